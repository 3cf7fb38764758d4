//! The API: the rules and the engine for programs, and for boards whose browser cannot run them itself.
//!
//! `POST /api/v1/view` `{game}`, `/api/v1/step` `{game, move, viewer}`, `/api/v1/analysis` `{game, level}`, `/api/v1/explanation`
//! `{game, move, viewer}`. A refusal is `{"error": {"key", "args"}}` with status 400.

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use bija_hints::{Explained, Question};
use bija_web::games;
use bija_web::pages::error::Trouble;
use bija_wire::{Ask, Line, Refusal, Step, Thought, ToJson, View};

use crate::body::{self, Body};
use crate::engine::{Mind, NoMind, NoMove};
use crate::people::Visitor;
use crate::{App, engine, trouble};

/// The routes of the API.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/v1/openapi.json", get(async || json(include_str!("../openapi.json").to_string())))
        .route("/api/v1/view", post(|body| async { answered(viewed(body)) }))
        .route("/api/v1/step", post(|body| async { answered(stepped(body)) }))
        .route("/api/v1/analysis", post(|State(app), visitor, body| async move { answered(analysed(&app, &visitor, body).await) }))
        .route("/api/v1/explanation", post(|State(app), visitor, body| async move { answered(explained(&app, &visitor, body).await) }))
}

fn answered(answer: Result<impl ToJson, Trouble>) -> Response {
    match answer {
        Ok(value) => json(value.to_json()).into_response(),
        Err(trouble) => trouble::told(&trouble::in_words(&trouble), &trouble),
    }
}

/// A text as the answer that says that it is JSON.
pub(crate) fn json(text: String) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], text)
}

fn refused(refusal: Refusal) -> Trouble {
    Trouble::Refused(refusal.0)
}

fn read(body: Body) -> Result<Ask, Trouble> {
    let bytes = body::bytes(body)?;
    Ask::read(&bytes).map_err(refused)
}

fn viewed(body: Body) -> Result<View, Trouble> {
    read(body)?.view().map_err(refused)
}

fn stepped(body: Body) -> Result<Step, Trouble> {
    read(body)?.step().map_err(refused)
}

async fn analysed(app: &App, visitor: &Visitor, body: Body) -> Result<Thought, Trouble> {
    let ask = read(body)?;
    let opened = ask.open().map_err(refused)?;
    let game = opened.game;
    let name = ask.level().map_err(refused)?;
    let mind = Mind::named(name, app.pool.perfect_players(), game.rules()).map_err(|none| match none {
        NoMind::Unknown => refused(Refusal::of_level(name, &engine::LEVELS)),
        NoMind::NotHere => Trouble::Refused(Line::new("err-level-not-here").with("game", games::name(opened.entry.id))),
    })?;
    let number = ask.number(&game).map_err(refused)?;
    app.limits.analysis(visitor.session(), visitor.client)?;
    let thought = app.pool.run_within(mind.time(), move |stop| engine::analysis(&game, &mind, number, stop)).await?;
    thought.map_err(|none| match none {
        NoMove::Over => Trouble::Refused(Line::new("err-over")),
        NoMove::NotYet => Trouble::Busy,
    })
}

async fn explained(app: &App, visitor: &Visitor, body: Body) -> Result<Explained, Trouble> {
    // What cannot be answered is refused before it counts as a search.
    let question = Question::read(&read(body)?).map_err(refused)?;
    engine::explained(app, visitor, question).await
}
