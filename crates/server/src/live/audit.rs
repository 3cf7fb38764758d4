//! Whether what the store says of a game is what follows from the game's log.

use std::fmt;

use bija_room::{Logged, Room};
use bija_store::{GameLog, Millis, MoveRow, PersonId, Ply, RatingChange, Seat, Sitter, State, Terms};

use super::rows;
use super::seated::logged;

/// Something of a stored game that does not follow from its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// The log is none of a room's.
    NoLog {
        /// What is wrong, for programmers.
        detail: String,
    },
    /// The row's state is another one.
    State {
        /// As it is stored.
        stored: Box<State>,
        /// As it follows.
        follows: Box<State>,
    },
    /// What is played is something else.
    Terms {
        /// As it is stored.
        stored: Box<Terms>,
        /// As it follows.
        follows: Box<Terms>,
    },
    /// Others sit there, or they have reached something else.
    Seats {
        /// As they are stored.
        stored: Vec<Seat>,
        /// As they follow.
        follows: Vec<Seat>,
    },
    /// A ply is another one, is missing, or is one too many.
    Ply {
        /// Its number.
        ply: usize,
        /// As it is stored.
        stored: Option<Ply>,
        /// As it follows.
        follows: Option<Ply>,
    },
    /// Ratings were written that the end does not bring, or the other way round.
    Ratings {
        /// How many are stored.
        stored: usize,
        /// How many follow.
        follows: usize,
    },
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::NoLog { detail } => write!(f, "its log cannot be replayed: {detail}"),
            Difference::State { stored, follows } => write!(f, "its row says {stored:?}, and its log {follows:?}"),
            Difference::Terms { stored, follows } => write!(f, "its row says {stored:?}, and its log {follows:?}"),
            Difference::Seats { stored, follows } => write!(f, "its seats are stored as {stored:?}, and are {follows:?} by its log"),
            Difference::Ply { ply, stored, follows } => write!(f, "ply {ply} is stored as {stored:?}, and is {follows:?} by its log"),
            Difference::Ratings { stored, follows } => write!(f, "{stored} ratings were changed by it, and {follows} are by its log"),
        }
    }
}

/// Replays a game and compares. `now_known_as` says whose games a guest's became.
pub fn differences(log: &GameLog, moves: &[MoveRow], ratings: &[RatingChange], now_known_as: &dyn Fn(PersonId) -> PersonId) -> Vec<Difference> {
    let (room, plies) = match replayed(log) {
        Ok(replayed) => replayed,
        Err(detail) => return vec![Difference::NoLog { detail }],
    };
    let mut found = Vec::new();
    let (stored, mut follows) = (&log.game.state, rows::state(&room));
    if room.clock().deadline.is_none() {
        // When the server looks at the game again depends on who is there, which no log says.
        follows.deadline = stored.deadline;
    }
    if let Some(ending) = &mut follows.ending {
        ending.by = ending.by.map(now_known_as);
    }
    if *stored != follows {
        found.push(Difference::State { stored: Box::new(stored.clone()), follows: Box::new(follows) });
    }
    if log.game.terms != rows::terms(&room) {
        found.push(Difference::Terms { stored: Box::new(log.game.terms.clone()), follows: Box::new(rows::terms(&room)) });
    }
    let stored: Vec<Seat> = log.game.seats.iter().map(|row| row.seat.clone()).collect();
    let follows: Vec<Seat> = rows::seats(&room).into_iter().map(|seat| known(seat, now_known_as)).collect();
    if stored != follows {
        found.push(Difference::Seats { stored, follows });
    }
    let stored: Vec<Ply> = moves.iter().map(|row| Ply { ply: row.ply, seat: row.seat, token: row.token.clone() }).collect();
    let differs = (0..stored.len().max(plies.len())).find(|ply| stored.get(*ply) != plies.get(*ply));
    if let Some(ply) = differs {
        found.push(Difference::Ply { ply, stored: stored.get(ply).cloned(), follows: plies.get(ply).cloned() });
    }
    let follows = room.ending().and_then(|ending| ending.rated.as_ref()).map_or(0, |_| room.people().count());
    if ratings.len() != follows {
        found.push(Difference::Ratings { stored: ratings.len(), follows });
    }
    found
}

/// The people of a game as its log names them; none if it cannot be read.
pub fn people(log: &GameLog) -> Vec<PersonId> {
    replayed(log).map(|(room, _)| room.people().collect()).unwrap_or_default()
}

fn known(seat: Seat, now_known_as: &dyn Fn(PersonId) -> PersonId) -> Seat {
    let sitter = match seat.sitter {
        Sitter::Person(person) => Sitter::Person(now_known_as(person)),
        Sitter::Computer(level) => Sitter::Computer(level),
    };
    Seat { sitter, ..seat }
}

/// The room of a log, event by event, with the plies on the way.
fn replayed(log: &GameLog) -> Result<(Room, Vec<Ply>), String> {
    let events: Vec<Logged> = logged(log).map_err(|failure| format!("{failure:?}"))?;
    let mut plies = Vec::new();
    let mut events = events.into_iter();
    let mut room = Room::replay(events.next(), Millis(0)).map_err(|error| error.to_string())?;
    for event in events {
        room.apply(&event).map_err(|error| error.to_string())?;
        plies.extend(rows::ply(&room, &event.event));
    }
    if room.seq() != log.game.seq {
        return Err(format!("it ends at event {}, and the row says {}", room.seq(), log.game.seq));
    }
    Ok((room, plies))
}

#[cfg(test)]
mod tests {
    use bija_room::{Absence, Account, Actor, Begin, Chance, Clock, Command, First, GameId, Join, Occupant, Rating, Rotate, Settings, Spec};
    use bija_store::{EventRow, GameRow, SeatRow, Way};

    use super::super::seated::written;
    use super::*;

    fn person(number: i64) -> PersonId {
        PersonId::from_number(number).unwrap()
    }

    /// A game of two guests after one sowing, as the store keeps it.
    fn stored() -> (GameLog, Vec<MoveRow>) {
        let spec = Spec { ruleset: "kalah".to_string(), options: Vec::new(), series: None, position: None };
        let settings = Settings {
            seats: 2,
            clock: Clock::Sowing { seconds: 30 },
            join: Join::Link,
            begin: Begin::WhenFull,
            first: First::Host,
            rotate: Rotate::Next,
            absence: Absence::ClockDecides,
            rating: Rating::Unrated,
        };
        let host = Occupant::Person { id: person(1), name: "Asha".to_string(), account: Account::Guest };
        let (mut room, mut log) = Room::open(Millis(1), spec, settings, host).unwrap();
        let mut moves = Vec::new();
        let join = Command::Join { name: "Biru".to_string(), account: Account::Guest, chance: Chance { number: 0, seating: 0 } };
        let sow = Command::Move { ply: 0, token: "S1".to_string(), grace: 0 };
        for (who, command) in [(2, join), (1, sow)] {
            let events = room.decide(Millis(9), Actor::Person(person(who)), &command).unwrap();
            for logged in room.logged(Millis(9), events) {
                room.apply(&logged).unwrap();
                moves.extend(rows::ply(&room, &logged.event).map(|Ply { ply, seat, token }| MoveRow { ply, seat, token, at: logged.at }));
                log.push(logged);
            }
        }
        let game = GameRow {
            id: GameId::from_random(3),
            way: Way::Friend,
            previous: None,
            terms: rows::terms(&room),
            seq: room.seq(),
            state: rows::state(&room),
            seats: rows::seats(&room).into_iter().map(|seat| SeatRow { seat, known_as: None }).collect(),
            opened: Millis(1),
            began: Some(Millis(9)),
            changed: Millis(9),
            ended: None,
        };
        let events = log.iter().map(|logged| EventRow { seq: logged.seq, at: logged.at, event: written(&logged.event) }).collect();
        (GameLog { game, events }, moves)
    }

    fn found(log: &GameLog, moves: &[MoveRow]) -> Vec<Difference> {
        differences(log, moves, &[], &|person| person)
    }

    #[test]
    fn a_game_that_follows_from_its_log_differs_in_nothing() {
        let (log, moves) = stored();
        assert_eq!((moves.len(), found(&log, &moves)), (1, Vec::new()));
        assert_eq!(people(&log), [person(1), person(2)]);
    }

    #[test]
    fn whatever_does_not_follow_is_found() {
        let (log, moves) = stored();
        let with = |change: &dyn Fn(&mut GameLog)| {
            let mut log = log.clone();
            change(&mut log);
            found(&log, &moves)
        };
        assert!(matches!(with(&|log| log.game.state.ply = 2)[..], [Difference::State { .. }]));
        assert!(matches!(with(&|log| log.game.state.deadline = None)[..], [Difference::State { .. }]));
        assert!(matches!(with(&|log| log.game.terms.seats = 3)[..], [Difference::Terms { .. }]));
        assert!(matches!(with(&|log| log.game.seats.truncate(1))[..], [Difference::Seats { .. }]));
        assert!(matches!(with(&|log| log.game.seq = 9)[..], [Difference::NoLog { .. }]));
        assert!(matches!(with(&|log| log.events.truncate(1))[..], [Difference::NoLog { .. }]));
        assert!(matches!(found(&log, &[])[..], [Difference::Ply { ply: 0, stored: None, .. }]));
        let other: Vec<MoveRow> = moves.iter().map(|row| MoveRow { token: "S2".to_string(), ..row.clone() }).collect();
        assert!(matches!(found(&log, &other)[..], [Difference::Ply { ply: 0, .. }]));
    }

    #[test]
    fn a_guest_whose_games_are_an_accounts_is_known_as_that_account() {
        let (mut log, moves) = stored();
        let account = |one: PersonId| if one == person(2) { person(7) } else { one };
        assert!(matches!(differences(&log, &moves, &[], &account)[..], [Difference::Seats { .. }]));
        log.game.seats[1].seat.sitter = Sitter::Person(person(7));
        assert_eq!(differences(&log, &moves, &[], &account), Vec::new());
    }
}
