//! Finished games to take away: as JSON that any page of ours reads again, and as text for people.

use std::fmt::Write as _;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bija_room::{Phase, Room};
use bija_store::{GameId, GameRow, MoveRow};
use bija_web::pages::error::Trouble;
use bija_wire::Line;
use serde_json::{Value, json};

use super::lobby::{Who, seat, who};
use super::{away, failed, game_id};
use crate::{App, trouble};

/// The routes of records.
pub(super) fn routes() -> Router<App> {
    Router::new().route("/api/v1/games/{id}/record.json", get(as_json)).route("/api/v1/games/{id}/record.txt", get(as_text))
}

/// A game that is over.
pub(super) struct Record {
    id: GameId,
    pub(super) row: GameRow,
    room: Room,
    moves: Vec<MoveRow>,
    /// The game as every page of ours reads it.
    pub(super) game: Value,
}

/// A game that is over; what is still hidden in others stays there.
pub(super) async fn read(app: &App, id: &str) -> Result<Record, Trouble> {
    let id = game_id(id)?;
    let stored = |error: bija_store::StoreError| away(&error);
    let row = app.store.game(id).await.map_err(stored)?.ok_or(Trouble::NotFound)?;
    let room = app.live.room(id).await.map_err(|failure| failed(&failure))?;
    match room.phase() {
        Phase::Over => {}
        Phase::Gathering | Phase::Hiding | Phase::Guessing | Phase::Choosing | Phase::Arranging | Phase::Playing => {
            return Err(Trouble::Conflict(Line::new("live-not-over")));
        }
    }
    let table = app.live.table(id, None).await.map_err(|failure| failed(&failure))?;
    let mut table: Value = serde_json::from_str(&table).map_err(|_| Trouble::Internal)?;
    let moves = app.store.moves(id).await.map_err(stored)?;
    Ok(Record { id, row, room, moves, game: table["game"].take() })
}

async fn as_json(State(app): State<App>, Path(id): Path<String>) -> Response {
    match read(&app, &id).await {
        Ok(record) => file(&record, "json", "application/json", format!("{:#}\n", record.json())),
        Err(trouble) => trouble::told(&trouble::in_words(&trouble), &trouble),
    }
}

async fn as_text(State(app): State<App>, Path(id): Path<String>) -> Response {
    match read(&app, &id).await {
        Ok(record) => file(&record, "txt", "text/plain; charset=utf-8", record.text()),
        Err(trouble) => trouble::told(&trouble::in_words(&trouble), &trouble),
    }
}

fn file(record: &Record, end: &str, kind: &'static str, text: String) -> Response {
    let name = format!("attachment; filename=\"{}-{}.{end}\"", record.row.terms.ruleset, record.id);
    ([(CONTENT_TYPE, kind.to_string()), (CONTENT_DISPOSITION, name)], text).into_response()
}

impl Record {
    fn json(&self) -> Value {
        let seats: Vec<Value> = self.row.seats.iter().map(seat).collect();
        let moves: Vec<Value> = self.moves.iter().map(|one| json!({"ply": one.ply, "seat": one.seat, "move": one.token, "at": one.at.0})).collect();
        json!({
            "id": self.id.to_string(), "game": self.game, "seats": seats, "reason": self.row.state.ending.as_ref().map(|ending| &ending.reason),
            "opened": self.row.opened.0, "ended": self.row.ended.map(|at| at.0), "ranked": self.row.terms.pool.is_some(), "moves": moves,
        })
    }

    /// Heads in square brackets, then the moves in order, as many as there are in all rounds.
    fn text(&self) -> String {
        let mut text = String::new();
        let mut head = |name: &str, value: &str| writeln!(text, "[{name} \"{}\"]", value.replace(['"', '\\', '\n'], " ")).expect("a string takes everything");
        head("Game", &self.id.to_string());
        head("Ruleset", &self.row.terms.ruleset);
        for (name, value) in &self.room.spec().options {
            head("Option", &format!("{name}={value}"));
        }
        for seat in &self.row.seats {
            let name = match who(seat) {
                Who::Named(name) => name,
                Who::Deleted => "?".to_string(),
                Who::Computer(level) => format!("computer, {level}"),
            };
            head(&format!("Seat{}", seat.seat.seat + 1), &name);
        }
        if let Some(ending) = &self.row.state.ending {
            head("Ending", &ending.reason);
        }
        let scores: Vec<String> = self.row.seats.iter().filter_map(|seat| seat.seat.score).map(|score| score.to_string()).collect();
        if !scores.is_empty() {
            head("Score", &scores.join("-"));
        }
        text.push('\n');
        for (index, ten) in self.moves.chunks(10).enumerate() {
            let tokens: Vec<&str> = ten.iter().map(|one| one.token.as_str()).collect();
            writeln!(text, "{}. {}", index * 10 + 1, tokens.join(" ")).expect("a string takes everything");
        }
        text
    }
}
