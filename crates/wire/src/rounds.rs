//! What a board shows of the match that a game belongs to, and of a start that the players arrange.

use alloc::string::String;
use alloc::vec::Vec;

use bija_rules::{Pit, Rules, Seat};

use crate::json::{ToJson, object};
use crate::request::Opened;

/// How a match stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchView {
    /// `rounds`, `sets` or `pair`.
    pub kind: &'static str,
    /// The round that is played, from 1.
    pub round: usize,
    /// The most rounds there are.
    pub of: u8,
    /// Of rounds the seeds that each seat holds, of sets two for a win and one for a draw, of a pair the scores: before this round,
    /// or after it when it is over.
    pub points: [i16; 2],
    /// Whether the match is decided.
    pub over: bool,
    /// The seat that won it.
    pub winner: Option<usize>,
    /// The seat that began this round.
    pub starts: usize,
    /// Whether this round is over and another follows.
    pub next: bool,
}

impl ToJson for MatchView {
    fn write_json(&self, text: &mut String) {
        object(text, |view| {
            view.field("kind", &self.kind).field("round", &self.round).field("of", &self.of).field("points", &self.points.to_vec());
            view.field("over", &self.over).field("winner", &self.winner).field("starts", &self.starts).field("next", &self.next);
        });
    }
}

impl MatchView {
    /// The match of an opened game, if it belongs to one.
    pub fn of(opened: &Opened) -> Option<MatchView> {
        let before = opened.series.as_ref()?;
        let mut after = before.clone();
        let finished = opened.game.position().over().is_some() && after.finish_round(&opened.game).is_ok();
        let points = after.points();
        Some(MatchView {
            kind: before.rule().name(),
            round: before.rounds().len() + 1,
            of: before.rule().most(),
            points: [points[Seat::SOUTH], points[Seat::NORTH]],
            over: after.is_over(),
            winner: after.winner().map(Seat::index),
            starts: before.starter().unwrap_or(Seat::SOUTH).index(),
            next: finished && !after.is_over(),
        })
    }
}

/// What the players may lay out before the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrangementView {
    /// Each seat that arranges, in order.
    pub seats: Vec<ShareView>,
    /// How the seeds lie if nobody arranges them, by the pit's index.
    pub standard: Vec<u8>,
}

/// What one seat lays out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShareView {
    /// The seat.
    pub seat: usize,
    /// The pits, in the order in which an arrangement names them.
    pub pits: Vec<Pit>,
    /// How many seeds, in all.
    pub seeds: u32,
    /// The least number of seeds in a pit.
    pub least: u8,
}

impl ToJson for ArrangementView {
    fn write_json(&self, text: &mut String) {
        object(text, |view| {
            view.field("seats", &self.seats).field("standard", &self.standard);
        });
    }
}

impl ToJson for ShareView {
    fn write_json(&self, text: &mut String) {
        object(text, |share| {
            share.field("seat", &self.seat).field("pits", &self.pits).field("seeds", &self.seeds).field("least", &self.least);
        });
    }
}

impl ArrangementView {
    /// What may be arranged by these rules, if anything.
    pub fn of(rules: &Rules) -> Option<ArrangementView> {
        let shares = rules.arrangement()?;
        let start = rules.start(0);
        let seats = shares.iter().map(|share| ShareView { seat: share.seat.index(), pits: share.pits.collect(), seeds: share.seeds, least: share.least });
        Some(ArrangementView { seats: seats.collect(), standard: (0..rules.board().cells()).map(|pit| start.seeds(pit as Pit)).collect() })
    }
}
