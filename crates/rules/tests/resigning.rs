//! Laws of a race that seats leave: who resigns is last, their side of the ring is taken away, all else goes on.

mod common;

use std::sync::Arc;

use bija_rules::catalogue::ENTRIES;
use bija_rules::json::{fields, read_fields};
use bija_rules::{Game, IllegalWhy, Move, Position, Rules, Seat, SplitMix64};
use common::replay::Replay;
use common::{COMBINATIONS, option_sets, positions, rules_of, seeds_in_all, steps};

/// Seats that still take part in a race.
fn runners(rules: &Rules, position: &Position) -> Vec<Seat> {
    rules.seats().filter(|&seat| !position.has_left(seat)).collect()
}

/// A random race in which one sowing of eight is somebody's resignation.
fn race_with_resignations(rules: &Arc<Rules>, number: u64) -> Game {
    let mut draw = SplitMix64::new(number);
    let mut game = Game::new(Arc::clone(rules), number);
    while game.position().over().is_none() {
        let runners = runners(rules, game.position());
        let legal: Vec<Move> = game.legal().collect();
        let any = |draw: &mut SplitMix64, of: usize| draw.below(of as u64) as usize;
        let mv = if draw.below(8) == 0 { Move::resign(runners[any(&mut draw, runners.len())]) } else { legal[any(&mut draw, legal.len())] };
        game.play(mv, &mut ()).expect("the move is legal");
    }
    game
}

fn in_every_race(games: u64, law: impl Fn(&Arc<Rules>, &Game)) {
    let entry = ENTRIES.iter().find(|entry| entry.id == "mancala_basic").expect("it is in the catalogue");
    for options in option_sets(entry, COMBINATIONS) {
        let rules = rules_of(entry, &options).expect("the set was kept because it makes a game");
        for number in 0..games {
            law(&rules, &race_with_resignations(&rules, number));
        }
    }
}

#[test]
fn the_first_to_resign_from_a_race_is_last_and_the_next_one_before() {
    in_every_race(30, |rules, game| {
        let resigned: Vec<Seat> = game.plies().iter().filter_map(|ply| ply.mv.resigns()).collect();
        let end = game.position();
        assert_eq!(end.resigned().collect::<Vec<_>>(), resigned);
        let outcome = game.outcome().expect("the race is over");
        let seats = usize::from(rules.board().seats);
        for (behind, &seat) in resigned.iter().enumerate() {
            assert_eq!(usize::from(outcome.places[seat]), seats - behind, "{}", rules.text(end));
        }
        for (before, seat) in end.finished().enumerate() {
            assert_eq!(usize::from(outcome.places[seat]), before + 1);
        }
        let moved = game.plies().iter().rev().find(|ply| ply.mv.resigns().is_none());
        assert_eq!(outcome.last_mover, moved.map(|ply| ply.seat), "who resigns has not moved");
    });
}

#[test]
fn the_side_of_a_seat_that_resigns_leaves_the_ring() {
    in_every_race(30, |rules, game| {
        for position in positions(game) {
            assert_eq!(seeds_in_all(rules, position), rules.seeds_in_all() as i32, "{}", rules.text(position));
            for seat in position.resigned() {
                assert!(rules.board().owned(seat).all(|pit| position.seeds(pit) == 0 && position.closed().contains(pit)));
                assert_ne!(position.to_move(), Some(seat));
            }
            assert_eq!(position.over().is_some(), rules.legal(position).is_empty());
        }
        for (before, mv) in steps(game) {
            let after = rules.play(before, mv, &mut ()).expect("the game was played before");
            for seat in before.resigned() {
                assert_eq!(after.store(seat), before.store(seat), "nothing falls in the store of a seat that is not there");
            }
            let mut events = Vec::new();
            assert_eq!(rules.play(before, mv, &mut events), Ok(after), "told play is silent play");
            let mut replay = Replay::of(rules, before);
            for event in events {
                replay.apply(rules, event);
            }
            (replay.bonus, replay.turns) = (0, 0);
            assert_eq!(replay, Replay::of(rules, &after), "{}", rules.text(before));
        }
    });
}

#[test]
fn a_race_with_resignations_survives_text_json_tokens_and_undo() {
    in_every_race(20, |rules, game| {
        let mut again = Game::from_position(Arc::clone(rules), *game.start());
        for token in game.tokens() {
            again.play_decision(&token, &mut ()).expect("the token was written by the rules");
        }
        assert_eq!(again.position(), game.position());
        for position in positions(game) {
            let text = rules.text(position);
            assert_eq!(rules.read_position(&text).as_ref(), Ok(position), "{text}");
            let setup = read_fields(rules, &serde_json::Value::Object(fields(rules, position))).expect("fields are read again");
            assert_eq!(rules.accept(&setup, &mut ()).as_ref(), Ok(position), "{text}");
        }
        for ply in (0..game.plies().len()).rev() {
            again.undo();
            let before = ply.checked_sub(1).map_or(game.start(), |last| &game.plies()[last].after);
            assert_eq!(again.position().stable_hash(), before.stable_hash());
        }
    });
}

#[test]
fn only_who_runs_in_a_race_resigns_from_it() {
    in_every_race(8, |rules, game| {
        for position in positions(game) {
            for seat in (0..4).filter_map(Seat::new) {
                let runs = position.over().is_none() && runners(rules, position).contains(&seat);
                let played = rules.play(position, Move::resign(seat), &mut ());
                assert_eq!(played.is_ok(), runs, "{} {seat:?}", rules.text(position));
                assert!(played.is_ok() || played.is_err_and(|refused| refused.why == IllegalWhy::NoRace && refused.mv == Move::resign(seat)));
                assert!(!rules.legal(position).contains(Move::resign(seat)), "it is never somebody's turn to resign");
            }
        }
    });
    let kalah = rules_of(&ENTRIES[0], &Vec::new()).expect("the standard makes a game");
    let start = kalah.start(0);
    assert_eq!(kalah.play(&start, Move::resign(Seat::SOUTH), &mut ()).map_err(|refused| refused.why), Err(IllegalWhy::NoRace));
    assert!(kalah.read_move(&start, "resign:S").is_err());
    let race = bija_rules::catalogue::rules("mancala_basic", &[("seats", "3")]).expect("it is in the catalogue");
    for token in ["resign:0", "resign:4", "resign:", "resign", "resign:S", "resign:22"] {
        assert!(race.read_move(&race.start(0), token).is_err(), "{token}");
    }
    assert_eq!(race.read_move(&race.start(0), "resign:3"), Ok(Move::resign(Seat::new(2).expect("there are four"))));
}
