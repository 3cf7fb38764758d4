//! Preview cards as PNG: of a game by some rules, and of a finished game between people.
//!
//! A card is painted once on a thread of its own and kept; what is kept is bounded, and so is who waits for a card.

use std::collections::VecDeque;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, RawQuery, State};
use axum::http::Uri;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bija_room::Phase;
use bija_rules::Rules;
use bija_rules::catalogue::{self, Entry};
use bija_web::card::{self, Card};
use bija_web::messages::{Voice, format};
use bija_web::pages::error::Trouble;
use bija_web::{Lang, games};
use bija_wire::{Refusal, RequestError};
use resvg::usvg::fontdb::{FaceInfo, Language, Source};
use resvg::{tiny_skia, usvg};

use super::finished;
use super::terms::stored_values;
use super::{failed, game_id};
use crate::people::Visitor;
use crate::{App, Pool, trouble};

/// Cards that may wait for the one that is painted.
const QUEUE: usize = 8;
/// Bytes of all cards that are kept.
const KEPT: usize = 16 << 20;
/// A day: games by some rules change with a release, finished ones do not.
const CACHED: &str = "public, max-age=86400";

/// The typefaces of the pages by the names that cards give them: each is two files, which call themselves the same.
const FONTS: [(&str, &[u8]); 4] = [
    ("Martel", include_bytes!("../../fonts/martel-latin-800.ttf")),
    ("Martel Devanagari", include_bytes!("../../fonts/martel-devanagari-800.ttf")),
    ("Mukta", include_bytes!("../../fonts/mukta-latin-700.ttf")),
    ("Mukta Devanagari", include_bytes!("../../fonts/mukta-devanagari-700.ttf")),
];

static OPTIONS: LazyLock<usvg::Options<'static>> = LazyLock::new(|| {
    let mut options = usvg::Options { font_family: "Mukta".to_string(), ..usvg::Options::default() };
    let known = options.fontdb_mut();
    for (name, font) in FONTS {
        for id in known.load_font_source(Source::Binary(Arc::new(font))) {
            let Some(face) = known.face(id).cloned() else { continue };
            let families = vec![(name.to_string(), Language::English_UnitedStates)];
            known.remove_face(id);
            known.push_face_info(FaceInfo { families, ..face });
        }
    }
    options
});

/// The painter and what it has painted.
#[derive(Debug)]
pub(crate) struct Cards {
    painter: Pool,
    kept: Mutex<Kept>,
}

impl Default for Cards {
    fn default() -> Cards {
        Cards { painter: Pool::with(1, QUEUE), kept: Mutex::default() }
    }
}

impl Cards {
    /// The card at an address. What is not kept is painted as `drawn` says.
    async fn card(&self, address: &str, drawn: impl FnOnce() -> String + Send + 'static) -> Result<Bytes, Trouble> {
        if let Some(png) = self.found(address) {
            return Ok(png);
        }
        let painted = self.painter.run(move |_| painted(&drawn())).await?;
        let png = Bytes::from(painted.ok_or(Trouble::Internal)?);
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).keep(address, png.clone());
        Ok(png)
    }

    fn found(&self, address: &str) -> Option<Bytes> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).found(address)
    }
}

/// Cards by address, those asked for last at the end.
#[derive(Debug, Default)]
struct Kept {
    cards: VecDeque<(String, Bytes)>,
    bytes: usize,
}

impl Kept {
    fn found(&mut self, address: &str) -> Option<Bytes> {
        let at = self.cards.iter().position(|(known, _)| known == address)?;
        let card = self.cards.remove(at)?;
        let png = card.1.clone();
        self.cards.push_back(card);
        Some(png)
    }

    fn keep(&mut self, address: &str, png: Bytes) {
        if self.found(address).is_some() || png.len() > KEPT {
            return;
        }
        self.bytes += png.len();
        self.cards.push_back((address.to_string(), png));
        while self.bytes > KEPT
            && let Some((_, oldest)) = self.cards.pop_front()
        {
            self.bytes -= oldest.len();
        }
    }
}

/// An SVG of ours as PNG.
fn painted(svg: &str) -> Option<Vec<u8>> {
    let tree = usvg::Tree::from_str(svg, &OPTIONS).inspect_err(|error| tracing::error!(%error, "a card cannot be read")).ok()?;
    let mut paper = tiny_skia::Pixmap::new(card::WIDTH, card::HEIGHT)?;
    resvg::render(&tree, tiny_skia::Transform::default(), &mut paper.as_mut());
    paper.encode_png().inspect_err(|error| tracing::error!(%error, "a card cannot be written")).ok()
}

/// The routes of cards.
pub(super) fn routes() -> Router<App> {
    let mut routes = Router::new();
    for lang in Lang::ALL {
        let at = |path: &str| format!("/{}{path}", lang.code());
        routes = routes.route(&at("/play/{game}/card.png"), get(of_rules)).route(&at("/game/{id}/card.png"), get(of_game));
    }
    routes
}

fn shown(lang: Lang, uri: &Uri, card: Result<Bytes, Trouble>) -> Response {
    match card {
        Ok(png) => ([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, CACHED)], png).into_response(),
        Err(trouble) => trouble::shown(lang, uri, &trouble),
    }
}

async fn of_rules(State(app): State<App>, Path(id): Path<String>, RawQuery(query): RawQuery, uri: Uri, visitor: Visitor) -> Response {
    shown(visitor.lang, &uri, start_card(&app, &visitor, &id, query.as_deref().unwrap_or_default()).await)
}

async fn start_card(app: &App, visitor: &Visitor, id: &str, query: &str) -> Result<Bytes, Trouble> {
    let entry: &'static Entry = catalogue::entry(id).ok_or(Trouble::NotFound)?;
    let pairs: Vec<(String, String)> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
    let asked: Vec<(&str, &str)> = pairs.iter().filter_map(|(name, value)| Some((name.strip_prefix("o.")?, value.as_str()))).collect();
    let refused =
        |error: catalogue::options::OptionError| Trouble::Refused(Refusal::from(&RequestError::Catalogue { game: Some(entry.id), error: error.into() }).0);
    let values = entry.values(&asked).map_err(refused)?;
    let rules = Rules::new(entry.ruleset(&values)).map_err(|_| Trouble::NotFound)?;
    let (lang, address) = (visitor.lang, card::address(visitor.lang, entry, &values));
    if app.cards.found(&address).is_none() {
        app.limits.analysis(visitor.session(), visitor.client)?;
    }
    let line = format(Voice::of(lang, entry), &games::size(entry, &values));
    let drawn = move || Card { lang, entry, rules: &rules, position: &rules.start(0), line: &line }.svg();
    app.cards.card(&address, drawn).await
}

async fn of_game(State(app): State<App>, Path(id): Path<String>, uri: Uri, visitor: Visitor) -> Response {
    shown(visitor.lang, &uri, finished_card(&app, &visitor, &id).await)
}

/// The card of a game that is over. As long as it runs, it has that of its rules.
async fn finished_card(app: &App, visitor: &Visitor, id: &str) -> Result<Bytes, Trouble> {
    let (id, lang) = (game_id(id)?, visitor.lang);
    let address = card::of_game(lang, &id.to_string());
    if let Some(png) = app.cards.found(&address) {
        return Ok(png);
    }
    let row = app.store.game(id).await.map_err(|error| super::away(&error))?.ok_or(Trouble::NotFound)?;
    let over = finished::of(lang, &row).ok_or(Trouble::NotFound)?;
    app.limits.analysis(visitor.session(), visitor.client)?;
    let room = app.live.room(id).await.map_err(|failure| failed(&failure))?;
    let entry: &'static Entry = catalogue::entry(&row.terms.ruleset).ok_or(Trouble::NotFound)?;
    let (rules, position) = match room.game() {
        Some(game) if room.phase() == Phase::Over => (Arc::clone(game.rules()), *game.position()),
        Some(_) | None => {
            let rules = Rules::new(entry.ruleset(&stored_values(entry, &row.terms.options))).map_err(|_| Trouble::NotFound)?;
            let start = rules.start(0);
            (Arc::new(rules), start)
        }
    };
    let line = over.card(lang);
    let drawn = move || Card { lang, entry, rules: &rules, position: &position, line: &line }.svg();
    app.cards.card(&address, drawn).await
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;
    use axum::http::header::RETRY_AFTER;
    use bija_web::messages::text;

    use super::*;

    #[test]
    fn what_was_asked_for_longest_ago_makes_room() {
        let mut kept = Kept::default();
        let large = || Bytes::from(vec![0; KEPT / 2]);
        kept.keep("one", large());
        kept.keep("two", large());
        assert!(kept.found("one").is_some());
        kept.keep("three", large());
        assert!(kept.found("two").is_none() && kept.found("one").is_some() && kept.found("three").is_some());
        kept.keep("four", Bytes::from(vec![0; KEPT + 1]));
        assert_eq!((kept.cards.len(), kept.bytes), (2, KEPT), "what is larger than all of it is not kept");
    }

    #[tokio::test]
    async fn a_painter_with_enough_to_do_says_so_and_still_shows_what_it_has() {
        let cards = Arc::new(Cards { painter: Pool::with(0, 1), kept: Mutex::default() });
        cards.kept.lock().unwrap().keep("kept", Bytes::from_static(b"a card"));
        let waiting = tokio::spawn({
            let cards = cards.clone();
            async move { cards.card("waits", String::new).await }
        });
        tokio::task::yield_now().await;
        let refused = cards.card("too many", || unreachable!("it is not painted")).await;
        assert_eq!(refused, Err(Trouble::Busy));
        assert_eq!(cards.card("kept", || unreachable!("it is there")).await, Ok(Bytes::from_static(b"a card")));
        let response = shown(Lang::EN, &"/en/game/0000000000001/card.png".parse().unwrap(), refused);
        assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
        assert!(response.headers().contains_key(RETRY_AFTER), "whoever asks comes back");
        assert!(response.headers().get(CACHE_CONTROL).is_none_or(|value| value != CACHED), "and gets the card then");
        waiting.abort();
    }

    #[test]
    fn every_game_is_painted_with_letters_of_our_own() {
        for entry in catalogue::ENTRIES {
            let rules = Rules::new(entry.ruleset(&entry.standard())).unwrap();
            for lang in Lang::ALL {
                let lines = [format(Voice::of(lang, entry), &games::size(entry, &entry.standard())), text(lang, "share-over-card")].join(" ");
                let svg = Card { lang, entry, rules: &rules, position: &rules.start(0), line: &lines }.svg();
                let tree = usvg::Tree::from_str(&svg, &OPTIONS).unwrap();
                let (mut texts, mut missing) = (0, Vec::new());
                letterless(tree.root(), &mut texts, &mut missing);
                assert!(
                    texts > usize::from(rules.board().pits),
                    "{} {}: {texts} texts, which are the counts, the site's name, the game's and the line",
                    entry.id,
                    lang.code()
                );
                assert_eq!(missing, Vec::<String>::new(), "{} {}", entry.id, lang.code());
            }
        }
        let rules = Rules::new(catalogue::ENTRIES[0].ruleset(&catalogue::ENTRIES[0].standard())).unwrap();
        let svg = Card { lang: Lang::HI, entry: &catalogue::ENTRIES[0], rules: &rules, position: &rules.start(0), line: "27 – 21" }.svg();
        let png = painted(&svg).unwrap();
        assert_eq!(png[..8], *b"\x89PNG\r\n\x1a\n");
        assert!(png.len() < 600_000, "{} bytes: some do not take cards of so many", png.len());
    }

    /// Counts the texts, and lists what of them no typeface has.
    fn letterless(group: &usvg::Group, texts: &mut usize, missing: &mut Vec<String>) {
        for node in group.children() {
            match node {
                usvg::Node::Group(group) => letterless(group, texts, missing),
                usvg::Node::Text(text) => {
                    *texts += 1;
                    let glyphs = text.layouted().iter().flat_map(|span| &span.positioned_glyphs);
                    missing.extend(glyphs.filter(|glyph| glyph.id.0 == 0).map(|glyph| glyph.text.clone()));
                }
                usvg::Node::Path(_) | usvg::Node::Image(_) => {}
            }
        }
    }
}
