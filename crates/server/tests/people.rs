//! People without an account: coming, going, names, cookies, and what is refused.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod common;

use std::net::SocketAddr;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use bija_server::config::{Limit, gather};
use bija_server::names::Name;
use bija_server::{Config, Peer, SignedOut};
use bija_store::{Kind, PersonId, Transaction, Write};
use common::{Answer, Reader};
use serde_json::{Value, json};

const HERE: &str = "http://127.0.0.1:8080";
const A_DAY: i64 = 24 * 60 * 60 * 1000;

/// A configuration in which this was said.
fn config(pairs: &'static [(&'static str, &'static str)]) -> Config {
    gather(&|_| None, &|flag| pairs.iter().find(|(known, _)| *known == flag).map(|(_, text)| (*text).to_string())).unwrap()
}

/// A request as a browser of this machine sends it, with these headers more or instead.
fn request(method: &str, path: &str, body: &Value, headers: &[(&str, &str)]) -> Request<Body> {
    let usual = [("host", "127.0.0.1:8080"), ("origin", HERE), ("content-type", "application/json")];
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in usual.iter().filter(|(name, _)| !headers.iter().any(|(other, _)| other == name)).chain(headers) {
        if !value.is_empty() {
            request = request.header(*name, *value);
        }
    }
    request.body(Body::from(body.to_string())).unwrap()
}

async fn post(reader: &Reader, path: &str, body: Value, headers: &[(&str, &str)]) -> Answer {
    reader.send(request("POST", path, &body, headers)).await
}

async fn me(reader: &Reader, cookie: &str) -> Value {
    reader.send(request("GET", "/api/v1/me", &json!({}), &[("cookie", cookie), ("origin", "")])).await.json()
}

/// `name=value` of the cookie that an answer sets.
fn cookie(answer: &Answer) -> String {
    answer.header("set-cookie").split(';').next().unwrap().to_string()
}

async fn guest(reader: &Reader, name: &str) -> String {
    let answer = post(reader, "/api/v1/guest", json!({ "name": name }), &[]).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
    cookie(&answer)
}

fn error(answer: &Answer) -> (u16, String) {
    (answer.status.as_u16(), answer.json()["error"]["key"].as_str().unwrap_or_default().to_string())
}

/// An account with this name, made past the sign-in.
async fn account(reader: &Reader, name: &str) {
    let name = Name::read(name).unwrap();
    let at = reader.app.clock.now();
    let write = Write::InsertPerson { id: PersonId::from_random(4711), kind: Kind::Account, name: name.shown().into(), name_key: name.key().into(), at };
    reader.app.commit(Transaction::from(write)).await.unwrap();
}

#[tokio::test]
async fn a_nickname_is_enough_and_the_cookie_keeps_it() {
    let reader = Reader::new().await;
    assert_eq!(me(&reader, "").await, json!({"person": null, "sign_in": []}));
    let answer = post(&reader, "/api/v1/guest", json!({"name": "  रवि "}), &[]).await;
    assert_eq!((answer.status, answer.header("cache-control")), (StatusCode::CREATED, "no-store"));
    let person = answer.json()["person"].clone();
    assert_eq!((person["name"].as_str(), person["kind"].as_str()), (Some("रवि"), Some("guest")));
    assert_eq!(person["id"].as_str().unwrap().len(), 13);
    let cookie = cookie(&answer);
    assert_eq!(me(&reader, &cookie).await["person"], person);
    let renamed = post(&reader, "/api/v1/me/name", json!({"name": "Rani"}), &[("cookie", &cookie)]).await;
    assert_eq!((renamed.status, renamed.json()["person"]["name"].as_str()), (StatusCode::OK, Some("Rani")));
    assert_eq!(me(&reader, &cookie).await["person"]["name"], "Rani");
}

#[tokio::test]
async fn the_cookie_is_secure_unless_it_stays_on_this_machine() {
    let reader = Reader::new().await;
    for (headers, start, secure) in [
        (&[][..], "bija=", false),
        (&[("host", "localhost:8080"), ("origin", "http://localhost:8080")], "bija=", false),
        (&[("host", "bija.example"), ("origin", "https://bija.example")], "__Host-bija=", true),
        (&[("host", "bija.example"), ("origin", "http://bija.example")], "__Host-bija=", true),
        (&[("x-forwarded-for", "192.0.2.1")], "__Host-bija=", true),
    ] {
        let answer = post(&reader, "/api/v1/guest", json!({"name": "Ravi"}), headers).await;
        let set = answer.header("set-cookie");
        assert!(set.starts_with(start), "{headers:?}: {set}");
        assert_eq!(set.contains("; Secure"), secure, "{set}");
        assert!(set.contains("; Path=/") && set.contains("; HttpOnly") && set.contains("; SameSite=Lax") && !set.contains("Domain"), "{set}");
        assert_eq!(set.split(['=', ';']).nth(1).unwrap().len(), 43, "256 bits: {set}");
    }
    let mut from_afar = request("POST", "/api/v1/guest", &json!({"name": "Ravi"}), &[]);
    from_afar.extensions_mut().insert(Peer(SocketAddr::from(([192, 0, 2, 1], 1))));
    assert!(reader.send(from_afar).await.header("set-cookie").starts_with("__Host-bija="));
}

#[tokio::test]
async fn a_cookie_without_tls_lets_nobody_in_from_elsewhere() {
    let reader = Reader::new().await;
    let cookie = guest(&reader, "Ravi").await;
    let answer = reader.send(request("GET", "/api/v1/me", &json!({}), &[("cookie", &cookie), ("origin", ""), ("host", "bija.example")])).await;
    assert_eq!(answer.json()["person"], Value::Null);
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let reader = Reader::new().await;
    let cookie = guest(&reader, "Ravi").await;
    let mut forged = cookie.clone();
    forged.replace_range(5..6, if &cookie[5..6] == "A" { "B" } else { "A" });
    for wrong in [&forged, "bija=", "bija=nonsense", &format!("{cookie}x"), &cookie.replace("bija=", "other="), "bija"] {
        assert_eq!(me(&reader, wrong).await["person"], Value::Null, "{wrong}");
        assert_eq!(error(&post(&reader, "/api/v1/me/name", json!({"name": "Rani"}), &[("cookie", wrong)]).await), (401, "live-nobody".into()));
    }
    assert_eq!(me(&reader, &format!("theme=dark; {cookie}; x=y")).await["person"]["name"], "Ravi");
}

#[tokio::test]
async fn a_session_lasts_as_long_as_it_is_used() {
    let reader = Reader::with(|parts| parts.config = config(&[("session-days", "10")])).await;
    let cookie = guest(&reader, "Ravi").await;
    for _ in 0..4 {
        reader.clock.advance(9 * A_DAY);
        assert_eq!(me(&reader, &cookie).await["person"]["name"], "Ravi");
    }
    reader.clock.advance(10 * A_DAY);
    assert_eq!(me(&reader, &cookie).await["person"], Value::Null);
}

#[tokio::test]
async fn signing_out_ends_this_device_or_all() {
    let reader = Reader::new().await;
    let mut told = reader.app.signed_out.subscribe();
    let here = guest(&reader, "Ravi").await;
    let answer = post(&reader, "/api/v1/sign-out", json!({}), &[("cookie", &here)]).await;
    assert_eq!(answer.status, StatusCode::OK);
    let taken: Vec<&str> = answer.headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap()).collect();
    assert!(taken.iter().all(|set| set.contains("Max-Age=0")) && taken.len() == 2, "{taken:?}");
    assert_eq!(me(&reader, &here).await["person"], Value::Null);
    assert!(matches!(told.try_recv(), Ok(SignedOut::Session(_))));

    let everywhere = guest(&reader, "Rani").await;
    let who = me(&reader, &everywhere).await["person"]["id"].as_str().unwrap().parse().unwrap();
    assert_eq!(post(&reader, "/api/v1/sign-out", json!({"from": "everywhere"}), &[("cookie", &everywhere)]).await.status, StatusCode::OK);
    assert_eq!(me(&reader, &everywhere).await["person"], Value::Null);
    assert_eq!(told.try_recv(), Ok(SignedOut::Person(who)));
    assert_eq!(post(&reader, "/api/v1/sign-out", json!({}), &[]).await.status, StatusCode::OK, "nobody may leave too");
    assert_eq!(error(&post(&reader, "/api/v1/sign-out", json!({"from": "there"}), &[]).await), (400, "err-request".into()));
}

#[tokio::test]
async fn a_page_of_another_site_changes_nothing() {
    let reader = Reader::new().await;
    let cookie = guest(&reader, "Ravi").await;
    for headers in [
        &[("origin", "https://evil.example")][..],
        &[("origin", "null")],
        &[("origin", "")],
        &[("origin", ""), ("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site")],
        &[("origin", "http://127.0.0.1:9090")],
    ] {
        let headers = [headers, &[("cookie", cookie.as_str())]].concat();
        for (path, body) in [("/api/v1/me/name", json!({"name": "Evil"})), ("/api/v1/sign-out", json!({})), ("/api/v1/guest", json!({"name": "Evil"}))] {
            assert_eq!(error(&post(&reader, path, body, &headers).await), (403, "live-foreign-page".into()), "{headers:?} {path}");
        }
    }
    for kind in ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"] {
        let answer = post(&reader, "/api/v1/me/name", json!({"name": "Evil"}), &[("content-type", kind), ("cookie", &cookie)]).await;
        assert_eq!(error(&answer), (415, "error-415-text".into()), "{kind}");
    }
    assert_eq!(me(&reader, &cookie).await["person"]["name"], "Ravi");
    let same = post(&reader, "/api/v1/me/name", json!({"name": "Rani"}), &[("origin", ""), ("sec-fetch-site", "same-origin"), ("cookie", &cookie)]).await;
    assert_eq!(same.status, StatusCode::OK);
    let open = post(&reader, "/api/v1/view", json!({"game": {"ruleset": "kalah"}}), &[("origin", "https://other.example"), ("content-type", "")]).await;
    assert_eq!(open.status, StatusCode::OK, "what changes nothing is open to all");
}

#[tokio::test]
async fn the_eleventh_guest_of_a_minute_waits() {
    let reader = Reader::new().await;
    for number in 0..10 {
        guest(&reader, &format!("Guest of {number}")).await;
    }
    let answer = post(&reader, "/api/v1/guest", json!({"name": "Ravi"}), &[]).await;
    assert_eq!(error(&answer), (429, "err-too-many".into()));
    let seconds: i64 = answer.header("retry-after").parse().unwrap();
    assert!((1..=7).contains(&seconds), "{seconds}");
    assert_eq!(answer.json()["error"]["args"]["seconds"], seconds);

    // A stranger may say of itself what it likes: it is counted as itself.
    let answer = post(&reader, "/api/v1/guest", json!({"name": "Ravi"}), &[("x-forwarded-for", "198.51.100.7")]).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    // Refused names count nothing.
    assert_eq!(error(&post(&reader, "/api/v1/guest", json!({"name": "x"}), &[]).await), (400, "live-name-short".into()));
}

#[tokio::test]
async fn behind_a_trusted_proxy_each_address_counts_for_itself() {
    let reader = Reader::with(|parts| {
        parts.config = config(&[("trusted-proxies", "127.0.0.1"), ("public-origins", "https://bija.example"), ("limits-guests-per-minute", "1")]);
    })
    .await;
    let ask = async |forwarded: &str| {
        let headers = [("x-forwarded-for", forwarded), ("host", "bija.example"), ("origin", "https://bija.example")];
        post(&reader, "/api/v1/guest", json!({"name": "Ravi"}), &headers).await.status.as_u16()
    };
    assert_eq!(ask("198.51.100.1").await, 201);
    assert_eq!(ask("198.51.100.1").await, 429);
    assert_eq!(ask("203.0.113.5, 198.51.100.1").await, 429, "what stands before the proxy's own word is the client's invention");
    assert_eq!(ask("198.51.100.2").await, 201);
    assert_eq!(ask("2001:db8:1:2::1").await, 201);
    assert_eq!(ask("2001:db8:1:2::ffff").await, 429, "a /64 is one subscriber");
}

#[tokio::test]
async fn an_address_that_floods_is_told_so() {
    let reader = Reader::with(|parts| parts.config.limits.address_requests_per_minute = Limit::of(12)).await;
    assert_eq!(reader.ask("/en/").await.status, StatusCode::OK);
    assert_eq!(reader.ask("/en/").await.status, StatusCode::OK);
    let page = reader.ask("/en/").await;
    assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(page.text().contains("Too many requests. Try again in ") && !page.header("retry-after").is_empty(), "{}", page.text());
}

#[tokio::test]
async fn names_that_nobody_may_have_are_refused_in_words() {
    let reader = Reader::new().await;
    let cookie = guest(&reader, "Ravi").await;
    account(&reader, "Bill").await;
    for (name, status, key) in [
        ("", 400, "live-name-short"),
        ("की", 400, "live-name-short"),
        ("abcdefghijklmnopqrstuvwxyz", 400, "live-name-long"),
        ("a\u{202e}b", 400, "live-name-character"),
        ("42", 400, "live-name-no-letter"),
        ("Rаvi", 400, "live-name-mixed"),
        ("admin", 400, "live-name-reserved"),
        ("madarchod", 400, "live-name-abuse"),
        ("Bill", 409, "live-name-taken"),
        ("BiII", 409, "live-name-taken"),
        ("b.ill", 409, "live-name-taken"),
    ] {
        for path in ["/api/v1/me/name", "/api/v1/guest"] {
            let cookie = if path.ends_with("name") { cookie.as_str() } else { "" };
            assert_eq!(error(&post(&reader, path, json!({ "name": name }), &[("cookie", cookie)]).await), (status, key.to_string()), "{name:?} {path}");
        }
    }
    assert_eq!(me(&reader, &cookie).await["person"]["name"], "Ravi");
    assert_eq!(error(&post(&reader, "/api/v1/guest", json!({"name": "Rani"}), &[("cookie", &cookie)]).await), (409, "live-known-already".into()));
    for body in [json!({}), json!({"name": 5}), json!({"name": "Rani", "kind": "account"}), json!([])] {
        assert_eq!(error(&post(&reader, "/api/v1/me/name", body.clone(), &[("cookie", &cookie)]).await), (400, "err-request".into()), "{body}");
    }
}

#[tokio::test]
async fn a_session_that_asks_for_too_much_waits() {
    let reader = Reader::with(|parts| parts.config.limits.changes_per_minute = Limit::of(2)).await;
    let (one, other) = (guest(&reader, "Ravi").await, guest(&reader, "Rani").await);
    for expected in [200, 200, 429] {
        let answer = post(&reader, "/api/v1/me/name", json!({"name": "Ravi"}), &[("cookie", &one)]).await;
        assert_eq!(answer.status.as_u16(), expected);
    }
    assert_eq!(post(&reader, "/api/v1/me/name", json!({"name": "Rani"}), &[("cookie", &other)]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_places_to_sign_in_are_told_without_their_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bija.toml");
    std::fs::write(&file, "[[sign_in]]\nid = \"google\"\nclient_id = \"the-client\"\nclient_secret = \"the-secret\"\n").unwrap();
    let file = file.to_str().unwrap().to_string();
    let reader = Reader::with(|parts| parts.config = gather(&|_| None, &|flag| (flag == "config").then(|| file.clone())).unwrap()).await;
    assert_eq!(me(&reader, "").await, json!({"person": null, "sign_in": [{"id": "google", "label": "Google"}]}));
}
