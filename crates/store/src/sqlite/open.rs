//! Opening a data directory: what connections are like, and what may be wrong with it.

use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};

use super::fault;
use super::lock::Holder;
use super::writer::Durability;
use crate::Fault;

/// The database's name in the data directory.
pub const FILE: &str = "bija.sqlite";

/// How long a connection waits for another one: a backup or a checkpoint may hold it up.
const PATIENCE: Duration = Duration::from_secs(5);

/// Questions answered at the same time.
const READERS: u32 = 4;

/// Why a data directory cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OpenError {
    /// Another server has it.
    Held {
        /// Which directory.
        directory: PathBuf,
        /// By whom, if the lock's note could be read.
        holder: Option<Holder>,
    },
    /// The database was written by a newer version of this program.
    Newer {
        /// Which file.
        file: PathBuf,
        /// Its schema.
        found: u32,
        /// The newest schema this program knows.
        known: u32,
    },
    /// The database is older than this program, and was opened by a door that changes nothing.
    Older {
        /// Which file.
        file: PathBuf,
        /// Its schema.
        found: u32,
        /// The schema this program works with.
        known: u32,
    },
    /// The file is not one of ours, or no database at all.
    Foreign {
        /// Which file.
        file: PathBuf,
    },
    /// There is no database there.
    Missing {
        /// Which file.
        file: PathBuf,
    },
    /// The copy that is made before the schema changes could not be made. The database is as it was.
    NoBackup {
        /// Where it was to go.
        to: PathBuf,
        /// Why not.
        fault: Fault,
    },
    /// The schema could not be changed. The database is as it was.
    NotMigrated {
        /// Which file.
        file: PathBuf,
        /// Why not.
        fault: Fault,
    },
    /// The file system does not let commits be made to last.
    NotDurable {
        /// Which file.
        file: PathBuf,
        /// How the connection would write.
        found: Durability,
    },
    /// It cannot be opened or written to.
    Failed {
        /// What.
        path: PathBuf,
        /// Why not.
        fault: Fault,
    },
}

impl OpenError {
    pub(super) fn from_io(path: &Path, error: &std::io::Error) -> Self {
        Self::Failed { path: path.to_path_buf(), fault: io_fault(error) }
    }

    pub(super) fn from_sqlx(file: &Path, error: &sqlx::Error) -> Self {
        let fault = fault::of(error);
        if fault == Fault::Corrupt { Self::Foreign { file: file.to_path_buf() } } else { Self::Failed { path: file.to_path_buf(), fault } }
    }
}

/// The class of an error of the file system.
pub(super) fn io_fault(error: &std::io::Error) -> Fault {
    let is_one_of = |kinds: [ErrorKind; 2]| kinds.contains(&error.kind());
    if is_one_of([ErrorKind::PermissionDenied, ErrorKind::ReadOnlyFilesystem]) {
        Fault::ReadOnly
    } else if is_one_of([ErrorKind::StorageFull, ErrorKind::QuotaExceeded]) {
        Fault::Full
    } else {
        Fault::Io { detail: error.to_string() }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Held { directory, holder: Some(Holder { pid, address, since }) } => {
                write!(f, "{} is in use by the server at {address} (process {pid}, since {} ms)", directory.display(), since.0)
            }
            Self::Held { directory, holder: None } => write!(f, "{} is in use by another server", directory.display()),
            Self::Newer { file, found, known } => {
                write!(f, "{} has schema {found}, and this program knows schemas up to {known}: a newer version wrote it", file.display())
            }
            Self::Older { file, found, known } => {
                write!(f, "{} has schema {found}, and this program works with {known}: start the server once, which changes it", file.display())
            }
            Self::Foreign { file } => write!(f, "{} is no database of this program", file.display()),
            Self::Missing { file } => write!(f, "{} does not exist", file.display()),
            Self::NoBackup { to, fault } => write!(f, "the schema stays as it is, because the backup {} could not be made: {fault}", to.display()),
            Self::NotMigrated { file, fault } => write!(f, "the schema of {} stays as it is: {fault}", file.display()),
            Self::NotDurable { file, found: Durability { journal_mode, synchronous } } => {
                write!(f, "{} cannot be kept safely: journal_mode={journal_mode}, synchronous={synchronous}", file.display())
            }
            Self::Failed { path, fault } => write!(f, "{}: {fault}", path.display()),
        }
    }
}

impl std::error::Error for OpenError {}

/// What all connections have in common.
fn common(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).create_if_missing(false).foreign_keys(true).busy_timeout(PATIENCE).disable_statement_logging()
}

/// The one connection that writes. `synchronous=FULL` waits for the disk at every commit; in WAL mode anything less may lose the last ones.
pub(super) fn writing(file: &Path) -> SqliteConnectOptions {
    common(file).create_if_missing(true).journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full)
}

/// A connection that reads and cannot write.
pub(super) fn reading(file: &Path) -> SqliteConnectOptions {
    common(file).pragma("query_only", "ON")
}

/// A connection that copies the database. It writes nothing into it, but to another file, which `query_only` would not let it.
pub(super) fn copying(file: &Path) -> SqliteConnectOptions {
    common(file)
}

/// The connections that answer questions; made when they are needed.
pub(super) fn readers(file: &Path) -> SqlitePool {
    SqlitePoolOptions::new().max_connections(READERS).connect_lazy_with(reading(file))
}
