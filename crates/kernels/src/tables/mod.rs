//! Endgame tables: the value of every board with up to so many seeds in the pits.
//!
//! The value is the future margin: how many seeds more than the other seat the seat to move gains from here on, both playing as well
//! as can be. What the stores hold plays no part, so that one table serves every game and every number of seeds at the start. [`Table`]
//! is that of the Kalah family, [`OwareTable`] that of the Oware family, whose values may hang on repetitions. The files are described
//! in `docs/tables.md`.

#[cfg(not(target_family = "wasm"))]
mod file;
mod fill;
mod layers;
#[cfg(not(target_family = "wasm"))]
mod oware;
mod slices;

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
#[cfg(not(target_family = "wasm"))]
use std::path::Path;

#[cfg(not(target_family = "wasm"))]
pub use file::{Info, TableError, Tabled, VERSION, info};
#[cfg(not(target_family = "wasm"))]
pub use oware::{Bounds, Cycle, Endings, OwareTable};
pub(crate) use slices::Filling;

use bija_rules::{Position, catalogue};

use crate::kalah::{Capture, End, Kalah, KalahBoard, KalahKernel, KalahRules, Leftover, MOST_PITS, Pie, with_kernel};
use crate::rank::{MOST_RANKED, Ranks, rows_in_order};
use crate::word::Word;
#[cfg(not(target_family = "wasm"))]
use file::Filed;
use fill::Layer;
use layers::Layers;

/// Listens to a table being built. Called from all threads.
pub trait Watch: Sync {
    /// So many boards more have their value.
    fn filled(&self, boards: u64);
    /// Whether the work is to stop.
    fn stops(&self) -> bool;
}

/// Nobody listens.
impl Watch for () {
    fn filled(&self, _boards: u64) {}

    fn stops(&self) -> bool {
        false
    }
}

/// How a piece of the work came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Built {
    /// It is done.
    Complete,
    /// The watch stopped it; whole layers are kept.
    Stopped,
}

/// A table in memory, complete up to some layer.
#[derive(Clone, Debug)]
pub struct Table {
    kernel: Arc<KalahKernel>,
    rules: KalahRules,
    layers: Layers,
}

impl Table {
    /// A table without values, for boards of up to so many seeds; `None` if there would be more of them than can be held.
    pub fn new(rules: KalahRules, most: u8) -> Option<Table> {
        if most > MOST_RANKED {
            return None;
        }
        let ranks = Ranks::new(usize::from(rules.pits), most).filter(|ranks| ranks.count() < isize::MAX as u64)?;
        let rules = KalahRules { pie: Pie::Off, ..rules };
        Some(Table { kernel: Arc::new(KalahKernel::new(rules)), rules, layers: Layers::of(ranks, 1) })
    }

    /// An empty table that is worth its building for the search of one position: of boards of up to three eighths of its seeds, and of no
    /// more than so many boards.
    pub fn for_search(rules: KalahRules, position: &Position, most_boards: u64) -> Option<Table> {
        let most = rules.seeds_in_pits(position) * 3 / 8;
        (0..=most).rev().filter_map(|most| Table::new(rules, u8::try_from(most).ok()?)).find(|table| table.boards() <= most_boards)
    }

    /// The rules whose values it holds. The pie rule is past on every board.
    pub fn rules(&self) -> KalahRules {
        self.rules
    }

    /// Seeds of the boards with the most.
    pub fn most_seeds(&self) -> u8 {
        self.layers.most_seeds()
    }

    /// Boards that have a value when the table is complete.
    pub fn boards(&self) -> u64 {
        self.layers.boards()
    }

    /// Boards that have a value now.
    pub fn filled(&self) -> u64 {
        self.layers.filled()
    }

    /// Whether every board has its value.
    pub fn is_complete(&self) -> bool {
        self.layers.are_complete()
    }

    /// How many layers are whole: every board of fewer seeds has its value.
    pub(crate) fn whole_layers(&self) -> usize {
        self.layers.whole
    }

    /// Fills the next layer on so many threads.
    pub fn fill_layer(&mut self, threads: usize, watch: &impl Watch) -> Built {
        self.fill_layer_watched(threads, watch)
    }

    /// The same for any watch: the filling is compiled once for all of them.
    fn fill_layer_watched(&mut self, threads: usize, watch: &dyn Watch) -> Built {
        let kernel = Arc::clone(&self.kernel);
        with_kernel!(&*kernel, maker => self.fill_with(maker, threads, watch))
    }

    fn fill_with<W: Word, const PITS: usize>(&mut self, maker: &Kalah<W, PITS>, threads: usize, watch: &dyn Watch) -> Built {
        if self.is_complete() {
            return Built::Complete;
        }
        let bytes = self.layers.next_bytes() as usize;
        let Layers { ranks, values, whole, .. } = &mut self.layers;
        let seeds = *whole;
        let rows: Vec<Vec<W>> = (0..=seeds as u8).map(|seeds| rows_in_order(PITS, seeds)).collect();
        let begins = values.len();
        values.reserve_exact(bytes);
        values.resize(begins + bytes, 0);
        let (lower, layer) = values.split_at_mut(begins);
        if (Layer { maker, ranks, rows: &rows, lower, seeds }).fill(layer, threads, watch) {
            *whole += 1;
            return Built::Complete;
        }
        values.truncate(begins);
        Built::Stopped
    }

    /// Fills all layers on so many threads.
    pub fn fill(&mut self, threads: usize, watch: &impl Watch) -> Built {
        while !self.is_complete() {
            if self.fill_layer(threads, watch) == Built::Stopped {
                return Built::Stopped;
            }
        }
        Built::Complete
    }

    /// The future margin of the seat to move, from the seeds in its pits and in those of the other seat, each in sowing order; `None` if
    /// the table does not know so many seeds or such rows.
    pub fn value(&self, own: &[u8], other: &[u8]) -> Option<i8> {
        with_kernel!(&*self.kernel, maker => self.value_of(maker, own, other))
    }

    fn value_of<W: Word, const PITS: usize>(&self, _maker: &Kalah<W, PITS>, own: &[u8], other: &[u8]) -> Option<i8> {
        let seeds = own.iter().chain(other).map(|&seeds| usize::from(seeds)).sum::<usize>();
        let known = seeds < self.layers.whole && own.len() == PITS && other.len() == PITS;
        known.then(|| self.probe::<W, PITS>(KalahBoard { own: W::of_bytes(own), other: W::of_bytes(other) }))
    }

    /// The value of a board with no more seeds than the table knows and none in its stores.
    #[inline(always)]
    pub(crate) fn probe<W: Word, const PITS: usize>(&self, board: KalahBoard<W>) -> i8 {
        self.ranked(self.layers.ranks.of::<W, PITS>(board))
    }

    /// The value of the board of a rank, which is the same in tables and searches of any size.
    #[inline(always)]
    pub(crate) fn ranked(&self, rank: u64) -> i8 {
        self.layers.values[rank as usize] as i8
    }

    #[cfg(not(target_family = "wasm"))]
    /// Reads a whole file into memory and compares all its sums.
    ///
    /// # Errors
    /// If it is no table, one of other rules than asked for, or not as it was written.
    pub fn open(path: &Path, asked: KalahRules) -> Result<Table, TableError> {
        file::open(path, KalahRules { pie: Pie::Off, ..asked })
    }

    #[cfg(not(target_family = "wasm"))]
    /// Builds a table as a file, which appears under its name when it is complete. Until then every whole layer is kept beside it, in a
    /// file whose name ends in `.part`, and a build that was stopped goes on from there.
    ///
    /// # Errors
    /// If a file cannot be written, another build writes it, or what lies in the place of the unfinished one is something else.
    pub fn build(self, path: &Path, threads: usize, watch: &impl Watch) -> Result<Option<Table>, TableError> {
        file::build(self, path, threads, watch)
    }
}

/// The rules of a table as its file names them: the id of the ruleset, then the options that values depend on.
pub(crate) fn text(rules: KalahRules) -> String {
    named("kalah", &rules.options())
}

/// Rules as a file names them: the id of the ruleset, then the options that values depend on.
fn named(game: &str, options: &[(&str, String)]) -> String {
    let entry = catalogue::entry(game).expect("games with tables are in the catalogue");
    let borrowed: Vec<(&str, &str)> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let values = entry.values(&borrowed).expect("the game has these options");
    options.iter().fold(bija_rules::id(entry, &values), |text, (name, value)| text + " " + name + "=" + value)
}

/// All rules that the file of a table can name.
pub(crate) fn nameable() -> impl Iterator<Item = KalahRules> {
    let ends = [End::AnyRowEmpty, End::MoverStuck];
    let leftovers = [Leftover::Owner, Leftover::Emptier, Leftover::Nobody];
    (1..=MOST_PITS as u8).flat_map(move |pits| {
        [Capture::FacingFull, Capture::Always].into_iter().flat_map(move |capture| {
            ends.into_iter().flat_map(move |end| leftovers.into_iter().map(move |collect| KalahRules { pits, capture, end, collect, pie: Pie::Off }))
        })
    })
}

#[cfg(not(target_family = "wasm"))]
impl Filed for Table {
    type Rules = KalahRules;

    fn text(rules: KalahRules) -> String {
        text(rules)
    }

    fn nameable() -> impl Iterator<Item = KalahRules> {
        nameable()
    }

    fn empty(rules: KalahRules, most: u8) -> Option<Table> {
        Table::new(rules, most)
    }

    fn rules(&self) -> KalahRules {
        self.rules
    }

    fn layers(&self) -> &Layers {
        &self.layers
    }

    fn layers_mut(&mut self) -> &mut Layers {
        &mut self.layers
    }

    fn fill_next(&mut self, threads: usize, watch: &impl Watch) -> Built {
        self.fill_layer(threads, watch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maker::MoveMaker;

    fn every_rule(pits: u8) -> Vec<KalahRules> {
        let mut all = Vec::new();
        for capture in [Capture::FacingFull, Capture::Always] {
            for end in [End::AnyRowEmpty, End::MoverStuck] {
                for collect in [Leftover::Owner, Leftover::Emptier, Leftover::Nobody] {
                    all.push(KalahRules { pits, capture, end, collect, pie: Pie::Off });
                }
            }
        }
        all
    }

    /// The value by the plainest search: no bounds, no memory, the move maker alone.
    fn searched<W: Word, const PITS: usize>(maker: &Kalah<W, PITS>, board: KalahBoard<W>) -> i8 {
        use crate::maker::Next;
        let mut best = i8::MIN;
        maker.each(board, |_, played| {
            let [own, other] = [played.board.own, played.board.other].map(|word| (word >> W::STORE).byte() as i8);
            let (_, rows) = maker.gain(played.board);
            let (_, turned) = maker.gain(rows.turned_if(W::all_if(true)));
            let rows = turned.turned_if(W::all_if(true));
            let value = match played.next {
                Next::Again => own - other + searched(maker, rows),
                Next::Passes => other - own - searched(maker, rows),
                Next::Over(_) => own - other,
            };
            best = best.max(value);
        });
        best
    }

    fn equals_search<W: Word, const PITS: usize>(maker: &Kalah<W, PITS>, table: &Table, most: u8) -> u64 {
        let mut compared = 0;
        for seeds in 0..=most {
            for own_seeds in 0..=seeds {
                for own in rows_in_order::<W>(PITS, own_seeds) {
                    for other in rows_in_order::<W>(PITS, seeds - own_seeds) {
                        let board = KalahBoard { own, other };
                        let expected = if maker.is_over(board) { maker.settled(board) } else { searched(maker, board) };
                        assert_eq!(table.probe::<W, PITS>(board), expected, "{:?} {board:?}", table.rules());
                        compared += 1;
                    }
                }
            }
        }
        compared
    }

    #[test]
    fn a_table_holds_what_a_search_without_bounds_finds_for_every_rule() {
        for (pits, most) in [(1, 12), (2, 9), (3, 8), (4, 6), (6, 5), (7, 4), (8, 4), (10, 3)] {
            for rules in every_rule(pits) {
                let mut table = Table::new(rules, most).expect("so small a table can be held");
                assert_eq!(table.fill(2, &()), Built::Complete);
                let compared = with_kernel!(&KalahKernel::new(rules), maker => equals_search(maker, &table, most));
                assert_eq!(compared, table.boards());
            }
        }
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let rules = every_rule(6)[0];
        let [one, many] = [1, 5].map(|threads| {
            let mut table = Table::new(rules, 9).expect("so small a table can be held");
            table.fill(threads, &());
            table.layers.values
        });
        assert_eq!(one.len(), 293_930);
        assert!(one == many);
    }

    /// Stops after so many boards.
    struct Stops(std::sync::atomic::AtomicU64, u64);

    impl Watch for Stops {
        fn filled(&self, boards: u64) {
            self.0.fetch_add(boards, std::sync::atomic::Ordering::Relaxed);
        }

        fn stops(&self) -> bool {
            self.0.load(std::sync::atomic::Ordering::Relaxed) > self.1
        }
    }

    #[test]
    fn a_table_that_was_stopped_keeps_its_whole_layers_and_goes_on() {
        let mut table = Table::new(every_rule(6)[0], 8).expect("so small a table can be held");
        assert_eq!(table.fill(2, &Stops(0.into(), 20_000)), Built::Stopped);
        let kept = table.filled();
        assert_eq!(kept, table.layers.ranks.layer(table.layers.whole));
        assert!(!table.is_complete() && kept > 0);
        assert_eq!(table.value(&[0; 6], &[0, 0, 0, 0, 0, 1]), Some(-1));
        assert_eq!(table.value(&[8, 0, 0, 0, 0, 0], &[0; 6]), None, "the layer was not finished");
        assert_eq!(table.fill(2, &()), Built::Complete);
        assert_eq!(table.filled(), table.boards());
        let mut whole = Table::new(every_rule(6)[0], 8).expect("so small a table can be held");
        whole.fill(1, &());
        assert!(table.layers.values == whole.layers.values);
    }
}
