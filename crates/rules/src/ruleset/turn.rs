//! The turn: where seeds fall, what may be chosen, and what a falling or landing seed does.

use super::Why;
use crate::facts::{Fact, When};
use crate::pits::PitSet;

/// Where the seeds of a lap fall. Closed pits and the pits of seats that have left are always passed over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Track {
    /// The holes.
    pub ring: Ring,
    /// The stores.
    pub stores: Stores,
    /// Whether the pit a lap starts from gets no seed of that lap.
    pub origin: Origin,
}

/// The holes of a track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ring {
    /// Round the whole board.
    Whole,
    /// Round the sower's own pits.
    OwnSide,
}

/// The stores of a track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stores {
    /// No store is sown.
    None,
    /// Only the sower's.
    Own,
    /// Everybody's.
    All,
}

/// The pit a lap starts from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// It is sown like any other on a full round.
    Sown,
    /// It is passed over on every round.
    Skipped,
}

/// What a seat may choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choose {
    /// Which of its pits.
    pub which: Which,
    /// The least number of seeds a chosen pit holds, 1 or 2.
    pub least: u8,
    /// Which directions.
    pub dirs: Dirs,
    /// Whether a seat whose opponent has no seeds must give some, if it can.
    pub feed: Feed,
}

/// Which of the pits that qualify may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Which {
    /// Any.
    Any,
    /// Only the one of the lowest number.
    First,
    /// Only the one of the highest number.
    Last,
}

/// Directions of sowing. Forwards is the order in which pits are numbered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dirs {
    /// Always forwards.
    Forward,
    /// The player's choice.
    Both,
    /// Forwards; backwards from these pits if that first lap captures. Asked again wherever a later lap of the same
    /// turn starts in one of them (Omweso's reverse capture).
    ForwardOrCapturingBack {
        /// Pits of all seats from which it is allowed.
        from: PitSet,
    },
}

/// Whether a hungry opponent must be fed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Feed {
    /// Any move is as good.
    Free,
    /// If the opponent has no seeds, only moves that give some are legal.
    MustFeed,
}

/// How much is lifted from the chosen pit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lift {
    /// Everything.
    All,
    /// All but one seed; a single seed moves on. In the first lap only.
    LeaveOne,
}

/// A row of the drop table: seeds that leave the board as they fall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DropRow {
    /// Which falling seed.
    pub when: Drop,
    /// Whose store it goes to.
    pub to: DropTo,
}

/// What makes a falling seed leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drop {
    /// It falls in a marked pit.
    Marked,
    /// It brings a pit to exactly that many, which are taken.
    Makes {
        /// Seeds in the pit, the falling one included.
        count: u8,
        /// Whether the last seed of a lap does so too.
        last: LastSeed,
    },
}

/// Whether the last seed of a lap triggers a drop row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LastSeed {
    /// It does.
    Counts,
    /// It is left to the landing table.
    LeftToLanding,
}

/// Whose store takes what a drop row takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DropTo {
    /// The owner of the pit.
    PitOwner,
    /// The seat that marked it.
    MarkOwner,
    /// The sower.
    Sower,
}

/// A row of the landing table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Row {
    /// Which landings.
    pub when: When,
    /// What they do.
    pub act: Act,
}

/// A row that matches the landings whose asked questions are answered by one of `facts`.
pub const fn row(facts: &[Fact], act: Act) -> Row {
    Row { when: When::all(facts), act }
}

/// The last row of a table: every other landing.
pub const fn otherwise(act: Act) -> Row {
    Row { when: When::ANY, act }
}

/// What a landing does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// The turn is over, by this rule.
    Over(Why),
    /// The seat moves again.
    Again,
    /// A hole is lifted and sown on in the same direction.
    Relay(From),
    /// Holes are captured.
    Capture(Take, Then),
    /// The last hole becomes the sower's own, and what it holds is taken.
    Mark,
}

/// Which hole a relay lifts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum From {
    /// The one where the last seed fell.
    Last,
    /// The one after it.
    Next,
}

/// Which holes a capture takes: those of `holes`, seen from `at`, and of the chain behind it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take {
    /// From where it is looked.
    pub at: At,
    /// What is taken at each hole that counts.
    pub holes: Holes,
    /// Whether the capture goes on backwards, hole by hole.
    pub back: Option<Chain>,
}

impl Take {
    /// A capture of one place.
    pub const fn one(at: At, holes: Holes) -> Take {
        Take { at, holes, back: None }
    }
}

/// The hole a capture is seen from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum At {
    /// Where the last seed fell.
    Last,
    /// The hole after it.
    Next,
    /// The hole after next.
    Far,
}

/// What a capture takes at a hole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Holes {
    /// The hole itself.
    Itself,
    /// The hole and the one facing it.
    WithFacing,
    /// The facing hole and the one behind that, not the hole itself.
    FacingColumn,
}

/// A capture that goes on backwards while the holes fit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chain {
    /// Counts that fit, as a set of bits: bit n stands for n seeds.
    pub counts: u32,
    /// Where the chain may run.
    pub over: ChainOver,
    /// When the counts are read.
    pub reads: Reads,
}

/// Where a chain may run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChainOver {
    /// The opponent's pits only.
    EnemyPits,
    /// All pits.
    AllPits,
}

/// When a chain reads its counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reads {
    /// As they stood before anything was taken.
    Snapshot,
    /// As they stand when the chain comes to them.
    Sequential,
}

/// What follows a capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Then {
    /// The turn is over.
    Over,
    /// The landing table is looked at again, from the hole just emptied.
    LandAgain,
    /// What was captured is sown on from where this lap started.
    SowOn,
}

/// A capture that would leave the opponent without seeds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slam {
    /// Is a capture like any other.
    Captures,
    /// Takes nothing.
    TakesNothing,
    /// Is not legal while another move is; otherwise it takes nothing.
    Illegal,
    /// Leaves the hole where the last seed fell.
    KeepFirst,
    /// Leaves the last hole of the chain.
    KeepLast,
    /// Is taken, everything left goes to the opponent, and the game is over.
    RestToOpponent,
}
