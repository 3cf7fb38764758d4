//! Two rows a side, which form a ring of that side's own. Every row has its counts on the side of its owner.
//!
//! ```text
//!   o o o o o o o o     the other side's back row
//!   o o o o o o o o     its front row
//!   ---------------
//!   o o o o o o o o     the reader's front row
//!   o o o o o o o o     the back row
//! ```

use bija_rules::{Board, Pit, Seat};

use super::{Counts, D, Geometry, Keep, PAIR, THICKNESS, pit, place_of, tray};

const GAP: f32 = 13.0;
const FLANK: f32 = 50.0;
/// Above and below all rows.
const EDGE: f32 = 24.0;
/// Between the players, the groove in its middle.
const MIDDLE: f32 = 34.0;

/// The places of the board.
pub(super) fn place(board: &Board, counts: Counts, viewer: Seat) -> Geometry {
    let strip = match counts {
        Counts::Shown => 36.0,
        Counts::Left => GAP,
    };
    let n = usize::from(board.pits);
    let wood = n as f32 * (D + GAP) - GAP + 2.0 * FLANK;
    let height = 4.0 * (D + strip) + MIDDLE + 2.0 * EDGE;
    let middle = height / 2.0;
    let pits = (0..board.cells())
        .map(|index| {
            let (owner, step) = place_of(board, index as Pit).expect("every pit of four rows is somebody's");
            let (own, front) = (owner == viewer, board.front(owner).contains(index as Pit));
            // The first half of the ring runs to the owner's right, the second one back.
            let column = if step < n { step } else { 2 * n - 1 - step };
            let x = FLANK + D / 2.0 + (if own { column } else { n - 1 - column }) as f32 * (D + GAP);
            let side = if own { 1.0 } else { -1.0 };
            let away = MIDDLE / 2.0 + D / 2.0 + if front { 0.0 } else { D + strip };
            let y = middle + side * away;
            pit((x, y), (x, y + side * (D / 2.0 + strip / 2.0 - 2.0) + 10.0), (0.0, -side))
        })
        .collect();
    Geometry {
        width: wood,
        height: height + THICKNESS,
        wood,
        corner: (24.0, 24.0),
        pits,
        keep: Keep::Nowhere,
        stores: PAIR.map(|seat| tray(seat == viewer, wood, height)).to_vec(),
        hop: 12.0,
        chalk: None,
        pieces: Vec::new(),
        groove: Some(format!("M{} {middle}H{}", 22.0, wood - 22.0)),
        felt: None,
    }
}
