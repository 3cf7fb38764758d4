//! `/api/v1/me` and what one does about oneself: come as a guest, take another name, leave.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, SET_COOKIE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use bija_store::{Kind, Person, PersonId, Refused, StoreError, Transaction, Write};
use bija_web::pages::error::Trouble;
use bija_wire::Line;
use serde::Deserialize;
use serde_json::{Value, json};

use super::session::Cookie;
use super::visitor::{Visitor, away, begun};
use crate::body::{self, Body};
use crate::names::Name;
use crate::{App, SignedOut, trouble};

/// The routes of one's own person.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/v1/me", get(me))
        .route("/api/v1/guest", post(guest))
        .route("/api/v1/me/name", post(rename))
        .route("/api/v1/sign-out", post(sign_out))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    name: String,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Leaving {
    /// Where: on this device, or everywhere.
    #[serde(default)]
    from: From,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "lowercase")]
enum From {
    #[default]
    Here,
    Everywhere,
}

async fn me(State(app): State<App>, visitor: Visitor) -> Response {
    let mut response = told(StatusCode::OK, &app, visitor.person());
    if let Some(secret) = &visitor.secret {
        // The browser keeps it from now on as long as it may.
        response.headers_mut().append(SET_COOKIE, visitor.cookie.given(secret));
    }
    response
}

async fn guest(State(app): State<App>, visitor: Visitor, body: Body) -> Response {
    match made(&app, &visitor, body).await {
        Ok(response) => response,
        Err(trouble) => trouble::told(&trouble::in_words(&trouble), &trouble),
    }
}

async fn made(app: &App, visitor: &Visitor, body: Body) -> Result<Response, Trouble> {
    let Named { name } = body::read(body)?;
    if visitor.known.is_some() {
        return Err(Trouble::Conflict(Line::new("live-known-already")));
    }
    let name = Name::read(&name).map_err(|error| Trouble::Refused(error.line()))?;
    app.limits.guest(visitor.client)?;
    let (now, id) = (app.clock.now(), PersonId::from_random(getrandom::u64().map_err(|_| Trouble::Internal)?));
    let person = Write::InsertPerson { id, kind: Kind::Guest, name: name.shown().to_string(), name_key: name.key().to_string(), at: now };
    let (secret, session) = begun(app, id)?;
    app.commit(Transaction::of([person, session])).await.map_err(|error| refused(&error))?;
    app.metrics.guests.inc();
    let person = Person { id, kind: Kind::Guest, name: Some(name.shown().to_string()), created: now, moved_to: None, deleted: None };
    let mut response = told(StatusCode::CREATED, app, Some(&person));
    response.headers_mut().append(SET_COOKIE, visitor.cookie.given(&secret));
    Ok(response)
}

async fn rename(State(app): State<App>, visitor: Visitor, body: Body) -> Response {
    match renamed(&app, &visitor, body).await {
        Ok(person) => told(StatusCode::OK, &app, Some(&person)),
        Err(trouble) => trouble::told(&trouble::in_words(&trouble), &trouble),
    }
}

async fn renamed(app: &App, visitor: &Visitor, body: Body) -> Result<Person, Trouble> {
    let Named { name } = body::read(body)?;
    let person = visitor.acts(app)?;
    let name = Name::read(&name).map_err(|error| Trouble::Refused(error.line()))?;
    let write = Write::RenamePerson { id: person.id, name: name.shown().to_string(), name_key: name.key().to_string() };
    let (told, who) = (app.clone(), person.id);
    // Whoever asked may be gone: what is stored is told to the games all the same.
    let renamed = tokio::spawn(async move {
        told.commit(Transaction::from(write)).await?;
        told.live.people_changed(who).await;
        Ok::<_, StoreError>(())
    });
    renamed.await.map_err(|_| Trouble::Internal)?.map_err(|error| refused(&error))?;
    Ok(Person { name: Some(name.shown().to_string()), ..person.clone() })
}

async fn sign_out(State(app): State<App>, visitor: Visitor, body: Body) -> Response {
    match signed_out(&app, &visitor, body).await {
        Ok(()) => {
            let mut response = told(StatusCode::OK, &app, None);
            for cookie in [Cookie::Host, Cookie::Loopback] {
                response.headers_mut().append(SET_COOKIE, cookie.taken());
            }
            response
        }
        Err(trouble) => trouble::told(&trouble::in_words(&trouble), &trouble),
    }
}

/// Ends the session, or all of the person's. For nobody there is nothing to end.
async fn signed_out(app: &App, visitor: &Visitor, body: Body) -> Result<(), Trouble> {
    let Leaving { from } = body::read(body)?;
    let Some((person, session)) = &visitor.known else { return Ok(()) };
    let (write, told) = match from {
        From::Here => (Write::DeleteSession { hash: session.hash }, SignedOut::Session(session.hash)),
        From::Everywhere => (Write::DeleteSessionsOf { person: person.id }, SignedOut::Person(person.id)),
    };
    app.commit(Transaction::from(write)).await.map_err(|error| refused(&error))?;
    // Nobody may be listening.
    let _ = app.signed_out.send(told);
    Ok(())
}

/// The trouble of a transaction about a person.
fn refused(error: &StoreError) -> Trouble {
    match error {
        StoreError::Refused(Refused::NameTaken) => Trouble::Conflict(Line::new("live-name-taken")),
        StoreError::Refused(Refused::NoSuchPerson { .. } | Refused::NoSuchSession) => Trouble::Nobody(Line::new("live-nobody")),
        StoreError::Refused(_) => {
            tracing::error!(%error, "the store refused what it should take");
            Trouble::Internal
        }
        StoreError::NotStored(_) | StoreError::Unreadable(_) | StoreError::Damaged { .. } | StoreError::Closed => away(error),
    }
}

/// Who one is, and where one may sign in. No cache keeps it.
fn told(status: StatusCode, app: &App, person: Option<&Person>) -> Response {
    let sign_in: Vec<Value> = app.config.sign_in.iter().map(|issuer| json!({"id": issuer.id, "label": issuer.label})).collect();
    let person = person.map(|person| json!({"id": person.id.to_string(), "name": person.name, "kind": kind(person.kind)}));
    let mut response = (status, Json(json!({"person": person, "sign_in": sign_in}))).into_response();
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Guest => "guest",
        Kind::Account => "account",
    }
}
