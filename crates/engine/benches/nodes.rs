//! Prints one number: the nodes of fixed searches. A change that alters it has changed what the engine does.
//!
//! Run by `cargo bench -p bija-engine --bench nodes`. Each search's share, and the speed, go to the standard error.

use std::sync::Arc;
use std::time::Instant;

use bija_engine::{Limits, Searcher};
use bija_rules::{Game, catalogue};

/// A game's id and options, and the depth it is searched to.
type Search = (&'static str, &'static [(&'static str, &'static str)], u32);

fn main() {
    let games: [Search; 11] = [
        ("kalah", &[], 12),
        ("kalah", &[("seeds", "6")], 10),
        ("kalah", &[("pits", "4"), ("seeds", "3")], 40),
        ("oware", &[], 10),
        ("congklak", &[("max_bonus", "0")], 7),
        ("congklak", &[], 7),
        ("togyz_kumalak", &[], 7),
        ("omweso", &[], 6),
        ("bao", &[], 6),
        ("mancala_basic", &[], 8),
        ("mancala_basic", &[("seats", "4"), ("pits", "4")], 8),
    ];
    let mut total = 0;
    for (id, options, depth) in games {
        let rules = Arc::new(catalogue::rules(id, options).expect("the catalogue has the game"));
        let mut searcher = Searcher::new(rules.clone());
        let begun = Instant::now();
        let report = searcher.search(&Game::new(rules, 0), &Limits::depth(depth), &|| false, |_| {}).expect("the game has begun");
        let speed = report.nodes as f64 / begun.elapsed().as_secs_f64() / 1e6;
        eprintln!("{id} {options:?} depth {}: {} nodes, value {}, {speed:.1} M/s", report.depth, report.nodes, report.value);
        total += report.nodes;
    }
    println!("{total}");
}
