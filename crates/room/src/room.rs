//! The room: its state, and how it is opened and built again from its log.

use bija_rules::Seat;

use crate::ending::Ending;
use crate::event::{Concealed, Event, Logged, Parity};
use crate::fit::{Fitted, fit, players_of};
use crate::id::{GameId, PersonId};
use crate::occupant::{Account, Occupant};
use crate::play::Play;
use crate::refusal::{Refusal, ReplayError, SettingsError};
use crate::spec::{Clock, Rating, Settings, Spec};
use crate::time::Millis;

/// The longest clock for a sowing, in seconds.
pub const MOST_SECONDS: u16 = 3600;

/// One game between people.
///
/// Its `Debug` form does not tell what a hand hides.
#[derive(Clone, Debug)]
pub struct Room {
    pub(crate) seq: u64,
    pub(crate) spec: Spec,
    pub(crate) settings: Settings,
    pub(crate) host: PersonId,
    /// In the order of sitting down; once begun, by the seats that they have unless the pie rule has changed them.
    pub(crate) players: Vec<Player>,
    pub(crate) phase: Phase,
    /// When the time for what is to be decided runs out, if it does.
    pub(crate) due: Option<Millis>,
    /// Whether the mover's time has run out, so that the computer makes this one decision.
    pub(crate) late: bool,
    pub(crate) begun: Option<Begun>,
    pub(crate) play: Option<Play>,
    pub(crate) ending: Option<Ending>,
    pub(crate) next: Option<GameId>,
}

/// Rooms are equal that have come to the same by their logs, whatever their rules are made of; who is there counts too.
impl PartialEq for Room {
    fn eq(&self, other: &Room) -> bool {
        let state = |room: &Room| (room.seq, room.host, room.phase, room.due, room.late, room.next, room.settings);
        state(self) == state(other)
            && self.spec == other.spec
            && self.players == other.players
            && self.begun == other.begun
            && self.play == other.play
            && self.ending == other.ending
    }
}

impl Eq for Room {}

/// Where a room is between its opening and its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// People come together.
    Gathering,
    /// Odd or even: one hides seeds.
    Hiding,
    /// Odd or even: the other guesses.
    Guessing,
    /// Odd or even: one chooses a side.
    Choosing,
    /// The players lay out their seeds.
    Arranging,
    /// They play.
    Playing,
    /// It is over.
    Over,
}

impl Phase {
    /// Its name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Gathering => "gathering",
            Phase::Hiding => "hiding",
            Phase::Guessing => "guessing",
            Phase::Choosing => "choosing",
            Phase::Arranging => "arranging",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }
}

/// Somebody at the table and what they have said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub(crate) occupant: Occupant,
    /// Since when a person is not there. Not part of the log.
    pub(crate) absent: Option<Millis>,
    /// Whether the computer holds the seat.
    pub(crate) held: bool,
    /// Time-outs in a row.
    pub(crate) time_outs: u8,
    /// Own sowings in all rounds, whoever decided them.
    pub(crate) sowings: u32,
    /// Whether an offer of a draw is open.
    pub(crate) offers_draw: bool,
    /// Own sowings when the last offer was declined.
    pub(crate) declined_at: Option<u32>,
    pub(crate) rematch: Rematch,
}

impl Player {
    pub(crate) fn new(occupant: Occupant, at: Millis) -> Player {
        let absent = occupant.person().map(|_| at);
        Player { occupant, absent, held: false, time_outs: 0, sowings: 0, offers_draw: false, declined_at: None, rematch: Rematch::Silent }
    }

    /// Whether the computer decides for this seat now and in all further turns.
    pub(crate) fn is_computers(&self) -> bool {
        self.held || self.occupant.person().is_none()
    }
}

/// What somebody has said about playing again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rematch {
    /// Nothing.
    Silent,
    /// They would.
    Offered,
    /// They would not.
    Declined,
}

/// What the beginning of a game has settled.
#[derive(Clone, Debug)]
pub(crate) struct Begun {
    pub(crate) fitted: Fitted,
    /// The number of the start.
    pub(crate) number: u64,
    /// What is hidden in a hand, and its hash.
    pub(crate) hidden: Option<(Concealed, String)>,
    /// Whether the hand has been opened.
    pub(crate) opened: bool,
    /// What was guessed, unless the time for it passed.
    pub(crate) guess: Option<Parity>,
    /// The seat to which the choice of a side fell.
    pub(crate) chooser: Option<u8>,
    /// The seeds that each share was laid out as.
    pub(crate) lists: Vec<Option<Vec<u32>>>,
}

impl PartialEq for Begun {
    fn eq(&self, other: &Begun) -> bool {
        (self.number, &self.hidden, self.opened, self.guess, self.chooser) == (other.number, &other.hidden, other.opened, other.guess, other.chooser)
            && self.lists == other.lists
            && (self.fitted.entry.id, &self.fitted.options) == (other.fitted.entry.id, &other.fitted.options)
    }
}

impl Room {
    /// Opens a table, at which its host sits. The log to be stored comes with it.
    ///
    /// # Errors
    /// If the settings do not go together or the game cannot be made.
    pub fn open(now: Millis, spec: Spec, settings: Settings, host: Occupant) -> Result<(Room, Vec<Logged>), Refusal> {
        if host.person().is_none() || settings.rating == Rating::Rated && !is_signed_in(&host) {
            return Err(Refusal::Rated);
        }
        check_settings(&spec, &settings, 1)?;
        let log = vec![Logged { seq: 1, at: now, event: Event::Opened { spec, settings, host } }];
        let room = Room::replay(log.clone(), now).expect("a table that was checked can be opened");
        Ok((room, log))
    }

    /// Builds a room from its log. All are away since `now`, until [`presence`](Room::presence) tells otherwise.
    ///
    /// # Errors
    /// If the log is none of a room's.
    pub fn replay(log: impl IntoIterator<Item = Logged>, now: Millis) -> Result<Room, ReplayError> {
        let mut log = log.into_iter();
        let first = log.next().ok_or(ReplayError::NotOpened)?;
        let Event::Opened { spec, settings, host } = first.event else {
            return Err(ReplayError::NotOpened);
        };
        if first.seq != 1 {
            return Err(ReplayError::Sequence { expected: 1, found: first.seq });
        }
        let person = host.person().ok_or(ReplayError::NotOpened)?;
        let mut room = Room {
            seq: 1,
            spec,
            settings,
            host: person,
            players: vec![Player::new(host, first.at)],
            phase: Phase::Gathering,
            due: Some(first.at.after(crate::time::A_DAY)),
            late: false,
            begun: None,
            play: None,
            ending: None,
            next: None,
        };
        for logged in log {
            room.apply(&logged)?;
        }
        room.everybody_away(now);
        Ok(room)
    }

    /// The events as they are to be stored next, numbered.
    pub fn logged(&self, now: Millis, events: Vec<Event>) -> Vec<Logged> {
        (self.seq + 1..).zip(events).map(|(seq, event)| Logged { seq, at: now, event }).collect()
    }

    /// Who sits at that place or, once begun, at that seat now.
    pub(crate) fn player_at(&self, seat: u8) -> Option<usize> {
        let index = usize::from(seat);
        (index < self.players.len()).then_some(if self.is_swapped() { index ^ 1 } else { index })
    }

    /// The place or seat of a player now. The pie rule is for two, and changing twice is not changing.
    pub(crate) fn seat_of_player(&self, player: usize) -> u8 {
        (if self.is_swapped() { player ^ 1 } else { player }) as u8
    }

    fn is_swapped(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.game.swapped())
    }

    /// The player whom a person is.
    pub(crate) fn player_of(&self, person: PersonId) -> Option<usize> {
        self.players.iter().position(|player| player.occupant.person() == Some(person))
    }

    /// The seat to move as a number.
    pub(crate) fn moving(&self) -> Option<u8> {
        if self.phase != Phase::Playing {
            return None;
        }
        self.play.as_ref()?.mover().map(|seat| seat.index() as u8)
    }

    /// Whether a seat still takes part in the play: it has not finished or resigned.
    pub(crate) fn takes_part(&self, seat: u8) -> bool {
        self.play.as_ref().is_none_or(|play| Seat::new(usize::from(seat)).is_some_and(|seat| !play.game.position().has_left(seat)))
    }

    /// The game as it fits those who sit here, or once begun as it was begun.
    pub(crate) fn fitted(&self) -> Result<Fitted, Refusal> {
        if let Some(begun) = &self.begun {
            return Ok(begun.fitted.clone());
        }
        let (least, most) = players_of(&self.spec)?;
        fit(&self.spec, (self.players.len() as u8).clamp(least, most))
    }

    /// Milliseconds for a sowing, where there is a clock.
    pub(crate) fn clock_ms(&self) -> Option<i64> {
        match self.settings.clock {
            Clock::None => None,
            Clock::Sowing { seconds } => Some(i64::from(seconds) * 1000),
        }
    }
}

/// Whether somebody plays under a name that is theirs for good.
pub(crate) fn is_signed_in(occupant: &Occupant) -> bool {
    match occupant {
        Occupant::Person { account, .. } => *account == Account::SignedIn,
        Occupant::Computer { .. } => false,
    }
}

/// Whether a table can be played so with those who sit there and as many more as there are places.
pub(crate) fn check_settings(spec: &Spec, settings: &Settings, seated: u8) -> Result<(), Refusal> {
    let (least, most) = players_of(spec)?;
    let seats = settings.seats;
    if !(least..=most).contains(&seats) {
        return Err(Refusal::Settings(SettingsError::Seats { seats, least, most }));
    }
    if seats < seated {
        return Err(Refusal::Settings(SettingsError::Seated { seats, seated }));
    }
    match settings.clock {
        Clock::Sowing { seconds } if seconds == 0 || seconds > MOST_SECONDS => return Err(Refusal::Settings(SettingsError::Clock { seconds })),
        Clock::Sowing { .. } | Clock::None => {}
    }
    (seated.max(least)..=seats).try_for_each(|players| fit(spec, players).map(|_| ()))
}
