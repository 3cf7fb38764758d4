//! What the events of one command do, one after the other, before they are stored.

use bija_room::{Event, Logged};
use bija_store::{GameId, Ply};

use super::rows;
use super::seated::Seated;
use super::table::{self, Part};
use super::trouble::Failure;

/// What came of the events on the way.
#[derive(Debug)]
pub(crate) struct Steps {
    /// What everybody sees after each event but the last: that one's table waits for what storing it brings.
    pub(crate) before_last: Vec<String>,
    /// How much of the table goes with the last event.
    pub(crate) part: Part,
    /// The decisions that were put on the board.
    pub(crate) plies: Vec<Ply>,
}

impl Steps {
    /// Lets the room take the events up.
    pub(crate) fn take(id: GameId, seated: &mut Seated, logged: &[Logged], watchers: usize) -> Result<Steps, Failure> {
        let mut steps = Steps { before_last: Vec::new(), part: Part::WithoutGame, plies: Vec::new() };
        for (index, one) in logged.iter().enumerate() {
            let rounds = seated.room.rounds().len();
            seated.room.apply(one).map_err(|error| Failure::Damaged { detail: error.to_string() })?;
            seated.beside.people.follow(&seated.room);
            steps.plies.extend(rows::ply(&seated.room, &one.event));
            steps.part = if seated.room.rounds().len() == rounds { part(&one.event) } else { Part::Whole };
            if index + 1 < logged.len() {
                steps.before_last.push(table::common(id, &seated.room, &seated.beside, watchers, steps.part));
            }
        }
        Ok(steps)
    }
}

/// How much of a table goes with an event: the game as well, where more of it changes than that one more move is played.
pub(crate) fn part(event: &Event) -> Part {
    match event {
        Event::Opened { .. }
        | Event::Joined { .. }
        | Event::Left { .. }
        | Event::Settled { .. }
        | Event::ComputerSat { .. }
        | Event::ComputerLeft { .. }
        | Event::Began { .. }
        | Event::NotHidden { .. }
        | Event::Guessed { .. }
        | Event::SideChosen { .. }
        | Event::Arranged { .. }
        | Event::Resigned { .. } => Part::Whole,
        Event::HostIs { .. }
        | Event::Hidden { .. }
        | Event::Moved { .. }
        | Event::TimedOut { .. }
        | Event::DrawOffered { .. }
        | Event::DrawDeclined { .. }
        | Event::RematchOffered { .. }
        | Event::RematchDeclined { .. }
        | Event::RematchMade { .. }
        | Event::TookOver { .. }
        | Event::Returned { .. }
        | Event::Outage { .. }
        | Event::Over { .. } => Part::WithoutGame,
    }
}
