//! Starts that the players arrange themselves before the first move.

use alloc::vec::Vec;

use crate::event::Telling;
use crate::pits::{PitSet, Pits};
use crate::position::Position;
use crate::rules::Rules;
use crate::ruleset::{Arranged, Start};
use crate::seat::Seat;

/// What one seat lays out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// Who lays it out.
    pub seat: Seat,
    /// The pits, in the order in which an arrangement names them.
    pub pits: PitSet,
    /// How many seeds, in all.
    pub seeds: u32,
    /// The least number of seeds in a pit.
    pub least: u8,
}

/// Why an arrangement is not taken. Each keeps what was laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrangementError {
    /// This game begins as its rules say, and nobody arranges its seeds.
    NotHere,
    /// There are not as many lists as seats that arrange.
    Seats {
        /// How many there are.
        given: usize,
        /// How many there must be.
        expected: usize,
    },
    /// A list has not as many pits as the seat arranges.
    Pits {
        /// Whose list.
        seat: Seat,
        /// How many it has.
        given: usize,
        /// How many it must have.
        expected: usize,
    },
    /// A pit holds fewer seeds than it must.
    TooFew {
        /// Who laid it out.
        seat: Seat,
        /// Which of the seat's list, from 1.
        pit: usize,
        /// What it holds.
        seeds: u32,
        /// What it must hold.
        least: u8,
    },
    /// The seeds do not add up.
    Total {
        /// Who laid them out.
        seat: Seat,
        /// How many they are.
        given: u64,
        /// How many they must be.
        expected: u32,
    },
    /// The game would be over before the first move.
    StartIsOver,
}

impl core::fmt::Display for ArrangementError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "the arrangement is not accepted: {self:?}")
    }
}

impl core::error::Error for ArrangementError {}

impl Rules {
    /// What the seats lay out before the first move, in their order; nothing where the rules lay the start.
    pub fn arrangement(&self) -> Option<Vec<Share>> {
        let Start::Arranged(who, _) = self.ruleset().start else {
            return None;
        };
        let all = self.seats().fold(PitSet::EMPTY, |pits, seat| pits.or(self.owned[seat]));
        let mut shares = Vec::new();
        let mut share = |seat, pits: PitSet, least| shares.push(Share { seat, pits, seeds: u32::from(self.ruleset().seeds) * pits.len() as u32, least });
        match who {
            Arranged::ByFirst { least } => share(Seat::SOUTH, all, least),
            Arranged::ByEach { least } => self.seats().for_each(|seat| share(seat, self.owned[seat], least)),
        }
        Some(shares)
    }

    /// The start with the seeds as they were laid out: a list for each seat that arranges, its pits in order.
    ///
    /// # Errors
    /// If the rules take no such arrangement: see [`ArrangementError`].
    pub fn arranged(&self, lists: &[Vec<u32>]) -> Result<Position, ArrangementError> {
        let shares = self.arrangement().ok_or(ArrangementError::NotHere)?;
        if lists.len() != shares.len() {
            return Err(ArrangementError::Seats { given: lists.len(), expected: shares.len() });
        }
        let mut pits = Pits::default();
        for (share, list) in shares.iter().zip(lists) {
            share.check(list)?;
            for (pit, &seeds) in share.pits.zip(list) {
                pits.put(pit, seeds as u8);
            }
        }
        let mut start = Position { pits, ..self.start(0) };
        self.settle(&mut start, &mut Telling::nobody());
        if start.over().is_some() { Err(ArrangementError::StartIsOver) } else { Ok(start) }
    }
}

impl Share {
    fn check(&self, list: &[u32]) -> Result<(), ArrangementError> {
        let &Share { seat, pits, seeds: expected, least } = self;
        if list.len() != pits.len() {
            return Err(ArrangementError::Pits { seat, given: list.len(), expected: pits.len() });
        }
        if let Some(index) = list.iter().position(|&seeds| seeds < u32::from(least)) {
            return Err(ArrangementError::TooFew { seat, pit: index + 1, seeds: list[index], least });
        }
        let given: u64 = list.iter().map(|&seeds| u64::from(seeds)).sum();
        if given != u64::from(expected) {
            return Err(ArrangementError::Total { seat, given, expected });
        }
        Ok(())
    }
}
