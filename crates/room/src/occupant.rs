//! Who sits at a table.

use serde::{Deserialize, Serialize};

use crate::id::PersonId;

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Occupant {
    /// A person.
    Person {
        /// Who.
        id: PersonId,
        /// The name that is shown.
        name: String,
        /// Whether the name is theirs for good.
        account: Account,
    },
    /// The computer.
    Computer {
        /// How well it plays.
        level: Level,
    },
}

/// Whether somebody has signed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Account {
    /// Known by a nickname on this device.
    Guest,
    /// Signed in.
    SignedIn,
}

/// How well the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Easily beaten.
    Easy,
    /// As most people play. It takes the seats of the absent.
    Normal,
    /// As well as it can.
    Hard,
    /// Always the best move. Which games that can be held in is for whoever runs the computer to know.
    Perfect,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Perfect];

    /// Its name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Perfect => "perfect",
        }
    }
}

impl Occupant {
    /// The person, if it is one.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            Occupant::Person { id, .. } => Some(*id),
            Occupant::Computer { .. } => None,
        }
    }
}
