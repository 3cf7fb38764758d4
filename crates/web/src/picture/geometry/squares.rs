//! Two rows of squares drawn in chalk, and a half moon at each end that is nobody's and holds a large piece.
//!
//! ```text
//!      5  4  3  2  1
//!    (                )
//!      1  2  3  4  5
//! ```

use bija_rules::{Board, Pit, Seat};

use super::{Counts, D, Geometry, Hollow, Keep, PAIR, Point, THICKNESS, place_of, tray, with_trays};

/// Side of a square.
const U: f32 = 116.0;
/// Width of a half moon.
const MOON: f32 = 0.98 * U;
/// From the board's end to a moon.
const END: f32 = 0.38 * U;

/// The places of the board.
pub(super) fn place(board: &Board, keep: Keep, counts: Counts, viewer: Seat) -> Geometry {
    let strip = match counts {
        Counts::Shown => 50.0,
        Counts::Left => 34.0,
    };
    let n = usize::from(board.pits);
    let wood = n as f32 * U + 2.0 * (MOON + END);
    let height = 2.0 * (U + strip);
    let middle = height / 2.0;
    let (left, right) = (END + MOON, wood - END - MOON);
    // A seat's own moon lies before its first square.
    let moon_at = |seat: Seat| if seat == viewer { (left, -1.0) } else { (right, 1.0) };
    let pits = (0..board.cells())
        .map(|index| {
            if let Some((owner, step)) = place_of(board, index as Pit) {
                let own = owner == viewer;
                square(left + (if own { step } else { n - 1 - step }) as f32 * U + U / 2.0, middle, if own { 1.0 } else { -1.0 }, strip)
            } else {
                let seat = PAIR.into_iter().find(|&seat| board.neutral(seat) == Some(index as Pit)).expect("a pit of nobody's lies before a row");
                moon(moon_at(seat), middle)
            }
        })
        .collect();
    Geometry {
        width: with_trays(wood, keep),
        height: height + THICKNESS,
        wood,
        corner: (26.0, 26.0),
        pits,
        keep,
        stores: PAIR.map(|seat| tray(seat == viewer, wood, height)).to_vec(),
        hop: 22.0,
        chalk: Some(chalk(n, left, right, middle)),
        pieces: PAIR
            .map(|seat| {
                let (flat, out) = moon_at(seat);
                (seat, (flat + out * 0.44 * U, middle - 0.3 * U))
            })
            .to_vec(),
        groove: None,
        felt: None,
    }
}

fn square(x: f32, middle: f32, side: f32, strip: f32) -> Hollow {
    let y = middle + side * U / 2.0;
    let count = (x, middle + side * (U + strip * 0.5) + 9.0);
    Hollow { x, y, w: 0.86 * U, h: 0.86 * U, r: 12.0, count, rim: (x, y - side * 0.34 * U), pull: (0.0, -side) }
}

/// The part of a moon where the seeds lie.
fn moon((flat, out): (f32, f32), middle: f32) -> Hollow {
    let (x, y) = (flat + out * 0.44 * U, middle + 0.4 * U);
    let rim: Point = (flat + out * 0.16 * U, middle);
    Hollow { x, y, w: 0.72 * D, h: 0.72 * D, r: 0.36 * D, count: (flat + out * 0.66 * U, middle - 1.02 * U), rim, pull: (0.0, 0.0) }
}

/// Every line of the board.
fn chalk(n: usize, left: f32, right: f32, middle: f32) -> String {
    let (top, low) = (middle - U, middle + U);
    let rails: String = [top, middle, low].map(|y| format!("M{left:.1} {y}H{right:.1}")).concat();
    let walls: Vec<String> = (0..=n).map(|i| format!("M{:.1} {top}V{low}", left + i as f32 * U)).collect();
    let moons = format!("M{left:.1} {top}A{MOON:.1} {U} 0 0 0 {left:.1} {low}M{right:.1} {top}A{MOON:.1} {U} 0 0 1 {right:.1} {low}");
    rails + &walls.concat() + &moons
}
