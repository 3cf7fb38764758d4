//! What a move will do, drawn on the board before it: the thread from rim to rim, where the last seed lands, what is taken.

use std::fmt::Write as _;

use bija_rules::{Event, Pit, Seat};

use super::geometry::{Form, Geometry, Hollow};
use super::short;

/// Where a seed falls.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    Pit(Pit),
    Store(Seat),
}

/// Draws the marks of a move's events.
pub(super) fn draw(svg: &mut String, geometry: &Geometry, events: &[Event]) {
    let mut from = None;
    let mut path = Vec::new();
    for event in events {
        match *event {
            Event::Lift { pit, .. } => {
                from.get_or_insert(pit);
                path.push(Spot::Pit(pit));
            }
            Event::Drop(pit) => path.push(Spot::Pit(pit)),
            Event::DropStore(seat) => path.push(Spot::Store(seat)),
            Event::Relay { .. }
            | Event::Skip(_)
            | Event::Taken { .. }
            | Event::Capture { .. }
            | Event::Gather { .. }
            | Event::SowOn(_)
            | Event::SowInto(_)
            | Event::Namua { .. }
            | Event::HouseLost(_)
            | Event::Blocked(_)
            | Event::Unblocked(_)
            | Event::Piece { .. }
            | Event::Mark { .. }
            | Event::Spared(_)
            | Event::Ask(_)
            | Event::Swap
            | Event::TurnEnd(_)
            | Event::Again(_)
            | Event::Finish { .. }
            | Event::Resign { .. }
            | Event::PassTo(_)
            | Event::Passed(_)
            | Event::Pay { .. }
            | Event::Sweep { .. }
            | Event::Discard { .. }
            | Event::End { .. } => {}
        }
    }
    let Some(from) = from else { return };
    thread(svg, geometry, &path);
    ring(svg, &geometry.pits[from as usize], "pic-ring");
    if let Some(&last) = path.last() {
        ring(svg, hollow(geometry, last), "pic-landing");
    }
    taken(svg, geometry, events);
}

fn hollow(geometry: &Geometry, spot: Spot) -> &Hollow {
    match spot {
        Spot::Pit(pit) => &geometry.pits[pit as usize],
        Spot::Store(seat) => &geometry.stores[seat.index()],
    }
}

/// The point of a place's rim where the thread touches it, and the way along which it leaves; a store is touched at its side.
fn rim(geometry: &Geometry, spot: Spot) -> ((f32, f32), (f32, f32)) {
    let place = hollow(geometry, spot);
    let (out_x, out_y) = place.off;
    match (spot, place.form) {
        (Spot::Store(_), _) if geometry.felt.is_some() => ((place.x, place.y), (0.0, 0.0)),
        (Spot::Store(_), _) => {
            let right = place.x > geometry.wood / 2.0;
            ((if right { place.x - place.w / 2.0 } else { place.x + place.w / 2.0 }, place.y), (0.0, 0.0))
        }
        (Spot::Pit(_), Form::Field) => ((place.x, place.y + out_y * place.h / 3.0), place.off),
        (Spot::Pit(_), Form::Round | Form::Long) => ((place.x + out_x * place.w / 2.0, place.y + out_y * place.h / 2.0), place.off),
    }
}

/// One hop from rim to rim, twice drawn: a light band under the coloured stitches.
fn thread(svg: &mut String, geometry: &Geometry, path: &[Spot]) {
    let mut line = String::new();
    // The hops of both rows share the strip between them.
    let reach = (0.4 * geometry.strip).min(17.0);
    for pair in path.windows(2) {
        let (((x1, y1), (ox1, oy1)), ((x2, y2), (ox2, oy2))) = (rim(geometry, pair[0]), rim(geometry, pair[1]));
        // At a store's rim the thread of the lower row stays below that of the upper one.
        let (y1, y2) =
            (y1 - if (ox1, oy1) == (0.0, 0.0) { oy2 * reach / 2.0 } else { 0.0 }, y2 - if (ox2, oy2) == (0.0, 0.0) { oy1 * reach / 2.0 } else { 0.0 });
        if line.is_empty() {
            write!(line, "M{} {}", short(x1), short(y1)).expect("a string takes all");
        }
        let turns = oy1 * oy2 < 0.0;
        let across = if !turns {
            0.0
        } else if x1 > geometry.wood / 2.0 {
            60.0
        } else {
            -60.0
        };
        let reach = if turns { 0.0 } else { reach };
        let [a, b, c, d] = [x1 + across + ox1 * reach, y1 + oy1 * reach, x2 + across + ox2 * reach, y2 + oy2 * reach].map(short);
        write!(line, "C{a} {b} {c} {d} {} {}", short(x2), short(y2)).expect("a string takes all");
    }
    write!(svg, r#"<path class="pic-under" d="{line}"/><path class="pic-thread" d="{line}"/>"#).expect("a string takes all");
}

fn ring(svg: &mut String, place: &Hollow, class: &str) {
    let away = 3.0;
    let [left, top, width, height, radius] =
        [place.x - place.w / 2.0 - away, place.y - place.h / 2.0 - away, place.w + 2.0 * away, place.h + 2.0 * away, place.r + away].map(short);
    for class in ["pic-under", class] {
        write!(svg, r#"<rect class="{class}" x="{left}" y="{top}" width="{width}" height="{height}" rx="{radius}"/>"#).expect("a string takes all");
    }
}

/// Corners round what is captured, and what each store gains by it.
fn taken(svg: &mut String, geometry: &Geometry, events: &[Event]) {
    let mut gained = vec![0u32; geometry.stores.len()];
    for event in events {
        let pit = if let Event::Capture { pit, seeds, to } | Event::Taken { pit, seeds, to } = *event {
            if let Some(gain) = gained.get_mut(to.index()) {
                *gain += u32::from(seeds);
            }
            pit
        } else if let Event::Gather { pit, .. } = *event {
            pit
        } else {
            continue;
        };
        let place = &geometry.pits[pit as usize];
        let corners: String = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)].into_iter().map(|(across, along)| corner(place, across, along)).collect();
        write!(svg, r#"<path class="pic-under" d="{corners}"/><path class="pic-corners" d="{corners}"/>"#).expect("a string takes all");
    }
    for (seat, &gain) in gained.iter().enumerate().filter(|&(_, &gain)| gain > 0) {
        let store = &geometry.stores[seat];
        let (x, y) = (store.x, store.y - store.h / 2.0 - 2.0);
        let [left, top, middle, baseline] = [x - 38.0, y - 20.0, x, y + 9.0].map(short);
        write!(
            svg,
            r#"<rect class="pic-gain" x="{left}" y="{top}" width="76" height="40" rx="20"/><text class="pic-gain-text" x="{middle}" y="{baseline}">+{gain}</text>"#
        )
        .expect("a string takes all");
    }
}

/// One corner round a pit: left or right, above or below.
fn corner(place: &Hollow, across: f32, along: f32) -> String {
    let (far, near) = (48.0, 26.0);
    let (out_x, out_y) = (place.x + across * far, place.y + along * far);
    let [x, y, from_y, to_x] = [out_x, out_y, place.y + along * near, place.x + across * near].map(short);
    format!("M{x} {from_y}Q{x} {y} {to_x} {y}")
}
