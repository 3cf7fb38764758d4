//! The search on kernels: what it calls exact is what the solver and the engine find, and it keeps to its limits.

use std::cell::Cell;
use std::sync::Arc;

use bija_engine as engine;
use bija_kernels::KalahRules;
use bija_kernels::search::{Finding, Limits, Searcher, takes};
use bija_kernels::solve::{Asked, Solver};
use bija_rules::{Game, Rules, SplitMix64, catalogue};

const MEMORY: u64 = 1 << 20;

fn rules(id: &str, options: &[(&str, &str)]) -> Arc<Rules> {
    Arc::new(catalogue::rules(id, options).unwrap_or_else(|error| panic!("{id} {options:?}: {error}")))
}

fn search(searcher: &mut Searcher, game: &Game, limits: Limits) -> Finding {
    let found = searcher.search(game, &limits, &|| false, &mut |_| {}).expect("the game goes on");
    assert!(!found.line.is_empty());
    let mut played = game.clone();
    for &mv in &found.line {
        played.play(mv, &mut ()).expect("the line is legal");
    }
    found
}

#[test]
fn small_boards_of_kalah_have_the_values_of_the_solver() {
    for capture in ["false", "true"] {
        for end in ["any_row_empty", "mover_cannot_move"] {
            for remaining in ["owner", "emptier", "nobody"] {
                for (pits, seeds) in [("1", "5"), ("2", "3"), ("3", "2"), ("3", "3"), ("8", "1")] {
                    let rules = rules("kalah", &[("pits", pits), ("seeds", seeds), ("empty_capture", capture), ("end", end), ("remaining", remaining)]);
                    let game = Game::new(Arc::clone(&rules), 0);
                    let solver = Solver::new(KalahRules::claim(&rules).expect("kalah has a kernel"), None, MEMORY, 1);
                    let solved = solver.solve(game.position(), Asked::AllMoves, &()).expect("the game has begun");
                    let found = [(1, false), (1, true), (3, false)].map(|(threads, tabled)| {
                        let mut searcher = Searcher::new(&rules, MEMORY, threads).expect("kalah is searched");
                        if tabled {
                            searcher.prepare();
                        }
                        search(&mut searcher, &game, Limits::default())
                    });
                    for found in &found {
                        assert_eq!((Some(found.value), found.exact), (solved.margin.value(), true), "{pits} {seeds} {capture} {end} {remaining}");
                        let worth = solved.moves.iter().find(|(mv, _)| *mv == found.line[0]).map(|(_, worth)| worth.least);
                        assert_eq!(worth, Some(found.value), "the move is worth what is said");
                    }
                    assert!(found[1].nodes <= found[0].nodes, "a table saves boards");
                }
            }
        }
    }
}

/// A game of Oware begun on a board of few seeds, some random moves on: earlier positions may come again.
fn begun(rules: &Arc<Rules>, draw: &mut SplitMix64) -> Game {
    loop {
        let seeds = 3 + draw.below(6);
        let mut pits = [0; 12];
        (0..seeds).for_each(|_| pits[draw.below(12) as usize] += 1);
        let row = |row: &[u64]| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        let held = 48 - seeds;
        let text = format!("{}/{} {},{} S", row(&pits[..6]), row(&pits[6..]), held / 2, held - held / 2);
        let Ok(position) = rules.read_position(&text) else { continue };
        let mut game = Game::from_position(Arc::clone(rules), position);
        for _ in 0..draw.below(14) {
            let moves: Vec<_> = game.legal().collect();
            if moves.is_empty() {
                break;
            }
            game.play(moves[draw.below(moves.len() as u64) as usize], &mut ()).expect("the move is legal");
        }
        if game.position().over().is_none() {
            return game;
        }
    }
}

#[test]
fn what_is_called_exact_in_oware_is_what_the_engine_proves_history_and_all() {
    let mut draw = SplitMix64::new(11);
    for options in [&[][..], &[("cycle", "third")], &[("grand_slam", "captures")]] {
        let rules = rules("oware", options);
        let (mut exact, mut searchers) = (0, [1, 2].map(|threads| Searcher::new(&rules, MEMORY, threads).expect("oware is searched")));
        for number in 0..150 {
            let game = begun(&rules, &mut draw);
            let searcher = &mut searchers[number % 2];
            if number == 75 {
                // What a table guesses is no proof.
                searcher.prepare();
            }
            let found = search(searcher, &game, Limits { nodes: Some(60_000), depth: Some(20) });
            if !found.exact {
                continue;
            }
            let proved = engine::Searcher::new(Arc::clone(&rules)).search(&game, &engine::Limits::nodes(3_000_000), &|| false, |_| {}).expect("it goes on");
            if proved.exact {
                assert_eq!(found.value, proved.value, "{} after {} plies", rules.text(game.position()), game.plies().len());
                exact += 1;
            }
        }
        assert!(exact > 15, "{options:?}: {exact}");
    }
}

#[test]
fn a_search_keeps_to_its_limits() {
    for id in ["kalah", "oware"] {
        let rules = rules(id, &[]);
        let game = Game::new(Arc::clone(&rules), 0);
        let mut searcher = Searcher::new(&rules, MEMORY, 1).expect("it is searched");
        let mut depths = Vec::new();
        let found = searcher.search(&game, &Limits { nodes: None, depth: Some(6) }, &|| false, &mut |found| depths.push(found.depth));
        let first = found.expect("the game goes on");
        assert_eq!((depths, first.depth, first.exact), ((1..=6).collect(), 6, false));
        let again = search(&mut searcher, &game, Limits { nodes: None, depth: Some(6) });
        assert!(again.nodes < first.nodes, "what was found out is remembered");
        searcher.forget();
        assert_eq!(search(&mut searcher, &game, Limits { nodes: None, depth: Some(6) }), first);
        searcher.forget();
        assert!(search(&mut searcher, &game, Limits { nodes: Some(5000), depth: None }).nodes < 5100);
        let asked = Cell::new(0);
        let stop = || asked.replace(asked.get() + 1) >= 20;
        let stopped = searcher.search(&game, &Limits::default(), &stop, &mut |_| {}).expect("the game goes on");
        assert!(stopped.nodes < 20_000 && asked.get() <= 22, "{} {}", stopped.nodes, asked.get());
    }
}

/// Two threads share what they remember, count their boards together, and both end when the first is stopped.
#[test]
fn several_threads_keep_to_the_limits_of_one_search() {
    for id in ["kalah", "oware"] {
        let rules = rules(id, &[]);
        let game = Game::new(Arc::clone(&rules), 0);
        let mut searcher = Searcher::new(&rules, MEMORY, 2).expect("it is searched");
        let found = search(&mut searcher, &game, Limits { nodes: None, depth: Some(9) });
        assert_eq!((found.depth, found.exact), (9, false));
        searcher.forget();
        let nodes = search(&mut searcher, &game, Limits { nodes: Some(50_000), depth: None }).nodes;
        assert!((50_000..52_000).contains(&nodes), "{nodes}");
        let asked = Cell::new(0);
        let stop = || asked.replace(asked.get() + 1) >= 200;
        let stopped = searcher.search(&game, &Limits::default(), &stop, &mut |_| {}).expect("the game goes on");
        assert!(asked.get() <= 202 && stopped.nodes > 50_000, "{} {}", stopped.nodes, asked.get());
    }
}

#[test]
fn games_and_positions_without_a_kernel_are_declined() {
    for (id, options) in [("bao", &[][..]), ("congklak", &[]), ("oware", &[("cycle", "off")])] {
        let rules = rules(id, options);
        assert!(Searcher::new(&rules, MEMORY, 1).is_none() && !takes(&rules, &rules.start(0)), "{id}");
    }
    let pie = rules("kalah", &[("pie_rule", "true")]);
    assert!(!takes(&pie, &pie.start(0)), "the question of the pie rule is open");
    assert!(takes(&rules("kalah", &[]), &rules("kalah", &[]).start(0)));
}
