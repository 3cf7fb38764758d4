//! Ô ăn quan: five squares a player, two quan squares between them, sown in either direction.
//!
//! Sources: the table of a Kalah site's page; Wikipedia; Mancala World after Ngô Quý Sơn, in the form of ludii.games; the
//! text of the Vietnamese Wikipedia; huyenngn/OAnQuan-Game; choiplay.com.
//!
//! Defaults that decide games: a quan that lies with fewer than five stones is young and cannot be taken; without that
//! rule the first move takes one at once. The game ends when both quan squares are empty after a turn, and each keeps the
//! stones of the own row. A player whose row is empty pays five stones, on credit if need be; only stones are paid.
//!
//! Unsure: that a chain of captures stops at a young quan; that with `end=both_pieces` the stones left in a quan square count
//! for nobody.

use super::options::{Kind, OptionSpec, Values};
use super::parts::{ANY_PIT, DRAFT, Draft};
use super::{Entry, Look, Terms, Turning, Wood};
use crate::board::{Board, Shape};
use crate::facts::Fact::{Caught, FarFull, FarYoung, NextEmpty, NextFull, NextNeutralFull, NothingCaught};
use crate::ruleset::{Act, At, Choose, Collect, Dirs, EndRow, EndThen, EndWhen, From, Guard, Holes, Pieces, Ruleset, Stuck, Take, Then, Why, otherwise, row};

pub(super) const O_AN_QUAN: Entry = Entry {
    id: "o_an_quan",
    preset_of: None,
    options: &[
        OptionSpec { name: "quan_value", kind: Kind::Choice(&["10", "5"]), default: "10" },
        OptionSpec { name: "young_quan_min", kind: Kind::Number { min: 0, max: 20 }, default: "5" },
        OptionSpec { name: "end", kind: Kind::Choice(&["squares_empty", "both_pieces"]), default: "squares_empty" },
    ],
    conflicts: &[],
    look: Look { wood: Wood::Clay, turning: Turning::Anticlockwise, terms: Terms::Squares },
    build,
};

/// Squares of a row, and stones in each at the start.
const FIVE: u8 = 5;

const RULES: Draft<'_> = Draft {
    board: Board { seats: 2, pits: FIVE, shape: Shape::Squares },
    seeds: FIVE,
    choose: Choose { dirs: Dirs::Both, ..ANY_PIT },
    landing: &[
        row(&[NothingCaught, NextNeutralFull], Act::Over(Why::QuanNext)),
        row(&[NothingCaught, NextFull], Act::Relay(From::Next)),
        row(&[NothingCaught, NextEmpty, FarYoung], Act::Over(Why::YoungQuan)),
        row(&[NextEmpty, FarFull], Act::Capture(Take::one(At::Far, Holes::Itself), Then::LandAgain)),
        row(&[Caught], Act::Over(Why::Captured)),
        otherwise(Act::Over(Why::TwoEmpty)),
    ],
    stuck: Stuck::Borrow,
    ..DRAFT
};

fn build(values: &Values) -> Ruleset {
    let when = if values.is("end", "both_pieces") { EndWhen::PiecesGone } else { EndWhen::NeutralEmpty };
    let ends = [EndRow { when, then: EndThen::Over(Collect::Owner) }];
    let mut draft = RULES;
    draft.ends = &ends;
    draft.extra.pieces = Some(Pieces { value: values.count("quan_value"), young: values.count("young_quan_min") });
    draft.guard = Guard::sowings(2 * FIVE as u32 * FIVE as u32);
    draft.ruleset()
}
