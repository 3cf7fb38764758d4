//! Two ways to search, with the same time: matches of Monte Carlo trees against alpha-beta in every game.
//!
//! Run by `cargo bench -p bija-engine --bench versus`. Arguments after `--`: parts of the rows wanted (`bao`), and
//! `first=mcts`, `second=nodes` (players that take a number of nodes), `games=60`, `ms=20`, `from=1`.
//!
//! Nodes are chosen so that either player searches for that many milliseconds a move, as measured on positions of random games,
//! both in turns; where the system counts a thread's time on the processor, by that. Then the nodes are fixed: given
//! `nodes=N,M` nothing is measured, and the result is the same on every machine and run.

use std::sync::Arc;
use std::time::Instant;

use bija_engine::arena::{Player, play_match, room};
use bija_engine::mcts::{Leaf, MonteCarlo};
use bija_engine::{Limits, Searcher};
use bija_rules::{Game, Rules, SplitMix64, catalogue};

type Options = &'static [(&'static str, &'static str)];

/// Games that the catalogue's standard options do not show.
const VARIANTS: [(&str, Options); 7] = [
    ("congklak", &[("max_bonus", "0")]),
    ("congklak", &[("max_bonus", "2")]),
    ("congkak", &[("max_bonus", "0")]),
    ("sungka", &[("max_bonus", "0")]),
    ("mangala4", &[("start_choice", "free")]),
    ("mancala_basic", &[("seats", "3"), ("pits", "4")]),
    ("mancala_basic", &[("seats", "4"), ("pits", "4")]),
];

/// What may be set.
const SETTINGS: [&str; 7] = ["first", "second", "games", "ms", "from", "nodes", "threads"];

/// Positions on which the time a node takes is measured, and the nodes on each.
const SAMPLES: u64 = 16;
const SAMPLED: u64 = 60_000;
/// How often each is measured; the shortest time counts.
const REPEATS: usize = 3;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let (named, wanted): (Vec<&String>, Vec<&String>) =
        arguments.iter().partition(|argument| argument.split_once('=').is_some_and(|(name, _)| SETTINGS.contains(&name)));
    let of = |name: &str| named.iter().find_map(|argument| argument.strip_prefix(name)?.strip_prefix('='));
    let number = |name: &str, usual: u64| of(name).and_then(|value| value.parse().ok()).unwrap_or(usual);
    let (first, second) = (of("first").unwrap_or("mcts"), of("second").unwrap_or("nodes"));
    let threads = number("threads", std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64)) as usize;
    let fixed = of("nodes").and_then(|nodes| nodes.split_once(',')).and_then(|(one, other)| Some([one.parse().ok()?, other.parse().ok()?]));
    let entries = catalogue::ENTRIES.iter().map(|entry| (entry.id, &[][..]));
    for (id, options) in entries.chain(VARIANTS) {
        let named: Vec<String> = options.iter().map(|(name, value)| format!(" {name}={value}")).collect();
        let title = format!("{id}{}", named.concat());
        if !wanted.is_empty() && !wanted.iter().any(|part| title.contains(part.as_str())) {
            continue;
        }
        let rules = Arc::new(catalogue::rules(id, options).expect("the catalogue has the game"));
        let nodes = fixed.unwrap_or_else(|| calibrated(&rules, [first, second], number("ms", 20)));
        let players: [Player; 2] = [player(first, nodes[0]), player(second, nodes[1])];
        let rounds = number("games", 60).div_ceil(u64::from(rules.board().seats));
        let begun = Instant::now();
        let tally = play_match(&rules, players, rounds, number("from", 1), threads);
        println!("{title:<32} {} - {}: {} games, {tally}   {:.0} s", players[0], players[1], tally.games(), begun.elapsed().as_secs_f64());
    }
}

fn player(name: &str, nodes: u64) -> Player {
    format!("{name}={nodes}").parse().expect("a player that takes a number of nodes")
}

/// The nodes that each of the two searches in so many milliseconds, in two digits.
fn calibrated(rules: &Arc<Rules>, names: [&str; 2], ms: u64) -> [u64; 2] {
    let (mut nodes, mut spent) = ([0; 2], [0; 2]);
    let mut draw = SplitMix64::new(1);
    let mut sampled = 0;
    for game in (0..1000).map(|number| sample(rules, number, &mut draw)) {
        // Where a choice is to be made that no short search decides.
        if game.outcome().is_some() || game.legal().len() < 2 || game.position().total() == 0 {
            continue;
        }
        let runs = [(); REPEATS].map(|()| names.map(|name| measured(name, &game)));
        for side in 0..2 {
            nodes[side] += runs[0][side][0];
            // Whatever else the machine does only ever adds to a time.
            spent[side] += runs.iter().map(|run| run[side][1]).min().unwrap_or_default();
        }
        sampled += 1;
        if sampled == SAMPLES {
            break;
        }
    }
    [0, 1].map(|side| two_digits(ms * 1_000_000 * nodes[side] / spent[side].max(1)))
}

/// The positions a search looked at within the memory that players have, and its time; what it takes to make a searcher is no part of it.
fn measured(name: &str, game: &Game) -> [u64; 2] {
    let (rules, limits, never) = (Arc::clone(game.rules()), Limits::nodes(SAMPLED), || false);
    let timed = |search: &mut dyn FnMut() -> u64| {
        let begun = nanoseconds();
        let nodes = search();
        [nodes, nanoseconds() - begun]
    };
    let leaf = match name {
        "nodes" => {
            let mut searcher = Searcher::with_memory(rules, room(SAMPLED));
            return timed(&mut || searcher.search(game, &limits, &never, |_| {}).expect("the game goes on").nodes);
        }
        "mcts" => Leaf::Judged,
        "playouts" => Leaf::Played(u32::MAX),
        other => panic!("no way to search is called {other}"),
    };
    let searcher = MonteCarlo::with_memory(rules, leaf, Searcher::USUAL_MEMORY);
    timed(&mut || searcher.search(game, 1, &limits, &never, |_| {}).expect("the game goes on").nodes)
}

fn two_digits(number: u64) -> u64 {
    let unit = 10u64.pow(number.max(10).ilog10() - 1);
    number / unit * unit
}

/// A position a few random plies into a game.
fn sample(rules: &Arc<Rules>, number: u64, draw: &mut SplitMix64) -> Game {
    let mut game = Game::new(Arc::clone(rules), number);
    for _ in 0..2 + draw.below(12) {
        let mut moves = game.legal();
        if moves.is_empty() {
            break;
        }
        let mv = moves.nth(draw.below(moves.len() as u64) as usize).expect("the draw is below the number of moves");
        game.play(mv, &mut ()).expect("a legal move is legal");
    }
    game
}

/// Time of this thread on the processor where the system tells it, otherwise of the clock.
fn nanoseconds() -> u64 {
    static BEGUN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let begun = BEGUN.get_or_init(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let on_processor = told.and_then(|told| told.split_whitespace().next()?.parse().ok());
    on_processor.unwrap_or_else(|| begun.elapsed().as_nanos() as u64)
}
