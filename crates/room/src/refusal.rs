//! Why a command is refused. Each keeps the evidence; the sentences are elsewhere, under the keys given here.

use core::fmt::{self, Display, Formatter};

use bija_rules::catalogue::CatalogueError;
use bija_rules::{ArrangementError, PlayError, TextError};

use crate::time::Millis;

/// Why a room does not do what it is asked. The room is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Only the server may do this.
    ServerOnly,
    /// Only a player may do this, and the one who asks has no seat.
    NotSeated,
    /// Only the host may do this.
    NotHost,
    /// The game has begun.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// The next game has been made already.
    RematchMade,
    /// They sit here already.
    SeatedAlready,
    /// Every place is taken.
    Full {
        /// How many there are.
        seats: u8,
    },
    /// Too few have sat down.
    TooFew {
        /// How many have.
        seated: u8,
        /// How many the game needs.
        needed: u8,
    },
    /// There is no computer at that place.
    NoComputer {
        /// Which place.
        seat: u8,
    },
    /// A rated game is for people who have signed in, and settled by the server.
    Rated,
    /// The settings do not go together, or not with the game.
    Settings(SettingsError),
    /// The game cannot be made as asked.
    Game(CatalogueError),
    /// The start position is not accepted.
    Position(TextError),
    /// The game is over before it begins.
    StartIsOver,
    /// These games cannot count together.
    NoSeries,
    /// Nothing of this kind is to be decided now.
    NotNow,
    /// Another player decides now.
    NotYourTurn {
        /// Whose turn it is.
        mover: u8,
    },
    /// One or two seeds are hidden.
    HiddenCount {
        /// How many were to be.
        count: u8,
    },
    /// The seeds cannot lie so.
    Arrangement(ArrangementError),
    /// It was decided at another state of the game.
    Stale {
        /// The ply it was decided at.
        ply: u32,
        /// The ply now.
        now: u32,
    },
    /// The time for it has passed.
    TooLate {
        /// When it ran out.
        deadline: Millis,
        /// When the command came.
        now: Millis,
    },
    /// The time ran out, and the computer makes this one decision.
    TimedOut,
    /// The computer holds the seat; its owner may return first.
    ComputerHolds,
    /// The computer does not hold the seat.
    NotHeld,
    /// The computer has nothing to decide here.
    NotComputersTurn,
    /// The decision cannot be played.
    Move(PlayError),
    /// The seat has no part in the game any more: it has finished or resigned.
    OutOfPlay,
    /// Draws are agreed between two people.
    NoDraw,
    /// A draw has been offered and not been answered.
    DrawOpen,
    /// No draw has been offered.
    NoDrawOffer,
    /// An offer was declined, and may be repeated after more own sowings.
    DrawWait {
        /// How many more.
        sowings: u32,
    },
    /// Who has sown does not stop the game but resigns.
    HasSown,
    /// They have said that already.
    SaidAlready,
    /// A player has declined to play again.
    RematchDeclined {
        /// Which.
        seat: u8,
    },
    /// Nothing is due yet.
    NotDue {
        /// When the next thing is.
        deadline: Option<Millis>,
    },
    /// A clock that moves by nothing needs no event.
    NoOutage,
}

/// Why settings are not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsError {
    /// The game is not played by so many.
    Seats {
        /// How many places were asked for.
        seats: u8,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// More people than places would sit at the table.
    Seated {
        /// How many places were asked for.
        seats: u8,
        /// How many have sat down.
        seated: u8,
    },
    /// The clock is not one that is offered.
    Clock {
        /// Seconds for a sowing.
        seconds: u16,
    },
}

/// A value in a refusal's sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A count, a seat (from 0), or a moment.
    Number(i64),
    /// A text.
    Text(String),
}

impl Refusal {
    /// The key of its sentence. Moves, options, positions and arrangements have sentences of their own, by their kind of evidence.
    pub const fn key(&self) -> &'static str {
        match self {
            Refusal::ServerOnly => "live-server-only",
            Refusal::NotSeated => "live-not-seated",
            Refusal::NotHost => "live-not-host",
            Refusal::Begun => "live-begun",
            Refusal::NotBegun => "live-not-begun",
            Refusal::Over => "live-over",
            Refusal::NotOver => "live-not-over",
            Refusal::RematchMade => "live-rematch-made",
            Refusal::SeatedAlready => "live-seated-already",
            Refusal::Full { .. } => "live-full",
            Refusal::TooFew { .. } => "live-too-few",
            Refusal::NoComputer { .. } => "live-no-computer",
            Refusal::Rated => "live-rated",
            Refusal::Settings(SettingsError::Seats { .. }) => "live-settings-seats",
            Refusal::Settings(SettingsError::Seated { .. }) => "live-settings-seated",
            Refusal::Settings(SettingsError::Clock { .. }) => "live-settings-clock",
            Refusal::Game(_) => "live-game",
            Refusal::Position(_) => "live-position",
            Refusal::StartIsOver => "live-start-is-over",
            Refusal::NoSeries => "live-no-series",
            Refusal::NotNow => "live-not-now",
            Refusal::NotYourTurn { .. } => "live-not-your-turn",
            Refusal::HiddenCount { .. } => "live-hidden-count",
            Refusal::Arrangement(_) => "live-arrangement",
            Refusal::Stale { .. } => "live-stale",
            Refusal::TooLate { .. } => "live-too-late",
            Refusal::TimedOut => "live-timed-out",
            Refusal::ComputerHolds => "live-computer-holds",
            Refusal::NotHeld => "live-not-held",
            Refusal::NotComputersTurn => "live-not-computers-turn",
            Refusal::Move(_) => "live-move",
            Refusal::OutOfPlay => "live-out-of-play",
            Refusal::NoDraw => "live-no-draw",
            Refusal::DrawOpen => "live-draw-open",
            Refusal::NoDrawOffer => "live-no-draw-offer",
            Refusal::DrawWait { .. } => "live-draw-wait",
            Refusal::HasSown => "live-has-sown",
            Refusal::SaidAlready => "live-said-already",
            Refusal::RematchDeclined { .. } => "live-rematch-declined",
            Refusal::NotDue { .. } => "live-not-due",
            Refusal::NoOutage => "live-no-outage",
        }
    }

    /// What its sentence speaks of.
    pub fn args(&self) -> Vec<(&'static str, Arg)> {
        let number = |name, value: i64| vec![(name, Arg::Number(value))];
        match self {
            Refusal::Full { seats } => number("seats", i64::from(*seats)),
            Refusal::TooFew { seated, needed } => vec![("seated", Arg::Number(i64::from(*seated))), ("needed", Arg::Number(i64::from(*needed)))],
            Refusal::NoComputer { seat } | Refusal::RematchDeclined { seat } => number("seat", i64::from(*seat)),
            Refusal::Settings(SettingsError::Seats { seats, least, most }) => {
                vec![("seats", Arg::Number(i64::from(*seats))), ("least", Arg::Number(i64::from(*least))), ("most", Arg::Number(i64::from(*most)))]
            }
            Refusal::Settings(SettingsError::Seated { seats, seated }) => {
                vec![("seats", Arg::Number(i64::from(*seats))), ("seated", Arg::Number(i64::from(*seated)))]
            }
            Refusal::Settings(SettingsError::Clock { seconds }) => number("seconds", i64::from(*seconds)),
            Refusal::Game(error) => vec![("detail", Arg::Text(error.to_string()))],
            Refusal::Position(error) => vec![("detail", Arg::Text(error.to_string()))],
            Refusal::Arrangement(error) => vec![("detail", Arg::Text(error.to_string()))],
            Refusal::Move(error) => vec![("detail", Arg::Text(error.to_string()))],
            Refusal::NotYourTurn { mover } => number("mover", i64::from(*mover)),
            Refusal::HiddenCount { count } => number("count", i64::from(*count)),
            Refusal::Stale { ply, now } => vec![("ply", Arg::Number(i64::from(*ply))), ("now", Arg::Number(i64::from(*now)))],
            Refusal::TooLate { deadline, now } => vec![("deadline", Arg::Number(deadline.0)), ("now", Arg::Number(now.0))],
            Refusal::DrawWait { sowings } => number("sowings", i64::from(*sowings)),
            Refusal::NotDue { deadline } => deadline.map(|deadline| ("deadline", Arg::Number(deadline.0))).into_iter().collect(),
            Refusal::ServerOnly
            | Refusal::NotSeated
            | Refusal::NotHost
            | Refusal::Begun
            | Refusal::NotBegun
            | Refusal::Over
            | Refusal::NotOver
            | Refusal::RematchMade
            | Refusal::SeatedAlready
            | Refusal::Rated
            | Refusal::StartIsOver
            | Refusal::NoSeries
            | Refusal::NotNow
            | Refusal::TimedOut
            | Refusal::ComputerHolds
            | Refusal::NotHeld
            | Refusal::NotComputersTurn
            | Refusal::OutOfPlay
            | Refusal::NoDraw
            | Refusal::DrawOpen
            | Refusal::NoDrawOffer
            | Refusal::HasSown
            | Refusal::SaidAlready
            | Refusal::NoOutage => Vec::new(),
        }
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "refused: {self:?}")
    }
}

impl core::error::Error for Refusal {}

/// Why a log makes no room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// It does not begin with the opening of a table.
    NotOpened,
    /// The numbers of its events have a gap, or one comes twice.
    Sequence {
        /// What should have come.
        expected: u64,
        /// What came.
        found: u64,
    },
    /// An event does not follow from those before it.
    Misfit {
        /// Its number.
        seq: u64,
        /// What is wrong, for programmers.
        detail: String,
    },
}

impl Display for ReplayError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::NotOpened => f.write_str("the log does not begin with an opened table"),
            ReplayError::Sequence { expected, found } => write!(f, "event {found} comes where {expected} should"),
            ReplayError::Misfit { seq, detail } => write!(f, "event {seq} does not follow: {detail}"),
        }
    }
}

impl core::error::Error for ReplayError {}
