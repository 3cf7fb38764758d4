//! The kernel of the Oware family.
//!
//! ```text
//! own row    | store | total | pit 6 | ... | pit 2 | pit 1 |      a byte each; total: all seeds of the game, those out of play
//! other row  | store | total | pit 6 | ... | pit 2 | pit 1 |      included, which majority asks for
//! ```
//! A sowing lifts a byte and adds a word to each row. The chain of twos and threes behind the last seed is found by one comparison
//! of all bytes: what holds neither rises a bit, and the highest such bit below the last seed ends the chain.

use alloc::boxed::Box;
use alloc::vec::Vec;

use bija_rules::facts::{Fact, Question};
use bija_rules::ruleset::{
    Act, At, Chain, ChainOver, Choose, Collect, Dirs, EndRow, EndThen, EndWhen, Extra, Feed, Holes, Lift, Objective, Origin, Reads, Ring, Slam, Stores, Stuck,
    Take, Then, Track, Which,
};
use bija_rules::{Board, Position, Reason, Rules};

use crate::claim::{Landing, act_at, asks_only, landings};
use crate::maker::{MoveMaker, Next, Played, plain_counts};

/// Pits of a row.
pub(crate) const PITS: usize = 6;

/// What makes one game of the family differ from another, seeds at the start and repetition aside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OwareRules {
    /// What becomes of a capture of everything the opponent has.
    pub slam: Slam,
    /// Whether a hungry opponent must be fed.
    pub feed: Feed,
}

const TRACK: Track = Track { ring: Ring::Whole, stores: Stores::None, origin: Origin::Skipped };
const TWOS_AND_THREES: Chain = Chain { counts: 1 << 2 | 1 << 3, over: ChainOver::EnemyPits, reads: Reads::Snapshot };
const TAKES_CHAIN: Act = Act::Capture(Take { at: At::Last, holes: Holes::Itself, back: Some(TWOS_AND_THREES) }, Then::Over);
const ENDS: [EndRow; 1] = [EndRow { when: EndWhen::Majority, then: EndThen::Over(Collect::Stay) }];

impl OwareRules {
    /// Reads a ruleset; `None` if it is none of the family.
    pub fn claim(rules: &Rules) -> Option<OwareRules> {
        let ruleset = rules.ruleset();
        let sow = ruleset.family.as_sow()?;
        let feed = sow.choose.feed;
        let choose = Choose { which: Which::Any, least: 1, dirs: Dirs::Forward, feed };
        let plain = ruleset.board == Board::two_rows(PITS as u8)
            && (sow.track, sow.choose, sow.lift, sow.stuck) == (TRACK, choose, Lift::All, Stuck::Over(Collect::Owner))
            && sow.ends == ENDS
            && sow.extra == Extra::NOTHING
            && sow.drops.is_empty()
            && ruleset.objective == Objective::Margin;
        let captures = |landing: Landing| landing.place == Fact::Enemy && matches!(landing.count, Fact::Holds2 | Fact::Holds3);
        let plays = || {
            landings(false).into_iter().all(|landing| {
                let act = act_at(sow, landing);
                if captures(landing) { act == Some(TAKES_CHAIN) } else { matches!(act, Some(Act::Over(_))) }
            })
        };
        (plain && asks_only(sow, &[Question::Place, Question::Count, Question::Facing]) && plays()).then_some(OwareRules { slam: sow.slam, feed })
    }
}

/// A board of the family, seen by the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OwareBoard {
    /// The row and store of the seat to move.
    pub own: u64,
    /// Those of the other seat.
    pub other: u64,
}

/// The bytes of the pits, and of these the low bits and the ones.
const ROW: u64 = 0xffff_ffff_ffff;
const ONES: u64 = 0x0101_0101_0101;
const LOW: u64 = 0x7f * ONES;
const HIGH: u64 = 0x80 * ONES;
const STORE: u32 = 56;
const TOTAL: u32 = 48;

/// A sowing as additions.
#[derive(Clone, Copy, Debug, Default)]
struct Lap {
    own: u64,
    other: u64,
    /// The bytes of the other row up to where the last seed fell; none if it fell in the own row.
    reach: u64,
}

/// Seeds up to which a sowing is one row of the table; more go round before.
const MOST_TABLED: usize = 63;
/// Seeds of one whole round.
const ROUND: usize = 2 * PITS - 1;

/// The move maker of the family.
#[derive(Clone, Debug)]
pub struct Oware {
    rules: OwareRules,
    laps: Box<[[Lap; MOST_TABLED + 1]; PITS]>,
}

/// A board after a capture.
pub(crate) enum Caught {
    /// It goes on.
    GoesOn(OwareBoard),
    /// Everything left went to the opponent.
    RestToOpponent(OwareBoard),
}

impl Oware {
    /// The move maker of these rules.
    pub fn new(rules: OwareRules) -> Oware {
        Oware { rules, laps: Box::new(core::array::from_fn(|pit| core::array::from_fn(|seeds| lap(pit, seeds)))) }
    }

    /// The rules it plays.
    pub fn rules(&self) -> OwareRules {
        self.rules
    }

    /// Lifts and sows a pit. The bytes to which the last seed reaches in the other row come with the board.
    #[inline(always)]
    fn sow(&self, board: OwareBoard, pit: u32) -> (OwareBoard, u64) {
        let mut seeds = (board.own >> (8 * pit) & 0xff) as usize;
        let (mut own, mut other) = (board.own & !(0xff << (8 * pit)), board.other);
        while seeds > MOST_TABLED {
            // A round gives every pit a seed but the one it starts from.
            (own, other, seeds) = (own + (ONES & !(0xff << (8 * pit))), other + ONES, seeds - ROUND);
        }
        let lap = &self.laps[pit as usize % PITS][seeds];
        (OwareBoard { own: own + lap.own, other: other + lap.other }, lap.reach)
    }

    /// Lifts and sows a pit. The bytes of what could be captured then come with the board.
    #[inline(always)]
    pub(crate) fn sown(&self, board: OwareBoard, pit: u32) -> (OwareBoard, u64) {
        let (sown, reach) = self.sow(board, pit);
        (sown, Oware::chain(sown.other, reach))
    }

    /// Visits the boards from which one legal sowing that captures nothing leads to this one, on which the other seat is to move. No board
    /// has stores, nor more seeds than the table of laps knows.
    #[inline(always)]
    pub(crate) fn each_before(&self, board: OwareBoard, mut visit: impl FnMut(OwareBoard)) {
        let (own, other) = (board.other, board.own);
        // Both rows from the first pit on, twice over: what a sowing from any pit passes is one run of bits.
        let ring = Oware::full(own) | Oware::full(other) << PITS;
        let ring = ring | ring << (2 * PITS);
        let mut pits = !ring & ring >> 1 & ((1 << PITS) - 1);
        while pits != 0 {
            let pit = pits.trailing_zeros();
            pits &= pits - 1;
            let laps = &self.laps[pit as usize % PITS];
            // The pits that hold seeds behind the empty one: a sowing of so many or fewer may have ended here.
            let run = (ring >> (pit + 1)).trailing_ones() as usize;
            for (seeds, lap) in (1..).zip(&laps[1..=run]) {
                let before = OwareBoard { own: own - lap.own | seeds << (8 * pit), other: other - lap.other };
                self.visit_before(before, pit, Oware::chain(other, lap.reach), other, &mut visit);
            }
            if run < ROUND {
                continue;
            }
            for (seeds, lap) in (1..).zip(&laps[1..]).skip(ROUND) {
                // A byte that holds fewer seeds than the lap gave it borrows its high bit.
                let (own_before, other_before) = ((own | HIGH) - lap.own, (other | HIGH) - lap.other);
                if own_before & other_before & HIGH != HIGH {
                    break;
                }
                let before = OwareBoard { own: own_before & !HIGH | seeds << (8 * pit), other: other_before & !HIGH };
                self.visit_before(before, pit, Oware::chain(other, lap.reach), other, &mut visit);
            }
        }
    }

    /// Visits a board of which a sowing ends with this chain in the other row, if it is legal and takes nothing.
    #[inline(always)]
    fn visit_before(&self, before: OwareBoard, pit: u32, chain: u64, other: u64, visit: &mut impl FnMut(OwareBoard)) {
        let taken = if chain != 0 && other & !chain == 0 { self.spare(chain) } else { chain };
        if taken == 0 && (self.is_free(before) || self.legal(before) >> pit & 1 != 0) {
            visit(before);
        }
    }

    /// The bytes of the chain of twos and threes that ends at the last seed.
    #[inline(always)]
    fn chain(other: u64, reach: u64) -> u64 {
        // The lowest bit aside, a two or a three is the other row's 2.
        let odd = (other ^ 2 * ONES) & 0xfe * ONES;
        let unfit = ((odd & LOW) + LOW | odd) & HIGH & reach;
        let below = u64::MAX.checked_shr(unfit.leading_zeros()).unwrap_or(0);
        reach & !below
    }

    /// Takes the chain to the mover's store as far as the slam rule lets it.
    #[inline(always)]
    pub(crate) fn take(&self, board: OwareBoard, chain: u64) -> Caught {
        let slams = board.other & ROW & !chain == 0;
        let chain = if slams { self.spare(chain) } else { chain };
        let taken = (board.other & chain).wrapping_mul(ONES) >> 40 & 0xff;
        let board = OwareBoard { own: board.own + (taken << STORE), other: board.other & !chain };
        if slams && self.rules.slam == Slam::RestToOpponent {
            let left = sum(board.own) + sum(board.other);
            return Caught::RestToOpponent(OwareBoard { own: board.own & !ROW, other: (board.other & !ROW) + (left << STORE) });
        }
        Caught::GoesOn(board)
    }

    /// What is taken of a chain that is all the other row holds.
    #[cold]
    fn spare(&self, chain: u64) -> u64 {
        let highest = 0xff << (chain.ilog2() & !7);
        let lowest = 0xff << (chain.trailing_zeros() & !7);
        match self.rules.slam {
            Slam::Captures | Slam::RestToOpponent => chain,
            Slam::TakesNothing | Slam::Illegal => 0,
            Slam::KeepFirst => chain & !highest,
            Slam::KeepLast => chain & !lowest,
        }
    }

    /// Whether sowing this pit would capture all that the other row holds then.
    fn slams(&self, board: OwareBoard, pit: u32) -> bool {
        let (sown, reach) = self.sow(board, pit);
        let chain = Oware::chain(sown.other, reach);
        chain != 0 && sown.other & ROW & !chain == 0
    }

    /// Whether every pit that holds seeds may be sown.
    #[inline(always)]
    fn is_free(&self, board: OwareBoard) -> bool {
        self.rules.slam != Slam::Illegal && (board.other & ROW != 0 || self.rules.feed == Feed::Free)
    }

    /// The pits that the rules of feeding and of grand slams leave.
    #[cold]
    fn narrowed(&self, board: OwareBoard, mut pits: u32) -> u32 {
        let keep = |pits: u32, test: &dyn Fn(u32) -> bool| (0..PITS as u32).filter(|&pit| pits >> pit & 1 != 0 && test(pit)).fold(0, |set, pit| set | 1 << pit);
        if self.rules.feed == Feed::MustFeed && board.other & ROW == 0 {
            pits = keep(pits, &|pit| u64::from(pit) + (board.own >> (8 * pit) & 0xff) >= PITS as u64);
        }
        if self.rules.slam == Slam::Illegal {
            let modest = keep(pits, &|pit| !self.slams(board, pit));
            pits = if modest == 0 { pits } else { modest };
        }
        pits
    }

    /// Whether the seat that has sown holds more than half of all seeds, or both hold half.
    #[inline(always)]
    fn has_majority(board: OwareBoard) -> bool {
        let [own, other] = [board.own, board.other].map(|row| 2 * (row >> STORE));
        let total = board.own >> TOTAL & 0xff;
        own > total || own == total && other == total && total > 0
    }

    /// The rows of a board as the other seat sees them, without stores.
    #[inline(always)]
    pub(crate) fn turned_rows(board: OwareBoard) -> OwareBoard {
        OwareBoard { own: board.other & ROW, other: board.own & ROW }
    }

    /// The pits of a row, whatever else is in the word.
    #[inline(always)]
    pub(crate) fn pits(row: u64) -> u64 {
        row & ROW
    }

    /// Seeds in the pits of a row, whatever else is in the word; 255 at most.
    #[inline(always)]
    pub(crate) fn seeds(row: u64) -> u64 {
        (row & ROW).wrapping_mul(ONES) >> 40 & 0xff
    }

    /// The pits of a row that hold seeds, a bit for each.
    #[inline(always)]
    pub(crate) fn full(row: u64) -> u32 {
        let row = row & ROW;
        let full = ((row & LOW) + LOW | row) & HIGH;
        // One multiplication gathers the high bits into the top byte, pit order kept.
        ((full >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
    }

    /// Seeds in a store.
    #[inline(always)]
    pub(crate) fn store(row: u64) -> u64 {
        row >> STORE
    }
}

/// Seeds in the pits of a row.
pub(crate) fn sum(row: u64) -> u64 {
    (0..PITS).map(|pit| row >> (8 * pit) & 0xff).sum()
}

/// What sowing that many seeds from a pit does. The pit itself is passed over.
fn lap(pit: usize, seeds: usize) -> Lap {
    let cells = 2 * PITS;
    let mut lap = Lap::default();
    let mut cell = pit;
    for _ in 0..seeds {
        cell = (cell + 1) % cells;
        if cell == pit {
            cell = (cell + 1) % cells;
        }
        if cell < PITS {
            lap.own += 1 << (8 * cell);
        } else {
            lap.other += 1 << (8 * (cell - PITS));
        }
    }
    if seeds > 0 && cell >= PITS {
        lap.reach = u64::MAX >> (56 - 8 * (cell - PITS));
    }
    lap
}

impl MoveMaker for Oware {
    type Board = OwareBoard;

    fn pack(&self, position: &Position) -> Option<OwareBoard> {
        let ([own, other], stores) = plain_counts(position, PITS, 0)?;
        let word = |row: &[u8], store: u8| {
            let pits = (0..).zip(row).fold(0, |word, (pit, &seeds)| word | u64::from(seeds) << (8 * pit));
            pits | u64::from(position.total()) << TOTAL | u64::from(store) << STORE
        };
        Some(OwareBoard { own: word(&own, stores[0]), other: word(&other, stores[1]) })
    }

    fn counts(&self, board: OwareBoard) -> (Vec<u8>, Vec<u8>, [u8; 2]) {
        let row = |word: u64| word.to_le_bytes()[..PITS].to_vec();
        (row(board.own), row(board.other), [board.own, board.other].map(|word| (word >> STORE) as u8))
    }

    #[inline(always)]
    fn legal(&self, board: OwareBoard) -> u32 {
        let pits = Oware::full(board.own);
        if self.is_free(board) { pits } else { self.narrowed(board, pits) }
    }

    #[inline(always)]
    fn play(&self, board: OwareBoard, pit: u32) -> Played<OwareBoard> {
        let (mut board, reach) = self.sow(board, pit);
        let chain = Oware::chain(board.other, reach);
        if chain != 0 {
            board = match self.take(board, chain) {
                Caught::GoesOn(board) => board,
                Caught::RestToOpponent(board) => return Played { board, next: Next::Over(Reason::GrandSlam) },
            };
            if Oware::has_majority(board) {
                return Played { board, next: Next::Over(Reason::Majority) };
            }
        }
        let turned = OwareBoard { own: board.other, other: board.own };
        if self.legal(turned) == 0 {
            let keep = |row: u64| (row & !ROW) + (sum(row) << STORE);
            return Played { board: OwareBoard { own: keep(board.own), other: keep(board.other) }, next: Next::Over(Reason::NoMove) };
        }
        Played { board: turned, next: Next::Passes }
    }
}
