//! Mangala of Turkey: the first stone stays, even pits of the opponent's are taken, and who empties the own row takes the rest.
//!
//! Sources: Mancala World on Mangala III, the design of 2009; worldethnosport.org; mynet.com, also for matches of five sets.
//!
//! Defaults that decide games: a last stone in an own empty pit takes the facing stones and itself, and nothing if there are
//! none; as soon as a row is empty after a move, its owner takes all stones left on the other side.
//!
//! Unsure: a capture that empties the opponent's row gives the opponent the rest, as the rule literally says. The castle
//! rule (kale kuralı) is not played.

use super::options::{Kind, OptionSpec};
use super::parts::{DRAFT, Draft, OWN_STORE, PLAIN, TAKE_FACING, TAKE_LAST};
use super::{Entry, Look, Terms, Turning, Wood};
use crate::facts::Fact::{Enemy, FacingEmpty, FacingFull, Holds1, Holds2, Holds4, HoldsEven, OwnFront, OwnStore};
use crate::ruleset::{Act, Collect, EndRow, EndThen, EndWhen, Lift, Why, row};

pub(super) const TURKISH_MANGALA: Entry = Entry {
    id: "turkish_mangala",
    preset_of: None,
    options: &[OptionSpec { name: "sets", kind: Kind::Choice(&["1", "5"]), default: "1" }],
    conflicts: &[],
    look: Look { wood: Wood::Mango, turning: Turning::Anticlockwise, terms: Terms::Seeds },
    build: |_| RULES.ruleset(),
};

const RULES: Draft<'_> = Draft {
    track: OWN_STORE,
    lift: Lift::LeaveOne,
    landing: &[
        row(&[OwnStore], Act::Again),
        row(&[Enemy, Holds2, Holds4, HoldsEven], TAKE_LAST),
        row(&[OwnFront, Holds1, FacingFull], TAKE_FACING),
        row(&[OwnFront, Holds1, FacingEmpty], Act::Over(Why::NothingFacing)),
        PLAIN,
    ],
    ends: &[EndRow { when: EndWhen::AnyRowEmpty, then: EndThen::Over(Collect::Emptier) }],
    ..DRAFT
};
