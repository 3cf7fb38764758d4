//! Options: what people may change about a game, by one set of names.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::notation::evidence;

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in files, addresses and commands.
    pub name: &'static str,
    /// Which values it takes.
    pub kind: Kind,
    /// Its standard value, as written.
    pub default: &'static str,
}

/// The values an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `true` or `false`.
    Switch,
    /// `true` or `false`; where another option has this value, the standard is the other one.
    SwitchUnless {
        /// The other option.
        option: &'static str,
        /// Its value that turns the standard round.
        is: &'static str,
    },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// A whole number, or `none`.
    NumberOrNone {
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
}

impl Kind {
    /// The name of the kind in JSON.
    pub const fn name(&self) -> &'static str {
        match self {
            Kind::Switch | Kind::SwitchUnless { .. } => "switch",
            Kind::Choice(_) => "choice",
            Kind::Number { .. } => "number",
            Kind::NumberOrNone { .. } => "number_or_none",
        }
    }

    /// Every value it takes, as written, the usual order.
    pub fn values(&self) -> Vec<String> {
        let numbers = |min: u8, max: u8| (min..=max).map(|number| number.to_string());
        match *self {
            Kind::Switch | Kind::SwitchUnless { .. } => vec!["false".to_string(), "true".to_string()],
            Kind::Choice(words) => words.iter().map(ToString::to_string).collect(),
            Kind::Number { min, max } => numbers(min, max).collect(),
            Kind::NumberOrNone { min, max } => core::iter::once("none".to_string()).chain(numbers(min, max)).collect(),
        }
    }
}

/// Two values that a game does not have at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// An option and its value.
    pub option: (&'static str, &'static str),
    /// The other option and its value.
    pub with: (&'static str, &'static str),
}

impl Conflict {
    /// Whether both values are set.
    pub(crate) fn is_in(&self, values: &Values) -> bool {
        [self.option, self.with].iter().all(|&(name, value)| values.value(name) == Some(value))
    }
}

/// An option that a game does not have or take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// The game has no such option.
    Unknown {
        /// What was asked for, cut to 40 characters.
        name: String,
        /// The options it has.
        known: Vec<&'static str>,
    },
    /// The option does not take this value.
    Value {
        /// The option.
        name: &'static str,
        /// What was asked for, cut to 40 characters.
        value: String,
        /// What it takes.
        kind: Kind,
    },
    /// The option was given twice.
    Twice {
        /// Which, cut to 40 characters.
        name: String,
    },
    /// Two options take these values, but not together.
    Together(Conflict),
}

impl core::fmt::Display for OptionError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            OptionError::Unknown { name, known } => write!(f, "there is no option {name:?} (there are {})", known.join(", ")),
            OptionError::Value { name, value, kind } => write!(f, "option {name} does not take {value:?} (it takes {})", kind.values().join(", ")),
            OptionError::Twice { name } => write!(f, "option {name} is given twice"),
            OptionError::Together(Conflict { option, with }) => write!(f, "{}={} does not go with {}={}", option.0, option.1, with.0, with.1),
        }
    }
}

impl core::error::Error for OptionError {}

/// The value of every option of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Values {
    specs: &'static [OptionSpec],
    standard: Vec<String>,
    values: Vec<String>,
}

impl Values {
    pub(crate) fn standard(specs: &'static [OptionSpec], preset: &[(&str, &str)]) -> Values {
        let standard: Vec<String> =
            specs.iter().map(|spec| preset.iter().find(|(name, _)| *name == spec.name).map_or(spec.default, |(_, value)| value).to_string()).collect();
        Values { specs, values: standard.clone(), standard }
    }

    /// Each option with its value, in the order of the game.
    pub fn iter(&self) -> impl Iterator<Item = (&'static OptionSpec, &str)> {
        self.specs.iter().zip(self.values.iter().map(String::as_str))
    }

    /// Those that differ from the standard of the game or preset.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.iter().zip(&self.standard).filter(|((_, value), standard)| value != standard).map(|((spec, value), _)| (spec.name, value))
    }

    /// The standard value of an option, as written.
    pub fn standard_value(&self, name: &str) -> Option<&str> {
        self.specs.iter().position(|spec| spec.name == name).map(|index| self.standard[index].as_str())
    }

    /// The value of an option, as written.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.iter().find(|(spec, _)| spec.name == name).map(|(_, value)| value)
    }

    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let Some(index) = self.specs.iter().position(|spec| spec.name == name) else {
            return Err(OptionError::Unknown { name: evidence(name), known: self.specs.iter().map(|spec| spec.name).collect() });
        };
        let spec = &self.specs[index];
        match spec.kind.values().into_iter().find(|known| known == value) {
            Some(known) => self.values[index] = known,
            None => return Err(OptionError::Value { name: spec.name, value: evidence(value), kind: spec.kind }),
        }
        Ok(())
    }

    /// Gives options whose standard depends on another option that standard, and its value unless it was asked for.
    pub(crate) fn settle(&mut self, asked: &[&str]) {
        for (index, spec) in self.specs.iter().enumerate() {
            let Kind::SwitchUnless { option, is } = spec.kind else { continue };
            if self.word(option) == is {
                self.standard[index] = if spec.default == "true" { "false" } else { "true" }.to_string();
                if !asked.contains(&spec.name) {
                    self.values[index] = self.standard[index].clone();
                }
            }
        }
    }

    /// The word of a choice. The name is one of the game's own.
    pub(crate) fn word(&self, name: &str) -> &str {
        self.value(name).expect("a game reads only options of its own")
    }

    /// Whether a switch is on.
    pub(crate) fn is_on(&self, name: &str) -> bool {
        self.word(name) == "true"
    }

    /// A number; `None` for `none`.
    pub(crate) fn number(&self, name: &str) -> Option<u8> {
        self.word(name).parse().ok()
    }

    /// A number that is always there.
    pub(crate) fn count(&self, name: &str) -> u8 {
        self.number(name).expect("the option is a number and was checked when set")
    }
}
