//! The socket of those who seek an opponent: one search for each line, over when the line is.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bija_room::Rating;
use bija_room::pairing::{Pool, Seeker};
use bija_rules::id;
use bija_store::{Kind, Person, StoreError};
use bija_web::pages::error::Trouble;
use bija_wire::{Line, object};
use serde::Deserialize;
use serde_json::json;
use tokio::time::MissedTickBehavior;

use super::matching::{News, Search, Wanted};
use super::tables::may_play;
use super::terms::{Match, Wish};
use super::{away, failed, occupant, ranked};
use crate::metrics::Counted;
use crate::people::{Leave, Visitor};
use crate::{App, live, origin, trouble};

/// How often a line is asked whether it is there.
const PING_EVERY: Duration = Duration::from_secs(10);
/// A line on which nothing is heard for so long is dead: browsers answer every ping by themselves.
const LONGEST_SILENCE: Duration = Duration::from_secs(35);
/// How long a client may take to say what it seeks, and to take a frame.
const PATIENCE: Duration = Duration::from_secs(10);
/// Messages of one search.
const MOST_MESSAGES: u32 = 20;
const A_DAY: i64 = 24 * 60 * 60 * 1000;
const AN_HOUR: i64 = 60 * 60 * 1000;
/// Games broken off within a day that close ranked play for an hour.
const MOST_ABORTS: u32 = 3;

/// The route of the socket.
pub(super) fn routes() -> Router<App> {
    Router::new().route("/api/v1/match/socket", get(socket))
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
enum Said {
    Seek {
        ruleset: String,
        #[serde(default)]
        options: BTreeMap<String, String>,
        #[serde(default, rename = "match")]
        series: Option<Match>,
        #[serde(default)]
        ranked: bool,
    },
    TakeComputer,
}

async fn socket(State(app): State<App>, headers: HeaderMap, visitor: Visitor, upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>) -> Response {
    let allowed = async || -> Result<(Person, Leave), Trouble> {
        origin::ours(&app.config, &headers)?;
        let person = visitor.acts(&app)?.clone();
        app.limits.socket(visitor.session(), visitor.client)?;
        Ok((person, Leave::of(&app, &visitor).await?))
    };
    let (person, mut leave) = match allowed().await {
        Ok(allowed) => allowed,
        Err(trouble) => return trouble::told(&trouble::in_words(&trouble), &trouble),
    };
    match upgrade {
        Ok(upgrade) => live::limited(upgrade, app.config.limits.frame_bytes as usize).on_upgrade(async move |mut socket| {
            let _counted = Counted::one(&app.metrics.sockets);
            let talked = tokio::select! {
                talked = talk(&mut socket, &app, &person) => talked,
                () = leave.ended() => Err(Trouble::Nobody(Line::new("live-nobody"))),
            };
            if let Err(trouble) = talked {
                let mut frame = String::new();
                object(&mut frame, |fields| {
                    fields.field("type", &"error").field("error", &trouble::in_words(&trouble));
                });
                // Whoever is gone hears nothing.
                let _ = say(&mut socket, frame).await;
            }
            let _ = tokio::time::timeout(PATIENCE, socket.send(Message::Close(None))).await;
        }),
        Err(rejection) => rejection.into_response(),
    }
}

/// A line that is gone; the search ends with it.
struct Gone;

async fn say(socket: &mut WebSocket, frame: String) -> Result<(), Gone> {
    match tokio::time::timeout(PATIENCE, socket.send(Message::Text(frame.into()))).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Gone),
    }
}

/// The next message; nothing if it is none of ours or the line is gone.
async fn hear(socket: &mut WebSocket) -> Option<Result<Said, Trouble>> {
    match tokio::time::timeout(PATIENCE, socket.recv()).await.ok()?? {
        Ok(Message::Text(text)) => Some(said(&text)),
        Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Close(_)) | Err(_) => None,
    }
}

fn said(text: &str) -> Result<Said, Trouble> {
    serde_json::from_str(text).map_err(|error| Trouble::Refused(Line::new("err-request").with("detail", error.to_string())))
}

async fn talk(socket: &mut WebSocket, app: &App, person: &Person) -> Result<(), Trouble> {
    let Some(first) = hear(socket).await else { return Ok(()) };
    let Said::Seek { ruleset, options, series, ranked } = first? else {
        return Err(Trouble::Refused(Line::new("err-request").with("detail", "seek comes first")));
    };
    let wish = Wish::read(&ruleset, &options, series)?;
    let wanted = wanted(app, person, wish, if ranked { Rating::Rated } else { Rating::Unrated }).await?;
    let since = wanted.seeker.since;
    let Some(search) = app.matching.seek(&app.live, &app.clock, wanted).await else { return Err(Trouble::Away) };
    if say(socket, json!({"type": "waiting", "since": since.0}).to_string()).await.is_err() {
        return Ok(());
    }
    wait(socket, app, search).await
}

/// Who seeks what; refused to whoever may not.
async fn wanted(app: &App, person: &Person, mut wish: Wish, rating: Rating) -> Result<Wanted, Trouble> {
    may_play(app, person).await?;
    let stored = |error: StoreError| away(&error);
    let points = match rating {
        Rating::Unrated => bija_room::rating::START,
        Rating::Rated => {
            wish.series = ranked::ranked(&wish).ok_or_else(|| Trouble::Refused(Line::new("live-not-ranked")))?.series;
            may_play_ranked(app, person).await?;
            let ratings = app.store.ratings(person.id).await.map_err(stored)?;
            ratings.iter().find(|rating| rating.pool == wish.entry.id).map_or(bija_room::rating::START, |rating| rating.rating)
        }
    };
    let pool = Pool { rules: id(wish.entry, &wish.values), series: wish.series, seats: wish.seats(), rating };
    let seeker = Seeker { person: person.id, pool, points, since: app.clock.now() };
    Ok(Wanted { seeker, who: occupant(person)?, spec: wish.spec() })
}

/// Ranked play is for those who have signed in and do not break games off again and again.
async fn may_play_ranked(app: &App, person: &Person) -> Result<(), Trouble> {
    match person.kind {
        Kind::Guest => return Err(Trouble::Forbidden(Line::new("live-rated"))),
        Kind::Account => {}
    }
    let now = app.clock.now();
    let aborts = async |since: i64| app.store.ended_by(person.id, "aborted", now.after(-since)).await.map_err(|error| away(&error));
    let closed = aborts(AN_HOUR).await? > 0 && aborts(A_DAY).await? >= MOST_ABORTS;
    if closed { Err(Trouble::Forbidden(Line::new("live-ranked-closed").with("aborts", MOST_ABORTS))) } else { Ok(()) }
}

/// Waits for a game, the end of the line or of the server.
async fn wait(socket: &mut WebSocket, app: &App, mut search: Search) -> Result<(), Trouble> {
    let mut closing = app.live.closing();
    let mut ticks = tokio::time::interval(PING_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut heard, mut messages) = (Instant::now(), 0);
    loop {
        tokio::select! {
            biased;
            () = live::closes(&mut closing) => return Err(Trouble::Away),
            news = search.next() => match news {
                Some(News::ComputerOffered) => if say(socket, json!({"type": "computer-offered"}).to_string()).await.is_err() { return Ok(()) },
                Some(News::Paired(game)) => {
                    let _ = say(socket, json!({"type": "paired", "game": game.to_string()}).to_string()).await;
                    return Ok(());
                }
                Some(News::Elsewhere) => return Err(Trouble::Conflict(Line::new("live-seeks-elsewhere"))),
                Some(News::Failed(failure)) => return Err(failed(&failure)),
                None => return Err(Trouble::Away),
            },
            _ = ticks.tick() => {
                if heard.elapsed() > LONGEST_SILENCE { return Ok(()) }
                if !matches!(tokio::time::timeout(PATIENCE, socket.send(Message::Ping(Vec::new().into()))).await, Ok(Ok(()))) { return Ok(()) }
            }
            message = socket.recv() => {
                heard = Instant::now();
                match message {
                    Some(Ok(Message::Text(text))) => {
                        messages += 1;
                        match said(&text)? {
                            Said::TakeComputer if messages <= MOST_MESSAGES => search.take_computer(),
                            Said::TakeComputer | Said::Seek { .. } => return Err(Trouble::Refused(Line::new("err-request").with("detail", "one search for each line"))),
                        }
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => return Ok(()),
                }
            }
        }
    }
}
