//! The value of a position of a game that cannot go round, by the interpreter's moves and nothing else.

use std::collections::HashMap;

use bija_kernels::tables::Seen;
use bija_rules::{Move, Position, Rules, Seat};

use super::look::margin;

/// A search that remembers the positions it has seen: between which margins the value of each lies.
pub(super) struct Search<'r> {
    rules: &'r Rules,
    known: HashMap<Seen, (i32, i32)>,
}

impl<'r> Search<'r> {
    pub(super) fn new(rules: &'r Rules) -> Search<'r> {
        Search { rules, known: HashMap::new() }
    }

    /// How many seeds more than the other seat the seat to move gains from here on.
    pub(super) fn value(&mut self, position: &Position) -> i32 {
        let most = i32::from(position.total());
        self.within(position, -most, most)
    }

    /// The value if it lies between two margins; else one that lies as far out as is proved.
    fn within(&mut self, position: &Position, mut least: i32, most: i32) -> i32 {
        let Some(mover) = position.to_move() else { return 0 };
        let board = Seen::of(position, self.rules.board().pits_per_seat()).expect("the game goes on, on a plain board");
        let (lower, upper) = self.known.get(&board).copied().unwrap_or((-i32::MAX, i32::MAX));
        if lower >= most || lower == upper {
            return lower;
        }
        if upper <= least {
            return upper;
        }
        let asked = least;
        let mut moves: Vec<(i32, Position)> = self.rules.legal(position).map(|mv| self.played(position, mover, mv)).collect();
        moves.sort_by_key(|&(gain, after)| -2 * gain - i32::from(after.to_move() == Some(mover)));
        let mut best = -i32::MAX;
        for (gain, after) in moves {
            let value = gain
                + if after.to_move() == Some(mover) { self.within(&after, least - gain, most - gain) } else { -self.within(&after, gain - most, gain - least) };
            best = best.max(value);
            least = least.max(best);
            if best >= most {
                break;
            }
        }
        let proved = self.known.entry(board).or_insert((-i32::MAX, i32::MAX));
        if best > asked {
            proved.0 = proved.0.max(best);
        }
        if best < most {
            proved.1 = proved.1.min(best);
        }
        best
    }

    /// The position after a move, and what that has gained.
    fn played(&self, position: &Position, mover: Seat, mv: Move) -> (i32, Position) {
        let mut after = *position;
        self.rules.play_unchecked(&mut after, mv, &mut ());
        (margin(&after, mover) - margin(position, mover), after)
    }
}
