//! The colours of pictures where no browser is: the rules of the pages' own style sheets, with every custom property written out.

use std::collections::HashMap;
use std::fmt::Write as _;

use bija_rules::catalogue::Wood;

const TOKENS: &str = include_str!("../../assets/css/tokens.css");
const PICTURES: &str = include_str!("../../assets/css/pictures.css");
/// What cards have beside pictures.
const CARDS: &str = ".card-cloth{fill:var(--cloth)}.card-weave{stroke:var(--weave);stroke-width:1;fill:none}.card-thread{fill:none;stroke:var(--accent);stroke-width:4;stroke-dasharray:16 10}\
    .card-site,.card-name{font-family:Martel;font-weight:800;fill:var(--ink)}.card-site tspan,.card-name tspan{font-family:'Martel Devanagari'}.card-site{font-size:44px}.card-name{text-anchor:end}\
    .card-line{font-family:Mukta;font-weight:700;font-size:34px;fill:var(--ink-2);text-anchor:middle}.card-line tspan{font-family:'Mukta Devanagari'}";
/// The property that the drawing of a seed takes its tones from.
const TONE: &str = "--tone";

/// Custom properties by name.
type Properties<'c> = HashMap<&'c str, &'c str>;

/// The rules of pictures on a board of this wood, in the light look, without custom properties.
pub(super) fn of(wood: Wood) -> String {
    let pictures = without_comments(PICTURES);
    let tokens = without_comments(TOKENS);
    let mut properties = Properties::new();
    for (selector, body) in rules(&tokens).chain(rules(&pictures)) {
        if selector == ":root" || selector == format!(".pic-{}", wood.name()) {
            properties.extend(declarations(body).filter(|(name, _)| name.starts_with("--")));
        }
    }
    let tones: Vec<(&str, &str)> =
        rules(&pictures).filter_map(|(selector, body)| Some((selector, declarations(body).find(|(name, _)| *name == TONE)?.1))).collect();
    let mut style = String::new();
    for (selector, body) in rules(&pictures).chain(rules(CARDS)).filter(|(selector, _)| !selector.contains([':', '@'])) {
        if selector.contains("[data-") || declarations(body).all(|(name, _)| name.starts_with("--")) {
            continue;
        }
        if body.contains(TONE) {
            for (of, tone) in &tones {
                let mut toned = properties.clone();
                toned.insert(TONE, tone);
                write_rule(&mut style, &format!("{selector}{of}"), body, &toned);
            }
        } else {
            write_rule(&mut style, selector, body, &properties);
        }
    }
    style
}

fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |text, part| text + part.split_once("*/").map_or("", |(_, rest)| rest))
}

/// Selectors and bodies of the rules that depend on no condition. A rule within `@media` has its selector cut off by the condition's brace.
fn rules(sheet: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut depth = 0;
    sheet
        .split_inclusive(['{', '}'])
        .scan("", move |selector, piece| {
            let (text, brace) = piece.split_at(piece.len() - 1);
            let rule = match brace {
                "{" => {
                    depth += 1;
                    if depth == 1 {
                        *selector = text.trim();
                    }
                    None
                }
                "}" => {
                    depth -= 1;
                    (depth == 0 && !selector.starts_with('@')).then_some((*selector, text))
                }
                _ => None,
            };
            Some(rule)
        })
        .flatten()
}

fn declarations(body: &str) -> impl Iterator<Item = (&str, &str)> {
    body.split(';').filter_map(|declaration| declaration.split_once(':')).map(|(name, value)| (name.trim(), value.trim()))
}

fn write_rule(style: &mut String, selector: &str, body: &str, properties: &Properties<'_>) {
    write!(style, "{selector}{{").expect("a string takes everything");
    for (name, value) in declarations(body) {
        let value = mixed(&resolved(value, properties));
        match value.splitn(3, ' ').collect::<Vec<_>>()[..] {
            [weight, size, families] if name == "font" => {
                let (size, family) = (size.split('/').next().unwrap_or(size), families.split(',').next().unwrap_or(families));
                write!(style, "font-weight:{weight};font-size:{size};font-family:{family};")
            }
            _ => write!(style, "{name}:{value};"),
        }
        .expect("a string takes everything");
    }
    style.push('}');
}

/// A value with every `var(--name)` and `var(--name,other)` replaced, as deep as they lie in each other.
fn resolved(value: &str, properties: &Properties<'_>) -> String {
    let Some((before, rest)) = value.split_once("var(") else { return value.to_string() };
    let end = closing(rest);
    let (name, other) = rest[..end].split_once(',').map_or((&rest[..end], None), |(name, other)| (name, Some(other)));
    let meant = properties.get(name.trim()).copied().or(other).expect("a property of the style sheet is set or has another value beside it");
    format!("{before}{}{}", resolved(meant, properties), resolved(&rest[end + 1..], properties))
}

/// Where the bracket closes that was opened just before.
fn closing(text: &str) -> usize {
    let mut depth = 1;
    let close = text.char_indices().find(|(_, letter)| {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    });
    close.expect("every bracket of the style sheet closes").0
}

/// `color-mix(in srgb,A,B P%)` as the colour it is: so much of B, the rest of A.
fn mixed(value: &str) -> String {
    let parts = value.strip_prefix("color-mix(in srgb,").and_then(|rest| rest.strip_suffix("%)")).and_then(|rest| rest.split_once(','));
    let Some((one, rest)) = parts else { return value.to_string() };
    let (other, share) = rest.rsplit_once(' ').expect("the second colour has its share");
    let share: u32 = share.parse().expect("a share is a number");
    let channels = one_by_one(one).into_iter().zip(one_by_one(other)).map(|(one, other)| (one * (100 - share) + other * share + 50) / 100);
    channels.fold("#".to_string(), |text, channel| text + &format!("{channel:02X}"))
}

/// Red, green and blue of `#RRGGBB` or `#RGB`.
fn one_by_one(colour: &str) -> [u32; 3] {
    let digits = colour.trim().trim_start_matches('#');
    let width = digits.len() / 3;
    [0, 1, 2].map(|index| {
        let channel = u32::from_str_radix(&digits[index * width..][..width], 16).expect("colours of the style sheet are hexadecimal");
        if width == 1 { channel * 17 } else { channel }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_those_of_the_light_look_of_each_wood() {
        let mango = of(Wood::Mango);
        assert!(mango.contains(".pic-mango-wood-1{stop-color:#F0D6AE;}"), "{mango}");
        assert!(mango.contains(".pic-edge{fill:#A87742;}") && of(Wood::Teak).contains(".pic-edge{fill:#5A3013;}"));
        assert!(mango.contains(".pic-mid.pic-kauri-1{stop-color:#EEDCB9;}"));
        assert!(mango.contains(".card-cloth{fill:#F3EADA;}"));
        assert!(mango.contains(".pic-count{font-weight:700;font-size:27px;font-family:Mukta;fill:#3B2412;text-anchor:middle;}"));
        assert!(!mango.contains("@media") && !mango.contains("data-contrast"));
    }

    #[test]
    fn a_mixture_takes_its_share_of_the_second_colour() {
        assert_eq!(mixed("color-mix(in srgb,#000000,#FFF 42%)"), "#6B6B6B");
        assert_eq!(mixed("color-mix(in srgb,#63301A,#1A0C04 0%)"), "#63301A");
        assert_eq!(mixed("none"), "none");
    }

    #[test]
    fn a_property_that_is_not_set_has_the_other_value() {
        let properties = Properties::from([("--a", "var(--b, 1)"), ("--c", "#FFF")]);
        assert_eq!(resolved("0 var(--a) var(--d,var(--c)) px", &properties), "0  1 #FFF px");
    }
}
