//! The form that sets a game up without scripts: who plays, who begins, the level, the options.

use bija_rules::Seat;
use bija_rules::catalogue::Entry;
use bija_rules::catalogue::options::{Kind, Values};
use bija_wire::Line;
use maud::{Markup, html};

use crate::address::{Address, Level, Players};
use crate::messages::{Lang, format, text};
use crate::option_names;

/// The rows that ask who plays, who begins, and the level.
pub(super) fn players(lang: Lang, players: Players) -> Markup {
    let (two, chosen_level, first) = match players {
        Players::Computer { reader, level } => (false, level, if reader == Seat::SOUTH { "you" } else { "computer" }),
        Players::Two { first } => (true, Level::Normal, if first == 1 { "1" } else { "2" }),
    };
    let player = |n: u8| format(lang, &Line::new("first-player").with("n", n));
    let firsts = if two {
        vec![("1", player(1)), ("2", player(2))]
    } else {
        vec![("you", text(lang, "first-you")), ("computer", text(lang, "first-computer")), ("random", text(lang, "first-random"))]
    };
    let modes = [("computer", !two, "play-mode-computer"), ("two", two, "play-mode-two")];
    html! {
        div.option-row {
            span.option-text id="mode-label" { strong { (text(lang, "play-mode")) } }
            span.groove role="radiogroup" aria-labelledby="mode-label" {
                @for (value, on, label) in modes { label { input type="radio" name="mode" value=(value) checked[on]; span { (text(lang, label)) } } }
            }
        }
        div.option-row {
            label.option-text for="first" { strong { (text(lang, "play-first")) } }
            select.select id="first" name="first" { @for (value, label) in firsts { option value=(value) selected[value == first] { (label) } } }
        }
        div.option-row {
            label.option-text for="level" { strong { (text(lang, "play-level")) } }
            select.select id="level" name="level" {
                @for level in Level::ALL { option value=(level.name()) selected[level == chosen_level] { (text(lang, &format!("level-{}", level.name()))) } }
            }
        }
    }
}

/// The rows of the game's options. An option with a single value is not asked for.
fn options(lang: Lang, entry: &'static Entry, values: &Values) -> Markup {
    html! {
        @for (option, chosen) in values.iter().filter(|(option, _)| option.kind.values().len() > 1) {
            @let id = format!("option-{}", option.name);
            @let standard = values.standard_value(option.name).unwrap_or_default();
            div class=(if chosen == standard { "option-row" } else { "option-row changed" }) {
                label.option-text for=(id) {
                    strong { (format(lang, &option_names::label(entry, option))) }
                    small { (format(lang, &option_names::about(entry, option))) }
                }
                select.select id=(id) name={ "o." (option.name) } {
                    @for value in option.kind.values() {
                        option value=(value) selected[value == chosen] { (format(lang, &option_names::value(entry, option, &value))) }
                    }
                }
            }
        }
    }
}

/// The whole form for one game, filled in as the address says.
pub(super) fn form(lang: Lang, entry: &'static Entry, address: &Address, values: &Values) -> Markup {
    let random = values.iter().any(|(option, value)| option.name == "start" && matches!(option.kind, Kind::Choice(_)) && value != option.default);
    html! {
        form action={ "/" (lang.code()) "/plain/" (entry.id) } method="get" {
            div.option-rows {
                (players(lang, address.players))
                (options(lang, entry, values))
                @if random {
                    div.option-row {
                        label.option-text for="start" { strong { (text(lang, "options-start-number")) } small { (text(lang, "options-start-empty")) } }
                        span.field { input id="start" name="start" inputmode="numeric" maxlength="20" autocomplete="off"; }
                    }
                }
            }
            button class="button primary" { (text(lang, "play-start")) }
        }
    }
}
