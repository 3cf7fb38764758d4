//! A server's live games over a folder, with a clock that a test sets.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use bija_room::{Absence, Account, Actor, Begin, Clock as SowingClock, Command, First, Join, Occupant, Rating, Room, Rotate, Settings, Spec};
use bija_rules::SplitMix64;
use bija_server::live::{Act, Ask, Failure, Live, LiveParts, Order, of_a_game, replay, rows};
use bija_server::{Clock, Pool};
use bija_store::{GameId, Holder, Kind, Millis, PersonId, SqliteStore, Store, Transaction, Way, Write};

/// A clock that shows what a test sets it to.
#[derive(Debug)]
pub(crate) struct Shown(AtomicI64);

impl Clock for Shown {
    fn now(&self) -> Millis {
        Millis(self.0.load(Ordering::SeqCst))
    }
}

impl Shown {
    pub(crate) fn set(&self, at: Millis) {
        self.0.store(at.0, Ordering::SeqCst);
    }
}

/// A server's live games over a folder.
pub(crate) struct House {
    pub(crate) folder: tempfile::TempDir,
    pub(crate) clock: Arc<Shown>,
    pub(crate) store: Arc<SqliteStore>,
    pub(crate) live: Live,
}

pub(crate) const BEGIN: Millis = Millis(1_800_000_000_000);

pub(crate) async fn opened(folder: &tempfile::TempDir, clock: &Arc<Shown>) -> (Arc<SqliteStore>, Live) {
    let store = Arc::new(SqliteStore::open(folder.path(), &Holder::this_process("a test".to_string(), clock.now())).await.unwrap());
    let parts = LiveParts { store: store.clone(), pool: Pool::with(2, 64), clock: clock.clone(), metrics: Arc::default(), pause: Duration::ZERO };
    (store, Live::new(parts))
}

impl House {
    pub(crate) async fn new() -> House {
        let folder = tempfile::tempdir().unwrap();
        let clock = Arc::new(Shown(AtomicI64::new(BEGIN.0)));
        let (store, live) = opened(&folder, &clock).await;
        let people = (1..=4).map(|number| Write::InsertPerson {
            id: person(number),
            kind: Kind::Guest,
            name: format!("Person {number}"),
            name_key: format!("person{number}"),
            at: BEGIN,
        });
        store.commit(Transaction::of(people)).await.unwrap();
        House { folder, clock, store, live }
    }

    /// The same folder served anew, as after the end of the process.
    pub(crate) async fn again(self) -> House {
        self.live.close().await;
        self.store.close().await;
        let House { folder, clock, store, live } = self;
        drop((store, live));
        let (store, live) = opened(&folder, &clock).await;
        House { folder, clock, store, live }
    }

    /// A game of these people in their order, begun.
    pub(crate) async fn game(&self, spec: Spec, settings: Settings, people: &[i64]) -> GameId {
        let id = self.live.open_table(Way::Friend, spec, settings, occupant(people[0]), |_| Vec::new()).await.unwrap();
        for number in &people[1..] {
            let Occupant::Person { name, account, .. } = occupant(*number) else { unreachable!() };
            self.order(id, *number, Command::Join { name, account, chance: of_a_game() }).await.unwrap();
        }
        id
    }

    pub(crate) async fn order(&self, game: GameId, number: i64, command: Command) -> Result<u64, Failure> {
        self.live.act(game, Order { actor: Actor::Person(person(number)), command, id: None, beside: Vec::new() }).await
    }

    pub(crate) async fn ask(&self, game: GameId, number: i64, id: &str, ply: u32, act: Act) -> Result<u64, Failure> {
        self.live.ask(game, person(number), Ask { id: id.to_string(), ply: Some(ply), act }, 0).await
    }

    /// The room as it is in memory, after a look whether log, row and memory say the same.
    pub(crate) async fn checked(&self, game: GameId) -> Room {
        let room = self.live.room(game).await.unwrap();
        let log = self.store.log(game).await.unwrap().unwrap();
        let mut told = replay(&log, BEGIN).unwrap();
        let mut seen = room.clone();
        told.everybody_away(BEGIN);
        seen.everybody_away(BEGIN);
        assert_eq!(told, seen, "the log replays to what is in memory");
        assert_eq!((log.game.seq, log.game.state.ply, log.game.state.next), (room.seq(), room.ply(), room.next()));
        assert_eq!(log.game.state.status, rows::state(&room).status);
        assert_eq!(log.game.terms, rows::terms(&room));
        let seats: Vec<_> = log.game.seats.into_iter().map(|row| row.seat).collect();
        assert_eq!(seats, rows::seats(&room));
        let plies: Vec<u32> = self.store.moves(game).await.unwrap().iter().map(|ply| ply.ply).collect();
        assert_eq!(plies, (0..room.ply()).collect::<Vec<u32>>());
        room
    }

    /// Plays at random until the game is over.
    pub(crate) async fn play_out(&self, game: GameId, draw: &mut SplitMix64) -> Room {
        for turn in 0_u32.. {
            let room = self.live.room(game).await.unwrap();
            let Some((seat, token)) = some_move(&room, draw) else { break };
            let Some(number) = number_of(&room, seat) else {
                tokio::time::sleep(Duration::from_millis(2)).await;
                continue;
            };
            self.ask(game, number, &format!("m{turn}"), room.ply(), Act::Move { token }).await.unwrap();
        }
        self.checked(game).await
    }
}

pub(crate) fn person(number: i64) -> PersonId {
    PersonId::from_number(number).unwrap()
}

pub(crate) fn occupant(number: i64) -> Occupant {
    Occupant::Person { id: person(number), name: format!("Person {number}"), account: Account::Guest }
}

/// Who plays a seat, as the number of the person; nothing for a computer.
pub(crate) fn number_of(room: &Room, seat: u8) -> Option<i64> {
    Some(room.seats()[usize::from(seat)]?.occupant.person()?.number())
}

/// A legal move of the seat that is to move.
pub(crate) fn some_move(room: &Room, draw: &mut SplitMix64) -> Option<(u8, String)> {
    let seat = room.mover()?;
    let game = room.game()?;
    let legal: Vec<_> = game.legal().collect();
    let mv = legal[draw.below(legal.len() as u64) as usize];
    Some((seat, game.rules().move_token(game.position(), mv)))
}

pub(crate) fn spec(ruleset: &str, options: &[(&str, &str)]) -> Spec {
    let options = options.iter().map(|(name, value)| ((*name).to_string(), (*value).to_string())).collect();
    Spec { ruleset: ruleset.to_string(), options, series: None, position: None }
}

pub(crate) fn settings(seats: u8, clock: SowingClock) -> Settings {
    Settings {
        seats,
        clock,
        join: Join::Link,
        begin: Begin::WhenFull,
        first: First::Host,
        rotate: Rotate::Next,
        absence: Absence::ClockDecides,
        rating: Rating::Unrated,
    }
}

pub(crate) const THIRTY: SowingClock = SowingClock::Sowing { seconds: 30 };

pub(crate) fn refusal(done: Result<u64, Failure>) -> String {
    done.unwrap_err().line().key.into_owned()
}
