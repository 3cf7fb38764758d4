//! A whole game as somebody asks for it, and the checked game it opens.

use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

use bija_rules::catalogue::{self, CatalogueError, Entry, options::Values};
use bija_rules::{Event, Game, PlayError, Rules, TextError};

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

impl core::fmt::Display for RequestError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
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

impl core::error::Error for RequestError {}

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

/// The keys of a request.
const KEYS: [&str; 5] = ["ruleset", "options", "start", "position", "moves"];

fn form(detail: &str) -> RequestError {
    RequestError::Form { detail: detail.to_string() }
}

impl GameRequest {
    /// Reads a request from JSON: `{"ruleset", "options", "start", "position", "moves"}`, all but the first optional.
    ///
    /// # Errors
    /// If the JSON has another form.
    pub fn from_json(json: &Json) -> Result<GameRequest, RequestError> {
        let Json::Object(fields) = json else {
            return Err(form("game is not an object"));
        };
        if fields.iter().any(|(key, _)| !KEYS.contains(&key.as_str())) {
            return Err(form("game has a key that is none of ruleset, options, start, position, moves"));
        }
        let mut request = GameRequest {
            ruleset: text(json.get("ruleset"))?.ok_or_else(|| form("game names no ruleset"))?,
            start: text(json.get("start"))?,
            position: text(json.get("position"))?,
            ..GameRequest::default()
        };
        match json.get("options") {
            Json::Null => {}
            Json::Object(options) => {
                for (name, option) in options {
                    let option = text(option)?.ok_or_else(|| form("an option has no value"))?;
                    request.options.push((name.clone(), option));
                }
            }
            Json::Bool(_) | Json::Number(_) | Json::Text(_) | Json::List(_) => return Err(form("options are not an object")),
        }
        match json.get("moves") {
            Json::Null => {}
            Json::List(moves) => {
                for token in moves {
                    request.moves.push(text(token)?.ok_or_else(|| form("a move is null"))?);
                }
            }
            Json::Bool(_) | Json::Number(_) | Json::Text(_) | Json::Object(_) => return Err(form("moves are not a list")),
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
            game.play_decision(token, &mut ()).map_err(|error| RequestError::Move { ply: index + 1, token: cut(token), error, pits })?;
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
fn text(json: &Json) -> Result<Option<String>, RequestError> {
    match json {
        Json::Null => Ok(None),
        Json::Text(text) => Ok(Some(text.clone())),
        Json::Bool(_) | Json::Number(_) | Json::List(_) | Json::Object(_) => Err(form("something is not a string")),
    }
}

/// What is kept of a text as evidence.
pub(crate) fn cut(text: &str) -> String {
    text.chars().take(40).collect()
}
