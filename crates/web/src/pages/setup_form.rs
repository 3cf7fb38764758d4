//! The form that sets a game up without scripts: who plays, who begins, the level, the options.

use bija_rules::catalogue::Entry;
use bija_rules::catalogue::options::Values;
use bija_rules::{Rules, Seat};
use bija_wire::Line;
use maud::{Markup, html};

use crate::address::{Address, Level, Players, may_be_a_pair};
use crate::messages::{Lang, format, text};
use crate::option_names;

/// The rows that ask who plays, who begins, and which of the levels.
pub(super) fn players(lang: Lang, players: Players, seats: u8, levels: &[Level]) -> Markup {
    let many = seats > 2;
    let (two, chosen_level, first) = match players {
        Players::Computer { reader: Seat::SOUTH, level } => (false, level, "you".to_string()),
        Players::Computer { level, .. } => (false, level, "computer".to_string()),
        Players::Two { first } => (true, Level::Normal, first.to_string()),
    };
    let firsts: Vec<(String, String)> = if two {
        (1..=seats).map(|n| (n.to_string(), format(lang, &Line::new("first-player").with("n", n)))).collect()
    } else {
        let computer = if many { "first-computers" } else { "first-computer" };
        [("you", "first-you"), ("computer", computer), ("random", "first-random")].map(|(value, key)| (value.to_string(), text(lang, key))).to_vec()
    };
    let modes = [
        ("computer", !two, if many { "play-mode-computers" } else { "play-mode-computer" }),
        ("two", two, if many { "play-mode-many" } else { "play-mode-two" }),
    ];
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
            label.option-text for="level" {
                strong { (text(lang, "play-level")) }
                @if levels.contains(&Level::Perfect) { small { (text(lang, "level-perfect")) ": " (text(lang, "level-perfect-about")) } }
            }
            select.select id="level" name="level" {
                @for level in levels { option value=(level.name()) selected[*level == chosen_level] { (text(lang, &format!("level-{}", level.name()))) } }
            }
        }
    }
}

/// The row that asks for one game, or two that count together.
fn games(lang: Lang, address: &Address) -> Markup {
    let pair = address.series.is_some();
    html! {
        div.option-row {
            label.option-text for="match" { strong { (text(lang, "play-games")) } small { (text(lang, "play-games-about")) } }
            select.select id="match" name="match" {
                option value="" selected[!pair] { (text(lang, "play-games-one")) }
                option value="pair" selected[pair] { (text(lang, "play-games-pair")) }
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
    let rules = Rules::new(entry.ruleset(values)).ok();
    let random = rules.as_ref().is_some_and(Rules::has_random_start);
    let levels: Vec<Level> = rules.iter().flat_map(|rules| Level::ALL.into_iter().filter(|level| level.is_held_in(rules))).collect();
    let pairs = rules.is_some_and(|rules| may_be_a_pair(&rules, values));
    html! {
        form action={ "/" (lang.code()) "/plain/" (entry.id) } method="get" {
            div.option-rows {
                (players(lang, address.players, address.seats, &levels))
                @if pairs { (games(lang, address)) }
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
