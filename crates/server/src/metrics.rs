//! What Prometheus reads: numbers about requests, sockets, games and the store. Nothing here names a person or a game.

use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, Method, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use bija_store::{Committed, Store, StoreError, Transaction};
use bija_web::pages::error::Trouble;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use serde_json::json;

use crate::client::{self, Client};
use crate::{App, Config, Phase, origin, trouble};

/// Upper ends, in seconds, of the classes that durations are counted in.
const CLASSES: [f64; 11] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];
/// How long the store may take to say that it is there.
const PATIENCE: Duration = Duration::from_secs(2);

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Route {
    route: String,
}

/// The numbers. Whoever does something counts it here.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    durations: Family<Route, Histogram, fn() -> Histogram>,
    /// Connections that are open.
    pub connections: Gauge,
    /// Sockets that are open.
    pub sockets: Gauge,
    /// Games that are held in memory.
    pub games: Gauge,
    /// Guests who were made.
    pub guests: Counter,
    /// Seconds from handing a transaction to the store until it is on the disk.
    pub commits: Histogram,
    /// Transactions that the store could not keep.
    pub failed_commits: Counter,
}

fn histogram() -> Histogram {
    Histogram::new(CLASSES)
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("bija"),
            requests: Family::default(),
            durations: Family::new_with_constructor(histogram),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            games: Gauge::default(),
            guests: Counter::default(),
            commits: histogram(),
            failed_commits: Counter::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("requests", "Requests answered, by route", metrics.requests.clone());
        registry.register_with_unit("request_duration", "Time to answer, by route", Unit::Seconds, metrics.durations.clone());
        registry.register("connections", "Connections that are open", metrics.connections.clone());
        registry.register("sockets", "Sockets that are open", metrics.sockets.clone());
        registry.register("games", "Games held in memory", metrics.games.clone());
        registry.register("guests", "Guests made", metrics.guests.clone());
        registry.register_with_unit("commit_duration", "Time until a transaction is on the disk", Unit::Seconds, metrics.commits.clone());
        registry.register("failed_commits", "Transactions that could not be kept", metrics.failed_commits.clone());
        metrics
    }
}

impl Metrics {
    /// Has a transaction stored, and measures how long that takes.
    ///
    /// # Errors
    /// As [`Store::commit`].
    pub async fn commit(&self, store: &dyn Store, transaction: Transaction) -> Result<Committed, StoreError> {
        let begun = Instant::now();
        let committed = store.commit(transaction).await;
        self.commits.observe(begun.elapsed().as_secs_f64());
        if matches!(committed, Err(StoreError::NotStored(_))) {
            self.failed_commits.inc();
        }
        committed
    }

    /// All numbers as Prometheus reads them.
    fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("text takes every number");
        text
    }
}

/// A thing that is counted as long as it lives.
#[derive(Debug)]
pub struct Counted(Gauge);

impl Counted {
    /// One more of these.
    pub fn one(gauge: &Gauge) -> Counted {
        gauge.inc();
        Counted(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// Counts a request and measures its answer. Addresses count by their pattern, so that nobody can make up new ones.
pub(crate) async fn counted(State(app): State<App>, request: Request, next: Next) -> Response {
    let method = match *request.method() {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        _ => "other",
    };
    let route = request.extensions().get::<MatchedPath>().map_or_else(|| "none".to_string(), |path| path.as_str().to_string());
    let begun = Instant::now();
    let response = next.run(request).await;
    app.metrics.durations.get_or_create(&Route { route: route.clone() }).observe(begun.elapsed().as_secs_f64());
    app.metrics.requests.get_or_create(&Answered { method, route, status: response.status().as_u16() }).inc();
    response
}

/// The routes for those who run the server.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/metrics", get(metrics)).route("/health", get(health)).route("/readyz", get(ready))
}

/// Whether somebody may read the numbers: the networks that are set may. A proxy on this machine comes from this machine for everybody in the
/// world, so that from here it takes more: nobody has passed the request on, and it speaks to this machine by a name of its own.
fn may_read(config: &Config, client: Client, headers: &HeaderMap) -> bool {
    let directly = || !client::is_passed_on(headers) && origin::names_this_machine(headers);
    client.is_within(&config.metrics_from) && (!client.is_here() || directly())
}

/// The numbers, for those who may read them; for others there is nothing here.
async fn metrics(State(app): State<App>, client: Client, uri: Uri, headers: HeaderMap) -> Response {
    if may_read(&app.config, client, &headers) {
        ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], app.metrics.text()).into_response()
    } else {
        trouble::at(&uri, &headers, &Trouble::NotFound)
    }
}

/// The process lives.
async fn health() -> Response {
    Json(json!({"status": "ok", "version": env!("CARGO_PKG_VERSION")})).into_response()
}

/// The server may be sent visitors: it has started, is not stopping, and its store answers.
async fn ready(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    let phase = app.phase();
    let answers = matches!(tokio::time::timeout(PATIENCE, app.store.heartbeat()).await, Ok(Ok(_)));
    match (phase, answers) {
        (Phase::Ready, true) => Json(json!({"status": "ready"})).into_response(),
        (Phase::Starting | Phase::Ready | Phase::Stopping, true | false) => {
            let mut response = trouble::at(&uri, &headers, &Trouble::Away);
            *response.body_mut() = axum::body::Body::from(json!({"status": phase.name(), "store": answers}).to_string());
            response.headers_mut().insert(CONTENT_TYPE, axum::http::HeaderValue::from_static("application/json"));
            response
        }
    }
}
