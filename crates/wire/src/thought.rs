//! What the engine thinks, as JSON. The wire does not know the engine: whoever asked it fills this in.

use alloc::string::String;
use alloc::vec::Vec;

use bija_rules::{Game, Move};

use crate::json::{ToJson, object};

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The best move, as a token.
    pub best: String,
    /// Its value for the seat to move: in seeds where seeds are played for, otherwise 1000 for the first place and -1000 for
    /// the last.
    pub value: i32,
    /// Whether the value is that of perfect play; with more than two seats, what the seat to move is sure of.
    pub exact: bool,
    /// Depth reached, in plies.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The moves expected, the best one first, as tokens.
    pub line: Vec<String>,
    /// What ended the search, as a word.
    pub stopped: &'static str,
}

impl ToJson for Thought {
    fn write_json(&self, text: &mut String) {
        object(text, |thought| {
            thought.field("move", &self.best).field("value", &self.value).field("exact", &self.exact).field("depth", &self.depth);
            thought.field("nodes", &self.nodes).field("line", &self.line).field("stopped", &self.stopped);
        });
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
