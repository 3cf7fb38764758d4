//! What the store's row of a game says, read off the room.

use bija_room::{Chair, Clock, EndReason, Ending as RoomEnding, Event, Join, Logged, Occupant, Phase, Rating, Room};
use bija_store::{Ending, Listing, Millis, PersonId, Ply, Seat, Sitter, State, Status, Terms, Write};

use super::table::{options_json, settings_json};

/// Where a game stands.
pub fn state(room: &Room) -> State {
    State {
        status: status(room.phase()),
        listing: listing(room),
        ply: room.ply(),
        mover: room.mover(),
        deadline: deadline(room),
        ending: room.ending().map(|ending| Ending { reason: ending.reason.name().to_string(), by: ended_by(room, ending) }),
        next: room.next(),
    }
}

/// The moment that binds whoever decides, where a clock runs; else the one at which the server looks at the game again.
fn deadline(room: &Room) -> Option<Millis> {
    room.clock().deadline.or_else(|| room.deadline())
}

const fn status(phase: Phase) -> Status {
    match phase {
        Phase::Gathering => Status::Gathering,
        Phase::Hiding | Phase::Guessing | Phase::Choosing | Phase::Arranging => Status::Prelude,
        Phase::Playing => Status::Playing,
        Phase::Over => Status::Over,
    }
}

fn listing(room: &Room) -> Listing {
    match (room.phase(), room.settings().join) {
        (Phase::Gathering, Join::Anyone) => Listing::Open,
        (Phase::Gathering, Join::Link)
        | (Phase::Hiding | Phase::Guessing | Phase::Choosing | Phase::Arranging | Phase::Playing | Phase::Over, Join::Anyone | Join::Link) => Listing::Unlisted,
    }
}

fn occupant(room: &Room, seat: u8) -> Option<&Occupant> {
    room.seats().get(usize::from(seat))?.as_ref().map(|chair| chair.occupant)
}

/// The person whose doing ended the game. Rules of the game end it by nobody's doing.
fn ended_by(room: &Room, ending: &RoomEnding) -> Option<PersonId> {
    match ending.reason {
        EndReason::Rule(_) | EndReason::Agreed | EndReason::Abandoned => None,
        EndReason::Time | EndReason::Resigned | EndReason::Aborted | EndReason::Absent => occupant(room, ending.by?)?.person(),
    }
}

/// What is played. A rated game counts for the list of its ruleset.
pub fn terms(room: &Room) -> Terms {
    let (spec, settings) = (room.spec(), room.settings());
    Terms {
        ruleset: spec.ruleset.clone(),
        options: options_json(&spec.options),
        settings: settings_json(settings),
        seats: settings.seats,
        clock: match settings.clock {
            Clock::None => None,
            Clock::Sowing { seconds } => Some(u32::from(seconds)),
        },
        pool: match settings.rating {
            Rating::Unrated => None,
            Rating::Rated => Some(spec.ruleset.clone()),
        },
    }
}

/// Who sits, with what each has reached.
pub fn seats(room: &Room) -> Vec<Seat> {
    let ending = room.ending();
    let seat = |(seat, chair): (u8, &Option<Chair<'_>>)| {
        let sitter = match &chair.as_ref()?.occupant {
            Occupant::Person { id, .. } => Sitter::Person(*id),
            Occupant::Computer { level } => Sitter::Computer(level.name().to_string()),
        };
        let place = ending.and_then(|ending| ending.places.get(usize::from(seat)).copied());
        let score = ending.and_then(|ending| ending.score.as_ref()?.get(usize::from(seat)).copied());
        Some(Seat { seat, sitter, place, score })
    };
    (0..).zip(&room.seats()).filter_map(seat).collect()
}

/// Whether events change who sits, or what they have reached.
pub fn changes_seats(events: &[Logged]) -> bool {
    events.iter().any(|logged| match &logged.event {
        Event::Opened { .. }
        | Event::Joined { .. }
        | Event::Left { .. }
        | Event::ComputerSat { .. }
        | Event::ComputerLeft { .. }
        | Event::Began { .. }
        | Event::SideChosen { .. }
        | Event::Over { .. } => true,
        // The answer to the pie rule exchanges the players.
        Event::Moved { token, .. } => token == "swap",
        Event::Settled { .. }
        | Event::HostIs { .. }
        | Event::Hidden { .. }
        | Event::NotHidden { .. }
        | Event::Guessed { .. }
        | Event::Arranged { .. }
        | Event::TimedOut { .. }
        | Event::Resigned { .. }
        | Event::DrawOffered { .. }
        | Event::DrawDeclined { .. }
        | Event::RematchOffered { .. }
        | Event::RematchDeclined { .. }
        | Event::RematchMade { .. }
        | Event::TookOver { .. }
        | Event::Returned { .. }
        | Event::Outage { .. } => false,
    })
}

/// Whether events change what is played, or by how many.
pub fn changes_terms(events: &[Logged]) -> bool {
    events.iter().any(|logged| matches!(logged.event, Event::Opened { .. } | Event::Settled { .. } | Event::Began { .. }))
}

/// The decision that an event put on the board, if it did. `room` is the room right after it.
pub fn ply(room: &Room, event: &Event) -> Option<Ply> {
    let seat = match event {
        Event::Moved { seat, token, .. } => return Some(Ply { ply: room.ply().checked_sub(1)?, seat: *seat, token: token.clone() }),
        // With more than two seats a resignation takes pits out of the ring: it is played like a move.
        Event::Resigned { seat } if room.seats().len() > 2 => *seat,
        Event::Opened { .. }
        | Event::Joined { .. }
        | Event::Left { .. }
        | Event::Settled { .. }
        | Event::ComputerSat { .. }
        | Event::ComputerLeft { .. }
        | Event::HostIs { .. }
        | Event::Began { .. }
        | Event::Hidden { .. }
        | Event::NotHidden { .. }
        | Event::Guessed { .. }
        | Event::SideChosen { .. }
        | Event::Arranged { .. }
        | Event::TimedOut { .. }
        | Event::Resigned { .. }
        | Event::DrawOffered { .. }
        | Event::DrawDeclined { .. }
        | Event::RematchOffered { .. }
        | Event::RematchDeclined { .. }
        | Event::RematchMade { .. }
        | Event::TookOver { .. }
        | Event::Returned { .. }
        | Event::Outage { .. }
        | Event::Over { .. } => return None,
    };
    Some(Ply { ply: room.ply().checked_sub(1)?, seat, token: room.game()?.tokens().pop()? })
}

/// The ratings that follow from a game that has just ended, if it is rated.
pub fn rating(room: &Room, game: bija_store::GameId, at: Millis) -> Option<Write> {
    let places = room.ending()?.rated.as_ref()?;
    let pool = terms(room).pool?;
    let person = |(seat, place): (u8, &u8)| Some((occupant(room, seat)?.person()?, *place));
    Some(Write::Rate { game, pool, at, places: (0..).zip(places).filter_map(person).collect() })
}
