//! What is settled before the first sowing: odd or even, the choice of a side, the lay-out of the seeds.

use bija_rules::ArrangementError;

use crate::command::Actor;
use crate::event::{By, Concealed, Event, Parity, Side};
use crate::refusal::Refusal;
use crate::room::{Begun, Phase, Room};
use crate::time::{MOST_GRACE, Millis};

/// Odd or even: who hides seeds. The other player guesses.
const HIDER: u8 = 0;
const GUESSER: u8 = 1;

impl Room {
    /// The seat that decides now, before the first sowing.
    pub(crate) fn chooser(&self) -> Option<u8> {
        match self.phase {
            Phase::Hiding => Some(HIDER),
            Phase::Guessing => Some(GUESSER),
            Phase::Choosing => self.begun.as_ref()?.chooser,
            Phase::Arranging => {
                let begun = self.begun.as_ref()?;
                let open = begun.lists.iter().position(Option::is_none)?;
                begun.fitted.shares().get(open).map(|share| share.seat)
            }
            Phase::Gathering | Phase::Playing | Phase::Over => None,
        }
    }

    /// The seat of the one who asks, if it is theirs to decide in this phase.
    fn seat_that_chooses(&self, now: Millis, from: Actor, phase: Phase) -> Result<u8, Refusal> {
        let player = self.player_who(from)?;
        if self.phase != phase {
            return Err(if self.phase == Phase::Over { Refusal::Over } else { Refusal::NotNow });
        }
        let mover = self.chooser().ok_or(Refusal::NotNow)?;
        let seat = self.seat_of_player(player);
        if seat != mover {
            return Err(Refusal::NotYourTurn { mover });
        }
        self.in_time(now, MOST_GRACE)?;
        Ok(seat)
    }

    pub(super) fn hide_seeds(&self, now: Millis, from: Actor, concealed: &Concealed, hash: &str) -> Result<Vec<Event>, Refusal> {
        let seat = self.seat_that_chooses(now, from, Phase::Hiding)?;
        let count = concealed.count;
        if !matches!(count, 1 | 2) {
            return Err(Refusal::HiddenCount { count });
        }
        Ok(vec![Event::Hidden { seat, hash: hash.to_string(), concealed: Some(concealed.clone()) }])
    }

    pub(super) fn guess_parity(&self, now: Millis, from: Actor, parity: Parity) -> Result<Vec<Event>, Refusal> {
        let seat = self.seat_that_chooses(now, from, Phase::Guessing)?;
        let revealed = self.concealed().ok_or(Refusal::NotNow)?;
        Ok(vec![Event::Guessed { seat, parity: Some(parity), revealed }])
    }

    fn concealed(&self) -> Option<Concealed> {
        let (concealed, _) = self.begun.as_ref()?.hidden.as_ref()?;
        Some(concealed.clone())
    }

    pub(super) fn take_side(&self, now: Millis, from: Actor, side: Side) -> Result<Vec<Event>, Refusal> {
        let seat = self.seat_that_chooses(now, from, Phase::Choosing)?;
        Ok(self.with_computers_share(now, vec![Event::SideChosen { seat, side }]))
    }

    pub(super) fn lay_out_seeds(&self, now: Millis, from: Actor, pits: &[u32]) -> Result<Vec<Event>, Refusal> {
        let seat = self.seat_that_chooses(now, from, Phase::Arranging)?;
        let begun = self.begun.as_ref().ok_or(Refusal::NotNow)?;
        begun.takes_share(seat, pits).map_err(Refusal::Arrangement)?;
        Ok(self.with_computers_share(now, vec![Event::Arranged { seat, pits: pits.to_vec(), by: By::Person }]))
    }

    /// A computer lays its seeds out as they lie in the standard.
    pub(super) fn computers_arrangement(&self) -> Option<Event> {
        let seat = self.chooser().filter(|_| self.phase == Phase::Arranging)?;
        let computer = self.players[self.player_at(seat)?].occupant.person().is_none();
        let pits = self.begun.as_ref()?.standard_of(seat)?;
        computer.then_some(Event::Arranged { seat, pits, by: By::Computer })
    }

    /// What is taken when the time for a choice has passed.
    pub(super) fn defaults(&self, now: Millis) -> Vec<Event> {
        let Some((seat, begun)) = self.chooser().zip(self.begun.as_ref()) else { return Vec::new() };
        let events = match self.phase {
            Phase::Hiding => vec![Event::NotHidden { seat }],
            Phase::Guessing => self.concealed().map(|revealed| Event::Guessed { seat, parity: None, revealed }).into_iter().collect(),
            Phase::Choosing => vec![Event::SideChosen { seat, side: Side::First }],
            Phase::Arranging => begun.standard_of(seat).map(|pits| Event::Arranged { seat, pits, by: By::Default }).into_iter().collect(),
            Phase::Gathering | Phase::Playing | Phase::Over => Vec::new(),
        };
        self.with_computers_share(now, events)
    }
}

impl Begun {
    /// The seeds of a seat's share as they lie if nobody lays them out.
    fn standard_of(&self, seat: u8) -> Option<Vec<u32>> {
        self.fitted.shares().into_iter().find(|share| share.seat == seat).map(|share| share.standard)
    }

    /// All shares as they lie: as they were laid out, or in their standard.
    pub(crate) fn laid_so_far(&self) -> Vec<Vec<u32>> {
        let shares = self.fitted.shares().into_iter();
        shares.zip(&self.lists).map(|(share, laid)| laid.clone().unwrap_or(share.standard)).collect()
    }

    /// Whether a share can lie so, the other shares as they lie.
    fn takes_share(&self, seat: u8, pits: &[u32]) -> Result<(), ArrangementError> {
        let mut lists = self.laid_so_far();
        for (share, list) in self.fitted.shares().iter().zip(&mut lists) {
            if share.seat == seat {
                *list = pits.to_vec();
            }
        }
        self.fitted.rules.arranged(&lists).map(|_| ())
    }
}
