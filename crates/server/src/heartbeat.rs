//! The server's heartbeat: how long it was away, and whether the wall clock jumps.
//!
//! Deadlines are moments of the wall clock. When nobody could play, because the server was down or the clock was set, every
//! running deadline is moved by that long. The store holds the last moment at which the server was alive; it is read once
//! before the first beat is written, so that a start that fails half-way loses nothing.

use std::time::Duration;

use bija_store::{Millis, Store, StoreError, Transaction, Write};
use tokio::time::{Instant, MissedTickBehavior};

use crate::App;

/// How often the heart beats.
const EVERY: Duration = Duration::from_secs(1);
/// Milliseconds by which the wall clock may differ from the time that passed, beat by beat.
const LARGEST_DRIFT: i64 = 2000;

/// A time in which no deadline ran.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// Milliseconds by which running deadlines move; negative if the clock was set back.
    pub ms: i64,
}

/// How long the server was away before it started; nothing if it never ran, or if the clock says that it did not.
///
/// # Errors
/// If the store does not answer.
pub(crate) async fn before_start(store: &dyn Store, now: Millis) -> Result<Option<Outage>, StoreError> {
    let away = store.heartbeat().await?.map(|last| now.since(last));
    Ok(away.filter(|ms| *ms > 0).map(|ms| Outage { ms }))
}

/// The wall clock and the steady clock, seen at one moment.
#[derive(Clone, Copy, Debug)]
struct Pulse {
    wall: Millis,
    steady: Instant,
}

impl Pulse {
    fn feel(app: &App) -> Pulse {
        Pulse { wall: app.clock.now(), steady: Instant::now() }
    }

    /// How far the wall clock jumped from an earlier pulse to this one, if it did.
    fn jump_since(self, earlier: Pulse) -> Option<Outage> {
        let passed = i64::try_from(self.steady.duration_since(earlier.steady).as_millis()).unwrap_or(i64::MAX);
        let ms = self.wall.since(earlier.wall).saturating_sub(passed);
        (ms.saturating_abs() > LARGEST_DRIFT).then_some(Outage { ms })
    }
}

/// Beats until it is dropped. Running games are told of each jump of the wall clock before the beat after it is stored.
pub(crate) async fn beat(app: App) {
    let mut ticks = tokio::time::interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last = Pulse::feel(&app);
    loop {
        ticks.tick().await;
        let pulse = Pulse::feel(&app);
        if let Some(outage) = pulse.jump_since(last) {
            tracing::warn!(ms = outage.ms, "the wall clock jumped");
            app.live.clock_jumped(outage.ms).await;
        }
        last = pulse;
        if let Err(error) = app.commit(Transaction::from(Write::Heartbeat { at: pulse.wall })).await {
            tracing::error!(%error, "the heartbeat is not stored");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `jump_since` says when the clocks moved by so many milliseconds.
    fn moved(wall: i64, steady: u64) -> Option<i64> {
        let first = Pulse { wall: Millis(1_000_000), steady: Instant::now() };
        let then = Pulse { wall: first.wall.after(wall), steady: first.steady + Duration::from_millis(steady) };
        then.jump_since(first).map(|outage| outage.ms)
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_jumps_is_noticed_and_one_that_drifts_is_not() {
        assert_eq!(moved(1000, 1000), None);
        assert_eq!(moved(3000, 1000), None);
        assert_eq!(moved(3001, 1000), Some(2001));
        assert_eq!(moved(3_601_000, 1000), Some(3_600_000));
        assert_eq!(moved(-1000, 1000), None);
        assert_eq!(moved(-1001, 1000), Some(-2001));
        assert_eq!(moved(10_000, 10_000), None, "a beat that comes late is no jump");
    }
}
