//! The boards that are not two rows: sides round a square, squares in chalk, four rows.

use std::fmt::Write as _;

use bija_rules::catalogue::{Look, Turning};
use bija_rules::{Board, Half, Pit, Seat};

use super::geometry::{Counts, D, Form, Geometry, Hollow, Keep, TRAY_DISTANCE, tray};
use super::short;

/// A side of a ring, in parts of the way from corner to corner.
struct Side {
    /// Where it begins.
    from: (f32, f32),
    /// The way it runs.
    run: (f32, f32),
    /// The way off the board.
    off: (f32, f32),
}

/// The sides in sowing order, the viewer's first.
const SIDES: [Side; 4] = [
    Side { from: (0.0, 1.0), run: (1.0, 0.0), off: (0.0, 1.0) },
    Side { from: (1.0, 1.0), run: (0.0, -1.0), off: (1.0, 0.0) },
    Side { from: (1.0, 0.0), run: (-1.0, 0.0), off: (0.0, -1.0) },
    Side { from: (0.0, 0.0), run: (0.0, 1.0), off: (-1.0, 0.0) },
];

/// Three or four sides round a square, a score pit in each corner. With three seats one side is blank.
pub(super) fn ring(board: &Board, look: Look, viewer: Seat) -> Geometry {
    const EDGE: f32 = 34.0;
    const PITCH: f32 = 114.0;
    const RIM: f32 = 188.0;
    let n = board.pits as usize;
    let far = PITCH * (n as f32 + 1.0);
    let side = 2.0 * EDGE + D + far;
    let near = EDGE + D / 2.0;
    let mirror = |x: f32| if look.turning == Turning::Clockwise { side - x } else { x };
    let seats = board.seats as usize;
    let of_seat = |seat: usize| {
        let after = (seat + seats - viewer.index()) % seats;
        &SIDES[if seats == 3 && after == 2 { 3 } else { after }]
    };
    let point = |seat: usize, steps: usize| {
        let Side { from, run, .. } = *of_seat(seat);
        let along = steps as f32 * PITCH;
        (mirror(near + from.0 * far + run.0 * along), near + from.1 * far + run.1 * along)
    };
    let off = |seat: usize| {
        let (x, y) = of_seat(seat).off;
        (if look.turning == Turning::Clockwise { -x } else { x }, y)
    };
    let pits = (0..board.cells())
        .map(|pit| {
            let (seat, (x, y)) = (pit / n, point(pit / n, pit % n + 1));
            let (out_x, out_y) = off(seat);
            Hollow::pit(x, y, (x - out_x * 77.0, y - out_y * 77.0 + 10.0), (out_x, out_y))
        })
        .collect();
    let stores = (0..seats)
        .map(|seat| {
            let (x, y) = point(seat, n + 1);
            let (right, low) = (if x > side / 2.0 { 1.0 } else { -1.0 }, if y > side / 2.0 { 1.0 } else { -1.0 });
            Hollow::long((x, y), (1.12 * D, 1.12 * D), 32.0, (x - right * 58.0, y - low * 58.0 + 10.0))
        })
        .collect();
    let felt = Some((RIM, RIM, side - 2.0 * RIM));
    Geometry { felt, ..Geometry::plain(side, side, side, (62.0, 62.0), pits, Keep::Stores, stores) }
}

/// Two rows of squares in chalk with a half moon of nobody's at each end.
pub(super) fn squares(board: &Board, keep: Keep, counts: Counts, viewer: Seat) -> Geometry {
    const SIDE: f32 = 150.0;
    const MOON: f32 = 145.0;
    const END: f32 = 40.0;
    let strip = if counts == Counts::Shown { 62.0 } else { 36.0 };
    let n = board.pits as usize;
    let wood = n as f32 * SIDE + 2.0 * (MOON + END);
    let height = 2.0 * (SIDE + strip);
    let (middle, start) = (height / 2.0, END + MOON);
    let at_left = |pit: usize| (pit == 0) == (viewer == Seat::SOUTH);
    let place = |pit: usize| match board.owner(pit as Pit) {
        None => {
            let (flat, out) = if at_left(pit) { (start, -1.0) } else { (wood - start, 1.0) };
            let (x, y) = (flat + out * 62.0, middle + 62.0);
            Hollow { w: 84.0, h: 84.0, form: Form::Field, ..Hollow::pit(x, y, (flat + out * 96.0, middle - SIDE + 6.0), (0.0, -1.0)) }
        }
        Some(owner) => {
            let own = owner == viewer;
            let step = pit % (n + 1) - 1;
            let x = start + (if own { step as f32 + 0.5 } else { n as f32 - step as f32 - 0.5 }) * SIDE;
            let y = middle + if own { SIDE / 2.0 } else { -SIDE / 2.0 };
            let count = (x, if own { height - 22.0 } else { 40.0 });
            Hollow { w: 130.0, h: 130.0, r: 14.0, form: Form::Field, ..Hollow::pit(x, y, count, (0.0, if own { -1.0 } else { 1.0 })) }
        }
    };
    let pits: Vec<Hollow> = (0..board.cells()).map(place).collect();
    let stores = [Seat::SOUTH, Seat::NORTH].map(|seat| tray(seat == viewer, wood, height));
    let pieces = [0, n + 1].map(|pit| (pits[pit].x, middle - 46.0, 92.0)).to_vec();
    let width = if keep == Keep::Trays { wood + TRAY_DISTANCE + 170.0 } else { wood };
    let lines = chalk(n, start, wood - start, middle, SIDE, MOON);
    Geometry { pieces, lines, strip: 60.0, ..Geometry::plain(width, height, wood, (26.0, 26.0), pits, keep, stores.to_vec()) }
}

fn chalk(n: usize, left: f32, right: f32, middle: f32, side: f32, moon: f32) -> String {
    let (top, bottom) = (middle - side, middle + side);
    let mut path = String::new();
    for y in [top, middle, bottom] {
        write!(path, "M{} {}H{}", short(left), short(y), short(right)).expect("a string takes all");
    }
    for wall in 0..=n {
        write!(path, "M{} {}V{}", short(left + wall as f32 * side), short(top), short(bottom)).expect("a string takes all");
    }
    for (x, sweep) in [(left, 0), (right, 1)] {
        write!(path, "M{x} {top}A{} {} 0 0 {sweep} {x} {bottom}", short(moon), short(side), x = short(x), top = short(top), bottom = short(bottom))
            .expect("a string takes all");
    }
    path
}

/// Two rows a side: the half that is numbered first runs to the right, the other one back.
pub(super) fn four_rows(board: &Board, look: Look, front: Half, counts: Counts, viewer: Seat) -> Geometry {
    const GAP: f32 = 13.0;
    const MIDDLE: f32 = 26.0;
    let (flank, edge) = if counts == Counts::Shown { (50.0, 43.0) } else { (36.0, 32.0) };
    let n = board.pits as usize;
    let wood = n as f32 * D + (n as f32 - 1.0) * GAP + 2.0 * flank;
    let height = 4.0 * D + 2.0 * GAP + MIDDLE + 2.0 * edge;
    let clockwise = look.turning == Turning::Clockwise;
    let place = |pit: usize| {
        let own = pit / (2 * n) == viewer.index();
        let step = pit % (2 * n);
        let first = step < n;
        let in_front = first == (front == Half::First);
        let run = if first { step } else { 2 * n - 1 - step };
        let column = if own == clockwise { n - 1 - run } else { run };
        let x = flank + D / 2.0 + column as f32 * (D + GAP);
        let side = if own { 1.0 } else { -1.0 };
        let away = MIDDLE / 2.0 + D / 2.0 + if in_front { 0.0 } else { D + GAP };
        let y = height / 2.0 + side * away;
        Hollow::pit(x, y, (x + 36.0, y + side * 37.0 + 9.0), (0.0, if in_front { -side } else { side }))
    };
    let pits = (0..board.cells()).map(place).collect();
    Geometry { strip: MIDDLE, ..Geometry::plain(wood, height, wood, (50.0, 50.0), pits, Keep::Nowhere, Vec::new()) }
}
