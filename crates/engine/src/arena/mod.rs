//! Matches: who plays how much better, and how sure that is.

mod baseline;
mod player;
mod tally;

pub use player::{Player, UnknownPlayer};
pub use tally::{Elo, Tally};

use alloc::sync::Arc;
use alloc::vec::Vec;

use bija_rules::{Game, Rules, Seat, SplitMix64};

use crate::report::{Limits, ThinkError};
use crate::searcher::Searcher;

/// Plays one pair of games between two players: the same opening of two to four random plies, each player once in the
/// first seat. The number decides the start, the opening, and how the players err.
///
/// # Errors
/// If the engine does not play this game.
pub fn play_pair(rules: &Arc<Rules>, players: [Player; 2], number: u64) -> Result<Tally, ThinkError> {
    let opening = opening(rules, number)?;
    let mut tally = Tally::default();
    let mut results = [0.0; 2];
    for (result, first) in results.iter_mut().zip([Seat::SOUTH, Seat::NORTH]) {
        *result = play_out(&opening, players, first, number)?;
    }
    tally.add_pair(results);
    Ok(tally)
}

/// Openings looked at for each pair of games.
const OPENINGS: u64 = 40;
/// Positions searched to see how even an opening is.
const GLANCE: u64 = 10_000;

/// A game of which the first two to four plies are random: the most even of several by a short search.
///
/// In some games most random openings decide the result, and a match from them would measure the openings. An opening
/// in which nobody is ahead by as much as a seed is taken at once.
fn opening(rules: &Arc<Rules>, number: u64) -> Result<Game, ThinkError> {
    let mut draw = SplitMix64::new(number ^ 0x6f70_656e_696e_6721);
    let mut searcher = Searcher::with_memory(Arc::clone(rules), 1 << 20)?;
    let mut evenest: Option<(i32, Game)> = None;
    for _ in 0..OPENINGS {
        let game = random_opening(rules, number, &mut draw);
        searcher.forget();
        let value = searcher.search(&game, &Limits::nodes(GLANCE), &|| false, |_| {})?.value.abs();
        if evenest.as_ref().is_none_or(|(least, _)| value < *least) {
            evenest = Some((value, game));
        }
        if value == 0 {
            break;
        }
    }
    Ok(evenest.expect("more than no opening is looked at").1)
}

fn random_opening(rules: &Arc<Rules>, number: u64, draw: &mut SplitMix64) -> Game {
    loop {
        let mut game = Game::new(Arc::clone(rules), number);
        for _ in 0..2 + draw.below(3) {
            let moves = game.legal();
            if moves.is_empty() {
                break;
            }
            let drawn = draw.below(moves.len() as u64) as usize;
            let mv = { moves }.nth(drawn).expect("the index is below the number of moves");
            game.play(mv, &mut ()).expect("a move from the list of legal moves is legal");
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

/// The points of the first player in a game played to its end: 1, a half, or 0.
fn play_out(opening: &Game, players: [Player; 2], first: Seat, number: u64) -> Result<f64, ThinkError> {
    let mut game = opening.clone();
    while let Some(seat) = game.position().to_move() {
        let player = if seat == first { players[0] } else { players[1] };
        let mv = player.choose(&game, number)?;
        game.play(mv, &mut ()).expect("players choose legal moves");
    }
    let outcome = game.outcome().expect("nobody is to move");
    Ok(match outcome.winner(2) {
        None => 0.5,
        Some(winner) if winner == first => 1.0,
        Some(_) => 0.0,
    })
}

/// Plays that many pairs of games, several at a time. The tally does not depend on the number of threads.
///
/// # Errors
/// If the engine does not play this game.
#[cfg(not(target_family = "wasm"))]
pub fn play_match(rules: &Arc<Rules>, players: [Player; 2], pairs: u64, number: u64, threads: usize) -> Result<Tally, ThinkError> {
    use core::sync::atomic::{AtomicU64, Ordering};
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= pairs {
                return Ok(tally);
            }
            tally.join(&play_pair(rules, players, number.wrapping_add(pair))?);
        }
    };
    let mut tally = Tally::default();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            tally.join(&worker.join().expect("playing does not panic")?);
        }
        Ok(tally)
    })
}
