//! A table in a test: commands in, every accepted event applied, logged and looked at.

#![allow(dead_code, reason = "every test file uses a part of it")]
#![allow(clippy::needless_pass_by_value, reason = "commands are written where they are given")]

use bija_room::{
    Absence, Account, Actor, Begin, Chance, Clock, Command, Concealed, Event, First, GameId, Join, Level, Logged, Millis, Occupant, PersonId, Phase, Presence,
    Rating, Refusal, Room, Rotate, Settings, Spec,
};

/// When tests begin.
pub(crate) const START: Millis = Millis(1_800_000_000_000);

/// A chance that seats people in the order of sitting down where the settings do not draw.
pub(crate) const CHANCE: Chance = Chance { number: 7, seating: 3 };

pub(crate) const SECOND: i64 = 1000;

/// The person of that number, from 1.
pub(crate) fn person(number: u64) -> PersonId {
    PersonId::from_random(number * 2)
}

pub(crate) fn occupant(number: u64, account: Account) -> Occupant {
    Occupant::Person { id: person(number), name: format!("Person {number}"), account }
}

pub(crate) fn game_id(number: u64) -> GameId {
    GameId::from_random(number * 2)
}

pub(crate) fn spec(ruleset: &str, options: &[(&str, &str)]) -> Spec {
    let options = options.iter().map(|(name, value)| ((*name).to_string(), (*value).to_string())).collect();
    Spec { ruleset: ruleset.to_string(), options, series: None, position: None }
}

/// A friend's game of two with 30 seconds, the host first.
pub(crate) const FRIEND: Settings = Settings {
    seats: 2,
    clock: Clock::Sowing { seconds: 30 },
    join: Join::Link,
    begin: Begin::WhenFull,
    first: First::Host,
    rotate: Rotate::Next,
    absence: Absence::ClockDecides,
    rating: Rating::Unrated,
};

/// The same without a clock, where the computer plays for the absent.
pub(crate) const UNCLOCKED: Settings = Settings { clock: Clock::None, absence: Absence::ComputerPlays, ..FRIEND };

/// A table that waits for the host's word.
pub(crate) const TABLE: Settings = Settings { seats: 4, join: Join::Anyone, begin: Begin::ByHost, ..FRIEND };

pub(crate) const RATED: Settings = Settings { rating: Rating::Rated, ..FRIEND };

pub(crate) struct Table {
    pub(crate) room: Room,
    pub(crate) log: Vec<Logged>,
    pub(crate) now: Millis,
}

impl Table {
    /// A table that person 1 has opened.
    pub(crate) fn open(spec: Spec, settings: Settings) -> Table {
        Table::try_open(spec, settings).expect("the table can be opened")
    }

    pub(crate) fn try_open(spec: Spec, settings: Settings) -> Result<Table, Refusal> {
        let account = if settings.rating == Rating::Rated { Account::SignedIn } else { Account::Guest };
        let (room, log) = Room::open(START, spec, settings, occupant(1, account))?;
        let mut table = Table { room, log, now: START };
        table.here(1);
        Ok(table)
    }

    /// A game of so many people, begun, all of them there.
    pub(crate) fn of(people: u64, spec: Spec, settings: Settings) -> Table {
        let mut table = Table::open(spec, Settings { seats: people as u8, begin: Begin::WhenFull, ..settings });
        for number in 2..=people {
            table.join(number).expect("there is a place");
        }
        table
    }

    pub(crate) fn join(&mut self, number: u64) -> Result<Vec<Event>, Refusal> {
        let account = if self.room.settings().rating == Rating::Rated { Account::SignedIn } else { Account::Guest };
        let events = self.give(number, Command::Join { name: format!("Person {number}"), account, chance: CHANCE })?;
        self.here(number);
        Ok(events)
    }

    pub(crate) fn here(&mut self, number: u64) {
        self.room.presence(person(number), Presence::Here, self.now);
    }

    pub(crate) fn away(&mut self, number: u64) {
        self.room.presence(person(number), Presence::Away, self.now);
    }

    pub(crate) fn pass(&mut self, ms: i64) {
        self.now = self.now.after(ms);
    }

    /// A person's command.
    pub(crate) fn give(&mut self, number: u64, command: Command) -> Result<Vec<Event>, Refusal> {
        self.decide(Actor::Person(person(number)), &command)
    }

    /// The server's command.
    pub(crate) fn serve(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        self.decide(Actor::Server, &command)
    }

    pub(crate) fn decide(&mut self, from: Actor, command: &Command) -> Result<Vec<Event>, Refusal> {
        let events = self.room.decide(self.now, from, command)?;
        assert!(!events.is_empty(), "what is accepted leaves a trace: {command:?}");
        for logged in self.room.logged(self.now, events.clone()) {
            self.room.apply(&logged).expect("what was decided follows");
            self.log.push(logged);
        }
        self.look();
        Ok(events)
    }

    /// What holds after every event.
    pub(crate) fn look(&self) {
        assert_eq!(self.room.seq(), self.log.len() as u64);
        assert!(self.again() == self.room, "the log makes the same room: {:?}", self.log.last());
        let ends = self.log.iter().filter(|logged| matches!(logged.event, Event::Over { .. })).count();
        assert_eq!(ends, usize::from(self.room.phase() == Phase::Over), "a game ends once");
        assert_eq!(self.room.ending().is_some(), ends == 1);
        self.nothing_hangs();
        self.nothing_hidden_is_told();
    }

    /// The room as its stored log builds it, the same people there.
    pub(crate) fn again(&self) -> Room {
        let stored: Vec<String> = self.log.iter().map(|logged| serde_json::to_string(logged).expect("events are JSON")).collect();
        let log: Vec<Logged> = stored.iter().map(|line| serde_json::from_str(line).expect("what was stored is read")).collect();
        assert_eq!(log, self.log, "stored events are what they were");
        let mut room = Room::replay(log, self.now).expect("the log is a room's");
        for chair in self.room.seats().into_iter().flatten() {
            if let Some(id) = chair.occupant.person() {
                room.presence(id, Presence::Here, self.now);
                if let Some(since) = chair.absent {
                    room.presence(id, Presence::Away, since);
                }
            }
        }
        room
    }

    /// The game is over, or something comes of waiting, or the computer thinks, or a person who is there has all the time there is.
    fn nothing_hangs(&self) {
        if self.room.phase() == Phase::Over {
            assert_eq!((self.room.deadline(), self.room.duty()), (None, None));
            return;
        }
        if self.room.deadline().is_some() || self.room.duty().is_some() {
            return;
        }
        assert_eq!((self.room.phase(), self.room.settings().clock), (Phase::Playing, Clock::None));
        let mover = self.room.mover().expect("a game that goes on has a mover");
        let chair = self.room.seats()[usize::from(mover)].expect("every seat is taken");
        assert!(chair.occupant.person().is_some() && chair.absent.is_none() && !chair.held, "{chair:?}");
    }

    fn nothing_hidden_is_told(&self) {
        let guessed = self.log.iter().any(|logged| matches!(logged.event, Event::Guessed { .. }));
        let hidden = self.log.iter().find_map(|logged| if let Event::Hidden { concealed, .. } = &logged.event { concealed.clone() } else { None });
        let Some(Concealed { salt, .. }) = hidden else {
            return;
        };
        if !guessed {
            for logged in &self.log {
                let public = serde_json::to_string(&logged.event.public()).expect("events are JSON");
                assert!(!public.contains(&salt) && !public.contains(r#""count""#), "{public}");
            }
            assert_eq!(self.room.prelude().expect("the game has begun").revealed, None);
        }
        let told = format!("{:?} {:?}", self.room, self.log);
        assert!(!told.contains(&salt), "the debug form of a room is for logs");
    }

    /// The number of the person who has that seat.
    pub(crate) fn at(&self, seat: u8) -> u64 {
        let id = self.room.seats()[usize::from(seat)].expect("the seat is taken").occupant.person();
        (1..9).find(|&number| Some(person(number)) == id).expect("a person of the test has it")
    }

    /// Who is to move.
    pub(crate) fn mover(&self) -> u64 {
        self.at(self.room.mover().expect("somebody is to move"))
    }

    pub(crate) fn seat(&self, number: u64) -> u8 {
        self.room.seat_of(person(number)).expect("they sit here")
    }

    /// The tokens of all legal decisions.
    pub(crate) fn legal(&self) -> Vec<String> {
        let game = self.room.game().expect("the game has begun");
        game.legal().map(|mv| game.rules().move_token(game.position(), mv)).collect()
    }

    pub(crate) fn moves(&self, token: &str, grace: u32) -> Command {
        Command::Move { ply: self.room.ply(), token: token.to_string(), grace }
    }

    /// The mover plays that token.
    pub(crate) fn play(&mut self, token: &str) -> Result<Vec<Event>, Refusal> {
        let command = self.moves(token, 0);
        self.give(self.mover(), command)
    }

    /// The mover, or the computer in its stead, plays the first legal decision.
    pub(crate) fn play_first(&mut self) -> Vec<Event> {
        let token = self.legal().remove(0);
        match self.room.duty() {
            Some(duty) => self.serve(Command::ComputerMove { ply: duty.ply, token }),
            None => self.play(&token),
        }
        .expect("the first legal decision is legal")
    }

    /// The same without looking at what holds.
    pub(crate) fn play_first_unseen(&mut self) {
        let token = self.legal().remove(0);
        let duty = self.room.duty().expect("the computer has something to decide");
        let command = Command::ComputerMove { ply: duty.ply, token };
        let events = self.room.decide(self.now, Actor::Server, &command).expect("the first legal decision is legal");
        for logged in self.room.logged(self.now, events) {
            self.room.apply(&logged).expect("what was decided follows");
            self.log.push(logged);
        }
    }

    pub(crate) fn play_out(&mut self) {
        while self.room.phase() == Phase::Playing {
            self.play_first();
        }
    }

    /// Waits until something comes of it.
    pub(crate) fn wait(&mut self) -> Vec<Event> {
        let deadline = self.room.deadline().expect("something comes of waiting");
        self.now = self.now.max(deadline);
        self.serve(Command::Wake).expect("it is due")
    }
}

pub(crate) fn kinds(events: &[Event]) -> Vec<String> {
    let kind = |event: &Event| {
        let json = serde_json::to_value(event).expect("events are JSON");
        json["kind"].as_str().expect("every event has a kind").to_string()
    };
    events.iter().map(kind).collect()
}

pub(crate) fn concealed(count: u8) -> Concealed {
    Concealed { count, salt: "salt-that-nobody-may-see".to_string() }
}

pub(crate) fn computer(level: Level) -> Command {
    Command::SeatComputer { level, chance: CHANCE }
}
