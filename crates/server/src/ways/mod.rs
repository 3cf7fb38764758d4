//! Ways to a game between people: a link for a friend, a table for two to four, anybody who seeks the same; and the lists of games.
//!
//! ```text
//! tables ── opens ──▶ game ◀── seat ── invitations (secret in a link, its digest in the store)
//! matching ── pairs seekers ──▶ game
//! lobby, lists ── read the store
//! ```
//! Only `POST` changes anything: to look at an invitation, a table or a list leaves everything as it was.

mod cards;
mod finished;
mod invitations;
mod list_pages;
mod lists;
mod lobby;
mod matching;
mod pages;
mod ranked;
mod records;
mod replays;
mod seeking;
mod tables;
mod terms;

use axum::Router;
use axum::http::HeaderValue;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use bija_room::{Account, Occupant};
use bija_store::{GameId, Kind, Person, StoreError};
use bija_web::pages::error::Trouble;
use bija_wire::Line;
use serde_json::Value;

use crate::live::Failure;
use crate::{App, api, trouble};

pub(crate) use cards::Cards;
pub(crate) use lobby::Lobby;
pub(crate) use matching::Matching;
pub(crate) use ranked::entries as ranked_games;

/// The routes of the ways to a game.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(tables::routes())
        .merge(invitations::routes())
        .merge(lobby::routes())
        .merge(seeking::routes())
        .merge(lists::routes())
        .merge(records::routes())
        .merge(list_pages::routes())
        .merge(pages::routes())
        .merge(replays::routes())
        .merge(cards::routes())
}

/// An answer as JSON, or the trouble as JSON. No cache keeps it: it depends on who asks.
fn told(answer: Result<Value, Trouble>) -> Response {
    let mut response = match answer {
        Ok(value) => api::json(value.to_string()).into_response(),
        Err(trouble) => trouble::told(&trouble::in_words(&trouble), &trouble),
    };
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// The trouble of a live game, as readers are told it.
fn failed(failure: &Failure) -> Trouble {
    match failure {
        Failure::Refused(_) | Failure::Stale | Failure::TooQuick(_) | Failure::NotTaken(_) => Trouble::Conflict(failure.line()),
        Failure::ByRules(_) | Failure::Misread(_) => Trouble::Refused(failure.line()),
        Failure::Nobody => Trouble::Nobody(failure.line()),
        Failure::NoSuchGame => Trouble::NotFound,
        Failure::NotStored(error) => away(error),
        Failure::Damaged { detail } => {
            tracing::error!(detail, "a game that is stored cannot be read");
            Trouble::Internal
        }
        Failure::Closing => Trouble::Away,
    }
}

/// The trouble of a store that does not answer.
fn away(error: &StoreError) -> Trouble {
    tracing::error!(%error, "the store");
    Trouble::Away
}

/// The game of an address.
fn game_id(text: &str) -> Result<GameId, Trouble> {
    text.parse().map_err(|_| Trouble::NotFound)
}

/// A person as they sit down.
fn occupant(person: &Person) -> Result<Occupant, Trouble> {
    let name = person.name.clone().ok_or_else(|| Trouble::Nobody(Line::new("live-nobody")))?;
    Ok(Occupant::Person { id: person.id, name, account: account(person) })
}

/// Whether a name is somebody's for good.
const fn account(person: &Person) -> Account {
    match person.kind {
        Kind::Guest => Account::Guest,
        Kind::Account => Account::SignedIn,
    }
}
