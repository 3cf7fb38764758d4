//! Start positions, random ones included.
//!
//! A random start is a pure function of the ruleset and a 64-bit number: the core has no random source of its own, and
//! anyone can lay the same start again from its number.

use core::cmp::Ordering;

use crate::pits::{Pit, Pits};
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

/// Seeds in each pit at the start; neutral squares hold none.
pub(crate) fn seeds_at_start(ruleset: &Ruleset, number: u64) -> Pits {
    let board = &ruleset.board;
    let row = board.pits_per_seat();
    let mut pits = Pits::default();
    let mut draw = SplitMix64::new(number);
    for seat in Seat::first(board.seats) {
        for (place, pit) in board.owned(seat).enumerate() {
            let seeds = match ruleset.start {
                Start::Equal | Start::Arranged(_, Laid::Equal) | Start::Moved(_) => ruleset.seeds,
                Start::Scattered => 0,
                Start::Namua(opening) => opening.front.get(place).copied().unwrap_or(0),
                Start::FirstHalf | Start::Arranged(_, Laid::FirstHalf) => match (2 * place + 1).cmp(&row) {
                    Ordering::Less => 2 * ruleset.seeds,
                    Ordering::Equal => ruleset.seeds,
                    Ordering::Greater => 0,
                },
            };
            pits.put(pit, seeds);
        }
    }
    match ruleset.start {
        Start::Moved(moved) => {
            let from = draw.below(row as u64);
            let mut to = draw.below(row as u64 - 1);
            if to >= from {
                to += 1;
            }
            for seat in Seat::first(board.seats) {
                let first = board.owned(seat).next().unwrap_or(0);
                pits.put(first + from as Pit, ruleset.seeds - moved);
                pits.put(first + to as Pit, ruleset.seeds + moved);
            }
        }
        Start::Scattered => {
            let own = u64::from(board.seats) * row as u64;
            for _ in 0..own * u64::from(ruleset.seeds) {
                let drawn = draw.below(own) as usize;
                let pit = Seat::first(board.seats).flat_map(|seat| board.owned(seat)).nth(drawn);
                pits.drop_seed(pit.unwrap_or(0));
            }
        }
        Start::Equal | Start::Arranged(..) | Start::Namua(_) | Start::FirstHalf => {}
    }
    pits
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
