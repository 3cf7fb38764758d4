//! What a search remembers: bounds of boards, one word each, shared by all threads.
//!
//! ```text
//! | the rest of the key | least + 128 | most + 128 |
//!         48 bits              8            8
//! ```
//! A key is the rank of the board, mixed so that no two boards have the same; its high bits choose the place, the rest stand in the word.
//! So what is found is what was stored of that very board, and a proof is a proof. A word is read and written whole: threads need
//! no locks. No board is worth -128, so that 0 is an empty place.

use alloc::vec::Vec;
use core::sync::atomic::{AtomicU64, Ordering};

use super::Bounds;

/// Bits of the key that choose the place, at least: the rest must fit in a word beside the bounds.
const LEAST_BITS: u32 = 16;

/// Bounds of boards.
#[derive(Debug)]
pub(super) struct Memory {
    places: Vec<AtomicU64>,
    bits: u32,
}

impl Memory {
    /// As many places as fit in so many bytes, a power of two.
    pub(super) fn of_bytes(bytes: u64) -> Memory {
        let bits = (bytes / 8).max(1).ilog2().clamp(LEAST_BITS, 40);
        Memory { places: (0..1u64 << bits).map(|_| AtomicU64::new(0)).collect(), bits }
    }

    /// Where a board of that rank stands, and what of its key stands there.
    #[inline(always)]
    pub(super) fn place(&self, rank: u64) -> Place {
        // Both steps can be undone: no two ranks have the same key.
        let mixed = rank.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let key = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        Place { at: (key >> (64 - self.bits)) as usize, rest: key << self.bits >> self.bits }
    }

    /// The word that stands in a place now.
    #[inline(always)]
    pub(super) fn word(&self, place: Place) -> u64 {
        self.places[place.at].load(Ordering::Relaxed)
    }

    /// The bounds in a word, if it is of that board.
    #[inline(always)]
    pub(super) fn read(place: Place, word: u64) -> Option<Bounds> {
        let bound = |byte: u64| (byte & 0xff) as i32 - 128;
        (word != 0 && word >> 16 == place.rest).then(|| Bounds { least: bound(word >> 8), most: bound(word) })
    }

    /// Remembers bounds in the place of something else.
    #[inline(always)]
    pub(super) fn write(&self, place: Place, bounds: Bounds) {
        let byte = |bound: i32| (bound + 128) as u64;
        self.places[place.at].store(place.rest << 16 | byte(bounds.least) << 8 | byte(bounds.most), Ordering::Relaxed);
    }
}

/// Where a board stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    at: usize,
    rest: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_was_written_of_the_same_board() {
        let memory = Memory::of_bytes(1 << 19);
        assert_eq!(memory.places.len(), 1 << 16);
        for rank in 0..100_000 {
            let place = memory.place(rank);
            let bounds = Bounds { least: -127 + (rank % 100) as i32, most: 127 - (rank % 90) as i32 };
            memory.write(place, bounds);
            assert_eq!(Memory::read(place, memory.word(place)), Some(bounds));
            let other = memory.place(rank + 1);
            assert!(Memory::read(other, memory.word(other)).is_none(), "nothing was written of {}", rank + 1);
        }
    }

    #[test]
    fn no_two_ranks_have_the_same_key() {
        let memory = Memory::of_bytes(1 << 19);
        let keys: std::collections::HashSet<(usize, u64)> =
            (0..200_000).map(|rank| memory.place(rank * 0x1_0000_0001)).map(|place| (place.at, place.rest)).collect();
        assert_eq!(keys.len(), 200_000);
    }
}
