//! What can go wrong, told apart by what the caller does about it.

use std::fmt;

use bija_room::{GameId, Millis, PersonId};

/// Why a transaction or a question came to nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoreError {
    /// The transaction's own conditions do not hold. Nothing of it is stored, the others of its group are.
    Refused(Refused),
    /// The disk or the database failed. Nothing of the transaction is stored, nor of its group: what is held in memory has to be read again.
    NotStored(Fault),
    /// A question could not be answered.
    Unreadable(Fault),
    /// What is stored cannot be understood.
    Damaged {
        /// Where, and what is odd about it.
        what: String,
    },
    /// The store is closed.
    Closed,
}

/// Which condition of a transaction does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The game has moved on.
    Stale {
        /// Which.
        game: GameId,
        /// The number of its last event.
        seq: u64,
    },
    /// The clock was over.
    TooLate {
        /// Which game.
        game: GameId,
        /// When it was over.
        deadline: Millis,
    },
    /// There is no such game.
    NoSuchGame {
        /// Which.
        game: GameId,
    },
    /// There is no such event to redact.
    NoSuchEvent {
        /// Which game.
        game: GameId,
        /// Which event.
        seq: u64,
    },
    /// The id of a new game is taken.
    GameExists {
        /// Which.
        game: GameId,
    },
    /// A ply is there already.
    PlyTaken {
        /// Which game.
        game: GameId,
        /// Which ply.
        ply: u32,
    },
    /// A game is opened or advanced without an event.
    NoEvents {
        /// Which.
        game: GameId,
    },
    /// The game was rated before.
    Rated {
        /// Which.
        game: GameId,
    },
    /// There is no such person, or their data is deleted, or they are not of the kind that is needed.
    NoSuchPerson {
        /// Who.
        person: PersonId,
    },
    /// The id of a new person is taken.
    PersonExists {
        /// Who.
        person: PersonId,
    },
    /// An account has that name.
    NameTaken,
    /// Somebody else signs in like that.
    IdentityTaken {
        /// Who.
        person: PersonId,
    },
    /// There is no such session.
    NoSuchSession,
    /// There is a session with that secret.
    SessionExists,
    /// There is no such invitation.
    NoSuchInvitation,
    /// There is an invitation with that secret.
    InvitationExists,
    /// The invitation expired.
    InvitationExpired {
        /// When.
        expires: Millis,
    },
    /// That seat was taken through the invitation before.
    InvitationUsed {
        /// By whom.
        by: PersonId,
    },
}

/// What failed below us.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// Somebody else holds the database.
    Locked,
    /// There is no room left.
    Full,
    /// It must not be written to.
    ReadOnly,
    /// The file is no sound database.
    Corrupt,
    /// The medium failed.
    Io {
        /// In the words of the library.
        detail: String,
    },
    /// The database refused what it was told, which is a mistake of ours.
    Unexpected {
        /// In the words of the library.
        detail: String,
    },
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refused) => write!(f, "the transaction is refused: {refused}"),
            Self::NotStored(fault) => write!(f, "the transaction is not stored: {fault}"),
            Self::Unreadable(fault) => write!(f, "the database does not answer: {fault}"),
            Self::Damaged { what } => write!(f, "the database holds what cannot be: {what}"),
            Self::Closed => f.write_str("the database is closed"),
        }
    }
}

impl std::error::Error for StoreError {}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stale { game, seq } => write!(f, "game {game} is at event {seq}"),
            Self::TooLate { game, deadline } => write!(f, "the clock of game {game} was over at {} ms", deadline.0),
            Self::NoSuchGame { game } => write!(f, "there is no game {game}"),
            Self::NoSuchEvent { game, seq } => write!(f, "game {game} has no event {seq}"),
            Self::GameExists { game } => write!(f, "there is a game {game}"),
            Self::PlyTaken { game, ply } => write!(f, "game {game} has a ply {ply}"),
            Self::NoEvents { game } => write!(f, "nothing happens in game {game}"),
            Self::Rated { game } => write!(f, "game {game} is rated"),
            Self::NoSuchPerson { person } => write!(f, "there is no such person {person}"),
            Self::PersonExists { person } => write!(f, "there is a person {person}"),
            Self::NameTaken => f.write_str("an account has that name"),
            Self::IdentityTaken { person } => write!(f, "the identity is that of {person}"),
            Self::NoSuchSession => f.write_str("there is no such session"),
            Self::SessionExists => f.write_str("there is such a session"),
            Self::NoSuchInvitation => f.write_str("there is no such invitation"),
            Self::InvitationExists => f.write_str("there is such an invitation"),
            Self::InvitationExpired { expires } => write!(f, "the invitation expired at {} ms", expires.0),
            Self::InvitationUsed { by } => write!(f, "the invitation's seat is taken by {by}"),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Locked => f.write_str("another program holds the database"),
            Self::Full => f.write_str("the disk is full"),
            Self::ReadOnly => f.write_str("the database may not be written to"),
            Self::Corrupt => f.write_str("the file is not a sound database"),
            Self::Io { detail } | Self::Unexpected { detail } => f.write_str(detail),
        }
    }
}
