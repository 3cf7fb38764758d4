//! What somebody asks to play, read and checked: the game with its options, and how the table is played.

use std::collections::BTreeMap;

use bija_room::{Absence, Begin, Clock, First, Join, Rating, Rotate, Series, Settings, Spec};
use bija_rules::catalogue::options::Values;
use bija_rules::catalogue::{self, Entry};
use bija_web::pages::error::Trouble;
use bija_wire::{Line, Refusal, RequestError};
use serde::Deserialize;

/// The most options that a wish may name.
const MOST_OPTIONS: usize = 40;
/// Seconds for a sowing where nobody says otherwise.
const USUAL_SECONDS: u16 = 30;
/// The game whose tables have no clock unless somebody asks for one.
const WITHOUT_CLOCK: &str = "mancala_basic";
/// The option that says how many play.
pub(super) const SEATS: &str = "seats";

/// A game that somebody would play.
#[derive(Debug)]
pub(super) struct Wish {
    pub(super) entry: &'static Entry,
    pub(super) values: Values,
    pub(super) series: Option<Series>,
}

/// What counts beside the single game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Match {
    /// Both sides once.
    Pair,
}

impl Wish {
    /// The game of that name with these options.
    pub(super) fn read(ruleset: &str, options: &BTreeMap<String, String>, series: Option<Match>) -> Result<Wish, Trouble> {
        let cut = || ruleset.chars().take(40).collect();
        let refused = |game: Option<&'static str>, error| Trouble::Refused(Refusal::from(&RequestError::Catalogue { game, error }).0);
        let entry = catalogue::entry(ruleset).ok_or_else(|| refused(None, catalogue::CatalogueError::UnknownGame(cut())))?;
        if options.len() > MOST_OPTIONS {
            return Err(Trouble::Refused(Line::new("err-too-large").with("limit", MOST_OPTIONS)));
        }
        let asked: Vec<(&str, &str)> = options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let values = entry.values(&asked).map_err(|error| refused(Some(entry.id), error.into()))?;
        let series = series.map(|Match::Pair| Series::Pair);
        Ok(Wish { entry, values, series })
    }

    /// The same for the room.
    pub(super) fn spec(&self) -> Spec {
        let options = self.values.changed().map(|(name, value)| (name.to_string(), value.to_string())).collect();
        Spec { ruleset: self.entry.id.to_string(), options, series: self.series, position: None }
    }

    /// How many play by these values.
    pub(super) fn seats(&self) -> u8 {
        self.entry.ruleset(&self.values).board.seats
    }
}

/// Values that a stored game has. A game that can no longer be made has its standard ones.
pub(super) fn stored_values(entry: &'static Entry, options: &str) -> Values {
    let options: BTreeMap<String, String> = serde_json::from_str(options).unwrap_or_default();
    let asked: Vec<(&str, &str)> = options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    entry.chosen(&asked).unwrap_or_else(|_| entry.standard())
}

/// How a table is asked to be played; what is not said is as usual.
#[derive(Deserialize, Default, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    /// Seconds for a sowing; null for no clock.
    #[serde(default, deserialize_with = "said")]
    clock: AskedClock,
    seats: Option<u8>,
    join: Option<Joining>,
    first: Option<Firsts>,
    rotate: Option<bool>,
}

/// Time for a sowing. Null is something else than nothing.
#[derive(Clone, Copy, Default, Debug)]
enum AskedClock {
    /// Nothing was said of it.
    #[default]
    Usual,
    /// So many seconds, or no clock.
    Said(Option<u16>),
}

fn said<'de, D: serde::Deserializer<'de>>(from: D) -> Result<AskedClock, D::Error> {
    Option::deserialize(from).map(AskedClock::Said)
}

#[derive(Clone, Copy, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
enum Joining {
    Link,
    Anyone,
}

#[derive(Clone, Copy, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
enum Firsts {
    Random,
    Me,
    Friend,
}

/// The two kinds of tables that people open themselves.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub(super) enum Form {
    /// One other person by a link.
    Friend,
    /// A table with a host.
    Table,
}

/// Seconds for a sowing where nobody says otherwise.
pub(super) fn usual_clock(entry: &Entry) -> Clock {
    if entry.id == WITHOUT_CLOCK { Clock::None } else { Clock::Sowing { seconds: USUAL_SECONDS } }
}

impl Asked {
    /// The settings of an unrated table. Whether they go with the game, the room says.
    pub(super) fn settings(&self, form: Form, wish: &Wish) -> Settings {
        let clock = match self.clock {
            AskedClock::Usual => usual_clock(wish.entry),
            AskedClock::Said(None) => Clock::None,
            AskedClock::Said(Some(seconds)) => Clock::Sowing { seconds },
        };
        let seats = self.seats.unwrap_or_else(|| wish.seats());
        let join = match (form, self.join) {
            (Form::Friend, _) | (Form::Table, Some(Joining::Link)) => Join::Link,
            (Form::Table, None | Some(Joining::Anyone)) => Join::Anyone,
        };
        let first = match self.first {
            None | Some(Firsts::Random) => First::Random,
            Some(Firsts::Me) => First::Host,
            Some(Firsts::Friend) => First::Guest,
        };
        Settings {
            seats,
            clock,
            join,
            begin: Begin::usual(seats),
            first,
            rotate: if self.rotate.unwrap_or(true) { Rotate::Next } else { Rotate::Same },
            absence: Absence::usual(clock),
            rating: Rating::Unrated,
        }
    }
}

/// How a game is played that the server brings together.
pub(super) fn paired(seats: u8, rating: Rating) -> Settings {
    let clock = Clock::Sowing { seconds: USUAL_SECONDS };
    Settings { seats, clock, join: Join::Link, begin: Begin::WhenFull, first: First::Random, rotate: Rotate::Next, absence: Absence::usual(clock), rating }
}

/// How a game against the computer is played: without haste.
pub(super) fn against_computer(seats: u8) -> Settings {
    Settings { clock: Clock::None, absence: Absence::usual(Clock::None), ..paired(seats, Rating::Unrated) }
}
