//! Whole games, commands, clocks.

use std::time::Duration;

use bija_room::{Account, Begin, Clock as SowingClock, Command, EndReason, First, Level, Occupant, Phase, Rating, Refusal, Settings, Spec};
use bija_rules::{Seat, SplitMix64};
use bija_server::live::{Act, Ask, Change, Failure, Order, game_id, of_a_game};
use bija_store::{Filter, Kind, Page, Sitter, Status, Store, Transaction, Way, Write};

use crate::house::{BEGIN, House, THIRTY, number_of, occupant, person, refusal, settings, some_move, spec};

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
