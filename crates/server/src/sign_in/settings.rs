//! What an account has set, kept so that it follows its owner from device to device.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use bija_store::{Refused, StoreError, Transaction, Write};
use bija_web::pages::error::Trouble;
use bija_wire::Line;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::account::{expect_account, told};
use crate::App;
use crate::body::{self, Body};
use crate::people::{Visitor, away};

/// Every setting with its choices, as the pages have them in `settings.js`.
const KNOWN: [(&str, &[&str]); 11] = [
    ("speed", &["normal", "off", "fast", "slow"]),
    ("sound", &["off", "soft", "middle", "loud"]),
    ("vibration", &["off", "on"]),
    ("tap", &["sows", "previews"]),
    ("gentle", &["off", "2", "4", "8"]),
    ("pits", &["standard", "large"]),
    ("board", &["level", "upright"]),
    ("hand", &["right", "left"]),
    ("theme", &["auto", "light", "dark"]),
    ("contrast", &["auto", "on", "off"]),
    ("digits", &["latin", "devanagari"]),
];

/// The route of an account's settings.
pub(super) fn routes() -> Router<App> {
    Router::new().route("/api/v1/account/settings", get(settings).put(keep))
}

/// What is wrong with a list of settings.
#[derive(Debug, PartialEq, Eq)]
enum SettingsError {
    /// There is no setting of this name.
    Unknown { setting: String },
    /// A setting has no such choice.
    NoChoice { setting: &'static str },
}

impl SettingsError {
    fn line(self) -> Line {
        match self {
            SettingsError::Unknown { setting } => Line::new("account-setting-unknown").with("setting", setting),
            SettingsError::NoChoice { setting } => Line::new("account-setting-choice").with("setting", setting),
        }
    }
}

/// Whether a setting is one that is known, with one of its choices.
fn check(name: &str, choice: &Value) -> Result<(), SettingsError> {
    // A name may be as long as a body; so much of it tells which was meant.
    let unknown = || SettingsError::Unknown { setting: name.chars().take(40).collect() };
    let (setting, choices) = KNOWN.iter().find(|(known, _)| *known == name).ok_or_else(unknown)?;
    if choice.as_str().is_some_and(|choice| choices.contains(&choice)) { Ok(()) } else { Err(SettingsError::NoChoice { setting }) }
}

/// Settings as the store keeps them. A list that an older version kept may hold what is known no more: that is left out.
pub(super) fn kept(text: Option<&str>) -> Value {
    let mut all: Map<String, Value> = text.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    all.retain(|name, choice| check(name, choice).is_ok());
    Value::Object(all)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Keep {
    settings: Map<String, Value>,
}

async fn settings(State(app): State<App>, visitor: Visitor) -> Response {
    let answer = match expect_account(&app, &visitor) {
        Ok(account) => app.store.settings(account.id).await.map_err(|error| away(&error)),
        Err(trouble) => Err(trouble),
    };
    told(answer.map(|text| Json(json!({"settings": kept(text.as_deref())})).into_response()))
}

async fn keep(State(app): State<App>, visitor: Visitor, body: Body) -> Response {
    told(put(&app, &visitor, body).await)
}

async fn put(app: &App, visitor: &Visitor, body: Body) -> Result<Response, Trouble> {
    let Keep { settings } = body::read(body)?;
    let account = expect_account(app, visitor)?;
    settings.iter().try_for_each(|(name, choice)| check(name, choice)).map_err(|error| Trouble::Refused(error.line()))?;
    let settings = Value::Object(settings);
    let write = Write::KeepSettings { person: account.id, settings: settings.to_string(), at: app.clock.now() };
    match app.commit(Transaction::from(write)).await {
        Ok(_) => Ok(Json(json!({"settings": settings})).into_response()),
        // It was deleted a moment ago.
        Err(StoreError::Refused(Refused::NoSuchPerson { .. })) => Err(Trouble::Nobody(Line::new("live-nobody"))),
        Err(error) => Err(away(&error)),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// The pages' own list: `name: ["choice", …],` lines of one object.
    fn of_the_pages() -> BTreeMap<String, Vec<String>> {
        let source = include_str!("../../../web/assets/js/settings.js");
        let list = source.split_once("export const CHOICES").unwrap().1.split_once("});").unwrap().0;
        let choices = |text: &str| text.split('"').skip(1).step_by(2).map(str::to_string).collect();
        list.lines().filter_map(|line| line.split_once(": [")).map(|(name, rest)| (name.trim().to_string(), choices(rest))).collect()
    }

    #[test]
    fn the_pages_and_the_server_know_the_same_settings() {
        let ours = KNOWN.map(|(name, choices)| (name.to_string(), choices.iter().map(ToString::to_string).collect()));
        assert_eq!(of_the_pages(), BTreeMap::from(ours));
    }

    #[test]
    fn the_longest_list_of_settings_fits_into_the_store() {
        let longest = KNOWN.map(|(name, choices)| (name.to_string(), json!(choices.iter().max_by_key(|choice| choice.len()))));
        assert!(Value::Object(Map::from_iter(longest)).to_string().len() <= 2000);
    }

    #[test]
    fn what_is_known_no_more_is_left_out() {
        assert_eq!(kept(Some(r#"{"speed":"fast","theme":"sepia","wings":"two"}"#)), json!({"speed": "fast"}));
        assert_eq!(kept(Some("no list")), json!({}));
        assert_eq!(kept(None), json!({}));
    }
}
