//! Events as a board reads them: one flat object each, `{"e": kind, ...}`, pits and seats as indices.

use alloc::string::String;

use bija_rules::{Event, Pit, Seat};

use crate::json::{ToJson, object};

/// An event of a move. Which fields there are follows from its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WireEvent {
    /// Its kind.
    pub e: &'static str,
    /// The pit where it happens.
    pub pit: Option<Pit>,
    /// The store into which a seed falls.
    pub store: Option<usize>,
    /// How many seeds.
    pub seeds: Option<u8>,
    /// Whose store gets them; null for nobody's.
    pub to: Option<Option<usize>>,
    /// The seat it speaks of; null for none.
    pub seat: Option<Option<usize>>,
    /// The place a seat has finished in.
    pub place: Option<u8>,
    /// The rule that ended a turn.
    pub why: Option<&'static str>,
    /// The rule that ended the game.
    pub reason: Option<&'static str>,
}

impl WireEvent {
    fn new(e: &'static str) -> WireEvent {
        WireEvent { e, ..WireEvent::default() }
    }

    fn at(e: &'static str, pit: Pit) -> WireEvent {
        WireEvent { pit: Some(pit), ..WireEvent::new(e) }
    }

    fn seeds(e: &'static str, pit: Pit, seeds: u8) -> WireEvent {
        WireEvent { seeds: Some(seeds), ..WireEvent::at(e, pit) }
    }

    fn of(e: &'static str, seat: Seat) -> WireEvent {
        WireEvent { seat: Some(Some(seat.index())), ..WireEvent::new(e) }
    }

    fn to(self, seat: Option<Seat>) -> WireEvent {
        WireEvent { to: Some(seat.map(Seat::index)), ..self }
    }
}

/// `{"e": kind, ...}` with the fields that there are.
impl ToJson for WireEvent {
    fn write_json(&self, text: &mut String) {
        object(text, |event| {
            event.field("e", &self.e).field_if("pit", &self.pit).field_if("store", &self.store).field_if("seeds", &self.seeds);
            event.field_if("to", &self.to).field_if("seat", &self.seat).field_if("place", &self.place);
            event.field_if("why", &self.why).field_if("reason", &self.reason);
        });
    }
}

impl From<Event> for WireEvent {
    fn from(event: Event) -> WireEvent {
        match event {
            Event::Lift { pit, seeds } => WireEvent::seeds("lift", pit, seeds),
            Event::Relay { pit, seeds } => WireEvent::seeds("relay", pit, seeds),
            Event::Drop(pit) => WireEvent::at("drop", pit),
            Event::DropStore(owner) => WireEvent { store: Some(owner.index()), ..WireEvent::new("drop") },
            Event::Skip(pit) => WireEvent::at("skip", pit),
            Event::Taken { pit, seeds, to } => WireEvent::seeds("taken", pit, seeds).to(Some(to)),
            Event::Capture { pit, seeds, to } => WireEvent::seeds("capture", pit, seeds).to(Some(to)),
            Event::Gather { pit, seeds } => WireEvent::seeds("gather", pit, seeds),
            Event::SowOn(pit) => WireEvent::at("sow_on", pit),
            Event::SowInto(pit) => WireEvent::at("sow_into", pit),
            Event::Namua { pit, from } => WireEvent { pit: Some(pit), ..WireEvent::of("namua", from) },
            Event::HouseLost(pit) => WireEvent::at("house_lost", pit),
            Event::Blocked(pit) => WireEvent::at("blocked", pit),
            Event::Unblocked(pit) => WireEvent::at("unblocked", pit),
            Event::Piece { pit, to } => WireEvent::at("piece", pit).to(Some(to)),
            Event::Mark { pit, owner } => WireEvent { pit: Some(pit), ..WireEvent::of("mark", owner) },
            Event::Spared(pit) => WireEvent::at("spared", pit),
            Event::Ask(pit) => WireEvent::at("ask", pit),
            Event::Swap => WireEvent::new("swap"),
            Event::TurnEnd(why) => WireEvent { why: Some(why.name()), ..WireEvent::new("turn_end") },
            Event::Again(seat) => WireEvent::of("again", seat),
            Event::Finish { seat, place } => WireEvent { place: Some(place), ..WireEvent::of("finish", seat) },
            Event::PassTo(seat) => WireEvent::of("pass_to", seat),
            Event::Passed(seat) => WireEvent::of("passed", seat),
            Event::Pay { pit, from } => WireEvent { pit: Some(pit), ..WireEvent::of("pay", from) },
            Event::Sweep { pit, seeds, to } => WireEvent::seeds("sweep", pit, seeds).to(Some(to)),
            Event::Discard { pit, seeds } => WireEvent::seeds("sweep", pit, seeds).to(None),
            Event::End { reason, seat } => WireEvent { reason: Some(reason.name()), seat: Some(seat.map(Seat::index)), ..WireEvent::new("end") },
        }
    }
}
