//! Captures: which holes one takes, what the slam check leaves of it, and where the seeds go.

use crate::event::{Event, Sink};
use crate::facts::Fact;
use crate::laps::Cell;
use crate::moves::Dir;
use crate::pits::{Pit, PitSet};
use crate::position::Position;
use crate::rules::{NO_PIT, Rules};
use crate::ruleset::{Chain, ChainOver, Holes, Reads, Slam, Take, Why};
use crate::seat::Seat;
use crate::sow::{Ended, Turn};

impl Rules {
    pub(crate) fn mark<S: Sink>(&self, position: &mut Position, turn: &Turn, pit: Pit, sink: &mut S) -> Ended {
        self.take(position, turn, pit, PitSet::of(pit), sink);
        position.marks[turn.seat] = pit + 1;
        sink.event(Event::Mark { pit, owner: turn.seat });
        Ended::Over(Why::Marked)
    }

    /// Which holes a capture takes.
    #[inline]
    pub(crate) fn holes(&self, position: &Position, turn: &Turn, at: Pit, take: Take) -> PitSet {
        let mut holes = self.holes_at(position, at, take.holes);
        if let Some(chain) = take.back {
            let mut pit = at;
            for _ in 1..self.board().cells() {
                pit = self.steps.after(turn.seat, opposite(turn.dir), pit);
                if !self.chain_goes_on(position, turn, holes, pit, chain) {
                    break;
                }
                holes = holes.or(self.holes_at(position, pit, take.holes));
            }
        }
        holes
    }

    #[inline]
    fn holes_at(&self, position: &Position, pit: Pit, holes: Holes) -> PitSet {
        let of = |pit: Pit| if pit == NO_PIT { PitSet::EMPTY } else { PitSet::of(pit).without(position.closed) };
        match holes {
            Holes::Itself => of(pit),
            Holes::WithFacing => of(pit).or(of(self.facing(pit))),
            Holes::FacingColumn => of(self.facing(pit)).or(of(self.behind(pit))),
        }
    }

    fn chain_goes_on(&self, position: &Position, turn: &Turn, taken: PitSet, pit: Cell, chain: Chain) -> bool {
        if pit >= 64 {
            return false;
        }
        let inside = match chain.over {
            ChainOver::AllPits => true,
            ChainOver::EnemyPits => self.place(turn.seat, pit) == Fact::Enemy.bit(),
        };
        let seeds = match chain.reads {
            Reads::Sequential if taken.contains(pit) => 0,
            Reads::Sequential | Reads::Snapshot => position.seeds(pit),
        };
        inside && seeds < 32 && chain.counts >> seeds & 1 != 0
    }

    /// The check step: what a capture that takes everything the opponent has may take.
    #[inline]
    pub(crate) fn check_slam<S: Sink>(&self, position: &Position, turn: &Turn, at: Pit, holes: PitSet, sink: &mut S) -> Cut {
        let slam = self.sow().slam;
        if slam == Slam::Captures || !self.takes_all(position, turn.seat, holes) {
            return Cut::Take(holes);
        }
        let spared = match slam {
            Slam::Captures => PitSet::EMPTY,
            Slam::RestToOpponent => return Cut::AndRest(holes),
            Slam::TakesNothing | Slam::Illegal => holes,
            Slam::KeepFirst => PitSet::of(at),
            Slam::KeepLast => self.last_of_chain(turn, at, holes),
        };
        for pit in spared {
            sink.event(Event::Spared(pit));
        }
        let kept = holes.without(spared);
        if kept.is_empty() { Cut::Nothing } else { Cut::Take(kept) }
    }

    #[inline]
    pub(crate) fn takes_all(&self, position: &Position, seat: Seat, holes: PitSet) -> bool {
        let enemy = position.pits.holding(1, self.words).and(self.owned[seat.other()]);
        !enemy.is_empty() && enemy.without(holes).is_empty()
    }

    fn last_of_chain(&self, turn: &Turn, at: Pit, holes: PitSet) -> PitSet {
        let mut last = at;
        loop {
            let before = self.steps.after(turn.seat, opposite(turn.dir), last);
            if before >= 64 || before == at || !holes.contains(before) {
                return PitSet::of(last);
            }
            last = before;
        }
    }

    /// Takes the holes to the sower's store, in the order of the chain, and says whether anything was there.
    #[inline]
    pub(crate) fn take<S: Sink>(&self, position: &mut Position, turn: &Turn, at: Pit, holes: PitSet, sink: &mut S) -> bool {
        let seat = turn.seat;
        let mut took = false;
        self.each_hole(turn, at, holes, |pit| {
            let seeds = position.pits.take(pit);
            if seeds > 0 {
                position.stores[seat] += seeds as i16;
                sink.event(Event::Capture { pit, seeds, to: seat });
                took = true;
            }
            if position.pieces != 0 {
                took |= self.take_piece(position, seat, pit, sink);
            }
        });
        took
    }

    fn take_piece<S: Sink>(&self, position: &mut Position, seat: Seat, pit: Pit, sink: &mut S) -> bool {
        let held = position.pieces;
        for before in self.seats() {
            if self.board().neutral(before) == Some(pit) && position.has_piece(before) {
                position.pieces &= !(1 << before.index());
                position.pieces_taken[seat] += 1;
                sink.event(Event::Piece { pit, to: seat });
            }
        }
        position.pieces != held
    }

    /// Takes the holes into the hand.
    pub(crate) fn gather<S: Sink>(&self, position: &mut Position, turn: &Turn, at: Pit, holes: PitSet, sink: &mut S) -> u8 {
        let mut hand = 0;
        self.each_hole(turn, at, holes, |pit| {
            let seeds = position.pits.take(pit);
            if seeds > 0 {
                hand += seeds;
                sink.event(Event::Gather { pit, seeds });
            }
        });
        hand
    }

    /// Visits the holes from `at` backwards: each hole, then the one facing it, then the one behind that.
    #[inline]
    fn each_hole(&self, turn: &Turn, at: Pit, holes: PitSet, mut visit: impl FnMut(Pit)) {
        let mut left = holes;
        let mut cell = at;
        while !left.is_empty() {
            if cell < 64 {
                for pit in [cell, self.facing(cell), self.behind(cell)] {
                    if pit != NO_PIT && left.contains(pit) {
                        left = left.without(PitSet::of(pit));
                        visit(pit);
                    }
                }
            }
            cell = self.steps.after(turn.seat, opposite(turn.dir), cell);
        }
    }
}

/// What the check step leaves of a capture.
pub(crate) enum Cut {
    Take(PitSet),
    Nothing,
    /// These holes, and the rest of the board goes to the opponent.
    AndRest(PitSet),
}

const fn opposite(dir: Dir) -> Dir {
    match dir {
        Dir::Forward => Dir::Backward,
        Dir::Backward => Dir::Forward,
    }
}
