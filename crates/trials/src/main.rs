//! `trials faults` and `trials load`: see docs/faults.md. The exit status is 0 when everything was as it must be, 1 when not, 2 when the
//! trial could not be held.

use std::path::PathBuf;
use std::process::ExitCode;

use bija_trials::faults::{self, Plan, Report};
use bija_trials::load::{self, Limit};
use clap::{Parser, Subcommand};

/// Trials of the live server.
#[derive(Parser, Debug)]
struct Words {
    /// The server's binary
    #[arg(long, value_name = "FILE", global = true, default_value = "target/debug/bija")]
    server: PathBuf,
    #[command(subcommand)]
    trial: Trial,
}

#[derive(Subcommand, Debug)]
enum Trial {
    /// Kills the server again and again while people play
    Faults {
        /// For how long
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// What decides the choices; without it another one each time
        #[arg(long)]
        seed: Option<u64>,
        /// Tables that are played at
        #[arg(long, default_value_t = 20)]
        tables: usize,
        /// Milliseconds that a client thinks at most
        #[arg(long, default_value_t = 150)]
        thinking: u64,
        /// Seconds that are played under strace as well, which must show a sync of the log before each acknowledgement
        #[arg(long, value_name = "SECONDS")]
        strace: Option<u64>,
    },
    /// Plays thousands of games at once and measures
    Load {
        /// Games at once, each with two lines
        #[arg(long, default_value_t = 2000)]
        games: usize,
        /// For how long
        #[arg(long, default_value_t = 30)]
        seconds: u64,
        /// Sowings a second in each game
        #[arg(long, default_value_t = 1.0)]
        rate: f64,
        /// Raises the pace until the server does not keep it
        #[arg(long)]
        find_limit: bool,
        /// Unfinished games with which the server is started again
        #[arg(long, default_value_t = 10_000)]
        unfinished: usize,
    },
}

fn main() -> ExitCode {
    let words = Words::parse();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return failed(&error.to_string()),
    };
    let binary = words.server;
    let held = match words.trial {
        Trial::Faults { seconds, seed, tables, thinking, strace } => {
            let seed = seed.unwrap_or_else(|| fastrand::u64(..1_000_000));
            runtime.block_on(by_faults(&Plan { binary, seconds, seed, tables, thinking, longest_life: 6000 }, strace))
        }
        Trial::Load { games, seconds, rate, find_limit, unfinished } => {
            let limit = if find_limit { Limit::Find } else { Limit::Leave };
            runtime.block_on(by_load(load::Plan { binary, games, seconds, rate, limit, unfinished }))
        }
    };
    match held {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(message) => failed(&message),
    }
}

fn failed(message: &str) -> ExitCode {
    eprintln!("trials: {message}");
    ExitCode::from(2)
}

async fn by_faults(plan: &Plan, strace: Option<u64>) -> Result<bool, String> {
    let mut well = true;
    if plan.seconds > 0 {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        well &= tell(&faults::run(plan.clone(), folder.path()).await?, folder);
    }
    match strace {
        Some(seconds) if faults::can_trace() => {
            let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
            well &= tell(&faults::trace(plan, seconds, folder.path()).await?, folder);
        }
        Some(_) => eprintln!("skipped: the part under strace, which this machine does not have (Debian: apt-get install strace)"),
        None => {}
    }
    Ok(well)
}

async fn by_load(plan: load::Plan) -> Result<bool, String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let report = load::run(plan, folder.path()).await?;
    report.wrong.iter().for_each(|wrong| println!("  {wrong}"));
    Ok(report.wrong.is_empty())
}

/// Says what was done. What a trial that went wrong left is kept.
fn tell(report: &Report, folder: tempfile::TempDir) -> bool {
    report.done.iter().for_each(|line| println!("{line}"));
    if report.evidence.is_empty() {
        println!("nothing was violated");
        return true;
    }
    println!("{} violations; what the server left is in {}", report.evidence.len(), folder.keep().display());
    report.evidence.iter().for_each(|line| println!("  {line}"));
    false
}
