//! Events as a board reads them: one flat object each, `{"e": kind, ...}`, pits and seats as indices.

use alloc::string::String;

use bija_rules::{Event, Pit, Seat};

use crate::json::{Fields, ToJson, object};

/// An event of a move. Which fields there are follows from its kind: `pit` where it happens; `store` into which a seed falls;
/// how many `seeds`; whose store they go `to`, null for nobody's; the `seat` it speaks of, null for none; the `place` a seat
/// has finished in; `why` a turn ended; the `reason` for which the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WireEvent(pub Event);

impl ToJson for WireEvent {
    fn write_json(&self, text: &mut String) {
        object(text, |event| fields(self.0, event.field("e", &kind(self.0))));
    }
}

fn fields(event: Event, fields: &mut Fields<'_>) {
    match event {
        Event::Swap => fields,
        Event::Drop(pit)
        | Event::Skip(pit)
        | Event::SowOn(pit)
        | Event::SowInto(pit)
        | Event::HouseLost(pit)
        | Event::Blocked(pit)
        | Event::Unblocked(pit)
        | Event::Spared(pit)
        | Event::Ask(pit) => at(fields, pit),
        Event::Lift { pit, seeds } | Event::Relay { pit, seeds } | Event::Gather { pit, seeds } => seeds_at(fields, pit, seeds),
        Event::Taken { pit, seeds, to } | Event::Capture { pit, seeds, to } | Event::Sweep { pit, seeds, to } => {
            seeds_at(fields, pit, seeds).number("to", to.index() as u8)
        }
        Event::Discard { pit, seeds } => seeds_at(fields, pit, seeds).field("to", &None::<usize>),
        Event::Piece { pit, to } => at(fields, pit).number("to", to.index() as u8),
        Event::Namua { pit, from: seat } | Event::Mark { pit, owner: seat } | Event::Pay { pit, from: seat } => {
            at(fields, pit).number("seat", seat.index() as u8)
        }
        Event::DropStore(owner) => fields.number("store", owner.index() as u8),
        Event::Again(seat) | Event::PassTo(seat) | Event::Passed(seat) => fields.number("seat", seat.index() as u8),
        Event::Finish { seat, place } | Event::Resign { seat, place } => fields.number("seat", seat.index() as u8).number("place", place),
        Event::TurnEnd(why) => fields.field("why", &why.name()),
        Event::End { reason, seat } => fields.field("seat", &seat.map(Seat::index)).field("reason", &reason.name()),
    };
}

#[inline(never)]
fn at<'f, 't>(fields: &'f mut Fields<'t>, pit: Pit) -> &'f mut Fields<'t> {
    fields.number("pit", pit)
}

#[inline(never)]
fn seeds_at<'f, 't>(fields: &'f mut Fields<'t>, pit: Pit, seeds: u8) -> &'f mut Fields<'t> {
    at(fields, pit).number("seeds", seeds)
}

const fn kind(event: Event) -> &'static str {
    match event {
        Event::Lift { .. } => "lift",
        Event::Relay { .. } => "relay",
        Event::Drop(_) | Event::DropStore(_) => "drop",
        Event::Skip(_) => "skip",
        Event::Taken { .. } => "taken",
        Event::Capture { .. } => "capture",
        Event::Gather { .. } => "gather",
        Event::SowOn(_) => "sow_on",
        Event::SowInto(_) => "sow_into",
        Event::Namua { .. } => "namua",
        Event::HouseLost(_) => "house_lost",
        Event::Blocked(_) => "blocked",
        Event::Unblocked(_) => "unblocked",
        Event::Piece { .. } => "piece",
        Event::Mark { .. } => "mark",
        Event::Spared(_) => "spared",
        Event::Ask(_) => "ask",
        Event::Swap => "swap",
        Event::TurnEnd(_) => "turn_end",
        Event::Again(_) => "again",
        Event::Finish { .. } => "finish",
        Event::Resign { .. } => "resign",
        Event::PassTo(_) => "pass_to",
        Event::Passed(_) => "passed",
        Event::Pay { .. } => "pay",
        Event::Sweep { .. } | Event::Discard { .. } => "sweep",
        Event::End { .. } => "end",
    }
}
