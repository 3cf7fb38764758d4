//! House rules: the option values somebody has put together, and what is to be said of them.
//!
//! The address of the page is `/en/house/kalah?o.seeds=5`: the id of the game, and the options that differ from its standard, as in
//! every address of a game. A form may also step an option to its next value (`more=seeds`) or the one before it (`less=seeds`).

use bija_rules::catalogue::options::{Conflict, Values};
use bija_rules::catalogue::{Advice, Entry, advice};
use bija_rules::{Rules, id};
use bija_wire::{Line, Refusal, RequestError};

use crate::address::{Parts, parameter};
use crate::option_names;

/// Values of a game's options, each of them possible, and whether they make a game together.
#[derive(Debug)]
pub struct House {
    /// The game.
    pub entry: &'static Entry,
    /// Every option with its value.
    pub values: Values,
    /// What is to be said of them.
    pub verdict: Verdict,
}

/// What is to be said of option values.
#[derive(Debug)]
pub enum Verdict {
    /// They make a game.
    Playable {
        /// Its rules.
        rules: Box<Rules>,
        /// The id of the rules.
        id: String,
        /// What somebody should know who plays by them.
        advice: Vec<Advice>,
    },
    /// They make none, for this reason.
    Unplayable(Line),
}

impl House {
    /// What is to be said of these values.
    pub fn of(entry: &'static Entry, values: Values) -> House {
        let verdict = match entry.conflict(&values) {
            Some(conflict) => Verdict::Unplayable(clash(entry, conflict)),
            None => match Rules::new(entry.ruleset(&values)) {
                Err(error) => Verdict::Unplayable(Refusal::from(&RequestError::Catalogue { game: Some(entry.id), error: error.into() }).0),
                Ok(rules) => Verdict::Playable { rules: Box::new(rules), id: id(entry, &values), advice: advice(entry, &values) },
            },
        };
        House { entry, values, verdict }
    }

    /// Reads the query of an address.
    ///
    /// # Errors
    /// If an option or a value is not one of the game's.
    pub fn read(entry: &'static Entry, query: &str) -> Result<House, Line> {
        let refused = |error| Refusal::from(&RequestError::Catalogue { game: Some(entry.id), error }).0;
        let parts = Parts::read(query)?;
        let mut asked = parts.options();
        let chosen = entry.chosen(&asked).map_err(|error| refused(error.into()))?;
        let mut stepped = Vec::new();
        for (step, by) in [("more", 1), ("less", -1)] {
            if let Some(name) = parts.value(step) {
                let (name, value) = neighbour(&chosen, name, by).ok_or_else(|| parameter(step, name))?;
                stepped.push((name, value));
            }
        }
        for (name, value) in &stepped {
            asked.retain(|(asked, _)| asked != name);
            asked.push((name, value));
        }
        let values = entry.chosen(&asked).map_err(|error| refused(error.into()))?;
        Ok(House::of(entry, values))
    }

    /// The canonical query: what differs from the standard, without a question mark.
    pub fn query(&self) -> String {
        query(&self.values)
    }

    /// The path and query below the language.
    pub fn path(&self) -> String {
        self.at("/house/")
    }

    /// The page on which a game by these rules between people begins.
    pub fn with_people(&self) -> String {
        people(self.entry, &self.values)
    }

    /// The address of a game by these rules in one part of the site, such as `/play/`.
    pub fn at(&self, part: &str) -> String {
        match self.query() {
            query if query.is_empty() => format!("{part}{}", self.entry.id),
            query => format!("{part}{}?{query}", self.entry.id),
        }
    }
}

/// The page on which a game by these rules between people begins.
pub fn people(entry: &Entry, values: &Values) -> String {
    match query(values) {
        query if query.is_empty() => format!("/people?game={}", entry.id),
        query => format!("/people?game={}&{query}", entry.id),
    }
}

/// The query that names the values that differ from the standard.
pub fn query(values: &Values) -> String {
    let changed = values.changed().map(|(name, value)| (format!("o.{name}"), value));
    form_urlencoded::Serializer::new(String::new()).extend_pairs(changed).finish()
}

/// The value so many steps from that of an option; the first and the last stay.
fn neighbour(values: &Values, name: &str, by: isize) -> Option<(&'static str, String)> {
    let (spec, value) = values.iter().find(|(spec, _)| spec.name == name)?;
    let all = spec.kind.values();
    let at = all.iter().position(|known| known == value)?.saturating_add_signed(by).min(all.len() - 1);
    Some((spec.name, all[at].clone()))
}

/// Two values that exclude each other, in the words of the page.
fn clash(entry: &'static Entry, Conflict { option, with }: Conflict) -> Line {
    let spec = |name: &str| entry.options.iter().find(|spec| spec.name == name).expect("conflicts speak of the game's own options");
    let (first, other) = (spec(option.0), spec(with.0));
    Line::new("house-clash")
        .with("first", option_names::label(entry, first))
        .with("value", option_names::value(entry, first, option.1))
        .with("with", option_names::label(entry, other))
        .with("other", option_names::value(entry, other, with.1))
}

/// A piece of advice as a sentence.
pub fn sentence(advice: Advice) -> Line {
    let line = Line::new(format!("advice-{}", advice.name()));
    match advice {
        Advice::RepetitionOff { cap } => line.with("cap", cap),
        Advice::FirstTurnDecides | Advice::NoChoice | Advice::EndsAtOnce | Advice::PieceAtOnce | Advice::MayStarve => line,
    }
}

#[cfg(test)]
mod tests {
    use bija_rules::catalogue::{self, ENTRIES};

    use super::*;
    use crate::messages::{Lang, format};

    fn read(game: &str, query: &str) -> Result<House, String> {
        House::read(catalogue::entry(game).unwrap(), query).map_err(|line| line.key.into_owned())
    }

    #[test]
    fn addresses_are_led_to_what_differs_from_the_standard() {
        for (game, query, path) in [
            ("kalah", "", "/house/kalah"),
            ("kalah", "o.seeds=4&o.pits=6", "/house/kalah"),
            ("kalah", "o.seeds=5&o.pits=6&utm_source=x", "/house/kalah?o.seeds=5"),
            ("kalah", "o.seeds=5&more=seeds", "/house/kalah?o.seeds=6"),
            ("kalah", "o.seeds=5&less=seeds", "/house/kalah"),
            ("kalah", "o.seeds=1&less=seeds", "/house/kalah?o.seeds=1"),
            ("kalah", "more=pits&less=seeds", "/house/kalah?o.pits=7&o.seeds=3"),
            ("congklak", "more=max_bonus", "/house/congklak?o.max_bonus=0"),
            ("congkak", "o.need_lap=false", "/house/congkak?o.need_lap=false"),
        ] {
            assert_eq!(read(game, query).unwrap().path(), path, "{game} {query}");
        }
    }

    #[test]
    fn what_is_no_option_is_refused() {
        for (query, key) in [
            ("o.seeds=99", "err-unknown-value"),
            ("o.colour=red", "err-unknown-option"),
            ("o.seeds=4&o.seeds=5", "err-parameter"),
            ("more=colour", "err-parameter"),
            ("less=%3Cscript%3E", "err-parameter"),
        ] {
            assert_eq!(read("kalah", query).unwrap_err(), key, "{query}");
        }
        assert_eq!(read("kalah", &"x".repeat(20_000)).unwrap_err(), "err-too-large");
    }

    #[test]
    fn a_combination_that_makes_no_game_says_why() {
        for (game, query, key) in [
            ("kalah", "o.pits=10&o.seeds=20", "err-options-too-many"),
            ("kalah", "o.pits=1&o.start=random_1", "err-options-start-pits"),
            ("kalah", "o.seeds=1&o.start=random_2", "err-options-start-seeds"),
            ("mancala_basic", "o.seats=3&o.pits=7", "house-clash"),
        ] {
            let house = read(game, query).unwrap();
            let Verdict::Unplayable(why) = &house.verdict else { panic!("{game} {query} makes a game") };
            assert_eq!(why.key, key, "{game} {query}");
            for lang in Lang::ALL {
                assert!(format(lang, why).chars().count() > 20);
            }
        }
    }

    /// Whatever a reader chooses, the page has a sentence for it that is none for programmers.
    #[test]
    fn every_pair_of_choices_is_a_game_or_refused_in_words() {
        let (mut games, mut refused) = (0, 0);
        for entry in ENTRIES {
            for (index, one) in entry.options.iter().enumerate() {
                for other in &entry.options[index..] {
                    for (first, second) in one.kind.values().iter().flat_map(|first| other.kind.values().into_iter().map(move |second| (first, second))) {
                        let asked: Vec<(&str, &str)> =
                            if one.name == other.name { vec![(one.name, first)] } else { vec![(one.name, first), (other.name, &second)] };
                        match House::of(entry, entry.chosen(&asked).unwrap()).verdict {
                            Verdict::Playable { .. } => games += 1,
                            Verdict::Unplayable(why) => {
                                refused += 1;
                                assert_ne!(why.key, "err-request", "{} {asked:?}", entry.id);
                            }
                        }
                    }
                }
            }
        }
        assert!(games > 1000 && refused > 20, "{games} games, {refused} refused");
    }
}
