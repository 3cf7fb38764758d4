//! Public reports about other implementations, each a fault to be proved absent here. A test is named after its report,
//! played for both seats, and looked for in the other rulesets where it can occur.

mod common;

use std::sync::Arc;

use bija_rules::catalogue::ENTRIES;
use bija_rules::json::{fields, read_fields};
use bija_rules::ruleset::{Family, Guard};
use bija_rules::{Dir, Event, Game, IllegalWhy, Move, Outcome, PlayError, Reason, Rules, Seat, Setup, SplitMix64, ToMove, catalogue};
use common::{game_from, last_in_front, mirrored_text, option_sets, other_sign, position, random_game, rules, rules_of, seat_sign, turned, turned_move};

/// A token of the other seat.
fn mirrored_token(token: &str) -> String {
    if token == "swap" { token.to_string() } else { format!("{}{}", other_sign(&token[..1]), &token[1..]) }
}

/// Plays tokens from a text and expects a text, for both seats; returns the game of the seats as written.
fn plays(rules: &Arc<Rules>, before: &str, tokens: &[&str], after: &str) -> Game {
    let played = |before: &str, tokens: &[String], after: &str| {
        let mut game = game_from(rules, before);
        for token in tokens {
            game.play_token(token, &mut ()).unwrap_or_else(|error| panic!("{before}: {error}"));
        }
        let text = rules.text(game.position());
        // The pie rule's memory is no part of these reports.
        let board = text.split(" turn=").next().expect("a text has a first part");
        assert_eq!(board, after, "{before} after {tokens:?}");
        game
    };
    let mirrored: Vec<String> = tokens.iter().map(|token| mirrored_token(token)).collect();
    let other = played(&mirrored_text(before), &mirrored, &mirrored_text(after));
    let game = played(before, &tokens.iter().map(ToString::to_string).collect::<Vec<_>>(), after);
    let turned = other.outcome().map(|outcome| Outcome {
        score: bija_rules::BySeat([outcome.score.0[1], outcome.score.0[0], 0, 0]),
        places: bija_rules::BySeat([outcome.places.0[1], outcome.places.0[0], outcome.places.0[2], outcome.places.0[3]]),
        last_mover: outcome.last_mover.map(Seat::other),
        ..outcome
    });
    assert_eq!(game.outcome(), turned, "{before}: the other seat has the mirrored outcome");
    game
}

/// What the last move of these tokens captured, hole by hole.
fn captured(rules: &Arc<Rules>, before: &str, token: &str) -> Vec<(String, u8)> {
    let mut events = Vec::new();
    game_from(rules, before).play_token(token, &mut events).unwrap_or_else(|error| panic!("{before}: {error}"));
    events.iter().filter_map(|event| if let Event::Capture { pit, seeds, .. } = event { Some((rules.pit_name(*pit), *seeds)) } else { None }).collect()
}

fn legal(rules: &Rules, text: &str) -> Vec<String> {
    let position = position(rules, text);
    rules.legal(&position).map(|mv| rules.move_token(&position, mv)).collect()
}

/// Rulesets of a game with one option set, those left out whose option is named.
fn each_option(id: &str, but: &[&str], test: impl Fn(&Arc<Rules>)) {
    let entry = catalogue::entry(id).expect("the catalogue has the game");
    for options in option_sets(entry, 0) {
        let size = options.iter().any(|(name, _)| matches!(*name, "pits" | "seeds" | "start"));
        if !size && !options.iter().any(|(name, _)| but.contains(name)) {
            test(&rules_of(entry, &options).expect("the set was kept because it makes a game"));
        }
    }
}

#[test]
fn b01_nothing_is_captured_where_nothing_lies_opposite() {
    each_option("kalah", &["empty_capture"], |rules| {
        plays(rules, "1,0,0,0,0,1/1,1,1,1,0,1 0,0 S", &["S1"], "0,1,0,0,0,1/1,1,1,1,0,1 0,0 N");
    });
    each_option("congklak", &["empty_capture"], |rules| {
        plays(rules, "1,0,0,0,0,0,1/1,1,1,1,1,0,1 0,0 S", &["S1"], "0,1,0,0,0,0,1/1,1,1,1,1,0,1 0,0 N");
    });
    let empty = rules("kalah", &[("empty_capture", "true")]);
    plays(&empty, "1,0,0,0,0,1/1,1,1,1,0,1 0,0 S", &["S1"], "0,0,0,0,0,1/1,1,1,1,0,1 1,0 N");
}

#[test]
fn b02_no_seed_falls_into_the_opponents_store() {
    each_option("kalah", &[], |rules| {
        plays(rules, "1,0,0,0,0,8/1,1,1,1,1,1 0,0 S", &["S6"], "2,0,0,0,0,0/2,2,2,2,2,2 1,0 N");
        plays(rules, "1,1,1,1,1,1/1,0,0,0,0,8 0,0 N", &["N6"], "2,2,2,2,2,2/2,0,0,0,0,0 0,1 S");
    });
    each_option("congklak", &[], |rules| {
        // Nine seeds: the own store, seven pits, the own pit 1, which is lifted; the second lap ends in pit 3 and captures.
        plays(rules, "1,0,0,0,0,0,9/1,1,1,1,1,1,1 0,0 S", &["S7"], "0,1,0,0,0,0,0/2,2,2,2,0,2,2 4,0 N");
    });
}

#[test]
fn b03_seeds_left_are_collected_once_and_before_the_winner_is_found() {
    let before = "0,0,0,0,0,1/2,0,0,0,0,0 20,25 S";
    let kalah = rules("kalah", &[]);
    let game = plays(&kalah, before, &["S6"], "0,0,0,0,0,0/0,0,0,0,0,0 21,27 -");
    let outcome = game.outcome().expect("the row is empty");
    assert_eq!((outcome.reason, outcome.score.0[..2].to_vec(), outcome.winner(2)), (Reason::RowEmpty, vec![21, 27], Some(Seat::NORTH)));
    assert_eq!(game.ended_by(), Some(Seat::SOUTH), "the end speaks of South's row");
    plays(&rules("kalah", &[("remaining", "emptier")]), before, &["S6"], "0,0,0,0,0,0/0,0,0,0,0,0 23,25 -");
    plays(&rules("kalah", &[("remaining", "nobody")]), before, &["S6"], "0,0,0,0,0,0/0,0,0,0,0,0 21,25 - out=2");
    let later = rules("kalah", &[("end", "mover_cannot_move")]);
    plays(&later, before, &["S6"], "0,0,0,0,0,0/0,0,0,0,0,0 21,27 -");
    // An extra sowing that cannot be made ends the round.
    plays(&rules("congklak", &[]), "0,0,0,0,0,0,1/2,0,0,0,0,0,0 40,55 S", &["S7"], "0,0,0,0,0,0,0/0,0,0,0,0,0,0 41,57 -");
    // North cannot be fed: South keeps what is on his side.
    plays(&rules("oware", &[]), "0,0,0,2,0,0/1,0,0,0,0,0 23,22 N", &["N1"], "0,0,0,2,0,0/0,1,0,0,0,0 23,22 S");
    plays(&rules("oware", &[]), "0,2,0,0,0,0/0,0,0,0,0,1 22,23 N", &["N6"], "0,0,0,0,0,0/0,0,0,0,0,0 25,23 - reason=no_move");
}

#[test]
fn b04_a_tie_is_a_tie_and_the_last_pit_belongs_to_the_row() {
    let kalah = rules("kalah", &[]);
    let tie = plays(&kalah, "0,0,0,0,0,1/0,1,0,0,0,0 23,23 S", &["S6"], "0,0,0,0,0,0/0,0,0,0,0,0 24,24 -");
    let outcome = tie.outcome().expect("the row is empty");
    assert_eq!((outcome.winner(2), outcome.places.0[..2].to_vec()), (None, vec![1, 1]));
    let going_on = plays(&kalah, "0,0,0,0,1,1/1,0,0,0,0,0 20,25 S", &["S5"], "0,0,0,0,0,2/1,0,0,0,0,0 20,25 N");
    assert_eq!(going_on.outcome(), None);
    let congklak = plays(&rules("congklak", &[]), "0,0,0,0,0,0,1/0,0,0,0,0,0,1 48,48 S", &["S7"], "0,0,0,0,0,0,0/0,0,0,0,0,0,0 49,49 -");
    assert_eq!(congklak.outcome().expect("South has no seeds").winner(2), None);
    let oware = plays(&rules("oware", &[]), "0,0,0,0,1,1/1,0,0,0,0,1 22,22 S", &["S6"], "0,0,0,0,1,0/0,0,0,0,0,1 24,22 N");
    assert_eq!(oware.outcome(), None, "24 of 48 alone is not the end");
    let captures = rules("oware", &[("grand_slam", "captures")]);
    let halves = plays(&captures, "0,0,0,0,0,1/1,0,0,0,0,0 22,24 S", &["S6"], "0,0,0,0,0,0/0,0,0,0,0,0 24,24 -");
    let outcome = halves.outcome().expect("both have half of the seeds");
    assert_eq!((outcome.reason, outcome.winner(2)), (Reason::Majority, None));
}

#[test]
fn b05_the_first_pit_is_a_move_like_any_other() {
    for entry in ENTRIES {
        for options in option_sets(entry, 0) {
            let rules = rules_of(entry, &options).expect("the set was kept because it makes a game");
            for mover in rules.seats() {
                // As many seeds in the mover's first pit as it needs, two in the last pit in front of everybody else.
                let least = match &rules.ruleset().family {
                    Family::Sow(sow) => i64::from(sow.choose.least),
                    Family::Bao(_) => 2,
                };
                let row = |seat: Seat| {
                    let mut row: Vec<i64> = rules.board().neutral(seat).into_iter().map(|_| 0).chain(rules.board().owned(seat).map(|_| 0)).collect();
                    let first = rules.board().neutral(seat).map_or(0, |_| 1);
                    row[if seat == mover { first } else { first + last_in_front(&rules, seat) }] = if seat == mover { least } else { 2 };
                    row
                };
                let setup = Setup { rows: rules.seats().map(row).collect(), to_move: ToMove::Seat(seat_sign(&rules, mover)), ..Setup::default() };
                let position = rules.accept(&setup, &mut ()).unwrap_or_else(|error| panic!("{}: {error}", entry.id));
                let pits: Vec<_> = rules.legal(&position).map(|mv| mv.pit().map(|pit| rules.pit_name(pit))).collect();
                let first = Some(rules.pit_name(rules.board().owned(mover).next().expect("a seat has pits")));
                assert!(!pits.is_empty() && pits.iter().all(|pit| *pit == first), "{} {options:?}: {pits:?}", entry.id);
                assert_eq!(Game::from_position(Arc::clone(&rules), position).outcome(), None);
            }
        }
    }
}

#[test]
fn b06_no_check_reads_the_other_seats_pits() {
    for entry in ENTRIES {
        let rules = rules_of(entry, &Vec::new()).expect("the standard options make a game");
        let turned_seat = |seat: Seat| seat.next(rules.board().seats);
        for number in 0..40 {
            let game = random_game(&rules, number);
            let start = rules.accept(&turned(&rules, rules.setup(game.start())), &mut ()).expect("the mirrored start is one");
            let mut mirror = Game::from_position(Arc::clone(&rules), start);
            for ply in game.plies() {
                mirror.play(turned_move(&rules, ply.mv), &mut ()).expect("the mirrored move is legal");
                assert_eq!(mirror.plies().last().map(|other| other.seat), Some(turned_seat(ply.seat)));
            }
            let (one, two) = (game.outcome().expect("played to the end"), mirror.outcome().expect("played to the end"));
            let seats = rules.board().seats;
            assert_eq!(one.winner(seats).map(turned_seat), two.winner(seats), "{} game {number}", entry.id);
            assert_eq!(game.ended_by().map(turned_seat), mirror.ended_by(), "{} game {number}", entry.id);
            assert_eq!((one.reason, one.last_mover.map(turned_seat)), (two.reason, two.last_mover), "{} game {number}", entry.id);
        }
    }
}

#[test]
fn b07_a_seat_that_cannot_feed_takes_its_seeds_at_once() {
    each_option("oware", &["must_feed"], |rules| {
        for text in ["1,0,0,0,0,0/0,0,0,0,0,0 20,20 S", "0,0,0,0,0,0/1,0,0,0,0,0 20,20 N"] {
            let game = game_from(rules, text);
            let outcome = game.outcome().unwrap_or_else(|| panic!("{text}: nothing can be fed"));
            assert_eq!((outcome.reason, outcome.score.0[0] + outcome.score.0[1]), (Reason::NoMove, 41));
            assert!(game.legal().is_empty());
        }
        assert_eq!(rules.text(&position(rules, "1,0,0,0,0,0/0,0,0,0,0,0 20,20 S")), "0,0,0,0,0,0/0,0,0,0,0,0 21,20 - reason=no_move");
        let two = "0,0,0,0,1,1/0,0,0,0,0,0 20,20 S";
        assert_eq!((legal(rules, two), legal(rules, &mirrored_text(two))), (vec!["S6".to_string()], vec!["N6".to_string()]));
        let refused = game_from(rules, two).play_token("S5", &mut ());
        assert!(matches!(refused, Err(PlayError::Illegal { illegal, .. }) if illegal.why == IllegalWhy::MustFeed), "{refused:?}");
    });
    let free = rules("oware", &[("must_feed", "false")]);
    assert_eq!(legal(&free, "0,0,0,0,1,1/0,0,0,0,0,0 20,20 S"), ["S5", "S6"]);
}

#[test]
fn b08_a_majority_ends_the_game_and_its_moves() {
    for cycle in ["first", "third", "off"] {
        let oware = rules("oware", &[("cycle", cycle)]);
        // All seeds of this board are 18: eleven are more than half.
        let game = plays(&oware, "0,0,8,0,0,1/1,1,1,1,2,3 0,0 S", &["S3"], "0,0,0,1,1,2/0,0,0,0,0,3 11,0 -");
        assert_eq!(game.outcome().map(|outcome| (outcome.reason, outcome.winner(2))), Some((Reason::Majority, Some(Seat::SOUTH))));
        assert!(game.legal().is_empty());
        for pit in 0..12 {
            let refused = oware.play(game.position(), Move::sow(pit, Dir::Forward), &mut ()).expect_err("the game is over");
            assert_eq!((refused.why, refused.seat), (IllegalWhy::GameOver, None));
        }
        // With all 48 the bound is 25.
        plays(&oware, "0,0,0,0,0,1/1,1,0,0,0,3 22,20 S", &["S6"], "0,0,0,0,0,0/0,1,0,0,0,3 24,20 N");
        plays(&oware, "0,0,0,0,0,1/1,1,0,0,0,3 23,19 S", &["S6"], "0,0,0,0,0,0/0,1,0,0,0,3 25,19 -");
    }
}

#[test]
fn b09_the_origin_is_skipped_on_every_round() {
    let oware = rules("oware", &[]);
    plays(&oware, "0,0,0,0,0,12/0,0,0,0,0,0 18,18 S", &["S6"], "1,1,1,1,1,0/0,1,1,1,1,1 20,18 N");
    plays(&oware, "0,0,0,0,0,23/0,0,0,0,0,0 12,13 S", &["S6"], "2,2,2,2,2,0/0,2,2,2,2,2 15,13 N");
    for pit in 0..12u8 {
        for seeds in 11..=40u8 {
            let mut pits = vec!["0".to_string(); 12];
            pits[pit as usize] = seeds.to_string();
            let text = format!("{}/{} 0,0 {}", pits[..6].join(","), pits[6..].join(","), if pit < 6 { "S" } else { "N" });
            let mut events = Vec::new();
            let before = position(&oware, &text);
            oware.play(&before, Move::sow(pit, Dir::Forward), &mut events).expect("the pit is full");
            let skips = events.iter().filter(|event| **event == Event::Skip(pit)).count();
            assert_eq!(skips, usize::from(seeds - 1) / 11, "{text}: once on each round");
            assert!(!events.contains(&Event::Drop(pit)), "{text}: nothing falls there");
        }
    }
}

#[test]
fn b10_a_chain_stops_at_the_border_and_at_the_first_other_count() {
    let oware = rules("oware", &[]);
    plays(&oware, "0,0,0,0,1,2/1,2,0,0,0,4 10,10 S", &["S6"], "0,0,0,0,1,0/0,0,0,0,0,4 15,10 N");
    // Two in the own pit before the border do not belong to the chain.
    plays(&oware, "0,0,0,0,2,2/1,2,0,0,0,4 10,10 S", &["S6"], "0,0,0,0,2,0/0,0,0,0,0,4 15,10 N");
    // A pit of four in between ends it, though the one behind would fit.
    plays(&oware, "1,0,0,0,0,3/1,3,2,0,0,1 10,10 S", &["S6"], "1,0,0,0,0,0/2,4,0,0,0,1 13,10 N");
    // No capture on the own side.
    plays(&oware, "1,1,0,0,0,0/1,0,0,0,0,0 10,10 S", &["S1"], "0,2,0,0,0,0/1,0,0,0,0,0 10,10 N");
}

#[test]
fn b11_every_grand_slam_rule_is_the_one_it_says() {
    let before = "0,0,0,0,0,2/1,1,0,0,0,0 20,21 S";
    let hole = |name: &str, seeds| (name.to_string(), seeds);
    for (value, taken) in [
        ("no_capture", vec![]),
        ("illegal", vec![]),
        ("captures", vec![hole("N2", 2), hole("N1", 2)]),
        ("keep_first", vec![hole("N1", 2)]),
        ("keep_last", vec![hole("N2", 2)]),
        ("rest_to_opponent", vec![hole("N2", 2), hole("N1", 2)]),
    ] {
        assert_eq!(captured(&rules("oware", &[("grand_slam", value)]), before, "S6"), taken, "{value}");
    }
    // While there is another move the slam is refused under one rule only.
    let choice = "3,0,0,0,0,2/1,1,0,0,0,0 4,8 S";
    assert_eq!(legal(&rules("oware", &[("grand_slam", "illegal")]), choice), ["S1"]);
    let refused = game_from(&rules("oware", &[("grand_slam", "illegal")]), choice).play_token("S6", &mut ());
    assert!(matches!(refused, Err(PlayError::Illegal { illegal, .. }) if illegal.why == IllegalWhy::GrandSlam), "{refused:?}");
    for value in ["no_capture", "captures", "keep_first", "keep_last", "rest_to_opponent"] {
        assert_eq!(legal(&rules("oware", &[("grand_slam", value)]), choice), ["S1", "S6"], "{value}");
    }
    plays(&rules("oware", &[]), choice, &["S6"], "3,0,0,0,0,0/2,2,0,0,0,0 4,8 N");
    // A capture in Kalah or Congklak may always empty the other row.
    plays(&rules("kalah", &[]), "1,0,1,0,0,0/0,0,0,0,3,0 20,20 S", &["S1"], "0,0,0,0,0,0/0,0,0,0,0,0 25,20 -");
}

/// Two seeds that run after each other for ever: twelve sowings, and the position is the same again.
const CIRCLE: &str = "1,0,0,0,0,0/1,0,0,0,0,0 23,23 S";

/// Plays the only feeding circle on: each seat moves its first seed that goes round.
fn run_round(game: &mut Game, plies: usize) {
    for _ in 0..plies {
        let mv = game.legal().last().expect("the circle goes on");
        game.play(mv, &mut ()).expect("the move is legal");
    }
}

#[test]
fn b12_a_repetition_leaves_each_seat_its_own_side() {
    for (cycle, plies) in [("first", 12), ("third", 24)] {
        let oware = rules("oware", &[("cycle", cycle)]);
        for text in [CIRCLE.to_string(), mirrored_text(CIRCLE)] {
            let mut game = game_from(&oware, &text);
            run_round(&mut game, plies - 1);
            assert_eq!(game.outcome(), None, "{cycle}: not before");
            run_round(&mut game, 1);
            let outcome = game.outcome().expect("the position came up again");
            assert_eq!((outcome.reason, outcome.score.0[..2].to_vec(), outcome.winner(2)), (Reason::Repetition, vec![24, 24], None), "{cycle}");
            assert_eq!(oware.text(game.position()), "0,0,0,0,0,0/0,0,0,0,0,0 24,24 - reason=repetition");
            assert_eq!(game.ended_by(), None, "a repetition is nobody's");
        }
    }
    // The stores are kept, too.
    let oware = rules("oware", &[("cycle", "first")]);
    let uneven = "1,0,0,0,0,0/1,0,0,0,0,0 21,23 S";
    let mut game = game_from(&oware, uneven);
    run_round(&mut game, 12);
    assert_eq!(game.outcome().map(|outcome| outcome.score.0[..2].to_vec()), Some(vec![22, 24]));
}

#[test]
fn b13_a_position_with_an_empty_row_is_no_repetition() {
    let oware = rules("oware", &[]);
    for start in ["0,0,0,0,0,0/1,0,0,0,0,1 23,23 N".to_string(), mirrored_text("0,0,0,0,0,0/1,0,0,0,0,1 23,23 N")] {
        let mut game = game_from(&oware, &start);
        run_round(&mut game, 12);
        assert_eq!(oware.text(game.position()), start, "the position has come up again");
        assert_eq!((game.outcome(), game.legal().len()), (None, 1), "and play goes on");
        run_round(&mut game, 1);
        assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Repetition), "the next one has seeds on both sides");
    }
}

#[test]
fn b14_five_thousand_plies_are_played_kept_and_taken_back() {
    let mut ruleset = rules("oware", &[("cycle", "off")]).ruleset().clone();
    ruleset.guard = Guard { cap: None, ..ruleset.guard };
    let endless = Arc::new(Rules::new(ruleset).expect("only the cap is lifted"));
    let mut game = game_from(&endless, CIRCLE);
    run_round(&mut game, 5000);
    assert_eq!((game.plies().len(), game.sowings(), game.outcome()), (5000, 5000, None));
    assert_eq!(game.occurrences(game.start()), 417, "once in twelve plies");
    let mut replayed = game_from(&endless, CIRCLE);
    for ply in game.plies() {
        replayed.play(ply.mv, &mut ()).expect("it was played before");
        assert_eq!(replayed.position(), &ply.after);
        assert_eq!(endless.read_position(&endless.text(&ply.after)).as_ref(), Ok(&ply.after));
    }
    while game.undo().is_some() {}
    assert_eq!(endless.text(game.position()), CIRCLE);
    while game.redo().is_some() {}
    assert_eq!(game.position(), replayed.position());
    // In the catalogue the cap ends it.
    let mut capped = game_from(&rules("oware", &[("cycle", "off")]), CIRCLE);
    run_round(&mut capped, 1000);
    assert_eq!(capped.outcome().map(|outcome| (outcome.reason, outcome.score.0[..2].to_vec())), Some((Reason::Cap, vec![24, 24])));
}

#[test]
fn b18_the_pie_rule_counts_turns_not_sowings() {
    let kalah = rules("kalah", &[("pie_rule", "true")]);
    let mut game = Game::new(Arc::clone(&kalah), 0);
    let swappable = |game: &Game| game.legal().contains(Move::SWAP);
    assert!(!swappable(&game), "there is nothing to answer yet");
    game.play_token("S3", &mut ()).expect("an extra turn");
    assert!(!swappable(&game), "nor in the middle of the first turn");
    game.play_token("S6", &mut ()).expect("the first turn is over");
    assert!(swappable(&game), "one turn has been played, of two sowings");
    let before = *game.position();
    let sown = game.clone();
    game.play_token("swap", &mut ()).expect("the answer to the first turn");
    assert_eq!((game.swapped(), game.sowings()), (true, 2), "the swap is no sowing");
    assert_eq!(game.position().to_move(), Some(Seat::NORTH), "the first player now holds North and moves");
    assert!((0..12).all(|pit| game.position().seeds(pit) == before.seeds(pit)), "the board stays");
    assert!(!swappable(&game), "only once");
    assert_eq!(game.legal().len() + 1, kalah.legal(&before).len());
    // A seat that has begun to sow has answered, an extra turn or not.
    for token in ["N1", "N3"] {
        let mut answered = sown.clone();
        answered.play_token(token, &mut ()).expect("a sowing");
        assert!(!swappable(&answered), "after {token}");
        assert_eq!(kalah.read_position(&kalah.text(answered.position())).as_ref(), Ok(answered.position()));
    }
    // North 3 ends in the store: the same seat moves on and can no longer swap.
    let mut extra = game_from(&kalah, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N turn=1");
    extra.play_token("N3", &mut ()).expect("a sowing into the store");
    assert_eq!((extra.position().to_move(), swappable(&extra)), (Some(Seat::NORTH), false));
    for entry in ENTRIES.iter().filter(|entry| entry.id != "kalah") {
        assert!(!rules_of(entry, &Vec::new()).expect("a game").has_pie_rule());
    }
}

#[test]
fn b21_a_finished_game_survives_being_written_down() {
    for entry in ENTRIES {
        for options in option_sets(entry, 12) {
            let rules = rules_of(entry, &options).expect("the set was kept because it makes a game");
            for number in 0..4 {
                let game = random_game(&rules, number);
                for position in [game.start(), game.position()] {
                    let text = rules.text(position);
                    let mut events = Vec::new();
                    let setup = rules.read_setup(&text).expect("our own text can be read");
                    let read = rules.accept(&setup, &mut events).expect("our own position is accepted");
                    assert_eq!((&read, read.stable_hash()), (position, position.stable_hash()), "{} {options:?}: {text}", entry.id);
                    assert!(!events.iter().any(|event| matches!(event, Event::Sweep { .. } | Event::Discard { .. })), "{text}: collected once");
                    let object = serde_json::Value::Object(fields(&rules, position));
                    let setup = read_fields(&rules, &object).expect("our own fields can be read");
                    assert_eq!(rules.accept(&setup, &mut ()).as_ref(), Ok(position), "{object}");
                    let again = Game::from_position(Arc::clone(&rules), read);
                    let without_mover = |outcome: Outcome| Outcome { last_mover: None, ..outcome };
                    assert_eq!(again.outcome(), rules.outcome(position).map(without_mover));
                }
            }
        }
    }
}

#[test]
fn b26_a_pit_may_hold_everything() {
    for (id, options, pits, seeds) in [
        ("kalah", vec![], 6, 48),
        ("kalah", vec![("pits", "10"), ("seeds", "12")], 10, 255),
        ("oware", vec![], 6, 48),
        ("oware", vec![("seeds", "6")], 6, 72),
        ("congklak", vec![], 7, 98),
        ("congklak", vec![("pits", "11")], 11, 242),
    ] {
        let rules = rules(id, &options);
        for number in 1..=pits {
            let mut row = vec!["0".to_string(); pits];
            row[number - 1] = seeds.to_string();
            let text = format!("{}/{} 0,0 S", row.join(","), vec!["0"; pits].join(","));
            let both = format!("{}/1{} 0,0 S", row.join(","), ",0".repeat(pits - 1)).replacen(&seeds.to_string(), &(seeds - 1).to_string(), 1);
            for text in [&text, &both] {
                let before = position(&rules, text);
                assert_eq!(rules.read_position(&rules.text(&before)).as_ref(), Ok(&before), "{id}: {text}");
                if before.over().is_some() {
                    continue;
                }
                let mv = Move::sow(number as u8 - 1, Dir::Forward);
                let (mut told, mut silent) = (before, before);
                rules.play_unchecked(&mut told, mv, &mut Vec::new());
                rules.play_unchecked(&mut silent, mv, &mut ());
                assert_eq!(told, silent, "{id}: {text}");
                let pits_after: i32 = (0..2 * pits as u8).map(|pit| i32::from(told.seeds(pit))).sum();
                let total = pits_after + i32::from(told.store(Seat::SOUTH)) + i32::from(told.store(Seat::NORTH));
                assert_eq!(total, i32::from(before.total()), "{id}: {text}");
                assert_eq!(rules.read_position(&rules.text(&told)).as_ref(), Ok(&told), "{id}: {text}");
            }
        }
    }
}

#[test]
fn b27_ten_thousand_random_starts_have_the_right_total() {
    let mut draw = SplitMix64::new(27);
    let mut starts = 0;
    let mut distinct = std::collections::HashSet::new();
    while starts < 10_000 {
        let (pits, seeds) = (1 + draw.below(10), 1 + draw.below(20));
        let moved = 1 + draw.below(2);
        let made = catalogue::rules("kalah", &[("pits", &pits.to_string()), ("seeds", &seeds.to_string()), ("start", &format!("random_{moved}"))]);
        let possible = pits > 1 && seeds >= moved && 2 * pits * seeds <= 255;
        assert_eq!(made.is_ok(), possible, "pits {pits} seeds {seeds} moved {moved}");
        let Ok(rules) = made else { continue };
        for _ in 0..10 {
            let start = rules.start(draw.next());
            assert_eq!(start.over(), None, "a start has a move");
            let row: Vec<i64> = (0..pits as u8).map(|pit| i64::from(start.seeds(pit))).collect();
            let other: Vec<i64> = (pits as u8..2 * pits as u8).map(|pit| i64::from(start.seeds(pit))).collect();
            assert_eq!(row, other, "the same in both rows");
            assert_eq!(row.iter().sum::<i64>(), (pits * seeds) as i64);
            let (moved, seeds) = (moved as i64, seeds as i64);
            let mut changes: Vec<i64> = row.iter().map(|held| held - seeds).filter(|change| *change != 0).collect();
            changes.sort_unstable();
            assert_eq!(changes, [-moved, moved], "that many seeds moved from one pit to another");
            distinct.insert((pits, seeds, row));
            starts += 1;
        }
    }
    assert!(distinct.len() > 2000, "starts differ: {}", distinct.len());
}

#[test]
fn b27_every_random_start_occurs_and_none_much_more_than_another() {
    let kalah = rules("kalah", &[("start", "random_1")]);
    let mut counts = std::collections::HashMap::new();
    for number in 0..6000 {
        *counts.entry(kalah.start(number).stable_hash()).or_insert(0u32) += 1;
    }
    assert_eq!(counts.len(), 30, "six pits from which, five to which");
    assert!(counts.values().all(|count| (130..=270).contains(count)), "about 200 each: {counts:?}");
}

#[test]
fn b14_every_ruleset_plays_its_longest_games() {
    for entry in ENTRIES {
        let rules = rules_of(entry, &Vec::new()).expect("the standard options make a game");
        let longest = (0..300).map(|number| random_game(&rules, number).plies().len()).max();
        assert!(longest > Some(40), "{}: {longest:?}", entry.id);
    }
}
