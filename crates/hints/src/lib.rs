//! A move explained: what the engine found, as what travels and in sentences.
//!
//! The engine knows reasons and no words, the wire knows sentences and no engine. Both meet here, for the server, for the terminal
//! and for the browser's worker. Nothing here needs the standard library.

#![no_std]

extern crate alloc;
#[cfg(not(target_family = "wasm"))]
extern crate std;

mod say;
#[cfg(test)]
mod tests;
mod travel;

use alloc::string::String;
use alloc::vec::Vec;

use bija_engine::{Explanation, Loss, Reason, explain};
use bija_rules::{Game, Move};
use bija_wire::{Ask, Line, People, Refusal, tokens};

use self::say::Speaker;

/// Reasons told at most: more are not read.
const TOLD: usize = 2;

/// A move of a game, explained to a reader.
#[derive(Clone, Debug)]
pub struct Explained {
    /// What the engine found.
    pub explanation: Explanation,
    /// The explained move, as a token.
    pub mv: String,
    /// The best move, as a token.
    pub best: String,
    /// What every legal move loses, by its token, the best first.
    pub losses: Vec<(String, Loss)>,
    /// The moves expected, the explained one first, as tokens.
    pub line: Vec<String>,
    /// What speaks for the move, in one or two sentences.
    pub say: Vec<Line>,
    /// What speaks against it; nothing if no other move is better.
    pub but: Vec<Line>,
    /// What a beginner is asked before the move is made; nothing if no other move is better.
    pub warn: Vec<Line>,
}

/// A question about a move of a game that goes on. Whoever has one can be answered.
#[derive(Clone, Debug)]
pub struct Question {
    game: Game,
    /// The legal move that is to be explained, without one it is the best.
    mv: Option<Move>,
    people: People,
}

impl Question {
    /// Reads a question: `move` is the token of the move that is to be explained; `viewer` the seat of the reader, who plays against
    /// the computer, without one everybody is called by number.
    ///
    /// # Errors
    /// If the game, the move or the viewer is not as the rules allow, or the game is over.
    pub fn read(ask: &Ask) -> Result<Question, Refusal> {
        let game = ask.open()?.game;
        let people = ask.people(&game)?;
        let mv = ask.token()?.map(|token| read(&game, token)).transpose()?;
        Question::about(game, mv, people)
    }

    /// A question about a legal move of a game, or about the best one, by its people.
    ///
    /// # Errors
    /// If the game is over.
    pub fn about(game: Game, mv: Option<Move>, people: People) -> Result<Question, Refusal> {
        if game.position().over().is_some() {
            return Err(Refusal(Line::new("err-over")));
        }
        Ok(Question { game, mv, people })
    }

    /// The answer.
    pub fn explained(&self, stop: &dyn Fn() -> bool) -> Explained {
        Explained::in_game(&self.game, self.mv, &self.people, stop).expect("the game goes on and the move is legal")
    }
}

impl Explained {
    /// A legal move of a game, or the best one, explained to its people; nothing if the game is over.
    pub fn in_game(game: &Game, mv: Option<Move>, people: &People, stop: &dyn Fn() -> bool) -> Option<Explained> {
        let explanation = explain(game, mv, &Explanation::USUAL, stop).ok()?;
        let speaker = Speaker::new(game, people, explanation.mv);
        let told = |reasons: &[Reason]| reasons.iter().take(TOLD).map(|&reason| speaker.line(reason)).collect();
        let token = |mv| game.rules().move_token(game.position(), mv);
        Some(Explained {
            mv: token(explanation.mv),
            best: token(explanation.best),
            losses: explanation.losses.iter().map(|&(mv, loss)| (token(mv), loss)).collect(),
            line: tokens(game, &explanation.line),
            say: told(&explanation.reasons),
            but: told(&explanation.against),
            warn: speaker.warning(&explanation),
            explanation,
        })
    }
}

/// The move that a token writes.
fn read(game: &Game, token: &str) -> Result<Move, Refusal> {
    let mut tried = game.clone();
    tried.play_decision(token, &mut ()).map_err(|error| Refusal::of_token(game, &error))?;
    Ok(tried.plies()[game.plies().len()].mv)
}
