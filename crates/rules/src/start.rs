//! Start positions, random ones included.
//!
//! A random start is a pure function of the ruleset and a 64-bit number: the core has no random source of its own, and
//! anyone can lay the same start again from its number.

use alloc::vec::Vec;
use core::cmp::Ordering;

use crate::ruleset::{Laid, Ruleset, Start};
use crate::seat::Seat;

/// The finishing mixer of SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
pub(crate) const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A stream of numbers from one number: SplitMix64.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The stream of that number.
    pub const fn new(number: u64) -> SplitMix64 {
        SplitMix64(number)
    }

    /// The next 64 bits.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number below `bound`, each as likely as the other: draws above the last whole multiple are thrown away.
    pub const fn below(&mut self, bound: u64) -> u64 {
        let whole = u64::MAX - u64::MAX % bound;
        loop {
            let drawn = self.next();
            if drawn < whole {
                return drawn % bound;
            }
        }
    }
}

/// Seeds in each pit at the start, by pit index; neutral squares hold none.
pub(crate) fn seeds_at_start(ruleset: &Ruleset, number: u64) -> Vec<u8> {
    let board = &ruleset.board;
    let mut seeds = vec![0u8; board.cells()];
    let own: Vec<usize> = Seat::first(board.seats).flat_map(|seat| board.owned(seat)).map(usize::from).collect();
    let row = board.pits_per_seat();
    let mut draw = SplitMix64::new(number);
    match ruleset.start {
        Start::Equal | Start::Arranged(_, Laid::Equal) => {
            for &pit in &own {
                seeds[pit] = ruleset.seeds;
            }
        }
        Start::Moved(moved) => {
            for &pit in &own {
                seeds[pit] = ruleset.seeds;
            }
            let from = draw.below(row as u64) as usize;
            let mut to = draw.below(row as u64 - 1) as usize;
            if to >= from {
                to += 1;
            }
            for seat in 0..board.seats as usize {
                seeds[own[seat * row + from]] -= moved;
                seeds[own[seat * row + to]] += moved;
            }
        }
        Start::Scattered => {
            for _ in 0..own.len() * ruleset.seeds as usize {
                seeds[own[draw.below(own.len() as u64) as usize]] += 1;
            }
        }
        Start::Namua(opening) => {
            for (index, &pit) in own.iter().enumerate() {
                seeds[pit] = opening.front.get(index % row).copied().unwrap_or(0);
            }
        }
        Start::FirstHalf | Start::Arranged(_, Laid::FirstHalf) => {
            for (index, &pit) in own.iter().enumerate() {
                let (place, mirror) = (index % row, row - 1 - index % row);
                seeds[pit] = match place.cmp(&mirror) {
                    Ordering::Less => 2 * ruleset.seeds,
                    Ordering::Equal => ruleset.seeds,
                    Ordering::Greater => 0,
                };
            }
        }
    }
    seeds
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reference values of SplitMix64 for the number 1234567, as published with the Java and C versions.
    #[test]
    fn the_stream_is_splitmix64() {
        let mut stream = SplitMix64::new(1_234_567);
        assert_eq!(stream.next(), 6_457_827_717_110_365_317);
        assert_eq!(stream.next(), 3_203_168_211_198_807_973);
        assert_eq!(stream.next(), 9_817_491_932_198_370_423);
    }

    #[test]
    fn a_draw_is_below_its_bound() {
        let mut stream = SplitMix64::new(9);
        for bound in 1..200 {
            assert!(stream.below(bound) < bound);
        }
    }
}
