//! Bao: a family of its own beside [`Sow`](crate::ruleset::Sow), because its turn is not one table of landings.
//!
//! ```text
//! a seed from the hand (namua), or a pit of one's own (mtaji)
//!   -> capture at once or at the end of the first lap: the turn captures on, sown in from a kichwa each time
//!   -> no capture: takata, which captures nothing whatever it meets
//! lap ends -> own front row empty: lost | empty pit: over | capture | house: stop, or ask | blocked pit: stop | relay
//! turn ends -> the block one has laid is spent, a takata may block a pit (takasia) -> the other seat can move, or has lost
//! ```
//! The seats share nothing but the groove between their front rows: each sows round its own sixteen pits.

mod choose;
mod close;
mod data;
mod ring;
mod setup;
mod takasia;
mod turn;

pub(crate) use choose::is_takata;
pub use data::{AtHouse, Bao, Dormant, House, NeverEnding, Opening, Takasia};
pub(crate) use ring::BOARD;

use crate::pits::Pit;
use crate::position::Position;
use crate::seat::Seat;

impl Bao {
    /// The pit of a seat's house, whether it still owns it or not; nothing if the rules know no house.
    pub(crate) fn house_pit(&self, seat: Seat) -> Option<Pit> {
        self.house.map(|house| ring::first(seat) + house.number - 1)
    }

    /// The house that a seat still owns, functional or dormant.
    pub(crate) fn owned_house(&self, position: &Position, seat: Seat) -> Option<(Pit, House)> {
        let house = self.house.filter(|_| position.owns_house(seat))?;
        Some((self.house_pit(seat)?, house))
    }

    /// The house of a seat, if it is owned and holds enough seeds to be one.
    pub(crate) fn functional_house(&self, position: &Position, seat: Seat) -> Option<(Pit, House)> {
        self.owned_house(position, seat).filter(|&(pit, house)| position.seeds(pit) >= house.functional)
    }
}
