//! The search proper: alpha-beta with a null window behind the first move.
//!
//! Every value is a future margin: what the seat to move gains from the board on, in points. Each says whether it is proved, which is so
//! if no guess entered it and no repetition can touch it. Where positions may come again, a value rests on the play since the last
//! capture as soon as that play and the plies below the board make a circle together; such a value is taken for a guess.

use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::maker::{MoveMaker, Next, Played};

use super::field::{BoardOf, Field, SEED};
use super::memory::{Bound, Entry, Memory};

/// More than any value.
pub(super) const INFINITE: i32 = 30_000;
/// Boards between two questions to the caller whether to stop.
const POLL: u64 = 512;
/// Plies from which on threads leave to one another what one of them is searching.
const SHARED_DEPTH: u32 = 4;
/// By how much a move falls in the order that another thread is searching: behind all others.
const LATER: i32 = 1 << 24;
/// Plies that a search goes down at most.
pub(super) const DEEPEST: u32 = 120;

/// The value of a board for the seat to move, or a bound of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) value: i32,
    pub(super) proved: bool,
    /// Plies below the board without a capture that it rests on.
    pub(super) reach: u8,
}

impl Found {
    const fn proved(value: i32) -> Found {
        Found { value, proved: true, reach: 0 }
    }

    const fn guessed(value: i32) -> Found {
        Found { value, proved: false, reach: 0 }
    }
}

/// A board that a move leads to.
#[derive(Clone, Copy)]
pub(super) struct Kid<B> {
    pub(super) pit: u8,
    pub(super) played: Played<B>,
    /// What the sowing brought the mover, in points.
    pub(super) gain: i32,
    pub(super) order: i32,
}

/// What the threads of a search know of one another.
#[derive(Debug, Default)]
pub(super) struct Crew {
    /// Boards that all of them have looked at, as far as they have told.
    nodes: AtomicU64,
    /// Whether the one that answers has ended.
    pub(super) over: AtomicBool,
}

/// What a thread of a search may still spend, and who may stop it.
pub(super) struct Budget<'a> {
    /// Boards that this thread has looked at.
    pub(super) nodes: u64,
    /// As many of them as it has told the others.
    told: u64,
    crew: &'a Crew,
    /// Boards that all threads may look at.
    limit: u64,
    stop: &'a dyn Fn() -> bool,
    next_poll: u64,
    /// Whether the search must end.
    pub(super) halted: bool,
}

impl<'a> Budget<'a> {
    pub(super) fn new(crew: &'a Crew, limit: u64, stop: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { nodes: 0, told: 0, crew, limit, stop, next_poll: 0, halted: false }
    }

    /// Boards that all threads have looked at.
    pub(super) fn all_nodes(&self) -> u64 {
        self.nodes - self.told + self.crew.nodes.load(Ordering::Relaxed)
    }

    #[inline(always)]
    fn is_spent(&mut self) -> bool {
        if self.nodes >= self.next_poll {
            self.look();
        }
        self.halted
    }

    #[cold]
    fn look(&mut self) {
        let new = self.nodes - self.told;
        self.told = self.nodes;
        let all = new + self.crew.nodes.fetch_add(new, Ordering::Relaxed);
        self.next_poll = self.nodes + POLL.min(self.limit.saturating_sub(all));
        self.halted |= all >= self.limit || (self.stop)();
    }
}

/// A search in progress.
pub(super) struct Tree<'a, F: Field> {
    pub(super) field: &'a F,
    pub(super) memory: &'a Memory<F::Key>,
    pub(super) budget: Budget<'a>,
    /// The boards on the way to the one that is looked at, which is the last, in a game where they may come again.
    pub(super) path: Vec<F::Key>,
    /// Where in them the play since the last capture begins.
    pub(super) run: usize,
    /// How often a position must have come up before for its next coming to end the game.
    pub(super) comings: usize,
    /// Whether other threads search the same.
    pub(super) shares: bool,
    /// How well each pit has done, by who sows it.
    pub(super) cuts: [[u32; 16]; 2],
    /// The pits expected, by ply below the root.
    pub(super) lines: Vec<Vec<u8>>,
}

/// The window a value is asked for.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    /// The same behind a move.
    #[inline(always)]
    fn after(self, gain: i32, passes: bool) -> Window {
        let Window { alpha, beta } = Window { alpha: self.alpha - gain, beta: self.beta - gain };
        if passes { Window { alpha: -beta, beta: -alpha } } else { Window { alpha, beta } }
    }

    const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }
}

impl<F: Field> Tree<'_, F> {
    /// All moves of a board.
    #[inline(always)]
    pub(super) fn kids(&mut self, board: BoardOf<F>, side: usize, kids: &mut [Option<Kid<BoardOf<F>>>; 16]) -> usize {
        let (field, cuts, mut count) = (self.field, &self.cuts[side], 0);
        let lead = field.lead(board);
        field.maker().each(board, |pit, played| {
            let (ahead, order) = match played.next {
                Next::Again => (field.lead(played.board), 32 + 4 * field.again(played.board)),
                Next::Passes => (-field.lead(played.board), -4 * field.again(played.board)),
                Next::Over(_) => (field.lead(played.board), 64),
            };
            let gain = SEED * (ahead - lead);
            let order = 16 * (gain + order) + cuts[pit as usize & 15].min(1 << 16).checked_ilog2().map_or(0, |log| log as i32);
            kids[count & 15] = Some(Kid { pit: pit as u8, played, gain, order });
            count += 1;
        });
        self.budget.nodes += count as u64;
        count
    }

    /// The value of a board that goes on.
    fn node(&mut self, board: BoardOf<F>, side: usize, mut window: Window, depth: u32, ply: usize) -> Found {
        if self.budget.is_spent() {
            return Found::guessed(0);
        }
        let open = SEED * self.field.open(board);
        if open <= window.alpha {
            return Found::proved(open);
        }
        if -open >= window.beta {
            return Found::proved(-open);
        }
        let key = self.field.key(board);
        let mut hint = None;
        if let Some(entry) = self.memory.read(key) {
            if let Some(found) = self.usable(entry, window, depth) {
                return found;
            }
            hint = entry.best;
        }
        let asked = window.alpha;
        let mut kids = [None; 16];
        let count = self.kids(board, side, &mut kids);
        let (mut best, mut best_pit, mut proved, mut reach) = (-INFINITE, None, true, 0);
        let shares = self.shares && depth >= SHARED_DEPTH;
        let (mut next, mut deferred) = (0, 0u32);
        while next < count {
            let kid = take_best(&mut kids[next..count], hint);
            if shares && next > 0 && deferred >> kid.pit & 1 == 0 && self.memory.is_busy(self.field.key(kid.played.board), depth) {
                deferred |= 1 << kid.pit;
                kids[next] = Some(Kid { order: kid.order - LATER, ..kid });
                continue;
            }
            next += 1;
            if shares {
                self.memory.begin(self.field.key(kid.played.board), depth);
            }
            let found = self.below(&kid, side, window, depth, ply, best == -INFINITE);
            if shares {
                self.memory.end(self.field.key(kid.played.board), depth);
            }
            if self.budget.halted {
                return Found::guessed(0);
            }
            if found.value > best {
                best = found.value;
                if best > window.alpha {
                    best_pit = Some(kid.pit);
                    if !window.is_null() {
                        self.draw_line(ply, kid.pit);
                    }
                    window.alpha = best;
                }
            }
            if best >= window.beta {
                // A lower bound rests on this move alone.
                (proved, reach) = (found.proved, found.reach);
                let cuts = &mut self.cuts[side][kid.pit as usize & 15];
                *cuts = cuts.saturating_add(depth * depth);
                break;
            }
            proved &= found.proved;
            reach = reach.max(found.reach);
        }
        let bound = if best >= window.beta {
            Bound::Lower
        } else if best > asked {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if F::CIRCLE.is_some_and(|circle| self.run_length() + usize::from(reach) >= circle) {
            proved = false;
        }
        let age = self.memory.age();
        self.memory.write(&Entry { key, value: best as i16, depth: depth.min(255) as u8, reach, best: best_pit, bound, proved, age });
        Found { value: best, proved, reach }
    }

    /// Searches below a move, by a null window first unless it is the first or the window is null already.
    #[inline(always)]
    pub(super) fn below(&mut self, kid: &Kid<BoardOf<F>>, side: usize, window: Window, depth: u32, ply: usize, first: bool) -> Found {
        if first || window.is_null() {
            return self.after(kid, side, window, depth, ply);
        }
        let found = self.after(kid, side, Window { alpha: window.alpha, beta: window.alpha + 1 }, depth, ply);
        if found.value > window.alpha && found.value < window.beta && !self.budget.halted {
            return self.after(kid, side, window, depth, ply);
        }
        found
    }

    /// The value of a move for the seat that makes it.
    fn after(&mut self, kid: &Kid<BoardOf<F>>, side: usize, window: Window, depth: u32, ply: usize) -> Found {
        while self.lines.len() <= ply + 1 {
            self.lines.push(Vec::new());
        }
        self.lines[ply + 1].clear();
        let Played { board, next } = kid.played;
        let passes = match next {
            Next::Again => false,
            Next::Passes => true,
            Next::Over(_) => return Found::proved(kid.gain),
        };
        let seen = |found: Found| Found { value: kid.gain + if passes { -found.value } else { found.value }, ..found };
        if let Some(value) = self.field.ending(board) {
            return seen(Found::proved(value));
        }
        let next_side = if passes { 1 - side } else { side };
        let inner = window.after(kid.gain, passes);
        if F::CIRCLE.is_none() {
            return seen(self.deeper(board, next_side, inner, depth, ply));
        }
        if kid.gain != 0 {
            // What was captured never comes back, and no position from before it either.
            let before = core::mem::replace(&mut self.run, self.path.len());
            let found = self.deeper(board, next_side, inner, depth, ply);
            self.run = before;
            return Found { reach: 0, ..seen(found) };
        }
        if let Some(kept) = self.ends_by_repetition(board) {
            return seen(Found::guessed(SEED * kept));
        }
        let found = self.deeper(board, next_side, inner, depth, ply);
        Found { reach: found.reach.saturating_add(1), ..seen(found) }
    }

    /// The value of a board one ply on: a guess at the horizon.
    #[inline(always)]
    fn deeper(&mut self, board: BoardOf<F>, side: usize, window: Window, depth: u32, ply: usize) -> Found {
        if depth <= 1 {
            return Found::guessed(self.field.guess(board));
        }
        if F::CIRCLE.is_none() {
            return self.node(board, side, window, depth - 1, ply + 1);
        }
        self.path.push(self.field.key(board));
        let found = self.node(board, side, window, depth - 1, ply + 1);
        self.path.pop();
        found
    }

    /// Plies since the last capture.
    #[inline(always)]
    fn run_length(&self) -> usize {
        self.path.len() - 1 - self.run
    }

    /// What a board is worth to the seat to move there if its coming up again ends the game, in seeds.
    #[inline(always)]
    fn ends_by_repetition(&self, board: BoardOf<F>) -> Option<i32> {
        let circle = F::CIRCLE?;
        let end = (self.path.len() + 1).checked_sub(circle)?;
        if end <= self.run {
            return None;
        }
        let key = self.field.key(board);
        // Turns alternate: the same seat is to move at every second board only.
        let same = self.path[self.run..end].iter().rev().step_by(2).filter(|&&before| before == key).count();
        if same >= self.comings { self.field.kept(board) } else { None }
    }

    /// The value of an entry, if it answers what is asked.
    #[inline(always)]
    fn usable(&self, entry: Entry<F::Key>, window: Window, depth: u32) -> Option<Found> {
        let proved = entry.proved && F::CIRCLE.is_none_or(|circle| self.run_length() + usize::from(entry.reach) < circle);
        if !proved && (u32::from(entry.depth) < depth || !window.is_null()) {
            return None;
        }
        let value = i32::from(entry.value);
        let answers = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => value >= window.beta,
            Bound::Upper => value <= window.alpha,
        };
        answers.then_some(Found { value, proved, reach: entry.reach })
    }

    fn draw_line(&mut self, ply: usize, pit: u8) {
        let [.., line, tail] = &mut self.lines[..ply + 2] else { return };
        line.clear();
        line.push(pit);
        line.extend_from_slice(tail);
    }
}

/// Takes the most promising of the moves that are left to the front.
#[inline(always)]
fn take_best<B: Copy>(kids: &mut [Option<Kid<B>>], hint: Option<u8>) -> Kid<B> {
    let rank = |kid: &Option<Kid<B>>| kid.map_or(i32::MIN, |kid| if Some(kid.pit) == hint { i32::MAX } else { kid.order });
    let mut best = 0;
    for next in 1..kids.len() {
        // Of equals the one nearest to the store, which the others would disturb.
        if rank(&kids[next]) >= rank(&kids[best]) {
            best = next;
        }
    }
    kids[..=best].rotate_right(1);
    kids[0].expect("as many moves as were counted")
}
