//! The addresses of live games: a table, a command, the socket.

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use bija_store::GameId;
use bija_web::pages::error::Trouble;
use bija_wire::{Line, ToJson};

use super::message::read_command;
use super::socket::{Reader, answer, limited, serve};
use super::trouble::Failure;
use crate::body::{Body, bytes};
use crate::people::{Leave, Visitor};
use crate::{App, api, origin, trouble};

/// The version of the protocol that is spoken here.
const PROTOCOL: &str = "1";

/// The routes of live games.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/api/v1/games/{id}", get(table)).route("/api/v1/games/{id}/commands", post(command)).route("/api/v1/games/{id}/socket", get(socket))
}

/// What a client says when it opens a socket.
#[derive(serde::Deserialize)]
struct Opening {
    protocol: Option<String>,
    seen: Option<u64>,
}

fn no_such_game() -> Trouble {
    Trouble::NotFound
}

fn id_of(text: &str) -> Result<GameId, Trouble> {
    text.parse().map_err(|_| no_such_game())
}

fn told(trouble: &Trouble) -> Response {
    trouble::told(&trouble::in_words(trouble), trouble)
}

fn failed(failure: &Failure) -> Response {
    let status = StatusCode::from_u16(failure.status()).expect("the statuses of failures are statuses of HTTP");
    let mut text = String::new();
    bija_wire::object(&mut text, |answer| {
        answer.field("error", &failure.line());
    });
    (status, api::json(text)).into_response()
}

async fn table(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Response {
    let id = match id_of(&id) {
        Ok(id) => id,
        Err(trouble) => return told(&trouble),
    };
    match app.live.table(id, visitor.person().map(|person| person.id)).await {
        // The reader's own seat stands in it.
        Ok(table) => ([(CACHE_CONTROL, HeaderValue::from_static("no-store"))], api::json(table)).into_response(),
        Err(Failure::NoSuchGame) => told(&no_such_game()),
        Err(failure) => failed(&failure),
    }
}

async fn command(State(app): State<App>, Path(id): Path<String>, visitor: Visitor, body: Body) -> Response {
    let read = || -> Result<_, Trouble> {
        let id = id_of(&id)?;
        let person = visitor.acts(&app)?.id;
        Ok((id, person, bytes(body)?))
    };
    let (id, person, body) = match read() {
        Ok(read) => read,
        Err(trouble) => return told(&trouble),
    };
    if body.len() > app.config.limits.frame_bytes as usize {
        return told(&Trouble::TooLarge);
    }
    let ask = match read_command(&body) {
        Ok(ask) => ask,
        Err(misread) => {
            let failure = Failure::Misread(misread.clone());
            let told = answer(&app.live, id, misread.id, Err(failure)).await;
            return (StatusCode::BAD_REQUEST, api::json(told.to_json())).into_response();
        }
    };
    let client_id = Some(ask.id.clone());
    let done = app.live.ask(id, person, ask, 0).await;
    let status = match &done {
        Ok(_) => StatusCode::OK,
        Err(Failure::NoSuchGame) => return told(&no_such_game()),
        Err(failure) => StatusCode::from_u16(failure.status()).expect("the statuses of failures are statuses of HTTP"),
    };
    (status, api::json(answer(&app.live, id, client_id, done).await.to_json())).into_response()
}

async fn socket(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(opening): Query<Opening>,
    headers: HeaderMap,
    visitor: Visitor,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let allowed = || -> Result<_, Trouble> {
        let id = id_of(&id)?;
        origin::ours(&app.config, &headers)?;
        if opening.protocol.as_deref() != Some(PROTOCOL) {
            return Err(Trouble::Refused(Line::new("live-protocol").with("version", PROTOCOL)));
        }
        app.limits.socket(visitor.session(), visitor.client)?;
        Ok(id)
    };
    let id = match allowed() {
        Ok(id) => id,
        Err(trouble) => return told(&trouble),
    };
    match app.live.game(id).await {
        Ok(_) => {}
        Err(Failure::NoSuchGame) => return told(&no_such_game()),
        Err(failure) => return failed(&failure),
    }
    let upgrade = match upgrade {
        Ok(upgrade) => limited(upgrade, app.config.limits.frame_bytes as usize),
        Err(rejection) => return rejection.into_response(),
    };
    let mut leave = match Leave::of(&app, &visitor).await {
        Ok(leave) => leave,
        Err(trouble) => return told(&trouble),
    };
    upgrade.on_upgrade(async move |socket| {
        let gate = || match visitor.session().map_or(Ok(()), |session| app.limits.change(session)) {
            Ok(()) => Ok(()),
            Err(too_many) => Err(trouble::in_words(&Trouble::from(too_many))),
        };
        let (person, frames_per_second) = (visitor.person().map(|person| person.id), app.config.limits.frames_per_second);
        let reader = Reader { person, seen: opening.seen, frames_per_second, gate };
        let _open = app.live.socket();
        serve(socket, app.live.clone(), id, reader, leave.ended()).await;
    })
}
