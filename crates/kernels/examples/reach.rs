//! What a player's search takes natively: for games on standard input, one a line as tokens with spaces, the boards that are looked at and
//! the milliseconds, or `too far`. The first line tells how long the table took.
//!
//! ```sh
//! echo "S1 N2" | cargo run --release -p bija-kernels --example reach -- 4 14    # seeds a pit, seeds of the table
//! ```

use std::io::{BufRead, stdin};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bija_kernels::perfect::{Means, Perfect, Readiness, Unproved};
use bija_rules::{Game, catalogue};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [seeds, table] = &words[..] else {
        eprintln!("reach SEEDS TABLE < GAMES");
        return ExitCode::FAILURE;
    };
    let most = table.parse().expect("the seeds of the table are a number");
    let rules = Arc::new(catalogue::rules("kalah", &[("seeds", seeds)]).expect("kalah has so many seeds"));
    let means = Means { table_boards: boards(most), ..Means::USUAL };
    let player = Perfect::with(&rules, None, means).expect("a kernel plays kalah");
    let begun = Instant::now();
    while player.prepare() == Readiness::Building {
        std::thread::sleep(Duration::from_millis(1));
    }
    println!("table {:.0}", milliseconds(begun));
    for line in stdin().lock().lines() {
        let mut game = Game::new(Arc::clone(&rules), 0);
        for token in line.expect("the input can be read").split_whitespace() {
            game.play_token(token, &mut ()).expect("the games are legal");
        }
        let begun = Instant::now();
        match player.answer(game.position(), &|| false) {
            Ok(answer) => println!("{} {:.1} {}", answer.nodes, milliseconds(begun), answer.value),
            Err(Unproved::TooFar | Unproved::NotPlayed | Unproved::Stopped) => println!("too far"),
        }
    }
    ExitCode::SUCCESS
}

fn milliseconds(begun: Instant) -> f64 {
    begun.elapsed().as_secs_f64() * 1000.0
}

/// Boards of two rows of six with up to so many seeds: `C(seeds + 12, 12)`.
fn boards(seeds: u64) -> u64 {
    (1..=12).fold(1, |boards, k| boards * (seeds + k) / k)
}
