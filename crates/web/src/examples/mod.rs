//! The examples of the rules pages: real positions and moves, played through the rules whenever a page is made.

mod more;
mod two_rows;

use bija_rules::catalogue::Entry;
use bija_rules::{Event, Game, Position, Rules};

use crate::option_names::base;

/// A position and the move that shows a rule in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Example {
    /// The game.
    pub game: &'static str,
    /// The section of its rules page that it belongs to.
    pub section: &'static str,
    /// The position, as text.
    pub position: &'static str,
    /// The move, as a token.
    pub mv: &'static str,
}

const fn example(game: &'static str, section: &'static str, position: &'static str, mv: &'static str) -> Example {
    Example { game, section, position, mv }
}

/// All examples. In each the reader sits at the bottom and moves.
pub fn all() -> impl Iterator<Item = &'static Example> {
    two_rows::TWO_ROWS.iter().chain(more::MORE)
}

/// The examples of one section of a game's rules. A preset has those of its game, and then its own.
pub fn of(entry: &Entry, section: &str) -> impl Iterator<Item = &'static Example> {
    all().filter(move |example| [base(entry), entry.id].contains(&example.game) && example.section == section)
}

/// An example played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Before the move.
    pub before: Position,
    /// After it.
    pub after: Position,
    /// What it did.
    pub events: Vec<Event>,
}

impl Example {
    /// Plays the move under rules of the game.
    ///
    /// # Panics
    /// If the rules refuse the position or the move; a test plays every example.
    pub fn play(&self, rules: &std::sync::Arc<Rules>) -> Played {
        let before = rules.read_position(self.position).expect("every example's position is played by a test");
        let mut game = Game::from_position(rules.clone(), before);
        let mut events = Vec::new();
        game.play_token(self.mv, &mut events).expect("every example's move is played by a test");
        Played { before, after: *game.position(), events }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bija_rules::{Seat, catalogue};

    use super::*;

    /// The event that an example of each section has to show.
    fn shows(section: &str, events: &[Event]) -> bool {
        let any = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
        match section {
            "turn" => !any(|event| matches!(event, Event::Relay { .. } | Event::Capture { .. } | Event::Again(_))),
            "relay" => any(|event| matches!(event, Event::Relay { .. })),
            "extra" => any(|event| matches!(event, Event::Again(_))),
            "capture" => any(|event| matches!(event, Event::Capture { .. } | Event::Spared(_))),
            "feeding" => any(|event| matches!(event, Event::Drop(pit) if *pit >= 6)),
            "end" => any(|event| matches!(event, Event::End { .. })),
            other => panic!("no example is known for the section {other}"),
        }
    }

    #[test]
    fn every_example_shows_its_rule() {
        for example in all() {
            let rules = Arc::new(catalogue::rules(example.game, &[]).unwrap());
            let played = example.play(&rules);
            assert!(shows(example.section, &played.events), "{example:?}: {:?}", played.events);
            assert_eq!(played.before.total(), rules.start(0).total(), "{example:?} is no position of a whole game");
            assert_eq!(played.before.to_move(), Some(Seat::SOUTH), "{example:?}");
        }
    }

    #[test]
    fn every_game_has_examples_of_its_sections() {
        for entry in catalogue::ENTRIES {
            for section in ["turn", "capture", "end"] {
                assert!(of(entry, section).next().is_some(), "{} {section}", entry.id);
            }
        }
    }
}
