//! Oware (awale, ayo; the abapa game): no stores, capture by counting, the opponent must be fed.
//!
//! Sources: the rules of the Oware Society and of auale (joansala.com); ludoteka.com on the unified rules of the World
//! Oware Federation; the Mind Sports Olympiad's page; `OpenSpiel`'s `oware`.
//!
//! Defaults that decide games: a move that would take all of the opponent's seeds is legal and takes nothing; a position
//! that comes up again since the last capture ends the game and each keeps the own side (other places wait for the third
//! time, or split the seeds).

use super::options::{Kind, OptionSpec, Values};
use super::parts::{DRAFT, Draft, NO_STORE, PLAIN};
use super::{Entry, Look, Terms, Turning, Wood};
use crate::board::Board;
use crate::facts::Fact::{Enemy, Holds2, Holds3};
use crate::ruleset::{
    Act, At, Chain, ChainOver, Collect, EndRow, EndThen, EndWhen, Feed, Guard, Holes, Origin, Reads, RepeatNeeds, Ruleset, Slam, Take, Then, Track, row,
};

pub(super) const OWARE: Entry = Entry {
    id: "oware",
    preset_of: None,
    options: &[
        OptionSpec { name: "pits", kind: Kind::Number { min: 6, max: 6 }, default: "6" },
        OptionSpec { name: "seeds", kind: Kind::Number { min: 4, max: 6 }, default: "4" },
        OptionSpec {
            name: "grand_slam",
            kind: Kind::Choice(&["no_capture", "illegal", "captures", "keep_first", "keep_last", "rest_to_opponent"]),
            default: "no_capture",
        },
        OptionSpec { name: "cycle", kind: Kind::Choice(&["first", "third", "off"]), default: "first" },
        OptionSpec { name: "must_feed", kind: Kind::Switch, default: "true" },
    ],
    conflicts: &[],
    look: Look { wood: Wood::Teak, turning: Turning::Anticlockwise, terms: Terms::Seeds },
    build,
};

/// Sowings after which a game without the repetition rule ends.
const CAP: u32 = 1000;

/// The chain of enemy pits that hold 2 or 3, from the last one backwards.
const TWOS_AND_THREES: Chain = Chain { counts: 1 << 2 | 1 << 3, over: ChainOver::EnemyPits, reads: Reads::Snapshot };

const RULES: Draft<'_> = Draft {
    track: Track { origin: Origin::Skipped, ..NO_STORE },
    landing: &[row(&[Enemy, Holds2, Holds3], Act::Capture(Take { at: At::Last, holes: Holes::Itself, back: Some(TWOS_AND_THREES) }, Then::Over)), PLAIN],
    ends: &[EndRow { when: EndWhen::Majority, then: EndThen::Over(Collect::Stay) }],
    guard: Guard { repeats: Some(2), repeat_needs: RepeatNeeds::EveryRow, cap: None, collect: Collect::Owner },
    ..DRAFT
};

fn build(values: &Values) -> Ruleset {
    let mut draft = RULES;
    draft.board = Board::two_rows(values.count("pits"));
    draft.seeds = values.count("seeds");
    draft.choose.feed = if values.is_on("must_feed") { Feed::MustFeed } else { Feed::Free };
    draft.slam = match values.word("grand_slam") {
        "illegal" => Slam::Illegal,
        "captures" => Slam::Captures,
        "keep_first" => Slam::KeepFirst,
        "keep_last" => Slam::KeepLast,
        "rest_to_opponent" => Slam::RestToOpponent,
        _ => Slam::TakesNothing,
    };
    (draft.guard.repeats, draft.guard.cap) = match values.word("cycle") {
        "third" => (Some(3), None),
        "off" => (None, Some(CAP)),
        _ => (Some(2), None),
    };
    draft.ruleset()
}
