//! The pages of games between people: the lobby, a game, an invitation.

use axum::Router;
use axum::extract::{Path, RawQuery, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, REFERRER_POLICY};
use axum::http::{HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bija_room::{Clock, First as RoomFirst};
use bija_rules::catalogue::{self, Entry};
use bija_store::{Kind, Status};
use bija_web::messages::text;
use bija_web::pages::error::Trouble;
use bija_web::pages::invitation::{self, First, Gone, Invitation, Reader};
use bija_web::pages::live_game::{self, LiveGame};
use bija_web::pages::lobby::{self, Stake, Table};
use bija_web::{Lang, games, qr};
use bija_wire::{Refusal, RequestError};
use maud::Markup;

use super::invitations::{Invited, Standing, find};
use super::lobby::{Listed, Who, lists};
use super::terms::{Wish, stored_values, usual_clock};
use super::{away, finished, game_id, ranked};
use crate::origin::Origin;
use crate::people::{Secret, Visitor};
use crate::{App, pages, trouble};

const AN_HOUR: i64 = 60 * 60 * 1000;

/// The routes of these pages.
pub(super) fn routes() -> Router<App> {
    let mut routes = Router::new();
    for lang in Lang::ALL {
        let at = |path: &str| format!("/{}{path}", lang.code());
        routes = routes
            .route(&at("/people"), get(people))
            .route(&at("/game/{id}"), get(game))
            .route(&at("/invite/{token}"), get(invite))
            .route(&at("/invite/{token}/qr.svg"), get(code));
    }
    routes
}

/// A page, or the page that says why there is none. Who reads it stands in it, so that no cache keeps it.
pub(super) fn shown(lang: Lang, uri: &Uri, page: Result<Markup, Trouble>) -> Response {
    let mut response = match page {
        Ok(page) => pages::shown(&page),
        Err(trouble) => trouble::shown(lang, uri, &trouble),
    };
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

async fn people(State(app): State<App>, RawQuery(query): RawQuery, uri: Uri, visitor: Visitor, Origin(origin): Origin) -> Response {
    shown(visitor.lang, &uri, lobby_page(&app, &visitor, query.as_deref().unwrap_or_default(), &origin).await)
}

async fn lobby_page(app: &App, visitor: &Visitor, query: &str, origin: &str) -> Result<Markup, Trouble> {
    let pairs: Vec<(String, String)> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
    let wanted = pairs.iter().find(|(name, _)| name == "game").map_or(visitor.lang.first_game().id, |(_, game)| game.as_str());
    let alias = games::ALIASES.iter().find(|(alias, _)| *alias == wanted).map_or(wanted, |(_, game)| game);
    let entry = catalogue::entry(alias).ok_or(Trouble::NotFound)?;
    let asked: Vec<(&str, &str)> = pairs.iter().filter_map(|(name, value)| Some((name.strip_prefix("o.")?, value.as_str()))).collect();
    let refused =
        |error: catalogue::options::OptionError| Trouble::Refused(Refusal::from(&RequestError::Catalogue { game: Some(entry.id), error: error.into() }).0);
    let values = entry.values(&asked).map_err(refused)?;
    let lists = lists(app).await?;
    let rows = |list: &[Listed]| -> Vec<Table> { list.iter().map(|listed| row(visitor.lang, listed)).collect() };
    let nickname = visitor.person().and_then(|person| person.name.as_deref());
    let reader = visitor.person().map(|person| person.id.to_string());
    let wish = Wish { entry, values, series: None };
    let stake = match (ranked::ranked(&wish), visitor.person().map(|person| person.kind)) {
        (None, _) => Stake::Unranked,
        (Some(_), Some(Kind::Account)) => Stake::Offered,
        (Some(_), Some(Kind::Guest) | None) => Stake::SignIn,
    };
    let (open, running) = (rows(&lists.open), rows(&lists.running));
    let usual_clock = seconds(usual_clock(entry));
    let lobby = lobby::Lobby { origin, nickname, reader: reader.as_deref(), stake, usual_clock, entry, values: &wish.values, open: &open, running: &running };
    Ok(lobby::page(visitor.lang, &lobby))
}

/// The seconds of a clock, if it is one.
fn seconds(clock: Clock) -> Option<u32> {
    match clock {
        Clock::None => None,
        Clock::Sowing { seconds } => Some(u32::from(seconds)),
    }
}

fn row(lang: Lang, listed: &Listed) -> Table {
    let taken = u8::try_from(listed.sitters.len()).unwrap_or(u8::MAX);
    Table {
        id: listed.id.to_string(),
        entry: listed.entry,
        names: listed.sitters.iter().map(|who| name(lang, who)).collect(),
        free: listed.seats.saturating_sub(taken),
        clock: listed.clock,
    }
}

/// Somebody's name for readers.
pub(super) fn name(lang: Lang, who: &Who) -> String {
    match who {
        Who::Named(name) => name.clone(),
        Who::Deleted => text(lang, "name-deleted"),
        Who::Computer(_) => text(lang, "label-computer"),
    }
}

async fn game(State(app): State<App>, Path(id): Path<String>, uri: Uri, visitor: Visitor, Origin(origin): Origin) -> Response {
    shown(visitor.lang, &uri, game_page(&app, visitor.lang, &id, &origin).await)
}

async fn game_page(app: &App, lang: Lang, id: &str, origin: &str) -> Result<Markup, Trouble> {
    let row = app.store.game(game_id(id)?).await.map_err(|error| away(&error))?.ok_or(Trouble::NotFound)?;
    let entry = catalogue::entry(&row.terms.ruleset).ok_or(Trouble::NotFound)?;
    let values = stored_values(entry, &row.terms.options);
    let names: Vec<String> = match row.state.status {
        Status::Gathering => Vec::new(),
        Status::Prelude | Status::Playing | Status::Over => row.seats.iter().map(|seat| name(lang, &super::lobby::who(seat))).collect(),
    };
    let over = finished::of(lang, &row);
    Ok(live_game::page(lang, &LiveGame { id, entry, values: &values, names: &names, origin, over: over.as_ref() }))
}

async fn invite(State(app): State<App>, Path(token): Path<String>, uri: Uri, visitor: Visitor, origin: Origin) -> Response {
    let mut response = match find(&app, &token).await {
        Ok(Some(invited)) => invited_page(&app, &visitor, &origin, &token, &uri, &invited),
        // A secret that was swept away with its day, or one that never was.
        Ok(None) if Secret::<16>::read(&token).is_some() => {
            with_status(StatusCode::GONE, shown(visitor.lang, &uri, Ok(invitation::gone(visitor.lang, &token, Gone::Expired))))
        }
        Ok(None) => shown(visitor.lang, &uri, Err(Trouble::NotFound)),
        Err(trouble) => shown(visitor.lang, &uri, Err(trouble)),
    };
    response.headers_mut().insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

fn with_status(status: StatusCode, mut response: Response) -> Response {
    *response.status_mut() = status;
    response
}

fn invited_page(app: &App, visitor: &Visitor, origin: &Origin, token: &str, uri: &Uri, invited: &Invited) -> Response {
    let game = invited.invitation.game.to_string();
    let seated = invited.seats(visitor.person().map(|person| person.id));
    let gone = |why| with_status(StatusCode::GONE, shown(visitor.lang, uri, Ok(invitation::gone(visitor.lang, token, why))));
    match invited.standing(app) {
        Standing::Open { .. } => shown(visitor.lang, uri, open_page(app, visitor, origin, token, invited, &game)),
        // Whoever sits there finds the way back by the link that led there.
        Standing::Expired | Standing::Used if seated => shown(visitor.lang, uri, open_page(app, visitor, origin, token, invited, &game)),
        Standing::Expired => gone(Gone::Expired),
        Standing::Used => gone(Gone::Used { game: &game }),
        Standing::Over => gone(Gone::Over { game: &game }),
    }
}

fn open_page(app: &App, visitor: &Visitor, Origin(origin): &Origin, token: &str, invited: &Invited, game: &str) -> Result<Markup, Trouble> {
    let room = &invited.room;
    let entry: &'static Entry = catalogue::entry(&room.spec().ruleset).ok_or(Trouble::NotFound)?;
    let options = room.game_as_fits().map_or_else(|_| room.spec().options.clone(), |fitted| fitted.options);
    let asked: Vec<(&str, &str)> = options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let values = entry.chosen(&asked).unwrap_or_else(|_| entry.standard());
    let settings = room.settings();
    let left = invited.invitation.expires.since(app.clock.now()).max(0);
    let name = visitor.person().and_then(|person| person.name.as_deref());
    let reader = match name {
        _ if invited.seats(visitor.person().map(|person| person.id)) => Reader::Seated { game },
        Some(name) => Reader::Named(name),
        None => Reader::New,
    };
    let invitation = Invitation {
        origin,
        token,
        host: &invited.host(),
        entry,
        values: &values,
        seats: settings.seats,
        clock: seconds(settings.clock),
        first: match settings.first {
            RoomFirst::Random => First::Random,
            RoomFirst::Host => First::Host,
            RoomFirst::Guest => First::Guest,
        },
        hours: u32::try_from((left + AN_HOUR - 1) / AN_HOUR).unwrap_or(u32::MAX),
        reader,
    };
    Ok(invitation::page(visitor.lang, &invitation))
}

/// The address of an invitation as a picture for a phone's camera. It is drawn for any secret: whether it leads anywhere, the page says.
async fn code(Path(token): Path<String>, uri: Uri, Origin(origin): Origin, visitor: Visitor) -> Response {
    let drawn = Secret::<16>::read(&token).and_then(|_| qr::svg(&format!("{origin}/{}/invite/{token}", visitor.lang.code())));
    match drawn {
        Some(svg) => {
            let kinds = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "no-store"), (REFERRER_POLICY, "no-referrer")];
            (kinds, svg).into_response()
        }
        None => trouble::shown(visitor.lang, &uri, &Trouble::NotFound),
    }
}
