//! What a person asks for, as the room's command. Chance comes in here.

use bija_room::{Command, Room};

use super::chance;
use super::message::Act;

/// The command of an act that was asked for at this ply, over a line that is forgiven so many milliseconds. Settings that nobody
/// changes are those of the room.
pub(crate) fn of(act: Act, ply: Option<u32>, grace: u32, room: &Room) -> Command {
    match act {
        Act::Move { token } => Command::Move { ply: ply.unwrap_or(u32::MAX), token, grace },
        Act::Resign => Command::Resign,
        Act::OfferDraw => Command::OfferDraw,
        Act::AcceptDraw => Command::AcceptDraw,
        Act::DeclineDraw => Command::DeclineDraw,
        Act::Abort => Command::Abort,
        Act::OfferRematch => Command::OfferRematch { next: chance::game_id() },
        Act::DeclineRematch => Command::DeclineRematch,
        Act::Return => Command::Return,
        Act::Begin => Command::Begin { chance: chance::of_a_game() },
        Act::Settle { options, settings } => {
            Command::Settle { options: options.unwrap_or_else(|| room.spec().options.clone()), settings: settings.of(*room.settings()) }
        }
        Act::SeatComputer { level } => Command::SeatComputer { level, chance: chance::of_a_game() },
        Act::UnseatComputer { seat } => Command::UnseatComputer { seat },
        Act::Leave => Command::Leave,
        Act::Hide { count } => {
            let (concealed, hash) = chance::concealed(count);
            Command::Hide { concealed, hash }
        }
        Act::Guess { parity } => Command::Guess { parity },
        Act::ChooseSide { side } => Command::ChooseSide { side },
        Act::Arrange { pits } => Command::Arrange { pits },
    }
}
