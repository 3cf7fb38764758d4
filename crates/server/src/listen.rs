//! Listening, and ending in good order.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use bija_store::{Holder, OpenError, SqliteStore, Store, StoreError, Transaction, Unfinished, Write};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

use crate::app::{App, Parts, Phase};
use crate::clock::{Clock, SystemClock};
use crate::heartbeat::{self, Outage};
use crate::limits::TIDY_EVERY;
use crate::{Config, connections, router};

/// How long requests under way may take to end after the signal to stop.
const LAST_WORDS: Duration = Duration::from_secs(10);
/// The store is swept at each so many-th tidying.
const SWEEP_EACH: u32 = 120;

/// Why the server did not start or ended.
#[derive(Debug)]
pub enum ServeError {
    /// The address cannot be listened at.
    Bind {
        /// Which.
        address: SocketAddr,
        /// Why.
        error: io::Error,
    },
    /// The folder of data cannot be used.
    Data(OpenError),
    /// What is stored does not answer.
    Store(StoreError),
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ServeError::Bind { address, error } => write!(f, "the server cannot listen at {address}: {error}"),
            ServeError::Data(error) => error.fmt(f),
            ServeError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ServeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ServeError::Bind { error, .. } => Some(error),
            ServeError::Data(error) => Some(error),
            ServeError::Store(error) => Some(error),
        }
    }
}

/// A server that listens, holds its data and does not answer yet.
#[derive(Debug)]
pub struct Listening {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
    data: Arc<SqliteStore>,
    outage: Option<Outage>,
}

/// Takes the address and the folder of data, and puts the application together.
///
/// # Errors
/// If the address cannot be listened at, or the folder cannot be used.
pub async fn bind(config: &Config) -> Result<Listening, ServeError> {
    let failed = |error| ServeError::Bind { address: config.bind, error };
    let listener = TcpListener::bind(config.bind).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    let now = SystemClock.now();
    let data = SqliteStore::open(&config.data_dir, &Holder::this_process(address.to_string(), now)).await.map_err(ServeError::Data)?;
    let data = Arc::new(data);
    let app = App::new(Parts::new(config.clone(), data.clone()));
    let outage = heartbeat::before_start(&*data, now).await.map_err(ServeError::Store)?;
    Ok(Listening { listener, address, app, data, outage })
}

impl Listening {
    /// The address, with the port that was taken.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The application that will answer.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// How long the server was away before this start.
    pub fn outage(&self) -> Option<Outage> {
        self.outage
    }

    /// Answers until `shutdown` is ready, then lets the requests under way end and closes what holds data.
    ///
    /// # Errors
    /// If the store does not say which games are unfinished. A connection that fails harms nobody else.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Listening { listener, address, app, data, outage } = self;
        let capacity = connections::capacity(&app.config.limits);
        let (talking, mut silence) = mpsc::channel(1);
        let mut tasks = JoinSet::new();
        let unfinished = app.live.start(data.heartbeat().await.map_err(ServeError::Store)?).await.map_err(ServeError::Store)?;
        tasks.spawn(app.live.clone().run());
        tasks.spawn(live_on(app.clone(), unfinished));
        tasks.spawn(tidy(app.clone()));
        app.phase.send_replace(Phase::Ready);
        tracing::info!(%address, away_ms = outage.map(|outage| outage.ms), "listening");
        tokio::select! {
            () = connections::accept(listener, app.clone(), router(app.clone()), capacity, talking) => {}
            () = shutdown => {}
        }
        tracing::info!("stopping");
        app.phase.send_replace(Phase::Stopping);
        let last_words = async {
            app.live.close().await;
            // Nothing is ever sent: the channel ends with the last conversation.
            silence.recv().await
        };
        let _ = tokio::time::timeout(LAST_WORDS, last_words).await;
        tasks.shutdown().await;
        data.close().await;
        Ok(())
    }
}

/// Gives the games the time back in which the server was down; only then the heart beats, so that an end in between loses nothing.
async fn live_on(app: App, unfinished: Vec<Unfinished>) {
    app.live.make_up(unfinished).await;
    heartbeat::beat(app).await;
}

/// Clears away what has had its time: counters of the last minute, and what expired in the store.
async fn tidy(app: App) {
    let mut ticks = tokio::time::interval(TIDY_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for tick in 0_u32.. {
        ticks.tick().await;
        app.limits.tidy();
        if tick % SWEEP_EACH == 0 {
            let sweep = Write::Sweep { before: app.clock.now() };
            if let Err(error) = app.commit(Transaction::from(sweep)).await {
                tracing::error!(%error, "what expired is not swept");
            }
        }
    }
}

/// Takes the address and answers until `shutdown` is ready.
///
/// # Errors
/// As [`bind`] and [`Listening::run`].
pub async fn serve(config: &Config, shutdown: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
    bind(config).await?.run(shutdown).await
}

/// Ready when the process is asked to end: by Ctrl-C, or by SIGTERM where there are such signals.
///
/// Signals are caught from the call on, not from the first wait: a server that says where it is can already be stopped well.
/// Call it inside the runtime.
#[cfg(unix)]
pub fn stop_signal() -> impl Future<Output = ()> + Send + 'static {
    use tokio::signal::unix::{SignalKind, signal};
    let caught = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        let [mut interrupt, mut terminate] = caught.map(Result::ok);
        tokio::select! {
            Some(()) = async { interrupt.as_mut()?.recv().await } => {}
            Some(()) = async { terminate.as_mut()?.recv().await } => {}
            else => std::future::pending().await,
        }
    }
}

/// Ready when the process is asked to end by Ctrl-C.
#[cfg(not(unix))]
pub async fn stop_signal() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
