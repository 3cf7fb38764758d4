//! Playing again: when everybody would, exactly one next game is made.

use crate::command::{Actor, Chance};
use crate::event::{Event, Logged};
use crate::id::GameId;
use crate::occupant::Occupant;
use crate::refusal::Refusal;
use crate::room::{Phase, Rematch, Room};
use crate::spec::{Rating, Rotate, Settings, Spec};
use crate::time::Millis;

impl Room {
    /// The player who speaks of playing again, where that can be spoken of.
    fn after_game(&self, from: Actor) -> Result<usize, Refusal> {
        let player = self.player_who(from)?;
        if self.phase != Phase::Over {
            return Err(Refusal::NotOver);
        }
        if self.begun.is_none() {
            return Err(Refusal::NotBegun);
        }
        if self.next.is_some() { Err(Refusal::RematchMade) } else { Ok(player) }
    }

    pub(super) fn offer_rematch(&self, from: Actor, next: GameId) -> Result<Vec<Event>, Refusal> {
        let player = self.after_game(from)?;
        let others = || self.players.iter().enumerate().filter(|(other, one)| *other != player && one.occupant.person().is_some());
        if let Some((other, _)) = others().find(|(_, other)| other.rematch == Rematch::Declined) {
            return Err(Refusal::RematchDeclined { seat: self.seat_of_player(other) });
        }
        if self.players[player].rematch == Rematch::Offered {
            return Err(Refusal::SaidAlready);
        }
        let mut events = vec![Event::RematchOffered { seat: self.seat_of_player(player) }];
        if others().all(|(_, other)| other.rematch == Rematch::Offered) {
            events.push(Event::RematchMade { game: next });
        }
        Ok(events)
    }

    pub(super) fn decline_rematch(&self, from: Actor) -> Result<Vec<Event>, Refusal> {
        let player = self.after_game(from)?;
        match self.players[player].rematch {
            Rematch::Declined => Err(Refusal::SaidAlready),
            Rematch::Silent | Rematch::Offered => Ok(vec![Event::RematchDeclined { seat: self.seat_of_player(player) }]),
        }
    }

    /// The next game of the same people, begun: its room and the log to be stored with the event that [made](Event::RematchMade)
    /// it. Another player moves first, or the same one, as the settings say. It is unrated: rated games are paired anew. `today` says who
    /// an occupant is by now.
    ///
    /// # Errors
    /// If this game has not begun, so that there is nothing to play again.
    pub fn rematch(&self, now: Millis, chance: &Chance, today: impl Fn(&Occupant) -> Occupant) -> Result<(Room, Vec<Logged>), Refusal> {
        let begun = self.begun.as_ref().ok_or(Refusal::NotBegun)?;
        let count = self.players.len();
        let settings = Settings { seats: count as u8, rating: Rating::Unrated, ..self.settings };
        let spec = Spec { options: begun.fitted.options.clone(), ..self.spec.clone() };
        // The host opens the table; the others sit down in the order of their seats.
        let host = self.player_of(self.host).ok_or(Refusal::NotHost)?;
        let places: Vec<usize> = core::iter::once(host).chain((0..count).filter(|&player| player != host)).collect();
        let (room, mut log) = Room::open(now, spec, settings, today(&self.players[host].occupant))?;
        let mut events: Vec<Event> = places[1..].iter().map(|&player| sits(today(&self.players[player].occupant))).collect();
        let first = match self.settings.rotate {
            Rotate::Next => 1,
            Rotate::Same => 0,
        };
        let player_of_seat = |seat: usize| (seat + first) % count;
        let order = (0..count).filter_map(|seat| places.iter().position(|&player| player == player_of_seat(seat))).map(|place| place as u8).collect();
        events.extend(room.ahead(now, &events).beginning_in(now, order, chance)?);
        let mut room = room;
        let more = room.logged(now, events);
        for logged in &more {
            room.apply(logged).expect("what was decided follows");
        }
        log.extend(more);
        Ok((room, log))
    }
}

/// The event by which somebody sits down.
fn sits(occupant: Occupant) -> Event {
    match occupant {
        Occupant::Person { .. } => Event::Joined { occupant },
        Occupant::Computer { level } => Event::ComputerSat { level },
    }
}
