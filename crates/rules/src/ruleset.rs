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

use alloc::vec::Vec;

use crate::board::Board;
use crate::facts::{Fact, When};
use crate::pits::PitSet;

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

/// A state of the board that ends the game, or a seat's part in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndRow {
    /// Which state.
    pub when: EndWhen,
    /// What follows.
    pub then: EndThen,
}

/// States that end something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndWhen {
    /// Some seat has no seeds in its pits.
    AnyRowEmpty,
    /// The seat that has just sown has none.
    OwnRowEmpty,
    /// A seat has more than half of all seeds, or both have exactly half.
    Majority,
    /// Every neutral square is empty.
    NeutralEmpty,
    /// Every piece has been taken.
    PiecesGone,
}

/// What such a state leads to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndThen {
    /// The game is over and the seeds left are collected.
    Over(Collect),
    /// The seat has finished: its pits and store leave the track.
    Finish {
        /// Whether the others play on for the further places.
        ranks: Ranks,
    },
}

/// For which places a race is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ranks {
    /// Until one seat is left.
    All,
    /// For the first place only; the rest are ranked by the seeds left, fewest first.
    FirstOnly,
}

/// Who gets the seeds left in the pits when a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Collect {
    /// The owner of each pit.
    Owner,
    /// The seat whose own row is empty. If both are, nothing is left.
    Emptier,
    /// Nobody: they leave the board and count for no one.
    Nobody,
    /// Nobody: they stay where they lie.
    Stay,
}

/// A seat that has to move and has nothing to choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stuck {
    /// Ends the game.
    Over(Collect),
    /// Passes; when every seat would, the board is empty and the game is over.
    Pass,
    /// Pays one seed from its store into each of its pits, on credit if it must.
    Borrow,
    /// Loses.
    Lose,
}

/// A turn that would never end: the same state before a lift twice in one turn, or more laps than [`LAP_CAP`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Endless {
    /// Nothing more is lifted and the turn is over.
    TurnOver,
    /// The game is a draw.
    Annul,
    /// The mover loses.
    Lose,
}

/// Laps after which a turn on a closed ring counts as endless. No game of the catalogue comes near it in play.
pub const LAP_CAP: usize = 1000;

/// What only some games have.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Extra {
    /// Extra sowings a turn may have, if that is limited.
    pub max_bonus: Option<u8>,
    /// Whether the second player may answer the first turn by changing seats.
    pub pie: Pie,
    /// How a pit may be marked, in games that mark.
    pub marks: Option<MarkRule>,
    /// The pieces that lie in the neutral squares at the start.
    pub pieces: Option<Pieces>,
}

/// The pie rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pie {
    /// Not played.
    #[default]
    Off,
    /// After the first turn, all its extra sowings included, the other player may change seats instead of sowing.
    Swap,
}

/// Where a seat may mark one pit of its opponent's for itself. A seat marks once, and never one already marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MarkRule {
    /// Whether the pit of the highest number is excepted.
    pub last_pit: Except,
    /// Whether the number of the pit that the opponent has marked is excepted.
    pub same_number: Except,
}

/// An exception of the mark rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Except {
    /// It may be marked like any other.
    No,
    /// It may not be marked.
    Yes,
}

/// Pieces worth several seeds, one in each neutral square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pieces {
    /// Worth of a piece, in seeds.
    pub value: u8,
    /// A square that holds its piece and fewer seeds than this cannot be captured.
    pub young: u8,
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
