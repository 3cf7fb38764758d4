//! What the tables of every family hold: bytes for each board, layer by layer, in the order of the boards' numbers.

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::rank::Ranks;

/// The whole layers of a table, from the one without seeds on.
#[derive(Clone, Debug)]
pub(super) struct Layers {
    /// The numbers of the boards.
    pub(super) ranks: Arc<Ranks>,
    /// The values of all whole layers.
    pub(super) values: Vec<u8>,
    /// How many layers are whole: boards with fewer seeds have values.
    pub(super) whole: usize,
    bytes_a_board: u64,
}

impl Layers {
    /// No layer yet of so many bytes for each of these boards.
    pub(super) fn of(ranks: Ranks, bytes_a_board: u64) -> Layers {
        Layers { ranks: Arc::new(ranks), values: Vec::new(), whole: 0, bytes_a_board }
    }

    /// Seeds of the boards with the most.
    pub(super) fn most_seeds(&self) -> u8 {
        self.ranks.most() as u8
    }

    /// Boards of all layers.
    pub(super) fn boards(&self) -> u64 {
        self.ranks.count()
    }

    /// Boards of the whole layers.
    pub(super) fn filled(&self) -> u64 {
        self.ranks.layer(self.whole)
    }

    /// Whether every layer is whole.
    pub(super) fn are_complete(&self) -> bool {
        self.whole > usize::from(self.most_seeds())
    }

    /// Bytes of the next layer.
    pub(super) fn next_bytes(&self) -> u64 {
        self.bytes_a_board * (self.ranks.layer(self.whole + 1) - self.ranks.layer(self.whole))
    }
}
