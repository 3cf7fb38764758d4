//! What happened at a table: the log, from which everything else follows.
//!
//! The JSON of an event is a stored format: `tests/events.jsonl` holds one of each kind and what it has been written as since.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::ending::Ending;
use crate::id::{GameId, PersonId};
use crate::occupant::{Level, Occupant};
use crate::spec::{Settings, Spec};
use crate::time::Millis;

/// An event as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Logged {
    /// Its number in the room, from 1 without gaps.
    pub seq: u64,
    /// When it was accepted.
    pub at: Millis,
    /// What happened.
    pub event: Event,
}

/// Something that happened.
///
/// Until a game begins, `seat` is the place at the table in the order of sitting down; from then on it is the seat of the rules
/// that the player has at that moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// A table was opened. Its host sits at place 0.
    Opened {
        /// What is played.
        spec: Spec,
        /// How.
        settings: Settings,
        /// Who opened it.
        host: Occupant,
    },
    /// A person sat down at the next free place.
    Joined {
        /// Who.
        occupant: Occupant,
    },
    /// A person left a table that had not begun. Those behind move up.
    Left {
        /// Who.
        person: PersonId,
    },
    /// The host changed how the table is played.
    Settled {
        /// Options of the game that differ from the standard.
        options: Vec<(String, String)>,
        /// The settings.
        settings: Settings,
    },
    /// The host gave the next free place to the computer.
    ComputerSat {
        /// How well it plays.
        level: Level,
    },
    /// The host sent the computer away.
    ComputerLeft {
        /// From which place. Those behind move up.
        seat: u8,
    },
    /// The host left, and this person is the host now.
    HostIs {
        /// Who.
        person: PersonId,
    },
    /// Everybody sits, and the game or what precedes it begins.
    Began {
        /// For each seat of the rules the place at the table of who takes it.
        order: Vec<u8>,
        /// The number of the start, in digits: JSON numbers are too small for it.
        number: String,
        /// The options of the game as they fit so many players.
        options: Vec<(String, String)>,
    },
    /// Odd or even: a player hid some seeds in a hand.
    Hidden {
        /// Who.
        seat: u8,
        /// The SHA-256 of what is hidden, which binds the hider before the guess.
        hash: String,
        /// What is hidden: stored, and in no public event before the guess.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        concealed: Option<Concealed>,
    },
    /// Odd or even: the time for hiding passed, and the other player chooses the side.
    NotHidden {
        /// Who should have hidden seeds.
        seat: u8,
    },
    /// Odd or even: the other player guessed, and the hand is opened.
    Guessed {
        /// Who.
        seat: u8,
        /// What; nothing if the time for it passed, which counts as a wrong guess.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        parity: Option<Parity>,
        /// What had been hidden.
        revealed: Concealed,
    },
    /// The player to whom the choice fell chose a side.
    SideChosen {
        /// Who.
        seat: u8,
        /// Which.
        side: Side,
    },
    /// A player laid out the own share of the seeds.
    Arranged {
        /// Who.
        seat: u8,
        /// The seeds of each pit of the share.
        pits: Vec<u32>,
        /// Who decided it.
        by: By,
    },
    /// A decision of the seat to move was played.
    Moved {
        /// Whose.
        seat: u8,
        /// Its token.
        #[serde(rename = "move")]
        token: String,
        /// Who decided it.
        by: By,
    },
    /// At a table of three or four a player's time ran out: the computer makes this one decision.
    TimedOut {
        /// Who.
        seat: u8,
    },
    /// A player resigned.
    Resigned {
        /// Who.
        seat: u8,
    },
    /// A player offered a draw.
    DrawOffered {
        /// Who.
        seat: u8,
    },
    /// A player declined the other's offer of a draw.
    DrawDeclined {
        /// Who.
        seat: u8,
    },
    /// A player would play again.
    RematchOffered {
        /// Who.
        seat: u8,
    },
    /// A player would not play again.
    RematchDeclined {
        /// Who.
        seat: u8,
    },
    /// All would: the next game is there.
    RematchMade {
        /// Its id.
        game: GameId,
    },
    /// The computer holds the seat until its owner returns.
    TookOver {
        /// Which.
        seat: u8,
    },
    /// The owner has the seat again.
    Returned {
        /// Which.
        seat: u8,
    },
    /// The server was down, or its clock was set: every running deadline moves by so much, once.
    Outage {
        /// Milliseconds; negative for a clock that was set back.
        ms: i64,
    },
    /// The game is over.
    Over {
        /// How.
        ending: Ending,
    },
}

/// What a hand hides. Its `Debug` form tells nothing, so that no log does.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Concealed {
    /// Seeds in the hand, 1 or 2.
    pub count: u8,
    /// What is hashed together with the count, so that the hash cannot be guessed.
    pub salt: String,
}

impl fmt::Debug for Concealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Concealed")
    }
}

/// Odd or even.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Parity {
    /// 1, 3, …
    Odd,
    /// 2, 4, …
    Even,
}

impl Parity {
    /// That of a count.
    pub const fn of(count: u8) -> Parity {
        if count % 2 == 1 { Parity::Odd } else { Parity::Even }
    }
}

/// A side of the board, by who moves first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The one that moves first.
    First,
    /// The other one.
    Second,
}

/// Who made a decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The person who owns it.
    Person,
    /// The computer: its own seat, one it holds, or one whose time ran out.
    Computer,
    /// Nobody: the time passed, and the default was taken.
    Default,
}

impl Event {
    /// What everybody may see of it.
    #[must_use]
    pub fn public(&self) -> Event {
        match self {
            Event::Hidden { seat, hash, .. } => Event::Hidden { seat: *seat, hash: hash.clone(), concealed: None },
            Event::Opened { .. }
            | Event::Joined { .. }
            | Event::Left { .. }
            | Event::Settled { .. }
            | Event::ComputerSat { .. }
            | Event::ComputerLeft { .. }
            | Event::HostIs { .. }
            | Event::Began { .. }
            | Event::NotHidden { .. }
            | Event::Guessed { .. }
            | Event::SideChosen { .. }
            | Event::Arranged { .. }
            | Event::Moved { .. }
            | Event::TimedOut { .. }
            | Event::Resigned { .. }
            | Event::DrawOffered { .. }
            | Event::DrawDeclined { .. }
            | Event::RematchOffered { .. }
            | Event::RematchDeclined { .. }
            | Event::RematchMade { .. }
            | Event::TookOver { .. }
            | Event::Returned { .. }
            | Event::Outage { .. }
            | Event::Over { .. } => self.clone(),
        }
    }
}
