//! The API: the rules and the engine for programs and for boards whose browser cannot run them itself.
//!
//! `POST /api/v1/view` `{game}`, `/api/v1/step` `{game, move, viewer}`, `/api/v1/analysis` `{game, level}`. A refusal is
//! `{"error": {"key", "args"}}` with status 400.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use bija_engine::Level;
use bija_rules::Seat;
use bija_web::pages::error::Trouble;
use bija_wire::{GameRequest, Line, Opened, People, Refusal, RequestError, step, view};
use serde_json::Value;

use crate::pool::PoolError;
use crate::{App, engine, trouble};

/// The routes of the API.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/v1/view", post(|body| async { answered(read(body).and_then(|request| Ok(view(&open(&request)?)))) }))
        .route("/api/v1/step", post(|body| async { answered(read(body).and_then(|request| stepped(&request))) }))
        .route("/api/v1/analysis", post(|State(app), body| async move { answered(analysed(&app, body).await) }))
}

fn answered(answer: Result<Value, Trouble>) -> Response {
    match answer {
        Ok(value) => Json(value).into_response(),
        Err(trouble) => trouble::told(&trouble::in_words(&trouble), &trouble),
    }
}

fn read(body: Result<Bytes, BytesRejection>) -> Result<Value, Trouble> {
    let wrong = |detail: String| Trouble::Refused(Line::new("err-request").with("detail", detail));
    let bytes = body.map_err(|rejection| match rejection.status() {
        axum::http::StatusCode::PAYLOAD_TOO_LARGE => Trouble::TooLarge,
        _ => wrong(rejection.body_text()),
    })?;
    serde_json::from_slice(&bytes).map_err(|error| wrong(error.to_string()))
}

fn open(request: &Value) -> Result<Opened, Trouble> {
    let refused = |error: RequestError| Trouble::Refused(Refusal::from(&error).0);
    GameRequest::from_json(&request["game"]).and_then(|game| game.open()).map_err(refused)
}

fn stepped(request: &Value) -> Result<Value, Trouble> {
    let wrong = |detail: &str| Trouble::Refused(Line::new("err-request").with("detail", detail));
    let mut opened = open(request)?;
    let token = request["move"].as_str().ok_or_else(|| wrong("move is not a string"))?;
    let seats = usize::from(opened.game.rules().board().seats);
    let people = match &request["viewer"] {
        Value::Null => People::by_number(),
        viewer => {
            let seat = viewer.as_u64().and_then(|seat| usize::try_from(seat).ok()).filter(|&seat| seat < seats).and_then(Seat::new);
            People::against_computer(seat.ok_or_else(|| wrong("viewer is neither a seat nor null"))?)
        }
    };
    step(&mut opened, token, &people).map_err(|error| Trouble::Refused(Refusal::of_token(&opened.game, &error).0))
}

async fn analysed(app: &App, body: Result<Bytes, BytesRejection>) -> Result<Value, Trouble> {
    let request = read(body)?;
    let game = open(&request)?.game;
    let name = request["level"].as_str().unwrap_or_default();
    let level = Level::from_name(name).ok_or_else(|| {
        let allowed = Level::ALL.map(Level::name).join(", ");
        Trouble::Refused(Line::new("err-level").with("level", name.chars().take(40).collect::<String>()).with("allowed", allowed))
    })?;
    let number = request["number"].as_u64().unwrap_or_else(|| game.position().stable_hash());
    let thought = app.pool.run(move |stop| engine::analysis(&game, level, number, stop)).await;
    match thought {
        Ok(Some(thought)) => Ok(thought),
        Ok(None) => Err(Trouble::Refused(Line::new("err-over"))),
        Err(PoolError::Full) => Err(Trouble::Busy),
        Err(PoolError::Failed) => Err(Trouble::Internal),
    }
}
