//! Pages for what cannot be shown.

use bija_wire::Line;
use maud::{Markup, html};

use crate::messages::{Lang, Voice, format, text};
use crate::shell::{Form, Page, Section, nothing};

/// Why there is no page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The address asks for something that the rules refuse, for this reason.
    Refused(Line),
    /// There is nothing at the address.
    NotFound,
    /// The address takes no such request.
    Method,
    /// The request is too large.
    TooLarge,
    /// Nobody knows who asks, for this reason.
    Nobody(Line),
    /// It is not for whoever asks, for this reason.
    Forbidden(Line),
    /// It does not fit what has happened meanwhile, for this reason.
    Conflict(Line),
    /// What was sent is not JSON.
    NotJson,
    /// The computer has no time for this game now.
    Busy,
    /// Too many requests.
    TooMany {
        /// Whole seconds after which it may be tried again.
        seconds: u32,
    },
    /// What was asked for cannot be kept or looked up now.
    Away,
    /// The fault is ours.
    Internal,
}

impl Trouble {
    /// Its number in HTTP, which is part of its messages' keys.
    pub const fn status(&self) -> u16 {
        match self {
            Trouble::Refused(_) => 400,
            Trouble::Nobody(_) => 401,
            Trouble::Forbidden(_) => 403,
            Trouble::NotFound => 404,
            Trouble::Method => 405,
            Trouble::Conflict(_) => 409,
            Trouble::TooLarge => 413,
            Trouble::NotJson => 415,
            Trouble::Busy | Trouble::TooMany { .. } => 429,
            Trouble::Internal => 500,
            Trouble::Away => 503,
        }
    }

    fn title(&self, lang: Lang) -> String {
        text(lang, &format!("error-{}-title", self.status()))
    }

    fn sentence(&self, voice: Voice) -> String {
        match self {
            Trouble::Refused(reason) => format(voice, &Line::new("error-400-text").with("reason", reason.clone())),
            Trouble::Nobody(reason) | Trouble::Forbidden(reason) | Trouble::Conflict(reason) => format(voice, reason),
            Trouble::TooMany { seconds } => format(voice, &Line::new("err-too-many").with("seconds", *seconds)),
            Trouble::NotFound | Trouble::Method | Trouble::TooLarge | Trouble::NotJson | Trouble::Busy | Trouble::Internal | Trouble::Away => {
                text(voice, &format!("error-{}-text", self.status()))
            }
        }
    }
}

/// The page that says what is wrong, in the nouns of the game if one is asked for. `path` is the address below the language, to be
/// asked for in the other one.
pub fn page(voice: impl Into<Voice>, path: &str, trouble: &Trouble) -> Markup {
    let voice = voice.into();
    let lang = voice.lang;
    let title = trouble.title(lang);
    let main = html! {
        main id="main" class="page" {
            div.error-page {
                h1.page-title { (title) }
                p { (trouble.sentence(voice)) }
                a class="button primary" href={ "/" (lang.code()) "/" } { (text(lang, "error-home")) }
            }
        }
    };
    let title = format(lang, &Line::new("page-error-title").with("title", title));
    Page { lang, title, description: None, path, preview: None, section: Section::Other, form: Form::Reading, main, after: nothing() }.render()
}
