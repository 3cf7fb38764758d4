//! `bija play`: a game in the terminal, by plain lines, so that it also works in a pipe.

mod input;
mod rounds;
mod session;
mod ways;

use std::hash::{BuildHasher, Hasher};
use std::io::{IsTerminal, Write};

use bija_engine::Level;
use bija_kernels::perfect::Perfect;
use bija_rules::{Seat, SplitMix64};
use bija_web::messages::{Lang, format};
use bija_web::{games, option_names};
use bija_wire::{Line, Opened, Series};
use clap::{Args, ValueEnum};

use crate::failure::Failure;
use crate::game_args::{BeginArgs, Lists, OptionArgs, open};
use session::{Echo, Opponent, Session};

pub(crate) const EXAMPLES: &str = "\
Type the number of one of your pits; where seeds may be sown both ways add l or r (3l: pit 3 to the left). Your row is at the bottom. `u` takes your last sowing back with the computer's \
answer, `r` makes it again, `h` gives a hint, `?` lists the keys, `q` leaves.

Examples:
  bija play
  bija play --rules oware --level hard --first computer
  bija play --rules kalah --option pits=3 --level perfect
  bija play --rules kalah --option seeds=6 --option pie_rule=true --two
  bija play --rules kalah --option start=random_1 --start random --first random
  bija play --rules congklak --option rounds=match --lang hi
  bija play --rules oware --pair
  bija play --rules lab_madjnuni --arranged 2,2,2,2,2,2,2,2,2,2,2,2,2,72
  bija play --rules mancala_basic --option seats=4 --option pits=4 --people";

/// What to play and against whom.
#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// The game, as `bija rules` lists it
    #[arg(long, value_name = "ID", default_value = "kalah")]
    rules: String,
    #[command(flatten)]
    options: OptionArgs,
    /// Lays the random start of this number; `random` draws one
    #[arg(long, value_name = "NUMBER|random", conflicts_with = "position")]
    start: Option<String>,
    /// Begins at this position
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Begins with the seeds as the players lay them out, where the game has it
    #[arg(long, value_name = "LISTS", conflicts_with_all = ["start", "position"])]
    arranged: Option<Lists>,
    /// Plays two games that count together, so that each side begins once
    #[arg(long)]
    pair: bool,
    /// Who makes the first move
    #[arg(long, value_enum, default_value_t = First::You, conflicts_with = "two")]
    first: First,
    /// How well the computer plays
    #[arg(long, value_enum, default_value_t = Skill::Normal, conflicts_with = "two")]
    level: Skill,
    /// People play, one in each seat; the first has the bottom row
    #[arg(long, visible_alias = "people")]
    two: bool,
    /// The number from which all that is drawn by lot follows; without it another each time
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

/// Who makes the first move.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum First {
    /// The person
    You,
    /// The computer; with several, the one before you
    Computer,
    /// Drawn by lot
    Random,
}

/// A level, as it is typed.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Skill {
    /// Sees only the next move
    Easy,
    /// Thinks a few moves ahead
    Normal,
    /// Thinks far ahead
    Hard,
    /// Always makes the best move; only where the game is solved
    Perfect,
}

impl Skill {
    fn level(self) -> Level {
        match self {
            Skill::Easy => Level::Easy,
            Skill::Normal => Level::Normal,
            // What it cannot prove it plays as well as it can.
            Skill::Hard | Skill::Perfect => Level::Hard,
        }
    }
}

pub(crate) fn run(args: &PlayArgs, lang: Lang) -> Result<(), Failure> {
    let seed = args.seed.unwrap_or_else(drawn);
    let mut draw = SplitMix64::new(seed);
    let (opened, start) = open_drawn(args, draw.next())?;
    let seats = opened.game.rules().board().seats;
    let perfect = match args.level {
        Skill::Easy | Skill::Normal | Skill::Hard => None,
        Skill::Perfect => {
            let none = || Failure::refused(opened.entry, Line::new("err-level-not-here").with("game", games::name(opened.entry.id)));
            Some(Perfect::new(opened.game.rules()).ok_or_else(none)?)
        }
    };
    let mut notes = vec![games::name(opened.entry.id)];
    if let Some(number) = start {
        notes.push(Line::new("start-random").with("number", number));
    }
    if args.first == First::Random {
        notes.push(Line::new("term-random-first").with("seed", seed.to_string()));
    }
    let opponent = if args.two {
        Opponent::Person
    } else {
        let mover = opened.game.position().to_move().unwrap_or(Seat::SOUTH);
        let after_mover = match args.first {
            First::You => 0,
            First::Computer => 1,
            First::Random => draw.below(seats.into()),
        };
        let person = (0..after_mover).fold(mover, |seat, _| seat.next(seats));
        Opponent::Computer { person, level: args.level.level(), seed }
    };
    let mut out = std::io::stdout().lock();
    for note in &notes {
        writeln!(out, "{}", format(lang, note))?;
    }
    for (spec, value) in opened.values.iter().filter(|(spec, value)| opened.values.standard_value(spec.name) != Some(value)) {
        let (label, value) = (option_names::label(opened.entry, spec), option_names::value(opened.entry, spec, value));
        writeln!(out, "{}: {}", format(lang, &label), format(lang, &value))?;
    }
    let input = std::io::stdin();
    let echo = if input.is_terminal() { Echo::Terminal } else { Echo::Session };
    Session::new(opened, opponent, perfect, lang, echo, input.lock(), out).run()
}

/// Opens the game, with a drawn number where the start is drawn by lot and none is given. Returns the number too.
fn open_drawn(args: &PlayArgs, drawn: u64) -> Result<(Opened, Option<String>), Failure> {
    let series = args.pair.then_some(Series::Pair);
    let begin = |start: Option<String>| BeginArgs { start, position: args.position.clone(), arranged: args.arranged.clone(), series };
    let plain = open(&args.rules, &args.options, &begin(None))?;
    let random = plain.game.rules().has_random_start() && args.position.is_none();
    let start = match args.start.as_deref() {
        Some("random") => Some(drawn.to_string()),
        None if random => Some(drawn.to_string()),
        Some(number) => Some(number.to_string()),
        None => None,
    };
    match start {
        None => Ok((plain, None)),
        Some(number) => Ok((open(&args.rules, &args.options, &begin(Some(number.clone())))?, Some(number))),
    }
}

/// A number that nobody chose: from the keys that the standard library draws for its hash maps.
fn drawn() -> u64 {
    std::hash::RandomState::new().build_hasher().finish()
}
