//! The page that leads to all lessons.

use bija_wire::Line;
use maud::{Markup, html};

use super::{home, learn};
use crate::games;
use crate::lessons::{self, Lesson};
use crate::messages::{Lang, format, text};
use crate::picture::drawings;
use crate::preview::Preview;
use crate::shell::{Form, Page, Section, nothing};

/// The lessons in the order of the games; those on other topics of a game follow the one in which it is learnt.
fn in_order(lang: Lang) -> impl Iterator<Item = &'static Lesson> {
    games::all(lang).flat_map(|entry| {
        let of_it = || lessons::all().iter().filter(|lesson| lesson.entry.id == entry.id);
        of_it().filter(|lesson| lesson.topic().is_none()).chain(of_it().filter(|lesson| lesson.topic().is_some()))
    })
}

/// The name of a game for the lesson in which it is learnt, else what the lesson is called.
fn name(lang: Lang, lesson: &Lesson) -> String {
    match lesson.topic() {
        None => format(lang, &games::name(lesson.entry.id)),
        Some(_) => learn::title(lang, lesson),
    }
}

/// The page.
pub fn page(lang: Lang, origin: &str) -> Markup {
    let main = html! {
        main id="main" class="page" {
            (drawings())
            h1.page-title { (text(lang, "learn-list-title")) }
            p.lede { (text(lang, "learn-list-line")) }
            ul class="catalogue listed" {
                @for lesson in in_order(lang) {
                    li {
                        a.game-tile href={ "/" (lang.code()) (learn::path(lesson)) } data-lesson=(lesson.name) {
                            (home::board(lesson.entry))
                            span.game-name { (name(lang, lesson)) }
                            span.meta { (format(lang, &Line::new("learn-steps").with("count", lesson.steps.len()))) }
                        }
                    }
                }
            }
        }
    };
    let (title, description) = (text(lang, "page-learn-list-title"), text(lang, "page-learn-list-description"));
    let preview = Preview::of(lang, lang.first_game(), origin, &title, &description);
    Page {
        lang,
        title,
        description: Some(description),
        path: "/learn/",
        preview: Some(preview),
        section: Section::Learn,
        form: Form::Reading,
        main,
        after: nothing(),
    }
    .render()
}
