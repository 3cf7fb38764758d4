//! Looking where the last seed fell: the facts that the landing table asks for, and its first row that accepts them.

use crate::facts::Fact;
use crate::laps::{Cell, store_owner};
use crate::pits::Pit;
use crate::position::Position;
use crate::rules::{NO_PIT, Rules};
use crate::ruleset::{Act, At, Except, Take, Why};
use crate::seat::Seat;
use crate::sow::Turn;

impl Rules {
    /// The first row of the landing table that accepts this landing.
    #[inline]
    pub(crate) fn look(&self, position: &Position, turn: &Turn, cell: Cell) -> Act {
        let facts = self.facts(position, turn, cell);
        for row in &self.landing {
            if row.when.accepts(facts) {
                return row.act;
            }
        }
        Act::Over(Why::Plain)
    }

    /// The facts of a landing that the table asks for, one bit a question.
    #[inline]
    fn facts(&self, position: &Position, turn: &Turn, cell: Cell) -> u32 {
        let mut facts = match store_owner(cell) {
            Some(owner) if owner == turn.seat => Fact::OwnStore.bit(),
            Some(_) => Fact::OtherStore.bit(),
            None => self.place(turn.seat, cell) | count_fact(position.seeds(cell)),
        };
        if self.asked.facing && cell < 64 {
            let facing = self.facing(cell);
            let full = facing != NO_PIT && position.seeds(facing) > 0;
            facts |= if full { Fact::FacingFull } else { Fact::FacingEmpty }.bit();
        }
        if self.asked.behind && cell < 64 {
            let behind = self.behind(cell);
            let full = behind != NO_PIT && position.seeds(behind) > 0;
            facts |= if full { Fact::BehindFull } else { Fact::BehindEmpty }.bit();
        }
        if self.asked.ahead {
            facts |= self.facts_ahead(position, turn, cell);
        }
        if self.asked.store {
            facts |= if turn.passed { Fact::StorePassed } else { Fact::StoreAhead }.bit();
        }
        if self.asked.mark {
            facts |= if cell < 64 && self.may_mark(position, turn.seat, cell) { Fact::MayMark } else { Fact::MayNotMark }.bit();
        }
        if self.asked.caught {
            facts |= if turn.caught { Fact::Caught } else { Fact::NothingCaught }.bit();
        }
        if self.asked.turn {
            facts |= if position.turns < self.board().seats { Fact::Opening } else { Fact::Later }.bit();
        }
        facts
    }

    fn facts_ahead(&self, position: &Position, turn: &Turn, cell: Cell) -> u32 {
        let next = self.next_pit(position, turn, cell);
        let far = self.next_pit(position, turn, next);
        let next_fact = match (self.is_full(position, next), self.is_neutral(next)) {
            (false, _) => Fact::NextEmpty,
            (true, false) => Fact::NextFull,
            (true, true) => Fact::NextNeutralFull,
        };
        let young = self.sow().extra.pieces.is_some_and(|pieces| self.piece_at(position, far) && position.seeds(far) < pieces.young);
        let far_fact = match (young, self.is_full(position, far)) {
            (true, _) => Fact::FarYoung,
            (false, true) => Fact::FarFull,
            (false, false) => Fact::FarEmpty,
        };
        next_fact.bit() | far_fact.bit()
    }

    fn is_neutral(&self, pit: Pit) -> bool {
        self.number(pit) == 0
    }

    fn piece_at(&self, position: &Position, pit: Pit) -> bool {
        self.seats().any(|seat| self.board().neutral(seat) == Some(pit) && position.has_piece(seat))
    }

    fn is_full(&self, position: &Position, pit: Pit) -> bool {
        position.seeds(pit) > 0 || self.piece_at(position, pit)
    }

    fn may_mark(&self, position: &Position, seat: Seat, pit: Pit) -> bool {
        let Some(rule) = self.sow().extra.marks else {
            return false;
        };
        let other = seat.other();
        let same_number = position.mark(other).is_some_and(|mark| self.number(mark) == self.number(pit));
        position.mark(seat).is_none()
            && position.mark(other) != Some(pit)
            && self.owned[other].contains(pit)
            && !(rule.last_pit == Except::Yes && self.number(pit) as usize == self.board().pits_per_seat())
            && !(rule.same_number == Except::Yes && same_number)
    }

    /// The pit after this cell on the track, stores and closed pits passed over.
    pub(crate) fn next_pit(&self, position: &Position, turn: &Turn, cell: Cell) -> Pit {
        let mut next = self.steps.after(turn.seat, turn.dir, cell);
        while next != cell && (next >= 64 || position.closed.contains(next)) {
            next = self.steps.after(turn.seat, turn.dir, next);
        }
        next
    }

    /// The hole a capture is seen from.
    #[inline]
    pub(crate) fn seen_from(&self, position: &Position, turn: &Turn, cell: Cell, take: Take) -> Pit {
        match take.at {
            At::Last => cell,
            At::Next => self.next_pit(position, turn, cell),
            At::Far => self.next_pit(position, turn, self.next_pit(position, turn, cell)),
        }
    }
}

#[inline]
const fn count_fact(seeds: u8) -> u32 {
    match seeds {
        0..=4 => Fact::Holds0.bit() << seeds,
        _ if seeds % 2 == 1 => Fact::HoldsOdd.bit(),
        _ => Fact::HoldsEven.bit(),
    }
}
