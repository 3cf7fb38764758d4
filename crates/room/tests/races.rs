//! Three and four seats: resigning from a race, seats held at the end, the host's role.

mod common;

use bija_room::{Command, EndReason, Event, Level, Phase, Rating, Refusal, Settings};
use common::{FRIEND, Table, UNCLOCKED, computer, kinds, person, spec};

const RACE: Settings = Settings { rating: Rating::Rated, ..FRIEND };

#[test]
fn who_resigns_takes_the_worst_free_place_and_the_others_race_on() {
    let mut table = Table::of(4, spec("mancala_basic", &[]), RACE);
    table.play("1").unwrap();
    assert_eq!(kinds(&table.give(3, Command::Resign).unwrap()), ["resigned"]);
    assert_eq!(table.give(3, Command::Resign), Err(Refusal::OutOfPlay));
    assert!(table.room.seats()[2].unwrap().out);
    let ply = table.room.ply();
    assert_eq!(kinds(&table.give(table.mover(), Command::Resign).unwrap()), ["resigned"], "the mover");
    assert_eq!(table.room.ply(), ply + 1, "what was decided before the board changed is stale");
    assert_eq!(table.room.mover(), Some(3));
    let tokens = table.room.game().unwrap().tokens();
    assert_eq!(tokens, ["1", "resign:3", "resign:2"]);
    let events = table.give(1, Command::Resign).unwrap();
    assert_eq!(kinds(&events), ["resigned", "over"]);
    let ending = table.room.ending().unwrap();
    assert_eq!((ending.reason, ending.by, ending.winner, &ending.places), (EndReason::Resigned, Some(0), Some(3), &vec![2, 3, 4, 1]));
    assert_eq!(ending.rated.as_ref(), Some(&ending.places));
}

#[test]
fn a_clock_runs_on_when_another_resigns_and_begins_anew_when_the_mover_does() {
    let mut table = Table::of(3, spec("mancala_basic", &[]), FRIEND);
    let running = table.room.clock().deadline;
    table.pass(1000);
    table.give(2, Command::Resign).unwrap();
    assert_eq!(table.room.clock().deadline, running);
    let mut table = Table::of(4, spec("mancala_basic", &[]), FRIEND);
    table.pass(1000);
    table.give(1, Command::Resign).unwrap();
    assert_eq!((table.room.mover(), table.room.clock().deadline), (Some(1), Some(table.now.after(30_000))));
}

#[test]
fn who_resigns_in_place_of_a_late_decision_leaves_none_to_the_computer() {
    let mut table = Table::of(4, spec("mancala_basic", &[]), FRIEND);
    table.wait();
    assert!(table.room.duty().is_some());
    table.give(1, Command::Resign).unwrap();
    assert_eq!((table.room.duty(), table.room.mover()), (None, Some(1)));
    table.play("1").unwrap();
}

#[test]
fn a_resignation_is_no_token_of_a_move() {
    let mut table = Table::of(3, spec("mancala_basic", &[]), FRIEND);
    for token in ["resign:1", "resign:2"] {
        assert!(matches!(table.play(token), Err(Refusal::Move(_))), "{token}");
    }
}

#[test]
fn the_next_person_in_the_race_is_host_when_the_host_resigns() {
    let mut table = Table::open(spec("mancala_basic", &[]), Settings { seats: 4, ..UNCLOCKED });
    table.give(1, computer(Level::Easy)).unwrap();
    table.join(2).unwrap();
    table.join(3).unwrap();
    assert_eq!(kinds(&table.give(2, Command::Resign).unwrap()), ["resigned"]);
    let events = table.give(1, Command::Resign).unwrap();
    assert_eq!(events[1..], [Event::HostIs { person: person(3) }], "past a computer and one who has resigned");
}

#[test]
fn a_seat_that_the_computer_holds_at_the_end_counts_as_last_for_its_owner() {
    let mut wins = 0;
    for held in 1..=3 {
        let mut table = Table::of(3, spec("mancala_basic", &[]), RACE);
        table.play("1").unwrap();
        table.away(held);
        while !table.room.seats()[held as usize - 1].unwrap().held {
            let events = table.wait();
            if kinds(&events) == ["timed-out"] {
                table.play_first();
            }
        }
        table.play_out();
        let ending = table.room.ending().unwrap();
        let rated = ending.rated.as_ref().expect("the race is rated");
        let seat = held as usize - 1;
        assert_eq!(rated[seat], 3, "{ending:?}");
        let mut others: Vec<usize> = (0..3).filter(|&other| other != seat).collect();
        others.sort_by_key(|&other| ending.places[other]);
        assert_eq!([rated[others[0]], rated[others[1]]], [1, 2], "the others move up");
        wins += u8::from(ending.places[seat] != 3);
    }
    assert!(wins > 0, "in some game the computer was not last itself");
}

#[test]
fn nobody_returns_to_a_race_that_the_computer_has_finished_for_them() {
    let mut tried = 0;
    for held in 1..=4 {
        let mut table = Table::of(4, spec("mancala_basic", &[("seeds", "3")]), RACE);
        table.away(held);
        let seat = held as usize - 1;
        while table.room.phase() == Phase::Playing && !table.room.seats()[seat].unwrap().out {
            match table.room.duty() {
                None if table.mover() == held => drop(table.wait()),
                None | Some(_) => drop(table.play_first()),
            }
        }
        if table.room.phase() == Phase::Playing && table.room.seats()[seat].unwrap().held {
            tried += 1;
            assert_eq!(table.give(held, Command::Return), Err(Refusal::OutOfPlay));
            table.play_out();
            assert_eq!(table.room.ending().unwrap().rated.as_ref().unwrap()[seat], 4);
        }
    }
    assert!(tried > 0, "in some race the computer finished");
}

#[test]
fn who_resigns_a_seat_that_the_computer_held_has_the_place_of_the_resignation() {
    for people in [3, 4] {
        let mut table = Table::of(people, spec("mancala_basic", &[]), RACE);
        table.play("1").unwrap();
        table.give(people, Command::Resign).unwrap();
        table.away(1);
        while !table.room.seats()[0].unwrap().held {
            match table.room.duty() {
                None if table.mover() == 1 => drop(table.wait()),
                None | Some(_) => drop(table.play_first()),
            }
        }
        table.give(1, Command::Resign).unwrap();
        assert!(!table.room.seats()[0].unwrap().held);
        table.play_out();
        let ending = table.room.ending().unwrap();
        let rated = ending.rated.as_ref().expect("the race is rated");
        assert_eq!((rated[0], rated[people as usize - 1]), (people as u8 - 1, people as u8), "{ending:?}");
    }
}

#[test]
fn two_seats_held_at_the_end_share_the_last_place() {
    let mut table = Table::of(3, spec("mancala_basic", &[]), RACE);
    table.play("1").unwrap();
    table.away(1);
    table.away(2);
    while table.room.phase() == Phase::Playing {
        match table.room.duty() {
            None if table.mover() == 3 => drop(table.play_first()),
            None => drop(table.wait()),
            Some(_) => drop(table.play_first()),
        }
    }
    let ending = table.room.ending().unwrap();
    assert_eq!(ending.rated, Some(vec![2, 2, 1]), "{ending:?}");
}

#[test]
fn a_first_place_alone_ends_a_race_for_it() {
    let mut table = Table::of(4, spec("mancala_basic", &[("all_ranks", "false"), ("seeds", "3")]), FRIEND);
    table.play_out();
    let ending = table.room.ending().unwrap();
    assert!(ending.places.contains(&1));
    assert_eq!(ending.winner.map(|seat| ending.places[usize::from(seat)]), Some(1));
}
