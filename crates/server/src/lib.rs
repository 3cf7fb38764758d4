//! The HTTP server: pages in every language, the files that browsers load, and the rules and the engine as an API.
//!
//! ```no_run
//! # async fn run() -> Result<(), bija_server::ServeError> {
//! let config = bija_server::Config { bind: ([127, 0, 0, 1], 8080).into(), data_dir: "data".into() };
//! bija_server::serve(config, bija_server::stop_signal()).await
//! # }
//! ```
//!
//! It holds no rule of any game and keeps no game: every request carries the whole of it. Searches run in a small pool of
//! their own, never on the threads that answer requests.

mod api;
mod engine;
mod files;
mod guard;
mod headers;
mod language;
mod listen;
mod log;
mod pages;
mod plain;
mod pool;
mod trouble;

use std::net::SocketAddr;
use std::path::PathBuf;

use axum::Router;
use axum::middleware;
use tower_http::compression::CompressionLayer;

pub use listen::{Listening, ServeError, bind, serve, stop_signal};
pub use log::log_to_stderr;
pub use pool::Pool;

/// Where the server listens and where it may keep data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The address to listen at; port 0 takes a free one.
    pub bind: SocketAddr,
    /// A folder for data. It is made when something is first stored there; so far nothing is.
    pub data_dir: PathBuf,
}

/// The most bytes that a request's body may have.
const LARGEST_BODY: usize = 64 * 1024;
/// What handlers share.
#[derive(Clone, Debug)]
pub(crate) struct App {
    pool: Pool,
}

/// The whole application, with a pool for searches.
pub fn app(pool: Pool) -> Router {
    let answers = Router::new().merge(pages::routes()).merge(plain::routes()).merge(api::routes()).layer(CompressionLayer::new());
    Router::new()
        .merge(answers)
        .merge(files::routes())
        .fallback(pages::not_found)
        .method_not_allowed_fallback(pages::method_not_allowed)
        .with_state(App { pool })
        .layer(axum::extract::DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn(guard::answered))
        .layer(middleware::from_fn(headers::secure))
        .layer(middleware::from_fn(log::request))
}
