//! Pallanguzhi of Tamil Nadu: the cup after the last seed is lifted next, and fours are taken as they come about.
//!
//! Sources: indianetzone.com on pallanguli; Wikipedia; the blog Undiscovered Indian Treasures; ludii.games on pallankuli after
//! Durai (1928); Mancala World; W. D. Hanson's game definitions in StoneShark/MancalaGames.
//!
//! There is no single rule; what is standard here is one common form. Defaults that decide games: a cup brought to exactly
//! four goes to its owner at once, by the last seed of a lap too; a capture ends the turn. When the player to move has no
//! seeds, the other keeps what is left. A turn that would go round for ever is over where its last lap ended.
//!
//! Unsure: with `lap=same_cup` a last cup that has just gone as a four leaves nothing to lift, so that the turn is over.

use super::options::{Kind, OptionSpec, Values};
use super::parts::{DRAFT, PLAIN, ROUNDS, TWO_OR_MORE};
use super::{Entry, Look, Terms, Turning, Wood};
use crate::board::Board;
use crate::facts::Fact::{FarFull, Holds1, NextEmpty, NextFull};
use crate::ruleset::{Act, At, Drop, DropRow, DropTo, From, Guard, Holes, LastSeed, Row, Ruleset, Take, Then, Why, otherwise, row};

pub(super) const PALLANGUZHI: Entry = Entry {
    id: "pallanguzhi",
    preset_of: None,
    options: &[
        OptionSpec { name: "seeds", kind: Kind::Number { min: 4, max: 6 }, default: "6" },
        OptionSpec { name: "pasu", kind: Kind::Choice(&["4", "6", "off"]), default: "4" },
        OptionSpec { name: "pasu_owner", kind: Kind::Choice(&["cup_owner", "sower"]), default: "cup_owner" },
        OptionSpec { name: "pasu_on_last_seed", kind: Kind::Switch, default: "true" },
        OptionSpec { name: "after_capture", kind: Kind::Choice(&["end", "continue"]), default: "end" },
        OptionSpec { name: "capture_opposite", kind: Kind::Switch, default: "false" },
        OptionSpec { name: "lap", kind: Kind::Choice(&["next_cup", "same_cup"]), default: "next_cup" },
        ROUNDS,
    ],
    conflicts: &[],
    look: Look { wood: Wood::Mango, turning: Turning::Anticlockwise, terms: Terms::Seeds },
    build,
};

/// As the encyclopaedia tells it: the sower takes the fours, and a capture goes on.
pub(super) const PALLANGUZHI_WIKIPEDIA: Entry =
    Entry { id: "pallanguzhi_wikipedia", preset_of: Some(("pallanguzhi", &[("pasu_owner", "sower"), ("after_capture", "continue")])), ..PALLANGUZHI };

/// Karnataka: a capture takes the facing cup too.
pub(super) const ALI_GULI_MANE: Entry = Entry { id: "ali_guli_mane", preset_of: Some(("pallanguzhi", &[("capture_opposite", "true")])), ..PALLANGUZHI };

const CUPS: u8 = 7;

fn build(values: &Values) -> Ruleset {
    let mut draft = DRAFT;
    draft.board = Board::two_rows(CUPS);
    draft.seeds = values.count("seeds");
    let drops = values.number("pasu").map(|count| pasu(values, count));
    draft.drops = drops.as_slice();
    let landing = landing(values);
    draft.landing = &landing;
    draft.guard = Guard::sowings(2 * CUPS as u32 * draft.seeds as u32);
    draft.ruleset()
}

/// A cup brought to this count is taken.
fn pasu(values: &Values, count: u8) -> DropRow {
    let last = if values.is_on("pasu_on_last_seed") { LastSeed::Counts } else { LastSeed::LeftToLanding };
    let to = if values.is("pasu_owner", "sower") { DropTo::Sower } else { DropTo::PitOwner };
    DropRow { when: Drop::Makes { count, last }, to }
}

fn landing(values: &Values) -> [Row; 3] {
    let holes = if values.is_on("capture_opposite") { Holes::WithFacing } else { Holes::Itself };
    let then = if values.is("after_capture", "continue") { Then::LandAgain } else { Then::Over };
    if values.is("lap", "same_cup") {
        [row(&TWO_OR_MORE, Act::Relay(From::Last)), row(&[Holds1, NextFull], Act::Capture(Take::one(At::Next, holes), Then::Over)), PLAIN]
    } else {
        let capture = Act::Capture(Take::one(At::Far, holes), then);
        [row(&[NextFull], Act::Relay(From::Next)), row(&[NextEmpty, FarFull], capture), otherwise(Act::Over(Why::TwoEmpty))]
    }
}
