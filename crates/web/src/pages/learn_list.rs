//! The page that leads to all lessons.

use bija_wire::Line;
use maud::{Markup, html};

use super::{home, learn};
use crate::lessons;
use crate::messages::{Lang, format, text};
use crate::picture::drawings;
use crate::shell::{Form, Page, Section, nothing};

/// The page.
pub fn page(lang: Lang) -> Markup {
    let main = html! {
        main id="main" class="page" {
            (drawings())
            h1.page-title { (text(lang, "learn-list-title")) }
            p.lede { (text(lang, "learn-list-line")) }
            ul class="catalogue listed" {
                @for lesson in lessons::all() {
                    li {
                        a.game-tile href={ "/" (lang.code()) (learn::path(lesson)) } data-lesson=(lesson.name) {
                            (home::board(lesson.entry))
                            span.game-name { (learn::title(lang, lesson)) }
                            span.meta { (format(lang, &Line::new("learn-steps").with("count", lesson.steps.len()))) }
                        }
                    }
                }
            }
        }
    };
    Page {
        lang,
        title: text(lang, "page-learn-list-title"),
        description: Some(text(lang, "page-learn-list-description")),
        path: "/learn/",
        preview: None,
        section: Section::Learn,
        form: Form::Reading,
        main,
        after: nothing(),
    }
    .render()
}
