//! The play: moves of people and computers, resigning, draws, coming back.

use bija_rules::{IllegalMove, Move, PlayError, Seat, TokenError, TokenWhy};

use crate::command::Actor;
use crate::ending::EndReason;
use crate::event::{By, Event};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::time::{DRAW_WAIT, Millis};

impl Room {
    fn playing(&self) -> Result<&Play, Refusal> {
        self.during_play()?;
        self.play.as_ref().ok_or(Refusal::NotBegun)
    }

    pub(super) fn move_by_person(&self, now: Millis, from: Actor, ply: u32, token: &str, grace: u32) -> Result<Vec<Event>, Refusal> {
        let player = self.player_who(from)?;
        let play = self.playing()?;
        if ply != play.ply() {
            return Err(Refusal::Stale { ply, now: play.ply() });
        }
        let mover = self.moving().ok_or(Refusal::Over)?;
        if self.seat_of_player(player) != mover {
            return Err(Refusal::NotYourTurn { mover });
        }
        if self.players[player].held {
            return Err(Refusal::ComputerHolds);
        }
        if self.late {
            return Err(Refusal::TimedOut);
        }
        self.in_time(now, grace)?;
        self.played(mover, token, By::Person)
    }

    pub(super) fn move_by_computer(&self, from: Actor, ply: u32, token: &str) -> Result<Vec<Event>, Refusal> {
        Room::only_server(from)?;
        let now = self.playing()?.ply();
        if ply != now {
            return Err(Refusal::Stale { ply, now });
        }
        let duty = self.duty().ok_or(Refusal::NotComputersTurn)?;
        self.played(duty.seat, token, By::Computer)
    }

    /// A decision of the seat to move, and the end if it leads there.
    fn played(&self, seat: u8, token: &str, by: By) -> Result<Vec<Event>, Refusal> {
        let play = self.playing()?;
        let (rules, before) = (play.game.rules(), play.game.position());
        let mv = rules.read_move(before, token).map_err(|error| Refusal::Move(PlayError::Token(error)))?;
        if mv.resigns().is_some() {
            let error = TokenError { token: token.chars().take(40).collect(), why: TokenWhy::Unreadable };
            return Err(Refusal::Move(PlayError::Token(error)));
        }
        let illegal = |illegal: IllegalMove| Refusal::Move(PlayError::Illegal { token: token.chars().take(40).collect(), illegal });
        let after = play.game.after(mv, &mut ()).map_err(illegal)?;
        let mut events = vec![Event::Moved { seat, token: rules.move_token(before, mv), by }];
        if after.over().is_some() {
            let mut ended = self.clone();
            let play = ended.play.get_or_insert_with(|| play.clone());
            play.push(mv).map_err(illegal)?;
            if let Some(result) = play.result() {
                // The move counts as this player's sowing, so that a game of one sowing is rated.
                let player = self.player_at(seat).ok_or(Refusal::NotSeated)?;
                ended.players[player].sowings += 1;
                let reason = EndReason::Rule(result.reason);
                events.push(ended.ended_by_rules(reason, result.by, result));
            }
        }
        Ok(events)
    }

    pub(super) fn give_up(&self, from: Actor) -> Result<Vec<Event>, Refusal> {
        let player = self.player_who(from)?;
        let play = self.playing()?;
        let seat = self.seat_of_player(player);
        if self.players.len() == 2 {
            return Ok(vec![Event::Resigned { seat }, self.lost_by(EndReason::Resigned, seat)]);
        }
        if !self.takes_part(seat) {
            return Err(Refusal::OutOfPlay);
        }
        let leaving = Move::resign(Seat::new(usize::from(seat)).ok_or(Refusal::OutOfPlay)?);
        let after = play.game.after(leaving, &mut ()).map_err(|illegal| Refusal::Move(PlayError::Illegal { token: String::new(), illegal }))?;
        let mut events = vec![Event::Resigned { seat }];
        if after.over().is_some() {
            let mut ended = self.clone();
            ended.players[player].held = false;
            let play = ended.play.get_or_insert_with(|| play.clone());
            play.push(leaving).map_err(|illegal| Refusal::Move(PlayError::Illegal { token: String::new(), illegal }))?;
            if let Some(result) = play.result() {
                events.push(ended.ended_by_rules(EndReason::Resigned, Some(seat), result));
            }
        } else if let Some(next) = self.heir(player) {
            events.extend(self.players[player].occupant.person().and_then(|person| self.next_host(person, next)));
        }
        Ok(events)
    }

    /// The next person round the table who still takes part.
    fn heir(&self, leaving: usize) -> Option<crate::id::PersonId> {
        let count = self.players.len();
        let round = (1..count).map(|step| (leaving + step) % count);
        round.filter(|&player| self.takes_part(self.seat_of_player(player))).find_map(|player| self.players[player].occupant.person())
    }

    /// The other player, where two people play who can agree on a draw.
    fn opponent(&self, player: usize) -> Result<usize, Refusal> {
        let people = self.players.iter().all(|player| player.occupant.person().is_some());
        if self.players.len() == 2 && people { Ok(1 - player) } else { Err(Refusal::NoDraw) }
    }

    pub(super) fn offer_draw(&self, from: Actor) -> Result<Vec<Event>, Refusal> {
        let player = self.player_who(from)?;
        self.playing()?;
        let opponent = self.opponent(player)?;
        if self.players[opponent].offers_draw {
            return Ok(vec![self.agreed()]);
        }
        if self.players[player].offers_draw {
            return Err(Refusal::DrawOpen);
        }
        match self.draw_wait_of(player) {
            0 => Ok(vec![Event::DrawOffered { seat: self.seat_of_player(player) }]),
            sowings => Err(Refusal::DrawWait { sowings }),
        }
    }

    /// Own sowings until a player may offer a draw again.
    pub(crate) fn draw_wait_of(&self, player: usize) -> u32 {
        let player = &self.players[player];
        player.declined_at.map_or(0, |declined| (declined + DRAW_WAIT).saturating_sub(player.sowings))
    }

    pub(super) fn accept_draw(&self, from: Actor) -> Result<Vec<Event>, Refusal> {
        self.answer_draw(from).map(|_| vec![self.agreed()])
    }

    pub(super) fn decline_draw(&self, from: Actor) -> Result<Vec<Event>, Refusal> {
        let player = self.answer_draw(from)?;
        Ok(vec![Event::DrawDeclined { seat: self.seat_of_player(player) }])
    }

    /// The player who answers the other's open offer.
    fn answer_draw(&self, from: Actor) -> Result<usize, Refusal> {
        let player = self.player_who(from)?;
        self.playing()?;
        let opponent = self.opponent(player)?;
        if self.players[opponent].offers_draw { Ok(player) } else { Err(Refusal::NoDrawOffer) }
    }

    pub(super) fn come_back(&self, from: Actor) -> Result<Vec<Event>, Refusal> {
        let player = self.player_who(from)?;
        self.playing()?;
        let seat = self.seat_of_player(player);
        match (self.players[player].held, self.takes_part(seat)) {
            (true, true) => Ok(vec![Event::Returned { seat }]),
            // What the computer has finished is not taken back: it was the computer's to the end.
            (true, false) => Err(Refusal::OutOfPlay),
            (false, _) => Err(Refusal::NotHeld),
        }
    }
}
