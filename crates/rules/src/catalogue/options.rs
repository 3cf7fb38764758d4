//! Options: what people may change about a game, by one set of names.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::plain::{self, evidence};

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

    /// The words it takes.
    pub const fn words(&self) -> &'static [&'static str] {
        match self {
            Kind::Switch | Kind::SwitchUnless { .. } => &["false", "true"],
            Kind::Choice(words) => words,
            Kind::Number { .. } => &[],
            Kind::NumberOrNone { .. } => &["none"],
        }
    }

    /// The least and the most of the numbers it takes.
    pub const fn bounds(&self) -> Option<(u8, u8)> {
        match *self {
            Kind::Switch | Kind::SwitchUnless { .. } | Kind::Choice(_) => None,
            Kind::Number { min, max } | Kind::NumberOrNone { min, max } => Some((min, max)),
        }
    }

    /// Every value it takes, as written, the usual order.
    pub fn values(&self) -> Vec<String> {
        let words = self.words().iter().map(ToString::to_string);
        let numbers = self.bounds().into_iter().flat_map(|(min, max)| min..=max);
        words.chain(numbers.map(|number| plain::number(number.into()))).collect()
    }

    /// Whether it takes this value, written exactly so.
    pub(crate) fn takes(&self, value: &str) -> bool {
        let is_number = |(min, max)| whole(value).is_some_and(|number| (min..=max).contains(&number) && plain::number(number.into()) == value);
        self.bounds().is_some_and(is_number) || self.words().contains(&value)
    }
}

/// A number that an option may be.
fn whole(text: &str) -> Option<u8> {
    plain::whole(text).and_then(|number| u8::try_from(number).ok())
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
    standard: Vec<&'static str>,
    values: Vec<String>,
}

impl Values {
    pub(crate) fn standard(specs: &'static [OptionSpec], preset: &[(&str, &'static str)]) -> Values {
        let mut values = Values { specs, standard: Vec::new(), values: Vec::new() };
        for spec in specs {
            let standard = preset.iter().find(|(name, _)| *name == spec.name).map_or(spec.default, |(_, value)| value);
            values.standard.push(standard);
            values.values.push(standard.to_string());
        }
        values
    }

    /// Each option with its value, in the order of the game.
    pub fn iter(&self) -> impl Iterator<Item = (&'static OptionSpec, &str)> {
        self.specs.iter().zip(self.values.iter().map(String::as_str))
    }

    /// Those that differ from the standard of the game or preset.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.iter().zip(&self.standard).filter(|((_, value), standard)| value != *standard).map(|((spec, value), _)| (spec.name, value))
    }

    /// The standard value of an option, as written.
    pub fn standard_value(&self, name: &str) -> Option<&str> {
        self.specs.iter().position(|spec| spec.name == name).map(|index| self.standard[index])
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
        if !spec.kind.takes(value) {
            return Err(OptionError::Value { name: spec.name, value: evidence(value), kind: spec.kind });
        }
        self.values[index] = value.to_string();
        Ok(())
    }

    /// Gives options whose standard depends on another option that standard, and its value unless it was asked for.
    pub(crate) fn settle(&mut self, asked: &[&str]) {
        for (index, spec) in self.specs.iter().enumerate() {
            let Kind::SwitchUnless { option, is } = spec.kind else { continue };
            if self.is(option, is) {
                self.standard[index] = if spec.default == "true" { "false" } else { "true" };
                if !asked.contains(&spec.name) {
                    self.values[index] = self.standard[index].to_string();
                }
            }
        }
    }

    /// The word of a choice. The name is one of the game's own.
    pub(crate) fn word(&self, name: &str) -> &str {
        self.value(name).expect("a game reads only options of its own")
    }

    /// Whether an option has this value.
    #[inline(never)]
    pub(crate) fn is(&self, name: &str, word: &str) -> bool {
        self.word(name) == word
    }

    /// Whether a switch is on.
    pub(crate) fn is_on(&self, name: &str) -> bool {
        self.is(name, "true")
    }

    /// A number; `None` for `none`.
    pub(crate) fn number(&self, name: &str) -> Option<u8> {
        whole(self.word(name))
    }

    /// A number that is always there.
    pub(crate) fn count(&self, name: &str) -> u8 {
        self.number(name).expect("the option is a number and was checked when set")
    }
}
