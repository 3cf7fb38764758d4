//! Anybody who seeks the same game: one task owns all who wait, sockets tell it who comes and goes.
//!
//! Rules are compared by their identity, so that two ways to the same rules meet. Who plays for a rating waits apart from the others.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use bija_room::pairing::{Found, Pool, Seeker, Ticket, Waiters};
use bija_room::{Level, Occupant, Rating, Spec};
use bija_store::{GameId, Millis};
use tokio::sync::mpsc::{Receiver, Sender, UnboundedReceiver, UnboundedSender, channel, unbounded_channel};
use tokio::sync::oneshot;
use tokio::time::MissedTickBehavior;

use super::terms;
use crate::clock::Clock;
use crate::live::{Failure, Live};

/// How often those who wait are looked at.
const EACH: Duration = Duration::from_secs(1);
/// News that may wait for one seeker; there are at most four in a search.
const NEWS: usize = 8;

/// Somebody who begins to seek.
#[derive(Debug)]
pub(super) struct Wanted {
    pub(super) seeker: Seeker,
    pub(super) who: Occupant,
    pub(super) spec: Spec,
}

/// What a seeker hears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum News {
    /// Nobody is there yet; the computer would play.
    ComputerOffered,
    /// The game is there.
    Paired(GameId),
    /// The same person seeks the same elsewhere.
    Elsewhere,
    /// The game could not be opened.
    Failed(Failure),
}

enum Call {
    Enter { wanted: Wanted, entered: oneshot::Sender<(Ticket, Receiver<News>)> },
    Leave(Ticket),
    Computer(Ticket),
}

/// The way to the task. The task begins with the first who seeks, and ends with the application.
#[derive(Debug, Default)]
pub(crate) struct Matching(OnceLock<UnboundedSender<Call>>);

impl std::fmt::Debug for Call {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Call::Enter { wanted, .. } => f.debug_tuple("Enter").field(wanted).finish(),
            Call::Leave(ticket) => f.debug_tuple("Leave").field(ticket).finish(),
            Call::Computer(ticket) => f.debug_tuple("Computer").field(ticket).finish(),
        }
    }
}

/// One search. Dropping it ends it.
#[derive(Debug)]
pub(super) struct Search {
    ticket: Ticket,
    calls: UnboundedSender<Call>,
    news: Receiver<News>,
}

impl Matching {
    /// Begins a search.
    pub(super) async fn seek(&self, live: &Live, clock: &Arc<dyn Clock>, wanted: Wanted) -> Option<Search> {
        let calls = self.0.get_or_init(|| {
            let (calls, heard) = unbounded_channel();
            tokio::spawn(run(live.clone(), Arc::clone(clock), heard));
            calls
        });
        let (entered, answer) = oneshot::channel();
        calls.send(Call::Enter { wanted, entered }).ok()?;
        let (ticket, news) = answer.await.ok()?;
        Some(Search { ticket, calls: calls.clone(), news })
    }
}

impl Search {
    /// What comes next; nothing once all has been said.
    pub(super) async fn next(&mut self) -> Option<News> {
        self.news.recv().await
    }

    /// Plays against the computer, unless somebody has been found meanwhile.
    pub(super) fn take_computer(&self) {
        // The task ends with the application alone.
        let _ = self.calls.send(Call::Computer(self.ticket));
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        let _ = self.calls.send(Call::Leave(self.ticket));
    }
}

/// Somebody who waits, and what their game is made of.
struct Waiting {
    who: Occupant,
    spec: Spec,
    pool: Pool,
    news: Sender<News>,
}

struct Desk {
    live: Live,
    clock: Arc<dyn Clock>,
    waiters: Waiters,
    waiting: HashMap<Ticket, Waiting>,
}

async fn run(live: Live, clock: Arc<dyn Clock>, mut calls: UnboundedReceiver<Call>) {
    let mut desk = Desk { live, clock, waiters: Waiters::default(), waiting: HashMap::new() };
    let mut ticks = tokio::time::interval(EACH);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            call = calls.recv() => match call {
                Some(call) => desk.take(call),
                None => return,
            },
            _ = ticks.tick(), if !desk.waiters.is_empty() => desk.settle(),
        }
    }
}

impl Desk {
    fn now(&self) -> Millis {
        self.clock.now()
    }

    fn take(&mut self, call: Call) {
        match call {
            Call::Enter { wanted: Wanted { seeker, who, spec }, entered } => {
                let pool = seeker.pool.clone();
                let (ticket, before) = self.waiters.enter(seeker);
                if let Some(waiting) = before.and_then(|before| self.waiting.remove(&before)) {
                    tell(&waiting.news, News::Elsewhere);
                }
                let (news, hears) = channel(NEWS);
                self.waiting.insert(ticket, Waiting { who, spec, pool, news });
                if entered.send((ticket, hears)).is_err() {
                    self.leave(ticket);
                }
                self.settle();
            }
            Call::Leave(ticket) => self.leave(ticket),
            Call::Computer(ticket) => {
                let Some(waiting) = self.waiting.get(&ticket).filter(|waiting| waiting.pool.rating == Rating::Unrated) else { return };
                let seats = waiting.pool.seats;
                self.waiters.leave(ticket);
                let players = self.waiting.remove(&ticket).into_iter().collect();
                self.open(players, vec![Level::Normal; usize::from(seats.saturating_sub(1))]);
            }
        }
    }

    fn leave(&mut self, ticket: Ticket) {
        self.waiters.leave(ticket);
        self.waiting.remove(&ticket);
    }

    fn settle(&mut self) {
        for found in self.waiters.settle(self.now()) {
            match found {
                Found::Nobody(ticket) => {
                    if let Some(waiting) = self.waiting.get(&ticket) {
                        tell(&waiting.news, News::ComputerOffered);
                    }
                }
                Found::Players(players) => {
                    let players = players.iter().filter_map(|(ticket, _)| self.waiting.remove(ticket)).collect();
                    self.open(players, Vec::new());
                }
            }
        }
    }

    /// Opens a game of these people, and of computers at these levels, and tells it to all of them.
    fn open(&self, players: Vec<Waiting>, computers: Vec<Level>) {
        let live = self.live.clone();
        tokio::spawn(async move {
            let Some(first) = players.first() else { return };
            let (seats, rating) = (first.pool.seats, first.pool.rating);
            let settings = if computers.is_empty() { terms::paired(seats, rating) } else { terms::against_computer(seats) };
            let people = players.iter().map(|waiting| waiting.who.clone());
            let sitters = people.chain(computers.into_iter().map(|level| Occupant::Computer { level })).collect();
            let news = match live.open_game(first.spec.clone(), settings, sitters).await {
                Ok(game) => News::Paired(game),
                Err(failure) => News::Failed(failure),
            };
            for waiting in &players {
                tell(&waiting.news, news.clone());
            }
        });
    }
}

/// Whoever is gone hears nothing.
fn tell(seeker: &Sender<News>, news: News) {
    let _ = seeker.try_send(news);
}
