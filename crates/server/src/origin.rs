//! Which pages may change something: ours. Browsers say with each such request which page sends it.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::header::{CONTENT_TYPE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Method};
use axum::middleware::Next;
use axum::response::Response;
use bija_web::pages::error::Trouble;
use bija_wire::Line;

use crate::client::Client;
use crate::config::{Config, is_loopback};
use crate::{App, trouble};

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Calls that change nothing and tell nothing about anybody: whoever likes may ask.
const OPEN: [&str; 4] = ["/api/v1/view", "/api/v1/step", "/api/v1/analysis", "/api/v1/explanation"];

/// Lets a request change something only if a page of ours sends it, as JSON. Programs say by `Origin` whom they speak to.
/// Outside of the API nothing takes anything but questions.
pub(crate) async fn checked(State(app): State<App>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let safe = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
    if safe || OPEN.contains(&path) || request.extensions().get::<MatchedPath>().is_none() {
        return next.run(request).await;
    }
    if !path.starts_with("/api/") {
        return trouble::at(request.uri(), request.headers(), &Trouble::Method);
    }
    let verdict = ours(&app.config, request.headers()).and_then(|()| if is_json(request.headers()) { Ok(()) } else { Err(Trouble::NotJson) });
    match verdict {
        Ok(()) => next.run(request).await,
        Err(trouble) => trouble::at(request.uri(), request.headers(), &trouble),
    }
}

/// Whether a page of ours sends this. The upgrade to a socket asks it too: cookies travel with it from any page.
///
/// # Errors
/// If another page sends it, or nobody says which.
pub(crate) fn ours(config: &Config, headers: &HeaderMap) -> Result<(), Trouble> {
    let site = text(headers, &FETCH_SITE);
    let ours = match (text(headers, &ORIGIN), site) {
        (Some(origin), None | Some("same-origin")) => is_ours(config, headers, origin),
        (None, Some("same-origin")) => true,
        (Some(_) | None, Some(_)) | (None, None) => false,
    };
    if ours { Ok(()) } else { Err(Trouble::Forbidden(Line::new("live-foreign-page"))) }
}

fn is_ours(config: &Config, headers: &HeaderMap, origin: &str) -> bool {
    if !config.public_origins.is_empty() {
        return config.public_origins.iter().any(|ours| ours.as_str() == origin);
    }
    let authority = |text: &str| text.strip_suffix(":443").or(text.strip_suffix(":80")).unwrap_or(text).to_ascii_lowercase();
    let said = origin.strip_prefix("https://").or(origin.strip_prefix("http://"));
    said.zip(text(headers, &HOST)).is_some_and(|(said, host)| authority(said) == authority(host))
}

/// Whether the browser reaches us without TLS, which is right on this machine only.
pub(crate) fn is_plain_loopback(config: &Config, headers: &HeaderMap, client: Client) -> bool {
    let host = text(headers, &HOST).unwrap_or_default();
    let listed = || config.public_origins.iter().any(|ours| ours.is_plain() && ours.authority().eq_ignore_ascii_case(host));
    let not_said_otherwise = text(headers, &ORIGIN).is_none_or(|origin| origin.starts_with("http://"));
    client.is_here() && is_loopback(host) && not_said_otherwise && (config.public_origins.is_empty() || listed())
}

/// Whether a request speaks to this machine by a name that it has only here: a proxy that keeps `Host` passes on the name that browsers know.
pub(crate) fn names_this_machine(headers: &HeaderMap) -> bool {
    is_loopback(text(headers, &HOST).unwrap_or_default())
}

/// The origin under which a client reaches us, for links that leave the browser. Nothing if neither the configuration nor the request
/// names one: what is put before a path then leaves it the path.
pub(crate) fn own(config: &Config, headers: &HeaderMap, client: Client) -> String {
    let host = text(headers, &HOST).unwrap_or_default();
    let public = config.public_origins.iter().find(|ours| ours.authority().eq_ignore_ascii_case(host)).or(config.public_origins.first());
    let scheme = if is_plain_loopback(config, headers, client) { "http" } else { "https" };
    match public {
        Some(ours) => ours.as_str().to_string(),
        None if host.is_empty() => String::new(),
        None => format!("{scheme}://{host}"),
    }
}

/// The origin of a request, for addresses that stand in a page and are read elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Origin(pub(crate) String);

impl FromRequestParts<App> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Origin, Infallible> {
        let Ok(client) = Client::from_request_parts(parts, app).await;
        Ok(Origin(own(&app.config, &parts.headers, client)))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = text(headers, &CONTENT_TYPE).and_then(|kind| kind.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

fn text<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    headers.get(name).map(|value| value.to_str().unwrap_or("?"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Value;

    fn verdict(public: &str, said: &[(HeaderName, &'static str)]) -> bool {
        let config = Config { public_origins: Value::read(public).unwrap(), ..Config::default() };
        let headers = said.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect();
        ours(&config, &headers).is_ok()
    }

    #[test]
    fn a_page_is_ours_by_its_origin() {
        let host = (HOST, "bija.example:8080");
        for (public, said, right) in [
            ("", &[host.clone(), (ORIGIN, "http://bija.example:8080")][..], true),
            ("", &[(HOST, "Bija.example"), (ORIGIN, "https://bija.example")], true),
            ("", &[(HOST, "bija.example:443"), (ORIGIN, "https://bija.example")], true),
            ("", &[host.clone(), (ORIGIN, "http://evil.example")], false),
            ("", &[host.clone(), (ORIGIN, "http://bija.example:8081")], false),
            ("", &[host.clone(), (ORIGIN, "null")], false),
            ("", &[(ORIGIN, "http://bija.example:8080")], false),
            ("", std::slice::from_ref(&host), false),
            ("", &[host.clone(), (FETCH_SITE, "same-origin")], true),
            ("", &[host.clone(), (FETCH_SITE, "same-site")], false),
            ("", &[host.clone(), (FETCH_SITE, "cross-site")], false),
            ("", &[host.clone(), (FETCH_SITE, "none")], false),
            ("", &[host.clone(), (ORIGIN, "http://bija.example:8080"), (FETCH_SITE, "cross-site")], false),
            ("https://bija.example", &[(HOST, "127.0.0.1:8080"), (ORIGIN, "https://bija.example")], true),
            ("https://bija.example", &[(HOST, "127.0.0.1:8080"), (ORIGIN, "http://127.0.0.1:8080")], false),
            ("https://bija.example", &[(HOST, "evil.example"), (ORIGIN, "https://evil.example")], false),
            ("https://bija.example", &[(HOST, "bija.example"), (ORIGIN, "http://bija.example")], false),
        ] {
            assert_eq!(verdict(public, said), right, "{public:?} {said:?}");
        }
    }

    #[test]
    fn cookies_go_without_tls_on_this_machine_alone() {
        let here = Client::of([127, 0, 0, 1].into(), &HeaderMap::new(), &[]);
        let there = Client::of([192, 0, 2, 1].into(), &HeaderMap::new(), &[]);
        let plain = |public: &str, client, host: &'static str, origin: Option<&'static str>| {
            let config = Config { public_origins: Value::read(public).unwrap(), ..Config::default() };
            let said = [(HOST, Some(host)), (ORIGIN, origin)];
            let headers = said.into_iter().filter_map(|(name, value)| Some((name, value?.parse().unwrap()))).collect();
            is_plain_loopback(&config, &headers, client)
        };
        assert!(plain("", here, "127.0.0.1:8080", None));
        assert!(plain("", here, "localhost:8080", Some("http://localhost:8080")));
        assert!(!plain("", here, "localhost:8080", Some("https://bija.example")), "a proxy that rewrites Host");
        assert!(!plain("", there, "127.0.0.1:8080", None));
        assert!(!plain("", here, "bija.example", None));
        assert!(!plain("https://bija.example", here, "127.0.0.1:8080", None));
        assert!(plain("https://bija.example,http://127.0.0.1:8080", here, "127.0.0.1:8080", None));
    }
}
