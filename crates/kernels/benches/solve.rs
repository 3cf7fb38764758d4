//! Time and boards that starts of Kalah need to be solved, tables included.
//!
//! Run by `cargo bench -p bija-kernels --bench solve`; arguments after `--` are the most seeds of the table (14), memory such as `mib=256` (64),
//! and options such as `seeds=4` (without any, a row of small boards).

use std::sync::Arc;
use std::time::Instant;

use bija_kernels::KalahRules;
use bija_kernels::solve::{Asked, Solver};
use bija_kernels::tables::Table;
use bija_rules::catalogue;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let most = arguments.iter().find_map(|argument| argument.parse().ok()).unwrap_or(14);
    let mut asked: Vec<(&str, &str)> = arguments.iter().filter_map(|argument| argument.split_once('=')).collect();
    let memory = asked.iter().find(|(name, _)| *name == "mib").map_or(64, |(_, mib)| mib.parse().expect("a number of MiB"));
    asked.retain(|(name, _)| *name != "mib");
    let small = [vec![("pits", "4")], vec![("pits", "4"), ("seeds", "6")], vec![("pits", "5")], vec![("seeds", "3")]];
    for options in if asked.is_empty() { Vec::from(small) } else { vec![asked] } {
        let rules = catalogue::rules("kalah", &options).expect("kalah has these options");
        let claimed = KalahRules::claim(&rules).expect("kalah has a kernel");
        let begun = Instant::now();
        let mut table = Table::new(claimed, most).expect("the table can be held");
        table.fill(1, &());
        let built = begun.elapsed().as_secs_f64();
        let solver = Solver::new(claimed, Some(Arc::new(table)), memory << 20, 1);
        let begun = Instant::now();
        let solved = solver.solve(&rules.start(0), Asked::Value, &()).expect("the game has begun");
        let seconds = begun.elapsed().as_secs_f64();
        let value = solved.margin.value().expect("nobody stops the search");
        println!("kalah {options:?}: {value:+}, table of {most} seeds {built:.2} s, search {seconds:.2} s, {} boards", solved.nodes);
    }
}
