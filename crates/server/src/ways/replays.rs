//! Finished games, move by move, for everybody who has their link.

use axum::Router;
use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::Response;
use axum::routing::get;
use bija_web::Lang;
use bija_web::pages::error::Trouble;
use bija_web::pages::replay::{self, Replay};
use bija_wire::{GameRequest, Json};
use maud::Markup;
use serde::Deserialize;

use super::finished;
use super::lists::query;
use super::pages::shown;
use super::records::read;
use crate::App;
use crate::origin::Origin;
use crate::people::Visitor;

/// The routes of these pages.
pub(super) fn routes() -> Router<App> {
    Lang::ALL.into_iter().fold(Router::new(), |routes, lang| routes.route(&format!("/{}{}", lang.code(), replay::path("{id}")), get(moves)))
}

/// Where in a game somebody is.
#[derive(Deserialize, Default, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
struct At {
    round: Option<usize>,
    ply: Option<usize>,
}

async fn moves(State(app): State<App>, Path(id): Path<String>, uri: Uri, visitor: Visitor, Origin(origin): Origin) -> Response {
    shown(visitor.lang, &uri, page(&app, visitor.lang, &id, &uri, &origin).await)
}

async fn page(app: &App, lang: Lang, id: &str, uri: &Uri, origin: &str) -> Result<Markup, Trouble> {
    let At { round, ply } = query(uri)?;
    let record = read(app, id).await?;
    let over = finished::of(lang, &record.row).ok_or(Trouble::NotFound)?;
    let damaged = |detail: String| {
        tracing::error!(id, detail, "a finished game cannot be read");
        Trouble::Internal
    };
    let game = Json::read(record.game.to_string().as_bytes()).map_err(|error| damaged(format!("{error:?}")))?;
    let request = GameRequest::from_json(&game).map_err(|error| damaged(error.to_string()))?;
    let replay = Replay { origin, id, request: &request, over: &over, round, ply };
    replay::page(lang, &replay).map_err(|error| damaged(error.to_string()))?.ok_or(Trouble::NotFound)
}
