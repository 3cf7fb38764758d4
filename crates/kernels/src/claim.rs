//! Reading a ruleset by meaning: what becomes of each landing, whatever rows say so.

use alloc::vec::Vec;

use bija_rules::facts::{Fact, Question};
use bija_rules::ruleset::{Act, Row, Sow};

/// A place where the last seed may fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Landing {
    pub(crate) place: Fact,
    /// Seeds that lie there now; nothing is asked of a store.
    pub(crate) count: Fact,
    /// Whether the facing pit holds seeds.
    pub(crate) facing: Fact,
    /// Whether the sowing has dropped a seed in the own store.
    pub(crate) store: Fact,
    /// Whether the pit may be marked.
    pub(crate) mark: Fact,
}

/// Every count that a pit may hold after a seed has fallen there.
const COUNTS: [Fact; 6] = [Fact::Holds1, Fact::Holds2, Fact::Holds3, Fact::Holds4, Fact::HoldsOdd, Fact::HoldsEven];

/// All landings on a board of two plain rows; those in the own store only where it is sown. No store has been passed and nothing may be
/// marked: a family that asks about these adds the [other answers](and_with).
pub(crate) fn landings(own_store: bool) -> Vec<Landing> {
    let plain = Landing { place: Fact::OwnStore, count: Fact::Holds1, facing: Fact::FacingEmpty, store: Fact::StoreAhead, mark: Fact::MayNotMark };
    let mut landings = Vec::new();
    if own_store {
        landings.push(Landing { store: Fact::StorePassed, ..plain });
    }
    for place in [Fact::OwnFront, Fact::Enemy] {
        for count in COUNTS {
            landings.extend([Fact::FacingEmpty, Fact::FacingFull].map(|facing| Landing { place, count, facing, ..plain }));
        }
    }
    landings
}

/// The landings, and each of those in a pit as it is changed.
pub(crate) fn and_with(landings: Vec<Landing>, change: impl Fn(Landing) -> Landing) -> Vec<Landing> {
    let changed: Vec<Landing> = landings.iter().filter(|landing| landing.place != Fact::OwnStore).map(|&landing| change(landing)).collect();
    [landings, changed].concat()
}

/// Whether the landing table asks these questions and no others.
pub(crate) fn asks_only(sow: &Sow, questions: &[Question]) -> bool {
    sow.landing.iter().all(|row| Question::ALL.iter().all(|question| questions.contains(question) || !row.when.asks(*question)))
}

/// What the first row says that accepts this landing. Rows that name a hole never speak of a store.
pub(crate) fn act_at(sow: &Sow, landing: Landing) -> Option<Act> {
    let in_store = landing.place == Fact::OwnStore;
    let of_pit = landing.count.bit() | landing.facing.bit() | landing.mark.bit();
    let facts = landing.place.bit() | landing.store.bit() | if in_store { 0 } else { of_pit };
    let names_a_hole = |act: Act| matches!(act, Act::Relay(_) | Act::Capture(..) | Act::Mark);
    let accepts = |row: &&Row| facts & !row.when.bits() == 0 && !(in_store && names_a_hole(row.act));
    sow.landing.iter().find(accepts).map(|row| row.act)
}
