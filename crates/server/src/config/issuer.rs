//! Where people may sign in: providers of `OpenID` Connect, as the file lists them.

use std::path::Path;

use axum::http::Uri;
use toml::{Table, Value};

use super::value::is_loopback;
use super::{ConfigError, Source};

/// A provider of `OpenID` Connect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Issuer {
    /// Its name in addresses: lower-case letters, digits and dashes.
    pub id: String,
    /// Its name on the button.
    pub label: String,
    /// Its address, as its tokens name it.
    pub issuer: String,
    /// Our name there.
    pub client_id: String,
    /// Our secret there. A client without one is a public client, which PKCE alone protects.
    pub client_secret: Option<Secret>,
}

/// A text that no log shows.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A secret of this text.
    pub fn new(text: impl Into<String>) -> Secret {
        Secret(text.into())
    }

    /// The text itself.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// What a known id stands for, unless the file says otherwise: id, label, issuer.
const PRESETS: [(&str, &str, &str); 1] = [("google", "Google", "https://accounts.google.com")];

const KEYS: [&str; 7] = ["id", "label", "issuer", "client_id", "client_secret", "client_secret_file", "client_secret_env"];

/// Reads one `[[sign_in]]` of the file, the `number`th from 1. Files of secrets are named as seen from the configuration's folder.
pub(super) fn read(path: &Path, number: usize, table: &Table, env: &dyn Fn(&str) -> Option<String>) -> Result<Issuer, ConfigError> {
    let file = || path.to_path_buf();
    if let Some(key) = table.keys().find(|key| !KEYS.contains(&key.as_str())) {
        return Err(ConfigError::Unknown { path: file(), key: format!("sign_in.{key}"), nearest: None });
    }
    let text = |key: &'static str| match table.get(key) {
        None => Ok(None),
        Some(Value::String(text)) if !text.trim().is_empty() => Ok(Some(text.trim().to_string())),
        Some(other) => {
            Err(ConfigError::Value { source: Source::File(file()), key: format!("sign_in.{key}"), text: other.to_string(), wanted: "config-wanted-text" })
        }
    };
    let missing = |key| ConfigError::SignIn { path: file(), number, key, wrong: "config-sign-in-missing" };
    let bad =
        |key: &str, text: &str, wanted| ConfigError::Value { source: Source::File(file()), key: format!("sign_in.{key}"), text: text.to_string(), wanted };

    let id = text("id")?.ok_or_else(|| missing("id"))?;
    if !id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-') {
        return Err(bad("id", &id, "config-wanted-id"));
    }
    let preset = PRESETS.iter().find(|(known, ..)| *known == id);
    let label = text("label")?.or_else(|| preset.map(|(_, label, _)| (*label).to_string())).ok_or_else(|| missing("label"))?;
    let issuer = text("issuer")?.or_else(|| preset.map(|(.., issuer)| (*issuer).to_string())).ok_or_else(|| missing("issuer"))?;
    if !is_issuer(&issuer) {
        return Err(bad("issuer", &issuer, "config-wanted-issuer"));
    }
    let client_id = text("client_id")?.ok_or_else(|| missing("client_id"))?;
    let secret = match (text("client_secret")?, text("client_secret_file")?, text("client_secret_env")?) {
        (None, None, None) => None,
        (Some(secret), None, None) => Some(secret),
        (None, Some(name), None) => {
            let path = path.parent().unwrap_or(Path::new("")).join(name);
            let secret = std::fs::read_to_string(&path).map_err(|error| ConfigError::Unreadable { path, error })?;
            Some(secret.trim().to_string())
        }
        (None, None, Some(variable)) => Some(env(&variable).ok_or_else(|| ConfigError::NoSecret { id: id.clone(), variable })?),
        _ => return Err(ConfigError::SignIn { path: file(), number, key: "client_secret", wrong: "config-sign-in-secrets" }),
    };
    Ok(Issuer { id, label, issuer, client_id, client_secret: secret.map(Secret) })
}

/// Whether tokens of this issuer can be believed: its address has TLS, or is this machine.
fn is_issuer(text: &str) -> bool {
    let Ok(uri) = text.parse::<Uri>() else { return false };
    let authority = uri.authority().map_or("", |authority| authority.as_str());
    let safe = match uri.scheme_str() {
        Some("https") => !authority.is_empty(),
        Some("http") => is_loopback(authority),
        Some(_) | None => false,
    };
    safe && uri.query().is_none() && !authority.contains('@')
}
