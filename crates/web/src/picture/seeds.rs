//! The drawings of seeds and hollows, once on a page, to be used by every picture on it.

use std::fmt::Write as _;

use bija_rules::Shape;
use bija_rules::catalogue::Wood;
use maud::{Markup, PreEscaped};

use super::packing::noise;

/// Drawings of one kind.
const DRAWINGS: usize = 4;
/// How each drawing is turned, in degrees; the light stays at the upper left.
const TURNS: [i32; DRAWINGS] = [-14, 38, 78, -42];

/// A kind of seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seed {
    /// Tamarind.
    Imli,
    /// Cowrie.
    Kauri,
    /// Nickernut.
    Nickernut,
    /// Pebble.
    Pebble,
}

impl Seed {
    const ALL: [Seed; 4] = [Seed::Imli, Seed::Kauri, Seed::Nickernut, Seed::Pebble];

    /// The seed that lies on a board of that wood and shape, with or without stores.
    pub(super) fn on(wood: Wood, shape: Shape, keeps_in_stores: bool) -> Seed {
        match (shape, wood) {
            (Shape::Squares, _) => Seed::Pebble,
            (Shape::FourRows { .. }, _) | (Shape::Rows, Wood::Mvule) => Seed::Nickernut,
            (Shape::Rows, Wood::Mango) => Seed::Imli,
            (Shape::Rows, Wood::Teak) if !keeps_in_stores => Seed::Nickernut,
            (Shape::Rows, Wood::Teak | Wood::Clay) => Seed::Kauri,
        }
    }

    const fn letter(self) -> char {
        match self {
            Seed::Imli => 'i',
            Seed::Kauri => 'k',
            Seed::Nickernut => 'n',
            Seed::Pebble => 'p',
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Seed::Imli => "imli",
            Seed::Kauri => "kauri",
            Seed::Nickernut => "nickernut",
            Seed::Pebble => "pebble",
        }
    }

    /// Half axes in a box of 24.
    const fn axes(self) -> (f32, f32) {
        match self {
            Seed::Imli => (10.6, 8.2),
            Seed::Kauri => (10.4, 7.9),
            Seed::Nickernut => (9.9, 9.1),
            Seed::Pebble => (10.6, 8.6),
        }
    }

    fn detail(self, drawing: usize) -> &'static str {
        match self {
            Seed::Imli => r#"<ellipse class="pic-line" rx="6" ry="4.4"/>"#,
            Seed::Kauri if drawing.is_multiple_of(2) => {
                r#"<path class="pic-slit" d="M-8 .3C-4-.9 4-.9 8 .3M-6-1.8V1.9M-3.600-1.700V1.900M-1.200-1.900V1.900M1.200-1.700V1.900M3.600-1.900V1.900M6-1.700V1.900"/>"#
            }
            Seed::Kauri => r#"<ellipse class="pic-line" rx="5.6" ry="3.9"/>"#,
            Seed::Nickernut => r#"<ellipse class="pic-line" rx="6.6" ry="6"/>"#,
            Seed::Pebble => "",
        }
    }
}

/// The number of the drawing that a seed has.
pub(super) fn drawing(seed: Seed, id: u32) -> String {
    format!("{}{}", seed.letter(), (noise(id, 2) * DRAWINGS as f32) as usize % DRAWINGS)
}

/// The drawings that the pictures of a page use. To be put on the page once, before them.
pub fn drawings() -> Markup {
    PreEscaped(format!(r#"<svg class="pic-drawings" width="0" height="0" aria-hidden="true" focusable="false"><defs>{}</defs></svg>"#, definitions()))
}

/// The same for a picture that is a file of its own, without the element that holds them on a page.
pub(crate) fn definitions() -> String {
    let mut svg = String::from(
        r##"<radialGradient id="pic-shade"><stop offset=".35" stop-color="#1A0E06" stop-opacity=".5"/><stop offset="1" stop-color="#1A0E06" stop-opacity="0"/></radialGradient><radialGradient id="pic-shine"><stop stop-color="#FFF" stop-opacity=".78"/><stop offset="1" stop-color="#FFF" stop-opacity="0"/></radialGradient>"##,
    );
    for wood in [Wood::Mango, Wood::Teak, Wood::Mvule, Wood::Clay] {
        board_paint(&mut svg, wood.name());
    }
    for seed in Seed::ALL {
        for drawing in 0..DRAWINGS {
            seed_drawing(&mut svg, seed, drawing);
        }
    }
    svg
}

/// The light on a board and in its hollows. Colours come from the style sheet.
fn board_paint(svg: &mut String, wood: &str) {
    let stops = |part: &str, at: [&str; 3]| {
        let stop = |(i, at): (usize, &str)| format!(r#"<stop class="pic-{wood}-{part}-{}" offset="{at}"/>"#, i + 1);
        at.into_iter().enumerate().map(stop).collect::<String>()
    };
    write!(
        svg,
        r#"<linearGradient id="wood-{wood}" x2="0" y2="1">{}</linearGradient><radialGradient id="hollow-{wood}" cy=".74" r=".74">{}</radialGradient><pattern id="grain-{wood}" width="640" height="70" patternUnits="userSpaceOnUse"><path class="pic-grain" d="M0 9c160-9 480 10 640 0M0 24c220 7 420-8 640 0M0 33c180-6 500 6 640 0M0 52c200 10 400-9 640 0M0 61c160-5 470 7 640 0"/></pattern><symbol id="pit-{wood}" overflow="visible"><circle r="50" fill="url(#hollow-{wood})"/><path class="pic-lip" d="M-35 35.700A50 50 0 0 0 35 35.700"/></symbol>"#,
        stops("wood", ["0", ".5", "1"]),
        stops("hollow", ["0", ".55", "1"]),
    )
    .expect("a string takes all");
}

fn seed_drawing(svg: &mut String, seed: Seed, drawing: usize) {
    let (rx, ry) = seed.axes();
    let (letter, name, turn) = (seed.letter(), seed.name(), TURNS[drawing]);
    let [light, mid, deep] =
        [("light", "0"), ("mid", ".5"), ("deep", "1")].map(|(stop, at)| format!(r#"<stop class="pic-{stop} pic-{name}-{drawing}" offset="{at}"/>"#));
    write!(
        svg,
        r#"<radialGradient id="{letter}{drawing}-fill" gradientUnits="userSpaceOnUse" cx="-4.500" cy="-5.500" r="15.500" gradientTransform="rotate({back})">{light}{mid}{deep}</radialGradient><symbol id="{letter}{drawing}" overflow="visible"><ellipse cx="1" cy="3.200" rx="12.600" ry="10.200" fill="url(#pic-shade)"/><g transform="rotate({turn})"><path fill="url(#{letter}{drawing}-fill)" d="{path}"/>{detail}</g><ellipse transform="translate(-3.800-5)rotate(-28)" rx="3.900" ry="2.300" fill="url(#pic-shine)"/></symbol>"#,
        back = -turn,
        path = outline(rx, ry, drawing),
        detail = seed.detail(drawing),
    )
    .expect("a string takes all");
}

/// An ellipse with a slight dent on one side and a bulge on the other, each drawing a little different.
fn outline(rx: f32, ry: f32, drawing: usize) -> String {
    let k = 0.58;
    let dent = [0.96, 1.04, 0.98, 1.02][drawing];
    let bulge = 2.0 - dent;
    format!(
        "M{rx:.1} 0C{rx:.1} {a:.1} {b:.1} {c:.1} 0 {c:.1}S-{rx:.1} {d:.1}-{rx:.1} 0-{b:.1}-{e:.1} 0-{e:.1} {rx:.1}-{f:.1} {rx:.1} 0Z",
        a = ry * k * dent,
        b = rx * k * bulge,
        c = ry * dent,
        d = ry * k * bulge,
        e = ry * bulge,
        f = ry * k,
    )
}
