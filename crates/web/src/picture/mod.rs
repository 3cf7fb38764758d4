//! Boards as still pictures: drawn by the server as SVG, for the games on the home page and the examples of the rules.
//!
//! Colours and light come from `assets/css/pictures.css`; [`drawings`] must stand once on a page with pictures.

mod geometry;
mod marks;
mod packing;
mod seeds;

use std::fmt::Write as _;

use bija_rules::catalogue::Entry;
use bija_rules::ruleset::{Family, Objective, Stores};
use bija_rules::{Event, Pit, Position, Rules, Seat};
use maud::{Markup, PreEscaped};

pub use geometry::Counts;
use geometry::{D, Geometry, Hollow, Keep, THICKNESS};
pub use seeds::{Seed, drawings};

/// How much larger a piece is than a seed.
const PIECE: f32 = 2.3;

/// What a picture shows beside the seeds.
#[derive(Clone, Copy, Debug)]
pub enum Marks<'a> {
    /// Nothing.
    None,
    /// What the events of a move will do, drawn on the board before it.
    Sowing(&'a [Event]),
}

/// A picture of a position.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// Its game.
    pub entry: &'static Entry,
    /// Its rules.
    pub rules: &'a Rules,
    /// The position.
    pub position: &'a Position,
    /// Who sits at the bottom.
    pub viewer: Seat,
    /// Whether counts are drawn.
    pub counts: Counts,
    /// What else is drawn.
    pub marks: Marks<'a>,
}

/// A number in a path or place: one decimal at most.
fn short(number: f32) -> String {
    let rounded = (number * 10.0).round() / 10.0;
    if rounded.fract() == 0.0 { format!("{rounded:.0}") } else { format!("{rounded:.1}") }
}

impl Picture<'_> {
    /// The picture as SVG, with `alt` for readers who do not see it; without one it is decoration.
    pub fn svg(&self, class: &str, alt: Option<&str>) -> Markup {
        let board = self.rules.board();
        let keep = self.keep();
        let geometry = Geometry::of(board, self.entry.look, keep, self.counts, self.viewer);
        let wood = self.entry.look.wood.name();
        let seed = Seed::of(self.entry.look.wood, board, keep == Keep::Stores);
        let role = match alt {
            Some(alt) => format!(r#"role="img" aria-label="{}""#, escaped(alt)),
            None => r#"aria-hidden="true""#.to_string(),
        };
        let mut svg = String::with_capacity(8192);
        let view = format!("-6 -6 {} {}", short(geometry.width + 12.0), short(geometry.height + 16.0));
        write!(svg, r#"<svg class="{class} pic-{wood}" viewBox="{view}" {role}>"#).expect("a string takes all");
        wood_of(&mut svg, &geometry, wood);
        hollows(&mut svg, &geometry, wood);
        self.owned(&mut svg, &geometry);
        self.pieces(&mut svg, &geometry);
        self.seeds(&mut svg, &geometry, seed);
        if self.counts == Counts::Shown {
            self.numbers(&mut svg, &geometry);
        }
        if let Marks::Sowing(events) = self.marks {
            marks::draw(&mut svg, &geometry, events);
        }
        svg.push_str("</svg>");
        PreEscaped(svg)
    }

    fn keep(&self) -> Keep {
        let ruleset = self.rules.ruleset();
        let Family::Sow(sow) = &ruleset.family;
        match (sow.track.stores, ruleset.objective, self.counts) {
            (Stores::Own | Stores::All, _, _) => Keep::Stores,
            (Stores::None, Objective::Margin | Objective::Race, Counts::Shown) => Keep::Trays,
            (Stores::None, Objective::Survival, _) | (Stores::None, _, Counts::Left) => Keep::Nowhere,
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.rules.board().seats)
    }

    /// Pits that a seat has marked as its own: a stitched ring and a peg in the upper rim.
    fn owned(&self, svg: &mut String, geometry: &Geometry) {
        for pit in self.seats().filter_map(|seat| self.position.mark(seat)) {
            let place = &geometry.pits[pit as usize];
            let [x, y, peg] = [place.x, place.y, place.y - D / 2.0].map(short);
            write!(svg, r#"<circle class="pic-mark" cx="{x}" cy="{y}" r="44"/><circle class="pic-peg" cx="{x}" cy="{peg}" r="9"/>"#)
                .expect("a string takes all");
        }
    }

    /// The large pieces, in their places or in the trays of whoever has taken them.
    fn pieces(&self, svg: &mut String, geometry: &Geometry) {
        let mut lay = |(x, y): (f32, f32), drawing: usize| {
            write!(svg, r##"<use href="#p{}" transform="translate({} {})scale({})"/>"##, drawing % 2, short(x), short(y), PIECE).expect("a string takes all");
        };
        for (index, &(seat, at)) in geometry.pieces.iter().enumerate().filter(|(_, (seat, _))| self.position.has_piece(*seat)) {
            lay(at, index + seat.index());
        }
        if geometry.keep == Keep::Trays {
            for seat in self.seats() {
                for nth in 0..self.position.pieces_taken(seat) {
                    let store = &geometry.stores[seat.index()];
                    lay((store.x - store.w / 2.0 + 36.0 + 34.0 * f32::from(nth), store.y), usize::from(nth));
                }
            }
        }
    }

    /// The part of a store that is left beside the pieces in it.
    fn room(&self, store: Hollow, seat: Seat) -> Hollow {
        let pieces = 44.0 * f32::from(self.position.pieces_taken(seat));
        Hollow { x: store.x + pieces / 2.0, w: store.w - pieces, ..store }
    }

    fn seeds(&self, svg: &mut String, geometry: &Geometry, seed: Seed) {
        let mut lay = |places: Vec<(f32, f32)>, salt: usize| {
            for (slot, (x, y)) in places.into_iter().enumerate() {
                let drawing = seeds::drawing(seed, (salt * 64 + slot) as u32);
                write!(svg, r##"<use href="#{drawing}" x="{}" y="{}"/>"##, short(x), short(y)).expect("a string takes all");
            }
        };
        for (index, pit) in geometry.pits.iter().enumerate() {
            lay(packing::in_pit(pit, index, self.position.seeds(index as Pit).into()), index);
        }
        if geometry.keep != Keep::Nowhere {
            for seat in self.seats() {
                let held = self.position.store(seat).max(0) as usize;
                lay(packing::in_store(&self.room(geometry.stores[seat.index()], seat), seat.index(), held, D * 0.26), 40 + seat.index());
            }
        }
    }

    fn numbers(&self, svg: &mut String, geometry: &Geometry) {
        let mut number = |at: (f32, f32), class: &str, count: i64| {
            write!(svg, r#"<text class="{class}" x="{}" y="{}">{count}</text>"#, short(at.0), short(at.1)).expect("a string takes all");
        };
        for (index, pit) in geometry.pits.iter().enumerate() {
            number(pit.count, "pic-count", self.position.seeds(index as Pit).into());
        }
        let class = match geometry.keep {
            Keep::Trays => "pic-count pic-beside",
            Keep::Stores => "pic-count",
            Keep::Nowhere => return,
        };
        for seat in self.seats() {
            number(geometry.stores[seat.index()].count, class, self.position.store(seat).into());
        }
    }
}

/// The pits and what keeps the captured seeds.
fn hollows(svg: &mut String, geometry: &Geometry, wood: &str) {
    if let Some(lines) = &geometry.chalk {
        write!(svg, r#"<path class="pic-chalk" d="{lines}"/>"#).expect("a string takes all");
    }
    for pit in geometry.pits.iter().filter(|_| geometry.chalk.is_none()) {
        write!(svg, r##"<use href="#pit-{wood}" x="{}" y="{}"/>"##, short(pit.x), short(pit.y)).expect("a string takes all");
    }
    let class = match geometry.keep {
        Keep::Nowhere => return,
        Keep::Stores => "pic-store",
        Keep::Trays => "pic-tray",
    };
    for store in &geometry.stores {
        let (x, y) = (store.x - store.w / 2.0, store.y - store.h / 2.0);
        write!(
            svg,
            r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}" rx="{}" fill="url(#hollow-{wood})"/>"#,
            short(x),
            short(y),
            short(store.w),
            short(store.h),
            short(store.r)
        )
        .expect("a string takes all");
    }
}

/// The wood: its solid edge, its surface with the grain, the carved line round it.
fn wood_of(svg: &mut String, geometry: &Geometry, wood: &str) {
    let (w, h) = (short(geometry.wood), short(geometry.height - THICKNESS));
    let (rx, ry) = (short(geometry.corner.0), short(geometry.corner.1));
    let inner = (short(geometry.wood - 13.0), short(geometry.height - THICKNESS - 13.0), short(geometry.corner.0 - 6.0), short(geometry.corner.1 - 6.0));
    write!(
        svg,
        r#"<rect class="pic-edge" y="{THICKNESS}" width="{w}" height="{h}" rx="{rx}" ry="{ry}"/><rect fill="url(#wood-{wood})" width="{w}" height="{h}" rx="{rx}" ry="{ry}"/><rect fill="url(#grain-{wood})" width="{w}" height="{h}" rx="{rx}" ry="{ry}"/><rect class="pic-carved" x="6.500" y="6.500" width="{}" height="{}" rx="{}" ry="{}"/>"#,
        inner.0, inner.1, inner.2, inner.3
    )
    .expect("a string takes all");
    if let Some(line) = &geometry.groove {
        write!(svg, r#"<path class="pic-carved" d="{line}"/>"#).expect("a string takes all");
    }
    if let Some(felt) = &geometry.felt {
        let [left, top, width, height, radius] = [felt.x, felt.y, felt.w, felt.h, felt.r].map(short);
        write!(svg, r#"<rect class="pic-felt" x="{left}" y="{top}" width="{width}" height="{height}" rx="{radius}"/>"#).expect("a string takes all");
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}
