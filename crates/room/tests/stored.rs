//! The stored format: the JSON of events is pinned by a file, and every kind of event is in it.

mod common;

use std::collections::BTreeSet;

use bija_room::{
    Account, By, Chance, Concealed, EndReason, Ending, Event, Level, Logged, Millis, Occupant, Parity, ReplayError, Room, Series, Settings, Side, Spec,
};
use common::{CHANCE, FRIEND, START, TABLE, Table, UNCLOCKED, game_id, kinds, occupant, person, spec};

/// One event a line, as it is stored. A line may be added; none may be changed or taken away.
const STORED: &str = include_str!("events.jsonl");

fn every_kind() -> Vec<Event> {
    let settings = Settings { clock: bija_room::Clock::None, ..TABLE };
    let paired = Spec { series: Some(Series::Pair), position: Some("x".to_string()), ..spec("kalah", &[("seeds", "3")]) };
    let options = vec![("seats".to_string(), "3".to_string())];
    let hidden = Concealed { count: 2, salt: "5d41402abc4b2a76b9719d911017c592".to_string() };
    let broken = Ending { reason: EndReason::Abandoned, by: None, places: Vec::new(), score: None, winner: None, rated: None };
    let placed = Ending {
        reason: EndReason::Rule(bija_rules::Reason::RowEmpty),
        by: Some(1),
        places: vec![1, 2],
        score: Some(vec![26, 22]),
        winner: Some(0),
        rated: Some(vec![1, 2]),
    };
    vec![
        Event::Opened { spec: paired, settings: FRIEND, host: occupant(1, Account::Guest) },
        Event::Opened { spec: spec("oware", &[]), settings, host: occupant(1, Account::SignedIn) },
        Event::Joined { occupant: occupant(2, Account::SignedIn) },
        Event::Joined { occupant: Occupant::Computer { level: Level::Hard } },
        Event::Left { person: person(2) },
        Event::Settled { options: options.clone(), settings },
        Event::ComputerSat { level: Level::Easy },
        Event::ComputerLeft { seat: 2 },
        Event::HostIs { person: person(2) },
        Event::Began { order: vec![1, 0, 2], number: u64::MAX.to_string(), options },
        Event::Hidden { seat: 0, hash: "2cf2".to_string(), concealed: Some(hidden.clone()) },
        Event::Hidden { seat: 0, hash: "2cf2".to_string(), concealed: None },
        Event::NotHidden { seat: 0 },
        Event::Guessed { seat: 1, parity: Some(Parity::Even), revealed: hidden.clone() },
        Event::Guessed { seat: 1, parity: None, revealed: hidden },
        Event::SideChosen { seat: 1, side: Side::Second },
        Event::Arranged { seat: 0, pits: vec![4, 0, 12], by: By::Default },
        Event::Moved { seat: 0, token: "S3".to_string(), by: By::Person },
        Event::Moved { seat: 1, token: "A5>+".to_string(), by: By::Computer },
        Event::TimedOut { seat: 2 },
        Event::Resigned { seat: 1 },
        Event::DrawOffered { seat: 0 },
        Event::DrawDeclined { seat: 1 },
        Event::RematchOffered { seat: 0 },
        Event::RematchDeclined { seat: 1 },
        Event::RematchMade { game: game_id(77) },
        Event::TookOver { seat: 1 },
        Event::Returned { seat: 1 },
        Event::Outage { ms: -1500 },
        Event::Over { ending: broken },
        Event::Over { ending: placed },
    ]
}

#[test]
fn events_are_stored_as_they_always_were() {
    let written: Vec<String> = every_kind()
        .into_iter()
        .zip(1..)
        .map(|(event, seq)| serde_json::to_string(&Logged { seq, at: Millis(START.0 + seq as i64), event }).unwrap())
        .collect();
    let stored: Vec<&str> = STORED.lines().collect();
    assert_eq!(written, stored, "written:\n{}", written.join("\n"));
}

#[test]
fn what_was_stored_is_read() {
    let read: Vec<Event> = STORED.lines().map(|line| serde_json::from_str::<Logged>(line).unwrap().event).collect();
    assert_eq!(read, every_kind());
}

#[test]
fn the_file_holds_every_kind_of_event() {
    let found: BTreeSet<String> = kinds(&every_kind()).into_iter().collect();
    // A new kind needs a line here and in the file: the match makes it a compile error until then.
    let counted = every_kind().into_iter().map(|event| match event {
        Event::Opened { .. } => 0,
        Event::Joined { .. } => 1,
        Event::Left { .. } => 2,
        Event::Settled { .. } => 3,
        Event::ComputerSat { .. } => 4,
        Event::ComputerLeft { .. } => 5,
        Event::HostIs { .. } => 6,
        Event::Began { .. } => 7,
        Event::Hidden { .. } => 8,
        Event::NotHidden { .. } => 9,
        Event::Guessed { .. } => 10,
        Event::SideChosen { .. } => 11,
        Event::Arranged { .. } => 12,
        Event::Moved { .. } => 13,
        Event::TimedOut { .. } => 14,
        Event::Resigned { .. } => 15,
        Event::DrawOffered { .. } => 16,
        Event::DrawDeclined { .. } => 17,
        Event::RematchOffered { .. } => 18,
        Event::RematchDeclined { .. } => 19,
        Event::RematchMade { .. } => 20,
        Event::TookOver { .. } => 21,
        Event::Returned { .. } => 22,
        Event::Outage { .. } => 23,
        Event::Over { .. } => 24,
    });
    let counted: BTreeSet<u8> = counted.collect();
    assert_eq!((counted.len(), found.len()), (25, 25));
}

#[test]
fn every_reason_has_a_name_of_its_own() {
    let all = EndReason::OWN.into_iter().chain(bija_rules::Reason::ALL.map(EndReason::Rule));
    let mut names = BTreeSet::new();
    for reason in all {
        assert!(names.insert(reason.name()), "{}", reason.name());
        let json = serde_json::to_string(&reason).unwrap();
        assert_eq!(serde_json::from_str::<EndReason>(&json).unwrap(), reason);
    }
    assert!(serde_json::from_str::<EndReason>(r#""sulked""#).is_err());
}

fn log() -> Vec<Logged> {
    let mut table = Table::of(2, spec("kalah", &[]), FRIEND);
    table.play("S1").expect("it is legal");
    table.play("N1").expect("it is legal");
    table.give(1, bija_room::Command::Resign).expect("they play");
    table.log
}

#[test]
fn a_log_with_a_gap_a_repetition_or_another_order_is_none() {
    let whole = log();
    for cut in 1..=whole.len() {
        assert!(Room::replay(whole[..cut].to_vec(), START).is_ok(), "every beginning of a log is one");
    }
    assert_eq!(Room::replay(Vec::new(), START), Err(ReplayError::NotOpened));
    assert_eq!(Room::replay(whole[1..].to_vec(), START), Err(ReplayError::NotOpened));
    for lost in 1..whole.len() - 1 {
        let mut log = whole.clone();
        log.remove(lost);
        assert!(matches!(Room::replay(log, START), Err(ReplayError::Sequence { .. })));
        let mut log = whole.clone();
        log.insert(lost, whole[lost].clone());
        assert!(matches!(Room::replay(log, START), Err(ReplayError::Sequence { .. })));
        let mut log = whole.clone();
        log.swap(lost, lost + 1);
        assert!(Room::replay(log, START).is_err());
    }
}

#[test]
fn an_event_that_does_not_follow_is_found() {
    let whole = log();
    let over = |reason| Event::Over { ending: Ending { reason, by: None, places: Vec::new(), score: None, winner: None, rated: None } };
    let at_end = [
        over(EndReason::Aborted),
        Event::Moved { seat: 0, token: "S2".to_string(), by: By::Person },
        Event::Opened { spec: spec("kalah", &[]), settings: FRIEND, host: occupant(1, Account::Guest) },
        Event::Joined { occupant: occupant(5, Account::Guest) },
        Event::Left { person: person(1) },
    ];
    let in_play = [
        Event::Moved { seat: 1, token: "N1".to_string(), by: By::Person },
        Event::Moved { seat: 0, token: "S1".to_string(), by: By::Person },
        Event::Moved { seat: 0, token: "S9".to_string(), by: By::Person },
        Event::TookOver { seat: 2 },
        Event::Began { order: vec![0, 1], number: "0".to_string(), options: Vec::new() },
        Event::SideChosen { seat: 0, side: Side::First },
        Event::Hidden { seat: 0, hash: String::new(), concealed: None },
        Event::Arranged { seat: 0, pits: Vec::new(), by: By::Person },
        Event::RematchMade { game: game_id(3) },
        over(EndReason::Rule(bija_rules::Reason::RowEmpty)),
    ];
    let gathering = [
        Event::Began { order: vec![0, 0], number: "0".to_string(), options: Vec::new() },
        Event::Began { order: vec![0], number: "0".to_string(), options: Vec::new() },
        Event::Began { order: vec![0, 1], number: "x".to_string(), options: Vec::new() },
        Event::Left { person: person(9) },
        Event::Resigned { seat: 0 },
    ];
    for (length, events) in [(whole.len(), &at_end[..]), (whole.len() - 2, &in_play[..]), (2, &gathering[..])] {
        for event in events {
            let mut log = whole[..length].to_vec();
            log.push(Logged { seq: length as u64 + 1, at: START, event: event.clone() });
            assert!(matches!(Room::replay(log, START), Err(ReplayError::Misfit { .. })), "{event:?}");
        }
    }
}

#[test]
fn an_id_in_json_is_its_spelling() {
    let table = Table::of(2, spec("kalah", &[]), UNCLOCKED);
    let (room, _) = table.room.rematch(START, &Chance { number: 1, ..CHANCE }, Occupant::clone).unwrap();
    assert_eq!(serde_json::to_string(&room.host()).unwrap(), r#""0000000000001""#);
    assert!(serde_json::from_str::<bija_room::PersonId>(r#""1""#).is_err());
}
