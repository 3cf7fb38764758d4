//! What can be changed: a closed list of writes, made all together or not at all.

use bija_room::{GameId, Millis, PersonId};

use crate::{Digest, Identity, Kind, RatingChange, Seat, State, Terms, Way};

/// Writes that happen all together, in this order, or not at all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Transaction {
    /// The writes.
    pub writes: Vec<Write>,
}

impl Transaction {
    /// A transaction of these writes.
    pub fn of(writes: impl IntoIterator<Item = Write>) -> Self {
        Self { writes: writes.into_iter().collect() }
    }
}

impl From<Write> for Transaction {
    fn from(write: Write) -> Self {
        Self { writes: vec![write] }
    }
}

/// One change of what is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Write {
    /// Somebody new. Refused if an account has the name's key.
    InsertPerson {
        /// Who.
        id: PersonId,
        /// How they are known.
        kind: Kind,
        /// Their name as they write it.
        name: String,
        /// The name as it is compared: two names with one key look alike. No two accounts share a key, and no guest has an account's.
        name_key: String,
        /// When.
        at: Millis,
    },
    /// Another name, under the same conditions.
    RenamePerson {
        /// Who.
        id: PersonId,
        /// Their name as they write it.
        name: String,
        /// The name as it is compared.
        name_key: String,
    },
    /// A device is let in.
    InsertSession {
        /// The digest of its secret.
        hash: Digest,
        /// As whom.
        person: PersonId,
        /// When.
        at: Millis,
        /// Until when.
        expires: Millis,
    },
    /// A session was used: it lasts longer.
    TouchSession {
        /// Which.
        hash: Digest,
        /// When.
        at: Millis,
        /// Until when it now lasts.
        expires: Millis,
    },
    /// One device is let in no more. No such session is no error.
    DeleteSession {
        /// Which.
        hash: Digest,
    },
    /// No device of somebody is let in any more.
    DeleteSessionsOf {
        /// Whose.
        person: PersonId,
    },
    /// Somebody signed in: an issuer vouches for this account.
    LinkIdentity {
        /// Who the issuer says it is.
        identity: Identity,
        /// Which account.
        person: PersonId,
        /// When.
        at: Millis,
    },
    /// A guest's games, invitations and aborts become an account's; the guest's sessions end and its name is forgotten.
    /// The games' logs still speak of the guest, whom [`Store::aliases`](crate::Store::aliases) names.
    MovePerson {
        /// The guest.
        guest: PersonId,
        /// The account.
        account: PersonId,
        /// When.
        at: Millis,
    },
    /// What an account has set, in place of what it had set before.
    KeepSettings {
        /// Which account.
        person: PersonId,
        /// Its settings, as text the store does not read, of at most 2000 characters.
        settings: String,
        /// When.
        at: Millis,
    },
    /// Somebody's name, sessions, identities, settings and place on the leaderboards are deleted, and those of the guests they were. Their games
    /// stay for those they played with. Logs that hold the name are rewritten by [`Write::RedactEvent`] in the same transaction.
    DeletePerson {
        /// Who.
        id: PersonId,
        /// When.
        at: Millis,
    },
    /// The text of one event without somebody's name; its number and time stay.
    RedactEvent {
        /// Which game.
        game: GameId,
        /// Which event.
        seq: u64,
        /// Its text from now on.
        event: String,
    },
    /// A table is opened, with its first events.
    InsertGame(Box<NewGame>),
    /// Events of one game.
    Advance(Box<Advance>),
    /// A link to a table.
    InsertInvitation {
        /// The digest of its secret.
        hash: Digest,
        /// Where it leads.
        game: GameId,
        /// Who sends it.
        from: PersonId,
        /// When.
        at: Millis,
        /// From when on it leads nowhere.
        expires: Millis,
    },
    /// A seat is taken through a link: once per seat, before it expires.
    UseInvitation {
        /// The digest of its secret.
        hash: Digest,
        /// Which seat.
        seat: u8,
        /// By whom.
        person: PersonId,
        /// When.
        at: Millis,
    },
    /// A ranked game ended: the ratings that follow from it by [`bija_room::rating`], once per game.
    Rate {
        /// Which game.
        game: GameId,
        /// The list of ratings.
        pool: String,
        /// When.
        at: Millis,
        /// Everybody's place, from 1; equal places are shared.
        places: Vec<(PersonId, u8)>,
    },
    /// The server was alive then. An earlier moment than the stored one is kept as well: clocks may be set back.
    Heartbeat {
        /// When.
        at: Millis,
    },
    /// What nobody asks for any more is deleted: sessions and invitations that expired, and answers to commands of games that ended.
    Sweep {
        /// Before when they expired or ended.
        before: Millis,
    },
}

/// A table that is opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame {
    /// Which.
    pub id: GameId,
    /// How its people come together.
    pub way: Way,
    /// The game that this is the rematch of.
    pub previous: Option<GameId>,
    /// What is played.
    pub terms: Terms,
    /// Its first events with their times, at least one.
    pub events: Vec<(Millis, String)>,
    /// Where it stands after them.
    pub state: State,
    /// Who sits.
    pub seats: Vec<Seat>,
}

/// What one accepted command does to one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advance {
    /// Which game.
    pub game: GameId,
    /// The number of its last event as the one who decided saw it. Refused as stale if it is another one by now.
    pub expected_seq: u64,
    /// For what the running clock binds: the moment that counts for it (its arrival less the network's grace). Refused as too late if the
    /// stored deadline is before that moment. None for what the clock does not bind, such as the time-out itself.
    pub counts_at: Option<Millis>,
    /// The events with their times, at least one; numbered from `expected_seq + 1`.
    pub events: Vec<(Millis, String)>,
    /// The plies among them.
    pub moves: Vec<Ply>,
    /// Where the game stands now.
    pub state: State,
    /// Who sits, if that or the result changed.
    pub seats: Option<Vec<Seat>>,
    /// What is played, if that changed.
    pub terms: Option<Terms>,
    /// The client's command that this accepts.
    pub command: Option<Command>,
}

/// One accepted ply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// Its number, from 0 without gaps.
    pub ply: u32,
    /// Whose it is.
    pub seat: u8,
    /// The move's token.
    pub token: String,
}

/// A client's command, known by its message id as long as the game runs: the same again gets the same answer and changes nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    /// A number that stays its sender's for the whole game: where sides may be swapped, the place at the table and not the seat.
    pub sender: u8,
    /// The client's message id.
    pub id: String,
    /// What is answered, as text the store does not read.
    pub answer: String,
}

/// What became of a transaction that was not refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Committed {
    /// It is on the disk.
    Stored(Stored),
    /// Its command was accepted before; nothing was written now.
    Repeated {
        /// What was answered then.
        answer: String,
    },
}

/// What a stored transaction brought about beside what it said itself.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Stored {
    /// The ratings that changed, in the order of the places given.
    pub ratings: Vec<RatingChange>,
}
