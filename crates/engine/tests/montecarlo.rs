//! What holds for Monte Carlo trees: legal answers, obedience, the same result on every run, and proofs that are true.

mod common;

use std::cell::Cell;
use std::sync::Arc;

use bija_engine::mcts::{Leaf, MonteCarlo, is_stronger};
use bija_engine::{Limits, Report, Searcher, Stopped, ThinkError};
use bija_rules::{Board, Game, Rules, SplitMix64, catalogue};
use common::{plain_minimax, play_quietly, plays_legally, random_game, rules};

const LEAVES: [Leaf; 3] = [Leaf::Judged, Leaf::Played(u32::MAX), Leaf::Played(6)];

fn never() -> bool {
    false
}

fn search(game: &Game, leaf: Leaf, number: u64, limits: Limits) -> Report {
    MonteCarlo::with_memory(game.rules().clone(), leaf, 16 << 20).search(game, number, &limits, &never, |_| {}).expect("the game goes on")
}

/// Every game of the catalogue, and those for more seats and with questions in mid-turn.
fn games() -> Vec<(String, Arc<Rules>)> {
    let variants: [(&str, &[(&str, &str)]); 5] = [
        ("bao", &[("mtaji_safari", "true"), ("dormant_nyumba", "free")]),
        ("mancala_basic", &[("seats", "3"), ("pits", "4")]),
        ("mancala_basic", &[("seats", "4"), ("pits", "4")]),
        ("mangala4", &[("start_choice", "free")]),
        ("omweso", &[("reverse", "true")]),
    ];
    let entries = catalogue::ENTRIES.iter().map(|entry| (entry.id, &[][..]));
    entries.chain(variants).map(|(id, options)| (format!("{id} {options:?}"), rules(id, options))).collect()
}

/// The same game, over after so many sowings, or when a position has come so often.
fn guarded(rules: &Rules, cap: Option<u32>, repeats: Option<u8>) -> Arc<Rules> {
    let mut ruleset = rules.ruleset().clone();
    ruleset.guard.cap = cap.or(ruleset.guard.cap);
    ruleset.guard.repeats = repeats.or(ruleset.guard.repeats);
    Arc::new(Rules::new(ruleset).expect("a guard changes no sense"))
}

#[test]
fn every_answer_and_every_move_of_the_line_is_legal_in_every_game_of_the_catalogue() {
    let mut draw = SplitMix64::new(3);
    for (name, rules) in games() {
        for leaf in LEAVES {
            let mut game = Game::new(rules.clone(), 1);
            play_quietly(&mut game, draw.below(12), &mut draw);
            plays_legally(&name, game, |game| search(game, leaf, 1, Limits::nodes(1 + draw.below(1500))));
        }
    }
}

#[test]
fn a_search_of_the_same_number_within_the_same_limits_is_the_same_on_every_run() {
    for (name, rules) in games() {
        let game = Game::new(rules, 1);
        for leaf in LEAVES {
            let run = || search(&game, leaf, 7, Limits::nodes(5_000));
            assert_eq!(run(), run(), "{name}");
        }
    }
    let game = Game::new(rules("kalah", &[]), 0);
    let run = |number| search(&game, Leaf::Played(u32::MAX), number, Limits::nodes(5_000)).line;
    assert!((1..20).any(|number| run(number) != run(0)), "what is left to chance follows the number");
}

/// Compares proofs with a minimax too plain to be wrong, and how many values hung on the history.
fn compare(name: &str, rules: &Arc<Rules>, (seeds, plies, games): (u64, u64, u32)) -> [u32; 2] {
    let (mut draw, mut compared) = (SplitMix64::new(7), [0; 2]);
    for round in 0..games {
        let mut game = random_game(rules, 1 + draw.below(seeds), &mut draw);
        play_quietly(&mut game, draw.below(plies + 1), &mut draw);
        let Some(seat) = game.position().to_move() else { continue };
        let Some(value) = plain_minimax(&mut game, seat, &mut 4_000) else { continue };
        let leaf = LEAVES[round as usize % LEAVES.len()];
        let report = search(&game, leaf, 1, Limits::nodes(400_000));
        let text = rules.text(game.position());
        if report.exact {
            assert_eq!((report.value, report.stopped), (value, Stopped::Exact), "{name} {leaf:?} {text} after {} plies", game.plies().len());
            let mut after = game.clone();
            after.play(report.best, &mut ()).expect("the best move is legal");
            assert_eq!(plain_minimax(&mut after, seat, &mut 4_000), Some(value), "{name} {leaf:?} {text}");
            compared[0] += 1;
        } else {
            assert!(rules.board().seats > 2, "two come to an end: {name} {leaf:?} {text} {report:?}");
        }
        if !game.plies().is_empty() {
            let mut forgotten = Game::from_position(Arc::clone(rules), *game.position());
            compared[1] += u32::from(plain_minimax(&mut forgotten, seat, &mut 4_000).is_some_and(|other| other != value));
        }
    }
    compared
}

#[test]
fn what_is_proved_is_the_value_of_plain_minimax_in_every_game_of_the_catalogue() {
    for (name, rules) in games() {
        let [few, _] = compare(&name, &rules, (5, 4, 60));
        let [short, _] = compare(&name, &guarded(&rules, Some(4), None), (30, 2, 30));
        let enough = if rules.board().seats > 2 { 1 } else { 20 };
        assert!(few + short >= enough, "{name}: {few} {short}");
    }
}

#[test]
fn what_a_tree_proves_that_forgets_is_true_all_the_same() {
    let small = rules("kalah", &[("pits", "3"), ("seeds", "2")]);
    let (mut draw, mut proved) = (SplitMix64::new(9), 0);
    for _ in 0..20 {
        let game = random_game(&small, 14 + draw.below(6), &mut draw);
        let value = Searcher::with_memory(small.clone(), 1 << 20).search(&game, &Limits::none(), &never, |_| {}).expect("it goes on").value;
        let found = |bytes| {
            let searcher = MonteCarlo::with_memory(small.clone(), Leaf::Judged, bytes);
            searcher.search(&game, 0, &Limits::nodes(100_000), &never, |_| {}).expect("it goes on")
        };
        let (roomy, narrow) = (found(16 << 20), found(20_000));
        assert_eq!((roomy.value, roomy.exact), (value, true));
        if narrow.exact {
            assert_eq!(narrow.value, value, "{}", small.text(game.position()));
            // Room is for fewer than two hundred.
            proved += u32::from(roomy.nodes > 500);
        }
    }
    assert!(proved > 3, "proofs must not fit the tree for this to show anything: {proved}");
}

#[test]
fn where_positions_repeat_the_proof_knows_the_history() {
    let mut ruleset = rules("oware", &[("must_feed", "false"), ("grand_slam", "captures")]).ruleset().clone();
    ruleset.board = Board::two_rows(2);
    let rules = Rules::new(ruleset).expect("the rules make sense on any board");
    for repeats in [2, 3] {
        let [games, hanging] = compare("oware", &guarded(&rules, None, Some(repeats)), (4, 12, 400));
        assert!(games > 100 && hanging > 5, "repetition must matter for the trial to prove anything: {repeats} {games} {hanging}");
    }
}

#[test]
fn a_won_race_among_three_is_won_at_once() {
    let race = rules("mancala_basic", &[("seats", "3"), ("pits", "4")]);
    let setup = bija_rules::Setup { rows: vec![vec![0, 0, 0, 1], vec![5, 5, 0, 2], vec![4, 4, 4, 4]], stores: vec![2, 3, 4], ..Default::default() };
    let position = race.accept(&setup, &mut ()).expect("it is a position of a race");
    let report = search(&Game::from_position(race, position), Leaf::Judged, 0, Limits::none());
    assert_eq!((report.value, report.exact, report.depth), (1000, true, 1));
}

#[test]
fn a_search_stops_at_the_first_refusal_and_still_answers() {
    for (name, rules) in games() {
        let game = Game::new(rules, 0);
        for (asked_until, leaf) in [(0, Leaf::Judged), (1, Leaf::Played(u32::MAX)), (5, Leaf::Judged), (5, Leaf::Played(6))] {
            let asked = Cell::new(0);
            let stop = || {
                asked.set(asked.get() + 1);
                asked.get() > asked_until
            };
            let searcher = MonteCarlo::with_memory(game.rules().clone(), leaf, 1 << 20);
            let report = searcher.search(&game, 0, &Limits::none(), &stop, |_| {}).expect("the game has begun");
            if report.stopped == Stopped::Exact {
                assert!(asked.get() <= asked_until, "{name} went on after a refusal");
                continue;
            }
            assert_eq!((report.stopped, asked.get()), (Stopped::Caller, asked_until + 1), "{name}");
            assert!(report.nodes <= 100 * (asked_until + 1), "{name} was not asked often enough: {}", report.nodes);
            assert!(game.legal().contains(report.best), "{name}");
        }
    }
}

#[test]
fn a_tree_without_room_goes_on_within_it_and_obeys() {
    let game = Game::new(rules("kalah", &[]), 0);
    for leaf in LEAVES {
        for bytes in [0, 20_000] {
            let searcher = MonteCarlo::with_memory(game.rules().clone(), leaf, bytes);
            let report = searcher.search(&game, 0, &Limits::nodes(20_000), &never, |_| {}).expect("the game has begun");
            assert_eq!(report.stopped, Stopped::Nodes, "{leaf:?} {bytes}");
            assert!(report.nodes < 20_000 + 64 && game.legal().contains(report.best), "{report:?}");
            assert!(report.line.len() < if bytes == 0 { 2 } else { 40 }, "{report:?}");
        }
    }
}

#[test]
fn limits_are_kept_and_named() {
    let game = Game::new(rules("kalah", &[]), 0);
    let by_nodes = search(&game, Leaf::Judged, 0, Limits::nodes(5_000));
    assert!(by_nodes.stopped == Stopped::Nodes && by_nodes.nodes < 5_000 + 64, "a position's moves are finished first: {}", by_nodes.nodes);
    let by_depth = search(&game, Leaf::Judged, 0, Limits::depth(5));
    assert_eq!((by_depth.stopped, by_depth.depth >= 5, by_depth.exact), (Stopped::Depth, true, false));
    let heard = Cell::new(0);
    let searcher = MonteCarlo::with_memory(game.rules().clone(), Leaf::Judged, 1 << 20);
    let told = |progress: &bija_engine::Progress<'_>| {
        assert!(progress.nodes >= 2 * heard.get() || heard.get() == 0, "told each time as many again were looked at");
        heard.set(progress.nodes);
    };
    searcher.search(&game, 0, &Limits::nodes(5_000), &never, told).expect("the game has begun");
    assert!(heard.get() > 2_500);
}

/// The answer to a mirrored game is the mirrored answer: no seat is searched for otherwise than another.
#[test]
fn a_turned_board_gets_the_same_answer() {
    for id in ["kalah", "oware", "congklak", "togyz_kumalak"] {
        let rules = rules(id, &[]);
        let mut draw = SplitMix64::new(11);
        for _ in 0..10 {
            let game = random_game(&rules, 12, &mut draw);
            if game.outcome().is_some() {
                continue;
            }
            let turned = common::turned(&game);
            let answer = |game: &Game| search(game, Leaf::Judged, 0, Limits::nodes(3_000));
            let (one, other) = (answer(&game), answer(&turned));
            let place = |game: &Game, report: &Report| {
                rules.board().number(report.best.pit().expect("these games sow pits")).map(|number| (number, game.legal().len()))
            };
            assert_eq!((one.value, one.exact, one.nodes, place(&game, &one)), (other.value, other.exact, other.nodes, place(&turned, &other)), "{id}");
        }
    }
}

#[test]
fn trees_are_grown_in_relays_without_further_sowings() {
    for (name, rules) in games() {
        assert!(!is_stronger(&rules), "{name}");
    }
    for id in ["congklak", "congkak", "sungka"] {
        assert!(is_stronger(&rules(id, &[("max_bonus", "0")])) && !is_stronger(&rules(id, &[("max_bonus", "2")])), "{id}");
    }
}

#[test]
fn what_cannot_be_searched_is_refused_by_name() {
    let mut game = Game::new(rules("kalah", &[("pits", "1"), ("seeds", "1")]), 0);
    let searcher = |rules: &Arc<Rules>| MonteCarlo::with_memory(rules.clone(), Leaf::Judged, 0);
    let asked = |searcher: MonteCarlo, game: &Game| searcher.search(game, 0, &Limits::none(), &never, |_| {});
    assert_eq!(asked(searcher(&rules("oware", &[])), &game), Err(ThinkError::OtherRules));
    while let Some(mv) = game.legal().next() {
        game.play(mv, &mut ()).expect("it is legal");
    }
    assert_eq!(asked(searcher(game.rules()), &game), Err(ThinkError::GameOver));
}
