//! Ends: by the rules, by resigning, by agreement, by breaking off; what counts for ratings; playing again.

mod common;

use bija_room::{Chance, Command, EndReason, Event, Level, Occupant, Phase, Rating, Refusal, Rematch, Room, Rotate, Settings, Spec};
use common::{CHANCE, FRIEND, RATED, Table, UNCLOCKED, computer, game_id, kinds, person, spec};

/// A game that ends with the next sowing of the seat at the start: 26 to 22.
fn nearly_over() -> Spec {
    Spec { position: Some("0,0,0,0,0,1/1,0,0,0,0,0 25,21 S".to_string()), ..spec("kalah", &[]) }
}

#[test]
fn a_game_ends_as_its_rules_say() {
    let mut table = Table::of(2, nearly_over(), RATED);
    let events = table.play("S6").unwrap();
    assert_eq!(kinds(&events), ["moved", "over"]);
    let ending = table.room.ending().unwrap();
    assert_eq!((ending.reason.name(), ending.by, ending.winner), ("row_empty", Some(0), Some(0)));
    assert_eq!((&ending.places, &ending.score, &ending.rated), (&vec![1, 2], &Some(vec![26, 22]), &Some(vec![1, 2])));
}

#[test]
fn whole_games_are_played_to_their_ends_in_every_ruleset() {
    for entry in bija_rules::catalogue::ENTRIES {
        let mut table = Table::of(2, spec(entry.id, &[]), RATED);
        while table.room.phase() != Phase::Playing {
            table.wait();
        }
        table.play_out();
        let ending = table.room.ending().unwrap();
        assert!(matches!(ending.reason, EndReason::Rule(_)), "{}: {ending:?}", entry.id);
        assert_eq!(ending.rated.as_ref(), Some(&ending.places));
        let shared = ending.places.iter().all(|&place| place == 1);
        assert_eq!(ending.winner.is_none(), shared, "{}: {ending:?}", entry.id);
    }
}

#[test]
fn of_two_who_resigns_has_lost_whoever_is_to_move() {
    for loser in [0, 1] {
        for moves in [0, 1] {
            let mut table = Table::of(2, spec("kalah", &[]), RATED);
            for _ in 0..moves {
                table.play_first();
            }
            let events = table.give(table.at(loser), Command::Resign).unwrap();
            assert_eq!(kinds(&events), ["resigned", "over"]);
            let ending = table.room.ending().unwrap();
            assert_eq!((ending.reason, ending.by, ending.winner), (EndReason::Resigned, Some(loser), Some(1 - loser)));
            assert_eq!(ending.rated.is_some(), moves > 0, "a game nobody sowed in is not rated");
            assert_eq!(table.give(1, Command::Resign), Err(Refusal::Over));
        }
    }
}

#[test]
fn two_agree_on_a_draw_on_either_turn() {
    for offers in [1, 2] {
        for moves in [0, 1] {
            let mut table = Table::of(2, spec("kalah", &[]), RATED);
            table.play("S1").unwrap();
            for _ in 0..moves {
                table.play_first();
            }
            let other = 3 - offers;
            assert_eq!(table.give(other, Command::AcceptDraw), Err(Refusal::NoDrawOffer));
            assert_eq!(table.give(offers, Command::OfferDraw).unwrap(), [Event::DrawOffered { seat: table.seat(offers) }]);
            assert_eq!(table.give(offers, Command::OfferDraw), Err(Refusal::DrawOpen), "one open offer a side");
            assert_eq!(table.give(offers, Command::AcceptDraw), Err(Refusal::NoDrawOffer), "nobody accepts the own offer");
            let accepts = if moves == 0 { Command::AcceptDraw } else { Command::OfferDraw };
            assert_eq!(kinds(&table.give(other, accepts).unwrap()), ["over"]);
            let ending = table.room.ending().unwrap();
            assert_eq!((ending.reason, ending.winner, &ending.places), (EndReason::Agreed, None, &vec![1, 1]));
            assert_eq!(ending.rated, Some(vec![1, 1]));
        }
    }
}

#[test]
fn a_declined_draw_is_offered_again_after_two_more_own_sowings() {
    let mut table = Table::of(2, spec("oware", &[]), FRIEND);
    table.give(2, Command::OfferDraw).unwrap();
    assert_eq!(table.give(1, Command::DeclineDraw).unwrap(), [Event::DrawDeclined { seat: 0 }]);
    assert_eq!(table.give(1, Command::DeclineDraw), Err(Refusal::NoDrawOffer));
    assert_eq!(table.give(1, Command::AcceptDraw), Err(Refusal::NoDrawOffer));
    for left in [2, 1] {
        table.play_first();
        assert_eq!(table.give(2, Command::OfferDraw), Err(Refusal::DrawWait { sowings: left }));
        assert_eq!(table.room.seats()[1].unwrap().draw_wait, left);
        table.play_first();
    }
    table.give(2, Command::OfferDraw).unwrap();
    table.give(1, Command::OfferDraw).unwrap();
    assert_eq!(table.room.phase(), Phase::Over);
}

#[test]
fn who_sows_on_has_declined() {
    let mut table = Table::of(2, spec("oware", &[]), FRIEND);
    table.give(1, Command::OfferDraw).unwrap();
    table.play_first();
    assert!(table.room.seats()[0].unwrap().offers_draw, "the own sowing takes no offer back");
    table.play_first();
    assert!(!table.room.seats()[0].unwrap().offers_draw);
    assert_eq!(table.give(2, Command::AcceptDraw), Err(Refusal::NoDrawOffer));
    assert_eq!(table.give(1, Command::OfferDraw), Err(Refusal::DrawWait { sowings: 2 }));
}

#[test]
fn draws_are_agreed_between_two_people() {
    let mut table = Table::of(3, spec("mancala_basic", &[]), FRIEND);
    assert_eq!(table.give(1, Command::OfferDraw), Err(Refusal::NoDraw));
    let mut table = Table::open(spec("kalah", &[]), UNCLOCKED);
    table.give(1, computer(Level::Easy)).unwrap();
    assert_eq!(table.give(1, Command::OfferDraw), Err(Refusal::NoDraw));
    assert_eq!(table.give(9, Command::OfferDraw), Err(Refusal::NotSeated));
}

#[test]
fn who_has_not_sown_may_stop_a_game_of_two() {
    let mut table = Table::of(2, spec("kalah", &[]), RATED);
    table.play("S1").unwrap();
    assert_eq!(table.give(1, Command::Abort), Err(Refusal::HasSown));
    table.give(2, Command::Abort).unwrap();
    let ending = table.room.ending().unwrap();
    assert_eq!((ending.reason, ending.by, ending.places.len(), &ending.rated), (EndReason::Aborted, Some(1), 0, &None));
}

#[test]
fn a_game_of_several_is_stopped_before_anybody_has_sown() {
    let mut table = Table::of(3, spec("mancala_basic", &[]), FRIEND);
    table.play("1").unwrap();
    assert_eq!(table.give(3, Command::Abort), Err(Refusal::HasSown));
    let mut table = Table::of(3, spec("mancala_basic", &[]), FRIEND);
    table.give(3, Command::Abort).unwrap();
    assert_eq!(table.room.phase(), Phase::Over);
}

#[test]
fn a_time_out_is_rated_unless_nobody_has_sown() {
    for moves in [0, 1] {
        let mut table = Table::of(2, spec("kalah", &[]), RATED);
        for _ in 0..moves {
            table.play_first();
        }
        table.wait();
        let ending = table.room.ending().unwrap();
        assert_eq!(ending.rated, (moves == 1).then(|| vec![1, 2]));
    }
}

#[test]
fn exactly_one_game_follows_when_both_would_play_again() {
    for rotate in [Rotate::Next, Rotate::Same] {
        for first in [1, 2] {
            let mut table = Table::of(2, spec("kalah", &[]), Settings { rotate, ..RATED });
            assert_eq!(table.give(1, Command::OfferRematch { next: game_id(50) }), Err(Refusal::NotOver));
            table.play("S1").unwrap();
            table.give(1, Command::Resign).unwrap();
            let other = 3 - first;
            let offer = |next| Command::OfferRematch { next: game_id(next) };
            assert_eq!(kinds(&table.give(first, offer(51)).unwrap()), ["rematch-offered"]);
            assert_eq!(table.give(first, offer(52)), Err(Refusal::SaidAlready));
            assert_eq!(kinds(&table.give(other, offer(53)).unwrap()), ["rematch-offered", "rematch-made"]);
            assert_eq!(table.room.next(), Some(game_id(53)));
            assert_eq!(table.give(first, offer(54)), Err(Refusal::RematchMade), "both pressed at once");
            assert_eq!(table.give(other, offer(55)), Err(Refusal::RematchMade));
            assert_eq!(table.give(first, Command::DeclineRematch), Err(Refusal::RematchMade));

            let (room, log) = table.room.rematch(table.now, &CHANCE, Occupant::clone).unwrap();
            let next = Table { room, log, now: table.now };
            next.look();
            assert_eq!(next.room.phase(), Phase::Playing);
            assert_eq!(next.at(0), if rotate == Rotate::Next { 2 } else { 1 });
            assert_eq!(next.room.settings().rating, Rating::Unrated, "rated games are paired anew");
            assert_eq!(next.room.host(), person(1));
        }
    }
}

#[test]
fn at_every_rematch_another_moves_first() {
    let mut table = Table::of(3, spec("mancala_basic", &[("seeds", "3")]), FRIEND);
    for game in 0..6 {
        assert_eq!(table.at(0), game % 3 + 1);
        assert_eq!((0..3).map(|seat| table.at(seat)).sum::<u64>(), 6);
        assert_eq!(table.room.game().unwrap().rules().ruleset().seeds, 3);
        table.give(1, Command::Abort).unwrap();
        for number in 1..=3 {
            table.give(number, Command::OfferRematch { next: game_id(60 + game) }).unwrap();
        }
        let (room, log) = table.room.rematch(table.now, &CHANCE, Occupant::clone).unwrap();
        table = Table { room, log, now: table.now };
    }
}

#[test]
fn who_declines_may_think_better_of_it_and_nobody_else() {
    let mut table = Table::of(2, spec("kalah", &[]), FRIEND);
    table.give(1, Command::Resign).unwrap();
    let offer = || Command::OfferRematch { next: game_id(50) };
    table.give(1, offer()).unwrap();
    table.give(2, Command::DeclineRematch).unwrap();
    assert_eq!(table.give(2, Command::DeclineRematch), Err(Refusal::SaidAlready));
    assert_eq!(table.give(1, offer()), Err(Refusal::RematchDeclined { seat: 1 }));
    assert_eq!(table.room.seats()[1].unwrap().rematch, Rematch::Declined);
    assert_eq!(kinds(&table.give(2, offer()).unwrap()), ["rematch-offered", "rematch-made"]);
}

#[test]
fn a_computer_always_plays_again() {
    let mut table = Table::open(spec("kalah", &[]), UNCLOCKED);
    table.give(1, computer(Level::Hard)).unwrap();
    table.give(1, Command::Resign).unwrap();
    table.give(1, Command::OfferRematch { next: game_id(50) }).unwrap();
    let (room, _) = table.room.rematch(table.now, &CHANCE, Occupant::clone).unwrap();
    assert_eq!((room.next(), room.duty().map(|duty| (duty.seat, duty.level))), (None, None), "nobody is there yet");
    assert_eq!(room.mover(), Some(0));
    assert_eq!(room.seat_of(person(1)), Some(1), "the computer moves first now");
}

#[test]
fn a_rematch_of_a_random_start_has_another_number() {
    let mut table = Table::of(2, spec("mangala4", &[]), FRIEND);
    table.give(1, Command::Abort).unwrap();
    let (room, log) = table.room.rematch(table.now, &Chance { number: 99, seating: 0 }, Occupant::clone).unwrap();
    assert_eq!((room.phase(), room.start_number()), (Phase::Hiding, Some(99)));
    assert_eq!(kinds(&log.into_iter().map(|logged| logged.event).collect::<Vec<_>>()), ["opened", "joined", "began"]);
}

#[test]
fn a_table_that_never_began_is_not_played_again() {
    let mut table = Table::open(spec("kalah", &[]), FRIEND);
    table.give(1, Command::Abort).unwrap();
    assert_eq!(table.give(1, Command::OfferRematch { next: game_id(50) }), Err(Refusal::NotBegun));
    assert!(table.room.rematch(table.now, &CHANCE, Occupant::clone).is_err());
    assert!(Room::replay(table.log, table.now).is_ok());
}
