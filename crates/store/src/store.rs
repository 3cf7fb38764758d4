//! The trait that the server plays over, whatever keeps the data.

use async_trait::async_trait;
use bija_room::{GameId, Millis, PersonId};

use crate::{
    Command, Committed, Digest, Dossier, EventRow, GameLog, GameRow, Identity, Invitation, Load, MoveRow, Person, Ranked, RatingChange, RatingRow, Session,
    StoreError, Transaction, Unfinished,
};

/// Where a list goes on: after the last row of the page before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cursor {
    /// The time that the list is ordered by.
    pub at: Millis,
    /// The game there.
    pub game: GameId,
}

/// A part of a list that has the latest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page {
    /// Where it starts; none at the top.
    pub after: Option<Cursor>,
    /// How many rows it holds at most.
    pub limit: u32,
}

impl Page {
    /// The top of a list.
    pub fn first(limit: u32) -> Self {
        Self { after: None, limit }
    }
}

/// Which games of a person are asked for; what is none does not matter.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Filter {
    /// Of this ruleset of the catalogue.
    pub ruleset: Option<String>,
    /// Against this person.
    pub opponent: Option<PersonId>,
    /// Ranked ones or the others.
    pub stake: Option<Stake>,
    /// Over or running.
    pub progress: Option<Progress>,
    /// With this result for the person.
    pub result: Option<Standing>,
}

/// Whether a game counts for a rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stake {
    /// It does.
    Ranked,
    /// It does not.
    Unranked,
}

/// Whether a game goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// It has begun or gathers.
    Unfinished,
    /// It is over.
    Over,
}

/// How a game went for one of its people.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// First, and alone.
    Won,
    /// First, and not alone.
    Shared,
    /// Behind somebody.
    Lost,
}

/// Which logs are read in bulk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Logs {
    /// Of games that are not over, as a server needs them when it starts.
    Unfinished,
    /// Of all games, as a check needs them.
    All,
}

/// What outlives the process.
///
/// Everything that [`Store::commit`] answered with [`Committed::Stored`] survives the loss of the process and of the machine's power; every
/// question asked afterwards sees it.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Writes all of a transaction or nothing. An answer is given once it is on the disk.
    async fn commit(&self, transaction: Transaction) -> Result<Committed, StoreError>;

    /// A person by id.
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError>;
    /// The account whose name has this key.
    async fn account_by_name(&self, name_key: &str) -> Result<Option<Person>, StoreError>;
    /// Who a session lets in, if it has not expired.
    async fn person_by_session(&self, hash: Digest, now: Millis) -> Result<Option<(Person, Session)>, StoreError>;
    /// The account that an issuer's subject signs in to.
    async fn person_by_identity(&self, identity: &Identity) -> Result<Option<Person>, StoreError>;
    /// The guests whose games became this account's.
    async fn aliases(&self, account: PersonId) -> Result<Vec<PersonId>, StoreError>;
    /// How much somebody has going on.
    async fn load(&self, person: PersonId) -> Result<Load, StoreError>;
    /// How many games ended for this reason by this person's doing since then.
    async fn ended_by(&self, person: PersonId, reason: &str, since: Millis) -> Result<u32, StoreError>;
    /// What an account has set, as [`Write::KeepSettings`](crate::Write::KeepSettings) put it.
    async fn settings(&self, account: PersonId) -> Result<Option<String>, StoreError>;
    /// Everything that is kept about somebody.
    async fn dossier(&self, person: PersonId) -> Result<Option<Dossier>, StoreError>;

    /// A game without its log.
    async fn game(&self, id: GameId) -> Result<Option<GameRow>, StoreError>;
    /// The events of a game after this number; 0 for all.
    async fn events(&self, game: GameId, after: u64) -> Result<Vec<EventRow>, StoreError>;
    /// A game with its whole log, seen at one moment.
    async fn log(&self, game: GameId) -> Result<Option<GameLog>, StoreError>;
    /// The plies of a game.
    async fn moves(&self, game: GameId) -> Result<Vec<MoveRow>, StoreError>;
    /// The accepted command with this message id, while it is remembered.
    async fn command(&self, game: GameId, sender: u8, id: &str) -> Result<Option<Command>, StoreError>;
    /// Logs in bulk, in the order of the games' ids, after this one, at most so many. Fewer than asked for means that there are no more.
    async fn logs(&self, which: Logs, after: Option<GameId>, limit: u32) -> Result<Vec<GameLog>, StoreError>;

    /// Every game that is not over, without its log.
    async fn unfinished(&self) -> Result<Vec<Unfinished>, StoreError>;
    /// Games that have begun and are not over, the latest change first.
    async fn running(&self, page: Page) -> Result<Vec<GameRow>, StoreError>;
    /// Gathering tables that the lobby shows, the latest opened first.
    async fn open_tables(&self, page: Page) -> Result<Vec<GameRow>, StoreError>;
    /// The games of a person, the latest opened first.
    async fn games_of(&self, person: PersonId, filter: &Filter, page: Page) -> Result<Vec<GameRow>, StoreError>;

    /// An invitation, whether or not it expired.
    async fn invitation(&self, hash: Digest) -> Result<Option<Invitation>, StoreError>;

    /// The best of a list of ratings, provisional ones left out; from this rank on, counted from 0. Each with so many of the latest results.
    async fn leaderboard(&self, pool: &str, from: u32, limit: u32, results: u32) -> Result<Vec<Ranked>, StoreError>;
    /// How many stand before somebody in a list of ratings, as [`Store::leaderboard`] counts; nothing for who is not in it.
    async fn rank(&self, pool: &str, person: PersonId) -> Result<Option<u32>, StoreError>;
    /// Somebody's ratings, in the order of the lists' names.
    async fn ratings(&self, person: PersonId) -> Result<Vec<RatingRow>, StoreError>;
    /// What one's games did to one's rating, the latest first, at most so many.
    async fn rating_changes(&self, person: PersonId, pool: &str, limit: u32) -> Result<Vec<RatingChange>, StoreError>;
    /// What a game did to ratings.
    async fn rated(&self, game: GameId) -> Result<Vec<RatingChange>, StoreError>;

    /// When the server was last known to be alive.
    async fn heartbeat(&self) -> Result<Option<Millis>, StoreError>;
}
