//! What a board shows, and what one more move does.

use alloc::string::String;
use alloc::vec::Vec;

use bija_rules::catalogue::options::Values;
use bija_rules::ruleset::Family;
use bija_rules::{Event, Game, Pit, Position, Rules, Seat};

use crate::choice::{legal, played};
use crate::event::WireEvent;
use crate::json::{Fields, Items, ToJson, object};
use crate::layout::Layout;
use crate::line::Line;
use crate::narrate::{preview, summary};
use crate::people::People;
use crate::refusal::Refusal;
use crate::request::Opened;
use crate::rounds::{ArrangementView, MatchView};

/// The board of a game and all that is around it.
///
/// ```text
/// ruleset options        id of the game; every option with its value
/// ply                    plies played
/// layout                 how the board lies
/// position               the position as text
/// pits labels            by the pit's index: its seeds; what its owner calls it
/// stores                 by seat: seeds in the store, or captured
/// seat                   the seat to move; null when the game is over
/// out                    seeds that count for nobody
/// closed                 pits that are out of play
/// marks houses blocked   by seat: the pit it has marked; the house it still owns; the pit it may not choose this turn
/// finished resigned      the seats that have finished a race; those that have left it and take the places from the last on; in order
/// pieces pieces_taken    by neutral square: whether it still holds its piece; by seat: pieces captured
/// piece_value            worth of a piece in seeds; 0 where there are none
/// hand                   by seat: seeds still to be brought onto the board
/// question               what is asked in mid-turn: from which pit how many seeds in hand are about to be sown
/// legal moves            the legal moves; the moves so far
/// outcome                the result; null while the game goes on
/// arrangement            what the players may arrange before the first move; null where they may not
/// match                  the match this game belongs to; null if it is none
/// ```
#[derive(Clone, Debug)]
pub struct View(
    /// The game.
    pub Opened,
);

impl ToJson for View {
    fn write_json(&self, text: &mut String) {
        object(text, |view| {
            let Opened { entry, values, game, .. } = &self.0;
            view.field("ruleset", &entry.id).field("options", &Options(values)).field("ply", &game.plies().len());
            board(game, view.field("layout", &Layout::of(game.rules(), entry.look)));
            view.list("legal", |items| legal(game, entry.look.turning).for_each(|legal| items.item(&legal)));
            view.list("moves", |items| played(game, entry.look.turning).for_each(|played| items.item(&played)));
            view.field("outcome", &game.outcome().map(|_| Outcome(game)));
            view.field("arrangement", &ArrangementView::of(game.rules())).field("match", &MatchView::of(&self.0));
        });
    }
}

/// What lies on the board and around it.
fn board(game: &Game, view: &mut Fields<'_>) {
    let (rules, position) = (game.rules(), game.position());
    let pits = 0..rules.board().cells() as Pit;
    view.field("position", &rules.text(position));
    view.list("pits", |items| pits.clone().for_each(|pit| items.item(&position.seeds(pit))));
    by_seat(view, "stores", rules, &|seat, items| items.item(&position.store(seat)));
    view.field("seat", &position.to_move().map(Seat::index)).number("out", position.out_of_play());
    view.list("labels", |items| pits.for_each(|pit| items.item(&rules.board().label(pit))));
    view.list("closed", |items| position.closed().for_each(|pit| items.item(&pit)));
    by_seat(view, "marks", rules, &|seat, items| items.item(&position.mark(seat)));
    in_order(view, "finished", &mut position.finished());
    in_order(view, "resigned", &mut position.resigned());
    by_seat(view, "pieces", rules, &|seat, items| {
        if rules.board().neutral(seat).is_some() {
            items.item(&position.has_piece(seat));
        }
    });
    by_seat(view, "pieces_taken", rules, &|seat, items| items.item(&position.pieces_taken(seat)));
    view.number("piece_value", rules.piece_value());
    by_seat(view, "hand", rules, &|seat, items| items.item(&position.hand(seat)));
    by_seat(view, "houses", rules, &|seat, items| items.item(&house(rules, position, seat)));
    by_seat(view, "blocked", rules, &|seat, items| items.item(&position.blocked(seat)));
    view.field("question", &position.asked_at().map(|pit| Question { pit, seeds: position.in_hand() }));
}

/// A list with something of each seat.
#[inline(never)]
fn by_seat(fields: &mut Fields<'_>, name: &str, rules: &Rules, fill: &dyn Fn(Seat, &mut Items<'_>)) {
    fields.list(name, |items| rules.seats().for_each(|seat| fill(seat, items)));
}

/// A list of seats.
#[inline(never)]
fn in_order(fields: &mut Fields<'_>, name: &str, seats: &mut dyn Iterator<Item = Seat>) {
    fields.list(name, |items| {
        for seat in seats {
            items.item(&seat.index());
        }
    });
}

/// Option values, written as an object.
struct Options<'a>(&'a Values);

impl ToJson for Options<'_> {
    fn write_json(&self, text: &mut String) {
        object(text, |options| {
            for (spec, value) in self.0.iter() {
                options.field(spec.name, &value);
            }
        });
    }
}

/// A question in mid-turn: seeds in hand, about to be sown from a pit.
struct Question {
    pit: Pit,
    seeds: u8,
}

impl ToJson for Question {
    fn write_json(&self, text: &mut String) {
        object(text, |question| {
            question.number("pit", self.pit).number("seeds", self.seeds);
        });
    }
}

/// The result of a game: the rule that ended it, seeds and places by seat, the seat that won (null for a draw), the seat that
/// moved last, and the seat of which the end speaks.
struct Outcome<'a>(&'a Game);

impl ToJson for Outcome<'_> {
    fn write_json(&self, text: &mut String) {
        let game = self.0;
        let rules = game.rules();
        let Some(outcome) = game.outcome() else {
            return;
        };
        object(text, |fields| {
            fields.field("reason", &outcome.reason.name());
            by_seat(fields, "score", rules, &|seat, items| items.item(&outcome.score[seat]));
            by_seat(fields, "places", rules, &|seat, items| items.item(&outcome.places[seat]));
            fields.field("winner", &outcome.winner(rules.board().seats).map(Seat::index));
            fields.field("last_mover", &outcome.last_mover.map(Seat::index)).field("ended_by", &game.ended_by().map(Seat::index));
        });
    }
}

/// The pit of the house that a seat still owns.
pub fn house(rules: &Rules, position: &Position, seat: Seat) -> Option<Pit> {
    match &rules.ruleset().family {
        Family::Sow(_) => None,
        Family::Bao(bao) => bao.house.filter(|_| position.owns_house(seat)).and_then(|house| rules.board().pit(seat, house.number)),
    }
}

/// What one move did.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its events, in order.
    pub events: Vec<WireEvent>,
    /// What it did, in sentences.
    pub summary: Vec<Line>,
    /// The same as something still to come.
    pub preview: Vec<Line>,
    /// The board after it.
    pub view: View,
}

impl ToJson for Step {
    fn write_json(&self, text: &mut String) {
        object(text, |step| {
            step.field("events", &self.events).field("summary", &self.summary).field("preview", &self.preview).field("view", &self.view);
        });
    }
}

/// Plays one more token and tells what it did.
///
/// # Errors
/// If the token cannot be played.
pub fn step(mut opened: Opened, token: &str, people: &People) -> Result<Step, Refusal> {
    let before = *opened.game.position();
    let mut events: Vec<Event> = Vec::new();
    opened.game.play_decision(token, &mut events).map_err(|error| Refusal::of_token(&opened.game, &error))?;
    let (rules, after) = (opened.game.rules(), opened.game.position());
    Ok(Step {
        summary: summary(rules, &before, after, &events, people),
        preview: preview(rules, &before, after, &events, people),
        events: events.into_iter().map(WireEvent).collect(),
        view: View(opened),
    })
}
