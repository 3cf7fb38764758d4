//! Boards: how many seats and pits, which pits face each other, where a row begins.
//!
//! Pits are numbered over the whole board in sowing order, so that sowing forwards is counting upwards.
//!
//! ```text
//! Rows, 2 seats, n pits           Squares, 2 seats, 5 squares      FourRows, 8 pits a row, front second
//!
//! North  11 10  9  8  7  6        11 10  9  8  7                    North  16 17 18 19 20 21 22 23   back
//!                              0               6  (quan squares)           31 30 29 28 27 26 25 24   front
//! South   0  1  2  3  4  5         1  2  3  4  5                    South  15 14 13 12 11 10  9  8   front
//!                                                                           0  1  2  3  4  5  6  7   back
//! ```

use alloc::string::String;

use crate::pits::{MAX_PITS, Pit, PitSet};
use crate::plain;
use crate::seat::Seat;

/// How the pits of a board lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// One row a seat; two seats face each other, three and four sit round a square.
    Rows,
    /// One row a seat with a square of nobody's before each row (the quan squares of Ô ăn quan).
    Squares,
    /// Two rows a seat, front and back, which form a ring of the seat's own.
    FourRows {
        /// Which half of the seat's pits is the front row, in numbering order.
        front: Half,
    },
}

/// One half of a seat's pits in a four-row game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Half {
    /// The pits numbered first (Bao: A1 to A8 are the front row).
    First,
    /// The pits numbered last (Omweso: 9 to 16 are the inner row).
    Second,
}

/// The board of a ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// Number of seats, 2 to 4.
    pub seats: u8,
    /// Pits in one row.
    pub pits: u8,
    /// How they lie.
    pub shape: Shape,
}

impl Board {
    /// Two rows of `pits`, the commonest board.
    pub const fn two_rows(pits: u8) -> Board {
        Board { seats: 2, pits, shape: Shape::Rows }
    }

    /// Pits that belong to one seat.
    pub const fn pits_per_seat(&self) -> usize {
        match self.shape {
            Shape::Rows | Shape::Squares => self.pits as usize,
            Shape::FourRows { .. } => 2 * self.pits as usize,
        }
    }

    const fn neutral_per_seat(&self) -> usize {
        match self.shape {
            Shape::Squares => 1,
            Shape::Rows | Shape::FourRows { .. } => 0,
        }
    }

    const fn stride(&self) -> usize {
        self.neutral_per_seat() + self.pits_per_seat()
    }

    /// All pits of the board, the neutral ones included.
    pub const fn cells(&self) -> usize {
        self.seats as usize * self.stride()
    }

    /// Whether the board is one that can be held: 2 to 4 seats and at most 64 pits.
    pub(crate) const fn fits(&self) -> bool {
        matches!(self.seats, 2..=4) && self.pits >= 1 && self.cells() <= MAX_PITS
    }

    /// All pits a seat owns.
    pub const fn owned(&self, seat: Seat) -> PitSet {
        let from = seat.index() * self.stride() + self.neutral_per_seat();
        PitSet::range(from, from + self.pits_per_seat())
    }

    /// The pits of a seat's front row; its only row unless the board has four.
    pub const fn front(&self, seat: Seat) -> PitSet {
        let from = seat.index() * self.stride() + self.neutral_per_seat();
        let pits = self.pits as usize;
        match self.shape {
            Shape::Rows | Shape::Squares | Shape::FourRows { front: Half::First } => PitSet::range(from, from + pits),
            Shape::FourRows { front: Half::Second } => PitSet::range(from + pits, from + 2 * pits),
        }
    }

    /// The square of nobody's before a seat's row, if the board has one.
    pub const fn neutral(&self, seat: Seat) -> Option<Pit> {
        match self.shape {
            Shape::Squares => Some((seat.index() * self.stride()) as Pit),
            Shape::Rows | Shape::FourRows { .. } => None,
        }
    }

    /// All squares of nobody's.
    pub fn neutrals(&self) -> PitSet {
        Seat::first(self.seats).filter_map(|seat| self.neutral(seat)).fold(PitSet::EMPTY, |set, pit| set.or(PitSet::of(pit)))
    }

    /// Who owns a pit; nobody owns a neutral square.
    pub fn owner(&self, pit: Pit) -> Option<Seat> {
        Seat::first(self.seats).find(|&seat| self.owned(seat).contains(pit))
    }

    /// The number a player calls a pit by, from 1 in the owner's sowing order.
    pub fn number(&self, pit: Pit) -> Option<u8> {
        let seat = self.owner(pit)?;
        let first = self.owned(seat).next()?;
        Some(pit - first + 1)
    }

    /// Whether pits are called by row and column, `A1` to `A8` in front and `B1` to `B8` behind them, from the owner's left:
    /// boards of four rows whose front row is numbered first.
    pub const fn has_columns(&self) -> bool {
        matches!(self.shape, Shape::FourRows { front: Half::First })
    }

    /// What a pit's owner calls it: its number, or its row and column. A neutral square is called by its index.
    pub fn label(&self, pit: Pit) -> String {
        let number = self.number(pit).unwrap_or(pit);
        match (self.has_columns(), number.checked_sub(self.pits)) {
            (false, _) => plain::number(number.into()),
            (true, None | Some(0)) => plain::join(&["A", &plain::number(number.into())], ""),
            // The back row is numbered on from the end of the front row, from right to left.
            (true, Some(behind)) => plain::join(&["B", &plain::number((self.pits + 1 - behind).into())], ""),
        }
    }

    /// The pit a seat calls so.
    pub fn labelled(&self, seat: Seat, label: &str) -> Option<Pit> {
        let (row, digits) = if self.has_columns() { label.split_at_checked(1)? } else { ("", label) };
        let number = u8::try_from(plain::whole(digits)?).ok()?;
        match row {
            "" => self.pit(seat, number),
            "A" | "a" if number <= self.pits => self.pit(seat, number),
            "B" | "b" if (1..=self.pits).contains(&number) => self.pit(seat, 2 * self.pits + 1 - number),
            _ => None,
        }
    }

    /// The pit a seat calls by that number.
    pub fn pit(&self, seat: Seat, number: u8) -> Option<Pit> {
        if number == 0 || seat.index() >= self.seats as usize {
            return None;
        }
        self.owned(seat).nth(number as usize - 1)
    }

    /// The pit on the other side of the groove, where two front rows meet.
    pub fn facing(&self, pit: Pit) -> Option<Pit> {
        if self.seats != 2 {
            return None;
        }
        match self.shape {
            Shape::Squares => None,
            Shape::Rows => Some((self.cells() - 1) as Pit - pit),
            Shape::FourRows { front } => {
                let owner = self.owner(pit)?;
                if !self.front(owner).contains(pit) {
                    return None;
                }
                // Front rows run towards each other: the sum of facing indices is constant.
                let sum = match front {
                    Half::First => 3 * self.pits as usize - 1,
                    Half::Second => 5 * self.pits as usize - 1,
                };
                Some((sum - pit as usize) as Pit)
            }
        }
    }

    /// The pit behind the facing one, in the same column of the other seat's back row.
    pub fn behind(&self, pit: Pit) -> Option<Pit> {
        let facing = self.facing(pit)?;
        match self.shape {
            Shape::Rows | Shape::Squares => None,
            Shape::FourRows { .. } => {
                // A seat's two rows run in opposite directions, so indices of one column add up to the ring's length - 1.
                let owner = self.owner(facing)?;
                let first = owner.index() * self.stride();
                Some((2 * first + self.stride() - 1 - facing as usize) as Pit)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn facing_pits_of_two_rows_add_up_to_the_last_index() {
        let board = Board::two_rows(6);
        assert_eq!(board.facing(0), Some(11));
        assert_eq!(board.facing(7), Some(4));
        assert_eq!((board.owner(6), board.number(6)), (Some(Seat::NORTH), Some(1)));
        assert_eq!(board.pit(Seat::NORTH, 6), Some(11));
        assert_eq!((board.pit(Seat::NORTH, 7), board.pit(Seat::SOUTH, 0)), (None, None));
    }

    #[test]
    fn quan_squares_belong_to_nobody() {
        let board = Board { seats: 2, pits: 5, shape: Shape::Squares };
        assert_eq!(board.cells(), 12);
        assert_eq!(board.neutrals().collect::<Vec<_>>(), [0, 6]);
        assert_eq!((board.owner(0), board.owner(5), board.owner(7)), (None, Some(Seat::SOUTH), Some(Seat::NORTH)));
        assert_eq!(board.pit(Seat::NORTH, 1), Some(7));
        assert_eq!(board.facing(1), None);
    }

    #[test]
    fn four_rows_face_in_columns() {
        let omweso = Board { seats: 2, pits: 8, shape: Shape::FourRows { front: Half::Second } };
        // South's pit 16 (index 15, leftmost inner) faces North's inner pit 9 (index 24), with outer pit 8 (index 23) behind.
        assert_eq!((omweso.facing(15), omweso.behind(15)), (Some(24), Some(23)));
        assert_eq!((omweso.facing(8), omweso.behind(8)), (Some(31), Some(16)));
        assert_eq!(omweso.facing(0), None);
        let bao = Board { seats: 2, pits: 8, shape: Shape::FourRows { front: Half::First } };
        // A1 faces A8, behind which lies B8 (index 8 of the seat's ring, next to A8).
        assert_eq!((bao.facing(0), bao.behind(0)), (Some(23), Some(24)));
        assert_eq!(bao.facing(8), None);
    }
}
