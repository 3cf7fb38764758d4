//! An invitation to a game: who invites, to what, and by which rules. To look at it changes nothing; the seat is taken by its button.

use bija_rules::catalogue::Entry;
use bija_rules::catalogue::options::{OptionSpec, Values};
use bija_rules::{Rules, Seat};
use bija_wire::Line;
use maud::{Markup, PreEscaped, html};
use serde_json::json;

use super::house::changed_options;
use crate::card;
use crate::games;
use crate::icons::Icon;
use crate::messages::{Lang, Voice, browser_messages, format, text};
use crate::option_names;
use crate::picture::{Counts, Marks, Picture, drawings};
use crate::preview::Preview;
use crate::shell::{Form, Page, Section, in_script, nothing};

/// Who makes the first move of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// The lot decides.
    Random,
    /// Whoever invites.
    Host,
    /// Whoever is invited.
    Guest,
}

/// Who looks at an invitation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reader<'a> {
    /// Somebody whom this device does not know yet.
    New,
    /// Somebody with a nickname.
    Named(&'a str),
    /// Whoever invites, or sits at the table already.
    Seated {
        /// The id of the game.
        game: &'a str,
    },
}

/// An invitation that still holds.
#[derive(Clone, Copy, Debug)]
pub struct Invitation<'a> {
    /// Where the site is reached.
    pub origin: &'a str,
    /// The secret of its address.
    pub token: &'a str,
    /// The nickname of whoever invites.
    pub host: &'a str,
    /// To what.
    pub entry: &'static Entry,
    /// By which rules.
    pub values: &'a Values,
    /// How many play.
    pub seats: u8,
    /// Seconds for each sowing; none without a clock.
    pub clock: Option<u32>,
    /// Who begins.
    pub first: First,
    /// Whole hours for which the link still works.
    pub hours: u32,
    /// Who looks at it.
    pub reader: Reader<'a>,
}

/// Why an invitation does not hold any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gone<'a> {
    /// Its time is over, or there never was one.
    Expired,
    /// Its seat is taken.
    Used {
        /// The id of the game, which may be watched.
        game: &'a str,
    },
    /// The game is over.
    Over {
        /// Its id.
        game: &'a str,
    },
}

/// The option that says how many play.
const SEATS: &str = "seats";
/// For how many hours a link works.
const HOURS: u32 = 24;

/// The page `/{lang}/invite/{token}`.
pub fn page(lang: Lang, invitation: &Invitation<'_>) -> Markup {
    let Invitation { host, entry, .. } = *invitation;
    let game = format(lang, &games::name(entry.id));
    let main = html! {
        main id="main" class="page invite" {
            (drawings())
            div.invite-head {
                span.avatar { (Icon::Person.svg()) }
                div {
                    h1.page-title { (format(lang, &Line::new("invite-title").with("name", host))) }
                    p.lede { (format(lang, &Line::new("invite-to").with("game", game.as_str()))) }
                }
                (thread())
            }
            (board(lang, invitation))
            div.invite-rules {
                (differences(lang, invitation))
                (terms(lang, invitation))
                p.tile-acts { a.quiet-link href={ "/" (lang.code()) "/rules/" (entry.id) } { (Icon::Book.svg()) span { (format(lang, &Line::new("invite-rules").with("game", game.as_str()))) } } }
            }
            (answer(lang, invitation))
        }
    };
    let title = format(lang, &Line::new("page-invite-title").with("name", host).with("game", game));
    // What everybody can fetch says nothing of the invitation: the card is that of the game.
    let preview = Preview {
        origin: invitation.origin,
        title: title.clone(),
        description: format(lang, &Line::new("share-invite").with("size", size(lang, invitation)).with("hours", invitation.hours)),
        image: card::address(lang, entry, invitation.values),
    };
    Page {
        lang,
        title,
        description: None,
        path: &format!("/invite/{}", invitation.token),
        preview: Some(preview),
        section: Section::Other,
        form: Form::Invitation,
        main,
        after: words(lang),
    }
    .render()
}

/// What is played, in figures.
fn size(lang: Lang, invitation: &Invitation<'_>) -> String {
    format(Voice::of(lang, invitation.entry), &games::size(invitation.entry, invitation.values))
}

/// What the script says when the seat cannot be taken.
fn words(lang: Lang) -> Markup {
    let config = json!({"lang": lang.code(), "messages": browser_messages(lang, &["err-busy", "err-no-connection", "err-stale", "err-too-many", "live-*", "lobby-failed"])});
    html! { script type="application/json" id="people-config" { (PreEscaped(in_script(&config))) } }
}

/// From whoever invites to the board.
fn thread() -> Markup {
    html! { svg.invite-thread viewBox="0 0 160 40" aria-hidden="true" { path d="M2 0V14Q2 22 12 22H146Q156 22 156 32V38" {} } }
}

/// The start with everybody at the table.
fn board(lang: Lang, invitation: &Invitation<'_>) -> Markup {
    let Invitation { entry, .. } = *invitation;
    let Ok(rules) = Rules::new(entry.ruleset(&for_all_seats(invitation))) else {
        return nothing();
    };
    let position = rules.start(0);
    let counts = |seat: Seat| rules.board().owned(seat).map(|pit| position.seeds(pit).to_string()).collect::<Vec<_>>().join(", ");
    let others: Vec<String> = rules.seats().filter(|&seat| seat != Seat::SOUTH).map(counts).collect();
    let alt = Line::new("picture-alt").with("own", counts(Seat::SOUTH)).with("their", others.join(" · "));
    Picture { entry, rules: &rules, position: &position, viewer: Seat::SOUTH, counts: Counts::Shown, marks: Marks::None }
        .svg("invite-board", Some(&format(Voice::of(lang, entry), &alt)))
}

/// The rules as they are if every seat is taken.
fn for_all_seats(invitation: &Invitation<'_>) -> Values {
    let Invitation { entry, values, seats, .. } = *invitation;
    let seats = seats.to_string();
    let mut asked: Vec<(&str, &str)> = values.changed().filter(|(name, _)| *name != SEATS).collect();
    if entry.options.iter().any(|option| option.name == SEATS) {
        asked.push((SEATS, &seats));
    }
    entry.values(&asked).unwrap_or_else(|_| values.clone())
}

/// Each rule that differs from the standard, with the standard beside it.
fn differences(lang: Lang, invitation: &Invitation<'_>) -> Markup {
    let Invitation { entry, values, .. } = *invitation;
    let changed = changed_options(values);
    let said = |option: &'static OptionSpec, value: &str| format(lang, &option_names::value(entry, option, value));
    html! {
        @if changed.is_empty() { h2.section-title { (text(lang, "invite-standard")) } }
        @else {
            h2.section-title { (format(lang, &Line::new("invite-differs").with("count", changed.len()))) }
            ul.invite-changes {
                @for (option, value) in changed {
                    li {
                        strong { (format(lang, &option_names::label(entry, option))) ": " (said(option, value)) }
                        span.meta {
                            (format(lang, &option_names::value_about(entry, option, value))) " "
                            @if let Some(standard) = values.standard_value(option.name) { (format(lang, &Line::new("invite-standard-value").with("value", said(option, standard)))) }
                        }
                    }
                }
            }
        }
    }
}

/// The clock, the first move, and how many play.
fn terms(lang: Lang, invitation: &Invitation<'_>) -> Markup {
    let Invitation { host, seats, clock, first, .. } = *invitation;
    let clock = match clock {
        Some(seconds) => format(lang, &Line::new("clock-each").with("seconds", seconds)),
        None => text(lang, "clock-none"),
    };
    let first = match first {
        First::Random => text(lang, "invite-first-random"),
        First::Host => format(lang, &Line::new("invite-first-host").with("name", host)),
        First::Guest => text(lang, "invite-first-guest"),
    };
    html! {
        ul.invite-terms {
            @if seats > 2 { li { (format(lang, &Line::new("invite-seats").with("seats", seats))) } }
            li { (clock) }
            li { (first) " · " (text(lang, "invite-unranked")) }
        }
    }
}

/// The nickname and the one button, or the way back to the reader's own table.
fn answer(lang: Lang, invitation: &Invitation<'_>) -> Markup {
    let Invitation { token, host, seats, hours, reader, .. } = *invitation;
    let nickname = match reader {
        Reader::New => "",
        Reader::Named(nickname) => nickname,
        Reader::Seated { game } => {
            return html! {
                div.invite-answer {
                    p { (text(lang, "invite-own")) }
                    a class="button primary large wide" href={ "/" (lang.code()) "/game/" (game) } { (Icon::Play.svg()) (text(lang, "invite-to-table")) }
                }
            };
        }
    };
    let play = if seats == 2 { format(lang, &Line::new("invite-play").with("name", host)) } else { text(lang, "invite-join") };
    html! {
        form id="invite-form" class="invite-answer" method="post" action={ "/api/v1/invites/" (token) "/seat" } data-lang=(lang.code()) data-nickname=(nickname) {
            label.invite-name { span { (text(lang, "invite-nickname")) } input name="nickname" value=(nickname) required maxlength="20" autocomplete="nickname"; }
            p.people-told role="alert" {}
            noscript { p.notice { (text(lang, "invite-scripts")) } }
            button class="button primary large wide" { (Icon::Play.svg()) (play) }
            p.meta { (format(lang, &Line::new("invite-cost").with("hours", hours))) }
        }
    }
}

/// The page of an invitation that does not hold any more.
pub fn gone(lang: Lang, token: &str, gone: Gone<'_>) -> Markup {
    let (why, game) = match gone {
        Gone::Expired => (format(lang, &Line::new("invite-gone-expired").with("hours", HOURS)), None),
        Gone::Used { game } => (text(lang, "invite-gone-used"), Some(game)),
        Gone::Over { game } => (text(lang, "invite-gone-over"), Some(game)),
    };
    let main = html! {
        main id="main" class="page invite" {
            h1.page-title { (text(lang, "page-invite-gone-title")) }
            p.lede { (why) }
            p.invite-ways {
                @if let Some(game) = game { a class="button primary large" href={ "/" (lang.code()) "/game/" (game) } { (Icon::Play.svg()) (text(lang, "invite-watch")) } }
                a class="button large" href={ "/" (lang.code()) "/people" } { (Icon::People.svg()) (text(lang, "lobby-title")) }
            }
        }
    };
    Page {
        lang,
        title: text(lang, "page-invite-gone-title"),
        description: None,
        path: &format!("/invite/{token}"),
        preview: None,
        section: Section::Other,
        form: Form::Invitation,
        main,
        after: nothing(),
    }
    .render()
}

#[cfg(test)]
mod tests {
    use bija_rules::catalogue;

    use super::*;

    fn invitation(values: &Values) -> Invitation<'_> {
        let entry = catalogue::entry("kalah").unwrap();
        Invitation {
            origin: "https://bija.example",
            token: "secret",
            host: "Meera <3",
            entry,
            values,
            seats: 2,
            clock: Some(30),
            first: First::Random,
            hours: 21,
            reader: Reader::Named("Asha"),
        }
    }

    #[test]
    fn an_invitation_says_who_invites_and_what_differs_and_tells_nobody_its_address() {
        let entry = catalogue::entry("kalah").unwrap();
        let values = entry.chosen(&[("seeds", "5"), ("pie_rule", "true")]).unwrap();
        let page = page(Lang::EN, &invitation(&values)).0;
        for part in [
            "Meera &lt;3 invites you",
            "to a game of Kalah",
            "2 rules differ from the standard",
            "The standard: 4 seeds.",
            "30 seconds for each sowing",
            "First move: drawn by lot · unranked game",
            "This link works for 21 more hours.",
            r#"value="Asha""#,
            r#"<meta name="robots" content="noindex">"#,
            r#"<meta name="referrer" content="no-referrer">"#,
        ] {
            assert!(page.contains(part), "{part} is missing");
        }
    }

    #[test]
    fn standard_rules_are_called_so_in_every_language() {
        let entry = catalogue::entry("kalah").unwrap();
        let standard = entry.standard();
        for (lang, words) in [(Lang::EN, "Standard rules"), (Lang::HI, "मानक नियम"), (Lang::ID, "Aturan bawaan")] {
            assert!(page(lang, &invitation(&standard)).0.contains(words), "{lang:?}");
        }
    }

    #[test]
    fn a_table_for_four_is_shown_with_four_sides() {
        let entry = catalogue::entry("mancala_basic").unwrap();
        let standard = entry.standard();
        let for_seats = |seats| page(Lang::EN, &Invitation { entry, seats, ..invitation(&standard) }).0;
        let pits = |seats| for_seats(seats).matches(r#"class="pic-count""#).count();
        // Each side has six pits and a store.
        assert_eq!([pits(2), pits(3), pits(4)], [14, 21, 28]);
    }

    #[test]
    fn whoever_sits_already_is_led_to_the_table_and_cannot_sit_twice() {
        let entry = catalogue::entry("kalah").unwrap();
        let standard = entry.standard();
        let page = page(Lang::EN, &Invitation { reader: Reader::Seated { game: "0123456789abc" }, ..invitation(&standard) }).0;
        assert!(page.contains("/en/game/0123456789abc") && !page.contains("<form"));
    }

    #[test]
    fn a_link_that_does_not_work_says_why_and_what_to_do() {
        for lang in Lang::ALL {
            for (why, watches) in [(Gone::Expired, false), (Gone::Used { game: "0123456789abc" }, true), (Gone::Over { game: "0123456789abc" }, true)] {
                let page = gone(lang, "secret", why).0;
                assert_eq!(page.contains("/game/0123456789abc"), watches, "{why:?}");
                assert!(page.contains("/people"));
            }
        }
    }
}
