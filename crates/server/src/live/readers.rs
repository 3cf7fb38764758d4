//! Those who look at a game: coming, what they have missed, going.

use axum::extract::ws::Utf8Bytes;
use bija_room::{Chair, Event, Presence, Room};
use bija_store::{Millis, PersonId};
use tokio::sync::mpsc::Receiver;

use super::audience::{Audience, LineId};
use super::frame::{self, Here};
use super::game::{LiveGame, hidden_by, watchers};
use super::games::Live;
use super::seated::{Seated, written};
use super::steps;
use super::table::{self, Beside, Part};
use super::trouble::Failure;

/// Events that somebody who comes back may have missed; who has missed more gets the whole table.
const MOST_MISSED: u64 = 16;
/// Readers up to which everybody hears of each watcher who comes or goes.
const FEW: usize = 32;

/// A line to a game, as its socket holds it.
#[derive(Debug)]
pub struct Entered {
    /// Its number, by which it is left.
    pub line: LineId,
    /// What happens from now on.
    pub frames: Receiver<Utf8Bytes>,
    /// What is sent first.
    pub first: Utf8Bytes,
}

impl LiveGame {
    /// Lets somebody in who looks at the game from now on. `seen` is the last event that they have.
    pub(crate) async fn enter(&self, live: &Live, person: Option<PersonId>, seen: Option<u64>) -> Result<Entered, Failure> {
        let mut guard = self.open(live).await?;
        let now = live.now();
        let inside = &mut *guard;
        let Some(seated) = &mut inside.seated else { return Err(Failure::NoSuchGame) };
        let person = person.map(|person| seated.beside.people.at_the_table(person));
        let (line, frames) = inside.audience.enter(person);
        self.presence_of(live, seated, &mut inside.audience, person, now);
        let (room, beside) = (&seated.room, &seated.beside);
        let watchers = watchers(room, &inside.audience);
        let missed = match seen {
            Some(seen) => self.missed(live, seated, seen, person, watchers).await?,
            None => None,
        };
        let first = match missed {
            Some(events) => frame::resumed(now, person.and_then(|person| room.seat_of(person)), &events),
            None => self.welcome_to(room, beside, watchers, person, now),
        };
        Ok(Entered { line, frames, first })
    }

    /// The events after `seen` as frames, if they are few and each changes the game by one more move at most.
    async fn missed(&self, live: &Live, seated: &Seated, seen: u64, person: Option<PersonId>, watchers: usize) -> Result<Option<Vec<String>>, Failure> {
        let room = &seated.room;
        if seen == 0 || seen > room.seq() || room.seq() - seen > MOST_MISSED {
            return Ok(None);
        }
        let rows = live.store().events(self.id(), seen).await?;
        let table = table::common(self.id(), room, &seated.beside, watchers, Part::WithoutGame) + &table::own(room, &seated.beside, person, live.now());
        let mut frames = Vec::with_capacity(rows.len());
        for row in rows {
            let event: Event = serde_json::from_str(&row.event).map_err(|error| Failure::Damaged { detail: error.to_string() })?;
            let mine = hidden_by(room, person, &event);
            // Whether a move began a round cannot be seen afterwards: matches of rounds are told whole.
            if steps::part(&event) == Part::Whole || room.series().is_some() {
                return Ok(None);
            }
            frames.push(frame::event(row.seq, row.at, &written(&if mine { event } else { event.public() }), &table));
        }
        Ok(Some(frames))
    }

    /// Somebody's line is gone.
    pub(crate) async fn leave(&self, live: &Live, line: LineId) {
        let mut guard = self.lock().await;
        let inside = &mut *guard;
        let person = inside.audience.leave(line);
        if let Some(seated) = &mut inside.seated {
            self.presence_of(live, seated, &mut inside.audience, person, live.now());
        }
    }

    /// A line of somebody came or went: who is there now, for the room and for everybody.
    fn presence_of(&self, live: &Live, seated: &mut Seated, audience: &mut Audience, person: Option<PersonId>, now: Millis) {
        audience.tidy();
        let player = person.filter(|person| seated.room.seat_of(*person).is_some());
        let before = here(&seated.room);
        if let Some(person) = player {
            let presence = if audience.has(person) { Presence::Here } else { Presence::Away };
            seated.room.presence(person, presence, now);
            match presence {
                Presence::Here => live.player_came(self.id()),
                Presence::Away => {}
            }
            live.look_after(self.id(), seated);
        }
        let after = here(&seated.room);
        let watchers = watchers(&seated.room, audience);
        if before != after || player.is_none() && (watchers <= FEW || watchers.is_multiple_of(FEW)) {
            let frame = frame::presence(&after, watchers);
            audience.tell(|_| frame.clone());
        }
    }

    /// The whole table for one reader.
    pub(crate) async fn table(&self, live: &Live, person: Option<PersonId>) -> Result<String, Failure> {
        let inside = self.open(live).await?;
        let Some(seated) = &inside.seated else { return Err(Failure::NoSuchGame) };
        let room = &seated.room;
        let person = person.map(|person| seated.beside.people.at_the_table(person));
        Ok(table::whole(self.id(), room, &seated.beside, watchers(room, &inside.audience), person, live.now()))
    }

    /// The frame that tells a whole table to the reader of a line.
    pub(crate) async fn welcome(&self, live: &Live, line: LineId) -> Result<Utf8Bytes, Failure> {
        let inside = self.open(live).await?;
        let Some(seated) = &inside.seated else { return Err(Failure::NoSuchGame) };
        let person = inside.audience.reader(line);
        Ok(self.welcome_to(&seated.room, &seated.beside, watchers(&seated.room, &inside.audience), person, live.now()))
    }

    /// The frame that tells a whole table to one of its readers.
    pub(super) fn welcome_to(&self, room: &Room, beside: &Beside, watchers: usize, person: Option<PersonId>, now: Millis) -> Utf8Bytes {
        let table = table::whole(self.id(), room, beside, watchers, person, now);
        frame::welcome(now, person.and_then(|person| room.seat_of(person)), &table)
    }

    /// Lines have become others': who is there now, for the room. Everybody is told the whole table afterwards.
    pub(super) fn see_who_is_here(&self, live: &Live, seated: &mut Seated, audience: &Audience) {
        let people: Vec<PersonId> = seated.room.people().collect();
        for person in people {
            let presence = if audience.has(person) { Presence::Here } else { Presence::Away };
            seated.room.presence(person, presence, live.now());
        }
        live.look_after(self.id(), seated);
    }
}

/// Which people of a room are there; computers always are.
fn here(room: &Room) -> Vec<Here> {
    let here = |chair: &Option<Chair<'_>>| match chair {
        Some(chair) => Here { present: chair.absent.is_none(), takes_over: chair.takes_over },
        None => Here { present: false, takes_over: None },
    };
    room.seats().iter().map(here).collect()
}
