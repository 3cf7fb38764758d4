//! Who is not there: take-over by the computer, standing still, closing.

mod common;

use bija_room::{Absence, Clock, Command, EndReason, Event, Level, Refusal, Room, Settings};
use common::{FRIEND, RATED, SECOND, START, Table, UNCLOCKED, computer, kinds, spec};

const DAY: i64 = 24 * 60 * 60 * SECOND;

#[test]
fn after_a_minute_the_computer_plays_for_who_is_away_until_they_return() {
    for number in [1, 2] {
        let mut table = Table::of(2, spec("kalah", &[]), UNCLOCKED);
        table.away(number);
        table.pass(59 * SECOND);
        table.away(number);
        assert_eq!(table.room.deadline(), Some(START.after(60 * SECOND)), "away is away since the first time");
        assert_eq!(table.wait(), [Event::TookOver { seat: number as u8 - 1 }], "whoever is to move");
        assert_eq!(table.room.deadline(), None);
        if number == 2 {
            assert_eq!(table.room.duty(), None);
            table.play("S1").unwrap();
        }
        let duty = table.room.duty().expect("the computer plays the seat");
        assert_eq!((duty.seat, duty.level), (number as u8 - 1, Level::Normal));
        table.play_first();
        table.here(number);
        assert!(table.room.seats()[usize::from(duty.seat)].unwrap().held, "who is there again must say so");
        table.give(number, Command::Return).unwrap();
        assert_eq!(table.room.duty(), None);
    }
}

#[test]
fn who_comes_back_within_the_minute_keeps_the_seat() {
    let mut table = Table::of(2, spec("kalah", &[]), UNCLOCKED);
    table.away(1);
    table.pass(59 * SECOND);
    table.here(1);
    assert_eq!(table.room.deadline(), None);
    table.away(1);
    assert_eq!(table.room.deadline(), Some(table.now.after(60 * SECOND)), "a new absence counts anew");
}

#[test]
fn with_nobody_there_a_table_stands_still_and_is_closed_in_the_end() {
    for (settings, people, patience) in [(UNCLOCKED, 2, 7 * DAY), (UNCLOCKED, 3, 7 * DAY), (FRIEND, 3, DAY)] {
        let mut table = Table::of(people, spec("mancala_basic", &[]), settings);
        for number in 1..=people {
            table.pass(SECOND);
            table.away(number);
        }
        assert!(table.room.stands_still());
        assert_eq!(table.room.duty(), None);
        assert_eq!(table.room.deadline(), Some(table.now.after(patience)), "since the last one left");
        table.pass(10 * 60 * SECOND);
        assert!(matches!(table.serve(Command::Wake), Err(Refusal::NotDue { .. })));
        table.here(2);
        assert!(!table.room.stands_still());
        table.away(2);
        assert_eq!(kinds(&table.wait()), ["over"]);
        let ending = table.room.ending().unwrap();
        assert_eq!((ending.reason, ending.by, ending.places.len(), &ending.rated), (EndReason::Abandoned, None, 0, &None));
    }
}

#[test]
fn a_table_that_stood_still_goes_on_when_somebody_comes() {
    let mut table = Table::of(3, spec("mancala_basic", &[]), FRIEND);
    for number in 1..=3 {
        table.away(number);
    }
    table.pass(60 * 60 * SECOND);
    table.here(2);
    assert_eq!(kinds(&table.wait()), ["timed-out"], "the mover's time has run out");
    table.play_first();
    assert_eq!(table.room.mover(), Some(1));
    assert!(table.room.seats().iter().flatten().all(|seat| !seat.held), "and nobody has lost the seat for it");
}

#[test]
fn the_time_in_which_nobody_was_there_takes_nobodys_seat() {
    let mut table = Table::of(3, spec("mancala_basic", &[]), UNCLOCKED);
    table.away(1);
    table.pass(40 * SECOND);
    table.away(2);
    table.away(3);
    table.pass(DAY);
    table.here(3);
    assert_eq!(table.room.deadline(), Some(table.now.after(20 * SECOND)), "of person 1, who had been away for 40 s");
    table.here(1);
    assert_eq!(table.room.deadline(), Some(table.now.after(60 * SECOND)), "of person 2");
    assert_eq!(table.wait(), [Event::TookOver { seat: 1 }]);
}

#[test]
fn a_computer_waits_with_the_others_where_nobody_is() {
    let mut table = Table::open(spec("kalah", &[]), UNCLOCKED);
    table.give(1, computer(Level::Hard)).unwrap();
    table.play("S1").unwrap();
    assert!(table.room.duty().is_some());
    table.away(1);
    assert_eq!((table.room.duty(), table.room.deadline()), (None, Some(START.after(7 * DAY))));
    assert_eq!(table.serve(Command::ComputerMove { ply: 1, token: "N1".to_string() }), Err(Refusal::NotComputersTurn));
    table.here(1);
    assert!(table.room.duty().is_some());
}

#[test]
fn after_a_restart_all_are_away_since_then() {
    let mut table = Table::of(2, spec("kalah", &[]), UNCLOCKED);
    table.pass(3 * DAY);
    table.room = Room::replay(table.log.clone(), table.now).unwrap();
    assert!(table.room.stands_still());
    assert_eq!(table.room.deadline(), Some(table.now.after(7 * DAY)));
    table.here(2);
    assert_eq!(table.room.deadline(), Some(table.now.after(60 * SECOND)), "person 1 has a minute to come back");
}

#[test]
fn a_clock_decides_between_two_and_nobody_takes_over() {
    for settings in [FRIEND, Settings { absence: Absence::ComputerPlays, ..FRIEND }, RATED] {
        let mut table = Table::of(2, spec("kalah", &[]), settings);
        table.away(1);
        table.away(2);
        assert!(!table.room.takes_seats_over() && !table.room.stands_still());
        table.wait();
        assert_eq!(table.room.ending().unwrap().reason, EndReason::Time);
    }
}

#[test]
fn without_clock_and_take_over_a_days_absence_loses() {
    for (loser, settings) in [0, 1].into_iter().flat_map(|loser| {
        [
            (loser, Settings { clock: Clock::None, ..RATED }),
            (loser, Settings { clock: Clock::None, ..FRIEND }),
            (loser, Settings { clock: Clock::None, absence: Absence::ComputerPlays, ..RATED }),
        ]
    }) {
        let mut table = Table::of(2, spec("mancala_basic", &[]), settings);
        table.play("1").unwrap();
        let (absent, other) = (table.at(loser), table.at(1 - loser));
        table.away(absent);
        table.pass(SECOND);
        table.away(other);
        assert_eq!(table.room.deadline(), Some(START.after(DAY)));
        table.wait();
        let ending = table.room.ending().unwrap();
        assert_eq!((ending.reason, ending.by, ending.winner), (EndReason::Absent, Some(loser), Some(1 - loser)));
    }
}

#[test]
fn of_two_away_since_the_same_moment_the_mover_loses() {
    for moves in [0, 1] {
        let mut table = Table::of(2, spec("mancala_basic", &[]), Settings { clock: Clock::None, ..FRIEND });
        for _ in 0..moves {
            table.play("1").unwrap();
        }
        let mover = table.room.mover();
        table.room.everybody_away(table.now);
        table.wait();
        assert_eq!(table.room.ending().unwrap().by, mover);
    }
}

#[test]
fn who_has_finished_or_resigned_is_not_waited_for() {
    let mut table = Table::of(3, spec("mancala_basic", &[]), UNCLOCKED);
    table.give(1, Command::Resign).unwrap();
    table.away(1);
    assert_eq!(table.room.deadline(), None, "nobody plays on for person 1");
    table.away(2);
    assert_eq!(table.wait(), [Event::TookOver { seat: 1 }]);
}

#[test]
fn computers_alone_play_a_race_to_its_end_for_people_who_are_through() {
    let mut table = Table::open(spec("mancala_basic", &[]), Settings { seats: 3, ..UNCLOCKED });
    table.give(1, computer(Level::Easy)).unwrap();
    table.give(1, computer(Level::Hard)).unwrap();
    table.give(1, Command::Resign).unwrap();
    table.away(1);
    assert!(!table.room.stands_still());
    table.play_out();
    let ending = table.room.ending().unwrap();
    assert_eq!((ending.reason.name(), ending.places[0]), ("finished", 3));
}
