//! Signing in with providers of `OpenID Connect`: the authorization code flow with PKCE, state and nonce.
//!
//! ```text
//! POST /api/v1/sign-in/{provider}      begin: an address of the provider, a cookie for the way back
//!        the person signs in there
//! GET  /sign-in/{provider}/back        finish: cookie and state fit, the code becomes a token, the token is checked
//! ```
//!
//! A provider is asked for nothing but `openid`: who the person is there, as issuer and subject. No name, no address of
//! mail, and no token is kept.

mod account;
mod cookies;
mod error;
mod forget;
mod outbound;
mod pending;
mod provider;
mod routes;
mod settings;
mod take_along;
#[cfg(test)]
mod tests;

use std::time::Duration;

use axum::Router;

pub(crate) use error::SignInError;
use outbound::Outbound;
use pending::{Pending, Seal};
use provider::Provider;

use crate::App;
use crate::config::Issuer;

/// The routes of signing in and of one's own page.
pub(crate) fn routes() -> Router<App> {
    Router::new().merge(routes::routes()).merge(account::routes()).merge(settings::routes())
}

/// Who somebody is at a provider.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Identity {
    /// The provider's address, as its tokens name it.
    pub(crate) issuer: String,
    /// The person there. It says nothing elsewhere.
    pub(crate) subject: String,
}

/// A sign-in that has begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Begun {
    /// Where the person is to go.
    pub(crate) address: String,
    /// What the browser is to keep until it comes back.
    pub(crate) cookie: String,
}

/// A sign-in that came back, whatever came of it.
#[derive(Debug)]
pub(crate) struct Back {
    /// The language in which it began; unknown if it began nowhere here.
    pub(crate) lang: Option<String>,
    /// Where the person was.
    pub(crate) path: String,
    /// Who the person is, or why nobody was signed in.
    pub(crate) who: Result<Identity, SignInError>,
}

/// What a provider's answer says in its query.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct Answer {
    code: Option<String>,
    state: Option<String>,
    error: Option<String>,
    issuer: Option<String>,
}

/// All providers, and what is needed to ask them.
pub(crate) struct SignIn {
    providers: Vec<Provider>,
    outbound: Outbound,
    seal: Seal,
}

impl std::fmt::Debug for SignIn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SignIn").field("providers", &self.providers.iter().map(|provider| &provider.settings).collect::<Vec<_>>()).finish_non_exhaustive()
    }
}

impl SignIn {
    /// For the providers of the configuration; none are asked before somebody signs in.
    pub(crate) fn new(issuers: &[Issuer]) -> SignIn {
        SignIn::with(issuers, outbound::PATIENCE)
    }

    /// With another time that providers have for each answer.
    fn with(issuers: &[Issuer], patience: Duration) -> SignIn {
        SignIn { providers: issuers.iter().cloned().map(Provider::new).collect(), outbound: Outbound::new(patience), seal: Seal::new() }
    }

    /// The providers, in the order of their buttons.
    pub(crate) fn issuers(&self) -> impl Iterator<Item = &Issuer> {
        self.providers.iter().map(|provider| &provider.settings)
    }

    /// The provider's name on its button; its address if it is no longer configured.
    pub(crate) fn label<'a>(&'a self, issuer: &'a str) -> &'a str {
        self.issuers().find(|settings| settings.issuer == issuer).map_or(issuer, |settings| &settings.label)
    }

    fn provider(&self, id: &str) -> Result<&Provider, SignInError> {
        self.providers.iter().find(|provider| provider.settings.id == id).ok_or(SignInError::NoProvider)
    }

    /// Begins. `origin` is ours, as this browser sees it; `back` is the path to return to; `now` in milliseconds of Unix time.
    pub(crate) async fn begin(&self, id: &str, origin: &str, lang: &str, back: &str, now: i64) -> Result<Begun, SignInError> {
        let (address, pending) = self.provider(id)?.begin(&self.outbound, origin, lang, local(back), now).await?;
        Ok(Begun { address, cookie: self.seal.close(&pending) })
    }

    /// Ends what this browser began with this cookie, by the query that the provider sent along.
    pub(crate) async fn finish(&self, id: &str, cookie: Option<&str>, query: &str, now: i64) -> Back {
        let pending = cookie.and_then(|cookie| self.seal.open(cookie)).filter(|pending| pending.provider == id);
        let Some(pending) = pending else {
            let error = if self.provider(id).is_ok() { SignInError::Mismatched } else { SignInError::NoProvider };
            return Back { lang: None, path: "/".into(), who: Err(error) };
        };
        let who = self.identity(&pending, Answer::read(query), now).await;
        Back { lang: Some(pending.lang), path: pending.back, who }
    }

    async fn identity(&self, pending: &Pending, answer: Answer, now: i64) -> Result<Identity, SignInError> {
        let provider = self.provider(&pending.provider)?;
        if answer.state.as_deref() != Some(&pending.state) {
            return Err(SignInError::Mismatched);
        }
        // RFC 9207: an answer that names its issuer has to name this one.
        if answer.issuer.is_some_and(|issuer| issuer != provider.settings.issuer) {
            return Err(SignInError::Mismatched);
        }
        self.seal.take(pending, now)?;
        match (answer.error.as_deref(), answer.code) {
            (Some("access_denied"), _) => Err(SignInError::Denied),
            (Some(code), _) => Err(SignInError::Refused(code.chars().filter(char::is_ascii_graphic).take(60).collect())),
            (None, Some(code)) => provider.finish(&self.outbound, pending, code).await,
            (None, None) => Err(SignInError::Unreadable("the answer holds neither a code nor an error".into())),
        }
    }
}

impl Answer {
    fn read(query: &str) -> Answer {
        let mut answer = Answer::default();
        for (name, value) in form_urlencoded::parse(query.as_bytes()) {
            let place = match name.as_ref() {
                "code" => &mut answer.code,
                "state" => &mut answer.state,
                "error" => &mut answer.error,
                "iss" => &mut answer.issuer,
                _ => continue,
            };
            place.get_or_insert_with(|| value.into_owned());
        }
        answer
    }
}

/// The path if it is one of ours, else the root.
///
/// Browsers read `//host` and `/\host` as addresses elsewhere, and drop tabs and line ends before they read.
fn local(path: &str) -> &str {
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if plain && path.len() <= 1000 && path.starts_with('/') && !path.starts_with("//") { path } else { "/" }
}
