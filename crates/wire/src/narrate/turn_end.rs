//! Why a turn ended, in sentences.

use alloc::vec::Vec;

use bija_rules::Why;
use bija_rules::facts::Question;
use bija_rules::ruleset::{Act, At, Feed, Holes, Slam};

use super::Teller;
use crate::line::Line;

impl Teller<'_> {
    pub(super) fn turn_end(&self) -> Option<Line> {
        let story = &self.story;
        match story.why? {
            Why::Captured | Why::Marked if story.spared.is_empty() => None,
            Why::Captured | Why::Marked | Why::GrandSlam => Some(self.slam()),
            Why::NothingFacing => Some(Line::new("capture-none")),
            Why::LapNeeded => Some(self.people.said_of(story.mover, "turn-end-lap-needed")),
            Why::BonusSpent => Some(Line::new("turn-end-bonus-spent").with("limit", self.sow().and_then(|sow| sow.extra.max_bonus).unwrap_or_default())),
            // A seat that has finished is told its place instead.
            Why::InStore => story.finished.is_empty().then(|| Line::new("turn-end-in-store")),
            Why::Endless => Some(Line::new("turn-end-endless")),
            Why::QuanNext => Some(Line::new("turn-end-quan-next")),
            Why::YoungQuan => {
                Some(Line::new("turn-end-young-quan").with("least", self.sow().and_then(|sow| sow.extra.pieces).map_or(0, |pieces| pieces.young)))
            }
            Why::TwoEmpty => Some(Line::new("turn-end-two-empty")),
            Why::House => Some(Line::new("turn-end-house")),
            Why::Stopped => Some(Line::new("turn-end-stopped").with("agent", self.people.agent(story.mover))),
            Why::Blocked => Some(Line::new("turn-end-blocked")),
            Why::Plain => Some(self.plain_end()),
        }
    }

    /// Why nothing came of the landing, as far as the table tells.
    fn plain_end(&self) -> Line {
        let story = &self.story;
        let Some(pit) = story.last_pit().filter(|_| story.last_made > 0) else {
            return Line::new("turn-end-plain");
        };
        let own = self.rules.board().owner(pit) == Some(story.mover);
        if self.counts_are_captured() && !own {
            return Line::new("turn-end-count").with("count", story.last_made);
        }
        if !own && story.last_made % 2 == 1 && self.takes().any(|take| take.at == At::Last && take.holes == Holes::Itself && take.back.is_none()) {
            return Line::new("turn-end-odd").with("count", story.last_made);
        }
        let faced = self.takes().any(|take| take.at == At::Last && take.holes == Holes::WithFacing && take.back.is_none());
        match (faced, story.last_made, own) {
            (true, 1, false) => Line::new("turn-end-other-row"),
            (true, 2.., true) => Line::new("turn-end-occupied"),
            (true, 2.., false) if !self.relays() => Line::new("turn-end-occupied"),
            (_, _, _) => Line::new("turn-end-plain"),
        }
    }

    /// Whether a seat must feed the other, if it can.
    pub(super) fn must_feed(&self) -> bool {
        self.sow().is_some_and(|sow| sow.choose.feed == Feed::MustFeed)
    }

    fn relays(&self) -> bool {
        self.sow().is_some_and(|sow| sow.landing.iter().any(|row| matches!(row.act, Act::Relay(_)) && !row.when.asks(Question::Next)))
    }

    fn slam(&self) -> Line {
        let place = |line: Line| match self.story.spared.first() {
            Some(&pit) => line.with("place", self.pit(pit)),
            None => line,
        };
        match self.sow().map_or(Slam::Captures, |sow| sow.slam) {
            Slam::TakesNothing | Slam::Captures => Line::new("capture-slam"),
            Slam::Illegal => Line::new("capture-slam-illegal"),
            Slam::KeepFirst => place(Line::new("capture-slam-keep-first")),
            Slam::KeepLast => place(Line::new("capture-slam-keep-last")),
            Slam::RestToOpponent => Line::new("capture-slam-rest"),
        }
    }

    /// The places of seats that have finished.
    pub(super) fn finished(&self) -> Vec<Line> {
        let rank = |&(seat, place)| Line { key: self.key("rank"), ..self.people.said_of(seat, "rank").with("rank", place) };
        self.story.finished.iter().map(rank).collect()
    }

    pub(super) fn preview_turn_end(&self) -> Option<Line> {
        let story = &self.story;
        let hungry = self.must_feed() && self.rules.row_is_empty(self.before, story.mover.other());
        match story.why? {
            Why::GrandSlam => Some(Line::new("preview-slam")),
            Why::Captured | Why::Marked if !story.spared.is_empty() => Some(Line::new("preview-slam-part")),
            Why::NothingFacing => Some(Line::new("preview-capture-none")),
            Why::LapNeeded => Some(self.people.said_of(story.mover, "preview-lap-needed")),
            Why::BonusSpent => Some(Line::new("preview-bonus-spent")),
            Why::Captured | Why::Marked => None,
            Why::Plain if hungry => {
                let given: u32 = self.rules.board().owned(story.mover.other()).map(|pit| u32::from(self.after.seeds(pit))).sum();
                Some(Line::new("preview-feeds").with("count", given))
            }
            Why::Plain | Why::InStore | Why::QuanNext | Why::YoungQuan | Why::TwoEmpty | Why::Endless | Why::House | Why::Stopped | Why::Blocked => {
                Some(Line::new("preview-turn-ends"))
            }
        }
    }
}
