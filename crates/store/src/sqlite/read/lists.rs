//! Lists of games: the lobby's and a person's.

use bija_room::{Millis, PersonId};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Row};

use super::super::spelling;
use super::games::{gather, with_seats};
use super::rows;
use crate::{Filter, GameRow, Load, Page, Progress, Stake, StoreError, Unfinished};

/// Those of a list behind the cursor `?1`, `?2`, at most `?3`.
async fn page(on: &SqlitePool, chosen: &str, Page { after, limit }: Page) -> Result<Vec<GameRow>, StoreError> {
    let (at, game) = (after.map(|cursor| cursor.at.0), after.map(|cursor| cursor.game.number()));
    let rows = sqlx::query(AssertSqlSafe(with_seats(chosen))).bind(at).bind(game).bind(limit).fetch_all(on).await?;
    gather(&rows)
}

pub(in super::super) async fn unfinished(on: &SqlitePool) -> Result<Vec<Unfinished>, StoreError> {
    let query = "SELECT id, status, deadline, changed, \
                 EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.seat = g.mover AND s.level IS NOT NULL) AS computer_moves \
                 FROM games g WHERE ended IS NULL";
    let rows = sqlx::query(query).fetch_all(on).await?;
    let one = |row: &SqliteRow| {
        let deadline: Option<i64> = row.try_get("deadline")?;
        Ok(Unfinished {
            id: rows::game_id(row.try_get("id")?)?,
            status: spelling::read_status(row.try_get("status")?).ok_or_else(|| rows::damaged("games.status"))?,
            deadline: deadline.map(Millis),
            changed: Millis(row.try_get("changed")?),
            computer_moves: row.try_get("computer_moves")?,
        })
    };
    rows.iter().map(one).collect()
}

pub(in super::super) async fn running(on: &SqlitePool, at: Page) -> Result<Vec<GameRow>, StoreError> {
    let chosen = "SELECT id, changed FROM games WHERE status IN ('prelude', 'playing') AND (?1 IS NULL OR (changed, id) < (?1, ?2)) \
                  ORDER BY changed DESC, id DESC LIMIT ?3";
    page(on, chosen, at).await
}

pub(in super::super) async fn open_tables(on: &SqlitePool, at: Page) -> Result<Vec<GameRow>, StoreError> {
    let chosen = "SELECT id, opened FROM games WHERE status = 'gathering' AND listed = 1 AND (?1 IS NULL OR (opened, id) < (?1, ?2)) \
                  ORDER BY opened DESC, id DESC LIMIT ?3";
    page(on, chosen, at).await
}

/// Somebody's games by `seats_of`, which has them in order; a filter looks at each until the page is full.
const GAMES_OF: &str = "SELECT DISTINCT s.game, s.opened FROM seats s JOIN games g ON g.id = s.game \
    WHERE s.person = ?1 AND (?2 IS NULL OR (s.opened, s.game) < (?2, ?3)) \
    AND (?4 IS NULL OR g.ruleset = ?4) \
    AND (?5 IS NULL OR EXISTS (SELECT 1 FROM seats o WHERE o.game = s.game AND o.person = ?5)) \
    AND (?6 IS NULL OR (g.pool IS NOT NULL) = ?6) \
    AND (?7 IS NULL OR (g.ended IS NOT NULL) = ?7) \
    AND (?8 IS NULL OR ?8 = CASE WHEN s.place IS NULL THEN 0 WHEN s.place > 1 THEN 3 \
        WHEN EXISTS (SELECT 1 FROM seats o WHERE o.game = s.game AND o.place = 1 AND o.seat <> s.seat) THEN 2 ELSE 1 END) \
    ORDER BY s.opened DESC, s.game DESC LIMIT ?9";

pub(in super::super) async fn games_of(on: &SqlitePool, person: PersonId, filter: &Filter, page: Page) -> Result<Vec<GameRow>, StoreError> {
    let Filter { ruleset, opponent, stake, progress, result } = filter;
    let ranked = stake.map(|stake| match stake {
        Stake::Unranked => 0,
        Stake::Ranked => 1,
    });
    let over = progress.map(|progress| match progress {
        Progress::Unfinished => 0,
        Progress::Over => 1,
    });
    let result = result.map(spelling::standing);
    let (at, game) = (page.after.map(|cursor| cursor.at.0), page.after.map(|cursor| cursor.game.number()));
    let query = sqlx::query(AssertSqlSafe(with_seats(GAMES_OF))).bind(person.number()).bind(at).bind(game).bind(ruleset);
    let query = query.bind(opponent.map(PersonId::number)).bind(ranked).bind(over).bind(result).bind(page.limit);
    gather(&query.fetch_all(on).await?)
}

pub(in super::super) async fn load(on: &SqlitePool, person: PersonId) -> Result<Load, StoreError> {
    let query = "SELECT count(DISTINCT g.id), count(DISTINCT CASE WHEN g.status = 'gathering' AND g.listed = 1 THEN g.id END) \
                 FROM seats s JOIN games g ON g.id = s.game WHERE s.person = ? AND g.ended IS NULL";
    let row = sqlx::query(query).bind(person.number()).fetch_one(on).await?;
    Ok(Load { unfinished: row.try_get(0)?, open_tables: row.try_get(1)? })
}

pub(in super::super) async fn ended_by(on: &SqlitePool, person: PersonId, reason: &str, since: Millis) -> Result<u32, StoreError> {
    let query = "SELECT count(*) FROM games WHERE ended_by = ? AND ended >= ? AND reason = ?";
    let row = sqlx::query(query).bind(person.number()).bind(since.0).bind(reason).fetch_one(on).await?;
    Ok(row.try_get(0)?)
}
