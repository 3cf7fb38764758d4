//! A sign-in under way, kept by the browser that began it.
//!
//! ```text
//! cookie  =  base64url(JSON of Pending) . base64url(HMAC-SHA256(key of this process, the first part))
//! ```
//!
//! The provider's answer has to come with the cookie and name its state: an address with somebody else's answer does
//! nothing. Nothing is kept for those that never come back; for those that do, the state is remembered until it has run out,
//! so that it counts once.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hmac::{Hmac, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use super::SignInError;

/// How long a person may take at the provider, in milliseconds.
pub(super) const LONGEST: i64 = 10 * 60 * 1000;

/// A sign-in under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Pending {
    /// The provider's id.
    pub(super) provider: String,
    /// Our origin, as the redirect address names it.
    pub(super) origin: String,
    /// What the answer must name.
    pub(super) state: String,
    /// What the token must name.
    pub(super) nonce: String,
    /// What proves to the provider that the code was asked for here (PKCE).
    pub(super) verifier: String,
    /// The language of the pages.
    pub(super) lang: String,
    /// Where the person was: a path of ours.
    pub(super) back: String,
    /// When it began, in milliseconds of Unix time.
    pub(super) begun: i64,
}

/// Seals and opens the cookies, and knows which have been used.
pub(super) struct Seal {
    key: [u8; 32],
    used: Mutex<HashMap<String, i64>>,
}

impl Seal {
    pub(super) fn new() -> Seal {
        let mut key = [0; 32];
        getrandom::fill(&mut key).expect("the system gives random bytes");
        Seal { key, used: Mutex::default() }
    }

    fn mac(&self, part: &str) -> Hmac<Sha256> {
        Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes keys of any length").chain_update(part)
    }

    /// The cookie's value.
    pub(super) fn close(&self, pending: &Pending) -> String {
        let json = serde_json::to_vec(pending).expect("texts and numbers are JSON");
        let part = BASE64_URL_SAFE_NO_PAD.encode(json);
        let mac = BASE64_URL_SAFE_NO_PAD.encode(self.mac(&part).finalize().into_bytes());
        format!("{part}.{mac}")
    }

    /// What a cookie's value holds, if it was closed by this process.
    pub(super) fn open(&self, cookie: &str) -> Option<Pending> {
        let (part, mac) = cookie.split_once('.')?;
        self.mac(part).verify_slice(&BASE64_URL_SAFE_NO_PAD.decode(mac).ok()?).ok()?;
        serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(part).ok()?).ok()
    }

    /// Uses a sign-in up.
    pub(super) fn take(&self, pending: &Pending, now: i64) -> Result<(), SignInError> {
        if now - pending.begun > LONGEST {
            return Err(SignInError::Late);
        }
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        used.retain(|_, begun| now - *begun <= LONGEST);
        match used.insert(pending.state.clone(), pending.begun) {
            None => Ok(()),
            Some(_) => Err(SignInError::Again),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pending() -> Pending {
        let text = |text: &str| text.to_string();
        Pending {
            provider: text("google"),
            origin: text("https://bija.example"),
            state: text("state"),
            nonce: text("nonce"),
            verifier: text("verifier"),
            lang: text("hi"),
            back: text("/hi/play/kalah"),
            begun: 1_000,
        }
    }

    #[test]
    fn what_was_closed_opens_and_nothing_else_does() {
        let seal = Seal::new();
        let cookie = seal.close(&pending());
        assert_eq!(seal.open(&cookie), Some(pending()));
        assert_eq!(Seal::new().open(&cookie), None, "another process has another key");
        let other = seal.close(&Pending { back: "/en/".into(), ..pending() });
        let ((part, _), (_, mac)) = (other.split_once('.').unwrap(), cookie.split_once('.').unwrap());
        for forged in [format!("{part}.{mac}"), format!("{part}."), part.to_string(), String::new(), ".".into(), format!("{cookie}A")] {
            assert_eq!(seal.open(&forged), None, "{forged}");
        }
    }

    #[test]
    fn a_sign_in_counts_once_and_for_ten_minutes() {
        let seal = Seal::new();
        assert!(matches!(seal.take(&pending(), 1_001 + LONGEST), Err(SignInError::Late)));
        assert!(seal.take(&pending(), 1_000 + LONGEST).is_ok());
        assert!(matches!(seal.take(&pending(), 1_000 + LONGEST), Err(SignInError::Again)));
    }

    #[test]
    fn used_ones_are_forgotten_when_they_have_run_out() {
        let seal = Seal::new();
        for number in 0..50 {
            let begun = number * LONGEST;
            seal.take(&Pending { state: number.to_string(), begun, ..pending() }, begun).unwrap();
        }
        assert!(seal.used.lock().unwrap().len() <= 2);
    }
}
