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
    /// Who has which place, plus one; 0 for nobody: from the front seats in the order in which they finished, from the last
    /// place on those that resigned. While a game goes on a place between them is free.
    pub(crate) left: [u8; Seat::MAX],
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
        left: [0; Seat::MAX],
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
    pub fn finished(&self) -> impl Iterator<Item = Seat> + use<> {
        InOrder(u32::from_le_bytes(self.left))
    }

    /// Seats that have resigned, in order.
    pub fn resigned(&self) -> impl Iterator<Item = Seat> + use<> {
        self.in_order_of_leaving()
    }

    #[inline(never)]
    fn in_order_of_leaving(&self) -> InOrder {
        let finished = 8 * self.finished().count() as u32;
        let back = u32::from_be_bytes(self.left) & u32::MAX.checked_shr(finished).unwrap_or(0);
        // Places behind the last seat of the board are nobody's.
        InOrder(back >> (back.trailing_zeros() & 0x18))
    }

    /// Whether a seat has finished or resigned.
    pub fn has_left(&self, seat: Seat) -> bool {
        self.left.contains(&(seat.index() as u8 + 1))
    }

    /// How many seats have finished or resigned.
    pub(crate) fn gone(&self) -> usize {
        self.left.iter().filter(|&&seat| seat != 0).count()
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
        hash.bytes(&self.left);
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

/// Seats one after the other: a byte for each from the lowest on, the seat plus one, up to the first that is 0.
struct InOrder(u32);

impl Iterator for InOrder {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = Seat::new((self.0 as u8).checked_sub(1)?.into());
        self.0 >>= 8;
        seat
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
