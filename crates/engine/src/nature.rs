//! The nature of a game: what the search reads off a ruleset, once.

use bija_rules::facts::Fact;
use bija_rules::ruleset::{Act, Collect, Dirs, EndThen, EndWhen, Family, Lift, Objective, Origin, Ring, Ruleset, Sow, Stores, Stuck, Then};

/// What the search must know of a game.
#[derive(Clone, Debug)]
pub(crate) struct Nature {
    pub(crate) objective: Objective,
    pub(crate) seats: u8,
    /// The least number of seeds a chosen pit holds.
    pub(crate) least: u8,
    /// Worth of a piece in seeds.
    pub(crate) piece: i32,
    /// Who gets the seeds left when a game ends in the ordinary way.
    pub(crate) leftover: Collect,
    /// For each pit, the seeds with which it ends in its owner's store and moves again; 0 for never.
    pub(crate) again: [u8; 64],
    /// Seeds of a whole round of the track.
    pub(crate) round: u8,
    /// Whether a seat can win no more than what lies on the board.
    pub(crate) bounded: bool,
    /// Whether the rules read what the stores hold.
    pub(crate) stores_read: bool,
    /// Whether what a store holds can leave it again.
    pub(crate) stores_shrink: bool,
    /// The fewest plies after which a position can come again; 1 where nothing is known.
    pub(crate) shortest_circle: usize,
}

impl Nature {
    pub(crate) fn of(ruleset: &Ruleset) -> Nature {
        match &ruleset.family {
            Family::Sow(sow) => Nature::of_sow(ruleset, sow),
            Family::Bao(_) => Nature::of_bao(ruleset),
        }
    }

    /// Without stores and extra turns; a pit with two seeds or more can be lifted once the hand is empty.
    fn of_bao(ruleset: &Ruleset) -> Nature {
        Nature {
            objective: ruleset.objective,
            seats: ruleset.board.seats,
            least: 2,
            piece: 0,
            leftover: ruleset.guard.collect,
            again: [0; 64],
            round: ruleset.board.pits_per_seat() as u8,
            bounded: false,
            stores_read: false,
            stores_shrink: false,
            shortest_circle: 1,
        }
    }

    fn of_sow(ruleset: &Ruleset, sow: &Sow) -> Nature {
        let borrows = sow.stuck == Stuck::Borrow;
        Nature {
            objective: ruleset.objective,
            seats: ruleset.board.seats,
            least: sow.choose.least,
            piece: sow.extra.pieces.map_or(0, |pieces| i32::from(pieces.value)),
            leftover: leftover(ruleset, sow),
            again: again_counts(ruleset, sow),
            round: round(ruleset, sow),
            bounded: ruleset.objective == Objective::Margin && ruleset.board.seats == 2 && !borrows,
            stores_read: borrows || sow.ends.iter().any(|row| row.when == EndWhen::Majority),
            stores_shrink: borrows,
            shortest_circle: shortest_circle(ruleset, sow),
        }
    }
}

fn leftover(ruleset: &Ruleset, sow: &Sow) -> Collect {
    let by_row = sow.ends.iter().find_map(|row| match row.then {
        EndThen::Over(collect) => Some(collect),
        EndThen::Finish { .. } => None,
    });
    let by_stuck = match sow.stuck {
        Stuck::Over(collect) => Some(collect),
        Stuck::Pass | Stuck::Borrow | Stuck::Lose => None,
    };
    match (by_row, by_stuck) {
        (Some(collect @ (Collect::Owner | Collect::Emptier)), _) | (_, Some(collect)) | (Some(collect), None) => collect,
        (None, None) => ruleset.guard.collect,
    }
}

/// Holes of a whole round, stores included.
fn round(ruleset: &Ruleset, sow: &Sow) -> u8 {
    let stores = match sow.track.stores {
        Stores::None => 0,
        Stores::Own => 1,
        Stores::All => ruleset.board.seats as usize,
    };
    let skipped = usize::from(sow.track.origin == Origin::Skipped);
    (ruleset.board.cells() + stores - skipped) as u8
}

/// The seeds with which each pit reaches its owner's store and moves again, where that store is sown and grants a move.
fn again_counts(ruleset: &Ruleset, sow: &Sow) -> [u8; 64] {
    let board = &ruleset.board;
    let grants = sow.landing.iter().find(|row| row.when.bits() & Fact::OwnStore.bit() != 0).is_some_and(|row| row.act == Act::Again);
    let plain = sow.track.stores != Stores::None && sow.choose.dirs == Dirs::Forward && sow.extra.max_bonus != Some(0);
    let mut counts = [0; 64];
    if !(grants && plain) {
        return counts;
    }
    for pit in 0..board.cells() as u8 {
        if let Some(number) = board.number(pit) {
            let distance = board.pits_per_seat() as u8 + 1 - number;
            counts[pit as usize] = match sow.lift {
                Lift::All => distance,
                Lift::LeaveOne => distance + 1,
            };
        }
    }
    counts
}

/// In a circle of plain sowings that only ever go forwards round the ring, every pit is lifted: it carries seeds over each.
fn shortest_circle(ruleset: &Ruleset, sow: &Sow) -> usize {
    let one_lap = sow.landing.iter().all(|row| match row.act {
        Act::Relay(_) | Act::Capture(_, Then::SowOn) => false,
        Act::Over(_) | Act::Again | Act::Mark | Act::Capture(_, Then::Over | Then::LandAgain) => true,
    });
    let nobody_leaves = sow.ends.iter().all(|row| match row.then {
        EndThen::Over(_) => true,
        EndThen::Finish { .. } => false,
    });
    let onwards = sow.choose.dirs == Dirs::Forward && sow.track.ring == Ring::Whole;
    if one_lap && nobody_leaves && onwards && sow.stuck != Stuck::Borrow { ruleset.board.cells() } else { 1 }
}
