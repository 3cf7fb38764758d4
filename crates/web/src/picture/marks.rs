//! What a move will do, drawn on the board before it: the thread from rim to rim, where the last seed lands, what is taken.

use std::fmt::Write as _;

use bija_rules::{Event, Pit, Seat};

use super::geometry::{Geometry, Hollow, Keep};
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
                from = Some(pit);
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
            | Event::Piece { .. }
            | Event::Mark { .. }
            | Event::Spared(_)
            | Event::Ask(_)
            | Event::Swap
            | Event::TurnEnd(_)
            | Event::Again(_)
            | Event::Finish { .. }
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

/// One hop from rim to rim, twice drawn: a light band under the coloured stitches.
fn thread(svg: &mut String, geometry: &Geometry, path: &[Spot]) {
    let mut line = String::new();
    let reach = geometry.hop;
    for pair in path.windows(2) {
        let [a, b] = [pair[0], pair[1]].map(|spot| hollow(geometry, spot));
        let beside = |place: &Hollow, other: &Hollow| if place.pull == (0.0, 0.0) { other.pull.1 * reach / 2.0 } else { 0.0 };
        // At a store's rim the thread of the lower row stays below that of the upper one.
        let ((x1, y1), (x2, y2)) = ((a.rim.0, a.rim.1 - beside(a, b)), (b.rim.0, b.rim.1 - beside(b, a)));
        if line.is_empty() {
            write!(line, "M{} {}", short(x1), short(y1)).expect("a string takes all");
        }
        let crossing = a.pull.0 * b.pull.0 + a.pull.1 * b.pull.1 < 0.0;
        let pulled =
            |x: f32, y: f32, place: &Hollow| if crossing { (x + across(geometry, x1), y) } else { (x + place.pull.0 * reach, y + place.pull.1 * reach) };
        let ((ax, ay), (bx, by)) = (pulled(x1, y1, a), pulled(x2, y2, b));
        let [ax, ay, bx, by] = [ax, ay, bx, by].map(short);
        write!(line, "C{ax} {ay} {bx} {by} {} {}", short(x2), short(y2)).expect("a string takes all");
    }
    write!(svg, r#"<path class="pic-under" d="{line}"/><path class="pic-thread" d="{line}"/>"#).expect("a string takes all");
}

/// How far a hop that changes rows at an end of the board reaches past it.
fn across(geometry: &Geometry, x: f32) -> f32 {
    if x > geometry.wood / 2.0 { 60.0 } else { -60.0 }
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
        let pit = match *event {
            Event::Capture { pit, seeds, to } | Event::Taken { pit, seeds, to } => {
                gained[to.index()] += u32::from(seeds);
                pit
            }
            Event::Gather { pit, .. } | Event::Piece { pit, .. } => pit,
            Event::Lift { .. }
            | Event::Relay { .. }
            | Event::Drop(_)
            | Event::DropStore(_)
            | Event::Skip(_)
            | Event::SowOn(_)
            | Event::Mark { .. }
            | Event::Spared(_)
            | Event::Ask(_)
            | Event::Swap
            | Event::TurnEnd(_)
            | Event::Again(_)
            | Event::Finish { .. }
            | Event::PassTo(_)
            | Event::Passed(_)
            | Event::Pay { .. }
            | Event::Sweep { .. }
            | Event::Discard { .. }
            | Event::End { .. } => continue,
        };
        let place = &geometry.pits[pit as usize];
        let corners: String = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)].into_iter().map(|(across, along)| corner(place, across, along)).collect();
        write!(svg, r#"<path class="pic-under" d="{corners}"/><path class="pic-corners" d="{corners}"/>"#).expect("a string takes all");
    }
    for (store, gain) in geometry.stores.iter().zip(gained).filter(|&(_, gain)| gain > 0 && geometry.keep != Keep::Nowhere) {
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
    let far = place.w / 2.0 - 2.0;
    let near = far - 22.0;
    let (out_x, out_y) = (place.x + across * far, place.y + along * far);
    let [x, y, from_y, to_x] = [out_x, out_y, place.y + along * near, place.x + across * near].map(short);
    format!("M{x} {from_y}Q{x} {y} {to_x} {y}")
}
