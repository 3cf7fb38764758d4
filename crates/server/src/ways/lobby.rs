//! The lobby: tables with free seats that anyone may take, and games that are played now.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::get;
use bija_rules::catalogue::{self, Entry};
use bija_store::{GameId, GameRow, Page, SeatRow, Sitter};
use bija_web::pages::error::Trouble;
use serde_json::{Value, json};
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::{away, told};
use crate::App;

/// Rows of each list.
const ROWS: u32 = 50;
/// How long a list is shown before it is read again.
const FRESH_FOR: Duration = Duration::from_secs(1);

/// The routes of the lobby.
pub(super) fn routes() -> Router<App> {
    Router::new().route("/api/v1/lobby", get(lobby))
}

/// A game as a list shows it.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    pub(super) id: GameId,
    pub(super) entry: &'static Entry,
    /// Options that differ from the standard, as stored.
    pub(super) options: String,
    /// Who sits there; computers by their level.
    pub(super) sitters: Vec<Who>,
    pub(super) seats: u8,
    pub(super) clock: Option<u32>,
    pub(super) ply: u32,
    pub(super) ranked: bool,
}

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// A person by the name they have today.
    Named(String),
    /// Somebody whose data is deleted.
    Deleted,
    /// The computer, at a level.
    Computer(String),
}

/// The two lists.
#[derive(Debug, Default)]
pub(super) struct Lists {
    pub(super) open: Vec<Listed>,
    pub(super) running: Vec<Listed>,
}

/// The lists as they were read last.
#[derive(Debug, Default)]
pub(crate) struct Lobby(Mutex<Option<(Instant, Arc<Lists>)>>);

/// Who sits there.
pub(super) fn who(row: &SeatRow) -> Who {
    match (&row.seat.sitter, &row.known_as) {
        (Sitter::Computer(level), _) => Who::Computer(level.clone()),
        (Sitter::Person(_), Some((name, _))) => Who::Named(name.clone()),
        (Sitter::Person(_), None) => Who::Deleted,
    }
}

/// A row of a list. A game that the catalogue no longer has is in none.
pub(super) fn listed(row: &GameRow) -> Option<Listed> {
    Some(Listed {
        id: row.id,
        entry: catalogue::entry(&row.terms.ruleset)?,
        options: row.terms.options.clone(),
        sitters: row.seats.iter().map(who).collect(),
        seats: row.terms.seats,
        clock: row.terms.clock,
        ply: row.state.ply,
        ranked: row.terms.pool.is_some(),
    })
}

/// The lists, at most a second old.
pub(super) async fn lists(app: &App) -> Result<Arc<Lists>, Trouble> {
    let mut kept = app.lobby.0.lock().await;
    if let Some((at, lists)) = &*kept
        && at.elapsed() < FRESH_FOR
    {
        return Ok(Arc::clone(lists));
    }
    let (open, running) = tokio::join!(app.store.open_tables(Page::first(ROWS)), app.store.running(Page::first(ROWS)));
    let rows = |rows: Result<Vec<GameRow>, _>| rows.map(|rows| rows.iter().filter_map(listed).collect()).map_err(|error| away(&error));
    let lists = Arc::new(Lists { open: rows(open)?, running: rows(running)? });
    *kept = Some((Instant::now(), Arc::clone(&lists)));
    Ok(lists)
}

async fn lobby(State(app): State<App>) -> Response {
    let rows = |list: &[Listed]| -> Vec<Value> { list.iter().map(|listed| row(&app, listed)).collect() };
    told(lists(&app).await.map(|lists| json!({"tables": rows(&lists.open), "running": rows(&lists.running)})))
}

/// One game in JSON.
fn row(app: &App, listed: &Listed) -> Value {
    let Listed { id, entry, options, sitters, seats, clock, ply, ranked } = listed;
    let options: Value = serde_json::from_str(options).unwrap_or_default();
    let sitters: Vec<Value> = sitters.iter().map(sitter).collect();
    json!({
        "game": id.to_string(), "ruleset": entry.id, "options": options, "sitters": sitters, "seats": seats, "clock": clock, "ply": ply,
        "ranked": ranked, "watchers": app.live.watchers(*id),
    })
}

/// A seat of a game in JSON: who sits there, and what became of it.
pub(super) fn seat(row: &SeatRow) -> Value {
    let mut value = sitter(&who(row));
    value["seat"] = json!(row.seat.seat);
    value["place"] = json!(row.seat.place);
    value["score"] = json!(row.seat.score);
    value
}

/// Somebody at a table in JSON.
pub(super) fn sitter(who: &Who) -> Value {
    match who {
        Who::Named(name) => json!({"kind": "person", "name": name}),
        Who::Deleted => json!({"kind": "deleted", "name": null}),
        Who::Computer(level) => json!({"kind": "computer", "level": level}),
    }
}
