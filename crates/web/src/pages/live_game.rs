//! The page of a game between people. The server renders its frame with the words and options of its game; the table itself
//! comes over the socket.

use bija_rules::catalogue::Entry;
use bija_rules::catalogue::options::Values;
use bija_wire::Line;
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};

use super::over::Over;
use super::play::{MESSAGES, options, with_settings};
use super::replay;
use crate::assets;
use crate::card;
use crate::games;
use crate::icons::Icon;
use crate::messages::{Lang, Voice, browser_messages, format, text};
use crate::preview::Preview;
use crate::shell::{Form, Page, Section, in_script};

/// The messages that the script needs beside those of every board.
const OWN_MESSAGES: &[&str] = &[
    "abort*",
    "clock-*",
    "conn-*",
    "draw-*",
    "gather-*",
    "invite-nickname",
    "join-*",
    "live-*",
    "move-sending",
    "prelude-*",
    "rematch*",
    "resign*",
    "result-*",
    "rotate-*",
    "seat-*",
    "setting-*",
    "watch*",
];

/// What the page needs to know of its game before the socket tells the rest.
#[derive(Clone, Copy, Debug)]
pub struct LiveGame<'a> {
    /// Its id, as it stands in addresses.
    pub id: &'a str,
    /// What is played.
    pub entry: &'static Entry,
    /// By which rules.
    pub values: &'a Values,
    /// Who plays, for the title; nobody as long as the table gathers.
    pub names: &'a [String],
    /// Where the site is reached.
    pub origin: &'a str,
    /// How it ended, if it is over.
    pub over: Option<&'a Over>,
}

/// The page `/{lang}/game/{id}`, the same for players and spectators.
pub fn page(lang: Lang, game: &LiveGame<'_>) -> Markup {
    let LiveGame { id, entry, values, names, over, .. } = *game;
    let name = format(lang, &games::name(entry.id));
    let title =
        if names.is_empty() { format(lang, &Line::new("page-live-title").with("game", name.as_str())) } else { format!("{name}: {}", names.join(" – ")) };
    let main = html! {
        main id="play" class="play live" data-line="connecting" {
            div.play-head {
                div id="play-chip" {}
                h1.play-title { (name) }
                p.play-summary { (format(Voice::of(lang, entry), &games::size(entry, values))) }
                a.quiet-link href={ "/" (lang.code()) "/rules/" (entry.id) } target="_blank" { (Icon::Book.svg()) span { (text(lang, "play-rules")) } }
                @if over.is_some() { a.quiet-link href={ "/" (lang.code()) (replay::path(id)) } { (Icon::Again.svg()) span { (text(lang, "replay-moves")) } } }
                div id="live-clock" {}
            }
            noscript {
                @match over {
                    Some(over) => (without_scripts(lang, over, &name)),
                    None => p.notice { (text(lang, "invite-scripts")) },
                }
            }
        }
    };
    let after = html! { script type="application/json" id="bija-config" { (PreEscaped(in_script(&config(lang, id, entry)))) } };
    let preview = preview(lang, game, &name);
    Page { lang, title, description: None, path: &format!("/game/{id}"), preview: Some(preview), section: Section::Games, form: Form::Live, main, after }
        .render()
}

/// How a finished game came out, for browsers without scripts; the way to its moves stands above it.
fn without_scripts(lang: Lang, over: &Over, name: &str) -> Markup {
    html! {
        h2.turn-line { (over.title(lang, name)) }
        p.turn-sentence { (over.description(lang, name)) }
        p.notice { (text(lang, "replay-without-scripts")) }
    }
}

/// What stands for the game where its link is sent: the board as it ended, or the one it began with.
fn preview<'a>(lang: Lang, game: &LiveGame<'a>, name: &str) -> Preview<'a> {
    let LiveGame { id, entry, values, names, origin, over } = *game;
    let names = names.join(" – ");
    let said = |key: &'static str| format(lang, &Line::new(key).with("game", name).with("names", names.as_str()));
    if let Some(over) = over {
        return Preview { origin, title: over.title(lang, name), description: over.description(lang, name), image: card::of_game(lang, id) };
    }
    let (title, description) = if names.is_empty() { ("page-live-title", "share-gathering") } else { ("share-running-title", "share-running") };
    Preview { origin, title: said(title), description: said(description), image: card::address(lang, entry, values) }
}

fn config(lang: Lang, id: &str, entry: &'static Entry) -> Value {
    let messages: Vec<&str> = with_settings(MESSAGES).into_iter().chain(OWN_MESSAGES.iter().copied()).collect();
    json!({
        "lang": lang.code(),
        "game": {"ruleset": entry.id, "options": options(lang, entry)},
        "table": {"id": id, "home": format!("/{}/people?game={}", lang.code(), entry.id)},
        "messages": browser_messages(Voice::of(lang, entry), &messages),
        "worker": assets::worker_url(),
        "module": assets::module_url(),
        "api": "/api/v1",
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use bija_rules::catalogue;

    use super::*;

    /// Keys in quotation marks after a call that takes them, in the scripts of the live page.
    fn keys() -> Vec<(String, String)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/js/live");
        let mut found = Vec::new();
        for file in std::fs::read_dir(folder).unwrap() {
            let file = file.unwrap().path();
            let source = std::fs::read_to_string(&file).unwrap();
            for call in ["text(\"", " t(\"", "(t(\"", "[t(\"", "key: \""] {
                for rest in source.split(call).skip(1) {
                    found.push((file.display().to_string(), rest.split('"').next().unwrap().to_string()));
                }
            }
        }
        found
    }

    #[test]
    fn the_page_has_every_message_that_its_scripts_ask_for() {
        let entry = catalogue::entry("kalah").unwrap();
        let keys = keys();
        assert!(keys.len() > 60, "the calls that take keys are no longer found: {}", keys.len());
        for lang in Lang::ALL {
            let config = config(lang, "0123456789abc", entry);
            for (file, key) in &keys {
                assert!(config["messages"].get(key).is_some(), "{file} asks for {key}");
            }
        }
    }

    #[test]
    fn whoever_plays_stands_in_the_title_and_the_page_is_not_indexed() {
        let entry = catalogue::entry("kalah").unwrap();
        let names = ["Meera".to_string(), "<Anil>".to_string()];
        let page =
            page(Lang::EN, &LiveGame { id: "0123456789abc", entry, values: &entry.standard(), names: &names, origin: "https://bija.example", over: None }).0;
        assert!(page.contains("<title>Kalah: Meera – &lt;Anil&gt;</title>"), "{}", &page[..400]);
        assert!(page.contains(r#"<meta name="robots" content="noindex">"#));
    }

    #[test]
    fn without_scripts_a_finished_game_says_how_it_came_out_and_leads_to_its_moves() {
        let entry = catalogue::entry("kalah").unwrap();
        let names = ["Meera".to_string(), "<Anil>".to_string()];
        let over = Over { names: names.to_vec(), places: vec![2, 1], score: Some(vec![21, 27]), reason: None, date: (2026, 5, 28) };
        for lang in Lang::ALL {
            let game = LiveGame { id: "0123456789abc", entry, values: &entry.standard(), names: &names, origin: "https://bija.example", over: Some(&over) };
            let page = page(lang, &game).0;
            let (head, rest) = page.split_once("<main").unwrap().1.split_once("<noscript>").unwrap();
            let unscripted = rest.split_once("</noscript>").unwrap().0;
            assert!(unscripted.contains("&lt;Anil&gt;") && unscripted.contains("27–21"), "{unscripted}");
            assert!(head.contains(&format!("<a class=\"quiet-link\" href=\"/{}/game/0123456789abc/moves\"", lang.code())), "{head}");
        }
    }
}
