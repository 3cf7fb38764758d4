//! Somebody who plays: ratings, how they came about, and games.

use std::fmt::Write as _;

use bija_rules::catalogue::Entry;
use bija_wire::Line;
use maud::{Markup, html};

use super::leaderboard::{Sign, points};
use super::replay;
use crate::games;
use crate::icons::Icon;
use crate::messages::{Lang, format, text};
use crate::releases::date;
use crate::shell::{Form, Page, Section, nothing};

/// Ranked games until which a rating is provisional.
const PROVISIONAL: u32 = 10;
/// The rating that everybody starts with.
const START: i32 = 1200;
/// Width and height of the drawn line, in its own units, and the room for its last value.
const WIDTH: i32 = 480;
const HEIGHT: i32 = 140;
const LABEL: i32 = 70;

/// A rating of somebody.
#[derive(Clone, Copy, Debug)]
pub struct Rating {
    /// In which game.
    pub entry: &'static Entry,
    /// In points.
    pub rating: i32,
    /// Ranked games behind it.
    pub games: u32,
}

/// What one ranked game did.
#[derive(Clone, Debug)]
pub struct Change {
    /// The game's id.
    pub game: String,
    /// Points before.
    pub before: i32,
    /// Points after.
    pub after: i32,
    /// Year, month and day.
    pub date: (u16, u8, u8),
}

/// A game of somebody's.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its id.
    pub id: String,
    /// What was played.
    pub entry: &'static Entry,
    /// The others by name.
    pub others: Vec<String>,
    /// How it went; none as long as it runs, and where nobody won.
    pub sign: Option<Sign>,
    /// Own seeds and the best of the others.
    pub score: Option<(i16, i16)>,
    /// Whether it counts for a rating.
    pub ranked: bool,
    /// Whether it is over.
    pub over: bool,
    /// Year, month and day on which it was opened.
    pub date: (u16, u8, u8),
}

/// Somebody to whom a list of games keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opponent {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
}

/// Somebody, as their page shows them.
#[derive(Clone, Copy, Debug)]
pub struct Player<'a> {
    /// Their id, as it stands in addresses.
    pub id: &'a str,
    /// Their name.
    pub name: &'a str,
    /// Their ratings.
    pub ratings: &'a [Rating],
    /// The game whose rating is drawn and to which the list of games keeps, if one is chosen.
    pub chosen: Option<&'static Entry>,
    /// The result to which the list of games keeps: `won`, `shared` or `lost`.
    pub result: Option<&'a str>,
    /// Whether it keeps to `ranked` games or to `unranked` ones.
    pub stake: Option<&'a str>,
    /// The opponent to whom it keeps.
    pub opponent: Option<&'a Opponent>,
    /// Opponents who may be chosen.
    pub opponents: &'a [Opponent],
    /// How the drawn rating came about, the earliest first.
    pub changes: &'a [Change],
    /// Their games, the latest first.
    pub games: &'a [Played],
    /// The games that they may be chosen from.
    pub entries: &'a [&'static Entry],
    /// Where the list goes on.
    pub next: Option<&'a str>,
}

/// The page `/{lang}/player/{id}`.
pub fn page(lang: Lang, player: &Player<'_>) -> Markup {
    let main = html! {
        main id="main" class="page player" {
            div.player-head { span.avatar { (Icon::Person.svg()) } h1.page-title { (player.name) } }
            section {
                h2.section-title { (text(lang, "player-ratings")) }
                @if player.ratings.is_empty() { p.meta { (text(lang, "player-ratings-none")) } }
                @else { (ratings(lang, player)) }
            }
            @if let (Some(entry), [_, ..]) = (player.chosen, player.changes) {
                section {
                    h2.section-title { (format(lang, &Line::new("player-history").with("game", games::name(entry.id)).with("count", player.changes.len()))) }
                    div.player-history { (line(lang, player.changes)) (changes(lang, player.changes)) }
                }
            }
            section {
                h2.section-title { (text(lang, "player-games")) }
                (filters(lang, player))
                @if player.games.is_empty() { p.meta { (text(lang, "player-games-none")) } }
                @else { (list(lang, player)) }
                @if let Some(next) = player.next { p { a.button href={ "/" (lang.code()) (path(player, Some(next))) } { (text(lang, "list-more")) } } }
            }
        }
    };
    Page {
        lang,
        title: format(lang, &Line::new("page-player-title").with("name", player.name)),
        description: None,
        path: &path(player, None),
        preview: None,
        section: Section::People,
        form: Form::People,
        main,
        after: nothing(),
    }
    .render()
}

fn path(player: &Player<'_>, after: Option<&str>) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.extend_pairs(player.chosen.map(|entry| ("game", entry.id)));
    query.extend_pairs(player.result.map(|result| ("result", result)));
    query.extend_pairs(player.opponent.map(|opponent| ("opponent", opponent.id.as_str())));
    query.extend_pairs(player.stake.map(|stake| ("stake", stake)));
    query.extend_pairs(after.map(|after| ("after", after)));
    match query.finish() {
        query if query.is_empty() => format!("/player/{}", player.id),
        query => format!("/player/{}?{query}", player.id),
    }
}

fn ratings(lang: Lang, player: &Player<'_>) -> Markup {
    html! {
        ul.player-list {
            @for rating in player.ratings {
                li {
                    a href={ "/" (lang.code()) "/player/" (player.id) "?game=" (rating.entry.id) } { (format(lang, &games::name(rating.entry.id))) }
                    span.meta {
                        @if rating.games < PROVISIONAL { (format(lang, &Line::new("player-provisional").with("games", rating.games).with("of", PROVISIONAL))) }
                        @else { (format(lang, &Line::new("player-count").with("games", rating.games))) }
                    }
                    strong.figure { (points(lang, rating.rating)) }
                }
            }
        }
    }
}

/// The rating as one stitched line over the games, with its last value.
fn line(lang: Lang, changes: &[Change]) -> Markup {
    let values: Vec<i32> = changes.first().map(|first| first.before).into_iter().chain(changes.iter().map(|change| change.after)).collect();
    let (least, most) = values.iter().chain([&START]).fold((i32::MAX, i32::MIN), |(least, most), &point| (least.min(point), most.max(point)));
    let steps = i32::try_from(values.len() - 1).unwrap_or(i32::MAX).max(1);
    let x = |index: usize| i32::try_from(index).unwrap_or(i32::MAX) * WIDTH / steps;
    let y = |point: i32| HEIGHT - 10 - (point - least) * (HEIGHT - 20) / (most - least).max(1);
    let mut drawn = String::new();
    for (index, &point) in values.iter().enumerate() {
        write!(drawn, "{}{} {}", if index == 0 { 'M' } else { 'L' }, x(index), y(point)).expect("a string takes everything");
    }
    let last = values.last().copied().unwrap_or(START);
    let view = format!("-6 0 {} {HEIGHT}", WIDTH + LABEL + 6);
    let said = [("from", values.first().copied().unwrap_or(START)), ("to", last), ("least", least), ("most", most)];
    let said = said.into_iter().fold(Line::new("player-line"), |line, (name, value)| line.with(name, i64::from(value)));
    html! {
        svg.player-line viewBox=(view) role="img" aria-label=(format(lang, &said)) {
            path.player-start d={ "M0 " (y(START)) "H" (WIDTH) } {}
            path.player-rating d=(drawn) {}
            circle cx=(WIDTH) cy=(y(last)) r="5" {}
            text x=(WIDTH + 12) y=(y(last) + 5) { (points(lang, last)) }
        }
    }
}

/// The same as a table, the latest first.
fn changes(lang: Lang, changes: &[Change]) -> Markup {
    html! {
        div.player-changes tabindex="0" role="region" aria-label=(text(lang, "player-table")) {
            table.ranking-table {
                thead { tr {
                    th scope="col" { (text(lang, "player-date")) }
                    th.figure scope="col" { (text(lang, "player-before")) }
                    th.figure scope="col" { (text(lang, "player-after")) }
                    th scope="col" { (text(lang, "lobby-game")) }
                } }
                tbody {
                    @for change in changes.iter().rev() {
                        tr {
                            td { (format(lang, &date(change.date))) }
                            td.figure { (points(lang, change.before)) }
                            td class="figure rating" { (points(lang, change.after)) }
                            td { a href={ "/" (lang.code()) "/game/" (change.game) } { (text(lang, "player-look")) } }
                        }
                    }
                }
            }
        }
    }
}

fn filters(lang: Lang, player: &Player<'_>) -> Markup {
    let results = [("", "player-any-result"), ("won", "sign-won"), ("shared", "sign-shared"), ("lost", "sign-lost")];
    let stakes = [("", "player-any-result"), ("ranked", "lobby-ranked-true"), ("unranked", "lobby-ranked-false")];
    let others = player.opponents.iter().filter(|other| player.opponent.is_none_or(|chosen| chosen.id != other.id));
    html! {
        form.player-filters method="get" action={ "/" (lang.code()) "/player/" (player.id) } {
            label {
                span { (text(lang, "lobby-game")) }
                select.select name="game" {
                    option value="" { (text(lang, "player-any-game")) }
                    @for entry in player.entries {
                        option value=(entry.id) selected[player.chosen.is_some_and(|chosen| chosen.id == entry.id)] { (format(lang, &games::name(entry.id))) }
                    }
                }
            }
            label {
                span { (text(lang, "player-opponent")) }
                select.select name="opponent" {
                    option value="" { (text(lang, "player-any-opponent")) }
                    @if let Some(chosen) = player.opponent { option value=(chosen.id) selected { (chosen.name) } }
                    @for other in others { option value=(other.id) { (other.name) } }
                }
            }
            (choice(lang, "player-result", "result", &results, player.result))
            (choice(lang, "lobby-ranked", "stake", &stakes, player.stake))
            button.button { (text(lang, "player-filter")) }
        }
    }
}

fn choice(lang: Lang, label: &str, name: &str, values: &[(&str, &str)], chosen: Option<&str>) -> Markup {
    html! {
        label {
            span { (text(lang, label)) }
            select.select name=(name) {
                @for (value, label) in values { option value=(value) selected[chosen.unwrap_or_default() == *value] { (text(lang, label)) } }
            }
        }
    }
}

fn list(lang: Lang, player: &Player<'_>) -> Markup {
    html! {
        ul.player-games {
            @for game in player.games {
                li {
                    span.signs { @if let Some(sign) = game.sign { (sign.drawn(lang)) } }
                    a.player-others href={ "/" (lang.code()) "/game/" (game.id) } {
                        @if game.others.is_empty() { (text(lang, "player-alone")) } @else { (game.others.join(" – ")) }
                    }
                    span class="meta player-what" {
                        (format(lang, &games::name(game.entry.id)))
                        @if game.ranked { " · " (text(lang, "player-ranked")) }
                        @if !game.over { " · " (text(lang, "player-running")) }
                    }
                    span class="meta player-when" { (format(lang, &date(game.date))) }
                    strong.figure { @if let Some((own, other)) = game.score { (own) "–" (other) } }
                    span.player-files {
                        @if game.over {
                            a.quiet-link href={ "/" (lang.code()) (replay::path(&game.id)) } { (text(lang, "player-moves")) }
                            a.quiet-link href={ "/api/v1/games/" (game.id) "/record.txt" } { (text(lang, "player-text")) }
                            a.quiet-link href={ "/api/v1/games/" (game.id) "/record.json" } { "JSON" }
                        }
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
    fn a_page_shows_ratings_their_history_and_games_and_an_empty_one_is_a_page_too() {
        let entry = catalogue::entry("kalah").unwrap();
        let ratings = [Rating { entry, rating: 1231, games: 4 }];
        let changes = [
            Change { game: "0000000000001".to_string(), before: 1200, after: 1220, date: (2026, 5, 28) },
            Change { game: "0000000000002".to_string(), before: 1220, after: 1231, date: (2026, 5, 29) },
        ];
        let played = Played {
            id: "0000000000002".to_string(),
            entry,
            others: vec!["A&B".to_string()],
            sign: Some(Sign::Won),
            score: Some((27, 21)),
            ranked: true,
            over: true,
            date: (2026, 5, 29),
        };
        let (chidi, dewi) =
            (Opponent { id: "000000000000c".to_string(), name: "Chidi".to_string() }, Opponent { id: "000000000000d".to_string(), name: "Dewi".to_string() });
        let games = [played];
        let player = Player {
            id: "000000000000a",
            name: "<Anil>",
            ratings: &ratings,
            chosen: Some(entry),
            result: Some("won"),
            stake: Some("ranked"),
            opponent: Some(&chidi),
            opponents: &[chidi.clone(), dewi],
            changes: &changes,
            games: &games,
            entries: &[entry],
            next: Some("5-0000000000002"),
        };
        let shown = page(Lang::EN, &player).0;
        for part in [
            "&lt;Anil&gt;",
            "4 of 10",
            "A&amp;B",
            "27–21",
            "player-line",
            "after=5-0000000000002",
            "record.txt",
            "1,231",
            "29 May 2026",
            "result=won",
            "opponent=000000000000c",
            "stake=ranked",
            "/game/0000000000002/moves",
            ">Dewi<",
        ] {
            assert!(shown.contains(part), "{part}");
        }
        assert_eq!(shown.matches(">Chidi<").count(), 1, "who is chosen is offered once");
        for lang in Lang::ALL {
            let empty = page(lang, &Player { ratings: &[], chosen: None, result: None, changes: &[], games: &[], next: None, ..player }).0;
            assert!(!empty.contains("<svg class=\"player-line") && !empty.contains("after="));
        }
    }
}
