//! Who asks: a person that a session knows, or nobody; in which language; from where.

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::Response;
use bija_store::{Person, Session, StoreError, Transaction, Write};
use bija_web::Lang;
use bija_web::pages::error::Trouble;
use bija_wire::Line;

use super::session::{Cookie, expiry, is_stale};
use super::{Secret, session};
use crate::client::Client;
use crate::{App, language, trouble};

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who it is and by which session, if it is known.
    pub known: Option<(Person, Session)>,
    /// The language to answer in.
    pub lang: Lang,
    /// Where the request comes from.
    pub client: Client,
    /// The secret of a session that lets in.
    pub(crate) secret: Option<Secret<32>>,
    /// How the cookie is called here.
    pub(crate) cookie: Cookie,
}

impl Visitor {
    /// The visitor of a request. A session that is used lasts longer.
    async fn of(app: &App, parts: &Parts, client: Client) -> Result<Visitor, Trouble> {
        let headers = &parts.headers;
        let cookie = Cookie::of(&app.config, headers, client);
        let mut visitor = Visitor { known: None, lang: language_of(parts, headers), client, secret: cookie.secret(headers), cookie };
        let Some(secret) = visitor.secret else { return Ok(visitor) };
        let now = app.clock.now();
        visitor.known = app.store.person_by_session(secret.digest(), now).await.map_err(|error| away(&error))?;
        match &mut visitor.known {
            None => visitor.secret = None,
            Some((_, session)) if is_stale(session.renewed, now) => {
                let expires = expiry(&app.config, now);
                // That it was used is no reason to fail; the next use tells it again.
                match app.commit(Transaction::from(Write::TouchSession { hash: session.hash, at: now, expires })).await {
                    Ok(_) => (session.renewed, session.expires) = (now, expires),
                    Err(error) => tracing::warn!(%error, "the use of a session is not noted"),
                }
            }
            Some(_) => {}
        }
        Ok(visitor)
    }

    /// Who it is.
    pub fn person(&self) -> Option<&Person> {
        self.known.as_ref().map(|(person, _)| person)
    }

    /// The session's digest, by which it is counted.
    pub fn session(&self) -> Option<bija_store::Digest> {
        self.known.as_ref().map(|(_, session)| session.hash)
    }

    /// The person, for what only a person may do. Counts as a change.
    ///
    /// # Errors
    /// If it is nobody, or the session asks for too many changes.
    pub fn acts(&self, app: &App) -> Result<&Person, Trouble> {
        let (person, session) = self.known.as_ref().ok_or_else(|| Trouble::Nobody(Line::new("live-nobody")))?;
        app.limits.change(session.hash)?;
        Ok(person)
    }
}

/// The trouble of a store that does not answer or cannot keep anything.
pub(crate) fn away(error: &StoreError) -> Trouble {
    tracing::error!(%error, "the store");
    Trouble::Away
}

fn language_of(parts: &Parts, headers: &HeaderMap) -> Lang {
    language::of(&parts.uri, headers)
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Response> {
        let Ok(client) = Client::from_request_parts(parts, app).await;
        Visitor::of(app, parts, client).await.map_err(|trouble| trouble::at(&parts.uri, &parts.headers, &trouble))
    }
}

/// A new session of a person: its secret, and the write that keeps its digest.
pub(crate) fn begun(app: &App, person: bija_store::PersonId) -> Result<(Secret<32>, Write), Trouble> {
    let (secret, now) = (Secret::random()?, app.clock.now());
    let write = Write::InsertSession { hash: secret.digest(), person, at: now, expires: session::expiry(&app.config, now) };
    Ok((secret, write))
}
