//! Games and their logs.

use bija_room::{GameId, Millis, PersonId};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Row};

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
    seat(on, *id, seats).await?;
    write_down(on, *id, 0, events, &[], None).await.map(|_| ())
}

const EVENT: &str = "INSERT INTO events (game, seq, at, event) VALUES (?, ?, ?, ?);";
const PLY: &str = "INSERT INTO moves (game, ply, seat, token, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING;";
const ANSWER: &str = "INSERT INTO commands (game, sender, id, answer) VALUES (?, ?, ?, ?);";

/// Writes down events, numbered from the one after `seq`, the plies among them, and what was answered: one way to the database for
/// all of them. Tells how many rows are new.
async fn write_down(
    on: &mut SqliteConnection,
    game: GameId,
    seq: u64,
    events: &[(Millis, String)],
    moves: &[Ply],
    command: Option<&Command>,
) -> Result<u64, Stop> {
    let sql = [EVENT.repeat(events.len()), PLY.repeat(moves.len()), ANSWER.repeat(command.iter().len())].concat();
    let mut insert = sqlx::query(AssertSqlSafe(sql));
    for (number, (at, event)) in (seq + 1..).zip(events) {
        insert = insert.bind(game.number()).bind(number as i64).bind(at.0).bind(event);
    }
    let at = last(game, events)?;
    for Ply { ply, seat, token } in moves {
        insert = insert.bind(game.number()).bind(ply).bind(seat).bind(token).bind(at.0);
    }
    if let Some(Command { sender, id, answer }) = command {
        insert = insert.bind(game.number()).bind(sender).bind(id).bind(answer);
    }
    Ok(insert.execute(on).await?.rows_affected())
}

/// Seats people and machines in place of whoever sat there.
async fn seat(on: &mut SqliteConnection, game: GameId, seats: &[Seat]) -> Result<(), Stop> {
    sqlx::query("DELETE FROM seats WHERE game = ?").bind(game.number()).execute(&mut *on).await?;
    for Seat { seat, sitter, place, score } in seats {
        let (person, level) = match sitter {
            Sitter::Person(person) => (Some(person.number()), None),
            Sitter::Computer(level) => (None, Some(level)),
        };
        let query = "INSERT INTO seats (game, seat, person, level, place, score, opened) \
                     VALUES (?1, ?2, coalesce((SELECT moved_to FROM people WHERE id = ?3), ?3), ?4, ?5, ?6, (SELECT opened FROM games WHERE id = ?1))";
        sqlx::query(query).bind(game.number()).bind(seat).bind(person).bind(level).bind(place).bind(score).execute(&mut *on).await?;
    }
    Ok(())
}

pub(super) async fn advance(on: &mut SqliteConnection, advance: &Advance) -> Result<(), Stop> {
    let Advance { game, expected_seq, events, moves, state, seats, terms, command, .. } = advance;
    let at = last(*game, events)?;
    let ends = match state.status {
        Status::Gathering | Status::Prelude | Status::Playing => false,
        Status::Over => !is_over(on, *game).await?,
    };
    if !update(on, advance, at).await? {
        return Err(hindrance(on, advance).await?);
    }
    if let Some(seats) = seats {
        seat(on, *game, seats).await?;
    }
    if let Some(terms) = terms {
        agree(on, *game, terms).await?;
    }
    if ends {
        // The answer of the end itself stays, because the line that carried it may have broken.
        sqlx::query("DELETE FROM commands WHERE game = ?").bind(game.number()).execute(&mut *on).await?;
    }
    let written = write_down(on, *game, *expected_seq, events, moves, command.as_ref()).await?;
    let whole = events.len() + moves.len() + command.iter().len();
    match moves.first() {
        // Plies have no gaps: if one is taken, the first is.
        Some(Ply { ply, .. }) if written < whole as u64 => Err(Refused::PlyTaken { game: *game, ply: *ply }.into()),
        Some(_) | None => Ok(()),
    }
}

async fn is_over(on: &mut SqliteConnection, game: GameId) -> Result<bool, Stop> {
    Ok(sqlx::query("SELECT 1 FROM games WHERE id = ? AND ended IS NOT NULL").bind(game.number()).fetch_optional(on).await?.is_some())
}

/// The row's change with all its conditions in one statement. Tells whether they hold; if not, nothing is changed.
async fn update(on: &mut SqliteConnection, advance: &Advance, at: Millis) -> Result<bool, Stop> {
    let Advance { game, expected_seq, counts_at, events, state, command, .. } = advance;
    let query = "UPDATE games SET seq = seq + ?1, status = ?2, listed = ?3, ply = ?4, mover = ?5, deadline = ?6, reason = ?7, \
                 ended_by = coalesce((SELECT moved_to FROM people WHERE id = ?8), ?8), next = coalesce(?9, next), began = coalesce(began, ?10), \
                 changed = ?11, ended = coalesce(ended, ?12) WHERE id = ?13 AND seq = ?14 AND coalesce(deadline >= ?15, TRUE) \
                 AND NOT EXISTS (SELECT 1 FROM commands WHERE game = ?13 AND sender = ?16 AND id = ?17)";
    let update = sqlx::query(query).bind(events.len() as i64).bind(spelling::status(state.status)).bind(listed(state.listing)).bind(state.ply);
    let update = update.bind(state.mover).bind(state.deadline.map(|at| at.0)).bind(state.ending.as_ref().map(|ending| &ending.reason));
    let update = update.bind(state.ending.as_ref().and_then(|ending| ending.by).map(PersonId::number)).bind(state.next.map(GameId::number));
    let update = update.bind(beginning(state, at)).bind(at.0).bind(end(state, at)).bind(game.number()).bind(*expected_seq as i64);
    let update = update.bind(counts_at.map(|at| at.0)).bind(command.as_ref().map(|command| command.sender)).bind(command.as_ref().map(|command| &command.id));
    Ok(update.execute(on).await?.rows_affected() == 1)
}

/// Which condition of an update does not hold.
async fn hindrance(on: &mut SqliteConnection, advance: &Advance) -> Result<Stop, Stop> {
    let (game, command) = (advance.game, advance.command.as_ref());
    let query = "SELECT seq, deadline, (SELECT answer FROM commands WHERE game = ?1 AND sender = ?2 AND id = ?3) FROM games WHERE id = ?1";
    let select = sqlx::query(query).bind(game.number()).bind(command.map(|command| command.sender)).bind(command.map(|command| &command.id));
    let Some(row) = select.fetch_optional(on).await? else { return Ok(Refused::NoSuchGame { game }.into()) };
    if let Some(answer) = row.try_get(2)? {
        return Ok(Stop::Repeated(answer));
    }
    let (seq, deadline): (i64, Option<i64>) = (row.try_get(0)?, row.try_get(1)?);
    Ok(match deadline {
        Some(deadline) if seq as u64 == advance.expected_seq => Refused::TooLate { game, deadline: Millis(deadline) }.into(),
        Some(_) | None => Refused::Stale { game, seq: seq as u64 }.into(),
    })
}

async fn agree(on: &mut SqliteConnection, game: GameId, terms: &Terms) -> Result<(), Stop> {
    let query = "UPDATE games SET ruleset = ?, options = ?, settings = ?, seats = ?, clock = ?, pool = ? WHERE id = ?";
    let update = sqlx::query(query).bind(&terms.ruleset).bind(&terms.options).bind(&terms.settings).bind(terms.seats).bind(terms.clock).bind(&terms.pool);
    update.bind(game.number()).execute(on).await?;
    Ok(())
}

pub(super) async fn redact(on: &mut SqliteConnection, game: GameId, seq: u64, event: &str) -> Result<(), Stop> {
    let query = "UPDATE events SET event = ? WHERE game = ? AND seq = ?";
    let done = sqlx::query(query).bind(event).bind(game.number()).bind(seq as i64).execute(on).await?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(Refused::NoSuchEvent { game, seq }.into()) }
}
