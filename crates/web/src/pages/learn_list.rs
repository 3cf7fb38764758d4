//! The page that leads to all lessons: each game with the lesson in which it is learnt and those on other topics. What was done of
//! them is known to the device alone; a script says it.

use bija_rules::catalogue::Entry;
use bija_wire::Line;
use maud::{Markup, html};

use super::{home, learn};
use crate::games;
use crate::icons::Icon;
use crate::lessons::{self, Lesson};
use crate::messages::{Lang, format, text};
use crate::picture::drawings;
use crate::preview::Preview;
use crate::shell::{Form, Page, Section};
use crate::structured::{Named, PageAddress, block};

const PATH: &str = "/learn/";

/// The page.
pub fn page(lang: Lang, origin: &str) -> Markup {
    let main = html! {
        main id="main" class="page" {
            (drawings())
            h1.page-title { (text(lang, "learn-list-title")) }
            p.lede { (text(lang, "learn-list-line")) }
            ul class="catalogue listed" { @for entry in games::all(lang) { li { (game(lang, entry)) } } }
        }
    };
    let (title, description) = (text(lang, "page-learn-list-title"), text(lang, "page-learn-list-description"));
    let preview = Preview::of(lang, lang.first_game(), origin, &title, &description);
    let address = PageAddress { lang, origin, path: PATH };
    let every = games::all(lang).flat_map(|entry| lessons::of(entry).into_iter().chain(lessons::topics(entry)));
    let items = every.map(|lesson| (learn::title(lang, lesson), learn::path(lesson)));
    let said = [address.list(Named { title: &title, description: &description }, items), address.way(&[], &text(lang, "learn-list-title"))];
    let after = block(&said);
    Page { lang, title, description: Some(description), path: PATH, preview: Some(preview), section: Section::Learn, form: Form::Lessons, main, after }.render()
}

/// A game: its board and name lead to the lesson in which it is learnt, a link below them to each on another topic.
fn game(lang: Lang, entry: &'static Entry) -> Markup {
    html! {
        @if let Some(lesson) = lessons::of(entry) {
            a.game-tile href=(address(lang, lesson)) data-lesson=(lesson.name) data-steps=(steps(lesson)) {
                (home::board(entry))
                span.game-name { (format(lang, &games::name(entry.id))) }
                (count(lang, lesson))
            }
        }
        div.tile-links {
            @for lesson in lessons::topics(entry) {
                a.quiet-link href=(address(lang, lesson)) data-lesson=(lesson.name) data-steps=(steps(lesson)) {
                    (Icon::Sprout.svg())
                    span { (learn::short(lang, lesson)) span.for-readers { ": " (format(lang, &games::name(entry.id))) } }
                    (count(lang, lesson))
                }
            }
        }
    }
}

fn address(lang: Lang, lesson: &Lesson) -> String {
    format!("/{}{}", lang.code(), learn::path(lesson))
}

/// The steps by their names.
fn steps(lesson: &Lesson) -> String {
    lesson.steps.iter().map(|step| step.id.as_str()).collect::<Vec<_>>().join(" ")
}

/// What stands for the number of steps done, which the script puts in its place.
const DONE: &str = "#";

/// How many steps there are, and what the script says instead once some or all were done on this device.
fn count(lang: Lang, lesson: &Lesson) -> Markup {
    let state = |state: &str| format(lang, &Line::new("learn-list-state").with("done", DONE).with("of", lesson.steps.len()).with("state", state));
    html! { span class="meta learn-steps-count" data-some=(state("some")) data-all=(state("all")) { (format(lang, &Line::new("learn-steps").with("count", lesson.steps.len()))) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_is_listed_under_its_game_with_its_steps_and_what_the_script_says_of_them() {
        for lang in Lang::ALL {
            let page = page(lang, "https://bija.example").0;
            let mut at = 0;
            for lesson in games::all(lang).flat_map(|entry| lessons::of(entry).into_iter().chain(lessons::topics(entry))) {
                let link = format!(r#"href="{}" data-lesson="{}" data-steps="{}""#, address(lang, lesson), lesson.name, steps(lesson));
                at += page[at..].find(&link).unwrap_or_else(|| panic!("{} is not listed in its place in {}", lesson.name, lang.code()));
            }
            assert_eq!(page.matches("data-lesson=").count(), lessons::all().len());
            let places = page.split("data-some=\"").skip(1).filter(|rest| rest.split('"').next().is_some_and(|some| some.matches(DONE).count() == 1));
            assert_eq!(places.count(), lessons::all().len(), "each has one place for its number");
        }
    }
}
