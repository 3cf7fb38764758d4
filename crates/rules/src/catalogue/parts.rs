//! Members and options that several games share: tracks, choices, landings, captures.

use super::options::{Kind, OptionSpec};
use crate::facts::Fact::{self, Holds2, Holds3, Holds4, HoldsEven, HoldsOdd};
use crate::ruleset::{Act, At, Choose, Collect, Dirs, Feed, Guard, Holes, Origin, RepeatNeeds, Ring, Row, Stores, Take, Then, Track, Which, Why, otherwise};

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
