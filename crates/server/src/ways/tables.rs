//! Tables that people open, and seats at open ones.

use std::collections::BTreeMap;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::post;
use bija_room::{Actor, Command, Join};
use bija_store::{GameId, Person, Way, Write};
use bija_web::Lang;
use bija_web::pages::error::Trouble;
use bija_wire::Line;
use serde::Deserialize;
use serde_json::{Value, json};

use super::terms::{Asked, Form, Match, Wish};
use super::{account, away, failed, game_id, occupant, told};
use crate::App;
use crate::body::{self, Body};
use crate::config::Limit;
use crate::live::{self, Failure, Order};
use crate::people::{Secret, Visitor};

/// How long an invitation leads to its table, in milliseconds.
pub(super) const INVITATION_LASTS: i64 = 24 * 60 * 60 * 1000;

/// The routes of tables.
pub(super) fn routes() -> Router<App> {
    Router::new().route("/api/v1/tables", post(open)).route("/api/v1/games/{id}/seat", post(sit))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    kind: Form,
    ruleset: String,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default, rename = "match")]
    series: Option<Match>,
    #[serde(default)]
    settings: Asked,
    /// The language of the links in the answer; else that of the request.
    lang: Option<String>,
}

async fn open(State(app): State<App>, visitor: Visitor, body: Body) -> Response {
    let opened = opened(&app, &visitor, body).await;
    let created = opened.is_ok();
    let mut response = told(opened);
    if created {
        *response.status_mut() = StatusCode::CREATED;
    }
    response
}

async fn opened(app: &App, visitor: &Visitor, body: Body) -> Result<Value, Trouble> {
    let Opening { kind, ruleset, options, series, settings, lang } = body::read(body)?;
    let person = visitor.acts(app)?;
    let wish = Wish::read(&ruleset, &options, series)?;
    let settings = settings.settings(kind, &wish);
    may_open(app, person, settings.join).await?;
    let secret = Secret::<16>::random()?;
    let (from, at) = (person.id, app.clock.now());
    let invitation = |game| vec![Write::InsertInvitation { hash: secret.digest(), game, from, at, expires: at.after(INVITATION_LASTS) }];
    let way = match kind {
        Form::Friend => Way::Friend,
        Form::Table => Way::Table,
    };
    let game = app.live.open_table(way, wish.spec(), settings, occupant(person)?, invitation).await.map_err(|failure| failed(&failure))?;
    let code = lang.as_deref().and_then(Lang::from_code).unwrap_or(visitor.lang).code();
    Ok(json!({"game": game.to_string(), "invite": format!("/{code}/invite/{}", secret.spelled()), "watch": format!("/{code}/game/{game}")}))
}

/// Whether somebody may have one more game, and one more table in the lobby.
async fn may_open(app: &App, person: &Person, join: Join) -> Result<(), Trouble> {
    let load = app.store.load(person.id).await.map_err(|error| away(&error))?;
    within(app.config.limits.unfinished_games, load.unfinished, "live-too-many-games")?;
    match join {
        Join::Anyone => within(app.config.limits.open_tables, load.open_tables, "live-too-many-tables"),
        Join::Link => Ok(()),
    }
}

/// Whether somebody may have one more game that is not over.
pub(super) async fn may_play(app: &App, person: &Person) -> Result<(), Trouble> {
    let load = app.store.load(person.id).await.map_err(|error| away(&error))?;
    within(app.config.limits.unfinished_games, load.unfinished, "live-too-many-games")
}

fn within(limit: Limit, has: u32, key: &'static str) -> Result<(), Trouble> {
    let most = limit.number().map_or(u32::MAX, std::num::NonZero::get);
    if has < most { Ok(()) } else { Err(Trouble::Conflict(Line::new(key).with("most", most))) }
}

async fn sit(State(app): State<App>, Path(id): Path<String>, visitor: Visitor, body: Body) -> Response {
    told(seated(&app, &id, &visitor, body).await)
}

/// Takes a seat at a table that anyone may sit down at.
async fn seated(app: &App, id: &str, visitor: &Visitor, body: Body) -> Result<Value, Trouble> {
    let id = game_id(id)?;
    Empty::read(body)?;
    let person = visitor.acts(app)?;
    let (room, people) = app.live.room_and_people(id).await.map_err(|failure| failed(&failure))?;
    if people.name_of(person.id).is_some() {
        return Ok(json!({"game": id.to_string()}));
    }
    match room.settings().join {
        Join::Anyone => {}
        Join::Link => return Err(Trouble::Forbidden(Line::new("live-table-by-link"))),
    }
    join(app, id, person, Vec::new()).await?.map_err(|failure| failed(&failure))
}

/// Sits somebody down, with what is stored beside it or not at all.
pub(super) async fn join(app: &App, id: GameId, person: &Person, beside: Vec<Write>) -> Result<Result<Value, Failure>, Trouble> {
    may_play(app, person).await?;
    let name = person.name.clone().ok_or_else(|| Trouble::Nobody(Line::new("live-nobody")))?;
    let command = Command::Join { name, account: account(person), chance: live::of_a_game() };
    let order = Order { actor: Actor::Person(person.id), command, id: None, beside };
    Ok(app.live.act(id, order).await.map(|_| json!({"game": id.to_string()})))
}

/// A body that says nothing.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Empty {}

impl Empty {
    /// Reads it; no body at all says nothing as well.
    pub(super) fn read(body: Body) -> Result<(), Trouble> {
        let bytes = body::bytes(body)?;
        if bytes.is_empty() {
            return Ok(());
        }
        let read: Result<Empty, _> = serde_json::from_slice(&bytes);
        read.map(|Empty {}| ()).map_err(|error| Trouble::Refused(Line::new("err-request").with("detail", error.to_string())))
    }
}
