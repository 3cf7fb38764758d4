//! Who sits there: guests who become accounts, the deleted, the absent.

use bija_room::{Absence, Account, Clock as SowingClock, Command, Occupant, Rating, Settings};
use bija_rules::SplitMix64;
use bija_server::live::{Act, Order, game_id, of_a_game};
use bija_store::{GameId, Kind, Store, Transaction, Way, Write};
use serde_json::{Value, json};

use crate::house::{BEGIN, House, THIRTY, occupant, person, refusal, settings, some_move, spec};

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
