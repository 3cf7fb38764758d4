//! The page that leads to the rules of all games, and the table of seven mancala games.

use maud::{Markup, html};

use super::{glossary, home};
use crate::games;
use crate::messages::{Lang, format, text};
use crate::option_names::in_keys;
use crate::picture::drawings;
use crate::preview::Preview;
use crate::shell::{Form, Page, Section};
use crate::structured::{Named, PageAddress, block};

/// The games of the table.
const GAMES: [&str; 7] = ["kalah", "congklak", "sungka", "oware", "o_an_quan", "pallanguzhi", "bao"];
/// Its columns beside the name.
const COLUMNS: [&str; 5] = ["board", "seeds", "relay", "capture", "where"];

/// The page.
pub fn page(lang: Lang, origin: &str) -> Markup {
    let main = html! {
        main id="main" class="page" {
            (drawings())
            h1.page-title { (text(lang, "rules-list-title")) }
            p.lede { (text(lang, "rules-list-line")) }
            ul class="catalogue listed" {
                @for entry in games::all(lang) {
                    li {
                        a.game-tile href={ "/" (lang.code()) "/rules/" (entry.id) } {
                            (home::board(entry))
                            span.game-name { (format(lang, &games::name(entry.id))) }
                            span.meta { (format(lang, &games::words(entry.id, "line"))) }
                        }
                    }
                }
            }
            h2.section-title { (text(lang, "rules-heading-games")) }
            (table(lang))
            (glossary::all(lang))
        }
    };
    let (title, description) = (text(lang, "page-rules-list-title"), text(lang, "page-rules-list-description"));
    let preview = Preview::of(lang, lang.first_game(), origin, &title, &description);
    let page = PageAddress { lang, origin, path: "/rules/" };
    let named = Named { title: &title, description: &description };
    let rules = games::all(lang).map(|entry| (format(lang, &games::name(entry.id)), format!("/rules/{}", entry.id)));
    let after = block(&[page.list(named, rules), page.way(&[], &text(lang, "rules-list-title"))]);
    Page { lang, title, description: Some(description), path: "/rules/", preview: Some(preview), section: Section::Rules, form: Form::Reading, main, after }
        .render()
}

/// The seven games side by side, each with the ways to its rules and to its board.
pub(super) fn table(lang: Lang) -> Markup {
    let cell = |game: &str, column: &str| text(lang, &format!("table-{}-{column}", in_keys(game)));
    let base = format!("/{}", lang.code());
    html! {
        div.facts-scroll tabindex="0" role="group" aria-label=(text(lang, "rules-heading-games")) {
            table.facts {
                thead {
                    tr {
                        th scope="col" { (text(lang, "table-game")) }
                        @for column in COLUMNS { th scope="col" { (text(lang, &format!("table-{column}"))) } }
                        th scope="col" { (text(lang, "home-game-play")) }
                    }
                }
                tbody {
                    @for game in GAMES {
                        tr {
                            th scope="row" {
                                a href={ (base) "/rules/" (game) } { (cell(game, "name")) }
                            }
                            @for column in COLUMNS { td { (cell(game, column)) } }
                            td {
                                a href={ (base) "/play/" (game) } {
                                    (text(lang, "home-game-play"))
                                    span.for-readers { ": " (format(lang, &games::name(game))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
