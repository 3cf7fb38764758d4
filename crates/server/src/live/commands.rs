//! What a person asks for, as the room's command. Chance comes in here.

use bija_kernels::perfect::is_perfectly_played;
use bija_room::{Command, Level, Occupant, Room};
use bija_rules::catalogue;
use bija_web::games;
use bija_wire::Line;

use super::chance;
use super::message::Act;
use super::trouble::Failure;

/// The command of an act that was asked for at this ply, over a line that is forgiven so many milliseconds. Settings that nobody
/// changes are those of the room.
///
/// # Errors
/// If a computer is to play at a level that the game is not held in.
pub(crate) fn of(act: Act, ply: Option<u32>, grace: u32, room: &Room) -> Result<Command, Failure> {
    Ok(match act {
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
            let options = options.unwrap_or_else(|| room.spec().options.clone());
            for chair in room.seats().iter().flatten() {
                if let Occupant::Computer { level } = chair.occupant {
                    held_in(*level, room, &options)?;
                }
            }
            Command::Settle { options, settings: settings.of(*room.settings()) }
        }
        Act::SeatComputer { level } => {
            held_in(level, room, &room.spec().options)?;
            Command::SeatComputer { level, chance: chance::of_a_game() }
        }
        Act::UnseatComputer { seat } => Command::UnseatComputer { seat },
        Act::Leave => Command::Leave,
        Act::Hide { count } => {
            let (concealed, hash) = chance::concealed(count);
            Command::Hide { concealed, hash }
        }
        Act::Guess { parity } => Command::Guess { parity },
        Act::ChooseSide { side } => Command::ChooseSide { side },
        Act::Arrange { pits } => Command::Arrange { pits },
    })
}

/// The levels that computers can play at in a room as it is.
pub(super) fn levels(room: &Room) -> impl Iterator<Item = Level> {
    Level::ALL.into_iter().filter(|level| is_held_in(*level, room, &room.spec().options))
}

/// Whether a room's game with these options is held in a level: every game in those that err, what is solved from its own start in the
/// one that does not.
fn is_held_in(level: Level, room: &Room, options: &[(String, String)]) -> bool {
    match level {
        Level::Easy | Level::Normal | Level::Hard => true,
        Level::Perfect => {
            let options: Vec<(&str, &str)> = options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            room.spec().position.is_none() && catalogue::rules(&room.spec().ruleset, &options).is_ok_and(|rules| is_perfectly_played(&rules))
        }
    }
}

fn held_in(level: Level, room: &Room, options: &[(String, String)]) -> Result<(), Failure> {
    if is_held_in(level, room, options) {
        return Ok(());
    }
    Err(Failure::ByRules(Line::new("err-level-not-here").with("game", games::name(&room.spec().ruleset))))
}
