//! `bija tables`: the values of all endings with few seeds, built once and kept in a file.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bija_kernels::KalahRules;
use bija_kernels::solve::{Asked, Solver};
use bija_kernels::tables::{Built, Info, Table, TableError, Watch};
use bija_rules::{Position, Rules, Seat, Setup, SplitMix64, catalogue};
use clap::{Args, Subcommand};
use serde_json::json;

use crate::failure::Failure;
use crate::game_args::RulesArgs;
use crate::interrupt::Interrupt;
use crate::parallel;
use crate::terminal::Progress;

pub(crate) const EXAMPLES: &str = "\
A table holds one byte for every board with up to so many seeds in the pits: how many more the seat to move gains from there. Games of the Kalah family have tables.

Examples:
  bija tables build endings.bija --rules kalah --most-seeds 18
  bija tables bench --most-seeds 8";

const BUILD_EXAMPLES: &str = "\
Ctrl-C stops the build. What is done lies in a file ending in .part, from which the same command goes on.

Examples:
  bija tables build endings.bija --rules kalah --most-seeds 18
  bija tables build endings.bija --rules kalah --option pits=5";

const VERIFY_EXAMPLES: &str = "\
All sums of the file are compared, and boards drawn from it at random are solved without it.

Examples:
  bija tables verify endings.bija --boards 1000";

const INFO_EXAMPLES: &str = "\
Examples:
  bija tables info endings.bija --json";

const BENCH_EXAMPLES: &str = "\
Examples:
  bija tables bench --most-seeds 8
  bija tables bench --option empty_capture=true --most-seeds 8 --threads 1 --json";

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
        What::Verify { file, boards, seed } => verify(file, *boards, *seed),
        What::Info { file, json } => info(file, *json),
        What::Bench { options, size, json } => bench(&RulesArgs { rules: "kalah".to_string(), options: options.clone() }, size, *json),
    }
}

/// An empty table of a game.
pub(crate) fn table(id: &str, rules: &Rules, most: u8) -> Result<Table, Failure> {
    KalahRules::claim(rules).and_then(|rules| Table::new(rules, most)).ok_or_else(|| Failure::NotTabled { id: id.to_string() })
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
    if built.map_err(|error| unread(file, error))?.is_some() {
        return info(file, false);
    }
    writeln!(std::io::stdout(), "{}.part", file.display())?;
    Ok(())
}

fn info(file: &Path, json: bool) -> Result<(), Failure> {
    let Info { text, most_seeds, boards, .. } = Table::info(file).map_err(|error| unread(file, error))?;
    let mut out = std::io::stdout();
    if json {
        writeln!(out, "{}", json!({"rules": text, "most_seeds": most_seeds, "boards": boards}))?;
    } else {
        writeln!(out, "{text}\n{boards} boards of up to {most_seeds} seeds")?;
    }
    Ok(())
}

fn verify(file: &Path, boards: u32, seed: u64) -> Result<(), Failure> {
    let info = Table::info(file).map_err(|error| unread(file, error))?;
    let table = Table::open(file, info.rules).map_err(|error| unread(file, error))?;
    let options = info.rules.options();
    let options: Vec<(&str, &str)> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let rules = catalogue::rules("kalah", &options).map_err(|_| Failure::NotTabled { id: info.text.clone() })?;
    let solver = Solver::new(info.rules, None, 16 << 20, 1);
    let (mut draw, mut differ, mut solved) = (SplitMix64::new(seed), 0, 0);
    let (interrupt, mut progress, mut out) = (Interrupt::listen(), Progress::new(), std::io::stdout());
    for number in 0..boards {
        if interrupt.pressed() {
            break;
        }
        progress.say(|| format!("verify: {number}/{boards} boards"));
        let (own, other) = drawn(&mut draw, usize::from(info.rules.pits), table.most_seeds());
        let position = position(&rules, &own, &other);
        let expected = match solver.solve(&position, Asked::Value, &()) {
            Ok(found) => found.margin.value(),
            Err(_) => Some(i32::from(position.store(Seat::SOUTH)) - i32::from(position.store(Seat::NORTH))),
        };
        solved += 1;
        if table.value(&own, &other).map(i32::from) != expected {
            differ += 1;
            progress.clear();
            writeln!(out, "{own:?} {other:?}: {:?} in the table, {expected:?} by search", table.value(&own, &other))?;
        }
    }
    progress.clear();
    writeln!(out, "{}\n{} boards read, {solved} solved, {differ} differ", info.text, info.boards)?;
    if differ == 0 { Ok(()) } else { Err(Failure::Differs) }
}

/// A board of up to so many seeds, each as likely as any other: where so many bars fall among seeds and bars decides what lies
/// between them.
fn drawn(draw: &mut SplitMix64, pits: usize, most: u8) -> (Vec<u8>, Vec<u8>) {
    let mut places: Vec<u64> = (0..u64::from(most) + 2 * pits as u64).collect();
    let mut bars: Vec<u64> = (0..2 * pits).map(|_| places.swap_remove(draw.below(places.len() as u64) as usize)).collect();
    bars.sort_unstable();
    let mut next = 0;
    let mut seeds = bars.into_iter().map(|bar| {
        let between = bar - next;
        next = bar + 1;
        between as u8
    });
    let own = seeds.by_ref().take(pits).collect();
    (own, seeds.collect())
}

/// The position of a board, South to move, nothing in the stores.
fn position(rules: &Rules, own: &[u8], other: &[u8]) -> Position {
    let row = |row: &[u8]| row.iter().copied().map(i64::from).collect();
    let setup = Setup { rows: vec![row(own), row(other)], ..Setup::default() };
    rules.accept(&setup, &mut ()).expect("a board of few seeds is a position of its rules")
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
