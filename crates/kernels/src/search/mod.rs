//! Searching the games of the Kalah and Oware families on their kernels: iterative deepening until a limit is reached, somebody says stop
//! or the value is proved. The engine searches every game; where a kernel plays it this search looks at several times as many boards.
//!
//! A value is called exact only if every end it rests on was seen and no repetition can touch it. The cap of sowings, which no game
//! reaches that somebody plays to win, plays no part.

mod field;
mod memory;
mod root;
mod tree;

use bija_rules::{Game, Move, Position, Rules};

use crate::kalah::{Kalah, KalahBoard, KalahKernel, KalahRules, with_kernel};
use crate::maker::MoveMaker;
use crate::oware::Oware;
use crate::tables::{Cycle, Endings};
use crate::word::Word;
use field::{KalahField, Key, OwareField};
use root::{Searches, Seeker};

/// What a search may spend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Boards that all its threads together may look at, each sowing tried counted as one.
    pub nodes: Option<u64>,
    /// Plies it looks ahead in the last iteration.
    pub depth: Option<u32>,
}

/// What a search has found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The best move and the moves expected after it. Moves of one seat may follow each other.
    pub line: Vec<Move>,
    /// The margin that the seat to move is expected to end with, in seeds.
    pub value: i32,
    /// Whether it is that of perfect play.
    pub exact: bool,
    /// Depth of the last iteration finished.
    pub depth: u32,
    /// Boards looked at.
    pub nodes: u64,
}

/// Boards and bytes of a glance.
const GLANCE_NODES: u64 = 100_000;
const GLANCE_BYTES: u64 = 2 << 20;

/// The future margin of a board without seeds in its stores as it looks at a glance, in seeds.
pub(crate) fn glance<W: Word, const PITS: usize>(maker: &Kalah<W, PITS>, board: KalahBoard<W>) -> i32
where
    [W; 2]: Key,
{
    Seeker::new(KalahField { maker: maker.clone(), table: None, tabled: 0 }, 0, GLANCE_BYTES, 1).estimate(board, GLANCE_NODES)
}

/// Whether there is a searcher for these rules that takes this position: none with closed pits or before the answer to the pie rule.
pub fn takes(rules: &Rules, position: &Position) -> bool {
    if let Some(kalah) = KalahRules::claim(rules) {
        return with_kernel!(KalahKernel::new(kalah), maker => maker.pack(position).is_some());
    }
    Endings::claim(rules).is_some_and(|endings| Oware::new(endings.play).pack(position).is_some())
}

/// Searches the games of one ruleset and remembers what it found from one search to the next.
#[derive(Debug)]
pub struct Searcher(Box<dyn Searches>);

impl Searcher {
    /// A searcher that remembers as many boards as fit in so many bytes and searches on so many threads; `None` if these rules are of neither
    /// family, or a repetition does not end their games as kernels see it.
    pub fn new(rules: &Rules, memory: u64, threads: usize) -> Option<Searcher> {
        if let Some(kalah) = KalahRules::claim(rules) {
            return Some(
                with_kernel!(KalahKernel::new(kalah), maker => Searcher(Box::new(Seeker::new(KalahField { maker, table: None, tabled: 0 }, 0, memory, threads)))),
            );
        }
        let Endings { play, cycle } = Endings::claim(rules)?;
        let comings = match cycle {
            Cycle::First => 1,
            Cycle::Third => 2,
        };
        Some(Searcher(Box::new(Seeker::new(OwareField { maker: Oware::new(play), endings: Endings { play, cycle }, table: None }, comings, memory, threads))))
    }

    /// Builds the table of endings that searches use, where there is one: without it they look at more boards to find the same.
    pub fn prepare(&mut self) {
        self.0.prepare();
    }

    /// Forgets all earlier searches: the next one is like the first of a new searcher.
    pub fn forget(&mut self) {
        self.0.forget();
    }

    /// Searches the position of a game of the searcher's rules, its history taken into account; `None` if there is something in it that
    /// kernels have no place for, or the game is over. `stop` is asked every few hundred boards, `on_depth` hears of every iteration. On one
    /// thread the same search of the same limits finds the same every time.
    pub fn search(&mut self, game: &Game, limits: &Limits, stop: &dyn Fn() -> bool, on_depth: &mut dyn FnMut(&Finding)) -> Option<Finding> {
        self.0.search(game, limits, stop, on_depth)
    }
}
