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

use bija_rules::ruleset::{Act, Dirs, EndThen, Family, RepeatNeeds, Ring, Ruleset, Stuck, Then};
use bija_rules::{Game, Move, Position, Reason, Rules, Seat};

use crate::key::{Keys, mix};

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

/// The positions that led to the one being searched, those of the game before it included.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    watch: Option<Watch>,
    cap: Option<u32>,
    /// The fewest plies after which a position can come again.
    shortest: usize,
    stores: StoresMay,
    past: Vec<Past>,
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
    pub(crate) fn of(game: &Game, keys: &Keys) -> Path {
        let ruleset = game.rules().ruleset();
        let guard = &ruleset.guard;
        let borrows = match &ruleset.family {
            Family::Sow(sow) => sow.stuck == Stuck::Borrow,
            Family::Bao(_) => false,
        };
        let mut path = Path {
            watch: guard.repeats.map(|most| Watch { most: most as usize, needs: guard.repeat_needs }),
            cap: guard.cap,
            shortest: shortest_circle(ruleset),
            stores: if borrows { StoresMay::Shrink } else { StoresMay::Grow },
            past: Vec::new(),
            sowings: game.sowings(),
        };
        path.enter(game.start(), || keys.key(game.rules(), game.start()).hash());
        for ply in game.plies() {
            path.enter(&ply.after, || keys.key(game.rules(), &ply.after).hash());
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
        let same = |seat| before.store(seat) == after.store(seat);
        self.stores == StoresMay::Shrink || same(Seat::SOUTH) && same(Seat::NORTH)
    }

    #[inline]
    pub(crate) fn push(&mut self, position: &Position, mv: Move, hash: u64) {
        self.sowings += u32::from(mv.pit().is_some());
        self.enter(position, || hash);
    }

    #[inline]
    pub(crate) fn pop(&mut self, mv: Move) {
        self.sowings -= u32::from(mv.pit().is_some());
        if self.watch.is_some() {
            self.past.pop();
        }
    }

    /// The rule of the guard that ends the game with `after`, reached by `mv` from the end of the path.
    #[inline]
    pub(crate) fn ends(&self, rules: &Rules, after: &Position, mv: Move) -> Option<Reason> {
        if let Some(watch) = self.watch
            && self.occurrences(after) + 1 >= watch.most
            && (watch.needs == RepeatNeeds::Nothing || rules.seats().all(|seat| !rules.row_is_empty(after, seat)))
        {
            return Some(Reason::Repetition);
        }
        let sowings = self.sowings + u32::from(mv.pit().is_some());
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

/// The fewest plies after which a position can come again under these rules; 1 where nothing is known.
fn shortest_circle(ruleset: &Ruleset) -> usize {
    let sow = match &ruleset.family {
        Family::Sow(sow) => sow,
        Family::Bao(_) => return 1,
    };
    let one_lap = sow.landing.iter().all(|row| match row.act {
        Act::Relay(_) | Act::Capture(_, Then::SowOn) => false,
        Act::Over(_) | Act::Again | Act::Mark | Act::Capture(_, Then::Over | Then::LandAgain) => true,
    });
    let nobody_leaves = sow.ends.iter().all(|row| match row.then {
        EndThen::Over(_) => true,
        EndThen::Finish { .. } => false,
    });
    let onwards = sow.choose.dirs == Dirs::Forward && sow.track.ring == Ring::Whole;
    if one_lap && nobody_leaves && onwards && sow.stuck != Stuck::Borrow { ruleset.board.cells() } else { 1 }
}
