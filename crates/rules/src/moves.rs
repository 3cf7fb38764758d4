//! Moves: one decision of one seat.

use crate::pits::{Pit, PitSet};
use crate::seat::Seat;

/// A direction of sowing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Dir {
    /// In the order in which pits are numbered.
    Forward,
    /// Against it.
    Backward,
}

impl Dir {
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// One decision of the seat to move: a pit with its direction, or the answer to a rule's question.
///
/// One byte: six bits of pit, one of direction, one for the answer that sows nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Move(u8);

impl Move {
    const BACKWARD: u8 = 0x40;

    /// The pie rule's answer: change seats instead of sowing.
    pub const SWAP: Move = Move(0x80);

    /// The answer to the question of the house: stop instead of sowing it. No game asks both questions.
    pub const STOP: Move = Move::SWAP;

    /// A seat leaves a race. It is nobody's turn to do so: any seat may, at any time, and it is never among the
    /// [legal moves](crate::Rules::legal).
    pub const fn resign(seat: Seat) -> Move {
        Move(Self::SWAP.0 | (seat.index() as u8 + 1))
    }

    /// The seat that leaves, if the move is that.
    pub const fn resigns(self) -> Option<Seat> {
        match self.0.checked_sub(Self::SWAP.0 + 1) {
            Some(index) => Seat::new(index as usize),
            None => None,
        }
    }

    /// Sow from that pit in that direction.
    pub const fn sow(pit: Pit, dir: Dir) -> Move {
        match dir {
            Dir::Forward => Move(pit & 0x3f),
            Dir::Backward => Move(pit & 0x3f | Self::BACKWARD),
        }
    }

    /// The pit that is sown, if the move is a sowing.
    pub const fn pit(self) -> Option<Pit> {
        if self.0 & Self::SWAP.0 == 0 { Some(self.0 & 0x3f) } else { None }
    }

    /// The direction of the sowing; forwards for an answer.
    pub const fn dir(self) -> Dir {
        if self.0 & Self::BACKWARD == 0 { Dir::Forward } else { Dir::Backward }
    }
}

/// The legal moves of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moves {
    pub(crate) forward: PitSet,
    pub(crate) backward: PitSet,
    /// The answer that sows nothing: [`Move::SWAP`] or [`Move::STOP`].
    pub(crate) other: bool,
}

impl Moves {
    /// No move.
    pub const NONE: Moves = Moves { forward: PitSet::EMPTY, backward: PitSet::EMPTY, other: false };

    /// Pits that may be sown in that direction.
    pub const fn pits(self, dir: Dir) -> PitSet {
        match dir {
            Dir::Forward => self.forward,
            Dir::Backward => self.backward,
        }
    }

    /// Whether the move is one of them.
    pub const fn contains(self, mv: Move) -> bool {
        match mv.pit() {
            Some(pit) => self.pits(mv.dir()).contains(pit),
            None => self.other && mv.0 == Move::SWAP.0,
        }
    }

    pub(crate) const fn add(&mut self, mv: Move) {
        match (mv.pit(), mv.dir()) {
            (Some(pit), Dir::Forward) => self.forward = self.forward.or(PitSet::of(pit)),
            (Some(pit), Dir::Backward) => self.backward = self.backward.or(PitSet::of(pit)),
            (None, _) => self.other = true,
        }
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.forward.is_empty() && self.backward.is_empty() && !self.other
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.forward.len() + self.backward.len() + self.other as usize
    }
}

/// Forward sowings by pit, then backward ones, then the answer that sows nothing.
impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        if let Some(pit) = self.forward.next() {
            return Some(Move::sow(pit, Dir::Forward));
        }
        if let Some(pit) = self.backward.next() {
            return Some(Move::sow(pit, Dir::Backward));
        }
        core::mem::take(&mut self.other).then_some(Move::SWAP)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = (*self).len();
        (len, Some(len))
    }
}

impl ExactSizeIterator for Moves {}
