//! A table in memory, whatever the family of its game.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt::Debug;
#[cfg(not(target_family = "wasm"))]
use std::path::Path;

#[cfg(not(target_family = "wasm"))]
use bija_rules::Position;
use bija_rules::catalogue;

use super::layers::Layers;
#[cfg(not(target_family = "wasm"))]
use super::{Bounds, TableError, file};
use super::{Built, Watch};
use crate::kalah::KalahRules;
#[cfg(not(target_family = "wasm"))]
use crate::maker::plain_counts;

/// The rules of a family that has tables: how its boards are numbered and how a layer of them gets its values.
pub trait Family: Copy + PartialEq + Debug {
    /// What its moves are made and its boards numbered with.
    type Means: Debug + Send + Sync;

    /// The rules without what changes no value of a table.
    #[must_use]
    fn tabled(self) -> Self {
        self
    }

    /// The game of the catalogue that has these rules with some options.
    fn game(self) -> &'static str;

    /// Pits of a row.
    fn pits(self) -> usize;

    /// Those of its options that values depend on.
    fn options(self) -> Vec<(&'static str, String)>;

    /// The means, and the layers of a table without values for boards of up to so many seeds; `None` if it cannot be held.
    fn begin(self, most: u8) -> Option<(Self::Means, Layers)>;

    /// Fills the next layer, of which there is one, on so many threads.
    fn fill(means: &Self::Means, layers: &mut Layers, threads: usize, watch: &dyn Watch) -> Built;

    /// What the whole layers hold of a board.
    #[cfg(not(target_family = "wasm"))]
    fn bounds(means: &Self::Means, layers: &Layers, board: &Seen) -> Option<Bounds>;
}

/// The rules as files name them: the id of the ruleset, then the options that values depend on.
pub(crate) fn text<F: Family>(rules: F) -> String {
    let (entry, options) = (catalogue::entry(rules.game()).expect("games with tables are in the catalogue"), Family::options(rules));
    let borrowed: Vec<(&str, &str)> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let values = entry.values(&borrowed).expect("the game has these options");
    options.iter().fold(bija_rules::id(entry, &values), |text, (name, value)| text + " " + name + "=" + value)
}

/// A board as its seat to move sees it, its stores aside.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seen {
    /// The seeds of the own pits and of the other seat's, each in sowing order.
    pub rows: [Vec<u8>; 2],
    /// The pit of the other row, counted from 0, that each seat has marked: the own mark, then the other seat's.
    pub marks: [Option<u8>; 2],
    /// Extra sowings that the turn has had, where they are limited.
    pub bonus: u8,
}

#[cfg(not(target_family = "wasm"))]
impl Seen {
    /// The board of a position; `None` if the game is over, or if there is something in it that boards of tables have no place for, such as
    /// closed pits or a question that is not answered.
    pub fn of(position: &Position, pits: usize) -> Option<Seen> {
        let (rows, _) = plain_counts(position, pits, 0)?;
        let mover = position.to_move()?;
        let marks = [mover, mover.other()].map(|seat| position.mark(seat).map(|pit| pit % pits as u8));
        Some(Seen { rows, marks, bonus: position.bonus() })
    }

    /// Seeds in all pits.
    pub fn seeds(&self) -> usize {
        self.rows.iter().flatten().map(|&seeds| usize::from(seeds)).sum()
    }
}

/// A table in memory, complete up to some layer.
#[derive(Clone, Debug)]
pub struct Table<F: Family = KalahRules> {
    rules: F,
    pub(super) means: Arc<F::Means>,
    pub(super) layers: Layers,
}

impl<F: Family> Table<F> {
    /// A table without values, for boards of up to so many seeds; `None` if there would be more of them than can be held.
    pub fn new(rules: F, most: u8) -> Option<Table<F>> {
        let rules = rules.tabled();
        let (means, layers) = rules.begin(most)?;
        Some(Table { rules, means: Arc::new(means), layers })
    }

    /// The rules whose values it holds.
    pub fn rules(&self) -> F {
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

    /// Fills the next layer, if there is one, on so many threads.
    pub fn fill_layer(&mut self, threads: usize, watch: &dyn Watch) -> Built {
        if self.is_complete() {
            return Built::Complete;
        }
        F::fill(&self.means, &mut self.layers, threads, watch)
    }

    /// Fills all layers on so many threads.
    pub fn fill(&mut self, threads: usize, watch: &dyn Watch) -> Built {
        while !self.is_complete() {
            if self.fill_layer(threads, watch) == Built::Stopped {
                return Built::Stopped;
            }
        }
        Built::Complete
    }
}

#[cfg(not(target_family = "wasm"))]
impl<F: Family> Table<F> {
    /// What the table holds of a board, for the seat to move; `None` if there are more seeds in the pits than it knows, or if it is no board
    /// of its games.
    pub fn bounds_of(&self, board: &Seen) -> Option<Bounds> {
        F::bounds(&self.means, &self.layers, board)
    }

    /// The same for a position that is not over, whatever its stores hold.
    pub fn bounds_at(&self, position: &Position) -> Option<Bounds> {
        self.bounds_of(&Seen::of(position, self.rules.pits())?)
    }

    /// Of the boards of so many seeds, how many have one value however repetitions fall; `None` if they have none yet.
    pub fn exact_boards(&self, seeds: u8) -> Option<u64> {
        self.layers.exact(usize::from(seeds))
    }

    /// Reads a whole file into memory and compares all its sums.
    ///
    /// # Errors
    /// If it is no table, one of other rules than asked for, or not as it was written.
    pub fn open(path: &Path, asked: F) -> Result<Table<F>, TableError> {
        file::open(path, asked.tabled())
    }

    /// Builds a table as a file, which appears under its name when it is complete. Until then every whole layer is kept beside it, in a
    /// file whose name ends in `.part`, and a build that was stopped goes on from there.
    ///
    /// # Errors
    /// If a file cannot be written, another build writes it, or what lies in the place of the unfinished one is something else.
    pub fn build(self, path: &Path, threads: usize, watch: &dyn Watch) -> Result<Option<Table<F>>, TableError> {
        file::build(self, path, threads, watch)
    }
}
