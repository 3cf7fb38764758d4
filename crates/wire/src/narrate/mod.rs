//! Sentences: what a move did, and what it would do, as message keys.
//!
//! A sentence that is said both ways has one key; said before the move it begins with `preview-`.

mod captures;
mod end;
mod turn_end;

use alloc::borrow::Cow;
use alloc::vec::Vec;

use bija_rules::catalogue::Turning;
use bija_rules::ruleset::{Drop, DropRow, Family, Sow};
use bija_rules::{Event, Pit, Position, Rules, Seat};

use crate::choice::has_directions;
use crate::layout::Side;
use crate::line::{Arg, Line};
use crate::people::People;
use crate::story::{Spot, Story, Taken};

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
    story: Story,
    tense: Tense,
}

/// What a move did: one sentence an event that matters, in the order of the board. Ends with whose turn it is or what is
/// asked, or with the reason and the result.
pub fn summary(rules: &Rules, before: &Position, after: &Position, events: &[Event], people: &People) -> Vec<Line> {
    let teller = Teller { rules, people, before, after, story: Story::of(rules, before, events), tense: Tense::Past };
    let story = &teller.story;
    let mut lines = teller.sowing();
    lines.extend(teller.captures());
    lines.extend(teller.turn_end());
    lines.extend(story.houses_lost.iter().map(|&seat| people.said_of(seat, "house-lost")));
    lines.extend(story.blocked.map(|pit| Line::new("takasia").with("place", teller.pit(pit))));
    if story.end.is_none() {
        lines.extend(teller.finished());
        if story.again {
            lines.push(people.said_of(story.mover, "extra-turn"));
        }
    }
    lines.extend(story.passed.iter().map(|&seat| people.said_of(seat, "pass")));
    lines.extend(teller.paid());
    lines.extend(teller.end());
    lines.extend(teller.next());
    lines
}

/// What a move would do, before it is made.
pub fn preview(rules: &Rules, before: &Position, after: &Position, events: &[Event], people: &People) -> Vec<Line> {
    let teller = Teller { rules, people, before, after, story: Story::of(rules, before, events), tense: Tense::Future };
    let story = &teller.story;
    if story.swapped {
        return vec![Line::new("preview-swap")];
    }
    let Some((pit, seeds)) = story.lifted.or(story.brought.map(|pit| (pit, 1))) else {
        return vec![Line::new("preview-stop")];
    };
    let mut lines = Vec::new();
    let cells = rules.board().cells();
    if story.laps > 1 {
        lines.push(Line::new("preview-laps").with("laps", story.laps));
    } else if usize::from(seeds) > cells {
        lines.push(Line::new("preview-round").with("rounds", usize::from(seeds) / (cells + 1)));
    }
    lines.extend(teller.taken());
    lines.extend(teller.preview_last(pit));
    lines.extend(teller.captures());
    if story.end.is_some() {
        lines.push(teller.preview_end());
    } else if story.again {
        lines.push(people.said_of(story.mover, "preview-again"));
    } else if after.asked_at().is_some() {
        lines.push(Line::new(if teller.after.in_hand() > 0 { "preview-ask-way" } else { "preview-ask-house" }));
    } else if story.finished.is_empty() {
        lines.extend(teller.preview_turn_end());
    } else {
        lines.extend(teller.finished());
    }
    lines
}

impl Teller<'_> {
    fn sow(&self) -> Option<&Sow> {
        match &self.rules.ruleset().family {
            Family::Sow(sow) => Some(sow),
            Family::Bao(_) => None,
        }
    }

    /// A line that is said in either tense.
    fn line(&self, key: &'static str) -> Line {
        Line::new(self.key(key))
    }

    fn key(&self, key: &'static str) -> Cow<'static, str> {
        match self.tense {
            Tense::Past => Cow::Borrowed(key),
            Tense::Future => Cow::Owned(["preview-", key].concat()),
        }
    }

    /// A pit by its owner, or a square of nobody's by the side of the table where the reader sees it.
    fn pit(&self, pit: Pit) -> Line {
        let board = self.rules.board();
        if let Some(owner) = board.owner(pit) {
            return self.people.pit(owner, self.name(pit));
        }
        // The square before a row lies at the left hand of the row's owner.
        let side = if board.neutral(self.viewer()) == Some(pit) { Side::Left } else { Side::Right };
        Line::new("place-square").with("way", side.name())
    }

    /// What the owner of a pit calls it: a number, or row and column.
    fn name(&self, pit: Pit) -> Arg {
        let board = self.rules.board();
        if board.has_columns() { board.label(pit).into() } else { board.number(pit).unwrap_or_default().into() }
    }

    /// The seat at the bottom of the table.
    fn viewer(&self) -> Seat {
        self.people.reader().unwrap_or(Seat::SOUTH)
    }

    fn sowing(&self) -> Vec<Line> {
        let story = &self.story;
        if story.swapped {
            return vec![self.people.said_of(story.mover, "swap")];
        }
        let by_mover = |key: &'static str| Line::new(key).with("agent", self.people.agent(story.mover));
        let mut lines = Vec::new();
        lines.extend(story.brought.map(|pit| by_mover("turn-namua").with("pit", self.name(pit))));
        if let Some((pit, seeds)) = story.lifted {
            let lifted = |key| by_mover(key).with("count", seeds).with("pit", self.name(pit));
            lines.push(match self.side(pit) {
                Some(side) => lifted("turn-sow-way").with("way", side.name()),
                None => lifted("turn-lift"),
            });
        }
        if let (None, Some(_), Some(end)) = (story.lifted, story.brought, story.sown_into) {
            let at_left = self.rules.board().front(story.mover).next() == Some(end);
            let end = if at_left == (story.mover == self.viewer()) { Side::Left } else { Side::Right };
            lines.push(Line::new("sown-in").with("way", end.name()));
        }
        if story.laps > 1 {
            lines.push(Line::new("relay-sum").with("laps", story.laps).with("count", story.sown));
        }
        lines.extend(self.taken());
        lines.extend(self.last_seed());
        lines
    }

    /// The side to which the first lap ran as the reader sees it, in games with two directions. They are drawn anticlockwise.
    fn side(&self, from: Pit) -> Option<Side> {
        let dir = self.story.dir.filter(|_| has_directions(self.rules))?;
        let side = Side::of(self.rules, Turning::Anticlockwise, from, dir);
        Some(if self.story.mover == self.viewer() { side } else { side.other() })
    }

    /// Seeds that were taken as they fell.
    fn taken(&self) -> Vec<Line> {
        let line = |taken: &Taken| match (self.tense, taken.marked) {
            (Tense::Future, _) => Line::new("preview-taken"),
            (Tense::Past, true) => Line::new("taken-marked"),
            (Tense::Past, false) => Line::new("taken-made").with("made", self.made()),
        };
        self.story.taken.iter().map(|taken| line(taken).with("count", taken.seeds).with("store", self.people.store(taken.to))).collect()
    }

    /// The count at which a pit is emptied as it is sown; 0 where none is.
    fn made(&self) -> u8 {
        let made = |row: &DropRow| if let Drop::Makes { count, .. } = row.when { Some(count) } else { None };
        self.sow().and_then(|sow| sow.drops.iter().find_map(made)).unwrap_or_default()
    }

    fn last_seed(&self) -> Option<Line> {
        let story = &self.story;
        let line = match story.last? {
            Spot::Store(owner) => Line::new("last-at").with("place", self.people.store(owner)),
            Spot::Pit(pit) if story.laps == 1 && story.lifted.is_some_and(|(from, _)| from == pit) => Line::new("last-at-origin").with("place", self.pit(pit)),
            Spot::Pit(pit) if story.last_made == 0 => Line::new("last-at").with("place", self.pit(pit)),
            Spot::Pit(pit) if story.last_made == 1 && !self.held_piece(pit) => Line::new("last-at-empty").with("place", self.pit(pit)),
            Spot::Pit(pit) => Line::new("last-at-made").with("place", self.pit(pit)).with("count", story.last_made),
        };
        Some(line)
    }

    /// Whether a square of nobody's held its piece before the move.
    fn held_piece(&self, pit: Pit) -> bool {
        self.rules.seats().any(|seat| self.rules.board().neutral(seat) == Some(pit) && self.before.has_piece(seat))
    }

    fn preview_last(&self, from: Pit) -> Option<Line> {
        let story = &self.story;
        let line = |key: &'static str| Line::new(key).with("pit", self.name(from));
        let line = match story.last? {
            Spot::Store(owner) => line("preview-last").with("place", self.people.store(owner)),
            Spot::Pit(last) if story.last_made == 0 => line("preview-last").with("place", self.pit(last)),
            Spot::Pit(last) if story.last_made == 1 && last != from && !self.held_piece(last) => line("preview-last-empty").with("place", self.pit(last)),
            Spot::Pit(last) => line("preview-last-made").with("place", self.pit(last)).with("count", story.last_made),
        };
        Some(line)
    }

    /// Seeds that a seat laid into its empty row, and how many of them it owes.
    fn paid(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        for &(seat, count) in &self.story.paid {
            lines.push(self.people.said_of(seat, "pay").with("count", count));
            let owed = u32::try_from(-self.after.store(seat)).unwrap_or_default().min(count);
            if owed > 0 {
                lines.push(Line::new("pay-debt").with("count", owed));
            }
        }
        lines
    }

    /// Whose turn it is, or what is asked and not answered yet.
    fn next(&self) -> Option<Line> {
        let seat = self.after.to_move()?;
        if self.after.asked_at().is_some() {
            return Some(match self.after.in_hand() {
                0 => self.people.said_of(seat, "ask-house"),
                seeds => self.people.said_of(seat, "ask-way").with("count", seeds),
            });
        }
        self.story.next.map(|_| self.people.said_of(seat, "turn-next"))
    }

    fn scored(&self, seat: Seat) -> Arg {
        i64::from(self.rules.score(self.after, seat)).into()
    }
}
