//! Takasia: a takata that leaves one threat blocks the pit it threatens.
//!
//! Mancala World and the Board Game Arena rules agree that nothing is blocked while the other seat has a capture. The block
//! lasts until the seat that has laid it has moved once more.

use super::choose::{captures, first_captured};
use super::data::{Bao, Takasia};
use super::ring::front;
use super::turn::{Ended, Turn};
use crate::moves::{Dir, Move};
use crate::pits::{Pit, PitSet};
use crate::position::Position;
use crate::seat::Seat;

/// What a move would come to.
#[derive(Clone, Copy)]
pub(super) struct Foreseen {
    /// It captures the pit that the mover has blocked, if the mover sows on at every question.
    pub(super) takes_the_blocked: bool,
    /// It comes to its end.
    pub(super) ends: bool,
}

impl Bao {
    /// Plays a move on a copy, as far as it can go. Whether it ends is asked of the move alone, not of later answers.
    pub(super) fn foresee(&self, position: &Position, mv: Move) -> Foreseen {
        let mut copy = *position;
        let enemy = position.seat.other();
        let ended = Turn::play(self, &mut copy, mv, &mut ()).ended;
        let ends = ended != Ended::Endless;
        if let (Ended::Asked, Some(question), Some(_)) = (ended, copy.question, copy.blocked(enemy)) {
            Turn::play(self, &mut copy, Move::sow(question.pit, question.dir), &mut ());
        }
        Foreseen { takes_the_blocked: copy.blocked(enemy).is_none(), ends }
    }

    /// The pit that `blocker` blocks by the takata it has just ended with an empty hand.
    pub(super) fn takasia(&self, position: &Position, blocker: Seat) -> Option<Pit> {
        let victim = blocker.other();
        if self.takasia == Takasia::Off || position.hand(victim) > 0 || !captures(position, victim).is_empty() {
            return None;
        }
        let threats = captures(position, blocker);
        let threatened = [(threats.forward, Dir::Forward), (threats.backward, Dir::Backward)]
            .into_iter()
            .flat_map(|(pits, dir)| pits.filter_map(move |pit| first_captured(position, pit, dir)))
            .fold(PitSet::EMPTY, |set, pit| set.or(PitSet::of(pit)));
        let mut only = threatened;
        let pit = only.next().filter(|_| only.is_empty())?;
        self.may_be_blocked(position, victim, pit).then_some(pit)
    }

    /// A functional house is never blocked, nor the only pit of the front row that holds seeds, or that holds two or more.
    fn may_be_blocked(&self, position: &Position, owner: Seat, pit: Pit) -> bool {
        let others = |least| front(owner).any(|other| other != pit && position.seeds(other) >= least);
        let house = self.functional_house(position, owner).is_some_and(|(house, _)| house == pit);
        !house && others(1) && (position.seeds(pit) < 2 || others(2))
    }
}
