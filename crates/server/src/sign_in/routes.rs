//! The way to a provider and back.

use axum::extract::{Path, RawQuery, State};
use axum::http::header::{CACHE_CONTROL, HOST, LOCATION, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use bija_store::{Filter, Identity as Known, Kind, Page, Person, PersonId, Refused, StoreError, Transaction, Write};
use bija_web::Lang;
use bija_web::messages::format;
use bija_web::pages::account::Asked;
use bija_web::pages::error::Trouble;
use bija_web::pages::sign_in::{self as page, Provider};
use bija_wire::Line;
use serde::Deserialize;
use serde_json::json;

use super::{Back, Identity, SignInError, cookies, local};
use crate::body::{self, Body};
use crate::names::Name;
use crate::people::{Cookie, Visitor, away, begun};
use crate::{App, SignedOut, trouble};

/// Names that are tried for an account that has chosen none yet.
const NAMES_TRIED: usize = 20;

/// The routes of signing in.
pub(super) fn routes() -> Router<App> {
    let mut routes = Router::new().route("/api/v1/sign-in/{provider}", post(begin)).route("/sign-in/{provider}/back", get(back));
    for lang in Lang::ALL {
        let path = format!("/{}/sign-in", lang.code());
        routes = routes.route(&path, get(move |State(app): State<App>, RawQuery(query): RawQuery| async move { choose(lang, &app, query.as_deref()) }));
    }
    routes
}

/// What is somebody's own is kept by no cache.
pub(super) fn own(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// The path in the query's `back`, if there is one of ours.
pub(super) fn wanted(query: Option<&str>) -> Option<String> {
    let value = form_urlencoded::parse(query?.as_bytes()).find(|(name, _)| name == "back").map(|(_, value)| value.into_owned())?;
    Some(local(&value).to_string()).filter(|path| path != "/")
}

fn providers(app: &App) -> Vec<Provider> {
    app.sign_in.issuers().map(|issuer| Provider { id: issuer.id.clone(), label: issuer.label.clone() }).collect()
}

fn choose(lang: Lang, app: &App, query: Option<&str>) -> Response {
    let back = wanted(query).unwrap_or_else(|| page::home(lang));
    own(Html(page::page(lang, &providers(app), &back, None).into_string()).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Begin {
    /// The language of the pages to come back to.
    lang: String,
    /// Where to go on afterwards: a path of ours.
    back: Option<String>,
}

async fn begin(State(app): State<App>, Path(provider): Path<String>, visitor: Visitor, headers: HeaderMap, body: Body) -> Response {
    let Begin { lang, back } = match body::read(body) {
        Ok(begin) => begin,
        Err(trouble) => return trouble::told(&trouble::in_words(&trouble), &trouble),
    };
    if let Err(too_many) = app.limits.sign_in(visitor.client) {
        let trouble = Trouble::from(too_many);
        return trouble::told(&trouble::in_words(&trouble), &trouble);
    }
    let lang = Lang::from_code(&lang).unwrap_or(visitor.lang);
    let back = back.unwrap_or_else(|| page::home(lang));
    match app.sign_in.begin(&provider, &origin(&app, visitor.cookie, &headers), lang.code(), &back, app.clock.now().0).await {
        Ok(begun) => {
            let mut response = own(Json(json!({"address": begun.address})).into_response());
            response.headers_mut().append(SET_COOKIE, cookies::begun(visitor.cookie, &begun.cookie));
            response
        }
        Err(error) => {
            let line = failed(&app, &provider, &error);
            own((status(&error), Json(json!({"error": {"key": line.key, "args": args(&line)}}))).into_response())
        }
    }
}

/// The arguments of a line that holds texts alone, as all of this module do.
fn args(line: &Line) -> serde_json::Map<String, serde_json::Value> {
    line.args.iter().filter_map(|(name, arg)| if let bija_wire::Arg::Text(text) = arg { Some(((*name).to_string(), json!(text))) } else { None }).collect()
}

/// Our origin as this browser names it; the request was found to come from a page of ours.
fn origin(app: &App, cookie: Cookie, headers: &HeaderMap) -> String {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let scheme = match cookie {
        Cookie::Host => "https",
        Cookie::Loopback => "http",
    };
    let listed = || app.config.public_origins.first().map(|origin| origin.as_str().to_string());
    text(ORIGIN).map(str::to_string).or_else(listed).unwrap_or_else(|| format!("{scheme}://{}", text(HOST).unwrap_or_default()))
}

fn status(error: &SignInError) -> StatusCode {
    StatusCode::from_u16(error.status()).expect("the statuses of errors are statuses of HTTP")
}

/// Logs an error and gives its sentence.
fn failed(app: &App, provider: &str, error: &SignInError) -> Line {
    tracing::warn!(provider, %error, "nobody was signed in");
    let label = app.sign_in.issuers().find(|issuer| issuer.id == provider).map_or(provider, |issuer| &issuer.label);
    error.line(label)
}

async fn back(State(app): State<App>, Path(provider): Path<String>, RawQuery(query): RawQuery, visitor: Visitor, headers: HeaderMap) -> Response {
    let pending = cookies::pending(visitor.cookie, &headers);
    let Back { lang, path, who } = app.sign_in.finish(&provider, pending, query.as_deref().unwrap_or_default(), app.clock.now().0).await;
    let lang = lang.as_deref().and_then(Lang::from_code).unwrap_or(visitor.lang);
    let path = if path == "/" { page::home(lang) } else { path };
    let mut response = match who {
        Ok(identity) => match let_in(&app, &visitor, lang, identity).await {
            Ok(arrival) => arrival.response(lang, &path),
            Err(trouble) => trouble::page(lang, &trouble),
        },
        Err(error) => {
            let line = failed(&app, &provider, &error);
            (status(&error), Html(page::page(lang, &providers(&app), &path, Some(&line)).into_string())).into_response()
        }
    };
    // Without the right answer the sign-in stays under way: somebody else's address must not end it.
    if pending.is_some() && response.status() != StatusCode::BAD_REQUEST {
        response.headers_mut().append(SET_COOKIE, cookies::ended(visitor.cookie));
    }
    own(response)
}

/// Somebody who was let in.
struct Arrival {
    cookies: Vec<HeaderValue>,
    first: bool,
    question: Asked,
}

impl Arrival {
    /// Leads to where the person was, or first to the own page if there is something to say or to ask.
    fn response(self, lang: Lang, path: &str) -> Response {
        let target = if self.first || self.question == Asked::Now {
            let mut query = form_urlencoded::Serializer::new(String::new());
            query.append_pair("back", path);
            if self.first {
                query.append_pair("new", "yes");
            }
            format!("/{}/account?{}", lang.code(), query.finish())
        } else {
            path.to_string()
        };
        let location = HeaderValue::from_str(&target).expect("paths of ours are written in ASCII");
        let mut response = (StatusCode::SEE_OTHER, [(LOCATION, location)]).into_response();
        for cookie in self.cookies {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
        response
    }
}

/// Lets the person in under a new session. The browser's session so far ends if it was an account's; a guest's is kept aside.
async fn let_in(app: &App, visitor: &Visitor, lang: Lang, identity: Identity) -> Result<Arrival, Trouble> {
    let identity = Known { issuer: identity.issuer, subject: identity.subject };
    let (account, first) = match app.store.person_by_identity(&identity).await.map_err(|error| away(&error))? {
        Some(person) => (person.id, false),
        None => made(app, lang, &identity).await?,
    };
    let (secret, session) = begun(app, account)?;
    let mut writes = vec![session];
    let mut arrival = Arrival { cookies: vec![visitor.cookie.given(&secret)], first, question: Asked::Before };
    if let Some((person, session)) = &visitor.known {
        match (person.kind, visitor.secret) {
            (Kind::Guest, Some(secret)) => {
                arrival.question = question(app, person).await?;
                arrival.cookies.push(cookies::guest_kept(visitor.cookie, &secret, arrival.question));
            }
            (Kind::Guest, None) | (Kind::Account, _) => writes.push(Write::DeleteSession { hash: session.hash }),
        }
    }
    app.commit(Transaction::of(writes)).await.map_err(|error| away(&error))?;
    if let Some((_, session)) = &visitor.known {
        // What was open under the old session has to come back under the new one; nobody may be listening.
        let _ = app.signed_out.send(SignedOut::Session(session.hash));
    }
    Ok(arrival)
}

/// Whether it has to be asked whose a guest's games are: only if there are any.
async fn question(app: &App, guest: &Person) -> Result<Asked, Trouble> {
    let games = app.store.games_of(guest.id, &Filter::default(), Page::first(1)).await.map_err(|error| away(&error))?;
    Ok(if games.is_empty() { Asked::Before } else { Asked::Now })
}

/// A new account for somebody who signs in for the first time, under a name that says nothing.
async fn made(app: &App, lang: Lang, identity: &Known) -> Result<(PersonId, bool), Trouble> {
    let random = || getrandom::u64().map_err(|_| Trouble::Internal);
    for _ in 0..NAMES_TRIED {
        let (id, at) = (PersonId::from_random(random()?), app.clock.now());
        // Some numbers read as words that nobody may be called.
        let Ok(name) = Name::read(&made_name(lang, random()?)) else { continue };
        let insert = Write::InsertPerson { id, kind: Kind::Account, name: name.shown().to_string(), name_key: name.key().to_string(), at };
        let link = Write::LinkIdentity { identity: identity.clone(), person: id, at };
        match app.commit(Transaction::of([insert, link])).await {
            Ok(_) => return Ok((id, true)),
            // Two answers of the same person at once: the other was first.
            Err(StoreError::Refused(Refused::IdentityTaken { person })) => return Ok((person, false)),
            Err(StoreError::Refused(Refused::NameTaken)) => {}
            Err(error) => return Err(away(&error)),
        }
    }
    tracing::error!("no name was free for a new account");
    Err(Trouble::Internal)
}

/// The name of an account until another is chosen.
fn made_name(lang: Lang, number: u64) -> String {
    format(lang, &Line::new("account-made-name").with("number", (10_000 + number % 90_000).to_string()))
}

/// Whether a name is one that was made here.
pub(super) fn is_made(name: &str) -> bool {
    let bare = |text: &str| text.trim_end_matches(|letter: char| letter.is_ascii_digit()).to_string();
    name.ends_with(|letter: char| letter.is_ascii_digit()) && Lang::ALL.into_iter().any(|lang| bare(&made_name(lang, 0)) == bare(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearly_all_made_names_are_names() {
        for lang in Lang::ALL {
            let refused = (0..90_000).step_by(37).filter(|number| Name::read(&made_name(lang, *number)).is_err()).count();
            assert!(refused * 4 < 90_000 / 37, "{refused} in {}", lang.code());
        }
    }

    #[test]
    fn made_names_are_known_as_made() {
        for lang in Lang::ALL {
            assert!([0, 7, 89_999, u64::MAX].iter().all(|number| is_made(&made_name(lang, *number))));
        }
        assert!(!is_made("Ravi 12345") && !is_made("Seed") && !is_made("रवि"));
    }
}
