//! The table: who sits down, how it is played, when it begins.

use bija_rules::SplitMix64;

use crate::command::{Actor, Chance};
use crate::ending::EndReason;
use crate::event::Event;
use crate::fit::{fit, players_of};
use crate::id::PersonId;
use crate::occupant::{Account, Level, Occupant};
use crate::refusal::Refusal;
use crate::room::{Phase, Room, check_settings};
use crate::spec::{Begin, First, Rating, Settings, Spec};
use crate::time::Millis;

impl Room {
    pub(super) fn gathers(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Gathering => Ok(()),
            Phase::Over => Err(Refusal::Over),
            Phase::Hiding | Phase::Guessing | Phase::Choosing | Phase::Arranging | Phase::Playing => Err(Refusal::Begun),
        }
    }

    fn host_who(&self, from: Actor) -> Result<(), Refusal> {
        if from == Actor::Person(self.host) { Ok(()) } else { Err(Refusal::NotHost) }
    }

    pub(super) fn join(&self, now: Millis, from: Actor, name: &str, account: Account, chance: &Chance) -> Result<Vec<Event>, Refusal> {
        let Actor::Person(id) = from else { return Err(Refusal::NotSeated) };
        self.gathers()?;
        if self.player_of(id).is_some() {
            return Err(Refusal::SeatedAlready);
        }
        if self.settings.rating == Rating::Rated && account == Account::Guest {
            return Err(Refusal::Rated);
        }
        let occupant = Occupant::Person { id, name: name.to_string(), account };
        self.seat(now, Event::Joined { occupant }, chance)
    }

    pub(super) fn seat_computer(&self, now: Millis, from: Actor, level: Level, chance: &Chance) -> Result<Vec<Event>, Refusal> {
        self.gathers()?;
        self.host_who(from)?;
        if self.settings.rating == Rating::Rated {
            return Err(Refusal::Rated);
        }
        self.seat(now, Event::ComputerSat { level }, chance)
    }

    /// Gives the next place to somebody, and begins if that was the last one and is awaited.
    fn seat(&self, now: Millis, sits: Event, chance: &Chance) -> Result<Vec<Event>, Refusal> {
        let seats = self.settings.seats;
        if self.players.len() >= usize::from(seats) {
            return Err(Refusal::Full { seats });
        }
        let events = vec![sits];
        let seated = self.ahead(now, &events);
        let begins = self.settings.begin == Begin::WhenFull && seated.players.len() == usize::from(seats);
        if begins { Ok(events.into_iter().chain(seated.beginning(now, chance)?).collect()) } else { Ok(events) }
    }

    pub(super) fn unseat_computer(&self, from: Actor, seat: u8) -> Result<Vec<Event>, Refusal> {
        self.gathers()?;
        self.host_who(from)?;
        let computer = self.players.get(usize::from(seat)).is_some_and(|player| player.occupant.person().is_none());
        if computer { Ok(vec![Event::ComputerLeft { seat }]) } else { Err(Refusal::NoComputer { seat }) }
    }

    pub(super) fn leave(&self, from: Actor) -> Result<Vec<Event>, Refusal> {
        let player = self.player_who(from)?;
        self.gathers()?;
        let person = self.players[player].occupant.person().ok_or(Refusal::NotSeated)?;
        let stay = self.players.iter().filter_map(|player| player.occupant.person()).find(|other| *other != person);
        let mut events = vec![Event::Left { person }];
        match stay {
            None => events.push(Room::broken_off(EndReason::Abandoned, None)),
            Some(next) => events.extend(self.next_host(person, next)),
        }
        Ok(events)
    }

    /// Who is host when this person leaves.
    pub(super) fn next_host(&self, leaving: PersonId, next: PersonId) -> Option<Event> {
        (self.host == leaving).then_some(Event::HostIs { person: next })
    }

    pub(super) fn settle(&self, from: Actor, options: &[(String, String)], settings: &Settings) -> Result<Vec<Event>, Refusal> {
        self.gathers()?;
        self.host_who(from)?;
        if self.settings.rating == Rating::Rated || settings.rating == Rating::Rated {
            return Err(Refusal::Rated);
        }
        let spec = Spec { options: options.to_vec(), ..self.spec.clone() };
        check_settings(&spec, settings, self.players.len() as u8)?;
        Ok(vec![Event::Settled { options: options.to_vec(), settings: *settings }])
    }

    pub(super) fn begin_now(&self, now: Millis, from: Actor, chance: &Chance) -> Result<Vec<Event>, Refusal> {
        self.gathers()?;
        self.host_who(from)?;
        let (needed, _) = players_of(&self.spec)?;
        let seated = self.players.len() as u8;
        if seated < needed {
            return Err(Refusal::TooFew { seated, needed });
        }
        self.beginning(now, chance)
    }

    fn beginning(&self, now: Millis, chance: &Chance) -> Result<Vec<Event>, Refusal> {
        let order = self.drawn_order(chance);
        self.beginning_in(now, order, chance)
    }

    /// The beginning with those at the table in this order.
    pub(super) fn beginning_in(&self, now: Millis, order: Vec<u8>, chance: &Chance) -> Result<Vec<Event>, Refusal> {
        let options = fit(&self.spec, order.len() as u8)?.options;
        Ok(self.with_computers_share(now, vec![Event::Began { order, number: chance.number.to_string(), options }]))
    }

    /// For each seat the place at the table of who takes it.
    fn drawn_order(&self, chance: &Chance) -> Vec<u8> {
        let mut order: Vec<u8> = (0..self.players.len() as u8).collect();
        let host = self.player_of(self.host).unwrap_or(0);
        match self.settings.first {
            // Fisher and Yates.
            First::Random => {
                let mut draw = SplitMix64::new(chance.seating);
                for last in (1..order.len()).rev() {
                    order.swap(last, draw.below(last as u64 + 1) as usize);
                }
            }
            First::Host => order.rotate_left(host),
            First::Guest => {
                let guest = (host + 1) % order.len();
                order.rotate_left(guest);
            }
        }
        order
    }
}
