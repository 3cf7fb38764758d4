//! What a seat may choose: captures first, and only if there is none a takata.

use super::data::{Bao, Dormant, NeverEnding};
use super::ring::{ahead, back, facing, forced, front, inwards, is_front};
use crate::moves::{Dir, Move, Moves};
use crate::pits::{Pit, PitSet};
use crate::position::{Position, Question};
use crate::rules::IllegalWhy;
use crate::seat::Seat;

/// Words of the pits that this board uses.
const WORDS: usize = 4;

/// The most seeds whose first lap may capture: sixteen end in the pit they came from, which is empty then.
const MOST_TO_CAPTURE: u8 = 15;

/// The least seeds of a pit that may be lifted once the hand is empty.
const LEAST: u8 = 2;

impl Bao {
    /// The legal moves of a position that is not over.
    pub(crate) fn legal(&self, position: &Position) -> Moves {
        if let Some(question) = position.question {
            return self.answers(position, question);
        }
        let captures = open_captures(position);
        let open = if captures.is_empty() { self.takata(position) } else { self.taking_the_blocked(position, captures) };
        match self.endless {
            NeverEnding::Loses => open,
            NeverEnding::Illegal => some_of(open, |mv| self.foresee(position, mv).ends),
        }
    }

    /// Whether the seat to move has a move; the same as `!legal().is_empty()`, but quicker.
    pub(super) fn can_move(&self, position: &Position) -> bool {
        position.question.is_some() || !open_captures(position).is_empty() || !self.takata(position).is_empty()
    }

    /// The answers to the question of the house: sow it, or stop. Sowing is forced where it takes the blocked pit.
    fn answers(&self, position: &Position, question: Question) -> Moves {
        let safari = Move::sow(question.pit, question.dir);
        let mut moves = Moves { other: true, ..Moves::NONE };
        let forced = position.blocked(position.seat.other()).is_some();
        if forced || self.endless == NeverEnding::Illegal {
            let foreseen = self.foresee(position, safari);
            if self.endless == NeverEnding::Illegal && !foreseen.ends {
                return moves;
            }
            moves.other = !(forced && foreseen.takes_the_blocked);
        }
        moves.add(safari);
        moves
    }

    /// A pit that one has blocked must be captured, at once or later in the turn, if any capture comes to it.
    fn taking_the_blocked(&self, position: &Position, captures: Moves) -> Moves {
        match position.blocked(position.seat.other()) {
            None => captures,
            Some(_) => some_of(captures, |mv| self.foresee(position, mv).takes_the_blocked),
        }
    }

    fn takata(&self, position: &Position) -> Moves {
        let seat = position.seat;
        let full = position.pits.holding(1, WORDS).and(front(seat));
        let pits = if position.hand(seat) > 0 { self.takata_from_hand(position, full) } else { takata_from_pits(position) };
        let mut moves = Moves { forward: pits, backward: pits, other: false };
        // A takata may not empty the front row: seeds of a kichwa that are all there is are sown inwards.
        if full.len() == 1
            && let Some(inwards) = full.into_iter().find_map(inwards)
        {
            match inwards {
                Dir::Forward => moves.backward = moves.backward.without(full),
                Dir::Backward => moves.forward = moves.forward.without(full),
            }
        }
        moves
    }

    fn takata_from_hand(&self, position: &Position, full: PitSet) -> PitSet {
        let Some((pit, house)) = self.owned_house(position, position.seat) else {
            return large_or_single(position, full);
        };
        let others = full.without(PitSet::of(pit));
        if position.seeds(pit) >= house.functional {
            return if others.is_empty() { full } else { others };
        }
        match house.dormant {
            Dormant::Ordinary => large_or_single(position, full),
            Dormant::Avoided => large_or_single(position, if others.is_empty() { full } else { others }),
            Dormant::Free => full,
        }
    }

    /// Why a move of a pit of one's own, or an answer, is not legal.
    pub(crate) fn why_illegal(&self, position: &Position, mv: Move) -> IllegalWhy {
        let Some(pit) = mv.pit() else {
            return if position.question.is_some() { IllegalWhy::MustTakeBlocked } else { IllegalWhy::NothingAsked };
        };
        if let Some(question) = position.question {
            return match () {
                () if question.pit != pit => IllegalWhy::NotThisPit,
                () if question.dir != mv.dir() => IllegalWhy::Direction,
                () => IllegalWhy::NeverEnds,
            };
        }
        if position.seeds(pit) == 0 {
            return IllegalWhy::EmptyPit;
        }
        if position.blocked(position.seat) == Some(pit) {
            return IllegalWhy::PitBlocked;
        }
        let captures = open_captures(position);
        let open = if captures.is_empty() { self.takata(position) } else { captures };
        if open.contains(mv) {
            let taking = self.taking_the_blocked(position, open);
            return if captures.is_empty() || taking.contains(mv) { IllegalWhy::NeverEnds } else { IllegalWhy::MustTakeBlocked };
        }
        if open.forward.or(open.backward).contains(pit) {
            return IllegalWhy::Direction;
        }
        if captures.is_empty() { self.why_no_takata(position, pit) } else { IllegalWhy::MustCapture }
    }

    fn why_no_takata(&self, position: &Position, pit: Pit) -> IllegalWhy {
        let seeds = position.seeds(pit);
        match self.owned_house(position, position.seat) {
            Some((house, _)) if house == pit && position.hand(position.seat) > 0 => IllegalWhy::HouseStays,
            Some(_) | None if !is_front(pit) && (seeds >= LEAST || position.hand(position.seat) > 0) => IllegalWhy::FrontFirst,
            Some(_) | None => IllegalWhy::TooFewSeeds { seeds, least: LEAST },
        }
    }
}

/// Whether the turn that begins here is one without captures. A turn that has asked has captured.
pub(crate) fn is_takata(position: &Position) -> bool {
    position.question.is_none() && open_captures(position).is_empty()
}

/// First steps of the mover that capture.
fn open_captures(position: &Position) -> Moves {
    let blocked = position.blocked(position.seat).map_or(PitSet::EMPTY, PitSet::of);
    let captures = captures(position, position.seat);
    Moves { forward: captures.forward.without(blocked), backward: captures.backward.without(blocked), other: false }
}

/// First steps of a seat that capture, whatever is blocked.
pub(super) fn captures(position: &Position, seat: Seat) -> Moves {
    if position.hand(seat) > 0 { captures_from_hand(position, seat) } else { captures_from_pits(position, seat) }
}

/// A seed from the hand captures where it falls, if seeds lie there and on the other side of the groove.
fn captures_from_hand(position: &Position, seat: Seat) -> Moves {
    let mut moves = Moves::NONE;
    for pit in position.pits.holding(1, WORDS).and(front(seat)).filter(|&pit| position.seeds(facing(pit)) > 0) {
        let set = PitSet::of(pit);
        match forced(pit) {
            Some(Dir::Forward) => moves.forward = moves.forward.or(set),
            Some(Dir::Backward) => moves.backward = moves.backward.or(set),
            None => (moves.forward, moves.backward) = (moves.forward.or(set), moves.backward.or(set)),
        }
    }
    moves
}

/// With an empty hand a first lap captures that ends in a front pit with seeds, facing seeds.
fn captures_from_pits(position: &Position, seat: Seat) -> Moves {
    let own = front(seat).or(back(seat));
    let large = position.pits.holding(LEAST, WORDS).and(own);
    let capturing = |dir| large.filter(|&pit| first_lap_captures(position, pit, dir)).fold(PitSet::EMPTY, |set, pit| set.or(PitSet::of(pit)));
    Moves { forward: capturing(Dir::Forward), backward: capturing(Dir::Backward), other: false }
}

/// Whether the lap of a pit, sown with an empty hand, ends where it captures.
pub(super) fn first_lap_captures(position: &Position, pit: Pit, dir: Dir) -> bool {
    first_captured(position, pit, dir).is_some()
}

/// The pit that the first lap of a pit captures.
pub(super) fn first_captured(position: &Position, pit: Pit, dir: Dir) -> Option<Pit> {
    let seeds = position.seeds(pit);
    let end = ahead(pit, dir, seeds);
    let captures = (LEAST..=MOST_TO_CAPTURE).contains(&seeds) && is_front(end) && position.seeds(end) > 0 && position.seeds(facing(end)) > 0;
    captures.then(|| facing(end))
}

/// Pits of two and more, or single seeds where there is nothing else.
fn large_or_single(position: &Position, pits: PitSet) -> PitSet {
    let large = position.pits.holding(LEAST, WORDS).and(pits);
    if large.is_empty() { pits } else { large }
}

fn takata_from_pits(position: &Position) -> PitSet {
    let large = position.pits.holding(LEAST, WORDS);
    let blocked = position.blocked(position.seat).map_or(PitSet::EMPTY, PitSet::of);
    let in_front = large.and(front(position.seat)).without(blocked);
    if in_front.is_empty() { large.and(back(position.seat)) } else { in_front }
}

/// The moves that pass the test; all of them if none does.
fn some_of(moves: Moves, mut test: impl FnMut(Move) -> bool) -> Moves {
    let mut kept = Moves::NONE;
    for mv in moves {
        if test(mv) {
            kept.add(mv);
        }
    }
    if kept.is_empty() { moves } else { kept }
}
