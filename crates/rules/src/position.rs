//! A position: everything that decides how a game goes on, and nothing of how it came about.

use crate::moves::Dir;
use crate::pits::{Pit, PitSet, Pits};
use crate::ruleset::Reason;
use crate::seat::{BySeat, Seat};

/// A position that a ruleset has accepted.
///
/// Equality is the rules' equality: memory of the turn is kept only where the ruleset reads it and is cleared when it
/// has served, so that two positions are equal exactly when play goes on alike from both. History belongs to
/// [`Game`](crate::Game).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) pits: Pits,
    pub(crate) stores: BySeat<i16>,
    /// Pits that are out of play: nothing is sown there, lifted there, or faces them.
    pub(crate) closed: PitSet,
    /// The pit each seat has marked, plus one; 0 for none.
    pub(crate) marks: BySeat<u8>,
    pub(crate) pieces_taken: BySeat<u8>,
    /// Seats in the order in which they finished, plus one; 0 for none.
    pub(crate) finished: [u8; Seat::MAX],
    /// Neutral squares that still hold their piece, a bit for each seat before whose row they lie.
    pub(crate) pieces: u8,
    pub(crate) seat: Seat,
    pub(crate) over: Option<Reason>,
    /// Seeds in all, those out of play included.
    pub(crate) total: u8,
    /// Seeds that left the pits and count for nobody.
    pub(crate) out: u8,
    /// Extra sowings this turn has had, where the ruleset limits them.
    pub(crate) bonus: u8,
    /// Turns played, counted up to 2 where the ruleset reads it. Under the pie rule a second turn counts from its first
    /// sowing.
    pub(crate) turns: u8,
    pub(crate) question: Option<Question>,
    /// What only bao has.
    pub(crate) bao: Holdings,
}

/// A question in mid-turn: seeds in hand, about to be sown from a pit, and the mover chooses the direction. In bao the
/// seeds still lie in the house, and the mover chooses whether to sow them in the direction of the lap or to stop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Question {
    pub(crate) pit: Pit,
    pub(crate) hand: u8,
    /// The direction of the lap in bao; forwards elsewhere.
    pub(crate) dir: Dir,
}

/// What the seats of bao hold beside their pits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Holdings {
    /// Seeds in hand that are still to be brought in.
    pub(crate) hand: BySeat<u8>,
    /// Seats that still own their house, as bits.
    pub(crate) houses: u8,
    /// The pit of each seat that the other has blocked, plus one; 0 for none.
    pub(crate) blocked: BySeat<u8>,
}

impl Position {
    /// An empty board without pieces, the first seat to move.
    pub(crate) const EMPTY: Position = Position {
        pits: Pits([0; 8]),
        stores: BySeat([0; Seat::MAX]),
        closed: PitSet::EMPTY,
        marks: BySeat([0; Seat::MAX]),
        pieces_taken: BySeat([0; Seat::MAX]),
        finished: [0; Seat::MAX],
        pieces: 0,
        seat: Seat::SOUTH,
        over: None,
        total: 0,
        out: 0,
        bonus: 0,
        turns: 0,
        question: None,
        bao: Holdings { hand: BySeat([0; Seat::MAX]), houses: 0, blocked: BySeat([0; Seat::MAX]) },
    };

    /// Seeds in a pit.
    #[inline]
    pub fn seeds(&self, pit: Pit) -> u8 {
        self.pits.at(pit)
    }

    /// Seeds in a seat's store, or captured by it where the board has no stores. Negative for a debt.
    #[inline]
    pub fn store(&self, seat: Seat) -> i16 {
        self.stores[seat]
    }

    /// The seat to move; nobody moves in a finished game.
    #[inline]
    pub fn to_move(&self) -> Option<Seat> {
        if self.over.is_none() { Some(self.seat) } else { None }
    }

    /// The rule that ended the game, if it is over.
    #[inline]
    pub fn over(&self) -> Option<Reason> {
        self.over
    }

    /// Pits that are out of play.
    pub fn closed(&self) -> PitSet {
        self.closed
    }

    /// The pit a seat has marked for itself.
    pub fn mark(&self, seat: Seat) -> Option<Pit> {
        self.marks[seat].checked_sub(1)
    }

    /// All marked pits.
    #[inline]
    pub(crate) fn marked(&self) -> PitSet {
        self.marks.0.iter().filter_map(|mark| mark.checked_sub(1)).fold(PitSet::EMPTY, |set, pit| set.or(PitSet::of(pit)))
    }

    /// Whether the neutral square before that seat's row still holds its piece.
    pub fn has_piece(&self, before: Seat) -> bool {
        self.pieces >> before.index() & 1 != 0
    }

    /// Pieces a seat has captured.
    pub fn pieces_taken(&self, seat: Seat) -> u8 {
        self.pieces_taken[seat]
    }

    /// Seats that have finished, in order.
    pub fn finished(&self) -> impl Iterator<Item = Seat> + '_ {
        self.finished.iter().filter_map(|&seat| Seat::new(seat.checked_sub(1)? as usize))
    }

    pub(crate) fn has_finished(&self, seat: Seat) -> bool {
        self.finished().any(|other| other == seat)
    }

    /// Seeds in all, those out of play included.
    pub fn total(&self) -> u8 {
        self.total
    }

    /// Seeds that left the pits and count for nobody.
    pub fn out_of_play(&self) -> u8 {
        self.out
    }

    /// The pit about which a question is open in mid-turn: which way its seeds go, or whether the house is sown.
    pub fn asked_at(&self) -> Option<Pit> {
        self.question.map(|question| question.pit)
    }

    /// Seeds in hand while a question is open; 0 otherwise.
    pub fn in_hand(&self) -> u8 {
        self.question.map_or(0, |question| question.hand)
    }

    /// The direction of the lap that led to an open question, where the mover does not choose it.
    pub fn asked_dir(&self) -> Option<Dir> {
        self.question.map(|question| question.dir)
    }

    /// Seeds that a seat still has to bring in, in games that begin from the hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> u8 {
        self.bao.hand[seat]
    }

    /// Whether a seat still owns its house, functional or dormant.
    #[inline]
    pub fn owns_house(&self, seat: Seat) -> bool {
        self.bao.houses >> seat.index() & 1 != 0
    }

    /// The pit of a seat that the other seat has blocked.
    #[inline]
    pub fn blocked(&self, owner: Seat) -> Option<Pit> {
        self.bao.blocked[owner].checked_sub(1)
    }

    /// Extra sowings this turn has had, where the ruleset limits them.
    pub fn bonus(&self) -> u8 {
        self.bonus
    }

    /// Turns played, up to 2, where the ruleset reads it.
    pub fn turns(&self) -> u8 {
        self.turns
    }

    /// A 64-bit hash of the position: the same for equal positions on every machine and in every release.
    ///
    /// FNV-1a over the position's bytes in a fixed order, finished by the SplitMix64 mixer.
    pub fn stable_hash(&self) -> u64 {
        let mut hash = Fnv::new();
        for word in self.pits.0 {
            hash.bytes(&word.to_le_bytes());
        }
        for store in self.stores.0 {
            hash.bytes(&store.to_le_bytes());
        }
        hash.bytes(&self.closed.0.to_le_bytes());
        hash.bytes(&self.marks.0);
        hash.bytes(&self.pieces_taken.0);
        hash.bytes(&self.finished);
        let over = self.over.map_or(0, |reason| reason as u8 + 1);
        hash.bytes(&[self.pieces, self.seat.index() as u8, over, self.total, self.out, self.bonus, self.turns]);
        if let Some(question) = self.question {
            hash.bytes(&[question.pit, question.hand]);
            if question.dir == Dir::Backward {
                hash.bytes(&[1]);
            }
        }
        if self.bao != Holdings::default() {
            hash.bytes(&self.bao.hand.0);
            hash.bytes(&self.bao.blocked.0);
            hash.bytes(&[self.bao.houses]);
        }
        crate::start::mix(hash.0)
    }
}

/// The 64-bit FNV-1a hash (Fowler, Noll, Vo).
pub(crate) struct Fnv(pub(crate) u64);

impl Fnv {
    pub(crate) const fn new() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ byte as u64).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
