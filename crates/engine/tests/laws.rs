//! What holds for every search: legal answers, honest reports, obedience, the same result on every run.

mod common;

use std::cell::Cell;
use std::sync::Arc;

use bija_engine::arena::{Player, play_match};
use bija_engine::{Level, Limits, Report, Searcher, Stopped, ThinkError, think};
use bija_rules::{Game, Rules, Setup, SplitMix64, catalogue};
use common::{play_quietly, plays_legally, rules};

fn never() -> bool {
    false
}

fn search(game: &Game, limits: Limits) -> Report {
    Searcher::with_memory(game.rules().clone(), 1 << 20).search(game, &limits, &never, |_| {}).expect("the game goes on")
}

/// Every game of the catalogue, and those for more seats and with questions in mid-turn.
fn games() -> Vec<(&'static str, Arc<Rules>)> {
    let variants: [(&str, &[(&str, &str)]); 5] = [
        ("bao", &[("mtaji_safari", "true"), ("dormant_nyumba", "free")]),
        ("mancala_basic", &[("seats", "3"), ("pits", "4")]),
        ("mancala_basic", &[("seats", "4"), ("pits", "6")]),
        ("mangala4", &[("start_choice", "free")]),
        ("omweso", &[("reverse", "true")]),
    ];
    let entries = catalogue::ENTRIES.iter().map(|entry| (entry.id, &[][..]));
    entries.chain(variants).map(|(id, options)| (id, rules(id, options))).collect()
}

#[test]
fn every_answer_and_every_move_of_the_line_is_legal_in_every_game_of_the_catalogue() {
    let mut draw = SplitMix64::new(3);
    for (id, rules) in games() {
        for number in 0..4 {
            let mut game = Game::new(rules.clone(), number);
            play_quietly(&mut game, draw.below(12), &mut draw);
            plays_legally(id, game, |game| search(game, Limits::nodes(1 + draw.below(1500))));
        }
    }
}

#[test]
fn levels_answer_legally_and_as_a_pure_function_of_game_and_number() {
    for (id, rules) in games() {
        for level in [Level::Easy, Level::Normal] {
            let mut game = Game::new(rules.clone(), 5);
            while game.outcome().is_none() && game.plies().len() < 20 {
                let report = think(&game, level, 9, &never).expect("the game goes on");
                assert_eq!(think(&game, level, 9, &never).expect("the game goes on"), report, "{id}");
                game.play(report.best, &mut ()).unwrap_or_else(|error| panic!("{id}: {error}"));
            }
        }
    }
}

#[test]
fn easy_errs_differently_for_another_number() {
    let mut game = Game::new(rules("kalah", &[]), 0);
    play_quietly(&mut game, 4, &mut SplitMix64::new(2));
    let answer = |number| think(&game, Level::Easy, number, &never).expect("the game goes on").best;
    assert!((1..200).any(|number| answer(number) != answer(0)));
}

#[test]
fn a_search_within_the_same_limits_is_the_same_on_every_run() {
    for (id, rules) in games() {
        let game = Game::new(rules, 1);
        for limits in [Limits::nodes(20_000), Limits::depth(4)] {
            assert_eq!(search(&game, limits), search(&game, limits), "{id}");
        }
    }
}

#[test]
fn a_searcher_that_forgot_is_as_good_as_new() {
    let kalah = rules("kalah", &[]);
    let game = Game::new(kalah.clone(), 0);
    let mut searcher = Searcher::with_memory(kalah, 1 << 20);
    let mut run = || searcher.search(&game, &Limits::nodes(30_000), &never, |_| {}).expect("the game has begun");
    let first = run();
    searcher.forget();
    assert_eq!(searcher.search(&game, &Limits::nodes(30_000), &never, |_| {}).expect("the game has begun"), first);
}

#[test]
fn limits_are_kept_and_named() {
    let game = Game::new(rules("kalah", &[]), 0);
    let by_nodes = search(&game, Limits::nodes(5_000));
    assert_eq!(by_nodes.stopped, Stopped::Nodes);
    assert!(by_nodes.nodes < 5_000 + 64, "a position's children are finished first: {}", by_nodes.nodes);
    let by_depth = search(&game, Limits::depth(5));
    assert_eq!((by_depth.stopped, by_depth.depth, by_depth.exact), (Stopped::Depth, 5, false));
}

#[test]
fn a_search_stops_at_the_first_refusal_and_still_answers() {
    for (id, rules) in games() {
        let game = Game::new(rules, 0);
        for asked_until in [0, 1, 5] {
            let asked = Cell::new(0);
            let stop = || {
                asked.set(asked.get() + 1);
                asked.get() > asked_until
            };
            let mut searcher = Searcher::with_memory(game.rules().clone(), 1 << 20);
            let report = searcher.search(&game, &Limits::none(), &stop, |_| {}).expect("the game has begun");
            if report.stopped == Stopped::Exact {
                assert!(asked.get() <= asked_until, "{id} went on after a refusal");
                continue;
            }
            assert_eq!((report.stopped, asked.get()), (Stopped::Caller, asked_until + 1), "{id}");
            assert!(report.nodes < 1100 * (asked_until + 1), "{id} was not asked often enough: {}", report.nodes);
            assert!(game.legal().contains(report.best), "{id}");
        }
    }
}

#[test]
fn a_value_at_the_horizon_is_not_called_exact_and_a_seen_end_is() {
    let small = rules("kalah", &[("pits", "2"), ("seeds", "1")]);
    let game = Game::new(small, 0);
    let depths: Vec<bool> = (1..9).map(|depth| search(&game, Limits::depth(depth)).exact).collect();
    assert!(!depths[0] && depths[7], "{depths:?}");
    assert!(depths.is_sorted(), "once exact, exact at any greater depth: {depths:?}");
    for exact in (1..9).map(|depth| search(&game, Limits::depth(depth))).filter(|report| report.exact) {
        assert_eq!((exact.value, exact.stopped), (2, Stopped::Exact));
    }
}

#[test]
fn the_cap_of_sowings_is_an_end_that_the_search_sees() {
    let mut ruleset = rules("kalah", &[]).ruleset().clone();
    ruleset.guard.cap = Some(5);
    let rules = Arc::new(Rules::new(ruleset).expect("a cap changes no sense"));
    let mut searcher = Searcher::with_memory(rules.clone(), 1 << 20);
    let mut draw = SplitMix64::new(1);
    for plies in [0, 1, 2, 3, 4, 2, 1, 0] {
        let mut game = Game::new(rules.clone(), 0);
        play_quietly(&mut game, plies, &mut draw);
        let seat = game.position().to_move().expect("five sowings are not over yet");
        let report = searcher.search(&game, &Limits::none(), &never, |_| {}).expect("it goes on");
        let value = common::plain_minimax(&mut game, seat, &mut 100_000).expect("five plies are few");
        assert_eq!((report.value, report.exact), (value, true), "{plies} plies");
    }
}

#[test]
fn a_forced_move_is_played_at_once_at_every_level() {
    let game = Game::new(rules("mangala4", &[]), 0);
    for level in Level::ALL {
        let report = think(&game, level, 0, &never).expect("it has begun");
        assert_eq!((report.stopped, report.nodes, Some(report.best)), (Stopped::Forced, 1, game.legal().next()));
    }
}

#[test]
fn a_won_race_is_won_in_time() {
    // One sowing finishes: the value is the first place, and the search looks no further.
    let race = rules("mancala_basic", &[("seats", "3"), ("pits", "4")]);
    let setup = Setup { rows: vec![vec![0, 0, 0, 1], vec![5, 5, 0, 2], vec![4, 4, 4, 4]], stores: vec![2, 3, 4], ..Setup::default() };
    let position = race.accept(&setup, &mut ()).expect("it is a position of a race");
    let report = search(&Game::from_position(race, position), Limits::none());
    assert_eq!((report.value, report.exact, report.depth), (1000, true, 1));
}

#[test]
fn ranked_moves_have_the_values_of_their_positions() {
    let small = rules("kalah", &[("pits", "3"), ("seeds", "2")]);
    let game = Game::new(small.clone(), 0);
    let seat = game.position().to_move().expect("it has begun");
    let ranked = Searcher::new(small).rank(&game, &Limits::none(), &never).expect("it has begun").values;
    assert_eq!(ranked.len(), game.legal().len());
    assert!(ranked.is_sorted_by(|a, b| a.value >= b.value));
    for value in ranked {
        let mut after = game.clone();
        after.play(value.mv, &mut ()).expect("ranked moves are legal");
        let truth = common::plain_minimax(&mut after, seat, &mut 5_000_000).expect("the board is small");
        assert_eq!((value.value, value.exact), (truth, true));
    }
}

#[test]
fn what_cannot_be_searched_is_refused_by_name() {
    let mut game = Game::new(rules("kalah", &[("pits", "1"), ("seeds", "1")]), 0);
    let other = rules("oware", &[]);
    let mut searcher = Searcher::new(other);
    assert_eq!(searcher.search(&game, &Limits::none(), &never, |_| {}), Err(ThinkError::OtherRules));
    while let Some(mv) = game.legal().next() {
        game.play(mv, &mut ()).expect("it is legal");
    }
    assert_eq!(think(&game, Level::Hard, 0, &never), Err(ThinkError::GameOver));
}

#[test]
fn a_match_does_not_depend_on_the_number_of_threads() {
    let kalah = rules("kalah", &[]);
    let players = ["easy", "greedy"].map(|name| name.parse::<Player>().expect("a known player"));
    let of = |threads| play_match(&kalah, players, 6, 11, threads);
    assert_eq!((of(1), of(1).games()), (of(3), 12));
}

#[test]
fn players_are_known_by_the_names_they_print() {
    for name in ["easy", "normal", "hard", "nodes=500", "random", "greedy", "depth=6", "maxn=900", "mcts=900", "playouts=80"] {
        assert_eq!(name.parse::<Player>().map(|player| player.to_string()).as_deref(), Ok(name));
    }
    for name in ["", "depth", "depth=x", "perfect", "nodes=-1"] {
        assert!(name.parse::<Player>().is_err(), "{name:?}");
    }
}
