//! The whole family in the vocabulary: every game the project knows, about ten lines each, played against its vectors.
//!
//! Nothing here is in the catalogue yet but Kalah, Oware and Congklak; the sketch is what keeps the vocabulary honest. Twelve
//! games are data of the one family [`Sow`]. Bao la kiswahili is not: its turn starts with a seed from the hand, changes
//! its kind with the first capture, and asks about a house, so it stands as a family of its own ([`Bao`](crate::ruleset::Bao)).

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::board::{Board, Half, Shape};
use crate::facts::Fact::*;
use crate::json::conformance::{self, from_catalogue};
use crate::pits::PitSet;
use crate::rules::Rules;
use crate::ruleset::*;

/// What every sketch starts from: two rows of six with four seeds, sown forwards round the whole board without stores.
fn plain() -> Ruleset {
    Ruleset {
        board: Board::two_rows(6),
        seeds: 4,
        start: Start::Equal,
        family: Family::Sow(Sow {
            track: Track { ring: Ring::Whole, stores: Stores::None, origin: Origin::Sown },
            choose: Choose { which: Which::Any, least: 1, dirs: Dirs::Forward, feed: Feed::Free },
            lift: Lift::All,
            drops: Vec::new(),
            landing: vec![otherwise(Act::Over(Why::Plain))],
            slam: Slam::Captures,
            ends: Vec::new(),
            stuck: Stuck::Over(Collect::Owner),
            endless: Endless::TurnOver,
            extra: Extra::default(),
        }),
        objective: Objective::Margin,
        guard: Guard { repeats: None, repeat_needs: RepeatNeeds::Nothing, cap: Some(1000), collect: Collect::Owner },
    }
}

/// A ruleset made from the plain one.
fn game(make: impl FnOnce(&mut Ruleset, &mut Sow)) -> Ruleset {
    let mut ruleset = plain();
    let Family::Sow(mut sow) = ruleset.family.clone() else { unreachable!("the plain game lifts and sows") };
    make(&mut ruleset, &mut sow);
    ruleset.family = Family::Sow(sow);
    ruleset
}

const TWO_OR_MORE: [crate::facts::Fact; 5] = [Holds2, Holds3, Holds4, HoldsOdd, HoldsEven];
const EVEN: [crate::facts::Fact; 4] = [Enemy, Holds2, Holds4, HoldsEven];
const TAKE_LAST: Act = Act::Capture(Take::one(At::Last, Holes::Itself), Then::Over);
const TAKE_FACING: Act = Act::Capture(Take::one(At::Last, Holes::WithFacing), Then::Over);
const PLAIN: Row = otherwise(Act::Over(Why::Plain));

fn sungka(pits: u8, empty_capture: bool) -> Ruleset {
    game(|ruleset, sow| {
        (ruleset.board, ruleset.seeds) = (Board::two_rows(pits), pits);
        ruleset.guard = Guard::sowings(2 * u32::from(pits) * u32::from(pits));
        sow.track.stores = Stores::Own;
        sow.landing = vec![row(&[OwnStore], Act::Again), row(&TWO_OR_MORE, Act::Relay(From::Last))];
        sow.landing.push(if empty_capture { row(&[OwnFront], TAKE_FACING) } else { row(&[OwnFront, FacingFull], TAKE_FACING) });
        sow.landing.push(PLAIN);
        sow.stuck = Stuck::Pass;
    })
}

fn turkish_mangala() -> Ruleset {
    game(|_, sow| {
        sow.track.stores = Stores::Own;
        sow.lift = Lift::LeaveOne;
        sow.landing = vec![row(&[OwnStore], Act::Again), row(&EVEN, TAKE_LAST), row(&[OwnFront, Holds1, FacingFull], TAKE_FACING), PLAIN];
        sow.ends = vec![EndRow { when: EndWhen::AnyRowEmpty, then: EndThen::Over(Collect::Emptier) }];
    })
}

fn bestemshe() -> Ruleset {
    game(|ruleset, sow| {
        (ruleset.board, ruleset.seeds) = (Board::two_rows(5), 5);
        ruleset.guard = Guard { repeats: Some(3), repeat_needs: RepeatNeeds::Nothing, cap: None, collect: Collect::Owner };
        sow.lift = Lift::LeaveOne;
        sow.landing = vec![row(&EVEN, TAKE_LAST), PLAIN];
        sow.ends = vec![EndRow { when: EndWhen::Majority, then: EndThen::Over(Collect::Stay) }];
        // A seat without balls leaves the other row where it lies to its owner.
        sow.stuck = Stuck::Over(Collect::Owner);
    })
}

fn togyz_kumalak() -> Ruleset {
    let mut ruleset = bestemshe();
    (ruleset.board, ruleset.seeds) = (Board::two_rows(9), 9);
    let Family::Sow(sow) = &mut ruleset.family else { unreachable!("the game it is made from lifts and sows") };
    sow.drops = vec![DropRow { when: Drop::Marked, to: DropTo::MarkOwner }];
    sow.landing.insert(1, row(&[Enemy, Holds3, MayMark], Act::Mark));
    sow.extra.marks = Some(MarkRule { last_pit: Except::Yes, same_number: Except::Yes });
    ruleset
}

struct Pallanguzhi {
    seeds: u8,
    pasu: Option<u8>,
    pasu_to: DropTo,
    last_seed: LastSeed,
    after_capture: Then,
    captures: Holes,
    lap: From,
}

fn pallanguzhi(options: &Pallanguzhi) -> Ruleset {
    game(|ruleset, sow| {
        (ruleset.board, ruleset.seeds) = (Board::two_rows(7), options.seeds);
        ruleset.guard = Guard::sowings(14 * u32::from(options.seeds));
        let pasu = options.pasu.map(|count| DropRow { when: Drop::Makes { count, last: options.last_seed }, to: options.pasu_to });
        sow.drops = pasu.into_iter().collect();
        let far = |then| row(&[NextEmpty, FarFull], Act::Capture(Take::one(At::Far, options.captures), then));
        sow.landing = match options.lap {
            From::Last => vec![row(&TWO_OR_MORE, Act::Relay(From::Last)), far(Then::Over), PLAIN],
            From::Next => vec![row(&[NextFull], Act::Relay(From::Next)), far(options.after_capture), otherwise(Act::Over(Why::TwoEmpty))],
        };
    })
}

fn o_an_quan(value: u8, young: u8, both_pieces: bool) -> Ruleset {
    game(|ruleset, sow| {
        ruleset.board = Board { seats: 2, pits: 5, shape: Shape::Squares };
        ruleset.seeds = 5;
        ruleset.guard = Guard::sowings(50);
        sow.choose.dirs = Dirs::Both;
        sow.landing = vec![
            row(&[NothingCaught, NextNeutralFull], Act::Over(Why::QuanNext)),
            row(&[NothingCaught, NextFull], Act::Relay(From::Next)),
            row(&[NothingCaught, NextEmpty, FarYoung], Act::Over(Why::YoungQuan)),
            row(&[NextEmpty, FarFull], Act::Capture(Take::one(At::Far, Holes::Itself), Then::LandAgain)),
            row(&[Caught], Act::Over(Why::Captured)),
            otherwise(Act::Over(Why::TwoEmpty)),
        ];
        let when = if both_pieces { EndWhen::PiecesGone } else { EndWhen::NeutralEmpty };
        sow.ends = vec![EndRow { when, then: EndThen::Over(Collect::Owner) }];
        sow.stuck = Stuck::Borrow;
        sow.extra.pieces = Some(Pieces { value, young });
    })
}

fn mangala4(start: Start, which: Which, reads: Reads) -> Ruleset {
    let chain = Chain { counts: 1 << 2 | 1 << 4, over: ChainOver::AllPits, reads };
    game(|ruleset, sow| {
        (ruleset.board, ruleset.seeds, ruleset.start) = (Board::two_rows(7), 7, start);
        ruleset.guard = Guard { repeats: Some(2), repeat_needs: RepeatNeeds::Nothing, cap: Some(1000), collect: Collect::Stay };
        sow.choose.which = which;
        sow.landing = vec![
            row(&[Holds1], Act::Over(Why::Plain)),
            row(&[Holds2, Holds4], Act::Capture(Take { at: At::Last, holes: Holes::WithFacing, back: Some(chain) }, Then::Over)),
            otherwise(Act::Relay(From::Last)),
        ];
        sow.stuck = Stuck::Pass;
    })
}

fn mancala_basic(seats: u8, pits: u8, seeds: u8, ranks: Ranks) -> Ruleset {
    game(|ruleset, sow| {
        (ruleset.board, ruleset.seeds) = (Board { seats, pits, shape: Shape::Rows }, seeds);
        ruleset.objective = Objective::Race;
        sow.track.stores = Stores::All;
        sow.landing = vec![row(&[OwnStore, OtherStore], Act::Again), PLAIN];
        sow.ends = vec![EndRow { when: EndWhen::OwnRowEmpty, then: EndThen::Finish { ranks } }];
    })
}

fn omweso(reverse: bool, first_turn_capture: bool) -> Ruleset {
    let capture = Act::Capture(Take::one(At::Last, Holes::FacingColumn), Then::SowOn);
    // Pits 1, 2, 15 and 16 of either seat.
    let ends = PitSet::range(0, 2).or(PitSet::range(14, 18)).or(PitSet::range(30, 32));
    let occupied = [OwnFront, Holds2, Holds3, Holds4, HoldsOdd, HoldsEven, FacingFull, BehindFull];
    let later = [OwnFront, Holds2, Holds3, Holds4, HoldsOdd, HoldsEven, FacingFull, BehindFull, Later];
    game(|ruleset, sow| {
        ruleset.board = Board { seats: 2, pits: 8, shape: Shape::FourRows { front: Half::Second } };
        (ruleset.seeds, ruleset.start, ruleset.objective) = (2, Start::FirstHalf, Objective::Survival);
        ruleset.guard = Guard { repeats: Some(3), repeat_needs: RepeatNeeds::Nothing, cap: Some(1000), collect: Collect::Stay };
        sow.track.ring = Ring::OwnSide;
        sow.choose.least = 2;
        sow.choose.dirs = if reverse { Dirs::ForwardOrCapturingBack { from: ends } } else { Dirs::Forward };
        sow.landing = vec![row(if first_turn_capture { &occupied } else { &later }, capture), row(&TWO_OR_MORE, Act::Relay(From::Last)), PLAIN];
        sow.stuck = Stuck::Lose;
        sow.endless = Endless::Annul;
    })
}

/// Options of one entry, read by name as a conformance file writes them.
struct Asked<'a>(&'a [(&'a str, &'a str)]);

impl<'a> Asked<'a> {
    fn word(&self, name: &str, default: &'a str) -> &'a str {
        self.0.iter().find(|(given, _)| *given == name).map_or(default, |(_, value)| value)
    }

    fn number(&self, name: &str, default: &'a str) -> u8 {
        self.word(name, default).parse().expect("the vectors give numbers")
    }

    fn is(&self, name: &str, default: &'a str) -> bool {
        self.word(name, default) == "true"
    }
}

/// The rules of every game of the Sow family, by the id and options that conformance files use.
pub(crate) fn rules(id: &str, options: &[(&str, &str)]) -> Result<Rules, String> {
    let asked = Asked(options);
    let ruleset = match id {
        "sungka" => sungka(asked.number("pits", "7"), asked.is("empty_capture", "false")),
        "turkish_mangala" => turkish_mangala(),
        "bestemshe" => bestemshe(),
        "togyz_kumalak" => togyz_kumalak(),
        "pallanguzhi" => pallanguzhi(&Pallanguzhi {
            seeds: asked.number("seeds", "6"),
            pasu: asked.word("pasu", "4").parse().ok(),
            pasu_to: if asked.word("pasu_owner", "cup_owner") == "sower" { DropTo::Sower } else { DropTo::PitOwner },
            last_seed: if asked.is("pasu_on_last_seed", "true") { LastSeed::Counts } else { LastSeed::LeftToLanding },
            after_capture: if asked.word("after_capture", "end") == "continue" { Then::LandAgain } else { Then::Over },
            captures: if asked.is("capture_opposite", "false") { Holes::WithFacing } else { Holes::Itself },
            lap: if asked.word("lap", "next_cup") == "same_cup" { From::Last } else { From::Next },
        }),
        "o_an_quan" => o_an_quan(asked.number("quan_value", "10"), asked.number("young_quan_min", "5"), asked.word("end", "squares_empty") == "both_pieces"),
        "mangala4" => mangala4(
            if asked.word("setup", "random") == "seven" { Start::Equal } else { Start::Scattered },
            match (asked.word("start_choice", "forced"), asked.word("head", "left")) {
                ("free", _) => Which::Any,
                (_, "right") => Which::Last,
                _ => Which::First,
            },
            if asked.word("chain", "snapshot") == "sequential" { Reads::Sequential } else { Reads::Snapshot },
        ),
        "mancala_basic" => mancala_basic(
            asked.number("seats", "2"),
            asked.number("pits", "6"),
            asked.number("seeds", "4"),
            if asked.is("all_ranks", "true") { Ranks::All } else { Ranks::FirstOnly },
        ),
        "omweso" => omweso(asked.is("reverse", "false"), asked.is("first_turn_capture", "true")),
        _ => return from_catalogue(id, options),
    };
    Rules::new(ruleset).map_err(|error| error.to_string())
}

const VECTORS: [(&str, &str); 12] = [
    ("kalah", include_str!("../vectors/kalah.json")),
    ("oware", include_str!("../vectors/oware.json")),
    ("congklak", include_str!("../vectors/congklak.json")),
    ("sungka", include_str!("../vectors/sungka.json")),
    ("turkish_mangala", include_str!("../vectors/turkish_mangala.json")),
    ("bestemshe", include_str!("../vectors/bestemshe.json")),
    ("togyz_kumalak", include_str!("../vectors/togyz_kumalak.json")),
    ("pallanguzhi", include_str!("../vectors/pallanguzhi.json")),
    ("o_an_quan", include_str!("../vectors/o_an_quan.json")),
    ("mangala4", include_str!("../vectors/mangala4.json")),
    ("mancala_basic", include_str!("../vectors/mancala_basic.json")),
    ("omweso", include_str!("../vectors/omweso.json")),
];

#[test]
fn twelve_games_of_one_family_play_their_vectors() {
    let mut failures = Vec::new();
    for (id, text) in VECTORS {
        let report = conformance::check(text, &rules);
        assert!(report.passed > 0, "{id} compares something");
        failures.extend(report.failures.into_iter().map(|failure| format!("{}: {}", failure.entry, failure.what)));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
