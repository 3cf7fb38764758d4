//! How often the rarer things happened, so that a trial says what it has tried.

use std::collections::BTreeMap;

use bija_room::{EndReason, Event, Room};
use bija_store::{GameRow, Way};

/// What is counted.
const ALL: [&str; 13] = [
    "hidden and guessed",
    "sides chosen",
    "arranged by hand",
    "seats exchanged",
    "draws offered",
    "ends by agreement",
    "by resignation",
    "by the clock",
    "aborts",
    "resignations at three and four seats",
    "seats taken over",
    "random pairs",
    "ranked ends",
];

/// The counts, by what is counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reached(BTreeMap<&'static str, usize>);

impl Default for Reached {
    fn default() -> Reached {
        Reached(ALL.iter().map(|name| (*name, 0)).collect())
    }
}

impl Reached {
    /// Counts what happened in a game.
    pub fn take(&mut self, game: &GameRow, events: &[Event], room: &Room) {
        let mut count = |name: &'static str| *self.0.entry(name).or_default() += 1;
        if game.way == Way::Random && room.people().count() > 1 {
            count("random pairs");
        }
        for event in events {
            match event {
                Event::Guessed { parity: Some(_), .. } => count("hidden and guessed"),
                Event::SideChosen { .. } => count("sides chosen"),
                Event::Arranged { by: bija_room::By::Person, .. } => count("arranged by hand"),
                Event::Moved { token, .. } if token == "swap" => count("seats exchanged"),
                Event::DrawOffered { .. } => count("draws offered"),
                Event::Resigned { .. } if room.seats().len() > 2 => count("resignations at three and four seats"),
                Event::TookOver { .. } => count("seats taken over"),
                Event::Over { ending } => {
                    if ending.rated.is_some() {
                        count("ranked ends");
                    }
                    match ending.reason {
                        EndReason::Agreed => count("ends by agreement"),
                        EndReason::Resigned => count("by resignation"),
                        EndReason::Time => count("by the clock"),
                        EndReason::Aborted => count("aborts"),
                        EndReason::Rule(_) | EndReason::Abandoned | EndReason::Absent => {}
                    }
                }
                Event::Opened { .. }
                | Event::Joined { .. }
                | Event::Left { .. }
                | Event::Settled { .. }
                | Event::ComputerSat { .. }
                | Event::ComputerLeft { .. }
                | Event::HostIs { .. }
                | Event::Began { .. }
                | Event::Hidden { .. }
                | Event::NotHidden { .. }
                | Event::Guessed { .. }
                | Event::Arranged { .. }
                | Event::Moved { .. }
                | Event::TimedOut { .. }
                | Event::Resigned { .. }
                | Event::DrawDeclined { .. }
                | Event::RematchOffered { .. }
                | Event::RematchDeclined { .. }
                | Event::RematchMade { .. }
                | Event::Returned { .. }
                | Event::Outage { .. } => {}
            }
        }
    }

    /// In one line.
    pub fn told(&self) -> String {
        ALL.iter().map(|name| format!("{name} {}", self.0.get(name).copied().unwrap_or_default())).collect::<Vec<_>>().join(", ")
    }
}
