//! The transposition table: what earlier parts of the search found out about a position.

use alloc::vec::Vec;

use bija_rules::Move;

use crate::key::Key;

/// How a stored value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Lower,
    Upper,
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) key: Key,
    /// Digest of the history that the value depends on, 0 if it depends on none: see [`crate::path::Path::memory`].
    pub(crate) memory: u64,
    /// Margin still to come for the seat to move, or the value itself where no margin is played for.
    pub(crate) value: i16,
    pub(crate) depth: u8,
    /// Plies below the position that the value depends on.
    pub(crate) reach: u8,
    pub(crate) bound: Bound,
    /// Whether the search behind it saw every end it needed.
    pub(crate) proven: bool,
    pub(crate) best: Option<Move>,
    /// The iteration that stored it.
    pub(crate) age: u8,
}

impl Entry {
    /// Proven values outlive guessed ones, deep ones shallow ones.
    const fn worth(&self) -> u16 {
        self.depth as u16 + if self.proven { 8 } else { 0 }
    }
}

/// A table of bounded size: buckets of two, one for the worthier and one for the newer entry.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<[Option<Entry>; 2]>,
    /// Counts iterations, modulo 256.
    pub(crate) age: u8,
}

impl Table {
    /// The largest table within that many bytes; none at all if not even one bucket fits.
    pub(crate) fn within(bytes: usize) -> Table {
        let fit = bytes / size_of::<[Option<Entry>; 2]>();
        let count = if fit == 0 { 0 } else { 1 << fit.ilog2() };
        Table { buckets: vec![[None; 2]; count], age: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.fill([None; 2]);
    }

    #[inline]
    fn place(&self, hash: u64) -> Option<usize> {
        self.buckets.len().checked_sub(1).map(|mask| hash as usize & mask)
    }

    #[inline]
    pub(crate) fn probe(&self, key: &Key, hash: u64) -> Option<&Entry> {
        let bucket = &self.buckets[self.place(hash)?];
        bucket.iter().flatten().find(|entry| entry.key == *key)
    }

    pub(crate) fn store(&mut self, hash: u64, entry: Entry) {
        let Some(place) = self.place(hash) else { return };
        let [worthier, newer] = &mut self.buckets[place];
        match worthier {
            Some(old) if old.key != entry.key && old.worth() > entry.worth() => *newer = Some(entry),
            Some(old) if old.key != entry.key => {
                *newer = Some(*old);
                *worthier = Some(entry);
            }
            Some(_) | None => *worthier = Some(entry),
        }
    }
}
