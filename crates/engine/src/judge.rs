//! What a position is worth: exactly when it is over, by a guess at the horizon.
//!
//! Values are counted in points, [`GRAIN`] of them a seed where seeds are played for; where places are played for, from
//! [`WON`] for the first to as much below nothing for the last.
//!
//! With more than two seats a value is that of the searching seat, `me`, against all others together: they are taken to
//! play as one against it, and their values are its values negated (paranoid search). What is proven is then a place that
//! nobody can take from it. It plays better than max-n, in which everybody plays for himself: `docs/engine.md` has the matches.

use bija_rules::ruleset::{Collect, Objective};
use bija_rules::{PitSet, Position, Rules, Seat};

use crate::nature::Nature;

/// Points of one seed.
pub(crate) const GRAIN: i32 = 8;
/// Points of a won game, where winning is all.
pub(crate) const WON: i32 = 1000;
/// More than any value.
pub(crate) const INFINITE: i32 = 30_000;

/// What lies in a seat's pits: seeds, pits that hold any, and pits that hold as many as a chosen one must.
#[derive(Clone, Copy, Debug)]
struct Row {
    seeds: i32,
    full: i32,
    mobile: i32,
}

/// Judges the positions of one ruleset.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    nature: Nature,
    rows: [PitSet; Seat::MAX],
    /// Points of a seed in the own row, on top of what it will bring by itself.
    row_seed: i32,
    has_again: bool,
}

/// Points of the guess, found by matches against a fixed-depth player in Kalah, Oware and Congklak: a seed in a row whose
/// owner keeps what is left, a pit that holds seeds, a pit of the mover's that moves again, and having the move.
const ROW_SEED: i32 = 2;
const FULL_PIT: i32 = 3;
const AGAIN: i32 = 2;
const TEMPO: i32 = 2;
/// Points of a pit that may be chosen, where the last who can move wins: beside [`GRAIN`] for a seed, 55.0 % +- 5.9 of 160
/// games of Omweso against seeds alone, at 3,000 positions a move.
const MOBILE: i32 = 16;
/// Points of an own pit still to be emptied, in a race. Counting the seeds instead is worse than counting nothing: few seeds
/// are soon many again, and pits alone take 75 % +- 15 of 40 games of Mancala Basic from [`GRAIN`] for each seed.
const OPEN_PIT: i32 = 8;

impl Judge {
    pub(crate) fn new(rules: &Rules, nature: &Nature) -> Judge {
        let mut rows = [PitSet::EMPTY; Seat::MAX];
        for seat in rules.seats() {
            rows[seat.index() & 3] = rules.board().owned(seat);
        }
        Judge {
            rows,
            row_seed: match nature.leftover {
                Collect::Owner => ROW_SEED,
                Collect::Emptier => -ROW_SEED,
                Collect::Nobody | Collect::Stay => 0,
            },
            has_again: nature.again.iter().any(|&seeds| seeds > 0),
            nature: nature.clone(),
        }
    }

    /// Whether seeds are played for, between two.
    pub(crate) fn counts_seeds(&self) -> bool {
        self.nature.objective == Objective::Margin && self.nature.seats == 2
    }

    /// Points as they are reported: seeds, or the share of a won game.
    pub(crate) fn reported(&self, points: i32) -> i32 {
        if self.counts_seeds() { (points + points.signum() * GRAIN / 2) / GRAIN } else { points }
    }

    /// What is reported, in hundredths of a seed.
    pub(crate) fn hundredths(&self, reported: i32) -> i32 {
        if self.counts_seeds() { 100 * reported } else { 100 * reported / GRAIN }
    }

    /// Whether two seats want the same.
    #[inline]
    pub(crate) fn allied(&self, one: Seat, other: Seat, me: Seat) -> bool {
        one == other || self.nature.seats > 2 && one != me && other != me
    }

    /// What a seat is ahead by in its store; nothing where stores are not counted.
    #[inline]
    pub(crate) fn lead(&self, position: &Position, seat: Seat) -> i32 {
        if !self.counts_seeds() {
            return 0;
        }
        let piece = self.nature.piece;
        let score = |seat| i32::from(position.store(seat)) + if piece == 0 { 0 } else { piece * i32::from(position.pieces_taken(seat)) };
        GRAIN * (score(seat) - score(seat.other()))
    }

    /// The most that either seat can still gain; `None` where that is unknown.
    #[inline]
    pub(crate) fn open(&self, position: &Position) -> Option<i32> {
        self.nature.bounded.then(|| self.in_play(position))
    }

    /// Points of what lies on the board between two.
    #[inline]
    pub(crate) fn in_play(&self, position: &Position) -> i32 {
        let stored = i32::from(position.store(Seat::SOUTH)) + i32::from(position.store(Seat::NORTH));
        let mut open = i32::from(position.total()) - i32::from(position.out_of_play()) - stored;
        if self.nature.piece > 0 {
            open += self.nature.piece * (i32::from(position.has_piece(Seat::SOUTH)) + i32::from(position.has_piece(Seat::NORTH)));
        }
        GRAIN * open
    }

    /// The least and the most that a seat can still end with.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn reach(&self, position: &Position, seat: Seat) -> (i32, i32) {
        if !self.counts_seeds() {
            return (-WON, self.place_worth(position.finished().count()));
        }
        let lead = self.lead(position, seat);
        self.open(position).map_or((-INFINITE, INFINITE), |open| (lead - open, lead + open))
    }

    /// The value of a finished game for a seat.
    pub(crate) fn settled(&self, rules: &Rules, position: &Position, seat: Seat, me: Seat) -> i32 {
        if self.counts_seeds() {
            return self.lead(position, seat);
        }
        let places = rules.outcome(position).expect("only finished games are settled").places;
        let behind: i32 = rules.seats().map(|other| (i32::from(places[other]) - i32::from(places[me])).signum()).sum();
        of(seat, me, WON * behind / (i32::from(self.nature.seats) - 1))
    }

    /// The value for a seat of a game that goes on, where it hangs on nothing any more: the searching seat is through.
    pub(crate) fn decided(&self, position: &Position, seat: Seat, me: Seat) -> Option<i32> {
        if self.nature.seats == 2 {
            return None;
        }
        let place = position.finished().position(|finished| finished == me)?;
        Some(of(seat, me, self.place_worth(place)))
    }

    /// The worth of the place after so many others.
    fn place_worth(&self, better: usize) -> i32 {
        let others = i32::from(self.nature.seats) - 1;
        WON * (others - 2 * better as i32) / others
    }

    /// A guess at the value for the seat to move.
    #[inline]
    pub(crate) fn estimate(&self, position: &Position, seat: Seat, me: Seat) -> i32 {
        if self.nature.seats > 2 {
            return of(seat, me, self.among_many(position, me));
        }
        let (own, other) = (self.row(position, seat), self.row(position, seat.other()));
        let rows = own.seeds - other.seeds;
        match self.nature.objective {
            Objective::Margin => {
                let guess = self.row_seed * rows + FULL_PIT * (own.full - other.full) + TEMPO + AGAIN * self.again(position, seat);
                let guess = self.open(position).map_or(guess, |open| guess.clamp(-open, open));
                self.lead(position, seat) + guess
            }
            Objective::Survival => (GRAIN * rows + MOBILE * (own.mobile - other.mobile)).clamp(1 - WON, WON - 1),
            Objective::Race => (TEMPO + AGAIN * self.again(position, seat) - OPEN_PIT * (own.full - other.full)).clamp(1 - WON, WON - 1),
        }
    }

    /// A guess at a seat's place among more than two: by what it holds and the others' mean, between the places still open.
    fn among_many(&self, position: &Position, me: Seat) -> i32 {
        let finished = position.finished().count();
        let (best, worst) = (self.place_worth(finished), -WON);
        let others = Seat::first(self.nature.seats).filter(|&other| other != me);
        let mean = GRAIN * others.map(|other| self.holding(position, other)).sum::<i32>() / (i32::from(self.nature.seats) - 1);
        let ahead = match self.nature.objective {
            Objective::Margin | Objective::Survival => GRAIN * self.holding(position, me) - mean,
            Objective::Race => mean - GRAIN * self.holding(position, me),
        };
        (i32::midpoint(best, worst) + ahead).clamp(worst + 1, best - 1)
    }

    /// What a seat is counted by: seeds in its store or in its pits, or pits still to be emptied.
    fn holding(&self, position: &Position, seat: Seat) -> i32 {
        match self.nature.objective {
            Objective::Margin => i32::from(position.store(seat)),
            Objective::Survival => self.row(position, seat).seeds,
            Objective::Race => self.row(position, seat).full,
        }
    }

    #[inline]
    fn row(&self, position: &Position, seat: Seat) -> Row {
        let least = i32::from(self.nature.least);
        self.rows[seat.index() & 3].fold(Row { seeds: 0, full: 0, mobile: 0 }, |row, pit| {
            let seeds = i32::from(position.seeds(pit));
            Row { seeds: row.seeds + seeds, full: row.full + i32::from(seeds > 0), mobile: row.mobile + i32::from(seeds >= least) }
        })
    }

    /// How many pits of a seat end in its store as they stand.
    #[inline]
    pub(crate) fn again(&self, position: &Position, seat: Seat) -> i32 {
        if !self.has_again {
            return 0;
        }
        let round = self.nature.round;
        let reaches = |pit: u8| {
            let (seeds, needed) = (position.seeds(pit), self.nature.again[pit as usize & 63]);
            needed > 0 && (seeds == needed || seeds > round && (seeds - needed) % round == 0)
        };
        self.rows[seat.index() & 3].filter(|&pit| reaches(pit)).count() as i32
    }
}

/// A value of the searching seat's, for a seat.
fn of(seat: Seat, me: Seat, value: i32) -> i32 {
    if seat == me { value } else { -value }
}
