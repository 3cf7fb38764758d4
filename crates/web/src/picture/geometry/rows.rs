//! Two rows of pits, with stores of the board, trays beside it, or neither.
//!
//! ```text
//!      6 5 4 3 2 1
//!   S  o o o o o o      the other row, numbered towards its store
//!      o o o o o o  S   the reader's row
//!      1 2 3 4 5 6
//! ```
//! In games sown clockwise left and right change places.

use bija_rules::catalogue::{Look, Turning, Wood};
use bija_rules::{Board, Pit, Seat};

use super::{Counts, D, Geometry, Hollow, Keep, PAIR, THICKNESS, pit, tray, with_trays};

/// Measures of one form of board.
struct Frame {
    gap: f32,
    flank: f32,
    rows: f32,
    corner: (f32, f32),
    /// From the board's end to a store, its width and its height.
    store: (f32, f32, f32),
}

fn frame(look: Look, keep: Keep) -> Frame {
    match (keep, look.wood) {
        (Keep::Trays, _) => Frame { gap: 14.0, flank: 40.0, rows: 50.0, corner: (72.0, 120.0), store: (0.0, 0.0, 0.0) },
        (Keep::Nowhere, _) => Frame { gap: 14.0, flank: 40.0, rows: 22.0, corner: (72.0, 120.0), store: (0.0, 0.0, 0.0) },
        (Keep::Stores, Wood::Teak) => Frame { gap: 13.3, flank: 167.5, rows: 22.0, corner: (155.0, 153.0), store: (33.5, 118.0, 172.0) },
        (Keep::Stores, Wood::Mango | Wood::Mvule | Wood::Clay) => {
            Frame { gap: 16.0, flank: 150.0, rows: 22.0, corner: (72.0, 120.0), store: (26.0, 100.0, 218.0) }
        }
    }
}

/// The places of the board.
pub(super) fn place(board: &Board, look: Look, keep: Keep, counts: Counts, viewer: Seat) -> Geometry {
    let frame = frame(look, keep);
    let strip = match counts {
        Counts::Shown => 42.0,
        Counts::Left => 30.0,
    };
    let n = board.pits_per_seat();
    let wood = n as f32 * D + frame.gap * (n as f32 - 1.0) + 2.0 * frame.flank;
    let height = 2.0 * D + frame.rows + 2.0 * strip;
    let clockwise = look.turning == Turning::Clockwise;
    let pits = (0..board.cells())
        .map(|index| {
            let own = board.owner(index as Pit) == Some(viewer);
            let column = if own == clockwise { n - 1 - index % n } else { index % n };
            let x = frame.flank + D / 2.0 + column as f32 * (D + frame.gap);
            if own { pit((x, strip + D * 1.5 + frame.rows), (x, height - 15.0), (0.0, -1.0)) } else { pit((x, strip + D / 2.0), (x, 29.0), (0.0, 1.0)) }
        })
        .collect();
    let stores = PAIR.map(|seat| match keep {
        Keep::Trays | Keep::Nowhere => tray(seat == viewer, wood, height),
        Keep::Stores => store(seat == viewer, (seat == viewer) != clockwise, wood, height, &frame),
    });
    Geometry {
        width: with_trays(wood, keep),
        height: height + THICKNESS,
        wood,
        corner: (frame.corner.0, frame.corner.1.min(height / 2.0)),
        pits,
        keep,
        stores: stores.to_vec(),
        // The hops of both rows share the strip between them.
        hop: (0.4 * frame.rows).min(17.0),
        chalk: None,
        pieces: Vec::new(),
        groove: None,
        felt: None,
    }
}

fn store(own: bool, right: bool, wood: f32, height: f32, frame: &Frame) -> Hollow {
    let (edge, w, h) = frame.store;
    let x = if right { wood - edge - w / 2.0 } else { edge + w / 2.0 };
    let h = h.min(height - 2.0 * 20.0);
    let boat = h < 200.0;
    let away = if boat { h / 2.0 + 33.0 } else { height / 2.0 - 15.0 };
    let y = height / 2.0;
    let count = (x, if own { y + away } else { y - away + 14.0 });
    let rim = (if right { x - w / 2.0 } else { x + w / 2.0 }, y);
    Hollow { x, y, w, h, r: if boat { 60.0 } else { w / 2.0 }, count, rim, pull: (0.0, 0.0) }
}
