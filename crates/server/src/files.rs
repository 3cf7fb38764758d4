//! The files that browsers load, packed once when the binary was built.

use axum::Router;
use axum::extract::Path;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bija_web::assets::{self, Asset};
use bija_web::pages::error::Trouble;

use crate::{App, trouble};

/// Under an address that names the build a file never changes.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";

/// The routes of files.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/assets/{build}/{*path}", get(file)).route("/favicon.svg", get(favicon)).route("/sw.js", get(service_worker))
}

async fn file(Path((build, path)): Path<(String, String)>, uri: Uri, headers: HeaderMap) -> Response {
    match assets::find(&path).filter(|_| build == assets::BUILD) {
        Some(asset) => packed(asset, &headers, FOR_GOOD),
        None => trouble::at(&uri, &headers, &Trouble::NotFound),
    }
}

/// The service worker has to lie at the root, because it answers for every page.
async fn service_worker(uri: Uri, headers: HeaderMap) -> Response {
    match assets::find("js/sw.js") {
        Some(asset) => packed(asset, &headers, "no-cache"),
        None => trouble::at(&uri, &headers, &Trouble::NotFound),
    }
}

async fn favicon() -> Response {
    ([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "public, max-age=86400")], bija_web::favicon()).into_response()
}

/// A file in the smallest form that the browser reads.
fn packed(asset: &'static Asset, headers: &HeaderMap, caching: &'static str) -> Response {
    let reads = |coding: &str| headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok()).any(|value| accepts(value, coding));
    let (bytes, coding) = match (asset.brotli, asset.gzip) {
        (Some(brotli), _) if reads("br") => (brotli, Some("br")),
        (_, Some(gzip)) if reads("gzip") => (gzip, Some("gzip")),
        (Some(_) | None, _) => (asset.plain, None),
    };
    let mut response = ([(CONTENT_TYPE, asset.content_type()), (CACHE_CONTROL, caching)], bytes).into_response();
    let headers = response.headers_mut();
    if asset.brotli.is_some() {
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    }
    if let Some(coding) = coding {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}

/// Whether a list of codings such as `gzip, br;q=0.8` has this one, and not with weight 0.
fn accepts(list: &str, coding: &str) -> bool {
    list.split(',').any(|item| {
        let (name, weight) = item.split_once(';').unwrap_or((item, ""));
        name.trim().eq_ignore_ascii_case(coding) && weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok()) != Some(0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codings_are_read_from_lists() {
        assert!(accepts("gzip, deflate, br", "br"));
        assert!(accepts("BR;q=0.5", "br"));
        assert!(!accepts("gzip, br;q=0", "br"));
        assert!(!accepts("", "br"));
        assert!(!accepts("brotli", "br"));
    }
}
