//! What the tables of every family hold: bytes for each board, layer by layer, in the order of the boards' numbers.

use alloc::vec::Vec;

#[cfg(not(target_family = "wasm"))]
use super::Bounds;
use super::Built;

/// The whole layers of a table, from the one without seeds on.
#[derive(Clone, Debug)]
pub struct Layers {
    /// Where the boards of each layer begin in the order of all, and where those of the last one end.
    begins: Vec<u64>,
    /// The values of all whole layers.
    pub(super) values: Vec<u8>,
    /// How many layers are whole: boards with fewer seeds have values.
    pub(super) whole: usize,
    bytes_a_board: u64,
}

impl Layers {
    /// No layer yet, of so many bytes for each board; `None` if there would be more than memory has addresses for.
    pub(super) fn new(begins: Vec<u64>, bytes_a_board: u64) -> Option<Layers> {
        let bytes = begins.last()?.checked_mul(bytes_a_board)?;
        (begins.len() > 1 && bytes < isize::MAX as u64).then_some(Layers { begins, values: Vec::new(), whole: 0, bytes_a_board })
    }

    /// Seeds of the boards with the most.
    pub(super) fn most_seeds(&self) -> u8 {
        (self.begins.len() - 2) as u8
    }

    /// Boards of all layers.
    pub(super) fn boards(&self) -> u64 {
        self.begins[self.begins.len() - 1]
    }

    /// Boards of the whole layers.
    pub(super) fn filled(&self) -> u64 {
        self.begins[self.whole]
    }

    /// Whether every layer is whole.
    pub(super) fn are_complete(&self) -> bool {
        self.whole > usize::from(self.most_seeds())
    }

    /// Boards of a layer.
    pub(super) fn layer(&self, seeds: usize) -> u64 {
        self.begins[seeds + 1] - self.begins[seeds]
    }

    /// Bytes of the next layer.
    pub(super) fn next_bytes(&self) -> u64 {
        self.bytes_a_board * self.layer(self.whole)
    }

    /// The whole layers and the bytes of the next one, as far as it has been filled and zeros from there.
    pub(super) fn next(&mut self) -> (Below<'_>, &mut [u8]) {
        let (begins, bytes) = ((self.bytes_a_board * self.filled()) as usize, self.next_bytes() as usize);
        self.values.reserve_exact(begins + bytes - self.values.len());
        self.values.resize(begins + bytes, 0);
        let (values, layer) = self.values.split_at_mut(begins);
        (Below { values, begins: &self.begins }, layer)
    }

    /// Adds the next layer, filled by `fill` from those below; if that is stopped, what it left unfinished is taken away again.
    pub(super) fn add(&mut self, fill: impl FnOnce(Below<'_>, &mut [u8]) -> Built) -> Built {
        let begins = self.values.len();
        let (below, layer) = self.next();
        let built = fill(below, layer);
        match built {
            Built::Complete => self.whole += 1,
            Built::Stopped => self.values.truncate(begins),
        }
        built
    }

    /// The value of a board where each has one, if its layer is whole.
    pub(super) fn value(&self, number: u64) -> Option<i8> {
        (number < self.filled()).then(|| self.values[number as usize] as i8)
    }

    /// The two bounds of a board where each has two, by its place in its layer, if that is whole.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn bounds(&self, seeds: usize, place: usize) -> Option<Bounds> {
        (seeds < self.whole).then(|| Below { values: &self.values, begins: &self.begins }.bounds(seeds, place))
    }

    /// Of the boards of a whole layer, how many have one value for certain.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn exact(&self, seeds: usize) -> Option<u64> {
        let boards = (seeds < self.whole).then(|| self.layer(seeds))?;
        if self.bytes_a_board == 1 {
            return Some(boards);
        }
        let (begins, ends) = (self.begins[seeds] as usize, self.begins[seeds + 1] as usize);
        let (lower, upper) = self.values[2 * begins..2 * ends].split_at(boards as usize);
        Some(lower.iter().zip(upper).filter(|(lower, upper)| lower == upper).count() as u64)
    }
}

/// Whole layers, from which the next one is filled.
#[derive(Clone, Copy)]
pub(super) struct Below<'t> {
    pub(super) values: &'t [u8],
    #[cfg_attr(target_family = "wasm", allow(dead_code, reason = "tables of bounds are left out there"))]
    begins: &'t [u64],
}

#[cfg(not(target_family = "wasm"))]
impl Below<'_> {
    /// The two bounds of a board by its place in its layer: the lower ones of all boards of a layer lie before the upper ones.
    #[inline(always)]
    pub(super) fn bounds(&self, seeds: usize, place: usize) -> Bounds {
        let (begins, ends) = (self.begins[seeds] as usize, self.begins[seeds + 1] as usize);
        let at = 2 * begins + place;
        Bounds { lower: self.values[at] as i8, upper: self.values[at + ends - begins] as i8 }
    }
}
