//! A game as it lies in memory: the room and what the store knows beside it.

use bija_room::{Event, Logged, Presence, Rating, Room};
use bija_store::{EventRow, GameId, GameLog, Millis, PersonId, Store};

use super::audience::Audience;
use super::known::People;
use super::rows;
use super::table::Beside;
use super::trouble::Failure;

#[derive(Debug)]
pub(crate) struct Seated {
    pub(crate) room: Room,
    pub(crate) beside: Beside,
    /// When its last event happened.
    pub(crate) changed: Millis,
    /// The game that it is the rematch of, and how its people came together.
    pub(crate) way: bija_store::Way,
    /// The ply for which the computer is thinking.
    pub(crate) searching: Option<u32>,
}

impl Seated {
    /// Reads a game and replays its log. Who has no line has been away since the moment that `away_since` tells, from when its last
    /// event happened.
    pub(crate) async fn load(store: &dyn Store, id: GameId, away_since: impl Fn(Millis) -> Millis, audience: &mut Audience) -> Result<Seated, Failure> {
        let log = store.log(id).await?.ok_or(Failure::NoSuchGame)?;
        let since = away_since(log.game.changed);
        let mut room = replay(&log, since)?;
        let people: Vec<PersonId> = room.people().collect();
        let mut beside = Beside { people: People::of(&room, &log.game), ..Beside::default() };
        audience.rename(|person| beside.people.at_the_table(person));
        for person in people.iter().filter(|person| audience.has(**person)) {
            room.presence(*person, Presence::Here, since);
        }
        match room.settings().rating {
            Rating::Unrated => {}
            Rating::Rated => {
                let pool = rows::terms(&room).pool;
                for person in people {
                    let ratings = store.ratings(person).await?;
                    let own = ratings.into_iter().find(|rating| Some(&rating.pool) == pool.as_ref());
                    let (rating, games) = own.map_or((bija_room::rating::START, 0), |rating| (rating.rating, rating.games));
                    beside.ratings.push((person, rating, games));
                }
                beside.changes = store.rated(id).await?;
            }
        }
        Ok(Seated { room, beside, changed: log.game.changed, way: log.game.way, searching: None })
    }

    /// The number under which a person's commands are remembered: the same for the whole game, wherever they sit.
    pub(crate) fn sender(&self, person: PersonId) -> Option<u8> {
        let mut people: Vec<PersonId> = self.room.people().collect();
        people.sort_unstable();
        people.iter().position(|one| *one == person).and_then(|at| u8::try_from(at).ok())
    }
}

/// The room of a stored log. All are away since that moment.
///
/// # Errors
/// If the log is none of a room's.
pub fn replay(log: &GameLog, since: Millis) -> Result<Room, Failure> {
    Room::replay(logged(log)?, since).map_err(|error| Failure::Damaged { detail: error.to_string() })
}

/// The events of a stored log.
pub(crate) fn logged(log: &GameLog) -> Result<Vec<Logged>, Failure> {
    let read = |row: &EventRow| match serde_json::from_str(&row.event) {
        Ok(event) => Ok(Logged { seq: row.seq, at: row.at, event }),
        Err(error) => Err(Failure::Damaged { detail: format!("event {}: {error}", row.seq) }),
    };
    log.events.iter().map(read).collect()
}

/// An event as it is stored.
pub(crate) fn written(event: &Event) -> String {
    serde_json::to_string(event).expect("an event is texts, numbers and lists of them")
}
