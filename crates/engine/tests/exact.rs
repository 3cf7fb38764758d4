//! Searched to the end, a value is the value of perfect play: against a plain minimax that plays every game there is.

mod common;

use std::sync::Arc;

use bija_engine::{Limits, Report, Searcher, Stopped};
use bija_rules::facts::Fact;
use bija_rules::ruleset::{Act, Dirs, EndRow, EndThen, EndWhen, Family, Objective, Ranks, Slam, Stores, Stuck, Why, otherwise, row};
use bija_rules::{Board, Game, Rules, SplitMix64, catalogue};
use common::{plain_minimax, play_quietly, random_game, rules};

/// What was compared: games in all, and those whose value hangs on a repetition.
#[derive(Default, Debug)]
struct Compared {
    games: u32,
    hanging: u32,
}

struct Trial {
    seeds: u64,
    plies_before: u64,
    most_nodes: u64,
    games: u32,
}

/// Compares search and minimax on random games; one searcher for all of them, so that its table sees many histories.
fn compare(rules: &Arc<Rules>, trial: &Trial) -> Compared {
    let mut draw = SplitMix64::new(7);
    let mut searcher = Searcher::with_memory(Arc::clone(rules), 1 << 20);
    let mut compared = Compared::default();
    for _ in 0..trial.games {
        let mut game = random_game(rules, 1 + draw.below(trial.seeds), &mut draw);
        play_quietly(&mut game, draw.below(trial.plies_before + 1), &mut draw);
        let Some(seat) = game.position().to_move() else { continue };
        let mut nodes = trial.most_nodes;
        let Some(value) = plain_minimax(&mut game, seat, &mut nodes) else { continue };
        let report = searcher.search(&game, &Limits::none(), &|| false, |_| {}).expect("the game goes on");
        let text = rules.text(game.position());
        assert_eq!((report.value, report.exact, report.stopped), (value, true, Stopped::Exact), "{text} after {} plies", game.plies().len());
        assert_best_is_as_good_as_said(&game, &report, trial.most_nodes);
        compared.games += 1;
        if game.plies().is_empty() {
            continue;
        }
        let forgotten = Game::from_position(Arc::clone(rules), *game.position());
        let mut nodes = trial.most_nodes;
        compared.hanging += u32::from(plain_minimax(&mut forgotten.clone(), seat, &mut nodes).is_some_and(|other| other != value));
    }
    compared
}

fn assert_best_is_as_good_as_said(game: &Game, report: &Report, nodes: u64) {
    let seat = game.position().to_move().expect("the game goes on");
    let mut after = game.clone();
    after.play(report.best, &mut ()).expect("the best move is legal");
    let value = plain_minimax(&mut after, seat, &mut { nodes }).expect("a part of a game is smaller than the whole");
    assert_eq!(value, report.value, "{}", game.rules().text(game.position()));
}

#[test]
fn kalah_searched_to_the_end_equals_plain_minimax() {
    for options in [&[][..], &[("empty_capture", "true")], &[("remaining", "emptier")], &[("pits", "3")]] {
        let compared = compare(&rules("kalah", options), &Trial { seeds: 8, plies_before: 2, most_nodes: 20_000, games: 1000 });
        assert!(compared.games > 500, "{options:?} {compared:?}");
    }
}

#[test]
fn congklak_searched_to_the_end_equals_plain_minimax() {
    for options in [&[][..], &[("max_bonus", "0")], &[("max_bonus", "2")], &[("no_move", "pass"), ("pits", "5")]] {
        let compared = compare(&rules("congklak", options), &Trial { seeds: 8, plies_before: 2, most_nodes: 20_000, games: 1000 });
        assert!(compared.games > 500, "{options:?} {compared:?}");
    }
}

#[test]
fn oware_searched_to_the_end_equals_plain_minimax() {
    for options in [&[][..], &[("grand_slam", "captures")], &[("cycle", "third")], &[("must_feed", "false")]] {
        let compared = compare(&rules("oware", options), &Trial { seeds: 4, plies_before: 16, most_nodes: 20_000, games: 700 });
        assert!(compared.games > 150, "{options:?} {compared:?}");
    }
}

/// Every game of the catalogue by its standard options, and those of more seats, longer choices and questions.
fn games() -> Vec<(String, Arc<Rules>)> {
    let variants: [(&str, &[(&str, &str)]); 6] = [
        ("mancala_basic", &[("seats", "3"), ("pits", "4")]),
        ("mancala_basic", &[("seats", "4"), ("pits", "4")]),
        ("mancala_basic", &[("seats", "3"), ("pits", "4"), ("all_ranks", "false")]),
        ("mangala4", &[("start_choice", "free")]),
        ("omweso", &[("reverse", "true")]),
        ("omweso", &[("first_turn_capture", "false")]),
    ];
    let entries = catalogue::ENTRIES.iter().map(|entry| (entry.id, &[][..]));
    entries.chain(variants).map(|(id, options)| (format!("{id} {options:?}"), rules(id, options))).collect()
}

/// The same game, over after so many sowings.
fn capped(rules: &Rules, sowings: u32) -> Arc<Rules> {
    let mut ruleset = rules.ruleset().clone();
    ruleset.guard.cap = Some(sowings);
    Arc::new(Rules::new(ruleset).expect("a cap changes no sense"))
}

#[test]
fn every_game_of_the_catalogue_searched_to_the_end_equals_plain_minimax() {
    for (name, rules) in games() {
        let few = Trial { seeds: 5, plies_before: 4, most_nodes: 8_000, games: 200 };
        let compared = compare(&rules, &few);
        let many = Trial { seeds: 30, plies_before: 2, most_nodes: 8_000, games: 60 };
        let short = compare(&capped(&rules, 4), &many);
        assert!(compared.games + short.games >= 50 && short.games >= 15, "{name} {compared:?} {short:?}");
    }
}

/// Oware on a short ring, where positions come again soon.
fn short_oware(pits: u8, dirs: Dirs, repeats: u8) -> Arc<Rules> {
    let mut ruleset = rules("oware", &[("must_feed", "false")]).ruleset().clone();
    ruleset.board = Board::two_rows(pits);
    ruleset.guard.repeats = Some(repeats);
    let Family::Sow(sow) = &mut ruleset.family else { unreachable!("the game it is made from lifts and sows") };
    sow.choose.dirs = dirs;
    sow.slam = Slam::Captures;
    Arc::new(Rules::new(ruleset).expect("the rules make sense on any board"))
}

#[test]
fn where_positions_repeat_the_value_is_that_of_minimax_that_knows_the_history() {
    for (pits, dirs, repeats, seeds) in [(2, Dirs::Forward, 2, 5), (3, Dirs::Forward, 2, 5), (2, Dirs::Forward, 3, 4), (2, Dirs::Both, 2, 3)] {
        let rules = short_oware(pits, dirs, repeats);
        let compared = compare(&rules, &Trial { seeds, plies_before: 12, most_nodes: 60_000, games: 700 });
        assert!(compared.games > 150, "{pits} {dirs:?} {compared:?}");
        assert!(compared.hanging > 5, "repetition must matter in the trial for it to prove anything: {pits} {dirs:?} {compared:?}");
    }
}

/// The first to empty the own row wins; every store is sown and grants another move.
fn race() -> Arc<Rules> {
    let mut ruleset = rules("kalah", &[("pits", "3")]).ruleset().clone();
    ruleset.objective = Objective::Race;
    let Family::Sow(sow) = &mut ruleset.family else { unreachable!("the game it is made from lifts and sows") };
    sow.track.stores = Stores::All;
    sow.landing = vec![row(&[Fact::OwnStore, Fact::OtherStore], Act::Again), otherwise(Act::Over(Why::Plain))];
    sow.ends = vec![EndRow { when: EndWhen::OwnRowEmpty, then: EndThen::Finish { ranks: Ranks::FirstOnly } }];
    Arc::new(Rules::new(ruleset).expect("a race makes sense"))
}

/// Oware in which one who cannot move has lost.
fn survival() -> Arc<Rules> {
    let mut ruleset = short_oware(2, Dirs::Forward, 2).ruleset().clone();
    ruleset.objective = Objective::Survival;
    let Family::Sow(sow) = &mut ruleset.family else { unreachable!("the game it is made from lifts and sows") };
    sow.ends.clear();
    sow.stuck = Stuck::Lose;
    Arc::new(Rules::new(ruleset).expect("to be the last to move makes sense"))
}

#[test]
fn races_and_survival_searched_to_the_end_equal_plain_minimax() {
    for rules in [race(), survival()] {
        let compared = compare(&rules, &Trial { seeds: 4, plies_before: 4, most_nodes: 20_000, games: 700 });
        assert!(compared.games > 150, "{compared:?}");
    }
}
