//! Mangala IV of Gaziantep, and La'b Madjnuni: the pit at the head must be played.
//!
//! Sources: Mancala World after Güllü (2007) for Mangala IV; Mancala World and Wikipedia after S. Culin, *Mancala, the
//! National Game of Africa* (1894), for La'b Madjnuni.
//!
//! Defaults that decide games: the left-most pit with seeds must be played, so that the set-up decides everything; it is thrown
//! at random. A capture takes the last pit and the facing one, then back through every unbroken pit of two or four. A position
//! that comes again ends the game, and what is left belongs to nobody.
//!
//! Unsure: whether a chain crosses from one row to the other, and whether it counts before or after facing pits are taken
//! (`chain`). The sources tell only that the game ends when the board is empty, which half of all set-ups never reach.

use super::options::{Kind, OptionSpec, Values};
use super::parts::{DRAFT, Draft};
use super::{Entry, Look, Terms, Turning, Wood};
use crate::board::Board;
use crate::facts::Fact::{Holds1, Holds2, Holds4};
use crate::ruleset::{
    Act, Arranged, At, Chain, ChainOver, Collect, From, Guard, Holes, Laid, Reads, RepeatNeeds, Ruleset, Start, Stuck, Take, Then, Which, Why, otherwise, row,
};

pub(super) const MANGALA4: Entry = Entry {
    id: "mangala4",
    preset_of: None,
    options: &[
        OptionSpec { name: "setup", kind: Kind::Choice(&["random", "seven", "by_hand"]), default: "random" },
        OptionSpec { name: "start_choice", kind: Kind::Choice(&["forced", "free"]), default: "forced" },
        OptionSpec { name: "head", kind: Kind::Choice(&["left", "right"]), default: "left" },
        OptionSpec { name: "chain", kind: Kind::Choice(&["snapshot", "sequential"]), default: "snapshot" },
        OptionSpec { name: "unclaimed", kind: Kind::Choice(&["nobody", "side_owner"]), default: "nobody" },
    ],
    conflicts: &[],
    look: Look { wood: Wood::Mango, turning: Turning::Anticlockwise, terms: Terms::Seeds },
    build,
};

/// The fools' game of Damascus: one player lays out all seeds, and the right-most pit must be played.
pub(super) const LAB_MADJNUNI: Entry = Entry { id: "lab_madjnuni", preset_of: Some(("mangala4", &[("setup", "by_hand"), ("head", "right")])), ..MANGALA4 };

/// Pits of a row, and seeds in each on average.
const SEVEN: u8 = 7;

/// The least number of seeds in a pit of a set-up laid out by hand.
const LEAST_BY_HAND: u8 = 2;

const RULES: Draft<'_> = Draft {
    board: Board::two_rows(SEVEN),
    seeds: SEVEN,
    stuck: Stuck::Pass,
    guard: Guard { repeats: Some(2), repeat_needs: RepeatNeeds::Nothing, cap: None, collect: Collect::Stay },
    ..DRAFT
};

fn build(values: &Values) -> Ruleset {
    let mut draft = RULES;
    draft.start = match values.word("setup") {
        "seven" => Start::Equal,
        "by_hand" => Start::Arranged(Arranged::ByFirst { least: LEAST_BY_HAND }, Laid::Equal),
        _ => Start::Scattered,
    };
    draft.choose.which = match (values.word("start_choice"), values.word("head")) {
        ("free", _) => Which::Any,
        (_, "right") => Which::Last,
        _ => Which::First,
    };
    let reads = if values.is("chain", "sequential") { Reads::Sequential } else { Reads::Snapshot };
    let chain = Chain { counts: 1 << 2 | 1 << 4, over: ChainOver::AllPits, reads };
    let landing = [
        row(&[Holds1], Act::Over(Why::Plain)),
        row(&[Holds2, Holds4], Act::Capture(Take { at: At::Last, holes: Holes::WithFacing, back: Some(chain) }, Then::Over)),
        otherwise(Act::Relay(From::Last)),
    ];
    draft.landing = &landing;
    if values.is("unclaimed", "side_owner") {
        draft.guard.collect = Collect::Owner;
    }
    draft.ruleset()
}
