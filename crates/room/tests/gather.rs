//! The table: host, places, settings, beginning.

mod common;

use bija_room::{Account, Begin, Clock, Command, EndReason, Event, First, Level, Occupant, Phase, Rating, Refusal, Room, Settings, SettingsError};
use common::{CHANCE, FRIEND, RATED, SECOND, START, TABLE, Table, UNCLOCKED, computer, kinds, occupant, person, spec};

#[test]
fn a_friends_game_begins_when_the_friend_sits_down() {
    let mut table = Table::open(spec("kalah", &[]), FRIEND);
    assert_eq!((table.room.phase(), table.room.seats().len(), table.room.seat_of(person(1))), (Phase::Gathering, 2, Some(0)));
    assert!(table.room.seats()[1].is_none());
    let events = table.join(2).unwrap();
    assert_eq!(kinds(&events), ["joined", "began"]);
    assert_eq!((table.room.phase(), table.room.mover(), table.at(0), table.at(1)), (Phase::Playing, Some(0), 1, 2));
    assert_eq!(table.room.clock().deadline, Some(START.after(30 * SECOND)));
}

#[test]
fn who_moves_first_is_as_the_settings_say() {
    for (first, expected) in [(First::Host, 1), (First::Guest, 2)] {
        let table = Table::of(2, spec("kalah", &[]), Settings { first, ..FRIEND });
        assert_eq!(table.at(0), expected);
        let three = Table::of(3, spec("mancala_basic", &[]), Settings { first, ..FRIEND });
        let order: Vec<u64> = (0..3).map(|seat| three.at(seat)).collect();
        assert_eq!(order, if first == First::Host { [1, 2, 3] } else { [2, 3, 1] });
    }
}

#[test]
fn a_drawn_order_gives_each_the_first_seat_about_as_often() {
    let mut first = [0; 4];
    for seating in 0..400 {
        let (room, mut log) = Room::open(START, spec("mancala_basic", &[]), Settings { first: First::Random, ..TABLE }, occupant(1, Account::Guest)).unwrap();
        let mut table = Table { room, log: std::mem::take(&mut log), now: START };
        for number in 2..=4 {
            table.join(number).unwrap();
        }
        table.give(1, Command::Begin { chance: bija_room::Chance { number: 0, seating } }).unwrap();
        first[table.at(0) as usize - 1] += 1;
    }
    assert!(first.iter().all(|&times| (70..130).contains(&times)), "{first:?}");
}

#[test]
fn a_table_takes_as_many_as_it_has_places() {
    let mut table = Table::open(spec("mancala_basic", &[]), TABLE);
    for number in 2..=4 {
        assert_eq!(kinds(&table.join(number).unwrap()), ["joined"], "the host's word is awaited");
        assert_eq!(table.join(number), Err(Refusal::SeatedAlready));
    }
    assert_eq!(table.join(5), Err(Refusal::Full { seats: 4 }));
    assert_eq!(table.give(2, Command::Begin { chance: CHANCE }), Err(Refusal::NotHost));
    assert_eq!(table.give(7, Command::Begin { chance: CHANCE }), Err(Refusal::NotHost));
    assert_eq!(kinds(&table.give(1, Command::Begin { chance: CHANCE }).unwrap()), ["began"]);
    assert_eq!(table.join(5), Err(Refusal::Begun));
    assert_eq!(table.give(2, Command::Leave), Err(Refusal::Begun), "who plays resigns");
    assert_eq!(table.give(1, Command::Begin { chance: CHANCE }), Err(Refusal::Begun));
}

#[test]
fn as_many_play_as_have_sat_down() {
    for people in 2..=4 {
        let mut table = Table::open(spec("mancala_basic", &[]), TABLE);
        assert_eq!(table.give(1, Command::Begin { chance: CHANCE }), Err(Refusal::TooFew { seated: 1, needed: 2 }));
        for number in 2..=people {
            table.join(number).unwrap();
        }
        table.give(1, Command::Begin { chance: CHANCE }).unwrap();
        assert_eq!(u64::from(table.room.game().unwrap().rules().board().seats), people);
        assert_eq!(table.room.seats().len() as u64, people);
    }
}

#[test]
fn pits_that_do_not_fit_the_people_fall_back_to_six_and_come_again() {
    let mut table = Table::open(spec("mancala_basic", &[("pits", "7")]), TABLE);
    let pits = |table: &Table| {
        let fitted = table.room.game_as_fits().unwrap();
        (fitted.rules.board().pits, fitted.fallen_back.len())
    };
    assert_eq!(pits(&table), (7, 0));
    table.join(2).unwrap();
    assert_eq!(pits(&table), (7, 0));
    table.join(3).unwrap();
    assert_eq!(pits(&table), (6, 1), "seven pits are for two");
    table.give(3, Command::Leave).unwrap();
    assert_eq!(pits(&table), (7, 0));
    table.join(3).unwrap();
    table.give(1, Command::Begin { chance: CHANCE }).unwrap();
    assert_eq!(pits(&table), (6, 0), "the game that was begun has six pits, and nobody's wish is open");
    let Some(Event::Began { options, .. }) = table.log.last().map(|logged| &logged.event) else { panic!("it began") };
    assert_eq!(options, &[("seats".to_string(), "3".to_string())]);
}

#[test]
fn the_host_settles_how_it_is_played_until_it_begins() {
    let mut table = Table::open(spec("mancala_basic", &[]), TABLE);
    table.join(2).unwrap();
    table.join(3).unwrap();
    let options = vec![("seeds".to_string(), "3".to_string()), ("all_ranks".to_string(), "false".to_string())];
    let settle = |settings| Command::Settle { options: options.clone(), settings };
    let slow = Settings { clock: Clock::Sowing { seconds: 60 }, seats: 3, ..TABLE };
    assert_eq!(table.give(2, settle(slow)), Err(Refusal::NotHost));
    for (settings, why) in [
        (Settings { seats: 2, ..TABLE }, SettingsError::Seated { seats: 2, seated: 3 }),
        (Settings { seats: 5, ..TABLE }, SettingsError::Seats { seats: 5, least: 2, most: 4 }),
        (Settings { seats: 1, ..TABLE }, SettingsError::Seats { seats: 1, least: 2, most: 4 }),
        (Settings { clock: Clock::Sowing { seconds: 0 }, ..TABLE }, SettingsError::Clock { seconds: 0 }),
        (Settings { clock: Clock::Sowing { seconds: 3601 }, ..TABLE }, SettingsError::Clock { seconds: 3601 }),
    ] {
        assert_eq!(table.give(1, settle(settings)), Err(Refusal::Settings(why)));
    }
    assert_eq!(table.give(1, settle(Settings { rating: Rating::Rated, ..TABLE })), Err(Refusal::Rated));
    let unknown = Command::Settle { options: vec![("x".to_string(), "y".to_string())], settings: TABLE };
    assert!(matches!(table.give(1, unknown), Err(Refusal::Game(_))));
    assert_eq!(kinds(&table.give(1, settle(slow)).unwrap()), ["settled"]);
    assert_eq!(table.join(4), Err(Refusal::Full { seats: 3 }));
    table.give(1, Command::Begin { chance: CHANCE }).unwrap();
    assert_eq!(table.room.game().unwrap().rules().ruleset().seeds, 3);
    assert_eq!(table.room.clock().deadline, Some(START.after(60 * SECOND)));
    assert_eq!(table.give(1, settle(slow)), Err(Refusal::Begun));
}

#[test]
fn when_the_host_leaves_the_next_is_host_and_an_empty_table_closes() {
    let mut table = Table::open(spec("mancala_basic", &[]), TABLE);
    table.give(1, computer(Level::Easy)).unwrap();
    table.join(2).unwrap();
    table.join(3).unwrap();
    assert_eq!(kinds(&table.give(2, Command::Leave).unwrap()), ["left"], "a guest leaves");
    assert_eq!(table.room.seat_of(person(3)), Some(2), "those behind move up");
    let events = table.give(1, Command::Leave).unwrap();
    assert_eq!(events, [Event::Left { person: person(1) }, Event::HostIs { person: person(3) }]);
    assert_eq!(table.room.host(), person(3));
    assert_eq!(table.give(1, Command::Leave), Err(Refusal::NotSeated));
    let events = table.give(3, Command::Leave).unwrap();
    assert_eq!(kinds(&events), ["left", "over"], "a computer keeps no table open");
    let ending = table.room.ending().unwrap();
    assert_eq!((ending.reason, ending.places.len(), &ending.rated), (EndReason::Abandoned, 0, &None));
    assert_eq!(table.join(2), Err(Refusal::Over));
}

#[test]
fn the_host_of_now_moves_first_where_the_host_does() {
    for (first, expected) in [(First::Host, 2), (First::Guest, 3)] {
        let mut table = Table::open(spec("mancala_basic", &[]), Settings { first, ..TABLE });
        table.give(1, computer(Level::Easy)).unwrap();
        table.join(2).unwrap();
        table.join(3).unwrap();
        table.give(1, Command::Leave).unwrap();
        table.give(2, Command::Begin { chance: CHANCE }).unwrap();
        assert_eq!(table.mover(), expected, "the host sits behind a computer");
    }
}

#[test]
fn the_host_seats_computers_and_sends_them_away() {
    let mut table = Table::open(spec("mancala_basic", &[]), TABLE);
    table.join(2).unwrap();
    assert_eq!(table.give(2, computer(Level::Hard)), Err(Refusal::NotHost));
    table.give(1, computer(Level::Hard)).unwrap();
    assert_eq!(table.room.seats()[2].unwrap().occupant, &Occupant::Computer { level: Level::Hard });
    for seat in [0, 1, 3, 200] {
        assert_eq!(table.give(1, Command::UnseatComputer { seat }), Err(Refusal::NoComputer { seat }));
    }
    assert_eq!(table.give(2, Command::UnseatComputer { seat: 2 }), Err(Refusal::NotHost));
    table.give(1, Command::UnseatComputer { seat: 2 }).unwrap();
    assert_eq!(table.room.seats().iter().flatten().count(), 2);
}

#[test]
fn the_computer_in_the_last_place_begins_a_game_that_waits_to_be_full() {
    let mut table = Table::open(spec("kalah", &[]), Settings { first: First::Guest, ..UNCLOCKED });
    assert_eq!(kinds(&table.give(1, computer(Level::Hard)).unwrap()), ["computer-sat", "began"]);
    let duty = table.room.duty().expect("the computer moves first");
    assert_eq!((duty.seat, duty.level, duty.ply), (0, Level::Hard, 0));
}

#[test]
fn rated_games_are_for_people_who_have_signed_in() {
    let guest = Room::open(START, spec("kalah", &[]), RATED, occupant(1, Account::Guest));
    assert_eq!(guest.err(), Some(Refusal::Rated));
    let mut table = Table::open(spec("kalah", &[]), Settings { begin: Begin::ByHost, ..RATED });
    let join = Command::Join { name: "Guest".to_string(), account: Account::Guest, chance: CHANCE };
    assert_eq!(table.give(2, join), Err(Refusal::Rated));
    assert_eq!(table.give(1, computer(Level::Normal)), Err(Refusal::Rated));
    let settings = Settings { begin: Begin::ByHost, ..RATED };
    assert_eq!(table.give(1, Command::Settle { options: Vec::new(), settings }), Err(Refusal::Rated));
    table.join(2).unwrap();
}

#[test]
fn a_computer_opens_no_table() {
    let opened = Room::open(START, spec("kalah", &[]), FRIEND, Occupant::Computer { level: Level::Easy });
    assert!(opened.is_err());
}

#[test]
fn a_table_that_nobody_comes_to_closes_after_a_day() {
    let mut table = Table::open(spec("kalah", &[]), FRIEND);
    assert_eq!(table.room.clock().deadline, None, "no clock runs yet");
    table.pass(24 * 60 * 60 * SECOND);
    assert!(matches!(table.serve(Command::Wake), Err(Refusal::NotDue { .. })));
    assert_eq!(kinds(&table.wait()), ["over"]);
    assert_eq!(table.room.ending().unwrap().reason, EndReason::Abandoned);
}

#[test]
fn only_the_host_closes_a_table() {
    let mut table = Table::open(spec("mancala_basic", &[]), TABLE);
    table.join(2).unwrap();
    assert_eq!(table.give(2, Command::Abort), Err(Refusal::NotHost));
    table.give(1, Command::Abort).unwrap();
    assert_eq!(table.room.ending().unwrap().reason, EndReason::Aborted);
}

#[test]
fn what_cannot_be_played_opens_no_table() {
    for (spec, settings) in [
        (spec("chess", &[]), FRIEND),
        (spec("kalah", &[("seeds", "99")]), FRIEND),
        (spec("kalah", &[]), TABLE),
        (spec("kalah", &[]), Settings { seats: 1, ..FRIEND }),
        (spec("kalah", &[]), Settings { clock: Clock::Sowing { seconds: 0 }, ..FRIEND }),
    ] {
        assert!(Table::try_open(spec.clone(), settings).is_err(), "{spec:?} {settings:?}");
    }
}

#[test]
fn a_start_that_somebody_wrote_down_is_played_from() {
    let text = "0,0,0,0,1,2/3,0,0,0,0,1 20,21 N";
    let spec = bija_room::Spec { position: Some(text.to_string()), ..spec("kalah", &[]) };
    let table = Table::of(2, spec, FRIEND);
    let game = table.room.game().unwrap();
    assert_eq!(game.rules().text(game.position()), text);
    assert_eq!((table.room.mover(), table.room.start_number()), (Some(1), None));
}

#[test]
fn the_number_of_a_random_start_is_kept() {
    let table = Table::of(2, spec("mangala4", &[("setup", "random")]), FRIEND);
    assert_eq!(table.room.start_number(), Some(CHANCE.number));
    assert_eq!(Table::of(2, spec("kalah", &[]), FRIEND).room.start_number(), None);
}
