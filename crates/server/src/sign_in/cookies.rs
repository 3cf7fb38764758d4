//! What a browser keeps besides its session: a sign-in under way, and the guest whom it knew before somebody signed in.

use std::time::Duration;

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use bija_web::pages::account::Asked;

use super::pending;
use crate::people::{Cookie, Secret};

/// How long a device remembers the guest: as long as browsers grant.
const GUEST_KEPT: Duration = Duration::from_hours(400 * 24);

/// A cookie beside the session's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kept {
    SignIn,
    Guest,
}

impl Kept {
    const fn name(self, cookie: Cookie) -> &'static str {
        match (self, cookie) {
            (Kept::SignIn, Cookie::Host) => "__Host-bija-sign-in",
            (Kept::SignIn, Cookie::Loopback) => "bija-sign-in",
            (Kept::Guest, Cookie::Host) => "__Host-bija-guest",
            (Kept::Guest, Cookie::Loopback) => "bija-guest",
        }
    }

    fn read(self, cookie: Cookie, headers: &HeaderMap) -> Option<&str> {
        let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
        let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(name, _)| *name == self.name(cookie)).map(|(_, value)| value)
    }

    /// `Set-Cookie` of a value; no time takes the cookie away.
    fn set(self, cookie: Cookie, value: &str, kept: Duration) -> HeaderValue {
        let text = format!("{}={value}; Max-Age={}; {}", self.name(cookie), kept.as_secs(), cookie.attributes());
        let mut value = HeaderValue::from_str(&text).expect("what we keep is written in the letters of base64");
        value.set_sensitive(true);
        value
    }
}

/// The sign-in under way.
pub(super) fn pending(cookie: Cookie, headers: &HeaderMap) -> Option<&str> {
    Kept::SignIn.read(cookie, headers)
}

/// `Set-Cookie` for a sign-in that begins.
pub(super) fn begun(cookie: Cookie, sealed: &str) -> HeaderValue {
    Kept::SignIn.set(cookie, sealed, Duration::from_millis(pending::LONGEST.unsigned_abs()))
}

/// `Set-Cookie` for a sign-in that is over.
pub(super) fn ended(cookie: Cookie) -> HeaderValue {
    Kept::SignIn.set(cookie, "", Duration::ZERO)
}

/// The session of the guest whom this browser knew, and whether it was asked whose the games are.
pub(super) fn guest(cookie: Cookie, headers: &HeaderMap) -> Option<(Secret<32>, Asked)> {
    let (asked, secret) = Kept::Guest.read(cookie, headers)?.split_once('.')?;
    let asked = match asked {
        "ask" => Asked::Now,
        "asked" => Asked::Before,
        _ => return None,
    };
    Some((Secret::read(secret)?, asked))
}

/// `Set-Cookie` that remembers a guest.
pub(super) fn guest_kept(cookie: Cookie, secret: &Secret<32>, asked: Asked) -> HeaderValue {
    let asked = match asked {
        Asked::Now => "ask",
        Asked::Before => "asked",
    };
    Kept::Guest.set(cookie, &format!("{asked}.{}", secret.spelled()), GUEST_KEPT)
}

/// `Set-Cookie` that forgets the guest.
pub(super) fn guest_forgotten(cookie: Cookie) -> HeaderValue {
    Kept::Guest.set(cookie, "", Duration::ZERO)
}
