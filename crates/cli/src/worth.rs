//! What the engine's values are counted in.

use bija_rules::Rules;
use bija_rules::ruleset::Objective;

/// The unit of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// Seeds: the final margin of the seat to move.
    Seeds,
    /// Points: 1000 for the first place, -1000 for the last.
    Points,
}

impl Unit {
    /// The unit of a game: seeds where two play for them.
    pub(crate) fn of(rules: &Rules) -> Unit {
        match rules.ruleset().objective {
            Objective::Margin if rules.board().seats == 2 => Unit::Seeds,
            Objective::Margin | Objective::Survival | Objective::Race => Unit::Points,
        }
    }

    /// Its name for programs.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Unit::Seeds => "seeds",
            Unit::Points => "points",
        }
    }
}
