//! How games end that no rule ends, and what of an end counts for ratings.

use crate::command::Actor;
use crate::ending::{EndReason, Ending};
use crate::event::Event;
use crate::play::Result as PlayResult;
use crate::refusal::Refusal;
use crate::room::{Phase, Room};
use crate::spec::Rating;

impl Room {
    /// A game without a result.
    pub(super) fn broken_off(reason: EndReason, by: Option<u8>) -> Event {
        Event::Over { ending: Ending { reason, by, places: Vec::new(), score: None, winner: None, rated: None } }
    }

    /// One of two has lost.
    pub(super) fn lost_by(&self, reason: EndReason, loser: u8) -> Event {
        let winner = 1 - loser;
        let places = (0..2).map(|seat| if seat == winner { 1 } else { 2 }).collect();
        self.placed(Ending { reason, by: Some(loser), places, score: None, winner: Some(winner), rated: None })
    }

    /// Two have agreed on a draw.
    pub(super) fn agreed(&self) -> Event {
        self.placed(Ending { reason: EndReason::Agreed, by: None, places: vec![1, 1], score: None, winner: None, rated: None })
    }

    /// The play came to its end.
    pub(super) fn ended_by_rules(&self, reason: EndReason, by: Option<u8>, result: PlayResult) -> Event {
        let PlayResult { places, score, winner, .. } = result;
        self.placed(Ending { reason, by, places, score: Some(score), winner, rated: None })
    }

    fn placed(&self, ending: Ending) -> Event {
        let rated = self.rated_places(&ending.places);
        Event::Over { ending: Ending { rated, ..ending } }
    }

    /// The places that count for ratings, where the game is rated and somebody has sown: a seat that the computer holds counts as
    /// last, the others move up.
    fn rated_places(&self, places: &[u8]) -> Option<Vec<u8>> {
        if self.settings.rating == Rating::Unrated || self.players.iter().all(|player| player.sowings == 0) {
            return None;
        }
        let held = |seat: usize| self.player_at(seat as u8).is_some_and(|player| self.players[player].held);
        let key = |seat: usize| if held(seat) { u8::MAX } else { places[seat] };
        Some((0..places.len()).map(|seat| 1 + (0..places.len()).filter(|&other| key(other) < key(seat)).count() as u8).collect())
    }

    pub(super) fn abort(&self, from: Actor) -> Result<Vec<Event>, Refusal> {
        let player = self.player_who(from)?;
        match self.phase {
            Phase::Over => return Err(Refusal::Over),
            Phase::Gathering if from != Actor::Person(self.host) => return Err(Refusal::NotHost),
            Phase::Gathering | Phase::Hiding | Phase::Guessing | Phase::Choosing | Phase::Arranging => {}
            Phase::Playing => {
                // Of two, each may go before having sown; a game of several is not taken from those who have begun it.
                let sown = if self.players.len() == 2 { self.players[player].sowings } else { self.players.iter().map(|player| player.sowings).sum() };
                if sown > 0 {
                    return Err(Refusal::HasSown);
                }
            }
        }
        Ok(vec![Room::broken_off(EndReason::Aborted, Some(self.seat_of_player(player)))])
    }
}
