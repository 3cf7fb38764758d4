//! What a written position of bao says beside its pits: seeds in hand, houses, blocks, and the seeds a winner has kept.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::data::{Bao, Takasia};
use super::ring::front;
use crate::moves::Dir;
use crate::pits::Pit;
use crate::position::{Holdings, Position, Question};
use crate::rules::Rules;
use crate::ruleset::Start;
use crate::seat::{BySeat, Seat};
use crate::setup::{Extras, SetupError, count};

impl Rules {
    /// Hands, houses and blocks as written; none of them in games of another family.
    pub(crate) fn accept_holdings(&self, extras: &Extras) -> Result<Holdings, SetupError> {
        let words =
            [("hand", !extras.hand.is_empty()), ("nyumba", !extras.houses.is_empty()), ("blocked", !extras.blocked.is_empty()), ("taken", extras.taken != 0)];
        let Some(bao) = self.as_bao() else {
            return match words.into_iter().find(|(_, said)| *said) {
                Some((key, _)) => Err(SetupError::NotInThisGame { key: key.to_string() }),
                None => Ok(Holdings::default()),
            };
        };
        Ok(Holdings { hand: self.accept_hand(extras)?, houses: self.accept_houses(bao, extras)?, blocked: self.accept_blocked(bao, extras)? })
    }

    fn accept_hand(&self, extras: &Extras) -> Result<BySeat<u8>, SetupError> {
        let mut hand = BySeat::default();
        if extras.hand.is_empty() {
            return Ok(hand);
        }
        if extras.hand.len() != 2 {
            return Err(SetupError::Hand { given: extras.hand.len() });
        }
        for (seat, &seeds) in self.seats().zip(&extras.hand) {
            hand[seat] = count(seeds)?;
        }
        let begins_from_hand = matches!(self.ruleset().start, Start::Namua(_));
        let allowed = begins_from_hand || hand == BySeat::default();
        if allowed { Ok(hand) } else { Err(SetupError::NotInThisGame { key: "hand".to_string() }) }
    }

    fn accept_houses(&self, bao: &Bao, extras: &Extras) -> Result<u8, SetupError> {
        let mut houses = 0;
        for text in &extras.houses {
            let seat = self.seat_of_sign(text).ok_or_else(|| SetupError::Seat { text: text.clone() })?;
            let bit = 1 << seat.index();
            if bao.house.is_none() || houses & bit != 0 {
                return Err(SetupError::House { text: text.clone() });
            }
            houses |= bit;
        }
        Ok(houses)
    }

    fn accept_blocked(&self, bao: &Bao, extras: &Extras) -> Result<BySeat<u8>, SetupError> {
        let mut blocked = BySeat::default();
        if let Some(text) = extras.blocked.iter().skip(2).flatten().next() {
            return Err(SetupError::Blocked { text: text.clone() });
        }
        for (seat, name) in self.seats().zip(&extras.blocked) {
            let Some(text) = name else { continue };
            let pit = self.board().labelled(seat, text).filter(|&pit| front(seat).contains(pit) && bao.takasia == Takasia::On);
            blocked[seat] = 1 + pit.ok_or_else(|| SetupError::Blocked { text: text.clone() })?;
        }
        Ok(blocked)
    }

    /// The question of the house, written `SA5>` with no seeds in hand.
    pub(crate) fn accept_house_question(&self, text: &str, hand: i64) -> Result<Question, SetupError> {
        let impossible = || SetupError::Choice { text: text.to_string() };
        let (name, sign) = text.split_at_checked(text.len().saturating_sub(1)).ok_or_else(impossible)?;
        let pit = self.pit_of_name(name).ok_or_else(impossible)?;
        let dir = match sign {
            ">" => Dir::Forward,
            "<" => Dir::Backward,
            _ => return Err(impossible()),
        };
        if hand == 0 { Ok(Question { pit, hand: 0, dir }) } else { Err(impossible()) }
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
    pub(crate) fn check_holdings(&self, position: &mut Position, extras: &Extras) -> Result<(), SetupError> {
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
