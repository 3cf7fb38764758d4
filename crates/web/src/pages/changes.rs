//! The page that tells what each release brought.

use maud::{Markup, html};

use crate::messages::{Lang, text};
use crate::releases::RELEASES;
use crate::shell::{Form, Page, Section, nothing};

/// The page.
pub fn page(lang: Lang) -> Markup {
    let main = html! {
        main id="main" class="page" {
            h1.page-title { (text(lang, "changes-title")) }
            p.lede { (text(lang, "changes-intro")) }
            @for release in RELEASES {
                section {
                    h2.section-title { (release.heading(lang)) }
                    ul.changes-list { @for line in release.lines(lang) { li { (line) } } }
                }
            }
        }
    };
    Page {
        lang,
        title: text(lang, "page-changes-title"),
        description: Some(text(lang, "page-changes-description")),
        path: "/changes",
        preview: None,
        section: Section::Other,
        form: Form::Reading,
        main,
        after: nothing(),
    }
    .render()
}
