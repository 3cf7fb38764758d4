//! Reading what is sent as JSON.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use bija_web::pages::error::Trouble;
use bija_wire::Line;
use serde::de::DeserializeOwned;

/// A body, or why it could not be taken.
pub(crate) type Body = Result<Bytes, BytesRejection>;

/// The bytes of a body.
pub(crate) fn bytes(body: Body) -> Result<Bytes, Trouble> {
    body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Trouble::TooLarge,
        _ => Trouble::Refused(Line::new("err-request").with("detail", rejection.body_text())),
    })
}

/// What a body says.
pub(crate) fn read<T: DeserializeOwned>(body: Body) -> Result<T, Trouble> {
    serde_json::from_slice(&bytes(body)?).map_err(|error| Trouble::Refused(Line::new("err-request").with("detail", error.to_string())))
}
