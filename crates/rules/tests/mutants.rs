//! The vectors on trial: every member of the three rulesets is changed in turn, and some vector must notice.
//!
//! Counted are the `vectors` and the `perft` rows of the conformance files, not their transcripts: a rule that only a
//! whole game notices has no vector that explains it. A change that no vector can notice is listed in [`EQUIVALENT`]
//! with the reason; a listed change that a vector does notice is a fault of the list.

mod common;

use bija_rules::catalogue::{self, Entry};
use bija_rules::facts::{Fact, Question, When};
use bija_rules::json::conformance;
use bija_rules::ruleset::*;
use bija_rules::{Half, Pit, PitSet, Rules, Shape};
use common::{OF_MATCHES, Options, option_sets, own_files, sow, vector_text};
use serde_json::{Value, json};

/// Perft rows are cut to this depth: what they notice, they notice early.
const PERFT_DEPTH: usize = 6;

/// Changes that cannot matter: games, words that all occur in the name of the change, and why.
const EQUIVALENT: &[(&[&str], &[&str], &str)] = &[
    // Places and neighbours that a board does not have.
    (STORES, &["+OtherStore"], "the other seat's store is on no track of these games"),
    (BARE_TRACK, &["OtherStore"], "no store is sown"),
    (BARE_TRACK, &["+OwnStore"], "no store is sown"),
    (BARE_LIFTS, &["-OwnStore"], "no store is sown"),
    (BARE_TRACK, &["-StorePassed"], "no store is sown"),
    (ROWS, &["+OwnBack"], "boards of two rows have no back row"),
    (LIFTING_ROWS, &["-OwnBack"], "boards of two rows have no back row"),
    (ROWS, &["+Neutral"], "boards of two rows have no neutral square"),
    (LIFTING_ROWS, &["-Neutral"], "boards of two rows have no neutral square"),
    (ROWS, &["-BehindFull"], "nothing lies behind the facing hole of two rows"),
    (ROWS, &["-NextNeutralFull"], "boards of two rows have no neutral square"),
    (ROWS, &["-FarYoung"], "there are no pieces"),
    (SQUARES, &["-OwnBack"], "the board has no back row"),
    (SQUARES, &["-BehindFull"], "the squares face nothing"),
    (SQUARES, &["-FacingFull"], "the squares face nothing"),
    (OMWESO, &["+Enemy"], "sowing stays in the own ring"),
    (OMWESO, &["-Enemy"], "sowing stays in the own ring"),
    (OMWESO, &["+Neutral"], "the board has no neutral square"),
    (OMWESO, &["-Neutral"], "the board has no neutral square"),
    (OMWESO, &["-NextNeutralFull"], "the board has no neutral square"),
    (OMWESO, &["-FarYoung"], "there are no pieces"),
    // Memory that a game does not have.
    (UNMARKED, &["-MayMark"], "there are no marks"),
    (ONE_CATCH, &["-Caught"], "a capture ends the turn or is sown on, nothing is looked at after it"),
    (NO_ZERO, &["+Holds0"], "the hole of a last seed holds that seed, as nothing is looked at again after a capture"),
    (NO_CIRCLE, &["endless:"], "no turn goes round for ever: a turn is one lap, or the own store breaks every circle"),
    (NO_AGAIN, &["extra.max_bonus:"], "the game has no extra turn"),
    // Kalah, Congklak, Sungka and Mangala of Turkey: the own store is sown.
    (STORES, &["row [OwnStore] Again: -Holds"], "a landing in a store has no count"),
    (STORES, &["row [OwnStore] Again: -Facing"], "a store faces nothing"),
    (STORES, &["row [OwnStore] Again: -Behind"], "nothing lies behind a store's facing hole"),
    (STORES, &["row [OwnStore] Again: -StoreAhead"], "a sowing that ends in the own store has reached it"),
    (STORES, &["row [OwnStore] Again behind"], "the two rows share no landing"),
    (STORES, &["+OwnStore"], "the first row takes landings in the own store"),
    (STORES, &["guard.repeats:"], "seeds come round the board only past the own store, so no position comes again"),
    (STORES, &["guard.repeat_needs:"], "these games have no repetition"),
    (KALAH, &["ends: OwnRowEmpty added to [EndRow { when: AnyRowEmpty"], "the row that is there already ends the game whenever the mover's is empty"),
    (KALAH, &["FacingFull] Capture behind row [OwnFront, Holds1, FacingEmpty]"], "the two rows share no landing"),
    (KALAH, &["Over(NothingFacing): +FacingFull"], "the capture row comes first"),
    (KALAH, &["Over(NothingFacing): -StorePassed"], "a lap that comes home past the store has put a seed in every facing pit"),
    (CONGKLAK, &["guard.cap:"], "400 sowings are out of reach: 255 seeds on the board, played as slowly as a search could, gave 204"),
    (CONGKLAK, &["guard.collect:"], "neither the cap nor a repetition is ever reached"),
    (CONGKLAK, &["row [OwnFront, Holds1", ": +Holds"], "the relay row comes first"),
    (CONGKLAK, &["Relay(Last): -OwnStore"], "a row that lifts a hole never matches a store"),
    (CONGKLAK, &["Relay(Last): -OtherStore"], "a row that lifts a hole never matches a store"),
    (CONGKLAK, &["Relay(Last) behind row [OwnFront, Holds1"], "the two rows share no landing"),
    (CONGKLAK, &["Over(LapNeeded): +Enemy"], "a sowing comes to the enemy's row only past the own store"),
    (CONGKLAK, &["Over(LapNeeded): -FacingEmpty"], "the row for an empty facing pit comes first"),
    (OWARE, &["reads: Sequential"], "a chain of single holes ends at the border and never meets a hole that it has taken"),
    (TURKISH, &["ends: OwnRowEmpty added"], "the row that is there already ends the game whenever the mover's is empty"),
    (TURKISH, &["choose.feed:"], "an empty row has ended the game: the opponent always has stones"),
    (TURKISH, &["stuck:"], "an empty row has ended the game: who is to move has stones"),
    (TURKISH, &["HoldsEven] Capture: -StoreAhead"], "a sowing comes to the enemy's row only past the own store"),
    (TURKISH, &["Over(NothingFacing): +FacingFull"], "the capture row comes first"),
    (TURKISH, &["Over(NothingFacing): -StorePassed"], "a lap that comes home past the store has put a stone in every facing pit"),
    (TURKISH, &["Capture behind row [OwnFront, Holds1"], "the two rows share no landing"),
    (TURKISH, &["guard.cap:"], "1000 sowings are out of reach: 255 stones on the board, played as slowly as a search could, gave 720"),
    (TURKISH, &["guard.collect:"], "neither the cap nor a repetition is ever reached"),
    (TOGYZ, &["Capture: +Holds0"], "only a ball that falls in a tuzdyk leaves its hole empty, and there is nothing to take there"),
    (TOGYZ, &["Mark: +Holds0"], "only a ball that falls in a tuzdyk leaves its hole empty: the own one, and a seat marks once"),
    (TOGYZ, &["Mark: +Holds2"], "the row for even holes comes first"),
    (TOGYZ, &["Mark: +Holds4"], "the row for even holes comes first"),
    (TOGYZ, &["Mark: +HoldsEven"], "the row for even holes comes first"),
    (TOGYZ, &["Capture behind row [Enemy, Holds3, MayMark]"], "the two rows share no landing"),
    (PALLANGUZHI, &["guard.repeat_needs:"], "the game has no repetition"),
    (PALLANGUZHI, &["+NextNeutralFull"], "boards of two rows have no neutral square"),
    (PALLANGUZHI, &["+FarYoung"], "there are no pieces"),
    (PALLANGUZHI, &["FarFull] Capture", ": +NextFull"], "the relay row comes first"),
    (PALLANGUZHI, &["FarFull] Capture: -Caught"], "the capture ends the turn"),
    (PALLANGUZHI, &["row [Holds1, NextFull] Capture: +NextEmpty"], "an empty cup gives nothing, and the turn is over either way"),
    (PALLANGUZHI, &["Capture", "back: Some"], "the cup behind the captured one is empty or holds the last seed alone: no chain begins"),
    (PALLANGUZHI, &["Relay(Next) behind"], "the two rows share no landing"),
    (PALLANGUZHI, &["Relay(Last) behind"], "the two rows share no landing"),
    (PALLANGUZHI, &["row [Holds1, NextFull] Capture: +Holds2"], "the relay row comes first"),
    (PALLANGUZHI, &["row [Holds1, NextFull] Capture: +Holds3"], "the relay row comes first"),
    (PALLANGUZHI, &["row [Holds1, NextFull] Capture: +Holds4"], "the relay row comes first"),
    (PALLANGUZHI, &["row [Holds1, NextFull] Capture: +HoldsOdd"], "the relay row comes first"),
    (PALLANGUZHI, &["row [Holds1, NextFull] Capture: +HoldsEven"], "the relay row comes first"),
    (PALLANGUZHI, &["row [Holds1, NextFull] Capture: -Caught"], "with laps from the last cup a capture ends the turn"),
    (PALLANGUZHI, &["Relay(Last): -Caught"], "with laps from the last cup a capture ends the turn"),
    (SQUARES, &["guard.repeat_needs:"], "the game has no repetition"),
    (SQUARES, &["NothingCaught] Over(QuanNext): -Neutral"], "no quan square is next to a quan square"),
    (SQUARES, &["NothingCaught] Over(QuanNext): -FarYoung"], "no quan square is two behind the other"),
    (SQUARES, &["NothingCaught] Over(YoungQuan): -Neutral"], "no quan square is two behind the other"),
    (SQUARES, &["NothingCaught]", "-Holds0"], "while nothing is caught the last square holds the last stone"),
    (SQUARES, &["Relay(Next): +NextNeutralFull"], "the row for a quan square comes first"),
    (SQUARES, &["Over(YoungQuan): +NextFull"], "the relay row comes first"),
    (SQUARES, &["Over(YoungQuan): +NextNeutralFull"], "the row for a quan square comes first"),
    (SQUARES, &["Capture and LandAgain:", "holes: WithFacing"], "the squares face nothing"),
    (SQUARES, &["Capture and LandAgain:", "back: Some"], "the square behind the captured one is empty: no chain begins"),
    (SQUARES, &["row [Caught] Over(Captured): -Holds1"], "after a capture it is looked from the square just emptied"),
    (SQUARES, &["row [Caught] Over(Captured): -Holds2"], "after a capture it is looked from the square just emptied"),
    (SQUARES, &["row [Caught] Over(Captured): -Holds3"], "after a capture it is looked from the square just emptied"),
    (SQUARES, &["row [Caught] Over(Captured): -Holds4"], "after a capture it is looked from the square just emptied"),
    (SQUARES, &["row [Caught] Over(Captured): -HoldsOdd"], "after a capture it is looked from the square just emptied"),
    (SQUARES, &["row [Caught] Over(Captured): -HoldsEven"], "after a capture it is looked from the square just emptied"),
    (SQUARES, &["Over(QuanNext) behind row [NextFull"], "the two rows share no landing"),
    (SQUARES, &["Relay(Next) behind row [NextEmpty"], "the two rows share no landing"),
    (SQUARES, &["Over(YoungQuan) behind row [NextEmpty"], "the two rows share no landing"),
    (SQUARES, &["ends: NeutralEmpty added to [EndRow { when: PiecesGone"], "when the squares are empty their pieces are gone"),
    (SQUARES, &["endless:"], "no endless turn is known: 60,000 random boards of a search had none"),
    (MANGALA, &["Capture: +Holds1"], "the row for a lone seed comes first"),
    (MANGALA, &["Over(Plain) behind row [Holds2"], "the two rows share no landing"),
    (MANGALA, &["start: Arranged", "-> Equal"], "until somebody arranges them the seeds lie the same"),
    (MANGALA, &["endless:"], "no endless turn is known: 60,000 random boards of a search had none"),
    (BASIC, &["row [OwnStore, OtherStore] Again: -Holds"], "a landing in a store has no count"),
    (BASIC, &["row [OwnStore, OtherStore] Again: -Facing"], "a store faces nothing"),
    (BASIC, &["row [OwnStore, OtherStore] Again: -Behind"], "nothing lies behind a store's facing hole"),
    (BASIC, &["row [OwnStore, OtherStore] Again: -StoreAhead"], "the own score pit is the first that a sowing comes to"),
    (BASIC, &["choose.feed:"], "who has no stones has finished: the opponent always has some"),
    (BASIC, &["stuck:"], "who has no stones has finished: who is to move has some"),
    (BASIC, &["slam:"], "nothing is captured"),
    (BASIC, &["guard.repeats:"], "stones come round only past the score pits, so no position comes again"),
    (BASIC, &["guard.repeat_needs:"], "the game has no repetition"),
    (BASIC, &["guard.cap:"], "1000 sowings are out of reach: 255 stones on the board, played as slowly as a search could, gave 575"),
    (BASIC, &["guard.collect:"], "neither the cap nor a repetition is ever reached"),
    (OMWESO, &["ends: OwnRowEmpty added"], "the sower keeps seeds on his side: no sowing empties it"),
    (OMWESO, &["Capture and SowOn:", "back: Some"], "a chain over the opponent's pits never begins in the own ring"),
    (OMWESO, &["Capture and SowOn: +OwnBack"], "a pit of the back row faces nothing"),
    (OMWESO, &["start: Arranged", "-> FirstHalf"], "until somebody arranges them the seeds lie the same"),
    (OMWESO, &["guard.repeat_needs:"], "who has no seeds has lost: no position that goes on has an empty row"),
    (OMWESO, &["guard.collect: Stay -> Emptier"], "no row is empty when the guard ends the game"),
];

/// Boards of one row a seat.
const ROWS: &[&str] = &["kalah", "oware", "congklak", "sungka", "pallanguzhi", "mangala4", "mancala_basic", "togyz_kumalak", "bestemshe", "turkish_mangala"];
/// The own store is sown, in one lap or more.
const STORES: &[&str] = &["kalah", "congklak", "sungka", "turkish_mangala"];
/// Boards of one row a seat with a row of the table that asks for no place.
const LIFTING_ROWS: &[&str] = &["congklak", "sungka", "mangala4", "pallanguzhi", "turkish_mangala"];
/// No store is sown, and a row of the table asks for no place.
const BARE_LIFTS: &[&str] = &["mangala4", "pallanguzhi", "o_an_quan", "omweso"];
/// No store is sown.
const BARE_TRACK: &[&str] = &["oware", "pallanguzhi", "o_an_quan", "omweso", "mangala4", "togyz_kumalak", "bestemshe"];
const UNMARKED: &[&str] =
    &["kalah", "oware", "congklak", "sungka", "pallanguzhi", "o_an_quan", "omweso", "mangala4", "mancala_basic", "bestemshe", "turkish_mangala"];
/// The landing table is never looked at again after a capture.
const ONE_CATCH: &[&str] = &["kalah", "oware", "congklak", "sungka", "omweso", "mangala4", "mancala_basic", "togyz_kumalak", "bestemshe", "turkish_mangala"];
/// Nothing leaves the hole of a last seed before the landing table is looked at.
const NO_ZERO: &[&str] = &["kalah", "oware", "congklak", "sungka", "omweso", "mangala4", "mancala_basic", "bestemshe", "turkish_mangala"];
const NO_CIRCLE: &[&str] = &["kalah", "oware", "congklak", "sungka", "mancala_basic", "togyz_kumalak", "bestemshe", "turkish_mangala"];
const NO_AGAIN: &[&str] = &["oware", "pallanguzhi", "o_an_quan", "omweso", "mangala4", "togyz_kumalak", "bestemshe"];
const KALAH: &[&str] = &["kalah"];
const OWARE: &[&str] = &["oware"];
const CONGKLAK: &[&str] = &["congklak", "sungka"];
const TURKISH: &[&str] = &["turkish_mangala"];
const TOGYZ: &[&str] = &["togyz_kumalak"];
const PALLANGUZHI: &[&str] = &["pallanguzhi"];
const MANGALA: &[&str] = &["mangala4"];
const BASIC: &[&str] = &["mancala_basic"];
const SQUARES: &[&str] = &["o_an_quan"];
const OMWESO: &[&str] = &["omweso"];

/// The entries of a game's files, each as a file of its own: vectors first, then perft rows.
fn entries(game: &str) -> Vec<String> {
    let mut vectors = Vec::new();
    let mut perft = Vec::new();
    for file in std::iter::once(format!("{game}.json")).chain(own_files()) {
        let file: Value = serde_json::from_str(&vector_text(&file)).expect("a vector file is JSON");
        let id = file["game"].as_str().expect("a vector file names its game");
        if catalogue::entry(id).is_none_or(|entry| entry.id != game && entry.preset_of.is_none_or(|(of, _)| of != game)) {
            continue;
        }
        for entry in file["vectors"].as_array().into_iter().flatten() {
            vectors.push(json!({"game": id, "vectors": [entry]}).to_string());
        }
        for entry in file["perft"].as_array().into_iter().flatten() {
            let mut entry = entry.clone();
            entry["counts"].as_array_mut().expect("a perft row has counts").truncate(PERFT_DEPTH);
            perft.push(json!({"game": id, "perft": [entry]}).to_string());
        }
    }
    vectors.append(&mut perft);
    vectors
}

/// Whether every entry passes with these rules.
fn all_pass(entries: &[String], make: conformance::MakeRules<'_>) -> bool {
    entries.iter().all(|entry| conformance::check(entry, make).failures.is_empty())
}

/// A change of one member of a ruleset; it says whether there was anything to change.
struct Mutation {
    name: String,
    change: Box<dyn Fn(&mut Ruleset) -> bool + Sync>,
}

fn mutation(name: String, change: impl Fn(&mut Ruleset) -> bool + Sync + 'static) -> Mutation {
    Mutation { name, change: Box::new(change) }
}

/// One field set from what it is in `ruleset` to each of the values, wherever it has that value.
fn field<T: PartialEq + Copy + std::fmt::Debug + Sync + Send + 'static>(
    mutations: &mut Vec<Mutation>,
    ruleset: &Ruleset,
    name: &str,
    at: fn(&mut Ruleset) -> &mut T,
    values: &[T],
) {
    let old = *at(&mut ruleset.clone());
    for &new in values {
        if new != old && !mutations.iter().any(|known| known.name == format!("{name}: {old:?} -> {new:?}")) {
            mutations.push(mutation(format!("{name}: {old:?} -> {new:?}"), move |ruleset| {
                let slot = at(ruleset);
                let applies = *slot == old;
                if applies {
                    *slot = new;
                }
                applies
            }));
        }
    }
}

const COLLECTS: [Collect; 4] = [Collect::Owner, Collect::Emptier, Collect::Nobody, Collect::Stay];

fn mutations_of(ruleset: &Ruleset) -> Vec<Mutation> {
    let mut all = Vec::new();
    let m = &mut all;
    field(m, ruleset, "pits", |r| &mut r.board.pits, &[4, 5, 6, 7, 8, 9]);
    field(m, ruleset, "seats", |r| &mut r.board.seats, &[2, 3, 4]);
    field(
        m,
        ruleset,
        "shape",
        |r| &mut r.board.shape,
        &[Shape::Rows, Shape::Squares, Shape::FourRows { front: Half::First }, Shape::FourRows { front: Half::Second }],
    );
    field(m, ruleset, "seeds", |r| &mut r.seeds, &[1, 2, 3, 4, 5, 6, 7, 8, 9]);
    field(m, ruleset, "start", |r| &mut r.start, &[Start::Equal, Start::Moved(1), Start::Moved(2), Start::Scattered, Start::FirstHalf]);
    field(m, ruleset, "objective", |r| &mut r.objective, &[Objective::Margin, Objective::Survival, Objective::Race]);
    field(m, ruleset, "guard.repeats", |r| &mut r.guard.repeats, &[None, Some(2), Some(3), Some(4)]);
    field(m, ruleset, "guard.repeat_needs", |r| &mut r.guard.repeat_needs, &[RepeatNeeds::Nothing, RepeatNeeds::EveryRow]);
    field(m, ruleset, "guard.collect", |r| &mut r.guard.collect, &COLLECTS);
    let caps = [None, Some(399), Some(400), Some(401), Some(391), Some(392), Some(393), Some(999), Some(1000), Some(1001)];
    field(m, ruleset, "guard.cap", |r| &mut r.guard.cap, &caps);
    field(m, ruleset, "track.ring", |r| &mut sow(r).track.ring, &[Ring::Whole, Ring::OwnSide]);
    field(m, ruleset, "track.stores", |r| &mut sow(r).track.stores, &[Stores::None, Stores::Own, Stores::All]);
    field(m, ruleset, "track.origin", |r| &mut sow(r).track.origin, &[Origin::Sown, Origin::Skipped]);
    field(m, ruleset, "choose.which", |r| &mut sow(r).choose.which, &[Which::Any, Which::First, Which::Last]);
    field(m, ruleset, "choose.least", |r| &mut sow(r).choose.least, &[1, 2]);
    field(m, ruleset, "choose.dirs", |r| &mut sow(r).choose.dirs, &directions(ruleset));
    field(m, ruleset, "choose.feed", |r| &mut sow(r).choose.feed, &[Feed::Free, Feed::MustFeed]);
    field(m, ruleset, "lift", |r| &mut sow(r).lift, &[Lift::All, Lift::LeaveOne]);
    let slams = [Slam::Captures, Slam::TakesNothing, Slam::Illegal, Slam::KeepFirst, Slam::KeepLast, Slam::RestToOpponent];
    field(m, ruleset, "slam", |r| &mut sow(r).slam, &slams);
    let stuck = COLLECTS.map(Stuck::Over);
    field(m, ruleset, "stuck", |r| &mut sow(r).stuck, &[stuck[0], stuck[1], stuck[2], stuck[3], Stuck::Pass, Stuck::Borrow, Stuck::Lose]);
    field(m, ruleset, "endless", |r| &mut sow(r).endless, &[Endless::TurnOver, Endless::Annul, Endless::Lose]);
    let bonus = sow(&mut ruleset.clone()).extra.max_bonus;
    let near = bonus.map_or([Some(0), Some(5)], |most| [most.checked_sub(1), Some(most + 1)]);
    field(m, ruleset, "extra.max_bonus", |r| &mut sow(r).extra.max_bonus, &[None, near[0], near[1]]);
    field(m, ruleset, "extra.pie", |r| &mut sow(r).extra.pie, &[Pie::Off, Pie::Swap]);
    let pieces = [(10, 5), (9, 5), (11, 5), (5, 5), (10, 4), (10, 6), (10, 0), (10, 1)].map(|(value, young)| Some(Pieces { value, young }));
    field(m, ruleset, "extra.pieces", |r| &mut sow(r).extra.pieces, &[&[None][..], &pieces].concat());
    let marks = [Except::No, Except::Yes].map(|last_pit| [Except::No, Except::Yes].map(|same_number| Some(MarkRule { last_pit, same_number })));
    field(m, ruleset, "extra.marks", |r| &mut sow(r).extra.marks, &marks.concat());
    ends(m, ruleset);
    drops(m, ruleset);
    landing(m, ruleset);
    all
}

/// Directions that a seat might have: none to choose, both, and backwards for a capture from one pit more or less.
fn directions(ruleset: &Ruleset) -> Vec<Dirs> {
    let mut all = vec![Dirs::Forward, Dirs::Both];
    if let Dirs::ForwardOrCapturingBack { from } = sow(&mut ruleset.clone()).choose.dirs {
        let toggled = |pit: Pit| if from.contains(pit) { from.without(PitSet::of(pit)) } else { from.or(PitSet::of(pit)) };
        all.extend((0..ruleset.board.cells() as Pit).map(|pit| Dirs::ForwardOrCapturingBack { from: toggled(pit) }));
    }
    all
}

fn ends(mutations: &mut Vec<Mutation>, ruleset: &Ruleset) {
    let whens = [EndWhen::AnyRowEmpty, EndWhen::OwnRowEmpty, EndWhen::Majority, EndWhen::NeutralEmpty, EndWhen::PiecesGone];
    let mut replace = |old: EndRow, new: Option<EndRow>| {
        let name = new.map_or_else(|| format!("end {old:?}: gone"), |new| format!("end {old:?} -> {new:?}"));
        mutations.push(mutation(name, move |ruleset| {
            let ends = &mut sow(ruleset).ends;
            let Some(place) = ends.iter().position(|row| *row == old) else { return false };
            ends.remove(place);
            if let Some(new) = new {
                ends.insert(place, new);
            }
            true
        }));
    };
    let rows = sow(&mut ruleset.clone()).ends.clone();
    for &row in &rows {
        replace(row, None);
        whens.iter().filter(|when| **when != row.when).for_each(|&when| replace(row, Some(EndRow { when, ..row })));
        let finishes = [Ranks::All, Ranks::FirstOnly].map(|ranks| EndThen::Finish { ranks });
        finishes.iter().filter(|then| **then != row.then).for_each(|&then| replace(row, Some(EndRow { then, ..row })));
        COLLECTS.map(EndThen::Over).iter().filter(|then| **then != row.then).for_each(|&then| replace(row, Some(EndRow { then, ..row })));
    }
    for when in whens {
        let added = EndRow { when, then: EndThen::Over(Collect::Owner) };
        let rows = rows.clone();
        if !rows.iter().any(|row| row.when == when) {
            mutations.push(mutation(format!("ends: {when:?} added to {rows:?}"), move |ruleset| {
                let applies = sow(ruleset).ends == rows;
                if applies {
                    sow(ruleset).ends.push(added);
                }
                applies
            }));
        }
    }
}

fn drops(mutations: &mut Vec<Mutation>, ruleset: &Ruleset) {
    for &row in &sow(&mut ruleset.clone()).drops {
        let mut replace = |new: Option<DropRow>| {
            let name = new.map_or_else(|| format!("drop {row:?}: gone"), |new| format!("drop {row:?} -> {new:?}"));
            mutations.push(mutation(name, move |ruleset| {
                let drops = &mut sow(ruleset).drops;
                let applies = drops.first() == Some(&row);
                if applies {
                    drops.splice(..1, new);
                }
                applies
            }));
        };
        replace(None);
        let to = [DropTo::PitOwner, DropTo::MarkOwner, DropTo::Sower];
        to.into_iter().filter(|to| *to != row.to).for_each(|to| replace(Some(DropRow { to, ..row })));
        if let Drop::Makes { count, last } = row.when {
            let other = if last == LastSeed::Counts { LastSeed::LeftToLanding } else { LastSeed::Counts };
            [count - 1, count + 1].into_iter().for_each(|count| replace(Some(DropRow { when: Drop::Makes { count, last }, ..row })));
            replace(Some(DropRow { when: Drop::Makes { count, last: other }, ..row }));
        }
    }
    for count in [1, 2, 3, 4, 8] {
        let row = DropRow { when: Drop::Makes { count, last: LastSeed::Counts }, to: DropTo::PitOwner };
        mutations.push(mutation(format!("drops: {count} are taken"), move |ruleset| {
            sow(ruleset).drops.push(row);
            true
        }));
    }
}

/// Every act that a row may have instead of its own.
fn acts(own: Act) -> Vec<Act> {
    let mut acts = vec![Act::Again, Act::Relay(From::Last), Act::Relay(From::Next)];
    acts.extend(Why::ALL.map(Act::Over));
    let chain = Chain { counts: 1 << 2 | 1 << 3, over: ChainOver::EnemyPits, reads: Reads::Snapshot };
    let (take, then) = if let Act::Capture(take, then) = own { (take, then) } else { (Take::one(At::Last, Holes::Itself), Then::Over) };
    acts.push(Act::Capture(take, then));
    if let Act::Capture(..) = own {
        acts.extend([Then::Over, Then::LandAgain, Then::SowOn].map(|then| Act::Capture(take, then)));
        acts.extend([At::Last, At::Next, At::Far].map(|at| Act::Capture(Take { at, ..take }, then)));
        acts.extend([Holes::Itself, Holes::WithFacing, Holes::FacingColumn].map(|holes| Act::Capture(Take { holes, ..take }, then)));
        acts.extend([None, Some(chain)].map(|back| Act::Capture(Take { back, ..take }, then)));
    }
    if let Act::Capture(Take { back: Some(chain), .. }, _) = own {
        let mut chains: Vec<Chain> = (1..8).map(|bit| Chain { counts: chain.counts ^ 1 << bit, ..chain }).collect();
        chains.push(Chain { over: ChainOver::AllPits, ..chain });
        chains.push(Chain { reads: Reads::Sequential, ..chain });
        acts.extend(chains.into_iter().map(|back| Act::Capture(Take { back: Some(back), ..take }, then)));
    }
    acts.retain(|act| *act != own);
    acts.dedup();
    acts
}

const FACTS: [Fact; 31] = [
    Fact::OwnStore,
    Fact::OtherStore,
    Fact::OwnFront,
    Fact::OwnBack,
    Fact::Enemy,
    Fact::Neutral,
    Fact::Holds0,
    Fact::Holds1,
    Fact::Holds2,
    Fact::Holds3,
    Fact::Holds4,
    Fact::HoldsOdd,
    Fact::HoldsEven,
    Fact::FacingEmpty,
    Fact::FacingFull,
    Fact::BehindEmpty,
    Fact::BehindFull,
    Fact::NextEmpty,
    Fact::NextFull,
    Fact::NextNeutralFull,
    Fact::FarEmpty,
    Fact::FarFull,
    Fact::FarYoung,
    Fact::StoreAhead,
    Fact::StorePassed,
    Fact::MayNotMark,
    Fact::MayMark,
    Fact::NothingCaught,
    Fact::Caught,
    Fact::Opening,
    Fact::Later,
];

/// The row with one fact accepted that was not, or not accepted that was; nothing if no landing would be left.
fn toggled(when: When, fact: Fact) -> Option<When> {
    let bits = when.bits() ^ fact.bit();
    let empty = Question::ALL.into_iter().any(|question| bits & question.answers() == 0);
    let named: Vec<Fact> = FACTS.into_iter().filter(|fact| bits & fact.bit() != 0).collect();
    (!empty).then(|| When::all(&named))
}

/// A row by the facts it asks for.
fn row_name(row: &Row) -> String {
    let asked: Vec<Fact> = Question::ALL
        .into_iter()
        .filter(|question| row.when.asks(*question))
        .flat_map(|question| FACTS.into_iter().filter(move |fact| fact.bit() & question.answers() != 0))
        .filter(|fact| row.when.bits() & fact.bit() != 0)
        .collect();
    let act = match row.act {
        Act::Capture(_, Then::Over) => "Capture".to_string(),
        Act::Capture(_, then) => format!("Capture and {then:?}"),
        Act::Over(_) | Act::Again | Act::Relay(_) | Act::Mark => format!("{:?}", row.act),
    };
    format!("row {asked:?} {act}")
}

fn landing(mutations: &mut Vec<Mutation>, ruleset: &Ruleset) {
    let rows = sow(&mut ruleset.clone()).landing.clone();
    let mut replace = |old: Row, new: Option<Row>, what: String| {
        mutations.push(mutation(format!("{}: {what}", row_name(&old)), move |ruleset| {
            let landing = &mut sow(ruleset).landing;
            let Some(place) = landing.iter().position(|row| *row == old) else { return false };
            match new {
                Some(new) => landing[place] = new,
                None => drop(landing.remove(place)),
            }
            true
        }));
    };
    for &row in &rows {
        replace(row, None, "gone".to_string());
        for act in acts(row.act) {
            replace(row, Some(Row { act, ..row }), format!("-> {act:?}"));
        }
        for fact in FACTS {
            if let Some(when) = toggled(row.when, fact) {
                let sign = if row.when.bits() & fact.bit() == 0 { '+' } else { '-' };
                replace(row, Some(Row { when, ..row }), format!("{sign}{fact:?}"));
            }
        }
    }
    for pair in rows.windows(2).filter(|pair| pair[1].when != When::ANY) {
        let (one, two) = (pair[0], pair[1]);
        mutations.push(mutation(format!("{} behind {}", row_name(&one), row_name(&two)), move |ruleset| {
            let landing = &mut sow(ruleset).landing;
            let Some(place) = landing.windows(2).position(|pair| pair == [one, two]) else { return false };
            landing.swap(place, place + 1);
            true
        }));
    }
}

/// Rulesets of a game with one option set that is not a size.
fn rulesets(entry: &Entry) -> Vec<Ruleset> {
    let sets = option_sets(entry, 0).into_iter().filter(|options| options.iter().all(|(name, _)| !matches!(*name, "pits" | "seeds")));
    sets.map(|options| ruleset(entry, &options)).collect()
}

fn ruleset(entry: &Entry, options: &Options) -> Ruleset {
    common::rules_of(entry, options).expect("the set was kept because it makes a game").ruleset().clone()
}

/// The catalogue's rules, changed where the change applies and still makes a game.
fn mutant(mutation: &Mutation, id: &str, options: &[(&str, &str)]) -> Result<Rules, String> {
    let rules = conformance::from_catalogue(id, options)?;
    let mut ruleset = rules.ruleset().clone();
    if !(mutation.change)(&mut ruleset) {
        return Ok(rules);
    }
    Ok(Rules::new(ruleset).unwrap_or(rules))
}

fn every_change_is_noticed(game: &str) {
    let entry = catalogue::entry(game).expect("the catalogue has the game");
    let entries = entries(game);
    assert!(all_pass(&entries, &conformance::from_catalogue), "the files pass with the rules as they are");
    let mut seen = std::collections::HashSet::new();
    let (mut noticed, mut refused) = (0, 0);
    let mut wrong = Vec::new();
    let mut used = vec![false; EQUIVALENT.len()];
    for ruleset in rulesets(entry) {
        for mutation in mutations_of(&ruleset) {
            let mut changed = ruleset.clone();
            if !(mutation.change)(&mut changed) || Rules::new(changed).is_err() {
                refused += 1;
                continue;
            }
            if !seen.insert(mutation.name.clone()) {
                continue;
            }
            let equivalent = EQUIVALENT.iter().position(|(games, words, _)| games.contains(&game) && words.iter().all(|word| mutation.name.contains(word)));
            let survives = all_pass(&entries, &|id, options| mutant(&mutation, id, options));
            match (survives, equivalent) {
                (true, Some(index)) => used[index] = true,
                (true, None) => wrong.push(format!("nobody notices  {}", mutation.name)),
                (false, Some(index)) => wrong.push(format!("noticed, but listed as {:?}: {}", EQUIVALENT[index].1, mutation.name)),
                (false, None) => noticed += 1,
            }
        }
    }
    for (index, (of, words, _)) in EQUIVALENT.iter().enumerate() {
        if of[0] == game && !used[index] {
            wrong.push(format!("listed as equivalent, but no change is called so: {words:?}"));
        }
    }
    println!("{game}: {noticed} changes noticed, {} equivalent, {refused} make no game", seen.len() - noticed - wrong.len());
    assert!(wrong.is_empty(), "{game}: {} wrong\n{}", wrong.len(), wrong.join("\n"));
}

/// A set-up that the players arrange lies like the standard one until they do, and there is nothing to tell the two by.
#[test]
fn every_value_of_an_option_is_noticed() {
    let mut unnoticed = Vec::new();
    for entry in catalogue::ENTRIES.iter().filter(|entry| entry.preset_of.is_none()) {
        let entries = entries(entry.id);
        for spec in entry.options.iter().filter(|spec| !OF_MATCHES.contains(&spec.name)) {
            let values = spec.kind.values();
            for (one, other) in values.iter().flat_map(|one| values.iter().map(move |other| (one, other))) {
                // Numbers are told from the standard one, words from each other.
                let number = values.len() > 6 && one != spec.default && other != spec.default;
                if one == other || number {
                    continue;
                }
                let taken_for_the_other = |id: &str, options: &[(&str, &str)]| {
                    let mut options: Vec<(&str, &str)> = options.to_vec();
                    match options.iter_mut().find(|(name, _)| *name == spec.name) {
                        Some((_, value)) if value == one => *value = other,
                        None if one == spec.default => options.push((spec.name, other)),
                        Some(_) | None => {}
                    }
                    conformance::from_catalogue(id, &options)
                };
                let arranged = [("omweso", "standard", "free"), ("mangala4", "seven", "by_hand")].iter().any(|&(id, standard, by_players)| {
                    id == entry.id && spec.name == "setup" && [one, other].iter().all(|value| [standard, by_players].contains(&value.as_str()))
                });
                if !arranged && all_pass(&entries, &taken_for_the_other) {
                    unnoticed.push(format!("{}: {}={one} may be taken for {other}", entry.id, spec.name));
                }
            }
        }
    }
    assert!(unnoticed.is_empty(), "{}", unnoticed.join("\n"));
}

#[test]
fn every_change_of_kalah_is_noticed() {
    every_change_is_noticed("kalah");
}

#[test]
fn every_change_of_oware_is_noticed() {
    every_change_is_noticed("oware");
}

#[test]
fn every_change_of_congklak_is_noticed() {
    every_change_is_noticed("congklak");
}

#[test]
fn every_change_of_sungka_is_noticed() {
    every_change_is_noticed("sungka");
}

#[test]
fn every_change_of_o_an_quan_is_noticed() {
    every_change_is_noticed("o_an_quan");
}

#[test]
fn every_change_of_pallanguzhi_is_noticed() {
    every_change_is_noticed("pallanguzhi");
}

#[test]
fn every_change_of_omweso_is_noticed() {
    every_change_is_noticed("omweso");
}

#[test]
fn every_change_of_mangala4_is_noticed() {
    every_change_is_noticed("mangala4");
}

#[test]
fn every_change_of_mancala_basic_is_noticed() {
    every_change_is_noticed("mancala_basic");
}

#[test]
fn every_change_of_togyz_kumalak_is_noticed() {
    every_change_is_noticed("togyz_kumalak");
}

#[test]
fn every_change_of_bestemshe_is_noticed() {
    every_change_is_noticed("bestemshe");
}

#[test]
fn every_change_of_turkish_mangala_is_noticed() {
    every_change_is_noticed("turkish_mangala");
}
