//! Copies, checks, and the change from one schema to the next.

use std::fs;
use std::path::Path;

use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

use super::super::{open, schema};
use super::{Directory, holder};
use crate::suite::{Place, advance, open as opening, opened, over, read, sowing, stored, which, who, with_people};
use crate::{FILE, Fault, Flaw, Logs, OpenError, SqliteReader, SqliteStore, Store, StoreError};

/// A store with a game of two sowings, and one that is over.
async fn with_games() -> (Directory, SqliteStore) {
    let (place, store) = with_people::<Directory>().await;
    stored(&store, [opening(opened(1, [who(3), who(4)], 20)), opening(opened(2, [who(1), who(2)], 20))]).await;
    stored(&store, [advance(sowing(1, 0, 30)), advance(sowing(1, 1, 31))]).await;
    stored(&store, [advance(crate::suite::end(2, 0, 40, over(0, "rows", None)))]).await;
    (place, store)
}

/// Does something to a closed database behind the store's back.
async fn meddle(file: &Path, sql: &'static str) {
    let mut connection = SqliteConnection::connect_with(&open::writing(file).foreign_keys(false)).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_backup_opens_and_holds_the_same() {
    let (place, store) = with_games().await;
    let elsewhere = TempDir::new().unwrap();
    let to = elsewhere.path().join(FILE);
    store.backup(&to).await.unwrap();
    assert_eq!(fs::read_dir(elsewhere.path()).unwrap().count(), 1, "half a copy is not left behind");
    let logs = read(store.logs(Logs::All, None, 10).await);
    stored(&store, [advance(sowing(1, 2, 50))]).await;
    let copy = SqliteStore::open(elsewhere.path(), &holder()).await.unwrap();
    assert_eq!(read(copy.logs(Logs::All, None, 10).await), logs);
    assert_eq!(read(copy.dossier(who(1)).await), read(store.dossier(who(1)).await));
    assert_eq!(copy.copy_before_migration(), None);
    stored(&copy, [advance(sowing(1, 2, 60))]).await;
    assert!(matches!(store.backup(&to).await, Err(StoreError::Unreadable(Fault::Io { .. }))), "a file that is there is left alone");
    place.close(store).await;
}

#[tokio::test]
async fn a_database_is_read_and_copied_while_a_server_has_it() {
    let (place, store) = with_games().await;
    let reader = SqliteReader::open(place.0.path()).await.unwrap();
    assert_eq!(read(reader.logs(Logs::Unfinished, None, 10).await).len(), 1);
    stored(&store, [advance(sowing(1, 2, 50))]).await;
    assert_eq!(read(reader.moves(which(1)).await).len(), 3);
    assert_eq!(reader.check().await, Ok(Vec::new()));
    let to = place.0.path().join("copy.sqlite");
    reader.backup(&to).await.unwrap();
    let copy = SqliteReader::open_file(&to).await.unwrap();
    assert_eq!(read(copy.moves(which(1)).await).len(), 3);
    reader.close().await;
    stored(&store, [advance(sowing(1, 3, 60))]).await;
}

#[tokio::test]
async fn a_check_names_what_is_wrong() {
    let (place, store) = with_games().await;
    assert_eq!(store.check().await, Ok(Vec::new()));
    let file = store.file().to_path_buf();
    drop((store.close().await, store));
    let spoil = "DELETE FROM events WHERE game = 1 AND seq = 2; UPDATE games SET seq = 3 WHERE id = 2; DELETE FROM moves WHERE game = 1 AND ply = 0; \
                 INSERT INTO sessions VALUES (zeroblob(32), 99, 0, 0, 0)";
    meddle(&file, spoil).await;
    let reader = SqliteReader::open(place.0.path()).await.unwrap();
    let flaws = reader.check().await.unwrap();
    let expected = [
        Flaw::Dangling { table: "sessions".to_string(), refers_to: "people".to_string() },
        Flaw::Log { game: which(1), events: 2, last: 3, expected: 3 },
        Flaw::Log { game: which(2), events: 2, last: 2, expected: 3 },
        Flaw::Plies { game: which(1), plies: 1, expected: 2 },
    ];
    assert_eq!(flaws, expected);
}

#[tokio::test]
async fn a_broken_page_is_found() {
    let (place, store) = with_games().await;
    let file = store.file().to_path_buf();
    drop((store.close().await, store));
    let mut bytes = fs::read(&file).unwrap();
    let end = bytes.len();
    bytes[end - 2 * 4096..].fill(0xff);
    fs::write(&file, bytes).unwrap();
    let reader = SqliteReader::open(place.0.path()).await.unwrap();
    match reader.check().await {
        Ok(flaws) => assert!(flaws.iter().any(|flaw| matches!(flaw, Flaw::Structure { .. })), "{flaws:?}"),
        Err(error) => assert_eq!(error, StoreError::Unreadable(Fault::Corrupt)),
    }
}

/// A further migration, as a later version would bring it: a column, and a table made anew.
const NEXT: &str = "ALTER TABLE people ADD COLUMN country TEXT; \
    CREATE TABLE heartbeat_2 (only INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT; INSERT INTO heartbeat_2 SELECT * FROM heartbeat; \
    DROP TABLE heartbeat; ALTER TABLE heartbeat_2 RENAME TO heartbeat";

/// Applies the known migrations and these to a closed database.
async fn migrate(file: &Path, further: &[&'static str]) -> Result<Option<std::path::PathBuf>, OpenError> {
    let all = [schema::MIGRATIONS, further].concat();
    let mut connection = SqliteConnection::connect_with(&open::writing(file)).await.unwrap();
    let done = schema::migrate_by(&mut connection, file, &all).await;
    connection.close().await.unwrap();
    done
}

#[tokio::test]
async fn a_newer_schema_comes_after_a_copy_of_the_older_one() {
    let (place, store) = with_games().await;
    let before = read(store.logs(Logs::All, None, 10).await);
    let file = store.file().to_path_buf();
    drop((store.close().await, store));
    let copy = migrate(&file, &[NEXT]).await.unwrap().expect("there is something to copy");
    assert_eq!(copy, place.0.path().join(format!("{FILE}.schema-2-before-3")));
    let older = SqliteReader::open_file(&copy).await.unwrap();
    assert_eq!(read(older.logs(Logs::All, None, 10).await), before);
    let newer = OpenError::Newer { file: file.clone(), found: 3, known: 2 };
    assert_eq!(SqliteStore::open(place.0.path(), &holder()).await.unwrap_err(), newer);
    assert_eq!(SqliteReader::open(place.0.path()).await.unwrap_err(), newer);
    assert_eq!(migrate(&file, &[NEXT]).await, Ok(None), "it is applied once");
    meddle(&file, "SELECT country FROM people").await;
}

#[tokio::test]
async fn people_of_the_first_schema_can_keep_settings_after_the_second() {
    let place = Directory::fresh().await;
    let file = place.0.path().join(FILE);
    let mut connection = SqliteConnection::connect_with(&open::writing(&file)).await.unwrap();
    schema::migrate_by(&mut connection, &file, &schema::MIGRATIONS[..1]).await.unwrap();
    connection.close().await.unwrap();
    meddle(&file, "INSERT INTO people (id, kind, name, name_key, created) VALUES (1, 'account', 'Asha', 'asha', 1)").await;
    let store = place.open().await;
    assert!(store.copy_before_migration().is_some_and(|copy| copy.ends_with(format!("{FILE}.schema-1-before-2"))));
    stored(&store, [crate::Write::KeepSettings { person: who(1), settings: "dark".to_string(), at: crate::Millis(5) }]).await;
    assert_eq!(read(store.settings(who(1)).await).as_deref(), Some("dark"));
}

#[tokio::test]
async fn a_migration_that_fails_changes_nothing() {
    let (place, store) = with_games().await;
    let before = read(store.logs(Logs::All, None, 10).await);
    let file = store.file().to_path_buf();
    drop((store.close().await, store));
    for further in [[NEXT, "DROP TABLE nothing"], [NEXT, "DELETE FROM people WHERE id = 3"]] {
        let failed = migrate(&file, &further).await;
        assert!(matches!(failed, Err(OpenError::NotMigrated { fault: Fault::Unexpected { .. }, .. })), "{failed:?}");
    }
    let store = place.open().await;
    assert_eq!(store.copy_before_migration(), None, "the schema is the one it was");
    assert_eq!(read(store.logs(Logs::All, None, 10).await), before);
}

#[tokio::test]
async fn without_a_copy_there_is_no_migration() {
    let (place, store) = with_games().await;
    let file = store.file().to_path_buf();
    drop((store.close().await, store));
    // A directory stands where the copy is written.
    let to = place.0.path().join(format!("{FILE}.schema-2-before-3"));
    fs::create_dir(place.0.path().join(format!("{FILE}.schema-2-before-3.part"))).unwrap();
    let failed = migrate(&file, &[NEXT]).await;
    assert!(matches!(&failed, Err(OpenError::NoBackup { to: at, .. }) if *at == to), "{failed:?}");
    place.open().await;
}

#[tokio::test]
async fn an_older_schema_is_not_read_as_if_it_were_this_one() {
    let (place, store) = with_games().await;
    let file = store.file().to_path_buf();
    drop((store.close().await, store));
    let mut connection = SqliteConnection::connect_with(&open::reading(&file)).await.unwrap();
    assert_eq!(schema::expect_version(&mut connection, &file, 3).await, Err(OpenError::Older { file: file.clone(), found: 2, known: 3 }));
    drop(place);
}
