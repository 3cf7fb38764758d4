//! The search proper: alpha-beta on the interpreter, a null window behind the first move.
//!
//! Values are the mover's. When the same seat moves on, or another that is taken to play with it, neither value nor window
//! changes sign. Each result says whether it is proven (every end it depends on was seen) and how many plies below the
//! position it depends on; the table hands a proven value on to another path only if that path agrees on everything it
//! depends on (see [`crate::path`]). A guess proves nothing on any path and is handed on as the guess it is, within its own
//! iteration only: guesses handed from one to the next would never give way to what is seen.
//!
//! A won position is won in the iteration of the shortest win, and in a lost one the last move not yet refuted stays the
//! first: among equal ends, wins come soon and losses late without the length being part of the value.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use bija_rules::{Dir, Move, Position, Rules, Seat};

use crate::judge::{INFINITE, Judge};
use crate::key::{Key, Keys};
use crate::path::Path;
use crate::report::Stopped;
use crate::table::{Bound, Entry, Table};

/// Positions between two questions to the caller whether to stop.
const POLL: u64 = 64;

/// The value of a position for the seat to move, or a bound of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) value: i32,
    /// Whether no guess entered it.
    pub(crate) proven: bool,
    /// Plies below the position on which it depends.
    pub(crate) reach: u8,
}

impl Found {
    const fn proven(value: i32) -> Found {
        Found { value, proven: true, reach: 0 }
    }
}

/// What a search may still spend, and who may stop it.
pub(crate) struct Budget<'a> {
    pub(crate) nodes: u64,
    limit: u64,
    stop: &'a dyn Fn() -> bool,
    next_poll: u64,
    pub(crate) halted: Option<Stopped>,
}

impl<'a> Budget<'a> {
    /// That many nodes, or as many as the caller lets it have.
    pub(crate) fn new(limit: Option<u64>, stop: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { nodes: 0, limit: limit.unwrap_or(u64::MAX), stop, next_poll: 0, halted: None }
    }

    /// Whether the search must end; asks the caller now and then.
    #[inline]
    pub(crate) fn is_spent(&mut self) -> bool {
        if self.halted.is_none() {
            if self.nodes >= self.limit {
                self.halted = Some(Stopped::Nodes);
            } else if self.nodes >= self.next_poll {
                self.next_poll = self.nodes + POLL;
                if (self.stop)() {
                    self.halted = Some(Stopped::Caller);
                }
            }
        }
        self.halted.is_some()
    }
}

/// A search in progress.
pub(crate) struct Tree<'a> {
    pub(crate) rules: &'a Rules,
    /// The seat that searches.
    pub(crate) me: Seat,
    pub(crate) judge: &'a Judge,
    pub(crate) keys: &'a Keys,
    pub(crate) table: &'a mut Table,
    pub(crate) path: Path,
    pub(crate) budget: Budget<'a>,
    /// Moves that cut, by seat and move; more for deeper ones.
    pub(crate) cuts: Box<[[u32; 129]; Seat::MAX]>,
    /// The lines expected, by ply below the root.
    pub(crate) lines: Vec<Vec<Move>>,
    pub(crate) horizon: Horizon,
    /// The children of all positions on the path, those of the last one at the end.
    children: Vec<Child>,
}

/// What depth counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Horizon {
    /// Every move.
    Plies,
    /// Turns: the further sowings of one seat come on top.
    Turns,
}

/// Plies from the root after which further sowings of one seat count as depth in any case.
const LONGEST_TURN: usize = 24;

/// A position one move on, and when its turn comes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub(crate) position: Position,
    pub(crate) mv: Move,
    pub(crate) order: i32,
}

/// The window a value is asked for: exact inside, a bound outside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    pub(crate) const FULL: Window = Window { alpha: -INFINITE, beta: INFINITE };

    const fn swapped(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    const fn null_above(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }
}

/// One position being searched.
pub(crate) struct Frame {
    pub(crate) seat: Seat,
    window: Window,
    /// Lower end of the window as it was asked for.
    asked: i32,
    depth: u32,
    ply: usize,
    best: Option<(Move, i32)>,
    proven: bool,
    reach: u8,
}

impl Frame {
    pub(crate) fn new(seat: Seat, window: Window, depth: u32, ply: usize) -> Frame {
        Frame { seat, window, asked: window.alpha, depth, ply, best: None, proven: true, reach: 0 }
    }

    pub(crate) fn best(&self) -> Option<(Move, i32)> {
        self.best
    }

    pub(crate) fn found(&self) -> Found {
        Found { value: self.best.map_or(-INFINITE, |(_, value)| value), proven: self.proven, reach: self.reach }
    }

    /// Takes in the value of a child. Breaks if nothing better can matter.
    fn take(&mut self, mv: Move, found: Found) -> ControlFlow<()> {
        let reach = found.reach.saturating_add(1);
        let better = self.best.is_none_or(|(_, value)| found.value > value);
        if better {
            self.best = Some((mv, found.value));
            self.window.alpha = self.window.alpha.max(found.value);
        }
        if found.value >= self.window.beta {
            // A lower bound rests on this child alone.
            (self.proven, self.reach) = (found.proven, reach);
            return ControlFlow::Break(());
        }
        self.proven &= found.proven;
        self.reach = self.reach.max(reach);
        ControlFlow::Continue(())
    }
}

impl<'a> Tree<'a> {
    pub(crate) fn new(rules: &'a Rules, me: Seat, judge: &'a Judge, keys: &'a Keys, table: &'a mut Table, path: Path, budget: Budget<'a>) -> Tree<'a> {
        let cuts = Box::new([[0; 129]; Seat::MAX]);
        Tree { rules, me, judge, keys, table, path, budget, cuts, lines: vec![Vec::new()], horizon: Horizon::Plies, children: Vec::new() }
    }

    /// The position after a move, ended where the path to it ends it.
    #[inline]
    pub(crate) fn make(&mut self, position: &Position, mv: Move) -> Position {
        self.budget.nodes += 1;
        self.path.after(self.rules, position, mv)
    }

    /// The value of a position that is not over and ends the path, searched at least one ply deep.
    fn node(&mut self, position: &Position, key: Key, hash: u64, mut frame: Frame) -> Found {
        if self.budget.is_spent() {
            return Found::proven(0);
        }
        let lead = self.judge.lead(position, frame.seat);
        if let Some(open) = self.judge.open(position) {
            if lead + open <= frame.window.alpha {
                return Found::proven(lead + open);
            }
            if lead - open >= frame.window.beta {
                return Found::proven(lead - open);
            }
        }
        let mut hint = None;
        if let Some(entry) = self.table.probe(&key, hash) {
            if let Some(found) = usable(entry, &frame, lead)
                && (!entry.proven && entry.age == self.table.age || entry.memory == self.path.memory(entry.reach))
            {
                return found;
            }
            hint = entry.best;
        }
        let stopped = self.moves(position, &mut frame, hint);
        if self.budget.halted.is_some() {
            return Found::proven(0);
        }
        self.keep(key, hash, &frame, lead, stopped);
        frame.found()
    }

    /// Tries the moves of a position, best first. Breaks on a cut.
    fn moves(&mut self, position: &Position, frame: &mut Frame, hint: Option<Move>) -> ControlFlow<()> {
        let moves = self.rules.legal(position);
        let hint = hint.filter(|&mv| moves.contains(mv));
        if let Some(mv) = hint {
            let child = self.make(position, mv);
            self.try_child(frame, &child, mv)?;
        }
        let rest = moves.filter(|&mv| Some(mv) != hint);
        if frame.depth == 1 {
            for mv in rest {
                let child = self.make(position, mv);
                self.try_child(frame, &child, mv)?;
            }
            return ControlFlow::Continue(());
        }
        let from = self.children.len();
        for mv in rest {
            let child = self.expand(position, frame.seat, mv);
            self.children.push(child);
        }
        let outcome = self.in_order(frame, from);
        self.children.truncate(from);
        outcome
    }

    /// Tries the children from that index on, the most promising of those left each time.
    fn in_order(&mut self, frame: &mut Frame, from: usize) -> ControlFlow<()> {
        let end = self.children.len();
        for next in from..end {
            let best = (next..end).max_by_key(|&index| (self.children[index].order, core::cmp::Reverse(index))).unwrap_or(next);
            self.children.swap(next, best);
            let Child { position, mv, .. } = self.children[next];
            self.try_child(frame, &position, mv)?;
        }
        ControlFlow::Continue(())
    }

    /// Plays a move and looks at what it does at once: seeds gained, another move for the mover, moves that reach a store.
    pub(crate) fn expand(&mut self, position: &Position, seat: Seat, mv: Move) -> Child {
        let after = self.make(position, mv);
        let gain = self.judge.lead(&after, seat) - self.judge.lead(position, seat);
        let order = match after.to_move() {
            None => 64 * self.judge.settled(self.rules, &after, seat, self.me).signum() + gain,
            Some(next) if next == seat => gain + 32 + 4 * self.judge.again(&after, next),
            Some(next) => gain - 4 * self.judge.again(&after, next),
        };
        let cuts = self.cuts[seat.index() & 3][slot(mv)];
        Child { position: after, mv, order: 16 * order + cuts.min(1 << 16).checked_ilog2().map_or(0, |log| log as i32) }
    }

    /// Searches a child, by a null window first unless it is the first or the window is null already.
    pub(crate) fn try_child(&mut self, frame: &mut Frame, child: &Position, mv: Move) -> ControlFlow<()> {
        let window = frame.window;
        let mut found;
        if frame.best.is_none() || window.is_null() {
            found = self.below(frame, child, mv, window);
        } else {
            found = self.below(frame, child, mv, Window::null_above(window.alpha));
            if found.value > window.alpha && found.value < window.beta && self.budget.halted.is_none() {
                found = self.below(frame, child, mv, window);
            }
        }
        if self.budget.halted.is_some() {
            return ControlFlow::Break(());
        }
        if found.value > window.alpha && !window.is_null() {
            self.draw_line(frame.ply, mv);
        }
        frame.take(mv, found)
    }

    /// The value of a child for the seat of its parent.
    pub(crate) fn below(&mut self, frame: &Frame, child: &Position, mv: Move, window: Window) -> Found {
        let ply = frame.ply + 1;
        if self.lines.len() <= ply {
            self.lines.push(Vec::new());
        }
        self.lines[ply].clear();
        let Some(next) = child.to_move() else {
            return Found::proven(self.judge.settled(self.rules, child, frame.seat, self.me));
        };
        if let Some(value) = self.judge.decided(child, frame.seat, self.me) {
            return Found::proven(value);
        }
        let same = self.judge.allied(next, frame.seat, self.me);
        let depth = if next == frame.seat && self.horizon == Horizon::Turns && ply < LONGEST_TURN { frame.depth } else { frame.depth - 1 };
        let found = if depth == 0 {
            Found { value: self.judge.estimate(child, next, self.me), proven: false, reach: 0 }
        } else {
            let key = self.keys.key(self.rules, child, self.me);
            let hash = key.hash();
            self.path.push(child, mv, hash);
            let window = if same { window } else { window.swapped() };
            let found = self.node(child, key, hash, Frame::new(next, window, depth, ply));
            self.path.pop();
            found
        };
        Found { value: if same { found.value } else { -found.value }, ..found }
    }

    fn draw_line(&mut self, ply: usize, mv: Move) {
        let [.., line, tail] = &mut self.lines[..ply + 2] else { return };
        line.clear();
        line.push(mv);
        line.extend_from_slice(tail);
    }

    /// Notes a finished search in the table, and a cut in the move's record.
    fn keep(&mut self, key: Key, hash: u64, frame: &Frame, lead: i32, stopped: ControlFlow<()>) {
        let Some((best, value)) = frame.best else { return };
        let bound = match stopped {
            ControlFlow::Break(()) => Bound::Lower,
            ControlFlow::Continue(()) if value > frame.asked => Bound::Exact,
            ControlFlow::Continue(()) => Bound::Upper,
        };
        if bound == Bound::Lower {
            let cuts = &mut self.cuts[frame.seat.index() & 3][slot(best)];
            *cuts = cuts.saturating_add(frame.depth * frame.depth);
        }
        let Ok(value) = i16::try_from(value - lead) else { return };
        self.table.store(
            hash,
            Entry {
                key,
                memory: self.path.memory(frame.reach),
                value,
                depth: frame.depth.min(255) as u8,
                reach: frame.reach,
                bound,
                proven: frame.proven,
                best: if bound == Bound::Upper { None } else { Some(best) },
                age: self.table.age,
            },
        );
    }
}

/// The value of an entry, if it answers what the frame asks.
#[inline]
fn usable(entry: &Entry, frame: &Frame, lead: i32) -> Option<Found> {
    if !entry.proven && (u32::from(entry.depth) < frame.depth || !frame.window.is_null()) {
        return None;
    }
    let value = i32::from(entry.value) + lead;
    let answers = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => value >= frame.window.beta,
        Bound::Upper => value <= frame.window.alpha,
    };
    answers.then_some(Found { value, proven: entry.proven, reach: entry.reach })
}

/// Where a move's record is kept.
fn slot(mv: Move) -> usize {
    match (mv.pit(), mv.dir()) {
        (Some(pit), Dir::Forward) => pit as usize & 63,
        (Some(pit), Dir::Backward) => 64 + (pit as usize & 63),
        (None, _) => 128,
    }
}
