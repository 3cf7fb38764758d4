//! Why a turn ended, in sentences.

use bija_rules::facts::Question;
use bija_rules::ruleset::{Act, At, Feed, Holes, Slam};
use bija_rules::{Event, Why};

use super::Teller;

impl Teller<'_> {
    pub(super) fn turn_end(&mut self) {
        let story = self.story;
        let extra = self.sow().map(|sow| &sow.extra);
        let Some(why) = story.why else {
            return;
        };
        match why {
            Why::Captured | Why::Marked if story.spared.is_none() => self,
            Why::Captured | Why::Marked | Why::GrandSlam => self.slam(),
            Why::NothingFacing => self.say("capture-none"),
            Why::LapNeeded => self.say("turn-end-lap-needed").by(story.mover),
            Why::BonusSpent => self.say("turn-end-bonus-spent").number("limit", extra.and_then(|extra| extra.max_bonus).unwrap_or_default().into()),
            // A seat that has finished is told its place instead.
            Why::InStore if story.finished => self,
            Why::InStore => self.say("turn-end-in-store"),
            Why::Endless => self.say("turn-end-endless"),
            Why::QuanNext => self.say("turn-end-quan-next"),
            Why::YoungQuan => self.say("turn-end-young-quan").number("least", extra.and_then(|extra| extra.pieces).map_or(0, |pieces| pieces.young).into()),
            Why::TwoEmpty => self.say("turn-end-two-empty"),
            Why::House => self.say("turn-end-house"),
            Why::Stopped => self.say("turn-end-stopped").agent(),
            Why::Blocked => self.say("turn-end-blocked"),
            Why::Plain => self.plain_end(),
        };
    }

    /// Why nothing came of the landing, as far as the table tells.
    fn plain_end(&mut self) -> &mut Self {
        let made = self.story.last_made;
        let Some(pit) = self.story.last_pit().filter(|_| made > 0) else {
            return self.say("turn-end-plain");
        };
        let own = self.rules.board().owner(pit) == Some(self.story.mover);
        if self.counts_are_captured() && !own {
            return self.say("turn-end-count").count(made.into());
        }
        if !own && made % 2 == 1 && self.takes_last(Holes::Itself) {
            return self.say("turn-end-odd").count(made.into());
        }
        match (self.takes_last(Holes::WithFacing), made, own) {
            (true, 1, false) => self.say("turn-end-other-row"),
            (true, 2.., true) => self.say("turn-end-occupied"),
            (true, 2.., false) if !self.relays() => self.say("turn-end-occupied"),
            (_, _, _) => self.say("turn-end-plain"),
        }
    }

    /// Whether such holes are captured where the last seed falls, and only there.
    fn takes_last(&self, holes: Holes) -> bool {
        self.takes(&|take| take.at == At::Last && take.holes == holes && take.back.is_none())
    }

    /// Whether a seat must feed the other, if it can.
    pub(super) fn must_feed(&self) -> bool {
        self.sow().is_some_and(|sow| sow.choose.feed == Feed::MustFeed)
    }

    fn relays(&self) -> bool {
        self.sow().is_some_and(|sow| sow.landing.iter().any(|row| matches!(row.act, Act::Relay(_)) && !row.when.asks(Question::Next)))
    }

    fn slam(&mut self) -> &mut Self {
        match self.sow().map_or(Slam::Captures, |sow| sow.slam) {
            Slam::TakesNothing | Slam::Captures => self.say("capture-slam"),
            Slam::Illegal => self.say("capture-slam-illegal"),
            Slam::KeepFirst => self.say("capture-slam-keep-first").spared(),
            Slam::KeepLast => self.say("capture-slam-keep-last").spared(),
            Slam::RestToOpponent => self.say("capture-slam-rest"),
        }
    }

    /// The place of the first pit that was left alone.
    fn spared(&mut self) -> &mut Self {
        match self.story.spared {
            Some(pit) => self.place(pit),
            None => self,
        }
    }

    /// The places of seats that have finished.
    pub(super) fn finished(&mut self) {
        for event in self.events {
            if let &Event::Finish { seat, place } = event {
                self.line("rank").by(seat).number("rank", place.into());
            }
        }
    }

    pub(super) fn preview_turn_end(&mut self) {
        let story = self.story;
        let other = story.mover.other();
        let Some(why) = story.why else {
            return;
        };
        match why {
            Why::GrandSlam => self.say("preview-slam"),
            Why::Captured | Why::Marked if story.spared.is_some() => self.say("preview-slam-part"),
            Why::NothingFacing => self.say("preview-capture-none"),
            Why::LapNeeded => self.say("preview-lap-needed").by(story.mover),
            Why::BonusSpent => self.say("preview-bonus-spent"),
            Why::Captured | Why::Marked => self,
            Why::Plain if self.must_feed() && self.rules.row_is_empty(self.before, other) => {
                let given = self.rules.board().owned(other).map(|pit| u32::from(self.after.seeds(pit))).sum();
                self.say("preview-feeds").count(given)
            }
            Why::Plain | Why::InStore | Why::QuanNext | Why::YoungQuan | Why::TwoEmpty | Why::Endless | Why::House | Why::Stopped | Why::Blocked => {
                self.say("preview-turn-ends")
            }
        };
    }
}
