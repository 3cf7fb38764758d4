//! Togyz kumalak (toguz korgool) and its small sister bestemshe: even holes of the opponent's are taken.
//!
//! Sources of togyz kumalak: Mancala World and Wikipedia on toguz korgool; playstrategy.org; the rules of the World Nomad
//! Games; `AbstractPlay`'s `toguz`; 742 games of tournaments in Kazakhstan (2018), replayed. Of bestemshe: mankala.cz;
//! ansarzeinulla/Bestemshe, whose author solved it: with perfect play the second player wins.
//!
//! Defaults that decide games: a hole brought to three becomes the sower's tuzdyk unless he has one, it is the opponent's
//! ninth hole, or it has the number of the opponent's own tuzdyk. More than half of the balls wins at once. A player who
//! cannot move leaves the balls of the other side to their owner. Bestemshe has no tuzdyk.
//!
//! Unsure: endless endings, of which the tournament games have none; the third occurrence of a position ends the game, and
//! each keeps the own side.

use super::parts::{DRAFT, Draft, PLAIN, TAKE_LAST};
use super::{Entry, Look, Terms, Turning, Wood};
use crate::board::Board;
use crate::facts::Fact::{Enemy, Holds2, Holds3, Holds4, HoldsEven, MayMark};
use crate::ruleset::{Act, Collect, Drop, DropRow, DropTo, EndRow, EndThen, EndWhen, Except, Extra, Guard, Lift, MarkRule, RepeatNeeds, Row, row};

pub(super) const TOGYZ_KUMALAK: Entry = Entry {
    id: "togyz_kumalak",
    preset_of: None,
    options: &[],
    conflicts: &[],
    look: Look { wood: Wood::Mvule, turning: Turning::Anticlockwise, terms: Terms::Seeds },
    build: |_| TOGYZ_KUMALAK_RULES.ruleset(),
};

pub(super) const BESTEMSHE: Entry = Entry {
    id: "bestemshe",
    preset_of: None,
    options: &[],
    conflicts: &[],
    look: Look { wood: Wood::Mvule, turning: Turning::Anticlockwise, terms: Terms::Seeds },
    build: |_| BESTEMSHE_RULES.ruleset(),
};

/// An even hole of the opponent's is taken.
const EVEN: Row = row(&[Enemy, Holds2, Holds4, HoldsEven], TAKE_LAST);

const BESTEMSHE_RULES: Draft<'_> = Draft {
    board: Board::two_rows(5),
    seeds: 5,
    lift: Lift::LeaveOne,
    landing: &[EVEN, PLAIN],
    ends: &[EndRow { when: EndWhen::Majority, then: EndThen::Over(Collect::Stay) }],
    guard: Guard { repeats: Some(3), repeat_needs: RepeatNeeds::Nothing, cap: None, collect: Collect::Owner },
    ..DRAFT
};

const TOGYZ_KUMALAK_RULES: Draft<'_> = Draft {
    board: Board::two_rows(9),
    seeds: 9,
    drops: &[DropRow { when: Drop::Marked, to: DropTo::MarkOwner }],
    landing: &[EVEN, row(&[Enemy, Holds3, MayMark], Act::Mark), PLAIN],
    extra: Extra { marks: Some(MarkRule { last_pit: Except::Yes, same_number: Except::Yes }), ..Extra::NOTHING },
    ..BESTEMSHE_RULES
};
