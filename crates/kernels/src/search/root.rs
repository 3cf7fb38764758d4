//! Iterative deepening: the search from the root, again and again, one ply deeper each time.
//!
//! Several threads all search from the root and share what they remember: what one has seen the others need not see. A move that one of
//! them is searching the others leave for later, so that they do not all do the same (ABDADA: J.-C. Weill, "The ABDADA Distributed Minimax
//! Search Algorithm", 1996). The first one answers, the others are stopped then.

use core::fmt::Debug;
use core::sync::atomic::Ordering;

use bija_rules::{Dir, Game, Move, Pit, Seat};

use super::field::{BoardOf, Field, SEED};
use super::memory::Memory;
use super::tree::{Budget, Crew, DEEPEST, INFINITE, Kid, Tree, Window};
use super::{Finding, Limits};
use crate::maker::{MoveMaker, Next};

/// Half the window around the value of the iteration before, in points.
const ASPIRATION: i32 = 2 * SEED;

/// Searches of whatever game.
pub(super) trait Searches: Debug + Send {
    fn prepare(&mut self);
    fn forget(&mut self);
    fn search(&mut self, game: &Game, limits: &Limits, stop: &dyn Fn() -> bool, on_depth: &mut dyn FnMut(&Finding)) -> Option<Finding>;
}

/// A game, and what is remembered of it.
#[derive(Debug)]
pub(super) struct Seeker<F: Field> {
    field: F,
    comings: usize,
    memory: Memory<F::Key>,
    threads: usize,
}

impl<F: Field> Seeker<F> {
    pub(super) fn new(field: F, comings: usize, memory: u64, threads: usize) -> Seeker<F> {
        Seeker { field, comings, memory: Memory::of_bytes(memory), threads }
    }

    /// The boards since the last capture, that of the game's position at the end.
    fn path(&self, game: &Game) -> Option<Vec<F::Key>> {
        let maker = self.field.maker();
        let mut path = vec![self.field.key(maker.pack(game.position())?)];
        if F::CIRCLE.is_none() {
            return Some(path);
        }
        let held = |position: &bija_rules::Position| position.store(Seat::SOUTH) + position.store(Seat::NORTH);
        let befores = game.plies().iter().rev().skip(1).map(|ply| &ply.after).chain(core::iter::once(game.start())).take(game.plies().len());
        for before in befores.take_while(|before| held(before) == held(game.position())) {
            path.push(self.field.key(maker.pack(before)?));
        }
        path.reverse();
        Some(path)
    }
}

impl<F: Field + Debug + Send> Searches for Seeker<F> {
    fn prepare(&mut self) {
        self.field.prepare(self.threads);
    }

    fn forget(&mut self) {
        self.memory.forget();
    }

    fn search(&mut self, game: &Game, limits: &Limits, stop: &dyn Fn() -> bool, on_depth: &mut dyn FnMut(&Finding)) -> Option<Finding> {
        let mover = game.position().to_move()?;
        let (board, path) = (self.field.maker().pack(game.position())?, self.path(game)?);
        Some(self.deepen(board, &path, mover, limits, stop, on_depth).finding)
    }
}

impl<F: Field> Seeker<F> {
    /// The future margin of a board of which no history counts, as it looks after so many boards, in seeds.
    pub(super) fn estimate(&mut self, board: BoardOf<F>, nodes: u64) -> i32 {
        let path = vec![self.field.key(board)];
        self.deepen(board, &path, Seat::SOUTH, &Limits { nodes: Some(nodes), depth: None }, &|| false, &mut |_| {}).value / SEED
    }

    /// Searches on all threads until a limit is reached or the value is proved.
    fn deepen(
        &mut self,
        board: BoardOf<F>,
        path: &[F::Key],
        mover: Seat,
        limits: &Limits,
        stop: &dyn Fn() -> bool,
        on_depth: &mut dyn FnMut(&Finding),
    ) -> Reached {
        let (crew, limit) = (Crew::default(), limits.nodes.unwrap_or(u64::MAX));
        let deepest = limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
        let over = || crew.over.load(Ordering::Relaxed);
        std::thread::scope(|scope| {
            for number in 1..self.threads as u32 {
                let (seeker, crew, over) = (&*self, &crew, &over);
                scope.spawn(move || {
                    let mut root = seeker.root(board, path.to_vec(), mover, Budget::new(crew, limit, over));
                    // Every second one is a ply ahead.
                    root.depth = number % 2;
                    while !root.exact && root.depth < deepest && root.deepen() {}
                });
            }
            let mut root = self.root(board, path.to_vec(), mover, Budget::new(&crew, limit, stop));
            while !root.exact && root.depth < deepest {
                self.memory.grow_older();
                if !root.deepen() {
                    break;
                }
                on_depth(&root.finding());
            }
            crew.over.store(true, Ordering::Relaxed);
            Reached { value: root.value, finding: root.finding() }
        })
    }

    /// A search that has not begun.
    fn root<'a>(&'a self, board: BoardOf<F>, path: Vec<F::Key>, mover: Seat, budget: Budget<'a>) -> Root<'a, F> {
        let (field, memory) = (&self.field, &self.memory);
        let mut tree =
            Tree { field, memory, budget, path, run: 0, comings: self.comings, shares: self.threads > 1, cuts: [[0; 16]; 2], lines: vec![Vec::new()] };
        let mut kids = [None; 16];
        let count = tree.kids(board, 0, &mut kids);
        let mut moves: Vec<Kid<BoardOf<F>>> = kids.into_iter().take(count).flatten().collect();
        moves.sort_by_key(|kid| core::cmp::Reverse((kid.order, kid.pit)));
        let (value, lead) = (self.field.guess(board), SEED * self.field.lead(board));
        Root { line: vec![moves[0].pit], tree, board, moves, value, lead, exact: false, depth: 0, mover }
    }
}

/// What a search has come to.
struct Reached {
    /// Future margin, in points.
    value: i32,
    finding: Finding,
}

/// The root of a search: its moves, the best first, and what was found by now.
struct Root<'a, F: Field> {
    tree: Tree<'a, F>,
    board: BoardOf<F>,
    moves: Vec<Kid<BoardOf<F>>>,
    /// Future margin, in points.
    value: i32,
    /// What the seat to move holds more than the other, in points.
    lead: i32,
    exact: bool,
    depth: u32,
    line: Vec<u8>,
    mover: Seat,
}

impl<F: Field> Root<'_, F> {
    /// One iteration, by a window around the last value that is opened where the value falls outside; `false` if it was halted.
    fn deepen(&mut self) -> bool {
        let depth = self.depth + 1;
        let mut window = Window { alpha: -INFINITE, beta: INFINITE };
        if depth > 3 {
            window = Window { alpha: self.value - ASPIRATION, beta: self.value + ASPIRATION };
        }
        loop {
            let (best, proved) = self.iterate(window, depth);
            if self.tree.budget.halted {
                return false;
            }
            if best <= window.alpha {
                window.alpha = -INFINITE;
            } else if best >= window.beta {
                window.beta = INFINITE;
            } else {
                (self.value, self.exact, self.depth) = (best, proved, depth);
                return true;
            }
        }
    }

    /// All moves once, in order. A move that turns out better than those before it comes first next time.
    fn iterate(&mut self, mut window: Window, depth: u32) -> (i32, bool) {
        let (asked, mut best, mut proved) = (window.alpha, -INFINITE, true);
        for at in 0..self.moves.len() {
            let kid = self.moves[at];
            let found = self.tree.below(&kid, 0, window, depth, 0, at == 0);
            if self.tree.budget.halted {
                break;
            }
            if found.value > best {
                best = found.value;
                if best > asked {
                    self.moves[..=at].rotate_right(1);
                    self.line.clear();
                    self.line.push(kid.pit);
                    self.line.extend_from_slice(&self.tree.lines[1]);
                    (self.value, self.exact) = (best, false);
                }
                window.alpha = window.alpha.max(best);
            }
            if best >= window.beta {
                proved = found.proved;
                break;
            }
            proved &= found.proved;
        }
        (best, proved)
    }

    fn finding(&self) -> Finding {
        let points = self.value + self.lead;
        let value = (points + points.signum() * SEED / 2) / SEED;
        Finding { line: self.moves_of(&self.line), value, exact: self.exact, depth: self.depth, nodes: self.tree.budget.all_nodes() }
    }

    /// The pits of a line as moves of whoever sows them.
    fn moves_of(&self, line: &[u8]) -> Vec<Move> {
        let maker = self.tree.field.maker();
        let (mut board, mut mover, mut moves) = (self.board, self.mover, Vec::new());
        for &pit in line {
            moves.push(Move::sow((mover.index() * F::PITS) as Pit + Pit::from(pit), Dir::Forward));
            let played = maker.play(board, u32::from(pit));
            board = played.board;
            mover = match played.next {
                Next::Again => mover,
                Next::Passes => mover.other(),
                Next::Over(_) => break,
            };
        }
        moves
    }
}
