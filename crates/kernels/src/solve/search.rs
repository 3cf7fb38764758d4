//! The search: does the seat to move gain at least so much? Asked again and again until the value is hemmed in.
//!
//! All boards that a move may lead to are looked at before any is searched: what is over, in the table, remembered or out of reach
//! answers at once. Values have the parity of the seeds on the board wherever all seeds come to a store, so that bounds are two apart.

use alloc::vec::Vec;
use core::sync::atomic::{AtomicU64, Ordering};

use super::memory::{Memory, Place};
use super::{Bounds, Watch};
use crate::kalah::{Kalah, KalahBoard, KalahRules, Leftover, MOST_PITS};
use crate::rank::Ranks;
use crate::tables::Table;
use crate::word::Word;

/// What one search reads and shares.
pub(super) struct Search<'s, W, const PITS: usize> {
    pub(super) maker: &'s Kalah<W, PITS>,
    pub(super) ranks: &'s Ranks,
    /// What is remembered of boards with many seeds.
    pub(super) far: &'s Memory,
    /// What is remembered of boards with fewer seeds than `near_below`: there are so many of them that they would fill the other.
    pub(super) near: &'s Memory,
    pub(super) near_below: i32,
    /// Values of boards with few seeds.
    pub(super) table: Option<&'s Table>,
    /// A board with fewer seeds is in the table.
    pub(super) tabled: i32,
    /// Boards whose moves were looked at, all threads together.
    pub(super) nodes: &'s AtomicU64,
}

/// One thread of a search.
pub(super) struct Thread<'t, 's, W, const PITS: usize> {
    pub(super) search: &'t Search<'s, W, PITS>,
    pub(super) watch: &'t dyn Watch,
    /// Whether another thread has the answer.
    pub(super) settled: &'t (dyn Fn() -> bool + Sync),
    /// How many others ask the same: each looks at moves in a slightly different order.
    pub(super) number: u64,
    pub(super) nodes: u64,
    /// What a search that was stopped was about, the board it began with last: it can [go on](Thread::go_on) from there.
    pub(super) paused: Vec<Open<W>>,
}

/// A board whose moves are being searched, one after the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open<W> {
    place: Place,
    seeds: i32,
    goal: i32,
    best: i32,
    /// What fails is worth at most this.
    ceiling: i32,
    /// The moves that have to be searched, the first to be first, and which of them it is by now.
    kids: [Option<Kid<W>>; MOST_PITS],
    at: usize,
}

/// A move that may have to be searched.
#[derive(Clone, Copy, Debug)]
struct Kid<W> {
    board: KalahBoard<W>,
    seeds: i32,
    gain: i32,
    passes: bool,
    place: Place,
    word: u64,
    order: i32,
}

/// A move to a board that is in the table.
#[derive(Clone, Copy, Default)]
struct Tabled {
    rank: u64,
    gain: i32,
    passes: bool,
}

/// Boards between two looks at the watch.
const LOOK_EVERY: u64 = 1 << 12;

/// How far apart the values of a board may be: two where all seeds come to a store.
pub(super) fn step(rules: KalahRules) -> i32 {
    match rules.collect {
        Leftover::Owner | Leftover::Emptier => 2,
        Leftover::Nobody => 1,
    }
}

impl<W: Word, const PITS: usize> Search<'_, W, PITS> {
    /// How far apart the values of a board may be.
    pub(super) fn step(&self) -> i32 {
        step(self.maker.rules())
    }

    /// The value nearest to a draw that a board of so many seeds may have.
    pub(super) fn near_nothing(&self, seeds: i32) -> i32 {
        (seeds & 1).min(self.step() - 1)
    }

    /// The value nearest to a guess that a board of so many seeds may have.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn of_parity(&self, guess: i32, seeds: i32) -> i32 {
        guess + ((guess ^ seeds) & 1).min(self.step() - 1)
    }

    /// The value of a board that needs no search: one that is over, or in the table.
    #[inline(always)]
    pub(super) fn known(&self, board: KalahBoard<W>, seeds: i32) -> Option<i32> {
        if seeds < self.tabled {
            return self.table.map(|table| i32::from(table.probe::<W, PITS>(board)));
        }
        self.maker.is_over(board).then(|| i32::from(self.maker.settled(board)))
    }

    /// What is known of a board without a search.
    pub(super) fn remembered(&self, board: KalahBoard<W>, seeds: i32) -> Bounds {
        if let Some(value) = self.known(board, seeds) {
            return Bounds::exact(value);
        }
        let memory = self.memory(seeds);
        let place = memory.place(self.ranks.of::<W, PITS>(board));
        Memory::read(place, memory.word(place)).unwrap_or(Bounds::of_seeds(seeds))
    }

    /// Where a board of so many seeds is remembered.
    #[inline(always)]
    fn memory(&self, seeds: i32) -> &Memory {
        if seeds < self.near_below { self.near } else { self.far }
    }
}

impl<W: Word, const PITS: usize> Thread<'_, '_, W, PITS> {
    /// A bound of the value: at least `goal`, or less than it. The board is neither over nor in the table. `None` if the search was
    /// stopped.
    pub(super) fn test(&mut self, board: KalahBoard<W>, seeds: i32, goal: i32) -> Option<i32> {
        let place = self.search.memory(seeds).place(self.search.ranks.of::<W, PITS>(board));
        self.test_at(place, board, seeds, goal)
    }

    fn test_at(&mut self, place: Place, board: KalahBoard<W>, seeds: i32, goal: i32) -> Option<i32> {
        self.look()?;
        let search = self.search;
        let (mut best, mut kids, mut count) = (-seeds, [None; MOST_PITS], 0);
        let (mut tabled, mut tabled_count) = ([Tabled::default(); MOST_PITS], 0);
        search.maker.each_full(board, |pit| {
            let (sown, passes) = search.maker.sow(board, pit);
            let (gain, rows) = search.maker.gain(sown);
            let (after, gain) = (rows.turned_if(passes), i32::from(gain));
            let (seeds, passes) = (seeds - gain, passes != W::ZERO);
            if seeds < search.tabled {
                tabled[tabled_count % MOST_PITS] = Tabled { rank: search.ranks.of::<W, PITS>(after), gain, passes };
                tabled_count += 1;
            } else if search.maker.is_over(after) {
                let value = i32::from(search.maker.settled(after));
                best = best.max(gain + if passes { -value } else { value });
            } else {
                let place = search.memory(seeds).place(search.ranks.of::<W, PITS>(after));
                kids[count] = Some(Kid { board: after, seeds, gain, passes, place, word: 0, order: 0 });
                count += 1;
            }
        });
        // All places are known before the first is read: the waits for what is far away fall together.
        for kid in kids.iter_mut().flatten() {
            kid.word = search.memory(kid.seeds).word(kid.place);
        }
        if let Some(table) = search.table {
            for Tabled { rank, gain, passes } in tabled.into_iter().take(tabled_count) {
                let value = i32::from(table.ranked(rank));
                best = best.max(gain + if passes { -value } else { value });
            }
        }
        let mut ceiling = best;
        let mut open = [None; MOST_PITS];
        let mut left = 0;
        for kid in kids.into_iter().flatten() {
            let Bounds { least, most } = kid.bounds();
            best = best.max(least);
            if most < goal {
                ceiling = ceiling.max(most);
            } else if best < goal {
                insert(&mut open[..=left], kid.ordered::<PITS>(self.number));
                left += 1;
            }
        }
        self.try_moves(Open { place, seeds, goal, best, ceiling, kids: open, at: 0 })
    }

    /// Goes on with a search that was stopped.
    pub(super) fn go_on(&mut self) -> Option<i32> {
        let mut open = self.paused.pop()?;
        let kid = open.kids[open.at].expect("a search stops at a move");
        let value = if self.paused.is_empty() { self.search_kid(kid, open.goal) } else { self.go_on().map(|value| kid.worth(value)) };
        let Some(value) = value else {
            self.paused.push(open);
            return None;
        };
        open.learn(value);
        self.try_moves(open)
    }

    /// Searches the moves that are left.
    #[inline(always)]
    fn try_moves(&mut self, mut open: Open<W>) -> Option<i32> {
        let search = self.search;
        while let Some(kid) = open.kids.get(open.at).copied().flatten() {
            if open.best >= open.goal {
                break;
            }
            // The moves before it may have led to the same board.
            let Bounds { least, most } = Kid { word: search.memory(kid.seeds).word(kid.place), ..kid }.bounds();
            if least >= open.goal || most < open.goal {
                (open.best, open.ceiling, open.at) = (open.best.max(least), open.ceiling.max(most), open.at + 1);
                continue;
            }
            let Some(value) = self.search_kid(kid, open.goal) else {
                self.paused.push(open);
                return None;
            };
            open.learn(value);
        }
        let Open { place, seeds, goal, best, ceiling, .. } = open;
        let memory = search.memory(seeds);
        let known = Memory::read(place, memory.word(place)).unwrap_or(Bounds::of_seeds(seeds));
        if best >= goal {
            memory.write(place, Bounds { least: known.least.max(best), most: known.most });
            return Some(best);
        }
        let most = ceiling.max(best);
        memory.write(place, Bounds { least: known.least, most: known.most.min(most) });
        Some(most)
    }

    /// What a move is worth: at least `goal`, or less than it.
    #[inline(always)]
    fn search_kid(&mut self, kid: Kid<W>, goal: i32) -> Option<i32> {
        let wanted = goal - kid.gain;
        let wanted = if kid.passes { self.search.step() - wanted } else { wanted };
        Some(kid.worth(self.test_at(kid.place, kid.board, kid.seeds, wanted)?))
    }

    /// Counts a board, and looks now and then whether the search is to go on.
    #[inline(always)]
    fn look(&mut self) -> Option<()> {
        self.nodes += 1;
        if !self.nodes.is_multiple_of(LOOK_EVERY) {
            return Some(());
        }
        let nodes = self.search.nodes.fetch_add(LOOK_EVERY, Ordering::Relaxed) + LOOK_EVERY;
        self.watch.searched(nodes);
        (!self.watch.stops() && !(self.settled)()).then_some(())
    }
}

impl<W, const PITS: usize> Thread<'_, '_, W, PITS> {
    /// Counts the boards that have not been told yet.
    pub(super) fn leave(&self) {
        self.search.nodes.fetch_add(self.nodes % LOOK_EVERY, Ordering::Relaxed);
    }
}

impl<W> Open<W> {
    /// Takes in what the move is worth that was searched, and is at the next one.
    #[inline(always)]
    fn learn(&mut self, value: i32) {
        if value >= self.goal {
            self.best = self.best.max(value);
        } else {
            self.ceiling = self.ceiling.max(value);
        }
        self.at += 1;
    }
}

impl<W: Word> Kid<W> {
    /// What the move is worth if the board after it is worth that to the seat that is to move there.
    #[inline(always)]
    fn worth(&self, after: i32) -> i32 {
        if self.passes { self.gain - after } else { self.gain + after }
    }

    /// What the move is worth, as far as that is known.
    #[inline(always)]
    fn bounds(&self) -> Bounds {
        let Bounds { least, most } = Memory::read(self.place, self.word).unwrap_or(Bounds::of_seeds(self.seeds));
        let (least, most) = if self.passes { (-most, -least) } else { (least, most) };
        Bounds { least: self.gain + least, most: self.gain + most }
    }

    /// The move with its rank among the others: what it gains, whether it keeps the turn, and who can move again then.
    #[inline(always)]
    fn ordered<const PITS: usize>(mut self, thread: u64) -> Kid<W> {
        let again = Kalah::<W, PITS>::again(self.board.own);
        let wavers = if thread == 0 { 0 } else { (self.word ^ self.seeds as u64).wrapping_mul(thread) as i32 & 3 };
        self.order = 4 * self.gain + wavers + if self.passes { -2 * again } else { 16 + 2 * again };
        self
    }
}

/// Puts a move in its place among those before it, the best first; of equals that nearer to the store, which the others would disturb.
#[inline(always)]
fn insert<W: Word>(kids: &mut [Option<Kid<W>>], kid: Kid<W>) {
    let mut at = kids.len() - 1;
    while at > 0 && kids[at - 1].is_some_and(|before| before.order <= kid.order) {
        kids[at] = kids[at - 1];
        at -= 1;
    }
    kids[at] = Some(kid);
}
