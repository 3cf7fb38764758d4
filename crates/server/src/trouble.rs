//! Answers for what cannot be answered: as pages for readers, as JSON for programs.

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use bija_web::Lang;
use bija_web::messages::Voice;
use bija_web::pages::error::{self, Trouble};
use bija_wire::{Line, object};

use crate::{api, language};

/// Seconds after which a busy server may be asked again.
const RETRY_SECONDS: u32 = 2;

/// The error page for an address, in the nouns of its game.
pub(crate) fn shown(voice: impl Into<Voice>, uri: &Uri, trouble: &Trouble) -> Response {
    let voice = voice.into();
    // What a reader typed is kept for other languages, but an address that was refused as too long is not.
    let path = uri.path_and_query().map_or("/", |whole| whole.as_str());
    let prefix = format!("/{}/", voice.lang.code());
    let below = path.strip_prefix(&prefix).filter(|rest| rest.len() < 2000).map_or_else(|| "/".to_string(), |rest| format!("/{rest}"));
    let status = StatusCode::from_u16(trouble.status()).expect("the statuses of troubles are statuses of HTTP");
    let mut response = (status, Html(error::page(voice, &below, trouble).into_string())).into_response();
    later(&mut response, trouble);
    response
}

/// The error page where the address is nobody's to see again.
pub(crate) fn page(lang: Lang, trouble: &Trouble) -> Response {
    shown(lang, &Uri::from_static("/"), trouble)
}

/// The error page in the language of the address.
pub(crate) fn at(uri: &Uri, headers: &HeaderMap, trouble: &Trouble) -> Response {
    if uri.path().starts_with("/api/") {
        return told(&in_words(trouble), trouble);
    }
    shown(language::of(uri, headers), uri, trouble)
}

/// An error as JSON: the key of its message and the arguments.
pub(crate) fn told(line: &Line, trouble: &Trouble) -> Response {
    let status = StatusCode::from_u16(trouble.status()).expect("the statuses of troubles are statuses of HTTP");
    let mut error = String::new();
    object(&mut error, |answer| {
        answer.field("error", line);
    });
    let mut response = (status, api::json(error)).into_response();
    later(&mut response, trouble);
    response
}

/// Says when to come back, where that helps.
fn later(response: &mut Response, trouble: &Trouble) {
    let seconds = match trouble {
        Trouble::Busy | Trouble::Away => RETRY_SECONDS,
        Trouble::TooMany { seconds } => *seconds,
        Trouble::Refused(_)
        | Trouble::Nobody(_)
        | Trouble::Forbidden(_)
        | Trouble::NotFound
        | Trouble::Method
        | Trouble::Conflict(_)
        | Trouble::TooLarge
        | Trouble::NotJson
        | Trouble::Internal => return,
    };
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
}

/// The message of a trouble for programs.
pub(crate) fn in_words(trouble: &Trouble) -> Line {
    match trouble {
        Trouble::Refused(line) | Trouble::Nobody(line) | Trouble::Forbidden(line) | Trouble::Conflict(line) => line.clone(),
        Trouble::NotFound => Line::new("error-404-text"),
        Trouble::Method => Line::new("error-405-text"),
        Trouble::TooLarge => Line::new("err-too-large").with("limit", crate::LARGEST_BODY),
        Trouble::NotJson => Line::new("error-415-text"),
        Trouble::Busy => Line::new("err-busy"),
        Trouble::TooMany { seconds } => Line::new("err-too-many").with("seconds", *seconds),
        Trouble::Away => Line::new("error-503-text"),
        Trouble::Internal => Line::new("err-internal"),
    }
}
