//! What somebody asks a room to do.

use crate::event::{Concealed, Parity, Side};
use crate::id::{GameId, PersonId};
use crate::occupant::{Account, Level};
use crate::spec::Settings;

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person.
    Person(PersonId),
    /// The server.
    Server,
}

/// Randomness that a game's beginning needs. The room has none of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// The number of the start.
    pub number: u64,
    /// Decides who sits where.
    pub seating: u64,
}

/// A command. Tokens of moves and texts are checked by the room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Sit down.
    Join {
        /// The name that is shown.
        name: String,
        /// Whether they have signed in.
        account: Account,
        /// For the beginning, if this takes the last place.
        chance: Chance,
    },
    /// Leave a table that has not begun.
    Leave,
    /// Host: change how the table is played.
    Settle {
        /// Options of the game that differ from the standard.
        options: Vec<(String, String)>,
        /// The settings.
        settings: Settings,
    },
    /// Host: give the next free place to the computer.
    SeatComputer {
        /// How well it plays.
        level: Level,
        /// For the beginning, if this takes the last place.
        chance: Chance,
    },
    /// Host: send the computer away.
    UnseatComputer {
        /// From which place.
        seat: u8,
    },
    /// Host: begin.
    Begin {
        /// For the beginning.
        chance: Chance,
    },
    /// Odd or even: hide seeds.
    Hide {
        /// What is hidden, with the server's salt.
        concealed: Concealed,
        /// The server's SHA-256 of it.
        hash: String,
    },
    /// Odd or even: guess.
    Guess {
        /// What.
        parity: Parity,
    },
    /// Choose a side.
    ChooseSide {
        /// Which.
        side: Side,
    },
    /// Lay out the own share of the seeds.
    Arrange {
        /// The seeds of each pit of the share.
        pits: Vec<u32>,
    },
    /// Play a decision.
    Move {
        /// The [ply](crate::Room::ply) it was made at.
        ply: u32,
        /// Its token.
        token: String,
        /// Milliseconds that the line is forgiven, [`MOST_GRACE`](crate::time::MOST_GRACE) at most.
        grace: u32,
    },
    /// Resign.
    Resign,
    /// Offer a draw, or accept the one that is offered.
    OfferDraw,
    /// Accept a draw.
    AcceptDraw,
    /// Decline a draw.
    DeclineDraw,
    /// Stop the game before having sown; the host of a table that has not begun closes it.
    Abort,
    /// Play again: when everybody would, the next game is made.
    OfferRematch {
        /// The next game's id, if this makes it.
        next: GameId,
    },
    /// Not play again.
    DeclineRematch,
    /// Take the own seat back from the computer.
    Return,
    /// Server: the time of [`Room::deadline`](crate::Room::deadline) has come.
    Wake,
    /// Server: the computer's decision, for [`Room::duty`](crate::Room::duty).
    ComputerMove {
        /// The ply it was made at.
        ply: u32,
        /// Its token.
        token: String,
    },
    /// Server: it was down, or its clock was set.
    Outage {
        /// Milliseconds by which running deadlines move.
        ms: i64,
    },
}
