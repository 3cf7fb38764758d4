//! The life of a server's games: the start, what the clock brings, the end.

use std::sync::Arc;
use std::time::Duration;

use bija_room::{Command, Refusal};
use bija_store::{GameId, Millis, Status, StoreError, Unfinished};
use futures_util::StreamExt;
use tokio::sync::Semaphore;
use tokio::time::MissedTickBehavior;

use super::game::Order;
use super::games::{Live, Outage, locked};
use super::trouble::Failure;

/// How often games that nobody needs are let go.
const TIDY_EVERY: Duration = Duration::from_secs(30);
/// Games that are looked at by the clock at the same time.
const AT_ONCE: usize = 64;
/// After a deadline that could not be stored.
const AGAIN_AFTER: i64 = 1000;
/// Milliseconds after a start in which everybody may come back before the absent are looked for, and within which that is done.
const COME_BACK: i64 = 60_000;

impl Live {
    /// Sets the deadlines of all games that are not over, without reading their logs. `last_alive` is when the server was last known
    /// to be alive.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn start(&self, last_alive: Option<Millis>) -> Result<Vec<Unfinished>, StoreError> {
        let born = self.inside().born;
        if let Some(from) = last_alive.filter(|from| born.since(*from) > 0) {
            // A second start of the same games would be a fault of ours; the first outage stands.
            let _ = self.inside().outage.set(Outage { from, to: born });
        }
        let unfinished = self.store().unfinished().await?;
        for (index, game) in (0_i64..).zip(&unfinished) {
            let spread = born.after(COME_BACK + index % COME_BACK);
            let due = game.deadline.map(|at| at.after(self.lost_by(game.changed).unwrap_or_default()));
            let at = match game.status {
                Status::Playing if game.computer_moves => born,
                Status::Playing => due.unwrap_or(spread).min(spread),
                Status::Gathering | Status::Prelude => due.unwrap_or(spread),
                Status::Over => continue,
            };
            self.inside().timers.set(game.id, Some(at));
        }
        Ok(unfinished)
    }

    /// Gives every running clock the time back in which the server was down. Until this has ended, the last sign of life of the server
    /// before has to stay stored.
    pub async fn make_up(&self, unfinished: Vec<Unfinished>) {
        if self.inside().outage.get().is_none() {
            return;
        }
        let clocked = unfinished.into_iter().filter(|game| game.deadline.is_some() && matches!(game.status, Status::Prelude | Status::Playing));
        let each = clocked.map(|game| {
            let live = self.clone();
            async move {
                if let Err(failure) = live.game(game.id).await {
                    tracing::error!(game = %game.id, ?failure, "a clock does not get the outage back");
                }
            }
        });
        futures_util::stream::iter(each).buffer_unordered(AT_ONCE).for_each(std::future::ready).await;
    }

    /// The wall clock was set: every running clock is set with it.
    pub async fn clock_jumped(&self, ms: i64) {
        let each = self.inside().timers.games().into_iter().map(|id| {
            let live = self.clone();
            async move {
                match live.place(id).shift(&live, ms).await {
                    Ok(()) | Err(Failure::Closing) => {}
                    Err(failure) => tracing::error!(game = %id, ?failure, "a clock is not set with the wall clock"),
                }
            }
        });
        futures_util::stream::iter(each).buffer_unordered(AT_ONCE).for_each(std::future::ready).await;
    }

    /// Sends what the clock brings and lets go what nobody needs, for ever.
    pub async fn run(self) {
        let permits = Arc::new(Semaphore::new(AT_ONCE));
        let mut ticks = tokio::time::interval(TIDY_EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                id = self.inside().timers.next(&*self.inside().parts.clock) => {
                    let permit = Arc::clone(&permits).acquire_owned().await.expect("nobody closes the semaphore");
                    let live = self.clone();
                    tokio::spawn(async move {
                        live.wake(id).await;
                        drop(permit);
                    });
                }
                _ = ticks.tick() => self.tidy(),
            }
        }
    }

    /// A game's deadline has come.
    async fn wake(&self, id: GameId) {
        match self.act(id, Order::of_server(Command::Wake)).await {
            Ok(_) | Err(Failure::Closing | Failure::NoSuchGame) => {}
            Err(Failure::Refused(Refusal::NotDue { deadline })) => self.inside().timers.set(id, deadline),
            Err(Failure::Refused(refusal)) => tracing::debug!(game = %id, %refusal, "a deadline brings nothing"),
            Err(failure) => {
                tracing::error!(game = %id, ?failure, "a deadline is not kept");
                self.inside().timers.set(id, Some(self.now().after(AGAIN_AFTER)));
            }
        }
    }

    /// Lets games go that nobody looks at.
    fn tidy(&self) {
        let now = self.now();
        let mut away = locked(&self.inside().away);
        locked(&self.inside().games).retain(|id, game| {
            let needed = Arc::strong_count(game) > 1 || !game.is_idle();
            if game.is_over() {
                away.remove(id);
            } else if !needed {
                away.entry(*id).or_insert(now);
            }
            needed
        });
    }

    /// Takes no more orders, tells everybody to come back later, and waits until what is under way is stored and every socket has
    /// ended.
    pub async fn close(&self) {
        self.inside().closing.send_replace(true);
        let nothing_under_way = Arc::clone(&self.inside().under_way).write_owned().await;
        *locked(&self.inside().closed) = Some(nothing_under_way);
        let mut sockets = self.inside().sockets.subscribe();
        // The sender lives as long as `self`.
        let _ = sockets.wait_for(|open| *open == 0).await;
    }
}
