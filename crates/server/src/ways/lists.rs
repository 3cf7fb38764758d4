//! Lists of games and players: who has played what, and who stands where.

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::Uri;
use axum::response::Response;
use axum::routing::get;
use bija_rules::catalogue::{self, Entry};
use bija_store::{Cursor, Filter, GameRow, Millis, Page, Person, PersonId, Progress, Ranked, RatingRow, Sitter, Stake, Standing, Status};
use bija_web::pages::error::Trouble;
use bija_wire::Line;
use serde::Deserialize;
use serde_json::{Value, json};

use super::lobby::seat;
use super::{away, ranked, told};
use crate::App;

/// Rows of a list where nobody says how many.
const USUAL_ROWS: u32 = 25;
/// The most rows of a list at once.
const MOST_ROWS: u32 = 100;
/// Games behind the signs of a row.
const LATEST: u32 = 10;
/// Rows above and below one's own in a list of ratings.
const NEIGHBOURS: u32 = 2;

/// The routes of the lists.
pub(super) fn routes() -> Router<App> {
    Router::new().route("/api/v1/people/{id}/games", get(games)).route("/api/v1/leaderboard/{ruleset}", get(leaderboard))
}

/// What of somebody's games is asked for.
#[derive(Deserialize, Default, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    /// Of this ruleset.
    pub(super) ruleset: Option<String>,
    pub(super) opponent: Option<String>,
    /// Ranked ones, or the others.
    pub(super) ranked: Option<bool>,
    pub(super) over: Option<bool>,
    /// With this result.
    pub(super) result: Option<Outcome>,
    /// Where the list goes on: `next` of the part before.
    pub(super) after: Option<String>,
    pub(super) limit: Option<u32>,
}

/// How a game went for the person.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub(super) enum Outcome {
    Won,
    Shared,
    Lost,
}

impl Outcome {
    const fn of(standing: Standing) -> Outcome {
        match standing {
            Standing::Won => Outcome::Won,
            Standing::Shared => Outcome::Shared,
            Standing::Lost => Outcome::Lost,
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Outcome::Won => "won",
            Outcome::Shared => "shared",
            Outcome::Lost => "lost",
        }
    }
}

/// The query of an address.
pub(super) fn query<T: serde::de::DeserializeOwned>(uri: &Uri) -> Result<T, Trouble> {
    Query::try_from_uri(uri).map(|Query(asked)| asked).map_err(|error| Trouble::Refused(Line::new("err-request").with("detail", error.body_text())))
}

impl Asked {
    fn filter(&self) -> Result<Filter, Trouble> {
        let unknown = |detail: &'static str| Trouble::Refused(Line::new("err-request").with("detail", detail));
        let opponent = self.opponent.as_deref().map(|id| id.parse().map_err(|_| unknown("opponent is no id"))).transpose()?;
        Ok(Filter {
            ruleset: self.ruleset.clone(),
            opponent,
            stake: self.ranked.map(|ranked| if ranked { Stake::Ranked } else { Stake::Unranked }),
            progress: self.over.map(|over| if over { Progress::Over } else { Progress::Unfinished }),
            result: self.result.map(|result| match result {
                Outcome::Won => Standing::Won,
                Outcome::Shared => Standing::Shared,
                Outcome::Lost => Standing::Lost,
            }),
        })
    }

    fn page(&self) -> Result<Page, Trouble> {
        let unknown = || Trouble::Refused(Line::new("err-request").with("detail", "after is no place in a list"));
        let after = self.after.as_deref().map(|text| read_cursor(text).ok_or_else(unknown)).transpose()?;
        Ok(Page { after, limit: self.limit.unwrap_or(USUAL_ROWS).clamp(1, MOST_ROWS) })
    }
}

fn read_cursor(text: &str) -> Option<Cursor> {
    let (at, game) = text.split_once('-')?;
    Some(Cursor { at: Millis(at.parse().ok()?), game: game.parse().ok()? })
}

/// A part of somebody's games, and where the list goes on.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) rows: Vec<GameRow>,
    pub(super) next: Option<String>,
}

/// Somebody of whom there are lists.
pub(super) async fn person(app: &App, id: &str) -> Result<Person, Trouble> {
    let id: PersonId = id.parse().map_err(|_| Trouble::NotFound)?;
    let person = app.store.person(id).await.map_err(|error| away(&error))?;
    person.filter(|person| person.name.is_some() && person.deleted.is_none()).ok_or(Trouble::NotFound)
}

/// Somebody's games, the latest opened first.
pub(super) async fn games_of(app: &App, person: PersonId, asked: &Asked) -> Result<Part, Trouble> {
    let page = asked.page()?;
    let mut rows = app.store.games_of(person, &asked.filter()?, Page { limit: page.limit + 1, ..page }).await.map_err(|error| away(&error))?;
    let more = rows.len() > page.limit as usize;
    rows.truncate(page.limit as usize);
    let next = rows.last().filter(|_| more).map(|row| format!("{}-{}", row.opened.0, row.id));
    Ok(Part { rows, next })
}

/// How a game went for somebody: nothing before its end, and where it ended without places.
pub(super) fn result(row: &GameRow, person: PersonId) -> Option<Outcome> {
    let own = row.seats.iter().find(|seat| seat.seat.sitter == Sitter::Person(person))?.seat.place?;
    let same = row.seats.iter().filter(|seat| seat.seat.place == Some(own)).count();
    Some(match (own, same) {
        (1, 1) => Outcome::Won,
        (1, _) => Outcome::Shared,
        _ => Outcome::Lost,
    })
}

async fn games(State(app): State<App>, Path(id): Path<String>, uri: Uri) -> Response {
    let answer = async {
        let person = person(&app, &id).await?;
        let part = games_of(&app, person.id, &query(&uri)?).await?;
        let rows: Vec<Value> = part.rows.iter().map(|row| game_json(row, person.id)).collect();
        Ok(json!({"games": rows, "next": part.next}))
    };
    told(answer.await)
}

const fn status(status: Status) -> &'static str {
    match status {
        Status::Gathering => "gathering",
        Status::Prelude => "prelude",
        Status::Playing => "playing",
        Status::Over => "over",
    }
}

fn game_json(row: &GameRow, person: PersonId) -> Value {
    let options: Value = serde_json::from_str(&row.terms.options).unwrap_or_default();
    let seats: Vec<Value> = row
        .seats
        .iter()
        .map(|row| {
            let mut value = seat(row);
            value["id"] = match &row.seat.sitter {
                Sitter::Person(id) if row.known_as.is_some() => json!(id.to_string()),
                Sitter::Person(_) | Sitter::Computer(_) => Value::Null,
            };
            value
        })
        .collect();
    json!({
        "game": row.id.to_string(), "ruleset": row.terms.ruleset, "options": options, "ranked": row.terms.pool.is_some(), "status": status(row.state.status),
        "ply": row.state.ply, "opened": row.opened.0, "ended": row.ended.map(|at| at.0),
        "reason": row.state.ending.as_ref().map(|ending| &ending.reason), "result": result(row, person).map(Outcome::name), "seats": seats,
    })
}

/// A row of a list of ratings.
#[derive(Debug)]
pub(super) struct Ranking {
    /// From 1.
    pub(super) place: u32,
    pub(super) row: RatingRow,
    /// The latest ranked games of the list's game, the latest last.
    pub(super) latest: Vec<Outcome>,
}

/// Which part of a list of ratings.
#[derive(Deserialize, Default, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct From {
    #[serde(default)]
    pub(super) from: u32,
    limit: Option<u32>,
}

/// The game of a list of ratings.
pub(super) fn listed_entry(ruleset: &str) -> Result<&'static Entry, Trouble> {
    catalogue::entry(ruleset).filter(|entry| ranked::is_ranked(entry)).ok_or(Trouble::NotFound)
}

/// A part of a list of ratings, and whether it goes on.
pub(super) async fn rankings(app: &App, entry: &Entry, from: From) -> Result<(Vec<Ranking>, bool), Trouble> {
    let limit = from.limit.unwrap_or(USUAL_ROWS).clamp(1, MOST_ROWS);
    let mut rows = app.store.leaderboard(entry.id, from.from, limit + 1, LATEST).await.map_err(|error| away(&error))?;
    let more = rows.len() > limit as usize;
    rows.truncate(limit as usize);
    let places = from.from.saturating_add(1)..;
    let ranking = |(place, Ranked { rating, latest })| Ranking { place, row: rating, latest: latest.into_iter().map(Outcome::of).collect() };
    Ok((places.zip(rows).map(ranking).collect(), more))
}

/// Somebody's row in a list of ratings with those next to it; none for who is not in it.
pub(super) async fn neighbours(app: &App, entry: &Entry, person: PersonId) -> Result<Vec<Ranking>, Trouble> {
    let Some(rank) = app.store.rank(entry.id, person).await.map_err(|error| away(&error))? else { return Ok(Vec::new()) };
    let first = rank.saturating_sub(NEIGHBOURS);
    let (rankings, _) = rankings(app, entry, From { from: first, limit: Some(rank - first + 1 + NEIGHBOURS) }).await?;
    Ok(rankings)
}

async fn leaderboard(State(app): State<App>, Path(ruleset): Path<String>, uri: Uri) -> Response {
    let answer = async {
        let entry = listed_entry(&ruleset)?;
        let (rankings, more) = rankings(&app, entry, query(&uri)?).await?;
        let rows: Vec<Value> = rankings
            .iter()
            .map(|Ranking { place, row, latest }| {
                let latest: Vec<&str> = latest.iter().map(|result| result.name()).collect();
                json!({"place": place, "id": row.person.to_string(), "name": row.name, "rating": row.rating, "games": row.games, "latest": latest})
            })
            .collect();
        Ok(json!({"ruleset": entry.id, "rows": rows, "more": more}))
    };
    told(answer.await)
}
