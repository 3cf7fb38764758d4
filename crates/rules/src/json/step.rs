//! Events, outcomes and the steps of a game as JSON.

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
pub fn event(event: Event, pit: impl Fn(Pit) -> Value, seat: impl Fn(Seat) -> Value) -> Value {
    match event {
        Event::Lift { pit: from, seeds } => json!({"e": "lift", "pit": pit(from), "seeds": seeds}),
        Event::Relay { pit: from, seeds } => json!({"e": "relay", "pit": pit(from), "seeds": seeds}),
        Event::Drop(at) => json!({"e": "drop", "pit": pit(at)}),
        Event::DropStore(owner) => json!({"e": "drop", "store": seat(owner)}),
        Event::Skip(at) => json!({"e": "skip", "pit": pit(at)}),
        Event::Taken { pit: from, seeds, to } => json!({"e": "taken", "pit": pit(from), "seeds": seeds, "to": seat(to)}),
        Event::Capture { pit: from, seeds, to } => json!({"e": "capture", "pit": pit(from), "seeds": seeds, "to": seat(to)}),
        Event::Gather { pit: from, seeds } => json!({"e": "gather", "pit": pit(from), "seeds": seeds}),
        Event::SowOn(from) => json!({"e": "sow_on", "pit": pit(from)}),
        Event::Piece { pit: from, to } => json!({"e": "piece", "pit": pit(from), "to": seat(to)}),
        Event::Mark { pit: at, owner } => json!({"e": "mark", "pit": pit(at), "owner": seat(owner)}),
        Event::Spared(at) => json!({"e": "spared", "pit": pit(at)}),
        Event::Ask(at) => json!({"e": "ask", "pit": pit(at)}),
        Event::Swap => json!({"e": "swap"}),
        Event::TurnEnd(why) => json!({"e": "turn_end", "why": why.name()}),
        Event::Again(mover) => json!({"e": "again", "seat": seat(mover)}),
        Event::Finish { seat: one, place } => json!({"e": "finish", "seat": seat(one), "place": place}),
        Event::PassTo(next) => json!({"e": "pass_to", "seat": seat(next)}),
        Event::Passed(one) => json!({"e": "passed", "seat": seat(one)}),
        Event::Pay { pit: into, from } => json!({"e": "pay", "pit": pit(into), "from": seat(from)}),
        Event::Sweep { pit: from, seeds, to } => json!({"e": "sweep", "pit": pit(from), "seeds": seeds, "to": seat(to)}),
        Event::Discard { pit: from, seeds } => json!({"e": "sweep", "pit": pit(from), "seeds": seeds, "to": null}),
        Event::End { reason, seat: one } => json!({"e": "end", "reason": reason.name(), "seat": one.map(seat)}),
    }
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
    let events: Vec<Value> = events.iter().map(|&told| event(told, |pit| json!(rules.pit_name(pit)), |one| seat(rules, one))).collect();
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
