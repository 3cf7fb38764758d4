//! Ratings and how they came about.

use bija_room::rating::PROVISIONAL_GAMES;
use bija_room::{GameId, PersonId};
use sqlx::sqlite::SqlitePool;

use super::rows;
use crate::{RatingChange, RatingRow, StoreError};

pub(in super::super) async fn leaderboard(on: &SqlitePool, pool: &str, from: u32, limit: u32) -> Result<Vec<RatingRow>, StoreError> {
    let query = "SELECT r.person, p.name, r.pool, r.rating, r.games, r.changed FROM ratings r JOIN people p ON p.id = r.person \
                 WHERE r.pool = ? AND r.games >= ? ORDER BY r.rating DESC, r.person LIMIT ? OFFSET ?";
    let rows = sqlx::query(query).bind(pool).bind(PROVISIONAL_GAMES).bind(limit).bind(from).fetch_all(on).await?;
    rows.iter().map(rows::rating).collect()
}

pub(in super::super) async fn of_person(on: &SqlitePool, person: PersonId) -> Result<Vec<RatingRow>, StoreError> {
    let query = "SELECT r.person, p.name, r.pool, r.rating, r.games, r.changed FROM ratings r JOIN people p ON p.id = r.person \
                 WHERE r.person = ? ORDER BY r.pool";
    let rows = sqlx::query(query).bind(person.number()).fetch_all(on).await?;
    rows.iter().map(rows::rating).collect()
}

pub(in super::super) async fn changes(on: &SqlitePool, person: PersonId, pool: Option<&str>, limit: u32) -> Result<Vec<RatingChange>, StoreError> {
    let query = "SELECT * FROM rating_changes WHERE person = ?1 AND (?2 IS NULL OR pool = ?2) ORDER BY at DESC, games DESC LIMIT ?3";
    let rows = sqlx::query(query).bind(person.number()).bind(pool).bind(limit).fetch_all(on).await?;
    rows.iter().map(rows::rating_change).collect()
}

pub(in super::super) async fn rated(on: &SqlitePool, game: GameId) -> Result<Vec<RatingChange>, StoreError> {
    let rows = sqlx::query("SELECT * FROM rating_changes WHERE game = ? ORDER BY person").bind(game.number()).fetch_all(on).await?;
    rows.iter().map(rows::rating_change).collect()
}
