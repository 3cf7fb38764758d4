//! The writer: what is on the disk when it answers, and what a failure takes with it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use futures_util::future::{join_all, try_join_all};
use sqlx::AssertSqlSafe;
use tokio::sync::oneshot;

use super::Directory;
use crate::suite::{Place, advance, command, open, opened, read, somebody, sowing, stored, which, who, with_people};
use crate::{Advance, Committed, Fault, Kind, Refused, SqliteStore, Store, StoreError, Transaction, Write};

/// Commits that are all queued before the writer looks, so that they make one group.
async fn together(store: &SqliteStore, transactions: Vec<Transaction>) -> Vec<Result<Committed, StoreError>> {
    let (go, wait) = oneshot::channel::<()>();
    let hold = store.writer().run(|_| Box::pin(async { wait.await.unwrap() }));
    let release = async {
        // Everything before this was polled once, and so is in the queue.
        tokio::task::yield_now().await;
        go.send(()).unwrap();
    };
    let commits = join_all(transactions.into_iter().map(|transaction| store.commit(transaction)));
    let (held, outcomes, ()) = tokio::join!(hold, commits, release);
    held.unwrap();
    outcomes
}

/// Counts the commits of the writer's connection from now on, the first ones of which fail.
async fn watch_commits(store: &SqliteStore, failing: u32) -> Arc<AtomicU32> {
    let seen = Arc::new(AtomicU32::new(0));
    let counter = Arc::clone(&seen);
    let set = store.writer().run(move |connection| {
        Box::pin(async move {
            connection.lock_handle().await.unwrap().set_commit_hook(move || counter.fetch_add(1, Ordering::SeqCst) >= failing);
        })
    });
    set.await.unwrap();
    seen
}

async fn pragma(store: &SqliteStore, text: String) -> i64 {
    let run = store.writer().run(move |connection| Box::pin(async move { sqlx::query_scalar(AssertSqlSafe(text)).fetch_one(connection).await.unwrap() }));
    run.await.unwrap()
}

#[tokio::test]
async fn the_writer_waits_for_the_disk() {
    let (_place, store) = with_people::<Directory>().await;
    let found = store.durability().await.unwrap();
    assert_eq!((found.journal_mode.as_str(), found.synchronous), ("wal", 2));
    assert!(found.is_full());
    assert_eq!(pragma(&store, "PRAGMA foreign_keys".to_string()).await, 1);
    assert_eq!(pragma(&store, "PRAGMA busy_timeout".to_string()).await, 5000);
    pragma(&store, "PRAGMA synchronous = 1; SELECT 0".to_string()).await;
    assert!(!store.durability().await.unwrap().is_full(), "what is read back is the connection's own state");
}

#[tokio::test]
async fn readers_cannot_write() {
    let (_place, store) = with_people::<Directory>().await;
    let failed = sqlx::query("DELETE FROM people").execute(&store.readers).await.unwrap_err();
    assert_eq!(super::super::fault::of(&failed), Fault::ReadOnly);
}

#[tokio::test]
async fn a_failing_transaction_leaves_the_others_of_its_group_whole() {
    let (_place, store) = with_people::<Directory>().await;
    stored(&store, [open(opened(1, [who(3), who(4)], 20)), open(opened(2, [who(3), who(4)], 20))]).await;
    let commits = watch_commits(&store, 0).await;
    let unknown = open(opened(5, [who(9), who(4)], 30));
    let repeated = |answer: &str| advance(Advance { command: Some(command(0, "x", answer)), ..sowing(1, 0, 30) });
    let group = vec![
        Transaction::of([repeated("first")]),
        Transaction::of([somebody(5, Kind::Guest, "Eve"), advance(sowing(2, 5, 30)), advance(sowing(2, 5, 30))]),
        Transaction::of([open(opened(3, [who(3), who(4)], 30)), unknown]),
        Transaction::of([repeated("second")]),
        Transaction::of([advance(sowing(2, 0, 30))]),
    ];
    let outcomes = together(&store, group).await;
    assert_eq!(commits.load(Ordering::SeqCst), 1, "they are one group");
    assert!(matches!(outcomes[0], Ok(Committed::Stored(_))), "{outcomes:?}");
    assert_eq!(outcomes[1], Err(StoreError::Refused(Refused::Stale { game: which(2), seq: 1 })));
    assert!(matches!(outcomes[2], Err(StoreError::NotStored(Fault::Unexpected { .. }))), "{outcomes:?}");
    assert_eq!(outcomes[3], Ok(Committed::Repeated { answer: "first".to_string() }));
    assert!(matches!(outcomes[4], Ok(Committed::Stored(_))), "{outcomes:?}");
    let seq = async |number| read(store.game(which(number)).await).map(|game| game.seq);
    assert_eq!((seq(1).await, seq(2).await, seq(3).await), (Some(2), Some(2), None));
    assert_eq!(read(store.person(who(5)).await), None);
}

#[tokio::test]
async fn when_commit_fails_nothing_of_the_group_is_stored() {
    let (_place, store) = with_people::<Directory>().await;
    stored(&store, (1..=3).map(|number| open(opened(number, [who(3), who(4)], 20)))).await;
    let commits = watch_commits(&store, 1).await;
    let group: Vec<_> = (1..=3).map(|number| Transaction::of([advance(sowing(number, 0, 30))])).collect();
    let outcomes = together(&store, group.clone()).await;
    assert!(outcomes.iter().all(|outcome| matches!(outcome, Err(StoreError::NotStored(_)))), "{outcomes:?}");
    assert_eq!(commits.load(Ordering::SeqCst), 1, "they are one group");
    for number in 1..=3 {
        assert_eq!((read(store.events(which(number), 0).await).len(), read(store.moves(which(number)).await).len()), (1, 0));
    }
    let again = together(&store, group).await;
    assert!(again.iter().all(|outcome| matches!(outcome, Ok(Committed::Stored(_)))), "{again:?}");
}

#[tokio::test]
async fn a_full_disk_is_named_and_loses_nothing() {
    let (_place, store) = with_people::<Directory>().await;
    stored(&store, [open(opened(1, [who(3), who(4)], 20))]).await;
    let pages = pragma(&store, "PRAGMA page_count".to_string()).await;
    pragma(&store, format!("PRAGMA max_page_count = {pages}")).await;
    let long = |number: u64| Transaction::of([Write::RedactEvent { game: which(1), seq: 1, event: "x".repeat(100_000) }, somebody(number, Kind::Guest, "Eve")]);
    let outcomes = together(&store, vec![Transaction::of([somebody(7, Kind::Guest, "Fay")]), long(5), long(6)]).await;
    assert_eq!(outcomes, vec![Err(StoreError::NotStored(Fault::Full)); 3]);
    for number in 5..=7 {
        assert_eq!(read(store.person(who(number)).await), None);
    }
    pragma(&store, format!("PRAGMA max_page_count = {}", pages + 1000)).await;
    stored(&store, long(5).writes).await;
    assert_eq!(store.check().await, Ok(Vec::new()));
}

#[tokio::test]
async fn what_is_queued_is_stored_before_the_store_closes_and_nothing_after() {
    let (place, store) = with_people::<Directory>().await;
    let before = (10..110).map(|number| store.commit(Transaction::of([somebody(number, Kind::Guest, "Eve")])));
    let (outcomes, ()) = tokio::join!(try_join_all(before), store.close());
    assert_eq!(outcomes.map(|all| all.len()), Ok(100));
    assert_eq!(store.commit(Transaction::default()).await, Err(StoreError::Closed));
    assert_eq!(store.person(who(10)).await, Err(StoreError::Closed));
    drop(store);
    let store = place.open().await;
    assert!(read(store.person(who(109)).await).is_some());
}
