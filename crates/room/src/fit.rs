//! The game of a table as it fits the people who sit there.
//!
//! Games with an option `seats` are played by as many as there are. An option that does not go with that number falls back to its
//! standard, and the table says so; once the number fits again, so does the wish.

use std::sync::Arc;

use bija_rules::catalogue::options::{Kind, OptionError};
use bija_rules::catalogue::{self, CatalogueError, Entry};
use bija_rules::{Match, MatchRule, Position, Rules};

use crate::refusal::{Refusal, SettingsError};
use crate::shelf;
use crate::spec::{Series, Spec};

/// The option that says how many play.
const SEATS: &str = "seats";

/// A game that can be played by so many.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The catalogue's entry.
    pub entry: &'static Entry,
    /// The rules.
    pub rules: Arc<Rules>,
    /// The options that differ from the standard, `seats` among them.
    pub options: Vec<(String, String)>,
    /// Options that were wished for and do not go with so many.
    pub fallen_back: Vec<Fallback>,
    pub(crate) start: Option<Position>,
    pub(crate) series: Option<MatchRule>,
}

/// An option that does not go with the number of people and has its standard value instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fallback {
    /// Which.
    pub option: String,
    /// What was wished for.
    pub wanted: String,
    /// What it is.
    pub value: String,
}

/// The fewest and the most who play a game of the catalogue.
pub(crate) fn players_of(spec: &Spec) -> Result<(u8, u8), Refusal> {
    let entry = entry_of(spec)?;
    let number = entry.options.iter().find(|option| option.name == SEATS).map(|option| option.kind);
    match number {
        Some(Kind::Number { min, max } | Kind::NumberOrNone { min, max }) => Ok((min, max)),
        Some(Kind::Switch | Kind::SwitchUnless { .. } | Kind::Choice(_)) | None => {
            let seats = entry.ruleset(&entry.standard()).board.seats;
            Ok((seats, seats))
        }
    }
}

fn entry_of(spec: &Spec) -> Result<&'static Entry, Refusal> {
    let unknown = || Refusal::Game(CatalogueError::UnknownGame(spec.ruleset.chars().take(40).collect()));
    catalogue::entry(&spec.ruleset).ok_or_else(unknown)
}

/// The game for so many.
pub(crate) fn fit(spec: &Spec, seats: u8) -> Result<Fitted, Refusal> {
    let entry = entry_of(spec)?;
    let count = seats.to_string();
    let mut asked: Vec<(&str, &str)> = spec.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).filter(|(name, _)| *name != SEATS).collect();
    if entry.options.iter().any(|option| option.name == SEATS) {
        asked.push((SEATS, &count));
    }
    let mut fallen_back = Vec::new();
    let refused = |error: OptionError| Refusal::Game(error.into());
    let values = loop {
        let values = entry.chosen(&asked).map_err(refused)?;
        let Some(conflict) = entry.conflict(&values) else { break values };
        let parts = [conflict.option.0, conflict.with.0];
        let other = parts.into_iter().find(|name| *name != SEATS).filter(|_| parts.contains(&SEATS));
        let Some(at) = other.and_then(|name| asked.iter().position(|(asked, _)| *asked == name)) else {
            return Err(refused(OptionError::Together(conflict)));
        };
        let (option, wanted) = asked.remove(at);
        let value = values.standard_value(option).unwrap_or_default();
        fallen_back.push(Fallback { option: option.to_string(), wanted: wanted.to_string(), value: value.to_string() });
    };
    let rules = shelf::rules(entry, &values).map_err(|error| Refusal::Game(error.into()))?;
    let played_by = rules.board().seats;
    if played_by != seats {
        return Err(Refusal::Settings(SettingsError::Seats { seats, least: played_by, most: played_by }));
    }
    let start = spec.position.as_deref().map(|text| rules.read_position(text)).transpose().map_err(Refusal::Position)?;
    if start.is_some_and(|start| start.over().is_some()) {
        return Err(Refusal::StartIsOver);
    }
    let series = match (spec.series, start) {
        (Some(Series::Pair), _) => Some(MatchRule::Pair),
        (None, None) => MatchRule::asked(&values),
        (None, Some(_)) => None,
    };
    if series.is_some_and(|rule| !rule.fits(&rules)) {
        return Err(Refusal::NoSeries);
    }
    let options = values.changed().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    Ok(Fitted { entry, rules, options, fallen_back, start, series })
}

impl Fitted {
    /// The start of that number, unless the players arrange it.
    pub(crate) fn start_of(&self, number: u64) -> Position {
        self.start.unwrap_or_else(|| self.rules.start(number))
    }

    /// What the seats lay out before the first move, each with the seeds as they lie if nobody does.
    pub(crate) fn shares(&self) -> Vec<Share> {
        if self.start.is_some() {
            return Vec::new();
        }
        let standard = self.rules.start(0);
        let share =
            |share: bija_rules::Share| Share { seat: share.seat.index() as u8, standard: share.pits.map(|pit| u32::from(standard.seeds(pit))).collect() };
        self.rules.arrangement().unwrap_or_default().into_iter().map(share).collect()
    }

    /// The match that begins so, if it is one.
    pub(crate) fn match_from(&self, start: Position) -> Option<Match> {
        Match::new(Arc::clone(&self.rules), self.series?, start)
    }
}

/// The seeds that a seat lays out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Share {
    pub(crate) seat: u8,
    pub(crate) standard: Vec<u32>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn basic(options: &[(&str, &str)]) -> Spec {
        let options = options.iter().map(|(name, value)| ((*name).to_string(), (*value).to_string())).collect();
        Spec { ruleset: "mancala_basic".to_string(), options, series: None, position: None }
    }

    #[test]
    fn a_wish_that_does_not_fit_the_people_falls_back_to_six_pits() {
        for (pits, seats, falls) in [("7", 2, false), ("7", 3, true), ("7", 4, true), ("4", 2, true), ("4", 3, false), ("4", 4, false), ("6", 2, false)] {
            let spec = basic(&[("pits", pits), ("seeds", "3")]);
            let fitted = fit(&spec, seats).expect("every number of players has a game");
            assert_eq!(fitted.rules.board().seats, seats);
            assert_eq!(!fitted.fallen_back.is_empty(), falls, "{pits} pits, {seats} players");
            assert_eq!(fitted.rules.board().pits.to_string(), if falls { "6" } else { pits });
            assert_eq!(fitted.rules.ruleset().seeds, 3, "other wishes stay");
            if falls {
                let fallback = Fallback { option: "pits".to_string(), wanted: pits.to_string(), value: "6".to_string() };
                assert_eq!(fitted.fallen_back, [fallback]);
            }
        }
    }

    #[test]
    fn the_number_of_seats_follows_the_people_whatever_was_asked() {
        let fitted = fit(&basic(&[("seats", "4")]), 3).expect("three can play");
        assert_eq!(fitted.options, [("seats".to_string(), "3".to_string())]);
    }

    #[test]
    fn what_makes_no_game_is_refused() {
        let kalah = |position: Option<&str>, series| Spec { ruleset: "kalah".to_string(), options: Vec::new(), series, position: position.map(str::to_string) };
        assert!(matches!(fit(&basic(&[("pits", "5")]), 2), Err(Refusal::Game(_))));
        assert!(matches!(fit(&Spec { ruleset: "chess".to_string(), ..kalah(None, None) }, 2), Err(Refusal::Game(CatalogueError::UnknownGame(_)))));
        assert!(matches!(fit(&kalah(None, None), 3), Err(Refusal::Settings(SettingsError::Seats { seats: 3, least: 2, most: 2 }))));
        assert!(matches!(fit(&kalah(Some("x"), None), 2), Err(Refusal::Position(_))));
        assert_eq!(fit(&kalah(Some("0,0,0,0,0,0/1,0,0,0,0,2 20,25 S"), None), 2).err(), Some(Refusal::StartIsOver));
        assert_eq!(fit(&Spec { series: Some(Series::Pair), ..basic(&[]) }, 3).err(), Some(Refusal::NoSeries));
        assert!(fit(&kalah(Some("0,0,0,0,0,1/1,0,0,0,0,2 20,25 S"), Some(Series::Pair)), 2).is_ok());
    }

    #[test]
    fn how_many_play_a_game_is_read_off_the_catalogue() {
        assert_eq!(players_of(&basic(&[])), Ok((2, 4)));
        for entry in catalogue::ENTRIES {
            let spec = Spec { ruleset: entry.id.to_string(), ..basic(&[]) };
            let (least, most) = players_of(&spec).expect("it is in the catalogue");
            for seats in least..=most {
                assert!(fit(&spec, seats).is_ok(), "{} for {seats}", entry.id);
            }
        }
    }
}
