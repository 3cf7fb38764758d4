//! Deadlines of games, in the order in which they come. A timer is a hint: it sends an ordinary command, and the game decides.
//!
//! Deadlines are moments of the wall clock, so the queue looks at that clock again and again instead of trusting a long sleep.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bija_store::{GameId, Millis};
use tokio::sync::Notify;

use crate::clock::Clock;

/// The longest sleep, so that a wall clock that was set is noticed.
const LONGEST_SLEEP: i64 = 1000;

/// The deadlines, one a game.
#[derive(Debug, Default)]
pub(crate) struct Timers {
    queue: Mutex<Queue>,
    earlier: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    order: BTreeSet<(Millis, GameId)>,
    of_game: HashMap<GameId, Millis>,
}

impl Queue {
    fn take_out(&mut self, game: GameId) -> Option<Millis> {
        let at = self.of_game.remove(&game)?;
        self.order.remove(&(at, game));
        Some(at)
    }
}

impl Timers {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets a game's deadline in the place of the one before; none for a game that has none.
    pub(crate) fn set(&self, game: GameId, at: Option<Millis>) {
        let mut queue = self.queue();
        queue.take_out(game);
        let Some(at) = at else { return };
        queue.of_game.insert(game, at);
        queue.order.insert((at, game));
        if queue.order.first() == Some(&(at, game)) {
            self.earlier.notify_one();
        }
    }

    /// Every game that has a deadline.
    pub(crate) fn games(&self) -> Vec<GameId> {
        self.queue().of_game.keys().copied().collect()
    }

    /// How many games have one.
    pub(crate) fn len(&self) -> usize {
        self.queue().of_game.len()
    }

    /// A game whose deadline has come, taken out of the queue.
    fn due(&self, now: Millis) -> Option<GameId> {
        let mut queue = self.queue();
        let (at, game) = *queue.order.first()?;
        if at > now {
            return None;
        }
        queue.take_out(game);
        Some(game)
    }

    /// Waits for the next game whose deadline has come. It is in the queue no more.
    pub(crate) async fn next(&self, clock: &dyn Clock) -> GameId {
        loop {
            let now = clock.now();
            if let Some(game) = self.due(now) {
                return game;
            }
            let first = self.queue().order.first().map_or(LONGEST_SLEEP, |(at, _)| at.since(now));
            let sleep = Duration::from_millis(first.clamp(1, LONGEST_SLEEP).unsigned_abs());
            tokio::select! {
                () = tokio::time::sleep(sleep) => {}
                () = self.earlier.notified() => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};

    use super::*;

    /// A clock that shows what it is set to.
    #[derive(Debug, Default)]
    struct Shown(AtomicI64);

    impl Clock for Shown {
        fn now(&self) -> Millis {
            Millis(self.0.load(Ordering::Relaxed))
        }
    }

    fn shows(ms: i64) -> Arc<Shown> {
        Arc::new(Shown(AtomicI64::new(ms)))
    }

    fn game(number: i64) -> GameId {
        GameId::from_number(number).unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn deadlines_come_in_order_and_the_last_that_was_set_counts() {
        let timers = Timers::default();
        for (number, at) in [(1, 300), (2, 100), (3, 200), (4, 50)] {
            timers.set(game(number), Some(Millis(at)));
        }
        timers.set(game(2), Some(Millis(400)));
        timers.set(game(4), None);
        assert_eq!(timers.len(), 3);
        let clock = shows(1000);
        let mut order = Vec::new();
        for _ in 0..3 {
            order.push(timers.next(&*clock).await.number());
        }
        assert_eq!((order, timers.len()), (vec![3, 1, 2], 0));
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_is_set_forward_is_noticed() {
        let clock = shows(0);
        let timers = Timers::default();
        timers.set(game(1), Some(Millis(1_000_000)));
        assert!(tokio::time::timeout(Duration::from_secs(30), timers.next(&*clock)).await.is_err(), "the clock stands still");
        clock.0.store(1_000_000, Ordering::Relaxed);
        assert_eq!(timers.next(&*clock).await, game(1));
    }

    #[tokio::test(start_paused = true)]
    async fn an_earlier_deadline_wakes_who_waits_for_a_later_one() {
        let timers = Arc::new(Timers::default());
        let clock = shows(0);
        timers.set(game(1), Some(Millis(900)));
        let waiting = tokio::spawn({
            let (timers, clock) = (Arc::clone(&timers), Arc::clone(&clock));
            async move { timers.next(&*clock).await }
        });
        tokio::task::yield_now().await;
        timers.set(game(2), Some(Millis(0)));
        assert_eq!(waiting.await.unwrap(), game(2));
    }
}
