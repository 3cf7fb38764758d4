//! What may be wrong with a data directory.

use std::fs;
use std::path::Path;

use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

use super::super::open;
use super::{Directory, holder};
use crate::suite::{Place, read, who, with_people};
use crate::{FILE, Fault, OpenError, SqliteReader, SqliteStore, Store};

async fn refused(directory: &Path) -> OpenError {
    SqliteStore::open(directory, &holder()).await.expect_err("it must not be opened")
}

#[tokio::test]
async fn a_second_server_is_told_who_has_the_directory() {
    let (place, store) = with_people::<Directory>().await;
    let held = OpenError::Held { directory: place.0.path().to_path_buf(), holder: Some(holder()) };
    assert_eq!(refused(place.0.path()).await, held);
    assert!(held.to_string().contains(&format!("127.0.0.1:8080 (process {}, since 1700000000000 ms)", std::process::id())), "{held}");
    assert!(read(store.person(who(1)).await).is_some(), "the first one is not disturbed");
    store.close().await;
    assert_eq!(refused(place.0.path()).await, held, "closed is not yet let go");
    drop(store);
    place.open().await;
}

#[tokio::test]
async fn a_missing_directory_is_made_for_a_server_and_not_for_a_reader() {
    let directory = TempDir::new().unwrap();
    let inner = directory.path().join("a/b");
    let file = inner.join(FILE);
    assert_eq!(SqliteReader::open(&inner).await.unwrap_err(), OpenError::Missing { file });
    assert!(!inner.exists());
    SqliteStore::open(&inner, &holder()).await.unwrap();
}

#[tokio::test]
async fn a_file_of_somebody_else_is_left_as_it_is() {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join(FILE);
    let text = "These are notes, and longer than the head of a database, which has a hundred bytes. ".repeat(80);
    fs::write(&file, &text).unwrap();
    assert_eq!(refused(directory.path()).await, OpenError::Foreign { file: file.clone() });
    assert_eq!(SqliteReader::open(directory.path()).await.unwrap_err(), OpenError::Foreign { file: file.clone() });
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    fs::remove_file(&file).unwrap();
    let mut other = SqliteConnection::connect_with(&sqlx::sqlite::SqliteConnectOptions::new().filename(&file).create_if_missing(true)).await.unwrap();
    sqlx::raw_sql("CREATE TABLE notes (text TEXT)").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let bytes = fs::read(&file).unwrap();
    assert_eq!(refused(directory.path()).await, OpenError::Foreign { file: file.clone() });
    assert_eq!(fs::read(&file).unwrap(), bytes);
}

#[tokio::test]
async fn a_start_that_was_cut_off_before_the_first_schema_is_made_again() {
    let directory = TempDir::new().unwrap();
    fs::write(directory.path().join(FILE), "").unwrap();
    drop(SqliteStore::open(directory.path(), &holder()).await.unwrap());
    let other = TempDir::new().unwrap();
    // The file is in WAL mode, and the transaction that would have made the schema is not there.
    SqliteConnection::connect_with(&open::writing(&other.path().join(FILE))).await.unwrap().close().await.unwrap();
    assert!(other.path().join(FILE).metadata().unwrap().len() > 0);
    drop(SqliteStore::open(other.path(), &holder()).await.unwrap());
}

/// A directory in which nobody can make a file, not even the superuser, whom permissions do not stop.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_read_only_directory_is_named() {
    use std::os::unix::fs::PermissionsExt;

    let directory = TempDir::new().unwrap();
    fs::set_permissions(directory.path(), fs::Permissions::from_mode(0o555)).unwrap();
    let permissions_count = fs::File::create(directory.path().join("probe")).is_err();
    let place = if permissions_count { directory.path() } else { Path::new("/sys/fs") };
    let failed = refused(place).await;
    assert!(matches!(&failed, OpenError::Failed { path, fault: Fault::ReadOnly } if path.starts_with(place)), "{failed:?}");
}

#[tokio::test]
async fn a_database_that_another_program_writes_to_is_locked() {
    let (place, store) = with_people::<Directory>().await;
    let file = store.file().to_path_buf();
    drop((store.close().await, store));
    let mut other = SqliteConnection::connect_with(&open::writing(&file)).await.unwrap();
    sqlx::raw_sql("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; UPDATE people SET created = 1; COMMIT").execute(&mut other).await.unwrap();
    // A lock on the whole file is only taken without others; the program keeps it until it ends.
    sqlx::raw_sql("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE").execute(&mut other).await.unwrap();
    let failed = refused(place.0.path()).await;
    assert_eq!(failed, OpenError::Failed { path: file, fault: Fault::Locked });
}
