//! Iterative deepening: the search from the root, again and again, one ply deeper each time.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use bija_rules::{Game, Move, Rules};

use crate::judge::{GRAIN, INFINITE, Judge};
use crate::key::Keys;
use crate::nature::Nature;
use crate::path::Path;
use crate::report::{Limits, MoveValue, Progress, Report, Stopped, ThinkError};
use crate::table::Table;
use crate::tree::{Budget, Child, Frame, Horizon, Tree, Window};

/// The deepest iteration: each ply takes about a kilobyte of stack, and browsers give a megabyte in all.
const DEEPEST: u32 = 120;
/// Half the window around the value of the iteration before, in points.
const ASPIRATION: i32 = 2 * GRAIN;

/// Searches the games of one ruleset and remembers what it found from one search to the next.
#[derive(Debug)]
pub struct Searcher {
    rules: Arc<Rules>,
    nature: Nature,
    pub(crate) judge: Judge,
    keys: Keys,
    table: Table,
}

impl Searcher {
    /// Memory of a new searcher's table, in bytes.
    pub const USUAL_MEMORY: usize = 24 << 20;

    /// A searcher with a table of the usual size.
    pub fn new(rules: Arc<Rules>) -> Searcher {
        Searcher::with_memory(rules, Self::USUAL_MEMORY)
    }

    /// A searcher whose table stays within that many bytes; with 0 it has none.
    pub fn with_memory(rules: Arc<Rules>, bytes: usize) -> Searcher {
        let nature = Nature::of(rules.ruleset());
        let (judge, keys) = (Judge::new(&rules, &nature), Keys::new(rules.ruleset(), &nature));
        Searcher { nature, judge, keys, table: Table::within(bytes), rules }
    }

    /// Forgets all earlier searches: the next one is like the first of a new searcher.
    pub fn forget(&mut self) {
        self.table.clear();
        self.table.age = 0;
    }

    /// Searches the position of a game, its history taken into account, until a limit or the caller stops it or the
    /// value is exact. `stop` is asked every hundred positions or so; `on_depth` hears of every finished iteration.
    ///
    /// # Errors
    /// If the game is over or of other rules.
    pub fn search(&mut self, game: &Game, limits: &Limits, stop: &dyn Fn() -> bool, mut on_depth: impl FnMut(&Progress<'_>)) -> Result<Report, ThinkError> {
        ThinkError::check(game, &self.rules)?;
        Ok(self.search_own(game, limits, stop, &mut on_depth))
    }

    /// [`search`](Searcher::search) in a game of the searcher's own rules that is not over.
    pub(crate) fn search_own(&mut self, game: &Game, limits: &Limits, stop: &dyn Fn() -> bool, on_depth: &mut dyn FnMut(&Progress<'_>)) -> Report {
        let mut root = self.root(game, limits, stop);
        let deepest = limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
        let mut depth = 1;
        let stopped = loop {
            if let Some(stopped) = root.deepen(depth) {
                break stopped;
            }
            on_depth(&root.progress());
            if root.exact {
                break Stopped::Exact;
            }
            if depth == deepest {
                break Stopped::Depth;
            }
            depth += 1;
        };
        root.report(stopped)
    }

    /// The value of every legal move, best first; moves of equal value stay in the order of the rules.
    ///
    /// Each iteration values every move in full. What is returned is the last iteration that was finished, or a look
    /// one ply ahead if not even the first was.
    ///
    /// # Errors
    /// If the game is over or of other rules.
    pub fn rank(&mut self, game: &Game, limits: &Limits, stop: &dyn Fn() -> bool) -> Result<Ranking, ThinkError> {
        ThinkError::check(game, &self.rules)?;
        Ok(self.rank_own(game, limits, stop, Horizon::Plies))
    }

    /// [`rank`](Searcher::rank) in a game of the searcher's own rules that is not over, with a depth that may be counted in
    /// turns, and what it took.
    pub(crate) fn rank_own(&mut self, game: &Game, limits: &Limits, stop: &dyn Fn() -> bool, horizon: Horizon) -> Ranking {
        let mut root = self.root(game, limits, stop);
        root.tree.horizon = horizon;
        let deepest = limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
        let mut values = root.glance();
        let stopped = loop {
            if values.iter().all(|value| value.exact) {
                break Stopped::Exact;
            }
            if root.depth == deepest {
                break Stopped::Depth;
            }
            match root.value_all(root.depth + 1) {
                Ok(valued) => values = valued,
                Err(stopped) => break stopped,
            }
            root.depth += 1;
        };
        let values = best_first(values, |value| value.value);
        Ranking { values, depth: root.depth, nodes: root.tree.budget.nodes, stopped }
    }

    fn root<'a>(&'a mut self, game: &Game, limits: &Limits, stop: &'a dyn Fn() -> bool) -> Root<'a> {
        let budget = Budget::new(limits.nodes, stop);
        let path = Path::of(game, &self.keys, &self.nature);
        let position = *game.position();
        let seat = position.to_move().expect("the game was found not to be over");
        let mut tree = Tree::new(&self.rules, seat, &self.judge, &self.keys, &mut self.table, path, budget);
        let moves = best_first(self.rules.legal(&position).map(|mv| tree.expand(&position, seat, mv)), |child| child.order);
        let line = vec![moves.first().expect("a position that is not over has a legal move").mv];
        let value = self.judge.estimate(&position, seat, seat);
        Root { tree, moves, value, exact: false, depth: 0, line }
    }
}

/// Puts the best first; what is worth as much stays in its order. A dozen moves need no better sort, and the library's
/// would cost browsers two kilobytes.
fn best_first<T>(items: impl IntoIterator<Item = T>, worth: impl Fn(&T) -> i32) -> Vec<T> {
    let mut sorted: Vec<T> = Vec::new();
    for item in items {
        let place = sorted.partition_point(|other| worth(other) >= worth(&item));
        sorted.insert(place, item);
    }
    sorted
}

/// The values of all moves, and what it took to find them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranking {
    /// The moves, best first.
    pub values: Vec<MoveValue>,
    /// Depth of the last iteration finished; 0 if not even the first was.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// What ended the search.
    pub stopped: Stopped,
}

/// The root of a search: its moves, best first, and what the last iteration found.
struct Root<'a> {
    tree: Tree<'a>,
    moves: Vec<Child>,
    /// In points.
    value: i32,
    exact: bool,
    depth: u32,
    line: Vec<Move>,
}

impl Root<'_> {
    fn frame(&self, window: Window, depth: u32) -> Frame {
        Frame::new(self.tree.me, window, depth, 0)
    }

    /// One iteration, by a window around the last value that is opened where the value falls outside.
    fn deepen(&mut self, depth: u32) -> Option<Stopped> {
        self.tree.table.age = self.tree.table.age.wrapping_add(1);
        let mut window = if depth < 4 { Window::FULL } else { Window { alpha: self.value - ASPIRATION, beta: self.value + ASPIRATION } };
        loop {
            let frame = self.iterate(window, depth);
            if let Some(stopped) = self.tree.budget.halted {
                return Some(stopped);
            }
            let found = frame.found();
            if found.value <= window.alpha {
                window.alpha = -INFINITE;
            } else if found.value >= window.beta {
                window.beta = INFINITE;
            } else {
                (self.value, self.exact, self.depth) = (found.value, found.proven, depth);
                return None;
            }
        }
    }

    /// All moves once, in order. A move that turns out better than those before it comes first next time.
    fn iterate(&mut self, window: Window, depth: u32) -> Frame {
        let mut frame = self.frame(window, depth);
        for index in 0..self.moves.len() {
            let Child { position, mv, .. } = self.moves[index];
            let before = frame.best();
            let flow = self.tree.try_child(&mut frame, &position, mv);
            if self.tree.budget.halted.is_some() {
                break;
            }
            if frame.best() != before && frame.found().value > window.alpha {
                self.moves[..=index].rotate_right(1);
                self.line.clone_from(&self.tree.lines[0]);
                self.value = frame.found().value;
                self.exact = false;
            }
            if flow == ControlFlow::Break(()) {
                break;
            }
        }
        frame
    }

    /// Every move by the judge's guess at what it leads to.
    fn glance(&self) -> Vec<MoveValue> {
        let (judge, me) = (self.tree.judge, self.tree.me);
        let guess = |child: &Child| match child.position.to_move() {
            None => self.valued(child, judge.settled(self.tree.rules, &child.position, me, me), true, &[]),
            Some(next) if next == me => self.valued(child, judge.estimate(&child.position, next, me), false, &[]),
            Some(next) => self.valued(child, -judge.estimate(&child.position, next, me), false, &[]),
        };
        self.moves.iter().map(guess).collect()
    }

    /// Every move in full to that depth, or what stopped the search.
    fn value_all(&mut self, depth: u32) -> Result<Vec<MoveValue>, Stopped> {
        self.tree.table.age = self.tree.table.age.wrapping_add(1);
        let frame = self.frame(Window::FULL, depth);
        let mut values = Vec::with_capacity(self.moves.len());
        for index in 0..self.moves.len() {
            let child = self.moves[index];
            let found = self.tree.below(&frame, &child.position, child.mv, Window::FULL);
            if let Some(stopped) = self.tree.budget.halted {
                return Err(stopped);
            }
            values.push(self.valued(&child, found.value, found.proven, &self.tree.lines[1]));
        }
        Ok(values)
    }

    fn valued(&self, child: &Child, points: i32, exact: bool, onwards: &[Move]) -> MoveValue {
        let line = core::iter::once(child.mv).chain(onwards.iter().copied()).collect();
        MoveValue { mv: child.mv, value: self.tree.judge.reported(points), exact, line }
    }

    fn progress(&self) -> Progress<'_> {
        Progress { depth: self.depth, value: self.tree.judge.reported(self.value), exact: self.exact, nodes: self.tree.budget.nodes, line: &self.line }
    }

    fn report(self, stopped: Stopped) -> Report {
        Report {
            best: self.line[0],
            value: self.tree.judge.reported(self.value),
            exact: self.exact,
            depth: self.depth,
            nodes: self.tree.budget.nodes,
            line: self.line,
            stopped,
        }
    }
}
