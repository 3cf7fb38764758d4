//! Whoever plays in a match: a player of the engine's, or somebody from outside, who may fail.

use alloc::string::{String, ToString};

use bija_rules::{Game, Move, Seat};

use super::player::Player;

/// Somebody who plays games of a match, one after the other.
pub trait Contestant {
    /// A new game begins.
    fn begin(&mut self) {}

    /// The move in a game that goes on. The number decides what is left to chance.
    ///
    /// # Errors
    /// Says why there is no move. The game is lost then.
    fn choose(&mut self, game: &Game, number: u64) -> Result<Move, String>;
}

impl Contestant for Player {
    fn choose(&mut self, game: &Game, number: u64) -> Result<Move, String> {
        Player::choose(*self, game, number).map_err(|error| error.to_string())
    }
}

/// One of the two in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The one whose result is told.
    First,
    /// The other one.
    Second,
}

/// A game that was lost without being played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// Who lost it.
    pub by: Side,
    /// Where that one sat.
    pub seat: Seat,
    /// The ply that was not played, from 1.
    pub ply: usize,
    /// Why.
    pub why: String,
}
