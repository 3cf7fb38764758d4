//! A table as it travels: what everybody sees of a room, and what only one reader is told.

use bija_room::{
    Absence, Account, Begin, Chair, Clock, Ending, Fallback, First, Join, Occupant, Parity, PersonId, Phase, Rating, Rematch, Room, Rotate, Series, Settings,
};
use bija_store::{GameId, Millis, RatingChange};
use bija_wire::{Fields, Items, ToJson, object};

use super::commands;
use super::frame::Raw;
use super::known::{Name, People};

/// What stands beside the room: what the store knows of its people and its end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Beside {
    /// Ratings of a rated game's people, with the rated games played.
    pub(crate) ratings: Vec<(PersonId, i32, u32)>,
    /// What the game did to ratings.
    pub(crate) changes: Vec<RatingChange>,
    /// Who its people are today.
    pub(crate) people: People,
}

/// Whether a table is told with the game itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// With it.
    Whole,
    /// Without it: the reader has it already.
    WithoutGame,
}

/// What everybody sees, an object that is not closed yet.
pub(crate) fn common(id: GameId, room: &Room, beside: &Beside, watchers: usize, part: Part) -> String {
    let chairs = room.seats();
    let seats_that = |says: fn(&Chair<'_>) -> bool| -> Vec<u8> {
        let says = |(seat, chair): (u8, &Option<Chair<'_>>)| chair.as_ref().filter(|chair| says(chair)).map(|_| seat);
        (0..).zip(&chairs).filter_map(says).collect()
    };
    let clock = room.clock();
    let mut text = String::with_capacity(1500);
    object(&mut text, |table| {
        table.field("id", &id.to_string()).field("seq", &room.seq()).field("phase", &room.phase().name());
        if part == Part::Whole {
            table.field("game", &Game(room));
        }
        table.field("ply", &room.ply()).list("seats", |items| {
            for chair in &chairs {
                items.item(&Sitting { chair: chair.as_ref(), beside });
            }
        });
        table.field("host", &room.seat_of(room.host())).field("settings", &Told(room.settings())).field("mover", &room.mover());
        table.field("clock", &ClockJson { seconds: clock.seconds.map(u32::from), deadline: clock.deadline.map(|at| at.0) });
        table.field("draw", &seats_that(|chair| chair.offers_draw)).field("rematch", &seats_that(|chair| chair.rematch == Rematch::Offered));
        table.field("draw_wait", &chairs.iter().map(|chair| chair.as_ref().map_or(0, |chair| chair.draw_wait)).collect::<Vec<u32>>());
        table.field("prelude", &prelude(room)).field("over", &room.ending().map(|ending| Over { ending, room, beside }));
        table.field("next", &room.next().map(|next| next.to_string()));
        table.field("position", &room.game().map(|game| format!("{:016x}", game.position().stable_hash())));
        table.field("board", &room.game().map(|game| game.rules().text(game.position())));
        table.field("watchers", &watchers);
        if room.phase() == Phase::Gathering
            && let Ok(fitted) = room.game_as_fits()
        {
            table.list("fallen_back", |items| fitted.fallen_back.iter().for_each(|fallback| items.item(&Fell(fallback))));
            table.field("levels", &commands::levels(room).map(|level| level.name().to_string()).collect::<Vec<String>>());
        }
    });
    text.truncate(text.len() - 1);
    text
}

/// What only this reader is told: the seat, and what can be done from it. The object is closed.
pub(crate) fn own(room: &Room, beside: &Beside, person: Option<PersonId>, now: Millis) -> String {
    let can = person.map(|person| room.can(person, now)).unwrap_or_default().into_iter();
    // Nobody plays again with somebody who is gone for good.
    let can: Vec<String> = can.filter(|deed| *deed != "offer-rematch" || beside.people.deleted().next().is_none()).map(str::to_string).collect();
    let mut text = String::new();
    object(&mut text, |table| {
        table.field("seat", &person.and_then(|person| room.seat_of(person))).field("can", &can);
    });
    text.replace_range(..1, ",");
    text
}

/// A whole table for one reader.
pub(crate) fn whole(id: GameId, room: &Room, beside: &Beside, watchers: usize, person: Option<PersonId>, now: Millis) -> String {
    common(id, room, beside, watchers, Part::Whole) + &own(room, beside, person, now)
}

/// Options as an object of texts.
pub(crate) fn options_json(options: &[(String, String)]) -> String {
    let mut text = String::new();
    object(&mut text, |fields| {
        for (name, value) in options {
            fields.field(name, value);
        }
    });
    text
}

/// Settings as a table tells them.
pub(crate) fn settings_json(settings: &Settings) -> String {
    Told(settings).to_json()
}

/// The game as `bija_wire::GameRequest` reads it.
struct Game<'a>(&'a Room);

impl ToJson for Game<'_> {
    fn write_json(&self, text: &mut String) {
        let room = self.0;
        let spec = room.spec();
        let fitted = room.game_as_fits();
        let options = options_json(fitted.as_ref().map_or(&spec.options, |fitted| &fitted.options));
        object(text, |game| {
            game.field("ruleset", &spec.ruleset).field("options", &Raw(&options));
            game.field("start", &room.start_number().map(|number| number.to_string())).field("position", &spec.position);
            if let Some(lists) = room.arranged() {
                game.field("arranged", &lists);
            }
            match spec.series {
                Some(Series::Pair) => {
                    game.field("match", &"pair");
                }
                None => {}
            }
            if !room.rounds().is_empty() {
                game.field("rounds", &room.rounds().to_vec());
            }
            game.field("moves", &room.game().map(bija_rules::Game::tokens).unwrap_or_default());
        });
    }
}

struct Sitting<'a> {
    chair: Option<&'a Chair<'a>>,
    beside: &'a Beside,
}

impl ToJson for Sitting<'_> {
    fn write_json(&self, text: &mut String) {
        let Some(chair) = self.chair else {
            text.push_str("null");
            return;
        };
        let of = |name, account| match account {
            Account::Guest => (name, "guest", None),
            Account::SignedIn => (name, "account", None),
        };
        let (name, kind, level) = match chair.occupant {
            Occupant::Person { id, name, account } => match self.beside.people.at(*id).map(|known| &known.name) {
                Some(Name::Of(name, account)) => of(name.as_str(), *account),
                Some(Name::Deleted) => ("", "deleted", None),
                None => of(name.as_str(), *account),
            },
            Occupant::Computer { level } => ("", "computer", Some(level.name())),
        };
        let rated = chair.occupant.person().and_then(|person| self.beside.ratings.iter().find(|(rated, ..)| *rated == person));
        let provisional = rated.is_some_and(|(_, _, games)| *games < bija_room::rating::PROVISIONAL_GAMES);
        object(text, |seat| {
            seat.field("name", &name).field("kind", &kind).field("level", &level).field("present", &chair.absent.is_none());
            seat.field("held", &chair.held)
                .field("takes_over", &chair.takes_over.map(|at| at.0))
                .field("out", &chair.out)
                .field("rating", &rated.map(|(_, rating, _)| *rating));
            seat.field("provisional", &provisional);
        });
    }
}

struct Told<'a>(&'a Settings);

impl ToJson for Told<'_> {
    fn write_json(&self, text: &mut String) {
        let Settings { seats, clock, join, begin, first, rotate, absence, rating } = *self.0;
        let seconds = match clock {
            Clock::None => None,
            Clock::Sowing { seconds } => Some(u32::from(seconds)),
        };
        let join = match join {
            Join::Link => "link",
            Join::Anyone => "anyone",
        };
        let begin = match begin {
            Begin::WhenFull => "full",
            Begin::ByHost => "host",
        };
        let first = match first {
            First::Random => "random",
            First::Host => "host",
            First::Guest => "guest",
        };
        let absence = match absence {
            Absence::ClockDecides => "clock",
            Absence::ComputerPlays => "computer",
        };
        object(text, |settings| {
            settings.field("seats", &seats).field("clock", &seconds).field("join", &join).field("begin", &begin).field("first", &first);
            settings.field("rotate", &(rotate == Rotate::Next)).field("absence", &absence).field("ranked", &(rating == Rating::Rated));
        });
    }
}

struct ClockJson {
    seconds: Option<u32>,
    deadline: Option<i64>,
}

impl ToJson for ClockJson {
    fn write_json(&self, text: &mut String) {
        object(text, |clock| {
            clock.field("seconds", &self.seconds).field("deadline", &self.deadline);
        });
    }
}

struct Fell<'a>(&'a Fallback);

impl ToJson for Fell<'_> {
    fn write_json(&self, text: &mut String) {
        let Fallback { option, wanted, value } = self.0;
        object(text, |fell| {
            fell.field("option", option).field("wanted", wanted).field("value", value);
        });
    }
}

/// What is settled before the first sowing, as long as it is.
struct Settling<'a> {
    room: &'a Room,
    prelude: bija_room::Prelude<'a>,
}

fn prelude(room: &Room) -> Option<Settling<'_>> {
    match room.phase() {
        Phase::Hiding | Phase::Guessing | Phase::Choosing | Phase::Arranging => Some(Settling { room, prelude: room.prelude()? }),
        Phase::Gathering | Phase::Playing | Phase::Over => None,
    }
}

impl ToJson for Settling<'_> {
    fn write_json(&self, text: &mut String) {
        let bija_room::Prelude { seat, hash, revealed, guess, lists } = self.prelude;
        let other = seat.map(|seat| 1 - seat.min(1));
        let (hider, guesser, chooser) = match self.room.phase() {
            Phase::Hiding => (seat, other, None),
            Phase::Guessing => (other, seat, None),
            Phase::Choosing => (None, None, seat),
            Phase::Gathering | Phase::Arranging | Phase::Playing | Phase::Over => (None, None, None),
        };
        let count = revealed.map(|concealed| concealed.count);
        let named = guess.map(|guess| match guess {
            Parity::Odd => "odd",
            Parity::Even => "even",
        });
        object(text, |prelude| {
            prelude.field("seat", &seat).field("hider", &hider).field("guesser", &guesser).field("chooser", &chooser);
            prelude.field("hash", &hash).field("count", &count).field("salt", &revealed.map(|concealed| concealed.salt.as_str()));
            prelude.field("guess", &named).field("right", &count.map(|count| guess == Some(Parity::of(count))));
            prelude.list("arranging", |items| self.arranging(lists, items));
        });
    }
}

impl Settling<'_> {
    /// The seats that have not laid their seeds out yet.
    fn arranging(&self, lists: &[Option<Vec<u32>>], items: &mut Items<'_>) {
        let Ok(fitted) = self.room.game_as_fits() else { return };
        if self.room.phase() != Phase::Arranging {
            return;
        }
        for (share, list) in fitted.rules.arrangement().unwrap_or_default().iter().zip(lists) {
            if list.is_none() {
                items.item(&(share.seat.index() as u8));
            }
        }
    }
}

struct Over<'a> {
    ending: &'a Ending,
    room: &'a Room,
    beside: &'a Beside,
}

impl ToJson for Over<'_> {
    fn write_json(&self, text: &mut String) {
        let Ending { reason, by, places, score, winner, .. } = self.ending;
        object(text, |over| {
            over.field("reason", &reason.name()).field("places", places).field("score", score).field("winner", winner).field("by", by);
            self.ratings(over);
        });
    }
}

impl Over<'_> {
    fn ratings(&self, over: &mut Fields<'_>) {
        let changes = &self.beside.changes;
        if changes.is_empty() {
            over.field("ratings", &None::<u8>);
            return;
        }
        over.list("ratings", |items| {
            for chair in self.room.seats() {
                let person = chair.and_then(|chair| chair.occupant.person());
                let change = changes.iter().find(|change| Some(change.person) == person);
                items.item(&change.map(|change| Rated { before: change.before, after: change.after }));
            }
        });
    }
}

struct Rated {
    before: i32,
    after: i32,
}

impl ToJson for Rated {
    fn write_json(&self, text: &mut String) {
        object(text, |rated| {
            rated.field("before", &self.before).field("after", &self.after);
        });
    }
}
