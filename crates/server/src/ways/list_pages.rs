//! The pages of lists: a leaderboard, somebody's games.

use axum::Router;
use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::Response;
use axum::routing::get;
use bija_rules::catalogue::{self, Entry};
use bija_store::{GameRow, Person, PersonId, Sitter, Status};
use bija_web::Lang;
use bija_web::messages::text;
use bija_web::pages::error::Trouble;
use bija_web::pages::leaderboard::{self, Leaderboard, Reader, Row, Sign};
use bija_web::pages::player::{self, Change, Opponent, Played, Player, Rating};
use maud::Markup;
use serde::Deserialize;

use super::lists::{Asked, From, Outcome, Ranking, games_of, listed_entry, neighbours, person, query, rankings, result};
use super::lobby::who;
use super::pages::{name, shown};
use super::{away, finished, ranked};
use crate::App;
use crate::origin::Origin;
use crate::people::Visitor;

/// Ranked games that the line of a rating shows.
const DRAWN: u32 = 40;
/// How addresses name the games that count for a rating, and the others.
const RANKED: &str = "ranked";
const UNRANKED: &str = "unranked";

/// The routes of these pages.
pub(super) fn routes() -> Router<App> {
    let mut routes = Router::new();
    for lang in Lang::ALL {
        let at = |path: &str| format!("/{}{path}", lang.code());
        routes = routes.route(&at("/leaderboard/{ruleset}"), get(leaderboard)).route(&at("/player/{id}"), get(player));
    }
    routes
}

const fn sign(outcome: Outcome) -> Sign {
    match outcome {
        Outcome::Won => Sign::Won,
        Outcome::Shared => Sign::Shared,
        Outcome::Lost => Sign::Lost,
    }
}

async fn leaderboard(State(app): State<App>, Path(ruleset): Path<String>, uri: Uri, visitor: Visitor, Origin(origin): Origin) -> Response {
    shown(visitor.lang, &uri, leaderboard_page(&app, &visitor, &ruleset, &uri, &origin).await)
}

async fn leaderboard_page(app: &App, visitor: &Visitor, ruleset: &str, uri: &Uri, origin: &str) -> Result<Markup, Trouble> {
    let entry = listed_entry(ruleset)?;
    let asked: From = query(uri)?;
    let (rankings, more) = rankings(app, entry, asked).await?;
    let reader = visitor.person().map(|person| person.id);
    let rows: Vec<Row> = rankings.into_iter().map(|ranking| row(ranking, reader)).collect();
    let next = rows.last().filter(|_| more).map(|row| row.place);
    let stands = match reader.filter(|_| rows.iter().all(|row| !row.own)) {
        Some(reader) => elsewhere(app, entry, reader).await?,
        None => Reader::Said,
    };
    let entries: Vec<&'static Entry> = ranked::entries().collect();
    Ok(leaderboard::page(visitor.lang, &Leaderboard { origin, entry, entries: &entries, rows: &rows, reader: &stands, from: asked.from, next }))
}

fn row(Ranking { place, row, latest }: Ranking, reader: Option<PersonId>) -> Row {
    Row {
        place,
        id: row.person.to_string(),
        name: row.name,
        latest: latest.into_iter().map(sign).collect(),
        games: row.games,
        rating: row.rating,
        own: reader == Some(row.person),
    }
}

/// Where a reader stands whom the rows that are shown leave out.
async fn elsewhere(app: &App, entry: &Entry, reader: PersonId) -> Result<Reader, Trouble> {
    let around = neighbours(app, entry, reader).await?;
    if !around.is_empty() {
        return Ok(Reader::Elsewhere(around.into_iter().map(|ranking| row(ranking, Some(reader))).collect()));
    }
    let ratings = app.store.ratings(reader).await.map_err(|error| away(&error))?;
    let found = ratings.iter().find(|rating| rating.pool == entry.id);
    Ok(found.map_or(Reader::Said, |rating| Reader::Provisional { games: rating.games, rating: rating.rating }))
}

/// What the page of somebody is asked for.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Wanted {
    #[serde(default)]
    game: String,
    #[serde(default)]
    result: String,
    #[serde(default)]
    opponent: String,
    #[serde(default)]
    stake: String,
    after: Option<String>,
}

async fn player(State(app): State<App>, Path(id): Path<String>, uri: Uri, visitor: Visitor) -> Response {
    shown(visitor.lang, &uri, player_page(&app, visitor.lang, &id, &uri).await)
}

async fn player_page(app: &App, lang: Lang, id: &str, uri: &Uri) -> Result<Markup, Trouble> {
    let person: Person = person(app, id).await?;
    let Wanted { game, result, opponent, stake, after } = query(uri)?;
    let wanted = [Outcome::Won, Outcome::Shared, Outcome::Lost].into_iter().find(|outcome| outcome.name() == result);
    let chosen = if game.is_empty() { None } else { Some(catalogue::entry(&game).ok_or(Trouble::NotFound)?) };
    let ruleset = chosen.map(|entry| entry.id.to_string());
    let opponent = if opponent.is_empty() { None } else { Some(self::opponent(app, lang, &opponent).await?) };
    let stake = [RANKED, UNRANKED].into_iter().find(|known| *known == stake);
    let ranked = stake.map(|stake| stake == RANKED);
    let asked = Asked { ruleset, result: wanted, opponent: opponent.as_ref().map(|opponent| opponent.id.clone()), ranked, after, ..Asked::default() };
    let part = games_of(app, person.id, &asked).await?;
    let ratings = app.store.ratings(person.id).await.map_err(|error| away(&error))?;
    let rating = |row: &bija_store::RatingRow| Some(Rating { entry: catalogue::entry(&row.pool)?, rating: row.rating, games: row.games });
    let ratings: Vec<Rating> = ratings.iter().filter_map(rating).collect();
    let changes = match chosen {
        Some(entry) => app.store.rating_changes(person.id, entry.id, DRAWN).await.map_err(|error| away(&error))?,
        None => Vec::new(),
    };
    let change = |change: &bija_store::RatingChange| Change {
        game: change.game.to_string(),
        before: change.before,
        after: change.after,
        date: finished::day(change.at),
    };
    let changes: Vec<Change> = changes.iter().rev().map(change).collect();
    let games: Vec<Played> = part.rows.iter().filter_map(|row| played(lang, row, person.id)).collect();
    let opponents = opponents(&part.rows, person.id);
    let entries: Vec<&'static Entry> = catalogue::ENTRIES.iter().collect();
    Ok(player::page(
        lang,
        &Player {
            id,
            name: person.name.as_deref().unwrap_or_default(),
            ratings: &ratings,
            chosen,
            result: wanted.map(Outcome::name),
            stake,
            opponent: opponent.as_ref(),
            opponents: &opponents,
            changes: &changes,
            games: &games,
            entries: &entries,
            next: part.next.as_deref(),
        },
    ))
}

/// Somebody whose games with another are asked for: who has deleted their data is found by the id that old addresses have.
async fn opponent(app: &App, lang: Lang, id: &str) -> Result<Opponent, Trouble> {
    let known: PersonId = id.parse().map_err(|_| Trouble::NotFound)?;
    let person = app.store.person(known).await.map_err(|error| away(&error))?.ok_or(Trouble::NotFound)?;
    Ok(Opponent { id: id.to_string(), name: person.name.unwrap_or_else(|| text(lang, "name-deleted")) })
}

/// The people of these games beside one of them, by name.
fn opponents(rows: &[GameRow], person: PersonId) -> Vec<Opponent> {
    let mut found: Vec<Opponent> = Vec::new();
    for seat in rows.iter().flat_map(|row| &row.seats) {
        if let (Sitter::Person(id), Some((name, _))) = (&seat.seat.sitter, &seat.known_as)
            && *id != person
        {
            found.push(Opponent { id: id.to_string(), name: name.clone() });
        }
    }
    found.sort_by(|one, other| (&one.name, &one.id).cmp(&(&other.name, &other.id)));
    found.dedup();
    found
}

/// A game as a row of somebody's list. A game that the catalogue no longer has is in none.
fn played(lang: Lang, row: &GameRow, person: PersonId) -> Option<Played> {
    let own = |seat: &&bija_store::SeatRow| seat.seat.sitter == Sitter::Person(person);
    let others = row.seats.iter().filter(|seat| !own(seat));
    let best = others.clone().filter_map(|seat| seat.seat.score).max();
    Some(Played {
        id: row.id.to_string(),
        entry: catalogue::entry(&row.terms.ruleset)?,
        others: others.map(|seat| name(lang, &who(seat))).collect(),
        sign: result(row, person).map(sign),
        score: row.seats.iter().find(own).and_then(|seat| seat.seat.score).zip(best),
        ranked: row.terms.pool.is_some(),
        over: row.state.status == Status::Over,
        date: finished::day(row.opened),
    })
}
