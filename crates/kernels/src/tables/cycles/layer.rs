//! The two walks over a layer, and how its threads share them.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicI8, AtomicU8, AtomicU64, AtomicUsize, Ordering};

use super::{Block, Circling, Leads, Rows};
use crate::tables::{Built, Watch};

/// Each number is changed by itself; walks and their steps follow one another by the threads' coming together.
const RELAXED: Ordering = Ordering::Relaxed;

/// Boards of one piece of work.
const PIECE: usize = 1 << 13;

/// Boards that a thread keeps to carry back; what is more is found by the next look over the layer, by whichever thread.
const KEPT: usize = 1 << 10;

/// Boards that are gathered before anything is changed on them, which takes a sixth less time than changing each as it is found.
const GATHERED: usize = 32;

/// The bounds of a layer while they are looked for.
///
/// Both walks ask what a seat holds. In the first, `hold`, going round is worth the side of the board; in the second, `force`, what the
/// other seat did not hold in the first, for who cannot be forced below that may go round for ever. Values are found from the lowest up, each
/// once (Knuth, "A Generalization of Dijkstra's Algorithm", 1977): the number of a board that is not settled is what it is worth if no move
/// within the layer lowers it.
///
/// ```text
/// number of a board:  value + seeds, which is even (all seeds are gained by one seat or the other), and 1 once it is settled
/// moves of a board:   4 bits: those within the layer    4 bits: of these, those whose worth is not settled
/// ```
pub(super) struct Layer<'t, C> {
    game: &'t C,
    blocks: &'t [Block],
    /// What the seat to move holds: the best of its moves, and no more than going round is worth.
    moving: Vec<AtomicU8>,
    /// What the seat that waits holds: the worst that a move of the other leaves it, and no more than going round is worth.
    waiting: Vec<AtomicU8>,
    /// The moves within the layer.
    within: Vec<AtomicU8>,
    /// The best that a move out of the layer makes sure of, and what it can be held to; the least possible if there is none.
    out: [Vec<AtomicI8>; 2],
    /// Numbers that were settled.
    settled: AtomicU64,
    threads: usize,
}

/// Whether the seat that a walk is for moves on a board or waits.
#[derive(Clone, Copy)]
enum Turn {
    Moves,
    Waits,
}

impl<'t, C: Circling> Layer<'t, C> {
    pub(super) fn new(game: &'t C, boards: usize, threads: usize) -> Layer<'t, C> {
        let bytes = || (0..boards).map(|_| AtomicU8::new(0)).collect();
        let out = [(); 2].map(|()| (0..boards).map(|_| AtomicI8::new(0)).collect());
        Layer { game, blocks: game.blocks(), moving: bytes(), waiting: bytes(), within: bytes(), out, settled: AtomicU64::new(0), threads }
    }

    /// Finds all bounds and lays them down, the lower ones of all boards first.
    pub(super) fn fill(&self, values: &mut [u8], watch: &dyn Watch) -> Built {
        let begun = self.every_piece(watch, |piece| self.each_board(piece, |place, board| self.begin(place, board)));
        if !begun || !self.settle(&self.out[0], watch) {
            return Built::Stopped;
        }
        let turned = self.every_piece(watch, |piece| piece.for_each(|place| self.turn(place)));
        if !turned || !self.settle(&self.out[1], watch) {
            return Built::Stopped;
        }
        let (lower, upper) = values.split_at_mut(self.moving.len());
        for (place, (lower, upper)) in lower.iter_mut().zip(upper).enumerate() {
            (*lower, *upper) = (-self.value(&self.waiting[place]) as u8, self.value(&self.moving[place]) as u8);
        }
        Built::Complete
    }

    /// Does the same with every piece of the layer on all threads; `false` if it was told to stop.
    fn every_piece(&self, watch: &dyn Watch, work: impl Fn(Range<usize>) + Sync) -> bool {
        let (boards, next, whole) = (self.moving.len(), AtomicUsize::new(0), AtomicBool::new(true));
        let run = || {
            loop {
                let begins = PIECE * next.fetch_add(1, RELAXED);
                if begins >= boards {
                    return;
                }
                if watch.stops() {
                    whole.store(false, RELAXED);
                    return;
                }
                work(begins..boards.min(begins + PIECE));
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads.min(boards.div_ceil(PIECE)) {
                scope.spawn(run);
            }
            run();
        });
        whole.load(RELAXED)
    }

    /// Visits the boards of these places in order.
    fn each_board(&self, places: Range<usize>, mut visit: impl FnMut(usize, C::Board)) {
        let mut rows = self.rows_at(places.start);
        for place in places {
            visit(place, self.game.board(rows));
            rows = self.further(rows, 1);
        }
    }

    /// The rows of the board at a place.
    #[inline(always)]
    fn rows_at(&self, place: usize) -> Rows {
        let block = self.blocks.partition_point(|block| block.begins <= place as u32) - 1;
        let Block { begins, other, .. } = self.blocks[block];
        let left = place as u32 - begins;
        Rows { block, own: (left / other) as usize, other: (left % other) as usize }
    }

    /// The rows of the board so many places further on; behind the last one there is none.
    #[inline(always)]
    fn further(&self, mut rows: Rows, places: usize) -> Rows {
        rows.other += places;
        while let Some(block) = self.blocks.get(rows.block) {
            if rows.other < block.other as usize {
                break;
            }
            rows.other -= block.other as usize;
            rows.own += 1;
            if rows.own == block.own as usize {
                (rows.block, rows.own) = (rows.block + 1, 0);
            }
        }
        rows
    }

    /// The number of a value, not settled.
    #[inline(always)]
    fn number(&self, value: i8) -> u8 {
        (i16::from(value) + i16::from(self.game.seeds())) as u8
    }

    /// The value of a number.
    #[inline(always)]
    fn value(&self, number: &AtomicU8) -> i8 {
        (i16::from(number.load(RELAXED) & !1) - i16::from(self.game.seeds())) as i8
    }

    /// Looks at all moves of a board and sets what the search for what can be held begins from.
    #[inline(always)]
    fn begin(&self, place: usize, board: C::Board) {
        let (side, most) = (self.game.side(board), self.game.seeds());
        let (mut within, mut lower, mut upper) = (0, -most, -most);
        let mut legal = self.game.legal(board);
        if legal == 0 {
            // A game that is over brings each its side.
            (lower, upper) = (side, side);
        }
        while legal != 0 {
            match self.game.leads(board, legal.trailing_zeros()) {
                Leads::Here => within += 1,
                Leads::Below(least, highest) => (lower, upper) = (lower.max(least), upper.max(highest)),
            }
            legal &= legal - 1;
        }
        self.within[place].store(within << 4 | within, RELAXED);
        self.out[0][place].store(lower, RELAXED);
        self.out[1][place].store(upper, RELAXED);
        // Where no repetition counts anything may be held.
        let round = if self.game.counts(board) { [side, -side] } else { [most, most] };
        self.lay(place, within, round, [lower, upper]);
    }

    /// What going round is worth to the seat to move and to the one that waits, and the best moves out of the layer by this walk and by the
    /// other, make the numbers that a walk begins from.
    #[inline(always)]
    fn lay(&self, place: usize, within: u8, round: [i8; 2], out: [i8; 2]) {
        let moving = if within == 0 { round[0].min(out[0]) } else { round[0] };
        self.moving[place].store(self.number(moving), RELAXED);
        self.waiting[place].store(self.number(round[1].min(-out[1])), RELAXED);
    }

    /// Makes the end of the first walk the beginning of the second: a seat holds no more than what the other does not hold.
    fn turn(&self, place: usize) {
        let [lower, upper] = [self.value(&self.moving[place]), -self.value(&self.waiting[place])];
        let within = self.within[place].load(RELAXED);
        debug_assert_eq!(within & 15, 0, "each sowing within the layer was taken back once");
        let within = within >> 4;
        self.within[place].store(within << 4 | within, RELAXED);
        self.lay(place, within, [upper, -lower], [&self.out[1], &self.out[0]].map(|out| out[place].load(RELAXED)));
    }

    /// Settles all numbers of a walk, from the lowest up; `out` is the best that moves out of the layer bring by it. `false` if it was told
    /// to stop.
    fn settle(&self, out: &[AtomicI8], watch: &dyn Watch) -> bool {
        (0..=2 * self.game.seeds() as u8).step_by(2).all(|level| {
            let (left, mut whole) = (AtomicBool::new(true), true);
            while whole && left.swap(false, RELAXED) {
                whole = self.every_piece(watch, |piece| {
                    let (kept, before) = (Vec::with_capacity(KEPT), Vec::with_capacity(2 * GATHERED));
                    let mut level = Level { layer: self, out, number: level, kept, before, left: &left, settled: 0 };
                    level.settle(piece.clone(), Turn::Moves, &self.moving);
                    level.settle(piece, Turn::Waits, &self.waiting);
                    // Each board has two numbers in each of two walks.
                    let before = self.settled.fetch_add(level.settled, RELAXED);
                    watch.filled((before + level.settled) / 4 - before / 4);
                });
            }
            whole
        })
    }
}

/// What one thread does with the numbers of one value.
struct Level<'l, 't, C: Circling> {
    layer: &'l Layer<'t, C>,
    out: &'l [AtomicI8],
    /// The number that is settled.
    number: u8,
    /// Boards whose number is settled and not yet carried back.
    kept: Vec<(C::Board, Turn)>,
    /// Boards from which a move leads to one that is carried back, their places, and the turn on them.
    before: Vec<(C::Board, usize, Turn)>,
    /// Whether a number had to be left for the next look.
    left: &'l AtomicBool,
    /// Numbers settled so far.
    settled: u64,
}

impl<C: Circling> Level<'_, '_, C> {
    /// Settles what has the number of this level in a piece of the layer, and all that follows from it.
    fn settle(&mut self, piece: Range<usize>, turn: Turn, numbers: &[AtomicU8]) {
        let (mut place, mut rows) = (piece.start, None);
        for at in piece {
            if numbers[at].load(RELAXED) != self.number || numbers[at].fetch_or(1, RELAXED) != self.number {
                continue;
            }
            let here = rows.map_or_else(|| self.layer.rows_at(at), |rows| self.layer.further(rows, at - place));
            (place, rows) = (at, Some(here));
            self.kept.push((self.layer.game.board(here), turn));
            if self.kept.len() >= GATHERED {
                self.carry_back();
            }
        }
        self.carry_back();
    }

    /// Carries the numbers that are settled to the boards from which a move leads there, and so on until none is left.
    #[inline(always)]
    fn carry_back(&mut self) {
        let layer = self.layer;
        loop {
            while self.before.len() < GATHERED
                && let Some((board, turn)) = self.kept.pop()
            {
                self.settled += 1;
                let turn = match turn {
                    Turn::Moves => Turn::Waits,
                    Turn::Waits => Turn::Moves,
                };
                layer.game.each_before(board, |before, at| self.before.push((before, at, turn)));
            }
            if self.before.is_empty() {
                return;
            }
            let mut gathered = std::mem::take(&mut self.before);
            for (board, at, turn) in gathered.drain(..) {
                match turn {
                    // One such move of the other seat is enough.
                    Turn::Waits => self.lower(&layer.waiting[at], self.number, board, turn),
                    // Only when the last move that held more is gone.
                    Turn::Moves if layer.within[at].fetch_sub(1, RELAXED) & 15 == 1 => {
                        let best = self.number.max(layer.number(self.out[at].load(RELAXED)));
                        self.lower(&layer.moving[at], best, board, turn);
                    }
                    Turn::Moves => {}
                }
            }
            self.before = gathered;
        }
    }

    /// Lowers the number of a board that is not settled.
    #[inline(always)]
    fn lower(&mut self, number: &AtomicU8, to: u8, board: C::Board, turn: Turn) {
        let was = number.load(RELAXED);
        if was & 1 != 0 || was <= to {
            return;
        }
        let keeps = to == self.number && self.kept.len() < KEPT;
        // Whoever else changed it has lowered it to this level and sees to it.
        if number.compare_exchange(was, to | u8::from(keeps), RELAXED, RELAXED).is_ok() {
            if keeps {
                self.kept.push((board, turn));
            } else if to == self.number {
                self.left.store(true, RELAXED);
            }
        }
    }
}
