//! The schema's versions: a file says whose it is and how old, and is brought up to date after a copy of it was made.
//!
//! `application_id` marks the file as ours, `user_version` counts the migrations applied; both are part of the transaction that changes
//! the schema.

use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection, Row};

use super::open::OpenError;
use super::{backup, fault, open};
use crate::Fault;

/// `Bija` in ASCII.
const APPLICATION: i64 = 0x4269_6a61;

/// Every migration in order; the first one makes version 1. What is published is never changed, only followed by another one.
pub(super) const MIGRATIONS: &[&str] = &[include_str!("../../migrations/0001_people_games_ratings.sql"), include_str!("../../migrations/0002_settings.sql")];

/// The schema that this program works with.
pub(super) const KNOWN: u32 = MIGRATIONS.len() as u32;

/// What a file says of itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Version {
    /// There is nothing in it.
    Empty,
    /// It is ours, with so many migrations applied.
    Ours(u32),
    /// It is somebody else's.
    Foreign,
}

/// Asks a file whose it is.
pub(super) async fn version(connection: &mut SqliteConnection) -> Result<Version, sqlx::Error> {
    let application: i64 = sqlx::query("PRAGMA application_id").fetch_one(&mut *connection).await?.try_get(0)?;
    let version: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await?.try_get(0)?;
    let things: i64 = sqlx::query("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *connection).await?.try_get(0)?;
    Ok(match (application, u32::try_from(version)) {
        (APPLICATION, Ok(version)) if version > 0 => Version::Ours(version),
        (0, Ok(0)) if things == 0 => Version::Empty,
        (_, _) => Version::Foreign,
    })
}

/// Looks whose a file is before a connection that writes is made, which would change it.
pub(super) async fn expect_ours(file: &Path) -> Result<(), OpenError> {
    let failed = |error: sqlx::Error| OpenError::from_sqlx(file, &error);
    if !file.exists() {
        return Ok(());
    }
    let mut connection = SqliteConnection::connect_with(&open::reading(file)).await.map_err(failed)?;
    let found = version(&mut connection).await.map_err(failed)?;
    connection.close().await.map_err(failed)?;
    match found {
        Version::Ours(found) if found > KNOWN => Err(OpenError::Newer { file: file.to_path_buf(), found, known: KNOWN }),
        Version::Empty | Version::Ours(_) => Ok(()),
        Version::Foreign => Err(OpenError::Foreign { file: file.to_path_buf() }),
    }
}

/// Looks whether a file can be used as it is.
pub(super) async fn expect_known(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    expect_version(connection, file, KNOWN).await
}

pub(super) async fn expect_version(connection: &mut SqliteConnection, file: &Path, known: u32) -> Result<(), OpenError> {
    let file = file.to_path_buf();
    match version(connection).await.map_err(|error| OpenError::from_sqlx(&file, &error))? {
        Version::Ours(found) if found > known => Err(OpenError::Newer { file, found, known }),
        Version::Ours(found) if found < known => Err(OpenError::Older { file, found, known }),
        Version::Ours(_) => Ok(()),
        Version::Empty | Version::Foreign => Err(OpenError::Foreign { file }),
    }
}

/// Brings a file up to date. Says where the copy is that was made before, if there was anything to copy.
pub(super) async fn migrate(connection: &mut SqliteConnection, file: &Path) -> Result<Option<PathBuf>, OpenError> {
    migrate_by(connection, file, MIGRATIONS).await
}

pub(super) async fn migrate_by(connection: &mut SqliteConnection, file: &Path, migrations: &[&'static str]) -> Result<Option<PathBuf>, OpenError> {
    let known = migrations.len() as u32;
    let found = match version(connection).await.map_err(|error| OpenError::from_sqlx(file, &error))? {
        Version::Empty => 0,
        Version::Ours(found) => found,
        Version::Foreign => return Err(OpenError::Foreign { file: file.to_path_buf() }),
    };
    if found > known {
        return Err(OpenError::Newer { file: file.to_path_buf(), found, known });
    }
    if found == known {
        return Ok(None);
    }
    let copy = if found == 0 { None } else { Some(copy_before(connection, file, found, known).await?) };
    let applied = apply(connection, &migrations[found as usize..], known).await;
    applied.map_err(|fault| OpenError::NotMigrated { file: file.to_path_buf(), fault })?;
    Ok(copy)
}

/// Applies migrations and their number in one transaction. Tables can only be remade while references are not watched, which is settled
/// outside of a transaction; they are looked at all together before the end.
async fn apply(connection: &mut SqliteConnection, migrations: &[&'static str], known: u32) -> Result<(), Fault> {
    let failed = |error: sqlx::Error| fault::of(&error);
    sqlx::raw_sql("PRAGMA foreign_keys = OFF").execute(&mut *connection).await.map_err(failed)?;
    let applied = apply_all(connection, migrations, known).await;
    if applied.is_err() {
        // What fails inside a transaction may have ended it already, and then there is nothing left to take back.
        let _ = sqlx::raw_sql("ROLLBACK").execute(&mut *connection).await;
    }
    sqlx::raw_sql("PRAGMA foreign_keys = ON").execute(&mut *connection).await.map_err(failed)?;
    applied
}

async fn apply_all(connection: &mut SqliteConnection, migrations: &[&'static str], known: u32) -> Result<(), Fault> {
    let failed = |error: sqlx::Error| fault::of(&error);
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await.map_err(failed)?;
    for migration in migrations {
        sqlx::raw_sql(*migration).execute(&mut *connection).await.map_err(failed)?;
    }
    if sqlx::query("PRAGMA foreign_key_check").fetch_optional(&mut *connection).await.map_err(failed)?.is_some() {
        return Err(Fault::Unexpected { detail: "rows would refer to what is not there".to_string() });
    }
    let marks = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {known}; COMMIT");
    sqlx::raw_sql(AssertSqlSafe(marks)).execute(&mut *connection).await.map_err(failed)?;
    Ok(())
}

/// A copy beside the file, under a name that says which change it was made before.
async fn copy_before(connection: &mut SqliteConnection, file: &Path, found: u32, known: u32) -> Result<PathBuf, OpenError> {
    let name = |number: u32| {
        let number = if number == 0 { String::new() } else { format!("-{number}") };
        let mut name = file.as_os_str().to_os_string();
        name.push(format!(".schema-{found}-before-{known}{number}"));
        PathBuf::from(name)
    };
    let to = (0..u32::MAX).map(name).find(|path| !path.exists()).expect("a directory does not hold so many files");
    match backup::copy(connection, &to).await {
        Ok(()) => Ok(to),
        Err(fault) => Err(OpenError::NoBackup { to, fault }),
    }
}
