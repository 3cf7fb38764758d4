//! Mancala Basic of the Japan Recreation Association: who empties the own side first wins.
//!
//! Sources: the Association's rule sheet and its page (recreation.or.jp).
//!
//! Defaults that decide games: every score pit is sown, and a last stone in any of them gives another turn; a side that is empty
//! after the own sowing has finished, even if the last stone would give another turn. With three and four players the
//! finisher's pits leave the ring and the others play on for the further places (`all_ranks`). Seven pits are for two
//! players, four pits for three and four.

use super::options::{Conflict, Kind, OptionSpec, Values};
use super::parts::{DRAFT, Draft, PLAIN};
use super::{Entry, Look, Terms, Turning, Wood};
use crate::facts::Fact::{OtherStore, OwnStore};
use crate::ruleset::{Act, EndRow, EndThen, EndWhen, Objective, Origin, Ranks, Ring, Ruleset, Stores, Track, row};

pub(super) const MANCALA_BASIC: Entry = Entry {
    id: "mancala_basic",
    preset_of: None,
    options: &[
        OptionSpec { name: "seats", kind: Kind::Number { min: 2, max: 4 }, default: "2" },
        OptionSpec { name: "pits", kind: Kind::Choice(&["6", "7", "4"]), default: "6" },
        OptionSpec { name: "seeds", kind: Kind::Number { min: 3, max: 4 }, default: "4" },
        OptionSpec { name: "all_ranks", kind: Kind::Switch, default: "true" },
    ],
    conflicts: &[
        Conflict { option: ("pits", "7"), with: ("seats", "3") },
        Conflict { option: ("pits", "7"), with: ("seats", "4") },
        Conflict { option: ("pits", "4"), with: ("seats", "2") },
    ],
    look: Look { wood: Wood::Mango, turning: Turning::Anticlockwise, terms: Terms::Stones },
    build,
};

const RULES: Draft<'_> = Draft {
    track: Track { ring: Ring::Whole, stores: Stores::All, origin: Origin::Sown },
    landing: &[row(&[OwnStore, OtherStore], Act::Again), PLAIN],
    objective: Objective::Race,
    ..DRAFT
};

fn build(values: &Values) -> Ruleset {
    let ranks = if values.is_on("all_ranks") { Ranks::All } else { Ranks::FirstOnly };
    let mut draft = RULES;
    (draft.board.seats, draft.board.pits, draft.seeds) = (values.count("seats"), values.count("pits"), values.count("seeds"));
    let ends = [EndRow { when: EndWhen::OwnRowEmpty, then: EndThen::Finish { ranks } }];
    draft.ends = &ends;
    draft.ruleset()
}
