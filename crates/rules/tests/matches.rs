//! Matches of rounds, sets and pairs: vectors derived by hand, and laws over random matches.

mod common;

use std::sync::Arc;

use bija_rules::catalogue::{self, ENTRIES};
use bija_rules::{BySeat, Event, Game, MOST_ROUNDS, Match, MatchError, MatchRule, Rules, Seat, SplitMix64};
use common::{random_move, rules, vector_text};
use serde_json::Value;

const SEATS: [Seat; 2] = [Seat::SOUTH, Seat::NORTH];

fn seat_of(sign: &Value) -> Option<Seat> {
    match sign.as_str() {
        Some("S") => Some(Seat::SOUTH),
        Some("N") => Some(Seat::NORTH),
        Some(other) => panic!("{other:?} is no seat"),
        None => None,
    }
}

#[test]
fn rounds_follow_one_another_as_derived_by_hand() {
    let file: Value = serde_json::from_str(&vector_text("matches/rounds.json")).expect("the file is JSON");
    let vectors = file["matches"].as_array().expect("matches are a list");
    assert_eq!(vectors.len(), 12);
    for vector in vectors {
        let id = vector["id"].as_str().expect("an id");
        let text = |key: &str| vector[key].as_str();
        let options: Vec<(&str, &str)> =
            vector["options"].as_object().expect("options").iter().map(|(name, value)| (name.as_str(), value.as_str().unwrap())).collect();
        let game = text("game").expect("a game");
        let rules = rules(game, &options);
        let values = catalogue::entry(game).unwrap().values(&options).unwrap();
        let rule = if text("rule") == Some("pair") { MatchRule::Pair } else { MatchRule::asked(&values).expect("the options ask for a match") };
        let start = rules.read_position(text("start").expect("a start")).unwrap_or_else(|error| panic!("{id}: {error}"));
        let mut series = Match::new(Arc::clone(&rules), rule, start).expect("it can be played so");
        let mut round = Game::from_position(Arc::clone(&rules), start);
        for token in vector["moves"].as_array().expect("moves") {
            round.play_token(token.as_str().unwrap(), &mut ()).unwrap_or_else(|error| panic!("{id}: {error}"));
        }
        series.finish_round(&round).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(SEATS.map(|seat| Value::from(series.points()[seat])).to_vec(), *vector["points"].as_array().expect("points"), "{id}");
        assert_eq!(series.rounds()[0].winner, seat_of(&vector["winner"]), "{id}");
        assert_eq!(series.start().map(|next| rules.text(next)).as_deref(), text("next"), "{id}");
        assert_eq!(series.winner(), seat_of(&vector["winner"]).filter(|_| series.is_over()), "{id}: a match is won at its end");
    }
}

/// Every ruleset that has matches, and a pair of every game of two.
fn with_matches() -> Vec<(String, Arc<Rules>, MatchRule)> {
    let mut all = Vec::new();
    for entry in ENTRIES {
        let standard = rules(entry.id, &[]);
        if MatchRule::Pair.fits(&standard) {
            all.push((format!("{} pair", entry.id), Arc::clone(&standard), MatchRule::Pair));
        }
        for (name, value) in [("rounds", "match"), ("sets", "5")] {
            if let Ok(values) = entry.values(&[(name, value)]) {
                let rule = MatchRule::asked(&values).expect("the option asks for a match");
                all.push((format!("{} {name}", entry.id), rules(entry.id, &[(name, value)]), rule));
            }
        }
    }
    all
}

fn seeds(rules: &Rules, game: &Game) -> i64 {
    let position = game.position();
    let pits: i64 = (0..rules.board().cells() as u8).map(|pit| i64::from(position.seeds(pit))).sum();
    let held: i64 = rules.seats().map(|seat| i64::from(position.store(seat)) + i64::from(position.hand(seat))).sum();
    pits + held + i64::from(position.out_of_play()) + i64::from(position.in_hand())
}

/// Plays a round at random and checks that closed pits are not there for it.
fn random_round(rules: &Arc<Rules>, series: &Match, draw: &mut SplitMix64, name: &str) -> Game {
    let start = *series.start().expect("the match goes on");
    let closed = start.closed();
    let mut game = Game::from_position(Arc::clone(rules), start);
    let in_all = seeds(rules, &game);
    while let Some(mv) = random_move(&game, draw) {
        assert!(mv.pit().is_none_or(|pit| !closed.contains(pit)), "{name}: a closed pit is not lifted");
        let mut events: Vec<Event> = Vec::new();
        let (mut told, mut silent) = (*game.position(), *game.position());
        rules.play_unchecked(&mut told, mv, &mut Vec::<Event>::new());
        rules.play_unchecked(&mut silent, mv, &mut ());
        assert_eq!(told, silent, "{name}: told is silent");
        game.play(mv, &mut events).expect("the move is legal");
        for event in events {
            if let Event::Lift { pit, .. } | Event::Relay { pit, .. } | Event::Drop(pit) | Event::Capture { pit, .. } | Event::Taken { pit, .. } = event {
                assert!(!closed.contains(pit), "{name}: {event:?} in a closed pit");
            }
        }
        let position = game.position();
        assert!(closed.into_iter().all(|pit| position.seeds(pit) == 0) && closed.without(position.closed()).is_empty(), "{name}");
        assert_eq!(seeds(rules, &game), in_all, "{name}: seeds are conserved");
        assert_eq!(rules.read_position(&rules.text(position)).as_ref(), Ok(position), "{name}: {}", rules.text(position));
    }
    game
}

#[test]
fn every_match_ends_within_its_rounds_and_keeps_its_seeds() {
    let (mut closed_pits, mut lone) = (0, 0);
    for (name, rules, rule) in with_matches() {
        for number in 0..6 {
            let mut draw = SplitMix64::new(number);
            let first = rules.start(number);
            let mut series = Match::new(Arc::clone(&rules), rule, first).expect("it can be played so");
            let total = first.total();
            while let Some(start) = series.start().copied() {
                closed_pits += start.closed().len();
                let before = series.rounds().len();
                let starter = series.starter().expect("somebody starts");
                let unfinished = Game::from_position(Arc::clone(&rules), start);
                assert_eq!(series.finish_round(&unfinished), Err(MatchError::RoundGoesOn), "{name}");
                let round = random_round(&rules, &series, &mut draw, &name);
                series.finish_round(&round).expect("the round is over");
                assert_eq!(series.rounds().len(), before + 1);
                let next = series.rounds()[before];
                assert_eq!(next.starter, starter, "{name}");
                if rule == MatchRule::Rounds {
                    let BySeat([south, north, ..]) = series.points();
                    assert_eq!(south + north, i16::from(total) - i16::from(round.position().out_of_play()), "{name}: the stock is one");
                    if let Some(start) = series.start() {
                        assert_eq!(i16::from(start.total()), south + north);
                        assert_eq!(series.starter(), Some(next.winner.map_or(starter.other(), Seat::other)), "{name}: the loser starts");
                    }
                }
                if series.is_over() && rule == MatchRule::Rounds && series.rounds().len() < MOST_ROUNDS as usize {
                    lone += 1;
                }
                match series.start() {
                    None => assert_eq!(series.finish_round(&round), Err(MatchError::Over), "{name}"),
                    Some(next) if *next != start => assert_eq!(series.finish_round(&round), Err(MatchError::OtherStart), "{name}"),
                    Some(_) => {}
                }
            }
            assert!(series.rounds().len() <= rule.most() as usize, "{name}");
            let points = series.points();
            assert_eq!(series.winner(), SEATS.into_iter().find(|&seat| points[seat] > points[seat.other()]), "{name}");
        }
    }
    assert!(closed_pits > 20 && lone > 0, "pits were closed ({closed_pits}) and matches ended early ({lone})");
}

#[test]
fn three_sets_of_five_decide() {
    let rules = rules("turkish_mangala", &[("sets", "5")]);
    let mut series = Match::new(Arc::clone(&rules), MatchRule::Sets { of: 5 }, rules.start(0)).unwrap();
    let mut number = 0;
    while let Some(start) = series.start().copied() {
        let mut won = None;
        while won.is_none() {
            number += 1;
            let mut game = Game::from_position(Arc::clone(&rules), start);
            let mut draw = SplitMix64::new(number);
            while let Some(mv) = random_move(&game, &mut draw) {
                game.play(mv, &mut ()).unwrap();
            }
            won = Some(game).filter(|game| game.outcome().and_then(|outcome| outcome.winner(2)) == Some(Seat::SOUTH));
        }
        series.finish_round(&won.unwrap()).unwrap();
    }
    assert_eq!((series.rounds().len(), series.points()[Seat::SOUTH], series.winner()), (3, 6, Some(Seat::SOUTH)));
    assert_eq!(series.rounds().iter().map(|round| round.starter).collect::<Vec<_>>(), [Seat::SOUTH, Seat::NORTH, Seat::SOUTH]);
}

#[test]
fn a_sowing_passes_over_closed_pits_and_nothing_faces_them() {
    let rules = rules("congklak", &[]);
    for (before, token, after) in [
        // S7 drops in the store, N3 and N4; six relayed from N4 end in S3, whose facing pit N5 has just got one: two are captured.
        ("0,0,0,0,0,0,3/0,0,0,5,0,0,0 60,30 S closed=N1,N2", "S7", "1,1,0,0,0,0,0/0,0,1,0,0,1,1 63,30 N closed=N1,N2"),
        // The last seed falls in S7, which faces the closed N1: nothing is captured.
        ("0,0,0,0,0,1,0/0,0,0,0,0,0,4 60,33 S closed=N1", "S6", "0,0,0,0,0,0,1/0,0,0,0,0,0,4 60,33 N closed=N1"),
    ] {
        let mut game = Game::from_position(Arc::clone(&rules), rules.read_position(before).unwrap());
        game.play_token(token, &mut ()).unwrap();
        assert_eq!(rules.text(game.position()), after);
    }
}

#[test]
fn closed_and_blocked_pits_change_sides_with_the_seats() {
    for (game, text, mirrored) in [
        ("congklak", "0,0,0,0,0,0,3/0,0,0,5,0,0,0 60,30 S closed=S2,N1,N7", "0,0,0,5,0,0,0/0,0,0,0,0,0,3 30,60 N closed=S1,S7,N2"),
        (
            "bao",
            "1,0,0,0,12,0,0,0|0,2,0,0,0,0,0,0/0,0,2,0,0,0,2,5|0,0,0,0,0,0,0,0 0,0 S nyumba=S blocked=-,A7",
            "0,0,2,0,0,0,2,5|0,0,0,0,0,0,0,0/1,0,0,0,12,0,0,0|0,2,0,0,0,0,0,0 0,0 N nyumba=N blocked=A7,-",
        ),
    ] {
        let rules = rules(game, &[]);
        let other = rules.mirrored(&rules.read_position(text).expect(text)).expect("two play");
        assert_eq!(rules.text(&other), mirrored, "{game}");
    }
}

#[test]
fn only_empty_pits_of_two_plain_rows_are_closed() {
    for (game, text) in [
        ("congklak", "0,0,0,0,0,0,3/1,0,0,5,0,0,0 60,29 S closed=N1"),
        ("congklak", "0,0,0,0,0,0,3/0,0,0,5,0,0,0 60,30 S closed=N1,N1"),
        ("congklak", "0,0,0,0,0,0,3/0,0,0,5,0,0,0 60,30 S closed=N8"),
        ("oware", "0,0,0,0,0,3/0,0,0,5,0,0 20,20 S closed=N1"),
        ("mancala_basic", "0,0,0,0,0,3/0,0,0,5,0,0 20,20 1 closed=21"),
    ] {
        assert!(rules(game, &[]).read_position(text).is_err(), "{game}: {text}");
    }
}
