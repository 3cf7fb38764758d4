//! Congklak, congkak and dakon: relay sowing with the own store, seven pits of seven seeds.
//!
//! Sources: the table of a Kalah site's page (7 x 7, clockwise, relay, facing capture); salvi.chaosnet.org on congklak;
//! Mancala World; the National Department for Culture and Arts of Malaysia (JKKN) for congkak; the culture office of
//! Sleman, Yogyakarta, for dakon; J. Donkers on the winning openings of dakon (fdg.unimaas.nl).
//!
//! Defaults that decide games: a capture needs seeds in the facing pit; extra sowings are not limited, and with them the
//! first turn can win the game outright, so a limit (`max_bonus`) is offered.

use super::options::{Kind, OptionSpec, Values};
use super::parts::{DRAFT, Draft, EMPTY_CAPTURE, MAX_BONUS, NEED_LAP, OWN_STORE, PITS, PLAIN, ROUNDS, TAKE_FACING, TWO_OR_MORE};
use super::{Entry, Look, Terms, Turning, Wood};
use crate::board::Board;
use crate::facts::Fact::{FacingEmpty, Holds1, OwnFront, OwnStore, StoreAhead};
use crate::ruleset::{Act, Collect, From, Guard, Row, Ruleset, Stuck, Why, row};

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

const RULES: Draft<'_> = Draft { track: OWN_STORE, ..DRAFT };

/// The ruleset of congklak and of sungka, which differ in what a seat without seeds does.
pub(super) fn build(values: &Values) -> Ruleset {
    let pits = values.count("pits");
    let mut landing = LANDING.to_vec();
    if !values.is_on("need_lap") {
        landing.remove(3);
    }
    if values.is_on("empty_capture") {
        landing.remove(2);
    }
    let mut draft = RULES;
    draft.board = Board::two_rows(pits);
    draft.seeds = pits;
    draft.landing = &landing;
    draft.stuck = if values.is("no_move", "pass") { Stuck::Pass } else { Stuck::Over(Collect::Owner) };
    draft.extra.max_bonus = values.number("max_bonus");
    draft.guard = Guard::sowings(2 * pits as u32 * pits as u32);
    draft.ruleset()
}

/// With the rows of all options.
const LANDING: [Row; 6] = [
    row(&[OwnStore], Act::Again),
    row(&TWO_OR_MORE, Act::Relay(From::Last)),
    row(&[OwnFront, Holds1, FacingEmpty], Act::Over(Why::NothingFacing)),
    row(&[OwnFront, Holds1, StoreAhead], Act::Over(Why::LapNeeded)),
    row(&[OwnFront, Holds1], TAKE_FACING),
    PLAIN,
];
