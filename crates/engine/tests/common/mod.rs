//! What several tests need: rules, random positions, and a minimax too plain to be wrong.
#![allow(dead_code, unreachable_pub, reason = "each test binary uses its own part")]

use std::sync::Arc;

use bija_engine::Report;
use bija_rules::ruleset::Objective;
use bija_rules::{Game, Rules, Seat, Setup, SplitMix64, ToMove, catalogue};

pub fn rules(id: &str, options: &[(&str, &str)]) -> Arc<Rules> {
    Arc::new(catalogue::rules(id, options).expect("the catalogue has the game"))
}

/// A random position with that many seeds in the pits, and some in the stores where the game has any.
pub fn random_game(rules: &Arc<Rules>, seeds: u64, draw: &mut SplitMix64) -> Game {
    let board = rules.board();
    let row = board.pits_per_seat() + usize::from(board.neutral(Seat::SOUTH).is_some());
    let mut rows = vec![vec![0i64; row]; board.seats as usize];
    for _ in 0..seeds {
        rows[draw.below(u64::from(board.seats)) as usize][draw.below(row as u64) as usize] += 1;
    }
    let stores = match rules.ruleset().objective {
        Objective::Survival => Vec::new(),
        Objective::Race => vec![3; board.seats as usize],
        // Nearly equal stores, so that nobody has more than half of the seeds before the last few are fought for.
        Objective::Margin => {
            let stored = 19 + draw.below(3) as i64;
            vec![stored, 40 - stored]
        }
    };
    let mover = Seat::new(draw.below(u64::from(board.seats)) as usize).expect("a board has four seats at most");
    let setup = Setup { rows, stores, to_move: ToMove::Seat(rules.sign(mover).to_string()), ..Setup::default() };
    let position = rules.accept(&setup, &mut ()).expect("any such position is accepted");
    Game::from_position(Arc::clone(rules), position)
}

/// Plays up to that many random moves that neither gain a seed nor end the game, as long as there are any.
pub fn play_quietly(game: &mut Game, plies: u64, draw: &mut SplitMix64) {
    for _ in 0..plies {
        let before = *game.position();
        let is_quiet = |game: &Game| {
            let after = game.position();
            after.over().is_none() && game.rules().seats().all(|seat| after.store(seat) == before.store(seat))
        };
        let mut quiet = Vec::new();
        for mv in game.legal() {
            game.play(mv, &mut ()).expect("it is legal");
            if is_quiet(game) {
                quiet.push(mv);
            }
            game.undo();
        }
        if quiet.is_empty() {
            return;
        }
        game.play(quiet[draw.below(quiet.len() as u64) as usize], &mut ()).expect("it is legal");
    }
}

/// The value of perfect play for a seat, by playing every game there is; `None` if there are too many, or too long ones.
/// Among more than two seats all others play against that one.
pub fn plain_minimax(game: &mut Game, seat: Seat, nodes: &mut u64) -> Option<i32> {
    *nodes = nodes.checked_sub(1)?;
    if game.plies().len() > 150 {
        return None;
    }
    if let Some(outcome) = game.outcome() {
        return Some(match game.rules().ruleset().objective {
            Objective::Margin => i32::from(outcome.score[seat]) - i32::from(outcome.score[seat.other()]),
            Objective::Survival | Objective::Race => {
                let others = game.rules().seats().filter(|&other| other != seat);
                let (count, behind) = others
                    .fold((0, 0), |(count, behind), other| (count + 1, behind + (i32::from(outcome.places[other]) - i32::from(outcome.places[seat])).signum()));
                1000 * behind / count
            }
        });
    }
    let mover = game.position().to_move().expect("the game is not over");
    let mut best: Option<i32> = None;
    for mv in game.legal() {
        game.play(mv, &mut ()).expect("it is legal");
        let value = plain_minimax(game, seat, nodes);
        game.undo();
        let value = value?;
        best = Some(match best {
            None => value,
            Some(best) if mover == seat => best.max(value),
            Some(best) => best.min(value),
        });
    }
    best
}

/// The position of a game of two with the seats exchanged, as a game of its own.
pub fn turned(game: &Game) -> Game {
    let other = game.rules().mirrored(game.position()).expect("two play");
    Game::from_position(Arc::clone(game.rules()), other)
}

/// Plays a game on by the answers of a search, to its end or sixty sowings: each of them is legal and begins a line of legal moves.
pub fn plays_legally(name: &str, mut game: Game, mut search: impl FnMut(&Game) -> Report) {
    while game.outcome().is_none() && game.plies().len() < 60 {
        let report = search(&game);
        let mut line = game.clone();
        for &mv in &report.line {
            line.play(mv, &mut ()).unwrap_or_else(|error| panic!("{name}: {error} in {report:?}"));
        }
        assert_eq!(report.line.first(), Some(&report.best), "{name}");
        game.play(report.best, &mut ()).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}
