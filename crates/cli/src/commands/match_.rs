//! `bija match`: two players of the engine against each other.

use std::io::Write;
use std::sync::Arc;

use bija_engine::arena::{Player, Tally, play_round};
use clap::Args;
use serde_json::json;

use crate::failure::Failure;
use crate::game_args::{RulesArgs, changed, options_json};
use crate::interrupt::Interrupt;
use crate::parallel::{self, Ended};

pub(crate) const EXAMPLES: &str = "\
Players: easy, normal, hard (the levels), nodes:N (the engine with N positions a move), random, greedy (an extra \
sowing, else the largest gain), depth:N (plain alpha-beta), maxn:N (plain max-n with N positions a move). Games are \
played in rounds with the same opening of a few random plies: A once in each seat, B in the others. The result is A's: \
the interval is that of 95 %. With more than two seats the score is 100 % for the first place and 0 % for the last. \
Ctrl-C ends the match with the rounds that are done.

Examples:
  bija match greedy random --rules kalah --games 100
  bija match easy depth:2 --rules oware --games 10 --seed 3 --json
  bija match easy random --rules mancala_basic --option seats=3 --games 3";

/// Who plays what.
#[derive(Args, Debug)]
pub(crate) struct MatchArgs {
    /// The player whose result is told
    #[arg(value_name = "A", value_parser = player)]
    first: Player,
    /// The player against whom
    #[arg(value_name = "B", value_parser = player)]
    second: Player,
    #[command(flatten)]
    rules: RulesArgs,
    /// Games to play, rounded up to whole rounds: as many games as there are seats
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The number from which openings and errors follow
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Threads to play on; without it one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Writes one JSON object
    #[arg(long)]
    json: bool,
}

/// A player by name; a number may follow a colon or an equals sign.
fn player(name: &str) -> Result<Player, bija_engine::arena::UnknownPlayer> {
    name.replacen(':', "=", 1).parse()
}

pub(crate) fn run(args: &MatchArgs) -> Result<(), Failure> {
    let opened = args.rules.open()?;
    let rules = Arc::clone(opened.game.rules());
    let (players, seed) = ([args.first, args.second], args.seed);
    let rounds = args.games.div_ceil(u32::from(rules.board().seats)) as usize;
    let work = move |round: usize| play_round(&rules, players, seed.wrapping_add(round as u64));
    let mut tally = Tally::default();
    let ended = parallel::each(rounds, parallel::threads(args.threads), &Interrupt::listen(), "match, rounds:", work, |_, round| tally.join(&round));
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(
            out,
            "{}",
            json!({
                "rules": opened.entry.id,
                "options": options_json(&opened),
                "players": players.map(|player| player.to_string()),
                "seed": seed,
                "complete": ended == Ended::Complete,
                "games": tally.games(),
                "wins": tally.wins,
                "draws": tally.draws,
                "losses": tally.losses,
                "score": tally.score(),
                "error": tally.error(),
                "place": tally.mean_place(),
                "elo": tally.elo().map(|elo| json!({"difference": elo.difference, "error": elo.bar})),
            })
        )?;
    } else {
        writeln!(out, "{}{}: {} - {}", opened.entry.id, changed(&opened), players[0], players[1])?;
        writeln!(out, "games  {:>8}  +{} ={} -{}", tally.games(), tally.wins, tally.draws, tally.losses)?;
        writeln!(out, "score  {:>7.1}%  +- {:.1}", 100.0 * tally.score(), 100.0 * tally.error())?;
        if let Some(place) = tally.mean_place() {
            writeln!(out, "place  {place:>8.2}")?;
        }
        match tally.elo() {
            Some(elo) => writeln!(out, "elo    {:>+8.0}  +- {:.0}", elo.difference, elo.bar)?,
            None => writeln!(out, "elo           -")?,
        }
    }
    Ok(())
}
