//! The cookie of a session: who holds it is let in.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use bija_store::Millis;

use super::Secret;
use crate::client::Client;
use crate::config::Config;
use crate::origin::is_plain_loopback;

/// How long a browser is asked to keep the cookie: the longest that browsers grant. When it stops letting in, the store says.
const KEPT_SECONDS: u32 = 400 * 24 * 60 * 60;
const A_DAY: i64 = 24 * 60 * 60 * 1000;

/// The name under which the cookie travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cookie {
    /// Over TLS: browsers take `__Host-` only with `Secure`, from the host itself and for all of it.
    Host,
    /// Without TLS, which only this machine may do.
    Loopback,
}

impl Cookie {
    /// The right one for a request.
    pub(crate) fn of(config: &Config, headers: &HeaderMap, client: Client) -> Cookie {
        if is_plain_loopback(config, headers, client) { Cookie::Loopback } else { Cookie::Host }
    }

    const fn name(self) -> &'static str {
        match self {
            Cookie::Host => "__Host-bija",
            Cookie::Loopback => "bija",
        }
    }

    /// What browsers have to keep to.
    pub(crate) const fn attributes(self) -> &'static str {
        match self {
            Cookie::Host => "Path=/; HttpOnly; SameSite=Lax; Secure",
            Cookie::Loopback => "Path=/; HttpOnly; SameSite=Lax",
        }
    }

    /// The secret that a request carries in it.
    pub(crate) fn secret(self, headers: &HeaderMap) -> Option<Secret<32>> {
        let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
        let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(name, _)| *name == self.name()).and_then(|(_, value)| Secret::read(value))
    }

    /// `Set-Cookie` that gives the browser a secret.
    pub(crate) fn given(self, secret: &Secret<32>) -> HeaderValue {
        let text = format!("{}={}; Max-Age={KEPT_SECONDS}; {}", self.name(), secret.spelled(), self.attributes());
        let mut value = HeaderValue::from_str(&text).expect("secrets are spelled in ASCII");
        value.set_sensitive(true);
        value
    }

    /// `Set-Cookie` that takes it away.
    pub(crate) fn taken(self) -> HeaderValue {
        HeaderValue::from_str(&format!("{}=; Max-Age=0; {}", self.name(), self.attributes())).expect("names and attributes are ASCII")
    }
}

/// When a session that is used now stops letting in.
pub(crate) fn expiry(config: &Config, now: Millis) -> Millis {
    now.after(i64::from(config.session_days) * A_DAY)
}

/// Whether it is time to note that a session is used: once a day is enough.
pub(crate) fn is_stale(renewed: Millis, now: Millis) -> bool {
    now.since(renewed) >= A_DAY
}
