//! Matches that measure the levels, with what each must reach.
//!
//! Run by `cargo bench -p bija-engine --bench gate`. Arguments after `--` choose rows by part of their text; `games=40`
//! plays fewer games. Every figure is the same on every run.

use std::sync::Arc;
use std::time::Instant;

use bija_engine::arena::{Player, Tally, play_match};
use bija_rules::catalogue;

/// What a score must reach.
enum Goal {
    AtLeast(f64),
    AtMost(f64),
}

impl Goal {
    fn is_met(&self, tally: &Tally) -> bool {
        match self {
            Goal::AtLeast(score) => tally.score() >= *score,
            Goal::AtMost(score) => tally.score() <= *score,
        }
    }

    fn text(&self) -> String {
        match self {
            Goal::AtLeast(score) => format!(">= {:.0} %", 100.0 * score),
            Goal::AtMost(score) => format!("<= {:.0} %", 100.0 * score),
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let games = arguments.iter().find_map(|argument| argument.strip_prefix("games=")?.parse().ok()).unwrap_or(200);
    let wanted: Vec<&String> = arguments.iter().filter(|argument| !argument.starts_with("games=")).collect();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let rulesets: [(&str, &[(&str, &str)]); 4] = [("kalah", &[]), ("oware", &[]), ("congklak", &[("max_bonus", "0")]), ("congklak", &[])];
    let matches = [
        ("hard", "normal", Goal::AtLeast(0.75)),
        ("normal", "easy", Goal::AtLeast(0.75)),
        ("hard", "depth=6", Goal::AtLeast(0.90)),
        ("easy", "random", Goal::AtLeast(0.90)),
        ("easy", "greedy", Goal::AtMost(0.60)),
    ];
    for (id, options) in rulesets {
        let rules = Arc::new(catalogue::rules(id, options).expect("the catalogue has the game"));
        let plain = id == "congklak" && options.is_empty();
        for (first, second, goal) in &matches {
            let named: Vec<String> = options.iter().map(|(name, value)| format!(" {name}={value}")).collect();
            let title = format!("{id}{}: {first} against {second}", named.concat());
            if !wanted.iter().all(|part| title.contains(part.as_str())) {
                continue;
            }
            let players: [Player; 2] = [first, second].map(|name| name.parse().expect("the players are known"));
            let begun = Instant::now();
            let tally = play_match(&rules, players, games / 2, 1, threads).expect("the games are for two");
            let verdict = match (plain, goal.is_met(&tally)) {
                (true, _) => "reported only",
                (false, true) => "met",
                (false, false) => "NOT MET",
            };
            println!("{title:<46} {tally}   {} {verdict}   {:.0} s", goal.text(), begun.elapsed().as_secs_f64());
        }
    }
}
