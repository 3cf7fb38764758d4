//! One's own page: the name, the devices, the data, and whose the games of this device are.

use bija_wire::Line;
use maud::{Markup, PreEscaped, html};
use serde_json::json;

use crate::icons::Icon;
use crate::messages::{Lang, browser_messages, format, text};
use crate::pages::sign_in::home;
use crate::shell::{Form, Page, Section, in_script};

/// The messages that the server may answer a call of this page with.
const MESSAGES: &[&str] = &["account-guest-only", "account-no-guest", "account-sure-missing", "err-*", "error-503-text", "live-*", "sign-in-*"];

/// How somebody is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// By a nickname on this device.
    Guest,
    /// By these sign-ins, named as on their buttons.
    Account(Vec<String>),
}

/// Whoever looks at their own page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reader {
    /// The name.
    pub name: String,
    /// How they are known.
    pub standing: Standing,
    /// How many devices let them in.
    pub devices: usize,
}

/// A guest whom this device knew before somebody signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestHere {
    /// The nickname.
    pub name: String,
    /// Whether it is still to be said whose the games are.
    pub asked: Asked,
}

/// Whether a question was put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// It is put now.
    Now,
    /// It was answered, or there is nothing to ask.
    Before,
}

/// What the page tells first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// Nothing.
    Nothing,
    /// Somebody signed in for the first time.
    Welcome,
}

/// What the page shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Who looks; nobody is known without.
    pub reader: Option<Reader>,
    /// A guest whom this device also knows.
    pub guest: Option<GuestHere>,
    /// Where to go on, if the reader was on the way somewhere.
    pub back: Option<String>,
    /// What is told first.
    pub news: News,
}

/// The page.
pub fn page(lang: Lang, account: &Account) -> Markup {
    let title = match &account.reader {
        Some(Reader { standing: Standing::Guest, .. }) => "account-guest-title",
        Some(Reader { standing: Standing::Account(_), .. }) | None => "account-title",
    };
    let main = html! {
        main id="main" class="page" {
            div.account {
                h1.page-title { (text(lang, title)) }
                p.problem role="alert" hidden {}
                noscript { p.notice { (text(lang, "sign-in-scripts")) } }
                @match &account.reader {
                    Some(reader) => (known(lang, account, reader)),
                    None => (nobody(lang, account)),
                }
            }
        }
    };
    frame(lang, "/account", main)
}

/// What is told once everything is deleted.
pub fn deleted(lang: Lang) -> Markup {
    let main = html! {
        main id="main" class="page" {
            div.account {
                h1.page-title { (text(lang, "account-deleted-title")) }
                p { (text(lang, "account-deleted")) }
                div.account-acts { a.button.primary href=(home(lang)) { (text(lang, "error-home")) } }
            }
        }
    };
    frame(lang, "/account/deleted", main)
}

fn frame(lang: Lang, path: &str, main: Markup) -> Markup {
    Page {
        lang,
        title: text(lang, "page-account-title"),
        description: None,
        path,
        preview: None,
        section: Section::Other,
        form: Form::Account,
        main,
        after: script_data(lang),
    }
    .render()
}

/// What the page's script needs: the words for the server's refusals.
pub(super) fn script_data(lang: Lang) -> Markup {
    let data = json!({"lang": lang.code(), "messages": browser_messages(lang, MESSAGES), "failed": text(lang, "account-failed")});
    html! { script type="application/json" id="bija-config" { (PreEscaped(in_script(&data))) } }
}

fn nobody(lang: Lang, account: &Account) -> Markup {
    html! {
        p.lede { (text(lang, "account-nobody")) }
        @if let Some(guest) = &account.guest { (guest_left(lang, guest, LeftTo::Return)) }
        div.account-acts {
            a.button.primary href={ "/" (lang.code()) "/sign-in" } { (text(lang, "sign-in-title")) }
            a.button href=(home(lang)) { (text(lang, "error-home")) }
        }
    }
}

fn known(lang: Lang, account: &Account, reader: &Reader) -> Markup {
    html! {
        @match (&account.news, &reader.standing) {
            (News::Welcome, _) => { p.lede { (text(lang, "account-welcome")) } }
            (News::Nothing, Standing::Guest) => { p.lede { (text(lang, "account-guest-about")) } }
            (News::Nothing, Standing::Account(_)) => {}
        }
        @match &account.guest {
            Some(guest) if guest.asked == Asked::Now => (guest_question(lang, guest)),
            Some(_) | None => {}
        }
        (name(lang, reader))
        @if let Some(back) = &account.back {
            div.account-acts { a.button.primary href=(back) { (Icon::Play.svg()) (text(lang, "sign-in-go-on")) } }
        }
        @match &reader.standing {
            Standing::Guest => { div.account-acts { a.button href={ "/" (lang.code()) "/sign-in" } { (text(lang, "sign-in-title")) } } }
            Standing::Account(_) => {}
        }
        (devices(lang, account, reader))
        (data(lang))
    }
}

fn name(lang: Lang, reader: &Reader) -> Markup {
    html! {
        form.account-name data-call="/api/v1/me/name" data-done={ "/" (lang.code()) "/account" } {
            label.field for="name" { (text(lang, "account-name")) }
            div.account-line {
                span.field { input id="name" name="name" value=(reader.name) maxlength="60" autocomplete="nickname" aria-describedby="name-about" required; }
                button.button disabled { (text(lang, "account-name-save")) }
            }
            p.meta id="name-about" { (text(lang, "account-name-about")) }
        }
    }
}

fn guest_question(lang: Lang, guest: &GuestHere) -> Markup {
    html! {
        section.panel.account-question aria-labelledby="guest-question" {
            h2 id="guest-question" { (text(lang, "account-guest-question")) }
            p { (format(lang, &Line::new("account-guest-games").with("name", guest.name.as_str()))) }
            div.account-acts {
                (call(lang, "/api/v1/account/guest", &[("games", "move")], "button primary", "account-guest-move"))
                (call(lang, "/api/v1/account/guest", &[("games", "leave")], "button", "account-guest-leave"))
            }
        }
    }
}

/// What becomes of a guest who was left.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LeftTo {
    /// The reader may go on as the guest.
    Return,
    /// It is only said.
    Rest,
}

fn guest_left(lang: Lang, guest: &GuestHere, to: LeftTo) -> Markup {
    let line = |key: &'static str| format(lang, &Line::new(key).with("name", guest.name.as_str()));
    html! {
        p { (line("account-guest-left")) }
        @if to == LeftTo::Return {
            div.account-acts {
                form data-call="/api/v1/account/guest" {
                    input type="hidden" name="games" value="return";
                    button.button disabled { (line("account-guest-return")) }
                }
            }
        }
    }
}

fn devices(lang: Lang, account: &Account, reader: &Reader) -> Markup {
    let out = |from, key| call(lang, "/api/v1/sign-out", &[("from", from)], "button", key);
    html! {
        section {
            h2.section-title { (text(lang, "account-devices-title")) }
            @match &reader.standing {
                Standing::Account(providers) => {
                    dl.account-facts { dt { (text(lang, "account-signed-in-with")) } dd { (providers.join(", ")) } }
                    p { (format(lang, &Line::new("account-devices").with("count", reader.devices))) }
                }
                Standing::Guest => { p { (text(lang, "account-guest-devices")) } }
            }
            @match &account.guest {
                Some(guest) if guest.asked == Asked::Before => (guest_left(lang, guest, LeftTo::Rest)),
                Some(_) | None => {}
            }
            div.account-acts {
                (out("here", "account-sign-out"))
                @if reader.devices > 1 { (out("everywhere", "account-sign-out-everywhere")) }
            }
        }
    }
}

fn data(lang: Lang) -> Markup {
    html! {
        section {
            h2.section-title { (text(lang, "account-data-title")) }
            p { (text(lang, "account-data-about")) }
            div.account-acts { a.button href="/api/v1/account/data" download="bija.json" { (text(lang, "account-data-download")) } }
            details.account-delete {
                summary { (text(lang, "account-delete")) }
                p { (text(lang, "account-delete-about")) }
                div.account-acts {
                    form data-call="/api/v1/account/delete" data-done={ "/" (lang.code()) "/account/deleted" } {
                        input type="hidden" name="sure" value="yes";
                        button.button disabled { (text(lang, "account-delete-sure")) }
                    }
                }
            }
        }
    }
}

/// A button that calls the server with these fields and then shows the page again.
fn call(lang: Lang, address: &str, fields: &[(&str, &str)], class: &str, key: &str) -> Markup {
    html! {
        form data-call=(address) data-done={ "/" (lang.code()) "/account" } {
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button class=(class) disabled { (text(lang, key)) }
        }
    }
}
