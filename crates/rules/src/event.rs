//! What a move does, told step by step.

use alloc::vec::Vec;

use crate::pits::Pit;
use crate::ruleset::{Reason, Why};
use crate::seat::Seat;

/// One thing that happens in a move. Applied in order to the position before, they give the position after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The chosen pit's seeds, or a part of them, are taken into the hand: all but one, or the tax of a house.
    Lift {
        /// From where.
        pit: Pit,
        /// How many.
        seeds: u8,
    },
    /// All seeds of a pit are taken into the hand for the next lap.
    Relay {
        /// From where.
        pit: Pit,
        /// How many.
        seeds: u8,
    },
    /// A seed of the hand falls into a pit.
    Drop(
        /// Which.
        Pit,
    ),
    /// A seed of the hand falls into a store.
    DropStore(
        /// Whose.
        Seat,
    ),
    /// The hand passes over a pit that the rules except.
    Skip(
        /// Which.
        Pit,
    ),
    /// Seeds leave a pit as one falls there (the drop table).
    Taken {
        /// From where.
        pit: Pit,
        /// How many.
        seeds: u8,
        /// To whose store.
        to: Seat,
    },
    /// Seeds are captured.
    Capture {
        /// From where.
        pit: Pit,
        /// How many.
        seeds: u8,
        /// To whose store.
        to: Seat,
    },
    /// Seeds are captured into the hand, to be sown on.
    Gather {
        /// From where.
        pit: Pit,
        /// How many.
        seeds: u8,
    },
    /// The gathered seeds are about to be sown on from this pit: the next lap.
    SowOn(
        /// From where.
        Pit,
    ),
    /// The gathered seeds are about to be sown in from this end of the row: the first of them falls into it.
    SowInto(
        /// Into which end pit.
        Pit,
    ),
    /// A seat brings a seed from its hand into a pit.
    Namua {
        /// Into which.
        pit: Pit,
        /// From whose hand.
        from: Seat,
    },
    /// The house in this pit is lost for good: captured, or sown as a whole.
    HouseLost(
        /// Where.
        Pit,
    ),
    /// This pit is blocked: its owner may not start there, and stops there in a turn without captures.
    Blocked(
        /// Which.
        Pit,
    ),
    /// This pit is blocked no longer: it was captured, or the seat that had blocked it has moved again. The end of a game
    /// frees all pits without a word.
    Unblocked(
        /// Which.
        Pit,
    ),
    /// A piece is captured.
    Piece {
        /// From where.
        pit: Pit,
        /// By whom.
        to: Seat,
    },
    /// A pit becomes a seat's own.
    Mark {
        /// Which.
        pit: Pit,
        /// Whose.
        owner: Seat,
    },
    /// The rules leave seeds here that the capture would have taken (a grand slam).
    Spared(
        /// Where.
        Pit,
    ),
    /// The mover is asked in which direction the seeds in hand are sown from this pit, or whether its house is sown.
    Ask(
        /// Where.
        Pit,
    ),
    /// The players change seats.
    Swap,
    /// The turn is over by this rule.
    TurnEnd(
        /// Which.
        Why,
    ),
    /// The seat moves again.
    Again(
        /// Who.
        Seat,
    ),
    /// A seat is rid of its seeds; its pits and store leave the track.
    Finish {
        /// Who.
        seat: Seat,
        /// In which place, from 1.
        place: u8,
    },
    /// A seat resigns: the seeds of its pits have gone out of play, and its pits and store leave the track.
    Resign {
        /// Who.
        seat: Seat,
        /// In which place, from 1: the worst that was free.
        place: u8,
    },
    /// The turn goes to this seat.
    PassTo(
        /// Who.
        Seat,
    ),
    /// This seat has to pass.
    Passed(
        /// Who.
        Seat,
    ),
    /// A seat lays a seed of its store, or a borrowed one, into one of its empty pits.
    Pay {
        /// Into which pit.
        pit: Pit,
        /// From whose store.
        from: Seat,
    },
    /// The game is over and seeds left in a pit go to a store.
    Sweep {
        /// From where.
        pit: Pit,
        /// How many.
        seeds: u8,
        /// To whose store.
        to: Seat,
    },
    /// Seeds left in a pit go out of play: the game is over, or their owner resigns.
    Discard {
        /// From where.
        pit: Pit,
        /// How many.
        seeds: u8,
    },
    /// The game is over by this rule.
    End {
        /// Which.
        reason: Reason,
        /// The seat it speaks of: whose row is empty, who has no move, who has the majority, who finished or
        /// resigned.
        seat: Option<Seat>,
    },
}

/// A listener to which a move tells what it does.
pub trait Sink {
    /// Whether anything is told: a silent listener costs nothing and lets whole laps be sown at once.
    const TOLD: bool = true;

    /// Whether anything is told to this one.
    #[inline]
    fn told(&self) -> bool {
        Self::TOLD
    }

    /// Something happened.
    fn event(&mut self, event: Event);
}

/// The silent listener.
impl Sink for () {
    const TOLD: bool = false;

    #[inline(always)]
    fn event(&mut self, _: Event) {}
}

/// Keeps the events in order.
impl Sink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

impl<S: Sink + ?Sized> Sink for &mut S {
    const TOLD: bool = S::TOLD;

    #[inline]
    fn event(&mut self, event: Event) {
        (**self).event(event);
    }
}

/// Tells somebody whose kind is known only at run time, or nobody, so that play is one code however many listeners there are.
pub(crate) struct Telling<'a>(Option<&'a mut dyn FnMut(Event)>);

impl<'a> Telling<'a> {
    /// Nobody listens.
    pub(crate) fn nobody() -> Telling<'static> {
        Telling(None)
    }

    /// One copy of play for all kinds of sinks.
    pub(crate) fn with<S: Sink, T>(sink: &mut S, play: impl FnOnce(&mut Telling<'_>) -> T) -> T {
        if S::TOLD { play(&mut Telling::to(&mut |event| sink.event(event))) } else { play(&mut Telling::nobody()) }
    }

    pub(crate) fn to(listener: &'a mut dyn FnMut(Event)) -> Telling<'a> {
        Telling(Some(listener))
    }
}

impl Sink for Telling<'_> {
    #[inline]
    fn told(&self) -> bool {
        self.0.is_some()
    }

    #[inline]
    fn event(&mut self, event: Event) {
        if let Some(listener) = &mut self.0 {
            listener(event);
        }
    }
}
