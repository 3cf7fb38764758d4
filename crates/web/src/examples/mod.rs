//! The examples of the rules pages: real positions and moves, played through the rules whenever a page is made.

mod bao;
mod more;
mod rings;
#[cfg(test)]
mod tests;
mod two_rows;

use std::mem::discriminant;
use std::sync::Arc;

use bija_rules::catalogue::{self, Entry};
use bija_rules::{Event, Game, Position, Rules};

use crate::option_names::base;

/// A position and the move, or the moves one after another, that show a rule in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Example {
    /// The game.
    pub game: &'static str,
    /// The section of its rules page that it belongs to.
    pub section: &'static str,
    /// The position, as text.
    pub position: &'static str,
    /// The move, as a token; several with spaces between.
    pub mv: &'static str,
    /// The options it needs beside the game's standard ones.
    pub options: &'static [(&'static str, &'static str)],
}

const fn example(game: &'static str, section: &'static str, position: &'static str, mv: &'static str) -> Example {
    Example { game, section, position, mv, options: &[] }
}

/// All examples. In each the reader sits at the bottom and moves.
pub fn all() -> impl Iterator<Item = &'static Example> {
    two_rows::TWO_ROWS.iter().chain(rings::RINGS).chain(bao::BAO).chain(more::MORE)
}

/// The examples of one section of a game's rules. A preset has those of its game that show as much under its own rules, and
/// then its own.
pub fn of(entry: &Entry, section: &str) -> impl Iterator<Item = &'static Example> {
    all().filter(move |example| example.section == section && (example.game == entry.id || example.game == base(entry) && example.suits(entry)))
}

/// An example played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Before the first move.
    pub before: Position,
    /// How many moves there are.
    pub moves: usize,
    /// Before the last one.
    pub last: Position,
    /// After it.
    pub after: Position,
    /// What it did.
    pub events: Vec<Event>,
}

impl Example {
    /// The same with options that are not the game's standard ones.
    #[must_use]
    const fn under(self, options: &'static [(&'static str, &'static str)]) -> Example {
        Example { options, ..self }
    }

    /// The rules of a game with the example's options.
    ///
    /// # Panics
    /// If the game does not take them; a test plays every example.
    pub fn rules(&self, entry: &Entry) -> Arc<Rules> {
        let values = entry.values(self.options).expect("every example's options are played by a test");
        Arc::new(Rules::new(entry.ruleset(&values)).expect("every example's options make a game"))
    }

    /// Plays the moves under rules of the game.
    ///
    /// # Panics
    /// If the rules refuse the position or a move; a test plays every example.
    pub fn play(&self, rules: &Arc<Rules>) -> Played {
        self.played(rules).expect("every example's position and move are played by a test")
    }

    /// Whether a preset of the game can play the move, and all kinds of things happen that happen in the game itself.
    fn suits(&self, preset: &Entry) -> bool {
        let game = catalogue::entry(self.game).expect("every example's game is played by a test");
        let wanted = self.play(&self.rules(game)).events;
        let same = |wanted: &Event, event: &Event| discriminant(wanted) == discriminant(event);
        self.played(&self.rules(preset)).is_some_and(|played| wanted.iter().all(|wanted| played.events.iter().any(|event| same(wanted, event))))
    }

    fn played(&self, rules: &Arc<Rules>) -> Option<Played> {
        let before = rules.read_position(self.position).ok()?;
        let mut game = Game::from_position(rules.clone(), before);
        let (mut moves, mut last, mut events) = (0, before, Vec::new());
        for token in self.mv.split(' ') {
            events.clear();
            last = *game.position();
            game.play_token(token, &mut events).ok()?;
            moves += 1;
        }
        Some(Played { before, moves, last, after: *game.position(), events })
    }
}
