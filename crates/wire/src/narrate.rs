//! Sentences: what a move did, and what it would do, as message keys.

use alloc::vec::Vec;

use bija_rules::ruleset::{Act, Chain, Family, Feed, Slam, Sow};
use bija_rules::{Event, Outcome, Position, Reason, Rules, Seat, Why};

use crate::line::Line;
use crate::people::People;
use crate::story::{Spot, Story};

/// Makes the sentences of one move.
struct Teller<'a> {
    rules: &'a Rules,
    people: &'a People,
    before: &'a Position,
    after: &'a Position,
    story: Story,
}

/// What a move did: one sentence an event that matters, in the order of the board. Ends with whose turn it is, or with
/// the reason and the result.
pub fn summary(rules: &Rules, before: &Position, after: &Position, events: &[Event], people: &People) -> Vec<Line> {
    let teller = Teller { rules, people, before, after, story: Story::of(rules, before, events) };
    let mut lines = teller.sowing();
    lines.extend(teller.captures("capture-facing", "capture-last", "capture-at", "capture-chain"));
    lines.extend(teller.turn_end());
    if teller.story.again && teller.story.end.is_none() {
        lines.push(people.said_of(teller.story.mover, "extra-turn"));
    }
    lines.extend(teller.story.passed.iter().map(|&seat| people.said_of(seat, "pass")));
    lines.extend(teller.end());
    if let Some(seat) = teller.story.next.filter(|_| after.over().is_none()) {
        lines.push(people.said_of(after.to_move().unwrap_or(seat), "turn-next"));
    }
    lines
}

/// What a move would do, before it is made.
pub fn preview(rules: &Rules, before: &Position, after: &Position, events: &[Event], people: &People) -> Vec<Line> {
    let teller = Teller { rules, people, before, after, story: Story::of(rules, before, events) };
    teller.preview()
}

impl Teller<'_> {
    fn sow(&self) -> Option<&Sow> {
        match &self.rules.ruleset().family {
            Family::Sow(sow) => Some(sow),
            Family::Bao(_) => None,
        }
    }

    /// Whether a seat must feed the other, if it can.
    fn must_feed(&self) -> bool {
        self.sow().is_some_and(|sow| sow.choose.feed == Feed::MustFeed)
    }

    fn pit(&self, pit: bija_rules::Pit) -> Line {
        let board = self.rules.board();
        let owner = board.owner(pit).unwrap_or(Seat::SOUTH);
        self.people.pit(owner, board.number(pit).unwrap_or_default())
    }

    fn number(&self, pit: bija_rules::Pit) -> u8 {
        self.rules.board().number(pit).unwrap_or_default()
    }

    fn sowing(&self) -> Vec<Line> {
        let story = &self.story;
        if story.swapped {
            return vec![self.people.said_of(story.mover, "swap")];
        }
        let Some((pit, seeds)) = story.lifted else {
            return Vec::new();
        };
        let mut lines = vec![Line::new("turn-lift").with("agent", self.people.agent(story.mover)).with("count", seeds).with("pit", self.number(pit))];
        if story.laps > 1 {
            lines.push(Line::new("relay-sum").with("laps", story.laps).with("count", story.sown));
        }
        lines.extend(self.last_seed());
        lines
    }

    fn last_seed(&self) -> Option<Line> {
        let story = &self.story;
        let line = match story.last? {
            Spot::Store(owner) => Line::new("last-at").with("place", self.people.store(owner)),
            Spot::Pit(pit) if story.laps == 1 && story.lifted.is_some_and(|(from, _)| from == pit) => Line::new("last-at-origin").with("place", self.pit(pit)),
            Spot::Pit(pit) if story.last_made == 1 => Line::new("last-at-empty").with("place", self.pit(pit)),
            Spot::Pit(pit) => Line::new("last-at-made").with("place", self.pit(pit)).with("count", story.last_made),
        };
        Some(line)
    }

    /// The capture, by the keys for the facing pit, the last seed alone, one pit and a chain.
    fn captures(&self, facing: &'static str, alone: &'static str, at: &'static str, chain: &'static str) -> Option<Line> {
        let story = &self.story;
        let last = story.last_pit()?;
        let total = story.captured_in_all();
        let others: Vec<_> = story.captured.iter().filter(|&&(pit, _)| pit != last).collect();
        match (story.captured.as_slice(), others.as_slice()) {
            ([], _) => None,
            (_, []) if self.counts_are_captured().is_none() => Some(Line::new(alone)),
            (_, &[&(pit, seeds)]) if self.rules.board().facing(last) == Some(pit) => {
                Some(Line::new(facing).with("count", seeds).with("place", self.pit(pit)).with("total", total))
            }
            ([(pit, seeds)], _) => Some(Line::new(at).with("count", *seeds).with("place", self.pit(*pit))),
            (pits, _) => Some(Line::new(chain).with("count", total).with("pits", pits.len()).with("place", self.pit(pits[0].0))),
        }
    }

    /// The chain of a capture by counting, if the game has one.
    fn counts_are_captured(&self) -> Option<Chain> {
        self.sow()?.landing.iter().find_map(|row| match row.act {
            Act::Capture(take, _) => take.back,
            Act::Over(_) | Act::Again | Act::Relay(_) | Act::Mark => None,
        })
    }

    fn turn_end(&self) -> Option<Line> {
        let story = &self.story;
        match story.why? {
            Why::Captured | Why::Marked if story.spared.is_empty() => None,
            Why::Captured | Why::Marked | Why::GrandSlam => Some(self.slam()),
            Why::NothingFacing => Some(Line::new("capture-none")),
            Why::LapNeeded => Some(self.people.said_of(story.mover, "turn-end-lap-needed")),
            Why::BonusSpent => Some(Line::new("turn-end-bonus-spent").with("limit", self.sow().and_then(|sow| sow.extra.max_bonus).unwrap_or_default())),
            Why::InStore => Some(Line::new("turn-end-in-store")),
            Why::Endless => Some(Line::new("turn-end-endless")),
            Why::House | Why::Stopped | Why::Blocked => Some(Line::new("turn-end-plain")),
            Why::Plain | Why::QuanNext | Why::YoungQuan | Why::TwoEmpty => Some(self.plain_end()),
        }
    }

    /// Why nothing came of the landing, as far as the table tells.
    fn plain_end(&self) -> Line {
        let story = &self.story;
        let Some(pit) = story.last_pit() else {
            return Line::new("turn-end-plain");
        };
        let own = self.rules.board().owner(pit) == Some(story.mover);
        if self.counts_are_captured().is_some() {
            return if own { Line::new("turn-end-plain") } else { Line::new("turn-end-count").with("count", story.last_made) };
        }
        if story.last_made > 1 {
            Line::new("turn-end-occupied")
        } else if own {
            Line::new("turn-end-plain")
        } else {
            Line::new("turn-end-other-row")
        }
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

    fn end(&self) -> Vec<Line> {
        let Some((reason, seat)) = self.story.end else {
            return Vec::new();
        };
        let mut lines: Vec<Line> = self.reason(reason, seat).into_iter().collect();
        lines.extend(self.story.swept.iter().map(|&(to, count)| Line::new("sweep").with("count", count).with("store", self.people.store(to))));
        if self.story.discarded > 0 {
            lines.push(Line::new("sweep-none").with("count", self.story.discarded));
        }
        lines.extend(self.rules.outcome(self.after).map(|outcome| self.score(&outcome)));
        lines
    }

    fn reason(&self, reason: Reason, seat: Option<Seat>) -> Option<Line> {
        let guard = &self.rules.ruleset().guard;
        let of_seat = |key| seat.map(|seat| self.people.said_of(seat, key));
        let total = u32::from(self.after.total());
        match reason {
            Reason::RowEmpty | Reason::FrontEmpty => of_seat("end-row-empty"),
            Reason::Majority => {
                let half = self.rules.seats().all(|one| 2 * u32::from(self.after.store(one).unsigned_abs()) == total);
                if half { Some(Line::new("end-draw-half").with("total", total)) } else { of_seat("end-majority").map(|line| line.with("total", total)) }
            }
            Reason::NoMove => {
                let hungry = self.must_feed() && seat.is_some_and(|seat| self.story.swept.iter().any(|&(to, _)| to == seat));
                if hungry { Some(Line::new("end-no-feed")) } else { of_seat("end-no-move") }
            }
            Reason::AllEmpty => Some(Line::new("end-all-empty")),
            Reason::Repetition if guard.repeats == Some(2) => Some(Line::new("end-repetition")),
            Reason::Repetition => Some(Line::new("end-repetition-third")),
            Reason::Cap => Some(Line::new("end-cap").with("limit", guard.cap.unwrap_or_default())),
            Reason::Endless => Some(Line::new("end-endless")),
            Reason::GrandSlam => Some(Line::new("end-grand-slam")),
            Reason::SquaresEmpty | Reason::PiecesGone | Reason::Finished => None,
        }
    }

    fn score(&self, outcome: &Outcome) -> Line {
        let winner = outcome.winner(self.rules.board().seats);
        let score = |seat: Seat| i64::from(outcome.score[seat]);
        match (self.people.reader(), winner) {
            (Some(you), winner) => {
                let result = match winner {
                    None => "draw",
                    Some(seat) if seat == you => "win",
                    Some(_) => "loss",
                };
                Line::new("end-score").with("result", result).with("own", score(you)).with("their", score(you.other()))
            }
            (None, Some(winner)) => {
                Line::new("end-score-named").with("winner", self.people.name(winner)).with("high", score(winner)).with("low", score(winner.other()))
            }
            (None, None) => Line::new("end-score").with("result", "draw").with("own", score(Seat::SOUTH)).with("their", score(Seat::NORTH)),
        }
    }

    fn preview(&self) -> Vec<Line> {
        let story = &self.story;
        if story.swapped {
            return vec![Line::new("preview-swap")];
        }
        let Some((pit, seeds)) = story.lifted else {
            return Vec::new();
        };
        let mut lines = Vec::new();
        if story.laps > 1 {
            lines.push(Line::new("preview-laps").with("laps", story.laps));
        } else if usize::from(seeds) > self.rules.board().cells() {
            lines.push(Line::new("preview-round").with("rounds", usize::from(seeds) / (self.rules.board().cells() + 1)));
        }
        lines.extend(self.preview_last(pit));
        lines.extend(self.captures("preview-capture-facing", "preview-capture-last", "preview-capture-at", "preview-capture-chain"));
        if story.end.is_some() {
            lines.push(self.preview_end());
        } else if story.again {
            lines.push(self.people.said_of(story.mover, "preview-again"));
        } else {
            lines.extend(self.preview_turn_end());
        }
        lines
    }

    fn preview_last(&self, from: bija_rules::Pit) -> Option<Line> {
        let story = &self.story;
        let pit = self.number(from);
        let line = match story.last? {
            Spot::Store(owner) => Line::new("preview-last").with("pit", pit).with("place", self.people.store(owner)),
            Spot::Pit(last) if story.last_made == 1 && last != from => Line::new("preview-last-empty").with("pit", pit).with("place", self.pit(last)),
            Spot::Pit(last) => Line::new("preview-last-made").with("pit", pit).with("place", self.pit(last)).with("count", story.last_made),
        };
        Some(line)
    }

    fn preview_turn_end(&self) -> Option<Line> {
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
            Why::House | Why::Stopped | Why::Blocked => Some(Line::new("preview-turn-ends")),
            Why::Plain | Why::InStore | Why::QuanNext | Why::YoungQuan | Why::TwoEmpty | Why::Endless => Some(Line::new("preview-turn-ends")),
        }
    }

    fn preview_end(&self) -> Line {
        match self.rules.outcome(self.after) {
            Some(outcome) => {
                let score = |seat: Seat| i64::from(outcome.score[seat]);
                Line::new("preview-end-score").with("own", score(self.story.mover)).with("their", score(self.story.mover.other()))
            }
            None => Line::new("preview-end"),
        }
    }
}
