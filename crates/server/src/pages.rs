//! The pages that need nothing but their address.

use axum::Router;
use axum::extract::{Path, RawQuery};
use axum::http::header::{CONTENT_TYPE, LOCATION, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use bija_rules::catalogue::{self, Entry};
use bija_web::house::House;
use bija_web::messages::Voice;
use bija_web::pages::error::Trouble;
use bija_web::pages::{changes, glossary, home, house, learn, learn_list, offline, play, rules, rules_list};
use bija_web::{Lang, games, lessons, manifest};
use bija_wire::Line;
use maud::Markup;

use crate::api::json;
use crate::origin::Origin;
use crate::{App, language, trouble};

/// The routes of these pages.
pub(crate) fn routes() -> Router<App> {
    let mut routes = Router::new().route("/", get(root));
    for lang in Lang::ALL {
        let code = lang.code();
        let at = |path: &str| format!("/{code}{path}");
        routes = routes
            .route(&at(""), get(move || async move { moved(lang, "/") }))
            .route(
                &at("/"),
                get(move |RawQuery(query), Origin(origin): Origin| async move { shown(&home::page(lang, searched(query.as_deref()).as_deref(), &origin)) }),
            )
            .route(&at("/rules"), get(move || async move { moved(lang, "/rules/") }))
            .route(&at("/rules/"), get(move |Origin(origin): Origin| async move { shown(&rules_list::page(lang, &origin)) }))
            .route(
                &at("/rules/{game}"),
                get(move |Path(id): Path<String>, uri: Uri, origin: Origin| async move {
                    of_game(lang, &id, &uri, &origin, "/rules/", |lang, entry, _, origin| Ok(rules::page(lang, entry, origin)))
                }),
            )
            .route(&at("/learn"), get(move || async move { moved(lang, "/learn/") }))
            .route(&at("/learn/"), get(move |Origin(origin): Origin| async move { shown(&learn_list::page(lang, &origin)) }))
            .route(&at("/learn/{lesson}"), get(move |Path(name): Path<String>, uri: Uri, origin: Origin| async move { lesson(lang, &name, &uri, &origin) }))
            .route(&at("/house/{game}"), get(move |Path(id): Path<String>, uri: Uri, origin: Origin| async move { house_rules(lang, &id, &uri, &origin) }))
            .route(&at("/play"), get(move || async move { moved(lang, "/") }))
            .route(
                &at("/play/{game}"),
                get(move |Path(id): Path<String>, uri: Uri, origin: Origin| async move { of_game(lang, &id, &uri, &origin, "/play/", play::page) }),
            )
            .route(&at("/house"), get(move || async move { lead(StatusCode::SEE_OTHER, lang, &format!("/house/{}", lang.first_game().id)) }))
            .route(&at(glossary::PATH), get(move |Origin(origin): Origin| async move { shown(&glossary::page(lang, &origin)) }))
            .route(&at("/changes"), get(move |Origin(origin): Origin| async move { shown(&changes::page(lang, &origin)) }))
            .route(&at("/offline"), get(move || async move { shown(&offline::page(lang)) }))
            .route(&at("/offline.json"), get(move || async move { json(bija_web::offline::list(lang).to_string()) }))
            .route(&at("/manifest.webmanifest"), get(move || async move { application(lang) }));
    }
    routes
}

pub(crate) fn shown(page: &Markup) -> Response {
    Html(page.0.clone()).into_response()
}

/// An answer that leads on to a page of the language.
pub(crate) fn lead(status: StatusCode, lang: Lang, path: &str) -> Response {
    let location = HeaderValue::from_str(&format!("/{}{path}", lang.code())).expect("our addresses are written in ASCII");
    (status, [(LOCATION, location)]).into_response()
}

fn moved(lang: Lang, path: &str) -> Response {
    lead(StatusCode::PERMANENT_REDIRECT, lang, path)
}

/// The root leads to the language that the browser asks for.
async fn root(headers: HeaderMap) -> Response {
    let mut response = lead(StatusCode::SEE_OTHER, language::wished(&headers), "/");
    response.headers_mut().insert(VARY, HeaderValue::from_static("accept-language"));
    response
}

/// What the search field asks for.
fn searched(query: Option<&str>) -> Option<String> {
    form_urlencoded::parse(query?.as_bytes()).find(|(name, _)| name == "q").map(|(_, value)| value.into_owned())
}

/// The game of an address, or the way to it if the address has another name of it.
pub(crate) fn entry_of(lang: Lang, id: &str, uri: &Uri, section: &str) -> Result<&'static Entry, Box<Response>> {
    if let Some(entry) = catalogue::entry(id) {
        return Ok(entry);
    }
    Err(Box::new(match games::ALIASES.iter().find(|(alias, _)| *alias == id) {
        Some((_, game)) => lead(StatusCode::PERMANENT_REDIRECT, lang, &format!("{section}{game}")),
        None => trouble::shown(lang, uri, &Trouble::NotFound),
    }))
}

/// The page of a game of the catalogue, made from its query and the origin.
type OfGame = fn(Lang, &'static Entry, &str, &str) -> Result<Markup, Line>;

fn of_game(lang: Lang, id: &str, uri: &Uri, Origin(origin): &Origin, section: &str, page: OfGame) -> Response {
    let entry = match entry_of(lang, id, uri, section) {
        Ok(entry) => entry,
        Err(response) => return *response,
    };
    match page(lang, entry, uri.query().unwrap_or_default(), origin) {
        Ok(page) => shown(&page),
        Err(line) => trouble::shown(Voice::of(lang, entry), uri, &Trouble::Refused(line)),
    }
}

/// A lesson, or the way to it if the address has another name of its game.
fn lesson(lang: Lang, name: &str, uri: &Uri, Origin(origin): &Origin) -> Response {
    match lessons::find(name) {
        Some(lesson) => shown(&learn::page(lang, lesson, origin)),
        None => match entry_of(lang, name, uri, "/learn/") {
            Ok(_) => trouble::shown(lang, uri, &Trouble::NotFound),
            Err(response) => *response,
        },
    }
}

/// The page of house rules, or the way to its canonical address. Choices that make no game are a page too, which says why.
fn house_rules(lang: Lang, id: &str, uri: &Uri, Origin(origin): &Origin) -> Response {
    let entry = match entry_of(lang, id, uri, "/house/") {
        Ok(entry) => entry,
        Err(response) => return *response,
    };
    let query = uri.query().unwrap_or_default();
    match House::read(entry, query) {
        Err(line) => trouble::shown(Voice::of(lang, entry), uri, &Trouble::Refused(line)),
        Ok(house) if house.query() != query => lead(StatusCode::SEE_OTHER, lang, &house.path()),
        Ok(house) => shown(&house::page(lang, &house, origin)),
    }
}

fn application(lang: Lang) -> Response {
    ([(CONTENT_TYPE, "application/manifest+json")], manifest::manifest(lang).to_string()).into_response()
}

/// The answer to an address at which there is nothing.
pub(crate) async fn not_found(uri: Uri, headers: HeaderMap) -> Response {
    trouble::at(&uri, &headers, &Trouble::NotFound)
}

/// The answer to a request that an address does not take.
pub(crate) async fn method_not_allowed(uri: Uri, headers: HeaderMap) -> Response {
    trouble::at(&uri, &headers, &Trouble::Method)
}
