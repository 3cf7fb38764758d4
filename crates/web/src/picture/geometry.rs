//! Where pits and stores lie on a board of two rows, in hundredths of a pit's diameter.
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

/// Diameter of a pit.
pub(super) const D: f32 = 100.0;
/// The solid edge below the board.
pub(super) const THICKNESS: f32 = 9.0;
/// Between the board and the trays beside it.
const TRAY_DISTANCE: f32 = 30.0;

/// How captured seeds are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Keep {
    /// In stores of the board.
    Stores,
    /// In trays beside the board.
    Trays,
    /// Not drawn.
    Nowhere,
}

/// Whether the counts stand on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counts {
    /// Above and below the rows.
    Shown,
    /// Not drawn: the board is a sign for its game.
    Left,
}

/// A round hollow or a long one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Hollow {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) w: f32,
    pub(super) h: f32,
    /// Radius of its corners.
    pub(super) r: f32,
    /// Where its count stands.
    pub(super) count: (f32, f32),
}

/// The places of a board.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Geometry {
    pub(super) width: f32,
    pub(super) height: f32,
    /// Width of the wood, without trays.
    pub(super) wood: f32,
    pub(super) corner: (f32, f32),
    pub(super) pits: Vec<Hollow>,
    pub(super) keep: Keep,
    pub(super) stores: [Hollow; 2],
    /// Whether each pit lies in the lower row.
    pub(super) lower: Vec<bool>,
}

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

impl Geometry {
    /// The places of a board of two rows as the reader in `viewer` sees it.
    pub(super) fn of(board: &Board, look: Look, keep: Keep, counts: Counts, viewer: Seat) -> Geometry {
        let frame = frame(look, keep);
        let strip = match counts {
            Counts::Shown => 42.0,
            Counts::Left => 30.0,
        };
        let n = board.pits_per_seat();
        let wood = n as f32 * D + frame.gap * (n as f32 - 1.0) + 2.0 * frame.flank;
        let height = 2.0 * D + frame.rows + 2.0 * strip;
        let clockwise = look.turning == Turning::Clockwise;
        let lower: Vec<bool> = (0..board.cells()).map(|pit| board.owner(pit as Pit) == Some(viewer)).collect();
        let pits = (0..board.cells())
            .map(|pit| {
                let own = lower[pit];
                let step = pit % n;
                let column = if own == clockwise { n - 1 - step } else { step };
                let x = frame.flank + D / 2.0 + column as f32 * (D + frame.gap);
                let y = if own { strip + D * 1.5 + frame.rows } else { strip + D / 2.0 };
                Hollow { x, y, w: D, h: D, r: D / 2.0, count: (x, if own { height - 15.0 } else { 29.0 }) }
            })
            .collect();
        let stores = [Seat::SOUTH, Seat::NORTH].map(|seat| match keep {
            Keep::Trays | Keep::Nowhere => tray(seat == viewer, wood, height),
            Keep::Stores => store(seat == viewer, (seat == viewer) != clockwise, wood, height, &frame),
        });
        let width = if keep == Keep::Trays { wood + TRAY_DISTANCE + 170.0 } else { wood };
        Geometry { width, height: height + THICKNESS, wood, corner: (frame.corner.0, frame.corner.1.min(height / 2.0)), pits, keep, stores, lower }
    }
}

fn store(own: bool, right: bool, wood: f32, height: f32, frame: &Frame) -> Hollow {
    let (edge, w, h) = frame.store;
    let x = if right { wood - edge - w / 2.0 } else { edge + w / 2.0 };
    let h = h.min(height - 2.0 * 20.0);
    let boat = h < 200.0;
    let away = if boat { h / 2.0 + 33.0 } else { height / 2.0 - 15.0 };
    let middle = height / 2.0;
    Hollow { x, y: middle, w, h, r: if boat { 60.0 } else { w / 2.0 }, count: (x, if own { middle + away } else { middle - away + 14.0 }) }
}

fn tray(own: bool, wood: f32, height: f32) -> Hollow {
    let (w, h) = (170.0, 105.0);
    let x = wood + TRAY_DISTANCE + w / 2.0;
    let y = if own { height - h / 2.0 - 42.0 } else { h / 2.0 + 42.0 };
    Hollow { x, y, w, h, r: 40.0, count: (x, if own { height - 10.0 } else { 29.0 }) }
}
