//! Does a ruleset make sense? The check that lets any assembly of members be played without surprise.

use crate::bao::BOARD;
use crate::board::Shape;
use crate::facts::{Fact, Question, When};
use crate::pits::PitSet;
use crate::ruleset::{
    Act, Bao, Chain, Collect, Dirs, Drop, EndRow, EndThen, EndWhen, Endless, Family, Feed, Holes, House, Objective, Ring, Row, Ruleset, Slam, Sow, Start,
    Stores, Stuck, Then,
};
use crate::seat::Seat;

/// Why a ruleset cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SenseError {
    /// The board has not 2 to 4 seats, or no pits, or more than 64.
    Board,
    /// The pits would hold more than 255 seeds in all.
    TooManySeeds {
        /// How many.
        seeds: u32,
    },
    /// A random start moves seeds between two pits of a row, and the row has only one.
    MovedNeedsTwoPits,
    /// A random start moves more seeds than a pit holds.
    MovedNeedsSeeds {
        /// How many it moves.
        moved: u8,
    },
    /// The landing table has no row, more than eight, or does not end with a row for every landing.
    Landing,
    /// A chosen pit must hold 1 or 2 seeds at least.
    Least,
    /// Marks need two seats, a mark rule, a drop row for marked pits, and a landing row that asks for an enemy pit that
    /// may be marked: all of them or none.
    Marks,
    /// Feeding speaks of the opponent's row: two facing rows, forwards, one lap.
    Feeding,
    /// A grand slam is a capture into the store from the opponent: two seats, not sown on.
    Slam,
    /// Columns exist on boards of four rows only.
    Column,
    /// Sowing backwards for a capture needs a capture, pits that somebody owns, and a table that remembers nothing of the laps
    /// before the question.
    Back,
    /// Pieces lie in neutral squares; seeds cannot be sown on where pieces are captured, nor borrowed where pits are marked.
    Pieces,
    /// A race ends by finishing and nothing else does; nothing is taken in it, so that only the mover can run out of seeds.
    Finish,
    /// The last who can move wins, and a rule by which a seat loses leaves a winner: survival, at two seats.
    Survival,
    /// Sowing round one's own side needs pits of one's own that face others: four rows.
    OwnSide,
    /// Only bao begins from the hand, and then with as many seeds as if each pit had its share.
    Hand,
    /// Bao is played by two seats for survival, on four rows of eight pits whose front rows are numbered first, without
    /// random starts.
    BaoBoard,
    /// A house is a pit of the front row, and its tax is a part of what makes it functional.
    House,
    /// The game would be over before the first move.
    StartIsOver,
}

impl core::fmt::Display for SenseError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "the ruleset makes no sense: {self:?}")
    }
}

impl core::error::Error for SenseError {}

/// The most seeds a ruleset or a position may hold: no pit can overflow its byte.
pub const MOST_SEEDS: u32 = 255;

pub(crate) fn check_sense(ruleset: &Ruleset) -> Result<(), SenseError> {
    if !ruleset.board.fits() {
        return Err(SenseError::Board);
    }
    check_numbers(ruleset)?;
    check_members(ruleset)
}

/// Whether pits and seeds have numbers that can be played: what options of the catalogue may get wrong.
pub(crate) fn check_numbers(ruleset: &Ruleset) -> Result<(), SenseError> {
    let board = &ruleset.board;
    let seeds = ruleset.seeds as u32 * board.seats as u32 * board.pits_per_seat() as u32;
    if seeds > MOST_SEEDS {
        return Err(SenseError::TooManySeeds { seeds });
    }
    if let Start::Moved(moved) = ruleset.start {
        if board.pits_per_seat() < 2 {
            return Err(SenseError::MovedNeedsTwoPits);
        }
        if moved > ruleset.seeds {
            return Err(SenseError::MovedNeedsSeeds { moved });
        }
    }
    Ok(())
}

/// Whether the members of a turn agree with each other and with the board.
fn check_members(ruleset: &Ruleset) -> Result<(), SenseError> {
    let sow = match &ruleset.family {
        Family::Bao(bao) => return bao_makes_sense(ruleset, bao),
        Family::Sow(_) if matches!(ruleset.start, Start::Namua(_)) => return Err(SenseError::Hand),
        Family::Sow(sow) => sow,
    };
    let checks = [
        (landing_is_whole(&sow.landing), SenseError::Landing),
        (matches!(sow.choose.least, 1 | 2), SenseError::Least),
        (marks_agree(ruleset, sow), SenseError::Marks),
        (feeding_is_seen(ruleset, sow), SenseError::Feeding),
        (slam_is_seen(ruleset, sow), SenseError::Slam),
        (columns_exist(ruleset, sow), SenseError::Column),
        (back_captures(ruleset, sow), SenseError::Back),
        (pieces_agree(ruleset, sow), SenseError::Pieces),
        (finish_is_race(ruleset, sow), SenseError::Finish),
        (losing_is_counted(ruleset, sow), SenseError::Survival),
        ((sow.track.ring == Ring::OwnSide) <= (is_four_rows(ruleset) && sow.track.stores == Stores::None), SenseError::OwnSide),
    ];
    match checks.into_iter().find(|(holds, _)| !holds) {
        Some((_, error)) => Err(error),
        None => Ok(()),
    }
}

fn bao_makes_sense(ruleset: &Ruleset, bao: &Bao) -> Result<(), SenseError> {
    let begins = match ruleset.start {
        Start::Equal | Start::Namua(_) => true,
        Start::Moved(_) | Start::Scattered | Start::FirstHalf | Start::Arranged(..) => false,
    };
    if ruleset.board != BOARD || ruleset.objective != Objective::Survival || !begins || ruleset.guard.collect != Collect::Stay {
        return Err(SenseError::BaoBoard);
    }
    if let Start::Namua(opening) = ruleset.start {
        let share = u32::from(ruleset.seeds) * ruleset.board.pits_per_seat() as u32;
        let held = u32::from(opening.hand) + opening.front.iter().map(|&seeds| u32::from(seeds)).sum::<u32>();
        if held != share {
            return Err(SenseError::Hand);
        }
    }
    let fits = |house: House| (1..=BOARD.pits).contains(&house.number) && (1..house.functional).contains(&house.tax);
    if bao.house.is_some_and(|house| !fits(house)) { Err(SenseError::House) } else { Ok(()) }
}

fn captures(sow: &Sow) -> impl Iterator<Item = (&Row, Then)> {
    sow.landing.iter().filter_map(|row| match row.act {
        Act::Capture(_, then) => Some((row, then)),
        Act::Over(_) | Act::Again | Act::Relay(_) | Act::Mark => None,
    })
}

fn landing_is_whole(landing: &[Row]) -> bool {
    let last_fits_all = landing.last().is_some_and(|row| row.when == When::ANY && matches!(row.act, Act::Over(_) | Act::Relay(_)));
    let chains_count = landing.iter().all(|row| match row.act {
        Act::Capture(take, _) => take.back.is_none_or(|Chain { counts, .. }| counts & 1 == 0),
        Act::Over(_) | Act::Again | Act::Relay(_) | Act::Mark => true,
    });
    landing.len() <= 8 && last_fits_all && chains_count
}

fn marks_agree(ruleset: &Ruleset, sow: &Sow) -> bool {
    let marking = |row: &&Row| row.act == Act::Mark;
    let asked = |row: &Row| row.when == row.when.in_holes() && !row.when.accepts(Fact::MayNotMark.bit()) && !row.when.accepts(Fact::OwnFront.bit());
    let marks = sow.landing.iter().any(|row| marking(&row));
    let drops = sow.drops.iter().any(|row| row.when == Drop::Marked);
    let lone = sow.drops.len() <= 1;
    marks == sow.extra.marks.is_some()
        && marks == drops
        && (!marks || ruleset.board.seats == 2 && ruleset.board.shape == Shape::Rows && lone && sow.landing.iter().filter(marking).all(asked))
}

fn feeding_is_seen(ruleset: &Ruleset, sow: &Sow) -> bool {
    let one_lap = sow.landing.iter().all(|row| match row.act {
        Act::Over(_) | Act::Again | Act::Mark => true,
        Act::Relay(_) => false,
        Act::Capture(_, then) => then == Then::Over,
    });
    let rows = ruleset.board.seats == 2 && ruleset.board.shape == Shape::Rows;
    sow.choose.feed == Feed::Free || rows && one_lap && sow.choose.dirs == Dirs::Forward
}

fn slam_is_seen(ruleset: &Ruleset, sow: &Sow) -> bool {
    let to_store = captures(sow).all(|(_, then)| then == Then::Over);
    sow.slam == Slam::Captures || ruleset.board.seats == 2 && to_store && sow.choose.dirs == Dirs::Forward
}

fn losing_is_counted(ruleset: &Ruleset, sow: &Sow) -> bool {
    let survival = ruleset.objective == Objective::Survival;
    let loses = sow.stuck == Stuck::Lose || sow.endless == Endless::Lose;
    (!loses || survival) && (!survival || ruleset.board.seats == 2)
}

fn is_four_rows(ruleset: &Ruleset) -> bool {
    match ruleset.board.shape {
        Shape::FourRows { .. } => true,
        Shape::Rows | Shape::Squares => false,
    }
}

fn columns_exist(ruleset: &Ruleset, sow: &Sow) -> bool {
    let column = sow.landing.iter().any(|row| match row.act {
        Act::Capture(take, _) => take.holes == Holes::FacingColumn,
        Act::Over(_) | Act::Again | Act::Relay(_) | Act::Mark => false,
    });
    !column || is_four_rows(ruleset)
}

fn back_captures(ruleset: &Ruleset, sow: &Sow) -> bool {
    match sow.choose.dirs {
        Dirs::Forward | Dirs::Both => true,
        Dirs::ForwardOrCapturingBack { from } => {
            let owned = Seat::first(ruleset.board.seats).fold(PitSet::EMPTY, |pits, seat| pits.or(ruleset.board.owned(seat)));
            let remembers = |row: &Row| row.when.asks(Question::Store) || row.when.asks(Question::Catch);
            from.without(owned).is_empty() && captures(sow).next().is_some() && !sow.landing.iter().any(remembers)
        }
    }
}

fn pieces_agree(ruleset: &Ruleset, sow: &Sow) -> bool {
    let sown_on = captures(sow).any(|(_, then)| then == Then::SowOn);
    let marked = sow.drops.iter().any(|row| row.when == Drop::Marked);
    let squares = ruleset.board.shape == Shape::Squares;
    !(sow.extra.pieces.is_some() && (sown_on || !squares)) && !(sow.stuck == Stuck::Borrow && marked)
}

fn finish_is_race(ruleset: &Ruleset, sow: &Sow) -> bool {
    let finishes = |row: &EndRow| match row.then {
        EndThen::Finish { .. } => true,
        EndThen::Over(Collect::Owner | Collect::Emptier | Collect::Nobody | Collect::Stay) => false,
    };
    if ruleset.objective != Objective::Race {
        return !sow.ends.iter().any(finishes);
    }
    let takes = sow.landing.iter().any(|row| match row.act {
        Act::Relay(_) | Act::Capture(..) | Act::Mark => true,
        Act::Over(_) | Act::Again => false,
    });
    let one_end = sow.ends.len() == 1 && sow.ends[0].when == EndWhen::OwnRowEmpty && finishes(&sow.ends[0]);
    one_end && !takes && sow.drops.is_empty()
}
