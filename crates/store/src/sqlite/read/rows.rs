//! Rows made into what they stand for.

use bija_room::{GameId, Millis, PersonId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::super::spelling;
use crate::{Digest, Ending, GameRow, Listing, Person, Ranked, RatingChange, RatingRow, Seat, SeatRow, Session, Sitter, State, StoreError, Terms};

/// Something that the schema does not allow, in this column.
pub(super) fn damaged(column: &str) -> StoreError {
    StoreError::Damaged { what: column.to_string() }
}

pub(super) fn person_id(number: i64) -> Result<PersonId, StoreError> {
    PersonId::from_number(number).ok_or_else(|| damaged("the id of a person"))
}

pub(super) fn game_id(number: i64) -> Result<GameId, StoreError> {
    GameId::from_number(number).ok_or_else(|| damaged("the id of a game"))
}

pub(super) fn digest(bytes: &[u8]) -> Result<Digest, StoreError> {
    bytes.try_into().map(Digest).map_err(|_| damaged("a digest"))
}

fn moment(row: &SqliteRow, column: &str) -> Result<Option<Millis>, StoreError> {
    let at: Option<i64> = row.try_get(column)?;
    Ok(at.map(Millis))
}

/// The columns of [`person`], of a table that is called `p`.
pub(super) const PERSON: &str = "p.id, p.kind, p.name, p.created, p.moved_to, p.deleted";

pub(super) fn person(row: &SqliteRow) -> Result<Person, StoreError> {
    let moved_to: Option<i64> = row.try_get("moved_to")?;
    Ok(Person {
        id: person_id(row.try_get("id")?)?,
        kind: spelling::read_kind(row.try_get("kind")?).ok_or_else(|| damaged("people.kind"))?,
        name: row.try_get("name")?,
        created: Millis(row.try_get("created")?),
        moved_to: moved_to.map(person_id).transpose()?,
        deleted: moment(row, "deleted")?,
    })
}

/// The columns are those of the table, `created` as `session_created`.
pub(super) fn session(row: &SqliteRow) -> Result<Session, StoreError> {
    Ok(Session {
        hash: digest(row.try_get("hash")?)?,
        person: person_id(row.try_get("person")?)?,
        created: Millis(row.try_get("session_created")?),
        renewed: Millis(row.try_get("renewed")?),
        expires: Millis(row.try_get("expires")?),
    })
}

/// A game without its seats; the columns are those of the table.
pub(super) fn game(row: &SqliteRow) -> Result<GameRow, StoreError> {
    let [previous, next] = [row.try_get("previous")?, row.try_get("next")?].map(|id: Option<i64>| id.map(game_id).transpose());
    let seq: i64 = row.try_get("seq")?;
    let terms = Terms {
        ruleset: row.try_get("ruleset")?,
        options: row.try_get("options")?,
        settings: row.try_get("settings")?,
        seats: row.try_get("seats")?,
        clock: row.try_get("clock")?,
        pool: row.try_get("pool")?,
    };
    let listed: i64 = row.try_get("listed")?;
    let state = State {
        status: spelling::read_status(row.try_get("status")?).ok_or_else(|| damaged("games.status"))?,
        listing: if listed == 1 { Listing::Open } else { Listing::Unlisted },
        ply: row.try_get("ply")?,
        mover: row.try_get("mover")?,
        deadline: moment(row, "deadline")?,
        ending: ending(row)?,
        next: next?,
    };
    Ok(GameRow {
        id: game_id(row.try_get("id")?)?,
        way: spelling::read_way(row.try_get("way")?).ok_or_else(|| damaged("games.way"))?,
        previous: previous?,
        terms,
        seq: seq as u64,
        state,
        seats: Vec::new(),
        opened: Millis(row.try_get("opened")?),
        began: moment(row, "began")?,
        changed: Millis(row.try_get("changed")?),
        ended: moment(row, "ended")?,
    })
}

fn ending(row: &SqliteRow) -> Result<Option<Ending>, StoreError> {
    let reason: Option<String> = row.try_get("reason")?;
    let by: Option<i64> = row.try_get("ended_by")?;
    let by = by.map(person_id).transpose()?;
    Ok(reason.map(|reason| Ending { reason, by }))
}

/// The columns of [`seat`], of tables that are called `s` and `p`.
pub(super) const SEAT: &str = "s.seat, s.person, s.level, s.place, s.score, p.name AS sitter_name, p.kind AS sitter_kind";

/// A seat, if the row of a left join has one.
pub(super) fn seat(row: &SqliteRow) -> Result<Option<SeatRow>, StoreError> {
    let Some(seat) = row.try_get("seat")? else { return Ok(None) };
    let person: Option<i64> = row.try_get("person")?;
    let level: Option<String> = row.try_get("level")?;
    let sitter = match (person, level) {
        (Some(person), None) => Sitter::Person(person_id(person)?),
        (None, Some(level)) => Sitter::Computer(level),
        (Some(_), Some(_)) | (None, None) => return Err(damaged("seats.person")),
    };
    let name: Option<String> = row.try_get("sitter_name")?;
    let kind: Option<String> = row.try_get("sitter_kind")?;
    let known_as = name.zip(kind.as_deref().and_then(spelling::read_kind));
    Ok(Some(SeatRow { seat: Seat { seat, sitter, place: row.try_get("place")?, score: row.try_get("score")? }, known_as }))
}

/// The columns are those of the table and the person's name.
pub(super) fn rating(row: &SqliteRow) -> Result<RatingRow, StoreError> {
    Ok(RatingRow {
        person: person_id(row.try_get("person")?)?,
        name: row.try_get("name")?,
        pool: row.try_get("pool")?,
        rating: row.try_get("rating")?,
        games: row.try_get("games")?,
        changed: Millis(row.try_get("changed")?),
    })
}

/// The results are figures in one text; there is none where no game ended with places.
pub(super) fn ranked(row: &SqliteRow) -> Result<Ranked, StoreError> {
    let latest: Option<&str> = row.try_get("latest")?;
    let standing = |figure| spelling::read_standing(figure).ok_or_else(|| damaged("seats.place"));
    let latest = latest.unwrap_or_default().chars().map(standing).collect::<Result<_, _>>()?;
    Ok(Ranked { rating: rating(row)?, latest })
}

/// The columns are those of the table.
pub(super) fn rating_change(row: &SqliteRow) -> Result<RatingChange, StoreError> {
    Ok(RatingChange {
        game: game_id(row.try_get("game")?)?,
        person: person_id(row.try_get("person")?)?,
        pool: row.try_get("pool")?,
        at: Millis(row.try_get("at")?),
        before: row.try_get("before")?,
        after: row.try_get("after")?,
        games: row.try_get("games")?,
    })
}
