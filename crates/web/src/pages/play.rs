//! The page of the board with its script. Without scripts it shows the start of the same game as a form.

use bija_rules::MatchRule;
use bija_rules::catalogue::Entry;
use bija_rules::catalogue::options::{Kind, OptionSpec};
use bija_rules::ruleset::Objective;
use bija_wire::{Line, Series};
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};

use super::{learn, plain};
use crate::address::{Address, Parts, Players};
use crate::assets;
use crate::games;
use crate::icons::Icon;
use crate::messages::{Lang, Voice, browser_messages, format, text};
use crate::option_names::{label, value, value_about};
use crate::perfect;
use crate::preview::Preview;
use crate::shell::{Form, Page, Section, in_script};
use crate::structured::{Named, PageAddress, block};

/// The messages of the settings, which open on every page with a board.
pub(super) const SETTINGS: &[&str] =
    &["contrast-*", "digits-*", "gentle-*", "hand-*", "pits-*", "settings-*", "sound-*", "speed-*", "tap-*", "theme-*", "vibration-*"];

/// The messages that a board's script needs: its own and those of the settings.
pub(super) fn with_settings(own: &[&'static str]) -> Vec<&'static str> {
    SETTINGS.iter().chain(own).copied().collect()
}

/// The messages that the board's script needs beside the settings; a star stands for every key that begins so.
pub(super) const MESSAGES: &[&str] = &[
    "agent",
    "arrange-*",
    "ask-*",
    "board-*",
    "capture-*",
    "choice-*",
    "choose-*",
    "end-*",
    "err-*",
    "extra-turn",
    "first-*",
    "forced-pit",
    "game-size",
    "hint-*",
    "house-lost",
    "keys-*",
    "label-*",
    "last-*",
    "level-*",
    "match-*",
    "moves-*",
    "name-*",
    "offline-*",
    "options-*",
    "panel-*",
    "pass",
    "pay*",
    "place-*",
    "play-*",
    "preview-*",
    "rank",
    "relay-*",
    "resigned",
    "resume-*",
    "ritual-*",
    "skip-hint",
    "sowing-*",
    "sown-in",
    "start-random",
    "step-*",
    "steps-label",
    "store-label",
    "swap",
    "sweep*",
    "takasia",
    "taken-*",
    "think-*",
    "turn-*",
    "tuzdyk",
    "update-ready",
    "verdict-*",
];

/// What is said of the computer's moves and of those it would make, which only a game against it needs.
const EXPLAINED: &[&str] = &["proved-*", "reason-*", "why-*"];

/// All that the page's own script needs.
fn messages() -> Vec<&'static str> {
    with_settings(MESSAGES).into_iter().chain(EXPLAINED.iter().copied()).collect()
}

/// The page. `query` may hold `mode=computer`, or `mode=two` for two people at one device; without it the board goes on with what
/// was played last. It may also name options and a match, as every [address](crate::address) of a game: then a game by those rules begins.
///
/// # Errors
/// If the options make no game.
pub fn page(lang: Lang, entry: &'static Entry, query: &str, origin: &str) -> Result<Markup, Line> {
    let asked = Parts::read(query)?.asks_rules().then(|| Address::read(entry, query)).transpose()?.map(|(address, _)| address.anew());
    let wish = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "mode").and_then(|(_, mode)| Wish::read(&mode));
    let players = match wish {
        Some(Wish::Two) => Players::Two { first: 1 },
        Some(Wish::Computer) | None => Address::new(entry).players,
    };
    let name = format(lang, &games::name(entry.id));
    let main = html! {
        main id="play" class="play" {
            div.play-head {
                div id="play-chip" {}
                h1.play-title { (name) }
                p.play-summary { (format(Voice::of(lang, entry), &games::size(entry, &entry.standard()))) }
                a.quiet-link href={ "/" (lang.code()) "/rules/" (entry.id) } { (Icon::Book.svg()) span { (text(lang, "play-rules")) } }
                a.quiet-link href={ "/" (lang.code()) "/people?game=" (entry.id) } { (Icon::People.svg()) span { (text(lang, "play-friend")) } }
                (learn::link(lang, entry, "quiet-link"))
            }
            p.play-wait { (text(lang, "play-loading")) }
            (plain::start_form(lang, &Address { players, ..asked.clone().unwrap_or_else(|| Address::new(entry)) }))
        }
    };
    let said = |key: &'static str| format(lang, &Line::new(key).with("game", name.as_str()));
    let (title, description) = (said("page-play-title"), said("page-play-description"));
    let preview = Preview::of(lang, entry, origin, &title, &description);
    let page = PageAddress { lang, origin, path: &format!("/play/{}", entry.id) };
    let said = [page.game(entry, Named { title: &title, description: &description }), page.way(&[], &name)];
    let after = html! {
        script type="application/json" id="bija-config" { (PreEscaped(in_script(&config(lang, entry, wish, asked.as_ref())))) }
        (block(&said))
    };
    let page = Page {
        lang,
        title,
        description: Some(description),
        path: &path(entry, wish, asked.as_ref()),
        preview: Some(preview),
        section: Section::Games,
        form: Form::Play,
        main,
        after,
    };
    Ok(page.render())
}

/// The path and query below the language.
fn path(entry: &Entry, wish: Option<Wish>, asked: Option<&Address>) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.extend_pairs(asked.map(Address::rules).unwrap_or_default());
    query.extend_pairs(wish.map(|wish| ("mode", wish.name())));
    match query.finish() {
        query if query.is_empty() => format!("/play/{}", entry.id),
        query => format!("/play/{}?{query}", entry.id),
    }
}

/// The kind of game that an address asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    Computer,
    Two,
}

impl Wish {
    fn read(mode: &str) -> Option<Wish> {
        [Wish::Computer, Wish::Two].into_iter().find(|wish| wish.name() == mode)
    }

    const fn name(self) -> &'static str {
        match self {
            Wish::Computer => "computer",
            Wish::Two => "two",
        }
    }

    /// Who sits opposite, as the script calls it.
    const fn opponent(self) -> &'static str {
        match self {
            Wish::Computer => "computer",
            Wish::Two => "person",
        }
    }
}

/// What the script has to know.
fn config(lang: Lang, entry: &'static Entry, wish: Option<Wish>, asked: Option<&Address>) -> Value {
    json!({
        "lang": lang.code(),
        "game": {"ruleset": entry.id, "options": options(lang, entry), "ritual": entry.ritual().is_some()},
        "opponent": wish.map(Wish::opponent),
        "asked": asked.map(|asked| asked.options.iter().cloned().collect::<std::collections::BTreeMap<_, _>>()),
        "match": asked.and_then(|asked| asked.series).map(|Series::Pair| MatchRule::Pair.name()),
        "messages": browser_messages(Voice::of(lang, entry), &messages()),
        "worker": assets::worker_url(),
        "module": assets::module_url(),
        "api": "/api/v1",
        "hints": assets::hints_url(),
        "margin": entry.ruleset(&entry.standard()).objective == Objective::Margin,
        "perfect": perfect::held_in(entry).map(|held| {
            let files = assets::perfect_files().map(|[worker, module]| json!({"worker": worker, "module": module}));
            json!({"held": held, "files": files})
        }),
    })
}

/// The options of the game with all their values in words; `drawn` says that the start is drawn by a number, `match` that several games count together. What has a single value is no option to a reader.
pub(super) fn options(lang: Lang, entry: &'static Entry) -> Vec<Value> {
    let standard = entry.standard();
    let choice = |option: &'static OptionSpec, word: &str| {
        let values = entry.values(&[(option.name, word)]).ok();
        let drawn = values.as_ref().is_some_and(|values| entry.ruleset(values).start.is_random());
        json!({
            "value": word,
            "label": format(lang, &value(entry, option, word)),
            "help": format(lang, &value_about(entry, option, word)),
            "drawn": drawn,
            "match": values.as_ref().and_then(MatchRule::asked).is_some(),
        })
    };
    let option = |option: &'static OptionSpec| {
        let words = option.kind.values();
        (words.len() > 1).then(|| {
            json!({
                "key": option.name,
                "label": format(lang, &label(entry, option)),
                "default": standard.value(option.name),
                "number": matches!(option.kind, Kind::Number { .. } | Kind::NumberOrNone { .. }),
                "values": words.iter().map(|word| choice(option, word)).collect::<Vec<_>>(),
            })
        })
    };
    entry.options.iter().filter_map(option).collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// The keys in quotation marks within the calls that take keys; keys made of parts are found by their prefix.
    fn keys_of(source: &str) -> Vec<String> {
        let calls = ["text(\"", " t(\"", "(t(\"", "[t(\"", "problem(\"", "key: \""];
        let plain = calls.iter().flat_map(|call| source.split(call).skip(1)).filter_map(|rest| rest.split('"').next());
        let key = |word: &&str| {
            word.len() > 1 && word.contains('-') && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-')
        };
        plain.filter(key).filter(|word| !word.starts_with("--")).map(ToString::to_string).collect()
    }

    #[test]
    fn the_page_has_every_message_that_the_script_asks_for() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/js");
        let messages = browser_messages(Lang::EN, &messages());
        let mut seen = 0;
        for file in std::fs::read_dir(folder).unwrap() {
            let file = file.unwrap().path();
            let Ok(source) = std::fs::read_to_string(&file) else { continue };
            let name = file.display();
            for key in keys_of(&source) {
                assert!(messages.get(&key).is_some(), "{name} asks for {key}");
                seen += 1;
            }
        }
        assert!(seen > 40, "the calls that take keys are no longer found: {seen}");
    }

    #[test]
    fn the_page_has_every_sentence_that_is_told_of_a_move() {
        // What only the terminal and the page without scripts say.
        let elsewhere = ["hand-count", "pieces-taken", "pit-label", "side-label"];
        let file = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("messages/en/turn.ftl")).unwrap();
        let messages = browser_messages(Lang::EN, &with_settings(MESSAGES));
        let keys =
            file.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key).filter(|key| key.starts_with(|first: char| first.is_ascii_lowercase()));
        let told: Vec<&str> = keys.filter(|key| !elsewhere.contains(key) && !key.starts_with("sign-") && !key.starts_with("term-")).collect();
        assert!(told.len() > 100, "the keys are no longer found: {}", told.len());
        for key in told {
            assert!(messages.get(key).is_some(), "the page lacks {key}");
        }
    }
}
