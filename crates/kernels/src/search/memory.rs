//! What a search remembers of boards it has looked at, shared by its threads.
//!
//! The whole of what a board's future hangs on is kept with each value, so that nothing is ever taken for something else.
//!
//! ```text
//! a place     | stamp | what is known | key, a word or two for each row |
//!                 16         48
//! a pair      | the worthier place | the newer place |
//! ```
//! There are no locks: who writes makes the stamp odd first, and even again when the key is whole (a "seqlock": Lameter, "Effective
//! Synchronization on Linux/NUMA Systems", 2005). Who reads takes nothing whose stamp is odd or has changed meanwhile. For a stamp to come
//! round while somebody reads, one place of all would have to be written 32,768 times in these few instructions.

use core::marker::PhantomData;
use core::sync::atomic::{AtomicU8, AtomicU64, Ordering, fence};

use super::field::Key;

/// How a value stands to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Lower,
    Upper,
    Exact,
}

/// What is known of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry<K> {
    pub(super) key: K,
    /// Future margin of the seat to move, in points.
    pub(super) value: i16,
    /// Plies looked ahead.
    pub(super) depth: u8,
    /// Plies below the board without a capture that a proved value rests on.
    pub(super) reach: u8,
    /// The pit that was best, if one stood out; below 16.
    pub(super) best: Option<u8>,
    pub(super) bound: Bound,
    pub(super) proved: bool,
    /// The iteration that wrote it.
    pub(super) age: u8,
}

impl<K> Entry<K> {
    /// Proofs outlive guesses, deep ones shallow ones, those of now those of long ago.
    fn worth(&self, age: u8) -> i32 {
        i32::from(self.depth) + if self.proved { 12 } else { 0 } - 2 * i32::from(age.wrapping_sub(self.age) / 8)
    }

    /// All but the key, in the 48 bits above the stamp; never nothing.
    #[inline(always)]
    fn known(&self) -> u64 {
        let bound = match self.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        let small = bound | u64::from(self.proved) << 2 | u64::from(self.best.map_or(16, |pit| pit & 15)) << 3;
        (u64::from(self.value as u16) << 48) | u64::from(self.depth) << 40 | u64::from(self.reach) << 32 | u64::from(self.age) << 24 | small << STAMP_BITS
    }

    #[inline(always)]
    fn of(key: K, word: u64) -> Entry<K> {
        let bound = match word >> STAMP_BITS & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        };
        let best = (word >> (STAMP_BITS + 3) & 31) as u8;
        Entry {
            key,
            value: (word >> 48) as i16,
            depth: (word >> 40) as u8,
            reach: (word >> 32) as u8,
            best: (best < 16).then_some(best),
            bound,
            proved: word >> (STAMP_BITS + 2) & 1 != 0,
            age: (word >> 24) as u8,
        }
    }
}

/// Bits of a stamp, and the stamp in a word.
const STAMP_BITS: u32 = 16;
const STAMP: u64 = (1 << STAMP_BITS) - 1;

/// Places for boards that are searched now, a power of two.
const BUSY: usize = 1 << 14;

/// Places in pairs: one for the worthier entry, one for the newer.
#[derive(Debug)]
pub(super) struct Memory<K> {
    words: Vec<AtomicU64>,
    pairs: usize,
    /// The iteration that is under way.
    age: AtomicU8,
    /// Digests of boards that are searched now, as far as they do not fall on one another.
    busy: Vec<AtomicU64>,
    keys: PhantomData<fn(K)>,
}

impl<K: Key> Memory<K> {
    /// Words of a place.
    const PLACE: usize = 1 + K::WORDS;

    /// As many pairs as fit in so many bytes, a power of two; at least one.
    pub(super) fn of_bytes(bytes: u64) -> Memory<K> {
        let fit = (bytes / (2 * 8 * Self::PLACE as u64)).max(1);
        let pairs = 1 << fit.ilog2();
        Memory {
            words: (0..2 * Self::PLACE * pairs).map(|_| AtomicU64::new(0)).collect(),
            pairs,
            age: AtomicU8::new(0),
            busy: (0..BUSY).map(|_| AtomicU64::new(0)).collect(),
            keys: PhantomData,
        }
    }

    pub(super) fn forget(&mut self) {
        self.words.iter_mut().for_each(|word| *word.get_mut() = 0);
        *self.age.get_mut() = 0;
    }

    /// An iteration begins.
    pub(super) fn grow_older(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    /// The iteration that is under way.
    #[inline(always)]
    pub(super) fn age(&self) -> u8 {
        self.age.load(Ordering::Relaxed)
    }

    /// What stands for a board that is searched so deep, and where.
    #[inline(always)]
    fn busy(&self, key: K, depth: u32) -> (&AtomicU64, u64) {
        let digest = key.hash().wrapping_add(u64::from(depth).wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1;
        (&self.busy[(digest >> 40) as usize % BUSY], digest)
    }

    /// Whether a thread is searching this board so deep.
    #[inline(always)]
    pub(super) fn is_busy(&self, key: K, depth: u32) -> bool {
        let (place, digest) = self.busy(key, depth);
        place.load(Ordering::Relaxed) == digest
    }

    /// A thread begins to search this board so deep.
    #[inline(always)]
    pub(super) fn begin(&self, key: K, depth: u32) {
        let (place, digest) = self.busy(key, depth);
        place.store(digest, Ordering::Relaxed);
    }

    /// A thread has ended to search this board so deep.
    #[inline(always)]
    pub(super) fn end(&self, key: K, depth: u32) {
        let (place, digest) = self.busy(key, depth);
        if place.load(Ordering::Relaxed) == digest {
            place.store(0, Ordering::Relaxed);
        }
    }

    /// The words of a pair.
    #[inline(always)]
    fn pair(&self, key: K) -> &[AtomicU64] {
        let begins = 2 * Self::PLACE * (key.hash() as usize & (self.pairs - 1));
        &self.words[begins..begins + 2 * Self::PLACE]
    }

    /// What stands in a place, if anything does that is whole.
    #[inline(always)]
    fn stands(place: &[AtomicU64]) -> Option<Entry<K>> {
        let (first, rest) = place.split_first()?;
        let word = first.load(Ordering::Acquire);
        if word >> STAMP_BITS == 0 || word & 1 != 0 {
            return None;
        }
        let key = K::of_words(|at| rest[at].load(Ordering::Relaxed));
        fence(Ordering::Acquire);
        (first.load(Ordering::Relaxed) == word).then(|| Entry::of(key, word))
    }

    /// Puts an entry in a place, unless somebody else is about to.
    #[inline(always)]
    fn put(place: &[AtomicU64], entry: &Entry<K>) {
        let Some((first, rest)) = place.split_first() else { return };
        let word = first.load(Ordering::Relaxed);
        let stamp = word & STAMP;
        if stamp & 1 != 0 || first.compare_exchange(word, stamp | 1, Ordering::Acquire, Ordering::Relaxed).is_err() {
            return;
        }
        fence(Ordering::Release);
        entry.key.words(|at, word| rest[at].store(word, Ordering::Relaxed));
        first.store(entry.known() | (stamp + 2) & STAMP, Ordering::Release);
    }

    #[inline(always)]
    pub(super) fn read(&self, key: K) -> Option<Entry<K>> {
        let (worthier, newer) = self.pair(key).split_at(Self::PLACE);
        let of_key = |place| Self::stands(place).filter(|entry| entry.key == key);
        of_key(worthier).or_else(|| of_key(newer))
    }

    pub(super) fn write(&self, entry: &Entry<K>) {
        let (worthier, newer) = self.pair(entry.key).split_at(Self::PLACE);
        match Self::stands(worthier) {
            Some(old) if old.key == entry.key => Self::put(worthier, entry),
            Some(old) if old.worth(entry.age) > entry.worth(entry.age) => Self::put(newer, entry),
            Some(old) => {
                Self::put(newer, &old);
                Self::put(worthier, entry);
            }
            None => Self::put(worthier, entry),
        }
    }
}

#[cfg(test)]
mod tests {
    use core::sync::atomic::AtomicBool;

    use super::*;

    /// An entry in which everything follows from a number.
    fn entry(number: u64) -> Entry<[u128; 2]> {
        let (key, small) = (u128::from(number), (number % 256) as u8);
        let bound = [Bound::Lower, Bound::Upper, Bound::Exact][number as usize % 3];
        let best = (!number.is_multiple_of(5)).then_some(small % 16);
        Entry {
            key: [key << 64 | key, !key],
            value: number as i16,
            depth: small,
            reach: !small,
            best,
            bound,
            proved: number.is_multiple_of(2),
            age: small ^ 0x55,
        }
    }

    #[test]
    fn what_is_read_is_what_was_written() {
        let memory = Memory::of_bytes(1 << 20);
        for number in 0..100_000 {
            let entry = entry(number);
            memory.write(&entry);
            assert_eq!(memory.read(entry.key), Some(entry));
        }
    }

    /// One pair of places, and one who writes seven entries in turn while another reads: what is known of one board is never found with the
    /// key of another.
    #[test]
    fn what_one_thread_writes_another_finds_whole() {
        let memory = Memory::<[u128; 2]>::of_bytes(1);
        assert_eq!(memory.pairs, 1);
        let (writing, mut found) = (AtomicBool::new(true), 0);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                (0..3_000_000).for_each(|number| memory.write(&entry(number % 7)));
                writing.store(false, Ordering::Relaxed);
            });
            for number in (0..7).cycle() {
                if let Some(read) = memory.read(entry(number).key) {
                    assert_eq!(read, entry(number));
                    found += 1;
                }
                if !writing.load(Ordering::Relaxed) {
                    break;
                }
            }
        });
        assert!(found > 0, "something was found");
    }
}
