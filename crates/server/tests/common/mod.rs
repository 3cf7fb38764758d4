//! A reader of the server's pages: asks, follows redirects, finds forms and links as a browser without scripts would.

#![allow(dead_code, reason = "each test file uses its part")]

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use bija_server::{App, Clock, Config, Parts, Peer, Pool, router};
use bija_store::{Holder, Millis, SqliteStore};
use http_body_util::BodyExt;
use tower::ServiceExt;

/// An answer, read to its end.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Vec<u8>,
    /// The address that was answered, redirects followed.
    pub(crate) address: String,
}

impl Answer {
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes).expect("pages are UTF-8")
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The text between the first two marks.
    pub(crate) fn between(&self, from: &str, to: &str) -> Option<&str> {
        let text = self.text();
        let start = text.find(from)? + from.len();
        Some(&text[start..start + text[start..].find(to)?])
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.bytes).unwrap()
    }
}

/// A clock that a test sets.
#[derive(Clone, Debug)]
pub(crate) struct TestClock(Arc<AtomicI64>);

impl TestClock {
    pub(crate) fn advance(&self, ms: i64) {
        self.0.fetch_add(ms, Ordering::Relaxed);
    }
}

impl Clock for TestClock {
    fn now(&self) -> Millis {
        Millis(self.0.load(Ordering::Relaxed))
    }
}

/// A server with its reader, who sits at the same machine.
pub(crate) struct Reader {
    pub(crate) router: Router,
    pub(crate) app: App,
    pub(crate) clock: TestClock,
    _data: tempfile::TempDir,
}

impl Reader {
    pub(crate) async fn new() -> Reader {
        Reader::with(|_| ()).await
    }

    /// A server with other parts than usual.
    pub(crate) async fn with(change: impl FnOnce(&mut Parts)) -> Reader {
        let data = tempfile::tempdir().unwrap();
        let clock = TestClock(Arc::new(AtomicI64::new(1_800_000_000_000)));
        let store = SqliteStore::open(data.path(), &Holder::this_process("a test", clock.now())).await.unwrap();
        let mut parts = Parts {
            config: Config::default(),
            store: Arc::new(store),
            pool: Pool::with(2, 64),
            clock: Arc::new(clock.clone()),
            pause: std::time::Duration::ZERO,
        };
        change(&mut parts);
        let app = App::new(parts);
        Reader { router: router(app.clone()), app, clock, _data: data }
    }

    /// Sends a request, from this machine unless it says otherwise.
    pub(crate) async fn send(&self, mut request: Request<Body>) -> Answer {
        if request.extensions().get::<Peer>().is_none() {
            request.extensions_mut().insert(Peer(SocketAddr::from(([127, 0, 0, 1], 4711))));
        }
        let address = request.uri().to_string();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes().to_vec();
        Answer { status: parts.status, headers: parts.headers, bytes, address }
    }

    pub(crate) async fn ask(&self, address: &str) -> Answer {
        self.send(Request::get(address).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn ask_with(&self, address: &str, name: &str, value: &str) -> Answer {
        self.send(Request::get(address).header(name, value).body(Body::empty()).unwrap()).await
    }

    /// Asks, and follows redirects to a page.
    pub(crate) async fn open(&self, address: &str) -> Answer {
        let mut address = address.to_string();
        for _ in 0..5 {
            let answer = self.ask(&address).await;
            if !answer.status.is_redirection() {
                return answer;
            }
            address = answer.header("location").split('#').next().unwrap().to_string();
        }
        panic!("{address} leads on and on");
    }

    pub(crate) async fn post(&self, address: &str, body: impl Into<Body>) -> Answer {
        self.send(Request::post(address).header("content-type", "application/json").body(body.into()).unwrap()).await
    }
}

/// A form of a page with one of its buttons pressed, as an address.
pub(crate) fn pressed(page: &Answer, name: &str, mut choose: impl FnMut(&[String]) -> usize) -> Option<String> {
    for form in page.text().split("<form").skip(1) {
        let form = &form[..form.find("</form>").unwrap()];
        let buttons: Vec<String> =
            tags(form, "button").filter(|tag| attribute(tag, "name").as_deref() == Some(name)).filter_map(|tag| attribute(tag, "value")).collect();
        if buttons.is_empty() {
            continue;
        }
        let hidden = tags(form, "input").filter(|tag| attribute(tag, "type").as_deref() == Some("hidden"));
        let mut parts: Vec<(String, String)> = hidden.map(|tag| (attribute(tag, "name").unwrap(), attribute(tag, "value").unwrap())).collect();
        parts.push((name.to_string(), buttons[choose(&buttons)].clone()));
        let action = attribute(form, "action").unwrap();
        let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(parts).finish();
        return Some(format!("{}?{query}", action.split('#').next().unwrap()));
    }
    None
}

/// The address of the first link whose text holds these words.
pub(crate) fn link(page: &Answer, words: &str) -> Option<String> {
    let text = page.text();
    text.split("<a ").skip(1).find_map(|link| {
        let inner = &link[..link.find("</a>")?];
        inner.contains(words).then(|| attribute(inner, "href")).flatten().map(|href| href.split('#').next().unwrap().to_string())
    })
}

/// The opening tags of a name.
pub(crate) fn tags<'t>(text: &'t str, name: &str) -> impl Iterator<Item = &'t str> {
    let open = format!("<{name}");
    let starts: Vec<usize> = text.match_indices(&open).map(|(at, _)| at).collect();
    starts.into_iter().filter_map(move |at| {
        let tag = &text[at..at + text[at..].find('>')?];
        tag[open.len()..].starts_with([' ', '/']).then_some(tag)
    })
}

/// The value of an attribute in the first tag of a text.
pub(crate) fn attribute(tag: &str, name: &str) -> Option<String> {
    let mark = format!(" {name}=\"");
    let start = tag.find(&mark)? + mark.len();
    let value = &tag[start..start + tag[start..].find('"')?];
    Some(value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
}
