//! A whole game as somebody asks for it, and the checked game it opens.

use std::sync::Arc;

use bija_rules::catalogue::{self, CatalogueError, Entry, options::Values};
use bija_rules::{Event, Game, PlayError, Rules, TextError};
use serde_json::Value;

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
    /// The moves played, as tokens.
    pub moves: Vec<String>,
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

impl std::fmt::Display for RequestError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RequestError::Form { detail } => write!(f, "the request cannot be read: {detail}"),
            RequestError::Catalogue { error, .. } => error.fmt(f),
            RequestError::StartNumber { text } => write!(f, "{text:?} is not the number of a start"),
            RequestError::StartOnlyOne { game } => write!(f, "{game} with these options has one start only"),
            RequestError::Position(error) => error.fmt(f),
            RequestError::TooManyMoves => write!(f, "a game of more than {MOST_MOVES} moves is not taken"),
            RequestError::Move { ply, error, .. } => write!(f, "ply {ply}: {error}"),
        }
    }
}

impl std::error::Error for RequestError {}

/// A request that was accepted.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The catalogue's entry.
    pub entry: &'static Entry,
    /// All option values.
    pub values: Values,
    /// The game, all moves played.
    pub game: Game,
    /// What settling a given position told.
    pub settled: Vec<Event>,
}

/// For requests of which a game is a part: reads JSON as [`GameRequest::from_json`] does.
impl<'de> serde::Deserialize<'de> for GameRequest {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<GameRequest, D::Error> {
        GameRequest::from_json(&Value::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

/// The keys of a request.
const KEYS: [&str; 5] = ["ruleset", "options", "start", "position", "moves"];

fn form(detail: &str) -> RequestError {
    RequestError::Form { detail: detail.to_string() }
}

impl GameRequest {
    /// Reads a request from JSON: `{"ruleset", "options", "start", "position", "moves"}`, all but the first optional.
    ///
    /// Read by hand: a derived reader would bring number formatting of a third of the wasm's size.
    ///
    /// # Errors
    /// If the JSON has another form.
    pub fn from_json(value: &Value) -> Result<GameRequest, RequestError> {
        let object = value.as_object().ok_or_else(|| form("game is not an object"))?;
        if object.keys().any(|key| !KEYS.contains(&key.as_str())) {
            return Err(form("game has a key that is none of ruleset, options, start, position, moves"));
        }
        let mut request = GameRequest::default();
        request.ruleset = text(&value["ruleset"])?.ok_or_else(|| form("game names no ruleset"))?;
        request.start = text(&value["start"])?;
        request.position = text(&value["position"])?;
        match &value["options"] {
            Value::Null => {}
            Value::Object(options) => {
                for (name, option) in options {
                    let option = text(option)?.ok_or_else(|| form("an option has no value"))?;
                    request.options.push((name.clone(), option));
                }
            }
            Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => return Err(form("options are not an object")),
        }
        match &value["moves"] {
            Value::Null => {}
            Value::Array(moves) => {
                for token in moves {
                    request.moves.push(text(token)?.ok_or_else(|| form("a move is null"))?);
                }
            }
            Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_) => return Err(form("moves are not a list")),
        }
        Ok(request)
    }

    /// Opens the game: makes the rules, lays the start and plays the moves, checking everything.
    ///
    /// # Errors
    /// If anything in the request is not as the rules allow.
    pub fn open(&self) -> Result<Opened, RequestError> {
        let entry =
            catalogue::entry(&self.ruleset).ok_or_else(|| RequestError::Catalogue { game: None, error: CatalogueError::UnknownGame(cut(&self.ruleset)) })?;
        let in_game = |error| RequestError::Catalogue { game: Some(entry.id), error };
        let asked: Vec<(&str, &str)> = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let values = entry.values(&asked).map_err(|error| in_game(error.into()))?;
        let rules = Arc::new(Rules::new(entry.ruleset(&values)).map_err(|error| in_game(error.into()))?);
        if self.moves.len() > MOST_MOVES {
            return Err(RequestError::TooManyMoves);
        }
        let mut settled = Vec::new();
        let mut game = match &self.position {
            None => Game::new(Arc::clone(&rules), self.start_number(entry, &rules)?),
            Some(_) if self.start.is_some() => return Err(RequestError::StartOnlyOne { game: entry.id }),
            Some(text) => {
                let setup = rules.read_setup(text).map_err(RequestError::Position)?;
                let position = rules.accept(&setup, &mut settled).map_err(|error| RequestError::Position(error.into()))?;
                Game::from_settled(Arc::clone(&rules), position, &settled)
            }
        };
        for (index, token) in self.moves.iter().enumerate() {
            let pits = rules.board().pits_per_seat();
            game.play_token(token, &mut ()).map_err(|error| RequestError::Move { ply: index + 1, token: cut(token), error, pits })?;
        }
        Ok(Opened { entry, values, game, settled })
    }

    fn start_number(&self, entry: &'static Entry, rules: &Rules) -> Result<u64, RequestError> {
        let Some(text) = &self.start else {
            return Ok(0);
        };
        if !rules.has_random_start() {
            return Err(RequestError::StartOnlyOne { game: entry.id });
        }
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|_| digits).ok_or_else(|| RequestError::StartNumber { text: cut(text) })
    }
}

/// A string, or nothing for null and for a key that is missing.
fn text(value: &Value) -> Result<Option<String>, RequestError> {
    match value {
        Value::Null => Ok(None),
        Value::String(text) => Ok(Some(text.clone())),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => Err(form("something is not a string")),
    }
}

/// What is kept of a text as evidence.
pub(crate) fn cut(text: &str) -> String {
    text.chars().take(40).collect()
}
