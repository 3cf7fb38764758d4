//! Sentences: what a move did, and what it would do, as message keys.
//!
//! A sentence that is said both ways has one key; said before the move it begins with `preview-`.

mod captures;
mod end;
mod turn_end;

use alloc::borrow::Cow;
use alloc::vec::Vec;

use bija_rules::catalogue::Turning;
use bija_rules::plain::join;
use bija_rules::ruleset::{Drop, DropRow, Family, Sow};
use bija_rules::{Event, Pit, Position, Rules, Seat};

use crate::choice::has_directions;
use crate::layout::Side;
use crate::line::{Arg, Line};
use crate::people::People;
use crate::story::{Spot, Story};

/// When the sentences are said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tense {
    /// After the move.
    Past,
    /// Before it.
    Future,
}

/// Makes the sentences of one move.
struct Teller<'a> {
    rules: &'a Rules,
    people: &'a People,
    before: &'a Position,
    after: &'a Position,
    events: &'a [Event],
    story: &'a Story,
    tense: Tense,
    lines: Vec<Line>,
}

/// What a move did: one sentence an event that matters, in the order of the board. Ends with whose turn it is or what is
/// asked, or with the reason and the result.
pub fn summary(rules: &Rules, before: &Position, after: &Position, events: &[Event], people: &People) -> Vec<Line> {
    let story = &Story::of(rules, before, events);
    let mut teller = Teller { rules, people, before, after, events, story, tense: Tense::Past, lines: Vec::new() };
    teller.sowing();
    teller.captures();
    teller.turn_end();
    for event in events {
        if let &Event::Resign { seat, place } = event {
            teller.say("resigned").by(seat).number("rank", place.into());
        }
        if let &Event::HouseLost(pit) = event
            && let Some(seat) = rules.board().owner(pit)
        {
            teller.say("house-lost").by(seat);
        }
    }
    if let Some(pit) = story.blocked {
        teller.say("takasia").place(pit);
    }
    if story.end.is_none() {
        teller.finished();
        if story.again {
            teller.say("extra-turn").by(story.mover);
        }
    }
    for event in events {
        if let &Event::Passed(seat) = event {
            teller.say("pass").by(seat);
        }
    }
    teller.paid();
    teller.end();
    teller.next();
    teller.lines
}

/// What a move would do, before it is made.
pub fn preview(rules: &Rules, before: &Position, after: &Position, events: &[Event], people: &People) -> Vec<Line> {
    let story = &Story::of(rules, before, events);
    let mut teller = Teller { rules, people, before, after, events, story, tense: Tense::Future, lines: Vec::new() };
    teller.prospect();
    teller.lines
}

impl<'a> Teller<'a> {
    fn sow(&self) -> Option<&'a Sow> {
        match &self.rules.ruleset().family {
            Family::Sow(sow) => Some(sow),
            Family::Bao(_) => None,
        }
    }

    /// One more sentence. The arguments that follow are its own.
    #[inline(never)]
    fn say(&mut self, key: &'static str) -> &mut Self {
        self.lines.push(Line::new(key));
        self
    }

    /// One more sentence that is said in either tense.
    #[inline(never)]
    fn line(&mut self, key: &'static str) -> &mut Self {
        let key = match self.tense {
            Tense::Past => Cow::Borrowed(key),
            Tense::Future => Cow::Owned(join(&["preview-", key], "")),
        };
        self.lines.push(Line::new(key));
        self
    }

    #[inline(never)]
    fn arg(&mut self, name: &'static str, arg: Arg) -> &mut Self {
        self.lines.last_mut().expect("a sentence comes before its arguments").args.push((name, arg));
        self
    }

    #[inline(never)]
    fn number(&mut self, name: &'static str, number: u32) -> &mut Self {
        self.arg(name, number.into())
    }

    #[inline(never)]
    fn count(&mut self, count: u32) -> &mut Self {
        self.number("count", count)
    }

    #[inline(never)]
    fn word(&mut self, name: &'static str, word: &'static str) -> &mut Self {
        self.arg(name, word.into())
    }

    fn way(&mut self, side: Side) -> &mut Self {
        self.word("way", side.name())
    }

    #[inline(never)]
    fn name(&mut self, name: &'static str, seat: Seat) -> &mut Self {
        self.arg(name, self.people.name(seat))
    }

    /// The person with whom the sentence begins.
    #[inline(never)]
    fn by(&mut self, seat: Seat) -> &mut Self {
        self.word("by", self.people.by(seat)).name("name", seat)
    }

    /// The mover, who acts in the sentence.
    #[inline(never)]
    fn agent(&mut self) -> &mut Self {
        self.arg("agent", self.people.agent(self.story.mover).into())
    }

    #[inline(never)]
    fn store(&mut self, name: &'static str, seat: Seat) -> &mut Self {
        self.arg(name, self.people.store(seat).into())
    }

    #[inline(never)]
    fn scored(&mut self, name: &'static str, seat: Seat) -> &mut Self {
        self.arg(name, i64::from(self.rules.score(self.after, seat)).into())
    }

    /// A pit by its owner, or a square of nobody's by the side of the table where the reader sees it.
    #[inline(never)]
    fn place(&mut self, pit: Pit) -> &mut Self {
        self.arg("place", self.people.place(self.rules, pit).into())
    }

    #[inline(never)]
    fn pit(&mut self, pit: Pit) -> &mut Self {
        self.arg("pit", Arg::of_pit(self.rules, pit))
    }

    /// The seat at the bottom of the table.
    fn viewer(&self) -> Seat {
        self.people.bottom()
    }

    fn sowing(&mut self) {
        let story = self.story;
        if story.swapped {
            self.say("swap").by(story.mover);
            return;
        }
        if let Some(pit) = story.brought {
            self.say("turn-namua").agent().pit(pit);
        }
        if let Some((pit, seeds)) = story.lifted {
            match self.side(pit) {
                Some(side) => self.say("turn-sow-way").agent().count(seeds.into()).pit(pit).way(side),
                None => self.say("turn-lift").agent().count(seeds.into()).pit(pit),
            };
        }
        if let (None, Some(_), Some(end)) = (story.lifted, story.brought, story.sown_into) {
            let at_left = self.rules.board().front(story.mover).next() == Some(end);
            let side = if at_left == (story.mover == self.viewer()) { Side::Left } else { Side::Right };
            self.say("sown-in").way(side);
        }
        if story.laps > 1 {
            self.say("relay-sum").number("laps", story.laps).count(story.sown);
        }
        self.taken();
        self.last_seed();
    }

    fn prospect(&mut self) {
        let story = self.story;
        if story.swapped {
            self.say("preview-swap");
            return;
        }
        let Some((pit, seeds)) = story.lifted.or(story.brought.map(|pit| (pit, 1))) else {
            self.say("preview-stop");
            return;
        };
        let cells = self.rules.board().cells();
        if story.laps > 1 {
            self.say("preview-laps").number("laps", story.laps);
        } else if usize::from(seeds) > cells {
            self.say("preview-round").number("rounds", (usize::from(seeds) / (cells + 1)) as u32);
        }
        self.taken();
        self.preview_last(pit);
        self.captures();
        if story.end.is_some() {
            self.preview_end();
        } else if story.again {
            self.say("preview-again").by(story.mover);
        } else if self.after.asked_at().is_some() {
            match self.after.in_hand() {
                0 => self.say("preview-ask-house"),
                _ => self.say("preview-ask-way"),
            };
        } else if !story.finished {
            self.preview_turn_end();
        } else {
            self.finished();
        }
    }

    /// The side to which the first lap ran as the reader sees it, in games with two directions. They are drawn anticlockwise.
    fn side(&self, from: Pit) -> Option<Side> {
        let dir = self.story.dir.filter(|_| has_directions(self.rules))?;
        let side = Side::of(self.rules, Turning::Anticlockwise, from, dir);
        Some(if self.story.mover == self.viewer() { side } else { side.other() })
    }

    /// Seeds that were taken as they fell.
    fn taken(&mut self) {
        let made = self.made();
        for taken in &self.story.taken {
            match (self.tense, taken.marked) {
                (Tense::Future, _) => self.say("preview-taken"),
                (Tense::Past, true) => self.say("taken-marked"),
                (Tense::Past, false) => self.say("taken-made").number("made", made.into()),
            };
            self.count(taken.seeds).store("store", taken.to);
        }
    }

    /// The count at which a pit is emptied as it is sown; 0 where none is.
    fn made(&self) -> u8 {
        let made = |row: &DropRow| if let Drop::Makes { count, .. } = row.when { Some(count) } else { None };
        self.sow().and_then(|sow| sow.drops.iter().find_map(made)).unwrap_or_default()
    }

    fn last_seed(&mut self) {
        let story = self.story;
        match story.last {
            None => self,
            Some(Spot::Store(owner)) => self.say("last-at").store("place", owner),
            Some(Spot::Pit(pit)) if story.laps == 1 && story.lifted.is_some_and(|(from, _)| from == pit) => self.say("last-at-origin").place(pit),
            Some(Spot::Pit(pit)) => match story.last_made {
                0 => self.say("last-at").place(pit),
                1 if !self.held_piece(pit) => self.say("last-at-empty").place(pit),
                made => self.say("last-at-made").place(pit).count(made.into()),
            },
        };
    }

    /// Whether a square of nobody's held its piece before the move.
    fn held_piece(&self, pit: Pit) -> bool {
        self.rules.seats().any(|seat| self.rules.board().neutral(seat) == Some(pit) && self.before.has_piece(seat))
    }

    fn preview_last(&mut self, from: Pit) {
        let story = self.story;
        match story.last {
            None => self,
            Some(Spot::Store(owner)) => self.say("preview-last").pit(from).store("place", owner),
            Some(Spot::Pit(last)) => match story.last_made {
                0 => self.say("preview-last").pit(from).place(last),
                1 if last != from && !self.held_piece(last) => self.say("preview-last-empty").pit(from).place(last),
                made => self.say("preview-last-made").pit(from).place(last).count(made.into()),
            },
        };
    }

    /// Seeds that a seat laid into its empty row, and how many of them it owes.
    fn paid(&mut self) {
        for &(seat, count) in &self.story.paid {
            self.say("pay").by(seat).count(count);
            let owed = u32::try_from(-self.after.store(seat)).unwrap_or_default().min(count);
            if owed > 0 {
                self.say("pay-debt").count(owed);
            }
        }
    }

    /// Whose turn it is, or what is asked and not answered yet.
    fn next(&mut self) {
        let Some(seat) = self.after.to_move() else {
            return;
        };
        if self.after.asked_at().is_some() {
            match self.after.in_hand() {
                0 => self.say("ask-house").by(seat),
                seeds => self.say("ask-way").by(seat).count(seeds.into()),
            };
        } else if self.story.next.is_some() {
            self.say("turn-next").by(seat);
        }
    }
}
