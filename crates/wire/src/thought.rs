//! What the engine thinks, as JSON. The wire does not know the engine: whoever asked it fills this in.

use bija_rules::{Game, Move};
use serde_json::{Value, json};

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought<'a> {
    /// The best move.
    pub best: Move,
    /// Its value for the seat to move, in seeds where seeds are played for.
    pub value: i32,
    /// Whether the value is that of perfect play.
    pub exact: bool,
    /// Depth reached, in plies.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The moves expected, the best one first.
    pub line: &'a [Move],
    /// What ended the search, as a word.
    pub stopped: &'static str,
}

impl Thought<'_> {
    /// The thought about a game as JSON, its moves as tokens.
    pub fn json(&self, game: &Game) -> Value {
        json!({
            "move": game.rules().move_token(game.position(), self.best),
            "value": self.value,
            "exact": self.exact,
            "depth": self.depth,
            "nodes": self.nodes,
            "line": tokens(game, self.line),
            "stopped": self.stopped,
        })
    }
}

/// The tokens of moves played one after the other from the game's position. Stops at the first that is not legal.
pub fn tokens(game: &Game, line: &[Move]) -> Vec<String> {
    let rules = game.rules();
    let mut position = *game.position();
    let mut tokens = Vec::new();
    for &mv in line {
        let token = rules.move_token(&position, mv);
        match rules.play(&position, mv, &mut ()) {
            Ok(after) => position = after,
            Err(_) => break,
        }
        tokens.push(token);
    }
    tokens
}
