//! How often something may be done. Sessions are counted first; addresses only against floods, because whole cities share one.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use bija_store::Digest;
use bija_web::pages::error::Trouble;
use governor::clock::{Clock as Watch, Reference};
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use tokio::time::Instant;

use crate::client::Client;
use crate::config::{Limit, Limits as Allowed};
use crate::{App, trouble};

/// How often keys that are no longer near their limit are forgotten.
pub(crate) const TIDY_EVERY: Duration = Duration::from_secs(30);
/// Of a minute's requests of one address, what may come at once.
const BURST_PART: u32 = 6;

/// Somebody was too quick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany {
    /// Whole seconds after which it may be tried again, at least 1.
    pub seconds: u32,
}

impl From<TooMany> for Trouble {
    fn from(too_many: TooMany) -> Trouble {
        Trouble::TooMany { seconds: too_many.seconds }
    }
}

/// Counters of everything that is limited by time.
#[derive(Debug)]
pub struct Limits {
    guests: Gate<IpAddr>,
    sign_ins: Gate<IpAddr>,
    sockets: Gate<Digest>,
    changes: Gate<Digest>,
    analyses: Gate<Digest>,
    address_requests: Gate<IpAddr>,
    address_sockets: Gate<IpAddr>,
    address_analyses: Gate<IpAddr>,
}

impl Limits {
    /// Counters at zero, with these limits.
    pub fn new(allowed: &Allowed) -> Limits {
        Limits {
            guests: Gate::new(allowed.guests_per_minute, 1),
            sign_ins: Gate::new(allowed.address_sign_ins_per_minute, 1),
            sockets: Gate::new(allowed.sockets_per_minute, 1),
            changes: Gate::new(allowed.changes_per_minute, 1),
            analyses: Gate::new(allowed.analyses_per_minute, 1),
            address_requests: Gate::new(allowed.address_requests_per_minute, BURST_PART),
            address_sockets: Gate::new(allowed.address_sockets_per_minute, 1),
            address_analyses: Gate::new(allowed.address_analyses_per_minute, 1),
        }
    }

    /// Counts a request of any kind.
    ///
    /// # Errors
    /// If its address floods.
    pub fn request(&self, client: Client) -> Result<(), TooMany> {
        self.address_requests.pass(&client.flood_key())
    }

    /// Counts a guest who is about to be made.
    ///
    /// # Errors
    /// If the address made too many.
    pub fn guest(&self, client: Client) -> Result<(), TooMany> {
        self.guests.pass(&client.flood_key())
    }

    /// Counts a sign-in that is about to begin. Each may have a provider asked twice.
    ///
    /// # Errors
    /// If the address began too many.
    pub fn sign_in(&self, client: Client) -> Result<(), TooMany> {
        self.sign_ins.pass(&client.flood_key())
    }

    /// Counts a socket that is about to open.
    ///
    /// # Errors
    /// If the session, or the address, opened too many.
    pub fn socket(&self, session: Option<Digest>, client: Client) -> Result<(), TooMany> {
        session.map_or(Ok(()), |session| self.sockets.pass(&session))?;
        self.address_sockets.pass(&client.flood_key())
    }

    /// Counts a change that a session asks for: a name, a table, a command over HTTP.
    ///
    /// # Errors
    /// If the session asks for too many.
    pub fn change(&self, session: Digest) -> Result<(), TooMany> {
        self.changes.pass(&session)
    }

    /// Counts a search on the server.
    ///
    /// # Errors
    /// If the session, or the address, asks for too many.
    pub fn analysis(&self, session: Option<Digest>, client: Client) -> Result<(), TooMany> {
        session.map_or(Ok(()), |session| self.analyses.pass(&session))?;
        self.address_analyses.pass(&client.flood_key())
    }

    /// Forgets who is far from every limit, so that memory follows the last minute's visitors.
    pub fn tidy(&self) {
        for gate in [&self.guests, &self.sign_ins, &self.address_requests, &self.address_sockets, &self.address_analyses] {
            gate.tidy();
        }
        for gate in [&self.sockets, &self.changes, &self.analyses] {
            gate.tidy();
        }
    }
}

/// Time as the runtime counts it, which tests can stop.
#[derive(Clone, Copy, Debug)]
struct RuntimeClock(Instant);

impl Watch for RuntimeClock {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        Nanos::from(self.0.elapsed())
    }
}

type Counter<K> = RateLimiter<K, HashMapStateStore<K>, RuntimeClock, NoOpMiddleware<Nanos>>;

/// One limit, counted by key.
#[derive(Debug)]
struct Gate<K: Hash + Eq + Clone>(Option<(Counter<K>, RuntimeClock)>);

impl<K: Hash + Eq + Clone> Gate<K> {
    /// So many a minute, of which `1 / part` may come at once.
    fn new(a_minute: Limit, part: u32) -> Gate<K> {
        Gate(a_minute.number().map(|number| {
            let burst = NonZeroU32::new(number.get() / part).unwrap_or(NonZeroU32::MIN);
            let clock = RuntimeClock(Instant::now());
            (RateLimiter::hashmap_with_clock(Quota::per_minute(number).allow_burst(burst), clock), clock)
        }))
    }

    fn pass(&self, key: &K) -> Result<(), TooMany> {
        let Some((counter, clock)) = &self.0 else { return Ok(()) };
        counter.check_key(key).map_err(|not_yet| {
            let wait = not_yet.earliest_possible().duration_since(clock.now());
            TooMany { seconds: u32::try_from(Duration::from(wait).as_secs()).unwrap_or(u32::MAX).saturating_add(1) }
        })
    }

    fn tidy(&self) {
        if let Some((counter, _)) = &self.0 {
            counter.retain_recent();
            counter.shrink_to_fit();
        }
    }
}

/// Refuses the requests of an address that floods.
pub(crate) async fn no_flood(State(app): State<App>, client: Client, headers: HeaderMap, request: Request, next: Next) -> Response {
    match app.limits.request(client) {
        Ok(()) => next.run(request).await,
        Err(too_many) => trouble::at(request.uri(), &headers, &too_many.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(address: &str) -> Client {
        Client::of(address.parse().unwrap(), &HeaderMap::new(), &[])
    }

    fn limits(change: impl FnOnce(&mut Allowed)) -> Limits {
        let mut allowed = Allowed::default();
        change(&mut allowed);
        Limits::new(&allowed)
    }

    #[tokio::test(start_paused = true)]
    async fn ten_guests_a_minute_and_then_one_every_six_seconds() {
        let (limits, here) = (limits(|_| ()), client("192.0.2.1"));
        for _ in 0..10 {
            assert_eq!(limits.guest(here), Ok(()));
        }
        assert_eq!(limits.guest(here), Err(TooMany { seconds: 7 }));
        assert_eq!(limits.guest(client("192.0.2.2")), Ok(()));
        tokio::time::advance(Duration::from_secs(6)).await;
        assert_eq!((limits.guest(here), limits.guest(here).is_err()), (Ok(()), true));
        tokio::time::advance(Duration::from_mins(1)).await;
        assert!((0..10).all(|_| limits.guest(here).is_ok()));
    }

    #[tokio::test(start_paused = true)]
    async fn a_session_is_counted_whatever_its_address() {
        let limits = limits(|allowed| allowed.sockets_per_minute = Limit::of(2));
        let (one, other) = (Some(Digest([1; 32])), Some(Digest([2; 32])));
        let from = |last: u8| client(&format!("192.0.2.{last}"));
        assert_eq!((limits.socket(one, from(1)), limits.socket(one, from(2))), (Ok(()), Ok(())));
        assert!(limits.socket(one, from(3)).is_err());
        assert_eq!((limits.socket(other, from(3)), limits.socket(None, from(3))), (Ok(()), Ok(())));
    }

    #[tokio::test(start_paused = true)]
    async fn a_lifted_limit_counts_nothing() {
        let limits = limits(|allowed| allowed.guests_per_minute = Limit::LIFTED);
        assert!((0..1000).all(|_| limits.guest(client("192.0.2.1")).is_ok()));
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_far_from_the_limits_is_forgotten() {
        let limits = limits(|_| ());
        for last in 0..=255 {
            limits.guest(client(&format!("192.0.2.{last}"))).unwrap();
        }
        let held = |limits: &Limits| limits.guests.0.as_ref().map(|(counter, _)| counter.len());
        assert_eq!(held(&limits), Some(256));
        tokio::time::advance(Duration::from_secs(61)).await;
        limits.tidy();
        assert_eq!(held(&limits), Some(0));
    }
}
