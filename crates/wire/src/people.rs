//! Who is who in a sentence.

use alloc::string::String;

use bija_rules::{BySeat, Pit, Rules, Seat};

use crate::layout::Side;
use crate::line::{Arg, Line};

/// The person in a seat, as the reader of a sentence calls them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Person {
    /// The reader.
    You,
    /// The reader's opponent, a person without a name.
    Opponent,
    /// The computer.
    Computer,
    /// One of several computers, by number from 1.
    ComputerNumber(u8),
    /// One of several people at one device, by the number of the seat from 1.
    Player(u8),
    /// Somebody with a nickname.
    Nick(String),
}

/// The people at a board, as one reader sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct People {
    seats: BySeat<Person>,
}

impl People {
    /// The person in each seat, as the reader calls them.
    pub fn new(seats: BySeat<Person>) -> People {
        People { seats }
    }

    /// The reader sits in `seat` at a board of so many `seats` and plays against the computer: a computer in each other
    /// seat, numbered in the order of play after the reader if there are several.
    pub fn against_computers(seat: Seat, seats: u8) -> People {
        let after = |one: Seat| (one.index() as u8 + seats - seat.index() as u8) % seats;
        People {
            seats: BySeat::from_fn(|one| match one {
                one if one == seat => Person::You,
                _ if seats == 2 => Person::Computer,
                one => Person::ComputerNumber(after(one)),
            }),
        }
    }

    /// The reader sits in `seat` and plays against a person.
    pub fn against_person(seat: Seat) -> People {
        People { seats: BySeat::from_fn(|one| if one == seat { Person::You } else { Person::Opponent }) }
    }

    /// Everybody is called by number: people at one device, or a game looked at by somebody else.
    pub fn by_number() -> People {
        People { seats: BySeat::from_fn(|seat| Person::Player(seat.index() as u8 + 1)) }
    }

    /// The person in a seat.
    pub fn person(&self, seat: Seat) -> &Person {
        &self.seats[seat]
    }

    /// The seat of the reader, if the reader plays.
    pub fn reader(&self) -> Option<Seat> {
        Seat::first(Seat::MAX as u8).find(|&seat| self.seats[seat] == Person::You)
    }

    /// The seat at the bottom of the table.
    pub(crate) fn bottom(&self) -> Seat {
        self.reader().unwrap_or(Seat::SOUTH)
    }

    /// The word by which messages choose between the reader, others, and names.
    fn kind(&self, seat: Seat) -> &'static str {
        match self.seats[seat] {
            Person::You => "you",
            Person::Opponent => "opponent",
            Person::Computer => "computer",
            Person::ComputerNumber(_) | Person::Player(_) | Person::Nick(_) => "named",
        }
    }

    /// The name to put where a message says `$name` or `$nick`.
    pub fn name(&self, seat: Seat) -> Arg {
        match &self.seats[seat] {
            Person::You => Line::new("name-you").into(),
            Person::Opponent => Line::new("name-opponent").into(),
            Person::Computer => Line::new("name-computer").into(),
            Person::ComputerNumber(number) => Line::new("name-computer-number").with("n", *number).into(),
            Person::Player(number) => Line::new("name-player").with("n", *number).into(),
            Person::Nick(nick) => Arg::Text(nick.clone()),
        }
    }

    /// The message `agent`: who acted.
    pub(crate) fn agent(&self, seat: Seat) -> Line {
        Line::new("agent").with("kind", self.kind(seat)).with("nick", self.name(seat))
    }

    /// The word `$by` in a sentence that begins with the name of this seat's person.
    pub fn by(&self, seat: Seat) -> &'static str {
        if self.seats[seat] == Person::You { "you" } else { "other" }
    }

    /// The message `place-pit`, whose pit of which name; or `place-square`, a square of nobody's by the side of the table where the
    /// reader sees it.
    #[inline(never)]
    pub fn place(&self, rules: &Rules, pit: Pit) -> Line {
        let board = rules.board();
        match board.owner(pit) {
            Some(owner) => Line::new("place-pit").with("owner", self.kind(owner)).with("nick", self.name(owner)).with("pit", Arg::of_pit(rules, pit)),
            // The square before a row lies at the left hand of the row's owner.
            None => Line::new("place-square").with("way", if board.neutral(self.bottom()) == Some(pit) { Side::Left } else { Side::Right }.name()),
        }
    }

    /// The message `place-store`.
    pub fn store(&self, owner: Seat) -> Line {
        Line::new("place-store").with("owner", self.kind(owner)).with("nick", self.name(owner))
    }
}
