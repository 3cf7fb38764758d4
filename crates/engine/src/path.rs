//! The path to a position: what repeats, and on how much of it a value depends.
//!
//! A position that comes up again may end the game, so a value found below one path need not hold below another. Two
//! facts keep the table useful nevertheless:
//!
//! - After a seed went into a store for good, no earlier position can come again: only the *run* since then counts.
//! - Where seeds only ever go forwards round the ring and each ply lifts one pit, a position comes again after as many
//!   plies as there are pits at the least: a circle carries seeds over every pit, so every pit must be lifted in it.
//!
//! So a value that depends on `reach` plies below a position depends on those ancestors only that are in its run and at
//! least `shortest - reach` plies above it. [`Path::memory`] is the digest of these.

use alloc::vec::Vec;

use bija_rules::ruleset::RepeatNeeds;
use bija_rules::{Game, Move, Position, Reason, Rules, Seat};

use crate::key::{Keys, mix};
use crate::nature::Nature;

/// One position of the path.
#[derive(Clone, Debug)]
struct Past {
    position: Position,
    /// Index of the first position of its run.
    run: usize,
    /// Digest of the positions of its run up to this one.
    sum: u64,
}

/// Which repetition ends the game.
#[derive(Clone, Copy, Debug)]
struct Watch {
    most: usize,
    needs: RepeatNeeds,
}

/// One move of the path.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// Whether it began a sowing.
    sown: bool,
    /// Whether it left a question open.
    asks: bool,
}

/// The positions that led to the one being searched, those of the game before it included.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    watch: Option<Watch>,
    cap: Option<u32>,
    /// The fewest plies after which a position can come again.
    shortest: usize,
    stores: StoresMay,
    past: Vec<Past>,
    /// The moves of the search.
    steps: Vec<Step>,
    /// Whether a question is open in the game's position.
    asked: bool,
    sowings: u32,
}

/// Whether what a store holds can leave it again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum StoresMay {
    Grow,
    Shrink,
}

impl Path {
    /// The path of a game so far, and its position.
    pub(crate) fn of(game: &Game, keys: &Keys, nature: &Nature) -> Path {
        let guard = &game.rules().ruleset().guard;
        let me = game.position().to_move().unwrap_or(Seat::SOUTH);
        let mut path = Path {
            watch: guard.repeats.map(|most| Watch { most: most as usize, needs: guard.repeat_needs }),
            cap: guard.cap,
            shortest: nature.shortest_circle.saturating_sub(game.start().closed().len()).max(1),
            stores: if nature.stores_shrink { StoresMay::Shrink } else { StoresMay::Grow },
            past: Vec::new(),
            steps: Vec::new(),
            asked: is_asked(game.position()),
            sowings: game.sowings(),
        };
        path.enter(game.start(), || keys.key(game.rules(), game.start(), me).hash());
        for ply in game.plies() {
            path.enter(&ply.after, || keys.key(game.rules(), &ply.after, me).hash());
        }
        path
    }

    fn enter(&mut self, position: &Position, hash: impl FnOnce() -> u64) {
        if self.watch.is_none() {
            return;
        }
        let index = self.past.len();
        let (run, before) = match self.past.last() {
            Some(top) if self.may_return(&top.position, position) => (top.run, top.sum),
            Some(_) | None => (index, 0),
        };
        self.past.push(Past { position: *position, run, sum: before.wrapping_add(mix(hash())) });
    }

    /// Whether play can come from `after` back to `before`, as far as the stores tell.
    #[inline]
    fn may_return(&self, before: &Position, after: &Position) -> bool {
        let same = |index| Seat::new(index).is_some_and(|seat| before.store(seat) == after.store(seat));
        self.stores == StoresMay::Shrink || (0..Seat::MAX).all(same)
    }

    /// Whether a move from the end of the path begins a sowing: the answer to a question goes on with the same one.
    #[inline]
    fn begins_sowing(&self, mv: Move) -> bool {
        mv.pit().is_some() && !self.steps.last().map_or(self.asked, |step| step.asks)
    }

    /// The position after a move from the end of the path, ended where the path to it ends it.
    #[inline]
    pub(crate) fn after(&self, rules: &Rules, position: &Position, mv: Move) -> Position {
        let mut after = *position;
        rules.play_unchecked(&mut after, mv, &mut ());
        if after.over().is_none()
            && let Some(reason) = self.ends(rules, &after, mv)
        {
            rules.end_by(&mut after, reason, &mut ());
        }
        after
    }

    /// Goes on to a position. The digest of its key is read by [`memory`](Path::memory) alone: 0 where nobody asks that.
    #[inline]
    pub(crate) fn push(&mut self, position: &Position, mv: Move, hash: u64) {
        let sown = self.begins_sowing(mv);
        self.steps.push(Step { sown, asks: is_asked(position) });
        self.sowings += u32::from(sown);
        self.enter(position, || hash);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        let step = self.steps.pop().expect("what was pushed is popped once");
        self.sowings -= u32::from(step.sown);
        if self.watch.is_some() {
            self.past.pop();
        }
    }

    /// The rule of the guard that ends the game with `after`, reached by `mv` from the end of the path. A sowing with an
    /// open question is not at its end.
    #[inline]
    fn ends(&self, rules: &Rules, after: &Position, mv: Move) -> Option<Reason> {
        if is_asked(after) {
            return None;
        }
        if let Some(watch) = self.watch
            && self.occurrences(after) + 1 >= watch.most
            && (watch.needs == RepeatNeeds::Nothing || rules.seats().all(|seat| !rules.row_is_empty(after, seat)))
        {
            return Some(Reason::Repetition);
        }
        let sowings = self.sowings + u32::from(self.begins_sowing(mv));
        self.cap.is_some_and(|cap| sowings >= cap).then_some(Reason::Cap)
    }

    #[inline]
    fn occurrences(&self, after: &Position) -> usize {
        let Some(top) = self.past.last() else { return 0 };
        let end = (self.past.len() + 1).saturating_sub(self.shortest).min(self.past.len());
        if end <= top.run || !self.may_return(&top.position, after) {
            return 0;
        }
        self.past[top.run..end].iter().filter(|past| past.position == *after).count()
    }

    /// Digest of everything before the end of the path that a value with that reach depends on; 0 if nothing.
    #[inline]
    pub(crate) fn memory(&self, reach: u8) -> u64 {
        let reach = reach as usize;
        let near = self.cap.is_some_and(|cap| self.sowings as usize + reach >= cap as usize);
        let count = if near { mix(u64::from(self.sowings) + 1) } else { 0 };
        let Some(top) = self.past.last() else { return count };
        let above = self.shortest.saturating_sub(reach).max(1);
        match (self.past.len() - 1).checked_sub(above) {
            Some(index) if index >= top.run => count.wrapping_add(self.past[index].sum),
            Some(_) | None => count,
        }
    }
}

/// Whether a question is open in mid-turn.
#[inline]
fn is_asked(position: &Position) -> bool {
    position.asked_at().is_some()
}
