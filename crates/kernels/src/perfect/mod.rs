//! A player that never gives away a seed: what its book or a search within its means proves, it plays; of the rest it says that it
//! cannot prove it.
//!
//! ```text
//! position ── book ──────────────── move and value      openings that a search would take long for
//!          └─ search, table below ─ move and value      everything else, within a number of boards
//!                                 └ not proved          somebody else has to play
//! ```
//! A search begins with nothing remembered and runs on one thread: the same position gives the same answer, whatever was asked before.
//! [`Perfect`] builds its table on a thread of its own, [`Sliced`] does everything in slices on the caller's.

#[cfg(not(target_family = "wasm"))]
mod shared;
mod sliced;

#[cfg(not(target_family = "wasm"))]
pub use shared::{Perfect, PerfectPlayers, Readiness};
#[cfg(not(target_family = "wasm"))]
pub(crate) use shared::{answer_of, search};
pub use sliced::{Filled, Sliced};

use bija_rules::{Move, Rules};

use crate::book::{Book, Coverage};
use crate::kalah::{KalahRules, Pie};
use crate::rank::{MOST_RANKED, Ranks};

/// What a player may spend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Means {
    /// The most boards of its table, a byte each.
    pub table_boards: u64,
    /// Boards within which a search finds what is not in its book.
    pub reach: u64,
    /// Boards that it looks at before it gives up: where errors lead to is as a rule easier than what the book was made for, but not
    /// always.
    pub nodes: u64,
}

impl Means {
    /// Those of every player but in trials: endings of up to 16 seeds in two rows of six, a reach of a third of a second on a
    /// server's core.
    pub const USUAL: Means = Means { table_boards: 31_000_000, reach: 1_000_000, nodes: 12_000_000 };

    /// The most seeds of the table for these rules: as many as may be, and no more than there are; `None` if kernels do not play with
    /// so many.
    pub(crate) fn table_seeds(self, rules: KalahRules, seeds_in_all: u32) -> Option<u8> {
        let most = u8::try_from(seeds_in_all).ok().filter(|&seeds| seeds <= MOST_RANKED)?;
        (0..=most).rev().find(|&seeds| Ranks::new(usize::from(rules.pits), seeds).is_some_and(|ranks| ranks.count() <= self.table_boards))
    }
}

/// Bytes in which a search remembers.
const MEMORY: u64 = 16 << 20;

/// What is best in a position, proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// A best move.
    pub best: Move,
    /// The margin that the seat to move ends with, in seeds, both seats playing as well as can be.
    pub value: i32,
    /// Boards whose moves were looked at: none if the book or the table knew.
    pub nodes: u64,
}

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unproved {
    /// The game is over, or there is something in the position that kernels have no place for.
    NotPlayed,
    /// It takes more boards than a player looks at.
    TooFar,
    /// It was told to stop.
    Stopped,
}

impl core::fmt::Display for Unproved {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Unproved::NotPlayed => write!(f, "there is nothing to play in this position, or nothing that is solved"),
            Unproved::TooFar => write!(f, "the value of this position takes more boards to prove than a player looks at"),
            Unproved::Stopped => write!(f, "the proof was stopped"),
        }
    }
}

impl core::error::Error for Unproved {}

/// Whether these rules can be played perfectly from the first move: their table holds every board, or there is a book for them. It
/// costs next to nothing to ask.
pub fn is_perfectly_played(rules: &Rules) -> bool {
    claim(rules)
        .is_some_and(|claimed| holds_all(claimed, rules.seeds_in_all()) || Book::of(claimed, rules).is_some_and(|book| book.coverage() == Coverage::Complete))
}

/// Rules with one start and without the question of the pie rule, which no kernel packs.
pub(crate) fn claim(rules: &Rules) -> Option<KalahRules> {
    KalahRules::claim(rules).filter(|claimed| claimed.pie == Pie::Off && !rules.has_random_start())
}

fn holds_all(rules: KalahRules, seeds_in_all: u32) -> bool {
    Means::USUAL.table_seeds(rules, seeds_in_all).is_some_and(|seeds| u32::from(seeds) == seeds_in_all)
}
