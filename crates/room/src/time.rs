//! Times and spans, all in milliseconds. The room reads no clock: the time is an argument of everything that depends on it.

use serde::{Deserialize, Serialize};

/// A moment in Unix milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// So many milliseconds later; earlier for a negative number.
    #[must_use]
    pub const fn after(self, ms: i64) -> Millis {
        Millis(self.0.saturating_add(ms))
    }

    /// Milliseconds from an earlier moment to this one; negative if it is a later one.
    pub const fn since(self, earlier: Millis) -> i64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// The most that a slow line is forgiven: a move counts as sent so much earlier at most, and nobody loses by the clock before.
pub const MOST_GRACE: u32 = 500;

/// The longest animation of a sowing that is granted to the next clock.
pub const MOST_ANIMATION: i64 = 1500;

/// Animation granted for lifting and settling.
pub const ANIMATION_BASE: i64 = 300;

/// Animation granted for each seed that falls beside that, until the longest is reached: the pace of the board's usual speed.
pub const ANIMATION_PER_SEED: i64 = 130;

/// Granted beside the animation before the first sowing of a further round, so that the result can be read.
pub const BETWEEN_ROUNDS: i64 = 5000;

/// For each of the choices before the first sowing.
pub const PRELUDE: i64 = 60_000;

/// Absence after which the computer takes a seat over.
pub const TAKE_OVER_AFTER: i64 = 60_000;

/// How long a table waits for people until it is closed, a table with a clock stands still until it is closed, and an unclocked
/// game whose seats are never taken over waits for an absent player.
pub const A_DAY: i64 = 24 * 60 * 60 * 1000;

/// How long an unclocked table stands still until it is closed.
pub const A_WEEK: i64 = 7 * A_DAY;

/// Time-outs in a row after which the computer holds the seat.
pub const MOST_TIME_OUTS: u8 = 3;

/// Own sowings after which a declined draw may be offered again.
pub const DRAW_WAIT: u32 = 2;
