//! One's own page and what it calls: whose the guest's games are, one's data as a file, and its end.

use axum::extract::{RawQuery, State};
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use bija_store::{Kind, Person, Refused, Session, StoreError, Transaction, Write};
use bija_web::Lang;
use bija_web::pages::account::{self as page, Account, Asked, GuestHere, News, Reader, Standing};
use bija_web::pages::error::Trouble;
use bija_wire::Line;
use serde::Deserialize;
use serde_json::json;

use super::routes::{is_made, own, wanted};
use super::{cookies, forget, take_along};
use crate::body::{self, Body};
use crate::names::Name;
use crate::people::{Cookie, Secret, Visitor, away, begun};
use crate::{App, SignedOut, trouble};

/// The routes of one's own page.
pub(super) fn routes() -> Router<App> {
    let mut routes =
        Router::new().route("/api/v1/account/guest", post(guest)).route("/api/v1/account/data", get(data)).route("/api/v1/account/delete", post(delete));
    for lang in Lang::ALL {
        let at = |path: &str| format!("/{}{path}", lang.code());
        routes = routes
            .route(
                &at("/account"),
                get(move |State(app): State<App>, RawQuery(query): RawQuery, visitor: Visitor, headers: HeaderMap| async move {
                    shown(lang, &app, query.as_deref(), &visitor, &headers).await
                }),
            )
            .route(&at("/account/deleted"), get(move || async move { Html(page::deleted(lang).into_string()) }));
    }
    routes
}

/// An answer to a call, or its trouble as JSON.
pub(super) fn told(answer: Result<Response, Trouble>) -> Response {
    own(answer.unwrap_or_else(|trouble| trouble::told(&trouble::in_words(&trouble), &trouble)))
}

fn done(cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    let mut response = Json(json!({})).into_response();
    for cookie in cookies {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// The guest whom this browser knew before somebody signed in, if the session still lets in.
async fn guest_here(app: &App, cookie: Cookie, headers: &HeaderMap) -> Result<Option<(Person, Session, Secret<32>, Asked)>, Trouble> {
    let Some((secret, asked)) = cookies::guest(cookie, headers) else { return Ok(None) };
    let found = app.store.person_by_session(secret.digest(), app.clock.now()).await.map_err(|error| away(&error))?;
    Ok(found.filter(|(person, _)| person.kind == Kind::Guest).map(|(person, session)| (person, session, secret, asked)))
}

async fn shown(lang: Lang, app: &App, query: Option<&str>, visitor: &Visitor, headers: &HeaderMap) -> Response {
    match account(app, query, visitor, headers).await {
        Ok(account) => own(Html(page::page(lang, &account).into_string()).into_response()),
        Err(trouble) => trouble::page(lang, &trouble),
    }
}

async fn account(app: &App, query: Option<&str>, visitor: &Visitor, headers: &HeaderMap) -> Result<Account, Trouble> {
    let reader = match visitor.person() {
        Some(person) => Some(reader(app, person).await?),
        None => None,
    };
    let guest = guest_here(app, visitor.cookie, headers).await?.and_then(|(person, _, _, asked)| Some(GuestHere { name: person.name?, asked }));
    let guest = guest.filter(|_| visitor.person().is_none_or(|person| person.kind == Kind::Account));
    let is_new = form_urlencoded::parse(query.unwrap_or_default().as_bytes()).any(|(name, value)| name == "new" && value == "yes");
    Ok(Account { reader, guest, back: wanted(query), news: if is_new { News::Welcome } else { News::Nothing } })
}

async fn reader(app: &App, person: &Person) -> Result<Reader, Trouble> {
    let dossier = app.store.dossier(person.id).await.map_err(|error| away(&error))?.ok_or(Trouble::Internal)?;
    let now = app.clock.now();
    let standing = match person.kind {
        Kind::Guest => Standing::Guest,
        Kind::Account => Standing::Account(dossier.identities.iter().map(|identity| app.sign_in.label(&identity.issuer).to_string()).collect()),
    };
    let devices = dossier.sessions.iter().filter(|session| session.expires > now).count();
    Ok(Reader { name: person.name.clone().unwrap_or_default(), standing, devices })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GuestCall {
    games: Games,
}

/// What becomes of the guest whom this browser knew.
#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum Games {
    /// The games go to the account.
    Move,
    /// They stay the guest's.
    Leave,
    /// Nobody is signed in any more, and the guest goes on.
    Return,
}

async fn guest(State(app): State<App>, visitor: Visitor, headers: HeaderMap, body: Body) -> Response {
    told(guest_called(&app, &visitor, &headers, body).await)
}

async fn guest_called(app: &App, visitor: &Visitor, headers: &HeaderMap, body: Body) -> Result<Response, Trouble> {
    let GuestCall { games } = body::read(body)?;
    let (guest, session, secret, _) = guest_here(app, visitor.cookie, headers).await?.ok_or_else(|| Trouble::Conflict(Line::new("account-no-guest")))?;
    match games {
        Games::Move => {
            let account = expect_account(app, visitor)?;
            moved(app, &guest, account).await?;
            Ok(done([cookies::guest_forgotten(visitor.cookie)]))
        }
        Games::Leave => {
            expect_account(app, visitor)?;
            Ok(done([cookies::guest_kept(visitor.cookie, &secret, Asked::Before)]))
        }
        Games::Return => {
            if visitor.known.is_some() {
                return Err(Trouble::Conflict(Line::new("live-known-already")));
            }
            app.limits.change(session.hash)?;
            let (fresh, insert) = begun(app, guest.id)?;
            app.commit(Transaction::of([Write::DeleteSession { hash: session.hash }, insert])).await.map_err(|error| away(&error))?;
            Ok(done([visitor.cookie.given(&fresh), cookies::guest_forgotten(visitor.cookie)]))
        }
    }
}

/// The account that asks, for what a guest cannot have.
pub(super) fn expect_account<'v>(app: &App, visitor: &'v Visitor) -> Result<&'v Person, Trouble> {
    let person = visitor.acts(app)?;
    match person.kind {
        Kind::Account => Ok(person),
        Kind::Guest => Err(Trouble::Conflict(Line::new("account-guest-only"))),
    }
}

/// Moves the guest's games. An account that has chosen no name yet takes the guest's, unless another account has it.
async fn moved(app: &App, guest: &Person, account: &Person) -> Result<(), Trouble> {
    let walk = Write::MovePerson { guest: guest.id, account: account.id, at: app.clock.now() };
    let unnamed = account.name.as_deref().is_none_or(is_made);
    let name = guest.name.as_deref().filter(|_| unnamed).and_then(|name| Name::read(name).ok());
    let rename = name.map(|name| Write::RenamePerson { id: account.id, name: name.shown().to_string(), name_key: name.key().to_string() });
    let (app, guest) = (app.clone(), guest.id);
    // Whoever asked may be gone: what is stored is told to the games all the same.
    let told = tokio::spawn(async move {
        let committed = match app.commit(Transaction::of([walk.clone()].into_iter().chain(rename))).await {
            Err(StoreError::Refused(Refused::NameTaken)) => app.commit(Transaction::from(walk)).await,
            committed => committed,
        }?;
        app.live.people_changed(guest).await;
        let _ = app.signed_out.send(SignedOut::Person(guest));
        Ok(committed)
    });
    match told.await.map_err(|_| Trouble::Internal)? {
        Ok(_) => Ok(()),
        Err(StoreError::Refused(Refused::NoSuchPerson { .. })) => Err(Trouble::Conflict(Line::new("account-no-guest"))),
        Err(error) => Err(away(&error)),
    }
}

async fn data(State(app): State<App>, visitor: Visitor) -> Response {
    let answer = match visitor.acts(&app) {
        Ok(person) => app.store.dossier(person.id).await.map_err(|error| away(&error)),
        Err(trouble) => Err(trouble),
    };
    told(answer.and_then(|dossier| {
        let dossier = dossier.ok_or(Trouble::Internal)?;
        let disposition = HeaderValue::from_static("attachment; filename=\"bija.json\"");
        Ok(([(CONTENT_DISPOSITION, disposition)], Json(take_along::written(&dossier))).into_response())
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Delete {
    sure: String,
}

async fn delete(State(app): State<App>, visitor: Visitor, headers: HeaderMap, body: Body) -> Response {
    told(deleted(&app, &visitor, &headers, body).await)
}

async fn deleted(app: &App, visitor: &Visitor, headers: &HeaderMap, body: Body) -> Result<Response, Trouble> {
    let Delete { sure } = body::read(body)?;
    if sure != "yes" {
        return Err(Trouble::Refused(Line::new("account-sure-missing")));
    }
    let person = visitor.acts(app)?;
    forget::person(app, person.id).await?;
    // The guest who was left on this device is somebody else, and stays.
    let kept = guest_here(app, visitor.cookie, headers).await?.is_some();
    let forgotten = (!kept).then(|| cookies::guest_forgotten(visitor.cookie));
    Ok(done([Cookie::Host.taken(), Cookie::Loopback.taken()].into_iter().chain(forgotten)))
}
