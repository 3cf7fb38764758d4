//! How soon `bija engine` answers `stop`, through pipes as another program meets it.
//!
//! Run by `cargo bench -p bija --bench stop`. In every game of the catalogue the engine searches without limit for a hundred
//! different moments of up to 200 ms; from the writing of `stop` to the reading of `bestmove` is counted.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use bija_rules::catalogue;

const STOPS: u64 = 100;

fn main() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bija")).arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the engine starts");
    let mut input = child.stdin.take().expect("its input is a pipe");
    let mut lines = BufReader::new(child.stdout.take().expect("its output is a pipe")).lines();
    let mut answer = |beginning: &str| while !lines.next().expect("the engine answers").expect("in text").starts_with(beginning) {};
    let mut all = Vec::new();
    for entry in catalogue::ENTRIES {
        writeln!(input, "setoption name Rules value {}\nisready", entry.id).expect("the engine listens");
        answer("readyok");
        let mut waits: Vec<Duration> = (0..STOPS)
            .map(|number| {
                writeln!(input, "ucinewgame\ngo infinite").expect("the engine listens");
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
