//! The HTTP server: pages in every language, the files that browsers load, and the rules and the engine as an API.
//!
//! ```no_run
//! # async fn run() -> Result<(), bija_server::ServeError> {
//! let config = bija_server::Config::default();
//! bija_server::serve(&config, bija_server::stop_signal()).await
//! # }
//! ```
//!
//! It holds no rule of any game. Games at one device travel whole with every request; people and their games lie in the store.
//! Searches run in a small pool of their own, never on the threads that answer requests.

mod api;
mod app;
mod body;
mod client;
mod clock;
pub mod config;
mod connections;
mod engine;
mod files;
mod found;
mod guard;
mod headers;
mod heartbeat;
mod language;
mod limits;
mod listen;
pub mod live;
mod log;
mod metrics;
pub mod names;
mod origin;
mod pages;
pub mod people;
mod plain;
mod pool;
mod sign_in;
mod trouble;
pub mod ways;

use axum::Router;
use axum::middleware;
use tower_http::compression::CompressionLayer;

pub use app::{App, Parts, Phase, Shared, SignedOut};
pub use client::{Client, Peer};
pub use clock::{Clock, SystemClock};
pub use config::{Config, ConfigError};
pub use heartbeat::Outage;
pub use limits::{Limits, TooMany};
pub use listen::{Listening, ServeError, bind, serve, stop_signal};
pub use log::log_to_stderr;
pub use metrics::{Counted, Metrics};
pub use pool::Pool;

/// The most bytes that a request's body may have.
const LARGEST_BODY: usize = 64 * 1024;

/// The whole application as a router.
///
/// From the outside in, a request is logged, counted, traced to its client, held against floods, checked for the page it comes
/// from, and answered in any case.
pub fn router(app: App) -> Router {
    let answers = Router::new()
        .merge(pages::routes())
        .merge(found::routes())
        .merge(plain::routes())
        .merge(api::routes())
        .merge(people::routes())
        .merge(live::routes())
        .merge(ways::routes())
        .merge(sign_in::routes())
        .layer(CompressionLayer::new());
    Router::new()
        .merge(answers)
        .merge(files::routes())
        .merge(metrics::routes())
        .fallback(pages::not_found)
        .method_not_allowed_fallback(pages::method_not_allowed)
        .layer(axum::extract::DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn(guard::answered))
        .layer(middleware::from_fn_with_state(app.clone(), origin::checked))
        .layer(middleware::from_fn_with_state(app.clone(), limits::no_flood))
        .layer(middleware::from_fn_with_state(app.clone(), client::noted))
        .layer(middleware::from_fn_with_state(app.clone(), metrics::counted))
        .layer(middleware::from_fn(headers::secure))
        .layer(middleware::from_fn(log::request))
        .with_state(app)
}
