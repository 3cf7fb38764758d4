//! The kernel of Togyz Kumalak and Bestemshe: all but one seed are lifted, even pits of the opponent's are taken.
//!
//! ```text
//! own row    | store | total | . . . | none | pit m | ... | pit 2 | pit 1 |      a byte each; total: all seeds of the game, which
//! other row  | store | total | . . . | none | pit m | ... | pit 2 | pit 1 |      majority asks for; none: always empty
//! ```
//! A sowing adds a word to each row. A landing or a mark that is nowhere stands at the byte `none`, so that taking what lies there
//! takes nothing and needs no branch.

use alloc::boxed::Box;
use alloc::vec::Vec;

use bija_rules::facts::{Fact, Question};
use bija_rules::ruleset::{
    Act, At, Choose, Collect, Dirs, Drop, DropRow, DropTo, EndRow, EndThen, EndWhen, Except, Extra, Feed, Holes, Lift, MarkRule, Objective, Origin, Ring, Slam,
    Sow, Stores, Stuck, Take, Then, Track, Which,
};
use bija_rules::{Board, Position, Reason, Rules, Seat};

use crate::claim::{Landing, act_at, and_with, asks_only, landings};
use crate::maker::{Kept, MoveMaker, Next, Played, plain_counts};
use crate::word::Word;

/// What makes one game of the family differ from another, seeds at the start and repetition aside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TogyzRules {
    /// Pits in a row: five or nine.
    pub pits: u8,
    /// How a pit of the opponent's that comes to three may be marked, if any may.
    pub marks: Option<MarkRule>,
}

const TRACK: Track = Track { ring: Ring::Whole, stores: Stores::None, origin: Origin::Sown };
const CHOOSE: Choose = Choose { which: Which::Any, least: 1, dirs: Dirs::Forward, feed: Feed::Free };
const TAKES_LAST: Act = Act::Capture(Take::one(At::Last, Holes::Itself), Then::Over);
const ENDS: [EndRow; 1] = [EndRow { when: EndWhen::Majority, then: EndThen::Over(Collect::Stay) }];
const TO_MARKER: [DropRow; 1] = [DropRow { when: Drop::Marked, to: DropTo::MarkOwner }];

impl TogyzRules {
    /// Reads a ruleset; `None` if it is none of the family.
    pub fn claim(rules: &Rules) -> Option<TogyzRules> {
        let ruleset = rules.ruleset();
        let sow = ruleset.family.as_sow()?;
        let (pits, marks) = (ruleset.board.pits, sow.extra.marks);
        let drops: &[DropRow] = if marks.is_some() { &TO_MARKER } else { &[] };
        let plain = ruleset.board == Board::two_rows(pits)
            && matches!(pits, 5 | 9)
            && (sow.track, sow.choose, sow.lift, sow.slam, sow.stuck) == (TRACK, CHOOSE, Lift::LeaveOne, Slam::Captures, Stuck::Over(Collect::Owner))
            && sow.ends == ENDS
            && sow.extra == Extra { marks, ..Extra::NOTHING }
            && sow.drops == drops
            && ruleset.objective == Objective::Margin;
        let rules = TogyzRules { pits, marks };
        (plain && asks_only(sow, &[Question::Place, Question::Count, Question::Facing, Question::Mark]) && rules.plays(sow)).then_some(rules)
    }

    /// Whether the landing table says what a game of these rules does, at every landing.
    fn plays(self, sow: &Sow) -> bool {
        // A seed that falls in a marked pit leaves it empty.
        let with_empty = and_with(landings(false), |landing| Landing { count: Fact::Holds0, ..landing });
        let all = and_with(with_empty, |landing| Landing { mark: if landing.place == Fact::Enemy { Fact::MayMark } else { Fact::MayNotMark }, ..landing });
        all.into_iter().all(|landing| {
            let act = act_at(sow, landing);
            let of_enemy = landing.place == Fact::Enemy;
            if of_enemy && matches!(landing.count, Fact::Holds2 | Fact::Holds4 | Fact::HoldsEven) {
                act == Some(TAKES_LAST)
            } else if self.marks.is_some() && landing.mark == Fact::MayMark && landing.count == Fact::Holds3 {
                act == Some(Act::Mark)
            } else {
                matches!(act, Some(Act::Over(_)))
            }
        })
    }
}

/// A board of the family, seen by the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TogyzBoard<W> {
    /// The row and store of the seat to move.
    pub own: W,
    /// Those of the other seat.
    pub other: W,
    /// The pit of the other row that the seat to move has marked, and the pit of the own row that the other seat has; the number of pits
    /// for none.
    pub marks: [u8; 2],
}

/// A sowing as additions.
#[derive(Clone, Copy, Debug)]
struct Lap<W> {
    own: W,
    other: W,
    /// The pit of the other row where the last seed fell; the number of pits if it fell in the own row.
    last: u8,
}

/// Seeds up to which a sowing is one row of the table; more go round before.
pub(crate) const MOST_TABLED: usize = 63;

/// The move maker for `PITS` pits a row, in words of type `W`.
#[derive(Clone, Debug)]
pub struct Togyz<W, const PITS: usize> {
    rules: TogyzRules,
    laps: Box<[[Lap<W>; MOST_TABLED + 1]; PITS]>,
    /// One seed for each pit of a row.
    ones: W,
    /// The pit that may not be marked though it comes to three; none if all may be.
    unmarked: u8,
}

impl<W: Word, const PITS: usize> Togyz<W, PITS> {
    const TOTAL: u32 = W::STORE - 8;
    const NONE: u8 = PITS as u8;

    /// The move maker of these rules.
    ///
    /// # Panics
    /// If they are for another number of pits.
    pub fn new(rules: TogyzRules) -> Self {
        assert_eq!(usize::from(rules.pits), PITS, "a maker is made for its number of pits");
        assert!(8 * (PITS as u32) < Self::TOTAL, "a row and the empty byte after it fit in a word");
        let laps = core::array::from_fn(|pit| core::array::from_fn(|seeds| lap::<W, PITS>(pit, seeds)));
        let ones = (0..PITS as u32).fold(W::ZERO, |ones, pit| ones | W::low(1) << (8 * pit));
        let unmarked = match rules.marks {
            Some(MarkRule { last_pit: Except::Yes, .. }) => Self::NONE - 1,
            Some(MarkRule { last_pit: Except::No, .. }) | None => Self::NONE,
        };
        Togyz { rules, laps: Box::new(laps), ones, unmarked }
    }

    /// The rules it plays.
    pub fn rules(&self) -> TogyzRules {
        self.rules
    }

    pub(crate) fn row() -> W {
        (0..PITS as u32).fold(W::ZERO, |row, pit| row | W::low(0xff) << (8 * pit))
    }

    /// Lifts and sows a pit. The pit of the other row where the last seed fell comes with the board.
    #[inline(always)]
    fn sow(&self, board: TogyzBoard<W>, pit: u32) -> (TogyzBoard<W>, u8) {
        let TogyzBoard { mut own, mut other, marks } = board;
        let seeds = (own >> (8 * pit)).byte();
        let lap = match self.laps[pit as usize % PITS].get(usize::from(seeds)) {
            Some(lap) => lap,
            None => self.after_rounds(&mut own, &mut other, pit, seeds),
        };
        (TogyzBoard { own: own.plus(lap.own), other: other.plus(lap.other), marks }, lap.last)
    }

    /// Sows whole rounds until the seeds left are few enough for the table, and gives the lap of these.
    #[cold]
    fn after_rounds(&self, own: &mut W, other: &mut W, pit: u32, seeds: u8) -> &Lap<W> {
        let mut left = usize::from(seeds);
        while left > MOST_TABLED {
            (*own, *other, left) = (own.plus(self.ones), other.plus(self.ones), left - 2 * PITS);
        }
        // The lap takes only what is left of the seeds that were lifted.
        *own = own.minus(W::low(seeds - left as u8) << (8 * pit));
        &self.laps[pit as usize % PITS][left]
    }

    /// Sows a pit, fills the stores from marked pits and captures; the board is still seen by the mover.
    #[inline(always)]
    pub(crate) fn sown(&self, board: TogyzBoard<W>, pit: u32) -> TogyzBoard<W> {
        let (mut board, last) = self.sow(board, pit);
        if self.rules.marks.is_some() {
            board = Self::empty_marked(board);
        }
        let seeds = (board.other >> (8 * u32::from(last))).byte();
        if seeds == 3 && self.may_mark(board.marks, last) {
            board = Self::take(board, last, 3);
            board.marks[0] = last;
            return board;
        }
        // All bits if the number is even, none if it is odd.
        Self::take(board, last, seeds & (seeds & 1).wrapping_sub(1))
    }

    /// Visits the boards from which one sowing that takes nothing off the board leads to this one, on which the other seat is to move. No
    /// board has stores, seeds in marked pits, or more seeds than the table of laps knows.
    #[inline(always)]
    pub(crate) fn each_before(&self, board: TogyzBoard<W>, mut visit: impl FnMut(TogyzBoard<W>)) {
        let high = self.ones << 7;
        let (own, other, marks) = (board.other, board.own, [board.marks[1], board.marks[0]]);
        for pit in (0..PITS).filter(|&pit| pit != usize::from(marks[1])) {
            // A single seed leaves its pit empty; of others one stays, and a hand that goes round lays one there each time.
            let seeds = match usize::from((own >> (8 * pit as u32)).byte()) {
                0 => 1..=1,
                left => 2.max(2 * PITS * (left - 1) + 1)..=2 * PITS * left,
            };
            for seeds in seeds {
                let Some(lap) = self.laps[pit].get(seeds) else { break };
                // A byte that holds fewer seeds than the lap gave it borrows its high bit.
                let (own_before, other_before) = ((own | high).minus(lap.own), (other | high).minus(lap.other));
                if own_before & other_before & high != high {
                    break;
                }
                let last = (other >> (8 * u32::from(lap.last))).byte();
                let marked = last == 3 && self.may_mark(marks, lap.last);
                if !marked && (last == 0 || last & 1 == 1) {
                    visit(TogyzBoard { own: own_before & !high, other: other_before & !high, marks });
                }
            }
        }
    }

    /// What fell in the marked pits goes to those who have marked them.
    #[inline(always)]
    fn empty_marked(board: TogyzBoard<W>) -> TogyzBoard<W> {
        let TogyzBoard { own, other, marks: [own_mark, other_mark] } = board;
        let (to_own, to_other) = ((other >> (8 * u32::from(own_mark))).byte(), (own >> (8 * u32::from(other_mark))).byte());
        let moved = |row: W, takes: u8, gives: u8, mark: u8| row.plus(W::low(takes) << W::STORE).minus(W::low(gives) << (8 * u32::from(mark)));
        TogyzBoard { own: moved(own, to_own, to_other, other_mark), other: moved(other, to_other, to_own, own_mark), ..board }
    }

    /// Takes what lies in a pit of the other row.
    #[inline(always)]
    fn take(board: TogyzBoard<W>, pit: u8, seeds: u8) -> TogyzBoard<W> {
        let (own, other) = (board.own.plus(W::low(seeds) << W::STORE), board.other.minus(W::low(seeds) << (8 * u32::from(pit))));
        TogyzBoard { own, other, ..board }
    }

    /// Whether the seat that has sown may mark that pit of the other row.
    #[inline(always)]
    fn may_mark(&self, marks: [u8; 2], pit: u8) -> bool {
        self.rules.marks.is_some_and(|rule| marks[0] == Self::NONE && pit != self.unmarked && (rule.same_number == Except::No || pit != marks[1]))
    }

    /// Whether the seats may have marked these pits, that of the seat to move first.
    pub(crate) fn allows(&self, [own, other]: [u8; 2]) -> bool {
        let marked = |mark: u8| mark != Self::NONE;
        let both = own == other && self.rules.marks.is_some_and(|rule| rule.same_number == Except::Yes);
        [own, other].into_iter().all(|mark| !marked(mark) || self.rules.marks.is_some() && mark != self.unmarked) && !(both && marked(own))
    }

    /// Whether a seat holds more than half of all seeds, or both hold half.
    #[inline(always)]
    fn has_majority(board: TogyzBoard<W>) -> bool {
        let [own, other] = [board.own, board.other].map(|row| 2 * u32::from((row >> W::STORE).byte()));
        let total = u32::from((board.own >> Self::TOTAL).byte());
        own > total || other > total || own == total && other == total && total > 0
    }

    /// The board of a game that is over because nobody can move: each keeps his side.
    #[cold]
    fn collected(board: TogyzBoard<W>) -> TogyzBoard<W> {
        let keep = |word: W| {
            let left = (0..PITS as u32).map(|pit| (word >> (8 * pit)).byte()).sum();
            (word & !Self::row()).plus(W::low(left) << W::STORE)
        };
        TogyzBoard { own: keep(board.own), other: keep(board.other), ..board }
    }
}

/// What sowing a pit of that many seeds does: all but one are lifted, a single one moves on.
fn lap<W: Word, const PITS: usize>(pit: usize, seeds: usize) -> Lap<W> {
    let byte = |cell: usize| 8 * cell as u32;
    let hand = if seeds > 1 { seeds - 1 } else { seeds };
    let mut lap = Lap { own: W::ZERO.minus(W::low(hand as u8) << byte(pit)), other: W::ZERO, last: PITS as u8 };
    for step in 1..=hand {
        let cell = (pit + step) % (2 * PITS);
        if cell < PITS {
            lap.own = lap.own.plus(W::low(1) << byte(cell));
        } else {
            lap.other = lap.other.plus(W::low(1) << byte(cell - PITS));
        }
    }
    let last = (pit + hand) % (2 * PITS);
    if last >= PITS {
        lap.last = (last - PITS) as u8;
    }
    lap
}

impl<W: Word, const PITS: usize> MoveMaker for Togyz<W, PITS> {
    type Board = TogyzBoard<W>;

    fn pack(&self, position: &Position) -> Option<TogyzBoard<W>> {
        let ([own, other], stores) = plain_counts(position, PITS, 0)?;
        let word = |row: &[u8], store: u8| W::of_bytes(row) | W::low(position.total()) << Self::TOTAL | W::low(store) << W::STORE;
        let mover = position.to_move()?;
        let mark = |seat: Seat| position.mark(seat).map_or(Self::NONE, |pit| pit % PITS as u8);
        Some(TogyzBoard { own: word(&own, stores[0]), other: word(&other, stores[1]), marks: [mark(mover), mark(mover.other())] })
    }

    fn counts(&self, board: TogyzBoard<W>) -> (Vec<u8>, Vec<u8>, [u8; 2]) {
        let row = |word: W| (0..PITS as u32).map(|pit| (word >> (8 * pit)).byte()).collect();
        (row(board.own), row(board.other), [board.own, board.other].map(|word| (word >> W::STORE).byte()))
    }

    fn kept(&self, board: TogyzBoard<W>) -> Kept {
        Kept { marks: board.marks.map(|mark| (mark != Self::NONE).then_some(mark)), ..Kept::default() }
    }

    #[inline(always)]
    fn legal(&self, board: TogyzBoard<W>) -> u32 {
        (board.own & Self::row()).full()
    }

    #[inline(always)]
    fn play(&self, board: TogyzBoard<W>, pit: u32) -> Played<TogyzBoard<W>> {
        let board = self.sown(board, pit);
        if Self::has_majority(board) {
            return Played { board, next: Next::Over(Reason::Majority) };
        }
        if self.legal(TogyzBoard { own: board.other, ..board }) == 0 {
            return Played { board: Self::collected(board), next: Next::Over(Reason::NoMove) };
        }
        let [own_mark, other_mark] = board.marks;
        Played { board: TogyzBoard { own: board.other, other: board.own, marks: [other_mark, own_mark] }, next: Next::Passes }
    }
}

/// The move makers by the number of pits.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "each name is its number of pits")]
pub enum TogyzKernel {
    Five(Togyz<u64, 5>),
    Nine(Togyz<u128, 9>),
}

impl TogyzKernel {
    /// The move maker of these rules.
    ///
    /// # Panics
    /// If they are for another number of pits than five or nine; [`TogyzRules::claim`] gives no such rules.
    pub fn new(rules: TogyzRules) -> TogyzKernel {
        match rules.pits {
            5 => TogyzKernel::Five(Togyz::new(rules)),
            9 => TogyzKernel::Nine(Togyz::new(rules)),
            pits => panic!("no kernel plays {pits} pits"),
        }
    }
}
