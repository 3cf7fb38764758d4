//! `bija match`: two players against each other, of the engine or other programs.

use std::fmt;
use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use bija_engine::Level;
use bija_engine::arena::{Contestant, Forfeit, Player, Side, Tally, UnknownPlayer, play_round_between};
use bija_kernels::perfect::{Perfect, PerfectPlayers, Unproved};
use bija_rules::{Game, Move, Rules};
use bija_web::games;
use bija_wire::{Line, Opened};
use clap::Args;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::game_args::{RulesArgs, changed, options_json};
use crate::interrupt::Interrupt;
use crate::parallel::{self, Ended};
use crate::protocol::opponent::{Opponent, OpponentError, Terms};

pub(crate) const EXAMPLES: &str = "\
Players: easy, normal, hard (the levels), perfect where it is held (what it cannot prove, hard plays), nodes:N (the engine with N positions a move), random, greedy (an extra \
sowing, else the largest gain), depth:N (plain alpha-beta), maxn:N (plain max-n with N positions a move), mcts:N (a Monte Carlo tree with \
N positions a move), playouts:N (the same, valued by random games), and \
engine:COMMAND, a program that speaks the protocol of `bija engine`. Such a program has --movetime for each move; if it \
ends, says nothing in time or moves against the rules, it loses that game, which is told, and is started anew for the \
next. Games are played in rounds with the same opening of a few random plies: A once in each seat, B in the others. \
The result is A's. With more than two seats the score is 100 % for the first place and 0 % for the last. The interval \
is that of 95 %, by the normal approximation over rounds: 1.96 s / sqrt(n) for n rounds whose scores have the standard \
deviation s. A score p is a difference of 400 log10(p / (1 - p)) in Elo (A. E. Elo, The Rating of Chessplayers, 1978), \
and so are the ends of its interval, of which half the distance is told. Ctrl-C ends the match with the rounds that are \
done.

Examples:
  bija match greedy random --rules kalah --games 100
  bija match engine:\"bija engine\" easy --rules kalah --games 2 --movetime 20
  bija match perfect easy --rules kalah --option pits=3 --games 4
  bija match easy depth:2 --rules oware --games 10 --seed 3 --json
  bija match easy random --rules mancala_basic --option seats=3 --games 3";

/// Who plays what.
#[derive(Args, Debug)]
pub(crate) struct MatchArgs {
    /// The player whose result is told
    #[arg(value_name = "A", value_parser = entrant)]
    first: Entrant,
    /// The player against whom
    #[arg(value_name = "B", value_parser = entrant)]
    second: Entrant,
    #[command(flatten)]
    rules: RulesArgs,
    /// Games to play, rounded up to whole rounds: as many games as there are seats
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Milliseconds for each move of a program
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    movetime: u64,
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

/// The name of the level that proves what it plays.
const PERFECT: &str = "perfect";

/// Somebody who is entered for a match.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Entrant {
    /// A player of the engine.
    Player(Player),
    /// The level that proves what it plays.
    Perfect,
    /// Another program, by its command.
    Program(String),
}

/// The level "perfect"; what it cannot prove, the engine's hardest level plays.
struct Prover(Perfect);

impl Contestant for Prover {
    fn begin(&mut self) {
        self.0.prepare();
    }

    fn choose(&mut self, game: &Game, number: u64) -> Result<Move, String> {
        match self.0.answer(game.position(), &|| false) {
            Ok(answer) => Ok(answer.best),
            Err(Unproved::TooFar | Unproved::NotPlayed | Unproved::Stopped) => Contestant::choose(&mut Player::Level(Level::Hard), game, number),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Player(player) => player.fmt(f),
            Entrant::Perfect => f.write_str(PERFECT),
            Entrant::Program(command) => write!(f, "engine:{command}"),
        }
    }
}

/// What every game of a match has in common.
struct Hall {
    rules: Arc<Rules>,
    terms: Terms,
    /// They share the table of the level "perfect".
    provers: PerfectPlayers,
}

impl Entrant {
    /// Ready to play; a program is started when it has to move.
    fn contestant(&self, hall: &Hall) -> Result<Box<dyn Contestant>, OpponentError> {
        Ok(match self {
            Entrant::Player(player) => Box::new(*player),
            Entrant::Perfect => Box::new(Prover(hall.provers.of(&hall.rules).expect("it was tried out"))),
            Entrant::Program(command) => Box::new(Opponent::new(command, hall.terms.clone())?),
        })
    }

    /// Whether a program plays at all, and whether the level is held, is known before the match.
    fn try_out(&self, hall: &Hall, opened: &Opened) -> Result<(), Failure> {
        match self {
            Entrant::Player(_) => Ok(()),
            Entrant::Perfect => {
                let none = || Failure::refused(opened.entry, Line::new("err-level-not-here").with("game", games::name(opened.entry.id)));
                hall.provers.of(&hall.rules).map(|_| ()).ok_or_else(none)
            }
            Entrant::Program(command) => {
                let ready = Opponent::new(command, hall.terms.clone()).and_then(|mut program| program.ready());
                ready.map_err(|error| Failure::Opponent { command: command.clone(), error })
            }
        }
    }
}

/// An entrant by name; a number may follow a colon or an equals sign.
fn entrant(name: &str) -> Result<Entrant, UnknownPlayer> {
    if name == PERFECT {
        return Ok(Entrant::Perfect);
    }
    match name.strip_prefix("engine:") {
        Some(command) => Ok(Entrant::Program(command.to_string())),
        None => name.replacen(':', "=", 1).parse().map(Entrant::Player),
    }
}

/// A round that was played, and the games of it that were lost without being played out.
type Round = (Tally, Vec<Forfeit>);

fn play(hall: &Hall, entrants: &[Entrant; 2], number: u64) -> Round {
    let [mut first, mut second] = entrants.each_ref().map(|entrant| entrant.contestant(hall).expect("it was tried out"));
    let mut forfeits = Vec::new();
    let tally = play_round_between(&hall.rules, [&mut *first, &mut *second], number, &mut |forfeit| forfeits.push(forfeit));
    (tally, forfeits)
}

/// A lost game as it is told: whose it was, where, when and why.
fn told(entrants: &[Entrant; 2], Forfeit { by, seat, ply, why }: &Forfeit) -> Value {
    let (entrant, side) = match by {
        Side::First => (&entrants[0], "A"),
        Side::Second => (&entrants[1], "B"),
    };
    json!({"player": entrant.to_string(), "side": side, "seat": seat.index() + 1, "ply": ply, "why": why})
}

pub(crate) fn run(args: &MatchArgs) -> Result<(), Failure> {
    let opened = args.rules.open()?;
    let rules = Arc::clone(opened.game.rules());
    let (entrants, seed) = ([args.first.clone(), args.second.clone()], args.seed);
    let rounds = args.games.div_ceil(u32::from(rules.board().seats)) as usize;
    let hall = Hall { rules, terms: Terms::of(&opened, Duration::from_millis(args.movetime)), provers: PerfectPlayers::default() };
    entrants.iter().try_for_each(|entrant| entrant.try_out(&hall, &opened))?;
    let (mut tally, mut forfeits) = (Tally::default(), Vec::new());
    let players = entrants.clone();
    let work = move |round: usize| play(&hall, &players, seed.wrapping_add(round as u64));
    let ended = parallel::each(rounds, parallel::threads(args.threads), &Interrupt::listen(), "match, rounds:", work, |_, (round, lost)| {
        tally.join(&round);
        for forfeit in &lost {
            let Forfeit { seat, ply, why, .. } = forfeit;
            let forfeit = told(&entrants, forfeit);
            let player = forfeit["player"].as_str().unwrap_or_default();
            eprintln!("match: {player} has lost a game in seat {} at ply {ply}: {why}", seat.index() + 1);
            forfeits.push(forfeit);
        }
    });
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(
            out,
            "{}",
            json!({
                "rules": opened.entry.id,
                "options": options_json(&opened),
                "players": entrants.each_ref().map(ToString::to_string),
                "seed": seed,
                "complete": ended == Ended::Complete,
                "games": tally.games(),
                "wins": tally.wins,
                "draws": tally.draws,
                "losses": tally.losses,
                "score": tally.score(),
                "error": tally.error(),
                "place": tally.mean_place(),
                "forfeits": forfeits,
                "elo": tally.elo().map(|elo| json!({"difference": elo.difference, "error": elo.bar})),
            })
        )?;
    } else {
        writeln!(out, "{}{}: {} - {}", opened.entry.id, changed(&opened), entrants[0], entrants[1])?;
        writeln!(out, "games  {:>8}  +{} ={} -{}", tally.games(), tally.wins, tally.draws, tally.losses)?;
        writeln!(out, "score  {:>7.1}%  +- {:.1}", 100.0 * tally.score(), 100.0 * tally.error())?;
        if let Some(place) = tally.mean_place() {
            writeln!(out, "place  {place:>8.2}")?;
        }
        match tally.elo() {
            Some(elo) => writeln!(out, "elo    {:>+8.0}  +- {:.0}", elo.difference, elo.bar)?,
            None => writeln!(out, "elo           -")?,
        }
        if !forfeits.is_empty() {
            let of = |side: &str| forfeits.iter().filter(|forfeit| forfeit["side"] == side).count();
            writeln!(out, "lost by failing  A {}  B {}", of("A"), of("B"))?;
        }
    }
    Ok(())
}
