//! The store in one SQLite file.
//!
//! ```text
//! commit ──▶ queue ──▶ writer: BEGIN · a savepoint for each transaction · COMMIT ──▶ answers
//! questions ─────────▶ readers: four connections that cannot write
//! ```

mod backup;
mod check;
mod fault;
mod lock;
mod open;
mod read;
mod schema;
mod spelling;
#[cfg(test)]
mod tests;
mod write;
mod writer;

use std::path::{Path, PathBuf};

use async_trait::async_trait;
use bija_room::{GameId, Millis, PersonId};
use sqlx::sqlite::SqlitePool;
use sqlx::{Connection, SqliteConnection};

pub use check::Flaw;
pub use lock::Holder;
pub use open::{FILE, OpenError};
pub use writer::Durability;

use crate::{
    Command, Committed, Digest, Dossier, EventRow, Filter, GameLog, GameRow, Identity, Invitation, Load, Logs, MoveRow, Page, Person, Ranked, RatingChange,
    RatingRow, Session, Store, StoreError, Transaction, Unfinished,
};
use lock::Lock;
use writer::Writer;

/// A data directory that is held and served from.
#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
    file: PathBuf,
    migrated: Option<PathBuf>,
    // Last, so that it is let go when everything else is closed.
    _lock: Lock,
}

impl SqliteStore {
    /// Holds a data directory, made if it is missing, and brings its database up to date.
    ///
    /// # Errors
    /// If somebody else holds it, or if its database is not ours, too new, or cannot be written to safely.
    pub async fn open(directory: &Path, holder: &Holder) -> Result<Self, OpenError> {
        std::fs::create_dir_all(directory).map_err(|error| OpenError::from_io(directory, &error))?;
        let lock = Lock::take(directory, holder)?;
        let file = directory.join(FILE);
        schema::expect_ours(&file).await?;
        let options = open::writing(&file);
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(|error| OpenError::from_sqlx(&file, &error))?;
        let migrated = schema::migrate(&mut connection, &file).await?;
        let durability = writer::durability(&mut connection).await.map_err(|error| OpenError::from_sqlx(&file, &error))?;
        if !durability.is_full() {
            return Err(OpenError::NotDurable { file, found: durability });
        }
        Ok(Self { readers: open::readers(&file), writer: Writer::start(connection, options), file, migrated, _lock: lock })
    }

    /// Where the copy is that was made before the schema was changed, if opening changed it.
    pub fn copy_before_migration(&self) -> Option<&Path> {
        self.migrated.as_deref()
    }

    /// The database's file.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// What the writer's own connection says about how it writes.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn durability(&self) -> Result<Durability, StoreError> {
        self.writer.durability().await
    }

    /// Copies the database as it is now into a new file, while games go on.
    ///
    /// # Errors
    /// If there is such a file already, or it cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup::backup(&self.file, to).await
    }

    /// What the database finds wrong with itself: broken pages, rows that refer to nothing, gaps in logs. Sound games may still hold
    /// what the rules forbid; whoever knows them replays [`Store::logs`] of [`Logs::All`].
    ///
    /// # Errors
    /// If the database is too broken to be looked at.
    pub async fn check(&self) -> Result<Vec<Flaw>, StoreError> {
        check::check(&self.readers).await
    }

    /// Stores what is queued, moves everything into the one file and closes it. What is asked or written afterwards is answered
    /// [`StoreError::Closed`].
    pub async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }

    /// For tests: something that is done on the writer's own connection.
    #[cfg(test)]
    pub(crate) fn writer(&self) -> &Writer {
        &self.writer
    }
}

/// A database that another process may be serving from: it can be read, copied and checked.
#[derive(Debug)]
pub struct SqliteReader {
    readers: SqlitePool,
    file: PathBuf,
}

impl SqliteReader {
    /// Opens a data directory's database without holding it and without changing anything.
    ///
    /// # Errors
    /// If there is none, or it is not of this program's schema.
    pub async fn open(directory: &Path) -> Result<Self, OpenError> {
        let file = directory.join(FILE);
        if !file.exists() {
            return Err(OpenError::Missing { file });
        }
        Self::open_file(&file).await
    }

    /// Opens a database by its own name, such as a backup.
    ///
    /// # Errors
    /// If it is none of ours, or not of this program's schema.
    pub async fn open_file(file: &Path) -> Result<Self, OpenError> {
        let readers = open::readers(file);
        let mut connection = readers.acquire().await.map_err(|error| OpenError::from_sqlx(file, &error))?;
        schema::expect_known(&mut connection, file).await?;
        drop(connection);
        Ok(Self { readers, file: file.to_path_buf() })
    }

    /// The same as [`SqliteStore::backup`].
    ///
    /// # Errors
    /// If there is such a file already, or it cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup::backup(&self.file, to).await
    }

    /// The same as [`SqliteStore::check`].
    ///
    /// # Errors
    /// If the database is too broken to be looked at.
    pub async fn check(&self) -> Result<Vec<Flaw>, StoreError> {
        check::check(&self.readers).await
    }

    /// The same as [`Store::logs`].
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn logs(&self, which: Logs, after: Option<GameId>, limit: u32) -> Result<Vec<GameLog>, StoreError> {
        read::games::logs(&self.readers, which, after, limit).await
    }

    /// The same as [`Store::person`].
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        read::people::person(&self.readers, id).await
    }

    /// The same as [`Store::moves`].
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn moves(&self, game: GameId) -> Result<Vec<MoveRow>, StoreError> {
        read::games::moves(&self.readers, game).await
    }

    /// The same as [`Store::rated`].
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn rated(&self, game: GameId) -> Result<Vec<RatingChange>, StoreError> {
        read::ratings::rated(&self.readers, game).await
    }

    /// Closes the file.
    pub async fn close(&self) {
        self.readers.close().await;
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn commit(&self, transaction: Transaction) -> Result<Committed, StoreError> {
        self.writer.commit(transaction).await
    }

    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        read::people::person(&self.readers, id).await
    }

    async fn account_by_name(&self, name_key: &str) -> Result<Option<Person>, StoreError> {
        read::people::account_by_name(&self.readers, name_key).await
    }

    async fn person_by_session(&self, hash: Digest, now: Millis) -> Result<Option<(Person, Session)>, StoreError> {
        read::people::by_session(&self.readers, hash, now).await
    }

    async fn person_by_identity(&self, identity: &Identity) -> Result<Option<Person>, StoreError> {
        read::people::by_identity(&self.readers, identity).await
    }

    async fn aliases(&self, account: PersonId) -> Result<Vec<PersonId>, StoreError> {
        read::people::aliases(&self.readers, account).await
    }

    async fn load(&self, person: PersonId) -> Result<Load, StoreError> {
        read::lists::load(&self.readers, person).await
    }

    async fn ended_by(&self, person: PersonId, reason: &str, since: Millis) -> Result<u32, StoreError> {
        read::lists::ended_by(&self.readers, person, reason, since).await
    }

    async fn settings(&self, account: PersonId) -> Result<Option<String>, StoreError> {
        read::people::settings(&self.readers, account).await
    }

    async fn dossier(&self, person: PersonId) -> Result<Option<Dossier>, StoreError> {
        read::people::dossier(&self.readers, person).await
    }

    async fn game(&self, id: GameId) -> Result<Option<GameRow>, StoreError> {
        read::games::game(&self.readers, id).await
    }

    async fn events(&self, game: GameId, after: u64) -> Result<Vec<EventRow>, StoreError> {
        read::games::events(&self.readers, game, after).await
    }

    async fn log(&self, game: GameId) -> Result<Option<GameLog>, StoreError> {
        read::games::log(&self.readers, game).await
    }

    async fn moves(&self, game: GameId) -> Result<Vec<MoveRow>, StoreError> {
        read::games::moves(&self.readers, game).await
    }

    async fn command(&self, game: GameId, sender: u8, id: &str) -> Result<Option<Command>, StoreError> {
        read::games::command(&self.readers, game, sender, id).await
    }

    async fn logs(&self, which: Logs, after: Option<GameId>, limit: u32) -> Result<Vec<GameLog>, StoreError> {
        read::games::logs(&self.readers, which, after, limit).await
    }

    async fn unfinished(&self) -> Result<Vec<Unfinished>, StoreError> {
        read::lists::unfinished(&self.readers).await
    }

    async fn running(&self, page: Page) -> Result<Vec<GameRow>, StoreError> {
        read::lists::running(&self.readers, page).await
    }

    async fn open_tables(&self, page: Page) -> Result<Vec<GameRow>, StoreError> {
        read::lists::open_tables(&self.readers, page).await
    }

    async fn games_of(&self, person: PersonId, filter: &Filter, page: Page) -> Result<Vec<GameRow>, StoreError> {
        read::lists::games_of(&self.readers, person, filter, page).await
    }

    async fn invitation(&self, hash: Digest) -> Result<Option<Invitation>, StoreError> {
        read::games::invitation(&self.readers, hash).await
    }

    async fn leaderboard(&self, pool: &str, from: u32, limit: u32, results: u32) -> Result<Vec<Ranked>, StoreError> {
        read::ratings::leaderboard(&self.readers, pool, from, limit, results).await
    }

    async fn rank(&self, pool: &str, person: PersonId) -> Result<Option<u32>, StoreError> {
        read::ratings::rank(&self.readers, pool, person).await
    }

    async fn ratings(&self, person: PersonId) -> Result<Vec<RatingRow>, StoreError> {
        read::ratings::of_person(&self.readers, person).await
    }

    async fn rating_changes(&self, person: PersonId, pool: &str, limit: u32) -> Result<Vec<RatingChange>, StoreError> {
        read::ratings::changes(&self.readers, person, Some(pool), limit).await
    }

    async fn rated(&self, game: GameId) -> Result<Vec<RatingChange>, StoreError> {
        read::ratings::rated(&self.readers, game).await
    }

    async fn heartbeat(&self) -> Result<Option<Millis>, StoreError> {
        read::people::heartbeat(&self.readers).await
    }
}
