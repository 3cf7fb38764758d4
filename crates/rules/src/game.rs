//! A game: the moves played so far, with undo and redo, and the ends that only history knows.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::event::{Event, Sink, Telling};
use crate::moves::{Move, Moves};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::rules::{IllegalMove, Rules};
use crate::ruleset::{Objective, Reason, RepeatNeeds};
use crate::seat::Seat;
use crate::token::PlayError;

/// A ply of a game: one move and the position it led to.
#[derive(Clone, Copy, Debug)]
pub struct Ply {
    /// Who moved, or resigned.
    pub seat: Seat,
    /// What.
    pub mv: Move,
    /// Where it led.
    pub after: Position,
    /// The seat of which the end speaks, if this move ended the game.
    pub ended_by: Option<Seat>,
    hash: u64,
}

/// The record of one game, from its start to now, and the plies taken back that may be played again.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<Rules>,
    start: Position,
    start_hash: u64,
    start_ended_by: Option<Seat>,
    plies: Vec<Ply>,
    undone: Vec<Ply>,
}

/// Passes events on and keeps the seat of which the end speaks. A silent game is told only the move that ends it.
struct EndWatch<'a, 'b> {
    sink: &'a mut Telling<'b>,
    seat: Option<Seat>,
}

impl Sink for EndWatch<'_, '_> {
    fn event(&mut self, event: Event) {
        if let Event::End { seat, .. } = event {
            self.seat = seat;
        }
        self.sink.event(event);
    }
}

impl Game {
    /// A new game from the start position of that number.
    pub fn new(rules: Arc<Rules>, number: u64) -> Game {
        let start = rules.start(number);
        Game::from_position(rules, start)
    }

    /// A game that goes on from a position. Nothing is known of what came before.
    pub fn from_position(rules: Arc<Rules>, start: Position) -> Game {
        Game::from_settled(rules, start, &[])
    }

    /// A game from a position that was written down, with what settling it told (see [`Rules::accept`]).
    pub fn from_settled(rules: Arc<Rules>, start: Position, settled: &[Event]) -> Game {
        let ended_by = settled.iter().find_map(|event| if let Event::End { seat, .. } = event { *seat } else { None });
        Game { start_hash: start.stable_hash(), start, start_ended_by: ended_by, rules, plies: Vec::new(), undone: Vec::new() }
    }

    /// Its rules.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The position it began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The plies played.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Where a move would lead, the ends that only history knows included; the game stays as it is.
    ///
    /// # Errors
    /// If the move is not legal.
    pub fn after<S: Sink>(&self, mv: Move, sink: &mut S) -> Result<Position, IllegalMove> {
        let mut after = self.rules.play(self.position(), mv, sink)?;
        if let Some(reason) = self.ends_by_history(&after, mv) {
            self.rules.end_by(&mut after, reason, sink);
        }
        Ok(after)
    }

    /// The legal moves now.
    pub fn legal(&self) -> Moves {
        self.rules.legal(self.position())
    }

    /// Plays a move. Plies that had been taken back can no longer be played again.
    ///
    /// # Errors
    /// If the move is not legal; the game is unchanged.
    pub fn play<S: Sink>(&mut self, mv: Move, sink: &mut S) -> Result<&Position, IllegalMove> {
        Telling::with(sink, |sink| self.play_telling(mv, sink))?;
        Ok(self.position())
    }

    pub(crate) fn play_telling(&mut self, mv: Move, sink: &mut Telling<'_>) -> Result<(), IllegalMove> {
        let seat = mv.resigns().unwrap_or(self.position().seat);
        let told = sink.told();
        let mut watch = EndWatch { sink, seat: None };
        let before = *self.position();
        let mut after = self.rules.checked(&before, mv)?;
        if told {
            self.rules.play_checked(&mut after, mv, &mut watch);
        } else {
            self.rules.play_checked(&mut after, mv, &mut ());
            if after.over.is_some() {
                self.rules.play_checked(&mut before.clone(), mv, &mut watch);
            }
        }
        if let Some(reason) = self.ends_by_history(&after, mv) {
            self.rules.end_by(&mut after, reason, &mut watch);
        }
        let ended_by = watch.seat;
        self.undone.clear();
        self.plies.push(Ply { seat, mv, after, ended_by, hash: after.stable_hash() });
        Ok(())
    }

    /// Plays several decisions that count as one: if one of them fails, the game is what it was before.
    pub(crate) fn all_or_nothing(&mut self, play: &mut dyn FnMut(&mut Game) -> Result<Seat, PlayError>) -> Result<Seat, PlayError> {
        let (played, undone) = (self.plies.len(), core::mem::take(&mut self.undone));
        let done = play(self);
        if done.is_err() {
            self.plies.truncate(played);
            self.undone = undone;
        }
        done
    }

    /// The rule of the guard that ends the game with this position, if any does.
    fn ends_by_history(&self, after: &Position, mv: Move) -> Option<Reason> {
        let guard = &self.rules.ruleset().guard;
        // A sowing with an open question is not at its end.
        if after.over.is_some() || after.question.is_some() {
            return None;
        }
        if let Some(most) = guard.repeats
            && self.occurrences(after) + 1 >= most as usize
            && (guard.repeat_needs == RepeatNeeds::Nothing || self.rules.seats().all(|seat| !self.rules.row_is_empty(after, seat)))
        {
            return Some(self.endless_or(Reason::Repetition));
        }
        let sowings = self.sowings() + u32::from(begins_sowing(self.position(), mv));
        guard.cap.is_some_and(|cap| sowings >= cap).then_some(self.endless_or(Reason::Cap))
    }

    /// A game that is played until somebody cannot move has no count to fall back on: stopped by its guard it is endless, and
    /// nobody has won.
    fn endless_or(&self, reason: Reason) -> Reason {
        match self.rules.ruleset().objective {
            Objective::Survival => Reason::Endless,
            Objective::Margin | Objective::Race => reason,
        }
    }

    /// How often a position has occurred so far.
    ///
    /// Whole positions are compared. Captured seeds are part of them, so an equal position proves that nothing was
    /// captured in between.
    pub fn occurrences(&self, position: &Position) -> usize {
        let hash = position.stable_hash();
        let at_start = self.start_hash == hash && self.start == *position;
        let later = self.plies.iter().filter(|ply| ply.hash == hash && ply.after == *position).count();
        usize::from(at_start) + later
    }

    /// Sowings played, each extra sowing counted; the answer to a question in mid-turn goes on with the same one.
    pub fn sowings(&self) -> u32 {
        let before = core::iter::once(&self.start).chain(self.plies.iter().map(|ply| &ply.after));
        before.zip(&self.plies).filter(|(before, ply)| begins_sowing(before, ply.mv)).count() as u32
    }

    /// Whether the players have changed seats an odd number of times (the pie rule).
    pub fn swapped(&self) -> bool {
        self.rules.has_pie_rule() && self.plies.iter().filter(|ply| ply.mv == Move::SWAP).count() % 2 == 1
    }

    /// The result, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = self.rules.outcome(self.position())?;
        let moved = self.plies.iter().rev().find(|ply| ply.mv.resigns().is_none());
        Some(Outcome { last_mover: moved.map(|ply| ply.seat), ..outcome })
    }

    /// The seat of which the end speaks, if the game is over and its end speaks of one.
    pub fn ended_by(&self) -> Option<Seat> {
        self.position().over()?;
        self.plies.last().map_or(self.start_ended_by, |ply| ply.ended_by)
    }

    /// The plies played, each as the token of its decision.
    pub fn tokens(&self) -> Vec<String> {
        let before = core::iter::once(&self.start).chain(self.plies.iter().map(|ply| &ply.after));
        before.zip(&self.plies).map(|(before, ply)| self.rules.move_token(before, ply.mv)).collect()
    }

    /// Takes the last ply back, if there is one, and returns its move.
    pub fn undo(&mut self) -> Option<Move> {
        let ply = self.plies.pop()?;
        self.undone.push(ply);
        Some(ply.mv)
    }

    /// Plays the ply last taken back again, if there is one, and returns its move.
    pub fn redo(&mut self) -> Option<Move> {
        let ply = self.undone.pop()?;
        self.plies.push(ply);
        Some(ply.mv)
    }
}

/// Whether a move in this position is a new sowing.
fn begins_sowing(before: &Position, mv: Move) -> bool {
    mv.pit().is_some() && before.question.is_none()
}
