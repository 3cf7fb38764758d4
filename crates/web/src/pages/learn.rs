//! A lesson: steps on the board with a script; without scripts the same steps to be read, each with a picture of its move.

use bija_rules::catalogue::Entry;
use bija_rules::{Position, Rules, Seat};
use bija_wire::Line;
use maud::{Markup, PreEscaped, html};
use serde_json::{Map, Value, json};

use super::play::with_settings;
use crate::assets;
use crate::games;
use crate::icons::Icon;
use crate::lessons::{self, Answer, Kind, Lesson, Place, Replay, Step};
use crate::messages::{Lang, Voice, browser_messages, format, text};
use crate::picture::{Counts, Marks, Picture, drawings};
use crate::preview::Preview;
use crate::shell::{Form, Page, Section, in_script};
use crate::structured::{Named, PageAddress, block};

/// The messages that the lesson's script needs beside the settings; a star stands for every key that begins so.
const MESSAGES: &[&str] = &[
    "board-*",
    "choice-*",
    "choose-*",
    "err-*",
    "forced-pit",
    "keys-*",
    "label-*",
    "learn-*",
    "moves-*",
    "name-*",
    "panel-*",
    "play-retry",
    "play-swap",
    "step-*",
    "steps-label",
    "store-label",
];

/// A step with its move played.
struct Shown<'l> {
    step: &'l Step,
    /// The decisions.
    line: String,
    replay: Replay,
}

impl Shown<'_> {
    fn of(step: &Step) -> Shown<'_> {
        let (line, replay) = step.shown();
        Shown { step, line, replay }
    }

    /// A message of the step in a language.
    fn say(&self, voice: Voice, part: &str) -> String {
        format(voice, &self.step.message(part, &self.replay))
    }

    /// Whether a step begins on the board on which this one does, as the reader sees it.
    fn begins_like(&self, other: &Shown<'_>) -> bool {
        self.step.viewer == other.step.viewer && self.step.options == other.step.options && self.replay.begin == other.replay.begin
    }
}

/// The page.
pub fn page(lang: Lang, lesson: &'static Lesson, origin: &str) -> Markup {
    let entry = lesson.entry;
    let voice = Voice::of(lang, entry);
    let title = title(lang, lesson);
    let steps: Vec<Shown<'_>> = lesson.steps.iter().map(Shown::of).collect();
    let main = html! {
        main id="main" class="page learn" {
            (drawings())
            div.learn-head {
                h1.learn-title { (title.as_str()) }
                div id="learn-progress" class="learn-progress" {}
                a.icon-button id="learn-close" href=(rules_page(lang, entry)) aria-label=(text(lang, "learn-to-rules")) title=(text(lang, "learn-to-rules")) { (Icon::Close.svg()) }
            }
            div id="learn-still" class="learn-still" {
                ol.learn-steps { @for (index, step) in steps.iter().enumerate() { li id=(step.step.id) { (still(voice, entry, step, index.checked_sub(1).map(|before| &steps[before]))) } } }
                p.tile-acts { @for (href, label, primary) in ways(lang, lesson) { a class=(if primary { "button primary" } else { "quiet-link" }) href=(href) { (label) } } }
            }
        }
    };
    let name = format(lang, &games::name(entry.id));
    let page_title = format(lang, &Line::new("page-learn-title").with("title", title.as_str()));
    let described = if lesson.topic().is_none() { "page-learn-description" } else { "page-learn-topic-description" };
    let description = format(lang, &Line::new(described).with("game", name.as_str()).with("title", title.as_str()).with("count", lesson.steps.len()));
    let preview = Preview::of(lang, entry, origin, &page_title, &description);
    let address = PageAddress { lang, origin, path: &path(lesson) };
    let parts = steps.iter().map(|step| (step.step.id.as_str(), step.say(voice, "say"), step.say(voice, "help")));
    let named = Named { title: &title, description: &description };
    let said = [address.lesson(entry, named, parts), address.way(&[(text(lang, "learn-list-title"), "/learn/")], &title)];
    let after = html! {
        script type="application/json" id="bija-config" { (PreEscaped(in_script(&config(lang, lesson, &steps)))) }
        (block(&said))
    };
    Page {
        lang,
        title: page_title,
        description: Some(description),
        path: &path(lesson),
        preview: Some(preview),
        section: Section::Learn,
        form: Form::Learn,
        main,
        after,
    }
    .render()
}

/// What a lesson is called.
pub(super) fn title(lang: Lang, lesson: &Lesson) -> String {
    let name = games::name(lesson.entry.id);
    format(
        lang,
        &match lesson.topic() {
            None => Line::new("learn-title").with("game", name),
            Some(topic) => Line::new(format!("learn-topic-{topic}")).with("game", name),
        },
    )
}

/// What it is called beside the name of its game.
pub(super) fn short(lang: Lang, lesson: &Lesson) -> String {
    match lesson.topic() {
        None => format(lang, &games::name(lesson.entry.id)),
        Some(topic) => text(lang, &format!("learn-topic-{topic}-short")),
    }
}

/// The path of a lesson below the language.
pub(super) fn path(lesson: &Lesson) -> String {
    format!("/learn/{}", lesson.name)
}

/// The links to a game's lessons on other topics.
pub(super) fn topics(lang: Lang, entry: &Entry) -> Markup {
    html! {
        @for lesson in lessons::topics(entry) {
            a.quiet-link href={ "/" (lang.code()) (path(lesson)) } { (Icon::Sprout.svg()) span { (title(lang, lesson)) } }
        }
    }
}

/// The link to the lesson of a game from its other pages, if it has one.
pub(super) fn link(lang: Lang, entry: &Entry, class: &str) -> Markup {
    html! {
        @if let Some(lesson) = lessons::of(entry) {
            a class=(class) href={ "/" (lang.code()) (path(lesson)) } { (Icon::Sprout.svg()) span { (text(lang, "learn-link")) } }
        }
    }
}

fn rules_page(lang: Lang, entry: &Entry) -> String {
    format!("/{}/rules/{}", lang.code(), entry.id)
}

/// Where the reader goes from the lesson: address, label, and whether it is the first choice.
fn ways(lang: Lang, lesson: &Lesson) -> Vec<(String, String, bool)> {
    let entry = lesson.entry;
    let base = format!("/{}", lang.code());
    let play = format(lang, &Line::new("rules-play-game").with("game", games::name(entry.id)));
    let mut ways = vec![(format!("{base}/play/{}", entry.id), play, true)];
    let others = lessons::of(entry).into_iter().chain(lessons::topics(entry)).filter(|other| other.name != lesson.name);
    ways.extend(others.map(|other| (format!("{base}{}", path(other)), title(lang, other), false)));
    ways.push((format!("{base}/people?game={}", entry.id), text(lang, "play-friend"), false));
    ways.push((rules_page(lang, entry), text(lang, "learn-to-rules"), false));
    ways
}

/// A step to be read: what is asked, the board with the right move on it, and what that brings.
fn still(voice: Voice, entry: &'static Entry, shown: &Shown<'_>, before: Option<&Shown<'_>>) -> Markup {
    let Shown { step, replay, .. } = shown;
    let alt = match before {
        Some(before) if shown.begins_like(before) => Line::new("picture-alt-same"),
        Some(_) | None => counted(step, &replay.begin),
    };
    let marks = Marks::Sowing(&replay.events);
    let picture = Picture { entry, rules: &step.rules, position: &replay.begin, viewer: step.viewer, counts: Counts::Shown, marks };
    html! {
        h2.section-title { (shown.say(voice, "say")) }
        p { (shown.say(voice, "help")) }
        div.before-after {
            figure { (picture.svg("rule-board", Some(&format(voice, &alt)))) figcaption { (told(voice, &step.summary(replay))) } }
        }
        @if step.kind != Kind::Explain { p { (told(voice, &step.right(replay).told)) } }
    }
}

/// The seeds of a board in words.
fn counted(step: &Step, position: &Position) -> Line {
    let rules: &Rules = &step.rules;
    let counts = |seat: Seat| rules.board().owned(seat).map(|pit| position.seeds(pit).to_string()).collect::<Vec<_>>().join(", ");
    let others: Vec<String> = rules.seats().filter(|&seat| seat != step.viewer).map(counts).collect();
    Line::new("picture-alt").with("own", counts(step.viewer)).with("their", others.join(" · "))
}

fn told(voice: Voice, lines: &[Line]) -> String {
    lines.iter().map(|line| format(voice, line)).collect::<Vec<_>>().join(" ")
}

/// What the script has to know.
fn config(lang: Lang, lesson: &'static Lesson, steps: &[Shown<'_>]) -> Value {
    let voice = Voice::of(lang, lesson.entry);
    let way = |(href, label, primary): (String, String, bool)| json!({"href": href, "label": label, "primary": primary});
    json!({
        "lang": lang.code(),
        "game": {"ruleset": lesson.entry.id, "options": []},
        "lesson": {
            "name": lesson.name,
            "game": format(lang, &games::name(lesson.entry.id)),
            "steps": steps.iter().map(|step| of_step(voice, lesson, step)).collect::<Vec<_>>(),
            "ways": ways(lang, lesson).into_iter().map(way).collect::<Vec<_>>(),
        },
        "messages": browser_messages(voice, &with_settings(MESSAGES)),
        "worker": assets::worker_url(),
        "module": assets::module_url(),
        "api": "/api/v1",
    })
}

fn of_step(voice: Voice, lesson: &Lesson, shown: &Shown<'_>) -> Value {
    let Shown { step, line, replay } = shown;
    let say = |part: &str| shown.say(voice, part);
    let done = (step.kind != Kind::Explain).then(|| of_answer(voice, &step.right(replay)));
    let answers = match step.kind {
        Kind::Try => step.answers().into_iter().map(|(line, answer)| (line, of_answer(voice, &answer))).collect(),
        Kind::See | Kind::Explain => Map::new(),
    };
    json!({
        "id": step.id,
        "kind": step.kind.name(),
        "name": say("name"),
        "say": say("say"),
        "help": say("help"),
        "rule": format!("{}#{}", rules_page(voice.lang, lesson.entry), step.rule),
        "game": {
            "ruleset": lesson.entry.id,
            "options": step.options.iter().cloned().collect::<std::collections::BTreeMap<_, _>>(),
            "start": null,
            "position": step.text,
            "moves": step.played,
        },
        "viewer": step.viewer.index(),
        "notice": step.notice.iter().map(|&place| spot(place)).collect::<Vec<_>>(),
        "line": line.split(' ').collect::<Vec<_>>(),
        "done": done,
        "answers": answers,
    })
}

fn of_answer(voice: Voice, answer: &Answer) -> Value {
    json!({
        "verdict": answer.verdict.name(),
        "title": format(voice, &answer.title),
        "text": told(voice, &answer.told),
        "missing": answer.missing.iter().map(|&place| spot(place)).collect::<Vec<_>>(),
    })
}

/// A place as the board's script calls it.
fn spot(place: Place) -> String {
    match place {
        Place::Pit(pit) => format!("p{pit}"),
        Place::Store(seat) => format!("s{}", seat.index()),
    }
}
