//! The live games of a server: read from the store when somebody needs them, let go when nobody does.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use bija_room::{Actor, Command, Logged, Occupant, Room, Settings, Spec};
use bija_store::{Committed, GameId, Millis, NewGame, PersonId, Store, StoreError, Transaction, Way, Write};
use tokio::sync::{OwnedRwLockWriteGuard, RwLock, watch};

use super::audience::LineId;
use super::game::{LiveGame, Order};
use super::known::People;
use super::message::Ask;
use super::readers::Entered;
use super::seated::{Seated, written};
use super::timers::Timers;
use super::trouble::Failure;
use super::{chance, computers, rows};
use crate::Pool;
use crate::clock::Clock;
use crate::metrics::{Counted, Metrics};

/// What live games are made of.
#[derive(Clone)]
pub struct LiveParts {
    /// Where they are kept.
    pub store: Arc<dyn Store>,
    /// Where computers think.
    pub pool: Pool,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How long a computer waits before it moves, so that people see what it does.
    pub pause: Duration,
}

impl LiveParts {
    /// The pause that people need.
    pub const PAUSE: Duration = Duration::from_millis(900);
}

/// The live games. Copies are the same games.
#[derive(Clone)]
pub struct Live(Arc<Inner>);

pub(super) struct Inner {
    pub(super) parts: LiveParts,
    pub(super) games: Mutex<HashMap<GameId, Arc<LiveGame>>>,
    /// Since when nobody has been at a game that is not over and was let go.
    pub(super) away: Mutex<HashMap<GameId, Millis>>,
    pub(super) timers: Timers,
    pub(super) born: Millis,
    pub(super) outage: OnceLock<Outage>,
    pub(super) closing: watch::Sender<bool>,
    pub(super) sockets: watch::Sender<usize>,
    /// Held for reading by each command under way.
    pub(super) under_way: Arc<RwLock<()>>,
    /// Held once no more commands are taken.
    pub(super) closed: Mutex<Option<OwnedRwLockWriteGuard<()>>>,
}

/// The time before this start in which the server was down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outage {
    pub(super) from: Millis,
    pub(super) to: Millis,
}

impl fmt::Debug for Live {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Live").field("games", &self.games_in_memory()).field("deadlines", &self.0.timers.len()).finish_non_exhaustive()
    }
}

pub(super) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Live {
    /// No games yet; they come from the store.
    pub fn new(parts: LiveParts) -> Live {
        Live(Arc::new(Inner {
            born: parts.clock.now(),
            parts,
            games: Mutex::default(),
            away: Mutex::default(),
            timers: Timers::default(),
            outage: OnceLock::new(),
            closing: watch::Sender::new(false),
            sockets: watch::Sender::new(0),
            under_way: Arc::default(),
            closed: Mutex::default(),
        }))
    }

    pub(super) fn inside(&self) -> &Inner {
        &self.0
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.parts.store
    }

    pub(crate) fn pool(&self) -> &Pool {
        &self.0.parts.pool
    }

    pub(crate) fn pause(&self) -> Duration {
        self.0.parts.pause
    }

    pub(crate) fn now(&self) -> Millis {
        self.0.parts.clock.now()
    }

    pub(crate) async fn commit(&self, transaction: Transaction) -> Result<Committed, StoreError> {
        self.0.parts.metrics.commit(self.store(), transaction).await
    }

    /// Games that are held in memory.
    pub fn games_in_memory(&self) -> usize {
        locked(&self.0.games).len()
    }

    /// The place of a game, whether or not there is such a game.
    pub(super) fn place(&self, id: GameId) -> Arc<LiveGame> {
        let counted = || Counted::one(&self.0.parts.metrics.games);
        Arc::clone(locked(&self.0.games).entry(id).or_insert_with(|| Arc::new(LiveGame::new(id, counted()))))
    }

    /// A game that exists.
    pub(crate) async fn game(&self, id: GameId) -> Result<Arc<LiveGame>, Failure> {
        let game = self.place(id);
        match game.look(self).await {
            Ok(()) => Ok(game),
            Err(failure) => {
                self.forget_unless_read(id, &failure);
                Err(failure)
            }
        }
    }

    /// Addresses of games that do not exist take no memory.
    fn forget_unless_read(&self, id: GameId, failure: &Failure) {
        if *failure == Failure::NoSuchGame {
            let mut games = locked(&self.0.games);
            if games.get(&id).is_some_and(|game| game.is_idle()) {
                games.remove(&id);
            }
        }
    }

    /// A copy of a game's room.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be read.
    pub async fn room(&self, id: GameId) -> Result<Room, Failure> {
        self.room_and_people(id).await.map(|(room, _)| room)
    }

    /// A copy of a game's room, and who its people are today.
    pub(crate) async fn room_and_people(&self, id: GameId) -> Result<(Room, People), Failure> {
        self.place(id).room(self).await.inspect_err(|failure| self.forget_unless_read(id, failure))
    }

    /// A table for one reader as JSON.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be read.
    pub async fn table(&self, id: GameId, person: Option<PersonId>) -> Result<String, Failure> {
        let table = self.place(id).table(self, person).await;
        if let Err(failure) = &table {
            self.forget_unless_read(id, failure);
        }
        table
    }

    /// The frame that tells a whole table to the reader of a line.
    pub(crate) async fn welcome(&self, id: GameId, line: LineId) -> Result<Utf8Bytes, Failure> {
        self.place(id).welcome(self, line).await
    }

    /// Somebody is another one by now, has another name or is gone for good: the games in memory hear of it. Those that are read later
    /// find it in the store.
    pub async fn people_changed(&self, who: PersonId) {
        let games: Vec<Arc<LiveGame>> = locked(&self.0.games).values().cloned().collect();
        for game in games {
            if let Err(failure) = game.people_changed(self, who).await {
                tracing::error!(?failure, "a game does not hear who its people are");
            }
        }
    }

    /// Opens a table. What stands beside, such as an invitation to it, is stored with it or not at all.
    ///
    /// # Errors
    /// If the room refuses it or it is not stored.
    pub async fn open_table(
        &self,
        way: Way,
        spec: Spec,
        settings: Settings,
        host: Occupant,
        beside: impl FnOnce(GameId) -> Vec<Write>,
    ) -> Result<GameId, Failure> {
        let ruleset = spec.ruleset.clone();
        let (room, log) = Room::open(self.now(), spec, settings, host).map_err(|refusal| Failure::of(refusal, &ruleset, None))?;
        self.insert(way, &room, &log, beside).await
    }

    /// Opens a game of people whom the server brought together, and of computers. It begins at once; all of it is stored or nothing.
    ///
    /// # Errors
    /// As [`Live::open_table`]. The first of them has to be a person.
    pub async fn open_game(&self, spec: Spec, settings: Settings, sitters: Vec<Occupant>) -> Result<GameId, Failure> {
        let (now, ruleset) = (self.now(), spec.ruleset.clone());
        let failed = |refusal| Failure::of(refusal, &ruleset, None);
        let mut sitters = sitters.into_iter();
        let host = sitters.next().ok_or(Failure::Nobody)?;
        let from_host = host.person().map(Actor::Person).ok_or(Failure::Nobody)?;
        let (mut room, mut log) = Room::open(now, spec, settings, host).map_err(failed)?;
        for sitter in sitters {
            let chance = chance::of_a_game();
            let (actor, command) = match sitter {
                Occupant::Person { id, name, account } => (Actor::Person(id), Command::Join { name, account, chance }),
                Occupant::Computer { level } => (from_host, Command::SeatComputer { level, chance }),
            };
            let events = room.decide(now, actor, &command).map_err(failed)?;
            for logged in room.logged(now, events) {
                room.apply(&logged).map_err(|error| Failure::Damaged { detail: error.to_string() })?;
                log.push(logged);
            }
        }
        self.insert(Way::Random, &room, &log, |_| Vec::new()).await
    }

    /// Stores a new game.
    async fn insert(&self, way: Way, room: &Room, log: &[Logged], beside: impl FnOnce(GameId) -> Vec<Write>) -> Result<GameId, Failure> {
        let id = chance::game_id();
        let game = NewGame {
            id,
            way,
            previous: None,
            terms: rows::terms(room),
            events: log.iter().map(|logged| (logged.at, written(&logged.event))).collect(),
            state: rows::state(room),
            seats: rows::seats(room),
        };
        let mut writes = vec![Write::InsertGame(Box::new(game))];
        writes.extend(beside(id));
        self.commit(Transaction::of(writes)).await?;
        self.0.timers.set(id, room.deadline());
        Ok(id)
    }

    /// Gives an order and waits until what comes of it is stored. The number of its last event is the answer.
    ///
    /// Whoever waits may go: an order under way is carried out.
    ///
    /// # Errors
    /// If it is refused or not stored.
    pub async fn act(&self, id: GameId, order: Order) -> Result<u64, Failure> {
        let Ok(held) = Arc::clone(&self.0.under_way).try_read_owned() else { return Err(Failure::Closing) };
        let live = self.clone();
        let work = tokio::spawn(async move {
            let done = live.place(id).act(&live, order).await;
            if let Err(failure) = &done {
                live.forget_unless_read(id, failure);
            }
            drop(held);
            done
        });
        work.await.unwrap_or_else(|error| Err(Failure::Damaged { detail: error.to_string() }))
    }

    /// Does what a person asks for. `grace` are the milliseconds that their line is forgiven.
    ///
    /// # Errors
    /// As [`Live::act`].
    pub async fn ask(&self, id: GameId, person: PersonId, ask: Ask, grace: u32) -> Result<u64, Failure> {
        let order = self.place(id).order(self, person, ask, grace).await.inspect_err(|failure| self.forget_unless_read(id, failure))?;
        self.act(id, order).await
    }

    /// Readers who watch a game that is held in memory, as far as that can be seen at once.
    pub(crate) fn watchers(&self, id: GameId) -> usize {
        let game = locked(&self.0.games).get(&id).cloned();
        game.map_or(0, |game| game.watchers_now())
    }

    /// The number of a game's last event; 0 if there is no such game.
    pub async fn seq(&self, id: GameId) -> u64 {
        let seq = self.place(id).seq(self).await;
        if seq == 0 {
            self.forget_unless_read(id, &Failure::NoSuchGame);
        }
        seq
    }

    /// Sees that what a game waits for comes: its deadline, or its computer's move.
    pub(crate) fn look_after(&self, id: GameId, seated: &mut Seated) {
        self.0.timers.set(id, seated.room.deadline());
        computers::see_to(self, id, seated);
    }

    /// Somebody else made this game: it is read soon, so that what it waits for comes.
    pub(crate) fn look_at(&self, id: GameId) {
        self.0.timers.set(id, Some(self.now()));
    }

    /// A search has ended, whatever came of it.
    pub(crate) async fn search_ended(&self, id: GameId, ply: u32) {
        self.place(id).search_ended(ply).await;
    }

    /// A player is at a game again.
    pub(crate) fn player_came(&self, id: GameId) {
        locked(&self.0.away).remove(&id);
    }

    /// Since when those have been away who have no line to a game that is read now, whose last event happened then. Of a game that
    /// this server has not had in memory nothing earlier is known than its last event and the server's own start.
    pub(crate) fn away_since(&self, id: GameId, changed: Millis) -> Millis {
        locked(&self.0.away).get(&id).copied().unwrap_or(self.0.born.max(changed))
    }

    /// Milliseconds of the outage before this start that a game has not got back, by when its last event happened.
    pub(crate) fn lost_by(&self, changed: Millis) -> Option<i64> {
        let outage = self.0.outage.get()?;
        Some(outage.to.since(outage.from.max(changed))).filter(|ms| *ms > 0)
    }

    /// Whether the server ends; who waits on it hears when it does.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Counts a socket as long as what it gives lives.
    pub(crate) fn socket(&self) -> Socket {
        self.0.sockets.send_modify(|open| *open += 1);
        Socket { live: self.clone(), _counted: Counted::one(&self.0.parts.metrics.sockets) }
    }

    /// Somebody's line is gone.
    pub async fn leave(&self, id: GameId, line: LineId) {
        self.place(id).leave(self, line).await;
    }

    /// Lets somebody in who looks at a game from now on; `seen` is the last event that they have. Who lets the line drop is gone, once
    /// something happens there; [`Live::leave`] says it at once.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be read.
    pub async fn enter(&self, id: GameId, person: Option<PersonId>, seen: Option<u64>) -> Result<Entered, Failure> {
        self.place(id).enter(self, person, seen).await.inspect_err(|failure| self.forget_unless_read(id, failure))
    }
}

/// A socket that is open.
#[derive(Debug)]
pub(crate) struct Socket {
    live: Live,
    _counted: Counted,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.live.0.sockets.send_modify(|open| *open -= 1);
    }
}
