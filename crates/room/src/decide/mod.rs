//! What follows from a command: events, or a refusal. Nothing is changed here.

mod end;
mod gather;
mod play;
mod prelude;
mod rematch;
mod wake;

use crate::command::{Actor, Command};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::room::{Phase, Room};
use crate::time::{MOST_GRACE, Millis};

impl Room {
    /// What follows from a command: the events to be stored together and then [applied](Room::apply).
    ///
    /// # Errors
    /// If it is refused: nothing follows then.
    pub fn decide(&self, now: Millis, from: Actor, command: &Command) -> Result<Vec<Event>, Refusal> {
        match command {
            Command::Join { name, account, chance } => self.join(now, from, name, *account, chance),
            Command::Leave => self.leave(from),
            Command::Settle { options, settings } => self.settle(from, options, settings),
            Command::SeatComputer { level, chance } => self.seat_computer(now, from, *level, chance),
            Command::UnseatComputer { seat } => self.unseat_computer(from, *seat),
            Command::Begin { chance } => self.begin_now(now, from, chance),
            Command::Hide { concealed, hash } => self.hide_seeds(now, from, concealed, hash),
            Command::Guess { parity } => self.guess_parity(now, from, *parity),
            Command::ChooseSide { side } => self.take_side(now, from, *side),
            Command::Arrange { pits } => self.lay_out_seeds(now, from, pits),
            Command::Move { ply, token, grace } => self.move_by_person(now, from, *ply, token, *grace),
            Command::Resign => self.give_up(from),
            Command::OfferDraw => self.offer_draw(from),
            Command::AcceptDraw => self.accept_draw(from),
            Command::DeclineDraw => self.decline_draw(from),
            Command::Abort => self.abort(from),
            Command::OfferRematch { next } => self.offer_rematch(from, *next),
            Command::DeclineRematch => self.decline_rematch(from),
            Command::Return => self.come_back(from),
            Command::Wake => self.wake(now, from),
            Command::ComputerMove { ply, token } => self.move_by_computer(from, *ply, token),
            Command::Outage { ms } => self.outage(from, *ms),
        }
    }

    /// The player who asks.
    fn player_who(&self, from: Actor) -> Result<usize, Refusal> {
        match from {
            Actor::Person(person) => self.player_of(person).ok_or(Refusal::NotSeated),
            Actor::Server => Err(Refusal::NotSeated),
        }
    }

    fn only_server(from: Actor) -> Result<(), Refusal> {
        match from {
            Actor::Server => Ok(()),
            Actor::Person(_) => Err(Refusal::ServerOnly),
        }
    }

    /// Why something that belongs to the play cannot be done, unless it is on.
    fn during_play(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Over => Err(Refusal::Over),
            Phase::Gathering | Phase::Hiding | Phase::Guessing | Phase::Choosing | Phase::Arranging => Err(Refusal::NotBegun),
        }
    }

    /// Whether a decision that came now was made in time, if the line is forgiven so many milliseconds.
    fn in_time(&self, now: Millis, grace: u32) -> Result<(), Refusal> {
        match self.due {
            Some(deadline) if now.since(deadline) > i64::from(grace.min(MOST_GRACE)) => Err(Refusal::TooLate { deadline, now }),
            Some(_) | None => Ok(()),
        }
    }

    /// The room as it will be after these events.
    fn ahead(&self, now: Millis, events: &[Event]) -> Room {
        let mut room = self.clone();
        for logged in self.logged(now, events.to_vec()) {
            room.apply(&logged).expect("what was decided follows");
        }
        room
    }

    /// The events, and behind them what follows without anybody's asking: computers lay out their seeds.
    fn with_computers_share(&self, now: Millis, mut events: Vec<Event>) -> Vec<Event> {
        while let Some(event) = self.ahead(now, &events).computers_arrangement() {
            events.push(event);
        }
        events
    }

    fn outage(&self, from: Actor, ms: i64) -> Result<Vec<Event>, Refusal> {
        Room::only_server(from)?;
        match (self.phase, ms) {
            (Phase::Over, _) => Err(Refusal::Over),
            (_, 0) => Err(Refusal::NoOutage),
            (Phase::Gathering | Phase::Hiding | Phase::Guessing | Phase::Choosing | Phase::Arranging | Phase::Playing, _) => Ok(vec![Event::Outage { ms }]),
        }
    }
}
