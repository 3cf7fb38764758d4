//! The API: the rules and the engine for programs, and for boards whose browser cannot run them itself.
//!
//! `POST /api/v1/view` `{game}`, `/api/v1/step` `{game, move, viewer}`, `/api/v1/analysis` `{game, level}`. A refusal is
//! `{"error": {"key", "args"}}` with status 400.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use bija_engine::Level;
use bija_rules::Seat;
use bija_web::pages::error::Trouble;
use bija_wire::{GameRequest, Line, Opened, People, Refusal, Step, Thought, View, step, view};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::pool::PoolError;
use crate::{App, engine, trouble};

/// The routes of the API.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/v1/view", post(|body| async { answered(viewed(body)) }))
        .route("/api/v1/step", post(|body| async { answered(stepped(body)) }))
        .route("/api/v1/analysis", post(|State(app), body| async move { answered(analysed(&app, body).await) }))
}

type Body = Result<Bytes, BytesRejection>;

/// A whole game is shown.
#[derive(Debug, Deserialize)]
struct ViewRequest {
    game: Value,
}

/// One more move is played.
#[derive(Debug, Deserialize)]
struct StepRequest {
    /// The game before the move.
    game: Value,
    #[serde(rename = "move")]
    token: String,
    /// The seat of the reader, who plays the computer; without one everybody is called by number.
    #[serde(default)]
    viewer: Option<u8>,
}

/// The engine is asked.
#[derive(Debug, Deserialize)]
struct AnalysisRequest {
    game: Value,
    level: String,
    /// The number that decides how the level errs; by default one drawn from the position.
    #[serde(default)]
    number: Option<u32>,
}

fn answered(answer: Result<impl Serialize, Trouble>) -> Response {
    match answer {
        Ok(value) => Json(value).into_response(),
        Err(trouble) => trouble::told(&trouble::in_words(&trouble), &trouble),
    }
}

fn wrong(detail: String) -> Trouble {
    Trouble::Refused(Line::new("err-request").with("detail", detail))
}

fn read<T: DeserializeOwned>(body: Body) -> Result<T, Trouble> {
    let bytes = body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Trouble::TooLarge,
        _ => wrong(rejection.body_text()),
    })?;
    serde_json::from_slice(&bytes).map_err(|error| wrong(error.to_string()))
}

fn open(game: &Value) -> Result<Opened, Trouble> {
    GameRequest::from_json(game).and_then(|game| game.open()).map_err(|error| Trouble::Refused(Refusal::from(&error).0))
}

fn viewed(body: Body) -> Result<View, Trouble> {
    let ViewRequest { game } = read(body)?;
    Ok(view(&open(&game)?))
}

fn stepped(body: Body) -> Result<Step, Trouble> {
    let StepRequest { game, token, viewer } = read(body)?;
    let mut opened = open(&game)?;
    let seats = opened.game.rules().board().seats;
    let people = match viewer {
        None => People::by_number(),
        Some(seat) => {
            let seat = Seat::new(seat.into()).filter(|_| seat < seats);
            People::against_computer(seat.ok_or_else(|| wrong("viewer is no seat of this game".to_string()))?)
        }
    };
    step(&mut opened, &token, &people).map_err(|error| Trouble::Refused(Refusal::of_token(&opened.game, &error).0))
}

async fn analysed(app: &App, body: Body) -> Result<Thought, Trouble> {
    let AnalysisRequest { game, level: name, number } = read(body)?;
    let game = open(&game)?.game;
    let level = Level::from_name(&name).ok_or_else(|| {
        let allowed = Level::ALL.map(Level::name).join(", ");
        Trouble::Refused(Line::new("err-level").with("level", name.chars().take(40).collect::<String>()).with("allowed", allowed))
    })?;
    let number = number.map_or_else(|| game.position().stable_hash(), u64::from);
    match app.pool.run(move |stop| engine::analysis(&game, level, number, stop)).await {
        Ok(Some(thought)) => Ok(thought),
        Ok(None) => Err(Trouble::Refused(Line::new("err-over"))),
        Err(PoolError::Full) => Err(Trouble::Busy),
        Err(PoolError::Failed) => Err(Trouble::Internal),
    }
}
