//! Filling a layer of a table of Oware: the bounds of every board with so many seeds, from layers with fewer.
//!
//! Sowings that capture nothing stay in the layer and may go round for ever, until a position repeats and each seat keeps its own side.
//! Which position that is depends on the play before, so a board gets two values, for the seat to move: what it can make sure of
//! (`lower`), and what the other seat can hold it to (`upper`), wherever the repetition falls. `side` is what a repetition on this very
//! board would bring: own seeds less the other seat's.
//!
//! ```text
//! hold:  lower = the greatest function with  lower <= side  and  lower <= best over the moves of (gain - upper of what follows)
//!        upper = the smallest one with       upper >= side  and  upper >= best over the moves of (gain - lower of what follows)
//! force: lower = the smallest one that is no less than that of `hold` and than the best over the moves;  upper likewise
//! ```
//! What is held is never lost by a repetition, because every board on the way is worth it; what is forced is reached in finitely many
//! sowings, because every value rests on values that were there before. Both are found by one walk with two roles: of one bound every
//! value is the best of all moves and falls when the last move that upheld it is gone (`pulled`), to the other each move may add by itself
//! (`pushed`). Only boards that changed are looked at, and from them, by taking sowings back, those that lead to them.

use std::sync::atomic::{AtomicBool, AtomicI8, AtomicU64, AtomicUsize, Ordering};

use crate::maker::MoveMaker;
use crate::oware::{Caught, Oware, OwareBoard, PITS, sum};
use crate::rank::Ranks;
use crate::tables::Watch;

/// Order is needed only where changes are noted and taken: values are reread after every note.
const RELAXED: Ordering = Ordering::Relaxed;

/// Boards of one piece of work: a multiple of the bits of a word.
const PIECE: usize = 1 << 13;

/// The bounds of a layer while they are looked for.
pub(super) struct Layer<'t> {
    maker: &'t Oware,
    ranks: &'t Ranks,
    /// All rows by their seeds, in the order of their ranks.
    rows: &'t [Vec<u64>],
    /// The bounds of boards with fewer seeds: of each layer the lower ones, then the upper ones.
    below: &'t [u8],
    /// Seeds of this layer.
    seeds: usize,
    /// Where the boards of so many own seeds begin.
    blocks: Vec<u32>,
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

/// A board of a layer by its rows.
#[derive(Clone, Copy)]
struct Rows {
    own_seeds: usize,
    own: usize,
    other: usize,
}

/// Which of the two walks is made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Walk {
    /// `lower` is pulled down to what can be held, `upper` pushed up.
    Hold,
    /// `upper` is pulled down by what can be forced, `lower` pushed up.
    Force,
}

/// What a sowing leads to.
enum Leads {
    /// To a board of this layer, by its place in it.
    Here(usize),
    /// Seeds were gained and fewer are left: what that is worth at least and at most.
    Below(i8, i8),
}

impl<'t> Layer<'t> {
    pub(super) fn new(maker: &'t Oware, ranks: &'t Ranks, rows: &'t [Vec<u64>], below: &'t [u8], seeds: usize, threads: usize) -> Layer<'t> {
        let boards = (ranks.layer(seeds + 1) - ranks.layer(seeds)) as usize;
        let mut blocks = vec![0; seeds + 2];
        for own in 0..=seeds {
            blocks[own + 1] = blocks[own] + (ranks.rows(own) * ranks.rows(seeds - own)) as u32;
        }
        let changed = (0..boards.div_ceil(64)).map(|_| AtomicU64::new(0)).collect();
        let told = (0..boards).map(|_| AtomicI8::new(0)).collect();
        let boards = (0..boards).map(|_| Found::default()).collect();
        Layer { maker, ranks, rows, below, seeds, blocks, boards, told, changed, threads }
    }

    /// Finds all bounds; `false` if it was told to stop before the end.
    pub(super) fn fill(&self, watch: &impl Watch) -> bool {
        self.every_piece(watch, |piece| self.each_board(piece, |place, board| self.begin(place, board)));
        for walk in [Walk::Hold, Walk::Force] {
            self.every_piece(watch, |piece| piece.for_each(|place| self.told[place].store(self.boards[place].pushed(walk).load(RELAXED), RELAXED)));
            let swept = self.every_piece(watch, |piece| {
                let (boards, half) = (piece.len() as u64, piece.len() as u64 / 2);
                self.each_board(piece, |place, board| self.look(walk, place, board));
                watch.filled(if walk == Walk::Hold { half } else { boards - half });
            });
            if !swept || !self.settle(walk, watch) {
                return false;
            }
        }
        true
    }

    /// The bounds, the lower ones of all boards first.
    pub(super) fn into_values(self) -> impl Iterator<Item = u8> {
        let lower: Vec<u8> = self.boards.iter().map(|found| found.lower.load(RELAXED) as u8).collect();
        lower.into_iter().chain(self.boards.into_iter().map(|found| found.upper.into_inner() as u8))
    }

    /// Does the same with every piece of the layer on all threads; `false` if it was told to stop.
    fn every_piece(&self, watch: &impl Watch, work: impl Fn(std::ops::Range<usize>) + Sync) -> bool {
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
    fn each_board(&self, places: std::ops::Range<usize>, mut visit: impl FnMut(usize, OwareBoard)) {
        let mut rows = self.rows_at(places.start);
        for place in places {
            visit(place, self.board(rows));
            rows = self.further(rows, 1);
        }
    }

    /// The rows of the board at a place.
    #[inline(always)]
    fn rows_at(&self, place: usize) -> Rows {
        let own_seeds = self.blocks.partition_point(|&begins| begins <= place as u32) - 1;
        let (left, width) = (place as u32 - self.blocks[own_seeds], self.rows[self.seeds - own_seeds].len() as u32);
        Rows { own_seeds, own: (left / width) as usize, other: (left % width) as usize }
    }

    /// The rows of the board so many places further on; behind the last one there is none.
    #[inline(always)]
    fn further(&self, mut rows: Rows, places: usize) -> Rows {
        rows.other += places;
        while rows.own_seeds <= self.seeds && rows.other >= self.rows[self.seeds - rows.own_seeds].len() {
            rows.other -= self.rows[self.seeds - rows.own_seeds].len();
            rows.own += 1;
            if rows.own == self.rows[rows.own_seeds].len() {
                (rows.own_seeds, rows.own) = (rows.own_seeds + 1, 0);
            }
        }
        rows
    }

    #[inline(always)]
    fn board(&self, rows: Rows) -> OwareBoard {
        OwareBoard { own: self.rows[rows.own_seeds][rows.own], other: self.rows[self.seeds - rows.own_seeds][rows.other] }
    }

    /// The place in its layer of a board without stores.
    #[inline(always)]
    fn rank(&self, board: OwareBoard) -> usize {
        self.ranks.of_rows(self.ranks.row::<u64, PITS>(board.own), self.ranks.row::<u64, PITS>(board.other)) as usize
    }

    /// The bounds from which the search for what can be held begins.
    fn begin(&self, place: usize, board: OwareBoard) {
        let (own, other) = (sum(board.own) as i8, sum(board.other) as i8);
        let side = own - other;
        let most = self.seeds as i8;
        // A game that is over brings each its side; where a row is empty no repetition ends it.
        let (lower, upper) = if self.maker.legal(board) == 0 || own > 0 && other > 0 { (side, side) } else { (most, -most) };
        self.boards[place].lower.store(lower, RELAXED);
        self.boards[place].upper.store(upper, RELAXED);
    }

    /// Where a legal pit leads.
    #[inline(always)]
    fn leads(&self, board: OwareBoard, pit: u32) -> Leads {
        let here = self.ranks.layer(self.seeds) as usize;
        let (mut sown, chain) = self.maker.sown(board, pit);
        if chain != 0 {
            sown = match self.maker.take(sown, chain) {
                Caught::GoesOn(sown) => sown,
                Caught::RestToOpponent(sown) => {
                    let brought = Oware::store(sown.own) as i8 - Oware::store(sown.other) as i8;
                    return Leads::Below(brought, brought);
                }
            };
            let gain = Oware::store(sown.own) as usize;
            if gain > 0 {
                let seeds = self.seeds - gain;
                let (begins, ends) = (self.ranks.layer(seeds) as usize, self.ranks.layer(seeds + 1) as usize);
                let at = begins + self.rank(Oware::turned_rows(sown));
                let (lower, upper) = (self.below[at] as i8, self.below[at + ends - begins] as i8);
                return Leads::Below(gain as i8 - upper, gain as i8 - lower);
            }
        }
        Leads::Here(self.rank(Oware::turned_rows(sown)) - here)
    }

    /// Looks at all moves of a board and sets its bounds by them.
    fn look(&self, walk: Walk, place: usize, board: OwareBoard) {
        let (mut pull, mut push) = (i8::MIN, i8::MIN);
        let legal = self.maker.legal(board);
        if legal == 0 {
            return;
        }
        each_bit(legal, |pit| {
            let (to_pull, to_push) = match (self.leads(board, pit), walk) {
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
    fn settle(&self, walk: Walk, watch: &impl Watch) -> bool {
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
                        self.carry_back(walk, place, self.board(here));
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
    fn carry_back(&self, walk: Walk, place: usize, board: OwareBoard) {
        let found = &self.boards[place];
        let (to_push, to_pull) = (-found.pulled(walk).load(RELAXED), -found.pushed(walk).load(RELAXED));
        // Nobody else carries this board back while it is carried.
        let to_pull_before = -self.told[place].load(RELAXED);
        self.told[place].store(-to_pull, RELAXED);
        let here = self.ranks.layer(self.seeds) as usize;
        self.maker.each_before(board, |before| {
            let at = self.rank(before) - here;
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
    fn best_up_to(&self, walk: Walk, board: OwareBoard, held: i8) -> i8 {
        let (mut best, mut legal) = (i8::MIN, self.maker.legal(board));
        while legal != 0 && best < held {
            best = best.max(match (self.leads(board, legal.trailing_zeros()), walk) {
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
