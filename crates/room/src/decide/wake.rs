//! What the time brings: defaults, time-outs, take-overs, closings.

use crate::command::Actor;
use crate::ending::EndReason;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::room::{Phase, Room};
use crate::time::{A_DAY, A_WEEK, MOST_GRACE, MOST_TIME_OUTS, Millis, TAKE_OVER_AFTER};

/// Something that happens at a moment unless something else happens before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Due {
    /// The table closes.
    Close,
    /// The default is taken.
    Default,
    /// The mover's time is out.
    TimeOut,
    /// The computer takes this player's seat over.
    TakeOver(usize),
    /// This player has been away for too long.
    Absent(usize),
}

impl Room {
    /// When [`Command::Wake`](crate::Command::Wake) is to be sent; nothing while the room waits for a person or for the computer.
    ///
    /// It lies behind the [deadline](Room::clock) that people see by the most that a slow line is forgiven.
    pub fn deadline(&self) -> Option<Millis> {
        self.dues().into_iter().map(|(at, _)| at).min()
    }

    pub(super) fn wake(&self, now: Millis, from: Actor) -> Result<Vec<Event>, Refusal> {
        Room::only_server(from)?;
        let first = self.dues().into_iter().min_by_key(|(at, _)| *at);
        match first {
            Some((at, due)) if at <= now => Ok(self.befalls(now, due)),
            Some(_) | None => Err(Refusal::NotDue { deadline: first.map(|(at, _)| at) }),
        }
    }

    /// What can come of waiting, and when.
    fn dues(&self) -> Vec<(Millis, Due)> {
        // Whoever is in time by the most forgiving line is in time: the first moment at which nobody is any more.
        let passed = self.due.map(|due| due.after(i64::from(MOST_GRACE) + 1));
        match self.phase {
            Phase::Over => Vec::new(),
            Phase::Gathering => passed.map(|at| (at, Due::Close)).into_iter().collect(),
            Phase::Hiding | Phase::Guessing | Phase::Choosing | Phase::Arranging => passed.map(|at| (at, Due::Default)).into_iter().collect(),
            Phase::Playing if self.stands_still() => {
                let patience = if self.clock_ms().is_some() { A_DAY } else { A_WEEK };
                let last = self.players.iter().filter_map(|player| player.absent).max();
                last.map(|since| (since.after(patience), Due::Close)).into_iter().collect()
            }
            Phase::Playing => passed.map(|at| (at, Due::TimeOut)).into_iter().chain(self.absences()).collect(),
        }
    }

    /// What becomes of those who are away.
    fn absences(&self) -> Vec<(Millis, Due)> {
        let takes_over = self.takes_seats_over();
        if !takes_over && self.clock_ms().is_some() {
            return Vec::new();
        }
        let players = 0..self.players.len();
        let mut dues: Vec<(Millis, Due)> = if takes_over {
            players.filter_map(|index| Some((self.take_over_of(index)?, Due::TakeOver(index)))).collect()
        } else {
            players.filter_map(|index| Some((self.missing(index)?.after(A_DAY), Due::Absent(index)))).collect()
        };
        // Of two who are away since the same moment, the one who is to move has let the other wait.
        let mover = self.moving().and_then(|seat| self.player_at(seat));
        dues.sort_by_key(|(at, due)| (*at, !matches!(due, Due::TakeOver(player) | Due::Absent(player) if Some(*player) == mover)));
        dues
    }

    /// Since when a player is away who still plays for themselves.
    fn missing(&self, player: usize) -> Option<Millis> {
        let one = &self.players[player];
        one.absent.filter(|_| !one.held && self.takes_part(self.seat_of_player(player)))
    }

    /// When the computer takes the seat of a player over who is away. Nothing happens while everybody is.
    pub(crate) fn take_over_of(&self, player: usize) -> Option<Millis> {
        let may = self.phase == Phase::Playing && self.takes_seats_over() && !self.stands_still();
        self.missing(player).filter(|_| may).map(|since| since.after(TAKE_OVER_AFTER))
    }

    fn befalls(&self, now: Millis, due: Due) -> Vec<Event> {
        match due {
            Due::Close => vec![Room::broken_off(EndReason::Abandoned, None)],
            Due::Default => self.defaults(now),
            Due::TimeOut => self.time_is_out(),
            Due::TakeOver(player) => vec![Event::TookOver { seat: self.seat_of_player(player) }],
            Due::Absent(player) => vec![self.lost_by(EndReason::Absent, self.seat_of_player(player))],
        }
    }

    /// Two: the mover has lost. More: the computer makes this decision, and after three in a row all that follow.
    fn time_is_out(&self) -> Vec<Event> {
        let Some((seat, player)) = self.moving().and_then(|seat| Some((seat, self.player_at(seat)?))) else { return Vec::new() };
        if self.players.len() == 2 {
            return vec![self.lost_by(EndReason::Time, seat)];
        }
        let mut events = vec![Event::TimedOut { seat }];
        if self.players[player].time_outs + 1 >= MOST_TIME_OUTS {
            events.push(Event::TookOver { seat });
        }
        events
    }
}
