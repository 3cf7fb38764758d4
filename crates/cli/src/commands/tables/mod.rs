//! `bija tables`: the values of all endings with few seeds, built once and kept in a file.

mod look;
mod search;
mod verify;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bija_kernels::tables::{self, AnyTable, Built, Info, TableError, Tabled, Watch};
use bija_rules::Rules;
use clap::{Args, Subcommand};
use serde_json::json;

use crate::failure::Failure;
use crate::game_args::RulesArgs;
use crate::interrupt::Interrupt;
use crate::parallel;
use crate::terminal::Progress;

pub(crate) const EXAMPLES: &str = "\
A table holds what every board with up to so many seeds in the pits is worth: how many more the seat to move gains from there. Kalah, Congklak and Sungka, Oware, Bestemshe and \
Togyz Kumalak have tables; those of the last three hold what a seat makes sure of and what it can be held to, which differ where the value hangs on which position repeats.

Examples:
  bija tables build kalah-endings.bija --rules kalah --most-seeds 18
  bija tables build oware-endings.bija --rules oware --most-seeds 14
  bija tables look kalah-endings.bija \"0,0,1,0,2,1/0,3,0,0,0,1 20,20 S\"
  bija tables bench --most-seeds 8";

const BUILD_EXAMPLES: &str = "\
Ctrl-C stops the build. What is done lies in a file ending in .part, from which the same command goes on.

Examples:
  bija tables build kalah-endings.bija --rules kalah --most-seeds 18
  bija tables build kalah-5-pits-endings.bija --rules kalah --option pits=5
  bija tables build oware-endings.bija --rules oware --most-seeds 12
  bija tables build congklak-endings.bija --rules congklak --most-seeds 10
  bija tables build togyz-endings.bija --rules togyz_kumalak --most-seeds 5";

const VERIFY_EXAMPLES: &str = "\
All sums of the file are compared, and boards drawn from it at random are solved without it; those of Oware, Bestemshe and Togyz Kumalak, which may have no end, are looked at four \
moves ahead.

Examples:
  bija tables verify kalah-endings.bija --boards 1000";

const INFO_EXAMPLES: &str = "\
Examples:
  bija tables info kalah-endings.bija --json";

const LOOK_EXAMPLES: &str = "\
What the stores hold plays no part. A number alone is the value; two with .. between are what the seat to move makes sure of and what it can be held to.

Examples:
  bija tables look kalah-endings.bija \"0,0,1,0,2,1/0,3,0,0,0,1 20,20 S\" --json";

const BENCH_EXAMPLES: &str = "\
Examples:
  bija tables bench --most-seeds 8
  bija tables bench --option empty_capture=true --most-seeds 8 --threads 1 --json
  bija tables bench --rules oware --most-seeds 9
  bija tables bench --rules bestemshe --most-seeds 9";

/// Tables.
#[derive(Args, Debug)]
pub(crate) struct TablesArgs {
    #[command(subcommand)]
    what: What,
}

/// What is done with them.
#[derive(Subcommand, Debug)]
enum What {
    /// Builds a table into a file
    #[command(after_help = BUILD_EXAMPLES)]
    Build {
        /// The file
        file: PathBuf,
        #[command(flatten)]
        rules: RulesArgs,
        #[command(flatten)]
        size: Size,
    },
    /// Compares the sums of a table and solves some of its boards anew
    #[command(after_help = VERIFY_EXAMPLES)]
    Verify {
        /// The file
        file: PathBuf,
        /// Boards to solve
        #[arg(long, value_name = "N", default_value_t = 200)]
        boards: u32,
        /// The number from which the choice of boards follows
        #[arg(long, value_name = "NUMBER", default_value_t = 1)]
        seed: u64,
    },
    /// Says what a table holds of a position and of what its moves lead to
    #[command(after_help = LOOK_EXAMPLES)]
    Look {
        /// The file
        file: PathBuf,
        /// The position, such as "0,0,1,0,2,1/0,3,0,0,0,1 20,20 S"
        position: String,
        /// Writes one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Says what a table holds
    #[command(after_help = INFO_EXAMPLES)]
    Info {
        /// The file
        file: PathBuf,
        /// Writes one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Builds a table in memory and says how fast that goes
    #[command(after_help = BENCH_EXAMPLES)]
    Bench {
        /// The game, as `bija rules` lists it
        #[arg(long, value_name = "ID", default_value = "kalah")]
        rules: String,
        #[command(flatten)]
        options: crate::game_args::OptionArgs,
        #[command(flatten)]
        size: Size,
        /// Writes one JSON object
        #[arg(long)]
        json: bool,
    },
}

/// How large a table is, and how it is built.
#[derive(Args, Clone, Debug)]
struct Size {
    /// Seeds in the pits of the fullest boards
    #[arg(long, value_name = "N", default_value_t = 14, value_parser = clap::value_parser!(u8).range(0..=127))]
    most_seeds: u8,
    /// Threads to build on; without it one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

pub(crate) fn run(args: &TablesArgs) -> Result<(), Failure> {
    match &args.what {
        What::Build { file, rules, size } => build(file, rules, size),
        What::Verify { file, boards, seed } => verify::run(file, *boards, *seed),
        What::Look { file, position, json } => look::run(file, position, *json),
        What::Info { file, json } => info(file, *json),
        What::Bench { rules, options, size, json } => bench(&RulesArgs { rules: rules.clone(), options: options.clone() }, size, *json),
    }
}

/// An empty table of a game.
fn table(id: &str, rules: &Rules, most: u8) -> Result<Box<dyn AnyTable>, Failure> {
    Tabled::claim(rules).and_then(|tabled| tabled.table(most)).ok_or_else(|| Failure::NotTabled { id: id.to_string() })
}

pub(crate) fn unread(file: &Path, error: TableError) -> Failure {
    Failure::Table { name: file.display().to_string(), error }
}

/// Tells how far a build is and whether Ctrl-C was pressed.
pub(crate) struct Building {
    interrupt: Interrupt,
    boards: u64,
    filled: AtomicU64,
    progress: Mutex<Progress>,
}

impl Building {
    pub(crate) fn new(interrupt: Interrupt, boards: u64) -> Building {
        Building { interrupt, boards, filled: AtomicU64::new(0), progress: Mutex::new(Progress::new()) }
    }

    /// Takes the line of progress away.
    pub(crate) fn clear(self) {
        if let Ok(mut progress) = self.progress.into_inner() {
            progress.clear();
        }
    }
}

impl Watch for Building {
    fn filled(&self, boards: u64) {
        let filled = self.filled.fetch_add(boards, Ordering::Relaxed) + boards;
        if let Ok(mut progress) = self.progress.try_lock() {
            progress.say(|| format!("table: {filled}/{} boards", self.boards));
        }
    }

    fn stops(&self) -> bool {
        self.interrupt.pressed()
    }
}

fn build(file: &Path, rules: &RulesArgs, size: &Size) -> Result<(), Failure> {
    let opened = rules.open()?;
    let table = table(opened.entry.id, opened.game.rules(), size.most_seeds)?;
    let watch = Building::new(Interrupt::listen(), table.boards());
    let built = table.build(file, parallel::threads(size.threads), &watch);
    watch.clear();
    match built.map_err(|error| unread(file, error))? {
        Built::Complete => info(file, false),
        Built::Stopped => Ok(writeln!(std::io::stdout(), "{}.part", file.display())?),
    }
}

fn info(file: &Path, json: bool) -> Result<(), Failure> {
    let Info { text, most_seeds, boards, .. } = tables::info(file).map_err(|error| unread(file, error))?;
    let mut out = std::io::stdout();
    if json {
        writeln!(out, "{}", json!({"rules": text, "most_seeds": most_seeds, "boards": boards}))?;
    } else {
        writeln!(out, "{text}\n{boards} boards of up to {most_seeds} seeds")?;
    }
    Ok(())
}

fn bench(rules: &RulesArgs, size: &Size, json: bool) -> Result<(), Failure> {
    let opened = rules.open()?;
    let mut table = table(opened.entry.id, opened.game.rules(), size.most_seeds)?;
    let threads = parallel::threads(size.threads);
    let watch = Building::new(Interrupt::listen(), table.boards());
    let begun = Instant::now();
    let complete = table.fill(threads, &watch) == Built::Complete;
    let seconds = begun.elapsed().as_secs_f64();
    watch.clear();
    let speed = table.filled() as f64 / seconds.max(1e-9);
    let mut out = std::io::stdout();
    if json {
        let object = json!({"boards": table.filled(), "most_seeds": size.most_seeds, "threads": threads, "seconds": seconds, "complete": complete});
        writeln!(out, "{object}")?;
    } else {
        writeln!(out, "{} boards of up to {} seeds on {threads} threads: {speed:.0} boards/s", table.filled(), size.most_seeds)?;
    }
    Ok(())
}
