//! Published values of perfect play.
//!
//! First player's final margin of Kalah with m pits a side and n seeds a pit (Irving, Donkers, Uiterwijk: Solving Kalah,
//! 2000, and recomputed under the same rules: capture only when the facing pit holds seeds, leftovers to their owner).

mod common;

use std::path::PathBuf;
use std::sync::Arc;

use bija_engine::{Limits, Searcher};
use bija_rules::{Game, Setup, ToMove};
use common::rules;

#[test]
fn small_kalah_boards_have_their_published_values() {
    let table = [(1, [0, -2, 6, -2, 2, 0]), (2, [2, -2, -2, -10, 6, 8]), (3, [0, 4, 2, 2, 6, -8])];
    for (pits, values) in table {
        for (seeds, value) in (1..).zip(values) {
            assert_kalah(pits, seeds, value);
        }
    }
    for (seeds, value) in [(1, 2), (2, 6), (3, 6), (4, 2)] {
        assert_kalah(4, seeds, value);
    }
}

fn assert_kalah(pits: u8, seeds: u8, value: i32) {
    let (pits, seeds) = (pits.to_string(), seeds.to_string());
    let rules = rules("kalah", &[("pits", &pits), ("seeds", &seeds)]);
    let report = Searcher::new(rules.clone()).search(&Game::new(rules, 0), &Limits::none(), &|| false, |_| {}).expect("it has begun");
    assert_eq!((report.value, report.exact), (value, true), "Kalah({pits},{seeds})");
}

/// Positions with the margin of perfect play, from the folder that `BIJA_TRANSCRIPTS` names; those of few seeds.
#[test]
fn solved_kalah_positions_have_their_values() {
    let Some(folder) = std::env::var_os("BIJA_TRANSCRIPTS") else {
        eprintln!("skipped: BIJA_TRANSCRIPTS names no folder");
        return;
    };
    let text = std::fs::read_to_string(PathBuf::from(folder).join("kalah_solved_positions.json")).expect("the folder has the file");
    let file: serde_json::Value = serde_json::from_str(&text).expect("the file is JSON");
    let rules = rules("kalah", &[]);
    let mut searcher = Searcher::new(rules.clone());
    let mut solved = 0;
    for row in file["rows"].as_array().expect("the rows are a list") {
        let pits = |index: usize| -> Vec<i64> { row[index].as_array().expect("pits are a list").iter().map(|n| n.as_i64().expect("a count")).collect() };
        let count = |index: usize| row[index].as_i64().expect("a count");
        let rows = vec![pits(0), pits(1)];
        if rows.iter().flatten().sum::<i64>() > 28 {
            continue;
        }
        let setup = Setup { rows, stores: vec![count(2), count(3)], to_move: ToMove::First, ..Setup::default() };
        let position = rules.accept(&setup, &mut ()).expect("the position is one of Kalah's");
        let report = searcher.search(&Game::from_position(Arc::clone(&rules), position), &Limits::none(), &|| false, |_| {}).expect("it goes on");
        assert_eq!((i64::from(report.value), report.exact), (count(5), true), "{}", rules.text(&position));
        solved += 1;
    }
    eprintln!("{solved} positions solved");
    assert!(solved >= 10, "only {solved} positions are small enough");
}
