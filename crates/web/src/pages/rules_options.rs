//! The part of a rules page that names every option, its values and what they mean; and what differs in a preset.

use bija_rules::catalogue::options::{Kind, OptionSpec};
use bija_rules::catalogue::{self, Entry};
use bija_wire::Line;
use maud::{Markup, html};

use crate::games;
use crate::messages::{Lang, exists, format, numbered, text};
use crate::option_names::{about, base, label, of_game, value, value_about};

/// The options of a game. What has a single value is no option to a reader.
fn options(entry: &'static Entry) -> impl Iterator<Item = &'static OptionSpec> {
    entry.options.iter().filter(|option| option.kind.values().len() > 1)
}

/// Whether a game has options.
pub(super) fn any(entry: &'static Entry) -> bool {
    options(entry).next().is_some()
}

/// All options of a game.
pub(super) fn all(lang: Lang, entry: &'static Entry) -> Markup {
    let standard = entry.standard();
    html! {
        @for option in options(entry) {
            div.option-row {
                div.option-text {
                    strong { (format(lang, &label(entry, option))) }
                    small { (format(lang, &about(entry, option))) }
                    (values(lang, entry, option))
                    small {
                        em { (format(lang, &Line::new("options-standard").with("value", value(entry, option, standard.value(option.name).unwrap_or_default())))) }
                    }
                }
            }
        }
    }
}

/// The values of an option with their meanings; of numbers the range.
fn values(lang: Lang, entry: &'static Entry, option: &'static OptionSpec) -> Markup {
    let range = |min: u8, max: u8| {
        let [low, high] = [min, max].map(|number| format(lang, &value(entry, option, &number.to_string())));
        html! { li { (low) " – " (high) } }
    };
    let with_meaning = |word: &str| {
        html! { li { (format(lang, &value(entry, option, word))) ": " (format(lang, &value_about(entry, option, word))) } }
    };
    html! {
        ul.option-values {
            @match option.kind {
                Kind::Number { min, max } => (range(min, max)),
                Kind::NumberOrNone { min, max } => { (with_meaning("none")) (range(min, max)) },
                Kind::Switch | Kind::SwitchUnless { .. } | Kind::Choice(_) => { @for word in option.kind.values() { (with_meaning(&word)) } },
            }
        }
    }
}

/// The parts of a row of the table.
const COLUMNS: [&str; 4] = ["name", "about", "standard", "change"];

/// Whether a game has a table of what a group may agree on.
pub(super) fn has_table(lang: Lang, entry: &Entry) -> bool {
    exists(lang, &of_game("local", entry, "1-name"))
}

/// What a group may agree on, whether it can be changed here or not: name, meaning, standard, changeable.
pub(super) fn table(lang: Lang, entry: &Entry) -> Markup {
    let columns = COLUMNS.map(|column| numbered(lang, |n| of_game("local", entry, &format!("{n}-{column}"))));
    html! {
        div.facts-scroll tabindex="0" role="group" aria-label=(text(lang, "rules-heading-local")) {
            table.facts {
                thead { tr { @for column in COLUMNS { th scope="col" { (text(lang, &format!("local-{column}"))) } } } }
                tbody {
                    @for row in 0..columns[0].len() {
                        tr {
                            th scope="row" { (columns[0][row]) }
                            @for column in &columns[1..] { td { (column[row]) } }
                        }
                    }
                }
            }
        }
    }
}

/// The options of these names, with the values given. A preset need not have all that it sets: its game has them.
fn pairs(entry: &'static Entry, set: &'static [(&'static str, &'static str)]) -> impl Iterator<Item = (&'static OptionSpec, &'static str)> {
    let options = entry.options.iter().chain(catalogue::entry(base(entry)).map_or(&[][..], |base| base.options));
    set.iter().filter_map(move |(name, word)| Some((options.clone().find(|option| option.name == *name)?, *word)))
}

/// "Grand slam: takes nothing."
fn set_to(lang: Lang, entry: &'static Entry, option: &'static OptionSpec, word: &str) -> String {
    format(lang, &Line::new("options-set").with("option", label(entry, option)).with("value", value(entry, option, word)))
}

/// Options that are set for an example, in bold, before what it tells.
pub(super) fn named(lang: Lang, entry: &'static Entry, set: &'static [(&'static str, &'static str)]) -> Markup {
    html! {
        @for (option, word) in pairs(entry, set) { strong { (set_to(lang, entry, option, word)) } " " }
    }
}

/// What a preset is, and in what it differs from its game.
pub(super) fn preset(lang: Lang, entry: &'static Entry) -> Markup {
    let Some((base, set)) = entry.preset_of else {
        return html! {};
    };
    let key = if set.is_empty() { "rules-preset-name" } else { "rules-preset" };
    let line = Line::new(key).with("game", games::name(entry.id)).with("base", games::name(base));
    html! {
        p.notice {
            (format(lang, &line))
            @for (option, word) in pairs(entry, set) {
                " " strong { (set_to(lang, entry, option, word)) } " " (format(lang, &value_about(entry, option, word)))
            }
        }
    }
}

/// The presets of a game, each with a link to what differs.
pub(super) fn presets(lang: Lang, entry: &'static Entry) -> Markup {
    let base = entry.preset_of.map_or(entry, |(base, _)| catalogue::entry(base).expect("a preset's game is in the catalogue"));
    let names = games::presets(base).filter(|preset| preset.id != entry.id);
    html! {
        @for preset in names {
            a.quiet-link href={ "/" (lang.code()) "/rules/" (preset.id) } { (format(lang, &Line::new("rules-preset-link").with("game", games::name(preset.id)))) }
        }
    }
}
