//! What a position is worth: exactly when it is over, by a guess at the horizon.
//!
//! Values are counted in points, [`GRAIN`] of them a seed where seeds are played for. Everything is read from the
//! ruleset: what is played for, who gets the seeds left, and which pits reach the own store.

use bija_rules::facts::Fact;
use bija_rules::ruleset::{Act, Collect, Dirs, EndThen, Family, Lift, Objective, Origin, Ruleset, Sow, Stores, Stuck};
use bija_rules::{PitSet, Position, Rules, Seat};

/// Points of one seed.
pub(crate) const GRAIN: i32 = 8;
/// Points of a won game, where winning is all.
pub(crate) const WON: i32 = 1000;
/// More than any value.
pub(crate) const INFINITE: i32 = 30_000;

/// What lies in a seat's pits: seeds, and pits that hold any.
#[derive(Clone, Copy, Debug)]
struct Row {
    seeds: i32,
    full: i32,
}

/// Judges the positions of one ruleset.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    objective: Objective,
    rows: [PitSet; 2],
    /// Worth of a piece in seeds.
    piece: i32,
    /// Points of a seed in the own row, on top of what it will bring by itself.
    row_seed: i32,
    /// For each pit, the seeds with which it ends in its owner's store and moves again; 0 for never.
    again: [u8; 64],
    has_again: bool,
    /// Seeds of a whole round of the track.
    round: u8,
    /// Whether a seat can win no more than what lies on the board.
    bounded: bool,
}

/// Points of the guess, found by matches against a fixed-depth player in Kalah, Oware and Congklak: a seed in a row whose
/// owner keeps what is left, a pit that holds seeds, a pit of the mover's that moves again, and having the move.
const ROW_SEED: i32 = 2;
const FULL_PIT: i32 = 3;
const AGAIN: i32 = 2;
const TEMPO: i32 = 2;

impl Judge {
    pub(crate) fn new(rules: &Rules) -> Judge {
        let ruleset = rules.ruleset();
        let sow = match &ruleset.family {
            Family::Sow(sow) => sow,
            Family::Bao(_) => return Judge::of_survival(ruleset),
        };
        let again = again_counts(ruleset, sow);
        Judge {
            objective: ruleset.objective,
            rows: [ruleset.board.owned(Seat::SOUTH), ruleset.board.owned(Seat::NORTH)],
            piece: sow.extra.pieces.map_or(0, |pieces| i32::from(pieces.value)),
            row_seed: match leftover(ruleset, sow) {
                Collect::Owner => ROW_SEED,
                Collect::Emptier => -ROW_SEED,
                Collect::Nobody | Collect::Stay => 0,
            },
            has_again: again.iter().any(|&seeds| seeds > 0),
            again,
            round: round(ruleset, sow),
            bounded: ruleset.objective == Objective::Margin && sow.stuck != Stuck::Borrow,
        }
    }

    /// Judges a family without stores, extra turns and pieces, in which the last who can move wins.
    fn of_survival(ruleset: &Ruleset) -> Judge {
        Judge {
            objective: ruleset.objective,
            rows: [ruleset.board.owned(Seat::SOUTH), ruleset.board.owned(Seat::NORTH)],
            piece: 0,
            row_seed: 0,
            again: [0; 64],
            has_again: false,
            round: 0,
            bounded: false,
        }
    }

    /// Points as they are reported: seeds, or the share of a won game.
    pub(crate) fn reported(&self, points: i32) -> i32 {
        match self.objective {
            Objective::Margin => (points + points.signum() * GRAIN / 2) / GRAIN,
            Objective::Survival | Objective::Race => points,
        }
    }

    /// What a seat is ahead by in its store; nothing where stores are not counted.
    #[inline]
    pub(crate) fn lead(&self, position: &Position, seat: Seat) -> i32 {
        if self.objective != Objective::Margin {
            return 0;
        }
        let score = |seat| i32::from(position.store(seat)) + if self.piece == 0 { 0 } else { self.piece * i32::from(position.pieces_taken(seat)) };
        GRAIN * (score(seat) - score(seat.other()))
    }

    /// The most that either seat can still gain; `None` where that is unknown.
    #[inline]
    pub(crate) fn open(&self, position: &Position) -> Option<i32> {
        if !self.bounded {
            return None;
        }
        let stored = i32::from(position.store(Seat::SOUTH)) + i32::from(position.store(Seat::NORTH));
        let mut open = i32::from(position.total()) - i32::from(position.out_of_play()) - stored;
        if self.piece > 0 {
            open += self.piece * (i32::from(position.has_piece(Seat::SOUTH)) + i32::from(position.has_piece(Seat::NORTH)));
        }
        Some(GRAIN * open)
    }

    /// The value of a finished game for a seat.
    pub(crate) fn settled(&self, rules: &Rules, position: &Position, seat: Seat) -> i32 {
        match self.objective {
            Objective::Margin => self.lead(position, seat),
            Objective::Survival | Objective::Race => {
                let places = rules.outcome(position).expect("only finished games are settled").places;
                WON * (i32::from(places[seat.other()]) - i32::from(places[seat])).signum()
            }
        }
    }

    /// A guess at the value for the seat to move.
    #[inline]
    pub(crate) fn estimate(&self, position: &Position, seat: Seat) -> i32 {
        let (own, other) = (self.row(position, seat), self.row(position, seat.other()));
        let rows = own.seeds - other.seeds;
        match self.objective {
            Objective::Margin => {
                let guess = self.row_seed * rows + FULL_PIT * (own.full - other.full) + TEMPO + AGAIN * self.again(position, seat);
                let guess = self.open(position).map_or(guess, |open| guess.clamp(-open, open));
                self.lead(position, seat) + guess
            }
            Objective::Survival => (GRAIN * rows).clamp(1 - WON, WON - 1),
            Objective::Race => (TEMPO + AGAIN * self.again(position, seat) - GRAIN * rows).clamp(1 - WON, WON - 1),
        }
    }

    #[inline]
    fn row(&self, position: &Position, seat: Seat) -> Row {
        self.rows[seat.index() & 1].fold(Row { seeds: 0, full: 0 }, |row, pit| {
            let seeds = i32::from(position.seeds(pit));
            Row { seeds: row.seeds + seeds, full: row.full + i32::from(seeds > 0) }
        })
    }

    /// How many pits of a seat end in its store as they stand.
    #[inline]
    pub(crate) fn again(&self, position: &Position, seat: Seat) -> i32 {
        if !self.has_again {
            return 0;
        }
        let reaches = |pit: u8| {
            let (seeds, needed) = (position.seeds(pit), self.again[pit as usize & 63]);
            needed > 0 && (seeds == needed || seeds > self.round && (seeds - needed) % self.round == 0)
        };
        self.rows[seat.index() & 1].filter(|&pit| reaches(pit)).count() as i32
    }
}

/// Who gets the seeds left when a game ends in the ordinary way.
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
