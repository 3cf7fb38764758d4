//! Playing by tokens: what a person or a file writes for one ply, mid-turn answers included.

use alloc::string::String;

use crate::event::{Sink, Telling};
use crate::game::Game;
use crate::moves::{Dir, Move};
use crate::notation::TokenError;
use crate::plain::evidence;
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
    /// Plays one token as a file writes a ply, and returns the seat that moved: an answer in mid-turn that is missing is
    /// filled in: forwards, or in bao to stop at the house.
    ///
    /// # Errors
    /// If the token cannot be read, or one of its moves or the answer that is filled in is not legal; the game is unchanged, but
    /// the sink may have been told the part of the move before.
    pub fn play_token<S: Sink>(&mut self, token: &str, sink: &mut S) -> Result<Seat, PlayError> {
        Telling::with(sink, |sink| {
            self.all_or_nothing(&mut |game| {
                let seat = game.decide(token, sink)?;
                while let Some(question) = game.position().question {
                    let answer = if game.rules().as_bao().is_some() { Move::STOP } else { Move::sow(question.pit, Dir::Forward) };
                    game.take(token, answer, sink)?;
                }
                Ok(seat)
            })
        })
    }

    /// Plays the decisions that a token writes and nothing else, and returns the seat that moved.
    ///
    /// On boards of four rows each `<` or `>` behind the first answers one question in mid-turn, in order; in bao each `+` behind
    /// the token sows the house at a question. A question that the token does not answer stays open, and a token that is an
    /// answer alone (`<`, `>`; `safari`, `stop`) goes on from it.
    ///
    /// # Errors
    /// If the token cannot be read or its move is not legal; the game is unchanged, but the sink may have been told the
    /// part of the move before a superfluous answer.
    pub fn play_decision<S: Sink>(&mut self, token: &str, sink: &mut S) -> Result<Seat, PlayError> {
        Telling::with(sink, |sink| self.all_or_nothing(&mut |game| game.decide(token, sink)))
    }

    /// Plays what a token writes; the decisions before one that fails stay played.
    fn decide(&mut self, token: &str, sink: &mut Telling<'_>) -> Result<Seat, PlayError> {
        let seat = self.position().seat;
        let in_bao = self.rules().as_bao().is_some();
        let (base, answers) = if in_bao { split_safari(token) } else { split_answers(token) };
        let mv = self.rules().read_move(self.position(), base).map_err(PlayError::Token)?;
        self.take(token, mv, sink)?;
        for answer in answers.bytes() {
            let Some(question) = self.position().question else {
                return Err(PlayError::Answers { token: evidence(token) });
            };
            let dir = match answer {
                b'+' => question.dir,
                b'<' => Dir::Backward,
                _ => Dir::Forward,
            };
            self.take(token, Move::sow(question.pit, dir), sink)?;
        }
        Ok(seat)
    }

    /// Plays one move of a token.
    #[inline(never)]
    fn take(&mut self, token: &str, mv: Move, sink: &mut Telling<'_>) -> Result<(), PlayError> {
        self.play_telling(mv, sink).map_err(|illegal| PlayError::Illegal { token: evidence(token), illegal })
    }
}

/// Cuts the answers to the question of the house off.
fn split_safari(token: &str) -> (&str, &str) {
    split_behind(token, token.bytes().rposition(|sign| sign != b'+'))
}

/// Cuts the answers off: everything after the first direction sign.
fn split_answers(token: &str) -> (&str, &str) {
    let is_sign = |sign| matches!(sign, b'<' | b'>');
    let (base, answers) = split_behind(token, token.bytes().position(is_sign));
    if answers.bytes().all(is_sign) { (base, answers) } else { (token, "") }
}

/// Splits a token behind the byte of that index, if there is one.
fn split_behind(token: &str, last: Option<usize>) -> (&str, &str) {
    last.and_then(|last| token.split_at_checked(last + 1)).unwrap_or((token, ""))
}
