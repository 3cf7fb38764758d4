//! What an event makes of a room.

use bija_rules::catalogue::Ritual;
use bija_rules::{Move, Position, Seat};

use crate::ending::{EndReason, Ending};
use crate::event::{By, Concealed, Event, Logged, Parity, Side};
use crate::fit::fit;
use crate::id::PersonId;
use crate::occupant::Occupant;
use crate::play::Play;
use crate::refusal::ReplayError;
use crate::room::{Begun, Phase, Player, Rematch, Room};
use crate::spec::Spec;
use crate::time::{BETWEEN_ROUNDS, Millis, PRELUDE};

/// What is wrong with an event, for programmers.
type Misfit = Result<(), String>;

impl Room {
    /// Takes up an event that has been stored.
    ///
    /// # Errors
    /// If it does not follow from those before it: then the room is of no use any more.
    pub fn apply(&mut self, logged: &Logged) -> Result<(), ReplayError> {
        let &Logged { seq, at, ref event } = logged;
        if seq != self.seq + 1 {
            return Err(ReplayError::Sequence { expected: self.seq + 1, found: seq });
        }
        self.take(at, event).map_err(|detail| ReplayError::Misfit { seq, detail })?;
        self.seq = seq;
        Ok(())
    }

    fn take(&mut self, at: Millis, event: &Event) -> Misfit {
        match event {
            Event::Opened { .. } => return Err("a room is opened once".to_string()),
            Event::Joined { occupant } => self.sit(at, occupant.clone())?,
            Event::Left { person } => self.stand_up(*person)?,
            Event::Settled { options, settings } => {
                self.during(Phase::Gathering)?;
                self.spec.options.clone_from(options);
                self.settings = *settings;
            }
            Event::ComputerSat { level } => self.sit(at, Occupant::Computer { level: *level })?,
            Event::ComputerLeft { seat } => {
                self.during(Phase::Gathering)?;
                let player = self.known(*seat)?;
                self.players.remove(player);
            }
            Event::HostIs { person } => self.host = *person,
            Event::Began { order, number, options } => self.begin(at, order, number, options)?,
            Event::Hidden { hash, concealed, .. } => self.hide(at, hash, concealed.as_ref())?,
            Event::NotHidden { .. } => {
                self.during(Phase::Hiding)?;
                self.let_choose(at, 1)?;
            }
            Event::Guessed { parity, revealed, .. } => self.guess(at, *parity, revealed)?,
            Event::SideChosen { seat, side } => self.choose_side(at, *seat, *side)?,
            Event::Arranged { seat, pits, .. } => self.arrange(at, *seat, pits)?,
            Event::Moved { seat, token, by } => self.play_token(at, *seat, token, *by)?,
            Event::TimedOut { seat } => {
                self.player_mut(*seat)?.time_outs += 1;
                (self.late, self.due) = (true, None);
            }
            Event::Resigned { seat } => self.resign(at, *seat)?,
            Event::DrawOffered { seat } => self.player_mut(*seat)?.offers_draw = true,
            Event::DrawDeclined { seat } => {
                let player = self.known(*seat)?;
                self.close_offers(player);
            }
            Event::RematchOffered { seat } => self.speaks_of_rematch(*seat, Rematch::Offered)?,
            Event::RematchDeclined { seat } => self.speaks_of_rematch(*seat, Rematch::Declined)?,
            Event::RematchMade { game } => {
                self.during(Phase::Over)?;
                if self.next.replace(*game).is_some() {
                    return Err("a rematch is made once".to_string());
                }
            }
            Event::TookOver { seat } => {
                self.player_mut(*seat)?.held = true;
                if self.moving() == Some(*seat) {
                    self.due = None;
                }
            }
            Event::Returned { seat } => {
                let player = self.player_mut(*seat)?;
                (player.held, player.time_outs) = (false, 0);
                if self.moving() == Some(*seat) && !self.late {
                    self.start_clock(at);
                }
            }
            Event::Outage { ms } => self.due = self.due.map(|due| due.after(*ms)),
            Event::Over { ending } => self.end(ending)?,
        }
        Ok(())
    }

    fn end(&mut self, ending: &Ending) -> Misfit {
        if self.ending.is_some() {
            return Err("a game ends once".to_string());
        }
        let rules_say = self.play.as_ref().and_then(Play::result).map(|result| EndReason::Rule(result.reason));
        if matches!(ending.reason, EndReason::Rule(_)) && rules_say != Some(ending.reason) {
            return Err(format!("the game ended by {:?}, and by the rules it would by {rules_say:?}", ending.reason));
        }
        self.ending = Some(ending.clone());
        (self.phase, self.due, self.late) = (Phase::Over, None, false);
        Ok(())
    }

    fn speaks_of_rematch(&mut self, seat: u8, says: Rematch) -> Misfit {
        self.during(Phase::Over)?;
        self.player_mut(seat)?.rematch = says;
        Ok(())
    }

    fn during(&self, phase: Phase) -> Misfit {
        if self.phase == phase { Ok(()) } else { Err(format!("this belongs to {phase:?}, and it is {:?}", self.phase)) }
    }

    fn known(&self, seat: u8) -> Result<usize, String> {
        self.player_at(seat).ok_or_else(|| format!("nobody has seat {seat}"))
    }

    fn player_mut(&mut self, seat: u8) -> Result<&mut Player, String> {
        let player = self.known(seat)?;
        Ok(&mut self.players[player])
    }

    fn sit(&mut self, at: Millis, occupant: Occupant) -> Misfit {
        self.during(Phase::Gathering)?;
        if self.players.len() >= usize::from(self.settings.seats) {
            return Err("the table is full".to_string());
        }
        self.players.push(Player::new(occupant, at));
        Ok(())
    }

    fn stand_up(&mut self, person: PersonId) -> Misfit {
        self.during(Phase::Gathering)?;
        let player = self.player_of(person).ok_or("who leaves does not sit here")?;
        self.players.remove(player);
        Ok(())
    }

    fn begin(&mut self, at: Millis, order: &[u8], number: &str, options: &[(String, String)]) -> Misfit {
        self.during(Phase::Gathering)?;
        let mut seen: Vec<u8> = order.to_vec();
        seen.sort_unstable();
        if !seen.iter().copied().eq(0..self.players.len() as u8) {
            return Err("the order does not name everybody once".to_string());
        }
        let spec = Spec { options: options.to_vec(), ..self.spec.clone() };
        let fitted = fit(&spec, order.len() as u8).map_err(|refusal| refusal.to_string())?;
        self.players = order.iter().map(|&place| self.players[usize::from(place)].clone()).collect();
        let number = number.parse().map_err(|_| "the number of the start is none")?;
        let all_people = self.players.iter().all(|player| player.occupant.person().is_some());
        // A computer has no hand to hide seeds in.
        let ritual = fitted.entry.ritual().filter(|_| all_people);
        let lists = vec![None; fitted.shares().len()];
        self.begun = Some(Begun { fitted, number, hidden: None, opened: false, guess: None, chooser: None, lists });
        match ritual {
            Some(Ritual::OddOrEven) => self.wait(at, Phase::Hiding),
            None => self.lay_out(at)?,
        }
        Ok(())
    }

    /// A choice before the first sowing is open.
    fn wait(&mut self, at: Millis, phase: Phase) {
        (self.phase, self.due) = (phase, Some(at.after(PRELUDE)));
    }

    fn begun_mut(&mut self) -> Result<&mut Begun, String> {
        self.begun.as_mut().ok_or_else(|| "the game has not begun".to_string())
    }

    fn hide(&mut self, at: Millis, hash: &str, concealed: Option<&Concealed>) -> Misfit {
        self.during(Phase::Hiding)?;
        let concealed = concealed.ok_or("what is hidden is missing: this is a public event")?;
        self.begun_mut()?.hidden = Some((concealed.clone(), hash.to_string()));
        self.wait(at, Phase::Guessing);
        Ok(())
    }

    fn guess(&mut self, at: Millis, parity: Option<Parity>, revealed: &Concealed) -> Misfit {
        self.during(Phase::Guessing)?;
        let begun = self.begun_mut()?;
        if begun.hidden.as_ref().is_none_or(|(hidden, _)| hidden != revealed) {
            return Err("what is revealed was not hidden".to_string());
        }
        (begun.opened, begun.guess) = (true, parity);
        let right = parity == Some(Parity::of(revealed.count));
        self.let_choose(at, u8::from(right))
    }

    fn let_choose(&mut self, at: Millis, chooser: u8) -> Misfit {
        self.begun_mut()?.chooser = Some(chooser);
        self.wait(at, Phase::Choosing);
        Ok(())
    }

    fn choose_side(&mut self, at: Millis, seat: u8, side: Side) -> Misfit {
        self.during(Phase::Choosing)?;
        let wanted = match side {
            Side::First => 0,
            Side::Second => 1,
        };
        if seat != wanted {
            self.players.swap(0, 1);
        }
        self.lay_out(at)
    }

    /// The players lay out their seeds, or the game lays them.
    fn lay_out(&mut self, at: Millis) -> Misfit {
        let begun = self.begun_mut()?;
        if begun.lists.is_empty() {
            let start = begun.fitted.start_of(begun.number);
            return self.start(at, start);
        }
        self.wait(at, Phase::Arranging);
        Ok(())
    }

    fn arrange(&mut self, at: Millis, seat: u8, pits: &[u32]) -> Misfit {
        self.during(Phase::Arranging)?;
        let begun = self.begun_mut()?;
        let share = begun.fitted.shares().iter().position(|share| share.seat == seat).ok_or("this seat lays out nothing")?;
        begun.lists[share] = Some(pits.to_vec());
        let lists: Option<Vec<Vec<u32>>> = begun.lists.iter().cloned().collect();
        let Some(lists) = lists else {
            self.wait(at, Phase::Arranging);
            return Ok(());
        };
        let start = begun.fitted.rules.arranged(&lists).map_err(|error| error.to_string())?;
        self.start(at, start)
    }

    fn start(&mut self, at: Millis, start: Position) -> Misfit {
        let play = Play::new(&self.begun_mut()?.fitted, start);
        self.play = Some(play);
        self.phase = Phase::Playing;
        self.start_clock(at);
        Ok(())
    }

    /// The time of the seat to move begins, unless the computer moves.
    fn start_clock(&mut self, from: Millis) {
        let mover = self.moving().and_then(|seat| self.player_at(seat));
        let of_person = mover.is_some_and(|player| !self.players[player].is_computers());
        self.due = self.clock_ms().filter(|_| of_person).map(|ms| from.after(ms));
    }

    fn play_token(&mut self, at: Millis, seat: u8, token: &str, by: By) -> Misfit {
        if self.moving() != Some(seat) {
            return Err(format!("seat {seat} is not to move"));
        }
        let player = self.known(seat)?;
        let play = self.play.as_mut().ok_or("nothing is played")?;
        let before = *play.game.position();
        let mv = play.game.rules().read_move(&before, token).map_err(|error| error.to_string())?;
        let moved = play.push(mv).map_err(|error| error.to_string())?;
        let sows = mv.pit().is_some() && before.asked_at().is_none();
        self.players[player].sowings += u32::from(sows);
        if by == By::Person {
            self.players[player].time_outs = 0;
        }
        self.late = false;
        if sows {
            self.close_offers(player);
        }
        self.start_clock(at.after(moved.animation + if moved.next_round { BETWEEN_ROUNDS } else { 0 }));
        Ok(())
    }

    /// A player answers an offer of the other's by sowing on or declining it.
    fn close_offers(&mut self, by: usize) {
        for (_, other) in self.players.iter_mut().enumerate().filter(|(index, player)| *index != by && player.offers_draw) {
            other.offers_draw = false;
            other.declined_at = Some(other.sowings);
        }
    }

    fn resign(&mut self, at: Millis, seat: u8) -> Misfit {
        self.during(Phase::Playing)?;
        if self.players.len() == 2 {
            return Ok(());
        }
        let was_moving = self.moving() == Some(seat);
        let leaving = Seat::new(usize::from(seat)).ok_or("there is no such seat")?;
        let play = self.play.as_mut().ok_or("nothing is played")?;
        play.push(Move::resign(leaving)).map_err(|error| error.to_string())?;
        self.player_mut(seat)?.held = false;
        if was_moving {
            self.late = false;
            self.start_clock(at);
        }
        Ok(())
    }

    /// Everybody is away since this moment: the server has begun anew.
    pub fn everybody_away(&mut self, now: Millis) {
        for player in &mut self.players {
            player.absent = player.occupant.person().map(|_| now);
        }
    }
}
