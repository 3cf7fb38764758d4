//! The kernel of the Kalah family.
//!
//! ```text
//! own row    | store | . . . | pit m | ... | pit 2 | pit 1 |      a byte each, the store in the highest one
//! other row  | store | . . . | pit m | ... | pit 2 | pit 1 |      the same, as its owner counts
//! ```
//! Up to seven pits a row fit in 64 bits, up to ten here in 128. A sowing lifts a byte and adds a word to each row, read from a
//! table made of the rules for every pit and number of seeds; capture, extra move and the end are choices without branches. No byte
//! overflows: a position holds at most 255 seeds.

mod rules;

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Ordering;

use bija_rules::{Position, Reason};

pub use rules::{Capture, End, KalahRules, Leftover, Pie};

use crate::maker::{MoveMaker, Next, Played, plain_counts};
use crate::word::Word;

/// The most pits of a row that a kernel plays.
#[cfg(not(target_family = "wasm"))]
pub const MOST_PITS: usize = 10;
/// The most pits of a row that a kernel plays. Larger boards than those of a machine word are not solved by anybody, and would be a
/// fourth of the module that browsers load.
#[cfg(target_family = "wasm")]
pub const MOST_PITS: usize = 7;

/// A board of the family, seen by the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KalahBoard<W> {
    /// The row and store of the seat to move.
    pub own: W,
    /// Those of the other seat.
    pub other: W,
}

impl<W: Word> KalahBoard<W> {
    /// The board as the other seat sees it if all bits are given, the same if none.
    #[inline(always)]
    pub(crate) fn turned_if(self, turns: W) -> KalahBoard<W> {
        let differ = (self.own ^ self.other) & turns;
        KalahBoard { own: self.own ^ differ, other: self.other ^ differ }
    }
}

/// A sowing as additions: what a number of seeds from a pit takes and adds, and what to look at then.
#[derive(Clone, Copy, Debug)]
struct Lap<W> {
    own: W,
    other: W,
    /// The byte of the own pit where the last seed fell; none if it fell elsewhere.
    last: W,
    /// What that byte must be after the sowing to capture: one seed. Not to be had where `last` is no byte.
    single: W,
    /// The byte of the pit facing that one.
    facing: W,
    /// All bits if the turn passes, none if the last seed fell in the own store.
    passes: W,
}

/// Seeds up to which a sowing is one row of the table; more go round before.
const MOST_TABLED: usize = 63;

/// The move maker for `PITS` pits a row, in words of type `W`.
#[derive(Clone, Debug)]
pub struct Kalah<W, const PITS: usize> {
    rules: KalahRules,
    laps: Box<[[Lap<W>; MOST_TABLED + 1]; PITS]>,
    /// What one whole round adds.
    round: [W; 2],
    /// Bits that pass for seeds in every facing pit: some if a capture needs none there.
    always: W,
    /// All bits if a row that is empty ends the game though its owner is not to move.
    any_row: W,
}

impl<W: Word, const PITS: usize> Kalah<W, PITS> {
    /// The bytes of the pits.
    pub(crate) fn row() -> W {
        (0..PITS as u32).fold(W::ZERO, |row, pit| row | W::low(0xff) << (8 * pit))
    }

    fn new(rules: KalahRules) -> Self {
        assert_eq!(usize::from(rules.pits), PITS, "a maker is made for its number of pits");
        let laps = core::array::from_fn(|pit| core::array::from_fn(|seeds| lap::<W, PITS>(pit, seeds)));
        let ones = (0..PITS as u32).fold(W::ZERO, |ones, pit| ones | W::low(1) << (8 * pit));
        Kalah {
            rules,
            laps: Box::new(laps),
            round: [ones | W::low(1) << W::STORE, ones],
            always: W::all_if(rules.capture == Capture::Always),
            any_row: W::all_if(rules.end == End::AnyRowEmpty),
        }
    }

    const ROUND: usize = 2 * PITS + 1;

    /// The rules it plays.
    pub fn rules(&self) -> KalahRules {
        self.rules
    }

    /// Sows a pit and captures; the board is still seen by the mover. With it comes whether the turn passes, as all bits or none.
    #[inline(always)]
    pub(crate) fn sow(&self, board: KalahBoard<W>, pit: u32) -> (KalahBoard<W>, W) {
        let KalahBoard { mut own, mut other } = board;
        let seeds = (own >> (8 * pit)).byte();
        let lap = match self.laps[pit as usize].get(usize::from(seeds)) {
            Some(lap) => lap,
            None => self.after_rounds(&mut own, &mut other, pit, seeds),
        };
        (own, other) = (own.plus(lap.own), other.plus(lap.other));
        let faced = other & lap.facing;
        let captures = W::all_if_zero_and_not(own & lap.last ^ lap.single, faced | self.always);
        let taken = faced & captures;
        // The last seed goes from its pit to the store with what it took.
        let last = captures & (W::low(1) << W::STORE).minus(lap.single);
        (KalahBoard { own: own.plus(last).plus(taken.summed()), other: other & !taken }, lap.passes)
    }

    /// Sows whole rounds until the seeds left are few enough for the table, and gives the lap of these.
    #[cold]
    fn after_rounds(&self, own: &mut W, other: &mut W, pit: u32, seeds: u8) -> &Lap<W> {
        let mut left = usize::from(seeds);
        while left > MOST_TABLED {
            (*own, *other, left) = (own.plus(self.round[0]), other.plus(self.round[1]), left - Self::ROUND);
        }
        // The lap takes only what is left of the seeds that were lifted.
        *own = own.minus(W::low(seeds - left as u8) << (8 * pit));
        &self.laps[pit as usize][left]
    }

    /// Visits the own pits that hold seeds, each with code of its own, so that sowings overlap.
    #[inline(always)]
    #[allow(clippy::unused_self, reason = "the number of pits is part of the maker's type")]
    pub(crate) fn each_full(&self, board: KalahBoard<W>, mut visit: impl FnMut(u32)) {
        macro_rules! pits {
            ($($pit:literal)*) => {
                $(if $pit < PITS as u32 && board.own & W::low(0xff) << (8 * $pit) != W::ZERO {
                    visit($pit);
                })*
            };
        }
        pits!(0 1 2 3 4 5 6 7 8 9);
    }

    /// Whether a board is over, seen by the seat that is to move if it is not.
    #[inline(always)]
    #[allow(clippy::needless_bitwise_bool, reason = "one branch that is hardly ever taken is quicker than two")]
    pub(crate) fn is_over(&self, board: KalahBoard<W>) -> bool {
        let row = Self::row();
        (board.own & row == W::ZERO) | (board.other & row & self.any_row | row & !self.any_row == W::ZERO)
    }

    /// The board of a game that is over, the seeds left collected.
    #[cold]
    fn collected(&self, board: KalahBoard<W>) -> KalahBoard<W> {
        let row = Self::row();
        let [own_left, other_left] = [board.own, board.other].map(|word| sum::<W, PITS>(word));
        let (mut own, mut other) = (board.own & !row, board.other & !row);
        let store = |seeds: u8| W::low(seeds) << W::STORE;
        match self.rules.collect {
            Leftover::Owner => (own, other) = (own.plus(store(own_left)), other.plus(store(other_left))),
            Leftover::Emptier if own_left == 0 => own = own.plus(store(other_left)),
            Leftover::Emptier => other = other.plus(store(own_left)),
            Leftover::Nobody => {}
        }
        KalahBoard { own, other }
    }

    /// What the mover gains when the seeds of a board that is over are collected, in seeds more than the other seat. The board has no
    /// seeds in its stores.
    pub(crate) fn settled(&self, board: KalahBoard<W>) -> i8 {
        let collected = self.collected(board);
        let [own, other] = [collected.own, collected.other].map(|word| (word >> W::STORE).byte() as i8);
        own - other
    }

    /// What a sowing brought to a store that was empty, and the board without it.
    #[inline(always)]
    #[allow(clippy::unused_self, reason = "the number of pits is part of the maker's type")]
    pub(crate) fn gain(&self, sown: KalahBoard<W>) -> (i8, KalahBoard<W>) {
        ((sown.own >> W::STORE).byte() as i8, KalahBoard { own: sown.own & Self::row(), other: sown.other })
    }

    /// A board without what its stores hold, and how much more the mover's holds than the other one.
    pub(crate) fn without_stores(&self, board: KalahBoard<W>) -> (KalahBoard<W>, i32) {
        let (own, board) = self.gain(board);
        let (other, board) = self.gain(board.turned_if(W::all_if(true)));
        (board.turned_if(W::all_if(true)), i32::from(own as u8) - i32::from(other as u8))
    }

    /// Pits of a row without its store whose last seed falls in it.
    #[inline(always)]
    pub(crate) fn again(row: W) -> i32 {
        let distances = (0..PITS as u32).fold(W::all_if(true), |word, pit| word & !(W::low(0xff) << (8 * pit)) | W::low(PITS as u8 - pit as u8) << (8 * pit));
        i32::from((row ^ distances).zeros())
    }

    const fn reason(&self) -> Reason {
        match self.rules.end {
            End::AnyRowEmpty => Reason::RowEmpty,
            End::MoverStuck => Reason::NoMove,
        }
    }
}

/// Seeds in the pits of a row.
pub(crate) fn sum<W: Word, const PITS: usize>(row: W) -> u8 {
    (0..PITS as u32).map(|pit| (row >> (8 * pit)).byte()).sum()
}

/// What sowing that many seeds from a pit does.
fn lap<W: Word, const PITS: usize>(pit: usize, seeds: usize) -> Lap<W> {
    let cells = 2 * PITS + 1;
    let byte = |cell: usize| 8 * cell as u32;
    let lifted = W::ZERO.minus(W::low(seeds as u8) << byte(pit));
    let mut lap = Lap { own: lifted, other: W::ZERO, last: W::ZERO, single: W::low(1), facing: W::ZERO, passes: W::all_if(true) };
    for step in 1..=seeds {
        let cell = (pit + step) % cells;
        match cell.cmp(&PITS) {
            Ordering::Less => lap.own = lap.own.plus(W::low(1) << byte(cell)),
            Ordering::Equal => lap.own = lap.own.plus(W::low(1) << W::STORE),
            Ordering::Greater => lap.other = lap.other.plus(W::low(1) << byte(cell - PITS - 1)),
        }
    }
    let last = (pit + seeds) % cells;
    lap.passes = W::all_if(last != PITS);
    if seeds > 0 && last < PITS {
        lap.last = W::low(0xff) << byte(last);
        lap.single = W::low(1) << byte(last);
        lap.facing = W::low(0xff) << byte(PITS - 1 - last);
    }
    lap
}

impl<W: Word, const PITS: usize> MoveMaker for Kalah<W, PITS> {
    type Board = KalahBoard<W>;

    fn pack(&self, position: &Position) -> Option<KalahBoard<W>> {
        let turns = if self.rules.pie == Pie::On { 2 } else { 0 };
        let ([own, other], stores) = plain_counts(position, PITS, turns)?;
        let word = |row: &[u8], store: u8| W::of_bytes(row) | W::low(store) << W::STORE;
        Some(KalahBoard { own: word(&own, stores[0]), other: word(&other, stores[1]) })
    }

    fn counts(&self, board: KalahBoard<W>) -> (Vec<u8>, Vec<u8>, [u8; 2]) {
        let row = |word: W| (0..PITS as u32).map(|pit| (word >> (8 * pit)).byte()).collect();
        (row(board.own), row(board.other), [board.own, board.other].map(|word| (word >> W::STORE).byte()))
    }

    #[inline(always)]
    fn legal(&self, board: KalahBoard<W>) -> u32 {
        board.own.full()
    }

    #[inline(always)]
    fn play(&self, board: KalahBoard<W>, pit: u32) -> Played<KalahBoard<W>> {
        let (sown, passes) = self.sow(board, pit);
        let board = sown.turned_if(passes);
        if self.is_over(board) {
            return Played { board: self.collected(sown), next: Next::Over(self.reason()) };
        }
        Played { board, next: if passes == W::ZERO { Next::Again } else { Next::Passes } }
    }

    #[inline(always)]
    fn each(&self, board: KalahBoard<W>, mut visit: impl FnMut(u32, Played<KalahBoard<W>>)) {
        self.each_full(board, |pit| visit(pit, self.play(board, pit)));
    }
}

/// The move makers by the number of pits.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "each name is its number of pits")]
pub enum KalahKernel {
    One(Kalah<u64, 1>),
    Two(Kalah<u64, 2>),
    Three(Kalah<u64, 3>),
    Four(Kalah<u64, 4>),
    Five(Kalah<u64, 5>),
    Six(Kalah<u64, 6>),
    Seven(Kalah<u64, 7>),
    #[cfg(not(target_family = "wasm"))]
    Eight(Kalah<u128, 8>),
    #[cfg(not(target_family = "wasm"))]
    Nine(Kalah<u128, 9>),
    #[cfg(not(target_family = "wasm"))]
    Ten(Kalah<u128, 10>),
}

/// Does the same with the move maker of any number of pits.
macro_rules! with_kernel {
    ($kernel:expr, $maker:ident => $body:expr) => {
        match $kernel {
            $crate::KalahKernel::One($maker) => $body,
            $crate::KalahKernel::Two($maker) => $body,
            $crate::KalahKernel::Three($maker) => $body,
            $crate::KalahKernel::Four($maker) => $body,
            $crate::KalahKernel::Five($maker) => $body,
            $crate::KalahKernel::Six($maker) => $body,
            $crate::KalahKernel::Seven($maker) => $body,
            #[cfg(not(target_family = "wasm"))]
            $crate::KalahKernel::Eight($maker) => $body,
            #[cfg(not(target_family = "wasm"))]
            $crate::KalahKernel::Nine($maker) => $body,
            #[cfg(not(target_family = "wasm"))]
            $crate::KalahKernel::Ten($maker) => $body,
        }
    };
}
pub(crate) use with_kernel;

impl KalahKernel {
    /// The move maker of these rules.
    ///
    /// # Panics
    /// If they are for more than [`MOST_PITS`] pits, or none; [`KalahRules::claim`] gives no such rules.
    pub fn new(rules: KalahRules) -> KalahKernel {
        match rules.pits {
            1 => KalahKernel::One(Kalah::new(rules)),
            2 => KalahKernel::Two(Kalah::new(rules)),
            3 => KalahKernel::Three(Kalah::new(rules)),
            4 => KalahKernel::Four(Kalah::new(rules)),
            5 => KalahKernel::Five(Kalah::new(rules)),
            6 => KalahKernel::Six(Kalah::new(rules)),
            7 => KalahKernel::Seven(Kalah::new(rules)),
            #[cfg(not(target_family = "wasm"))]
            8 => KalahKernel::Eight(Kalah::new(rules)),
            #[cfg(not(target_family = "wasm"))]
            9 => KalahKernel::Nine(Kalah::new(rules)),
            #[cfg(not(target_family = "wasm"))]
            10 => KalahKernel::Ten(Kalah::new(rules)),
            pits => panic!("no kernel plays {pits} pits"),
        }
    }
}
