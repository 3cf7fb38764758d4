//! How a game came out. Score, places, reason and who moved last are separate facts: most faults reported against other
//! programs are confusions among these.

use crate::position::Position;
use crate::rules::Rules;
use crate::ruleset::{Objective, Reason};
use crate::seat::{BySeat, Seat};

/// The result of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The rule that ended the game.
    pub reason: Reason,
    /// Seeds of each seat, pieces counted at their worth and debts subtracted. In a race, the seeds left on its side; in a game
    /// of survival, all the seeds it has.
    pub score: BySeat<i16>,
    /// Place of each seat, from 1; equal places are shared.
    pub places: BySeat<u8>,
    /// The seat that made the last move, where the game's history is known.
    pub last_mover: Option<Seat>,
}

impl Outcome {
    /// The seat that has the first place for itself.
    pub fn winner(&self, seats: u8) -> Option<Seat> {
        let mut first = Seat::first(seats).filter(|&seat| self.places[seat] == 1);
        match (first.next(), first.next()) {
            (winner, None) => winner,
            (_, Some(_)) => None,
        }
    }
}

impl Rules {
    /// The result, if the position is over. Who moved last is known to [`Game`](crate::Game) only.
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        let reason = position.over?;
        let score = BySeat::from_fn(|seat| self.score(position, seat));
        // The less the better: those that have finished come before all others, those that have resigned behind them.
        let mut ranks = BySeat::from_fn(|seat| match self.ruleset().objective {
            Objective::Margin => -i32::from(score[seat]),
            Objective::Survival => 0,
            Objective::Race => score[seat].into(),
        });
        for (place, seat) in position.finished().enumerate() {
            ranks[seat] = i32::MIN + place as i32;
        }
        for (last, seat) in position.resigned().enumerate() {
            ranks[seat] = i32::MAX - last as i32;
        }
        // Equals share the better place.
        let places = BySeat::from_fn(|seat| 1 + self.seats().filter(|&other| ranks[other] < ranks[seat]).count() as u8);
        Some(Outcome { reason, score, places, last_mover: None })
    }

    /// What a seat would score if the game were counted now.
    pub fn score(&self, position: &Position, seat: Seat) -> i16 {
        match self.ruleset().objective {
            Objective::Margin => position.stores[seat] + position.pieces_taken[seat] as i16 * self.piece_value() as i16,
            Objective::Race => self.seeds_on_side(position, seat),
            Objective::Survival => self.seeds_on_side(position, seat) + position.hand(seat) as i16 + position.stores[seat],
        }
    }

    fn seeds_on_side(&self, position: &Position, seat: Seat) -> i16 {
        self.owned[seat].map(|pit| position.seeds(pit) as i16).sum()
    }

    /// Worth of a piece, in seeds; 0 where the board has none.
    pub fn piece_value(&self) -> u8 {
        self.extra().pieces.map_or(0, |pieces| pieces.value)
    }
}
