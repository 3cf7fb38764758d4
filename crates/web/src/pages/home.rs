//! The home page: what this is, three ways to begin, and the games as boards lying on the cloth.

use bija_rules::catalogue::Entry;
use bija_rules::{Rules, Seat};
use bija_wire::Line;
use maud::{Markup, html};

use crate::games;
use crate::icons::Icon;
use crate::messages::{Lang, format, text};
use crate::picture::{Counts, Marks, Picture, drawings};
use crate::preview::Preview;
use crate::search::{Found, search};
use crate::shell::{Form, Page, Section, nothing};
use crate::structured::{Named, PageAddress, block};

/// The page. With a query it shows the games that fit.
pub fn page(lang: Lang, query: Option<&str>, origin: &str) -> Markup {
    let query = query.map(str::trim).filter(|query| !query.is_empty());
    let path = match query {
        Some(query) => format!("/?{}", form_urlencoded::Serializer::new(String::new()).append_pair("q", query).finish()),
        None => "/".to_string(),
    };
    let main = html! {
        main id="main" class="page" {
            (drawings())
            (hero(lang, query))
            @match query {
                Some(query) => (results(lang, query)),
                None => {
                    h2.for-readers { (text(lang, "home-games")) }
                    ul.catalogue {
                        @for entry in games::bases(lang) { li { (tile(lang, &Found { entry, alias: None }, &presets(lang, entry))) } }
                        li { (comparison(lang)) }
                    }
                }
            }
        }
    };
    let (title, description) = (text(lang, "page-home-title"), text(lang, "page-home-description"));
    let first = lang.first_game();
    let preview = Preview::of(lang, first, origin, &title, &description);
    let named = Named { title: &title, description: &description };
    let page = PageAddress { lang, origin, path: "/" };
    let after = match query {
        None => {
            block(&[page.site(named), page.list(named, games::bases(lang).map(|entry| (format(lang, &games::name(entry.id)), format!("/play/{}", entry.id))))])
        }
        Some(_) => nothing(),
    };
    Page { lang, title, description: Some(description), path: &path, preview: Some(preview), section: Section::Games, form: Form::Reading, main, after }
        .render()
}

fn hero(lang: Lang, query: Option<&str>) -> Markup {
    let (base, game) = (format!("/{}", lang.code()), lang.first_game().id);
    html! {
        div.hero {
            (thread())
            h1 { (text(lang, "home-heading")) }
            p.lede { (text(lang, "home-line")) }
            div.home-row {
                div.hero-acts {
                    a class="button primary large" href={ (base) "/play/" (game) "?mode=computer" } { (Icon::Play.svg()) (text(lang, "home-play")) }
                    a class="button large" href={ (base) "/people?game=" (game) } { (Icon::Link.svg()) (text(lang, "home-friend")) }
                    a class="button large" href={ (base) "/play/" (game) "?mode=two" } { (Icon::People.svg()) (text(lang, "home-two")) }
                    a class="button large" href={ (base) "/learn/" (game) } { (Icon::Sprout.svg()) (text(lang, "home-learn")) }
                }
                form.search role="search" action={ (base) "/" } method="get" {
                    span.search-field {
                        (Icon::Search.svg())
                        input type="search" name="q" maxlength="60" value=[query] aria-label=(text(lang, "search-label")) placeholder=(text(lang, "search-placeholder"));
                    }
                    button.button { (text(lang, "search-go")) }
                }
            }
        }
    }
}

/// The thread that hops over six seeds.
fn thread() -> Markup {
    const LINE: &str = "M4 62C30 86 60 92 86 88 112 40 160 18 188 44 214 22 262 26 288 64 312 20 366 8 390 30 418 16 458 26 488 56 512 10 566 0 590 20";
    const SEEDS: [(u16, u16, &str); 6] = [(90, 84, "i1"), (188, 46, "k0"), (288, 66, "n1"), (390, 32, "i2"), (488, 58, "k3"), (590, 22, "i0")];
    html! {
        svg.hero-thread viewBox="0 0 620 120" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" {
            path.hero-line d=(LINE) {}
            @for (x, y, seed) in SEEDS { g transform={ "translate(" (x) " " (y) ")scale(1.8)" } { use href={ "#" (seed) } {} } }
        }
    }
}

/// The last tile leads to the table that compares the games. Its sign is a thread over one seed of each kind.
fn comparison(lang: Lang) -> Markup {
    const LINE: &str = "M110 112C170 60 240 52 300 96 350 48 440 48 500 96 550 48 640 48 690 92";
    const SEEDS: [(u16, u16, &str); 3] = [(300, 100, "i1"), (500, 100, "k0"), (694, 94, "n1")];
    let base = format!("/{}", lang.code());
    html! {
        a.game-tile href={ (base) "/rules/" } {
            svg.tile-thread viewBox="0 0 800 190" aria-hidden="true" {
                path.hero-line d=(LINE) {}
                @for (x, y, seed) in SEEDS { g transform={ "translate(" (x) " " (y) ")scale(2.2)" } { use href={ "#" (seed) } {} } }
            }
            span.tile-name { span.game-name { (text(lang, "rules-heading-games")) } }
            span.meta { (text(lang, "rules-list-line")) }
        }
    }
}

fn results(lang: Lang, query: &str) -> Markup {
    let found = search(query);
    let count = Line::new("search-found").with("count", found.len());
    html! {
        div role="status" {
            h2.section-title { @if found.is_empty() { (format(lang, &Line::new("search-none").with("query", query))) } @else { (format(lang, &count)) } }
        }
        ul.catalogue { @for one in &found { li { (tile(lang, one, &nothing())) } } }
        p { a href={ "/" (lang.code()) "/" } { (text(lang, "search-all")) } }
    }
}

/// A game as its board. The whole tile leads to the play page.
fn tile(lang: Lang, found: &Found, more: &Markup) -> Markup {
    let entry = found.entry;
    let own = format(lang, &games::words(entry.id, "own"));
    let name = format(lang, &games::name(entry.id));
    html! {
        a.game-tile href={ "/" (lang.code()) "/play/" (entry.id) } {
            (board(entry))
            span.tile-name {
                span.game-name { (name) }
                @if own.to_lowercase() != name.to_lowercase() { " " span.game-local { (own) } }
                span class="tile-play button primary small" aria-hidden="true" { (Icon::Play.svg()) (text(lang, "home-game-play")) }
            }
            span.meta {
                (format(lang, &games::meta(entry)))
                @if let Some(alias) = found.alias {
                    " · " (format(lang, &Line::new("game-also-called").with("alias", games::name(alias))))
                }
            }
        }
        div.tile-links {
            a.quiet-link href={ "/" (lang.code()) "/rules/" (entry.id) } {
                (Icon::Book.svg()) span { (text(lang, "home-game-rules")) span.for-readers { ": " (name) } }
            }
            (more)
        }
    }
}

/// The presets of a game, each a link to play it.
fn presets(lang: Lang, entry: &'static Entry) -> Markup {
    html! {
        @for preset in games::presets(entry) { a.quiet-link href={ "/" (lang.code()) "/play/" (preset.id) } { (format(lang, &games::name(preset.id))) } }
    }
}

/// The board of a game at its standard start, as a sign for it.
pub(crate) fn board(entry: &'static Entry) -> Markup {
    let rules = Rules::new(entry.ruleset(&entry.standard())).expect("the standard options of a game make a game");
    let position = rules.start(0);
    Picture { entry, rules: &rules, position: &position, viewer: Seat::SOUTH, counts: Counts::Left, marks: Marks::None }.svg("game-board", None)
}
