//! Max-n: every seat plays for itself. Kept to compare the search with, which takes the others to play as one.

use bija_rules::ruleset::Objective;
use bija_rules::{Game, Move, Position, Rules, Seat};

/// Points of the first place; the last has as many below nothing.
const FIRST: i32 = 1000;
/// Points of a seed, or a pit emptied in a race, by which a seat is ahead of the mean of the others.
const AHEAD: i32 = 8;

/// The move of the deepest iteration that so many positions allow.
pub(super) fn choose(game: &Game, nodes: u64) -> Move {
    let mut search = MaxN { rules: game.rules(), left: nodes };
    let position = game.position();
    let seat = position.to_move().expect("the caller has found the game not to be over");
    let mut best = game.legal().next().expect("a position that is not over has a legal move");
    for depth in 1..=60 {
        let mut iteration: Option<(i32, Move)> = None;
        for mv in game.legal() {
            let Some(values) = search.after(position, mv, depth - 1) else { return best };
            let value = values[seat.index() & 3];
            if iteration.is_none_or(|(best, _)| value > best) {
                iteration = Some((value, mv));
            }
        }
        best = iteration.map_or(best, |(_, mv)| mv);
    }
    best
}

struct MaxN<'a> {
    rules: &'a Rules,
    left: u64,
}

impl MaxN<'_> {
    /// What a move is worth to every seat; `None` if there are no nodes left.
    fn after(&mut self, position: &Position, mv: Move, depth: u32) -> Option<[i32; Seat::MAX]> {
        self.left = self.left.checked_sub(1)?;
        let mut after = *position;
        self.rules.play_unchecked(&mut after, mv, &mut ());
        let Some(next) = after.to_move().filter(|_| depth > 0) else {
            return Some(self.worth(&after));
        };
        let mut best: Option<[i32; Seat::MAX]> = None;
        for mv in self.rules.legal(&after) {
            let values = self.after(&after, mv, depth - 1)?;
            if best.is_none_or(|best| values[next.index() & 3] > best[next.index() & 3]) {
                best = Some(values);
            }
        }
        best
    }

    fn worth(&self, position: &Position) -> [i32; Seat::MAX] {
        let mut worth = [0; Seat::MAX];
        let others = i32::from(self.rules.board().seats) - 1;
        let place_worth = |place: i32| FIRST * (others - 2 * place) / others;
        let finished = position.finished().count() as i32;
        let all: i32 = self.rules.seats().map(|seat| self.score(position, seat)).sum();
        for seat in self.rules.seats() {
            let own = self.score(position, seat);
            let ahead = AHEAD * own - AHEAD * (all - own) / others;
            let open = i32::midpoint(place_worth(finished), -FIRST) + ahead;
            worth[seat.index() & 3] = match (self.rules.outcome(position), position.finished().position(|other| other == seat)) {
                (Some(outcome), _) => place_worth(i32::from(outcome.places[seat]) - 1),
                (None, Some(place)) => place_worth(place as i32),
                (None, None) => open.clamp(1 - FIRST, place_worth(finished) - 1),
            };
        }
        worth
    }

    fn score(&self, position: &Position, seat: Seat) -> i32 {
        match self.rules.ruleset().objective {
            Objective::Margin | Objective::Survival => i32::from(self.rules.score(position, seat)),
            Objective::Race => -(self.rules.board().owned(seat).filter(|&pit| position.seeds(pit) > 0).count() as i32),
        }
    }
}
