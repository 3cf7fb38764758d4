//! Every page in every language: there, well formed, readable, and with nothing that the policy forbids.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod common;

use std::collections::BTreeSet;

use axum::http::StatusCode;
use bija_rules::catalogue::ENTRIES;
use bija_web::{Lang, assets, lessons};
use common::{Answer, Reader, attribute, tags};

fn paths() -> Vec<String> {
    let fixed = [
        "/",
        "/?q=dakon",
        "/?q=nothing+here",
        "/rules/",
        "/glossary",
        "/learn/",
        "/plain",
        "/changes",
        "/offline",
        "/sign-in",
        "/account",
        "/account/deleted",
        "/play/kalah?mode=two",
        "/plain/kalah?o.seeds=6&first=computer&moves=S1",
        "/house/kalah?o.seeds=5&o.pie_rule=true",
    ];
    let of_games = ENTRIES.iter().flat_map(|entry| ["rules", "play", "plain", "house"].map(|part| format!("/{part}/{}", entry.id)));
    let lessons = lessons::all().iter().map(|lesson| format!("/learn/{}", lesson.name));
    fixed.iter().map(ToString::to_string).chain(of_games).chain(lessons).collect()
}

/// What scripts without an address are: data, which no browser runs.
const DATA: [&str; 2] = ["application/json", "application/ld+json"];

const VOID: [&str; 14] = ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr", "!doctype"];

/// Checks that elements are closed in the order in which they were opened.
fn assert_well_formed(page: &Answer) {
    let mut open = Vec::new();
    let mut rest = page.text();
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        let tag = &rest[..rest.find('>').unwrap()];
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap().to_ascii_lowercase();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name.clone()), "{}: </{name}>", page.address);
        } else if !VOID.contains(&name.as_str()) && !tag.ends_with('/') {
            if name == "script" {
                rest = &rest[rest.find("</script").unwrap()..];
            }
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{}: {open:?} stay open", page.address);
}

fn assert_readable(page: &Answer, lang: Lang) {
    let at = &page.address;
    let text = page.text();
    assert!(text.contains(&format!("<html lang=\"{}\">", lang.code())), "{at}");
    assert!(page.between("<title>", "</title>").is_some_and(|title| title.chars().count() > 5), "{at}");
    for landmark in ["header", "main", "footer", "h1"] {
        let count = tags(text, landmark).count() + text.matches(&format!("<{landmark}>")).count();
        assert_eq!(count, 1, "{at}: {landmark}");
    }
    let ids: Vec<String> = text.split('<').filter_map(|tag| attribute(&tag[..tag.find('>').unwrap_or(0)], "id")).collect();
    assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{at}: an id stands twice");
    let skip = attribute(tags(text, "a").next().unwrap(), "href").unwrap();
    assert!(ids.contains(&skip[1..].to_string()), "{at}: the skip link leads nowhere");
    for other in Lang::ALL {
        assert!(tags(text, "a").any(|tag| attribute(tag, "hreflang").as_deref() == Some(other.code())), "{at}");
    }
    // Pages that are to be found have one address and name those in other languages; `found.rs` tells which they are.
    let links = |name: &str, value: &str| tags(text, "link").any(|tag| attribute(tag, name).as_deref() == Some(value));
    assert_eq!(links("hreflang", "x-default"), links("rel", "canonical"), "{at}");
    for (what, tag) in [("img", "alt"), ("select", "id")] {
        assert!(tags(text, what).all(|one| attribute(one, tag).is_some()), "{at}: {what} without {tag}");
    }
}

fn assert_within_the_policy(page: &Answer) {
    let text = page.text();
    assert!(!text.contains(" style=") && !text.contains("<style"), "{}: a style in the page", page.address);
    assert!(
        tags(text, "script").all(|tag| attribute(tag, "src").is_some() || attribute(tag, "type").is_some_and(|kind| DATA.contains(&kind.as_str()))),
        "{}",
        page.address
    );
    let handler = |rest: &str| rest.split_once("=\"").is_some_and(|(name, _)| name.bytes().all(|letter| letter.is_ascii_lowercase()));
    assert!(!text.split(" on").skip(1).any(handler), "{}: a handler in the page", page.address);
}

#[tokio::test]
async fn every_page_is_there_and_readable_in_every_language() {
    let reader = Reader::new().await;
    for lang in Lang::ALL {
        for path in paths() {
            let page = reader.open(&format!("/{}{path}", lang.code())).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.address);
            assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
            assert_well_formed(&page);
            assert_readable(&page, lang);
            assert_within_the_policy(&page);
        }
    }
}

#[tokio::test]
async fn every_link_leads_somewhere() {
    let reader = Reader::new().await;
    let mut seen = BTreeSet::new();
    for lang in Lang::ALL {
        for path in paths() {
            let page = reader.open(&format!("/{}{path}", lang.code())).await;
            let hrefs = tags(page.text(), "a").chain(tags(page.text(), "link")).filter_map(|tag| attribute(tag, "href"));
            let sources = tags(page.text(), "script").filter_map(|tag| attribute(tag, "src"));
            seen.extend(hrefs.chain(sources).map(|href| href.split('#').next().unwrap().to_string()).filter(|href| !href.is_empty()));
        }
    }
    for href in seen {
        let answer = reader.open(&href).await;
        assert_eq!(answer.status, StatusCode::OK, "{href}");
    }
}

#[tokio::test]
async fn the_language_switch_keeps_the_page() {
    let reader = Reader::new().await;
    let page = reader.open("/hi/plain/kalah?o.seeds=5&mode=two&moves=S1").await;
    let english = tags(page.text(), "a").find(|tag| attribute(tag, "hreflang").as_deref() == Some("en")).unwrap();
    assert_eq!(attribute(english, "href").unwrap(), "/en/plain/kalah?o.seeds=5&mode=two&moves=S1");
}

#[tokio::test]
async fn the_root_leads_to_the_readers_language() {
    let reader = Reader::new().await;
    for (wish, home) in [("hi-IN,hi;q=0.9,en;q=0.8", "/hi/"), ("en", "/en/"), ("id-ID,id;q=0.9", "/id/"), ("fr", "/en/")] {
        let answer = reader.ask_with("/", "accept-language", wish).await;
        assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, home));
        assert!(answer.header("vary").contains("accept-language"));
    }
}

#[tokio::test]
async fn short_and_other_names_lead_to_their_pages() {
    let reader = Reader::new().await;
    for (from, to) in [
        ("/hi", "/hi/"),
        ("/en/rules", "/en/rules/"),
        ("/hi/play", "/hi/"),
        ("/en/rules/awale", "/en/rules/oware"),
        ("/en/learn", "/en/learn/"),
        ("/en/learn/awale", "/en/learn/oware"),
        ("/hi/plain/ayo", "/hi/plain/oware"),
    ] {
        let answer = reader.ask(from).await;
        assert!(answer.status.is_redirection(), "{from}");
        assert_eq!(answer.header("location"), to);
    }
}

#[tokio::test]
async fn what_is_not_there_is_said_in_the_readers_language() {
    let reader = Reader::new().await;
    for (address, sentence) in [
        ("/en/nothing", "There is nothing at this address."),
        ("/hi/nothing", "इस पते पर कुछ नहीं है।"),
        ("/hi/rules/chess", "इस पते पर कुछ नहीं है।"),
        ("/id/rules/chess", "Tidak ada apa-apa di alamat ini."),
        ("/en/learn/chess", "There is nothing at this address."),
        ("/en/play/%F0%9F%8C%B1", "There is nothing at this address."),
        ("/en/rules/kalah/more", "There is nothing at this address."),
        ("/xx/", "There is nothing at this address."),
        ("/assets/0000000000000000/css/base.css", "There is nothing at this address."),
        (&format!("/assets/{}/../../Cargo.toml", assets::BUILD), "There is nothing at this address."),
    ] {
        let answer = reader.ask(address).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{address}");
        assert!(answer.text().contains(sentence), "{address}");
    }
    let hindi = reader.ask_with("/nothing", "accept-language", "hi").await;
    assert!(hindi.text().contains("इस पते पर कुछ नहीं है।"));
}

#[tokio::test]
async fn a_page_takes_no_other_request() {
    let answer = Reader::new().await.post("/hi/", "").await;
    assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
    assert!(answer.text().contains("यहाँ यह नहीं हो सकता"));
}

#[tokio::test]
async fn every_answer_has_the_headers() {
    let reader = Reader::new().await;
    for address in ["/", "/en/", "/hi/nothing", "/health", "/favicon.svg", "/api/v1/view", &assets::url("css/base.css")] {
        let answer = reader.ask(address).await;
        let policy = answer.header("content-security-policy");
        for part in [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
        ] {
            assert!(policy.contains(part), "{address}: {part}");
        }
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert!(!answer.header("permissions-policy").is_empty());
        assert!(!answer.header("x-request-id").is_empty());
        assert!(!answer.header("cache-control").is_empty());
    }
}

#[tokio::test]
async fn files_are_packed_and_kept_for_good() {
    let reader = Reader::new().await;
    let url = assets::url("css/base.css");
    let plain = reader.ask(&url).await;
    assert_eq!(plain.header("content-type"), "text/css; charset=utf-8");
    assert!(plain.header("cache-control").contains("immutable"));
    let mut sizes = vec![plain.bytes.len()];
    for coding in ["gzip", "br"] {
        let packed = reader.ask_with(&url, "accept-encoding", coding).await;
        assert_eq!(packed.header("content-encoding"), coding);
        assert!(packed.header("vary").contains("accept-encoding"));
        sizes.push(packed.bytes.len());
    }
    assert!(sizes.is_sorted_by(|larger, smaller| larger > smaller), "{sizes:?}");
    let worker = reader.ask("/sw.js").await;
    assert_eq!((worker.status, worker.header("cache-control")), (StatusCode::OK, "no-cache"));
}

#[tokio::test]
async fn health_and_manifest_are_json() {
    let reader = Reader::new().await;
    assert_eq!(reader.ask("/health").await.json(), serde_json::json!({"status": "ok", "version": env!("CARGO_PKG_VERSION")}));
    let manifest = reader.ask("/hi/manifest.webmanifest").await;
    assert_eq!(manifest.header("content-type"), "application/manifest+json");
    assert_eq!(manifest.json()["start_url"], "/hi/");
}

/// Whoever reads Indonesian comes for congklak.
#[tokio::test]
async fn each_language_begins_with_its_own_game() {
    let reader = Reader::new().await;
    for lang in Lang::ALL {
        let (code, game) = (lang.code(), lang.first_game().id);
        let home = reader.ask(&format!("/{code}/")).await;
        for (way, end) in [("class=\"button primary large\" href=\"/{code}/play/", "?"), ("class=\"game-tile\" href=\"/{code}/play/", "\"")] {
            assert_eq!(home.between(&way.replace("{code}", code), end), Some(game), "{code}: {way}");
        }
        assert_eq!(home.text().matches("class=\"game-tile\"").count(), 14, "{code}: each game once, and the table of games");
        let lobby = reader.ask(&format!("/{code}/people")).await;
        assert!(lobby.text().contains(&format!("<option value=\"{game}\" selected>")), "{code}");
        assert_eq!(reader.ask(&format!("/{code}/house")).await.header("location"), format!("/{code}/house/{game}"));
    }
}

/// The modules that a script imports, itself first.
fn modules(path: &str, found: &mut BTreeSet<String>) {
    if !found.insert(path.to_string()) {
        return;
    }
    let source = std::str::from_utf8(assets::find(path).unwrap().plain).unwrap();
    for line in source.lines().filter(|line| line.starts_with("import ")) {
        let target = line.split('"').nth(1).unwrap();
        let folder = path.rsplit_once('/').unwrap().0;
        let target = match target.strip_prefix("./") {
            Some(name) => format!("{folder}/{name}"),
            None => format!("{}/{}", folder.rsplit_once('/').unwrap().0, target.trim_start_matches("../")),
        };
        modules(&target, found);
    }
}

/// The page, its style sheets and its scripts, as they travel; typefaces are loaded as the text needs them.
#[tokio::test]
async fn the_home_page_is_light() {
    let reader = Reader::new().await;
    for lang in Lang::ALL {
        let page = reader.ask(&format!("/{}/", lang.code())).await;
        let packed = reader.ask_with(&format!("/{}/", lang.code()), "accept-encoding", "br").await;
        let mut files = BTreeSet::new();
        let prefix = assets::url("css/base.css").replace("css/base.css", "");
        for tag in tags(page.text(), "link").filter(|tag| attribute(tag, "rel").as_deref() == Some("stylesheet")) {
            files.insert(attribute(tag, "href").unwrap().replace(&prefix, ""));
        }
        for source in tags(page.text(), "script").filter_map(|tag| attribute(tag, "src")) {
            modules(&source.replace(&prefix, ""), &mut files);
        }
        let loaded: usize = files.iter().map(|path| assets::find(path).unwrap().brotli.unwrap().len()).sum();
        let total = packed.bytes.len() + loaded;
        assert!(total <= 40 * 1024, "{}: {} + {loaded} bytes of {files:?}", lang.code(), packed.bytes.len());
    }
}
