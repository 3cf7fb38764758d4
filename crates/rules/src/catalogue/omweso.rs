//! Omweso of Uganda: two rows a player sown as a ring of one's own; what is captured is sown on.
//!
//! Sources: Wikipedia; R. Shackell, *Mweso* (1934), in the form of ludii.games; the referee program of a university
//! course (`HSY3D/Omweso`), whose game logs were replayed.
//!
//! Defaults that decide games: sowing runs anticlockwise only; `reverse` allows the four left pits to sow clockwise when
//! that captures at once. A turn that never ends makes the game a draw, and so does the third repetition or the thousandth
//! turn.
//!
//! Unsure: the order in which `reverse` asks, and that a clockwise lap which ends without capture goes on anticlockwise. The
//! wins by taking seeds from both ends of the board in one turn are not played.

use super::options::{Kind, OptionSpec, Values};
use super::parts::{ANY_PIT, DRAFT, Draft, PLAIN, TWO_OR_MORE};
use super::{Entry, Look, Terms, Turning, Wood};
use crate::board::{Board, Half, Shape};
use crate::facts::Fact::{self, BehindFull, FacingFull, Holds2, Holds3, Holds4, HoldsEven, HoldsOdd, Later, OwnFront};
use crate::pits::PitSet;
use crate::ruleset::{
    Act, Arranged, At, Choose, Collect, Dirs, Endless, From, Guard, Holes, Laid, Objective, Origin, RepeatNeeds, Ring, Row, Ruleset, Start, Stores, Stuck,
    Take, Then, Track, row,
};

pub(super) const OMWESO: Entry = Entry {
    id: "omweso",
    preset_of: None,
    options: &[
        OptionSpec { name: "setup", kind: Kind::Choice(&["standard", "free"]), default: "standard" },
        OptionSpec { name: "reverse", kind: Kind::Switch, default: "false" },
        OptionSpec { name: "first_turn_capture", kind: Kind::Switch, default: "true" },
    ],
    conflicts: &[],
    look: Look { wood: Wood::Mvule, turning: Turning::Anticlockwise, terms: Terms::Seeds },
    build,
};

/// Pits of one row.
const PITS: u8 = 8;

/// The four left pits of either seat: 1, 2, 15 and 16.
const LEFT: PitSet = PitSet::range(0, 2).or(PitSet::range(14, 18)).or(PitSet::range(30, 32));

const RULES: Draft<'_> = Draft {
    board: Board { seats: 2, pits: PITS, shape: Shape::FourRows { front: Half::Second } },
    // Four in each pit of the outer row are two a pit.
    seeds: 2,
    start: Start::FirstHalf,
    track: Track { ring: Ring::OwnSide, stores: Stores::None, origin: Origin::Sown },
    choose: Choose { least: 2, ..ANY_PIT },
    stuck: Stuck::Lose,
    endless: Endless::Annul,
    objective: Objective::Survival,
    guard: Guard { repeats: Some(3), repeat_needs: RepeatNeeds::Nothing, cap: Some(1000), collect: Collect::Stay },
    ..DRAFT
};

const LANDING: [Row; 3] = landing(&[OwnFront, Holds2, Holds3, Holds4, HoldsOdd, HoldsEven, FacingFull, BehindFull]);

/// Captures begin with a seat's second turn.
const LATER: [Row; 3] = landing(&[OwnFront, Holds2, Holds3, Holds4, HoldsOdd, HoldsEven, FacingFull, BehindFull, Later]);

const fn landing(column: &[Fact]) -> [Row; 3] {
    let capture = Act::Capture(Take::one(At::Last, Holes::FacingColumn), Then::SowOn);
    [row(column, capture), row(&TWO_OR_MORE, Act::Relay(From::Last)), PLAIN]
}

fn build(values: &Values) -> Ruleset {
    let mut draft = RULES;
    if values.is("setup", "free") {
        draft.start = Start::Arranged(Arranged::ByEach { least: 0 }, Laid::FirstHalf);
    }
    if values.is_on("reverse") {
        draft.choose.dirs = Dirs::ForwardOrCapturingBack { from: LEFT };
    }
    draft.landing = if values.is_on("first_turn_capture") { &LANDING } else { &LATER };
    draft.ruleset()
}
