//! The page on which a reader changes the rules of a game and sees at once what comes of it.
//!
//! It is a form that works without scripts: every choice is a field, every stepper two buttons that send the form, and the
//! canonical address holds the whole state. With `house.js` the parts marked `data-part` are renewed as soon as something is chosen.

use bija_rules::catalogue::Entry;
use bija_rules::catalogue::options::{Kind, OptionSpec, Values};
use bija_rules::{Position, Rules, Seat};
use bija_wire::Line;
use maud::{Markup, html};

use crate::card;
use crate::games;
use crate::house::{House, Verdict, sentence};
use crate::icons::Icon;
use crate::messages::{Lang, Voice, format, text};
use crate::option_names;
use crate::picture::{Counts, Marks, Picture, drawings};
use crate::preview::Preview;
use crate::shell::{Form, Page, Section, nothing};

/// The page.
pub fn page(lang: Lang, house: &House, origin: &str) -> Markup {
    let name = format(lang, &games::name(house.entry.id));
    let of_game = |key: &'static str| format(lang, &Line::new(key).with("game", name.as_str()));
    let main = html! {
        main id="main" class="page house" {
            (drawings())
            div.house-head { h1.page-title { (of_game("house-title")) } p.lede { (text(lang, "house-line")) } }
            div.house-columns {
                (form(lang, house))
                div.house-side {
                    section.house-start data-part="start" { (start(lang, house)) }
                    div role="status" data-part="sense" { (sense(lang, house)) }
                    section data-part="changes" { (changes(lang, house)) }
                    div.house-acts data-part="acts" { (acts(lang, house)) }
                    p.house-told role="status" id="house-told" data-shared=(text(lang, "house-shared")) {}
                }
            }
            (others(lang, house.entry))
        }
    };
    let title = of_game("page-house-title");
    let described = match &house.verdict {
        Verdict::Playable { .. } => {
            let description = of_game("page-house-description");
            let image = card::address(lang, house.entry, &house.values);
            Some((description.clone(), Preview { origin, title: title.clone(), description, image }))
        }
        Verdict::Unplayable(_) => None,
    };
    let (description, preview) = described.unzip();
    Page { lang, title, description, path: &house.path(), preview, section: Section::Games, form: Form::House, main, after: nothing() }.render()
}

/// The link to the page from another one.
pub(super) fn link(lang: Lang, entry: &Entry) -> Markup {
    html! { a.quiet-link href={ "/" (lang.code()) "/house/" (entry.id) } { (Icon::Sliders.svg()) span { (text(lang, "house-link")) } } }
}

/// The ways to the other games, whose rules may be changed just so.
fn others(lang: Lang, entry: &Entry) -> Markup {
    let here = option_names::base(entry);
    html! {
        nav.house-others aria-label=(text(lang, "house-other")) {
            h2.section-title { (text(lang, "house-other")) }
            p.tile-acts {
                @for game in games::bases(lang).filter(|game| game.id != here && game.options.iter().any(|option| option.kind.values().len() > 1)) {
                    a.quiet-link href={ "/" (lang.code()) "/house/" (game.id) } { (format(lang, &games::name(game.id))) }
                }
            }
        }
    }
}

fn form(lang: Lang, house: &House) -> Markup {
    let entry = house.entry;
    let options = house.values.iter().filter(|(option, _)| option.kind.values().len() > 1);
    html! {
        form id="house-form" action={ "/" (lang.code()) "/house/" (entry.id) } method="get" aria-label=(text(lang, "house-options")) {
            // What the return key presses: the steppers' buttons come after it.
            button.for-readers tabindex="-1" aria-hidden="true" { (text(lang, "house-show")) }
            div.option-rows { @for (option, value) in options { (row(lang, house, option, value)) } }
            noscript { button.button { (text(lang, "house-show")) } }
            p.tile-acts {
                a.quiet-link href={ "/" (lang.code()) "/house/" (entry.id) } { (Icon::Back.svg()) span { (text(lang, "options-reset")) } }
                a.quiet-link href={ "/" (lang.code()) "/rules/" (entry.id) } { (Icon::Book.svg()) span { (format(lang, &Line::new("rules-title").with("game", games::name(entry.id)))) } }
            }
        }
    }
}

/// An option: its name, the meaning of the chosen value, and the control.
fn row(lang: Lang, house: &House, option: &'static OptionSpec, chosen: &str) -> Markup {
    let entry = house.entry;
    let standard = house.values.standard_value(option.name).unwrap_or_default();
    let changed = chosen != standard;
    let label = format(lang, &option_names::label(entry, option));
    let id = format!("option-{}", option.name);
    html! {
        div class=(if changed { "option-row changed" } else { "option-row" }) data-row=(option.name) {
            div.option-text {
                strong id=(id) { (label) }
                span data-part={ "standard-" (option.name) } {
                    @if changed { em { " " (format(lang, &Line::new("options-standard").with("value", option_names::value(entry, option, standard)))) } }
                }
                small data-part={ "meaning-" (option.name) } { (format(lang, &option_names::value_about(entry, option, chosen))) }
            }
            @match option.kind {
                Kind::Number { .. } | Kind::NumberOrNone { .. } => (stepper(lang, entry, option, chosen, &label)),
                Kind::Switch | Kind::SwitchUnless { .. } | Kind::Choice(_) => (groove(lang, entry, option, chosen, &id)),
            }
        }
    }
}

fn stepper(lang: Lang, entry: &'static Entry, option: &'static OptionSpec, chosen: &str, label: &str) -> Markup {
    let values = option.kind.values();
    let at_end = |end: Option<&String>| end.is_some_and(|end| end == chosen).then_some("true");
    let name = |key: &'static str| format(lang, &Line::new(key).with("option", label));
    html! {
        span.stepper {
            button.step name="less" value=(option.name) aria-label=(name("options-less")) aria-disabled=[at_end(values.first())] { "−" }
            span data-part={ "value-" (option.name) } {
                input type="hidden" name={ "o." (option.name) } value=(chosen);
                output { (format(lang, &option_names::value(entry, option, chosen))) }
            }
            button.step name="more" value=(option.name) aria-label=(name("options-more")) aria-disabled=[at_end(values.last())] { "+" }
        }
    }
}

fn groove(lang: Lang, entry: &'static Entry, option: &'static OptionSpec, chosen: &str, id: &str) -> Markup {
    html! {
        span.groove role="radiogroup" aria-labelledby=(id) {
            @for value in option.kind.values() {
                label {
                    input type="radio" name={ "o." (option.name) } value=(value) checked[value == chosen];
                    span { (format(lang, &option_names::value(entry, option, &value))) }
                }
            }
        }
    }
}

/// The board as a game by these rules begins.
fn start(lang: Lang, house: &House) -> Markup {
    let Verdict::Playable { rules, .. } = &house.verdict else {
        return nothing();
    };
    let note = match (rules.has_random_start(), rules.arrangement()) {
        (true, _) => Some("house-start-drawn"),
        (false, Some(_)) => Some("house-start-arranged"),
        (false, None) => None,
    };
    html! {
        h2.section-title { (text(lang, "house-start")) }
        (board(lang, house.entry, rules, &rules.start(0)))
        @if let Some(note) = note { p.meta { (text(Voice::of(lang, house.entry), note)) } }
    }
}

fn board(lang: Lang, entry: &'static Entry, rules: &Rules, position: &Position) -> Markup {
    let counts = |seat: Seat| rules.board().owned(seat).map(|pit| position.seeds(pit).to_string()).collect::<Vec<_>>().join(", ");
    let alt = Line::new("picture-alt").with("own", counts(Seat::SOUTH)).with("their", counts(Seat::NORTH));
    Picture { entry, rules, position, viewer: Seat::SOUTH, counts: Counts::Shown, marks: Marks::None }
        .svg("house-board", Some(&format(Voice::of(lang, entry), &alt)))
}

/// Whether the choices make sense, in a sentence.
fn sense(lang: Lang, house: &House) -> Markup {
    match &house.verdict {
        Verdict::Unplayable(why) => html! { p.notice { strong { (text(lang, "house-refused")) } " " (format(Voice::of(lang, house.entry), why)) } },
        Verdict::Playable { advice, .. } if advice.is_empty() => html! { p { (text(lang, "house-sense")) } },
        Verdict::Playable { advice, .. } => html! {
            div.notice {
                p { strong { (text(lang, "house-warning")) } }
                @for &advice in advice { p { (format(Voice::of(lang, house.entry), &sentence(advice))) } }
            }
        },
    }
}

/// What differs from the standard, and the id of the rules.
fn changes(lang: Lang, house: &House) -> Markup {
    let changed = changed_options(&house.values);
    html! {
        h2.section-title { (format(lang, &Line::new("house-changes").with("count", changed.len()))) }
        @if !changed.is_empty() {
            ul.house-changes {
                @for (option, value) in changed {
                    li {
                        (format(lang, &Line::new("house-change").with("option", option_names::label(house.entry, option)).with("value", option_names::value(house.entry, option, value))))
                    }
                }
            }
        }
        @if let Verdict::Playable { id, .. } = &house.verdict { p.meta { (format(lang, &Line::new("house-id").with("id", id.as_str()))) } }
    }
}

/// The options that differ from the standard, with their values.
pub fn changed_options(values: &Values) -> Vec<(&'static OptionSpec, &str)> {
    values.iter().filter(|(option, value)| values.standard_value(option.name) != Some(value)).collect()
}

fn acts(lang: Lang, house: &House) -> Markup {
    let base = format!("/{}", lang.code());
    html! {
        @if matches!(house.verdict, Verdict::Playable { .. }) {
            a class="button primary large wide" href={ (base) (house.at("/play/")) } { (Icon::Play.svg()) (text(lang, "house-play")) }
            a class="button large wide" href={ (base) (house.with_people()) } { (Icon::People.svg()) (text(lang, "house-friend")) }
            a class="button wide" href={ (base) (house.path()) } data-share { (Icon::Link.svg()) (text(lang, "house-share")) }
        }
    }
}
