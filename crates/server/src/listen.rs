//! Listening, and ending in good order.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::{Config, Pool, app};

/// How long requests under way may take to end after the signal to stop.
const LAST_WORDS: Duration = Duration::from_secs(10);

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
    /// Listening failed.
    Listen(io::Error),
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ServeError::Bind { address, error } => write!(f, "the server cannot listen at {address}: {error}"),
            ServeError::Listen(error) => write!(f, "the server stopped listening: {error}"),
        }
    }
}

impl std::error::Error for ServeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ServeError::Bind { error, .. } | ServeError::Listen(error) => Some(error),
        }
    }
}

/// A server that listens and does not answer yet.
#[derive(Debug)]
pub struct Listening {
    listener: TcpListener,
    address: SocketAddr,
}

/// Takes the address.
///
/// # Errors
/// If it cannot be listened at.
pub async fn bind(config: &Config) -> Result<Listening, ServeError> {
    let failed = |error| ServeError::Bind { address: config.bind, error };
    let listener = TcpListener::bind(config.bind).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok(Listening { listener, address })
}

impl Listening {
    /// The address, with the port that was taken.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `shutdown` is ready, then lets the requests under way end.
    ///
    /// # Errors
    /// If listening fails.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        tracing::info!(address = %self.address, "listening");
        let (stopped, told) = tokio::sync::oneshot::channel();
        let until = async move {
            shutdown.await;
            tracing::info!("stopping");
            let _ = stopped.send(());
        };
        let serving = axum::serve(self.listener, app(Pool::new())).with_graceful_shutdown(until);
        tokio::select! {
            ended = serving.into_future() => ended.map_err(ServeError::Listen),
            () = async { if told.await.is_ok() { tokio::time::sleep(LAST_WORDS).await } else { std::future::pending().await } } => Ok(()),
        }
    }
}

/// Takes the address and answers until `shutdown` is ready.
///
/// # Errors
/// If the address cannot be listened at, or listening fails.
pub async fn serve(config: Config, shutdown: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
    bind(&config).await?.run(shutdown).await
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
