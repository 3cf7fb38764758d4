//! The two walks over a layer, and how its threads share them.

use std::sync::atomic::{AtomicBool, AtomicI8, AtomicU64, AtomicUsize, Ordering};

use super::{Block, Circling, Leads, Rows};
use crate::tables::{Built, Watch};

/// Order is needed only where changes are noted and taken: values are reread after every note.
const RELAXED: Ordering = Ordering::Relaxed;

/// Boards of one piece of work: a multiple of the bits of a word.
const PIECE: usize = 1 << 13;

/// The bounds of a layer while they are looked for.
pub(super) struct Layer<'t, C> {
    game: &'t C,
    blocks: Vec<Block>,
    boards: Vec<Found>,
    /// The pushed bound of each board as it was last told to those before it.
    told: Vec<AtomicI8>,
    /// Boards of which a bound has changed since it was last told to those before them, a bit each.
    changed: Vec<AtomicU64>,
    threads: usize,
}

/// What is found of a board so far.
#[derive(Default)]
#[repr(align(2))]
struct Found {
    lower: AtomicI8,
    upper: AtomicI8,
}

impl Found {
    /// The bound of which every value rests on the best of all moves.
    #[inline(always)]
    fn pulled(&self, walk: Walk) -> &AtomicI8 {
        match walk {
            Walk::Hold => &self.lower,
            Walk::Force => &self.upper,
        }
    }

    /// The bound to which each move may add by itself.
    #[inline(always)]
    fn pushed(&self, walk: Walk) -> &AtomicI8 {
        match walk {
            Walk::Hold => &self.upper,
            Walk::Force => &self.lower,
        }
    }
}

/// Which of the two walks is made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Walk {
    /// `lower` is pulled down to what can be held, `upper` pushed up.
    Hold,
    /// `upper` is pulled down by what can be forced, `lower` pushed up.
    Force,
}

impl<'t, C: Circling> Layer<'t, C> {
    pub(super) fn new(game: &'t C, boards: usize, threads: usize) -> Layer<'t, C> {
        let changed = (0..boards.div_ceil(64)).map(|_| AtomicU64::new(0)).collect();
        let told = (0..boards).map(|_| AtomicI8::new(0)).collect();
        let found = (0..boards).map(|_| Found::default()).collect();
        Layer { game, blocks: game.blocks(), boards: found, told, changed, threads }
    }

    /// Finds all bounds and lays them down, the lower ones of all boards first.
    pub(super) fn fill(&self, values: &mut [u8], watch: &dyn Watch) -> Built {
        self.every_piece(watch, |piece| self.each_board(piece, |place, board| self.begin(place, board)));
        for walk in [Walk::Hold, Walk::Force] {
            self.every_piece(watch, |piece| piece.for_each(|place| self.told[place].store(self.boards[place].pushed(walk).load(RELAXED), RELAXED)));
            let swept = self.every_piece(watch, |piece| {
                let (boards, half) = (piece.len() as u64, piece.len() as u64 / 2);
                self.each_board(piece, |place, board| self.look(walk, place, board));
                watch.filled(if walk == Walk::Hold { half } else { boards - half });
            });
            if !swept || !self.settle(walk, watch) {
                return Built::Stopped;
            }
        }
        let (lower, upper) = values.split_at_mut(self.boards.len());
        for (found, (lower, upper)) in self.boards.iter().zip(lower.iter_mut().zip(upper)) {
            (*lower, *upper) = (found.lower.load(RELAXED) as u8, found.upper.load(RELAXED) as u8);
        }
        Built::Complete
    }

    /// Does the same with every piece of the layer on all threads; `false` if it was told to stop.
    fn every_piece(&self, watch: &dyn Watch, work: impl Fn(std::ops::Range<usize>) + Sync) -> bool {
        let (boards, next, whole) = (self.boards.len(), AtomicUsize::new(0), AtomicBool::new(true));
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
    fn each_board(&self, places: std::ops::Range<usize>, mut visit: impl FnMut(usize, C::Board)) {
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

    /// The bounds from which the search for what can be held begins.
    fn begin(&self, place: usize, board: C::Board) {
        let (side, most) = (self.game.side(board), self.game.seeds());
        // A game that is over brings each its side; where no repetition counts anything may be held.
        let (lower, upper) = if self.game.legal(board) == 0 || self.game.counts(board) { (side, side) } else { (most, -most) };
        self.boards[place].lower.store(lower, RELAXED);
        self.boards[place].upper.store(upper, RELAXED);
    }

    /// Looks at all moves of a board and sets its bounds by them.
    fn look(&self, walk: Walk, place: usize, board: C::Board) {
        let (mut pull, mut push) = (i8::MIN, i8::MIN);
        let legal = self.game.legal(board);
        if legal == 0 {
            return;
        }
        each_bit(legal, |pit| {
            let (to_pull, to_push) = match (self.game.leads(board, pit), walk) {
                (Leads::Here(next), _) => {
                    let next = &self.boards[next];
                    (-next.pushed(walk).load(RELAXED), -next.pulled(walk).load(RELAXED))
                }
                (Leads::Below(lower, upper), Walk::Hold) => (lower, upper),
                (Leads::Below(lower, upper), Walk::Force) => (upper, lower),
            };
            (pull, push) = (pull.max(to_pull), push.max(to_push));
        });
        let (pulled, pushed) = (self.boards[place].pulled(walk), self.boards[place].pushed(walk));
        let fell = pulled.load(RELAXED) > pull && pulled.fetch_min(pull, RELAXED) > pull;
        let rose = pushed.load(RELAXED) < push && pushed.fetch_max(push, RELAXED) < push;
        if fell || rose {
            self.tell(place);
        }
    }

    /// Notes that a bound of this board has changed. What was stored before is seen by whoever takes the note.
    fn tell(&self, place: usize) {
        self.changed[place / 64].fetch_or(1 << (place % 64), Ordering::AcqRel);
    }

    /// Carries changes to the boards before until nothing changes any more; `false` if it was told to stop.
    fn settle(&self, walk: Walk, watch: &dyn Watch) -> bool {
        let quiet = AtomicBool::new(false);
        while !quiet.swap(true, RELAXED) {
            let whole = self.every_piece(watch, |piece| {
                for word in piece.start / 64..piece.end.div_ceil(64) {
                    if self.changed[word].load(RELAXED) == 0 {
                        continue;
                    }
                    quiet.store(false, RELAXED);
                    let mut bits = self.changed[word].swap(0, Ordering::AcqRel);
                    let (mut place, mut rows) = (64 * word, None);
                    while bits != 0 {
                        let places = bits.trailing_zeros() as usize - place % 64;
                        place += places;
                        let here = rows.map_or_else(|| self.rows_at(place), |rows| self.further(rows, places));
                        self.carry_back(walk, place, self.game.board(here));
                        rows = Some(here);
                        bits &= bits - 1;
                    }
                }
            });
            if !whole {
                return false;
            }
        }
        true
    }

    /// Carries the bounds of a board to all that lead to it.
    fn carry_back(&self, walk: Walk, place: usize, board: C::Board) {
        let found = &self.boards[place];
        let (to_push, to_pull) = (-found.pulled(walk).load(RELAXED), -found.pushed(walk).load(RELAXED));
        // Nobody else carries this board back while it is carried.
        let to_pull_before = -self.told[place].load(RELAXED);
        self.told[place].store(-to_pull, RELAXED);
        self.game.each_before(board, |before| {
            let at = self.game.place(before);
            let (pulled, pushed) = (self.boards[at].pulled(walk), self.boards[at].pushed(walk));
            let rose = pushed.load(RELAXED) < to_push && pushed.fetch_max(to_push, RELAXED) < to_push;
            let held = pulled.load(RELAXED);
            // Only a move that upheld the bound and no longer does can let it fall.
            let fell = to_pull < held && held <= to_pull_before && {
                let best = self.best_up_to(walk, before, held);
                best < held && pulled.fetch_min(best, RELAXED) > best
            };
            if fell || rose {
                self.tell(at);
            }
        });
    }

    /// The best that the moves of a board bring to the pulled bound, or the first that brings no less than it has.
    fn best_up_to(&self, walk: Walk, board: C::Board, held: i8) -> i8 {
        let (mut best, mut legal) = (i8::MIN, self.game.legal(board));
        while legal != 0 && best < held {
            best = best.max(match (self.game.leads(board, legal.trailing_zeros()), walk) {
                (Leads::Here(next), _) => -self.boards[next].pushed(walk).load(RELAXED),
                (Leads::Below(lower, _), Walk::Hold) => lower,
                (Leads::Below(_, upper), Walk::Force) => upper,
            });
            legal &= legal - 1;
        }
        best
    }
}

/// Visits the places of the bits that are set.
#[inline(always)]
fn each_bit(mut bits: u32, mut visit: impl FnMut(u32)) {
    while bits != 0 {
        visit(bits.trailing_zeros());
        bits &= bits - 1;
    }
}
