//! The game without scripts: reads the address, lets the computer answer, shows the board.

use axum::Router;
use axum::extract::{Path, RawQuery, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderValue, StatusCode, Uri};
use axum::response::Response;
use axum::routing::get;
use bija_hints::{Explained, Question};
use bija_rules::Game;
use bija_rules::catalogue::{self, Entry};
use bija_web::Lang;
use bija_web::address::{Address, Asked, Players};
use bija_web::messages::Voice;
use bija_web::pages::error::Trouble;
use bija_web::pages::plain::{self, Advice};
use bija_wire::{Line, Refusal};

use crate::engine::Mind;
use crate::pages::{entry_of, lead, shown};
use crate::people::Visitor;
use crate::{App, engine, trouble};

/// Where the page shows what has just happened.
const NOW: &str = "#now";

/// The routes of the game without scripts.
pub(crate) fn routes() -> Router<App> {
    let mut routes = Router::new();
    for lang in Lang::ALL {
        let at = |path: &str| format!("/{}{path}", lang.code());
        routes = routes
            .route(&at("/plain"), get(move |RawQuery(query), uri: Uri| async move { choose(lang, query.as_deref().unwrap_or_default(), &uri) }))
            .route(&at("/plain/{game}"), get(move |state, visitor, game, query, uri| play(lang, state, visitor, game, query, uri)));
    }
    routes
}

/// The choice of a game. Once `game` names one, the way leads there with all else that the form said.
fn choose(lang: Lang, query: &str, uri: &Uri) -> Response {
    let parts: Vec<_> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
    let Some((_, id)) = parts.iter().find(|(name, _)| name == "game") else {
        return shown(&plain::choose(lang));
    };
    let Some(entry) = catalogue::entry(id) else {
        let known: Vec<&str> = catalogue::ENTRIES.iter().map(|entry| entry.id).collect();
        let game: String = id.chars().take(40).collect();
        return trouble::shown(lang, uri, &Trouble::Refused(Line::new("err-unknown-game").with("game", game).with("known", known.join(", "))));
    };
    let rest = parts.iter().filter(|(name, _)| name != "game");
    let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(rest).finish();
    lead(StatusCode::SEE_OTHER, lang, &format!("/plain/{}?{query}", entry.id))
}

async fn play(lang: Lang, State(app): State<App>, visitor: Visitor, Path(id): Path<String>, RawQuery(query): RawQuery, uri: Uri) -> Response {
    let entry = match entry_of(lang, &id, &uri, "/plain/") {
        Ok(entry) => entry,
        Err(response) => return *response,
    };
    match answer(lang, &app, &visitor, entry, query.as_deref().unwrap_or_default()).await {
        Ok(response) => response,
        Err(trouble) => trouble::shown(Voice::of(lang, entry), &uri, &trouble),
    }
}

/// The page of a game, or the way to its canonical address, in which the computer has answered.
async fn answer(lang: Lang, app: &App, visitor: &Visitor, entry: &'static Entry, query: &str) -> Result<Response, Trouble> {
    let (mut address, chance) = Address::read(entry, query).map_err(Trouble::Refused)?;
    let number = getrandom::u64().map_err(|_| Trouble::Internal)?;
    address.decide(chance, number);
    let opened = address.request().open().map_err(|error| Trouble::Refused(Refusal::from(&error).0))?;
    address.moves = opened.game.tokens();
    if let Players::Computer { level, .. } = address.players {
        let (game, who) = (opened.game.clone(), address.clone());
        let reader = move |game: &bija_rules::Game| who.reader(game);
        if game.position().to_move().is_some() && game.position().to_move() != reader(&game) {
            app.limits.analysis(visitor.session(), visitor.client)?;
            // The address was refused if there is no such level here.
            let mind = Mind::named(level.name(), app.pool.perfect_players(), game.rules()).map_err(|_| Trouble::Internal)?;
            let tokens = app.pool.run_within(mind.time(), move |stop| engine::answer(game, reader, &mind, number, stop)).await?;
            address.moves.extend(tokens.map_err(|_| Trouble::Busy)?);
        }
    }
    address.asked = address.asked.filter(|&asked| address.moves.len() > opened.game.plies().len() || address.may_ask(&opened.game, asked));
    if address.query() == query {
        let advice = match address.asked {
            Some(asked) => Some(advised(app, visitor, &address, &opened.game, asked).await?),
            None => None,
        };
        return Ok(shown(&plain::page(lang, &address, &opened, advice.as_ref())));
    }
    let mut response = lead(StatusCode::SEE_OTHER, lang, &format!("{}{NOW}", address.path()));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// What a reader asks about the best move, or about the computer's last one.
async fn advised(app: &App, visitor: &Visitor, address: &Address, game: &Game, asked: Asked) -> Result<Advice, Trouble> {
    let refused = |refusal: Refusal| Trouble::Refused(refusal.0);
    let (before, ply) = match asked {
        Asked::Hint => (game.clone(), None),
        Asked::Why => {
            let last = game.plies().len().saturating_sub(1);
            let opened = address.back_to(last).request().open().map_err(|error| refused(Refusal::from(&error)))?;
            (opened.game, game.plies().last())
        }
    };
    let people = address.people(game, before.plies().len());
    let question = Question::about(before, ply.map(|ply| ply.mv), people).map_err(refused)?;
    let Explained { mv, say, but, .. } = engine::explained(app, visitor, question).await?;
    Ok(Advice { mv, reasons: say.into_iter().chain(but).collect() })
}
