//! Live games over a real store, without the network: what is accepted is stored, told and found again.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use bija_room::{
    Absence, Account, Actor, Begin, Clock as SowingClock, Command, EndReason, First, Join, Level, Occupant, Phase, Rating, Refusal, Room, Rotate, Settings,
    Spec,
};
use bija_rules::{Seat, SplitMix64};
use bija_server::live::{Act, Ask, Change, Failure, Live, LiveParts, Order, game_id, of_a_game, replay, rows};
use bija_server::{Clock, Pool};
use bija_store::{Filter, GameId, Holder, Kind, Millis, Page, PersonId, Sitter, SqliteStore, Status, Store, Transaction, Way, Write};
use serde_json::{Value, json};

/// A clock that shows what a test sets it to.
#[derive(Debug)]
struct Shown(AtomicI64);

impl Clock for Shown {
    fn now(&self) -> Millis {
        Millis(self.0.load(Ordering::SeqCst))
    }
}

impl Shown {
    fn set(&self, at: Millis) {
        self.0.store(at.0, Ordering::SeqCst);
    }
}

/// A server's live games over a folder.
struct House {
    folder: tempfile::TempDir,
    clock: Arc<Shown>,
    store: Arc<SqliteStore>,
    live: Live,
}

const BEGIN: Millis = Millis(1_800_000_000_000);

async fn opened(folder: &tempfile::TempDir, clock: &Arc<Shown>) -> (Arc<SqliteStore>, Live) {
    let store = Arc::new(SqliteStore::open(folder.path(), &Holder::this_process("a test".to_string(), clock.now())).await.unwrap());
    let parts = LiveParts { store: store.clone(), pool: Pool::with(2, 64), clock: clock.clone(), metrics: Arc::default(), pause: Duration::ZERO };
    (store, Live::new(parts))
}

impl House {
    async fn new() -> House {
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
    async fn again(self) -> House {
        self.live.close().await;
        self.store.close().await;
        let House { folder, clock, store, live } = self;
        drop((store, live));
        let (store, live) = opened(&folder, &clock).await;
        House { folder, clock, store, live }
    }

    /// A game of these people in their order, begun.
    async fn game(&self, spec: Spec, settings: Settings, people: &[i64]) -> GameId {
        let id = self.live.open_table(Way::Friend, spec, settings, occupant(people[0]), |_| Vec::new()).await.unwrap();
        for number in &people[1..] {
            let Occupant::Person { name, account, .. } = occupant(*number) else { unreachable!() };
            self.order(id, *number, Command::Join { name, account, chance: of_a_game() }).await.unwrap();
        }
        id
    }

    async fn order(&self, game: GameId, number: i64, command: Command) -> Result<u64, Failure> {
        self.live.act(game, Order { actor: Actor::Person(person(number)), command, id: None, beside: Vec::new() }).await
    }

    async fn ask(&self, game: GameId, number: i64, id: &str, ply: u32, act: Act) -> Result<u64, Failure> {
        self.live.ask(game, person(number), Ask { id: id.to_string(), ply: Some(ply), act }, 0).await
    }

    /// The room as it is in memory, after a look whether log, row and memory say the same.
    async fn checked(&self, game: GameId) -> Room {
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
    async fn play_out(&self, game: GameId, draw: &mut SplitMix64) -> Room {
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

fn person(number: i64) -> PersonId {
    PersonId::from_number(number).unwrap()
}

fn occupant(number: i64) -> Occupant {
    Occupant::Person { id: person(number), name: format!("Person {number}"), account: Account::Guest }
}

/// Who plays a seat, as the number of the person; nothing for a computer.
fn number_of(room: &Room, seat: u8) -> Option<i64> {
    Some(room.seats()[usize::from(seat)]?.occupant.person()?.number())
}

/// A legal move of the seat that is to move.
fn some_move(room: &Room, draw: &mut SplitMix64) -> Option<(u8, String)> {
    let seat = room.mover()?;
    let game = room.game()?;
    let legal: Vec<_> = game.legal().collect();
    let mv = legal[draw.below(legal.len() as u64) as usize];
    Some((seat, game.rules().move_token(game.position(), mv)))
}

fn spec(ruleset: &str, options: &[(&str, &str)]) -> Spec {
    let options = options.iter().map(|(name, value)| ((*name).to_string(), (*value).to_string())).collect();
    Spec { ruleset: ruleset.to_string(), options, series: None, position: None }
}

fn settings(seats: u8, clock: SowingClock) -> Settings {
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

const THIRTY: SowingClock = SowingClock::Sowing { seconds: 30 };

fn refusal(done: Result<u64, Failure>) -> String {
    done.unwrap_err().line().key.into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_of_several_rulesets_are_found_again_after_a_restart() {
    let mut house = House::new().await;
    let mut draw = SplitMix64::new(11);
    let mut games = Vec::new();
    for (ruleset, options) in
        [("kalah", &[][..]), ("kalah", &[("pie_rule", "true")]), ("oware", &[]), ("congklak", &[("rounds", "match")]), ("togyz_kumalak", &[])]
    {
        let id = house.game(spec(ruleset, options), settings(2, THIRTY), &[1, 2]).await;
        let room = house.play_out(id, &mut draw).await;
        assert_eq!(room.phase(), Phase::Over, "{ruleset}");
        games.push((id, room));
    }
    let half = house.game(spec("kalah", &[]), settings(2, THIRTY), &[3, 4]).await;
    for turn in 0..5 {
        let room = house.live.room(half).await.unwrap();
        let (seat, token) = some_move(&room, &mut draw).unwrap();
        house.ask(half, number_of(&room, seat).unwrap(), &format!("h{turn}"), room.ply(), Act::Move { token }).await.unwrap();
    }
    games.push((half, house.checked(half).await));
    house = house.again().await;
    for (id, room) in &games {
        let mut before = room.clone();
        before.everybody_away(BEGIN);
        let mut after = house.checked(*id).await;
        after.everybody_away(BEGIN);
        assert_eq!(before, after);
    }
    assert_eq!(house.store.unfinished().await.unwrap().iter().map(|game| game.id).collect::<Vec<_>>(), [half]);
    house.play_out(half, &mut draw).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_command_again_gets_the_same_answer_and_others_get_none_of_it() {
    let mut house = House::new().await;
    let id = house.game(spec("kalah", &[]), settings(2, THIRTY), &[1, 2]).await;
    let mv = |token: &str| Act::Move { token: token.to_string() };
    let first = house.ask(id, 1, "one", 0, mv("S3")).await.unwrap();
    for _ in 0..3 {
        assert_eq!(house.ask(id, 1, "one", 0, mv("S3")).await, Ok(first), "a move that was an extra turn is not made twice");
    }
    assert_eq!(refusal(house.ask(id, 1, "two", 0, mv("S4")).await), "live-stale");
    assert_eq!(refusal(house.ask(id, 2, "three", 1, mv("N1")).await), "live-not-your-turn");
    assert_eq!(refusal(house.ask(id, 3, "four", 1, mv("S1")).await), "live-not-seated");
    assert_eq!(refusal(house.ask(id, 1, "five", 1, mv("S3")).await), "err-empty-pit");
    assert_eq!(refusal(house.ask(id, 1, "six", 1, mv("S9")).await), "err-no-pit");
    assert_eq!(refusal(house.ask(id, 1, "seven", 1, mv("take-back")).await), "err-move-unreadable");
    assert_eq!(house.live.ask(game_id(), person(1), Ask { id: "x".to_string(), ply: Some(0), act: Act::Resign }, 0).await, Err(Failure::NoSuchGame));
    assert_eq!(house.checked(id).await.ply(), 1);
    let offer = house.ask(id, 2, "offer", 1, Act::OfferDraw).await.unwrap();
    house.ask(id, 1, "no", 1, Act::DeclineDraw).await.unwrap();
    assert_eq!(house.ask(id, 2, "offer", 1, Act::OfferDraw).await, Ok(offer), "the offer that was declined is not made again");
    assert_eq!(refusal(house.ask(id, 2, "offer again", 1, Act::OfferDraw).await), "live-draw-wait");
    house = house.again().await;
    assert_eq!(house.ask(id, 1, "one", 0, mv("S3")).await, Ok(first), "a restart forgets no answer");
    assert_eq!(house.checked(id).await.ply(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_press_rematch_at_once_one_game_comes() {
    let house = House::new().await;
    let id = house.game(spec("kalah", &[]), settings(2, THIRTY), &[1, 2]).await;
    house.ask(id, 1, "r", 0, Act::Resign).await.unwrap();
    assert_eq!(refusal(house.ask(id, 2, "m", 0, Act::Move { token: "S3".to_string() }).await), "live-over");
    let (one, other) = tokio::join!(house.ask(id, 1, "again1", 0, Act::OfferRematch), house.ask(id, 2, "again2", 0, Act::OfferRematch));
    assert!(one.is_ok() && other.is_ok());
    let next = house.checked(id).await.next().unwrap();
    let games = house.store.games_of(person(1), &Filter::default(), Page::first(9)).await.unwrap();
    assert_eq!(games.len(), 2, "exactly one new game");
    let room = house.checked(next).await;
    assert_eq!((room.phase(), number_of(&room, 0)), (Phase::Playing, Some(2)), "the other one moves first");
    assert_eq!(house.store.game(next).await.unwrap().unwrap().previous, Some(id));
    assert_eq!(refusal(house.ask(id, 1, "again3", 0, Act::OfferRematch).await), "live-rematch-made");
    let unseen = house.game(spec("kalah", &[]), settings(2, THIRTY), &[1, 2]).await;
    house.ask(unseen, 1, "r", 0, Act::Resign).await.unwrap();
    for number in [1, 2] {
        house.ask(unseen, number, &format!("a{number}"), 0, Act::OfferRematch).await.unwrap();
    }
    let next = house.live.room(unseen).await.unwrap().next().unwrap();
    let running = tokio::spawn(house.live.clone().run());
    house.clock.set(BEGIN.after(30_501));
    tokio::time::timeout(Duration::from_mins(1), async {
        while house.store.game(next).await.unwrap().unwrap().state.status != Status::Over {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
    .expect("the clock of the next game runs whether or not anybody comes");
    running.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_rates_once_in_the_transaction_of_its_last_move() {
    let house = House::new().await;
    let accounts = [11, 12].map(|number| Write::InsertPerson {
        id: person(number),
        kind: Kind::Account,
        name: format!("Account {number}"),
        name_key: format!("account{number}"),
        at: BEGIN,
    });
    house.store.commit(Transaction::of(accounts)).await.unwrap();
    let rated = Settings { rating: Rating::Rated, ..settings(2, THIRTY) };
    let host = Occupant::Person { id: person(11), name: "Account 11".to_string(), account: Account::SignedIn };
    let id = house.live.open_table(Way::Random, spec("kalah", &[]), rated, host, |_| Vec::new()).await.unwrap();
    house.order(id, 12, Command::Join { name: "Account 12".to_string(), account: Account::SignedIn, chance: of_a_game() }).await.unwrap();
    house.ask(id, 11, "a", 0, Act::Move { token: "S3".to_string() }).await.unwrap();
    house.ask(id, 12, "r", 1, Act::Resign).await.unwrap();
    let ratings = house.store.rated(id).await.unwrap();
    let mut changes: Vec<_> = ratings.iter().map(|change| (change.person, change.before, change.after, change.pool.as_str())).collect();
    changes.sort_unstable();
    assert_eq!(changes, [(person(11), 1200, 1220, "kalah"), (person(12), 1200, 1180, "kalah")]);
    let table = house.live.table(id, Some(person(12))).await.unwrap();
    assert!(table.contains(r#""ratings":[{"before":1200,"after":1220},{"before":1200,"after":1180}]"#), "{table}");
}

#[tokio::test(flavor = "multi_thread")]
async fn four_seats_with_computers_play_to_the_end_and_searches_are_queued_again_after_a_restart() {
    let mut house = House::new().await;
    let table = Settings { first: First::Host, ..settings(4, SowingClock::None) };
    let id = house.live.open_table(Way::Table, spec("mancala_basic", &[]), table, occupant(1), |_| Vec::new()).await.unwrap();
    for _ in 0..3 {
        house.ask(id, 1, &format!("c{}", house.live.seq(id).await), 0, Act::SeatComputer { level: Level::Easy }).await.unwrap();
    }
    let line = house.live.enter(id, Some(person(1)), None).await.unwrap();
    let room = house.live.room(id).await.unwrap();
    let (seat, token) = some_move(&room, &mut SplitMix64::new(3)).unwrap();
    if let Some(number) = number_of(&room, seat) {
        house.ask(id, number, "first", room.ply(), Act::Move { token }).await.unwrap();
    }
    drop(line);
    house = house.again().await;
    house.live.start(None).await.unwrap();
    let _line = house.live.enter(id, Some(person(1)), None).await.unwrap();
    let running = tokio::spawn(house.live.clone().run());
    let room = tokio::time::timeout(Duration::from_mins(2), house.play_out(id, &mut SplitMix64::new(4))).await.unwrap();
    running.abort();
    assert_eq!(room.phase(), Phase::Over);
    let row = house.store.game(id).await.unwrap().unwrap();
    assert_eq!(row.seats.iter().filter(|seat| matches!(seat.seat.sitter, Sitter::Computer(_))).count(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_plays_perfectly_where_the_game_is_solved_and_nowhere_else() {
    let house = House::new().await;
    let table = Settings { first: First::Guest, begin: Begin::ByHost, ..settings(2, SowingClock::None) };
    let perfect = || Act::SeatComputer { level: Level::Perfect };
    let not_here = |answer: Result<u64, Failure>| matches!(answer, Err(Failure::ByRules(line)) if line.key == "err-level-not-here");
    let levels = async |id| {
        let told: serde_json::Value = serde_json::from_str(&house.live.table(id, None).await.unwrap()).unwrap();
        told["levels"].as_array().map(Vec::len)
    };

    let oware = house.live.open_table(Way::Friend, spec("oware", &[]), table, occupant(1), |_| Vec::new()).await.unwrap();
    assert_eq!(levels(oware).await, Some(3));
    assert!(not_here(house.ask(oware, 1, "c1", 0, perfect()).await));
    let placed = Spec { position: Some("3,3,3/3,3,3 0,0 S".to_string()), ..spec("kalah", &[("pits", "3"), ("seeds", "3")]) };
    let placed = house.live.open_table(Way::Friend, placed, table, occupant(1), |_| Vec::new()).await.unwrap();
    assert!(not_here(house.ask(placed, 1, "c1", 0, perfect()).await), "a position of one's own");

    let small = [("pits", "3"), ("seeds", "3")];
    let id = house.live.open_table(Way::Friend, spec("kalah", &small), table, occupant(1), |_| Vec::new()).await.unwrap();
    assert_eq!(levels(id).await, Some(4));
    house.ask(id, 1, "c1", 0, perfect()).await.unwrap();
    let options = vec![("seeds".to_string(), "6".to_string())];
    let settle = Act::Settle { options: Some(options), settings: Change::default() };
    assert!(not_here(house.ask(id, 1, "c2", 0, settle).await), "not under the computer that sits there");
    house.ask(id, 1, "c3", 0, Act::Begin).await.unwrap();
    assert_eq!(levels(id).await, None, "nobody sits down any more");
    let _line = house.live.enter(id, Some(person(1)), None).await.unwrap();
    let room = tokio::time::timeout(Duration::from_mins(1), house.play_out(id, &mut SplitMix64::new(4))).await.unwrap();
    let end = *room.game().unwrap().position();
    assert!(end.store(Seat::SOUTH) >= end.store(Seat::NORTH) + 2, "who begins wins by two");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_is_given_back_once_to_every_running_clock() {
    let mut house = House::new().await;
    let clocked = house.game(spec("kalah", &[]), settings(2, THIRTY), &[1, 2]).await;
    let free = house.game(spec("kalah", &[]), settings(2, SowingClock::None), &[3, 4]).await;
    let due = house.live.room(clocked).await.unwrap().clock().deadline.unwrap();
    let (alive, seq) = (BEGIN.after(10_000), house.live.seq(clocked).await);
    house.clock.set(BEGIN.after(70_000));
    house = house.again().await;
    let unfinished = house.live.start(Some(alive)).await.unwrap();
    assert_eq!(unfinished.len(), 2);
    house.live.make_up(unfinished.clone()).await;
    let room = house.checked(clocked).await;
    assert_eq!((room.clock().deadline, room.seq()), (Some(due.after(60_000)), seq + 1));
    house.live.make_up(unfinished).await;
    assert_eq!(house.checked(clocked).await.seq(), seq + 1, "once");
    assert_eq!(house.store.log(free).await.unwrap().unwrap().events.iter().filter(|event| event.event.contains("outage")).count(), 0);
    house = house.again().await;
    house.live.start(Some(BEGIN.after(60_000))).await.unwrap();
    assert_eq!(house.checked(clocked).await.seq(), seq + 1, "the last event is younger than the last sign of life: nothing was lost");
    house.clock.set(BEGIN.after(80_000));
    house.live.clock_jumped(10_000).await;
    let room = house.checked(clocked).await;
    assert_eq!(room.clock().deadline, Some(due.after(70_000)));
}

#[tokio::test(flavor = "multi_thread")]
async fn time_runs_out_by_the_servers_own_clock() {
    let house = House::new().await;
    let id = house.game(spec("kalah", &[]), settings(2, THIRTY), &[1, 2]).await;
    let running = tokio::spawn(house.live.clone().run());
    let due = house.live.room(id).await.unwrap().clock().deadline.unwrap();
    house.clock.set(due.after(500));
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(house.live.room(id).await.unwrap().phase(), Phase::Playing, "the slowest line is still in time");
    house.clock.set(due.after(501));
    tokio::time::timeout(Duration::from_mins(1), async {
        while house.live.room(id).await.unwrap().phase() != Phase::Over {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
    .unwrap();
    running.abort();
    let room = house.checked(id).await;
    let ending = room.ending().unwrap();
    assert_eq!((ending.reason, ending.winner), (EndReason::Time, Some(1)));
    let row = house.store.game(id).await.unwrap().unwrap();
    assert_eq!((row.state.status, row.state.ending.unwrap().by), (Status::Over, Some(person(1))));
}

/// A move and the time-out at the same moment, from 5 ms before to 5 ms after the last at which a move counts.
#[tokio::test(flavor = "multi_thread")]
async fn of_a_move_and_its_own_deadline_exactly_one_happens() {
    let times: i64 = std::env::var("BIJA_RACES").map_or(1000, |times| times.parse().unwrap());
    let house = House::new().await;
    let (mut moved, mut lost) = (0, 0);
    for round in 0..times {
        let id = house.game(spec("kalah", &[]), settings(2, THIRTY), &[1, 2]).await;
        let due = house.live.room(id).await.unwrap().clock().deadline.unwrap();
        let late = round % 11 - 5;
        house.clock.set(due.after(500 + late));
        let sown = Ask { id: "m".to_string(), ply: Some(0), act: Act::Move { token: "S1".to_string() } };
        let sow = tokio::spawn({
            let live = house.live.clone();
            async move { live.ask(id, person(1), sown, 500).await }
        });
        let wake = tokio::spawn({
            let live = house.live.clone();
            async move { live.act(id, Order::of_server(Command::Wake)).await }
        });
        let (sow, wake) = (sow.await.unwrap(), wake.await.unwrap());
        assert!(sow.is_ok() != wake.is_ok(), "{late} ms late: {sow:?}, {wake:?}");
        assert_eq!(sow.is_ok(), late <= 0, "{late} ms late");
        if late > 0 {
            assert!(matches!(sow, Err(Failure::Refused(Refusal::TooLate { .. } | Refusal::Over))), "{sow:?}");
        }
        let row = house.store.game(id).await.unwrap().unwrap();
        assert_eq!((row.state.ply, row.state.status == Status::Over), if sow.is_ok() { (1, false) } else { (0, true) });
        (moved, lost) = (moved + i64::from(sow.is_ok()), lost + i64::from(wake.is_ok()));
        house.clock.set(BEGIN);
    }
    assert_eq!(moved + lost, times);
    assert!(moved > 0 && lost > 0);
}

/// An account, as it is after a sign-in.
async fn account(house: &House, number: i64, name: &str) {
    let (id, name_key) = (person(number), name.to_lowercase());
    house.store.commit(Transaction::from(Write::InsertPerson { id, kind: Kind::Account, name: name.to_string(), name_key, at: BEGIN })).await.unwrap();
}

/// A guest's games become an account's.
async fn moved(house: &House, guest: i64, account: i64) {
    house.store.commit(Transaction::from(Write::MovePerson { guest: person(guest), account: person(account), at: BEGIN })).await.unwrap();
    house.live.people_changed(person(guest)).await;
}

/// The table as somebody sees it.
async fn seen(house: &House, game: GameId, number: i64) -> Value {
    serde_json::from_str(&house.live.table(game, Some(person(number))).await.unwrap()).unwrap()
}

/// The names at a table with the kinds of their owners.
fn shown(table: &Value) -> Vec<(String, String)> {
    let text = |seat: &Value, field: &str| seat[field].as_str().unwrap().to_string();
    table["seats"].as_array().unwrap().iter().map(|seat| (text(seat, "name"), text(seat, "kind"))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_whose_games_became_an_accounts_plays_on_as_the_account_here_and_after_a_restart() {
    for (seats, own) in [(2, 1), (2, 2), (3, 2), (4, 4)] {
        let mut house = House::new().await;
        account(&house, 9, "Meera").await;
        let people: Vec<i64> = (1..=i64::from(seats)).collect();
        let game = house.game(spec("mancala_basic", &[]), settings(seats, THIRTY), &people).await;
        let watches = house.live.enter(game, Some(person(9)), None).await.unwrap();
        assert!(watches.first.contains(r#""seat":null,"can":[]"#));
        let mut line = watches.frames;
        moved(&house, own, 9).await;
        let told: Value = loop {
            let frame: Value = serde_json::from_str(&line.recv().await.unwrap()).unwrap();
            if frame["type"] == "welcome" {
                break frame;
            }
        };
        let seat = own as usize - 1;
        assert_eq!((&told["seat"], &told["table"]["seats"][seat]["present"]), (&json!(seat), &json!(true)), "who watched sits");
        drop(line);
        for restarted in [false, true] {
            if restarted {
                house = house.again().await;
            }
            let table = seen(&house, game, 9).await;
            assert_eq!(table["seat"], json!(seat), "{seats} seats, restarted: {restarted}");
            for (index, (name, kind)) in shown(&table).into_iter().enumerate() {
                let expected = if index == seat { ("Meera".to_string(), "account") } else { (format!("Person {}", index + 1), "guest") };
                assert_eq!((name, kind.as_str()), expected);
            }
            // All before the account move until it is its turn.
            let mut draw = SplitMix64::new(7);
            loop {
                let room = house.live.room(game).await.unwrap();
                let (mover, token) = some_move(&room, &mut draw).unwrap();
                let id = format!("{restarted}{}", room.ply());
                let number = if usize::from(mover) == seat { 9 } else { people[usize::from(mover)] };
                if number == 9 {
                    assert!(seen(&house, game, 9).await["can"].as_array().unwrap().contains(&json!("move")));
                    let first = house.ask(game, 9, &id, room.ply(), Act::Move { token: token.clone() }).await.unwrap();
                    assert_eq!(house.ask(game, 9, &id, room.ply(), Act::Move { token }).await, Ok(first), "sent again, it is done once");
                    break;
                }
                house.ask(game, number, &id, room.ply(), Act::Move { token }).await.unwrap();
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_game_is_the_accounts_own_and_one_who_sits_there_twice_stays_two() {
    let house = House::new().await;
    account(&house, 9, "Meera").await;
    let game = house.game(spec("kalah", &[]), settings(2, THIRTY), &[1, 2]).await;
    moved(&house, 1, 9).await;
    house.order(game, 9, Command::Resign).await.unwrap();
    house.order(game, 2, Command::OfferRematch { next: game_id() }).await.unwrap();
    house.order(game, 9, Command::OfferRematch { next: game_id() }).await.unwrap();
    let next = house.live.room(game).await.unwrap().next().unwrap();
    let room = house.live.room(next).await.unwrap();
    assert_eq!((room.seat_of(person(9)), room.seat_of(person(1))), (Some(1), None), "the log of the next game names the account");
    assert!(!format!("{:?}", house.store.log(next).await.unwrap()).contains("Person 1"));

    let twice = house.game(spec("kalah", &[]), settings(2, THIRTY), &[3, 9]).await;
    moved(&house, 3, 9).await;
    assert_eq!(seen(&house, twice, 9).await["seat"], json!(1), "the seat under one's own name goes before");
    let alone = house.live.open_table(Way::Table, spec("kalah", &[]), settings(2, THIRTY), occupant(4), |_| Vec::new()).await.unwrap();
    moved(&house, 4, 9).await;
    let join = Command::Join { name: "Meera".to_string(), account: Account::SignedIn, chance: of_a_game() };
    assert_eq!(refusal(house.order(alone, 9, join).await), "live-seated-already");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_deleted_is_shown_as_such_and_loses_by_the_clock_as_whoever_never_comes_back() {
    let mut house = House::new().await;
    account(&house, 9, "Meera").await;
    account(&house, 8, "Anil").await;
    let rated = Settings { rating: Rating::Rated, ..settings(2, THIRTY) };
    let signed_in = |number, name: &str| Occupant::Person { id: person(number), name: name.to_string(), account: Account::SignedIn };
    let game = house.live.open_game(spec("kalah", &[]), rated, vec![signed_in(9, "Meera"), signed_in(8, "Anil")]).await.unwrap();
    for (ply, (number, token)) in (0..).zip([(9, "S1"), (8, "N1")]) {
        house.ask(game, number, token, ply, Act::Move { token: token.to_string() }).await.unwrap();
    }
    let four = house.game(spec("mancala_basic", &[]), settings(4, SowingClock::None), &[1, 2, 3, 4]).await;
    moved(&house, 1, 9).await;
    let other = house.live.enter(four, Some(person(2)), None).await.unwrap();
    house.store.commit(Transaction::from(Write::DeletePerson { id: person(9), at: BEGIN })).await.unwrap();
    house.live.people_changed(person(9)).await;
    for restarted in [false, true] {
        if restarted {
            house = house.again().await;
        }
        assert_eq!(shown(&seen(&house, game, 8).await), [(String::new(), "deleted".to_string()), ("Anil".to_string(), "account".to_string())]);
        assert_eq!(shown(&seen(&house, four, 2).await)[0], (String::new(), "deleted".to_string()));
    }
    drop(other);
    house.clock.set(BEGIN.after(60_000));
    house.live.act(game, Order::of_server(Command::Wake)).await.unwrap();
    let table = seen(&house, game, 8).await;
    assert_eq!((&table["over"]["reason"], &table["over"]["winner"]), (&json!("time"), &json!(1)));
    assert!(table["over"]["ratings"][1]["after"].as_i64().unwrap() > 1200, "the other one's result and rating stay: {}", table["over"]);
    assert!(!table["can"].as_array().unwrap().contains(&json!("offer-rematch")));
    assert_eq!(refusal(house.order(game, 8, Command::OfferRematch { next: game_id() }).await), "live-rematch-declined");
    assert!(house.store.ratings(person(9)).await.unwrap().is_empty(), "nothing is written about who wanted to be forgotten");

    let here = house.live.enter(four, Some(person(2)), None).await.unwrap();
    let due = house.live.room(four).await.unwrap().seats()[0].unwrap().takes_over.unwrap();
    house.clock.set(due);
    while !house.live.room(four).await.unwrap().seats()[0].unwrap().held {
        house.live.act(four, Order::of_server(Command::Wake)).await.unwrap();
    }
    drop(here);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_moment_at_which_the_computer_takes_a_seat_over_is_told_to_all_who_come() {
    let house = House::new().await;
    for (seats, clock) in [(2, SowingClock::None), (3, THIRTY), (4, SowingClock::None)] {
        house.clock.set(BEGIN);
        let people: Vec<i64> = (1..=i64::from(seats)).collect();
        let settings = Settings { absence: Absence::ComputerPlays, ..settings(seats, clock) };
        let game = house.game(spec("mancala_basic", &[]), settings, &people).await;
        let enter = async |number: i64| house.live.enter(game, Some(person(number)), None).await.unwrap();
        let told = |table: &Value, seat: usize| table["seats"][seat]["takes_over"].as_i64();
        assert_eq!(told(&seen(&house, game, 1).await, 1), None, "nobody is there, and nothing happens");
        let mut first = enter(1).await;
        let second = enter(2).await;
        house.clock.set(BEGIN.after(5_000));
        while first.frames.try_recv().is_ok() {}
        house.live.leave(game, second.line).await;
        let frame: Value = serde_json::from_str(&first.frames.recv().await.unwrap()).unwrap();
        let due = BEGIN.after(65_000).0;
        assert_eq!((&frame["type"], &frame["takes_over"][1]), (&json!("presence"), &json!(due)));
        house.clock.set(BEGIN.after(20_000));
        let again: Value = serde_json::from_str(&enter(1).await.first).unwrap();
        assert_eq!(told(&again["table"], 1), Some(due), "a reload is told the same moment");
        let late: Value = serde_json::from_str(&house.live.enter(game, None, None).await.unwrap().first).unwrap();
        assert_eq!(told(&late["table"], 1), Some(due), "and who comes late as well");
        let third = enter(2).await;
        let back: Value = serde_json::from_str(&third.first).unwrap();
        assert_eq!(told(&back["table"], 1), None);
    }
    let clocked = house.game(spec("kalah", &[]), settings(2, THIRTY), &[1, 2]).await;
    let _here = house.live.enter(clocked, Some(person(1)), None).await.unwrap();
    assert_eq!(seen(&house, clocked, 1).await["seats"][1]["takes_over"], Value::Null, "where the clock decides no computer comes");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_first_to_a_new_game_finds_the_others_away_since_it_began() {
    let house = House::new().await;
    let start = BEGIN.after(48 * 60 * 60 * 1000);
    // Games that begin long after the server did: where the computer takes seats over, and where a day's absence loses.
    for (seats, absence, patience) in
        [(3, Absence::ComputerPlays, 60_000), (2, Absence::ComputerPlays, 60_000), (2, Absence::ClockDecides, 24 * 60 * 60 * 1000)]
    {
        house.clock.set(start);
        let people: Vec<i64> = (1..=i64::from(seats)).collect();
        let settings = Settings { absence, ..settings(seats, SowingClock::None) };
        let game = house.game(spec("mancala_basic", &[]), settings, &people).await;
        house.clock.set(start.after(5_000));
        let _here = house.live.enter(game, Some(person(2)), None).await.unwrap();
        let room = house.live.room(game).await.unwrap();
        let since = if absence == Absence::ComputerPlays { start.after(5_000) } else { start };
        assert_eq!(room.deadline(), Some(since.after(patience)), "{seats} seats, {absence:?}");
    }
}
