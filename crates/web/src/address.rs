//! The address of a game on the page without scripts: the whole state is in it, nothing is kept anywhere else.
//!
//! ```text
//! /hi/plain/kalah?o.seeds=5&first=computer&level=hard&moves=S3.S6.N2
//! ```
//!
//! | part | is | if missing |
//! |---|---|---|
//! | the last part of the path | id of the game | |
//! | `o.<option>` | value of an option, as the catalogue names both | the standard value |
//! | `mode` | `computer`: the reader and a computer in each other seat, or `two`: people at one device, one in each seat | `computer` |
//! | `first` | who begins: `you`, `computer` or `random`, or from `3` the reader's place in the order of play; with people the number of one | `you`, `1` |
//! | `level` | `easy`, `normal` or `hard`; `perfect` where the game is solved | `normal` |
//! | `start` | number of a random start | drawn, where the options ask for one |
//! | `arranged` | the start as the players have laid it out: lists of seeds with full stops, tildes between the players | the standard one |
//! | `match` | `pair`: two games that count together, for two seats and where the options ask for no match | none |
//! | `rounds` | rounds of a match that are over, as their tokens, with tildes between them | none |
//! | `moves` | moves played, as tokens with full stops between | none |
//! | `move` | one more move, which a pressed pit adds | none |
//! | `ask` | what the page explains against the computer: `hint`, the reader's best move, or `why`, the computer's last one | nothing |
//!
//! Every other address of a game is led to its canonical one: standard values left out, `random` decided, `move` added to
//! `moves`, and the computer's answer in it, so that the page can be loaded again, kept and sent to somebody.

pub mod laid;

use bija_kernels::perfect::is_perfectly_played;
use bija_rules::catalogue::Entry;
use bija_rules::catalogue::options::Values;
use bija_rules::{BySeat, Game, MatchRule, Rules, Seat};
use bija_wire::{GameRequest, Line, People, Person, Refusal, RequestError, Series};

use crate::games;
use crate::messages::Lang;

/// How well the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// For beginners.
    Easy,
    /// For most.
    Normal,
    /// As well as it can.
    Hard,
    /// Always the best move; only where that is proved.
    Perfect,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Perfect];

    /// Those of every game.
    pub const EVERYWHERE: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// Its name in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Perfect => "perfect",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Whether a game of these rules can be played at this level.
    pub fn is_held_in(self, rules: &Rules) -> bool {
        match self {
            Level::Easy | Level::Normal | Level::Hard => true,
            Level::Perfect => is_perfectly_played(rules),
        }
    }
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Players {
    /// The reader against a computer in each other seat. South begins.
    Computer {
        /// Where the reader sits at the start.
        reader: Seat,
        /// How well the computer plays.
        level: Level,
    },
    /// People at one device.
    Two {
        /// The number of the one who begins, from 1.
        first: u8,
    },
}

/// What a reader wants explained who plays against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The best move of the position, the reader being to move.
    Hint,
    /// The last move, which the computer has made.
    Why,
}

impl Asked {
    /// Its name in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Asked::Hint => "hint",
            Asked::Why => "why",
        }
    }
}

/// The address of a game, read and checked, its moves not yet played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Id of the game.
    pub game: &'static str,
    /// Options that differ from the standard.
    pub options: Vec<(String, String)>,
    /// Who plays.
    pub players: Players,
    /// Number of seats.
    pub seats: u8,
    /// Number of a random start.
    pub start: Option<String>,
    /// The start as the players have laid it out.
    pub arranged: Option<laid::Lists>,
    /// What counts beside the single game where the options do not say so.
    pub series: Option<Series>,
    /// The rounds of a match that are over, each as its tokens.
    pub rounds: Vec<Vec<String>>,
    /// Moves played, as tokens; of a match those of the present round.
    pub moves: Vec<String>,
    /// What the page explains.
    pub asked: Option<Asked>,
}

/// What of an address is left to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// Who begins.
    pub first: bool,
    /// The start position.
    pub start: bool,
}

/// The most characters of an address's query. The longest game allowed fits in.
pub const LONGEST: usize = 16_384;

/// The parts of a query, each at most once.
pub(crate) struct Parts(Vec<(String, String)>);

impl Parts {
    pub(crate) fn read(query: &str) -> Result<Parts, Line> {
        if query.len() > LONGEST {
            return Err(Line::new("err-too-large").with("limit", LONGEST));
        }
        let parts: Vec<(String, String)> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
        for (index, (name, value)) in parts.iter().enumerate() {
            if parts[..index].iter().any(|(earlier, _)| earlier == name) {
                return Err(parameter(name, value));
            }
        }
        Ok(Parts(parts))
    }

    /// The options it names, by name and value.
    pub(crate) fn options(&self) -> Vec<(&str, &str)> {
        self.0.iter().filter_map(|(name, value)| Some((name.strip_prefix("o.")?, value.as_str()))).collect()
    }

    /// Whether it says by which rules to play.
    pub(crate) fn asks_rules(&self) -> bool {
        !self.options().is_empty() || self.value("match").is_some()
    }

    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// The refusal of a part of an address.
pub(crate) fn parameter(name: &str, text: &str) -> Line {
    let cut = |text: &str| text.chars().take(40).collect::<String>();
    Line::new("err-parameter").with("name", cut(name)).with("text", cut(text))
}

impl Address {
    /// The address of a new game by the standard rules, the reader first.
    pub fn new(entry: &'static Entry) -> Address {
        Address {
            game: entry.id,
            options: Vec::new(),
            players: Players::Computer { reader: Seat::SOUTH, level: Level::Normal },
            seats: entry.ruleset(&entry.standard()).board.seats,
            start: None,
            arranged: None,
            series: None,
            rounds: Vec::new(),
            moves: Vec::new(),
            asked: None,
        }
    }

    /// Reads the query of an address. What it leaves to chance is said beside it and drawn with [`decide`](Address::decide).
    ///
    /// # Errors
    /// If a part is not of the form above, or the options are not as the game allows.
    pub fn read(entry: &'static Entry, query: &str) -> Result<(Address, Chance), Line> {
        let parts = Parts::read(query)?;
        let values = entry.values(&parts.options()).map_err(|error| refused(entry, error.into()))?;
        let rules = Rules::new(entry.ruleset(&values)).map_err(|error| refused(entry, error.into()))?;
        let seats = rules.board().seats;
        let (players, random) = players(&parts, seats)?;
        if let Players::Computer { level, .. } = players
            && !level.is_held_in(&rules)
        {
            return Err(Line::new("err-level-not-here").with("game", games::name(entry.id)));
        }
        let start = parts.value("start").filter(|text| !text.is_empty()).map(ToString::to_string);
        let arranged = laid::read(&parts, &rules)?;
        let series = match parts.value("match") {
            None | Some("") => None,
            Some("pair") => Some(Series::Pair).filter(|_| may_be_a_pair(&rules, &values)),
            Some(text) => return Err(parameter("match", text)),
        };
        let rounds = match parts.value("rounds") {
            None | Some("") => Vec::new(),
            Some(text) => text.split('~').map(tokens).collect(),
        };
        let mut moves = tokens(parts.value("moves").unwrap_or_default());
        moves.extend(parts.value("move").map(ToString::to_string));
        let asked = match parts.value("ask") {
            None | Some("") => None,
            Some(text) => Some([Asked::Hint, Asked::Why].into_iter().find(|asked| asked.name() == text).ok_or_else(|| parameter("ask", text))?),
        };
        let options = values.changed().map(|(name, value)| (name.to_string(), value.to_string())).collect();
        let chance = Chance { first: random, start: start.is_none() && rules.has_random_start() };
        Ok((Address { game: entry.id, options, players, seats, start, arranged, series, rounds, moves, asked }, chance))
    }

    /// Decides by a number what is left to chance.
    pub fn decide(&mut self, chance: Chance, number: u64) {
        if let Players::Computer { reader, .. } = &mut self.players
            && chance.first
        {
            let before = number.count_ones() % u32::from(self.seats);
            *reader = (0..before).fold(Seat::SOUTH, |seat, _| seat.next(self.seats));
        }
        if chance.start {
            self.start = Some(number.to_string());
        }
    }

    /// The game as a request, to be opened.
    pub fn request(&self) -> GameRequest {
        GameRequest {
            ruleset: self.game.to_string(),
            options: self.options.clone(),
            start: self.start.clone(),
            arranged: self.arranged.clone(),
            series: self.series,
            rounds: self.rounds.clone(),
            moves: self.moves.clone(),
            ..GameRequest::default()
        }
    }

    /// A game by the same rules that has not begun.
    #[must_use]
    pub fn anew(&self) -> Address {
        Address { start: None, arranged: None, rounds: Vec::new(), moves: Vec::new(), asked: None, ..self.clone() }
    }

    /// The parts of the canonical query that say by which rules is played.
    pub fn rules(&self) -> Vec<(String, String)> {
        let options = self.options.iter().map(|(name, value)| (format!("o.{name}"), value.clone()));
        options.chain(self.series.map(|Series::Pair| ("match".to_string(), MatchRule::Pair.name().to_string()))).collect()
    }

    /// The parts of the canonical query that say what is played, in order: all but what is asked.
    pub fn parts(&self) -> Vec<(String, String)> {
        let mut parts = self.rules();
        let mut part = |name: &str, value: &str| parts.push((name.to_string(), value.to_string()));
        match self.players {
            Players::Computer { reader, level } => {
                match reader.index() {
                    0 => {}
                    1 => part("first", "computer"),
                    index => part("first", &(index + 1).to_string()),
                }
                if level != Level::Normal {
                    part("level", level.name());
                }
            }
            Players::Two { first } => {
                part("mode", "two");
                if first != 1 {
                    part("first", &first.to_string());
                }
            }
        }
        if let Some(start) = &self.start {
            part("start", start);
        }
        if let Some(lists) = &self.arranged {
            part("arranged", &laid::written(lists));
        }
        if !self.rounds.is_empty() {
            part("rounds", &self.rounds.iter().map(|tokens| tokens.join(".")).collect::<Vec<_>>().join("~"));
        }
        if !self.moves.is_empty() {
            part("moves", &self.moves.join("."));
        }
        parts
    }

    /// The canonical query, without its question mark; empty for a new game by the standard rules.
    pub fn query(&self) -> String {
        let asked = self.asked.map(|asked| ("ask", asked.name()));
        form_urlencoded::Serializer::new(String::new()).extend_pairs(self.parts()).extend_pairs(asked).finish()
    }

    /// What can be explained of a game of this address as it stands: nothing where people play each other.
    pub fn may_ask(&self, game: &Game, asked: Asked) -> bool {
        let Some(reader) = self.reader(game) else { return false };
        match asked {
            Asked::Hint => game.position().to_move() == Some(reader),
            Asked::Why => game.plies().last().is_some_and(|ply| *self.people(game, game.plies().len() - 1).person(ply.seat) != Person::You),
        }
    }

    /// The path and query below the language.
    pub fn path(&self) -> String {
        match self.query() {
            query if query.is_empty() => format!("/plain/{}", self.game),
            query => format!("/plain/{}?{query}", self.game),
        }
    }

    /// The whole address in a language.
    pub fn href(&self, lang: Lang) -> String {
        format!("/{}{}", lang.code(), self.path())
    }

    /// The same game after only the first so many moves.
    #[must_use]
    pub fn back_to(&self, plies: usize) -> Address {
        Address { moves: self.moves[..plies.min(self.moves.len())].to_vec(), asked: None, ..self.clone() }
    }

    /// A new game by the same rules in which the next one begins.
    #[must_use]
    pub fn again(&self) -> Address {
        let players = match self.players {
            // Whoever sat behind the first seat moves up to it.
            Players::Computer { reader, level } => Players::Computer { reader: (1..self.seats).fold(reader, |seat, _| seat.next(self.seats)), level },
            Players::Two { first } => Players::Two { first: first % self.seats + 1 },
        };
        Address { players, ..self.anew() }
    }

    /// The next round of the match, this one being over.
    #[must_use]
    pub fn next_round(&self) -> Address {
        let rounds = self.rounds.iter().chain([&self.moves]).cloned().collect();
        Address { rounds, moves: Vec::new(), asked: None, ..self.clone() }
    }

    /// Where the reader sits now, if the reader plays the computer: the pie rule changes seats.
    pub fn reader(&self, game: &Game) -> Option<Seat> {
        match self.players {
            Players::Computer { reader, .. } if game.swapped() => Some(reader.other()),
            Players::Computer { reader, .. } => Some(reader),
            Players::Two { .. } => None,
        }
    }

    /// Who is who after the first so many plies.
    pub fn people(&self, game: &Game, plies: usize) -> People {
        // Where no seats are changed the same move answers another question.
        let swaps = if game.rules().has_pie_rule() { game.plies()[..plies].iter().filter(|ply| ply.mv == bija_rules::Move::SWAP).count() } else { 0 };
        let turned = |seat: Seat| if swaps % 2 == 1 { seat.other() } else { seat };
        match self.players {
            Players::Computer { reader, .. } => People::against_computers(turned(reader), game.rules().board().seats),
            Players::Two { first } => People::new(BySeat::from_fn(|seat| {
                let after_first = turned(seat).index() as u8;
                Person::Player((first - 1 + after_first) % self.seats + 1)
            })),
        }
    }
}

/// Whether two games by these rules may count together: two play, and it is no match of itself.
pub fn may_be_a_pair(rules: &Rules, values: &Values) -> bool {
    MatchRule::Pair.fits(rules) && MatchRule::asked(values).is_none()
}

/// Tokens with full stops between them.
fn tokens(text: &str) -> Vec<String> {
    if text.is_empty() { Vec::new() } else { text.split('.').map(ToString::to_string).collect() }
}

fn refused(entry: &'static Entry, error: bija_rules::catalogue::CatalogueError) -> Line {
    Refusal::from(&RequestError::Catalogue { game: Some(entry.id), error }).0
}

fn players(parts: &Parts, seats: u8) -> Result<(Players, bool), Line> {
    let level = match parts.value("level") {
        None => Level::Normal,
        Some(name) => Level::from_name(name).ok_or_else(|| {
            let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
            Line::new("err-level").with("level", name.chars().take(40).collect::<String>()).with("allowed", names.join(", "))
        })?,
    };
    let first = parts.value("first").unwrap_or("you");
    let computer = |reader| Players::Computer { reader, level };
    let mode = parts.value("mode").unwrap_or("computer");
    match (mode, first) {
        ("computer", "you" | "1") => Ok((computer(Seat::SOUTH), false)),
        ("computer", "computer" | "2") => Ok((computer(Seat::NORTH), false)),
        ("computer", "random") => Ok((computer(Seat::SOUTH), true)),
        ("two", "you" | "random" | "1") => Ok((Players::Two { first: 1 }, false)),
        ("two", "computer" | "2") => Ok((Players::Two { first: 2 }, false)),
        ("computer" | "two", "3" | "4") if first <= seats.to_string().as_str() => {
            let index = usize::from(first == "4") + 2;
            let seat = Seat::new(index).expect("a board may have four seats");
            Ok((if mode == "two" { Players::Two { first: index as u8 + 1 } } else { computer(seat) }, false))
        }
        ("computer" | "two", _) => Err(Line::new("err-first-move").with("text", first.chars().take(40).collect::<String>())),
        (mode, _) => Err(parameter("mode", mode)),
    }
}

#[cfg(test)]
mod tests;
