//! `bija perfect`: the level "perfect" on trial, against anybody, with the time it takes.

use std::io::Write;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bija_engine::arena::{Player, UnknownPlayer};
use bija_kernels::perfect::{Answer, Perfect, Unproved};
use bija_rules::{Game, Move, Rules, Seat};
use bija_web::games;
use bija_wire::Line;
use clap::Args;
use serde_json::json;

use crate::failure::Failure;
use crate::game_args::{RulesArgs, changed, options_json};
use crate::interrupt::Interrupt;
use crate::terminal::Progress;

pub(crate) const EXAMPLES: &str = "\
The level plays each seat in turn, from the start of the game. It fails if it ever ends with less than the game is worth to its seat, if the worth that it has proved of a \
position is ever lost again, or if it cannot prove a move. Opponents: the players of `bija match`, and tiring, who always makes the move that the level has to think longest \
about.

Examples:
  bija perfect --rules kalah --option pits=3 --against easy --games 4
  bija perfect --rules kalah --option pits=3 --against tiring --games 2 --json";

/// What is tried.
#[derive(Args, Debug)]
pub(crate) struct PerfectArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// Against whom
    #[arg(long, value_name = "PLAYER", default_value = "random")]
    against: Against,
    /// Games to play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The number from which the opponent's chances and errors follow
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Writes one JSON object
    #[arg(long)]
    json: bool,
}

/// Who plays the other seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Against {
    Player(Player),
    /// Makes the move that the answer to takes the most boards.
    Tiring,
}

impl FromStr for Against {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Against, UnknownPlayer> {
        if name == "tiring" { Ok(Against::Tiring) } else { name.replacen(':', "=", 1).parse().map(Against::Player) }
    }
}

/// What came of the games.
#[derive(Debug, Default)]
struct Outcomes {
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    /// Games that ended below the game's value, or in which a proved worth was lost.
    below: u32,
    /// Moves that were not proved.
    unproved: u32,
    /// The time of each answer.
    times: Vec<Duration>,
}

impl Outcomes {
    /// The time that so many of a thousand answers do not exceed, in milliseconds.
    fn milliseconds(&self, of_thousand: usize) -> f64 {
        let mut times = self.times.clone();
        times.sort_unstable();
        let last = times.len().saturating_sub(1);
        times.get((times.len() * of_thousand / 1000).min(last)).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    }

    fn fails(&self) -> bool {
        self.below > 0 || self.unproved > 0
    }
}

/// The level and who plays against it.
struct Trial<'t> {
    rules: &'t Arc<Rules>,
    perfect: &'t Perfect,
    against: Against,
    /// What the game is worth to South.
    value: i32,
}

impl Trial<'_> {
    /// Plays a game with the level in that seat. Nothing if it was interrupted.
    fn play(&self, seat: Seat, number: u64, interrupt: &Interrupt, outcomes: &mut Outcomes) -> Option<()> {
        let mut game = Game::new(Arc::clone(self.rules), 0);
        let mut promised = if seat == Seat::SOUTH { self.value } else { -self.value };
        let mut kept = true;
        while let Some(mover) = game.position().to_move() {
            if interrupt.pressed() {
                return None;
            }
            let mv = if mover == seat {
                let begun = Instant::now();
                let answer = self.answer(&game);
                outcomes.times.push(begun.elapsed());
                if let Ok(Answer { value, .. }) = answer {
                    kept &= value >= promised;
                    promised = value;
                } else {
                    outcomes.unproved += 1;
                }
                answer.map_or_else(|_| game.legal().next().expect("the game goes on"), |answer| answer.best)
            } else {
                self.reply(&game, number)
            };
            game.play(mv, &mut ()).expect("players make legal moves");
        }
        let position = game.position();
        let margin = i32::from(position.store(seat)) - i32::from(position.store(seat.other()));
        outcomes.games += 1;
        outcomes.below += u32::from(!kept || margin < promised);
        match margin {
            0 => outcomes.draws += 1,
            margin if margin > 0 => outcomes.wins += 1,
            _ => outcomes.losses += 1,
        }
        Some(())
    }

    fn answer(&self, game: &Game) -> Result<Answer, Unproved> {
        self.perfect.answer(game.position(), &|| false)
    }

    fn reply(&self, game: &Game, number: u64) -> Move {
        match self.against {
            Against::Player(player) => player.choose(game, number).expect("the game goes on"),
            Against::Tiring => {
                let boards = |mv: &Move| {
                    let after = self.rules.play(game.position(), *mv, &mut ()).expect("the move is legal");
                    self.perfect.answer(&after, &|| false).map_or(u64::MAX, |answer| answer.nodes)
                };
                game.legal().max_by_key(boards).expect("the game goes on")
            }
        }
    }
}

pub(crate) fn run(args: &PerfectArgs) -> Result<(), Failure> {
    let opened = args.rules.open()?;
    let rules = opened.game.rules();
    let none = || Failure::refused(opened.entry, Line::new("err-level-not-here").with("game", games::name(opened.entry.id)));
    let perfect = Perfect::new(rules).ok_or_else(none)?;
    let interrupt = Interrupt::listen();
    let begun = Instant::now();
    while perfect.prepare() == bija_kernels::perfect::Readiness::Building {
        std::thread::sleep(Duration::from_millis(5));
    }
    let prepared = begun.elapsed().as_secs_f64();
    let value = perfect.answer(opened.game.position(), &|| false).map_err(|_| none())?.value;
    let trial = Trial { rules, perfect: &perfect, against: args.against, value };
    let (mut outcomes, mut progress) = (Outcomes::default(), Progress::new());
    for number in 0..args.games {
        progress.say(|| format!("perfect: {number}/{} games", args.games));
        let seat = if number % 2 == 0 { Seat::SOUTH } else { Seat::NORTH };
        if trial.play(seat, args.seed.wrapping_add(u64::from(number)), &interrupt, &mut outcomes).is_none() {
            break;
        }
    }
    progress.clear();
    let mut out = std::io::stdout();
    let Outcomes { games, wins, draws, losses, below, unproved, times } = &outcomes;
    let [half, most, all] = [500, 990, 1000].map(|of_thousand| outcomes.milliseconds(of_thousand));
    if args.json {
        let object = json!({
            "rules": opened.entry.id, "options": options_json(&opened), "value": value, "games": games, "wins": wins, "draws": draws, "losses": losses,
            "below": below, "unproved": unproved, "answers": times.len(), "milliseconds": {"p50": half, "p99": most, "most": all}, "table_seconds": prepared,
        });
        writeln!(out, "{object}")?;
    } else {
        writeln!(out, "{}{}: worth {value:+} to the first player, table ready after {prepared:.1} s", opened.entry.id, changed(&opened))?;
        writeln!(out, "{games} games  +{wins} ={draws} -{losses}, {below} below the game's value, {unproved} moves not proved")?;
        writeln!(out, "{} answers: half within {half:.0} ms, 99 % within {most:.0} ms, all within {all:.0} ms", times.len())?;
    }
    if outcomes.fails() { Err(Failure::Differs) } else { Ok(()) }
}
