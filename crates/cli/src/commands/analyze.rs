//! `bija analyze`: the best moves of a position, what they are worth, and how sure that is.

use std::io::Write;
use std::time::{Duration, Instant};

use bija_engine::Stopped;
use bija_kernels::solve::{Bounds, Unsolvable};
use bija_wire::{Opened, tokens};
use clap::Args;
use serde_json::{Value, json};

use crate::analysis::{Analysis, Question, Valued, analyze};
use crate::failure::Failure;
use crate::game_args::{BeginArgs, MovesArgs, RulesArgs, changed, options_json};
use crate::interrupt::Interrupt;
use crate::parallel;
use crate::worth::Unit;

pub(crate) const EXAMPLES: &str = "\
The value is for the seat to move: where two play for seeds the margin the game ends with, elsewhere points from 1000 for \
the first place to -1000 for the last. It is exact if perfect play leads to it, and an estimate otherwise; of an \
estimate bounds may be proved. In the Kalah family a solver tries to prove the values while the engine searches. A \
move answers one question: where a sowing asks something in mid-turn, the answer is a move of its own. Ctrl-C ends \
the analysis with what is known.

Examples:
  bija analyze --rules kalah --moves \"S3 S6\" --time 300
  bija analyze --rules oware --lines 3 --nodes 20000
  bija analyze --rules kalah --option pits=4 --option seeds=3 --lines 4
  bija analyze --rules bao --depth 4 --json";

/// Milliseconds for an analysis that names no limit.
const USUAL_TIME: u64 = 5000;

/// What to look at, and for how long.
#[derive(Args, Debug)]
pub(crate) struct AnalyzeArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[command(flatten)]
    begin: BeginArgs,
    #[command(flatten)]
    moves: MovesArgs,
    /// Milliseconds to look; without any limit 5000
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    time: Option<u64>,
    /// Positions to look at; the answer is then the same on every run
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Plies to look ahead, by the engine alone; moves of the line that a tree expects
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// How many of the best moves to value
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    lines: u16,
    /// MiB to remember positions in, for the engine and for the solver
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=32768))]
    memory: u32,
    /// Threads; without it one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Writes one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &AnalyzeArgs) -> Result<(), Failure> {
    let opened = args.rules.after(&args.begin, args.moves.tokens()?)?;
    if opened.game.position().over().is_some() {
        return Err(Failure::Unsolvable(Unsolvable::Over));
    }
    let is_unlimited = args.time.is_none() && args.nodes.is_none() && args.depth.is_none();
    let question = Question {
        time: args.time.or(is_unlimited.then_some(USUAL_TIME)).map(Duration::from_millis),
        nodes: args.nodes,
        depth: args.depth,
        lines: usize::from(args.lines),
        memory: u64::from(args.memory) << 20,
        threads: parallel::threads(args.threads),
    };
    let (begun, interrupt) = (Instant::now(), Interrupt::listen());
    let analysis = analyze(&opened.game, &question, &interrupt);
    let report = Report { opened: &opened, seconds: begun.elapsed().as_secs_f64(), ended: ended(analysis.stopped, &interrupt), analysis };
    Ok(if args.json { report.write_json() } else { report.write() }?)
}

/// What ended the analysis, as a word.
fn ended(stopped: Stopped, interrupt: &Interrupt) -> &'static str {
    match stopped {
        Stopped::Exact | Stopped::Forced | Stopped::Depth | Stopped::Nodes => stopped.name(),
        Stopped::Caller if interrupt.pressed() => "interrupt",
        Stopped::Caller => "time",
    }
}

/// What is told of an analysis.
struct Report<'r> {
    opened: &'r Opened,
    analysis: Analysis,
    seconds: f64,
    ended: &'static str,
}

impl Report<'_> {
    fn position(&self) -> String {
        self.opened.game.rules().text(self.opened.game.position())
    }

    fn line(&self, line: &Valued) -> Vec<String> {
        tokens(&self.opened.game, &line.line)
    }

    fn write(&self) -> std::io::Result<()> {
        let mut out = std::io::stdout().lock();
        writeln!(out, "{}{}: {}", self.opened.entry.id, changed(self.opened), self.position())?;
        for line in &self.analysis.lines {
            let sure = match line.bounds {
                None if line.exact => "exact".to_string(),
                None => "estimate".to_string(),
                Some(Bounds { least, most }) => format!("estimate, {least:+} to {most:+} proved"),
            };
            writeln!(out, "{:>+5}  {sure:<10}{}", line.value, self.line(line).join(" "))?;
        }
        if let Some(Bounds { least, most }) = self.analysis.proved.filter(|proved| proved.value().is_none()) {
            writeln!(out, "proved: {least:+} to {most:+}")?;
        }
        match (self.analysis.searched, self.analysis.table) {
            (Some((depth, nodes)), _) => write!(out, "depth {depth}, {nodes} positions")?,
            (None, None) => write!(out, "{} boards solved", self.analysis.boards)?,
            (None, Some(seeds)) => write!(out, "{} boards solved, a table of up to {seeds} seeds", self.analysis.boards)?,
        }
        writeln!(out, ", {:.1} s", self.seconds)
    }

    fn write_json(&self) -> std::io::Result<()> {
        let bounds = |bounds: Option<Bounds>| bounds.map(|Bounds { least, most }| json!({"least": least, "most": most}));
        let line = |line: &Valued| {
            let token = self.opened.game.rules().move_token(self.opened.game.position(), line.mv);
            json!({"move": token, "value": line.value, "exact": line.exact, "bounds": bounds(line.bounds), "line": self.line(line)})
        };
        let Analysis { lines, proved, searched, boards, table, .. } = &self.analysis;
        let object = json!({
            "rules": self.opened.entry.id,
            "options": options_json(self.opened),
            "position": self.position(),
            "unit": Unit::of(self.opened.game.rules()).name(),
            "lines": lines.iter().map(line).collect::<Vec<Value>>(),
            "exact": lines.iter().all(|line| line.exact),
            "proved": bounds(*proved),
            "depth": searched.map(|(depth, _)| depth),
            "nodes": searched.map(|(_, nodes)| nodes),
            "boards": boards,
            "table": table,
            "seconds": self.seconds,
            "ended": self.ended,
        });
        writeln!(std::io::stdout(), "{object}")
    }
}
