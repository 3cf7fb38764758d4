//! What robots ask for before they ask for pages.

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bija_web::sitemap;

use crate::App;
use crate::origin::Origin;
use crate::ways::ranked_games;

/// An hour: pages change with a release.
const CACHED: &str = "public, max-age=3600";

/// The routes of these files.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/robots.txt", get(robots)).route("/sitemap.xml", get(all_pages))
}

async fn robots(Origin(origin): Origin) -> Response {
    file("text/plain; charset=utf-8", sitemap::robots(&origin))
}

async fn all_pages(Origin(origin): Origin) -> Response {
    let leaderboards = ranked_games().map(|entry| format!("/leaderboard/{}", entry.id));
    let paths: Vec<String> = sitemap::paths().into_iter().chain(leaderboards).collect();
    file("application/xml", sitemap::sitemap(&origin, &paths))
}

fn file(kind: &'static str, text: String) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, CACHED)], text).into_response()
}
