//! Boards as still pictures: drawn by the server as SVG, for the games on the home page and the examples of the rules.
//!
//! Colours and light come from `assets/css/pictures.css`; [`drawings`] must stand once on a page with pictures.

mod geometry;
mod marks;
mod packing;
mod seeds;
mod shapes;

use std::fmt::Write as _;

use bija_rules::catalogue::Entry;
use bija_rules::ruleset::{Family, Objective, Stores};
use bija_rules::{Event, Pit, Position, Rules, Seat};
use maud::{Markup, PreEscaped};

pub use geometry::Counts;
use geometry::{D, Form, Geometry, Hollow, Keep, THICKNESS};
pub(crate) use seeds::definitions;
pub use seeds::{Seed, drawings};

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
        let role = match alt {
            Some(alt) => format!(r#"role="img" aria-label="{}""#, escaped(alt)),
            None => r#"aria-hidden="true""#.to_string(),
        };
        PreEscaped(self.drawn(&format!(r#"class="{class} pic-{}" {role}"#, self.entry.look.wood.name())))
    }

    /// The picture as a part of another one, as large as it fits between left, top, width and height.
    pub(crate) fn placed(&self, [left, top, width, height]: [u32; 4]) -> String {
        self.drawn(&format!(r#"x="{left}" y="{top}" width="{width}" height="{height}""#))
    }

    /// The picture under these attributes.
    fn drawn(&self, attributes: &str) -> String {
        let board = self.rules.board();
        let stores = match &self.rules.ruleset().family {
            Family::Sow(sow) => sow.track.stores,
            Family::Bao(_) => Stores::None,
        };
        let keep = match (stores, self.counts) {
            (Stores::Own | Stores::All, _) => Keep::Stores,
            (Stores::None, Counts::Shown) if self.rules.ruleset().objective != Objective::Survival => Keep::Trays,
            (Stores::None, Counts::Shown | Counts::Left) => Keep::Nowhere,
        };
        let geometry = Geometry::of(board, self.entry.look, keep, self.counts, self.viewer);
        let wood = self.entry.look.wood.name();
        let seed = Seed::on(self.entry.look.wood, board.shape, keep == Keep::Stores);
        let mut svg = String::with_capacity(8192);
        let view = format!("-6 -6 {} {}", short(geometry.width + 12.0), short(geometry.height + 16.0));
        write!(svg, r#"<svg {attributes} viewBox="{view}">"#).expect("a string takes all");
        wood_of(&mut svg, &geometry, wood);
        self.ground(&mut svg, &geometry);
        hollows(&mut svg, &geometry, wood, &self.houses());
        self.owned(&mut svg, &geometry);
        self.seeds(&mut svg, &geometry, seed);
        if self.counts == Counts::Shown {
            self.numbers(&mut svg, &geometry);
        }
        if let Marks::Sowing(events) = self.marks {
            marks::draw(&mut svg, &geometry, events);
        }
        svg.push_str("</svg>");
        svg
    }

    fn seeds(&self, svg: &mut String, geometry: &Geometry, seed: Seed) {
        let stores: Vec<Hollow> = self.rules.seats().zip(&geometry.stores).map(|(seat, store)| self.taken_pieces(svg, seat, store)).collect();
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
            for seat in self.rules.seats() {
                let held = self.position.store(seat).max(0) as usize;
                lay(packing::in_store(&stores[seat.index()], seat.index(), held, D * 0.26), 40 + seat.index());
            }
        }
    }

    /// Pits that a seat has marked as its own: a stitched ring and a peg in the upper rim.
    fn owned(&self, svg: &mut String, geometry: &Geometry) {
        for pit in self.rules.seats().filter_map(|seat| self.position.mark(seat)) {
            let place = &geometry.pits[pit as usize];
            let [x, y, peg] = [place.x, place.y, place.y - D / 2.0].map(short);
            write!(svg, r#"<circle class="pic-mark" cx="{x}" cy="{y}" r="44"/><circle class="pic-peg" cx="{x}" cy="{peg}" r="9"/>"#)
                .expect("a string takes all");
        }
    }

    /// The large pieces that a seat has taken lie at the left of its tray; the seeds have the rest of it.
    fn taken_pieces(&self, svg: &mut String, seat: Seat, tray: &Hollow) -> Hollow {
        let taken = self.position.pieces_taken(seat);
        for nth in 0..taken {
            let drawing = seeds::drawing(Seed::Pebble, nth.into());
            let [x, y] = [tray.x - tray.w / 2.0 + 36.0 + 34.0 * f32::from(nth), tray.y].map(short);
            write!(svg, r##"<use href="#{drawing}" transform="translate({x} {y})scale(2.2)"/>"##).expect("a string takes all");
        }
        let room = 44.0 * f32::from(taken);
        Hollow { x: tray.x + room / 2.0, w: tray.w - room, ..*tray }
    }

    /// What lies below the seeds beside the hollows: the felt of a ring, lines, large pieces.
    fn ground(&self, svg: &mut String, geometry: &Geometry) {
        if let Some((left, top, side)) = geometry.felt {
            let [left, top, side] = [left, top, side].map(short);
            write!(svg, r#"<rect class="pic-felt" x="{left}" y="{top}" width="{side}" height="{side}" rx="40"/>"#).expect("a string takes all");
        }
        if !geometry.lines.is_empty() {
            write!(svg, r#"<path class="pic-chalk" d="{}"/>"#, geometry.lines).expect("a string takes all");
        }
        for (seat, &(x, y, size)) in self.rules.seats().zip(&geometry.pieces) {
            if self.position.has_piece(seat) {
                let drawing = seeds::drawing(Seed::Pebble, seat.index() as u32);
                let [x, y] = [x, y].map(short);
                write!(svg, r##"<use href="#{drawing}" transform="translate({x} {y})scale({})"/>"##, short(size / 22.0)).expect("a string takes all");
            }
        }
    }

    /// The houses that are still owned.
    fn houses(&self) -> Vec<Pit> {
        let number = match &self.rules.ruleset().family {
            Family::Bao(bao) => bao.house.map(|house| house.number),
            Family::Sow(_) => None,
        };
        let house = |seat| number.filter(|_| self.position.owns_house(seat)).and_then(|number| self.rules.board().pit(seat, number));
        self.rules.seats().filter_map(house).collect()
    }

    /// What the figure of a pit says: its seeds, and what its piece is worth.
    fn figure(&self, pit: Pit) -> i64 {
        let board = self.rules.board();
        let piece = self.rules.seats().any(|seat| board.neutral(seat) == Some(pit) && self.position.has_piece(seat));
        i64::from(self.position.seeds(pit)) + if piece { i64::from(self.rules.piece_value()) } else { 0 }
    }

    fn numbers(&self, svg: &mut String, geometry: &Geometry) {
        let mut number = |at: (f32, f32), class: &str, count: i64| {
            write!(svg, r#"<text class="{class}" x="{}" y="{}">{count}</text>"#, short(at.0), short(at.1)).expect("a string takes all");
        };
        for (index, pit) in geometry.pits.iter().enumerate() {
            number(pit.count, "pic-count", self.figure(index as Pit));
        }
        let class = match geometry.keep {
            Keep::Trays => "pic-count pic-beside",
            Keep::Stores => "pic-count",
            Keep::Nowhere => return,
        };
        for (seat, store) in self.rules.seats().zip(&geometry.stores) {
            number(store.count, class, self.position.store(seat).into());
        }
    }
}

/// The pits and what keeps the captured seeds. A house is square as long as it is one.
fn hollows(svg: &mut String, geometry: &Geometry, wood: &str, houses: &[Pit]) {
    for (_, pit) in geometry.pits.iter().enumerate().filter(|(index, pit)| pit.form == Form::Round && houses.contains(&(*index as Pit))) {
        let [left, top] = [pit.x - D / 2.0, pit.y - D / 2.0].map(short);
        write!(svg, r#"<rect x="{left}" y="{top}" width="{D}" height="{D}" rx="24" fill="url(#hollow-{wood})"/>"#).expect("a string takes all");
    }
    for (_, pit) in geometry.pits.iter().enumerate().filter(|(index, pit)| pit.form == Form::Round && !houses.contains(&(*index as Pit))) {
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
}

pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}
