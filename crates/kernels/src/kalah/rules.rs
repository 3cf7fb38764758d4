//! What the games of the Kalah family differ in, and how a ruleset is read as one of them.

use alloc::string::{String, ToString};

use bija_rules::facts::{Fact, Question};
use bija_rules::ruleset::{
    Act, At, Choose, Collect, Dirs, EndThen, EndWhen, Feed, Holes, Lift, Objective, Origin, Ring, Slam, Sow, Stores, Stuck, Take, Then, Track, Which,
};
use bija_rules::{Board, Position, Rules};

use super::MOST_PITS;
use crate::claim::{act_at, asks_only, landings};

/// What makes one game of the family differ from another, the seeds at the start aside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KalahRules {
    /// Pits in a row, 1 to [`MOST_PITS`].
    pub pits: u8,
    /// What a last seed in an own empty pit captures.
    pub capture: Capture,
    /// When the game ends.
    pub end: End,
    /// Who gets the seeds left.
    pub collect: Leftover,
    /// Whether the second player may change seats after the first turn.
    pub pie: Pie,
}

/// When a last seed in an own empty pit captures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Capture {
    /// Only if the facing pit holds seeds.
    FacingFull,
    /// Always, the last seed alone if nothing faces it.
    Always,
}

/// When a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// As soon as either row is empty after a sowing.
    AnyRowEmpty,
    /// When the seat to move has no seeds.
    MoverStuck,
}

/// Who gets the seeds left at the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leftover {
    /// The owner of each pit.
    Owner,
    /// The seat whose row is empty.
    Emptier,
    /// Nobody.
    Nobody,
}

/// Whether the pie rule is played. A kernel packs positions in which its question is past.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pie {
    /// It is not.
    Off,
    /// It is.
    On,
}

const TRACK: Track = Track { ring: Ring::Whole, stores: Stores::Own, origin: Origin::Sown };
const CHOOSE: Choose = Choose { which: Which::Any, least: 1, dirs: Dirs::Forward, feed: Feed::Free };
const TAKES_FACING: Act = Act::Capture(Take::one(At::Last, Holes::WithFacing), Then::Over);

impl KalahRules {
    /// Reads a ruleset; `None` if it is none of the family.
    pub fn claim(rules: &Rules) -> Option<KalahRules> {
        let ruleset = rules.ruleset();
        let sow = ruleset.family.as_sow()?;
        let pits = ruleset.board.pits;
        let plain = ruleset.board == Board::two_rows(pits)
            && (1..=MOST_PITS).contains(&usize::from(pits))
            && (sow.track, sow.choose, sow.lift, sow.slam) == (TRACK, CHOOSE, Lift::All, Slam::Captures)
            && (sow.extra.max_bonus, sow.extra.marks, sow.extra.pieces) == (None, None, None)
            && sow.drops.is_empty()
            && ruleset.objective == Objective::Margin;
        if !plain || !asks_only(sow, &[Question::Place, Question::Count, Question::Facing]) {
            return None;
        }
        let (end, collect) = match (sow.ends.as_slice(), sow.stuck) {
            ([], Stuck::Over(collect)) => (End::MoverStuck, collect),
            ([row], Stuck::Over(_)) if row.when == EndWhen::AnyRowEmpty => match row.then {
                EndThen::Over(collect) => (End::AnyRowEmpty, collect),
                EndThen::Finish { .. } => return None,
            },
            (_, Stuck::Over(_) | Stuck::Pass | Stuck::Borrow | Stuck::Lose) => return None,
        };
        let collect = match collect {
            Collect::Owner => Leftover::Owner,
            Collect::Emptier => Leftover::Emptier,
            Collect::Nobody => Leftover::Nobody,
            Collect::Stay => return None,
        };
        let pie = if rules.has_pie_rule() { Pie::On } else { Pie::Off };
        let capture = [Capture::FacingFull, Capture::Always].into_iter().find(|&capture| plays_by(sow, capture))?;
        Some(KalahRules { pits, capture, end, collect, pie })
    }

    /// Seeds that are still played for: those in the pits of both seats.
    pub fn seeds_in_pits(self, position: &Position) -> u32 {
        (0..2 * self.pits).map(|pit| u32::from(position.seeds(pit))).sum()
    }

    /// The options of the catalogue that make these rules; seeds at the start and the pie rule, which change no value, aside.
    pub fn options(self) -> [(&'static str, String); 4] {
        let end = match self.end {
            End::AnyRowEmpty => "any_row_empty",
            End::MoverStuck => "mover_cannot_move",
        };
        let remaining = match self.collect {
            Leftover::Owner => "owner",
            Leftover::Emptier => "emptier",
            Leftover::Nobody => "nobody",
        };
        let empty_capture = self.capture == Capture::Always;
        [("pits", self.pits.to_string()), ("empty_capture", empty_capture.to_string()), ("end", end.to_string()), ("remaining", remaining.to_string())]
    }
}

/// Whether the landing table says what a game of this capture does, at every landing.
fn plays_by(sow: &Sow, capture: Capture) -> bool {
    landings(true).into_iter().all(|landing| {
        let act = act_at(sow, landing);
        let facing = capture == Capture::Always || landing.facing == Fact::FacingFull;
        if landing.place == Fact::OwnStore {
            act == Some(Act::Again)
        } else if landing.place == Fact::OwnFront && landing.count == Fact::Holds1 && facing {
            act == Some(TAKES_FACING)
        } else {
            matches!(act, Some(Act::Over(_)))
        }
    })
}
