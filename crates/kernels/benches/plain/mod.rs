//! The rules as one writes them first: an array of bytes, seed by seed.

use std::ops::Range;

use super::{Fold, Walked, fold};

/// Such a board and its rules.
pub(crate) trait Plain: Fold {
    /// The pits of the seat to move.
    fn own_pits(&self) -> Range<usize>;
    fn is_legal(&self, pit: usize) -> bool;
    /// The board after a move, and whether the game is over.
    fn play(self, pit: usize) -> (Self, bool);

    /// Makes all moves of the tree.
    fn walk(self, depth: u32, walked: &mut Walked) {
        for pit in self.own_pits() {
            if !self.is_legal(pit) {
                continue;
            }
            walked.sowings += 1;
            let (after, over) = self.play(pit);
            walked.folded = walked.folded.wrapping_add(after.fold());
            if depth > 1 && !over {
                after.walk(depth - 1, walked);
            }
        }
    }
}

/// South's pits, its store, North's pits, its store; the seat to move.
#[derive(Clone, Copy)]
pub(crate) struct Kalah {
    pub(crate) cells: [u8; 14],
    pub(crate) seat: usize,
}

impl Fold for Kalah {
    fn fold(self) -> u64 {
        fold(&self.cells)
    }
}

impl Plain for Kalah {
    fn own_pits(&self) -> Range<usize> {
        7 * self.seat..7 * self.seat + 6
    }

    fn is_legal(&self, pit: usize) -> bool {
        self.cells[pit] > 0
    }

    fn play(mut self, pit: usize) -> (Kalah, bool) {
        let (store, other_store) = (7 * self.seat + 6, 13 - 7 * self.seat);
        let mut seeds = std::mem::take(&mut self.cells[pit]);
        let mut cell = pit;
        while seeds > 0 {
            cell = (cell + 1) % 14;
            if cell != other_store {
                self.cells[cell] += 1;
                seeds -= 1;
            }
        }
        if cell / 7 == self.seat && cell != store && self.cells[cell] == 1 && self.cells[12 - cell] > 0 {
            self.cells[store] += 1 + std::mem::take(&mut self.cells[12 - cell]);
            self.cells[cell] = 0;
        }
        let over = self.cells[..6].iter().all(|&seeds| seeds == 0) || self.cells[7..13].iter().all(|&seeds| seeds == 0);
        if over {
            for pit in (0..6).chain(7..13) {
                self.cells[pit / 7 * 7 + 6] += std::mem::take(&mut self.cells[pit]);
            }
        }
        self.seat = if cell == store { self.seat } else { 1 - self.seat };
        (self, over)
    }
}

/// South's pits, then North's; the seat to move.
#[derive(Clone, Copy)]
pub(crate) struct Oware {
    pub(crate) pits: [u8; 12],
    pub(crate) stores: [u8; 2],
    pub(crate) seat: usize,
}

impl Fold for Oware {
    fn fold(self) -> u64 {
        fold(&self.pits) ^ fold(&self.stores)
    }
}

impl Oware {
    fn row(&self, seat: usize) -> &[u8] {
        &self.pits[6 * seat..6 * seat + 6]
    }
}

impl Plain for Oware {
    fn own_pits(&self) -> Range<usize> {
        6 * self.seat..6 * self.seat + 6
    }

    fn is_legal(&self, pit: usize) -> bool {
        let hungry = self.row(1 - self.seat).iter().all(|&seeds| seeds == 0);
        self.pits[pit] > 0 && (!hungry || usize::from(self.pits[pit]) + pit % 6 >= 6)
    }

    fn play(mut self, pit: usize) -> (Oware, bool) {
        let mut seeds = std::mem::take(&mut self.pits[pit]);
        let mut cell = pit;
        while seeds > 0 {
            cell = (cell + 1) % 12;
            if cell != pit {
                self.pits[cell] += 1;
                seeds -= 1;
            }
        }
        let mut taken = self;
        while cell / 6 != self.seat && matches!(taken.pits[cell], 2 | 3) {
            taken.stores[self.seat] += std::mem::take(&mut taken.pits[cell]);
            cell = (cell + 11) % 12;
        }
        if taken.row(1 - self.seat).iter().any(|&seeds| seeds > 0) {
            self = taken;
        }
        let mut over = self.stores[self.seat] > 24 || self.stores == [24, 24];
        self.seat = 1 - self.seat;
        if !over && !(6 * self.seat..6 * self.seat + 6).any(|pit| self.is_legal(pit)) {
            over = true;
            for pit in 0..12 {
                self.stores[pit / 6] += std::mem::take(&mut self.pits[pit]);
            }
        }
        (self, over)
    }
}

/// Congklak: South's pits, its store, North's pits, its store; the seat to move.
#[derive(Clone, Copy)]
pub(crate) struct Congklak {
    pub(crate) cells: [u8; 16],
    pub(crate) seat: usize,
}

impl Fold for Congklak {
    fn fold(self) -> u64 {
        fold(&self.cells)
    }
}

impl Plain for Congklak {
    fn own_pits(&self) -> Range<usize> {
        8 * self.seat..8 * self.seat + 7
    }

    fn is_legal(&self, pit: usize) -> bool {
        self.cells[pit] > 0
    }

    fn play(mut self, pit: usize) -> (Congklak, bool) {
        let (store, other_store) = (8 * self.seat + 7, 15 - 8 * self.seat);
        let mut cell = pit;
        loop {
            let mut seeds = std::mem::take(&mut self.cells[cell]);
            while seeds > 0 {
                cell = (cell + 1) % 16;
                if cell != other_store {
                    self.cells[cell] += 1;
                    seeds -= 1;
                }
            }
            if cell == store || self.cells[cell] == 1 {
                break;
            }
        }
        if cell / 8 == self.seat && cell != store && self.cells[14 - cell] > 0 {
            self.cells[store] += 1 + std::mem::take(&mut self.cells[14 - cell]);
            self.cells[cell] = 0;
        }
        self.seat = if cell == store { self.seat } else { 1 - self.seat };
        let over = self.cells[8 * self.seat..8 * self.seat + 7].iter().all(|&seeds| seeds == 0);
        if over {
            for pit in (0..7).chain(8..15) {
                self.cells[pit / 8 * 8 + 7] += std::mem::take(&mut self.cells[pit]);
            }
        }
        (self, over)
    }
}

/// Togyz Kumalak and Bestemshe: South's pits, then North's; the pit of the other row that each seat has marked.
#[derive(Clone, Copy)]
pub(crate) struct Togyz<const PITS: usize, const CELLS: usize> {
    pub(crate) pits: [u8; CELLS],
    pub(crate) stores: [u8; 2],
    pub(crate) marks: [Option<usize>; 2],
    pub(crate) seat: usize,
}

impl<const PITS: usize, const CELLS: usize> Fold for Togyz<PITS, CELLS> {
    fn fold(self) -> u64 {
        fold(&self.pits) ^ fold(&self.stores)
    }
}

impl<const PITS: usize, const CELLS: usize> Plain for Togyz<PITS, CELLS> {
    fn own_pits(&self) -> Range<usize> {
        PITS * self.seat..PITS * self.seat + PITS
    }

    fn is_legal(&self, pit: usize) -> bool {
        self.pits[pit] > 0
    }

    fn play(mut self, pit: usize) -> (Self, bool) {
        let hand = if self.pits[pit] == 1 { 1 } else { self.pits[pit] - 1 };
        self.pits[pit] -= hand;
        let mut cell = pit;
        for _ in 0..hand {
            cell = (cell + 1) % CELLS;
            match self.marks.iter().position(|&mark| mark == Some(cell)) {
                Some(marker) => self.stores[marker] += 1,
                None => self.pits[cell] += 1,
            }
        }
        if cell / PITS != self.seat {
            let may_mark = PITS == 9 && self.marks[self.seat].is_none() && cell % PITS != PITS - 1;
            let same_number = self.marks[1 - self.seat].is_some_and(|mark| mark % PITS == cell % PITS);
            let marks = self.pits[cell] == 3 && may_mark && !same_number;
            if marks || self.pits[cell].is_multiple_of(2) {
                self.stores[self.seat] += std::mem::take(&mut self.pits[cell]);
            }
            if marks {
                self.marks[self.seat] = Some(cell);
            }
        }
        let half = (PITS * PITS) as u8;
        let mut over = self.stores.iter().any(|&seeds| seeds > half) || self.stores == [half; 2];
        self.seat = 1 - self.seat;
        if !over && self.pits[PITS * self.seat..PITS * self.seat + PITS].iter().all(|&seeds| seeds == 0) {
            over = true;
            for pit in 0..CELLS {
                self.stores[pit / PITS] += std::mem::take(&mut self.pits[pit]);
            }
        }
        (self, over)
    }
}
