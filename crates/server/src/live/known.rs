//! Who the people of a game are today. A log names those who sat down; since then a guest's games may have become an account's, names
//! may have changed, and somebody may have been forgotten.

use bija_room::{Account, Occupant, Room};
use bija_store::{GameRow, Kind, PersonId, Sitter};

/// A person of a game's log, as the store knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    /// As the log and the room name them.
    pub(crate) person: PersonId,
    /// Who that is: the same person, or the account to which a guest's games went.
    pub(crate) today: PersonId,
    /// The name of today.
    pub(crate) name: Name,
}

/// How somebody is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Name {
    /// By a name.
    Of(String, Account),
    /// By none: their data is deleted.
    Deleted,
}

/// The people of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct People(Vec<Known>);

impl People {
    /// Those of a room, as the row that was read with its log knows them.
    pub(crate) fn of(room: &Room, row: &GameRow) -> People {
        let mut people = Vec::new();
        for (seat, chair) in (0_u8..).zip(room.seats()) {
            let Some(person) = chair.and_then(|chair| chair.occupant.person()) else { continue };
            let Some(stored) = row.seats.iter().find(|stored| stored.seat.seat == seat) else { continue };
            let Sitter::Person(today) = stored.seat.sitter else { continue };
            let name = match &stored.known_as {
                Some((name, Kind::Guest)) => Name::Of(name.clone(), Account::Guest),
                Some((name, Kind::Account)) => Name::Of(name.clone(), Account::SignedIn),
                None => Name::Deleted,
            };
            people.push(Known { person, today, name });
        }
        People(people)
    }

    /// Keeps up with who comes and goes: whoever sits down is who they say.
    pub(crate) fn follow(&mut self, room: &Room) {
        self.0.retain(|known| room.seat_of(known.person).is_some());
        for chair in room.seats().into_iter().flatten() {
            if let Occupant::Person { id, name, account } = chair.occupant
                && self.at(*id).is_none()
            {
                self.0.push(Known { person: *id, today: *id, name: Name::Of(name.clone(), *account) });
            }
        }
    }

    /// A person of the room.
    pub(crate) fn at(&self, person: PersonId) -> Option<&Known> {
        self.0.iter().find(|known| known.person == person)
    }

    /// Who somebody is at this table: an account plays on as the guest whose games became its own. One that has a seat under its own
    /// name keeps that one.
    pub(crate) fn at_the_table(&self, person: PersonId) -> PersonId {
        match self.at(person) {
            Some(_) => person,
            None => self.0.iter().find(|known| known.today == person).map_or(person, |known| known.person),
        }
    }

    /// Whether somebody is among them, by the name of the log or that of today.
    pub(crate) fn concern(&self, person: PersonId) -> bool {
        self.0.iter().any(|known| known.person == person || known.today == person)
    }

    /// The name of today of somebody who sits there, whichever name is asked for.
    pub(crate) fn name_of(&self, person: PersonId) -> Option<&Name> {
        self.0.iter().find(|known| known.today == person || known.person == person).map(|known| &known.name)
    }

    /// Those whose data is deleted.
    pub(crate) fn deleted(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.0.iter().filter(|known| known.name == Name::Deleted).map(|known| known.person)
    }

    /// An occupant as who it is today, for a game that begins now. Two of the room never become one.
    pub(crate) fn today(&self, room: &Room, occupant: &Occupant) -> Occupant {
        let known = occupant.person().and_then(|person| self.at(person));
        match known {
            Some(Known { person, today, name: Name::Of(name, account) }) if person == today || room.seat_of(*today).is_none() => {
                Occupant::Person { id: *today, name: name.clone(), account: *account }
            }
            Some(_) | None => occupant.clone(),
        }
    }
}
