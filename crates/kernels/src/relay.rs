//! The kernel of the games of relays with an own store: Congklak, Dakon, Sungka.
//!
//! ```text
//! pit 1 | pit 2 | ... | pit m | own store | pit 1 | ... | pit m | other store | . . .      a byte each, as the sower goes round
//! ```
//! A lap adds one row of bytes, read from a table for every pit of the board and number of seeds, and the table says where it ends. The
//! next lap depends on what lies there, so laps are taken one by one. No byte overflows: a position holds at most 255 seeds.

use alloc::boxed::Box;
use alloc::vec::Vec;

use bija_rules::facts::{Fact, Question};
use bija_rules::ruleset::{
    Act, At, Choose, Collect, Dirs, Extra, Feed, From, Holes, Lift, Objective, Origin, Pie, Ring, Slam, Sow, Stores, Stuck, Take, Then, Track, Which,
};
use bija_rules::{Board, Position, Reason, Rules};

use crate::claim::{Landing, act_at, and_with, asks_only, landings};
use crate::kalah::Capture;
use crate::maker::{Kept, MoveMaker, Next, Played, plain_counts};
use crate::word::Word;

/// What makes one game of the family differ from another, the seeds at the start aside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RelayRules {
    /// Pits in a row, [`LEAST_PITS`] to [`MOST_PITS`].
    pub pits: u8,
    /// When a last seed in an own empty pit captures.
    pub capture: Capture,
    /// Whether that needs a sowing that has passed the own store.
    pub lap: Lap,
    /// What a seat without seeds does.
    pub stuck: NoSeeds,
    /// Extra sowings a turn may have, if that is limited.
    pub most_extra: Option<u8>,
}

/// Whether a capture needs a sowing that has dropped a seed in the own store.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lap {
    /// It does.
    Needed,
    /// It does not.
    Free,
}

/// What a seat that has to move and has no seeds does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoSeeds {
    /// The game ends, and each keeps the own side.
    Ends,
    /// It passes; the game ends when nobody has seeds.
    Passes,
}

/// The fewest pits of a row that a kernel plays.
pub const LEAST_PITS: usize = 5;

/// The most pits of a row that a kernel plays.
pub const MOST_PITS: usize = 11;

const TRACK: Track = Track { ring: Ring::Whole, stores: Stores::Own, origin: Origin::Sown };
const CHOOSE: Choose = Choose { which: Which::Any, least: 1, dirs: Dirs::Forward, feed: Feed::Free };
const TAKES_FACING: Act = Act::Capture(Take::one(At::Last, Holes::WithFacing), Then::Over);

impl RelayRules {
    /// Reads a ruleset; `None` if it is none of the family.
    pub fn claim(rules: &Rules) -> Option<RelayRules> {
        let ruleset = rules.ruleset();
        let sow = ruleset.family.as_sow()?;
        let (pits, most_extra) = (ruleset.board.pits, sow.extra.max_bonus);
        let plain = ruleset.board == Board::two_rows(pits)
            && (LEAST_PITS..=MOST_PITS).contains(&usize::from(pits))
            && (sow.track, sow.choose, sow.lift, sow.slam) == (TRACK, CHOOSE, Lift::All, Slam::Captures)
            && sow.extra == Extra { max_bonus: most_extra, pie: Pie::Off, marks: None, pieces: None }
            && sow.ends.is_empty()
            && sow.drops.is_empty()
            && ruleset.objective == Objective::Margin;
        if !plain || !asks_only(sow, &[Question::Place, Question::Count, Question::Facing, Question::Store]) {
            return None;
        }
        let stuck = match sow.stuck {
            Stuck::Over(Collect::Owner) => NoSeeds::Ends,
            Stuck::Pass => NoSeeds::Passes,
            Stuck::Over(Collect::Emptier | Collect::Nobody | Collect::Stay) | Stuck::Borrow | Stuck::Lose => return None,
        };
        let captures = [Capture::FacingFull, Capture::Always].into_iter().flat_map(|capture| [(capture, Lap::Free), (capture, Lap::Needed)]);
        let (capture, lap) = captures.into_iter().find(|&(capture, lap)| plays_by(sow, capture, lap))?;
        Some(RelayRules { pits, capture, lap, stuck, most_extra })
    }
}

/// Whether the landing table says what a game of this capture does, at every landing.
fn plays_by(sow: &Sow, capture: Capture, lap: Lap) -> bool {
    let all = and_with(landings(true), |landing| Landing { store: Fact::StorePassed, ..landing });
    all.into_iter().all(|landing| {
        let act = act_at(sow, landing);
        let faces = capture == Capture::Always || landing.facing == Fact::FacingFull;
        let passed = lap == Lap::Free || landing.store == Fact::StorePassed;
        if landing.place == Fact::OwnStore {
            act == Some(Act::Again)
        } else if landing.count != Fact::Holds1 {
            act == Some(Act::Relay(From::Last))
        } else if landing.place == Fact::OwnFront && faces && passed {
            act == Some(TAKES_FACING)
        } else {
            matches!(act, Some(Act::Over(_)))
        }
    })
}

/// A board of the family, seen by the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RelayBoard<const CELLS: usize> {
    /// The own pits and store, the other seat's pits and store, then nothing.
    pub cells: [u8; CELLS],
    /// Extra sowings this turn has had, where they are limited.
    pub bonus: u8,
}

/// Seeds up to which a lap is one row of the table; more go round before.
const MOST_TABLED: usize = 31;

/// The laps from one pit, by their seeds.
#[derive(Clone, Debug)]
struct Laps<const CELLS: usize> {
    /// What each adds, its own seeds lifted.
    adds: [[u8; CELLS]; MOST_TABLED + 1],
    /// Where the last seed falls.
    last: [u8; MOST_TABLED + 1],
}

/// The move maker for `PITS` pits a row, on boards of `CELLS` bytes.
#[derive(Clone, Debug)]
pub struct Relay<const PITS: usize, const CELLS: usize> {
    rules: RelayRules,
    /// The laps from each cell of the ring; those of stores are never sown.
    laps: Box<[Laps<CELLS>; CELLS]>,
}

impl<const PITS: usize, const CELLS: usize> Relay<PITS, CELLS> {
    /// Pits and own store: what a sower goes round.
    const ROUND: usize = 2 * PITS + 1;
    const OWN_STORE: usize = PITS;
    const OTHER_STORE: usize = 2 * PITS + 1;

    /// The move maker of these rules.
    ///
    /// # Panics
    /// If they are for another number of pits.
    pub fn new(rules: RelayRules) -> Self {
        assert_eq!(usize::from(rules.pits), PITS, "a maker is made for its number of pits");
        assert!(Self::OTHER_STORE < CELLS && CELLS.is_power_of_two(), "rows and stores fit in the cells");
        Relay { rules, laps: Box::new(core::array::from_fn(laps::<PITS, CELLS>)) }
    }

    /// The rules it plays.
    pub fn rules(&self) -> RelayRules {
        self.rules
    }

    /// Sows the seeds of a cell and gives the cell where the last one falls.
    #[inline(always)]
    fn lap(&self, cells: &mut [u8; CELLS], from: usize) -> usize {
        let mut seeds = usize::from(cells[from % CELLS]);
        if seeds > MOST_TABLED {
            seeds = Self::rounds(cells, from, seeds);
        }
        let laps = &self.laps[from % CELLS];
        for (cell, add) in cells.iter_mut().zip(&laps.adds[seeds % (MOST_TABLED + 1)]) {
            *cell = cell.wrapping_add(*add);
        }
        usize::from(laps.last[seeds % (MOST_TABLED + 1)])
    }

    /// Sows whole rounds until the seeds left are few enough for the table, and says how many these are.
    #[cold]
    fn rounds(cells: &mut [u8; CELLS], from: usize, seeds: usize) -> usize {
        let mut left = seeds;
        while left > MOST_TABLED {
            cells[..Self::ROUND].iter_mut().for_each(|cell| *cell = cell.wrapping_add(1));
            left -= Self::ROUND;
        }
        // The lap takes only what is left of the seeds that were lifted.
        cells[from % CELLS] = cells[from % CELLS].wrapping_sub((seeds - left) as u8);
        left
    }

    /// Sows a pit, lap after lap, and captures. Says whether the last seed fell in the own store.
    #[inline(always)]
    pub(crate) fn sow(&self, cells: &mut [u8; CELLS], pit: usize) -> bool {
        let store = cells[Self::OWN_STORE];
        let mut cell = pit;
        loop {
            cell = self.lap(cells, cell);
            if cell == Self::OWN_STORE {
                return true;
            }
            if cells[cell % CELLS] == 1 {
                break;
            }
        }
        if cell < PITS {
            let facing = 2 * PITS - cell;
            let faces = self.rules.capture == Capture::Always || cells[facing] > 0;
            if faces && (self.rules.lap == Lap::Free || cells[Self::OWN_STORE] != store) {
                cells[Self::OWN_STORE] += 1 + core::mem::take(&mut cells[facing]);
                cells[cell] = 0;
            }
        }
        false
    }

    /// The board as the other seat sees it.
    #[inline(always)]
    fn turned(cells: &[u8; CELLS]) -> [u8; CELLS] {
        let mut turned = [0; CELLS];
        turned[..=PITS].copy_from_slice(&cells[PITS + 1..2 * PITS + 2]);
        turned[PITS + 1..2 * PITS + 2].copy_from_slice(&cells[..=PITS]);
        turned
    }

    /// The own pits that hold seeds.
    #[inline(always)]
    fn full(cells: &[u8; CELLS]) -> u32 {
        let (row, rest) = cells.split_first_chunk::<8>().expect("a board has sixteen cells at least");
        let mut full = u64::from_le_bytes(*row).full() | u32::from(row[7] != 0) << 7;
        if PITS > 8 {
            let (row, _) = rest.split_first_chunk::<8>().expect("a board has sixteen cells at least");
            full |= u64::from_le_bytes(*row).full() << 8;
        }
        full & ((1 << PITS) - 1)
    }

    /// The board of a game that is over: each keeps his side.
    #[cold]
    fn collected(mut cells: [u8; CELLS]) -> [u8; CELLS] {
        for row in [0, PITS + 1] {
            let left: u8 = cells[row..row + PITS].iter().sum();
            cells[row..row + PITS].fill(0);
            cells[row + PITS] += left;
        }
        cells
    }
}

/// The laps from a cell.
fn laps<const PITS: usize, const CELLS: usize>(from: usize) -> Laps<CELLS> {
    let round = 2 * PITS + 1;
    let mut laps = Laps { adds: [[0; CELLS]; MOST_TABLED + 1], last: [0; MOST_TABLED + 1] };
    for seeds in 0..=MOST_TABLED {
        laps.adds[seeds][from] = laps.adds[seeds][from].wrapping_sub(seeds as u8);
        for step in 1..=seeds {
            let cell = (from + step) % round;
            laps.adds[seeds][cell] = laps.adds[seeds][cell].wrapping_add(1);
        }
        laps.last[seeds] = ((from + seeds) % round) as u8;
    }
    laps
}

impl<const PITS: usize, const CELLS: usize> MoveMaker for Relay<PITS, CELLS> {
    type Board = RelayBoard<CELLS>;

    fn pack(&self, position: &Position) -> Option<RelayBoard<CELLS>> {
        let ([own, other], stores) = plain_counts(position, PITS, 0)?;
        let mut cells = [0; CELLS];
        let all = own.iter().chain([&stores[0]]).chain(&other).chain([&stores[1]]);
        cells.iter_mut().zip(all).for_each(|(cell, &seeds)| *cell = seeds);
        Some(RelayBoard { cells, bonus: position.bonus() })
    }

    fn counts(&self, board: RelayBoard<CELLS>) -> (Vec<u8>, Vec<u8>, [u8; 2]) {
        let RelayBoard { cells, .. } = board;
        (cells[..PITS].to_vec(), cells[PITS + 1..=2 * PITS].to_vec(), [cells[Self::OWN_STORE], cells[Self::OTHER_STORE]])
    }

    fn kept(&self, board: RelayBoard<CELLS>) -> Kept {
        Kept { bonus: board.bonus, ..Kept::default() }
    }

    #[inline(always)]
    fn legal(&self, board: RelayBoard<CELLS>) -> u32 {
        Self::full(&board.cells)
    }

    #[inline(always)]
    fn play(&self, board: RelayBoard<CELLS>, pit: u32) -> Played<RelayBoard<CELLS>> {
        let RelayBoard { mut cells, bonus } = board;
        let in_store = self.sow(&mut cells, pit as usize);
        let again = in_store && self.rules.most_extra.is_none_or(|most| bonus < most);
        // An extra sowing is counted only where they are limited.
        let bonus = if again && self.rules.most_extra.is_some() { bonus + 1 } else { 0 };
        let (seen, next) = if again { (cells, Next::Again) } else { (Self::turned(&cells), Next::Passes) };
        if Self::full(&seen) != 0 {
            return Played { board: RelayBoard { cells: seen, bonus }, next };
        }
        let seen_by_next = Self::turned(&seen);
        if self.rules.stuck == NoSeeds::Passes && Self::full(&seen_by_next) != 0 {
            let next = if again { Next::Passes } else { Next::Again };
            return Played { board: RelayBoard { cells: seen_by_next, bonus: 0 }, next };
        }
        let reason = match self.rules.stuck {
            NoSeeds::Ends => Reason::NoMove,
            NoSeeds::Passes => Reason::AllEmpty,
        };
        Played { board: RelayBoard { cells: Self::collected(cells), bonus: 0 }, next: Next::Over(reason) }
    }
}

/// The move makers by the number of pits.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "each name is its number of pits")]
pub enum RelayKernel {
    Five(Relay<5, 16>),
    Six(Relay<6, 16>),
    Seven(Relay<7, 16>),
    Eight(Relay<8, 32>),
    Nine(Relay<9, 32>),
    Ten(Relay<10, 32>),
    Eleven(Relay<11, 32>),
}

/// Does the same with the move maker of any number of pits.
macro_rules! with_relay {
    ($kernel:expr, $maker:ident => $body:expr) => {
        match $kernel {
            $crate::RelayKernel::Five($maker) => $body,
            $crate::RelayKernel::Six($maker) => $body,
            $crate::RelayKernel::Seven($maker) => $body,
            $crate::RelayKernel::Eight($maker) => $body,
            $crate::RelayKernel::Nine($maker) => $body,
            $crate::RelayKernel::Ten($maker) => $body,
            $crate::RelayKernel::Eleven($maker) => $body,
        }
    };
}
pub(crate) use with_relay;

impl RelayKernel {
    /// The move maker of these rules.
    ///
    /// # Panics
    /// If they are for fewer than [`LEAST_PITS`] or more than [`MOST_PITS`] pits; [`RelayRules::claim`] gives no such rules.
    pub fn new(rules: RelayRules) -> RelayKernel {
        match rules.pits {
            5 => RelayKernel::Five(Relay::new(rules)),
            6 => RelayKernel::Six(Relay::new(rules)),
            7 => RelayKernel::Seven(Relay::new(rules)),
            8 => RelayKernel::Eight(Relay::new(rules)),
            9 => RelayKernel::Nine(Relay::new(rules)),
            10 => RelayKernel::Ten(Relay::new(rules)),
            11 => RelayKernel::Eleven(Relay::new(rules)),
            pits => panic!("no kernel plays {pits} pits"),
        }
    }
}
