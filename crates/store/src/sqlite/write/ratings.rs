//! What a ranked game does to ratings.

use bija_room::rating::{self, Standing};
use bija_room::{GameId, Millis, PersonId};
use sqlx::Row;
use sqlx::sqlite::SqliteConnection;

use super::Stop;
use crate::{RatingChange, Refused};

/// Somebody's standing in a list before the game.
async fn standing(on: &mut SqliteConnection, person: PersonId, pool: &str) -> Result<Standing, Stop> {
    let query = "SELECT rating, games FROM ratings WHERE person = ? AND pool = ?";
    let Some(row) = sqlx::query(query).bind(person.number()).bind(pool).fetch_optional(on).await? else { return Ok(Standing::NEW) };
    Ok(Standing { rating: row.try_get(0)?, games: row.try_get(1)? })
}

pub(super) async fn rate(on: &mut SqliteConnection, game: GameId, pool: &str, at: Millis, places: &[(PersonId, u8)]) -> Result<Vec<RatingChange>, Stop> {
    if sqlx::query("SELECT 1 FROM rating_changes WHERE game = ?").bind(game.number()).fetch_optional(&mut *on).await?.is_some() {
        return Err(Refused::Rated { game }.into());
    }
    let mut before = Vec::with_capacity(places.len());
    for &(person, _) in places {
        before.push(standing(on, person, pool).await?);
    }
    let ranks: Vec<u8> = places.iter().map(|&(_, place)| place).collect();
    let after = rating::after(&before, &ranks);
    let mut changes = Vec::with_capacity(places.len());
    for ((&(person, _), before), after) in places.iter().zip(&before).zip(&after) {
        let change = RatingChange { game, person, pool: pool.to_string(), at, before: before.rating, after: after.rating, games: after.games };
        note(on, &change).await?;
        changes.push(change);
    }
    Ok(changes)
}

/// Writes a change down and makes it the standing, unless the person wanted to be forgotten while the game ran.
async fn note(on: &mut SqliteConnection, change: &RatingChange) -> Result<(), Stop> {
    let query = "INSERT INTO rating_changes (game, person, pool, at, before, after, games) VALUES (?, ?, ?, ?, ?, ?, ?)";
    let insert = sqlx::query(query).bind(change.game.number()).bind(change.person.number()).bind(&change.pool).bind(change.at.0);
    insert.bind(change.before).bind(change.after).bind(change.games).execute(&mut *on).await?;
    let query = "INSERT INTO ratings (person, pool, rating, games, changed) SELECT id, ?2, ?3, ?4, ?5 FROM people WHERE id = ?1 AND deleted IS NULL \
                 ON CONFLICT (person, pool) DO UPDATE SET rating = excluded.rating, games = excluded.games, changed = excluded.changed";
    let upsert = sqlx::query(query).bind(change.person.number()).bind(&change.pool).bind(change.after).bind(change.games).bind(change.at.0);
    upsert.execute(on).await?;
    Ok(())
}
