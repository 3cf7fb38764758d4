//! The picture that stands for a page where somebody sends its link: a board on the cloth, the game's name, one line.
//!
//! It is an SVG without scripts and letters of its own. Whoever draws it brings the two typefaces, `Martel` and `Mukta`, and their other halves
//! as `Martel Devanagari` and `Mukta Devanagari`. Nobody's name is in it: pictures are kept by others for as long as they like.

mod style;

use bija_rules::catalogue::Entry;
use bija_rules::catalogue::options::Values;
use bija_rules::{Position, Rules, Seat};
use maud::{Markup, PreEscaped, html};

use crate::games;
use crate::house;
use crate::icons::sign;
use crate::messages::{Lang, format, text};
use crate::picture::{Counts, Marks, Picture, definitions};

/// Width of a card, in pixels.
pub const WIDTH: u32 = 1200;
/// Height of a card, in pixels.
pub const HEIGHT: u32 = 630;

/// Left and right of everything, and where the thread below the head lies.
const MARGIN: u32 = 64;
const THREAD: u32 = 122;
/// Left, top, width and height of the board's place.
const BOARD: [u32; 4] = [MARGIN, 150, WIDTH - 2 * MARGIN, 372];
/// Where the line below the board stands.
const LINE: u32 = 582;
/// Sizes of a long name and of others.
const NAME_SIZES: (u32, u32) = (38, 48);
/// Letters from which a name is long.
const LONG_NAME: usize = 24;

/// What a card shows.
#[derive(Clone, Copy, Debug)]
pub struct Card<'a> {
    /// In which language.
    pub lang: Lang,
    /// Which game.
    pub entry: &'static Entry,
    /// By which rules.
    pub rules: &'a Rules,
    /// How the board stands.
    pub position: &'a Position,
    /// The line below it.
    pub line: &'a str,
}

/// The path of the card of a game by these rules.
pub fn address(lang: Lang, entry: &Entry, values: &Values) -> String {
    match house::query(values) {
        query if query.is_empty() => format!("/{}/play/{}/card.png", lang.code(), entry.id),
        query => format!("/{}/play/{}/card.png?{query}", lang.code(), entry.id),
    }
}

/// The path of the card of a game between people that is over.
pub fn of_game(lang: Lang, id: &str) -> String {
    format!("/{}/game/{id}/card.png", lang.code())
}

impl Card<'_> {
    /// The card as a file.
    pub fn svg(&self) -> String {
        let Card { lang, entry, rules, position, line } = *self;
        let name = format(lang, &games::name(entry.id));
        let size = if name.chars().count() < LONG_NAME { NAME_SIZES.1 } else { NAME_SIZES.0 };
        let board = Picture { entry, rules, position, viewer: Seat::SOUTH, counts: Counts::Shown, marks: Marks::None }.placed(BOARD);
        let style = style::of(entry.look.wood);
        let end = WIDTH - MARGIN;
        let PreEscaped(svg) = html! {
            svg xmlns="http://www.w3.org/2000/svg" width=(WIDTH) height=(HEIGHT) viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
                style { (PreEscaped(style)) }
                defs {
                    (PreEscaped(definitions()))
                    pattern id="card-weave" width="12" height="12" patternUnits="userSpaceOnUse" {
                        path class="card-weave" d="M0 .5H12M0 3.500H12M0 6.500H12M0 9.500H12M.5 0V12M4.500 0V12M8.500 0V12" {}
                    }
                    filter id="card-shade" x="-5%" y="-5%" width="110%" height="125%" { feDropShadow dx="0" dy="16" stdDeviation="12" flood-color="#5A3814" flood-opacity=".36" {} }
                }
                rect class="card-cloth" width=(WIDTH) height=(HEIGHT) {}
                rect fill="url(#card-weave)" width=(WIDTH) height=(HEIGHT) {}
                g transform="translate(62 40)scale(1.9)" { (sign()) }
                text class="card-site" x="134" y="94" { (runs(&text(lang, "site-name"))) }
                text class="card-name" x=(end) y="94" font-size=(size) { (runs(&name)) }
                path class="card-thread" d={ "M" (MARGIN) " " (THREAD) "H" (end) } {}
                g filter="url(#card-shade)" { (PreEscaped(board)) }
                text class="card-line" x={ (WIDTH / 2) } y=(LINE) { (runs(line)) }
            }
        };
        svg
    }
}

/// What begins a text with Devanagari in it that does not begin with Devanagari: a joiner that shows nothing.
const LEAD: &str = "\u{200c}";

/// A text whose Devanagari stands in elements of its own. A blank belongs to what it follows.
///
/// The painter lays out the whole text in the typeface of its first run and then puts the letters of the others in place of it. Digits fit in
/// anywhere, syllables only where syllables were laid out: so Devanagari comes first.
fn runs(text: &str) -> Markup {
    let mut runs: Vec<(Script, String)> = Vec::new();
    for letter in text.chars() {
        match (Script::of(letter), runs.last_mut()) {
            (None, Some((_, run))) => run.push(letter),
            (Some(script), Some((last, run))) if *last == script => run.push(letter),
            (script, _) => runs.push((script.unwrap_or(Script::Other), letter.to_string())),
        }
    }
    let lead = runs.len() > 1 && runs.first().is_some_and(|(script, _)| *script == Script::Other);
    html! {
        @if lead { tspan { (LEAD) } }
        @for (script, run) in &runs {
            @match script {
                Script::Devanagari => tspan { (run) },
                Script::Other => (run),
            }
        }
    }
}

/// What a letter is written in, as far as typefaces differ.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Script {
    Devanagari,
    Other,
}

impl Script {
    /// Blanks and joiners are of any script.
    fn of(letter: char) -> Option<Script> {
        match letter {
            ' ' | '\u{200c}' | '\u{200d}' => None,
            '\u{900}'..='\u{97f}' => Some(Script::Devanagari),
            _ => Some(Script::Other),
        }
    }
}

#[cfg(test)]
mod tests {
    use bija_rules::catalogue;

    use super::*;

    #[test]
    fn each_script_is_a_run() {
        assert_eq!(runs("6 गड्ढे, हर एक में 4").0, "<tspan>\u{200c}</tspan>6 <tspan>गड्ढे</tspan>, <tspan>हर एक में </tspan>4");
        assert_eq!(runs("बीज 4").0, "<tspan>बीज </tspan>4");
        assert_eq!(runs("Bija").0, "Bija");
    }

    #[test]
    fn every_game_has_a_card_in_which_everything_is_said_in_place() {
        for entry in catalogue::ENTRIES {
            let rules = Rules::new(entry.ruleset(&entry.standard())).unwrap();
            let position = rules.start(0);
            for lang in Lang::ALL {
                let card = Card { lang, entry, rules: &rules, position: &position, line: "27–21 <&>" }.svg();
                assert!(card.contains("27–21 &lt;&amp;&gt;") && card.contains(&runs(&format(lang, &games::name(entry.id))).0), "{}", entry.id);
                for outside in ["var(", "color-mix", "http", "data:"] {
                    assert_eq!(card.replace("http://www.w3.org/2000/svg", "").matches(outside).count(), 0, "{}: {outside}", entry.id);
                }
            }
        }
    }
}
