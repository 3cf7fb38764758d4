//! Before the first sowing: odd or even, the choice of a side, seeds laid out by the players.

mod common;

use bija_rules::ArrangementError;

use bija_room::{By, Command, Concealed, Event, Level, Parity, Phase, Refusal, Room, Settings, Side};
use common::{FRIEND, SECOND, START, Table, UNCLOCKED, computer, concealed, kinds, spec};

fn hide(count: u8) -> Command {
    Command::Hide { concealed: concealed(count), hash: "the hash".to_string() }
}

fn ritual() -> Table {
    Table::of(2, spec("mangala4", &[]), FRIEND)
}

#[test]
fn who_guesses_right_chooses_the_side_and_who_hides_chooses_otherwise() {
    for (count, parity, chooser) in [(1, Parity::Odd, 2), (2, Parity::Even, 2), (1, Parity::Even, 1), (2, Parity::Odd, 1)] {
        for (side, first) in [(Side::First, chooser), (Side::Second, 3 - chooser)] {
            let mut table = ritual();
            assert_eq!(table.room.phase(), Phase::Hiding);
            assert_eq!(kinds(&table.give(1, hide(count)).unwrap()), ["hidden"]);
            assert_eq!(table.room.prelude().unwrap().hash, Some("the hash"));
            let events = table.give(2, Command::Guess { parity }).unwrap();
            assert_eq!(events, [Event::Guessed { seat: 1, parity: Some(parity), revealed: concealed(count) }]);
            let prelude = table.room.prelude().unwrap();
            assert_eq!((prelude.revealed, prelude.guess), (Some(&concealed(count)), Some(parity)));
            assert_eq!(prelude.seat.map(|seat| table.at(seat)), Some(chooser));
            let other = 3 - chooser;
            assert!(matches!(table.give(other, Command::ChooseSide { side }), Err(Refusal::NotYourTurn { .. })));
            table.give(chooser, Command::ChooseSide { side }).unwrap();
            assert_eq!((table.room.phase(), table.at(0), table.mover()), (Phase::Playing, first, first));
        }
    }
}

#[test]
fn nothing_is_decided_out_of_turn() {
    let mut table = ritual();
    let guess = Command::Guess { parity: Parity::Odd };
    assert_eq!(table.give(2, hide(1)), Err(Refusal::NotYourTurn { mover: 0 }));
    assert_eq!(table.give(3, hide(1)), Err(Refusal::NotSeated));
    assert_eq!(table.give(2, guess.clone()), Err(Refusal::NotNow), "nothing has been hidden");
    for count in [0, 3, 255] {
        assert_eq!(table.give(1, hide(count)), Err(Refusal::HiddenCount { count }));
    }
    table.give(1, hide(2)).unwrap();
    assert_eq!(table.give(1, hide(1)), Err(Refusal::NotNow), "what is hidden is not changed");
    assert_eq!(table.give(1, guess.clone()), Err(Refusal::NotYourTurn { mover: 1 }));
    assert_eq!(table.give(2, Command::ChooseSide { side: Side::First }), Err(Refusal::NotNow));
    assert_eq!(table.give(2, Command::Resign), Err(Refusal::NotBegun));
    assert_eq!(table.give(2, table.moves("S1", 0)), Err(Refusal::NotBegun));
    table.give(2, guess.clone()).unwrap();
    assert_eq!(table.give(2, guess), Err(Refusal::NotNow), "one guess");
}

#[test]
fn each_choice_has_a_minute_and_then_its_default() {
    let mut table = ritual();
    assert_eq!(table.room.clock().deadline, Some(START.after(60 * SECOND)));
    assert_eq!(table.wait(), [Event::NotHidden { seat: 0 }], "who does not hide leaves the choice to the other");
    assert_eq!(table.room.prelude().unwrap().seat, Some(1));
    assert_eq!(table.room.clock().deadline, Some(table.now.after(60 * SECOND)));
    assert_eq!(table.wait(), [Event::SideChosen { seat: 1, side: Side::First }]);
    assert_eq!((table.room.phase(), table.at(0)), (Phase::Playing, 2));

    let mut table = ritual();
    table.pass(59 * SECOND);
    table.give(1, hide(2)).unwrap();
    assert_eq!(table.room.clock().deadline, Some(table.now.after(60 * SECOND)), "each has a minute of its own");
    assert_eq!(table.wait(), [Event::Guessed { seat: 1, parity: None, revealed: concealed(2) }]);
    assert_eq!(table.room.prelude().unwrap().seat, Some(0), "no guess is a wrong guess");
    assert_eq!(table.wait(), [Event::SideChosen { seat: 0, side: Side::First }]);
    assert_eq!(table.at(0), 1);
}

#[test]
fn a_choice_comes_in_time_or_its_default_is_taken_and_never_both() {
    for offset in -5..=5 {
        let mut table = ritual();
        let edge = table.room.deadline().unwrap();
        table.now = edge.after(offset);
        let chosen = table.room.clone().decide(table.now, bija_room::Actor::Person(common::person(1)), &hide(1)).is_ok();
        assert_eq!(chosen, offset < 0);
        assert_eq!(table.serve(Command::Wake).is_ok(), !chosen);
    }
}

#[test]
fn what_is_hidden_stays_hidden_after_a_restart() {
    let mut table = ritual();
    table.give(1, hide(1)).unwrap();
    table.room = Room::replay(table.log.clone(), table.now).unwrap();
    table.look();
    table.give(2, Command::Guess { parity: Parity::Odd }).unwrap();
    assert_eq!(table.room.prelude().unwrap().revealed, Some(&concealed(1)));
}

#[test]
fn an_event_for_everybody_holds_only_the_hash() {
    let event = Event::Hidden { seat: 0, hash: "h".to_string(), concealed: Some(Concealed { count: 1, salt: "s".to_string() }) };
    assert_eq!(serde_json::to_string(&event.public()).unwrap(), r#"{"kind":"hidden","seat":0,"hash":"h"}"#);
    assert_eq!(format!("{event:?}").matches("salt").count(), 0);
}

#[test]
fn computers_hide_nothing() {
    let mut table = Table::open(spec("mangala4", &[]), UNCLOCKED);
    table.give(1, computer(Level::Easy)).unwrap();
    assert_eq!(table.room.phase(), Phase::Playing);
}

#[test]
fn players_lay_out_their_seeds_one_after_the_other() {
    let mut table = Table::of(2, spec("omweso", &[("setup", "free")]), FRIEND);
    assert_eq!((table.room.phase(), table.room.prelude().unwrap().seat), (Phase::Arranging, Some(0)));
    assert_eq!(table.room.arranged(), None);
    let mut pits = vec![2; 16];
    let arrange = |pits: &Vec<u32>| Command::Arrange { pits: pits.clone() };
    assert_eq!(table.give(2, arrange(&pits)), Err(Refusal::NotYourTurn { mover: 0 }));
    pits[0] = 3;
    let too_many = ArrangementError::Total { seat: bija_rules::Seat::SOUTH, given: 33, expected: 32 };
    assert_eq!(table.give(1, arrange(&pits)), Err(Refusal::Arrangement(too_many)));
    assert!(matches!(table.give(1, arrange(&vec![32])), Err(Refusal::Arrangement(ArrangementError::Pits { .. }))));
    pits[1] = 1;
    let events = table.give(1, arrange(&pits)).unwrap();
    assert_eq!(events, [Event::Arranged { seat: 0, pits: pits.clone(), by: By::Person }]);
    assert_eq!(table.room.prelude().unwrap().lists, [Some(pits.clone()), None], "all in sight");
    let seen = table.room.arranged();
    assert_eq!(table.give(1, arrange(&pits)), Err(Refusal::NotYourTurn { mover: 1 }), "what lies there lies");
    let events = table.wait();
    let Event::Arranged { seat: 1, pits: standard, by: By::Default } = &events[0] else { panic!("{events:?}") };
    assert_eq!(seen, Some(vec![pits.clone(), standard.clone()]), "the second sees how the first has laid out, and the own seeds as they lie by themselves");
    assert_eq!(table.room.phase(), Phase::Playing);
    assert_eq!(table.room.arranged(), Some(vec![pits, standard.clone()]));
    let game = table.room.game().unwrap();
    assert_eq!((game.position().seeds(0), game.position().seeds(1)), (3, 1));
    let fresh = game.rules().start(0);
    assert!((16..32).all(|pit| game.position().seeds(pit) == fresh.seeds(pit)), "the default is the standard");
}

#[test]
fn the_first_player_lays_out_all_seeds_where_the_rules_say_so() {
    let mut table = Table::of(2, spec("lab_madjnuni", &[]), FRIEND);
    while table.room.phase() != Phase::Arranging {
        table.wait();
    }
    let first = table.at(0);
    let pits = [vec![72], vec![2; 13]].concat();
    assert!(matches!(table.give(first, Command::Arrange { pits: vec![7; 15] }), Err(Refusal::Arrangement(ArrangementError::Pits { .. }))));
    let few = [vec![73, 1], vec![2; 12]].concat();
    assert!(matches!(table.give(first, Command::Arrange { pits: few }), Err(Refusal::Arrangement(ArrangementError::TooFew { .. }))));
    table.give(first, Command::Arrange { pits: pits.clone() }).unwrap();
    assert_eq!((table.room.phase(), table.room.arranged()), (Phase::Playing, Some(vec![pits])));
}

#[test]
fn a_computer_lays_its_seeds_out_at_once() {
    for first in [bija_room::First::Host, bija_room::First::Guest] {
        let mut table = Table::open(spec("omweso", &[("setup", "free")]), Settings { first, ..UNCLOCKED });
        let mut events = table.give(1, computer(Level::Normal)).unwrap();
        if first == bija_room::First::Host {
            assert_eq!(table.room.prelude().unwrap().seat, Some(0));
            events = table.give(1, Command::Arrange { pits: vec![2; 16] }).unwrap();
        } else {
            assert_eq!(table.room.prelude().unwrap().seat, Some(1));
        }
        assert!(events.iter().any(|event| matches!(event, Event::Arranged { by: By::Computer, .. })), "{events:?}");
    }
}

#[test]
fn before_the_first_sowing_anybody_may_stop_it() {
    for number in [1, 2] {
        let mut table = ritual();
        table.give(number, Command::Abort).unwrap();
        let ending = table.room.ending().unwrap();
        assert_eq!((ending.reason.name(), ending.by, ending.winner, &ending.rated), ("aborted", Some(number as u8 - 1), None, &None));
    }
}
