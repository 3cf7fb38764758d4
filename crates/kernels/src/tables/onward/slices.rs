//! A table that is filled a slice at a time, on one thread: for places where nothing else happens while the program runs.

use alloc::sync::Arc;
use core::sync::atomic::{AtomicU64, Ordering};

use super::{Layer, Onward, Place};
use crate::kalah::{KalahRules, with_kernel};
use crate::rank::Ranks;
use crate::tables::layers::Layers;
use crate::tables::{Table, Watch};

/// A table with the layer that is being filled.
#[derive(Debug)]
pub(crate) struct Filling {
    table: Arc<Table>,
    /// How far the layer above the whole ones is, if it has been begun: its values lie behind theirs, where nobody looks.
    begun: Option<Begun>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Begun {
    place: Place,
    boards: u64,
}

impl Filling {
    /// An empty table for boards of up to so many seeds, with room for all of them: it would have to move again and again.
    pub(crate) fn new(rules: KalahRules, most: u8) -> Option<Filling> {
        let mut table = Table::new(rules, most)?;
        table.layers.values.reserve_exact(table.layers.boards() as usize);
        Some(Filling { table: Arc::new(table), begun: None })
    }

    /// The table, which has values as far as its layers are whole. While somebody else holds it, nothing is filled.
    pub(crate) fn table(&self) -> Arc<Table> {
        Arc::clone(&self.table)
    }

    /// Boards that have a value.
    pub(crate) fn filled(&self) -> u64 {
        self.table.filled() + self.begun.map_or(0, |begun| begun.boards)
    }

    /// Boards that have a value when the table is complete.
    pub(crate) fn boards(&self) -> u64 {
        self.table.boards()
    }

    /// Fills about so many boards more, and says whether there are more to be filled.
    pub(crate) fn fill(&mut self, boards: u64) -> More {
        let Some(table) = Arc::get_mut(&mut self.table) else { return More::Left };
        let quota = Quota { boards, filled: AtomicU64::new(0) };
        let means = Arc::clone(&table.means);
        while !table.is_complete() && !quota.stops() {
            let begun = self.begun.take().unwrap_or_default();
            let before = quota.filled();
            let left = with_kernel!(&means.kernel, maker => fill_from(maker, &means.ranks, &mut table.layers, begun.place, &quota));
            self.begun = left.map(|place| Begun { place, boards: begun.boards + quota.filled() - before });
        }
        if table.is_complete() { More::None } else { More::Left }
    }
}

/// Whether there is more to be filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum More {
    /// Every board has its value.
    None,
    /// Some have none.
    Left,
}

/// Fills the layer above the whole ones from a place on; if it is told to stop, the place where it is to go on.
fn fill_from<G: Onward>(game: &G, ranks: &Ranks, layers: &mut Layers, place: Place, quota: &Quota) -> Option<Place> {
    let seeds = layers.whole;
    let (below, layer) = layers.next();
    let left = Layer::new(game, ranks, below, seeds).fill_from(layer, place, quota);
    if left.is_none() {
        layers.whole += 1;
    }
    left
}

/// Stops after so many boards.
struct Quota {
    boards: u64,
    filled: AtomicU64,
}

impl Quota {
    fn filled(&self) -> u64 {
        self.filled.load(Ordering::Relaxed)
    }
}

impl Watch for Quota {
    fn filled(&self, boards: u64) {
        self.filled.fetch_add(boards, Ordering::Relaxed);
    }

    fn stops(&self) -> bool {
        Quota::filled(self) >= self.boards
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kalah::{Capture, End, Leftover, Pie};

    #[test]
    fn slices_make_the_same_table() {
        for (pits, most) in [(3, 11), (6, 7), (8, 4)] {
            let rules = KalahRules { pits, capture: Capture::FacingFull, end: End::AnyRowEmpty, collect: Leftover::Owner, pie: Pie::Off };
            let mut whole = Table::new(rules, most).expect("so small a table can be held");
            whole.fill(2, &());
            for boards in [1, 97, 5_000] {
                let mut filling = Filling::new(rules, most).expect("so small a table can be held");
                let mut before = 0;
                while filling.fill(boards) == More::Left {
                    assert!(filling.filled() >= before + boards, "each slice fills what it is told to");
                    before = filling.filled();
                }
                assert_eq!(filling.filled(), whole.boards());
                assert!(filling.table().layers.values == whole.layers.values, "{pits} pits, {boards} boards a slice");
            }
        }
    }

    #[test]
    fn nothing_is_filled_while_somebody_reads() {
        let rules = KalahRules { pits: 3, capture: Capture::Always, end: End::MoverStuck, collect: Leftover::Nobody, pie: Pie::Off };
        let mut filling = Filling::new(rules, 6).expect("so small a table can be held");
        filling.fill(20);
        let (reader, before) = (filling.table(), filling.filled());
        assert_eq!((filling.fill(20), filling.filled()), (More::Left, before));
        drop(reader);
        filling.fill(20);
        assert!(filling.filled() >= before + 20);
    }
}
