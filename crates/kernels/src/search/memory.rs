//! What a search remembers of boards it has looked at.
//!
//! The whole of what a board's future hangs on is kept with each value, so that nothing is ever taken for something else.

use super::field::Key;

/// How a value stands to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Lower,
    Upper,
    Exact,
}

/// What is known of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<K> {
    pub(super) key: K,
    /// Future margin of the seat to move, in points.
    pub(super) value: i16,
    /// Plies looked ahead; 0 in an empty place.
    pub(super) depth: u8,
    /// Plies below the board without a capture that a proved value rests on.
    pub(super) reach: u8,
    /// The pit that was best, if one stood out.
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
}

/// Places in pairs: one for the worthier entry, one for the newer.
#[derive(Debug)]
pub(super) struct Memory<K> {
    pairs: Vec<[Option<Entry<K>>; 2]>,
    pub(super) age: u8,
}

impl<K: Key> Memory<K> {
    /// As many pairs as fit in so many bytes, a power of two; at least one.
    pub(super) fn of_bytes(bytes: u64) -> Memory<K> {
        let fit = (bytes / size_of::<[Option<Entry<K>>; 2]>() as u64).max(1);
        Memory { pairs: vec![[None; 2]; 1 << fit.ilog2()], age: 0 }
    }

    pub(super) fn forget(&mut self) {
        self.pairs.fill([None; 2]);
        self.age = 0;
    }

    #[inline(always)]
    fn place(&self, key: K) -> usize {
        key.hash() as usize & (self.pairs.len() - 1)
    }

    #[inline(always)]
    pub(super) fn read(&self, key: K) -> Option<&Entry<K>> {
        self.pairs[self.place(key)].iter().flatten().find(|entry| entry.key == key)
    }

    pub(super) fn write(&mut self, entry: Entry<K>) {
        let (place, age) = (self.place(entry.key), self.age);
        let [worthier, newer] = &mut self.pairs[place];
        match worthier {
            Some(old) if old.key == entry.key => *old = entry,
            Some(old) if old.worth(age) > entry.worth(age) => *newer = Some(entry),
            Some(old) => {
                *newer = Some(*old);
                *old = entry;
            }
            None => *worthier = Some(entry),
        }
    }
}
