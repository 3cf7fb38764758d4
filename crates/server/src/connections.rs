//! Connections: how many there may be, and how long they may say or take nothing.
//!
//! A connection that says nothing costs a task and its place in the count; buffers come with its first byte. A place belongs to
//! the stream itself, so that a socket keeps it after the upgrade.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::client::{Peer, network_of};
use crate::config::{Limit, Limits};
use crate::metrics::Counted;
use crate::{App, Phase};

/// Open files that are not connections: the database, its log, the standard streams, and some to spare.
const OTHER_FILES: u64 = 256;
/// The most bytes that the head of a request may have: a long game in an address of ours fits well.
const LARGEST_HEAD: usize = 64 * 1024;
/// After an error that is not of one connection, such as too many open files.
const BREATHER: Duration = Duration::from_millis(500);

/// Raises the system's limit of open files and says how many connections there may be.
pub(crate) fn capacity(limits: &Limits) -> usize {
    let wanted = limits.connections.number().map_or(u64::MAX, |most| u64::from(most.get()) + OTHER_FILES);
    let files = rlimit::increase_nofile_limit(wanted).unwrap_or_else(|error| {
        tracing::warn!(%error, "the limit of open files stays as it is");
        1024
    });
    let most = files.saturating_sub(OTHER_FILES).max(OTHER_FILES).min(wanted.saturating_sub(OTHER_FILES));
    let most = usize::try_from(most).unwrap_or(usize::MAX).min(Semaphore::MAX_PERMITS);
    tracing::info!(files, connections = most, "open files");
    most
}

/// The places that connections take.
#[derive(Debug)]
struct Places {
    all: Arc<Semaphore>,
    each: Limit,
    by_address: Mutex<HashMap<IpAddr, usize>>,
}

/// One connection's place, given back when it is gone.
#[derive(Debug)]
struct Place {
    _one_of_all: OwnedSemaphorePermit,
    _counted: Counted,
    /// Where it is counted; not for a trusted proxy, which speaks for many.
    address: Option<(Arc<Places>, IpAddr)>,
}

impl Places {
    /// A place for one more of this address, unless it has too many.
    fn take(self: &Arc<Places>, app: &App, peer: IpAddr, one_of_all: OwnedSemaphorePermit) -> Option<Place> {
        let counted = Counted::one(&app.metrics.connections);
        if app.config.trusted_proxies.iter().any(|network| network.contains(&peer.to_canonical())) {
            return Some(Place { _one_of_all: one_of_all, _counted: counted, address: None });
        }
        let address = network_of(peer);
        let mut by_address = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let held = by_address.entry(address).or_default();
        if !self.each.allows(*held + 1) {
            return None;
        }
        *held += 1;
        Some(Place { _one_of_all: one_of_all, _counted: counted, address: Some((Arc::clone(self), address)) })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some((places, address)) = &self.address {
            let mut by_address = places.by_address.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(held) = by_address.get_mut(address) {
                *held -= 1;
                if *held == 0 {
                    by_address.remove(address);
                }
            }
        }
    }
}

/// Held by every conversation: when all are dropped, the last word is said.
pub(crate) type Talking = mpsc::Sender<std::convert::Infallible>;

/// Accepts connections for ever. Each ends after the request under way once the server is stopping.
pub(crate) async fn accept(listener: TcpListener, app: App, router: Router, capacity: usize, talking: Talking) {
    let places = Arc::new(Places { all: Arc::new(Semaphore::new(capacity)), each: app.config.limits.address_connections, by_address: Mutex::default() });
    loop {
        let one_of_all = Arc::clone(&places.all).acquire_owned().await.expect("nobody closes the semaphore");
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                if !matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset | io::ErrorKind::ConnectionRefused) {
                    tracing::error!(%error, "no connection can be accepted");
                    tokio::time::sleep(BREATHER).await;
                }
                continue;
            }
        };
        let Some(place) = places.take(&app, peer.ip(), one_of_all) else { continue };
        let (app, router, talking) = (app.clone(), router.clone(), talking.clone());
        tokio::spawn(async move {
            let mut phase = app.phase.subscribe();
            let head = seconds(app.config.limits.head_seconds);
            // Small until something is said: the rest of the future is made then.
            let mut first = [0];
            let said = tokio::select! {
                said = tokio::time::timeout(head, stream.peek(&mut first)) => matches!(said, Ok(Ok(1))),
                () = stopping(&mut phase) => false,
            };
            if said {
                Box::pin(converse(stream, peer, place, router, app, phase)).await;
            }
            drop(talking);
        });
    }
}

fn seconds(number: u32) -> Duration {
    Duration::from_secs(u64::from(number))
}

async fn stopping(phase: &mut watch::Receiver<Phase>) {
    // The sender lives as long as the application, which the caller holds.
    let _ = phase.wait_for(|phase| *phase == Phase::Stopping).await;
}

async fn converse(stream: TcpStream, peer: SocketAddr, place: Place, router: Router, app: App, mut phase: watch::Receiver<Phase>) {
    // Frames are small and wait for nothing.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(seconds(app.config.limits.write_seconds)));
    let io = TokioIo::new(Placed { stream: Box::pin(stream), _place: place });
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        router.clone().oneshot(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(seconds(app.config.limits.head_seconds)).max_buf_size(LARGEST_HEAD);
    let mut connection = pin!(http.serve_connection(io, service).with_upgrades());
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopping(&mut phase) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%peer, %error, "a connection ended");
    }
}

/// A stream that holds its place.
struct Placed {
    stream: Pin<Box<TimeoutStream<TcpStream>>>,
    _place: Place,
}

impl AsyncRead for Placed {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_read(cx, buffer)
    }
}

impl AsyncWrite for Placed {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write(cx, bytes)
    }

    fn poll_write_vectored(mut self: Pin<&mut Self>, cx: &mut Context<'_>, slices: &[io::IoSlice<'_>]) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write_vectored(cx, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_shutdown(cx)
    }
}
