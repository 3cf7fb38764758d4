//! Three or four sides round a square, a score pit in each corner: the reader's side at the bottom, the others in sowing order from
//! there. With three seats the upper side is blank wood.
//!
//! ```text
//!   S 6 5 4 3 2 1 S
//!   1             6
//!   .             .
//!   6             1
//!   S 1 2 3 4 5 6 S
//! ```

use bija_rules::{Board, Pit, Seat};

use super::{Area, D, Geometry, Hollow, Keep, Point, THICKNESS, place_of};

const EDGE: f32 = 34.5;
const PITCH: f32 = 113.6;
const CORNER: f32 = 112.0;
/// From the board's edge to the cloth in its middle.
const RIM: f32 = 188.0;

/// A side: the corner where it begins, the way it runs, and the way off the board.
struct Side {
    from: Point,
    run: Point,
    off: Point,
}

const BOTTOM: Side = Side { from: (0.0, 1.0), run: (1.0, 0.0), off: (0.0, 1.0) };
const RIGHT: Side = Side { from: (1.0, 1.0), run: (0.0, -1.0), off: (1.0, 0.0) };
const TOP: Side = Side { from: (1.0, 0.0), run: (-1.0, 0.0), off: (0.0, -1.0) };
const LEFT: Side = Side { from: (0.0, 0.0), run: (0.0, 1.0), off: (-1.0, 0.0) };

/// Where a seat sits.
fn side(board: &Board, viewer: Seat, seat: Seat) -> &'static Side {
    let seats = usize::from(board.seats);
    let order: [&Side; 4] = if seats == 3 { [&BOTTOM, &RIGHT, &LEFT, &TOP] } else { [&BOTTOM, &RIGHT, &TOP, &LEFT] };
    order[(seat.index() + seats - viewer.index()) % seats]
}

/// The places of the board.
pub(super) fn place(board: &Board, viewer: Seat) -> Geometry {
    let steps = f32::from(board.pits) + 1.0;
    let wood = 2.0 * EDGE + D + PITCH * steps;
    let (near, far) = (EDGE + D / 2.0, PITCH * steps);
    let point = |side: &Side, step: f32| (near + side.from.0 * far + side.run.0 * step * PITCH, near + side.from.1 * far + side.run.1 * step * PITCH);
    let pits = (0..board.cells())
        .map(|index| {
            let (owner, step) = place_of(board, index as Pit).expect("every pit of a ring is somebody's");
            let side = side(board, viewer, owner);
            let at = point(side, step as f32 + 1.0);
            super::pit(at, (at.0 - side.off.0 * 77.0, at.1 - side.off.1 * 77.0 + 10.0), side.off)
        })
        .collect();
    let stores = Seat::first(board.seats).map(|seat| corner(point(side(board, viewer, seat), steps), wood)).collect();
    let felt = Area { x: RIM, y: RIM, w: wood - 2.0 * RIM, h: wood - 2.0 * RIM, r: 40.0 };
    Geometry {
        width: wood,
        height: wood + THICKNESS,
        wood,
        corner: (62.0, 62.0),
        pits,
        keep: Keep::Stores,
        stores,
        hop: 14.0,
        chalk: None,
        pieces: Vec::new(),
        groove: None,
        felt: Some(felt),
    }
}

/// A score pit; its count stands towards the middle.
fn corner(at: Point, wood: f32) -> Hollow {
    let out = |way: f32| if way > wood / 2.0 { 1.0 } else { -1.0 };
    let (right, low) = (out(at.0), out(at.1));
    let count = (at.0 - right * 72.0, at.1 - low * 72.0 + 10.0);
    let rim = (at.0 + right * 40.0, at.1 + low * 40.0);
    Hollow { x: at.0, y: at.1, w: CORNER, h: CORNER, r: 32.0, count, rim, pull: (right * 0.7, low * 0.7) }
}
