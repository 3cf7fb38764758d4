//! Reading a ruleset by meaning: what becomes of each landing, whatever rows say so.

use bija_rules::facts::{Fact, Question};
use bija_rules::ruleset::{Act, Sow};

/// A place where the last seed may fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Landing {
    pub(crate) place: Fact,
    /// Seeds that lie there now; nothing is asked of a store.
    pub(crate) count: Fact,
    /// Whether the facing pit holds seeds.
    pub(crate) facing: Fact,
}

/// Every count that a pit may hold after a seed has fallen there.
const COUNTS: [Fact; 6] = [Fact::Holds1, Fact::Holds2, Fact::Holds3, Fact::Holds4, Fact::HoldsOdd, Fact::HoldsEven];

/// All landings on a board of two plain rows; those in the own store only where it is sown.
pub(crate) fn landings(own_store: bool) -> Vec<Landing> {
    let mut landings = Vec::new();
    if own_store {
        landings.push(Landing { place: Fact::OwnStore, count: Fact::Holds1, facing: Fact::FacingEmpty });
    }
    for place in [Fact::OwnFront, Fact::Enemy] {
        for count in COUNTS {
            landings.extend([Fact::FacingEmpty, Fact::FacingFull].map(|facing| Landing { place, count, facing }));
        }
    }
    landings
}

/// Whether the table asks nothing but whose pit it is, how many seeds lie there and whether the facing pit holds any.
pub(crate) fn asks_only_here(sow: &Sow) -> bool {
    let here = [Question::Place, Question::Count, Question::Facing];
    sow.landing.iter().all(|row| Question::ALL.iter().all(|&question| here.contains(&question) || !row.when.asks(question)))
}

/// What the first row says that accepts this landing. Rows that name a hole never speak of a store.
pub(crate) fn act_at(sow: &Sow, landing: Landing) -> Option<Act> {
    let in_store = landing.place == Fact::OwnStore;
    let facts = if in_store { landing.place.bit() } else { landing.place.bit() | landing.count.bit() | landing.facing.bit() };
    let names_a_hole = |act: Act| matches!(act, Act::Relay(_) | Act::Capture(..) | Act::Mark);
    let accepts = |row: &&bija_rules::ruleset::Row| facts & !row.when.bits() == 0 && !(in_store && names_a_hole(row.act));
    sow.landing.iter().find(accepts).map(|row| row.act)
}
