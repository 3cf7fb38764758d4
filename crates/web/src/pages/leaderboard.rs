//! Who stands where in one game: the list of its ratings.

use bija_rules::catalogue::Entry;
use bija_wire::Line;
use maud::{Markup, html};

use crate::games;
use crate::icons::Icon;
use crate::messages::{Lang, format, text};
use crate::preview::Preview;
use crate::shell::{Form, Page, Section, nothing};

/// Ranked games after which somebody is listed.
const LISTED_AFTER: u32 = 10;

/// How a game went for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Won.
    Won,
    /// Drawn, or the first place shared.
    Shared,
    /// Lost.
    Lost,
}

impl Sign {
    const ALL: [Sign; 3] = [Sign::Won, Sign::Shared, Sign::Lost];

    const fn name(self) -> &'static str {
        match self {
            Sign::Won => "won",
            Sign::Shared => "shared",
            Sign::Lost => "lost",
        }
    }

    /// The sign and what it says to those who do not see it.
    pub(super) fn drawn(self, lang: Lang) -> Markup {
        html! { span class={ "sign " (self.name()) } {} span.for-readers { (self.said(lang)) " " } }
    }

    fn said(self, lang: Lang) -> String {
        text(lang, &format!("sign-{}", self.name()))
    }
}

/// Somebody on the list.
#[derive(Clone, Debug)]
pub struct Row {
    /// From 1.
    pub place: u32,
    /// Whose row it is, as it stands in addresses.
    pub id: String,
    /// Their name; none once their data is deleted.
    pub name: Option<String>,
    /// The latest games, the latest last.
    pub latest: Vec<Sign>,
    /// Ranked games.
    pub games: u32,
    /// In points.
    pub rating: i32,
    /// Whether it is the reader.
    pub own: bool,
}

/// Where the reader stands, if the rows that are shown do not say it.
#[derive(Clone, Debug)]
pub enum Reader {
    /// They do, or the reader has no rating in this game.
    Said,
    /// The reader's row is elsewhere on the list: it, with the rows next to it.
    Elsewhere(Vec<Row>),
    /// The reader is not on the list yet.
    Provisional {
        /// Ranked games so far.
        games: u32,
        /// In points.
        rating: i32,
    },
}

/// A part of the list.
#[derive(Clone, Copy, Debug)]
pub struct Leaderboard<'a> {
    /// Where the site is reached.
    pub origin: &'a str,
    /// Of which game.
    pub entry: &'static Entry,
    /// All games that have such a list.
    pub entries: &'a [&'static Entry],
    /// The rows, the best first.
    pub rows: &'a [Row],
    /// Where the reader stands.
    pub reader: &'a Reader,
    /// How many rows stand before them.
    pub from: u32,
    /// How many rows stand before the next part, if there is one.
    pub next: Option<u32>,
}

/// The page `/{lang}/leaderboard/{ruleset}`.
pub fn page(lang: Lang, board: &Leaderboard<'_>) -> Markup {
    let base = format!("/{}", lang.code());
    let game = format(lang, &games::name(board.entry.id));
    let main = html! {
        main id="main" class="page ranking" {
            h1.page-title { (text(lang, "leaderboard-title")) }
            nav.ranking-games aria-label=(text(lang, "leaderboard-games")) {
                @for entry in board.entries {
                    a href={ (base) "/leaderboard/" (entry.id) } aria-current=[(entry.id == board.entry.id).then_some("page")] { (format(lang, &games::name(entry.id))) }
                }
            }
            @if board.rows.is_empty() { p.lede { (format(lang, &Line::new("leaderboard-none").with("game", game.as_str()))) } }
            @else { (table(lang, board, board.rows)) }
            (own(lang, board))
            p.ranking-legend {
                @for sign in Sign::ALL { span { span class={ "sign " (sign.name()) } {} " " (sign.said(lang)) } }
                span.meta { (format(lang, &Line::new("leaderboard-from").with("games", LISTED_AFTER))) }
            }
            p.ranking-ways {
                @if board.from > 0 { a.button href={ (base) "/leaderboard/" (board.entry.id) } { (text(lang, "list-top")) } }
                @if let Some(next) = board.next { a.button href={ (base) "/leaderboard/" (board.entry.id) "?from=" (next) } { (text(lang, "list-more")) } }
                a class="button primary" href={ (base) "/people?game=" (board.entry.id) } { (Icon::People.svg()) (text(lang, "lobby-title")) }
            }
        }
    };
    let path = match board.from {
        0 => format!("/leaderboard/{}", board.entry.id),
        from => format!("/leaderboard/{}?from={from}", board.entry.id),
    };
    let title = format(lang, &Line::new("page-leaderboard-title").with("game", game.as_str()));
    let description = format(lang, &Line::new("page-leaderboard-description").with("game", game));
    let preview = Preview::of(lang, board.entry, board.origin, &title, &description);
    Page {
        lang,
        title,
        description: Some(description),
        path: &path,
        preview: Some(preview),
        section: Section::People,
        form: Form::People,
        main,
        after: nothing(),
    }
    .render()
}

/// A rating as people read it.
pub(super) fn points(lang: Lang, rating: i32) -> String {
    format(lang, &Line::new("rating-points").with("rating", i64::from(rating)))
}

/// The reader's own place.
fn own(lang: Lang, board: &Leaderboard<'_>) -> Markup {
    html! {
        @match &board.reader {
            Reader::Said => {}
            Reader::Elsewhere(rows) => section.ranking-own {
                h2.section-title #own-place { (text(lang, "leaderboard-own")) }
                (table(lang, board, rows))
            },
            Reader::Provisional { games, rating } => p.ranking-own {
                (format(lang, &Line::new("leaderboard-provisional").with("rating", i64::from(*rating)).with("games", *games).with("of", LISTED_AFTER)))
            },
        }
    }
}

fn table(lang: Lang, board: &Leaderboard<'_>, rows: &[Row]) -> Markup {
    html! {
        table.ranking-table {
            thead { tr {
                th.figure scope="col" { (text(lang, "leaderboard-place")) }
                th scope="col" { (text(lang, "leaderboard-player")) }
                th scope="col" { (text(lang, "leaderboard-latest")) }
                th class="figure wide-only" scope="col" { (text(lang, "leaderboard-count")) }
                th.figure scope="col" { (text(lang, "leaderboard-rating")) }
            } }
            tbody {
                @for row in rows {
                    tr class=[row.own.then_some("own")] {
                        td.figure { (row.place) }
                        th scope="row" {
                            @match &row.name {
                                Some(name) => { a href={ "/" (lang.code()) "/player/" (row.id) "?game=" (board.entry.id) } { (name) } }
                                None => { (text(lang, "name-deleted")) }
                            }
                            @if row.own { " " span.meta { (text(lang, "leaderboard-you")) } }
                        }
                        td.signs { @for sign in &row.latest { (sign.drawn(lang)) } }
                        td class="figure wide-only" { (row.games) }
                        td class="figure rating" { (points(lang, row.rating)) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bija_rules::catalogue;

    use super::*;

    #[test]
    fn the_list_shows_places_names_and_ratings_and_an_empty_one_says_so() {
        let entry = catalogue::entry("kalah").unwrap();
        let row = |place, name: Option<&str>, own| Row {
            place,
            id: format!("000000000000{place}"),
            name: name.map(str::to_string),
            latest: vec![Sign::Won, Sign::Lost],
            games: 12,
            rating: 1318,
            own,
        };
        let rows = [row(1, Some("Me<era"), false), row(2, None, true)];
        let board = Leaderboard { origin: "", entry, entries: &[entry], rows: &rows, reader: &Reader::Said, from: 0, next: Some(2) };
        let shown = page(Lang::EN, &board).0;
        for part in ["Me&lt;era", "/en/player/0000000000001?game=kalah", "Deleted player", "1,318", r#"class="own""#, "?from=2"] {
            assert!(shown.contains(part), "{part}");
        }
        assert!(!shown.contains("ranking-own"));
        for lang in Lang::ALL {
            let empty = page(lang, &Leaderboard { rows: &[], next: None, ..board }).0;
            assert!(!empty.contains("<table") && !empty.contains("?from="));
        }
        let around = Reader::Elsewhere(vec![row(40, Some("Lena"), false), row(41, Some("Anil"), true)]);
        let shown = page(Lang::EN, &Leaderboard { reader: &around, ..board }).0;
        let (_, below) = shown.split_once("ranking-own").expect("the own place stands below the list");
        assert!(below.contains("Lena") && below.contains(r#"class="own""#) && below.contains(">41<") && !below.contains("Me&lt;era"));
        let shown = page(Lang::EN, &Leaderboard { reader: &Reader::Provisional { games: 3, rating: 1244 }, ..board }).0;
        assert!(shown.contains("Your rating is 1,244 after 3 ranked games. After 10 you have a place"), "{shown}");
    }
}
