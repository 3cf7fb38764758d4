//! Congklak, congkak and dakon: relay sowing with the own store, seven pits of seven seeds.
//!
//! Sources: the table of a Kalah site's page (7 x 7, clockwise, relay, facing capture); salvi.chaosnet.org on congklak;
//! Mancala World; the National Department for Culture and Arts of Malaysia (JKKN) for congkak; the culture office of
//! Sleman, Yogyakarta, for dakon; J. Donkers on the winning openings of dakon (fdg.unimaas.nl).
//!
//! Defaults that decide games: a capture needs seeds in the facing pit; extra sowings are not limited, and with them the
//! first turn can win the game outright, so a limit (`max_bonus`) is offered.

use alloc::vec::Vec;

use super::options::{Kind, OptionSpec, Values};
use super::parts::{ANY_PIT, EMPTY_CAPTURE, MAX_BONUS, NEED_LAP, OWN_STORE, PITS, PLAIN, ROUNDS, TAKE_FACING, TWO_OR_MORE};
use super::{Entry, Look, Terms, Turning, Wood};
use crate::board::Board;
use crate::facts::Fact::{FacingEmpty, Holds1, OwnFront, OwnStore, StoreAhead};
use crate::ruleset::{Act, Collect, Endless, Extra, Family, From, Guard, Lift, Objective, Row, Ruleset, Slam, Sow, Start, Stuck, Why, row};

pub(super) const CONGKLAK: Entry = Entry {
    id: "congklak",
    preset_of: None,
    options: &[PITS, EMPTY_CAPTURE, NEED_LAP, OptionSpec { name: "no_move", kind: Kind::Choice(&["end", "pass"]), default: "end" }, MAX_BONUS, ROUNDS],
    conflicts: &[],
    look: Look { wood: Wood::Teak, turning: Turning::Clockwise, terms: Terms::Seeds },
    build,
};

/// Malaysia: a capture needs a sowing that has passed the own store.
pub(super) const CONGKAK: Entry = Entry { id: "congkak", preset_of: Some(("congklak", &[("need_lap", "true")])), ..CONGKLAK };

/// Java: the same game under its own name.
pub(super) const DAKON: Entry = Entry { id: "dakon", preset_of: Some(("congklak", &[])), ..CONGKLAK };

/// The ruleset of congklak and of sungka, which differ in what a seat without seeds does.
pub(super) fn build(values: &Values) -> Ruleset {
    let pits = values.count("pits");
    Ruleset {
        board: Board::two_rows(pits),
        seeds: pits,
        start: Start::Equal,
        family: Family::Sow(Sow {
            track: OWN_STORE,
            choose: ANY_PIT,
            lift: Lift::All,
            drops: Vec::new(),
            landing: landing(values.is_on("empty_capture"), values.is_on("need_lap")),
            slam: Slam::Captures,
            ends: Vec::new(),
            stuck: if values.word("no_move") == "pass" { Stuck::Pass } else { Stuck::Over(Collect::Owner) },
            endless: Endless::TurnOver,
            extra: Extra { max_bonus: values.number("max_bonus"), ..Extra::default() },
        }),
        objective: Objective::Margin,
        guard: Guard::sowings(2 * pits as u32 * pits as u32),
    }
}

fn landing(empty_capture: bool, need_lap: bool) -> Vec<Row> {
    let mut landing = vec![row(&[OwnStore], Act::Again), row(&TWO_OR_MORE, Act::Relay(From::Last))];
    if !empty_capture {
        landing.push(row(&[OwnFront, Holds1, FacingEmpty], Act::Over(Why::NothingFacing)));
    }
    if need_lap {
        landing.push(row(&[OwnFront, Holds1, StoreAhead], Act::Over(Why::LapNeeded)));
    }
    landing.push(row(&[OwnFront, Holds1], TAKE_FACING));
    landing.push(PLAIN);
    landing
}
