//! Games and their logs.

use bija_room::{GameId, Millis, PersonId};
use sqlx::Row;
use sqlx::sqlite::SqliteConnection;

use super::super::spelling;
use super::Stop;
use crate::{Advance, Command, Listing, NewGame, Ply, Refused, Seat, Sitter, State, Status, Terms};

/// The moment at which a game begins, if this state is one in which it has begun.
fn beginning(state: &State, at: Millis) -> Option<i64> {
    match state.status {
        Status::Gathering | Status::Over => None,
        Status::Prelude | Status::Playing => Some(at.0),
    }
}

/// The moment at which a game ends, if this state is its end.
fn end(state: &State, at: Millis) -> Option<i64> {
    match state.status {
        Status::Gathering | Status::Prelude | Status::Playing => None,
        Status::Over => Some(at.0),
    }
}

fn listed(listing: Listing) -> i64 {
    match listing {
        Listing::Open => 1,
        Listing::Unlisted => 0,
    }
}

fn last(game: GameId, events: &[(Millis, String)]) -> Result<Millis, Stop> {
    events.last().map(|&(at, _)| at).ok_or(Stop::Refused(Refused::NoEvents { game }))
}

pub(super) async fn insert(on: &mut SqliteConnection, new: &NewGame) -> Result<(), Stop> {
    let NewGame { id, way, previous, terms, events, state, seats } = new;
    let changed = last(*id, events)?;
    let opened = events[0].0;
    if sqlx::query("SELECT 1 FROM games WHERE id = ?").bind(id.number()).fetch_optional(&mut *on).await?.is_some() {
        return Err(Refused::GameExists { game: *id }.into());
    }
    let query = "INSERT INTO games (id, way, previous, next, ruleset, options, settings, seats, clock, pool, seq, status, listed, ply, mover, deadline, \
                 reason, ended_by, opened, began, changed, ended) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    let insert = sqlx::query(query).bind(id.number()).bind(spelling::way(*way)).bind(previous.map(GameId::number)).bind(state.next.map(GameId::number));
    let insert = insert.bind(&terms.ruleset).bind(&terms.options).bind(&terms.settings).bind(terms.seats).bind(terms.clock).bind(&terms.pool);
    let insert = insert.bind(events.len() as i64).bind(spelling::status(state.status)).bind(listed(state.listing)).bind(state.ply).bind(state.mover);
    let insert = insert.bind(state.deadline.map(|at| at.0)).bind(state.ending.as_ref().map(|ending| &ending.reason));
    let insert = insert.bind(state.ending.as_ref().and_then(|ending| ending.by).map(PersonId::number)).bind(opened.0);
    insert.bind(beginning(state, changed)).bind(changed.0).bind(end(state, changed)).execute(&mut *on).await?;
    seat(on, *id, opened, seats).await?;
    log(on, *id, 0, events).await
}

/// Writes events down, numbered from the one after `seq`.
async fn log(on: &mut SqliteConnection, game: GameId, seq: u64, events: &[(Millis, String)]) -> Result<(), Stop> {
    for (number, (at, event)) in (seq + 1..).zip(events) {
        let query = "INSERT INTO events (game, seq, at, event) VALUES (?, ?, ?, ?)";
        sqlx::query(query).bind(game.number()).bind(number as i64).bind(at.0).bind(event).execute(&mut *on).await?;
    }
    Ok(())
}

/// Seats people and machines in place of whoever sat there.
async fn seat(on: &mut SqliteConnection, game: GameId, opened: Millis, seats: &[Seat]) -> Result<(), Stop> {
    sqlx::query("DELETE FROM seats WHERE game = ?").bind(game.number()).execute(&mut *on).await?;
    for Seat { seat, sitter, place, score } in seats {
        let (person, level) = match sitter {
            Sitter::Person(person) => (Some(person.number()), None),
            Sitter::Computer(level) => (None, Some(level)),
        };
        let query = "INSERT INTO seats (game, seat, person, level, place, score, opened) \
                     VALUES (?1, ?2, coalesce((SELECT moved_to FROM people WHERE id = ?3), ?3), ?4, ?5, ?6, ?7)";
        let insert = sqlx::query(query).bind(game.number()).bind(seat).bind(person).bind(level).bind(place).bind(score).bind(opened.0);
        insert.execute(&mut *on).await?;
    }
    Ok(())
}

/// What of a game the conditions of an advance are about.
struct Before {
    seq: u64,
    deadline: Option<Millis>,
    opened: Millis,
    status: Status,
    /// What was answered when the command was accepted before.
    answer: Option<String>,
}

async fn before(on: &mut SqliteConnection, game: GameId, command: Option<&Command>) -> Result<Before, Stop> {
    let query = "SELECT seq, deadline, opened, status, (SELECT answer FROM commands WHERE game = ?1 AND sender = ?2 AND id = ?3) FROM games WHERE id = ?1";
    let select = sqlx::query(query).bind(game.number()).bind(command.map(|command| command.sender)).bind(command.map(|command| &command.id));
    let row = select.fetch_optional(on).await?.ok_or(Stop::Refused(Refused::NoSuchGame { game }))?;
    let seq: i64 = row.try_get(0)?;
    let deadline: Option<i64> = row.try_get(1)?;
    let status = spelling::read_status(row.try_get(3)?).expect("the spellings are checked");
    Ok(Before { seq: seq as u64, deadline: deadline.map(Millis), opened: Millis(row.try_get(2)?), status, answer: row.try_get(4)? })
}

pub(super) async fn advance(on: &mut SqliteConnection, advance: &Advance) -> Result<(), Stop> {
    let Advance { game, expected_seq, counts_at, events, moves, state, seats, terms, command } = advance;
    let at = last(*game, events)?;
    let before = before(on, *game, command.as_ref()).await?;
    if let Some(answer) = before.answer {
        return Err(Stop::Repeated(answer));
    }
    if before.seq != *expected_seq {
        return Err(Refused::Stale { game: *game, seq: before.seq }.into());
    }
    if let (Some(counts_at), Some(deadline)) = (*counts_at, before.deadline)
        && deadline < counts_at
    {
        return Err(Refused::TooLate { game: *game, deadline }.into());
    }
    update(on, *game, *expected_seq, events.len() as u64, at, state).await?;
    log(on, *game, *expected_seq, events).await?;
    for ply in moves {
        sow(on, *game, at, ply).await?;
    }
    if let Some(seats) = seats {
        seat(on, *game, before.opened, seats).await?;
    }
    if let Some(terms) = terms {
        agree(on, *game, terms).await?;
    }
    if before.status != Status::Over && state.status == Status::Over {
        sqlx::query("DELETE FROM commands WHERE game = ?").bind(game.number()).execute(&mut *on).await?;
    }
    remember(on, *game, command.as_ref()).await
}

/// The conditional update. That it changes one row was looked at before; the condition stands in the statement all the same.
async fn update(on: &mut SqliteConnection, game: GameId, seq: u64, events: u64, at: Millis, state: &State) -> Result<(), Stop> {
    let query = "UPDATE games SET seq = seq + ?1, status = ?2, listed = ?3, ply = ?4, mover = ?5, deadline = ?6, reason = ?7, \
                 ended_by = coalesce((SELECT moved_to FROM people WHERE id = ?8), ?8), next = coalesce(?9, next), began = coalesce(began, ?10), \
                 changed = ?11, ended = coalesce(ended, ?12) WHERE id = ?13 AND seq = ?14";
    let update = sqlx::query(query).bind(events as i64).bind(spelling::status(state.status)).bind(listed(state.listing)).bind(state.ply);
    let update = update.bind(state.mover).bind(state.deadline.map(|at| at.0)).bind(state.ending.as_ref().map(|ending| &ending.reason));
    let update = update.bind(state.ending.as_ref().and_then(|ending| ending.by).map(PersonId::number)).bind(state.next.map(GameId::number));
    let update = update.bind(beginning(state, at)).bind(at.0).bind(end(state, at)).bind(game.number()).bind(seq as i64);
    if update.execute(on).await?.rows_affected() == 1 { Ok(()) } else { Err(Refused::Stale { game, seq }.into()) }
}

async fn sow(on: &mut SqliteConnection, game: GameId, at: Millis, Ply { ply, seat, token }: &Ply) -> Result<(), Stop> {
    let query = "INSERT INTO moves (game, ply, seat, token, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
    let done = sqlx::query(query).bind(game.number()).bind(ply).bind(seat).bind(token).bind(at.0).execute(on).await?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(Refused::PlyTaken { game, ply: *ply }.into()) }
}

async fn agree(on: &mut SqliteConnection, game: GameId, terms: &Terms) -> Result<(), Stop> {
    let query = "UPDATE games SET ruleset = ?, options = ?, settings = ?, seats = ?, clock = ?, pool = ? WHERE id = ?";
    let update = sqlx::query(query).bind(&terms.ruleset).bind(&terms.options).bind(&terms.settings).bind(terms.seats).bind(terms.clock).bind(&terms.pool);
    update.bind(game.number()).execute(on).await?;
    Ok(())
}

/// Keeps a command's answer. The end of a game has let go of all the answers before it; its own may still be asked for, because the
/// line that carried it may have broken.
async fn remember(on: &mut SqliteConnection, game: GameId, command: Option<&Command>) -> Result<(), Stop> {
    let Some(Command { sender, id, answer }) = command else { return Ok(()) };
    let query = "INSERT INTO commands (game, sender, id, answer) VALUES (?, ?, ?, ?)";
    sqlx::query(query).bind(game.number()).bind(sender).bind(id).bind(answer).execute(on).await?;
    Ok(())
}

pub(super) async fn redact(on: &mut SqliteConnection, game: GameId, seq: u64, event: &str) -> Result<(), Stop> {
    let query = "UPDATE events SET event = ? WHERE game = ? AND seq = ?";
    let done = sqlx::query(query).bind(event).bind(game.number()).bind(seq as i64).execute(on).await?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(Refused::NoSuchEvent { game, seq }.into()) }
}
