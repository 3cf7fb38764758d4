//! `bija solve`: exact values by a search to the end.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use bija_kernels::KalahRules;
use bija_kernels::solve::{Asked, Bounds, Solved, Solver, Watch};
use bija_kernels::tables::{Built, Table};
use bija_rules::{Move, Position};
use bija_wire::Opened;
use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::tables::{Building, unread};
use crate::failure::Failure;
use crate::game_args::{BeginArgs, RulesArgs, changed, options_json};
use crate::interrupt::Interrupt;
use crate::parallel;
use crate::terminal::Progress;

pub(crate) const EXAMPLES: &str = "\
The value is the margin that the seat to move ends with, both seats playing as well as can be. Ctrl-C ends the search with the bounds that are proved by then. Games of the \
Kalah family are solved.

Examples:
  bija solve --rules kalah --option pits=4
  bija solve --rules kalah --option pits=3 --moves all --json
  bija solve --rules kalah --table kalah-endings.bija";

/// What to solve, and with what.
#[derive(Args, Debug)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[command(flatten)]
    begin: BeginArgs,
    /// Whose values are proved: that of the best move, or those of all
    #[arg(long, value_enum, default_value_t = Moves::Best)]
    moves: Moves,
    /// A table of the same rules; without it one is built for boards of up to three eighths of the seeds, and two seeds more for all moves of a large board
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Memory for boards that were searched, in MiB; without it 16, or 256 for more than 40 seeds
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u32).range(1..=65536))]
    memory: Option<u32>,
    /// Threads to search on; without it one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Writes one JSON object
    #[arg(long)]
    json: bool,
}

/// Moves whose values are proved.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Moves {
    /// The best one.
    Best,
    /// Every legal one.
    All,
}

/// Tells how far a search is and whether Ctrl-C was pressed.
struct Solving {
    interrupt: Interrupt,
    searched: AtomicU64,
    proved: Mutex<Option<Bounds>>,
    progress: Mutex<Progress>,
}

impl Watch for Solving {
    fn searched(&self, boards: u64) {
        self.searched.store(boards, Ordering::Relaxed);
        let Ok(mut progress) = self.progress.try_lock() else { return };
        let proved = self.proved.lock().ok().and_then(|proved| *proved).map_or_else(String::new, |proved| format!(", {}", in_words(proved)));
        progress.say(|| format!("solve: {boards} boards{proved}"));
    }

    fn proved(&self, value: Bounds) {
        if let Ok(mut proved) = self.proved.lock() {
            *proved = Some(value);
        }
    }

    fn stops(&self) -> bool {
        self.interrupt.pressed()
    }
}

/// A value, or what is proved of it.
fn in_words(Bounds { least, most }: Bounds) -> String {
    if least == most { format!("{least:+}") } else { format!("{least:+} to {most:+}") }
}

pub(crate) fn run(args: &SolveArgs) -> Result<(), Failure> {
    let opened = args.rules.begin(&args.begin)?;
    let rules = Arc::clone(opened.game.rules());
    let position = *opened.game.position();
    let claimed = KalahRules::claim(&rules).ok_or_else(|| Failure::NotTabled { id: opened.entry.id.to_string() })?;
    let (interrupt, threads) = (Interrupt::listen(), parallel::threads(args.threads));
    let begun = Instant::now();
    let table = match &args.table {
        Some(file) => Some(read(file, claimed)?),
        None => built(table_for(claimed, &position, args.moves), threads, &interrupt),
    };
    let tabled = table.as_ref().map(Table::most_seeds);
    let memory = args.memory.unwrap_or(if claimed.seeds_in_pits(&position) > 40 { 256 } else { 16 });
    let solver = Solver::new(claimed, table.map(Arc::new), u64::from(memory) << 20, threads).expecting();
    let watch = Solving { interrupt, searched: AtomicU64::new(0), proved: Mutex::new(None), progress: Mutex::new(Progress::new()) };
    let asked = match args.moves {
        Moves::Best => Asked::Value,
        Moves::All => Asked::AllMoves,
    };
    let solved = solver.solve(&position, asked, &watch);
    if let Ok(mut progress) = watch.progress.lock() {
        progress.clear();
    }
    let report = Report { opened: &opened, position, tabled, seconds: begun.elapsed().as_secs_f64(), solved: solved.map_err(Failure::Unsolvable)? };
    let written = if args.json { report.write_json() } else { report.write() };
    Ok(written?)
}

fn read(file: &Path, claimed: KalahRules) -> Result<Table, Failure> {
    Table::open(file, claimed).map_err(|error| unread(file, error))
}

/// The most boards of a table that is built for one value: what a larger one saves it costs.
const MOST_BOARDS: u64 = 100_000_000;
/// The same for the values of all moves, which take several times as long to search.
const MOST_BOARDS_FOR_ALL: u64 = 230_000_000;
/// Seeds in the pits from which all moves are worth two seeds more in the table.
const MANY_SEEDS: u32 = 41;

/// An empty table of the size that saves more than it costs.
fn table_for(claimed: KalahRules, position: &Position, moves: Moves) -> Option<Table> {
    let table = Table::for_search(claimed, position, MOST_BOARDS)?;
    match moves {
        Moves::All if claimed.seeds_in_pits(position) >= MANY_SEEDS => {
            let larger = Table::new(claimed, table.most_seeds() + 2).filter(|larger| larger.boards() <= MOST_BOARDS_FOR_ALL);
            larger.or(Some(table))
        }
        Moves::All | Moves::Best => Some(table),
    }
}

/// A table that is filled; none if that was stopped.
fn built(table: Option<Table>, threads: usize, interrupt: &Interrupt) -> Option<Table> {
    let mut table = table?;
    let watch = Building::new(interrupt.clone(), table.boards());
    let built = table.fill(threads, &watch);
    watch.clear();
    (built == Built::Complete).then_some(table)
}

/// What is told of a solved position.
struct Report<'r> {
    opened: &'r Opened,
    position: Position,
    tabled: Option<u8>,
    seconds: f64,
    solved: Solved,
}

impl Report<'_> {
    /// The line as tokens, each read in the position it is played in.
    fn line(&self) -> Vec<String> {
        let rules = self.opened.game.rules();
        let mut position = self.position;
        let token = |&mv: &Move| {
            let token = rules.move_token(&position, mv);
            position = rules.play(&position, mv, &mut ()).expect("the line is legal");
            token
        };
        self.solved.line.iter().map(token).collect()
    }

    fn moves(&self) -> Vec<(String, Bounds)> {
        self.solved.moves.iter().map(|&(mv, value)| (self.opened.game.rules().move_token(&self.position, mv), value)).collect()
    }

    fn write(&self) -> std::io::Result<()> {
        let mut out = std::io::stdout().lock();
        writeln!(out, "{}{}: {}", self.opened.entry.id, changed(self.opened), in_words(self.solved.margin))?;
        for (token, value) in self.moves() {
            writeln!(out, "{token:<8}{}", in_words(value))?;
        }
        if !self.solved.line.is_empty() {
            writeln!(out, "{}", self.line().join(" "))?;
        }
        let tabled = self.tabled.map_or_else(|| "no table".to_string(), |seeds| format!("a table of up to {seeds} seeds"));
        writeln!(out, "{} boards searched, {tabled}, {:.1} s", self.solved.nodes, self.seconds)
    }

    fn write_json(&self) -> std::io::Result<()> {
        let bounds = |value: Bounds| json!({"least": value.least, "most": value.most});
        let moves: Vec<Value> = self.moves().into_iter().map(|(token, value)| json!({"move": token, "value": bounds(value)})).collect();
        let object = json!({
            "rules": self.opened.entry.id,
            "options": options_json(self.opened),
            "position": self.opened.game.rules().text(&self.position),
            "value": bounds(self.solved.margin),
            "exact": self.solved.margin.value().is_some(),
            "moves": moves,
            "line": self.line(),
            "boards": self.solved.nodes,
            "table": self.tabled,
            "seconds": self.seconds,
        });
        writeln!(std::io::stdout(), "{object}")
    }
}
