//! Endgame tables of the Oware family: what the seat to move makes sure of, and what it can be held to, on every board with up to so
//! many seeds in the pits.
//!
//! Both are future margins, in seeds more than the other seat. Where they are one number it is the value of the board, however
//! repetitions fall; where they differ the value hangs on which position repeats, lies between them, and is never called exact. The
//! play before the board counts for nothing, as after every capture. A majority ends no game here: who wins is the same.

mod layer;

use std::path::Path;
use std::sync::Arc;

use bija_rules::Rules;
use bija_rules::ruleset::{Collect, Feed, Guard, RepeatNeeds, Slam};

use super::file::{self, Filed};
use super::layers::Layers;
use super::{Built, TableError, Watch};
use crate::oware::{Oware, OwareBoard, OwareRules, PITS};
use crate::rank::{Ranks, rows_in_order};
use layer::Layer;

/// The most seeds of a board that has a place in a table: so many lie on the fullest start.
const MOST_SEEDS: u8 = 72;

/// The rules on which the bounds of a board depend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Endings {
    /// How is played.
    pub play: OwareRules,
    /// Which occurrence of a position ends the game; each seat keeps its own side then.
    pub cycle: Cycle,
}

/// Which occurrence of a position since the last capture ends the game. Where a row is empty none does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cycle {
    /// The second: the first repetition.
    First,
    /// The third.
    Third,
}

impl Endings {
    /// Reads a ruleset; `None` if it is none of the family or no repetition ends its games.
    pub fn claim(rules: &Rules) -> Option<Endings> {
        let play = OwareRules::claim(rules)?;
        let of = |repeats| Guard { repeats: Some(repeats), repeat_needs: RepeatNeeds::EveryRow, cap: None, collect: Collect::Owner };
        let cycles = [(2, Cycle::First), (3, Cycle::Third)];
        let (_, cycle) = cycles.into_iter().find(|&(repeats, _)| rules.ruleset().guard == of(repeats))?;
        Some(Endings { play, cycle })
    }

    /// The options of the catalogue that make these rules; seeds at the start, which change no value, aside.
    pub fn options(self) -> [(&'static str, String); 3] {
        let grand_slam = match self.play.slam {
            Slam::TakesNothing => "no_capture",
            Slam::Illegal => "illegal",
            Slam::Captures => "captures",
            Slam::KeepFirst => "keep_first",
            Slam::KeepLast => "keep_last",
            Slam::RestToOpponent => "rest_to_opponent",
        };
        let cycle = match self.cycle {
            Cycle::First => "first",
            Cycle::Third => "third",
        };
        let must_feed = self.play.feed == Feed::MustFeed;
        [("grand_slam", grand_slam.to_string()), ("cycle", cycle.to_string()), ("must_feed", must_feed.to_string())]
    }

    /// All rules that a file can name.
    fn nameable() -> impl Iterator<Item = Endings> {
        let slams = [Slam::TakesNothing, Slam::Illegal, Slam::Captures, Slam::KeepFirst, Slam::KeepLast, Slam::RestToOpponent];
        slams.into_iter().flat_map(|slam| {
            [Feed::MustFeed, Feed::Free]
                .into_iter()
                .flat_map(move |feed| [Cycle::First, Cycle::Third].map(|cycle| Endings { play: OwareRules { slam, feed }, cycle }))
        })
    }
}

/// What is known of a board, for the seat to move: future margins in seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// What it makes sure of.
    pub lower: i8,
    /// What the other seat holds it to.
    pub upper: i8,
}

impl Bounds {
    /// The value, if it hangs on no repetition.
    pub fn exact(self) -> Option<i8> {
        (self.lower == self.upper).then_some(self.lower)
    }
}

/// A table in memory, complete up to some layer.
#[derive(Clone, Debug)]
pub struct OwareTable {
    maker: Arc<Oware>,
    rules: Endings,
    /// The bounds: of each layer the lower ones, then the upper ones.
    layers: Layers,
}

impl OwareTable {
    /// A table without bounds, for boards of up to so many seeds; `None` if there would be more of them than can be held.
    pub fn new(rules: Endings, most: u8) -> Option<OwareTable> {
        if most > MOST_SEEDS {
            return None;
        }
        let ranks = Ranks::new(PITS, most).filter(|ranks| u32::try_from(ranks.count()).is_ok())?;
        Some(OwareTable { maker: Arc::new(Oware::new(rules.play)), rules, layers: Layers::of(ranks, 2) })
    }

    /// The rules whose bounds it holds.
    pub fn rules(&self) -> Endings {
        self.rules
    }

    /// Seeds of the boards with the most.
    pub fn most_seeds(&self) -> u8 {
        self.layers.most_seeds()
    }

    /// Boards that have bounds when the table is complete.
    pub fn boards(&self) -> u64 {
        self.layers.boards()
    }

    /// Boards that have bounds now.
    pub fn filled(&self) -> u64 {
        self.layers.filled()
    }

    /// Whether every board has its bounds.
    pub fn is_complete(&self) -> bool {
        self.layers.are_complete()
    }

    /// Of the boards of so many seeds, how many have one value however repetitions fall; `None` if they have no bounds yet.
    pub fn exact_boards(&self, seeds: u8) -> Option<u64> {
        let seeds = usize::from(seeds);
        if seeds >= self.layers.whole {
            return None;
        }
        let (begins, ends) = (self.layers.ranks.layer(seeds) as usize, self.layers.ranks.layer(seeds + 1) as usize);
        let (lower, upper) = self.layers.values[2 * begins..2 * ends].split_at(ends - begins);
        Some(lower.iter().zip(upper).filter(|(lower, upper)| lower == upper).count() as u64)
    }

    /// Fills all layers on so many threads.
    pub fn fill(&mut self, threads: usize, watch: &impl Watch) -> Built {
        while !self.is_complete() {
            if self.fill_next(threads, watch) == Built::Stopped {
                return Built::Stopped;
            }
        }
        Built::Complete
    }

    /// The bounds of the seat to move, from the seeds in its pits and in those of the other seat, each in sowing order; `None` if the table
    /// does not know so many seeds or such rows.
    pub fn bounds(&self, own: &[u8], other: &[u8]) -> Option<Bounds> {
        let seeds = own.iter().chain(other).map(|&seeds| usize::from(seeds)).sum::<usize>();
        if seeds >= self.layers.whole || own.len() != PITS || other.len() != PITS {
            return None;
        }
        let row = |row: &[u8]| (0..).zip(row).fold(0, |word, (pit, &seeds)| word | u64::from(seeds) << (8 * pit));
        let board = OwareBoard { own: row(own), other: row(other) };
        let (begins, ends) = (self.layers.ranks.layer(seeds) as usize, self.layers.ranks.layer(seeds + 1) as usize);
        let at = begins + self.layers.ranks.of_rows(self.layers.ranks.row::<u64, PITS>(board.own), self.layers.ranks.row::<u64, PITS>(board.other)) as usize;
        Some(Bounds { lower: self.layers.values[at] as i8, upper: self.layers.values[at + ends - begins] as i8 })
    }

    /// Reads a whole file into memory and compares all its sums.
    ///
    /// # Errors
    /// If it is no table, one of other rules than asked for, or not as it was written.
    pub fn open(path: &Path, asked: Endings) -> Result<OwareTable, TableError> {
        file::open(path, asked)
    }

    /// Builds a table as a file, which appears under its name when it is complete. Until then every whole layer is kept beside it, in a
    /// file whose name ends in `.part`, and a build that was stopped goes on from there.
    ///
    /// # Errors
    /// If a file cannot be written, another build writes it, or what lies in the place of the unfinished one is something else.
    pub fn build(self, path: &Path, threads: usize, watch: &impl Watch) -> Result<Option<OwareTable>, TableError> {
        file::build(self, path, threads, watch)
    }
}

impl Filed for OwareTable {
    type Rules = Endings;

    fn text(rules: Endings) -> String {
        super::named("oware", &rules.options())
    }

    fn nameable() -> impl Iterator<Item = Endings> {
        Endings::nameable()
    }

    fn empty(rules: Endings, most: u8) -> Option<OwareTable> {
        OwareTable::new(rules, most)
    }

    fn rules(&self) -> Endings {
        self.rules
    }

    fn layers(&self) -> &Layers {
        &self.layers
    }

    fn layers_mut(&mut self) -> &mut Layers {
        &mut self.layers
    }

    fn fill_next(&mut self, threads: usize, watch: &impl Watch) -> Built {
        if self.is_complete() {
            return Built::Complete;
        }
        let rows: Vec<Vec<u64>> = (0..=self.layers.whole as u8).map(|seeds| rows_in_order(PITS, seeds)).collect();
        let layer = Layer::new(&self.maker, &self.layers.ranks, &rows, &self.layers.values, self.layers.whole, threads);
        if !layer.fill(watch) {
            return Built::Stopped;
        }
        let bounds: Vec<u8> = layer.into_values().collect();
        self.layers.values.reserve_exact(bounds.len());
        self.layers.values.extend(bounds);
        self.layers.whole += 1;
        Built::Complete
    }
}
