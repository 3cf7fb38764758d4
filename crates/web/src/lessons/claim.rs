//! What a step claims: events by kind and by those of their fields that matter, compared with what the rules tell.
//!
//! A claim has the form of an event on the wire, with pits and seats as notation calls them:
//! `{"e": "capture", "pit": "N3", "seeds": 4, "to": "S"}`. `"last": true` asks that no seed falls after this one.

use bija_rules::{Event, Pit, Rules, Seat};
use bija_wire::{ToJson, WireEvent};
use serde_json::{Map, Value};

/// The field that asks for the last seed of the move.
const LAST: &str = "last";

/// One claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim(Map<String, Value>);

impl Claim {
    /// A claim of these fields, if they name the kind of an event.
    pub(super) fn read(value: &Value) -> Option<Claim> {
        let fields = value.as_object()?;
        fields.get("e")?.as_str()?;
        Some(Claim(fields.clone()))
    }

    /// The kind of event.
    pub fn kind(&self) -> &str {
        self.0["e"].as_str().expect("a claim is read with the kind of an event")
    }

    /// The sign of the seat in whose store a seed falls, if the claim says so.
    pub(super) fn store(&self) -> Option<&str> {
        self.0.get("store")?.as_str()
    }

    /// Whether the event is what is claimed; `last` says whether a seed falls after it.
    fn fits(&self, rules: &Rules, event: Event, last: bool) -> bool {
        let event = fields(rules, event);
        self.0.iter().all(|(name, wanted)| if name == LAST { *wanted == Value::Bool(last) } else { event.get(name) == Some(wanted) })
    }
}

impl std::fmt::Display for Claim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&Value::Object(self.0.clone()).to_string())
    }
}

/// The first claim that the events do not bear out: each event that is claimed happens, after those claimed before it.
pub(super) fn refuted<'c>(rules: &Rules, claims: &'c [Claim], events: &[Event]) -> Option<&'c Claim> {
    let last = events.iter().rposition(|event| matches!(event, Event::Drop(_) | Event::DropStore(_)));
    let mut rest = events.iter().enumerate();
    claims.iter().find(|claim| !rest.any(|(index, &event)| claim.fits(rules, event, Some(index) == last)))
}

/// The events as claims would have them, for whoever writes a lesson.
pub fn told(rules: &Rules, events: &[Event]) -> Vec<String> {
    let lines = events.iter().map(|&event| Value::Object(fields(rules, event)).to_string());
    lines.collect()
}

/// The fields of an event, with the names of pits and the signs of seats.
fn fields(rules: &Rules, event: Event) -> Map<String, Value> {
    let mut text = String::new();
    WireEvent(event).write_json(&mut text);
    let Ok(Value::Object(fields)) = serde_json::from_str(&text) else {
        unreachable!("an event is written as an object: {text}");
    };
    fields.into_iter().map(|(name, value)| (name.clone(), named(rules, &name, value))).collect()
}

fn named(rules: &Rules, name: &str, value: Value) -> Value {
    let Some(index) = value.as_u64() else { return value };
    let seat = || Seat::new(index as usize).map(|seat| rules.sign(seat).to_string());
    match name {
        "pit" => rules.pit_name(index as Pit).into(),
        "store" | "to" | "seat" => seat().into(),
        _ => value,
    }
}
