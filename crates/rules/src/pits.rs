//! Pits as machine words: a byte a pit, eight pits a word.
//!
//! ```text
//! word 0: | pit 7 | pit 6 | ... | pit 1 | pit 0 |      pit p = byte p of the words, read as one long number
//! word 1: | pit 15 | ...                | pit 8 |
//! ```
//! Adding two such words sows eight pits at once. A byte never carries into its neighbour because a
//! position holds at most 255 seeds in all.

/// Index of a pit on the board, from 0 in sowing order (seat 0's row first).
pub type Pit = u8;

/// The largest number of pits a board may have.
pub const MAX_PITS: usize = 64;

/// A set of pits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PitSet(pub u64);

impl PitSet {
    /// The empty set.
    pub const EMPTY: PitSet = PitSet(0);

    /// The pits `from`, `from + 1`, ... `to - 1`.
    pub const fn range(from: usize, to: usize) -> PitSet {
        PitSet(below(to) & !below(from))
    }

    /// The set of one pit.
    #[inline]
    pub const fn of(pit: Pit) -> PitSet {
        PitSet(1 << (pit & 63))
    }

    /// Whether the pit is in the set.
    #[inline]
    pub const fn contains(self, pit: Pit) -> bool {
        self.0 >> (pit & 63) & 1 != 0
    }

    /// Whether no pit is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pits are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Pits of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: PitSet) -> PitSet {
        PitSet(self.0 & other.0)
    }

    /// Pits of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: PitSet) -> PitSet {
        PitSet(self.0 | other.0)
    }

    /// Pits of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: PitSet) -> PitSet {
        PitSet(self.0 & !other.0)
    }

    /// The pit of the lowest index alone, or the empty set.
    #[inline]
    #[must_use]
    pub const fn first(self) -> PitSet {
        PitSet(self.0 & self.0.wrapping_neg())
    }

    /// The pit of the highest index alone, or the empty set.
    #[inline]
    #[must_use]
    pub const fn last(self) -> PitSet {
        if self.0 == 0 { self } else { PitSet(1 << self.0.ilog2()) }
    }
}

const fn below(n: usize) -> u64 {
    if n >= 64 { u64::MAX } else { (1 << n) - 1 }
}

/// Pits in ascending order of index.
impl Iterator for PitSet {
    type Item = Pit;

    #[inline]
    fn next(&mut self) -> Option<Pit> {
        if self.0 == 0 {
            return None;
        }
        let pit = self.0.trailing_zeros() as Pit;
        self.0 &= self.0 - 1;
        Some(pit)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = (*self).len();
        (len, Some(len))
    }
}

impl ExactSizeIterator for PitSet {}

/// The seeds of up to 64 pits, in seeds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pits(pub(crate) [u64; 8]);

impl Pits {
    #[inline]
    pub(crate) fn at(&self, pit: Pit) -> u8 {
        (self.0[(pit >> 3 & 7) as usize] >> ((pit & 7) << 3)) as u8
    }

    #[inline]
    pub(crate) fn put(&mut self, pit: Pit, seeds: u8) {
        let shift = (pit & 7) << 3;
        let word = &mut self.0[(pit >> 3 & 7) as usize];
        *word = *word & !(0xff << shift) | (seeds as u64) << shift;
    }

    /// Empties the pit and returns what it held.
    #[inline]
    pub(crate) fn take(&mut self, pit: Pit) -> u8 {
        let shift = (pit & 7) << 3;
        let word = &mut self.0[(pit >> 3 & 7) as usize];
        let seeds = (*word >> shift) as u8;
        *word &= !(0xff << shift);
        seeds
    }

    /// Adds one seed and returns the new count.
    #[inline]
    pub(crate) fn drop_seed(&mut self, pit: Pit) -> u8 {
        let seeds = self.at(pit) + 1;
        self.put(pit, seeds);
        seeds
    }

    /// Which of the pits in the first `words` words hold at least `least` seeds (1 or 2 in every known game).
    #[inline]
    pub(crate) fn holding(&self, least: u8, words: usize) -> PitSet {
        debug_assert!((1..=0x7f).contains(&least), "a pit is chosen by holding 1 to 127 seeds or more");
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        const HIGH: u64 = 0x8080_8080_8080_8080;
        let lift = (0x80 - least as u64) * 0x0101_0101_0101_0101;
        let mut set = 0;
        for (index, word) in self.0[..words].iter().enumerate() {
            // The high bit of a byte rises when its low seven bits reach `least`, or when it was set already.
            let full = ((word & LOW) + lift | word) & HIGH;
            // One multiplication gathers the eight high bits into the top byte, pit order kept.
            let bits = (full >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            set |= bits << (8 * index);
        }
        PitSet(set)
    }

    /// All seeds in the pits.
    pub(crate) fn total(&self) -> u32 {
        self.0.iter().flat_map(|word| word.to_le_bytes()).map(u32::from).sum()
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn a_set_of_pits_holding_n_equals_counting_them() {
        let mut pits = Pits::default();
        for pit in 0..64u8 {
            pits.put(pit, pit.wrapping_mul(37).wrapping_add(pit / 3) % 130 + if pit % 9 == 0 { 120 } else { 0 });
        }
        pits.put(5, 0);
        pits.put(40, 1);
        for least in [1, 2, 3, 100] {
            let counted = (0..64).filter(|&pit| pits.at(pit) >= least).fold(0, |set, pit| set | 1u64 << pit);
            assert_eq!(pits.holding(least, 8), PitSet(counted), "at least {least}");
        }
    }

    #[test]
    fn first_and_last_pit_of_a_set() {
        let set = PitSet::range(3, 9);
        assert_eq!(set.first(), PitSet::of(3));
        assert_eq!(set.last(), PitSet::of(8));
        assert_eq!(set.collect::<Vec<_>>(), [3, 4, 5, 6, 7, 8]);
        assert_eq!(PitSet::EMPTY.last(), PitSet::EMPTY);
        assert_eq!(PitSet::range(0, 64).0, u64::MAX);
    }
}
