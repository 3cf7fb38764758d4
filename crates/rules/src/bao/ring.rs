//! The board of bao as a seat sees it: a ring of its own sixteen pits, the front row first.
//!
//! ```text
//! B1 15 14 13 12 11 10  9  8 B8     place on the ring; sowing forwards counts upwards
//! A1  0  1  2  3  4  5  6  7 A8     kichwa 0 and 7, kimbi 0, 1, 6 and 7
//! ```

use crate::board::{Board, Half, Shape};
use crate::moves::Dir;
use crate::pits::{Pit, PitSet};
use crate::seat::Seat;

/// The only board of the family.
pub(crate) const BOARD: Board = Board { seats: 2, pits: ROW, shape: Shape::FourRows { front: Half::First } };

const ROW: Pit = 8;
const RING: Pit = 2 * ROW;

/// A seat's A1.
pub(super) const fn first(seat: Seat) -> Pit {
    seat.index() as Pit * RING
}

/// The pit so many steps on.
pub(super) const fn ahead(pit: Pit, dir: Dir, steps: u8) -> Pit {
    let place = match dir {
        Dir::Forward => pit.wrapping_add(steps),
        Dir::Backward => pit.wrapping_sub(steps),
    };
    pit & !(RING - 1) | place & (RING - 1)
}

pub(super) const fn is_front(pit: Pit) -> bool {
    pit & (RING - 1) < ROW
}

/// The pit on the other side of the groove; only front rows face each other.
pub(super) const fn facing(pit: Pit) -> Pit {
    3 * ROW - 1 - pit
}

pub(super) fn front(seat: Seat) -> PitSet {
    BOARD.front(seat)
}

pub(super) fn back(seat: Seat) -> PitSet {
    BOARD.owned(seat).without(BOARD.front(seat))
}

/// The end pit from which seeds are sown in that direction.
pub(super) const fn kichwa(seat: Seat, dir: Dir) -> Pit {
    match dir {
        Dir::Forward => first(seat),
        Dir::Backward => first(seat) + ROW - 1,
    }
}

/// The direction that a kichwa or kimbi forces on what is captured there: from its own end of the row inwards.
pub(super) const fn forced(pit: Pit) -> Option<Dir> {
    match pit & (RING - 1) {
        0 | 1 => Some(Dir::Forward),
        6 | 7 => Some(Dir::Backward),
        _ => None,
    }
}

/// The direction away from the end of the row, if the pit is one of its two ends.
pub(super) const fn inwards(pit: Pit) -> Option<Dir> {
    match pit & (RING - 1) {
        0 => Some(Dir::Forward),
        7 => Some(Dir::Backward),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ring_closes_and_the_front_rows_face_each_other() {
        for seat in [Seat::SOUTH, Seat::NORTH] {
            for pit in BOARD.owned(seat) {
                for dir in [Dir::Forward, Dir::Backward] {
                    assert_eq!(ahead(pit, dir, RING), pit);
                    let next = ahead(pit, dir, 1);
                    assert!(BOARD.owned(seat).contains(next) && next != pit);
                }
                assert_eq!(is_front(pit), front(seat).contains(pit));
                assert_eq!(is_front(pit), !back(seat).contains(pit));
                if is_front(pit) {
                    assert_eq!(Some(facing(pit)), BOARD.facing(pit));
                }
            }
            assert_eq!(inwards(kichwa(seat, Dir::Forward)), Some(Dir::Forward));
            assert_eq!(forced(kichwa(seat, Dir::Backward)), Some(Dir::Backward));
        }
        assert_eq!((ahead(0, Dir::Backward, 1), ahead(7, Dir::Forward, 1), ahead(31, Dir::Forward, 2)), (15, 8, 17));
    }
}
