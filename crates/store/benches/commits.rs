//! How many sowings a second reach the disk, alone and in groups, and how long a start reads its unfinished games.
//!
//! `cargo bench -p bija-store [-- DIRECTORY]`: the directory decides which disk is measured; without one it is the system's for temporary files.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bija_room::{GameId, Millis, PersonId};
use bija_store::{
    Advance, Command, Committed, Holder, Kind, Listing, Logs, NewGame, Ply, Seat, Sitter, SqliteStore, State, Status, Store, Terms, Transaction, Way, Write,
};

/// How long each figure is measured.
const SPAN: Duration = Duration::from_secs(3);

/// Games that are unfinished at a start, and their events.
const UNFINISHED: u64 = 10_000;
const EVENTS: u64 = 30;

fn game(number: u64) -> GameId {
    GameId::from_random(number << 1)
}

fn person(number: u64) -> PersonId {
    PersonId::from_random(number << 1)
}

fn state(ply: u32) -> State {
    let deadline = Some(Millis(1_700_000_030_000 + i64::from(ply)));
    State { status: Status::Playing, listing: Listing::Unlisted, ply, mover: Some((ply % 2) as u8), deadline, ending: None, next: None }
}

fn event(ply: u32) -> (Millis, String) {
    let event = format!(r#"{{"kind":"moved","seat":{},"move":"S{}","by":"person","ms":1200,"ply":{ply}}}"#, ply % 2, ply % 6 + 1);
    (Millis(1_700_000_000_000 + i64::from(ply)), event)
}

fn opened(number: u64, events: u64) -> Write {
    let terms = Terms { ruleset: "kalah".to_string(), options: "{}".to_string(), settings: "{}".to_string(), seats: 2, clock: Some(30), pool: None };
    let seat = |seat, number| Seat { seat, sitter: Sitter::Person(person(number)), place: None, score: None };
    let events = (0..events as u32).map(event).collect();
    let seats = vec![seat(0, 1), seat(1, 2)];
    Write::InsertGame(Box::new(NewGame { id: game(number), way: Way::Friend, previous: None, terms, events, state: state(0), seats }))
}

/// What one accepted sowing writes: the row, an event, a ply, and the command's answer.
fn sowing(number: u64, ply: u32) -> Transaction {
    let command = Command { sender: (ply % 2) as u8, id: format!("01HZX{ply:021}"), answer: format!(r#"{{"ok":true,"seq":{}}}"#, ply + 2) };
    Transaction::from(Write::Advance(Box::new(Advance {
        game: game(number),
        expected_seq: u64::from(ply) + 1,
        counts_at: Some(Millis(1_700_000_000_000)),
        events: vec![event(ply)],
        moves: vec![Ply { ply, seat: (ply % 2) as u8, token: format!("S{}", ply % 6 + 1) }],
        state: state(ply + 1),
        seats: None,
        terms: None,
        command: Some(command),
    })))
}

async fn store(store: &SqliteStore, transaction: Transaction) {
    match store.commit(transaction).await {
        Ok(Committed::Stored(_)) => {}
        other => panic!("a sowing is not stored: {other:?}"),
    }
}

/// Games that are all played at once, each sowing as soon as the one before it is acknowledged. Games are numbered from `first`.
async fn at_once(on: &Arc<SqliteStore>, first: u64, games: u64) {
    store(on, Transaction::of((first..first + games).map(|number| opened(number, 1)))).await;
    let start = Instant::now();
    let play = |number| {
        let on = Arc::clone(on);
        tokio::spawn(async move {
            let mut waits = Vec::new();
            while start.elapsed() < SPAN {
                let asked = Instant::now();
                store(&on, sowing(number, waits.len() as u32)).await;
                waits.push(asked.elapsed());
            }
            waits
        })
    };
    let tasks: Vec<_> = (first..first + games).map(play).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await.expect("a game does not panic"));
    }
    let rate = waits.len() as f64 / start.elapsed().as_secs_f64();
    waits.sort_unstable();
    let ms = |share: usize| waits[(waits.len() - 1) * share / 100].as_secs_f64() * 1000.0;
    println!("{games:>6} games at once {rate:>9.0} sowings/s   p50 {:>7.2} ms   p99 {:>7.2} ms", ms(50), ms(99));
}

/// Reads what a server reads when it starts.
async fn start(on: &SqliteStore) {
    for first in (0..UNFINISHED).step_by(500) {
        store(on, Transaction::of((first..first + 500).map(|number| opened(1_000_000 + number, EVENTS)))).await;
    }
    let began = Instant::now();
    let (mut after, mut games, mut events) = (None, 0, 0);
    loop {
        let logs = on.logs(Logs::Unfinished, after, 1000).await.expect("the store answers");
        let Some(last) = logs.last() else { break };
        after = Some(last.game.id);
        games += logs.len();
        events += logs.iter().map(|log| log.events.len()).sum::<usize>();
    }
    println!("{games:>6} unfinished games with {events} events read in {:.2} s", began.elapsed().as_secs_f64());
}

async fn measure(directory: PathBuf) {
    let on = SqliteStore::open(&directory, &Holder::this_process("benchmark", Millis(0))).await.expect("the directory can be used");
    let on = Arc::new(on);
    let people = [1, 2].map(|number| Write::InsertPerson {
        id: person(number),
        kind: Kind::Guest,
        name: "A guest".to_string(),
        name_key: "a guest".to_string(),
        at: Millis(0),
    });
    store(&on, Transaction::of(people)).await;
    for (index, games) in [1, 8, 128, 2000].into_iter().enumerate() {
        at_once(&on, 10_000 * (index as u64 + 1), games).await;
    }
    start(&on).await;
    on.close().await;
}

fn main() {
    // Test runners start benchmarks, too, and do not pass this.
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if !arguments.iter().any(|argument| argument == "--bench") {
        return;
    }
    let chosen = arguments.iter().find(|argument| !argument.starts_with("--"));
    let parent = chosen.map_or_else(std::env::temp_dir, PathBuf::from);
    let directory = tempfile::Builder::new().prefix("bija-store-bench").tempdir_in(parent).expect("a directory can be made there");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("the system gives threads");
    runtime.block_on(measure(directory.path().to_path_buf()));
}
