//! Time and boards that starts of Kalah need to be solved, tables included.
//!
//! Run by `cargo bench -p bija-kernels --bench solve`; arguments after `--` are the most seeds of the table (14), memory such as `mib=256` (64),
//! `threads=2` (1), and options such as `seeds=4` (without any, a row of small boards).

use std::sync::Arc;
use std::time::Instant;

use bija_kernels::KalahRules;
use bija_kernels::solve::{Asked, Bounds, Solver, Watch};
use bija_kernels::tables::Table;
use bija_rules::catalogue;

/// Prints what is proved, and when.
struct Proofs(Instant);

impl Watch for Proofs {
    fn searched(&self, _boards: u64) {}

    fn proved(&self, Bounds { least, most }: Bounds) {
        eprintln!("{least:+} to {most:+} after {:.2} s", self.0.elapsed().as_secs_f64());
    }

    fn stops(&self) -> bool {
        false
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let most = arguments.iter().find_map(|argument| argument.parse().ok()).unwrap_or(14);
    let mut asked: Vec<(&str, &str)> = arguments.iter().filter_map(|argument| argument.split_once('=')).collect();
    let number = |name: &str, usual| asked.iter().find(|(given, _)| *given == name).map_or(usual, |(_, number)| number.parse().expect("a number"));
    let (memory, threads) = (number("mib", 64), number("threads", 1) as usize);
    asked.retain(|(name, _)| !["mib", "threads"].contains(name));
    let small = [vec![("pits", "4")], vec![("pits", "4"), ("seeds", "6")], vec![("pits", "5")], vec![("seeds", "3")]];
    for options in if asked.is_empty() { Vec::from(small) } else { vec![asked] } {
        let rules = catalogue::rules("kalah", &options).expect("kalah has these options");
        let claimed = KalahRules::claim(&rules).expect("kalah has a kernel");
        let begun = Instant::now();
        let mut table = Table::new(claimed, most).expect("the table can be held");
        table.fill(threads, &());
        let built = begun.elapsed().as_secs_f64();
        let solver = Solver::new(claimed, Some(Arc::new(table)), memory << 20, threads);
        let begun = Instant::now();
        let solved = solver.solve(&rules.start(0), Asked::Value, &Proofs(begun)).expect("the game has begun");
        let seconds = begun.elapsed().as_secs_f64();
        let value = solved.margin.value().expect("nobody stops the search");
        println!("kalah {options:?}: {value:+}, table of {most} seeds {built:.2} s, search {seconds:.2} s, {} boards", solved.nodes);
    }
}
