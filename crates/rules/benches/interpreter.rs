//! Sowings a second of the interpreter, one core: perft without counting leaves in bulk, best of several short runs.
//!
//! Run by `cargo bench -p bija-rules`. A sowing is one move, all its laps included; laps are counted apart.

use std::time::Instant;

use bija_rules::{Event, Position, Rules, Sink, catalogue};

/// Counts laps.
struct Laps(u64);

impl Sink for Laps {
    fn event(&mut self, event: Event) {
        self.0 += u64::from(matches!(event, Event::Lift { .. } | Event::Relay { .. }));
    }
}

/// Sowings in the tree to that depth.
fn sowings(rules: &Rules, position: &Position, depth: u32, sink: &mut impl Sink) -> u64 {
    let mut count = 0;
    for mv in rules.legal(position) {
        let mut after = *position;
        rules.play_unchecked(&mut after, mv, sink);
        count += 1;
        if depth > 1 {
            count += sowings(rules, &after, depth - 1, sink);
        }
    }
    count
}

fn best(runs: usize, mut run: impl FnMut() -> u64) -> f64 {
    let speeds = (0..runs).map(|_| {
        let begun = Instant::now();
        let count = run();
        count as f64 / begun.elapsed().as_secs_f64() / 1e6
    });
    speeds.fold(0.0, f64::max)
}

fn main() {
    println!("{:<34}{:>12}{:>12}{:>12}", "ruleset", "silent M/s", "told M/s", "laps");
    type Options<'o> = &'o [(&'o str, &'o str)];
    let games: [(&str, Options<'_>, u32); 7] = [
        ("kalah", &[], 8),
        ("kalah", &[("empty_capture", "true")], 8),
        ("kalah", &[("pits", "10"), ("seeds", "12")], 5),
        ("oware", &[], 8),
        ("oware", &[("grand_slam", "illegal")], 7),
        ("congklak", &[], 6),
        ("congkak", &[("pits", "11")], 4),
    ];
    for (id, options, depth) in games {
        let rules = catalogue::rules(id, options).expect("the catalogue has the game");
        let start = rules.start(0);
        let silent = best(25, || sowings(&rules, &start, depth, &mut ()));
        let told = best(10, || sowings(&rules, &start, depth, &mut Laps(0)));
        let mut laps = Laps(0);
        let count = sowings(&rules, &start, depth, &mut laps);
        let named: Vec<String> = options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        println!("{:<34}{silent:>12.1}{told:>12.1}{:>12.2}", format!("{id} {}", named.join(" ")), laps.0 as f64 / count as f64);
    }
}
