//! `bija match` and `bija bench`: results that add up and numbers that do not change.

use crate::run::{bija, root};

#[test]
fn greedy_beats_random_and_the_result_is_the_same_on_any_number_of_threads() {
    let run = |threads| bija(&["match", "greedy", "random", "--rules", "kalah", "--games", "60", "--threads", threads, "--json"]);
    let (one, four) = (run("1"), run("4"));
    assert_eq!(one.out, four.out);
    let found = &one.json()[0];
    let count = |key: &str| found[key].as_u64().unwrap();
    assert_eq!(count("wins") + count("draws") + count("losses"), 60);
    assert!(found["score"].as_f64().unwrap() - found["error"].as_f64().unwrap() > 0.5, "{found}");
}

#[test]
fn a_player_against_itself_scores_one_half() {
    // Both games of a pair are the same game with the players exchanged.
    let found = &bija(&["match", "depth:2", "depth:2", "--rules", "oware", "--games", "21", "--json"]).json()[0];
    assert_eq!((found["games"].as_u64(), found["score"].as_f64()), (Some(22), Some(0.5)));
    assert_eq!(found["elo"]["difference"].as_f64(), Some(0.0));
}

#[test]
fn an_unknown_player_is_status_2() {
    for name in ["strong", "depth:", "depth:x", ""] {
        let ran = bija(&["match", name, "random", "--rules", "kalah"]);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{name}");
    }
}

#[test]
fn the_bench_counts_the_same_every_time() {
    let run = || bija(&["bench", "--depth", "3", "--json"]).json()[0].clone();
    let (first, second) = (run(), run());
    assert_eq!(first["nodes"], second["nodes"]);
    let games = first["games"].as_array().unwrap();
    assert_eq!(games.iter().map(|game| game["nodes"].as_u64().unwrap()).sum::<u64>(), first["nodes"].as_u64().unwrap());
    let bases = bija_rules::catalogue::ENTRIES.iter().filter(|entry| entry.preset_of.is_none()).count();
    assert_eq!(games.len(), bases);
    assert_eq!(bija(&["bench", "--depth", "2"]).out.lines().count(), bases + 1);
}

#[test]
fn the_search_looks_at_as_many_positions_as_are_recorded() {
    let page = std::fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let recorded = page.split("`bija bench --depth 6` looks at ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
    let found = bija(&["bench", "--depth", "6", "--json"]).json()[0]["nodes"].to_string();
    assert_eq!(found, recorded, "what is searched has changed: CONTRIBUTING.md says what a change brings");
}
