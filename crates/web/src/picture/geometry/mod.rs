//! Where pits and stores lie on a board as a still picture shows it, in hundredths of a pit's diameter.

mod four_rows;
mod ring;
mod rows;
mod squares;

use bija_rules::catalogue::Look;
use bija_rules::{Board, Pit, Seat, Shape};

/// Diameter of a pit.
pub(super) const D: f32 = 100.0;
/// The solid edge below the board.
pub(super) const THICKNESS: f32 = 9.0;
/// Between the board and the trays beside it.
const TRAY_DISTANCE: f32 = 30.0;

/// A point of the picture, or a way in it.
pub(super) type Point = (f32, f32);

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
    /// Beside the pits.
    Shown,
    /// Not drawn: the board is a sign for its game.
    Left,
}

/// A round hollow, a long one, or the place of one on a board that has none.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Hollow {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) w: f32,
    pub(super) h: f32,
    /// Radius of its corners.
    pub(super) r: f32,
    /// Where its count stands.
    pub(super) count: Point,
    /// Where a thread touches it.
    pub(super) rim: Point,
    /// The way a thread leaves it; none where it lies between the rows.
    pub(super) pull: Point,
}

/// A box with round corners.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Area {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) w: f32,
    pub(super) h: f32,
    pub(super) r: f32,
}

/// The places of a board.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Geometry {
    pub(super) width: f32,
    pub(super) height: f32,
    /// Width of the wood, without trays.
    pub(super) wood: f32,
    pub(super) corner: Point,
    pub(super) pits: Vec<Hollow>,
    pub(super) keep: Keep,
    /// A store a seat.
    pub(super) stores: Vec<Hollow>,
    /// How far a hop of the thread reaches from the rims.
    pub(super) hop: f32,
    /// Lines in chalk, where the places are drawn and not hollowed.
    pub(super) chalk: Option<String>,
    /// Where the large piece of a place that is nobody's lies.
    pub(super) pieces: Vec<(Seat, Point)>,
    /// Lines carved between the players.
    pub(super) groove: Option<String>,
    /// The cloth in the middle of a ring.
    pub(super) felt: Option<Area>,
}

impl Geometry {
    /// The places of a board as the reader in `viewer` sees it.
    pub(super) fn of(board: &Board, look: Look, keep: Keep, counts: Counts, viewer: Seat) -> Geometry {
        match board.shape {
            Shape::Rows if board.seats > 2 => ring::place(board, viewer),
            Shape::Rows => rows::place(board, look, keep, counts, viewer),
            Shape::Squares => squares::place(board, keep, counts, viewer),
            Shape::FourRows { .. } => four_rows::place(board, counts, viewer),
        }
    }
}

/// The seats of two, the upper one last.
const PAIR: [Seat; 2] = [Seat::SOUTH, Seat::NORTH];

/// A round pit of a row, touched at the rim that `pull` points to.
fn pit(at: Point, count: Point, pull: Point) -> Hollow {
    let rim = (at.0 + pull.0 * D / 2.0, at.1 + pull.1 * D / 2.0);
    Hollow { x: at.0, y: at.1, w: D, h: D, r: D / 2.0, count, rim, pull }
}

/// Whose pit that is, if anybody's, and the how-manieth of the owner's, from 0.
fn place_of(board: &Board, pit: Pit) -> Option<(Seat, usize)> {
    Some((board.owner(pit)?, usize::from(board.number(pit)?) - 1))
}

/// A shallow dish beside the board for what a seat has captured.
fn tray(own: bool, wood: f32, height: f32) -> Hollow {
    let (w, h) = (170.0, 105.0);
    let x = wood + TRAY_DISTANCE + w / 2.0;
    let y = if own { height - h / 2.0 - 42.0 } else { h / 2.0 + 42.0 };
    let count = (x, if own { height - 10.0 } else { 29.0 });
    Hollow { x, y, w, h, r: 40.0, count, rim: (x - w / 2.0, y), pull: (0.0, 0.0) }
}

/// The whole width of a board of that width with what stands beside it.
fn with_trays(wood: f32, keep: Keep) -> f32 {
    match keep {
        Keep::Trays => wood + TRAY_DISTANCE + 170.0,
        Keep::Stores | Keep::Nowhere => wood,
    }
}
