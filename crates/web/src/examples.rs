//! The examples of the rules pages: real positions and moves, played through the rules whenever a page is made.

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
pub const EXAMPLES: &[Example] = &[
    example("kalah", "turn", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "S5"),
    example("kalah", "extra", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "S3"),
    example("kalah", "capture", "3,4,0,0,1,1/2,1,4,1,13,0 11,7 S", "S1"),
    example("kalah", "capture", "0,13,1,0,2,1/3,1,2,0,1,4 12,8 S", "S2"),
    example("kalah", "end", "0,0,0,0,0,1/0,3,0,2,0,1 20,21 S", "S6"),
    example("oware", "turn", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "S4"),
    example("oware", "turn", "1,0,0,0,0,12/4,3,2,5,6,1 8,6 S", "S6"),
    example("oware", "capture", "2,0,1,5,4,3/3,1,2,0,6,1 10,10 S", "S6"),
    example("oware", "capture", "3,2,0,4,5,2/1,1,0,0,0,0 15,15 S", "S6"),
    example("oware", "feeding", "1,0,0,0,3,2/0,0,0,0,0,0 20,22 S", "S5"),
    example("oware", "end", "1,3,0,0,2,1/1,0,4,0,5,3 24,4 S", "S6"),
    example("congklak", "turn", "5,3,0,7,4,2,6/0,4,6,1,8,0,5 25,22 S", "S5"),
    example("congklak", "relay", "2,3,1,0,4,0,6/1,0,3,5,0,2,7 33,31 S", "S2"),
    example("congklak", "extra", "0,2,6,4,1,3,0/3,0,5,2,7,1,4 32,28 S", "S4"),
    example("congklak", "capture", "2,1,0,5,0,3,1/4,0,2,1,6,3,0 36,34 S", "S1"),
    example("congkak", "capture", "1,0,2,0,1,0,15/2,0,1,3,0,1,0 38,34 S", "S7"),
    example("congklak", "end", "0,0,0,0,0,0,1/2,0,1,0,3,0,0 50,41 S", "S7"),
];

/// The examples of one section of a game's rules. A preset has those of its game, and then its own.
pub fn of(entry: &Entry, section: &str) -> impl Iterator<Item = &'static Example> {
    EXAMPLES.iter().filter(move |example| [base(entry), entry.id].contains(&example.game) && example.section == section)
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
        for example in EXAMPLES {
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
