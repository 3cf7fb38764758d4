//! `bija perft`: how many move sequences a game has, depth by depth.

use std::io::Write;
use std::sync::Arc;

use bija_kernels::Kernel;
use bija_rules::{Move, Position, Rules, perft};
use clap::Args;
use serde_json::json;

use crate::failure::Failure;
use crate::game_args::{BeginArgs, RulesArgs, options_json};
use crate::interrupt::Interrupt;
use crate::parallel::{self, Ended};

pub(crate) const EXAMPLES: &str = "\
Each line is a depth and its number of sequences. An extra sowing is a ply of its own, a finished game is one leaf at any depth, a forced pass is no ply. Ctrl-C ends \
the count with what is done.

Examples:
  bija perft --rules kalah --depth 6
  bija perft --rules oware --depth 5 --divide
  bija perft --rules congklak --depth 3 --threads 1 --json";

/// What to count.
#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[command(flatten)]
    begin: BeginArgs,
    /// The greatest depth, in plies
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: u32,
    /// Threads to count on; without it one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Counts the leaves behind each first move, at the greatest depth only
    #[arg(long)]
    divide: bool,
    /// Writes one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &PerftArgs) -> Result<(), Failure> {
    let opened = args.rules.begin(&args.begin)?;
    let rules = Arc::clone(opened.game.rules());
    let start = *opened.game.start();
    let kernel = Kernel::for_rules(&rules).map(Arc::new);
    let counter = Counter { rules: Arc::clone(&rules), kernel, start, threads: parallel::threads(args.threads), interrupt: Interrupt::listen() };
    let mut out = std::io::stdout().lock();
    let depths = if args.divide { args.depth..=args.depth } else { 1..=args.depth };
    let mut counts = Vec::new();
    let mut divided = Vec::new();
    for depth in depths {
        let (leaves, ended) = counter.count(depth);
        if args.divide && !args.json {
            for (mv, leaves) in &leaves {
                writeln!(out, "{} {leaves}", rules.move_token(&start, *mv))?;
            }
        }
        if ended == Ended::Complete {
            // A game that is over has no move and is one leaf.
            let count = leaves.iter().map(|(_, leaves)| leaves).sum::<u64>().max(u64::from(leaves.is_empty()));
            counts.push(count);
            if !args.json {
                writeln!(out, "{depth} {count}")?;
            }
        }
        divided = leaves;
        if ended == Ended::Interrupted {
            break;
        }
    }
    if args.json {
        let mut object = json!({
            "rules": opened.entry.id,
            "options": options_json(&opened),
            "position": rules.text(&start),
            "depth": args.depth,
            "counts": counts,
            "complete": !counter.interrupt.pressed(),
        });
        if args.divide {
            object["divide"] = divided.iter().map(|(mv, leaves)| json!({"move": rules.move_token(&start, *mv), "leaves": leaves})).collect();
        }
        writeln!(out, "{object}")?;
    }
    Ok(())
}

struct Counter {
    rules: Arc<Rules>,
    /// Counts the parts it packs; the interpreter counts the others.
    kernel: Option<Arc<Kernel>>,
    start: Position,
    threads: usize,
    interrupt: Interrupt,
}

/// A part of the tree: behind which first move, from where, and how deep it goes.
type Part = (usize, Position, u32);

impl Counter {
    /// Parts into which the tree is cut at least, so that threads stay busy and progress can be told.
    const PARTS: usize = 500;

    /// The leaves behind each legal move; if interrupted, behind those that are counted to the end.
    fn count(&self, depth: u32) -> (Vec<(Move, u64)>, Ended) {
        let moves: Vec<Move> = self.rules.legal(&self.start).collect();
        let parts = self.parts(&moves, depth);
        let roots: Vec<usize> = parts.iter().map(|&(root, ..)| root).collect();
        let mut leaves: Vec<(u64, usize)> = vec![(0, 0); moves.len()];
        for &root in &roots {
            leaves[root].1 += 1;
        }
        let (rules, kernel) = (Arc::clone(&self.rules), self.kernel.clone());
        let work = move |part: usize| {
            let (_, position, depth) = &parts[part];
            let counted = kernel.as_ref().and_then(|kernel| kernel.perft(position, *depth));
            counted.unwrap_or_else(|| perft(&rules, position, *depth))
        };
        let ended = parallel::each(roots.len(), self.threads, &self.interrupt, &format!("perft {depth}:"), work, |part, count| {
            let (leaves, left) = &mut leaves[roots[part]];
            (*leaves, *left) = (*leaves + count, *left - 1);
        });
        let counted = moves.into_iter().zip(leaves).filter(|&(_, (_, left))| left == 0);
        (counted.map(|(mv, (leaves, _))| (mv, leaves)).collect(), ended)
    }

    /// The tree cut into parts, level by level until there are enough or it is at its end.
    fn parts(&self, moves: &[Move], depth: u32) -> Vec<Part> {
        let after = |position: &Position, mv: Move| self.rules.play(position, mv, &mut ()).expect("the move is one of the legal ones");
        let mut parts: Vec<Part> = moves.iter().enumerate().map(|(root, &mv)| (root, after(&self.start, mv), depth - 1)).collect();
        while parts.len() < Self::PARTS && parts.iter().any(|(_, position, depth)| *depth > 0 && position.over().is_none()) {
            parts = parts
                .into_iter()
                .flat_map(|(root, position, depth)| {
                    if depth == 0 || position.over().is_some() {
                        vec![(root, position, 0)]
                    } else {
                        self.rules.legal(&position).map(|mv| (root, after(&position, mv), depth - 1)).collect()
                    }
                })
                .collect();
        }
        parts
    }
}
