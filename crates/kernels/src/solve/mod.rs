//! Solving boards of the Kalah family exactly: values, the values of all moves, and a line that proves them.
//!
//! What is searched is the future margin: how many seeds more than the other seat the seat to move gains from here on. The stores play
//! no part in it, so that whatever is remembered or tabled serves every way to the same pits.

mod hunt;
mod memory;
mod search;
mod slices;

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bija_rules::{Dir, Move, Pit, Position, Seat};

use crate::crew;
use crate::kalah::{Kalah, KalahBoard, KalahKernel, KalahRules, with_kernel};
use crate::maker::MoveMaker;
use crate::rank::{MOST_RANKED, Ranks};
#[cfg(not(target_family = "wasm"))]
use crate::search::glance;
use crate::tables::Table;
use crate::word::Word;
use hunt::{Sought, hunt};
use memory::Memory;
use search::{Search, Thread};

pub(crate) use slices::{Proof, Proved};

/// Listens to a search. Called from all threads.
pub trait Watch: Sync {
    /// So many boards have been searched.
    fn searched(&self, boards: u64);
    /// What is known of the value by now.
    fn proved(&self, value: Bounds);
    /// Whether the search is to stop.
    fn stops(&self) -> bool;
}

/// Nobody listens.
impl Watch for () {
    fn searched(&self, _boards: u64) {}

    fn proved(&self, _value: Bounds) {}

    fn stops(&self) -> bool {
        false
    }
}

/// What is proved of a value, in seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// It is at least this.
    pub least: i32,
    /// It is at most this.
    pub most: i32,
}

impl Bounds {
    /// Nothing is known but that nobody gains more than lies in the pits.
    pub(crate) fn of_seeds(seeds: i32) -> Bounds {
        Bounds { least: -seeds, most: seeds }
    }

    /// A value that is known.
    pub(crate) fn exact(value: i32) -> Bounds {
        Bounds { least: value, most: value }
    }

    /// The value, if it is proved.
    pub fn value(self) -> Option<i32> {
        (self.least == self.most).then_some(self.least)
    }

    /// The same of a value that is higher by so much.
    #[must_use]
    pub fn plus(self, more: i32) -> Bounds {
        Bounds { least: self.least + more, most: self.most + more }
    }

    /// Bounds of the better of two moves.
    fn higher(self, other: Bounds) -> Bounds {
        Bounds { least: self.least.max(other.least), most: self.most.max(other.most) }
    }

    /// The same as the other seat sees it.
    #[must_use]
    pub fn turned(self) -> Bounds {
        Bounds { least: -self.most, most: -self.least }
    }
}

/// Why a position cannot be solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolvable {
    /// The game is over.
    Over,
    /// Something is in it that a kernel has no place for: closed pits, or the question of the pie rule.
    NotPacked,
    /// There are more boards of so many seeds than can be told apart.
    TooManySeeds {
        /// How many seeds lie in the pits.
        seeds: u32,
    },
}

impl core::fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Unsolvable::Over => write!(f, "the game is over"),
            Unsolvable::NotPacked => write!(f, "positions with closed pits or an open question of the pie rule are not solved"),
            Unsolvable::TooManySeeds { seeds } => write!(f, "positions with {seeds} seeds in so many pits are not solved"),
        }
    }
}

impl core::error::Error for Unsolvable {}

/// How much of a position is to be solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The value and one best move.
    Move,
    /// The value, the best move and a line.
    Value,
    /// The value of every move too.
    AllMoves,
}

/// What was found out about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// Seeds that the seat to move ends with more than the other one, what the stores hold included.
    pub margin: Bounds,
    /// The same of the moves that were asked for, in the order of the pits.
    pub moves: Vec<(Move, Bounds)>,
    /// Best play of both seats to the end of the game, as far as the search came; its first move alone if no more was asked for.
    pub line: Vec<Move>,
    /// Boards whose moves were looked at.
    pub nodes: u64,
}

/// Bytes for boards with hardly more seeds than the table knows: what a core keeps near.
const NEAR_BYTES: u64 = 1 << 20;
/// How many seeds more that is at most.
const NEAR_SEEDS: i32 = 4;

/// Solves positions of one game.
#[derive(Debug)]
pub struct Solver {
    kernel: KalahKernel,
    rules: KalahRules,
    table: Option<Arc<Table>>,
    far: Memory,
    near: Memory,
    threads: usize,
    first: First,
}

/// Where a value is looked for first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum First {
    /// Near a draw.
    NearDraw,
    /// Where a short search expects it.
    #[cfg(not(target_family = "wasm"))]
    Expected,
}

impl Solver {
    /// A solver that remembers as many boards as fit in so many bytes and searches on so many threads. A table of the same rules
    /// answers for boards with few seeds, as far as its layers are whole; one of other rules is not asked.
    pub fn new(rules: KalahRules, table: Option<Arc<Table>>, memory: u64, threads: usize) -> Solver {
        let table = table.filter(|table| table.rules() == KalahRules { pie: table.rules().pie, ..rules });
        Solver {
            kernel: KalahKernel::new(rules),
            rules,
            table,
            far: Memory::of_bytes(memory),
            near: Memory::of_bytes(NEAR_BYTES),
            threads: threads.max(1),
            first: First::NearDraw,
        }
    }

    /// The same solver, but it looks for each value first where a short search expects it: that costs some boards which are not counted, and
    /// saves many more where there are many to search.
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    pub fn expecting(self) -> Solver {
        Solver { first: First::Expected, ..self }
    }

    /// Solves a position, or proves as much of it as it can before it is told to stop.
    ///
    /// # Errors
    /// If the game is over, or the position is one that kernels do not play.
    pub fn solve(&self, position: &Position, asked: Asked, watch: &impl Watch) -> Result<Solved, Unsolvable> {
        self.solve_watched(position, asked, watch)
    }

    /// The same for any watch: the search is compiled once for all of them.
    fn solve_watched(&self, position: &Position, asked: Asked, watch: &dyn Watch) -> Result<Solved, Unsolvable> {
        let mover = position.to_move().ok_or(Unsolvable::Over)?;
        with_kernel!(&self.kernel, maker => {
            let board = maker.pack(position).ok_or(Unsolvable::NotPacked)?;
            let (board, held) = maker.without_stores(board);
            let (seeds, ranks) = self.ranks(position)?;
            let nodes = AtomicU64::new(0);
            let search = self.search(maker, &ranks, &nodes);
            let guess: &(dyn Fn(KalahBoard<_>, i32) -> i32 + Sync) = match self.first {
                First::NearDraw => &|_, seeds| search.near_nothing(seeds),
                #[cfg(not(target_family = "wasm"))]
                First::Expected => &|board, seeds| search.of_parity(glance(maker, board), seeds),
            };
            let root = Root { search: &search, watch, threads: self.threads, held, guess };
            let mut solved = root.solve(board, seeds as i32, asked, mover);
            solved.nodes = nodes.load(Ordering::Relaxed);
            Ok(solved)
        })
    }

    /// The seeds in a position's pits, and the ranks of boards with no more.
    fn ranks(&self, position: &Position) -> Result<(u32, Ranks), Unsolvable> {
        let seeds = self.rules.seeds_in_pits(position);
        let ranks = u8::try_from(seeds).ok().filter(|&seeds| seeds <= MOST_RANKED).and_then(|seeds| Ranks::new(usize::from(self.rules.pits), seeds));
        Ok((seeds, ranks.ok_or(Unsolvable::TooManySeeds { seeds })?))
    }

    /// A search with what is remembered and tabled.
    fn search<'s, W: Word, const PITS: usize>(&'s self, maker: &'s Kalah<W, PITS>, ranks: &'s Ranks, nodes: &'s AtomicU64) -> Search<'s, W, PITS> {
        let tabled = self.table.as_ref().map_or(0, |table| table.whole_layers() as i32);
        Search { maker, ranks, far: &self.far, near: &self.near, near_below: tabled + NEAR_SEEDS + 1, table: self.table.as_deref(), tabled, nodes }
    }
}

/// A position that is being solved.
struct Root<'s, W, const PITS: usize> {
    search: &'s Search<'s, W, PITS>,
    watch: &'s dyn Watch,
    threads: usize,
    /// Where the value of a board of so many seeds is looked for first.
    guess: &'s (dyn Fn(KalahBoard<W>, i32) -> i32 + Sync),
    /// What the seat to move holds in its store more than the other.
    held: i32,
}

/// A move as the seat sees it that makes it.
#[derive(Clone, Copy, Debug)]
struct Step<W> {
    pit: u32,
    after: KalahBoard<W>,
    seeds: i32,
    gain: i32,
    passes: bool,
}

impl<W> Step<W> {
    /// What the move is worth if the board after it is worth that to the seat that is to move there.
    fn worth(&self, after: Bounds) -> Bounds {
        if self.passes { after.turned().plus(self.gain) } else { after.plus(self.gain) }
    }

    /// Whether the move is worth at least so much if the board after it is worth that, or no more or no less than that.
    fn is_worth(&self, value: i32, after: i32) -> bool {
        self.worth(Bounds::exact(after)).least >= value
    }
}

impl<W: Word, const PITS: usize> Root<'_, W, PITS> {
    fn solve(&self, board: KalahBoard<W>, seeds: i32, asked: Asked, mover: Seat) -> Solved {
        let mut moves = Vec::new();
        let value = match asked {
            Asked::Move | Asked::Value => {
                let sought = [Sought::new(self.search, board, seeds, self.guess)];
                hunt(self.search, self.watch, self.threads, &sought, &|| self.watch.proved(sought[0].bounds().plus(self.held)));
                sought[0].bounds()
            }
            Asked::AllMoves => {
                let steps = self.steps(board, seeds);
                let sought: Vec<Sought<W>> = steps.iter().map(|step| Sought::new(self.search, step.after, step.seeds, self.guess)).collect();
                let worth = || steps.iter().zip(&sought).map(|(step, after)| step.worth(after.bounds()));
                let best = || worth().reduce(Bounds::higher).unwrap_or(Bounds::of_seeds(seeds));
                hunt(self.search, self.watch, self.threads, &sought, &|| self.watch.proved(best().plus(self.held)));
                moves = steps.iter().zip(worth()).map(|(step, value)| (sowing::<PITS>(mover, step.pit), value.plus(self.held))).collect();
                best()
            }
        };
        let plies = match asked {
            Asked::Move => 1,
            Asked::Value | Asked::AllMoves => usize::MAX,
        };
        let line = value.value().map_or_else(Vec::new, |value| self.line(board, seeds, value, mover, plies));
        Solved { margin: value.plus(self.held), moves, line, nodes: 0 }
    }

    /// The legal moves of a board that is not over.
    fn steps(&self, board: KalahBoard<W>, seeds: i32) -> Vec<Step<W>> {
        let mut steps = Vec::new();
        let maker: &Kalah<W, PITS> = self.search.maker;
        maker.each_full(board, |pit| {
            let (sown, passes) = maker.sow(board, pit);
            let (gain, rows) = maker.gain(sown);
            let gain = i32::from(gain);
            steps.push(Step { pit, after: rows.turned_if(passes), seeds: seeds - gain, gain, passes: passes != W::ZERO });
        });
        steps
    }

    /// One question on all threads; the first answer counts.
    fn test(&self, board: KalahBoard<W>, seeds: i32, goal: i32) -> Option<i32> {
        let answered = AtomicBool::new(false);
        let settled = || answered.load(Ordering::Relaxed);
        let ask = |number: u64| {
            let mut thread = Thread { search: self.search, watch: self.watch, settled: &settled, number, nodes: 0, paused: Vec::new() };
            let answer = thread.test(board, seeds, goal);
            if answer.is_some() {
                answered.store(true, Ordering::Relaxed);
            }
            thread.leave();
            answer
        };
        crew::on_each(self.threads, ask).into_iter().flatten().next()
    }

    /// Best play of both seats from a board of that value, for so many plies or until the game is over or the search is stopped.
    fn line(&self, mut board: KalahBoard<W>, mut seeds: i32, mut value: i32, mut mover: Seat, plies: usize) -> Vec<Move> {
        let mut line = Vec::new();
        while line.len() < plies && !self.search.maker.is_over(board) {
            let steps = self.steps(board, seeds);
            // What is remembered of a move is free; the others are asked from the store on, where the best ones tend to be.
            let remembered = steps.iter().find(|step| step.worth(self.search.remembered(step.after, step.seeds)).least >= value);
            let Some(step) = remembered.or_else(|| steps.iter().rev().find(|step| self.is_worth(step, value))) else { break };
            line.push(sowing::<PITS>(mover, step.pit));
            value = if step.passes { step.gain - value } else { value - step.gain };
            (board, seeds) = (step.after, step.seeds);
            mover = if step.passes { mover.other() } else { mover };
        }
        line
    }

    /// Whether a move is worth at least so much.
    fn is_worth(&self, step: &Step<W>, value: i32) -> bool {
        match self.doubt(step, value) {
            Doubt::None(is) => is,
            Doubt::Reaches(goal) => self.test(step.after, step.seeds, goal).is_some_and(|after| step.is_worth(value, after)),
        }
    }

    /// What has to be asked to know whether a move is worth at least so much.
    fn doubt(&self, step: &Step<W>, value: i32) -> Doubt {
        let wanted = value - step.gain;
        match self.search.known(step.after, step.seeds) {
            Some(after) => Doubt::None(step.is_worth(value, after)),
            None if wanted > step.seeds => Doubt::None(false),
            None if wanted <= -step.seeds => Doubt::None(true),
            None => Doubt::Reaches(if step.passes { self.search.step() - wanted } else { wanted }),
        }
    }
}

/// What is not known of a move.
#[derive(Clone, Copy, Debug)]
enum Doubt {
    /// Nothing.
    None(bool),
    /// Whether the board after it is worth at least so much to the seat that is to move there.
    Reaches(i32),
}

/// A value being hemmed in by one question after the other.
#[derive(Clone, Copy, Debug)]
struct Hemmed {
    bounds: Bounds,
    guess: i32,
    /// How far apart values are.
    step: i32,
}

impl Hemmed {
    /// Nothing is known yet of a board of so many seeds. The first guess is the parity of what lies in the pits, near to a draw.
    fn new(seeds: i32, step: i32) -> Hemmed {
        Hemmed { bounds: Bounds::of_seeds(seeds), guess: (seeds & 1).min(step - 1), step }
    }

    /// What to ask next: is it worth at least so much? Nothing if the value is known.
    fn goal(&self) -> Option<i32> {
        let Bounds { least, most } = self.bounds;
        (least < most).then(|| self.guess.clamp(least + self.step, most))
    }

    /// Takes in the answer to that question.
    fn learn(&mut self, goal: i32, value: i32) {
        if value >= goal {
            (self.bounds.least, self.guess) = (value, value + self.step);
        } else {
            (self.bounds.most, self.guess) = (value, value);
        }
    }
}

/// The move of a seat's pit, counted from 0.
fn sowing<const PITS: usize>(mover: Seat, pit: u32) -> Move {
    Move::sow((mover.index() * PITS) as Pit + pit as Pit, Dir::Forward)
}
