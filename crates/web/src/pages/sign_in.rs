//! The page to sign in at, also with why nobody was signed in.

use bija_wire::Line;
use maud::{Markup, html};

use crate::icons::Icon;
use crate::messages::{Lang, format, text};
use crate::pages::account::script_data;
use crate::shell::{Form, Page, Section};

/// A provider to sign in with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provider {
    /// Its name in addresses.
    pub id: String,
    /// Its name on the button.
    pub label: String,
}

/// The page. `back` is where the reader goes on afterwards; `failed` why an attempt came to nothing.
pub fn page(lang: Lang, providers: &[Provider], back: &str, failed: Option<&Line>) -> Markup {
    let main = html! {
        main id="main" class="page" {
            div.account {
                h1.page-title { (text(lang, if providers.is_empty() { "sign-in-none-title" } else { "sign-in-title" })) }
                @if let Some(why) = failed {
                    div.notice role="alert" {
                        p { strong { (text(lang, "sign-in-failed")) } }
                        p { (format(lang, why)) }
                    }
                }
                @if providers.is_empty() {
                    p { (text(lang, "sign-in-none")) }
                    div.account-acts { a.button.primary href=(back) { (Icon::Play.svg()) (text(lang, "sign-in-go-on")) } }
                } @else {
                    p.lede { (text(lang, "sign-in-why")) }
                    div.account-acts {
                        @for provider in providers {
                            form data-call={ "/api/v1/sign-in/" (provider.id) } {
                                input type="hidden" name="lang" value=(lang.code());
                                input type="hidden" name="back" value=(back);
                                button class="button primary large" disabled { (format(lang, &Line::new("sign-in-with").with("provider", provider.label.as_str()))) }
                            }
                        }
                    }
                    noscript { p.notice { (text(lang, "sign-in-scripts")) } }
                    p.problem role="alert" hidden {}
                    p.meta { (text(lang, "sign-in-what")) }
                }
            }
        }
    };
    let query = form_urlencoded::Serializer::new(String::new()).append_pair("back", back).finish();
    let path = if back == home(lang) { "/sign-in".to_string() } else { format!("/sign-in?{query}") };
    let title = text(lang, "page-sign-in-title");
    Page { lang, title, description: None, path: &path, preview: None, section: Section::Other, form: Form::Account, main, after: script_data(lang) }.render()
}

/// The first page of a language.
pub fn home(lang: Lang) -> String {
    format!("/{}/", lang.code())
}
