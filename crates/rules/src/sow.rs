//! The interpreter: what a move does, by the ruleset's own tables.
//!
//! Told and silent play are one code but for the lap: a told lap walks seed by seed, a silent one adds a table row
//! where the track is bare. Tests compare the two move for move.

use alloc::vec::Vec;

use crate::capture::Cut;
use crate::event::{Event, Sink, Telling};
use crate::laps::{Cell, store_owner};
use crate::moves::{Dir, Move};
use crate::pits::{Pit, PitSet, Pits};
use crate::position::{Position, Question};
use crate::rules::Rules;
use crate::ruleset::{Act, Dirs, Drop, DropTo, Family, From, LAP_CAP, LastSeed, Lift, Origin, Then, Why};
use crate::seat::Seat;

/// What a turn remembers while it runs.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) dir: Dir,
    /// The sowing has dropped a seed in the sower's own store.
    pub(crate) passed: bool,
    /// The sowing has captured.
    pub(crate) caught: bool,
}

/// How a sowing came to its end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ended {
    Over(Why),
    Again,
    /// A question is open.
    Asked,
    /// The ruleset's endless rule applies.
    Endless,
    /// Everything left goes to the opponent.
    RestToOpponent,
}

/// Laps that a silent turn sows before it starts to watch for circles. Hardly any turn is longer.
const UNWATCHED_LAPS: usize = 24;

/// Watches the laps of one turn.
enum Watch {
    /// Counts only, up to [`UNWATCHED_LAPS`].
    Count(usize),
    /// Remembers every state before a lift: the pits, where the lap starts, and where its seeds come from.
    Remember(Vec<(Pits, Pit, Pit)>),
    /// The track has a store: the turn cannot go round for ever.
    Needless,
}

enum Watched {
    GoOn,
    Circle,
    /// The count ran out: play the turn again and remember.
    LookCloser,
}

impl Watch {
    #[inline]
    fn lap(&mut self, position: &Position, from: Pit, at: Pit) -> Watched {
        match self {
            Watch::Needless => Watched::GoOn,
            Watch::Count(left) => match left.checked_sub(1) {
                Some(less) => {
                    *left = less;
                    Watched::GoOn
                }
                None => Watched::LookCloser,
            },
            Watch::Remember(seen) => {
                let state = (position.pits, from, at);
                if seen.len() >= LAP_CAP || seen.contains(&state) {
                    return Watched::Circle;
                }
                seen.push(state);
                Watched::GoOn
            }
        }
    }
}

impl Rules {
    /// Plays a legal move without checking that it is one. Meant for search; [`play`](Rules::play) checks.
    ///
    /// An illegal move leaves a position that no rule describes, but never harms memory.
    #[inline]
    pub fn play_unchecked<S: Sink>(&self, position: &mut Position, mv: Move, sink: &mut S) {
        if S::TOLD {
            self.play_family(position, mv, &mut Telling::to(&mut |event| sink.event(event)));
        } else {
            self.play_family(position, mv, &mut ());
        }
    }

    #[inline]
    fn play_family<S: Sink>(&self, position: &mut Position, mv: Move, sink: &mut S) {
        match &self.ruleset().family {
            Family::Sow(_) => self.play_out(position, mv, sink),
            Family::Bao(bao) => self.play_bao(bao, position, mv, sink),
        }
    }

    fn play_out<S: Sink>(&self, position: &mut Position, mv: Move, sink: &mut S) {
        let Some(pit) = mv.pit() else {
            sink.event(Event::Swap);
            position.turns = 2;
            return;
        };
        let ended = if !self.may_circle {
            self.sow_turn(position, pit, mv.dir(), Watch::Needless, sink)
        } else if S::TOLD {
            self.sow_turn(position, pit, mv.dir(), self.remember(position, pit), sink)
        } else {
            let before = *position;
            self.sow_turn(position, pit, mv.dir(), Watch::Count(UNWATCHED_LAPS), sink).or_else(|| {
                *position = before;
                self.sow_turn(position, pit, mv.dir(), self.remember(position, pit), sink)
            })
        };
        let ended = ended.expect("a turn that is not merely counted comes to an end");
        self.close_turn(position, ended, sink);
    }

    /// Remembers the state before the first lift, if that lift takes what a relay would take.
    fn remember(&self, position: &Position, pit: Pit) -> Watch {
        let lifted = position.question.is_none() && self.sow().lift == Lift::All;
        Watch::Remember(lifted.then_some((position.pits, pit, pit)).into_iter().collect())
    }

    /// Sows lap after lap until the landing table says over; `None` if the watch wants a closer look.
    #[inline]
    fn sow_turn<S: Sink>(&self, position: &mut Position, pit: Pit, dir: Dir, mut watch: Watch, sink: &mut S) -> Option<Ended> {
        let mut turn = Turn { seat: position.seat, dir, passed: false, caught: false };
        let mut from = pit;
        let mut hand = match position.question.take() {
            Some(question) => question.hand,
            None => self.lift(position, pit, sink),
        };
        loop {
            let mut cell = self.sow_lap(position, &mut turn, from, hand, sink);
            loop {
                match self.look(position, &turn, cell) {
                    Act::Over(why) => return Some(Ended::Over(why)),
                    Act::Again => return Some(Ended::Again),
                    Act::Mark => return Some(self.mark(position, &turn, cell, sink)),
                    Act::Relay(which) => {
                        from = match which {
                            From::Last => cell,
                            From::Next => self.next_pit(position, &turn, cell),
                        };
                        match watch.lap(position, from, from) {
                            Watched::GoOn => {}
                            Watched::Circle => return Some(Ended::Endless),
                            Watched::LookCloser => return None,
                        }
                        hand = position.pits.take(from);
                        sink.event(Event::Relay { pit: from, seeds: hand });
                        break;
                    }
                    Act::Capture(take, then) => {
                        let at = self.seen_from(position, &turn, cell, take);
                        let holes = match self.check_slam(position, &turn, at, self.holes(position, &turn, at, take), sink) {
                            Cut::Take(holes) => holes,
                            Cut::Nothing => return Some(Ended::Over(Why::GrandSlam)),
                            Cut::AndRest(holes) => {
                                self.take(position, &turn, at, holes, sink);
                                return Some(Ended::RestToOpponent);
                            }
                        };
                        match then {
                            Then::Over => {
                                let took = self.take(position, &turn, at, holes, sink);
                                return Some(Ended::Over(if took { Why::Captured } else { Why::Plain }));
                            }
                            Then::LandAgain => {
                                if !self.take(position, &turn, at, holes, sink) {
                                    return Some(Ended::Over(Why::Plain));
                                }
                                turn.caught = true;
                                cell = at;
                            }
                            Then::SowOn => {
                                match watch.lap(position, from, at) {
                                    Watched::GoOn => {}
                                    Watched::Circle => return Some(Ended::Endless),
                                    Watched::LookCloser => return None,
                                }
                                hand = self.gather(position, &turn, at, holes, sink);
                                sink.event(Event::SowOn(from));
                                break;
                            }
                        }
                    }
                }
            }
            if hand == 0 {
                return Some(Ended::Over(Why::Plain));
            }
            turn.dir = self.dir_of_next_lap(turn.dir);
            if self.may_turn_back(position, turn.seat, from, hand) {
                sink.event(Event::Ask(from));
                position.question = Some(Question { pit: from, hand, dir: Dir::Forward });
                return Some(Ended::Asked);
            }
        }
    }

    #[inline]
    fn lift<S: Sink>(&self, position: &mut Position, pit: Pit, sink: &mut S) -> u8 {
        let all = position.pits.take(pit);
        let hand = self.sow().lifted(all);
        if hand < all {
            position.pits.put(pit, all - hand);
        }
        sink.event(Event::Lift { pit, seeds: hand });
        hand
    }

    /// Sows `hand` seeds from a pit and returns where the last one fell.
    #[inline]
    pub(crate) fn sow_lap<S: Sink>(&self, position: &mut Position, turn: &mut Turn, from: Pit, hand: u8, sink: &mut S) -> Cell {
        match &self.laps {
            Some(laps) if !S::TOLD && position.closed.is_empty() => {
                let mut left = hand;
                while left > laps.round {
                    add(position, turn, laps.lap(turn.seat, turn.dir, from, laps.round));
                    left -= laps.round;
                }
                let lap = laps.lap(turn.seat, turn.dir, from, left);
                add(position, turn, lap);
                if self.asked.mark {
                    self.empty_marked(position, turn.seat);
                }
                lap.last
            }
            Some(_) | None => self.walk_lap(position, turn, from, hand, sink),
        }
    }

    /// The lap seed by seed.
    fn walk_lap<S: Sink>(&self, position: &mut Position, turn: &mut Turn, from: Pit, hand: u8, sink: &mut S) -> Cell {
        let skipped = self.sow().track.origin == Origin::Skipped;
        let mut cell = from;
        let mut left = hand;
        while left > 0 {
            cell = self.steps.after(turn.seat, turn.dir, cell);
            if let Some(owner) = store_owner(cell) {
                if !position.has_left(owner) {
                    left -= 1;
                    position.stores[owner] += 1;
                    turn.passed |= owner == turn.seat;
                    sink.event(Event::DropStore(owner));
                }
            } else if position.closed.contains(cell) {
                // Closed pits are not there.
            } else if skipped && cell == from {
                sink.event(Event::Skip(cell));
            } else {
                left -= 1;
                position.pits.drop_seed(cell);
                sink.event(Event::Drop(cell));
                self.drop_table(position, turn, cell, left == 0, sink);
            }
        }
        cell
    }

    fn drop_table<S: Sink>(&self, position: &mut Position, turn: &Turn, pit: Pit, last_seed: bool, sink: &mut S) {
        for row in &self.sow().drops {
            let marker = self.seats().find(|&seat| position.mark(seat) == Some(pit));
            let fires = match row.when {
                Drop::Marked => marker.is_some(),
                Drop::Makes { count, last } => position.seeds(pit) == count && !(last_seed && last == LastSeed::LeftToLanding),
            };
            let to = match row.to {
                DropTo::PitOwner => self.board().owner(pit),
                DropTo::MarkOwner => marker,
                DropTo::Sower => Some(turn.seat),
            };
            if let (true, Some(to)) = (fires, to) {
                let seeds = position.pits.take(pit);
                position.stores[to] += seeds as i16;
                sink.event(Event::Taken { pit, seeds, to });
                return;
            }
        }
    }

    /// After a lap by table: what fell in marked pits goes where the drop table says.
    fn empty_marked(&self, position: &mut Position, sower: Seat) {
        let Some(row) = self.sow().takes_marked() else {
            return;
        };
        for marker in self.seats() {
            if let Some(pit) = position.mark(marker) {
                let to = match row.to {
                    // Only pits of the opponent are marked, and marks need two seats.
                    DropTo::PitOwner => marker.other(),
                    DropTo::MarkOwner => marker,
                    DropTo::Sower => sower,
                };
                let seeds = position.pits.take(pit);
                position.stores[to] += seeds as i16;
            }
        }
    }

    /// Whether this move drops a seed in the other row.
    pub(crate) fn feeds(&self, position: &Position, pit: Pit) -> bool {
        let (after, _, _) = self.first_lap(position, pit, Dir::Forward);
        !self.row_is_empty(&after, position.seat.other())
    }

    /// Whether this move would capture everything the opponent has.
    pub(crate) fn slams(&self, position: &Position, pit: Pit) -> bool {
        let (after, turn, cell) = self.first_lap(position, pit, Dir::Forward);
        match self.look(&after, &turn, cell) {
            Act::Capture(take, _) => {
                let at = self.seen_from(&after, &turn, cell, take);
                self.takes_all(&after, turn.seat, self.holes(&after, &turn, at, take))
            }
            Act::Over(_) | Act::Again | Act::Relay(_) | Act::Mark => false,
        }
    }

    /// The board after the first lap of a move, before anything follows from it.
    fn first_lap(&self, position: &Position, pit: Pit, dir: Dir) -> (Position, Turn, Cell) {
        let mut after = *position;
        let mut turn = Turn { seat: position.seat, dir, passed: false, caught: false };
        let hand = self.lift(&mut after, pit, &mut ());
        let cell = self.sow_lap(&mut after, &mut turn, pit, hand, &mut ());
        (after, turn, cell)
    }

    /// Those of the pits whose first lap backwards ends in a capture.
    pub(crate) fn capturing_back(&self, position: &Position, pits: PitSet) -> PitSet {
        pits.filter(|&pit| {
            let (after, turn, cell) = self.first_lap(position, pit, Dir::Backward);
            matches!(self.look(&after, &turn, cell), Act::Capture(..))
        })
        .fold(PitSet::EMPTY, |set, pit| set.or(PitSet::of(pit)))
    }

    /// Laps after the first run forwards where backwards is only for captures.
    #[inline]
    fn dir_of_next_lap(&self, dir: Dir) -> Dir {
        match self.sow().choose.dirs {
            Dirs::Forward | Dirs::Both => dir,
            Dirs::ForwardOrCapturingBack { .. } => Dir::Forward,
        }
    }

    /// Whether the mover may sow this hand backwards: from such a pit, if that captures at once.
    #[inline]
    pub(crate) fn may_turn_back(&self, position: &Position, seat: Seat, from: Pit, hand: u8) -> bool {
        let Dirs::ForwardOrCapturingBack { from: pits } = self.sow().choose.dirs else {
            return false;
        };
        if !pits.contains(from) {
            return false;
        }
        let mut after = *position;
        let mut turn = Turn { seat, dir: Dir::Backward, passed: false, caught: false };
        let cell = self.sow_lap(&mut after, &mut turn, from, hand, &mut ());
        matches!(self.look(&after, &turn, cell), Act::Capture(..))
    }
}

#[inline]
fn add(position: &mut Position, turn: &mut Turn, lap: &crate::laps::Lap) {
    for (word, add) in position.pits.0.iter_mut().zip(lap.pits) {
        *word += add;
    }
    for (store, add) in position.stores.0.iter_mut().zip(lap.stores) {
        *store += add;
    }
    turn.passed |= lap.stores[turn.seat.index() & 3] > 0;
}
