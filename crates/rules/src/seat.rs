//! Seats: who sits at the board.

use core::ops::{Index, IndexMut};

/// One of at most four seats, numbered from 0 in the order of play.
///
/// Two-seat games call them South (0) and North (1) in notation; boards show neither word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Seat(u8);

impl Seat {
    /// Seat 0, at the bottom of the board.
    pub const SOUTH: Seat = Seat(0);
    /// Seat 1, opposite of South in two-seat games.
    pub const NORTH: Seat = Seat(1);
    /// The largest number of seats any board has.
    pub const MAX: usize = 4;

    /// The seat of that index, if there can be one.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < Self::MAX { Some(Seat(index as u8)) } else { None }
    }

    /// The first `count` seats in the order of play.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(Self::MAX as u8)).map(Seat)
    }

    /// Index of the seat, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a two-seat game.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }

    /// The seat that follows in the order of play among `seats`.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: u8) -> Seat {
        let next = self.0 + 1;
        if next >= seats { Seat(0) } else { Seat(next) }
    }
}

/// A value for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; Seat::MAX]);

impl<T> BySeat<T> {
    /// A value made for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        BySeat(core::array::from_fn(|index| make(Seat(index as u8))))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index() & 3]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() & 3]
    }
}
