//! `bija stats`: random games, measured.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;

use bija_rules::catalogue::ENTRIES;
use bija_rules::catalogue::options::Kind;
use bija_rules::{Event, Game, Rules, Seat, Sink, SplitMix64};
use bija_wire::Opened;
use clap::Args;
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::game_args::{BeginArgs, OptionArgs, changed, open, options_json};
use crate::interrupt::Interrupt;
use crate::parallel;

pub(crate) const EXAMPLES: &str = "\
Every move is drawn among the legal ones, each as likely as the other. The same seed gives the same games, on any \
number of threads. Ctrl-C ends the run with the games that are done.

Examples:
  bija stats --rules kalah --games 200
  bija stats --rules congklak --option max_bonus=0 --games 100 --seed 7 --json
  bija stats --every --games 500";

/// What to measure.
#[derive(Args, Debug)]
pub(crate) struct StatsArgs {
    /// The game, as `bija rules` lists it
    #[arg(long, value_name = "ID", required_unless_present = "every")]
    rules: Option<String>,
    #[command(flatten)]
    options: OptionArgs,
    /// Every game of the catalogue with its standard options, for each number of seats it may have: one row of a table each
    #[arg(long, conflicts_with_all = ["rules", "options"])]
    every: bool,
    /// Games to play
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The number from which all choices follow
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Threads to play on; without it one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Writes one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &StatsArgs) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let games = match &args.rules {
        Some(rules) => vec![open(rules, &args.options, &BeginArgs::default())?],
        None => every()?,
    };
    if args.every && !args.json {
        writeln!(out, "{TABLE_HEAD}")?;
    }
    let interrupt = Interrupt::listen();
    for opened in games {
        let sums = play_all(opened.game.rules(), args, &interrupt);
        // A table holds whole rows only.
        if args.every && interrupt.pressed() {
            break;
        }
        if args.json {
            let complete = sums.games == u64::from(args.games);
            let mut object = json!({"rules": opened.entry.id, "options": options_json(&opened), "seed": args.seed, "complete": complete});
            if let Some(object) = object.as_object_mut() {
                object.append(&mut sums.json());
            }
            writeln!(out, "{object}")?;
        } else if args.every {
            writeln!(out, "{}", sums.row(opened.entry.id))?;
        } else {
            writeln!(out, "{}{}", opened.entry.id, changed(&opened))?;
            sums.write(&mut out)?;
        }
    }
    Ok(())
}

/// Every game of the catalogue, once for each number of seats.
fn every() -> Result<Vec<Opened>, Failure> {
    let mut games = Vec::new();
    for entry in ENTRIES {
        games.push(open(entry.id, &OptionArgs::default(), &BeginArgs::default())?);
        let seats = entry.options.iter().find(|option| option.name == "seats").map(|option| option.kind);
        if let Some(Kind::Number { min, max }) = seats {
            for seats in min + 1..=max {
                let options = OptionArgs { options: vec![("seats".to_string(), seats.to_string())] };
                games.push(open(entry.id, &options, &BeginArgs::default())?);
            }
        }
    }
    Ok(games)
}

/// The head of the table of all games, in Markdown.
const TABLE_HEAD: &str = "\
| game | seats | sowings | most | turns | choices | won by the first, the second, … of 100 | drawn |
|---|---|---|---|---|---|---|---|";

/// Plays the games on several threads until all are played or Ctrl-C is pressed.
fn play_all(rules: &Arc<Rules>, args: &StatsArgs, interrupt: &Interrupt) -> Sums {
    let mut sums = Sums::default();
    let (rules, seed) = (Arc::clone(rules), args.seed);
    let work = move |index: usize| {
        let mut game = Sums::default();
        game.play(&rules, SplitMix64::new(seed ^ SplitMix64::new(index as u64).next()));
        game
    };
    parallel::each(args.games as usize, parallel::threads(args.threads), interrupt, "stats:", work, |_, game| sums.add(game));
    sums
}

/// What random games add up to. Sums of whole numbers, so the order of the games plays no part.
#[derive(Clone, Debug, Default)]
struct Sums {
    games: u64,
    seats: u8,
    sowings: Spread,
    turns: Spread,
    branching: Spread,
    sowings_in_turn: Spread,
    laps_in_sowing: Spread,
    winners: BTreeMap<Option<Seat>, u64>,
    reasons: BTreeMap<&'static str, u64>,
    margin: i64,
}

/// How a count varies.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    count: u64,
    sum: u64,
    most: u64,
}

impl Spread {
    fn take(&mut self, value: u64) {
        *self = self.add(Spread { count: 1, sum: value, most: value });
    }

    fn add(self, other: Spread) -> Spread {
        Spread { count: self.count + other.count, sum: self.sum + other.sum, most: self.most.max(other.most) }
    }

    fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    fn json(&self) -> Value {
        json!({"mean": self.mean(), "most": self.most})
    }
}

/// Listens to one move.
#[derive(Default)]
struct Heard {
    laps: u64,
    again: bool,
}

impl Sink for Heard {
    fn event(&mut self, event: Event) {
        self.laps += u64::from(matches!(event, Event::Lift { .. } | Event::Relay { .. } | Event::SowOn(_)));
        self.again |= matches!(event, Event::Again(_));
    }
}

impl Sums {
    /// Plays one random game.
    fn play(&mut self, rules: &Arc<Rules>, mut draw: SplitMix64) {
        let mut game = Game::new(Arc::clone(rules), if rules.has_random_start() { draw.next() } else { 0 });
        let (mut turns, mut in_turn, mut heard) = (0, 0, Heard::default());
        while !game.legal().is_empty() {
            let mut legal = game.legal();
            self.branching.take(legal.len() as u64);
            let mv = legal.nth(draw.below(legal.len() as u64) as usize).expect("the draw is below the number of moves");
            // The answer to a question goes on with the same sowing.
            if mv.pit().is_some() && game.position().asked_at().is_none() {
                in_turn += 1;
            }
            game.play(mv, &mut heard).expect("the move is one of the legal ones");
            if game.position().asked_at().is_some() {
                continue;
            }
            let Heard { laps, again } = core::mem::take(&mut heard);
            if laps > 0 {
                self.laps_in_sowing.take(laps);
            }
            if !again || game.position().over().is_some() {
                self.sowings_in_turn.take(in_turn);
                (turns, in_turn) = (turns + 1, 0);
            }
        }
        self.finish(&game, turns);
    }

    fn finish(&mut self, game: &Game, turns: u64) {
        let outcome = game.outcome().expect("a game without a legal move is over");
        self.games += 1;
        self.seats = game.rules().board().seats;
        self.sowings.take(u64::from(game.sowings()));
        self.turns.take(turns);
        *self.winners.entry(outcome.winner(game.rules().board().seats)).or_default() += 1;
        *self.reasons.entry(outcome.reason.name()).or_default() += 1;
        self.margin += i64::from(outcome.score[Seat::SOUTH]) - i64::from(outcome.score[Seat::NORTH]);
    }

    fn add(&mut self, other: Sums) {
        for (winner, games) in other.winners {
            *self.winners.entry(winner).or_default() += games;
        }
        for (reason, games) in other.reasons {
            *self.reasons.entry(reason).or_default() += games;
        }
        self.games += other.games;
        self.seats = self.seats.max(other.seats);
        self.sowings = self.sowings.add(other.sowings);
        self.turns = self.turns.add(other.turns);
        self.branching = self.branching.add(other.branching);
        self.sowings_in_turn = self.sowings_in_turn.add(other.sowings_in_turn);
        self.laps_in_sowing = self.laps_in_sowing.add(other.laps_in_sowing);
        self.margin += other.margin;
    }

    fn share(&self, games: u64) -> f64 {
        100.0 * games as f64 / self.games.max(1) as f64
    }

    /// The results by name, in the order of seats, the draw last. Two seats have names, more have numbers.
    fn results(&self) -> Vec<(String, u64)> {
        let of = |winner| self.winners.get(&winner).copied().unwrap_or(0);
        let name = |seat: Seat| match (self.seats > 2, seat) {
            (true, _) => format!("seat {}", seat.index() + 1),
            (false, Seat::SOUTH) => "south".to_string(),
            (false, _) => "north".to_string(),
        };
        let seats = Seat::first(self.seats.max(2)).map(|seat| (name(seat), of(Some(seat))));
        seats.chain([("draw".to_string(), of(None))]).collect()
    }

    fn mean_margin(&self) -> f64 {
        self.margin as f64 / self.games.max(1) as f64
    }

    fn json(&self) -> Map<String, Value> {
        let results: Map<String, Value> = self.results().into_iter().map(|(name, games)| (name, games.into())).collect();
        let fields = json!({
            "games": self.games,
            "sowings": self.sowings.json(),
            "turns": self.turns.json(),
            "branching": self.branching.json(),
            "sowings_in_turn": self.sowings_in_turn.json(),
            "laps_in_sowing": self.laps_in_sowing.json(),
            "results": results,
            "margin": self.mean_margin(),
            "reasons": self.reasons,
        });
        fields.as_object().cloned().unwrap_or_default()
    }

    /// One row of the table of all games.
    fn row(&self, game: &str) -> String {
        let mut shares: Vec<String> = self.results().into_iter().map(|(_, games)| format!("{:.1}", self.share(games))).collect();
        let drawn = shares.pop().unwrap_or_default();
        format!(
            "| {game} | {} | {:.1} | {} | {:.1} | {:.1} | {} | {drawn} |",
            self.seats,
            self.sowings.mean(),
            self.sowings.most,
            self.turns.mean(),
            self.branching.mean(),
            shares.join(", ")
        )
    }

    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(out, "{:<18}{:>10}", "games", self.games)?;
        writeln!(out, "{:<18}{:>10} {:>8}", "", "mean", "most")?;
        let rows = [
            ("sowings", &self.sowings),
            ("turns", &self.turns),
            ("branching", &self.branching),
            ("sowings in turn", &self.sowings_in_turn),
            ("laps in sowing", &self.laps_in_sowing),
        ];
        for (name, spread) in rows {
            writeln!(out, "{name:<18}{:>10.2} {:>8}", spread.mean(), spread.most)?;
        }
        for (name, games) in self.results() {
            writeln!(out, "{name:<18}{games:>10} {:>7.2}%", self.share(games))?;
        }
        writeln!(out, "{:<18}{:>10.2}", "margin of south", self.mean_margin())?;
        for (reason, games) in &self.reasons {
            writeln!(out, "{reason:<18}{games:>10} {:>7.2}%", self.share(*games))?;
        }
        Ok(())
    }
}
