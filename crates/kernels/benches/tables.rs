//! Boards a second that a table is built with, in memory.
//!
//! Run by `cargo bench -p bija-kernels --bench tables`; arguments after `--` are the most seeds (16), the threads (1) and games, without
//! which it is all of them.

use std::time::Instant;

use bija_kernels::tables::Tabled;
use bija_rules::catalogue;

/// A game with its options, and how many seeds fewer: as many in more pits, or with marks, are many more boards.
type Row = (&'static str, &'static [(&'static str, &'static str)], u8);

const GAMES: [Row; 6] =
    [("kalah", &[], 0), ("kalah", &[("empty_capture", "true")], 0), ("oware", &[], 0), ("congklak", &[], 4), ("bestemshe", &[], 0), ("togyz_kumalak", &[], 10)];

fn main() {
    // Cargo adds a word of its own.
    let (numbers, games): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).partition(|argument| argument.parse::<u8>().is_ok());
    let number = |place: usize, otherwise: u8| numbers.get(place).and_then(|number| number.parse().ok()).unwrap_or(otherwise);
    let (most, threads) = (number(0, 16), usize::from(number(1, 1)));
    for (id, options, fewer) in GAMES {
        if !games.is_empty() && !games.iter().any(|game| game == id) {
            continue;
        }
        let rules = catalogue::rules(id, options).expect("the catalogue has the game and its options");
        let most = most.saturating_sub(fewer);
        let mut table = Tabled::claim(&rules).expect("the game has tables").table(most).expect("the table can be held");
        let begun = Instant::now();
        table.fill(threads, &());
        let seconds = begun.elapsed().as_secs_f64();
        let (boards, exact) = (table.boards(), (0..=most).filter_map(|seeds| table.exact_boards(seeds)).sum::<u64>());
        let (speed, percent) = (boards as f64 / seconds / 1e6, 100.0 * exact as f64 / boards as f64);
        println!("{id} {options:?}: {most} seeds, {boards} boards, {threads} threads, {seconds:.2} s, {speed:.2} M/s, {percent:.1} % exact");
    }
}
