//! Where pits and stores lie, in hundredths of a pit's diameter. This file lays out two rows; the other boards are in
//! [`shapes`](super::shapes).
//!
//! ```text
//!      6 5 4 3 2 1
//!   S  o o o o o o      the other row, numbered towards its store
//!      o o o o o o  S   the reader's row
//!      1 2 3 4 5 6
//! ```
//! In games sown clockwise left and right change places.

use bija_rules::catalogue::{Look, Turning, Wood};
use bija_rules::{Board, Pit, Seat, Shape};

use super::shapes;

/// Diameter of a pit.
pub(super) const D: f32 = 100.0;
/// The solid edge below the board.
pub(super) const THICKNESS: f32 = 9.0;
/// Between the board and the trays beside it.
pub(super) const TRAY_DISTANCE: f32 = 30.0;

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

/// How a place is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// A round pit.
    Round,
    /// A hollow with straight sides: a store, a tray.
    Long,
    /// A field between lines of chalk, which is no hollow.
    Field,
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
    /// How it is drawn.
    pub(super) form: Form,
    /// The way off the board's middle line along which a thread leaves its rim; nowhere for a store, where it ends at the side.
    pub(super) off: (f32, f32),
}

impl Hollow {
    /// A pit with a thread that leaves it that way.
    pub(super) fn pit(x: f32, y: f32, count: (f32, f32), off: (f32, f32)) -> Hollow {
        Hollow { x, y, w: D, h: D, r: D / 2.0, count, form: Form::Round, off }
    }

    /// A store or a tray.
    pub(super) fn long(middle: (f32, f32), size: (f32, f32), radius: f32, count: (f32, f32)) -> Hollow {
        Hollow { x: middle.0, y: middle.1, w: size.0, h: size.1, r: radius, count, form: Form::Long, off: (0.0, 0.0) }
    }
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
    /// By seat.
    pub(super) stores: Vec<Hollow>,
    /// The large pieces of the squares of nobody's, in the order of the seats: middle and size.
    pub(super) pieces: Vec<(f32, f32, f32)>,
    /// What is drawn in chalk or carved, beside the hollows.
    pub(super) lines: String,
    /// The cloth in the middle of a ring of sides: left, top and side.
    pub(super) felt: Option<(f32, f32, f32)>,
    /// The height of the wood between two rows that face each other, which the threads of both share.
    pub(super) strip: f32,
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
    /// The places of a board as the reader in `viewer` sees it.
    pub(super) fn of(board: &Board, look: Look, keep: Keep, counts: Counts, viewer: Seat) -> Geometry {
        match board.shape {
            Shape::Rows if board.seats > 2 => shapes::ring(board, look, viewer),
            Shape::Rows => Geometry::rows(board, look, keep, counts, viewer),
            Shape::Squares => shapes::squares(board, keep, counts, viewer),
            Shape::FourRows { front } => shapes::four_rows(board, look, front, counts, viewer),
        }
    }

    fn rows(board: &Board, look: Look, keep: Keep, counts: Counts, viewer: Seat) -> Geometry {
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
            .map(|pit| {
                let own = board.owner(pit as Pit) == Some(viewer);
                let step = pit % n;
                let column = if own == clockwise { n - 1 - step } else { step };
                let x = frame.flank + D / 2.0 + column as f32 * (D + frame.gap);
                let y = if own { strip + D * 1.5 + frame.rows } else { strip + D / 2.0 };
                Hollow::pit(x, y, (x, if own { height - 15.0 } else { 29.0 }), (0.0, if own { -1.0 } else { 1.0 }))
            })
            .collect();
        let stores = [Seat::SOUTH, Seat::NORTH].map(|seat| match keep {
            Keep::Trays | Keep::Nowhere => tray(seat == viewer, wood, height),
            Keep::Stores => store(seat == viewer, (seat == viewer) != clockwise, wood, height, &frame),
        });
        let width = if keep == Keep::Trays { wood + TRAY_DISTANCE + 170.0 } else { wood };
        let corner = (frame.corner.0, frame.corner.1.min(height / 2.0));
        Geometry { strip: frame.rows, ..Geometry::plain(width, height, wood, corner, pits, keep, stores.to_vec()) }
    }

    /// A board with nothing but pits and stores. The height is that of the wood without its edge.
    pub(super) fn plain(width: f32, height: f32, wood: f32, corner: (f32, f32), pits: Vec<Hollow>, keep: Keep, stores: Vec<Hollow>) -> Geometry {
        Geometry { width, height: height + THICKNESS, wood, corner, pits, keep, stores, pieces: Vec::new(), lines: String::new(), felt: None, strip: 40.0 }
    }
}

fn store(own: bool, right: bool, wood: f32, height: f32, frame: &Frame) -> Hollow {
    let (edge, w, h) = frame.store;
    let x = if right { wood - edge - w / 2.0 } else { edge + w / 2.0 };
    let h = h.min(height - 2.0 * 20.0);
    let boat = h < 200.0;
    let away = if boat { h / 2.0 + 33.0 } else { height / 2.0 - 15.0 };
    let middle = height / 2.0;
    Hollow::long((x, middle), (w, h), if boat { 60.0 } else { w / 2.0 }, (x, if own { middle + away } else { middle - away + 14.0 }))
}

pub(super) fn tray(own: bool, wood: f32, height: f32) -> Hollow {
    let (w, h) = (170.0, 105.0);
    let x = wood + TRAY_DISTANCE + w / 2.0;
    let y = if own { height - h / 2.0 - 42.0 } else { h / 2.0 + 42.0 };
    Hollow::long((x, y), (w, h), 40.0, (x, if own { height - 10.0 } else { 29.0 }))
}
