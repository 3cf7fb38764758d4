//! Whole laps as additions.
//!
//! For every seat, direction, pit and number of seeds up to one round, the table holds what the lap adds to each pit and
//! store, and where the last seed falls. A silent lap is then a few additions of words instead of a walk. The tables
//! speak only of the bare track: closed pits, seats that have left and counting drop rows take the walk.

use alloc::vec::Vec;

use crate::board::Board;
use crate::moves::Dir;
use crate::pits::{Pit, Pits};
use crate::ruleset::{Origin, Ring, Stores, Track};
use crate::seat::Seat;

/// A hole or store on a track: pits by their index, then the stores.
pub(crate) type Cell = u8;

/// The store of a seat as a cell.
pub(crate) const fn store_cell(seat: Seat) -> Cell {
    64 + seat.index() as u8
}

/// Whose store a cell is, unless it is a pit.
pub(crate) const fn store_owner(cell: Cell) -> Option<Seat> {
    if cell < 64 { None } else { Seat::new(cell as usize - 64) }
}

const CELLS: usize = 64 + Seat::MAX;

/// What follows each cell on the track of each seat, in both directions.
#[derive(Clone, Debug)]
pub(crate) struct Steps([[[Cell; CELLS]; 2]; Seat::MAX]);

impl Steps {
    pub(crate) fn new(board: &Board, track: Track) -> Steps {
        let mut steps = [[[0; CELLS]; 2]; Seat::MAX];
        for seat in Seat::first(board.seats) {
            let ring = ring(board, track, seat);
            for (index, &cell) in ring.iter().enumerate() {
                let next = ring[(index + 1) % ring.len()];
                steps[seat.index()][Dir::Forward.index()][cell as usize] = next;
                steps[seat.index()][Dir::Backward.index()][next as usize] = cell;
            }
        }
        Steps(steps)
    }

    #[inline]
    pub(crate) fn after(&self, seat: Seat, dir: Dir, cell: Cell) -> Cell {
        self.0[seat.index() & 3][dir.index()][cell as usize]
    }
}

/// The cells of a seat's track in forward order.
pub(crate) fn ring(board: &Board, track: Track, sower: Seat) -> Vec<Cell> {
    let mut ring = Vec::new();
    for seat in Seat::first(board.seats) {
        if track.ring == Ring::OwnSide && seat != sower {
            continue;
        }
        if track.ring == Ring::Whole {
            ring.extend(board.neutral(seat));
        }
        ring.extend(board.owned(seat));
        let sown = match track.stores {
            Stores::None => false,
            Stores::Own => seat == sower,
            Stores::All => true,
        };
        if sown {
            ring.push(store_cell(seat));
        }
    }
    ring
}

/// Boards of more pits than this walk every lap: the tables grow with the square of the pits.
const MOST_PITS: usize = 32;
const WORDS: usize = MOST_PITS / 8;

/// One lap: what it adds, and where its last seed falls.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lap {
    pub(crate) pits: [u64; WORDS],
    pub(crate) stores: [i16; Seat::MAX],
    pub(crate) last: Cell,
}

/// The laps of a track.
#[derive(Clone, Debug)]
pub(crate) struct Laps {
    laps: Vec<Lap>,
    cells: usize,
    /// Seeds of one whole round.
    pub(crate) round: u8,
}

impl Laps {
    /// The tables of a track, unless the board is too large for them.
    pub(crate) fn new(board: &Board, track: Track, steps: &Steps) -> Option<Laps> {
        let cells = board.cells();
        if cells > MOST_PITS {
            return None;
        }
        let length = ring(board, track, Seat::SOUTH).len();
        let round = match track.origin {
            Origin::Sown => length,
            Origin::Skipped => length - 1,
        };
        if round == 0 || round > 255 {
            return None;
        }
        let mut laps = vec![Lap::default(); Seat::MAX * 2 * cells * (round + 1)];
        let mut table = Laps { laps: Vec::new(), cells, round: round as u8 };
        for seat in Seat::first(board.seats) {
            let on_track = ring(board, track, seat);
            for dir in [Dir::Forward, Dir::Backward] {
                for &pit in on_track.iter().filter(|&&cell| cell < 64) {
                    let mut lap = Lap { last: pit, ..Lap::default() };
                    let mut pits = Pits::default();
                    let mut cell = pit;
                    for seeds in 1..=round {
                        cell = steps.after(seat, dir, cell);
                        if track.origin == Origin::Skipped && cell == pit {
                            cell = steps.after(seat, dir, cell);
                        }
                        match store_owner(cell) {
                            Some(owner) => lap.stores[owner.index()] += 1,
                            None => {
                                pits.drop_seed(cell);
                            }
                        }
                        lap.pits.copy_from_slice(&pits.0[..WORDS]);
                        lap.last = cell;
                        laps[table.index(seat, dir, pit, seeds as u8)] = lap;
                    }
                }
            }
        }
        table.laps = laps;
        Some(table)
    }

    #[inline]
    fn index(&self, seat: Seat, dir: Dir, pit: Pit, seeds: u8) -> usize {
        ((seat.index() * 2 + dir.index()) * self.cells + pit as usize) * (self.round as usize + 1) + seeds as usize
    }

    /// The lap of `seeds` seeds, at most one round, from a pit.
    #[inline]
    pub(crate) fn lap(&self, seat: Seat, dir: Dir, pit: Pit, seeds: u8) -> &Lap {
        &self.laps[self.index(seat, dir, pit, seeds)]
    }
}
