//! Filling a layer of a table in one pass, where nothing goes round: the value of every board with so many seeds, from layers with fewer.
//!
//! In games with a store that is sown on the way, a sowing keeps all seeds on the board only if it stays within the own row and captures
//! nothing. The turn passes then, and the own row has moved on to a smaller rank. So of two blocks that look at each other, `own` and
//! `other` seeds and the other way round, the value at (a, b) of one needs those at (b, a' < a) of the other:
//!
//! ```text
//! for a: for b: (a, b) of the one block    reads (b, less than a) of the other
//!        for b: (b, a) of the other block  reads (a, less than b) of the one
//! ```
//! One pass fills both, no value is asked for before it is there, and pairs of blocks have nothing to do with each other: each is a
//! job of its own. Where a seat without seeds passes, its boards read those of the other seat with the same seeds, (empty, a) of the other
//! block (a, empty) of the one: so of blocks with an empty row the fuller one is `one`.

mod kalah;
#[cfg(not(target_family = "wasm"))]
mod relay;
mod slices;

pub(crate) use kalah::nameable;
pub(crate) use slices::Filling;

use alloc::vec::Vec;

use super::layers::{Below, Layers};
use super::{Built, Watch};
use crate::crew;
use crate::rank::Ranks;

/// A game in which a sowing that gains nothing stays in the own row, makes its rank smaller and passes the turn.
pub(super) trait Onward: Sync {
    /// A row as moves are made on it.
    type Row: Copy + Send + Sync;

    /// All rows of so many seeds in the order of their ranks.
    fn rows(&self, seeds: u8) -> Vec<Self::Row>;

    /// The value of a board of two rows from those of boards with fewer seeds; `turned` knows that of the board on which the other seat moves
    /// and the own row has this smaller rank.
    fn value(&self, ranks: &Ranks, rows: [Self::Row; 2], below: &[u8], turned: impl Fn(usize) -> u8) -> u8;
}

/// Fills the next layer of the boards of such a game on so many threads.
fn fill<G: Onward>(game: &G, ranks: &Ranks, layers: &mut Layers, threads: usize, watch: &dyn Watch) -> Built {
    let seeds = layers.whole;
    layers.add(|below, layer| Layer::new(game, ranks, below, seeds).fill(layer, threads, watch))
}

/// What is needed to value boards of a layer.
struct Layer<'t, G: Onward> {
    game: &'t G,
    ranks: &'t Ranks,
    /// All rows by their seeds, in the order of their ranks.
    rows: Vec<Vec<G::Row>>,
    /// The values of boards with fewer seeds.
    below: &'t [u8],
    /// Seeds of this layer.
    seeds: usize,
}

/// Two blocks of a layer that need each other; one of them if both seats have as many seeds.
struct Pair<'l> {
    own_seeds: usize,
    one: &'l mut [u8],
    other: Option<&'l mut [u8]>,
}

/// How far a layer is filled.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// Pairs of blocks that are whole.
    pair: usize,
    /// Rows of the next one that are.
    row: usize,
}

impl<'t, G: Onward> Layer<'t, G> {
    fn new(game: &'t G, ranks: &'t Ranks, below: Below<'t>, seeds: usize) -> Layer<'t, G> {
        Layer { game, ranks, rows: (0..=seeds as u8).map(|seeds| game.rows(seeds)).collect(), below: below.values, seeds }
    }

    /// Fills the layer on so many threads.
    fn fill(&self, layer: &mut [u8], threads: usize, watch: &dyn Watch) -> Built {
        let whole = crew::give_out(self.pairs(layer), threads, |mut pair| self.fill_pair(&mut pair, 0, watch).is_none());
        if whole { Built::Complete } else { Built::Stopped }
    }

    /// Fills the layer from a place on, on this thread; if it is told to stop, the place where it is to go on.
    fn fill_from(&self, layer: &mut [u8], from: Place, watch: &dyn Watch) -> Option<Place> {
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
        if let Some(Pair { own_seeds, one, other: Some(other) }) = pairs.first_mut() {
            *own_seeds = self.seeds;
            core::mem::swap(one, other);
        }
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
                        *value = self.value([own[a], other[b]], |less| two[b * height + less]);
                    }
                    for b in 0..width {
                        two[b * height + a] = self.value([other[b], own[a]], |less| line[less]);
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
                        one[a * width + b] = self.value([own[a], own[b]], |less| one[b * width + less]);
                    }
                    for b in 0..a {
                        one[b * width + a] = self.value([own[b], own[a]], |less| one[a * width + less]);
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

    #[inline(always)]
    fn value(&self, rows: [G::Row; 2], turned: impl Fn(usize) -> u8) -> u8 {
        self.game.value(self.ranks, rows, self.below, turned)
    }
}
