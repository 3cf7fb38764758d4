//! What a database finds wrong with itself.

use std::fmt;

use bija_room::GameId;
use sqlx::sqlite::SqlitePool;
use sqlx::{Row, SqliteConnection};

use super::read::unreadable;
use crate::StoreError;

/// Something that cannot be, found by a check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// The file's structure is broken.
    Structure {
        /// In the words of the database.
        detail: String,
    },
    /// A row refers to something that is not there.
    Dangling {
        /// The row's table.
        table: String,
        /// The table referred to.
        refers_to: String,
    },
    /// The events of a game are not numbered from 1 to the number in its row.
    Log {
        /// Which game.
        game: GameId,
        /// How many events there are.
        events: u64,
        /// The number of the last one.
        last: u64,
        /// The number in the row.
        expected: u64,
    },
    /// The plies of a game are not numbered from 0 up to the count in its row.
    Plies {
        /// Which game.
        game: GameId,
        /// How many plies there are.
        plies: u64,
        /// The count in the row.
        expected: u64,
    },
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Structure { detail } => f.write_str(detail),
            Self::Dangling { table, refers_to } => write!(f, "a row of {table} refers to a row of {refers_to} that does not exist"),
            Self::Log { game, events, last, expected } => write!(f, "game {game} has {events} events up to number {last}, and should be at {expected}"),
            Self::Plies { game, plies, expected } => write!(f, "game {game} has {plies} plies, and should have {expected}"),
        }
    }
}

/// Games whose log has a gap, lacks its end, or goes on behind it.
const LOGS: &str = "SELECT g.id, count(e.seq), coalesce(max(e.seq), 0), g.seq FROM games g LEFT JOIN events e ON e.game = g.id \
                    GROUP BY g.id HAVING count(e.seq) <> g.seq OR coalesce(max(e.seq), 0) <> g.seq";

/// Games whose plies are not all there. Numbers are unique and not negative, so a count and a maximum say everything.
const PLIES: &str = "SELECT g.id, count(m.ply), g.ply FROM games g LEFT JOIN moves m ON m.game = g.id \
                     GROUP BY g.id HAVING count(m.ply) <> g.ply OR coalesce(max(m.ply) + 1, 0) <> g.ply";

/// Looks for flaws, in one reading of the database.
pub(super) async fn check(readers: &SqlitePool) -> Result<Vec<Flaw>, StoreError> {
    let mut reading = readers.begin().await.map_err(|error| unreadable(&error))?;
    let flaws = flaws(&mut reading).await.map_err(|error| unreadable(&error))?;
    Ok(flaws)
}

async fn flaws(on: &mut SqliteConnection) -> Result<Vec<Flaw>, sqlx::Error> {
    let mut flaws = Vec::new();
    for row in sqlx::query("PRAGMA integrity_check").fetch_all(&mut *on).await? {
        let detail: String = row.try_get(0)?;
        if detail != "ok" {
            flaws.push(Flaw::Structure { detail });
        }
    }
    for row in sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut *on).await? {
        flaws.push(Flaw::Dangling { table: row.try_get(0)?, refers_to: row.try_get(2)? });
    }
    for row in sqlx::query(LOGS).fetch_all(&mut *on).await? {
        let [game, events, last, expected] = [row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?].map(|number: i64| number);
        flaws.push(Flaw::Log { game: id(game), events: events as u64, last: last as u64, expected: expected as u64 });
    }
    for row in sqlx::query(PLIES).fetch_all(&mut *on).await? {
        let [game, plies, expected] = [row.try_get(0)?, row.try_get(1)?, row.try_get(2)?].map(|number: i64| number);
        flaws.push(Flaw::Plies { game: id(game), plies: plies as u64, expected: expected as u64 });
    }
    Ok(flaws)
}

fn id(number: i64) -> GameId {
    GameId::from_number(number).expect("ids are checked to be positive")
}
