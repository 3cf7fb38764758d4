//! A turn of bao: its first step, its laps and captures, up to where it stops or asks.

use alloc::vec::Vec;

use super::choose::first_lap_captures;
use super::data::{AtHouse, Bao, House};
use super::ring::{ahead, facing, first, forced, front, is_front, kichwa};
use crate::event::{Event, Sink};
use crate::moves::{Dir, Move};
use crate::pits::{Pit, Pits};
use crate::position::{Position, Question};
use crate::ruleset::{LAP_CAP, Why};
use crate::seat::Seat;

/// The two kinds of turn, settled by the first step.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// It captures, wherever it can.
    Mtaji,
    /// It captures nothing.
    Takata,
}

/// Whether the mover had seeds in hand as the turn began.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// It had, and brings one in.
    Namua,
    /// It had none.
    Mtaji,
}

/// How the laps came to their end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ended {
    /// By this rule.
    Over(Why),
    /// The mover is asked about the house.
    Asked,
    /// They would go round for ever.
    Endless,
    /// This seat has lost its front row.
    FrontEmpty(Seat),
}

/// A turn that has been played.
#[derive(Clone, Copy)]
pub(super) struct Played {
    pub(super) kind: Kind,
    pub(super) phase: Phase,
    pub(super) ended: Ended,
}

/// Laps that are sown before a turn is watched for circles. Hardly any turn is longer.
const UNWATCHED_LAPS: usize = 24;

/// A turn in play.
pub(super) struct Turn<'a, S> {
    bao: &'a Bao,
    position: &'a mut Position,
    sink: &'a mut S,
    seat: Seat,
    kind: Kind,
    phase: Phase,
    dir: Dir,
    laps: usize,
    /// States before a lift or a capture: the pits, the last pit, the direction.
    seen: Vec<(Pits, Pit, Dir)>,
    /// Whether this is the first lap, and its seeds are those of the mover's house.
    first_from_house: bool,
}

impl<'a, S: Sink> Turn<'a, S> {
    /// Plays a legal move, or goes on after the answer to a question.
    pub(super) fn play(bao: &'a Bao, position: &'a mut Position, mv: Move, sink: &'a mut S) -> Played {
        let seat = position.seat;
        let phase = if position.hand(seat) > 0 { Phase::Namua } else { Phase::Mtaji };
        let mut turn = Turn { bao, position, sink, seat, kind: Kind::Mtaji, phase, dir: mv.dir(), laps: 0, seen: Vec::new(), first_from_house: false };
        let ended = match (turn.position.question.take(), mv.pit()) {
            (_, None) => Ended::Over(Why::Stopped),
            (Some(_), Some(pit)) => {
                let hand = turn.relay(pit);
                turn.laps(pit, hand)
            }
            (None, Some(pit)) => turn.first_step(pit),
        };
        Played { kind: turn.kind, phase, ended }
    }

    fn first_step(&mut self, pit: Pit) -> Ended {
        match self.phase {
            Phase::Namua => self.namua(pit),
            Phase::Mtaji => {
                self.kind = if first_lap_captures(self.position, pit, self.dir) { Kind::Mtaji } else { Kind::Takata };
                self.first_from_house = self.owned_house(pit).is_some();
                let hand = self.lift(pit);
                self.laps(pit, hand)
            }
        }
    }

    /// A seed from the hand; it captures where it falls, or the pit is sown.
    fn namua(&mut self, pit: Pit) -> Ended {
        let taxed = self.functional_house(pit);
        self.position.bao.hand[self.seat] -= 1;
        self.position.pits.drop_seed(pit);
        self.sink.event(Event::Namua { pit, from: self.seat });
        if self.position.seeds(facing(pit)) > 0 {
            return match self.capture(pit) {
                Ok((from, hand)) => self.laps(from, hand),
                Err(ended) => ended,
            };
        }
        self.kind = Kind::Takata;
        let hand = match taxed {
            Some(house) => {
                self.position.pits.put(pit, self.position.seeds(pit) - house.tax);
                self.sink.event(Event::Lift { pit, seeds: house.tax });
                house.tax
            }
            None => self.lift(pit),
        };
        self.laps(pit, hand)
    }

    /// Sows lap after lap: the first seed of `hand` falls into the pit after `from`.
    fn laps(&mut self, mut from: Pit, mut hand: u8) -> Ended {
        loop {
            let last = self.sow(from, hand);
            let stopped = self.stops(last);
            self.first_from_house = false;
            if let Some(ended) = stopped {
                return ended;
            }
            if self.goes_round(last) {
                return Ended::Endless;
            }
            if self.may_capture(last) {
                match self.capture(last) {
                    Ok(captured) => (from, hand) = captured,
                    Err(ended) => return ended,
                }
            } else {
                hand = self.relay(last);
                from = last;
            }
        }
    }

    fn sow(&mut self, from: Pit, hand: u8) -> Pit {
        let mut pit = from;
        for _ in 0..hand {
            pit = ahead(pit, self.dir, 1);
            self.position.pits.drop_seed(pit);
            self.sink.event(Event::Drop(pit));
        }
        pit
    }

    /// How the turn ends with a lap that ended here, if it does.
    fn stops(&mut self, last: Pit) -> Option<Ended> {
        // From a legal first step no lap ends so: what leaves the front row passes a pit of it, or leaves another pit behind.
        if front(self.seat).all(|pit| self.position.seeds(pit) == 0) {
            return Some(Ended::FrontEmpty(self.seat));
        }
        if self.position.seeds(last) == 1 {
            return Some(Ended::Over(match self.kind {
                Kind::Mtaji => Why::Captured,
                Kind::Takata => Why::Plain,
            }));
        }
        if self.may_capture(last) {
            return None;
        }
        if let Some(house) = self.functional_house(last)
            && let Some(ended) = self.at_house(house, last)
        {
            return Some(ended);
        }
        let blocked = self.kind == Kind::Takata && self.position.blocked(self.seat) == Some(last);
        // A first lap of the house's own seeds goes on from a blocked pit.
        (blocked && !self.first_from_house).then_some(Ended::Over(Why::Blocked))
    }

    fn at_house(&mut self, house: House, pit: Pit) -> Option<Ended> {
        match (self.phase, self.kind, house.in_mtaji) {
            (Phase::Namua, Kind::Takata, _) => Some(Ended::Over(Why::House)),
            (Phase::Namua, Kind::Mtaji, _) | (Phase::Mtaji, Kind::Mtaji, AtHouse::Asked) => {
                self.position.question = Some(Question { pit, hand: 0, dir: self.dir });
                self.sink.event(Event::Ask(pit));
                Some(Ended::Asked)
            }
            (Phase::Mtaji, Kind::Takata, _) | (Phase::Mtaji, Kind::Mtaji, AtHouse::SownOn) => None,
        }
    }

    fn may_capture(&self, last: Pit) -> bool {
        self.kind == Kind::Mtaji && is_front(last) && self.position.seeds(facing(last)) > 0
    }

    /// Captures what faces the pit, to be sown in from a kichwa: the pit before it, and the seeds in hand.
    fn capture(&mut self, at: Pit) -> Result<(Pit, u8), Ended> {
        let enemy = self.seat.other();
        let pit = facing(at);
        let seeds = self.position.pits.take(pit);
        let lost_house = self.bao.owned_house(self.position, enemy).is_some_and(|(house, _)| house == pit);
        let emptied = front(enemy).all(|pit| self.position.seeds(pit) == 0);
        if emptied {
            self.position.stores[self.seat] += i16::from(seeds);
            self.sink.event(Event::Capture { pit, seeds, to: self.seat });
        } else {
            self.sink.event(Event::Gather { pit, seeds });
        }
        if lost_house {
            self.lose_house(enemy, pit);
        }
        if self.position.blocked(enemy) == Some(pit) {
            self.position.bao.blocked[enemy] = 0;
            self.sink.event(Event::Unblocked(pit));
        }
        if emptied {
            return Err(Ended::FrontEmpty(enemy));
        }
        self.dir = forced(at).unwrap_or(self.dir);
        let end = kichwa(self.seat, self.dir);
        self.sink.event(Event::SowInto(end));
        // One step before the kichwa, so that the first seed falls into it.
        let before = match self.dir {
            Dir::Forward => ahead(end, Dir::Backward, 1),
            Dir::Backward => ahead(end, Dir::Forward, 1),
        };
        debug_assert!(before >= first(self.seat), "a seat sows its own ring");
        Ok((before, seeds))
    }

    fn lift(&mut self, pit: Pit) -> u8 {
        let seeds = self.position.pits.take(pit);
        self.sink.event(Event::Lift { pit, seeds });
        self.leave_house(pit);
        seeds
    }

    fn relay(&mut self, pit: Pit) -> u8 {
        let seeds = self.position.pits.take(pit);
        self.sink.event(Event::Relay { pit, seeds });
        self.leave_house(pit);
        seeds
    }

    /// A house whose seeds are all sown is a house no longer.
    fn leave_house(&mut self, pit: Pit) {
        if self.owned_house(pit).is_some() {
            self.lose_house(self.seat, pit);
        }
    }

    fn lose_house(&mut self, owner: Seat, pit: Pit) {
        self.position.bao.houses &= !(1 << owner.index());
        self.sink.event(Event::HouseLost(pit));
    }

    fn owned_house(&self, pit: Pit) -> Option<House> {
        self.bao.owned_house(self.position, self.seat).filter(|&(house, _)| house == pit).map(|(_, house)| house)
    }

    fn functional_house(&self, pit: Pit) -> Option<House> {
        self.owned_house(pit).filter(|house| self.position.seeds(pit) >= house.functional)
    }

    /// Whether the turn has been here before, or has gone on for more laps than any that ends.
    fn goes_round(&mut self, last: Pit) -> bool {
        self.laps += 1;
        if self.laps <= UNWATCHED_LAPS {
            return false;
        }
        let state = (self.position.pits, last, self.dir);
        if self.laps > LAP_CAP || self.seen.contains(&state) {
            return true;
        }
        self.seen.push(state);
        false
    }
}
