//! Members and options that several games share: tracks, choices, landings, captures.

use super::options::{Kind, OptionSpec};
use crate::board::Board;
use crate::facts::Fact::{self, Holds2, Holds3, Holds4, HoldsEven, HoldsOdd};
use crate::ruleset::{
    Act, At, Choose, Collect, Dirs, DropRow, EndRow, Endless, Extra, Family, Feed, Guard, Holes, Lift, Objective, Origin, RepeatNeeds, Ring, Row, Ruleset,
    Slam, Sow, Start, Stores, Stuck, Take, Then, Track, Which, Why, otherwise,
};

/// Round the whole board, the own store included.
pub(super) const OWN_STORE: Track = Track { ring: Ring::Whole, stores: Stores::Own, origin: Origin::Sown };

/// Round the whole board, no store.
pub(super) const NO_STORE: Track = Track { ring: Ring::Whole, stores: Stores::None, origin: Origin::Sown };

/// Any own pit, sown forwards.
pub(super) const ANY_PIT: Choose = Choose { which: Which::Any, least: 1, dirs: Dirs::Forward, feed: Feed::Free };

/// The last seed takes itself and the facing seeds.
pub(super) const TAKE_FACING: Act = Act::Capture(Take::one(At::Last, Holes::WithFacing), Then::Over);

/// What the last hole holds is taken.
pub(super) const TAKE_LAST: Act = Act::Capture(Take::one(At::Last, Holes::Itself), Then::Over);

/// The last seed fell where seeds lay.
pub(super) const TWO_OR_MORE: [Fact; 5] = [Holds2, Holds3, Holds4, HoldsOdd, HoldsEven];

/// Nothing follows: the last row of most tables.
pub(super) const PLAIN: Row = otherwise(Act::Over(Why::Plain));

/// Sowings after which a game ends whose own rules end it long before.
pub(super) const SAFETY: Guard = Guard { repeats: None, repeat_needs: RepeatNeeds::Nothing, cap: Some(1000), collect: Collect::Owner };

/// A game of the family that lifts and sows as its entry writes it down: a constant, in which the options change members.
pub(super) struct Draft<'t> {
    pub(super) board: Board,
    pub(super) seeds: u8,
    pub(super) start: Start,
    pub(super) track: Track,
    pub(super) choose: Choose,
    pub(super) lift: Lift,
    pub(super) drops: &'t [DropRow],
    pub(super) landing: &'t [Row],
    pub(super) slam: Slam,
    pub(super) ends: &'t [EndRow],
    pub(super) stuck: Stuck,
    pub(super) endless: Endless,
    pub(super) extra: Extra,
    pub(super) objective: Objective,
    pub(super) guard: Guard,
}

/// What most games have in common.
pub(super) const DRAFT: Draft<'_> = Draft {
    board: Board::two_rows(6),
    seeds: 4,
    start: Start::Equal,
    track: NO_STORE,
    choose: ANY_PIT,
    lift: Lift::All,
    drops: &[],
    landing: &[PLAIN],
    slam: Slam::Captures,
    ends: &[],
    stuck: Stuck::Over(Collect::Owner),
    endless: Endless::TurnOver,
    extra: Extra::NOTHING,
    objective: Objective::Margin,
    guard: SAFETY,
};

impl Draft<'_> {
    /// The game as the rules are written.
    #[inline(never)]
    pub(super) fn ruleset(self) -> Ruleset {
        let Draft { board, seeds, start, track, choose, lift, slam, stuck, endless, extra, objective, guard, .. } = self;
        let (drops, landing, ends) = (self.drops.to_vec(), self.landing.to_vec(), self.ends.to_vec());
        Ruleset { board, seeds, start, family: Family::Sow(Sow { track, choose, lift, drops, landing, slam, ends, stuck, endless, extra }), objective, guard }
    }
}

/// Pits in a row where seven are usual.
pub(super) const PITS: OptionSpec = OptionSpec { name: "pits", kind: Kind::Number { min: 5, max: 11 }, default: "7" };

/// Whether a last seed in an own empty pit captures though nothing faces it.
pub(super) const EMPTY_CAPTURE: OptionSpec = OptionSpec { name: "empty_capture", kind: Kind::Switch, default: "false" };

/// Whether a capture needs a sowing that has passed the own store.
pub(super) const NEED_LAP: OptionSpec = OptionSpec { name: "need_lap", kind: Kind::Switch, default: "false" };

/// The most extra sowings of a turn.
pub(super) const MAX_BONUS: OptionSpec = OptionSpec { name: "max_bonus", kind: Kind::NumberOrNone { min: 0, max: 20 }, default: "none" };

/// Whether rounds count together.
pub(super) const ROUNDS: OptionSpec = OptionSpec { name: "rounds", kind: Kind::Choice(&["1", "match"]), default: "1" };
