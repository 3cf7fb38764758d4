//! Playing by tokens: what a person or a file writes for one ply, mid-turn answers included.

use alloc::string::String;

use crate::event::Sink;
use crate::game::Game;
use crate::moves::{Dir, Move};
use crate::notation::{TokenError, evidence};
use crate::rules::IllegalMove;
use crate::seat::Seat;

/// A token that was not played. The game is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// It cannot be read here.
    Token(TokenError),
    /// It is a move, but not a legal one.
    Illegal {
        /// The token, cut to 40 characters.
        token: String,
        /// Why not.
        illegal: IllegalMove,
    },
    /// It answers more questions than the rules asked.
    Answers {
        /// The token, cut to 40 characters.
        token: String,
    },
}

impl core::fmt::Display for PlayError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            PlayError::Token(error) => error.fmt(f),
            PlayError::Illegal { token, illegal } => write!(f, "{token} is not a legal move: {:?}", illegal.why),
            PlayError::Answers { token } => write!(f, "{token} answers more questions than were asked"),
        }
    }
}

impl core::error::Error for PlayError {}

impl Game {
    /// Plays one token and returns the seat that moved.
    ///
    /// On boards of four rows each further `<` or `>` answers one question in mid-turn, in order; an answer that is
    /// missing is forwards. In bao a `+` behind the token sows the house at the question; an answer that is missing stops.
    ///
    /// # Errors
    /// If the token cannot be read or its move is not legal; the game is unchanged, but the sink may have been told the
    /// part of the move before a superfluous answer.
    pub fn play_token<S: Sink>(&mut self, token: &str, sink: &mut S) -> Result<Seat, PlayError> {
        let seat = self.position().seat;
        let in_bao = self.rules().as_bao().is_some();
        let (base, mut answers) = if in_bao { split_safari(token) } else { split_answers(token) };
        let mv = self.rules().read_move(self.position(), base).map_err(PlayError::Token)?;
        let before = self.clone();
        self.play(mv, sink).map_err(|illegal| PlayError::Illegal { token: evidence(token), illegal })?;
        while let Some(question) = self.position().question {
            let answer = match (answers.next(), in_bao) {
                (None, true) => Move::STOP,
                (Some(_), true) => Move::sow(question.pit, question.dir),
                (Some('<'), false) => Move::sow(question.pit, Dir::Backward),
                (Some(_) | None, false) => Move::sow(question.pit, Dir::Forward),
            };
            if let Err(illegal) = self.play(answer, sink) {
                *self = before;
                return Err(PlayError::Illegal { token: evidence(token), illegal });
            }
        }
        if answers.next().is_some() {
            *self = before;
            return Err(PlayError::Answers { token: evidence(token) });
        }
        Ok(seat)
    }
}

/// Cuts the answers to the question of the house off.
fn split_safari(token: &str) -> (&str, core::str::Chars<'_>) {
    let base = token.trim_end_matches('+');
    (base, token[base.len()..].chars())
}

/// Cuts the answers off: everything after the first direction sign.
fn split_answers(token: &str) -> (&str, core::str::Chars<'_>) {
    let end = token.find(['<', '>']).map_or(token.len(), |sign| sign + 1);
    let (base, answers) = token.split_at(end);
    if answers.chars().all(|answer| matches!(answer, '<' | '>')) { (base, answers.chars()) } else { (token, "".chars()) }
}
