//! Kalah: own store sown, extra turns, capture of the facing pit.
//!
//! Sources: the rules of a Kalah site's page, which also claims that the first player wins by 8 with six pits and four
//! seeds (true without empty captures); the Wikipedia article on Kalah; `OpenSpiel`'s `mancala`. Published values: Irving,
//! Donkers, Uiterwijk, *Solving Kalah* (2000).
//!
//! Defaults that decide games: an own empty pit captures only if the facing pit holds seeds; the game ends as soon as
//! either row is empty after a sowing, even one that ended in the store; each player keeps the seeds of the own row.

use super::options::{Kind, OptionSpec, Values};
use super::parts::{DRAFT, Draft, EMPTY_CAPTURE, OWN_STORE, PLAIN, TAKE_FACING};
use super::{Entry, Look, Terms, Turning, Wood};
use crate::board::Board;
use crate::facts::Fact::{FacingEmpty, FacingFull, Holds1, OwnFront, OwnStore};
use crate::ruleset::{Act, Collect, EndRow, EndThen, EndWhen, Guard, Pie, Row, Ruleset, Start, Stuck, Why, row};

pub(super) const KALAH: Entry = Entry {
    id: "kalah",
    preset_of: None,
    options: &[
        OptionSpec { name: "pits", kind: Kind::Number { min: 1, max: 10 }, default: "6" },
        OptionSpec { name: "seeds", kind: Kind::Number { min: 1, max: 20 }, default: "4" },
        OptionSpec { name: "start", kind: Kind::Choice(&["equal", "random_1", "random_2"]), default: "equal" },
        EMPTY_CAPTURE,
        OptionSpec { name: "end", kind: Kind::Choice(&["any_row_empty", "mover_cannot_move"]), default: "any_row_empty" },
        OptionSpec { name: "remaining", kind: Kind::Choice(&["owner", "emptier", "nobody"]), default: "owner" },
        OptionSpec { name: "pie_rule", kind: Kind::Switch, default: "false" },
    ],
    conflicts: &[],
    look: Look { wood: Wood::Mango, turning: Turning::Anticlockwise, terms: Terms::Seeds },
    build,
};

const RULES: Draft<'_> = Draft { track: OWN_STORE, ..DRAFT };

const AGAIN: Row = row(&[OwnStore], Act::Again);

const LANDING: [Row; 4] =
    [AGAIN, row(&[OwnFront, Holds1, FacingFull], TAKE_FACING), row(&[OwnFront, Holds1, FacingEmpty], Act::Over(Why::NothingFacing)), PLAIN];

/// Captures need no seeds in the facing pit.
const EMPTY_CAPTURES: [Row; 3] = [AGAIN, row(&[OwnFront, Holds1], TAKE_FACING), PLAIN];

fn build(values: &Values) -> Ruleset {
    let (pits, seeds) = (values.count("pits"), values.count("seeds"));
    let collect = match values.word("remaining") {
        "emptier" => Collect::Emptier,
        "nobody" => Collect::Nobody,
        _ => Collect::Owner,
    };
    let ends = [EndRow { when: EndWhen::AnyRowEmpty, then: EndThen::Over(collect) }];
    let mut draft = RULES;
    draft.board = Board::two_rows(pits);
    draft.seeds = seeds;
    draft.start = match values.word("start") {
        "random_1" => Start::Moved(1),
        "random_2" => Start::Moved(2),
        _ => Start::Equal,
    };
    draft.landing = if values.is_on("empty_capture") { &EMPTY_CAPTURES } else { &LANDING };
    draft.ends = if values.is("end", "mover_cannot_move") { &[] } else { &ends };
    draft.stuck = Stuck::Over(collect);
    draft.extra.pie = if values.is_on("pie_rule") { Pie::Swap } else { Pie::Off };
    draft.guard = Guard::sowings(2 * pits as u32 * seeds as u32);
    draft.ruleset()
}
