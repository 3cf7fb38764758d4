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

use alloc::vec::Vec;

use super::options::Values;
use super::parts::{ANY_PIT, NO_STORE, PLAIN, TAKE_LAST};
use super::{Entry, Look, Terms, Turning, Wood};
use crate::board::Board;
use crate::facts::Fact::{Enemy, Holds2, Holds3, Holds4, HoldsEven, MayMark};
use crate::ruleset::{
    Act, Collect, Drop, DropRow, DropTo, EndRow, EndThen, EndWhen, Endless, Except, Extra, Family, Guard, Lift, MarkRule, Objective, RepeatNeeds, Row, Ruleset,
    Slam, Sow, Start, Stuck, row,
};

pub(super) const TOGYZ_KUMALAK: Entry = Entry {
    id: "togyz_kumalak",
    preset_of: None,
    options: &[],
    conflicts: &[],
    look: Look { wood: Wood::Mvule, turning: Turning::Anticlockwise, terms: Terms::Seeds },
    build: togyz_kumalak,
};

pub(super) const BESTEMSHE: Entry = Entry {
    id: "bestemshe",
    preset_of: None,
    options: &[],
    conflicts: &[],
    look: Look { wood: Wood::Mvule, turning: Turning::Anticlockwise, terms: Terms::Seeds },
    build: bestemshe,
};

/// An even hole of the opponent's is taken.
const EVEN: Row = row(&[Enemy, Holds2, Holds4, HoldsEven], TAKE_LAST);

fn togyz_kumalak(_: &Values) -> Ruleset {
    let tuzdyk = row(&[Enemy, Holds3, MayMark], Act::Mark);
    let falls_in_tuzdyk = DropRow { when: Drop::Marked, to: DropTo::MarkOwner };
    let marks = MarkRule { last_pit: Except::Yes, same_number: Except::Yes };
    evens(9, vec![falls_in_tuzdyk], vec![EVEN, tuzdyk, PLAIN], Extra { marks: Some(marks), ..Extra::default() })
}

fn bestemshe(_: &Values) -> Ruleset {
    evens(5, Vec::new(), vec![EVEN, PLAIN], Extra::default())
}

/// Two rows of so many holes with as many balls in each; the first ball goes back into its hole.
fn evens(holes: u8, drops: Vec<DropRow>, landing: Vec<Row>, extra: Extra) -> Ruleset {
    Ruleset {
        board: Board::two_rows(holes),
        seeds: holes,
        start: Start::Equal,
        family: Family::Sow(Sow {
            track: NO_STORE,
            choose: ANY_PIT,
            lift: Lift::LeaveOne,
            drops,
            landing,
            slam: Slam::Captures,
            ends: vec![EndRow { when: EndWhen::Majority, then: EndThen::Over(Collect::Stay) }],
            stuck: Stuck::Over(Collect::Owner),
            endless: Endless::TurnOver,
            extra,
        }),
        objective: Objective::Margin,
        guard: Guard { repeats: Some(3), repeat_needs: RepeatNeeds::Nothing, cap: None, collect: Collect::Owner },
    }
}
