//! Oware (awale, ayo; the abapa game): no stores, capture by counting, the opponent must be fed.
//!
//! Sources: the rules of the Oware Society and of auale (joansala.com); ludoteka.com on the unified rules of the World
//! Oware Federation; the Mind Sports Olympiad's page; `OpenSpiel`'s `oware`.
//!
//! Defaults that decide games: a move that would take all of the opponent's seeds is legal and takes nothing; a position
//! that comes up again since the last capture ends the game and each keeps the own side (other places wait for the third
//! time, or split the seeds).

use alloc::vec::Vec;

use super::options::{Kind, OptionSpec, Values};
use super::parts::{ANY_PIT, PLAIN};
use super::{Entry, Look, Terms, Turning, Wood};
use crate::board::Board;
use crate::facts::Fact::{Enemy, Holds2, Holds3};
use crate::ruleset::{
    Act, At, Chain, ChainOver, Choose, Collect, EndRow, EndThen, EndWhen, Endless, Extra, Family, Feed, Guard, Holes, Lift, Objective, Origin, Reads,
    RepeatNeeds, Ring, Ruleset, Slam, Sow, Start, Stores, Stuck, Take, Then, Track, row,
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

fn build(values: &Values) -> Ruleset {
    let slam = match values.word("grand_slam") {
        "illegal" => Slam::Illegal,
        "captures" => Slam::Captures,
        "keep_first" => Slam::KeepFirst,
        "keep_last" => Slam::KeepLast,
        "rest_to_opponent" => Slam::RestToOpponent,
        _ => Slam::TakesNothing,
    };
    let repeats = match values.word("cycle") {
        "third" => Some(3),
        "off" => None,
        _ => Some(2),
    };
    Ruleset {
        board: Board::two_rows(values.count("pits")),
        seeds: values.count("seeds"),
        start: Start::Equal,
        family: Family::Sow(Sow {
            track: Track { ring: Ring::Whole, stores: Stores::None, origin: Origin::Skipped },
            choose: Choose { feed: if values.is_on("must_feed") { Feed::MustFeed } else { Feed::Free }, ..ANY_PIT },
            lift: Lift::All,
            drops: Vec::new(),
            landing: vec![
                row(&[Enemy, Holds2, Holds3], Act::Capture(Take { at: At::Last, holes: Holes::Itself, back: Some(TWOS_AND_THREES) }, Then::Over)),
                PLAIN,
            ],
            slam,
            ends: vec![EndRow { when: EndWhen::Majority, then: EndThen::Over(Collect::Stay) }],
            stuck: Stuck::Over(Collect::Owner),
            endless: Endless::TurnOver,
            extra: Extra::default(),
        }),
        objective: Objective::Margin,
        guard: Guard { repeats, repeat_needs: RepeatNeeds::EveryRow, cap: repeats.is_none().then_some(CAP), collect: Collect::Owner },
    }
}
