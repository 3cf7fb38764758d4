//! Plain players, kept simple on purpose: what the levels are measured against.

use alloc::vec::Vec;

use bija_rules::ruleset::Objective;
use bija_rules::{Game, Move, Position, Rules, Seat};

/// Larger than any score.
const INFINITE: i32 = 10_000;

/// By how much a seat is ahead of the best of the others if the game were counted now.
fn ahead(rules: &Rules, position: &Position, seat: Seat) -> i32 {
    let others = || rules.seats().filter(|&other| other != seat);
    if let Some(outcome) = rules.outcome(position)
        && rules.ruleset().objective != Objective::Margin
    {
        let behind: i32 = others().map(|other| (i32::from(outcome.places[other]) - i32::from(outcome.places[seat])).signum()).sum();
        return 1000 * behind;
    }
    let score = |seat| i32::from(rules.score(position, seat));
    match rules.ruleset().objective {
        Objective::Margin | Objective::Survival => score(seat) - others().map(score).max().unwrap_or(0),
        Objective::Race => others().map(score).min().unwrap_or(0) - score(seat),
    }
}

/// The moves that sow again, or gain the most at once: all of equal rank.
pub(super) fn greediest(game: &Game) -> Vec<Move> {
    let (rules, position) = (game.rules(), game.position());
    let Some(seat) = position.to_move() else { return Vec::new() };
    let rank = |mv| {
        let mut after = *position;
        rules.play_unchecked(&mut after, mv, &mut ());
        (after.to_move() == Some(seat), ahead(rules, &after, seat))
    };
    let best = game.legal().map(rank).max();
    game.legal().filter(|&mv| Some(rank(mv)) == best).collect()
}

/// The first of the best moves to that depth. History plays no part.
pub(super) fn fixed_depth(game: &Game, depth: u32) -> Move {
    let (rules, position) = (game.rules(), game.position());
    let seat = position.to_move().expect("the caller has found the game not to be over");
    let mut best = None;
    let mut alpha = -INFINITE;
    for mv in game.legal() {
        let value = after(rules, position, mv, seat, depth - 1, (alpha, INFINITE));
        if best.is_none() || value > alpha {
            (best, alpha) = (Some(mv), value);
        }
    }
    best.expect("a position that is not over has a legal move")
}

/// The value, for `seat`, of the position after a move, by `depth` further plies.
fn after(rules: &Rules, position: &Position, mv: Move, seat: Seat, depth: u32, (mut alpha, mut beta): (i32, i32)) -> i32 {
    let mut position = *position;
    rules.play_unchecked(&mut position, mv, &mut ());
    let Some(next) = position.to_move().filter(|_| depth > 0) else {
        return ahead(rules, &position, seat);
    };
    let mut best = if next == seat { -INFINITE } else { INFINITE };
    for mv in rules.legal(&position) {
        let value = after(rules, &position, mv, seat, depth - 1, (alpha, beta));
        if next == seat {
            best = best.max(value);
            alpha = alpha.max(value);
        } else {
            best = best.min(value);
            beta = beta.min(value);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}
