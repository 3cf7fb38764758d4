//! What is to be seen of a room, and who has something to do.

use bija_rules::{Game, Match};

use crate::command::{Actor, Chance, Command};
use crate::ending::Ending;
use crate::event::{Concealed, Parity, Side};
use crate::fit::Fitted;
use crate::id::{GameId, PersonId};
use crate::occupant::{Level, Occupant};
use crate::refusal::Refusal;
use crate::room::{Phase, Rematch, Room};
use crate::spec::{Absence, Rating, Settings, Spec};
use crate::time::Millis;

/// Whether somebody is connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// By at least one line.
    Here,
    /// By none.
    Away,
}

/// A computer's search that a room waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duty {
    /// For which seat of the rules.
    pub seat: u8,
    /// How well it plays.
    pub level: Level,
    /// The ply it is for.
    pub ply: u32,
}

/// Who sits at a place of the table or, once begun, at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chair<'r> {
    /// Who.
    pub occupant: &'r Occupant,
    /// Since when the person is away; nothing for who is here, and for computers.
    pub absent: Option<Millis>,
    /// Whether the computer holds the seat until its owner returns.
    pub held: bool,
    /// When the computer takes the seat over, unless the person comes back before.
    pub takes_over: Option<Millis>,
    /// Whether the seat has finished or resigned while others play on.
    pub out: bool,
    /// Whether an offer of a draw of theirs is open.
    pub offers_draw: bool,
    /// Own sowings until they may offer a draw again.
    pub draw_wait: u32,
    /// What they said about playing again.
    pub rematch: Rematch,
}

/// The clock as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockView {
    /// Seconds for a sowing, if there is a clock.
    pub seconds: Option<u16>,
    /// When the time for what is to be decided now runs out.
    pub deadline: Option<Millis>,
}

/// What is being settled before the first sowing, and what has been.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prelude<'r> {
    /// The seat that decides now.
    pub seat: Option<u8>,
    /// Odd or even: the hash of what is hidden.
    pub hash: Option<&'r str>,
    /// Odd or even: what was hidden, once it has been guessed.
    pub revealed: Option<&'r Concealed>,
    /// Odd or even: what was guessed.
    pub guess: Option<Parity>,
    /// The seeds that the shares have been laid out as, in the order of [`Rules::arrangement`](bija_rules::Rules::arrangement).
    pub lists: &'r [Option<Vec<u32>>],
}

/// The name of a command that somebody can give.
pub type Deed = &'static str;

impl Room {
    /// The number of the last event.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Where the room is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Decisions played in all rounds, resignations from a race among them.
    pub fn ply(&self) -> u32 {
        self.play.as_ref().map_or(0, crate::play::Play::ply)
    }

    /// What was asked to be played.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// What is played, as it fits those who sit here.
    ///
    /// # Errors
    /// Never for a room that was opened by this release.
    pub fn game_as_fits(&self) -> Result<Fitted, Refusal> {
        self.fitted()
    }

    /// How it is played.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The host.
    pub fn host(&self) -> PersonId {
        self.host
    }

    /// The place of a person or, once begun, the seat now.
    pub fn seat_of(&self, person: PersonId) -> Option<u8> {
        self.player_of(person).map(|player| self.seat_of_player(player))
    }

    /// The places of the table, the free ones too; once begun the seats of the rules, with who plays each of them now.
    pub fn seats(&self) -> Vec<Option<Chair<'_>>> {
        let count = if self.begun.is_some() { self.players.len() } else { self.players.len().max(usize::from(self.settings.seats)) };
        (0..count as u8).map(|seat| self.player_at(seat).map(|player| self.chair(seat, player))).collect()
    }

    fn chair(&self, seat: u8, player: usize) -> Chair<'_> {
        let one = &self.players[player];
        Chair {
            occupant: &one.occupant,
            absent: one.absent,
            held: one.held,
            takes_over: self.take_over_of(player),
            out: !self.takes_part(seat),
            offers_draw: one.offers_draw,
            draw_wait: self.draw_wait_of(player),
            rematch: one.rematch,
        }
    }

    /// The people of the table.
    pub fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.players.iter().filter_map(|player| player.occupant.person())
    }

    /// The seat to move.
    pub fn mover(&self) -> Option<u8> {
        self.moving()
    }

    /// The clock. A move counts that was sent by its deadline; the time-out follows when no line can have been so slow any more.
    pub fn clock(&self) -> ClockView {
        let seconds = match self.settings.clock {
            crate::spec::Clock::None => None,
            crate::spec::Clock::Sowing { seconds } => Some(seconds),
        };
        ClockView { seconds, deadline: self.due.filter(|_| self.phase != Phase::Gathering) }
    }

    /// What is settled before the first sowing, once the game has begun.
    pub fn prelude(&self) -> Option<Prelude<'_>> {
        let begun = self.begun.as_ref()?;
        let hidden = begun.hidden.as_ref();
        Some(Prelude {
            seat: self.chooser(),
            hash: hidden.map(|(_, hash)| hash.as_str()),
            revealed: hidden.filter(|_| begun.opened).map(|(concealed, _)| concealed),
            guess: begun.guess,
            lists: &begun.lists,
        })
    }

    /// The round that is played, or the last one.
    pub fn game(&self) -> Option<&Game> {
        self.play.as_ref().map(|play| &play.game)
    }

    /// The match, as it stands before the round that is played, or at its end.
    pub fn series(&self) -> Option<&Match> {
        self.play.as_ref()?.series.as_ref()
    }

    /// The rounds before the one that is played, each as its tokens.
    pub fn rounds(&self) -> &[Vec<String>] {
        self.play.as_ref().map_or(&[], |play| &play.rounds)
    }

    /// The number of the start, where the game has more than one and nobody wrote another down.
    pub fn start_number(&self) -> Option<u64> {
        let begun = self.begun.as_ref()?;
        (begun.fitted.rules.has_random_start() && begun.fitted.start.is_none()).then_some(begun.number)
    }

    /// The start as the players have laid it out. They do so in sight of each other: once one has, the shares of the others are told as
    /// they lie if nobody lays them.
    pub fn arranged(&self) -> Option<Vec<Vec<u32>>> {
        let begun = self.begun.as_ref()?;
        begun.lists.iter().any(Option::is_some).then(|| begun.laid_so_far())
    }

    /// How it ended.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The next game of the same people.
    pub fn next(&self) -> Option<GameId> {
        self.next
    }

    /// Tells whether a person is connected. It is not part of the log.
    ///
    /// The time in which a table [stood still](Self::stands_still) counts for nobody: whoever comes first finds the others as long
    /// away as they were when the last one left.
    pub fn presence(&mut self, person: PersonId, presence: Presence, now: Millis) {
        if let Some(player) = self.player_of(person) {
            if presence == Presence::Here && self.stands_still() {
                self.forget_standstill(now);
            }
            let absent = &mut self.players[player].absent;
            *absent = match presence {
                Presence::Here => None,
                Presence::Away => Some(absent.unwrap_or(now)),
            };
        }
    }

    /// Nobody's absence grows while all are away.
    fn forget_standstill(&mut self, now: Millis) {
        let stood = self.players.iter().filter_map(|player| player.absent).max().map_or(0, |last| now.since(last).max(0));
        for absent in self.players.iter_mut().filter_map(|player| player.absent.as_mut()) {
            *absent = absent.after(stood);
        }
    }

    /// What the computer has to decide now. Nothing while the table stands still.
    pub fn duty(&self) -> Option<Duty> {
        let seat = self.moving()?;
        let player = &self.players[self.player_at(seat)?];
        let level = match player.occupant {
            Occupant::Computer { level } => Some(level),
            Occupant::Person { .. } => (player.held || self.late).then_some(Level::Normal),
        };
        level.filter(|_| !self.stands_still()).map(|level| Duty { seat, level, ply: self.ply() })
    }

    /// Whether the computer takes the seats of absent people over.
    pub fn takes_seats_over(&self) -> bool {
        let two_may = self.clock_ms().is_none() && self.settings.rating == Rating::Unrated && self.settings.absence == Absence::ComputerPlays;
        self.players.len() > 2 || two_may
    }

    /// Whether everything waits until somebody comes: a table on which the computer takes seats over, with nobody there and somebody
    /// to wait for.
    pub fn stands_still(&self) -> bool {
        let nobody = self.players.iter().all(|player| player.occupant.person().is_none() || player.absent.is_some());
        let awaited =
            || self.players.iter().enumerate().any(|(index, player)| player.occupant.person().is_some() && self.takes_part(self.seat_of_player(index)));
        self.phase == Phase::Playing && self.takes_seats_over() && nobody && awaited()
    }

    /// The names of the commands that this person can give now, as the protocol has them.
    pub fn can(&self, person: PersonId, now: Millis) -> Vec<Deed> {
        let may = |command: &Command| self.decide(now, Actor::Person(person), command).is_ok();
        self.samples().into_iter().filter(|(_, command)| may(command)).map(|(deed, _)| deed).collect()
    }

    /// One command of each kind that people give, such that it is taken if any of its kind is.
    fn samples(&self) -> Vec<(Deed, Command)> {
        let chance = Chance { number: 0, seating: 0 };
        let computer = self.players.iter().position(|player| player.occupant.person().is_none());
        let token = self.game().and_then(|game| Some(game.rules().move_token(game.position(), game.legal().next()?)));
        let shares = self.begun.as_ref().map(|begun| begun.fitted.shares()).unwrap_or_default();
        let pits = shares.into_iter().find(|share| Some(share.seat) == self.chooser()).map(|share| share.standard);
        let next = GameId::from_random(0);
        vec![
            ("join", Command::Join { name: String::new(), account: crate::occupant::Account::SignedIn, chance }),
            ("leave", Command::Leave),
            ("settle", Command::Settle { options: self.spec.options.clone(), settings: self.settings }),
            ("seat-computer", Command::SeatComputer { level: Level::Normal, chance }),
            ("unseat-computer", Command::UnseatComputer { seat: computer.unwrap_or_default() as u8 }),
            ("begin", Command::Begin { chance }),
            ("hide", Command::Hide { concealed: Concealed { count: 1, salt: String::new() }, hash: String::new() }),
            ("guess", Command::Guess { parity: Parity::Odd }),
            ("choose-side", Command::ChooseSide { side: Side::First }),
            ("arrange", Command::Arrange { pits: pits.unwrap_or_default() }),
            ("move", Command::Move { ply: self.ply(), token: token.unwrap_or_default(), grace: 0 }),
            ("resign", Command::Resign),
            ("offer-draw", Command::OfferDraw),
            ("accept-draw", Command::AcceptDraw),
            ("decline-draw", Command::DeclineDraw),
            ("abort", Command::Abort),
            ("offer-rematch", Command::OfferRematch { next }),
            ("decline-rematch", Command::DeclineRematch),
            ("return", Command::Return),
        ]
    }
}
