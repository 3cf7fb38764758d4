//! The catalogue: every game that can be played, as data, with its options.
//!
//! A game is an entry here and a file beside this one. Presets are entries of their own that stand for a game with some
//! options set.

mod advice;
mod bao;
mod congklak;
mod kalah;
mod mancala_basic;
mod mangala4;
mod o_an_quan;
mod omweso;
mod oware;
mod pallanguzhi;
mod parts;
mod ritual;
mod sources;
mod sungka;
mod togyz_kumalak;
mod turkish_mangala;

pub mod options;

use alloc::string::String;
use alloc::vec::Vec;

use crate::plain::evidence;
use crate::rules::Rules;
use crate::ruleset::Ruleset;
use crate::sense::SenseError;
pub use advice::{Advice, advice};
pub use ritual::Ritual;

use options::{Conflict, OptionError, OptionSpec, Values};

/// A game of the catalogue.
#[derive(Debug)]
pub struct Entry {
    /// Its id in files, addresses and commands.
    pub id: &'static str,
    /// The game whose rules these are, with the options that make the difference, if this is a preset.
    pub preset_of: Option<(&'static str, &'static [(&'static str, &'static str)])>,
    /// Its public options in the order in which they are shown.
    pub options: &'static [OptionSpec],
    /// Values that make no game together.
    pub conflicts: &'static [Conflict],
    /// The look of the board: which wood, whether sowing runs clockwise on the table, what its parts are called.
    pub look: Look,
    build: fn(&Values) -> Ruleset,
}

/// How a game's board is shown and spoken of. No rule depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The material of the board.
    pub wood: Wood,
    /// The way the seeds run as the players see it.
    pub turning: Turning,
    /// What its players call the parts of the board.
    pub terms: Terms,
}

/// The material of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wood {
    /// Light mango wood.
    Mango,
    /// Brown teak.
    Teak,
    /// Dark mvule.
    Mvule,
    /// Fired clay.
    Clay,
}

impl Wood {
    /// Its name in JSON and style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Wood::Mango => "mango",
            Wood::Teak => "teak",
            Wood::Mvule => "mvule",
            Wood::Clay => "clay",
        }
    }
}

/// The way the seeds run on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turning {
    /// The own store, or the last pit, is at the right.
    Anticlockwise,
    /// The own store, or the last pit, is at the left.
    Clockwise,
}

/// What players call the places of a board and what is sown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terms {
    /// Seeds in pits and stores.
    Seeds,
    /// Stones in pits and score pits.
    Stones,
    /// Seeds in squares.
    Squares,
}

impl Terms {
    /// Every vocabulary.
    pub const ALL: [Terms; 3] = [Terms::Seeds, Terms::Stones, Terms::Squares];

    /// Its name in message files.
    pub const fn name(self) -> &'static str {
        match self {
            Terms::Seeds => "seeds",
            Terms::Stones => "stones",
            Terms::Squares => "squares",
        }
    }
}

/// All games, each before its presets.
pub const ENTRIES: &[Entry] = &[
    kalah::KALAH,
    oware::OWARE,
    congklak::CONGKLAK,
    congklak::CONGKAK,
    congklak::DAKON,
    sungka::SUNGKA,
    o_an_quan::O_AN_QUAN,
    pallanguzhi::PALLANGUZHI,
    pallanguzhi::PALLANGUZHI_WIKIPEDIA,
    pallanguzhi::ALI_GULI_MANE,
    bao::BAO,
    bao::BAO_KUJIFUNZA,
    omweso::OMWESO,
    mangala4::MANGALA4,
    mangala4::LAB_MADJNUNI,
    mancala_basic::MANCALA_BASIC,
    togyz_kumalak::TOGYZ_KUMALAK,
    togyz_kumalak::BESTEMSHE,
    turkish_mangala::TURKISH_MANGALA,
];

/// The entry of that id.
pub fn entry(id: &str) -> Option<&'static Entry> {
    ENTRIES.iter().find(|entry| entry.id == id)
}

/// Why a game cannot be made as asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CatalogueError {
    /// There is no game of that id.
    UnknownGame(
        /// What was asked for, cut to 40 characters.
        String,
    ),
    /// An option is not as the game allows.
    Option(OptionError),
    /// Each option is allowed, but together they make no game.
    Sense(SenseError),
}

impl core::fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            CatalogueError::UnknownGame(id) => write!(f, "there is no game {id:?}"),
            CatalogueError::Option(error) => error.fmt(f),
            CatalogueError::Sense(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for CatalogueError {}

impl From<OptionError> for CatalogueError {
    fn from(error: OptionError) -> Self {
        CatalogueError::Option(error)
    }
}

impl From<SenseError> for CatalogueError {
    fn from(error: SenseError) -> Self {
        CatalogueError::Sense(error)
    }
}

impl Entry {
    /// The standard values: the options' defaults, and for a preset what it sets.
    pub fn standard(&self) -> Values {
        Values::standard(self.options, self.preset_of.map_or(&[], |(_, preset)| preset))
    }

    /// All option values: the standard ones, and `asked`, which are checked.
    ///
    /// # Errors
    /// If an option or value is unknown, an option is asked for twice, or two values do not go together.
    pub fn values(&self, asked: &[(&str, &str)]) -> Result<Values, OptionError> {
        let values = self.chosen(asked)?;
        match self.conflict(&values) {
            Some(conflict) => Err(OptionError::Together(conflict)),
            None => Ok(values),
        }
    }

    /// The same, whether or not the values go together.
    ///
    /// # Errors
    /// If an option or value is unknown, or an option is asked for twice.
    pub fn chosen(&self, asked: &[(&str, &str)]) -> Result<Values, OptionError> {
        let mut values = self.standard();
        let mut seen = Vec::new();
        for &(name, value) in asked {
            if seen.contains(&name) {
                return Err(OptionError::Twice { name: evidence(name) });
            }
            seen.push(name);
            values.set(name, value)?;
        }
        values.settle(&seen);
        Ok(values)
    }

    /// Two of these values that do not go together.
    pub fn conflict(&self, values: &Values) -> Option<Conflict> {
        self.conflicts.iter().find(|conflict| conflict.is_in(values)).copied()
    }

    /// The ruleset of these values.
    pub fn ruleset(&self, values: &Values) -> Ruleset {
        (self.build)(values)
    }

    /// The playable rules of these values, which are to be [values](Entry::values) of this entry.
    ///
    /// # Errors
    /// If they make no game: see [`SenseError`].
    pub fn rules(&self, values: &Values) -> Result<Rules, SenseError> {
        Rules::of_catalogue(self.ruleset(values))
    }
}

/// The playable rules of a game with options as `(name, value)` pairs; what is not named has its default.
///
/// # Errors
/// If the game, an option or a value is unknown, or the options together make no game.
pub fn rules(id: &str, options: &[(&str, &str)]) -> Result<Rules, CatalogueError> {
    let entry = entry(id).ok_or_else(|| CatalogueError::UnknownGame(evidence(id)))?;
    let values = entry.values(options)?;
    Ok(entry.rules(&values)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every combination of option values that the game has and that do not conflict.
    fn combinations(entry: &Entry) -> Vec<Values> {
        let mut combinations: Vec<Vec<(&str, String)>> = vec![Vec::new()];
        for spec in entry.options {
            let with = |chosen: &Vec<(&'static str, String)>, value| chosen.iter().cloned().chain([(spec.name, value)]).collect();
            combinations = combinations.iter().flat_map(|chosen| spec.kind.values().into_iter().map(move |value| with(chosen, value))).collect();
        }
        let values = |asked: &Vec<(&str, String)>| entry.values(&asked.iter().map(|(name, value)| (*name, value.as_str())).collect::<Vec<_>>()).ok();
        combinations.iter().filter_map(values).collect()
    }

    /// [`Entry::rules`] relies on it: it checks the numbers alone.
    #[test]
    fn the_members_of_every_combination_of_options_agree() {
        for entry in ENTRIES {
            let combinations = combinations(entry);
            assert!(!combinations.is_empty(), "{}", entry.id);
            for values in combinations {
                let (checked, trusted) = (Rules::new(entry.ruleset(&values)), entry.rules(&values));
                assert_eq!(checked.err(), trusted.err(), "{} {values:?}", entry.id);
            }
        }
    }
}
