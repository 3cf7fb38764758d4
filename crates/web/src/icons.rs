//! Small line drawings that stand beside words, and the sign of the site.

use maud::{Markup, PreEscaped, html};

/// An icon in a box of 24, drawn in lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Icon {
    /// Play.
    Play,
    /// Two people.
    People,
    /// Learn, hint.
    Sprout,
    /// Rules.
    Book,
    /// Search.
    Search,
    /// Light or dark.
    Moon,
    /// Settings.
    Sliders,
    /// From before to after.
    Arrow,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Take back.
    Back,
    /// Once more.
    Again,
    /// A link.
    Link,
    /// One person.
    Person,
    /// Leave.
    Close,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Icon::Play => "M8 5.500 18.500 12 8 18.500Z",
            Icon::People => {
                "M9 11.500a3.300 3.300 0 1 0 0-6.600 3.300 3.300 0 0 0 0 6.600ZM2.800 19.500c.5-3.200 2.900-5 6.200-5s5.700 1.800 6.200 5M16 5.300a3.100 3.100 0 0 1 0 6M18 14.800c1.800.7 2.900 2.300 3.200 4.700"
            }
            Icon::Sprout => "M12 21v-9M12 13C12 9 8.500 7.500 4 7.500 4 11.500 7 13.500 12 13ZM12 11C12 6.500 15.500 4.500 20 4.500 20 9 17 11.500 12 11Z",
            Icon::Book => {
                "M12 6.500C10 5 7 4.500 3.500 4.800v13.400c3.500-.3 6.500.2 8.500 1.700 2-1.500 5-2 8.500-1.700V4.800C17 4.500 14 5 12 6.500ZM12 6.500v13.400"
            }
            Icon::Search => "M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.300 15.300 20.500 20.500",
            Icon::Moon => "M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500Z",
            Icon::Sliders => {
                "M3.500 8h9.300M18.200 8h2.300M3.500 16h2.300M11.200 16h9.300M15.500 10.600a2.600 2.600 0 1 0 0-5.200 2.600 2.600 0 0 0 0 5.200ZM8.500 18.600a2.600 2.600 0 1 0 0-5.200 2.600 2.600 0 0 0 0 5.200Z"
            }
            Icon::Arrow => "M4 12h15M13.500 6.500 19 12l-5.500 5.500",
            Icon::Left => "M19 12H5M11 6l-6 6 6 6",
            Icon::Right => "M5 12h14M13 6l6 6-6 6",
            Icon::Back => "M9 7 4.500 11.500 9 16M5 11.500h9a5 5 0 0 1 0 10h-2",
            Icon::Link => {
                "M10 14a4 4 0 0 0 5.700 0l3.300-3.300a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0L5 13.300a4 4 0 0 0 5.700 5.700L12 17.700"
            }
            Icon::Person => "M12 12.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500c.8-3.600 3.600-5.500 7.500-5.500s6.700 1.900 7.500 5.500",
            Icon::Close => "M6 6l12 12M18 6 6 18",
            Icon::Again => "M19 12a7 7 0 1 1-2.200-5.100M17 3.500V7.200h-3.700",
        }
    }

    /// The icon; the word beside it says what it means.
    pub(crate) fn svg(self) -> Markup {
        html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { path d=(self.path()) {} } }
    }

    /// The icon as an arrow between pictures.
    pub(crate) fn arrow() -> Markup {
        html! { svg class="icon arrow" viewBox="0 0 24 24" aria-hidden="true" { path d=(Icon::Arrow.path()) {} } }
    }
}

/// The forms of the sign: two leaves and a seed.
const LEAVES: [&str; 2] = [
    "M15.200 13.500C9.500 13.800 6.400 10.700 6 5.200c5.300.2 9 2.900 9.200 8.300Z",
    "M15.800 12.800C15.500 6.600 18.300 2.600 24 1.300c1.300 5.800-1.700 10.700-8.200 11.500Z",
];
const SEED: &str = "M16 13c6.700-.3 11.300 2.900 11.300 8.200 0 5.500-4.700 9.300-11.400 9.300S4.700 27 4.700 21.300C4.700 16.200 9.500 13.300 16 13Z";
const LIGHT: &str = "M9.300 20.300c.4-2.300 2.200-3.800 4.900-4.200";

/// The sign of the site: a seed with two leaves.
pub(crate) fn logo() -> Markup {
    html! {
        svg.logo viewBox="0 0 32 32" aria-hidden="true" {
            path.logo-seed d=(SEED) {}
            @for leaf in LEAVES { path.logo-leaf d=(leaf) {} }
            path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.8" stroke-linecap="round" d=(LIGHT) {}
        }
    }
}

/// The sign in its own colours, in a box of 32.
pub(crate) fn sign() -> Markup {
    html! {
        path fill="#743C1F" d=(SEED) {}
        @for leaf in LEAVES { path fill="#0A6069" d=(leaf) {} }
        path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.8" stroke-linecap="round" d=(LIGHT) {}
    }
}

/// The sign as a file of its own, for the browser's tab and the home screen.
pub fn favicon() -> String {
    let PreEscaped(svg) = html! { svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" { (sign()) } };
    svg
}
