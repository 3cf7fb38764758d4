//! Games, their logs, and the links to them.

use bija_room::{GameId, Millis, PersonId};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Row, SqliteConnection};

use super::rows;
use crate::{Command, Digest, EventRow, GameLog, GameRow, Invitation, Logs, MoveRow, StoreError};

/// The games of a common table expression `chosen (id, rank)` with their seats, the highest rank first.
pub(super) fn with_seats(chosen: &str) -> String {
    format!(
        "WITH chosen (id, rank) AS ({chosen}) SELECT g.*, {} FROM chosen JOIN games g ON g.id = chosen.id \
         LEFT JOIN seats s ON s.game = g.id LEFT JOIN people p ON p.id = s.person ORDER BY chosen.rank DESC, g.id DESC, s.seat",
        rows::SEAT
    )
}

/// Games from rows that have one seat each.
pub(super) fn gather(rows: &[SqliteRow]) -> Result<Vec<GameRow>, StoreError> {
    let mut games: Vec<GameRow> = Vec::new();
    for row in rows {
        let id = rows::game_id(row.try_get("id")?)?;
        if games.last().is_none_or(|game| game.id != id) {
            games.push(rows::game(row)?);
        }
        let game = games.last_mut().expect("one was pushed if there was none");
        game.seats.extend(rows::seat(row)?);
    }
    Ok(games)
}

pub(in super::super) async fn game(on: &SqlitePool, id: GameId) -> Result<Option<GameRow>, StoreError> {
    let rows = sqlx::query(AssertSqlSafe(with_seats("SELECT ?, 0"))).bind(id.number()).fetch_all(on).await?;
    Ok(gather(&rows)?.pop())
}

fn event(row: &SqliteRow) -> Result<EventRow, StoreError> {
    let seq: i64 = row.try_get("seq")?;
    Ok(EventRow { seq: seq as u64, at: Millis(row.try_get("at")?), event: row.try_get("event")? })
}

pub(in super::super) async fn events(on: &SqlitePool, game: GameId, after: u64) -> Result<Vec<EventRow>, StoreError> {
    let after = i64::try_from(after).unwrap_or(i64::MAX);
    let query = "SELECT seq, at, event FROM events WHERE game = ? AND seq > ? ORDER BY seq";
    let rows = sqlx::query(query).bind(game.number()).bind(after).fetch_all(on).await?;
    rows.iter().map(event).collect()
}

pub(in super::super) async fn log(on: &SqlitePool, game: GameId) -> Result<Option<GameLog>, StoreError> {
    let mut reading = on.begin().await?;
    let mut logs = chosen_logs(&mut reading, "SELECT id, 0 FROM games WHERE id = ? AND id > ? LIMIT ?", game.number(), 0, 1).await?;
    Ok(logs.pop())
}

pub(in super::super) async fn logs(on: &SqlitePool, which: Logs, after: Option<GameId>, limit: u32) -> Result<Vec<GameLog>, StoreError> {
    let chosen = match which {
        Logs::Unfinished => "SELECT id, -id FROM games WHERE ended IS NULL AND ? = 0 AND id > ? ORDER BY id LIMIT ?",
        Logs::All => "SELECT id, -id FROM games WHERE ? = 0 AND id > ? ORDER BY id LIMIT ?",
    };
    let mut reading = on.begin().await?;
    chosen_logs(&mut reading, chosen, 0, after.map_or(0, GameId::number), limit).await
}

/// Games and their events, both as they are at one moment. What is chosen has three parameters and the order of the ids.
async fn chosen_logs(on: &mut SqliteConnection, chosen: &str, first: i64, after: i64, limit: u32) -> Result<Vec<GameLog>, StoreError> {
    let rows = sqlx::query(AssertSqlSafe(with_seats(chosen))).bind(first).bind(after).bind(limit).fetch_all(&mut *on).await?;
    let mut logs: Vec<GameLog> = gather(&rows)?.into_iter().map(|game| GameLog { game, events: Vec::new() }).collect();
    let query = format!(
        "WITH chosen (id, rank) AS ({chosen}) SELECT e.game, e.seq, e.at, e.event FROM chosen JOIN events e ON e.game = chosen.id ORDER BY e.game, e.seq"
    );
    let rows = sqlx::query(AssertSqlSafe(query)).bind(first).bind(after).bind(limit).fetch_all(on).await?;
    let mut of = 0;
    for row in &rows {
        let game = rows::game_id(row.try_get("game")?)?;
        while logs.get(of).is_some_and(|log| log.game.id != game) {
            of += 1;
        }
        logs.get_mut(of).ok_or_else(|| rows::damaged("events.game"))?.events.push(event(row)?);
    }
    Ok(logs)
}

fn ply(row: &SqliteRow) -> Result<MoveRow, StoreError> {
    Ok(MoveRow { ply: row.try_get("ply")?, seat: row.try_get("seat")?, token: row.try_get("token")?, at: Millis(row.try_get("at")?) })
}

pub(in super::super) async fn moves(on: &SqlitePool, game: GameId) -> Result<Vec<MoveRow>, StoreError> {
    let rows = sqlx::query("SELECT ply, seat, token, at FROM moves WHERE game = ? ORDER BY ply").bind(game.number()).fetch_all(on).await?;
    rows.iter().map(ply).collect()
}

/// The moves of a person in all their games.
pub(super) async fn moves_of(on: &SqlitePool, person: PersonId) -> Result<Vec<(GameId, MoveRow)>, StoreError> {
    let query = "SELECT m.game, m.ply, m.seat, m.token, m.at FROM seats s JOIN moves m ON m.game = s.game AND m.seat = s.seat \
                 WHERE s.person = ? ORDER BY s.opened, m.game, m.ply";
    let rows = sqlx::query(query).bind(person.number()).fetch_all(on).await?;
    rows.iter().map(|row| Ok((rows::game_id(row.try_get("game")?)?, ply(row)?))).collect()
}

pub(in super::super) async fn command(on: &SqlitePool, game: GameId, sender: u8, id: &str) -> Result<Option<Command>, StoreError> {
    let query = "SELECT answer FROM commands WHERE game = ? AND sender = ? AND id = ?";
    let row = sqlx::query(query).bind(game.number()).bind(sender).bind(id).fetch_optional(on).await?;
    row.map(|row| Ok(Command { sender, id: id.to_string(), answer: row.try_get(0)? })).transpose()
}

pub(in super::super) async fn invitation(on: &SqlitePool, hash: Digest) -> Result<Option<Invitation>, StoreError> {
    let query = "SELECT i.game, i.sender, i.created, i.expires, u.seat, u.person FROM invitations i LEFT JOIN invitation_uses u ON u.hash = i.hash \
                 WHERE i.hash = ? ORDER BY u.seat";
    let rows = sqlx::query(query).bind(&hash.0[..]).fetch_all(on).await?;
    let Some(row) = rows.first() else { return Ok(None) };
    let mut uses = Vec::new();
    for row in &rows {
        if let (Some(seat), Some(person)) = (row.try_get("seat")?, row.try_get::<Option<i64>, _>("person")?) {
            uses.push((seat, rows::person_id(person)?));
        }
    }
    Ok(Some(Invitation {
        hash,
        game: rows::game_id(row.try_get("game")?)?,
        from: rows::person_id(row.try_get("sender")?)?,
        created: Millis(row.try_get("created")?),
        expires: Millis(row.try_get("expires")?),
        uses,
    }))
}
