//! Clocks: deadlines, the network's grace, the animation's grant, time-outs, outages.

mod common;

use bija_room::{Actor, Clock, Command, EndReason, Event, Level, Phase, Refusal, Room, Settings};
use common::{FRIEND, SECOND, START, Table, UNCLOCKED, computer, kinds, person, spec};

fn deadline(table: &Table) -> i64 {
    table.room.clock().deadline.expect("a clock runs").since(table.now)
}

#[test]
fn every_sowing_has_its_own_time_from_the_commit_of_the_one_before() {
    let mut table = Table::of(2, spec("kalah", &[]), FRIEND);
    assert_eq!(deadline(&table), 30 * SECOND);
    table.pass(20 * SECOND);
    table.play("S3").unwrap();
    assert_eq!(table.room.mover(), Some(0), "an extra sowing");
    assert_eq!(deadline(&table), 30 * SECOND + 300 + 4 * 130, "a fresh clock, and four seeds fall before it");
    table.pass(29 * SECOND);
    table.play("S6").unwrap();
    assert_eq!((table.room.mover(), deadline(&table)), (Some(1), 30 * SECOND + 300 + 5 * 130));
}

#[test]
fn no_more_than_a_second_and_a_half_is_granted_for_an_animation() {
    let mut table = Table::of(2, spec("congklak", &[]), FRIEND);
    let mut most = 0;
    for _ in 0..12 {
        table.play_first();
        most = most.max(deadline(&table) - 30 * SECOND);
    }
    assert_eq!(most, 1500, "a relay of many laps");
}

#[test]
fn a_move_counts_as_sent_so_much_earlier_as_its_line_is_slow() {
    for (late, grace, taken) in
        [(-1, 0, true), (0, 0, true), (1, 0, false), (1, 1, true), (80, 80, true), (81, 80, false), (500, 500, true), (501, 500, false), (501, 60_000, false)]
    {
        for token in ["S1", "S3"] {
            let mut table = Table::of(2, spec("kalah", &[]), FRIEND);
            let deadline = table.room.clock().deadline.unwrap();
            table.now = deadline.after(late);
            let command = table.moves(token, grace);
            let answer = table.give(1, command);
            assert_eq!(answer.is_ok(), taken, "{late} ms late, {grace} ms forgiven");
            if !taken {
                assert_eq!(answer, Err(Refusal::TooLate { deadline, now: table.now }));
            }
        }
    }
}

#[test]
fn either_the_move_or_the_time_out_is_accepted_around_a_deadline_never_both() {
    for first in [1, 2] {
        for offset in -5..=5 {
            for move_first in [true, false] {
                let mut table = Table::of(2, spec("kalah", &[]), FRIEND);
                if first == 2 {
                    table.play("S1").unwrap();
                }
                table.now = table.room.deadline().unwrap().after(offset);
                let (mover, token) = (table.mover(), table.legal().remove(0));
                let command = table.moves(&token, 500);
                let accepted = if move_first {
                    [table.give(mover, command).is_ok(), table.serve(Command::Wake).is_ok()]
                } else {
                    let woken = table.serve(Command::Wake).is_ok();
                    [table.give(mover, command).is_ok(), woken]
                };
                assert_eq!(accepted, [offset < 0, offset >= 0], "{offset} ms");
            }
        }
    }
}

#[test]
fn of_two_who_lets_the_time_pass_has_lost() {
    for loser in [0, 1] {
        let mut table = Table::of(2, spec("kalah", &[]), FRIEND);
        if loser == 1 {
            table.play("S1").unwrap();
        }
        assert!(matches!(table.serve(Command::Wake), Err(Refusal::NotDue { deadline: Some(_) })));
        assert_eq!(kinds(&table.wait()), ["over"]);
        let ending = table.room.ending().unwrap();
        assert_eq!((ending.reason, ending.by, ending.winner), (EndReason::Time, Some(loser), Some(1 - loser)));
        assert_eq!(ending.places, if loser == 0 { [2, 1] } else { [1, 2] });
        assert_eq!(table.serve(Command::Wake), Err(Refusal::NotDue { deadline: None }));
        assert_eq!(table.give(1, table.moves("S1", 0)), Err(Refusal::Over));
    }
}

#[test]
fn a_lost_line_keeps_the_clock_running() {
    let mut table = Table::of(2, spec("kalah", &[]), FRIEND);
    table.away(1);
    assert_eq!(deadline(&table), 30 * SECOND);
    table.pass(30 * SECOND);
    table.here(1);
    assert_eq!(kinds(&table.wait()), ["over"]);
}

#[test]
fn without_a_clock_nothing_is_awaited_of_who_is_there() {
    let mut table = Table::of(2, spec("kalah", &[]), UNCLOCKED);
    assert_eq!((table.room.deadline(), table.room.clock().seconds, table.room.clock().deadline), (None, None, None));
    table.pass(30 * 24 * 60 * 60 * SECOND);
    table.play("S3").unwrap();
}

#[test]
fn an_outage_is_given_back_to_a_running_clock_once_and_also_in_a_replay() {
    let mut table = Table::of(2, spec("kalah", &[]), FRIEND);
    table.pass(10 * SECOND);
    table.room = Room::replay(table.log.clone(), table.now).unwrap();
    table.pass(3600 * SECOND);
    assert_eq!(table.give(1, Command::Outage { ms: 1 }), Err(Refusal::ServerOnly));
    assert_eq!(table.serve(Command::Outage { ms: 0 }), Err(Refusal::NoOutage));
    table.serve(Command::Outage { ms: 3600 * SECOND }).unwrap();
    assert_eq!(deadline(&table), 20 * SECOND);
    table.serve(Command::Outage { ms: -5 * SECOND }).unwrap();
    assert_eq!(deadline(&table), 15 * SECOND, "a clock that was set back");
    table.play("S1").unwrap();
    table.give(1, Command::Resign).unwrap();
    assert_eq!(table.serve(Command::Outage { ms: 1 }), Err(Refusal::Over));
}

#[test]
fn an_outage_is_given_back_to_every_choice_before_the_first_sowing() {
    let mut table = Table::of(2, spec("mangala4", &[]), FRIEND);
    table.serve(Command::Outage { ms: 7 * SECOND }).unwrap();
    assert_eq!(deadline(&table), 67 * SECOND);
    let mut table = Table::open(spec("kalah", &[]), FRIEND);
    let before = table.room.deadline().unwrap();
    table.serve(Command::Outage { ms: 7 * SECOND }).unwrap();
    assert_eq!(table.room.deadline(), Some(before.after(7 * SECOND)));
}

#[test]
fn only_the_server_wakes_a_room_and_moves_for_computers() {
    let mut table = Table::of(2, spec("kalah", &[]), FRIEND);
    table.pass(60 * SECOND);
    assert_eq!(table.give(1, Command::Wake), Err(Refusal::ServerOnly));
    assert_eq!(table.give(1, Command::ComputerMove { ply: 0, token: "S1".to_string() }), Err(Refusal::ServerOnly));
    let command = table.moves("S1", 0);
    assert_eq!(table.serve(command), Err(Refusal::NotSeated));
}

#[test]
fn no_clock_runs_for_the_computer() {
    let mut table = Table::open(spec("kalah", &[]), FRIEND);
    table.give(1, computer(Level::Normal)).unwrap();
    table.play("S1").unwrap();
    assert_eq!((table.room.duty().map(|duty| (duty.seat, duty.ply)), table.room.deadline()), (Some((1, 1)), None));
    assert_eq!(table.serve(Command::ComputerMove { ply: 0, token: "N1".to_string() }), Err(Refusal::Stale { ply: 0, now: 1 }));
    assert!(matches!(table.serve(Command::ComputerMove { ply: 1, token: "N9".to_string() }), Err(Refusal::Move(_))));
    assert_eq!(table.give(1, table.moves("N1", 0)), Err(Refusal::NotYourTurn { mover: 1 }));
    let events = table.serve(Command::ComputerMove { ply: 1, token: "1".to_string() }).unwrap();
    assert_eq!(events, [Event::Moved { seat: 1, token: "N1".to_string(), by: bija_room::By::Computer }], "the token as the rules write it");
    assert_eq!(table.serve(Command::ComputerMove { ply: 2, token: "S1".to_string() }), Err(Refusal::NotComputersTurn));
    assert!(table.room.deadline().is_some());
}

#[test]
fn at_three_seats_the_computer_makes_one_decision_for_who_lets_the_time_pass() {
    let mut table = Table::of(3, spec("mancala_basic", &[]), FRIEND);
    assert_eq!(table.wait(), [Event::TimedOut { seat: 0 }]);
    assert_eq!(table.give(1, table.moves("1", 0)), Err(Refusal::TimedOut), "it is too late");
    let duty = table.room.duty().expect("the computer decides");
    assert_eq!((duty.seat, duty.level, table.room.deadline()), (0, Level::Normal, None));
    table.serve(Command::ComputerMove { ply: 0, token: "1".to_string() }).unwrap();
    assert_eq!((table.room.mover(), table.room.duty()), (Some(1), None));
    assert!(!table.room.seats()[0].unwrap().held, "the seat is the player's as before");
}

#[test]
fn three_time_outs_in_a_row_give_the_seat_to_the_computer_until_the_owner_returns() {
    let mut table = Table::of(3, spec("mancala_basic", &[]), FRIEND);
    let mut outs = Vec::new();
    while table.room.phase() == Phase::Playing && outs.len() < 3 {
        if table.mover() == 1 && table.room.duty().is_none() {
            outs.push(kinds(&table.wait()));
        } else {
            let token = table.legal().pop().unwrap();
            match table.room.duty() {
                Some(duty) => table.serve(Command::ComputerMove { ply: duty.ply, token }).unwrap(),
                None => table.play(&token).unwrap(),
            };
        }
    }
    assert_eq!(outs, [vec!["timed-out"], vec!["timed-out"], vec!["timed-out", "took-over"]]);
    let seat = table.seat(1);
    assert!(table.room.seats()[usize::from(seat)].unwrap().held);
    assert_eq!(table.give(2, Command::Return), Err(Refusal::NotHeld));
    assert_eq!(table.give(1, table.moves("1", 0)), Err(Refusal::ComputerHolds));
    table.give(1, Command::Return).unwrap();
    assert_eq!(table.give(1, Command::Return), Err(Refusal::NotHeld));
    assert_eq!(table.give(1, table.moves("1", 0)), Err(Refusal::TimedOut), "this decision is still the computer's");
    table.play_first();
    while table.mover() != 1 {
        table.play_first();
    }
    assert_eq!(kinds(&table.wait()), ["timed-out"], "the row begins anew");
}

#[test]
fn an_own_sowing_breaks_the_row_of_time_outs() {
    let mut table = Table::of(3, spec("mancala_basic", &[]), FRIEND);
    for round in 0..4 {
        while table.mover() != 1 || table.room.duty().is_some() {
            let token = table.legal().pop().unwrap();
            match table.room.duty() {
                Some(duty) => table.serve(Command::ComputerMove { ply: duty.ply, token }).unwrap(),
                None => table.play(&token).unwrap(),
            };
        }
        if round % 3 == 2 {
            let token = table.legal().pop().unwrap();
            table.play(&token).unwrap();
        } else {
            assert_eq!(kinds(&table.wait()), ["timed-out"], "round {round}");
        }
    }
}

#[test]
fn who_returns_to_move_has_a_fresh_clock() {
    let mut table = Table::of(3, spec("mancala_basic", &[]), Settings { clock: Clock::Sowing { seconds: 3600 }, ..FRIEND });
    table.away(1);
    assert_eq!(kinds(&table.wait()), ["took-over"], "a minute's absence");
    assert_eq!(table.room.clock().deadline, None, "no clock runs for the computer");
    table.here(1);
    table.give(1, Command::Return).unwrap();
    assert_eq!(deadline(&table), 3600 * SECOND);
    let wake = table.room.decide(START.after(7200 * SECOND), Actor::Server, &Command::Wake).unwrap();
    assert_eq!(wake, [Event::TimedOut { seat: 0 }]);
    assert_eq!(table.room.seat_of(person(1)), Some(0));
}
