//! Copies of the database that are whole at every moment at which they can be seen.

use std::fs::File;
use std::path::Path;

use sqlx::{Connection, SqliteConnection};

use super::{fault, open};
use crate::{Fault, StoreError};

/// Copies a database that may be in use.
pub(super) async fn backup(file: &Path, to: &Path) -> Result<(), StoreError> {
    let failed = |error: &sqlx::Error| StoreError::Unreadable(fault::of(error));
    let mut connection = SqliteConnection::connect_with(&open::copying(file)).await.map_err(|error| failed(&error))?;
    let copied = copy(&mut connection, to).await.map_err(StoreError::Unreadable);
    connection.close().await.map_err(|error| failed(&error))?;
    copied
}

/// Copies the database as it is at one moment into a new file, while others go on writing. The file appears under its name once all of
/// it is on the disk; a file that is there already is left alone and is an error.
pub(super) async fn copy(connection: &mut SqliteConnection, to: &Path) -> Result<(), Fault> {
    let io = |error: std::io::Error| open::io_fault(&error);
    if to.exists() {
        return Err(Fault::Io { detail: format!("{} exists already", to.display()) });
    }
    let mut name = to.as_os_str().to_os_string();
    name.push(".part");
    let part = Path::new(&name);
    if part.exists() {
        std::fs::remove_file(part).map_err(io)?;
    }
    let text = part.to_str().ok_or_else(|| Fault::Io { detail: format!("{} cannot be written as text", to.display()) })?;
    let made = sqlx::query("VACUUM INTO ?").bind(text).execute(connection).await;
    let kept = made.map_err(|error| fault::of(&error)).and_then(|_| keep(part, to).map_err(io));
    if kept.is_err() {
        // The reason for the failure says more than one for leaving half a copy behind.
        let _ = std::fs::remove_file(part);
    }
    kept
}

/// Waits until a file is on the disk and gives it its name.
fn keep(part: &Path, to: &Path) -> std::io::Result<()> {
    File::open(part)?.sync_all()?;
    std::fs::rename(part, to)?;
    let directory = to.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // Not every system can open a directory; where it can, the new name is made to last.
    if let Ok(directory) = File::open(directory) {
        let _ = directory.sync_all();
    }
    Ok(())
}
