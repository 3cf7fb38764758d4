//! Matches: who plays how much better, and how sure that is.

mod baseline;
mod contestant;
mod maxn;
mod player;
mod tally;

pub use contestant::{Contestant, Forfeit, Side};
pub use player::{Player, UnknownPlayer, room};
pub use tally::{Elo, Tally};

use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec::Vec;

use bija_rules::{Game, Outcome, Rules, Seat, SplitMix64};

use crate::report::Limits;
use crate::searcher::Searcher;

/// Plays one round of games between two players: the same opening of two to four random plies, the first player once in
/// each seat and the second in all others. With two seats that is a pair of games. The number decides the start, the
/// opening, and how the players err.
pub fn play_round(rules: &Arc<Rules>, players: [Player; 2], number: u64) -> Tally {
    let [mut first, mut second] = players;
    play_round_between(rules, [&mut first, &mut second], number, &mut |_| {})
}

/// [`play_round`] between contestants of any kind. Who gives no legal move has lost the game, of which `told` hears.
pub fn play_round_between(rules: &Arc<Rules>, contestants: [&mut dyn Contestant; 2], number: u64, told: &mut dyn FnMut(Forfeit)) -> Tally {
    let opening = opening(rules, number);
    let [first, second] = contestants;
    let mut tally = Tally::default();
    let shares: Vec<f64> = rules
        .seats()
        .map(|seat| {
            play_out(&opening, [first, second], seat, number).unwrap_or_else(|forfeit| {
                let share = match forfeit.by {
                    Side::First => 0.0,
                    Side::Second => 1.0,
                };
                told(forfeit);
                share
            })
        })
        .collect();
    tally.add_round(&shares);
    tally
}

/// Openings looked at for each pair of games.
const OPENINGS: u64 = 40;
/// Positions searched to see how even an opening is.
const GLANCE: u64 = 10_000;

/// A game of which the first two to four plies are random: the most even of several by a short search.
///
/// In some games most random openings decide the result, and a match from them would measure the openings. An opening
/// in which nobody is ahead by as much as a seed is taken at once. Among more than two no opening looks even to the search,
/// which counts on the worst, and any is taken.
fn opening(rules: &Arc<Rules>, number: u64) -> Game {
    let mut draw = SplitMix64::new(number ^ 0x6f70_656e_696e_6721);
    if rules.board().seats > 2 {
        return random_opening(rules, number, &mut draw);
    }
    let mut searcher = Searcher::with_memory(Arc::clone(rules), 1 << 20);
    let mut evenest: Option<(i32, Game)> = None;
    for _ in 0..OPENINGS {
        let game = random_opening(rules, number, &mut draw);
        searcher.forget();
        let report = searcher.search(&game, &Limits::nodes(GLANCE), &|| false, |_| {}).expect("an opening leaves the game going on");
        let value = report.value.abs();
        if evenest.as_ref().is_none_or(|(least, _)| value < *least) {
            evenest = Some((value, game));
        }
        if value == 0 {
            break;
        }
    }
    evenest.expect("more than no opening is looked at").1
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

/// The share of points of the first player, who has one seat, in a game played to its end: 1 for the first place, 0 for
/// the last, evenly between them for the others; who shares a place has the mean of those it stands for.
fn play_out(opening: &Game, contestants: [&mut dyn Contestant; 2], first: Seat, number: u64) -> Result<f64, Forfeit> {
    let mut game = opening.clone();
    let [one, other] = contestants;
    one.begin();
    other.begin();
    while let Some(seat) = game.position().to_move() {
        let (by, player) = if seat == first { (Side::First, &mut *one) } else { (Side::Second, &mut *other) };
        let ply = game.plies().len() + 1;
        let chosen = player.choose(&game, number);
        let played = chosen.and_then(|mv| game.play(mv, &mut ()).map(|_| ()).map_err(|illegal| illegal.to_string()));
        played.map_err(|why| Forfeit { by, seat, ply, why })?;
    }
    Ok(share(&game.outcome().expect("nobody is to move"), first, game.rules()))
}

fn share(outcome: &Outcome, seat: Seat, rules: &Rules) -> f64 {
    let others = rules.seats().filter(|&other| other != seat);
    let beaten = others.map(|other| match outcome.places[seat].cmp(&outcome.places[other]) {
        core::cmp::Ordering::Less => 1.0,
        core::cmp::Ordering::Equal => 0.5,
        core::cmp::Ordering::Greater => 0.0,
    });
    beaten.sum::<f64>() / f64::from(rules.board().seats - 1)
}

/// Plays that many rounds, several at a time. The tally does not depend on the number of threads.
#[cfg(not(target_family = "wasm"))]
pub fn play_match(rules: &Arc<Rules>, players: [Player; 2], rounds: u64, number: u64, threads: usize) -> Tally {
    use core::sync::atomic::{AtomicU64, Ordering};
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let round = next.fetch_add(1, Ordering::Relaxed);
            if round >= rounds {
                return tally;
            }
            tally.join(&play_round(rules, players, number.wrapping_add(round)));
        }
    };
    let mut tally = Tally::default();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            tally.join(&worker.join().expect("playing does not panic"));
        }
    });
    tally
}
