//! The page where games between people begin: a link for a friend, anyone, a table for two to four; what is open and what runs.

use bija_rules::catalogue::Entry;
use bija_rules::catalogue::options::Values;
use bija_wire::Line;
use maud::{Markup, PreEscaped, html};
use serde_json::json;

use super::house::changed_options;
use crate::games;
use crate::house;
use crate::icons::Icon;
use crate::messages::{Lang, browser_messages, format, text};
use crate::option_names;
use crate::preview::Preview;
use crate::shell::{Form, Page, Section, in_script, nothing};

/// What a table waits for, or who plays at it.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game's id.
    pub id: String,
    /// What is played.
    pub entry: &'static Entry,
    /// Who sits there, by name.
    pub names: Vec<String>,
    /// Free seats.
    pub free: u8,
    /// Seconds for each sowing; none without a clock.
    pub clock: Option<u32>,
}

/// Whether the chosen game may be played for a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stake {
    /// Not by these rules.
    Unranked,
    /// By those who have signed in, which the reader has not.
    SignIn,
    /// Also by the reader.
    Offered,
}

/// The page, all but its language.
#[derive(Clone, Copy, Debug)]
pub struct Lobby<'a> {
    /// Where the site is reached.
    pub origin: &'a str,
    /// The reader's nickname, if this device has one.
    pub nickname: Option<&'a str>,
    /// The reader's own id, if this device has one.
    pub reader: Option<&'a str>,
    /// Whether the reader may play for a rating.
    pub stake: Stake,
    /// Seconds for each sowing where nobody chooses; none without a clock.
    pub usual_clock: Option<u32>,
    /// The game that is chosen already.
    pub entry: &'static Entry,
    /// By which rules.
    pub values: &'a Values,
    /// Tables with free seats that anyone may take.
    pub open: &'a [Table],
    /// Games that are played now.
    pub running: &'a [Table],
}

/// The page `/{lang}/people`. Its address may name a game and options: `?game=kalah&o.seeds=5`.
pub fn page(lang: Lang, lobby: &Lobby<'_>) -> Markup {
    let main = html! {
        main id="main" class="page lobby" {
            h1.page-title { (text(lang, "lobby-title")) }
            p.lede { (text(lang, "lobby-line")) }
            noscript { p.notice { (text(lang, "invite-scripts")) } }
            (wishes(lang, lobby))
            section.lobby-tables data-part="open" {
                h2.section-title { (text(lang, "lobby-open")) }
                (tables(lang, lobby.open, "lobby-open-none", "lobby-sit"))
            }
            section.lobby-tables data-part="running" {
                h2.section-title { (text(lang, "lobby-running")) }
                (tables(lang, lobby.running, "lobby-running-none", "lobby-watch"))
            }
            p {
                a.quiet-link href={ "/" (lang.code()) "/leaderboard/" (lobby.entry.id) } { (Icon::People.svg()) span { (text(lang, "leaderboard-title")) } }
                @if let Some(reader) = lobby.reader {
                    " " a.quiet-link href={ "/" (lang.code()) "/player/" (reader) } { (Icon::Person.svg()) span { (text(lang, "lobby-own")) } }
                }
            }
        }
    };
    let path = house::people(lobby.entry, lobby.values);
    let after = html! { script type="application/json" id="people-config" { (PreEscaped(in_script(&config(lang, lobby)))) } };
    let (title, description) = (text(lang, "page-lobby-title"), text(lang, "page-lobby-description"));
    let preview = Preview::of(lang, lobby.entry, lobby.origin, &title, &description);
    Page { lang, title, description: Some(description), path: &path, preview: Some(preview), section: Section::People, form: Form::People, main, after }
        .render()
}

fn config(lang: Lang, lobby: &Lobby<'_>) -> serde_json::Value {
    let options: serde_json::Map<String, serde_json::Value> =
        changed_options(lobby.values).into_iter().map(|(option, value)| (option.name.to_string(), json!(value))).collect();
    json!({
        "lang": lang.code(),
        "ruleset": lobby.entry.id,
        "options": options,
        "messages": browser_messages(lang, &["err-busy", "err-no-connection", "err-options-*", "err-stale", "err-too-many", "live-*", "lobby-*"]),
    })
}

/// Nickname, game, and the three ways.
fn wishes(lang: Lang, lobby: &Lobby<'_>) -> Markup {
    let nickname = lobby.nickname.unwrap_or_default();
    let usual = lobby.usual_clock.map(|seconds| seconds.to_string()).unwrap_or_default();
    let numbers = seats(lobby.entry);
    html! {
        form id="lobby-form" class="lobby-form" data-nickname=(nickname) {
            div.lobby-who {
                label.field { (text(lang, "lobby-nickname")) input name="nickname" value=(nickname) required maxlength="20" autocomplete="nickname"; }
                label.field {
                    (text(lang, "lobby-game"))
                    select.select name="ruleset" {
                        @for entry in games::all(lang) { option value=(entry.id) selected[entry.id == lobby.entry.id] { (format(lang, &games::name(entry.id))) } }
                    }
                }
                (rules(lang, lobby))
            }
            p.people-told role="alert" {}
            div.lobby-ways {
                section {
                    h2.section-title { (Icon::Link.svg()) (text(lang, "lobby-friend")) }
                    p { (text(lang, "lobby-friend-about")) }
                    (choice(lang, "friend-clock", "lobby-clock", &clocks(lang), &usual))
                    (choice(lang, "friend-first", "lobby-first", &["random", "me", "friend"].map(|first| (first.to_string(), text(lang, &format!("lobby-first-{first}")))), "random"))
                    button class="button primary large wide" name="way" value="friend" { (text(lang, "lobby-friend-act")) }
                }
                section {
                    h2.section-title { (Icon::People.svg()) (text(lang, "lobby-random")) }
                    p { (text(lang, "lobby-random-about")) }
                    (stakes(lang, lobby.stake))
                    p.lobby-seeking role="status" {}
                    button class="button large wide" name="way" value="random" { (text(lang, "lobby-random-act")) }
                }
                section {
                    h2.section-title { (Icon::Play.svg()) (text(lang, "lobby-table")) }
                    p { (text(lang, "lobby-table-about")) }
                    (choice(lang, "table-seats", "lobby-seats", &numbers, &lobby.entry.ruleset(lobby.values).board.seats.to_string()))
                    (choice(lang, "table-clock", "lobby-clock", &clocks(lang), &usual))
                    (choice(lang, "table-join", "setting-join", &["anyone", "link"].map(|join| (join.to_string(), text(lang, &format!("join-{join}")))), "anyone"))
                    (choice(lang, "table-rotate", "setting-rotate", &["true", "false"].map(|rotate| (rotate.to_string(), text(lang, &format!("rotate-{rotate}")))), "true"))
                    button class="button large wide" name="way" value="table" { (text(lang, "lobby-table-act")) }
                }
            }
        }
    }
}

/// The rules that are chosen, and the way to change them.
fn rules(lang: Lang, lobby: &Lobby<'_>) -> Markup {
    let changed = changed_options(lobby.values);
    html! {
        p.lobby-rules data-part="rules" {
            (text(lang, "lobby-rules")) ": "
            @if changed.is_empty() { strong { (text(lang, "lobby-rules-standard")) } }
            @for (index, (option, value)) in changed.iter().enumerate() {
                @if index > 0 { " · " }
                strong { (format(lang, &option_names::label(lobby.entry, option))) " " (format(lang, &option_names::value(lobby.entry, option, value))) }
            }
            " " a.quiet-link href={ "/" (lang.code()) "/house/" (lobby.entry.id) } { (Icon::Sliders.svg()) span { (text(lang, "house-link")) } }
        }
    }
}

/// Whether a game against anyone is for a rating.
fn stakes(lang: Lang, stake: Stake) -> Markup {
    let stakes = ["false", "true"].map(|ranked| (ranked.to_string(), text(lang, &format!("lobby-ranked-{ranked}"))));
    match stake {
        Stake::Unranked => nothing(),
        Stake::SignIn => html! { p.meta { a href={ "/" (lang.code()) "/account" } { (text(lang, "lobby-ranked-sign-in")) } } },
        Stake::Offered => choice(lang, "random-ranked", "lobby-ranked", &stakes, "false"),
    }
}

/// How many may play a game, as values of a field.
fn seats(entry: &Entry) -> Vec<(String, String)> {
    let option = entry.options.iter().find(|option| option.name == "seats");
    let numbers = option.map_or_else(|| vec![entry.ruleset(&entry.standard()).board.seats.to_string()], |option| option.kind.values());
    numbers.into_iter().map(|number| (number.clone(), number)).collect()
}

fn clocks(lang: Lang) -> Vec<(String, String)> {
    let seconds = |seconds: u32| (seconds.to_string(), format(lang, &Line::new("clock-each").with("seconds", seconds)));
    vec![(String::new(), text(lang, "clock-none")), seconds(30), seconds(60)]
}

fn choice(lang: Lang, name: &str, label: &str, values: &[(String, String)], chosen: &str) -> Markup {
    html! {
        label.lobby-choice {
            span { (text(lang, label)) }
            select.select name=(name) { @for (value, label) in values { option value=(value) selected[value == chosen] { (label) } } }
        }
    }
}

fn tables(lang: Lang, tables: &[Table], none: &str, act: &str) -> Markup {
    html! {
        @if tables.is_empty() { p.meta { (text(lang, none)) } }
        @else {
            ul.lobby-list {
                @for table in tables {
                    li {
                        strong { (format(lang, &games::name(table.entry.id))) }
                        span.meta { (said(lang, table)) }
                        a class="button small" href={ "/" (lang.code()) "/game/" (table.id) } { (text(lang, act)) }
                    }
                }
            }
        }
    }
}

/// Who sits there, what is free, and the clock.
fn said(lang: Lang, table: &Table) -> String {
    let names = table.names.join(" – ");
    let who = if table.free > 0 { format(lang, &Line::new("lobby-table-row").with("names", names).with("free", table.free)) } else { names };
    match table.clock {
        Some(seconds) => format!("{who} · {}", format(lang, &Line::new("clock-each").with("seconds", seconds))),
        None => who,
    }
}

#[cfg(test)]
mod tests {
    use bija_rules::catalogue;

    use super::*;

    #[test]
    fn the_lobby_shows_what_is_open_and_what_runs() {
        let entry = catalogue::entry("kalah").unwrap();
        let values = entry.chosen(&[("seeds", "5")]).unwrap();
        let table = |id: &str, free| Table { id: id.to_string(), entry, names: vec!["Meera".to_string()], free, clock: Some(60) };
        let (open, running) = ([table("0123456789abc", 1)], [table("0123456789abd", 0)]);
        let page = page(
            Lang::EN,
            &Lobby {
                origin: "",
                nickname: Some("Asha"),
                reader: Some("000000000000a"),
                stake: Stake::Offered,
                usual_clock: Some(30),
                entry,
                values: &values,
                open: &open,
                running: &running,
            },
        )
        .0;
        for part in
            ["Meera · 1 seat is free · 60 seconds for each sowing", "/en/game/0123456789abc", "/en/game/0123456789abd", r#"value="Asha""#, r#"{"seeds":"5"}"#]
        {
            assert!(page.contains(part), "{part} is missing");
        }
    }

    #[test]
    fn an_empty_lobby_says_so_in_both_languages() {
        let entry = catalogue::entry("oware").unwrap();
        for lang in Lang::ALL {
            let page = page(
                lang,
                &Lobby {
                    origin: "",
                    nickname: None,
                    reader: None,
                    stake: Stake::SignIn,
                    usual_clock: None,
                    entry,
                    values: &entry.standard(),
                    open: &[],
                    running: &[],
                },
            )
            .0;
            assert!(page.contains(&text(lang, "lobby-open-none")) && page.contains(&text(lang, "lobby-running-none")));
        }
    }
}
