//! Points as shares of a game: 1 for the whole of it, 0 for nothing.

use crate::judge::{GRAIN, WON};

/// The part of a share that margins beyond the win itself take, so that a won game is still played well.
const MARGIN: f32 = 0.08;
/// Points at which half of that part is taken.
const HALF_MARGIN: f32 = 16.0 * GRAIN as f32;
/// Points that win half of what is open, where places are played for and the game goes on.
const HALF_PLACE: f32 = 200.0;
/// The same where seeds are played for: this part of the seeds still open, but never less than a seed.
const HALF_OPEN: f32 = 0.2;

/// From -1 to 1, half of it at `half`.
fn soft(points: f32, half: f32) -> f32 {
    points / (points.abs() + half)
}

/// The share of a margin that is final.
pub(super) fn of_margin(points: i32) -> f32 {
    share((1.0 - MARGIN) * points.signum() as f32, points)
}

/// The share of a margin that is expected while so many points are open.
pub(super) fn of_expected(points: i32, open: i32) -> f32 {
    let half = (HALF_OPEN * open as f32).max(GRAIN as f32);
    share((1.0 - MARGIN) * soft(points as f32, half), points)
}

fn share(win: f32, points: i32) -> f32 {
    0.5 + 0.5 * (win + MARGIN * soft(points as f32, HALF_MARGIN))
}

/// The share of a place that is final.
pub(super) fn of_place(points: i32) -> f32 {
    0.5 + 0.5 * points as f32 / WON as f32
}

/// The share of a place that is expected.
pub(super) fn of_chance(points: i32) -> f32 {
    0.5 + 0.5 * soft(points as f32, HALF_PLACE)
}
