//! Ratings and how they came about.

use bija_room::rating::PROVISIONAL_GAMES;
use bija_room::{GameId, PersonId};
use sqlx::sqlite::SqlitePool;

use super::rows;
use crate::{Ranked, RatingChange, RatingRow, StoreError};

/// One walk over `ratings_best`, and for each row that is shown one over the end of its `rating_changes_of`:
/// `CROSS JOIN` keeps the planner from all the seats that somebody ever had. A result is a figure of its own.
pub(in super::super) const LEADERBOARD: &str = "SELECT r.person, p.name, r.pool, r.rating, r.games, r.changed, \
    (SELECT group_concat(standing, '' ORDER BY at, games) FROM \
        (SELECT c.at, c.games, CASE WHEN s.place > 1 THEN 3 \
            WHEN EXISTS (SELECT 1 FROM seats o WHERE o.game = s.game AND o.place = 1 AND o.seat <> s.seat) THEN 2 ELSE 1 END AS standing \
        FROM rating_changes c CROSS JOIN seats s ON s.game = c.game AND s.person = c.person \
        WHERE c.person = r.person AND c.pool = r.pool AND s.place IS NOT NULL ORDER BY c.at DESC, c.games DESC LIMIT ?5)) AS latest \
    FROM ratings r JOIN people p ON p.id = r.person \
    WHERE r.pool = ?1 AND r.games >= ?2 ORDER BY r.rating DESC, r.person LIMIT ?3 OFFSET ?4";

pub(in super::super) async fn leaderboard(on: &SqlitePool, pool: &str, from: u32, limit: u32, results: u32) -> Result<Vec<Ranked>, StoreError> {
    let rows = sqlx::query(LEADERBOARD).bind(pool).bind(PROVISIONAL_GAMES).bind(limit).bind(from).bind(results).fetch_all(on).await?;
    rows.iter().map(rows::ranked).collect()
}

/// From the top of `ratings_best` down to somebody's row.
pub(in super::super) const RANK: &str = "SELECT (SELECT COUNT(*) FROM ratings r \
        WHERE r.pool = own.pool AND r.rating >= own.rating AND (r.rating > own.rating OR r.person < own.person) AND r.games >= ?3) \
    FROM ratings own WHERE own.person = ?2 AND own.pool = ?1 AND own.games >= ?3";

pub(in super::super) async fn rank(on: &SqlitePool, pool: &str, person: PersonId) -> Result<Option<u32>, StoreError> {
    Ok(sqlx::query_scalar(RANK).bind(pool).bind(person.number()).bind(PROVISIONAL_GAMES).fetch_optional(on).await?)
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
