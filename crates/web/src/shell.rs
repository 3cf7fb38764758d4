//! What is common to all pages: head, header, footer.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::assets::{first_fonts, imports, module_url, url, worker_files};
use crate::icons::{Icon, logo};
use crate::messages::{Lang, format, text};
use crate::pages::glossary;
use crate::preview::{Address, Preview};
use bija_wire::Line;
use serde_json::Value;

/// The version of this build.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Which entry of the header's links a page belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// The games.
    Games,
    /// Games between people.
    People,
    /// The lessons.
    Learn,
    /// The rules.
    Rules,
    /// None of them.
    Other,
}

/// What a page loads and how it is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A page to read.
    Reading,
    /// The page of house rules: a page to read with a script of its own.
    House,
    /// Signing in and one's own page: pages to read whose forms are calls.
    Account,
    /// A lesson on the board, with its script and as text.
    Learn,
    /// The list of lessons: a page to read, on which the device says what was done of each.
    Lessons,
    /// The board with its script.
    Play,
    /// The board of a game between people, with its script.
    Live,
    /// The page where games between people begin.
    People,
    /// An invitation: like the page before, and its address, which is a secret, is told to nobody.
    Invitation,
}

impl Form {
    /// Its style sheets: what all pages have, and its own.
    const fn styles(self) -> &'static [&'static str] {
        match self {
            Form::Reading | Form::Lessons => &["css/common.css", "css/page-reading.css"],
            Form::House => &["css/common.css", "css/page-house.css"],
            Form::Account => &["css/common.css", "css/page-account.css"],
            Form::Learn => &["css/common.css", "css/page-learn.css"],
            Form::Play => &["css/common.css", "css/page-play.css"],
            Form::Live => &["css/common.css", "css/page-live.css"],
            Form::People | Form::Invitation => &["css/common.css", "css/page-people.css"],
        }
    }

    /// Its scripts.
    const fn scripts(self) -> &'static [&'static str] {
        match self {
            Form::Reading => &["js/page.js", "js/offline.js"],
            Form::House => &["js/house.js", "js/page.js", "js/offline.js"],
            // What is somebody's own is not kept on the device.
            Form::Account => &["js/account.js", "js/page.js"],
            Form::Learn => &["js/learn.js", "js/page.js", "js/offline.js"],
            Form::Lessons => &["js/learn/list.js", "js/page.js", "js/offline.js"],
            Form::Play => &["js/play.js", "js/page.js", "js/offline.js"],
            Form::Live => &["js/live.js", "js/page.js", "js/offline.js"],
            Form::People | Form::Invitation => &["js/people.js", "js/page.js", "js/offline.js"],
        }
    }

    /// Whether the page is a board that a script draws, and nothing else.
    const fn is_board(self) -> bool {
        match self {
            Form::Play | Form::Live => true,
            Form::Reading | Form::House | Form::Account | Form::Learn | Form::Lessons | Form::People | Form::Invitation => false,
        }
    }

    /// The weight of its first lines that are no headings: before a board is drawn there are links and buttons alone.
    const fn first_weight(self) -> u16 {
        if self.is_board() { 600 } else { 400 }
    }

    /// Whether a script asks the rules: they are loaded with the page, and its settings are those of a board.
    const fn asks_rules(self) -> bool {
        match self {
            Form::Play | Form::Live | Form::Learn => true,
            Form::Reading | Form::House | Form::Account | Form::Lessons | Form::People | Form::Invitation => false,
        }
    }
}

/// A page, all but its frame.
#[derive(Debug)]
pub struct Page<'a> {
    /// The language.
    pub lang: Lang,
    /// The title.
    pub title: String,
    /// What it is about, for search engines; a page without one is not to be indexed.
    pub description: Option<String>,
    /// Path and query below the language, such as `/rules/kalah`, the same in every language.
    pub path: &'a str,
    /// What stands for it where its link is sent, if anything does.
    pub preview: Option<Preview<'a>>,
    /// Where it belongs.
    pub section: Section,
    /// What it loads.
    pub form: Form,
    /// Its content: the `main` element, and what must follow the footer.
    pub main: Markup,
    /// What follows the footer.
    pub after: Markup,
}

impl Page<'_> {
    /// The whole document.
    pub fn render(&self) -> Markup {
        let lang = self.lang;
        html! {
            (DOCTYPE)
            html lang=(lang.code()) {
                (self.head())
                body class=[self.form.is_board().then_some("page-play")] {
                    a.skip-link href=(if self.form.is_board() { "#play" } else { "#main" }) { (text(lang, if self.form.is_board() { "nav-skip-board" } else { "nav-skip" })) }
                    (self.header())
                    (self.main)
                    (footer(lang))
                    (self.after)
                }
            }
        }
    }

    fn head(&self) -> Markup {
        let lang = self.lang;
        html! {
            head {
                meta charset="utf-8";
                title { (self.title) }
                meta name="viewport" content="width=device-width,initial-scale=1";
                @match &self.description {
                    Some(description) => { meta name="description" content=(description); }
                    None => { meta name="robots" content="noindex"; }
                }
                @if self.form == Form::Invitation { meta name="referrer" content="no-referrer"; }
                @if let Some(preview) = &self.preview { (preview.elements(lang, self.address())) }
                meta name="theme-color" media="(prefers-color-scheme:light)" content="#F3EADA";
                meta name="theme-color" media="(prefers-color-scheme:dark)" content="#191310";
                link rel="icon" href="/favicon.svg" type="image/svg+xml";
                link rel="manifest" href={ "/" (lang.code()) "/manifest.webmanifest" };
                meta name="bija-keep" content=(self.kept().join(" "));
                script src=(url("js/theme.js")) {}
                @for font in lang.scripts().last().into_iter().flat_map(|script| first_fonts(script, self.form.first_weight())) { link rel="preload" as="font" type="font/woff2" crossorigin href=(font); }
                @for sheet in self.form.styles() { link rel="stylesheet" href=(url(sheet)); }
                @for script in self.form.scripts() {
                    @let priority = comes_last(script).then_some("low");
                    @for import in imports(script) { link rel="modulepreload" href=(import) fetchpriority=[priority]; }
                    script type="module" src=(url(script)) fetchpriority=[priority] {}
                }
                @if let Some(module) = module_url().filter(|_| self.form.asks_rules()) { link rel="preload" as="fetch" type="application/wasm" crossorigin fetchpriority="low" href=(module); }
                @if self.form.is_board() { noscript { link rel="stylesheet" href=(url("css/plain.css")); } }
            }
        }
    }

    fn address(&self) -> Address<'_> {
        match self.form {
            Form::Invitation => Address::Secret,
            Form::Reading | Form::House | Form::Account | Form::Learn | Form::Lessons | Form::Play | Form::Live | Form::People => Address::Open(self.path),
        }
    }

    /// What a device keeps for the time without a connection, beside this page and the files it has loaded: the way back,
    /// and what only the board's worker loads.
    fn kept(&self) -> Vec<String> {
        let code = self.lang.code();
        let pages = ["/", "/offline"].map(|path| format!("/{code}{path}"));
        let worker = if self.form.asks_rules() { worker_files() } else { Vec::new() };
        pages.into_iter().chain(worker).collect()
    }

    fn header(&self) -> Markup {
        let lang = self.lang;
        let current = |section| (self.section == section).then_some("page");
        html! {
            header.site-header {
                a.brand href={ "/" (lang.code()) "/" } aria-label=(text(lang, "nav-home")) { (logo()) span { (text(lang, "site-name")) } }
                nav.site-nav aria-label=(text(lang, "nav-label")) {
                    a href={ "/" (lang.code()) "/" } aria-current=[current(Section::Games)] { (text(lang, "nav-games")) }
                    a.nav-learn href={ "/" (lang.code()) "/learn/" } aria-current=[current(Section::Learn)] { (text(lang, "nav-learn")) }
                    a href={ "/" (lang.code()) "/people" } aria-current=[current(Section::People)] { (text(lang, "nav-people")) }
                    a href={ "/" (lang.code()) "/rules/" } aria-current=[current(Section::Rules)] { (text(lang, "nav-rules")) }
                }
                div.site-tools {
                    nav.lang-switch aria-label=(text(lang, "nav-language")) {
                        @for other in Lang::ALL {
                            a href={ "/" (other.code()) (self.path) } lang=(other.code()) hreflang=(other.code()) aria-current=[(other == lang).then_some("true")] {
                                span aria-hidden="true" { (other.sign()) }
                                span.for-readers { (other.name()) }
                            }
                        }
                    }
                    button id="theme-button" class="icon-button" type="button" aria-label=(text(lang, "nav-theme")) hidden { (Icon::Moon.svg()) }
                    @if self.form.asks_rules() {
                        button id="settings-button" class="icon-button" type="button" aria-label=(text(lang, "nav-settings")) hidden { (Icon::Sliders.svg()) }
                    }
                }
            }
        }
    }
}

/// Whether a script adds to a page that is there without it, so that it need not come before what the page is seen by.
fn comes_last(script: &str) -> bool {
    ["js/page.js", "js/offline.js"].contains(&script)
}

fn footer(lang: Lang) -> Markup {
    html! {
        footer.site-footer {
            a href={ "/" (lang.code()) "/changes" } { (format(lang, &Line::new("footer-version").with("version", VERSION))) }
            a href={ "/" (lang.code()) (glossary::PATH) } { (text(lang, "glossary-title")) }
            a href={ "/" (lang.code()) "/account" } { (text(lang, "account-link")) }
            a href={ "/" (lang.code()) "/house/" (lang.first_game().id) } { (text(lang, "options-title")) }
            span { (text(lang, "footer-free")) }
            span { (text(lang, "footer-private")) }
            span { (text(lang, "footer-fonts")) }
        }
    }
}

/// Nothing after the footer.
pub fn nothing() -> Markup {
    PreEscaped(String::new())
}

/// JSON that stands inside a script element: nothing in it may end the element.
pub(crate) fn in_script(data: &Value) -> String {
    data.to_string().replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn nothing_in_data_ends_the_script_element() {
        assert_eq!(in_script(&json!({"a": "</script><b>"})), r#"{"a":"\u003c/script>\u003cb>"}"#);
    }
}
