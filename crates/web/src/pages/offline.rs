//! The page that a device shows for a page it does not have, while it has no connection.

use maud::{Markup, html};

use crate::messages::{Lang, text};
use crate::shell::{Form, Page, Section, nothing};

/// The page.
pub fn page(lang: Lang) -> Markup {
    let main = html! {
        main id="main" class="page" {
            div.error-page {
                h1.page-title { (text(lang, "offline-title")) }
                p { (text(lang, "offline-text")) }
                a class="button primary" href={ "/" (lang.code()) "/" } { (text(lang, "error-home")) }
            }
        }
    };
    let title = text(lang, "page-offline-title");
    Page { lang, title, description: None, path: "/", preview: None, section: Section::Other, form: Form::Reading, main, after: nothing() }.render()
}
