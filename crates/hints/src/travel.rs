//! Explanations as JSON.

use alloc::string::String;

use bija_engine::{Loss, Reason};
use bija_wire::{Fields, ToJson, object};

use crate::Explained;

/// `{"move", "best", "value", "exact", "loss", "losses", "reasons", "against", "say", "but", "warn", "line", "depth", "nodes"}`
impl ToJson for Explained {
    fn write_json(&self, text: &mut String) {
        let found = &self.explanation;
        object(text, |explained| {
            explained.field("move", &self.mv).field("best", &self.best).field("value", &found.value).field("exact", &found.exact);
            explained.field("loss", &Lost(found.loss));
            explained.list("losses", |items| self.losses.iter().for_each(|(mv, loss)| items.item(&LostBy { mv, loss: *loss })));
            explained.list("reasons", |items| found.reasons.iter().for_each(|&reason| items.item(&Given { reason, best: &self.best })));
            explained.list("against", |items| found.against.iter().for_each(|&reason| items.item(&Given { reason, best: &self.best })));
            explained.field("say", &self.say).field("but", &self.but).field("warn", &self.warn);
            explained.field("line", &self.line).field("depth", &found.depth).field("nodes", &found.nodes);
        });
    }
}

struct Lost(Loss);

impl ToJson for Lost {
    fn write_json(&self, text: &mut String) {
        let Loss { seeds, counted, win } = self.0;
        object(text, |loss| {
            loss.field("seeds", &seeds).field("counted", &counted).field("win", &win);
        });
    }
}

/// What one of the moves loses.
struct LostBy<'a> {
    mv: &'a str,
    loss: Loss,
}

impl ToJson for LostBy<'_> {
    fn write_json(&self, text: &mut String) {
        object(text, |lost| {
            lost.field("move", &self.mv).field("seeds", &self.loss.seeds).field("win", &self.loss.win);
        });
    }
}

/// A reason with what it claims: its name, and by kind `seeds`, `own`, `pieces`, `pits`, `pit`, `place`, `laps`, `stored`, `by`, `then`, `best`.
struct Given<'a> {
    reason: Reason,
    /// The token of the best move, which every reason against a move that names one speaks of.
    best: &'a str,
}

impl ToJson for Given<'_> {
    fn write_json(&self, text: &mut String) {
        object(text, |fields| {
            fields.field("reason", &self.reason.name());
            self.claim(fields);
        });
    }
}

impl Given<'_> {
    fn claim(&self, fields: &mut Fields<'_>) {
        match self.reason {
            Reason::Only | Reason::Wins | Reason::WinsSurely | Reason::AsGood => {}
            Reason::Captures { seeds, own, pieces, from } => {
                fields.field("seeds", &seeds).field("own", &own).field("pieces", &pieces);
                fields.list("pits", |items| from.for_each(|pit| items.item(&pit)));
            }
            Reason::Again { then } => {
                fields.field("then", &then.map(Following));
            }
            Reason::Finishes { place } => {
                fields.number("place", place);
            }
            Reason::Marks { pit } => {
                fields.number("pit", pit);
            }
            Reason::Collects { seeds } => {
                fields.field("seeds", &seeds);
            }
            Reason::Saves { seeds, pit } | Reason::Lets { seeds, pit } => {
                fields.field("seeds", &seeds).field("pit", &pit);
            }
            Reason::Denies { pit } | Reason::LetsAgain { pit } => {
                fields.field("pit", &pit);
            }
            Reason::Relays { laps, stored } => {
                fields.field("laps", &laps).field("stored", &stored);
            }
            Reason::Better { by } => {
                fields.field("by", &by);
            }
            Reason::Misses { seeds, .. } => {
                fields.field("seeds", &seeds).field("best", &self.best);
            }
            Reason::MissesAgain { .. } | Reason::MissesWin { .. } => {
                fields.field("best", &self.best);
            }
            Reason::Worse { by, .. } => {
                fields.field("by", &by).field("best", &self.best);
            }
        }
    }
}

/// The sowing that is expected next.
struct Following(bija_engine::Then);

impl ToJson for Following {
    fn write_json(&self, text: &mut String) {
        object(text, |then| {
            then.number("pit", self.0.pit).field("seeds", &self.0.seeds);
        });
    }
}
