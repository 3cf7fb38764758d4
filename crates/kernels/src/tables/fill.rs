//! Filling a layer of a table: the value of every board with so many seeds, from layers with fewer.
//!
//! A sowing keeps all seeds on the board only if it stays within the own row and captures nothing. The turn passes then, and the own
//! row has moved on to a smaller rank. So of two blocks that look at each other, `own` and `other` seeds and the other way round, the
//! value at (a, b) of one needs those at (b, a' < a) of the other:
//!
//! ```text
//! for a: for b: (a, b) of the one block    reads (b, less than a) of the other
//!        for b: (b, a) of the other block  reads (a, less than b) of the one
//! ```
//! One pass fills both, no value is asked for before it is there, and pairs of blocks have nothing to do with each other: each is a
//! job of its own.

use alloc::vec::Vec;

use super::Watch;
use crate::crew;
use crate::kalah::{Kalah, KalahBoard, MOST_PITS};
use crate::rank::Ranks;
use crate::word::Word;

/// What is needed to value boards of a layer.
pub(super) struct Layer<'t, W, const PITS: usize> {
    pub(super) maker: &'t Kalah<W, PITS>,
    pub(super) ranks: &'t Ranks,
    /// All rows by their seeds, in the order of their ranks.
    pub(super) rows: &'t [Vec<W>],
    /// The values of boards with fewer seeds.
    pub(super) lower: &'t [u8],
    /// Seeds of this layer.
    pub(super) seeds: usize,
}

/// Two blocks of a layer that need each other; one of them if both seats have as many seeds.
struct Pair<'l> {
    own_seeds: usize,
    one: &'l mut [u8],
    other: Option<&'l mut [u8]>,
}

/// How far a layer is filled.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    /// Pairs of blocks that are whole.
    pair: usize,
    /// Rows of the next one that are.
    row: usize,
}

impl<W: Word, const PITS: usize> Layer<'_, W, PITS> {
    /// Fills the layer on so many threads; `false` if it was told to stop before the end.
    pub(super) fn fill(&self, layer: &mut [u8], threads: usize, watch: &dyn Watch) -> bool {
        crew::give_out(self.pairs(layer), threads, |mut pair| self.fill_pair(&mut pair, 0, watch).is_none())
    }

    /// Fills the layer from a place on, on this thread; if it is told to stop, the place where it is to go on.
    pub(super) fn fill_from(&self, layer: &mut [u8], from: Place, watch: &dyn Watch) -> Option<Place> {
        let (mut pairs, mut row) = (self.pairs(layer), from.row);
        for (pair, blocks) in pairs.iter_mut().enumerate().skip(from.pair) {
            if let Some(row) = self.fill_pair(blocks, row, watch) {
                return Some(Place { pair, row });
            }
            row = 0;
        }
        None
    }

    /// The layer cut into pairs of blocks, the largest last.
    fn pairs<'l>(&self, layer: &'l mut [u8]) -> Vec<Pair<'l>> {
        let mut blocks = Vec::new();
        let mut rest = layer;
        for own in 0..=self.seeds {
            let (block, after) = rest.split_at_mut((self.ranks.rows(own) * self.ranks.rows(self.seeds - own)) as usize);
            blocks.push(block);
            rest = after;
        }
        let mut others = blocks.split_off(self.seeds / 2 + 1);
        let mut pairs: Vec<Pair<'l>> = (0..).zip(blocks).map(|(own_seeds, one)| Pair { own_seeds, one, other: others.pop() }).collect();
        pairs.sort_by_key(|pair| pair.one.len());
        pairs
    }

    /// Fills two blocks from a row on; if it is told to stop, the row where it is to go on.
    fn fill_pair(&self, pair: &mut Pair<'_>, from: usize, watch: &dyn Watch) -> Option<usize> {
        let (own, other) = (&self.rows[pair.own_seeds], &self.rows[self.seeds - pair.own_seeds]);
        let (one, height, width) = (&mut *pair.one, own.len(), other.len());
        match &mut pair.other {
            Some(two) => {
                for a in from..height {
                    let line = &mut one[a * width..][..width];
                    for (b, value) in line.iter_mut().enumerate() {
                        *value = self.value(own[a], other[b], |less| two[b * height + less]);
                    }
                    for b in 0..width {
                        two[b * height + a] = self.value(other[b], own[a], |less| line[less]);
                    }
                    watch.filled(2 * width as u64);
                    if watch.stops() {
                        return Some(a + 1);
                    }
                }
            }
            None => {
                for a in from..height {
                    for b in 0..=a {
                        one[a * width + b] = self.value(own[a], own[b], |less| one[b * width + less]);
                    }
                    for b in 0..a {
                        one[b * width + a] = self.value(own[b], own[a], |less| one[a * width + less]);
                    }
                    watch.filled(2 * a as u64 + 1);
                    if watch.stops() {
                        return Some(a + 1);
                    }
                }
            }
        }
        None
    }

    /// The value of a board; `turned` knows that of the board on which the other seat moves and the own row has this smaller rank.
    #[inline(always)]
    fn value(&self, own: W, other: W, turned: impl Fn(usize) -> u8) -> u8 {
        let board = KalahBoard { own, other };
        if self.maker.is_over(board) {
            return self.maker.settled(board) as u8;
        }
        let (mut best, mut lower, mut count) = (i8::MIN, [Lower::default(); MOST_PITS], 0);
        self.maker.each_full(board, |pit| {
            let (sown, passes) = self.maker.sow(board, pit);
            let (gain, after) = self.maker.gain(sown);
            if gain == 0 {
                // Nothing has left the own row.
                best = best.max(-(turned(self.ranks.row::<W, PITS>(after.own).1 as usize) as i8));
            } else {
                lower[count % MOST_PITS] = Lower { rank: self.ranks.of::<W, PITS>(after.turned_if(passes)), gain, passes: passes != W::ZERO };
                count += 1;
            }
        });
        // All ranks are known before the first value is read: the waits for what is far away fall together.
        for Lower { rank, gain, passes } in lower.into_iter().take(count) {
            let value = self.lower[rank as usize] as i8;
            best = best.max(gain + if passes { -value } else { value });
        }
        best as u8
    }
}

/// A move to a board with fewer seeds.
#[derive(Clone, Copy, Default)]
struct Lower {
    rank: u64,
    gain: i8,
    passes: bool,
}
