//! What a search is asked and what it answers.

use alloc::sync::Arc;
use alloc::vec::Vec;

use bija_rules::{Game, Move, Rules};

/// What a search may spend. The result under these limits is the same on every run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Positions it may look at, each sowing tried counted as one.
    pub nodes: Option<u64>,
    /// Depth of the last iteration, in plies; an extra sowing may be looked at beyond it.
    pub depth: Option<u32>,
}

impl Limits {
    /// No limit but the caller's stop.
    pub const fn none() -> Limits {
        Limits { nodes: None, depth: None }
    }

    /// That many positions.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), depth: None }
    }

    /// That depth.
    pub const fn depth(depth: u32) -> Limits {
        Limits { nodes: None, depth: Some(depth) }
    }
}

/// Why a search came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// The value is exact: there was nothing left to find.
    Exact,
    /// There is one legal move, and nothing to choose.
    Forced,
    /// The depth limit is reached.
    Depth,
    /// The node limit is reached.
    Nodes,
    /// The caller said stop.
    Caller,
}

impl Stopped {
    /// Its name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Stopped::Exact => "exact",
            Stopped::Forced => "forced",
            Stopped::Depth => "depth",
            Stopped::Nodes => "nodes",
            Stopped::Caller => "caller",
        }
    }
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The best move found.
    pub best: Move,
    /// Its value for the seat to move. Where seeds are played for: the final margin expected. Otherwise 1000 for the first
    /// place, -1000 for the last, evenly between them for the others, and guesses in between; a shared place is worth as
    /// much as the mean of those it stands for, a draw of two 0.
    pub value: i32,
    /// Whether the value is that of perfect play from here, the game's history included: every end it depends on was
    /// seen. With more than two seats it is what the seat to move is sure of, whatever the others do.
    pub exact: bool,
    /// Depth of the last iteration finished.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The moves expected, the best move first. Moves of one seat may follow each other.
    pub line: Vec<Move>,
    /// What ended the search.
    pub stopped: Stopped,
}

/// What is known after an iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress<'a> {
    /// Depth of the iteration just finished.
    pub depth: u32,
    /// Value of the best move, as in [`Report::value`].
    pub value: i32,
    /// Whether it is exact.
    pub exact: bool,
    /// Positions looked at so far.
    pub nodes: u64,
    /// The moves expected.
    pub line: &'a [Move],
}

/// The value of one move of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveValue {
    /// The move.
    pub mv: Move,
    /// Its value for the seat to move, as in [`Report::value`].
    pub value: i32,
    /// Whether it is exact.
    pub exact: bool,
    /// The moves expected from it on, itself first.
    pub line: Vec<Move>,
}

/// Why there is nothing to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThinkError {
    /// The game is over.
    GameOver,
    /// The searcher was made for other rules than the game's.
    OtherRules,
    /// The move that is to be explained is not legal.
    IllegalMove,
}

impl ThinkError {
    /// Whether a searcher of those rules has something to search.
    pub(crate) fn check(game: &Game, rules: &Arc<Rules>) -> Result<(), ThinkError> {
        if !Arc::ptr_eq(game.rules(), rules) && game.rules().ruleset() != rules.ruleset() {
            return Err(ThinkError::OtherRules);
        }
        if game.position().over().is_some() {
            return Err(ThinkError::GameOver);
        }
        Ok(())
    }
}

impl core::fmt::Display for ThinkError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            ThinkError::GameOver => write!(f, "the engine was asked for a move in a finished game"),
            ThinkError::OtherRules => write!(f, "the searcher was made for other rules than those of the game"),
            ThinkError::IllegalMove => write!(f, "the engine was asked to explain a move that is not legal"),
        }
    }
}

impl core::error::Error for ThinkError {}
