//! The log: one line a request, with a number that also stands in the answer. Queries are left out, because they hold games.

use std::borrow::Cow;
use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::Request;
use axum::http::HeaderValue;
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;
use tracing_subscriber::EnvFilter;

/// Sends the log to standard error. `RUST_LOG` chooses what is told, by default requests and worse. Does nothing if a log
/// has been set up already.
pub fn log_to_stderr() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_target(false).with_ansi(io::stderr().is_terminal()).with_writer(io::stderr).try_init();
}

/// A path without the secret of an invitation.
fn shown(path: &str) -> Cow<'_, str> {
    let mut parts: Vec<&str> = path.split('/').collect();
    match parts.iter().position(|part| *part == "invite" || *part == "invites") {
        Some(at) if at + 1 < parts.len() => {
            parts[at + 1] = "…";
            Cow::Owned(parts.join("/"))
        }
        Some(_) | None => Cow::Borrowed(path),
    }
}

/// Gives a request its number and tells how it was answered.
pub(crate) async fn request(request: Request, next: Next) -> Response {
    static NUMBER: AtomicU64 = AtomicU64::new(1);
    let id = NUMBER.fetch_add(1, Ordering::Relaxed);
    let span = tracing::info_span!("request", id, method = %request.method(), path = %shown(request.uri().path()));
    let begun = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let status = response.status();
    let took = begun.elapsed();
    span.in_scope(|| {
        if status.is_server_error() {
            tracing::error!(status = status.as_u16(), ?took, "answered");
        } else {
            tracing::info!(status = status.as_u16(), ?took, "answered");
        }
    });
    response.headers_mut().insert("x-request-id", HeaderValue::from(id));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_does_not_tell_the_secret_of_an_invitation() {
        assert_eq!(shown("/en/invite/secret/qr.svg"), "/en/invite/…/qr.svg");
        assert_eq!(shown("/api/v1/invites/secret/seat"), "/api/v1/invites/…/seat");
        assert_eq!(shown("/en/people"), "/en/people");
    }
}
