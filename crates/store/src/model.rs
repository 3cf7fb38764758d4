//! What is kept: people and how they are known, games and their logs, invitations, ratings.

use bija_room::{GameId, Millis, PersonId};

use crate::Standing;

/// The SHA-256 of a secret that its owner alone holds: a session's cookie, an invitation's link.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digest(pub [u8; 32]);

/// How a person is known to the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// By a cookie and a nickname.
    Guest,
    /// By at least one sign-in elsewhere.
    Account,
}

/// A person, or what is left of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// How they are known.
    pub kind: Kind,
    /// The name they chose; none once their data is deleted or their games are another's.
    pub name: Option<String>,
    /// When they came.
    pub created: Millis,
    /// The account that took this guest's games over.
    pub moved_to: Option<PersonId>,
    /// When their data was deleted.
    pub deleted: Option<Millis>,
}

/// A device that is let in as somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// The digest of its secret.
    pub hash: Digest,
    /// Whose it is.
    pub person: PersonId,
    /// When it began.
    pub created: Millis,
    /// When it was last used, as far as that is noted.
    pub renewed: Millis,
    /// From when on it lets nobody in.
    pub expires: Millis,
}

/// Who an issuer of sign-ins says somebody is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Identity {
    /// The issuer's address.
    pub issuer: String,
    /// The issuer's own, lasting name for the person.
    pub subject: String,
}

/// How far a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// The table waits for people.
    Gathering,
    /// Something is settled before the first sowing.
    Prelude,
    /// It is played.
    Playing,
    /// It has ended, in whatever way.
    Over,
}

/// How people came together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Way {
    /// By a link that one sent to another.
    Friend,
    /// At a table that others may join.
    Table,
    /// Paired by the server.
    Random,
}

/// Whether the lobby shows a table to everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Listing {
    /// Anybody may see it and sit down.
    Open,
    /// Only those who have its address know of it.
    Unlisted,
}

/// What is played, as agreed; the host may change it while the table gathers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    /// The catalogue's id of the ruleset.
    pub ruleset: String,
    /// The options that differ from the standard, as JSON text the store does not read.
    pub options: String,
    /// The table's settings, as JSON text the store does not read.
    pub settings: String,
    /// How many play: 2 to 4.
    pub seats: u8,
    /// Seconds for a sowing; none without a clock.
    pub clock: Option<u32>,
    /// The list of ratings that the game counts for; none if it is not ranked.
    pub pool: Option<String>,
}

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sitter {
    /// A person, named as they are named today.
    Person(PersonId),
    /// The machine, at a level.
    Computer(String),
}

/// One occupied seat of a game, as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// Its number, from 0, in the order that the game's log uses at that moment.
    pub seat: u8,
    /// Who sits there.
    pub sitter: Sitter,
    /// The place reached, from 1; none before the end, and in games without places.
    pub place: Option<u8>,
    /// The seeds that count for it at the end.
    pub score: Option<i16>,
}

/// One occupied seat of a game, as it is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// What was written.
    pub seat: Seat,
    /// A person's name today and how they are known; none for the machine and for those whose data is deleted.
    pub known_as: Option<(String, Kind)>,
}

/// Why a game is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// The reason's spelling in the log.
    pub reason: String,
    /// The person whose doing ended it: who resigned, ran out of time, aborted.
    pub by: Option<PersonId>,
}

/// What of a game changes with its events, beside the log itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// How far it is.
    pub status: Status,
    /// Whether the lobby shows it.
    pub listing: Listing,
    /// The plies accepted so far.
    pub ply: u32,
    /// The seat that is to move.
    pub mover: Option<u8>,
    /// When the running clock is over.
    pub deadline: Option<Millis>,
    /// Why it is over, once it is.
    pub ending: Option<Ending>,
    /// The rematch.
    pub next: Option<GameId>,
}

/// A game without its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    /// Which.
    pub id: GameId,
    /// How its people came together.
    pub way: Way,
    /// The game that this is the rematch of.
    pub previous: Option<GameId>,
    /// What is played.
    pub terms: Terms,
    /// The number of its last event.
    pub seq: u64,
    /// Where it stands.
    pub state: State,
    /// Its occupied seats, in order.
    pub seats: Vec<SeatRow>,
    /// When its table was opened.
    pub opened: Millis,
    /// When it left the gathering.
    pub began: Option<Millis>,
    /// When its last event happened.
    pub changed: Millis,
    /// When it ended.
    pub ended: Option<Millis>,
}

/// One event of a log. The store keeps its text and does not read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventRow {
    /// Its number in the game, from 1 without gaps.
    pub seq: u64,
    /// When it happened.
    pub at: Millis,
    /// JSON text.
    pub event: String,
}

/// One accepted ply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveRow {
    /// Its number in the game, from 0 without gaps.
    pub ply: u32,
    /// Whose it was.
    pub seat: u8,
    /// The move's token.
    pub token: String,
    /// When it was accepted.
    pub at: Millis,
}

/// A game with its whole log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameLog {
    /// The game.
    pub game: GameRow,
    /// Its events, from the first.
    pub events: Vec<EventRow>,
}

/// A link that seats people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// The digest of its secret.
    pub hash: Digest,
    /// Where it leads.
    pub game: GameId,
    /// Who sent it.
    pub from: PersonId,
    /// When it was made.
    pub created: Millis,
    /// From when on it leads nowhere.
    pub expires: Millis,
    /// The seats taken through it, and by whom.
    pub uses: Vec<(u8, PersonId)>,
}

/// What somebody plays like, in one list of ratings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingRow {
    /// Who.
    pub person: PersonId,
    /// Their name today; none once their data is deleted.
    pub name: Option<String>,
    /// The list.
    pub pool: String,
    /// The rating itself, in points.
    pub rating: i32,
    /// How many rated games stand behind it.
    pub games: u32,
    /// When it last changed.
    pub changed: Millis,
}

/// A row of a list of ratings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranked {
    /// The rating itself.
    pub rating: RatingRow,
    /// How the latest rated games of the list went that ended with places, the latest last.
    pub latest: Vec<Standing>,
}

/// What one game did to one rating.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingChange {
    /// Which game.
    pub game: GameId,
    /// Whose rating.
    pub person: PersonId,
    /// In which list.
    pub pool: String,
    /// When.
    pub at: Millis,
    /// The rating before, in points.
    pub before: i32,
    /// The rating after, in points.
    pub after: i32,
    /// The rated games played, this one included.
    pub games: u32,
}

/// What a start needs to know of a game that is not over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unfinished {
    /// Which.
    pub id: GameId,
    /// How far it is.
    pub status: Status,
    /// When the running clock is over, or when the server has to look at it again.
    pub deadline: Option<Millis>,
    /// When its last event happened.
    pub changed: Millis,
    /// Whether the seat to move is the machine's.
    pub computer_moves: bool,
}

/// How much somebody has going on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Load {
    /// Games that are not over, gathering tables included.
    pub unfinished: u32,
    /// Gathering tables that the lobby shows.
    pub open_tables: u32,
}

/// Everything that is kept about one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dossier {
    /// The person.
    pub person: Person,
    /// The guests that became this account.
    pub guests: Vec<PersonId>,
    /// Where they sign in.
    pub identities: Vec<Identity>,
    /// Their devices.
    pub sessions: Vec<Session>,
    /// What they have set, as text the store does not read.
    pub settings: Option<String>,
    /// Their games, the latest first.
    pub games: Vec<GameRow>,
    /// Their moves in those games.
    pub moves: Vec<(GameId, MoveRow)>,
    /// Their ratings.
    pub ratings: Vec<RatingRow>,
    /// How those came about, the latest first.
    pub rating_changes: Vec<RatingChange>,
}
