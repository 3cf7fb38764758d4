//! What a written position of bao says beside its pits: seeds in hand, houses, blocks, and the seeds a winner has kept.

use alloc::string::String;
use alloc::vec::Vec;

use super::data::{Bao, Takasia};
use super::ring::front;
use crate::moves::Dir;
use crate::pits::Pit;
use crate::position::{Position, Question};
use crate::rules::Rules;
use crate::ruleset::Start;
use crate::seat::{BySeat, Seat};
use crate::setup::{Extras, Setup, SetupError, count, not_here};

impl Rules {
    /// Hands, houses and blocks as written; none of them in games of another family.
    pub(crate) fn accept_holdings(&self, setup: &Setup, position: &mut Position) -> Result<(), SetupError> {
        let extras = &setup.extras;
        let words =
            [("hand", !extras.hand.is_empty()), ("nyumba", !extras.houses.is_empty()), ("blocked", !extras.blocked.is_empty()), ("taken", extras.taken != 0)];
        let Some(bao) = self.as_bao() else {
            return match words.into_iter().find(|(_, said)| *said) {
                Some((key, _)) => Err(not_here(key)),
                None => Ok(()),
            };
        };
        self.accept_hand(extras, &mut position.bao.hand)?;
        self.accept_houses(bao, extras, &mut position.bao.houses)?;
        self.accept_blocked(bao, extras, &mut position.bao.blocked)
    }

    fn accept_hand(&self, extras: &Extras, hand: &mut BySeat<u8>) -> Result<(), SetupError> {
        if extras.hand.is_empty() {
            return Ok(());
        }
        if extras.hand.len() != 2 {
            return Err(SetupError::Hand { given: extras.hand.len() });
        }
        for (seat, &seeds) in self.seats().zip(&extras.hand) {
            hand[seat] = count(seeds)?;
        }
        let begins_from_hand = matches!(self.ruleset().start, Start::Namua(_));
        let allowed = begins_from_hand || *hand == BySeat::default();
        if allowed { Ok(()) } else { Err(not_here("hand")) }
    }

    fn accept_houses(&self, bao: &Bao, extras: &Extras, houses: &mut u8) -> Result<(), SetupError> {
        for text in &extras.houses {
            let seat = self.seat_of_sign(text).ok_or_else(|| SetupError::Seat { text: text.clone() })?;
            let bit = 1 << seat.index();
            if bao.house.is_none() || *houses & bit != 0 {
                return Err(SetupError::House { text: text.clone() });
            }
            *houses |= bit;
        }
        Ok(())
    }

    fn accept_blocked(&self, bao: &Bao, extras: &Extras, blocked: &mut BySeat<u8>) -> Result<(), SetupError> {
        for (index, name) in extras.blocked.iter().enumerate() {
            let Some(text) = name else { continue };
            let seat = self.seats().nth(index).filter(|_| bao.takasia == Takasia::On);
            let blocks = seat.and_then(|seat| self.board().labelled(seat, text).filter(|&pit| front(seat).contains(pit)).map(|pit| (seat, pit)));
            let Some((seat, pit)) = blocks else {
                return Err(SetupError::Blocked { text: text.clone() });
            };
            blocked[seat] = 1 + pit;
        }
        Ok(())
    }

    /// The question of the house, written `SA5>`.
    pub(crate) fn house_question(&self, text: &str) -> Option<Question> {
        let (name, dir) = match (text.strip_suffix('>'), text.strip_suffix('<')) {
            (Some(name), _) => (name, Dir::Forward),
            (None, Some(name)) => (name, Dir::Backward),
            (None, None) => return None,
        };
        Some(Question { pit: self.pit_of_name(name)?, hand: 0, dir })
    }

    /// The question of the house as it is written.
    pub(crate) fn house_question_name(&self, question: Question) -> String {
        let sign = match question.dir {
            Dir::Forward => '>',
            Dir::Backward => '<',
        };
        let mut name = self.pit_name(question.pit);
        name.push(sign);
        name
    }

    /// Gives the winner of a finished game the seeds it has kept, and asks whether blocks and questions can be.
    pub(crate) fn check_holdings(&self, setup: &Setup, position: &mut Position) -> Result<(), SetupError> {
        let extras = &setup.extras;
        if self.as_bao().is_none() || extras.taken == 0 {
            return Ok(());
        }
        let winner = position.finished().next().filter(|_| position.over.is_some());
        let winner = winner.ok_or(SetupError::Taken { seeds: extras.taken })?;
        position.stores[winner] += i16::from(count(extras.taken)?);
        Ok(())
    }

    /// The name of the blocked pit of each seat, as its owner calls it.
    pub(crate) fn blocked_names(&self, position: &Position) -> Vec<Option<String>> {
        self.of_seats(&|seat| position.blocked(seat).map(|pit| self.board().label(pit)))
    }

    /// The pit of a seat's house while the seat still owns it.
    pub fn house(&self, position: &Position, seat: Seat) -> Option<Pit> {
        self.as_bao()?.owned_house(position, seat).map(|(pit, _)| pit)
    }
}

impl Bao {
    /// Whether the rules would ask this question: about the mover's functional house, where it captures nothing.
    pub(crate) fn may_ask(&self, position: &Position, question: Question) -> bool {
        let house = self.functional_house(position, position.seat);
        house.is_some_and(|(pit, _)| pit == question.pit) && position.seeds(super::ring::facing(question.pit)) == 0
    }
}
