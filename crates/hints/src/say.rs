//! Reasons as sentences.

use alloc::vec::Vec;

use bija_engine::{Explanation, Reason};
use bija_rules::{Game, Move, Pit, PitSet, Rules, Seat};
use bija_wire::{Arg, Line, People};

/// Says the reasons of one move.
pub(crate) struct Speaker<'a> {
    rules: &'a Rules,
    people: &'a People,
    mv: Move,
    mover: Seat,
    /// The seat that is to move after it.
    next: Seat,
}

impl<'a> Speaker<'a> {
    /// Says them of a legal move of a game that goes on, to these people.
    pub(crate) fn new(game: &'a Game, people: &'a People, mv: Move) -> Speaker<'a> {
        let mover = game.position().to_move().expect("the game goes on");
        let after = game.after(mv, &mut ()).expect("the move is legal");
        Speaker { rules: game.rules(), people, mv, mover, next: after.to_move().unwrap_or(mover) }
    }

    /// A reason as a sentence.
    pub(crate) fn line(&self, reason: Reason) -> Line {
        match reason {
            Reason::Only => Line::new("reason-only"),
            Reason::Wins => self.by(Line::new("reason-wins"), self.mover),
            Reason::WinsSurely => self.by(Line::new("reason-wins-surely"), self.mover),
            Reason::Captures { seeds, own, pieces, from } => self.captures(seeds, own, pieces, from),
            Reason::Again { then: None } => self.by(Line::new("reason-again"), self.mover),
            Reason::Again { then: Some(then) } => {
                self.by(Line::new("reason-again-then"), self.mover).with("pit", Arg::of_pit(self.rules, then.pit)).with("count", then.seeds)
            }
            Reason::Finishes { place } => self.by(Line::new("reason-finishes"), self.mover).with("rank", place),
            Reason::Marks { pit } => Line::new("reason-marks").with("place", self.people.place(self.rules, pit)),
            Reason::Collects { seeds } => Line::new("reason-collects").with("count", seeds).with("store", self.people.store(self.mover)),
            Reason::Saves { seeds, pit: None } => Line::new("reason-saves").with("count", seeds),
            Reason::Saves { seeds, pit: Some(pit) } => self.at(Line::new("reason-saves-at").with("count", seeds), pit),
            Reason::Denies { pit: None } => self.by(Line::new("reason-denies"), self.next),
            Reason::Denies { pit: Some(pit) } => self.by(Line::new("reason-denies-pit"), self.next).with("pit", Arg::of_pit(self.rules, pit)),
            Reason::Relays { laps, stored: 0 } => Line::new("reason-relays").with("laps", laps),
            Reason::Relays { laps, stored } => {
                Line::new("reason-relays-stored").with("laps", laps).with("count", stored).with("store", self.people.store(self.mover))
            }
            Reason::Better { by: Some(by) } => Line::new("reason-better").with("count", by),
            Reason::Better { by: None } => Line::new("reason-best"),
            Reason::AsGood => Line::new("reason-as-good"),
            Reason::Lets { seeds, pit: None } => Line::new("reason-lets").with("count", seeds),
            Reason::Lets { seeds, pit: Some(pit) } => self.at(Line::new("reason-lets-at").with("count", seeds), pit),
            Reason::LetsAgain { pit: None } => self.by(Line::new("reason-lets-again"), self.next),
            Reason::LetsAgain { pit: Some(pit) } => self.by(Line::new("reason-lets-again-pit"), self.next).with("pit", Arg::of_pit(self.rules, pit)),
            Reason::Misses { seeds, best } => self.beside(best, "reason-misses", "reason-misses-pit").with("count", seeds),
            Reason::MissesAgain { best } => self.beside(best, "reason-misses-again", "reason-misses-again-pit"),
            Reason::MissesWin { best } => self.beside(best, "reason-misses-win", "reason-misses-win-pit"),
            Reason::Worse { by: Some(by), best } => self.beside(best, "reason-worse", "reason-worse-pit").with("count", by),
            Reason::Worse { by: None, best } => self.beside(best, "reason-worst", "reason-worst-pit"),
        }
    }

    /// What a beginner is asked before the move is made: what would happen, and what it loses.
    pub(crate) fn warning(&self, explanation: &Explanation) -> Vec<Line> {
        let happens = |reason: &&Reason| matches!(reason, Reason::Lets { .. } | Reason::LetsAgain { .. } | Reason::Misses { .. } | Reason::MissesAgain { .. });
        if explanation.against.is_empty() {
            return Vec::new();
        }
        let mut warning: Vec<Line> = explanation.against.iter().find(happens).map(|&reason| self.line(reason)).into_iter().collect();
        let loss = explanation.loss;
        warning.push(match loss.seeds {
            _ if loss.win => Line::new("gentle-warn-win"),
            1.. if loss.counted => Line::new("gentle-warn").with("count", loss.seeds),
            _ => Line::new("gentle-warn-plain"),
        });
        warning
    }

    fn by(&self, line: Line, seat: Seat) -> Line {
        line.with("by", self.people.by(seat)).with("name", self.people.name(seat))
    }

    fn at(&self, line: Line, pit: Pit) -> Line {
        line.with("place", self.people.place(self.rules, pit))
    }

    /// A sentence about another move, by its pit if that tells it from the explained one.
    fn beside(&self, other: Move, plain: &'static str, with_pit: &'static str) -> Line {
        match other.pit().filter(|_| other.pit() != self.mv.pit()) {
            Some(pit) => Line::new(with_pit).with("pit", Arg::of_pit(self.rules, pit)),
            None => Line::new(plain),
        }
    }

    fn captures(&self, seeds: u32, own: u32, pieces: u32, mut from: PitSet) -> Line {
        let pits = from.len();
        match from.next() {
            _ if pieces > 0 => Line::new("reason-captures-quan").with("pieces", pieces).with("count", seeds),
            Some(pit) if pits == 1 && own == 0 => self.at(Line::new("reason-captures-at").with("count", seeds), pit),
            Some(pit) if pits == 1 => self.at(Line::new("reason-captures-with").with("count", seeds), pit),
            Some(_) if own == 0 => Line::new("reason-captures-many").with("count", seeds).with("pits", pits),
            Some(_) | None => Line::new("reason-captures").with("count", seeds),
        }
    }
}
