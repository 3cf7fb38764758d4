//! Tables of whatever family: for those who learn only from a ruleset or from a file which one it is.

use std::path::Path;

use bija_rules::{Rules, catalogue};

use super::table::text;
use super::{Bounds, Built, Endings, Family, Kumalak, Seen, Table, TableError, Watch};
use crate::kalah::KalahRules;
use crate::relay::RelayRules;

/// Rules that have tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tabled {
    /// Of the Kalah family.
    Kalah(KalahRules),
    /// Of the relay games with a store.
    Relay(RelayRules),
    /// Of the Oware family.
    Oware(Endings),
    /// Of Togyz Kumalak or Bestemshe.
    Togyz(Kumalak),
}

/// Does the same with the rules of any family.
macro_rules! with_family {
    ($tabled:expr, $rules:ident => $body:expr) => {
        match $tabled {
            Tabled::Kalah($rules) => $body,
            Tabled::Relay($rules) => $body,
            Tabled::Oware($rules) => $body,
            Tabled::Togyz($rules) => $body,
        }
    };
}

impl Tabled {
    /// Reads a ruleset; `None` if it is of no family that has tables, or if its games end otherwise than tables know.
    pub fn claim(rules: &Rules) -> Option<Tabled> {
        let kalah = || KalahRules::claim(rules).map(|rules| Tabled::Kalah(rules.tabled()));
        let relay = || RelayRules::claim(rules).map(Tabled::Relay);
        let oware = || Endings::claim(rules).map(Tabled::Oware);
        let togyz = || Kumalak::claim(rules).map(Tabled::Togyz);
        kalah().or_else(relay).or_else(oware).or_else(togyz)
    }

    /// The rules that a file names: an id, then options.
    pub(super) fn named(name: &str) -> Option<Tabled> {
        let options: Vec<(&str, &str)> = name.split(' ').skip(1).map(|option| option.split_once('=')).collect::<Option<_>>()?;
        let mut tabled = catalogue::ENTRIES.iter().filter_map(|entry| Tabled::claim(&catalogue::rules(entry.id, &options).ok()?));
        tabled.find(|&tabled| with_family!(tabled, rules => text(rules)) == name)
    }

    /// The game of the catalogue that has these rules with some options.
    pub fn game(self) -> &'static str {
        with_family!(self, rules => rules.game())
    }

    /// Those of its options that values depend on.
    pub fn options(self) -> Vec<(&'static str, String)> {
        with_family!(self, rules => Family::options(rules))
    }

    /// A table without values for boards of up to so many seeds; `None` if there would be more of them than can be held.
    pub fn table(self, most: u8) -> Option<Box<dyn AnyTable>> {
        with_family!(self, rules => Table::new(rules, most).map(|table| Box::new(table) as Box<dyn AnyTable>))
    }

    /// Reads a whole file into memory and compares all its sums.
    ///
    /// # Errors
    /// If it is no table, one of other rules than these, or not as it was written.
    pub fn open(self, path: &Path) -> Result<Box<dyn AnyTable>, TableError> {
        with_family!(self, rules => Table::open(path, rules).map(|table| Box::new(table) as Box<dyn AnyTable>))
    }
}

/// A table of some family, which does what every [`Table`] does.
pub trait AnyTable {
    /// Seeds of the boards with the most.
    fn most_seeds(&self) -> u8;
    /// Boards that have a value when the table is complete.
    fn boards(&self) -> u64;
    /// Boards that have a value now.
    fn filled(&self) -> u64;
    /// See [`Table::bounds_of`].
    fn bounds_of(&self, board: &Seen) -> Option<Bounds>;
    /// See [`Table::exact_boards`].
    fn exact_boards(&self, seeds: u8) -> Option<u64>;
    /// See [`Table::fill`].
    fn fill(&mut self, threads: usize, watch: &dyn Watch) -> Built;
    /// See [`Table::build`]; says whether the build came to its end.
    ///
    /// # Errors
    /// Those of [`Table::build`].
    fn build(self: Box<Self>, path: &Path, threads: usize, watch: &dyn Watch) -> Result<Built, TableError>;
}

impl<F: Family> AnyTable for Table<F> {
    fn most_seeds(&self) -> u8 {
        Table::most_seeds(self)
    }

    fn boards(&self) -> u64 {
        Table::boards(self)
    }

    fn filled(&self) -> u64 {
        Table::filled(self)
    }

    fn bounds_of(&self, board: &Seen) -> Option<Bounds> {
        Table::bounds_of(self, board)
    }

    fn exact_boards(&self, seeds: u8) -> Option<u64> {
        Table::exact_boards(self, seeds)
    }

    fn fill(&mut self, threads: usize, watch: &dyn Watch) -> Built {
        Table::fill(self, threads, watch)
    }

    fn build(self: Box<Self>, path: &Path, threads: usize, watch: &dyn Watch) -> Result<Built, TableError> {
        let built = Table::build(*self, path, threads, watch)?;
        Ok(if built.is_some() { Built::Complete } else { Built::Stopped })
    }
}
