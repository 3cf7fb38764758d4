//! What the handlers share.

use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use bija_store::{Committed, Digest, PersonId, Store, StoreError, Transaction};
use tokio::sync::{broadcast, watch};

use crate::clock::{Clock, SystemClock};
use crate::limits::Limits;
use crate::live::{Live, LiveParts};
use crate::metrics::Metrics;
use crate::sign_in::SignIn;
use crate::ways::{Cards, Lobby, Matching};
use crate::{Config, Pool};

/// Sign-outs that a slow listener may fall behind by.
const SIGN_OUTS_KEPT: usize = 256;

/// The parts a server is built of.
#[derive(Clone)]
pub struct Parts {
    /// What the operator chose.
    pub config: Config,
    /// What outlives the process.
    pub store: Arc<dyn Store>,
    /// Where searches run.
    pub pool: Pool,
    /// The time that is written down.
    pub clock: Arc<dyn Clock>,
    /// How long a computer at a table waits before it moves.
    pub pause: Duration,
}

impl Parts {
    /// The usual parts around a store.
    pub fn new(config: Config, store: Arc<dyn Store>) -> Parts {
        Parts { config, store, pool: Pool::new(), clock: Arc::new(SystemClock), pause: LiveParts::PAUSE }
    }
}

/// Where the server is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// It reads what it has to know.
    Starting,
    /// It answers.
    Ready,
    /// It sends everybody away: connections are told to come back.
    Stopping,
}

impl Phase {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Phase::Starting => "starting",
            Phase::Ready => "ready",
            Phase::Stopping => "stopping",
        }
    }
}

/// Somebody is let in no more: sockets of theirs end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SignedOut {
    /// On one device.
    Session(Digest),
    /// Everywhere.
    Person(PersonId),
}

/// The application's shared state. Copies are the same application.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// What an [`App`] holds.
pub struct Shared {
    /// What the operator chose.
    pub config: Config,
    /// What outlives the process. Changes go through [`App::commit`], which measures them.
    pub store: Arc<dyn Store>,
    /// Where searches run.
    pub pool: Pool,
    /// The providers that people sign in with.
    pub(crate) sign_in: SignIn,
    /// The time that is written down.
    pub clock: Arc<dyn Clock>,
    /// How often something may be done.
    pub limits: Limits,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// The games between people.
    pub live: Live,
    /// The lists of tables and games.
    pub(crate) lobby: Lobby,
    /// Those who seek opponents.
    pub(crate) matching: Matching,
    /// The pictures that stand for pages elsewhere.
    pub(crate) cards: Cards,
    /// Where the server is in its life; who has to end things listens.
    pub phase: watch::Sender<Phase>,
    /// Tells who was signed out.
    pub signed_out: broadcast::Sender<SignedOut>,
}

impl App {
    /// An application of these parts, starting.
    pub fn new(parts: Parts) -> App {
        let metrics: Arc<Metrics> = Arc::default();
        let Parts { store, pool, clock, pause, .. } = &parts;
        let live = Live::new(LiveParts { store: store.clone(), pool: pool.clone(), clock: clock.clone(), metrics: metrics.clone(), pause: *pause });
        App(Arc::new(Shared {
            limits: Limits::new(&parts.config.limits),
            sign_in: SignIn::new(&parts.config.sign_in),
            config: parts.config,
            store: parts.store,
            pool: parts.pool,
            clock: parts.clock,
            metrics,
            live,
            lobby: Lobby::default(),
            matching: Matching::default(),
            cards: Cards::default(),
            phase: watch::Sender::new(Phase::Starting),
            signed_out: broadcast::Sender::new(SIGN_OUTS_KEPT),
        }))
    }

    /// Where the server is in its life.
    pub fn phase(&self) -> Phase {
        *self.phase.borrow()
    }

    /// Has a transaction stored, and measures how long that takes.
    ///
    /// # Errors
    /// As [`Store::commit`].
    pub async fn commit(&self, transaction: Transaction) -> Result<Committed, StoreError> {
        self.metrics.commit(&*self.store, transaction).await
    }
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("phase", &self.phase()).finish_non_exhaustive()
    }
}
