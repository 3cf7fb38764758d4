//! How soon `bija engine` answers `stop`, through pipes as another program meets it.
//!
//! Run by `cargo bench -p bija --bench stop`. In every game of the catalogue the engine searches without limit for a hundred
//! different moments of up to 200 ms; from the writing of `stop` to the reading of `bestmove` is counted. Words after `--` are
//! the games that are meant, and a number is how often each is stopped. On a machine that does other work the longest waits are those of
//! its scheduler: the row `idle` is the same without a search, by `isready`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use bija_rules::catalogue;

/// How often each game is stopped, if no number is given.
const STOPS: u64 = 100;

fn main() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bija")).arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the engine starts");
    let mut input = child.stdin.take().expect("its input is a pipe");
    let mut lines = BufReader::new(child.stdout.take().expect("its output is a pipe")).lines();
    let mut answer = |beginning: &str| while !lines.next().expect("the engine answers").expect("in text").starts_with(beginning) {};
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let stops = words.iter().find_map(|word| word.parse().ok()).unwrap_or(STOPS);
    let meant: Vec<&String> = words.iter().filter(|word| word.parse::<u64>().is_err()).collect();
    // The first of these builds what searches use.
    writeln!(input, "isready").expect("the engine listens");
    answer("readyok");
    let mut idle: Vec<Duration> = (0..stops)
        .map(|_| {
            std::thread::sleep(Duration::from_millis(20));
            let begun = Instant::now();
            writeln!(input, "isready").expect("the engine listens");
            answer("readyok");
            begun.elapsed()
        })
        .collect();
    idle.sort();
    row("idle", &idle);
    let mut all = Vec::new();
    for entry in catalogue::ENTRIES.iter().filter(|entry| meant.is_empty() || meant.iter().any(|id| *id == entry.id)) {
        writeln!(input, "setoption name Rules value {}\nisready", entry.id).expect("the engine listens");
        answer("readyok");
        let mut waits: Vec<Duration> = (0..stops)
            .map(|number| {
                writeln!(input, "ucinewgame\nisready").expect("the engine listens");
                answer("readyok");
                writeln!(input, "go infinite").expect("the engine listens");
                std::thread::sleep(Duration::from_millis(number * 73 % 200));
                let begun = Instant::now();
                writeln!(input, "stop").expect("the engine listens");
                answer("bestmove ");
                begun.elapsed()
            })
            .collect();
        waits.sort();
        row(entry.id, &waits);
        all.extend(waits);
    }
    all.sort();
    row("all", &all);
    drop(input);
    child.wait().expect("the engine ends");
}

fn row(name: &str, waits: &[Duration]) {
    let at = |share: usize| waits[(waits.len() * share / 100).min(waits.len() - 1)].as_secs_f64() * 1000.0;
    println!("{name:<24} median {:>6.2} ms   99 of 100 {:>6.2} ms   longest {:>6.2} ms", at(50), at(99), at(100));
}
