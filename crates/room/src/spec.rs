//! What is played at a table, and how: the game with its options, the clock, who may join.

use serde::{Deserialize, Serialize};

/// The game of a table, by its name in the catalogue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spec {
    /// Id of the game.
    pub ruleset: String,
    /// Options that differ from the standard, as name and value. The option `seats` follows the people at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<(String, String)>,
    /// What counts beside the single game, where the options do not say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
    /// The text of a position to start from instead of the game's own start. Who joins the table agrees to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// Games that count together, in any game of two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Series {
    /// Both sides once.
    Pair,
}

/// How a table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// Places at the table, 2 to 4.
    pub seats: u8,
    /// The clock.
    pub clock: Clock,
    /// Who may sit down.
    pub join: Join,
    /// When the game begins.
    pub begin: Begin,
    /// Who moves first in the first game.
    pub first: First,
    /// Who moves first in the next.
    pub rotate: Rotate,
    /// What becomes of the seat of somebody who is not there.
    pub absence: Absence,
    /// Whether the result is rated.
    pub rating: Rating,
}

/// Time for a sowing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As much as one likes.
    None,
    /// So many seconds for each sowing, an extra one included.
    Sowing {
        /// How many.
        seconds: u16,
    },
}

/// Who may sit down at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Join {
    /// Who was sent the link.
    Link,
    /// Everybody: the table is listed.
    Anyone,
}

/// When a table's game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Begin {
    /// As soon as every place is taken.
    WhenFull,
    /// When the host says so.
    ByHost,
}

impl Begin {
    /// What is usual with so many places: two begin as soon as both are there, more may begin with fewer, or with computers.
    pub const fn usual(seats: u8) -> Begin {
        if seats == 2 { Begin::WhenFull } else { Begin::ByHost }
    }
}

/// Who moves first in the first game of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// It is drawn.
    Random,
    /// The host.
    Host,
    /// The second who sat down.
    Guest,
}

/// Who moves first in a rematch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rotate {
    /// The next one; with two seats the other one.
    Next,
    /// The same as before.
    Same,
}

/// What becomes of the seat of somebody who is not there. Tables of three and four always take it over, rated games of two and
/// games of two with a clock never do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// The clock runs on; without a clock a day's absence loses.
    ClockDecides,
    /// The computer plays until the owner returns.
    ComputerPlays,
}

impl Absence {
    /// What is usual with a clock: it decides, and where none runs the computer plays for who is not there.
    pub const fn usual(clock: Clock) -> Absence {
        match clock {
            Clock::None => Absence::ComputerPlays,
            Clock::Sowing { .. } => Absence::ClockDecides,
        }
    }
}

/// Whether the result counts for the players' ratings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rating {
    /// It does not.
    Unrated,
    /// It does: signed-in people only, no computers.
    Rated,
}
