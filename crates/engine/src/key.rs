//! Keys: what a position's future depends on, in 24 bytes.
//!
//! ```text
//! pits[0]  pits 7..0, a byte each         (more than 16 pits: two 64-bit hashes of all pits instead)
//! pits[1]  pits 15..8
//! rest     | question 16 | marks 14 | piece 2 | stores 18, if read | turns 2 | bonus 8 | seat 1 |
//! ```
//! Boards of at most 16 pits have exact keys: equal keys are equal futures. On larger boards a wrong match needs two
//! positions whose 128 hashed bits agree. What only some games have (closed pits, seats that have finished, more than two
//! seats, seeds to be brought in, houses, blocks) is hashed over the rest: a wrong match needs equal pits and 64 hashed bits
//! that agree.

use bija_rules::ruleset::Ruleset;
use bija_rules::{Dir, Position, Rules, Seat};

use crate::nature::Nature;

/// What a position's future depends on. Stores are part of it only where the rules read them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Key {
    pits: [u64; 2],
    rest: u64,
}

/// How a ruleset's positions are keyed.
#[derive(Clone, Debug)]
pub(crate) struct Keys {
    cells: usize,
    seats: u8,
    stores: Stores,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stores {
    Read,
    Unread,
}

const ODD: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f];

pub(crate) const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Keys {
    pub(crate) fn new(ruleset: &Ruleset, nature: &Nature) -> Keys {
        let stores = if nature.stores_read { Stores::Read } else { Stores::Unread };
        Keys { cells: ruleset.board.cells(), seats: ruleset.board.seats, stores }
    }

    /// The key of a position searched for the seat `me`.
    #[inline]
    pub(crate) fn key(&self, rules: &Rules, position: &Position, me: Seat) -> Key {
        Key { pits: self.pits(position), rest: self.rest(rules, position) ^ self.rare(position, me) }
    }

    /// A hash of what only some games have; 0 where there is nothing of it.
    #[inline]
    fn rare(&self, position: &Position, me: Seat) -> u64 {
        let closed = position.closed().0;
        let mut hash = if closed == 0 { 0 } else { mix(closed.wrapping_mul(ODD[0])) };
        let held = holdings(position);
        if held != 0 {
            hash = mix(hash ^ held.wrapping_mul(ODD[1]));
        }
        if self.seats > 2 {
            let order = position.finished().fold(1, |order, seat| order << 2 | seat.index() as u64);
            let stores = match self.stores {
                Stores::Read => Seat::first(self.seats).fold(0, |stores, seat| stores << 9 | store_bits(position, seat)),
                Stores::Unread => 0,
            };
            let seat = position.to_move().map_or(0, Seat::index) as u64;
            hash = mix(hash ^ mix(stores) ^ mix((order << 4 | seat << 2 | me.index() as u64).wrapping_mul(ODD[1])));
        }
        hash
    }

    #[inline]
    fn pits(&self, position: &Position) -> [u64; 2] {
        let word = |from: usize| (from..self.cells.min(from + 8)).fold(0, |word, pit| word | (position.seeds(pit as u8) as u64) << (8 * (pit - from)));
        if self.cells <= 16 {
            return [word(0), word(8)];
        }
        let mut hashed = [0u64; 2];
        for from in (0..self.cells).step_by(8) {
            let word = word(from);
            for (hash, odd) in hashed.iter_mut().zip(ODD) {
                *hash = mix((*hash ^ word).wrapping_mul(odd).wrapping_add(odd));
            }
        }
        hashed
    }

    #[inline]
    fn rest(&self, rules: &Rules, position: &Position) -> u64 {
        let seat = position.to_move().map_or(0, Seat::index) as u64 & 1;
        let stores = match self.stores {
            Stores::Read => store_bits(position, Seat::SOUTH) | store_bits(position, Seat::NORTH) << 9,
            Stores::Unread => 0,
        };
        let pieces = u64::from(position.has_piece(Seat::SOUTH)) | u64::from(position.has_piece(Seat::NORTH)) << 1;
        let marks = mark_bits(position, Seat::SOUTH) | mark_bits(position, Seat::NORTH) << 7;
        seat | u64::from(position.bonus()) << 1 | u64::from(position.turns()) << 9 | stores << 11 | pieces << 29 | marks << 31 | question(rules, position) << 45
    }
}

#[inline]
fn store_bits(position: &Position, seat: Seat) -> u64 {
    position.store(seat) as u64 & 0x1ff
}

#[inline]
fn mark_bits(position: &Position, seat: Seat) -> u64 {
    position.mark(seat).map_or(0, |pit| pit as u64 + 1)
}

/// Seeds to be brought in, the house and the blocked pit of each seat; 0 where there are none.
#[inline]
fn holdings(position: &Position) -> u64 {
    let of = |seat: Seat| {
        let blocked = position.blocked(seat).map_or(0, |pit| u64::from(pit) + 1);
        u64::from(position.hand(seat)) | u64::from(position.owns_house(seat)) << 8 | blocked << 9
    };
    of(Seat::SOUTH) | of(Seat::NORTH) << 16
}

/// The question that is open: seeds in hand, the pit they are to be sown from, and whether they may go forwards and
/// backwards.
#[inline]
fn question(rules: &Rules, position: &Position) -> u64 {
    let Some(pit) = position.asked_at() else { return 0 };
    let answers = rules.legal(position);
    let open = |dir| u64::from(!answers.pits(dir).is_empty());
    u64::from(position.in_hand()) | u64::from(pit) << 8 | open(Dir::Forward) << 14 | open(Dir::Backward) << 15
}

impl Key {
    /// A well-mixed 64-bit digest, for places in tables.
    #[inline]
    pub(crate) fn hash(&self) -> u64 {
        mix(self.pits[0].wrapping_mul(ODD[0]) ^ self.pits[1].wrapping_mul(ODD[1]).rotate_left(32) ^ mix(self.rest ^ ODD[0]))
    }
}
