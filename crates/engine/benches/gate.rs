//! Matches that measure the levels, with what each must reach.
//!
//! Run by `cargo bench -p bija-engine --bench gate`. Arguments after `--` choose rows by part of their text (`levels togyz`);
//! `games=40` plays fewer games. Every figure but the times is the same on every run. With more than two seats each game
//! has one seat of the first player, and its score is 1 for the first place and 0 for the last.
//!
//! `time` rows play a game of the hard level against itself for twenty seconds of thinking and print the longest think of
//! one thread.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bija_engine::arena::{Player, Tally, play_match};
use bija_engine::{Level, think};
use bija_rules::ruleset::{Act, Family, Which};
use bija_rules::{Game, Rules, catalogue};

/// What a score must reach.
#[derive(Clone, Copy)]
enum Goal {
    AtLeast(f64),
    AtMost(f64),
    /// Nothing: the row is for comparison.
    None,
}

impl Goal {
    /// What is said of a result. Among more than two seats the first player is to do better than the others, by more than
    /// the error.
    fn verdict(self, tally: &Tally) -> String {
        let said = |met: bool| if met { "met" } else { "NOT MET" };
        match self {
            Goal::AtLeast(_) if tally.mean_place().is_some() => format!("better {}", said(tally.score() - tally.error() > 0.5)),
            Goal::AtLeast(score) => format!(">= {:.0} % {}", 100.0 * score, said(tally.score() >= score)),
            Goal::AtMost(score) => format!("<= {:.0} % {}", 100.0 * score, said(tally.score() <= score)),
            Goal::None => "for comparison".to_string(),
        }
    }
}

type Options = &'static [(&'static str, &'static str)];

/// Games the catalogue's standard options do not show: other numbers of seats, and a free choice where there is none.
const VARIANTS: [(&str, Options); 6] = [
    ("congklak", &[("max_bonus", "0")]),
    ("congkak", &[("max_bonus", "0")]),
    ("sungka", &[("max_bonus", "0")]),
    ("mangala4", &[("start_choice", "free")]),
    ("mancala_basic", &[("seats", "3"), ("pits", "4")]),
    ("mancala_basic", &[("seats", "4"), ("pits", "4")]),
];

/// A match: part of the row's text, the players, and what the first must reach.
const MATCHES: [(&str, &str, &str, Goal); 8] = [
    ("plain", "nodes=20000", "maxn=20000", Goal::None),
    ("levels", "hard", "normal", Goal::AtLeast(0.70)),
    ("levels", "normal", "easy", Goal::AtLeast(0.70)),
    ("levels", "easy", "random", Goal::AtLeast(0.60)),
    // How much play can decide at all: no level can beat another by more.
    ("plain", "hard", "random", Goal::None),
    ("plain", "hard", "depth=6", Goal::None),
    ("plain", "easy", "greedy", Goal::AtMost(0.60)),
    ("plain", "maxn=20000", "nodes=20000", Goal::None),
];

/// The games for which the levels were made, and what is asked of them more than of the others.
const FIRST: [(&str, Options); 3] = [("kalah", &[]), ("oware", &[]), ("congklak", &[("max_bonus", "0")])];

/// What a match of one of those must reach.
fn asked_of_first(first: &str, second: &str) -> Goal {
    match (first, second) {
        ("hard", "normal") | ("normal", "easy") => Goal::AtLeast(0.75),
        ("hard", "depth=6") | ("easy", "random") => Goal::AtLeast(0.90),
        ("easy", "greedy") => Goal::AtMost(0.60),
        (_, _) => Goal::None,
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let number = |name: &str| arguments.iter().find_map(|argument| argument.strip_prefix(name)?.parse().ok());
    let games: u64 = number("games=").unwrap_or(200);
    let wanted: Vec<&String> = arguments.iter().filter(|argument| !argument.starts_with("games=")).collect();
    let is_wanted = |title: &str| wanted.iter().all(|part| title.contains(part.as_str()));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let entries = catalogue::ENTRIES.iter().map(|entry| (entry.id, &[][..]));
    for (id, options) in entries.chain(VARIANTS) {
        let rules = Arc::new(catalogue::rules(id, options).expect("the catalogue has the game"));
        let named: Vec<String> = options.iter().map(|(name, value)| format!(" {name}={value}")).collect();
        for (kind, first, second, goal) in MATCHES {
            let title = format!("{kind} {id}{}: {first} against {second}", named.concat());
            if !is_wanted(&title) {
                continue;
            }
            let goal = if FIRST.contains(&(id, options)) { asked_of_first(first, second) } else { goal };
            let players: [Player; 2] = [first, second].map(|name| name.parse().expect("the players are known"));
            let begun = Instant::now();
            let tally = play_match(&rules, players, games.div_ceil(u64::from(rules.board().seats)), 1, threads);
            let verdict = if play_decides(&rules) { goal.verdict(&tally) } else { "reported only".to_string() };
            println!("{title:<62} {tally}   {verdict}   {:.0} s", begun.elapsed().as_secs_f64());
        }
        let title = format!("time {id}{}", named.concat());
        if is_wanted(&title) {
            let (longest, thinks, nodes, all) = longest_think(&rules);
            let speed = nodes as f64 / all.as_secs_f64() / 1e6;
            println!("{title:<62} longest {:.2} s, {thinks} thinks, {speed:.2} M nodes/s", longest.as_secs_f64());
        }
    }
}

/// Whether play can decide: not where nothing is to be chosen, nor where relays and extra sowings without limit let one turn
/// take most of the seeds.
fn play_decides(rules: &Rules) -> bool {
    match &rules.ruleset().family {
        Family::Sow(sow) => {
            let has = |wanted: fn(&Act) -> bool| sow.landing.iter().any(|row| wanted(&row.act));
            let unlimited = has(|act| matches!(act, Act::Relay(_))) && has(|act| *act == Act::Again) && sow.extra.max_bonus.is_none();
            sow.choose.which == Which::Any && !unlimited
        }
        Family::Bao(_) => true,
    }
}

/// The longest think of the hard level in a game against itself, how many there were, and the nodes and time of all.
fn longest_think(rules: &Arc<Rules>) -> (Duration, u32, u64, Duration) {
    let mut game = Game::new(Arc::clone(rules), 1);
    let (mut longest, mut thinks, mut nodes, mut all) = (Duration::ZERO, 0, 0, Duration::ZERO);
    while game.outcome().is_none() && all < Duration::from_secs(20) {
        let begun = Instant::now();
        let report = think(&game, Level::Hard, 1, &|| false).expect("the game goes on");
        let took = begun.elapsed();
        (longest, thinks, nodes, all) = (longest.max(took), thinks + 1, nodes + report.nodes, all + took);
        game.play(report.best, &mut ()).expect("the engine finds legal moves");
    }
    (longest, thinks, nodes, all)
}
