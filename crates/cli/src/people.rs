//! Sentences about the people at the board that the terminal adds to those of a move.

use bija_rules::Seat;
use bija_wire::{Line, People};

/// A sentence that begins with a person.
pub(crate) fn said_of(people: &People, seat: Seat, key: &'static str) -> Line {
    let by = if people.reader() == Some(seat) { "you" } else { "other" };
    Line::new(key).with("by", by).with("name", people.name(seat))
}

/// Whose turn it is.
pub(crate) fn turn(people: &People, seat: Seat) -> Line {
    said_of(people, seat, "turn-next")
}

/// Whose store holds how many seeds.
pub(crate) fn store(people: &People, seat: Seat, seeds: i16) -> Line {
    said_of(people, seat, "store-label").with("count", i64::from(seeds))
}

/// Whose pits hold how many seeds together.
pub(crate) fn side(people: &People, seat: Seat, seeds: i16) -> Line {
    said_of(people, seat, "side-label").with("count", i64::from(seeds))
}
