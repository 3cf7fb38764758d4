//! Every change of one member that a ruleset can have.

use bija_rules::facts::{Fact, Question, When};
use bija_rules::ruleset::*;
use bija_rules::{Half, Pit, PitSet, Shape};

use crate::common::sow;

/// A change of one member of a ruleset; it says whether there was anything to change.
pub(crate) struct Mutation {
    pub(crate) name: String,
    pub(crate) change: Box<dyn Fn(&mut Ruleset) -> bool + Sync>,
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

/// All changes of this ruleset.
pub(crate) fn mutations_of(ruleset: &Ruleset) -> Vec<Mutation> {
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
            for count in [count - 1, count + 1] {
                replace(Some(DropRow { when: Drop::Makes { count, last }, ..row }));
            }
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

/// The row with one fact accepted that was not, or not accepted that was; nothing if no landing would be left.
fn toggled(when: When, fact: Fact) -> Option<When> {
    let bits = when.bits() ^ fact.bit();
    let empty = Question::ALL.into_iter().any(|question| bits & question.answers() == 0);
    let named: Vec<Fact> = Fact::ALL.into_iter().filter(|fact| bits & fact.bit() != 0).collect();
    (!empty).then(|| When::all(&named))
}

/// A row by the facts it asks for.
fn row_name(row: &Row) -> String {
    let asked: Vec<Fact> = Question::ALL
        .into_iter()
        .filter(|question| row.when.asks(*question))
        .flat_map(|question| Fact::ALL.into_iter().filter(move |fact| fact.bit() & question.answers() != 0))
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
        for fact in Fact::ALL {
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
