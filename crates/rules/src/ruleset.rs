//! The vocabulary in which rules are written down: a ruleset is data.
//!
//! One turn of a sowing game is a pipeline, and every step of it is chosen by a closed enum:
//!
//! ```text
//! choose -> lift -> sow a lap (drop table) -> look (landing table) -> relay or capture and look or sow again -> over
//!        -> end rows -> extra turn or next seat -> prepare: pass, borrow or end where a seat has nothing to choose
//! ```
//! A game that needs no new member of these enums is a change of data only. A game whose turn has another shape is a
//! family of its own beside [`Sow`].

mod ends;
mod extra;
mod turn;

use alloc::vec::Vec;

use crate::board::Board;

pub use ends::{Collect, EndRow, EndThen, EndWhen, Endless, LAP_CAP, Ranks, Stuck};
pub use extra::{Except, Extra, MarkRule, Pie, Pieces};
pub use turn::{
    Act, At, Chain, ChainOver, Choose, Dirs, Drop, DropRow, DropTo, Feed, From, Holes, LastSeed, Lift, Origin, Reads, Ring, Row, Slam, Stores, Take, Then,
    Track, Which, otherwise, row,
};

pub use crate::bao::{AtHouse, Bao, Dormant, House, NeverEnding, Opening, Takasia};

/// The rules of a game, complete: what is played, from where, to what end.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ruleset {
    /// Seats, pits and their shape.
    pub board: Board,
    /// Seeds in each pit at the start.
    pub seeds: u8,
    /// How the start differs from `seeds` in each pit.
    pub start: Start,
    /// What a turn does.
    pub family: Family,
    /// What the players play for.
    pub objective: Objective,
    /// What stops a game that would not end by itself.
    pub guard: Guard,
}

/// Families of turns.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Family {
    /// Lift, sow, look where the last seed fell.
    Sow(Sow),
    /// Bring in a seed from the hand, capture or not; two rows a seat.
    Bao(Bao),
}

impl Family {
    /// The turn, in the family that lifts and sows.
    #[inline]
    pub const fn as_sow(&self) -> Option<&Sow> {
        match self {
            Family::Sow(sow) => Some(sow),
            Family::Bao(_) => None,
        }
    }
}

/// A turn of lifting and sowing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sow {
    /// Where seeds are dropped.
    pub track: Track,
    /// Which pits and directions a seat may choose.
    pub choose: Choose,
    /// How much of the chosen pit is lifted.
    pub lift: Lift,
    /// What a falling seed triggers by itself; first match wins.
    pub drops: Vec<DropRow>,
    /// What the last seed of a lap triggers; first match wins, the last row matches every landing. At most 8 rows.
    pub landing: Vec<Row>,
    /// What becomes of a capture that would leave the other seat without seeds.
    pub slam: Slam,
    /// Ends looked for after every sowing, before an extra turn is granted.
    pub ends: Vec<EndRow>,
    /// What happens to a seat that has to move and has nothing to choose.
    pub stuck: Stuck,
    /// What becomes of a turn that would never end.
    pub endless: Endless,
    /// What only some games have.
    pub extra: Extra,
}

/// The start position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// The same number in every pit.
    Equal,
    /// That many seeds moved from one pit to another, the same in every row.
    Moved(u8),
    /// All seeds thrown into the pits at random.
    Scattered,
    /// Everything in the first half of a seat's pits: twice the number there, none in the others (Omweso's outer row). The
    /// middle pit of an odd number of pits keeps its own.
    FirstHalf,
    /// The players lay the seeds out before the first move; until they do, this is how they lie.
    Arranged(Arranged, Laid),
    /// Few seeds lie on the front rows, the others are in hand: `seeds` a pit all together (Bao).
    Namua(Opening),
}

impl Start {
    /// Whether starts differ by their number.
    pub const fn is_random(self) -> bool {
        match self {
            Start::Moved(_) | Start::Scattered => true,
            Start::Equal | Start::FirstHalf | Start::Arranged(..) | Start::Namua(_) => false,
        }
    }
}

/// Who lays the seeds out, and how few may lie in a pit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arranged {
    /// The first player, in the pits of all.
    ByFirst {
        /// The least number of seeds in a pit.
        least: u8,
    },
    /// Each player in the own pits, one after the other, all in sight.
    ByEach {
        /// The least number of seeds in a pit.
        least: u8,
    },
}

/// How the seeds lie that nobody has arranged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Laid {
    /// As in [`Start::Equal`].
    Equal,
    /// As in [`Start::FirstHalf`].
    FirstHalf,
}

/// What the players play for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Objective {
    /// Seeds: the score is what the stores hold.
    Margin,
    /// The last who can move. A game of this kind that its guard stops is a draw.
    Survival,
    /// To be rid of one's seeds first.
    Race,
}

/// What ends a game that goes on too long.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Guard {
    /// Which occurrence of a position (board and seat to move) ends the game, if any: 2 is the first repetition.
    pub repeats: Option<u8>,
    /// Whether a position in which a row is empty can be a repetition.
    pub repeat_needs: RepeatNeeds,
    /// Sowings after which the game ends, if any.
    pub cap: Option<u32>,
    /// Who gets the seeds left.
    pub collect: Collect,
}

/// Which positions can count as repetitions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RepeatNeeds {
    /// All.
    Nothing,
    /// Those in which every seat has seeds.
    EveryRow,
}

impl Guard {
    /// The cap of sowings alone: 400, or four a seed on boards of more than 100 seeds; each keeps his side.
    pub fn sowings(seeds_in_all: u32) -> Guard {
        let cap = if seeds_in_all > 100 { 4 * seeds_in_all } else { 400 };
        Guard { repeats: None, repeat_needs: RepeatNeeds::Nothing, cap: Some(cap), collect: Collect::Owner }
    }
}

/// The rule that ended a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// The last seed fell where nothing follows from it.
    Plain,
    /// Seeds were captured.
    Captured,
    /// The last seed fell in an own empty pit, but the facing pit is empty.
    NothingFacing,
    /// The last seed would have captured, but the sowing has not passed the own store yet.
    LapNeeded,
    /// A capture would have taken the opponent's last seeds and the rules cut it.
    GrandSlam,
    /// The turn has had all the extra sowings it may have.
    BonusSpent,
    /// The last seed fell in a store and the game is over.
    InStore,
    /// The last hole was marked.
    Marked,
    /// The next hole is a neutral square with something in it.
    QuanNext,
    /// The hole to be captured holds its piece and too few seeds.
    YoungQuan,
    /// The next two holes are empty.
    TwoEmpty,
    /// The sowing would never have ended.
    Endless,
    /// The lap ended in the mover's house, where a turn without captures stops.
    House,
    /// The mover stopped at the house.
    Stopped,
    /// The lap ended in a blocked pit.
    Blocked,
}

/// The rule that ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// A row is empty.
    RowEmpty,
    /// The seat to move has no move.
    NoMove,
    /// A seat has more than half of the seeds, or both have half.
    Majority,
    /// All pits are empty.
    AllEmpty,
    /// A position came up too often.
    Repetition,
    /// The limit of sowings is reached.
    Cap,
    /// A sowing would never have ended.
    Endless,
    /// The opponent's last seeds were taken under a rule that ends the game.
    GrandSlam,
    /// The neutral squares are empty.
    SquaresEmpty,
    /// The pieces are taken.
    PiecesGone,
    /// Enough seats have finished.
    Finished,
    /// A front row is empty: its owner has lost.
    FrontEmpty,
}
