//! What a killed server left on the disk, held against what the clients were told.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use bija_room::{Event, GameId, Logged, Millis, Phase, Rematch, Room};
use bija_store::{EventRow, GameLog, Holder, Logs, MoveRow, SqliteStore, Store};
use serde_json::{Value, json};

use crate::ledger::{Notebook, Notes};
use crate::rated::Rated;
use crate::reached::Reached;

/// Games that are read at once.
const AT_ONCE: u32 = 200;
/// Clocks are read in whole milliseconds.
const ROUNDING: i64 = 2;

/// A game's clock in what was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Clock {
    seq: u64,
    /// When its last event happened.
    changed: i64,
    /// When the time of what is to be decided runs out, if it does.
    deadline: Option<i64>,
}

/// What was left, as far as the next death has to agree with it.
#[derive(Clone, Debug, Default)]
pub struct Dead {
    /// The last sign of life.
    heartbeat: Option<i64>,
    clocks: BTreeMap<GameId, Clock>,
    /// Plies in all games.
    pub plies: usize,
    /// Games.
    pub games: usize,
    /// Outages that were added to clocks between the death before and this one.
    pub outages: usize,
    /// What happened in all of them.
    pub reached: Reached,
}

/// The life between two deaths: when the server was started, and when it was known to have begun, both in Unix milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Life {
    /// Not before this it began.
    pub spawned: i64,
    /// Not after this.
    pub begun: i64,
}

/// Copies the files that a dead server left, so that nothing changes them.
///
/// # Errors
/// If they cannot be copied.
pub fn copy(data: &Path, to: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", data.display());
    std::fs::create_dir_all(to).map_err(failed)?;
    for name in [bija_store::FILE.to_string(), format!("{}-wal", bija_store::FILE)] {
        let from = data.join(&name);
        if from.exists() {
            std::fs::copy(&from, to.join(&name)).map_err(failed)?;
        }
    }
    Ok(())
}

/// Opens what was left and says what is wrong with it, by what had been told until then.
///
/// # Errors
/// If it cannot be opened or read.
pub async fn examine(folder: &Path, told: &Notebook, before: Option<(&Dead, Life)>) -> Result<(Dead, Vec<String>), String> {
    let failed = |error: &dyn std::fmt::Display| format!("what was left in {} cannot be read: {error}", folder.display());
    let store = SqliteStore::open(folder, &Holder::this_process("a trial", Millis(0))).await.map_err(|error| failed(&error))?;
    let mut wrong: Vec<String> = store.check().await.map_err(|error| failed(&error))?.iter().map(ToString::to_string).collect();
    let mut dead = Dead { heartbeat: store.heartbeat().await.map_err(|error| failed(&error))?.map(|at| at.0), ..Dead::default() };
    let (mut found, mut rated) = (HashMap::new(), Rated::default());
    let mut after = None;
    loop {
        let logs = store.logs(Logs::All, after, AT_ONCE).await.map_err(|error| failed(&error))?;
        after = logs.last().map(|last| last.game.id);
        let last = logs.len() < AT_ONCE as usize;
        for log in logs {
            let moves = store.moves(log.game.id).await.map_err(|error| failed(&error))?;
            dead.plies += moves.len();
            dead.games += 1;
            let notes = told.games.get(&log.game.id.to_string());
            match replayed(&log) {
                Ok(replayed) => {
                    dead.reached.take(&log.game, &replayed.events, &replayed.room);
                    let changes = store.rated(log.game.id).await.map_err(|error| failed(&error))?;
                    wrong.extend(rated.take(log.game.id, &replayed.room, changes, notes).into_iter().map(|what| format!("game {}: {what}", log.game.id)));
                    wrong.extend(
                        notes.into_iter().flat_map(|notes| broken_words(notes, &log, &replayed, &moves)).map(|what| format!("game {}: {what}", log.game.id)),
                    );
                    let clock = Clock { seq: log.game.seq, changed: log.game.changed.0, deadline: replayed.room.clock().deadline.map(|at| at.0) };
                    dead.clocks.insert(log.game.id, clock);
                }
                Err(detail) => wrong.push(format!("game {}: its log cannot be replayed: {detail}", log.game.id)),
            }
            found.insert(log.game.id.to_string(), log.events);
        }
        if last {
            break;
        }
    }
    wrong.extend(told.games.keys().filter(|game| !found.contains_key(*game)).map(|game| format!("game {game} was acknowledged and is not there")));
    if let Some((earlier, life)) = before {
        wrong.extend(clocks(earlier, &mut dead, life, &found));
    }
    let mut ratings = Vec::new();
    for person in rated.people() {
        ratings.extend(store.ratings(person).await.map_err(|error| failed(&error))?);
    }
    wrong.extend(rated.wrong(&ratings));
    store.close().await;
    Ok((dead, wrong))
}

/// A game built again from its log, with the essence of its table after each event.
struct Replayed {
    room: Room,
    events: Vec<Event>,
    tables: Vec<Value>,
    /// The seat of each person after each event.
    seats: Vec<HashMap<String, u8>>,
    over_at: Option<u64>,
}

fn replayed(log: &GameLog) -> Result<Replayed, String> {
    let read = |row: &EventRow| {
        serde_json::from_str(&row.event).map(|event| Logged { seq: row.seq, at: row.at, event }).map_err(|error| format!("event {}: {error}", row.seq))
    };
    let logged: Vec<Logged> = log.events.iter().map(read).collect::<Result<_, String>>()?;
    let mut room = Room::replay(logged.first().cloned(), Millis(0)).map_err(|error| error.to_string())?;
    let (mut tables, mut seats, mut over_at) = (vec![essence(&room)], vec![people(&room)], None);
    for event in logged.iter().skip(1) {
        room.apply(event).map_err(|error| error.to_string())?;
        tables.push(essence(&room));
        seats.push(people(&room));
        if room.phase() == Phase::Over && over_at.is_none() {
            over_at = Some(event.seq);
        }
    }
    Ok(Replayed { room, events: logged.into_iter().map(|logged| logged.event).collect(), tables, seats, over_at })
}

fn people(room: &Room) -> HashMap<String, u8> {
    room.people().filter_map(|person| Some((person.to_string(), room.seat_of(person)?))).collect()
}

/// The same parts of a table as [`crate::ledger::essence`] takes, from a room.
fn essence(room: &Room) -> Value {
    let seats = room.seats();
    let seats_that = |says: &dyn Fn(&bija_room::Chair<'_>) -> bool| -> Vec<usize> {
        seats.iter().enumerate().filter(|(_, chair)| chair.as_ref().is_some_and(says)).map(|(seat, _)| seat).collect()
    };
    json!({
        "seq": room.seq(),
        "phase": room.phase().name(),
        "ply": room.ply(),
        "mover": room.mover(),
        "position": room.game().map(|game| format!("{:016x}", game.position().stable_hash())),
        "draw": seats_that(&|chair| chair.offers_draw),
        "rematch": seats_that(&|chair| chair.rematch == Rematch::Offered),
        "next": room.next().map(|next| next.to_string()),
        "deadline": room.clock().deadline.map(|at| at.0),
    })
}

/// What was told of a game and is not so.
fn broken_words(notes: &Notes, log: &GameLog, replayed: &Replayed, moves: &[MoveRow]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (id, acknowledged) in &notes.acknowledged {
        if acknowledged.seq > log.game.seq {
            wrong.push(format!("command {id} was acknowledged with event {}, and the log ends at {}", acknowledged.seq, log.game.seq));
        }
        if let Some((ply, token)) = &acknowledged.moved {
            let there: Vec<&MoveRow> = moves.iter().filter(|row| u64::from(row.ply) == *ply).collect();
            if !matches!(there.as_slice(), [one] if one.token == *token) {
                wrong.push(format!("ply {ply}, {token}, was acknowledged ({id}), and stored is {there:?}"));
            }
        }
    }
    for (seq, told) in &notes.told {
        let index = usize::try_from(*seq).unwrap_or(usize::MAX).wrapping_sub(1);
        let (Some(row), Some(event), Some(table)) = (log.events.get(index), replayed.events.get(index), replayed.tables.get(index)) else {
            wrong.push(format!("event {seq} was broadcast ({}), and the log ends at {}", told.event, log.game.seq));
            continue;
        };
        let event = serde_json::to_value(event.public()).unwrap_or_default();
        if (row.at.0, &event) != (told.at, &told.event) {
            wrong.push(format!("event {seq} was broadcast as {} at {}, and stored is {event} at {}", told.event, told.at, row.at.0));
        }
        if *table != told.table {
            wrong.push(format!("after event {seq} the table was told as {}, and a replay makes {table}", told.table));
        }
    }
    for (person, seq, seat) in &notes.seated {
        let there = usize::try_from(*seq).ok().and_then(|seq| replayed.seats.get(seq.checked_sub(1)?)?.get(person).copied());
        if there.map(u64::from) != Some(*seat) {
            wrong.push(format!("person {person} was told to have seat {seat} at event {seq}, and has {there:?}"));
        }
    }
    let sits = |person: &String| replayed.seats.iter().any(|seats| seats.contains_key(person));
    wrong.extend(notes.sat.iter().filter(|person| !sits(person)).map(|person| format!("person {person} sat down and never sat there")));
    for (id, seq) in &notes.denied {
        if replayed.over_at.is_none_or(|over| *seq < over) {
            wrong.push(format!("command {id} had been acknowledged, and was refused when it came again at event {seq}, before the end"));
        }
    }
    wrong
}

/// Whether each clock that ran got the outage back, once and all of it.
fn clocks(earlier: &Dead, dead: &mut Dead, life: Life, found: &HashMap<String, Vec<EventRow>>) -> Vec<String> {
    let mut wrong = Vec::new();
    let beat = earlier.heartbeat != dead.heartbeat;
    for (game, clock) in &earlier.clocks {
        let Some(events) = found.get(&game.to_string()) else {
            wrong.push(format!("game {game} was there at the death before"));
            continue;
        };
        let later = &events[events.len().min(usize::try_from(clock.seq).unwrap_or(usize::MAX))..];
        let outages: Vec<(u64, i64)> = later.iter().filter_map(|row| Some((row.seq, outage(row)?))).collect();
        dead.outages += outages.len();
        let from = earlier.heartbeat.map(|beat| beat.max(clock.changed)).filter(|_| clock.deadline.is_some());
        let Some(from) = from else {
            if !outages.is_empty() {
                wrong.push(format!("game {game}: no clock ran at the death before, and an outage was added: {outages:?}"));
            }
            continue;
        };
        let (least, most) = (life.spawned - from - ROUNDING, life.begun - from + ROUNDING);
        match (later.first(), outages.as_slice()) {
            // The server died again before it came to this game. Its heart has not beaten either, or the time would be lost.
            (None, _) if !beat => {}
            (None, _) => wrong.push(format!("game {game}: its clock ran, the server lived on, and no outage was added")),
            (Some(first), [(seq, ms)]) if first.seq == *seq && (least..=most).contains(ms) => {}
            (Some(_), outages) => wrong.push(format!(
                "game {game}: the clock that ran at event {} is due an outage of {least} to {most} ms as the next event, and got {outages:?} (event and ms)",
                clock.seq
            )),
        }
    }
    wrong
}

fn outage(row: &EventRow) -> Option<i64> {
    let event: Value = serde_json::from_str(&row.event).ok()?;
    (event["kind"] == "outage").then(|| event["ms"].as_i64()).flatten()
}
