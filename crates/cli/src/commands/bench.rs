//! `bija bench`: the search on fixed positions. The number of positions looked at is the same on every machine and run; it
//! changes only with the search or the rules.

use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

use bija_engine::{Limits, Searcher};
use bija_rules::{Game, Rules, SplitMix64, catalogue};
use clap::Args;
use serde_json::json;

use crate::failure::Failure;
use crate::game_args::entry;

pub(crate) const EXAMPLES: &str = "\
Of each game the start and seven positions after random openings are searched to the same depth, each by a searcher \
without memory of the others.

Examples:
  bija bench --depth 5
  bija bench --rules kalah --depth 6 --json";

/// How much to search.
#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// One game only, as `bija rules` lists it
    #[arg(long, value_name = "ID")]
    rules: Option<String>,
    /// Depth of the searches, in plies
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: u32,
    /// Writes one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &BenchArgs) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let entries: Vec<_> = match &args.rules {
        Some(id) => vec![entry(id)?],
        None => catalogue::ENTRIES.iter().filter(|entry| entry.preset_of.is_none()).collect(),
    };
    let mut games = Vec::new();
    let (mut all, mut time) = (0, 0.0);
    for entry in entries {
        let rules = catalogue::rules(entry.id, &[]).expect("the standard options make a game");
        let begun = Instant::now();
        let nodes = nodes(&Arc::new(rules), args.depth);
        let seconds = begun.elapsed().as_secs_f64();
        (all, time) = (all + nodes, time + seconds);
        if args.json {
            games.push(json!({"rules": entry.id, "nodes": nodes, "seconds": seconds}));
        } else {
            row(&mut out, entry.id, nodes, seconds)?;
        }
    }
    if args.json {
        writeln!(out, "{}", json!({"depth": args.depth, "games": games, "nodes": all, "seconds": time}))?;
    } else if args.rules.is_none() {
        row(&mut out, "all", all, time)?;
    }
    Ok(())
}

fn row(out: &mut impl Write, name: &str, nodes: u64, seconds: f64) -> std::io::Result<()> {
    writeln!(out, "{name:<22}{nodes:>14} nodes{:>12.0} nodes/s", nodes as f64 / seconds.max(1e-9))
}

fn nodes(rules: &Arc<Rules>, depth: u32) -> u64 {
    let going_on = (0..8).map(|number| opening(rules, number)).filter(|game| game.position().over().is_none());
    let search = |game: Game| Searcher::new(Arc::clone(rules)).search(&game, &Limits::depth(depth), &|| false, |_| {});
    going_on.map(|game| search(game).expect("the game goes on").nodes).sum()
}

/// The position after `3 * number` random plies, or fewer if the game ends before.
fn opening(rules: &Arc<Rules>, number: u64) -> Game {
    let mut draw = SplitMix64::new(number);
    let mut game = Game::new(Arc::clone(rules), number);
    for _ in 0..3 * number {
        let mut legal = game.legal();
        if legal.is_empty() {
            break;
        }
        let mv = legal.nth(draw.below(legal.len() as u64) as usize).expect("the draw is below the number of moves");
        game.play(mv, &mut ()).expect("the move is one of the legal ones");
    }
    game
}
