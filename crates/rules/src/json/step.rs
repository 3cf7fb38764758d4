//! Events, outcomes and the steps of a game as JSON.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde_json::{Map, Value, json};

use super::fields::fields;
use crate::event::Event;
use crate::game::Game;
use crate::pits::Pit;
use crate::rules::Rules;
use crate::seat::Seat;

/// A seat as files write it: `"S"` and `"N"`, or 1 to 4 in races and at tables of three and four.
pub fn seat(rules: &Rules, seat: Seat) -> Value {
    let sign = rules.sign(seat);
    sign.to_digit(10).map_or_else(|| json!(sign.to_string()), |digit| json!(digit))
}

/// An event as JSON: `{"e": kind, ...}`, with pits and seats written by these functions.
pub fn event(event: Event, pit: fn(&Rules, Pit) -> Value, seat: fn(&Rules, Seat) -> Value, rules: &Rules) -> Value {
    let pit = |at| ("pit", pit(rules, at));
    let seat = |key, one| (key, seat(rules, one));
    let seeds = |count: u8| ("seeds", Value::from(count));
    match event {
        Event::Lift { pit: from, seeds: count } => object("lift", [pit(from), seeds(count)]),
        Event::Relay { pit: from, seeds: count } => object("relay", [pit(from), seeds(count)]),
        Event::Drop(at) => object("drop", [pit(at)]),
        Event::DropStore(owner) => object("drop", [seat("store", owner)]),
        Event::Skip(at) => object("skip", [pit(at)]),
        Event::Taken { pit: from, seeds: count, to } => object("taken", [pit(from), seeds(count), seat("to", to)]),
        Event::Capture { pit: from, seeds: count, to } => object("capture", [pit(from), seeds(count), seat("to", to)]),
        Event::Gather { pit: from, seeds: count } => object("gather", [pit(from), seeds(count)]),
        Event::SowOn(from) => object("sow_on", [pit(from)]),
        Event::SowInto(end) => object("sow_into", [pit(end)]),
        Event::Namua { pit: into, from } => object("namua", [pit(into), seat("from", from)]),
        Event::HouseLost(at) => object("house_lost", [pit(at)]),
        Event::Blocked(at) => object("blocked", [pit(at)]),
        Event::Unblocked(at) => object("unblocked", [pit(at)]),
        Event::Piece { pit: from, to } => object("piece", [pit(from), seat("to", to)]),
        Event::Mark { pit: at, owner } => object("mark", [pit(at), seat("owner", owner)]),
        Event::Spared(at) => object("spared", [pit(at)]),
        Event::Ask(at) => object("ask", [pit(at)]),
        Event::Swap => object("swap", []),
        Event::TurnEnd(why) => object("turn_end", [("why", why.name().into())]),
        Event::Again(mover) => object("again", [seat("seat", mover)]),
        Event::Finish { seat: one, place } => object("finish", [seat("seat", one), ("place", place.into())]),
        Event::Resign { seat: one, place } => object("resign", [seat("seat", one), ("place", place.into())]),
        Event::PassTo(next) => object("pass_to", [seat("seat", next)]),
        Event::Passed(one) => object("passed", [seat("seat", one)]),
        Event::Pay { pit: into, from } => object("pay", [pit(into), seat("from", from)]),
        Event::Sweep { pit: from, seeds: count, to } => object("sweep", [pit(from), seeds(count), seat("to", to)]),
        Event::Discard { pit: from, seeds: count } => object("sweep", [pit(from), seeds(count), ("to", Value::Null)]),
        Event::End { reason, seat: one } => object("end", [("reason", reason.name().into()), one.map_or(("seat", Value::Null), |one| seat("seat", one))]),
    }
}

fn object<const N: usize>(kind: &str, fields: [(&'static str, Value); N]) -> Value {
    object_of(kind, &mut fields.into_iter())
}

/// One code for all numbers of fields: the browser loads it.
fn object_of(kind: &str, fields: &mut dyn Iterator<Item = (&'static str, Value)>) -> Value {
    let mut object = Map::new();
    object.insert("e".to_string(), kind.into());
    for (key, value) in fields {
        object.insert(key.to_string(), value);
    }
    Value::Object(object)
}

/// The result of a game as JSON, or null.
pub fn outcome(game: &Game) -> Value {
    let rules = game.rules();
    let Some(outcome) = game.outcome() else {
        return Value::Null;
    };
    let seats = rules.board().seats;
    json!({
        "reason": outcome.reason.name(),
        "score": rules.seats().map(|seat| outcome.score[seat]).collect::<Vec<_>>(),
        "places": rules.seats().map(|seat| outcome.places[seat]).collect::<Vec<_>>(),
        "winner": outcome.winner(seats).map(|winner| seat(rules, winner)),
        "last_mover": outcome.last_mover.map(|mover| seat(rules, mover)),
    })
}

/// One step of a game: the position after a token, with what led to it. The first step of a game has no move.
pub fn step(game: &Game, ply: usize, moved: Option<(Seat, &str)>, events: &[Event]) -> Map<String, Value> {
    let rules = game.rules();
    let position = game.position();
    let legal: Vec<String> = game.legal().map(|mv| rules.move_token(position, mv)).collect();
    let events: Vec<Value> = events.iter().map(|&told| event(told, |rules, pit| rules.pit_name(pit).into(), seat, rules)).collect();
    let mut step = Map::new();
    step.insert("ply".to_string(), json!(ply));
    step.insert("seat".to_string(), moved.map_or(Value::Null, |(mover, _)| seat(rules, mover)));
    step.insert("move".to_string(), json!(moved.map(|(_, token)| token)));
    step.insert("position".to_string(), json!(rules.text(position)));
    step.insert("fields".to_string(), Value::Object(fields(rules, position)));
    step.insert("legal".to_string(), json!(legal));
    step.insert("events".to_string(), Value::Array(events));
    step.insert("outcome".to_string(), outcome(game));
    step
}
