//! A whole game as somebody asks for it, and the checked game it opens.

use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

use bija_rules::catalogue::{self, CatalogueError, Entry, options::Values};
use bija_rules::plain::{self, evidence};
use bija_rules::{ArrangementError, Event, Game, Match, MatchError, MatchRule, PlayError, Position, Rules, TextError};

use crate::json::Json;

/// The most moves a request may hold. The longest capped game of the catalogue has fewer than 1,000 sowings.
pub const MOST_MOVES: usize = 2000;

/// A game as somebody asks for it. Nothing in it has been checked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameRequest {
    /// Id of the game.
    pub ruleset: String,
    /// Options that differ from the standard, as name and value.
    pub options: Vec<(String, String)>,
    /// Number of a random start.
    pub start: Option<String>,
    /// A position text to start from instead.
    pub position: Option<String>,
    /// The start as the players have laid it out: a list of seeds for each seat that arranges.
    pub arranged: Option<Vec<Vec<u32>>>,
    /// What counts beside the single game, where the options do not say so: `pair`.
    pub series: Option<Series>,
    /// The rounds of the match that are over, each as its tokens.
    pub rounds: Vec<Vec<String>>,
    /// The moves played, as tokens.
    pub moves: Vec<String>,
}

/// A match that a request may ask for in any game of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Series {
    /// Both sides once, counted together.
    Pair,
}

/// Why a request opens no game. Each keeps what was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// The JSON is not of the form of a request.
    Form {
        /// What is wrong, for programmers.
        detail: String,
    },
    /// The game, an option or a value is unknown, or they make no game.
    Catalogue {
        /// The game's id, if there is such a game.
        game: Option<&'static str>,
        /// What is wrong.
        error: CatalogueError,
    },
    /// The start's number cannot be read.
    StartNumber {
        /// What was written, cut to 40 characters.
        text: String,
    },
    /// A number or a position is given for a start that takes none.
    StartOnlyOne {
        /// The game's id.
        game: &'static str,
    },
    /// The position text is not accepted.
    Position(TextError),
    /// The players' arrangement is not accepted.
    Arrangement(ArrangementError),
    /// Rounds or a match are asked for in a game that has none.
    NoMatch {
        /// The game's id.
        game: &'static str,
    },
    /// A round that should be over goes on.
    RoundGoesOn {
        /// Which, from 1.
        round: usize,
    },
    /// The match was decided before this round.
    MatchOver {
        /// Which, from 1.
        round: usize,
    },
    /// A move of an earlier round cannot be played.
    InRound {
        /// Which, from 1.
        round: usize,
        /// What is wrong with it.
        error: alloc::boxed::Box<RequestError>,
    },
    /// There are too many moves.
    TooManyMoves,
    /// A move cannot be played.
    Move {
        /// Which, from 1.
        ply: usize,
        /// What was written, cut to 40 characters.
        token: String,
        /// What is wrong.
        error: PlayError,
        /// Pits that a seat has.
        pits: usize,
    },
}

impl core::fmt::Display for RequestError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            RequestError::Form { detail } => write!(f, "the request cannot be read: {detail}"),
            RequestError::Catalogue { error, .. } => error.fmt(f),
            RequestError::StartNumber { text } => write!(f, "{text:?} is not the number of a start"),
            RequestError::StartOnlyOne { game } => write!(f, "{game} with these options has one start only"),
            RequestError::Position(error) => error.fmt(f),
            RequestError::Arrangement(error) => error.fmt(f),
            RequestError::NoMatch { game } => write!(f, "{game} with these options is no match of rounds"),
            RequestError::RoundGoesOn { round } => write!(f, "round {round} is not over"),
            RequestError::MatchOver { round } => write!(f, "the match was over before round {round}"),
            RequestError::InRound { round, error } => write!(f, "round {round}: {error}"),
            RequestError::TooManyMoves => write!(f, "a game of more than {MOST_MOVES} moves is not taken"),
            RequestError::Move { ply, error, .. } => write!(f, "ply {ply}: {error}"),
        }
    }
}

impl core::error::Error for RequestError {}

/// A request that was accepted.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The catalogue's entry.
    pub entry: &'static Entry,
    /// All option values.
    pub values: Values,
    /// The game, all moves played; of a match the round that is played now.
    pub game: Game,
    /// The match it belongs to, as it stood when this round began.
    pub series: Option<Match>,
    /// What settling a given position told.
    pub settled: Vec<Event>,
}

/// The keys of a request.
const KEYS: [&str; 8] = ["ruleset", "options", "start", "position", "arranged", "match", "rounds", "moves"];

fn form(detail: &str) -> RequestError {
    RequestError::Form { detail: detail.to_string() }
}

/// A part of the JSON that is read, or what is wrong with its form.
type Read<T> = Result<T, &'static str>;

impl GameRequest {
    /// Reads a request from JSON: `{"ruleset", "options", "start", "position", "arranged", "match", "rounds", "moves"}`, all but the
    /// first optional.
    ///
    /// # Errors
    /// If the JSON has another form.
    pub fn from_json(json: &Json) -> Result<GameRequest, RequestError> {
        GameRequest::read(json).map_err(form)
    }

    fn read(json: &Json) -> Read<GameRequest> {
        let Json::Object(fields) = json else {
            return Err("game is not an object");
        };
        if fields.iter().any(|(key, _)| !KEYS.contains(&key.as_str())) {
            return Err("game has a key that is none of ruleset, options, start, position, arranged, match, rounds, moves");
        }
        let mut request = GameRequest {
            ruleset: text(json.get("ruleset"))?.ok_or("game names no ruleset")?,
            start: text(json.get("start"))?,
            position: text(json.get("position"))?,
            ..GameRequest::default()
        };
        match json.get("options") {
            Json::Null => {}
            Json::Object(options) => {
                for (name, option) in options {
                    let option = text(option)?.ok_or("an option has no value")?;
                    request.options.push((name.clone(), option));
                }
            }
            Json::Bool(_) | Json::Number(_) | Json::Text(_) | Json::List(_) => return Err("options are not an object"),
        }
        if let Some(lists) = json.get("arranged").there() {
            let mut arranged = Vec::new();
            each(lists, &mut |list| {
                arranged.push(seeds(list)?);
                Ok(())
            })?;
            request.arranged = Some(arranged);
        }
        request.series = match text(json.get("match"))?.as_deref() {
            None => None,
            Some("pair") => Some(Series::Pair),
            Some(_) => return Err("match is not pair"),
        };
        each(json.get("rounds"), &mut |round| {
            request.rounds.push(tokens(round)?);
            Ok(())
        })?;
        request.moves = tokens(json.get("moves"))?;
        Ok(request)
    }

    /// Opens the game: makes the rules, lays the start and plays the moves, checking everything.
    ///
    /// # Errors
    /// If anything in the request is not as the rules allow.
    pub fn open(&self) -> Result<Opened, RequestError> {
        let entry = catalogue::entry(&self.ruleset)
            .ok_or_else(|| RequestError::Catalogue { game: None, error: CatalogueError::UnknownGame(evidence(&self.ruleset)) })?;
        let in_game = |error| RequestError::Catalogue { game: Some(entry.id), error };
        let asked: Vec<(&str, &str)> = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let values = entry.values(&asked).map_err(|error| in_game(error.into()))?;
        let rules = Arc::new(entry.rules(&values).map_err(|error| in_game(error.into()))?);
        if self.rounds.iter().chain([&self.moves]).any(|moves| moves.len() > MOST_MOVES) {
            return Err(RequestError::TooManyMoves);
        }
        let mut settled = Vec::new();
        let mut game = self.begin(entry, &rules, &mut settled)?;
        let series = match self.match_rule(&values) {
            None if self.rounds.is_empty() => None,
            None => return Err(RequestError::NoMatch { game: entry.id }),
            Some(rule) => Some(self.go_on(entry, rule, &mut game)?),
        };
        play_all(&mut game, &self.moves)?;
        Ok(Opened { entry, values, game, series, settled })
    }

    /// What is played beside the single game. A position that somebody wrote down belongs to no match.
    fn match_rule(&self, values: &Values) -> Option<MatchRule> {
        match (self.series, &self.position) {
            (Some(Series::Pair), _) => Some(MatchRule::Pair),
            (None, None) => MatchRule::asked(values),
            (None, Some(_)) => None,
        }
    }

    /// The game at its start, no move played.
    fn begin(&self, entry: &'static Entry, rules: &Arc<Rules>, settled: &mut Vec<Event>) -> Result<Game, RequestError> {
        if self.start.is_some() && (self.position.is_some() || self.arranged.is_some()) {
            return Err(RequestError::StartOnlyOne { game: entry.id });
        }
        let position = match (&self.position, &self.arranged) {
            (None, None) => {
                let number = self.start_number(entry, rules)?;
                rules.start(number)
            }
            (Some(_), Some(_)) => return Err(form("a game begins at a position or as it is arranged, not both")),
            (Some(text), None) => {
                let setup = rules.read_setup(text).map_err(RequestError::Position)?;
                rules.accept(&setup, settled).map_err(|error| RequestError::Position(error.into()))?
            }
            (None, Some(lists)) => rules.arranged(lists).map_err(RequestError::Arrangement)?,
        };
        Ok(Game::from_settled(Arc::clone(rules), position, settled))
    }

    /// Plays the earlier rounds of the match and lays the round that is played now.
    fn go_on(&self, entry: &'static Entry, rule: MatchRule, game: &mut Game) -> Result<Match, RequestError> {
        let rules = Arc::clone(game.rules());
        let no_match = RequestError::NoMatch { game: entry.id };
        let mut series = Match::new(Arc::clone(&rules), rule, *game.start()).ok_or(no_match)?;
        for (index, tokens) in self.rounds.iter().enumerate() {
            let round = index + 1;
            play_all(game, tokens).map_err(|error| RequestError::InRound { round, error: error.into() })?;
            series.finish_round(game).map_err(|error| match error {
                MatchError::RoundGoesOn => RequestError::RoundGoesOn { round },
                MatchError::Over | MatchError::OtherStart => RequestError::MatchOver { round },
            })?;
            let next: Position = *series.start().ok_or(RequestError::MatchOver { round: round + 1 })?;
            *game = Game::from_position(Arc::clone(&rules), next);
        }
        Ok(series)
    }

    fn start_number(&self, entry: &'static Entry, rules: &Rules) -> Result<u64, RequestError> {
        let Some(text) = &self.start else {
            return Ok(0);
        };
        if !rules.has_random_start() {
            return Err(RequestError::StartOnlyOne { game: entry.id });
        }
        plain::whole(text).ok_or_else(|| RequestError::StartNumber { text: evidence(text) })
    }
}

/// Plays tokens, each a single decision.
fn play_all(game: &mut Game, tokens: &[String]) -> Result<(), RequestError> {
    let pits = game.rules().board().pits_per_seat();
    for (index, token) in tokens.iter().enumerate() {
        game.play_decision(token, &mut ()).map_err(|error| RequestError::Move { ply: index + 1, token: evidence(token), error, pits })?;
    }
    Ok(())
}

/// Reads the values of a list, one copy of code for all kinds of them; null and a key that is missing are an empty list.
fn each(json: &Json, read: &mut dyn FnMut(&Json) -> Read<()>) -> Read<()> {
    let list: &[Json] = match json {
        Json::Null => &[],
        Json::List(list) => list,
        Json::Bool(_) | Json::Number(_) | Json::Text(_) | Json::Object(_) => return Err("arranged, rounds or moves are not a list"),
    };
    for json in list {
        read(json)?;
    }
    Ok(())
}

/// The tokens of a list.
fn tokens(json: &Json) -> Read<Vec<String>> {
    let mut tokens = Vec::new();
    each(json, &mut |token| {
        tokens.push(text(token)?.ok_or("a move is null")?);
        Ok(())
    })?;
    Ok(tokens)
}

/// Counts of seeds.
fn seeds(json: &Json) -> Read<Vec<u32>> {
    let mut counts = Vec::new();
    each(json, &mut |json| {
        let seeds = json.whole().and_then(|seeds| u32::try_from(seeds).ok());
        counts.push(seeds.ok_or("a count of arranged seeds is no whole number")?);
        Ok(())
    })?;
    Ok(counts)
}

/// A string, or nothing for null and for a key that is missing.
fn text(json: &Json) -> Read<Option<String>> {
    match json {
        Json::Null => Ok(None),
        Json::Text(text) => Ok(Some(text.clone())),
        Json::Bool(_) | Json::Number(_) | Json::List(_) | Json::Object(_) => Err("something is not a string"),
    }
}
