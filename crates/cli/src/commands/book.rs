//! `bija book`: the opening books of the player that is perfect: made, described, verified.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use bija_kernels::KalahRules;
use bija_kernels::book::{Book, BookError, Builder, Coverage, Found, Verifier, Watch};
use bija_kernels::perfect;
use bija_kernels::tables::{Built, Table};
use bija_rules::{Position, Rules, Seat, SplitMix64, catalogue};
use clap::{Args, Subcommand};
use serde_json::json;

use super::tables::Building;
use crate::failure::Failure;
use crate::game_args::RulesArgs;
use crate::interrupt::Interrupt;
use crate::parallel;
use crate::terminal::Progress;

pub(crate) const EXAMPLES: &str = "\
A book holds best moves of the positions that a player who always plays the best move meets before a table of endings and a short search reach: one best move wherever that \
player moves, every move of the other, for either seat. Games of the Kalah family have books.

Examples:
  bija book info
  bija book info --json";

const BUILD_EXAMPLES: &str = "\
Ctrl-C stops the work. What was found out lies in a file ending in .part, from which the same command goes on; the book is written after each ply.

Examples:
  bija book build kalah-3-openings.bija --rules kalah --option seeds=3";

const VERIFY_EXAMPLES: &str = "\
The book plays against random moves, and every answer that it gives is solved anew. Where it ends, a short search must find the value.

Examples:
  bija book verify kalah-3-openings.bija --walks 100";

const INFO_EXAMPLES: &str = "\
Examples:
  bija book info
  bija book info kalah-3-openings.bija";

/// Opening books.
#[derive(Args, Debug)]
pub(crate) struct BookArgs {
    #[command(subcommand)]
    what: What,
}

/// What is done with them.
#[derive(Subcommand, Debug)]
enum What {
    /// Makes the book of a game
    #[command(after_help = BUILD_EXAMPLES)]
    Build {
        /// The file
        file: PathBuf,
        #[command(flatten)]
        rules: RulesArgs,
        #[command(flatten)]
        means: Means,
        /// Seeds in the pits of the fullest boards of the table that positions are solved with; without it 20, or fewer for large boards
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=127))]
        most_seeds: Option<u8>,
    },
    /// Solves positions of a book anew
    #[command(after_help = VERIFY_EXAMPLES)]
    Verify {
        /// The file
        file: PathBuf,
        /// Walks through the book
        #[arg(long, value_name = "N", default_value_t = 20)]
        walks: u32,
        /// The number from which the walks follow
        #[arg(long, value_name = "NUMBER", default_value_t = 1)]
        seed: u64,
        #[command(flatten)]
        means: Means,
    },
    /// Says what a book holds, or what those hold that come with the program
    #[command(after_help = INFO_EXAMPLES)]
    Info {
        /// The file
        file: Option<PathBuf>,
        /// Writes a JSON object for each
        #[arg(long)]
        json: bool,
    },
}

/// What is spent on solving.
#[derive(Args, Clone, Debug)]
struct Means {
    /// Memory for boards that were searched, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 512, value_parser = clap::value_parser!(u32).range(1..=65536))]
    memory: u32,
    /// Threads to search on; without it one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

impl Means {
    fn bytes(&self) -> u64 {
        u64::from(self.memory) << 20
    }
}

pub(crate) fn run(args: &BookArgs) -> Result<(), Failure> {
    match &args.what {
        What::Build { file, rules, means, most_seeds } => build(file, rules, means, *most_seeds),
        What::Verify { file, walks, seed, means } => verify(file, *walks, *seed, means),
        What::Info { file: Some(file), json } => info(&read(file)?, *json),
        What::Info { file: None, json } => Book::all().iter().try_for_each(|book| info(book, *json)),
    }
}

fn failed(file: &Path, error: BookError) -> Failure {
    Failure::Book { name: file.display().to_string(), error }
}

fn read(file: &Path) -> Result<Book, Failure> {
    Book::open(file).map_err(|error| failed(file, error))
}

/// Tells how far a book is and whether Ctrl-C was pressed.
struct Making {
    interrupt: Interrupt,
    progress: Mutex<Progress>,
}

impl Making {
    fn new(interrupt: Interrupt) -> Making {
        Making { interrupt, progress: Mutex::new(Progress::new()) }
    }

    fn clear(&self) {
        if let Ok(mut progress) = self.progress.lock() {
            progress.clear();
        }
    }
}

impl Watch for Making {
    fn done(&self, ply: u8, done: usize, of: usize, entries: usize) {
        if let Ok(mut progress) = self.progress.try_lock() {
            progress.say(|| format!("book: ply {ply}, {done} positions done, {} left; {entries} in the book", of - done));
        }
    }

    fn stops(&self) -> bool {
        self.interrupt.pressed()
    }
}

/// The most boards of a table that positions are solved with.
const MOST_BOARDS: u64 = 230_000_000;

fn build(file: &Path, rules: &RulesArgs, means: &Means, most_seeds: Option<u8>) -> Result<(), Failure> {
    let opened = rules.open()?;
    let rules = opened.game.rules();
    let none = || Failure::NoBook { id: opened.entry.id.to_string() };
    let (interrupt, threads) = (Interrupt::listen(), parallel::threads(means.threads));
    let mut deep = empty_table(rules, most_seeds).ok_or_else(none)?;
    let watch = Building::new(interrupt.clone(), deep.boards());
    let built = deep.fill(threads, &watch);
    watch.clear();
    if built == Built::Stopped {
        return Ok(());
    }
    let builder = Builder::new(rules, perfect::Means::USUAL, Some(Arc::new(deep)), means.bytes(), threads).ok_or_else(none)?;
    let watch = Making::new(interrupt);
    let made = builder.build(file, &watch);
    watch.clear();
    match made.map_err(|error| failed(file, error))? {
        Coverage::Plies(0) => Ok(writeln!(std::io::stdout(), "{}.part", file.display())?),
        Coverage::Plies(_) | Coverage::Complete => info(&read(file)?, false),
    }
}

/// The table that positions are solved with, still empty.
fn empty_table(rules: &Rules, most_seeds: Option<u8>) -> Option<Table> {
    let claimed = KalahRules::claim(rules)?;
    let most = most_seeds.unwrap_or(20).min(u8::try_from(rules.seeds_in_all()).ok()?);
    (0..=most).rev().filter_map(|most| Table::new(claimed, most)).find(|table| table.boards() <= MOST_BOARDS)
}

fn info(book: &Book, json: bool) -> Result<(), Failure> {
    let mut out = std::io::stdout();
    let plies = match book.coverage() {
        Coverage::Complete => None,
        Coverage::Plies(plies) => Some(plies),
    };
    if json {
        let object = json!({"rules": book.text(), "positions": book.len(), "complete": plies.is_none(), "plies": plies, "reach": book.reach(), "table": book.table_seeds(), "bytes": book.to_bytes().len()});
        return Ok(writeln!(out, "{object}")?);
    }
    let covered = plies.map_or_else(|| "complete".to_string(), |plies| format!("{plies} plies"));
    Ok(writeln!(
        out,
        "{}\n{} positions, {covered}; a search of {} boards with a table of {} seeds reaches the others",
        book.text(),
        book.len(),
        book.reach(),
        book.table_seeds()
    )?)
}

/// The rules that a book is for.
fn rules_of(book: &Book) -> Option<Rules> {
    let (options, seeds) = (book.rules().options(), book.seeds().to_string());
    let options = options.iter().map(|(name, value)| (*name, value.as_str())).chain([("seeds", seeds.as_str())]);
    catalogue::rules("kalah", &options.collect::<Vec<_>>()).ok()
}

fn verify(file: &Path, walks: u32, seed: u64, means: &Means) -> Result<(), Failure> {
    let book = read(file)?;
    let damaged = || failed(file, BookError::Damaged);
    let rules = rules_of(&book).ok_or_else(damaged)?;
    let watch = Making::new(Interrupt::listen());
    let verifier = Verifier::new(&book, &rules, means.bytes(), parallel::threads(means.threads)).ok_or_else(damaged)?;
    let (mut draw, mut differ, mut compared, mut walked) = (SplitMix64::new(seed), 0, 0, 0);
    let mut out = std::io::stdout();
    for number in 0..walks {
        if let Ok(mut progress) = watch.progress.lock() {
            progress.say(|| format!("verify: {number}/{walks} walks"));
        }
        let player = if number % 2 == 0 { Seat::SOUTH } else { Seat::NORTH };
        let Some(found) = verifier.walk(player, &mut draw, &watch) else { break };
        walked += 1;
        let told = match found {
            Found::Holds { entries } => {
                compared += entries;
                continue;
            }
            Found::Value { position, book, solved } => told(&rules, &position, &format!("worth {solved:+}, {book:+} in the book")),
            Found::Move { position, worth, solved } => told(&rules, &position, &format!("worth {solved:+}, the book's move {worth:+}")),
            Found::Gap { position } => told(&rules, &position, "neither in the book nor in reach"),
        };
        differ += 1;
        watch.clear();
        writeln!(out, "{told}")?;
    }
    watch.clear();
    writeln!(out, "{}\n{walked} walks, {compared} positions solved anew, {differ} walks differ", book.text())?;
    if differ == 0 { Ok(()) } else { Err(Failure::Differs) }
}

fn told(rules: &Rules, position: &Position, what: &str) -> String {
    format!("{}: {what}", rules.text(position))
}
