//! A proof that is made a slice at a time, on one thread: for places where nothing else happens while the program runs.
//!
//! The search is left where it is when a slice is spent, and goes on from there: it looks at the same boards in the same order as
//! [`Solver::solve`] does with one thread, and finds the same.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::any::Any;
use core::sync::atomic::{AtomicU64, Ordering};

use bija_rules::{Move, Position, Seat};

use super::search::{Open, Thread};
use super::{Bounds, Doubt, Hemmed, Root, Solver, Step, Unsolvable, Watch, sowing};
use crate::kalah::{Kalah, KalahBoard, with_kernel};
use crate::maker::MoveMaker;
use crate::rank::Ranks;
use crate::word::Word;

/// A value and a best move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Proved {
    pub(crate) best: Move,
    /// Seeds that the seat to move ends with more than the other one.
    pub(crate) margin: i32,
}

/// The proof of one position.
#[derive(Debug)]
pub(crate) struct Proof {
    solver: Solver,
    ranks: Ranks,
    mover: Seat,
    held: i32,
    nodes: AtomicU64,
    /// A [`Stage`] of the words that the kernel of the rules plays in.
    stage: Box<dyn Any + Send>,
}

/// How far a proof is.
#[derive(Debug)]
struct Stage<W> {
    board: KalahBoard<W>,
    seeds: i32,
    value: Hemmed,
    /// The moves one of which is worth the value, the next to be asked last; none until the value is known.
    moves: Option<Vec<Step<W>>>,
    paused: Vec<Open<W>>,
}

/// What a proof has to ask next.
enum Next<W> {
    /// Whether a board is worth at least so much.
    Ask { board: KalahBoard<W>, seeds: i32, goal: i32 },
    /// Nothing: this pit is best.
    Best(u32),
}

impl Proof {
    /// The proof of a position with what a solver remembers and its table.
    pub(crate) fn new(solver: Solver, position: &Position) -> Result<Proof, Unsolvable> {
        let mover = position.to_move().ok_or(Unsolvable::Over)?;
        let (seeds, ranks) = solver.ranks(position)?;
        let (stage, held) = with_kernel!(&solver.kernel, maker => stage(maker, position, seeds as i32))?;
        Ok(Proof { solver, ranks, mover, held, nodes: AtomicU64::new(0), stage })
    }

    /// Boards whose moves were looked at.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Looks at so many boards more, a few thousand at least; the value and a best move if they are proved then.
    pub(crate) fn go_on(&mut self, boards: u64) -> Option<Proved> {
        let until = Until { nodes: self.nodes() + boards, searched: AtomicU64::new(0) };
        let Proof { solver, ranks, mover, held, nodes, stage } = self;
        with_kernel!(&solver.kernel, maker => {
            let search = solver.search(maker, ranks, nodes);
            let root = Root { search: &search, watch: &until, threads: 1, held: *held, guess: &|_, seeds| search.near_nothing(seeds) };
            root.go_on(of(stage), *mover)
        })
    }
}

fn stage<W: Word, const PITS: usize>(maker: &Kalah<W, PITS>, position: &Position, seeds: i32) -> Result<(Box<dyn Any + Send>, i32), Unsolvable> {
    let (board, held) = maker.without_stores(maker.pack(position).ok_or(Unsolvable::NotPacked)?);
    let step = super::search::step(maker.rules());
    Ok((Box::new(Stage { board, seeds, value: Hemmed::new(seeds, step), moves: None, paused: Vec::new() }), held))
}

fn of<W: Word>(stage: &mut Box<dyn Any + Send>) -> &mut Stage<W> {
    stage.downcast_mut().expect("the kernel of a proof stays the same")
}

/// Stops a search at so many boards.
struct Until {
    nodes: u64,
    searched: AtomicU64,
}

impl Watch for Until {
    fn searched(&self, boards: u64) {
        self.searched.store(boards, Ordering::Relaxed);
    }

    fn proved(&self, _value: Bounds) {}

    fn stops(&self) -> bool {
        self.searched.load(Ordering::Relaxed) >= self.nodes
    }
}

impl<W: Word, const PITS: usize> Root<'_, W, PITS> {
    fn go_on(&self, stage: &mut Stage<W>, mover: Seat) -> Option<Proved> {
        if let Some(value) = self.search.known(stage.board, stage.seeds) {
            stage.value.bounds = Bounds::exact(value);
        }
        loop {
            let (board, seeds, goal) = match self.next(stage) {
                Next::Ask { board, seeds, goal } => (board, seeds, goal),
                Next::Best(pit) => return Some(Proved { best: sowing::<PITS>(mover, pit), margin: stage.value.bounds.least + self.held }),
            };
            let paused = core::mem::take(&mut stage.paused);
            let mut thread = Thread { search: self.search, watch: self.watch, settled: &|| false, number: 0, nodes: 0, paused };
            let value = if thread.paused.is_empty() { thread.test(board, seeds, goal) } else { thread.go_on() };
            thread.leave();
            let Some(value) = value else {
                stage.paused = thread.paused;
                return None;
            };
            stage.learn(goal, value);
        }
    }

    /// What has to be asked now: of the value first, then of the moves, as a solver does that is asked for a move.
    fn next(&self, stage: &mut Stage<W>) -> Next<W> {
        let Stage { board, seeds, value, moves, .. } = stage;
        if let Some(goal) = value.goal() {
            return Next::Ask { board: *board, seeds: *seeds, goal };
        }
        let value = value.bounds.least;
        let moves = moves.get_or_insert_with(|| {
            let steps = self.steps(*board, *seeds);
            // What is remembered of a move is free.
            match steps.iter().find(|step| step.worth(self.search.remembered(step.after, step.seeds)).least >= value) {
                Some(&step) => vec![step],
                None => steps,
            }
        });
        loop {
            let step = *moves.last().expect("one of the moves is worth what the board is worth");
            match self.doubt(&step, value) {
                Doubt::None(true) => return Next::Best(step.pit),
                Doubt::None(false) => drop(moves.pop()),
                // All others are worth less.
                Doubt::Reaches(_) if moves.len() == 1 => return Next::Best(step.pit),
                Doubt::Reaches(goal) => return Next::Ask { board: step.after, seeds: step.seeds, goal },
            }
        }
    }
}

impl<W: Word> Stage<W> {
    /// Takes in the answer to what was asked.
    fn learn(&mut self, goal: i32, value: i32) {
        let Some(moves) = &mut self.moves else {
            self.value.learn(goal, value);
            return;
        };
        let step = *moves.last().expect("a move was asked about");
        if step.is_worth(self.value.bounds.least, value) {
            *moves = vec![step];
        } else {
            moves.pop();
        }
    }
}
