//! The page that tells what each release brought.

use maud::{Markup, html};

use crate::messages::{Lang, text};
use crate::preview::Preview;
use crate::releases::RELEASES;
use crate::shell::{Form, Page, Section, nothing};

/// The page.
pub fn page(lang: Lang, origin: &str) -> Markup {
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
    let (title, description) = (text(lang, "page-changes-title"), text(lang, "page-changes-description"));
    let preview = Preview::of(lang, lang.first_game(), origin, &title, &description);
    Page {
        lang,
        title,
        description: Some(description),
        path: "/changes",
        preview: Some(preview),
        section: Section::Other,
        form: Form::Reading,
        main,
        after: nothing(),
    }
    .render()
}
