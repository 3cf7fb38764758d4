//! Opening books: best moves and values of the positions that a player meets before its table and a short search reach.
//!
//! A book follows one best move wherever the player is to move, and every legal move of the opponent, for either seat. It is made by
//! [`Builder`], and read as one file, which `docs/book.md` draws.

#[cfg(not(target_family = "wasm"))]
mod build;
mod file;
#[cfg(not(target_family = "wasm"))]
mod verify;

use alloc::sync::Arc;
use alloc::vec::Vec;
#[cfg(not(target_family = "wasm"))]
use std::sync::OnceLock;

use bija_rules::{Dir, Move, Pit, Position, Rules};

#[cfg(not(target_family = "wasm"))]
pub use build::{Builder, Watch};
pub use file::{BookError, VERSION};
#[cfg(not(target_family = "wasm"))]
pub use verify::{Found, Verifier};

use crate::kalah::{Kalah, KalahKernel, KalahRules, with_kernel};
use crate::maker::MoveMaker;
use crate::perfect::Answer;
#[cfg(not(target_family = "wasm"))]
use crate::perfect::{self, Means};
use crate::rank::Ranks;
use crate::word::Word;

/// The books that come with the program. Browsers get them too; the size of their module is held by `crates/web/tests/size_of_module.rs`.
const FILES: &[&[u8]] = &[
    include_bytes!("../../books/kalah-4x4.book"),
    include_bytes!("../../books/kalah-4x4-empty-capture.book"),
    include_bytes!("../../books/kalah-4x5.book"),
    include_bytes!("../../books/kalah-4x5-empty-capture.book"),
    include_bytes!("../../books/kalah-4x6.book"),
    include_bytes!("../../books/kalah-4x6-empty-capture.book"),
    include_bytes!("../../books/kalah-5x3.book"),
    include_bytes!("../../books/kalah-5x3-empty-capture.book"),
    include_bytes!("../../books/kalah-5x4.book"),
    include_bytes!("../../books/kalah-5x4-empty-capture.book"),
    include_bytes!("../../books/kalah-6x2.book"),
    include_bytes!("../../books/kalah-6x2-empty-capture.book"),
    include_bytes!("../../books/kalah-6x3.book"),
    include_bytes!("../../books/kalah-6x3-empty-capture.book"),
    include_bytes!("../../books/kalah-6x4.book"),
    include_bytes!("../../books/kalah-6x4-empty-capture.book"),
];

/// What a book says of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The board's rank.
    pub(crate) rank: u64,
    /// Seeds more than the other seat that the seat to move gains from here on.
    pub(crate) value: i8,
    /// The seat's pit to sow, counted from 0.
    pub(crate) pit: u8,
}

/// What a book is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Made {
    /// The rules.
    pub(crate) rules: KalahRules,
    /// Seeds of each pit at the start.
    pub(crate) seeds: u8,
    /// The most seeds of the player's table.
    pub(crate) table_seeds: u8,
    /// Boards within which a search reaches what is not in the book.
    pub(crate) reach: u64,
}

impl Made {
    /// For the start of these rules, and a player of these means.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn of(rules: &Rules, means: Means) -> Option<Made> {
        let claimed = perfect::claim(rules)?;
        let table_seeds = means.table_seeds(claimed, rules.seeds_in_all())?;
        Some(Made { rules: claimed, seeds: seeds_a_pit(claimed, rules), table_seeds, reach: means.reach })
    }

    /// Seeds of all pits at the start.
    pub(crate) fn seeds_in_all(self) -> u32 {
        2 * u32::from(self.rules.pits) * u32::from(self.seeds)
    }
}

/// How far a book goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coverage {
    /// It holds every position that is out of reach.
    Complete,
    /// It holds those of that many plies from the start.
    Plies(u8),
}

/// An opening book.
#[derive(Clone, Debug)]
pub struct Book {
    made: Made,
    coverage: Coverage,
    /// In the order of the ranks.
    entries: Vec<Entry>,
    boards: Numbers,
}

impl Book {
    /// The book for these rules and their start that comes with the program.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn of(claimed: KalahRules, rules: &Rules) -> Option<Arc<Book>> {
        Book::all().iter().find(|book| book.is_for(claimed, rules)).map(Arc::clone)
    }

    /// The same where a single player asks: nothing of the other books is kept.
    #[cfg(target_family = "wasm")]
    pub(crate) fn of(claimed: KalahRules, rules: &Rules) -> Option<Arc<Book>> {
        let read = |bytes: &&[u8]| Book::read(bytes).expect("the program's books are whole");
        FILES.iter().map(read).find(|book| book.is_for(claimed, rules)).map(Arc::new)
    }

    /// Whether it is for these rules and their start.
    pub(crate) fn is_for(&self, claimed: KalahRules, rules: &Rules) -> bool {
        self.made.rules == claimed && self.made.seeds == seeds_a_pit(claimed, rules)
    }

    /// The books that come with the program.
    #[cfg(not(target_family = "wasm"))]
    pub fn all() -> &'static [Arc<Book>] {
        static BOOKS: OnceLock<Vec<Arc<Book>>> = OnceLock::new();
        let read = |bytes: &&[u8]| Arc::new(Book::read(bytes).expect("the program's books are whole"));
        BOOKS.get_or_init(|| FILES.iter().map(read).collect())
    }

    /// The rules it is for.
    pub fn rules(&self) -> KalahRules {
        self.made.rules
    }

    /// Seeds of each pit at the start.
    pub fn seeds(&self) -> u8 {
        self.made.seeds
    }

    /// The most seeds of the player's table.
    pub fn table_seeds(&self) -> u8 {
        self.made.table_seeds
    }

    /// Boards within which a search with that table reaches what is not in the book.
    pub fn reach(&self) -> u64 {
        self.made.reach
    }

    /// How far it goes.
    pub fn coverage(&self) -> Coverage {
        self.coverage
    }

    /// Positions in it.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing is in it: then a search reaches everything.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What it says of a position, if that is in it.
    pub fn answer(&self, position: &Position) -> Option<Answer> {
        let (rank, held) = self.boards.of(position)?;
        let place = self.entries.binary_search_by_key(&rank, |entry| entry.rank).ok()?;
        let Entry { value, pit, .. } = self.entries[place];
        Some(Answer { best: sowing(self.made.rules, position, pit)?, value: held + i32::from(value), nodes: 0 })
    }
}

/// Seeds of each pit at the start of these rules.
fn seeds_a_pit(claimed: KalahRules, rules: &Rules) -> u8 {
    (rules.seeds_in_all() / (2 * u32::from(claimed.pits))) as u8
}

/// The move of the pit of the seat to move, counted from 0.
fn sowing(rules: KalahRules, position: &Position, pit: u8) -> Option<Move> {
    let first = position.to_move()?.index() * usize::from(rules.pits);
    Some(Move::sow((first + usize::from(pit)) as Pit, Dir::Forward))
}

/// Numbers boards: positions that differ in their stores alone have the same one.
#[derive(Clone, Debug)]
pub(crate) struct Numbers {
    kernel: KalahKernel,
    ranks: Ranks,
}

impl Numbers {
    /// Those of boards with up to so many seeds; `None` if there are too many.
    pub(crate) fn new(rules: KalahRules, seeds_in_all: u8) -> Option<Numbers> {
        Some(Numbers { kernel: KalahKernel::new(rules), ranks: Ranks::new(usize::from(rules.pits), seeds_in_all)? })
    }

    /// The number of a position's board, and what the seat to move holds more than the other; `None` if the game is over, or there are
    /// more seeds than have numbers.
    pub(crate) fn of(&self, position: &Position) -> Option<(u64, i32)> {
        with_kernel!(&self.kernel, maker => self.number(maker, position))
    }

    fn number<W: Word, const PITS: usize>(&self, maker: &Kalah<W, PITS>, position: &Position) -> Option<(u64, i32)> {
        let seeds: usize = (0..2 * PITS).map(|pit| usize::from(position.seeds(pit as Pit))).sum();
        let board = maker.pack(position).filter(|_| seeds <= self.ranks.most())?;
        let (board, held) = maker.without_stores(board);
        Some((self.ranks.of::<W, PITS>(board), held))
    }
}
