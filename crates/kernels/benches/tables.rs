//! Boards a second that a table is built with, in memory.
//!
//! Run by `cargo bench -p bija-kernels --bench tables`; arguments after `--` are the most seeds (16) and the threads (1).

use std::time::Instant;

use bija_kernels::KalahRules;
use bija_kernels::tables::{Endings, OwareTable, Table, Tabled};
use bija_rules::catalogue;

fn main() {
    let numbers: Vec<u32> = std::env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    let most = numbers.first().copied().unwrap_or(16) as u8;
    let threads = numbers.get(1).copied().unwrap_or(1) as usize;
    for options in [&[][..], &[("empty_capture", "true")]] {
        let rules = catalogue::rules("kalah", options).expect("kalah has these options");
        let rules = KalahRules::claim(&rules).expect("kalah has a kernel");
        let mut table = Table::new(rules, most).expect("the table can be held");
        let begun = Instant::now();
        table.fill(threads, &());
        let seconds = begun.elapsed().as_secs_f64();
        let speed = table.boards() as f64 / seconds / 1e6;
        println!("kalah {options:?}: {most} seeds, {} boards, {threads} threads, {seconds:.2} s, {speed:.1} M/s", table.boards());
    }
    // The same seeds in more pits, or with marks, are many more boards.
    for (id, fewer) in [("congklak", 4), ("bestemshe", 0), ("togyz_kumalak", 10)] {
        let rules = catalogue::rules(id, &[]).expect("the catalogue has the game");
        let tabled = Tabled::claim(&rules).expect("the game has tables");
        let most = most.saturating_sub(fewer);
        let mut table = tabled.table(most).expect("the table can be held");
        let begun = Instant::now();
        table.fill(threads, &());
        let seconds = begun.elapsed().as_secs_f64();
        let speed = table.boards() as f64 / seconds / 1e6;
        let exact = (0..=most).filter_map(|seeds| table.exact_boards(seeds)).sum::<u64>();
        let percent = 100.0 * exact as f64 / table.boards() as f64;
        println!("{id}: {most} seeds, {} boards, {threads} threads, {seconds:.2} s, {speed:.2} M/s, {percent:.1} % exact", table.boards());
    }
    let rules = catalogue::rules("oware", &[]).expect("the catalogue has oware");
    let rules = Endings::claim(&rules).expect("oware has tables");
    let mut table = OwareTable::new(rules, most).expect("the table can be held");
    let begun = Instant::now();
    table.fill(threads, &());
    let seconds = begun.elapsed().as_secs_f64();
    let speed = table.boards() as f64 / seconds / 1e6;
    println!("oware: {most} seeds, {} boards, {threads} threads, {seconds:.2} s, {speed:.2} M/s", table.boards());
    let exact = (0..=most).filter_map(|seeds| table.exact_boards(seeds)).sum::<u64>();
    println!("oware: {exact} boards exact, {:.1} %", 100.0 * exact as f64 / table.boards() as f64);
}
