//! One live game: its room behind a lock, and the one path of a command.
//!
//! ```text
//! lock → decide → commit → apply → tell everybody → answer
//! ```
//! Nothing is told or answered before it is stored. While a transaction is under way the room is taken out of its place: whatever
//! goes wrong, the next one who comes reads it from the store.

use axum::extract::ws::Utf8Bytes;
use bija_room::{Actor, Command, Event, Logged, Occupant, Refusal, Room};
use bija_store::{Advance, Command as Remembered, Committed, GameId, Millis, NewGame, PersonId, Ply, RatingChange, Transaction, Write};
use tokio::sync::{Mutex, MutexGuard};

use super::audience::Audience;
use super::games::Live;
use super::known::People;
use super::message::Ask;
use super::seated::{Seated, written};
use super::steps::Steps;
use super::table;
use super::trouble::Failure;
use super::{chance, commands, frame, rows};
use crate::metrics::Counted;

/// A command on its way.
#[derive(Clone, PartialEq, Debug)]
pub struct Order {
    /// Who gives it.
    pub actor: Actor,
    /// What is to be done.
    pub command: Command,
    /// The client's id of it: the same again is done once.
    pub id: Option<String>,
    /// What is stored with it or not at all, such as the use of an invitation.
    pub beside: Vec<Write>,
}

impl Order {
    /// What the server itself wants.
    pub fn of_server(command: Command) -> Order {
        Order { actor: Actor::Server, command, id: None, beside: Vec::new() }
    }

    /// The moment that the running clock is held against, where the command is bound by it.
    fn counts_at(&self, now: Millis) -> Option<Millis> {
        match &self.command {
            Command::Move { grace, .. } => Some(now.after(-i64::from((*grace).min(bija_room::time::MOST_GRACE)))),
            Command::Join { .. }
            | Command::Leave
            | Command::Settle { .. }
            | Command::SeatComputer { .. }
            | Command::UnseatComputer { .. }
            | Command::Begin { .. }
            | Command::Hide { .. }
            | Command::Guess { .. }
            | Command::ChooseSide { .. }
            | Command::Arrange { .. }
            | Command::Resign
            | Command::OfferDraw
            | Command::AcceptDraw
            | Command::DeclineDraw
            | Command::Abort
            | Command::OfferRematch { .. }
            | Command::DeclineRematch
            | Command::Return
            | Command::Wake
            | Command::ComputerMove { .. }
            | Command::Outage { .. } => None,
        }
    }
}

/// One game.
#[derive(Debug)]
pub(crate) struct LiveGame {
    id: GameId,
    _counted: Counted,
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
pub(super) struct Inside {
    /// None until it is read, and when it has to be read again.
    pub(super) seated: Option<Seated>,
    pub(super) audience: Audience,
}

impl LiveGame {
    pub(crate) fn new(id: GameId, counted: Counted) -> LiveGame {
        LiveGame { id, _counted: counted, inside: Mutex::default() }
    }

    pub(super) fn id(&self) -> GameId {
        self.id
    }

    /// The inside as it is, whether or not it is read.
    pub(super) async fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().await
    }

    /// The game's inside, read from the store if it has to be.
    pub(super) async fn open(&self, live: &Live) -> Result<MutexGuard<'_, Inside>, Failure> {
        let mut inside = self.inside.lock().await;
        if inside.seated.is_none() {
            let seated = Seated::load(live.store(), self.id, |changed| live.away_since(self.id, changed), &mut inside.audience).await?;
            inside.seated = Some(seated);
            self.make_up(live, &mut inside).await?;
            if let Some(seated) = &mut inside.seated {
                live.look_after(self.id, seated);
            }
        }
        Ok(inside)
    }

    /// Gives a game the time back in which the server was down, once.
    async fn make_up(&self, live: &Live, inside: &mut Inside) -> Result<(), Failure> {
        let Some(seated) = &inside.seated else { return Ok(()) };
        let Some(ms) = live.lost_by(seated.changed).filter(|_| seated.room.clock().deadline.is_some()) else { return Ok(()) };
        match self.carry_out(live, inside, &Order::of_server(Command::Outage { ms })).await {
            Ok(_) | Err(Failure::Refused(_)) => Ok(()),
            Err(failure) => Err(failure),
        }
    }

    /// The path of a command. The number of its last event is the answer.
    pub(crate) async fn act(&self, live: &Live, mut order: Order) -> Result<u64, Failure> {
        let mut inside = self.open(live).await?;
        order.actor = match (order.actor, &inside.seated) {
            (Actor::Person(person), Some(seated)) => Actor::Person(seated.beside.people.at_the_table(person)),
            (actor @ (Actor::Person(_) | Actor::Server), Some(_) | None) => actor,
        };
        let order = &order;
        let done = self.carry_out(live, &mut inside, order).await;
        match (done, order.actor, &order.id) {
            (Err(failure @ (Failure::Refused(_) | Failure::ByRules(_))), Actor::Person(person), Some(id)) => {
                self.said_before(live, &inside, person, id, failure).await
            }
            (done, Actor::Person(_) | Actor::Server, Some(_) | None) => done,
        }
    }

    /// What has been done already is refused when it comes again: it gets the answer that it got then.
    async fn said_before(&self, live: &Live, inside: &Inside, person: PersonId, id: &str, failure: Failure) -> Result<u64, Failure> {
        let sender = inside.seated.as_ref().and_then(|seated| seated.sender(person));
        let remembered = match sender {
            Some(sender) => live.store().command(self.id, sender, id).await?,
            None => None,
        };
        match remembered {
            Some(command) => first_answer(&command.answer),
            None => Err(failure),
        }
    }

    async fn carry_out(&self, live: &Live, inside: &mut Inside, order: &Order) -> Result<u64, Failure> {
        let now = live.now();
        let Some(mut seated) = inside.seated.take() else { return Err(Failure::NoSuchGame) };
        let decided = match gone_for_good(&seated, &order.command) {
            Some(refusal) => Err(refusal),
            None => seated.room.decide(now, order.actor, &order.command),
        };
        let events = match decided {
            Ok(events) if !events.is_empty() => events,
            refused_or_nothing => {
                let (room, seq) = (&seated.room, seated.room.seq());
                let done = refused_or_nothing.map(|_| seq).map_err(|refusal| Failure::of(refusal, &room.spec().ruleset, room.game()));
                inside.seated = Some(seated);
                return done;
            }
        };
        let before = seated.room.clock().deadline;
        let known = sender(&seated, order);
        let logged = seated.room.logged(now, events);
        let seq = seated.room.seq() + logged.len() as u64;
        let watchers = watchers(&seated.room, &inside.audience);
        let steps = Steps::take(self.id, &mut seated, &logged, watchers)?;
        // Who joins has a number only now, who leaves had one only before.
        let remembered = known.or_else(|| sender(&seated, order)).zip(order.id.clone());
        let command = remembered.map(|(sender, id)| Remembered { sender, id, answer: seq.to_string() });
        let counts_at = before.and_then(|_| order.counts_at(now));
        let transaction = self.transaction(&seated, &logged, steps.plies.clone(), counts_at, command, &order.beside)?;
        match live.commit(transaction).await? {
            Committed::Repeated { answer } => first_answer(&answer),
            Committed::Stored(stored) => {
                take_ratings(&mut seated, stored.ratings);
                seated.changed = now;
                self.tell(&seated, &mut inside.audience, &logged, &steps, now);
                live.look_after(self.id, &mut seated);
                if let Some(next) = made(&logged) {
                    live.look_at(next);
                }
                inside.seated = Some(seated);
                Ok(seq)
            }
        }
    }

    /// All that is stored with these events, or not at all.
    fn transaction(
        &self,
        seated: &Seated,
        logged: &[Logged],
        moves: Vec<Ply>,
        counts_at: Option<Millis>,
        command: Option<Remembered>,
        beside: &[Write],
    ) -> Result<Transaction, Failure> {
        let room = &seated.room;
        let now = logged.last().map_or(seated.changed, |last| last.at);
        let advance = Advance {
            game: self.id,
            expected_seq: room.seq() - logged.len() as u64,
            counts_at,
            events: logged.iter().map(|logged| (logged.at, written(&logged.event))).collect(),
            moves,
            state: rows::state(room),
            seats: rows::changes_seats(logged).then(|| rows::seats(room)),
            terms: rows::changes_terms(logged).then(|| rows::terms(room)),
            command,
        };
        let ended = logged.iter().any(|logged| matches!(logged.event, Event::Over { .. }));
        // The next game comes first: this game's row points to it.
        let mut writes = Vec::new();
        if let Some(next) = made(logged) {
            writes.push(self.rematch(seated, next, now)?);
        }
        writes.extend(beside.iter().cloned());
        writes.push(Write::Advance(Box::new(advance)));
        writes.extend(rows::rating(room, self.id, now).filter(|_| ended));
        Ok(Transaction::of(writes))
    }

    /// The next game of the same people.
    fn rematch(&self, seated: &Seated, next: GameId, now: Millis) -> Result<Write, Failure> {
        let today = |occupant: &Occupant| seated.beside.people.today(&seated.room, occupant);
        let (room, log) = seated.room.rematch(now, &chance::of_a_game(), today).map_err(Failure::Refused)?;
        Ok(Write::InsertGame(Box::new(NewGame {
            id: next,
            way: seated.way,
            previous: Some(self.id),
            terms: rows::terms(&room),
            events: log.iter().map(|logged| (logged.at, written(&logged.event))).collect(),
            state: rows::state(&room),
            seats: rows::seats(&room),
        })))
    }

    /// Tells everybody what has been stored.
    fn tell(&self, seated: &Seated, audience: &mut Audience, logged: &[Logged], steps: &Steps, now: Millis) {
        let room = &seated.room;
        let last = table::common(self.id, room, &seated.beside, watchers(room, audience), steps.part);
        let there = room.people().filter(|person| audience.has(*person)).map(Some);
        let own: Vec<(Option<PersonId>, String)> = there.chain([None]).map(|person| (person, table::own(room, &seated.beside, person, now))).collect();
        for (index, logged) in logged.iter().enumerate() {
            let common = steps.before_last.get(index).unwrap_or(&last);
            let public = written(&logged.event.public());
            let frame_for = |(person, own): &(Option<PersonId>, String)| {
                let theirs = hidden_by(room, *person, &logged.event).then(|| written(&logged.event));
                let frame = frame::event(logged.seq, logged.at, theirs.as_ref().unwrap_or(&public), &format!("{common}{own}"));
                (*person, Utf8Bytes::from(frame))
            };
            let frames: Vec<(Option<PersonId>, Utf8Bytes)> = own.iter().map(frame_for).collect();
            audience.tell(|person| {
                let mine = frames.iter().find(|(one, _)| *one == person);
                mine.or(frames.last()).map(|(_, frame)| frame.clone()).unwrap_or_default()
            });
        }
    }

    /// What a person asks for, as an order.
    pub(crate) async fn order(&self, live: &Live, person: PersonId, ask: Ask, grace: u32) -> Result<Order, Failure> {
        let inside = self.open(live).await?;
        let Some(seated) = &inside.seated else { return Err(Failure::NoSuchGame) };
        let command = commands::of(ask.act, ask.ply, grace, &seated.room)?;
        Ok(Order { actor: Actor::Person(person), command, id: Some(ask.id), beside: Vec::new() })
    }

    /// Somebody is another one by now, has another name or is gone for good: if it is somebody of this game, everybody is told.
    pub(crate) async fn people_changed(&self, live: &Live, who: PersonId) -> Result<(), Failure> {
        let mut guard = self.lock().await;
        let Inside { seated: Some(seated), audience } = &mut *guard else { return Ok(()) };
        if !seated.beside.people.concern(who) {
            return Ok(());
        }
        let row = live.store().game(self.id).await?.ok_or(Failure::NoSuchGame)?;
        seated.beside.people = People::of(&seated.room, &row);
        audience.rename(|person| seated.beside.people.at_the_table(person));
        self.see_who_is_here(live, seated, audience);
        let (room, beside, now) = (&seated.room, &seated.beside, live.now());
        let watchers = watchers(room, audience);
        audience.tell(|person| self.welcome_to(room, beside, watchers, person, now));
        Ok(())
    }

    /// Reads the game, if it has to be.
    pub(crate) async fn look(&self, live: &Live) -> Result<(), Failure> {
        self.open(live).await.map(|_| ())
    }

    /// The wall clock was set: a clock that runs here is set with it.
    pub(crate) async fn shift(&self, live: &Live, ms: i64) -> Result<(), Failure> {
        let mut inside = self.open(live).await?;
        if inside.seated.as_ref().is_none_or(|seated| seated.room.clock().deadline.is_none()) {
            return Ok(());
        }
        self.carry_out(live, &mut inside, &Order::of_server(Command::Outage { ms })).await.map(|_| ())
    }

    /// The number of the last event.
    pub(crate) async fn seq(&self, live: &Live) -> u64 {
        self.open(live).await.ok().and_then(|inside| inside.seated.as_ref().map(|seated| seated.room.seq())).unwrap_or_default()
    }

    /// The room as it is now, and who its people are.
    pub(crate) async fn room(&self, live: &Live) -> Result<(Room, People), Failure> {
        let inside = self.open(live).await?;
        inside.seated.as_ref().map(|seated| (seated.room.clone(), seated.beside.people.clone())).ok_or(Failure::NoSuchGame)
    }

    /// A search for this ply has come to nothing: it may be tried again.
    pub(crate) async fn search_ended(&self, ply: u32) {
        if let Some(seated) = &mut self.inside.lock().await.seated
            && seated.searching == Some(ply)
        {
            seated.searching = None;
        }
    }

    /// Whether it is known to be over.
    pub(crate) fn is_over(&self) -> bool {
        self.inside.try_lock().is_ok_and(|inside| inside.seated.as_ref().is_some_and(|seated| seated.room.ending().is_some()))
    }

    /// Readers without a seat; none while the game is being changed.
    pub(crate) fn watchers_now(&self) -> usize {
        self.inside.try_lock().map_or(0, |inside| inside.seated.as_ref().map_or(0, |seated| watchers(&seated.room, &inside.audience)))
    }

    /// Whether it can be let go: nobody looks at it and nobody works at it.
    pub(crate) fn is_idle(&self) -> bool {
        self.inside.try_lock().is_ok_and(|mut inside| {
            inside.audience.tidy();
            inside.audience.is_empty() && inside.seated.as_ref().is_none_or(|seated| seated.searching.is_none())
        })
    }
}

/// The next game that these events make.
fn made(logged: &[Logged]) -> Option<GameId> {
    logged.iter().find_map(|logged| if let Event::RematchMade { game } = logged.event { Some(game) } else { None })
}

pub(super) fn watchers(room: &Room, audience: &Audience) -> usize {
    audience.watchers(|person| room.seat_of(person).is_some())
}

/// The number under which the command of a person is remembered.
fn sender(seated: &Seated, order: &Order) -> Option<u8> {
    match order.actor {
        Actor::Person(person) => seated.sender(person),
        Actor::Server => None,
    }
}

/// Whether somebody hid these seeds, and so may see them.
pub(super) fn hidden_by(room: &Room, person: Option<PersonId>, event: &Event) -> bool {
    matches!(event, Event::Hidden { seat, .. } if person.is_some_and(|person| room.seat_of(person) == Some(*seat)))
}

/// Why nobody plays again with somebody whose data is deleted: they would never come.
fn gone_for_good(seated: &Seated, command: &Command) -> Option<Refusal> {
    let again = matches!(command, Command::OfferRematch { .. });
    let gone = seated.beside.people.deleted().next().filter(|_| again)?;
    Some(Refusal::RematchDeclined { seat: seated.room.seat_of(gone)? })
}

fn first_answer(answer: &str) -> Result<u64, Failure> {
    answer.parse().map_err(|_| Failure::Damaged { detail: "the answer to a command is no number".to_string() })
}

fn take_ratings(seated: &mut Seated, changes: Vec<RatingChange>) {
    for change in &changes {
        if let Some(rating) = seated.beside.ratings.iter_mut().find(|(person, ..)| *person == change.person) {
            *rating = (change.person, change.after, change.games);
        }
    }
    if !changes.is_empty() {
        seated.beside.changes = changes;
    }
}
