//! Signing in at a provider that misbehaves in every way we know, and what one may do about oneself afterwards.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod common;
#[path = "common/provider.rs"]
#[allow(dead_code, reason = "the tests of the inside use the rest")]
mod provider;

use std::collections::BTreeMap;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use bija_room::{Account, Event, Occupant};
use bija_server::config::{Issuer, Limit, Secret};
use bija_server::{Config, SignedOut};
use bija_store::{Ending, GameId, Listing, NewGame, PersonId, Seat, Sitter, State, Status, Terms, Transaction, Way, Write};
use bija_web::Lang;
use bija_web::messages::format;
use bija_wire::Line;
use common::{Answer, Reader, attribute, tags};
use provider::{CLIENT, Mode, Provider, SECRET};
use serde_json::{Value, json};

const HERE: &str = "http://127.0.0.1:8080";

/// A browser: the cookies of this server.
#[derive(Default)]
struct Browser(BTreeMap<String, String>);

impl Browser {
    async fn send(&mut self, reader: &Reader, method: &str, path: &str, body: &Value, origin: &str) -> Answer {
        let cookies = self.0.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ");
        let mut request = Request::builder().method(method).uri(path).header("host", "127.0.0.1:8080").header("content-type", "application/json");
        if !cookies.is_empty() {
            request = request.header("cookie", cookies);
        }
        if !origin.is_empty() {
            request = request.header("origin", origin);
        }
        let answer = reader.send(request.body(Body::from(body.to_string())).unwrap()).await;
        for cookie in answer.headers.get_all("set-cookie") {
            let (pair, attributes) = cookie.to_str().unwrap().split_once(';').unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            assert!(attributes.contains("HttpOnly") && attributes.contains("SameSite=Lax") && attributes.contains("Path=/"), "{name}: {attributes}");
            if attributes.contains("Max-Age=0;") {
                self.0.remove(name)
            } else {
                self.0.insert(name.into(), value.into())
            };
        }
        answer
    }

    async fn get(&mut self, reader: &Reader, path: &str) -> Answer {
        self.send(reader, "GET", path, &Value::Null, "").await
    }

    async fn post(&mut self, reader: &Reader, path: &str, body: Value) -> Answer {
        self.send(reader, "POST", path, &body, HERE).await
    }

    async fn me(&mut self, reader: &Reader) -> Value {
        self.get(reader, "/api/v1/me").await.json()["person"].take()
    }

    /// Begins at the provider: where the person is sent.
    async fn begin(&mut self, reader: &Reader, lang: &str, back: &str) -> String {
        let answer = self.post(reader, "/api/v1/sign-in/test", json!({"lang": lang, "back": back})).await;
        assert_eq!((answer.status, answer.header("cache-control")), (StatusCode::OK, "no-store"), "{}", answer.text());
        answer.json()["address"].as_str().unwrap().to_string()
    }

    /// The whole way there and back.
    async fn sign_in(&mut self, reader: &Reader, provider: &Provider) -> Answer {
        let address = self.begin(reader, "en", "/en/play/kalah").await;
        self.get(reader, path_of(&provider.authorize(&address))).await
    }
}

fn path_of(address: &str) -> &str {
    address.strip_prefix(HERE).unwrap()
}

async fn set_up() -> (Provider, Reader) {
    set_up_with(|_| ()).await
}

async fn set_up_with(change: impl FnOnce(&mut Config)) -> (Provider, Reader) {
    let provider = Provider::start().await;
    let issuer =
        Issuer { id: "test".into(), label: "Test House".into(), issuer: provider.issuer(), client_id: CLIENT.into(), client_secret: Some(Secret::new(SECRET)) };
    let reader = Reader::with(|parts| {
        parts.config.sign_in = vec![issuer];
        change(&mut parts.config);
    })
    .await;
    (provider, reader)
}

fn sentence(lang: Lang, key: &'static str) -> String {
    let line = Line::new(key).with("provider", "Test House").with("code", "invalid_scope");
    format(lang, &line)
}

/// What the page says of a failure.
fn alert(page: &Answer) -> &str {
    page.between("<div class=\"notice\" role=\"alert\">", "</div>").unwrap_or_else(|| panic!("nothing is said in {}", page.text()))
}

/// What becomes of each misbehaviour: the status and the message.
const OUTCOMES: [(Mode, u16, &str); 25] = [
    (Mode::BadSignature, 502, "sign-in-forged"),
    (Mode::UnknownKey, 502, "sign-in-forged"),
    (Mode::OtherKey, 502, "sign-in-forged"),
    (Mode::AlgNone, 502, "sign-in-unsigned"),
    (Mode::SharedSecret, 502, "sign-in-unsigned"),
    (Mode::PublicKeyAsSecret, 502, "sign-in-unsigned"),
    (Mode::WrongAudience, 502, "sign-in-other-audience"),
    (Mode::SecondAudience, 502, "sign-in-other-audience"),
    (Mode::WrongParty, 502, "sign-in-other-audience"),
    (Mode::WrongIssuer, 502, "sign-in-other-issuer"),
    (Mode::WrongNonce, 502, "sign-in-other-nonce"),
    (Mode::NoNonce, 502, "sign-in-other-nonce"),
    (Mode::Expired, 502, "sign-in-expired"),
    (Mode::FromTheFuture, 502, "sign-in-expired"),
    (Mode::NoToken, 502, "sign-in-unreadable"),
    (Mode::Garbage, 502, "sign-in-unreadable"),
    (Mode::Endless, 502, "sign-in-unreadable"),
    (Mode::Slow, 504, "sign-in-slow"),
    (Mode::Failing, 502, "sign-in-failing"),
    (Mode::Denied, 403, "sign-in-denied"),
    (Mode::InvalidScope, 502, "sign-in-refused"),
    (Mode::WrongState, 400, "sign-in-mismatched"),
    (Mode::WrongIssuerInAnswer, 400, "sign-in-mismatched"),
    (Mode::Empty, 502, "sign-in-unreadable"),
    (Mode::ReplayedCode, 502, "sign-in-code-spent"),
];

#[tokio::test]
async fn nobody_is_signed_in_by_a_provider_that_misbehaves_and_the_page_says_why() {
    let (provider, reader) = set_up().await;
    for (mode, status, key) in OUTCOMES {
        for lang in Lang::ALL {
            if mode == Mode::Slow && lang == Lang::HI {
                continue;
            }
            provider.behave(mode);
            let mut browser = Browser::default();
            let address = browser.begin(&reader, lang.code(), "/").await;
            let answer = browser.get(&reader, path_of(&provider.authorize(&address))).await;
            assert_eq!(answer.status.as_u16(), status, "{mode:?}");
            // Whoever comes back with a foreign answer may still finish their own; all else is used up.
            assert_eq!(browser.0.keys().collect::<Vec<_>>(), if status == 400 { vec!["bija-sign-in"] } else { vec![] }, "{mode:?}");
            assert_eq!(browser.me(&reader).await, Value::Null, "{mode:?}");
            // A foreign answer is told in the language of the sign-in that the browser had begun.
            assert!(answer.text().contains(&format!("<html lang=\"{}\">", lang.code())), "{mode:?}");
            let said = sentence(lang, Box::leak(key.to_string().into_boxed_str()));
            assert!(alert(&answer).contains(&said), "{mode:?}: {said} is not in {}", alert(&answer));
            assert_eq!(answer.header("cache-control"), "no-store");
        }
    }
    for mode in [Mode::Good, Mode::GoodRsa] {
        provider.behave(mode);
        let mut browser = Browser::default();
        browser.sign_in(&reader, &provider).await;
        assert_eq!(browser.me(&reader).await["kind"], "account", "{mode:?}");
    }
}

#[tokio::test]
async fn an_account_is_known_again_and_its_session_renewed() {
    let (provider, reader) = set_up().await;
    let mut browser = Browser::default();
    let answer = browser.sign_in(&reader, &provider).await;
    assert_eq!((answer.status.as_u16(), answer.header("location")), (303, "/en/account?back=%2Fen%2Fplay%2Fkalah&new=yes"));
    let (first, session) = (browser.me(&reader).await, browser.0["bija"].clone());
    assert_eq!(first["kind"], "account");
    let answer = browser.sign_in(&reader, &provider).await;
    assert_eq!((answer.status.as_u16(), answer.header("location")), (303, "/en/play/kalah"));
    assert_eq!(browser.me(&reader).await, first);
    assert_ne!(browser.0["bija"], session);
    let mut old = Browser([("bija".to_string(), session)].into());
    assert_eq!(old.me(&reader).await, Value::Null, "the session from before lets nobody in");

    provider.is("somebody else");
    browser.sign_in(&reader, &provider).await;
    let other = browser.me(&reader).await;
    assert_ne!(other["id"], first["id"]);
    assert_ne!(other["name"], first["name"]);
}

#[tokio::test]
async fn an_answer_counts_once_in_the_browser_that_began_and_for_ten_minutes() {
    let (provider, reader) = set_up().await;
    let mut browser = Browser::default();
    let address = browser.begin(&reader, "en", "/").await;
    let back = provider.authorize(&address);
    // The address alone, in another browser or in one that began another sign-in, does nothing.
    let mut other = Browser::default();
    assert_eq!(other.get(&reader, path_of(&back)).await.status, StatusCode::BAD_REQUEST);
    other.begin(&reader, "en", "/").await;
    assert_eq!(other.get(&reader, path_of(&back)).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(other.me(&reader).await, Value::Null);
    // A copy of the cookie is used up with it.
    let mut copy = Browser(browser.0.clone());
    assert_eq!(browser.get(&reader, path_of(&back)).await.status, StatusCode::SEE_OTHER);
    let again = copy.get(&reader, path_of(&back)).await;
    assert_eq!(again.status, StatusCode::BAD_REQUEST);
    assert!(alert(&again).contains(&sentence(Lang::EN, "sign-in-again")));
    assert_eq!(copy.me(&reader).await, Value::Null);
    assert_eq!(provider.asked("token"), 1);

    let mut late = Browser::default();
    let address = late.begin(&reader, "hi", "/").await;
    reader.clock.advance(10 * 60 * 1000 + 1);
    let answer = late.get(&reader, path_of(&provider.authorize(&address))).await;
    assert_eq!((answer.status, alert(&answer).contains(&sentence(Lang::HI, "sign-in-late"))), (StatusCode::BAD_REQUEST, true));
}

#[tokio::test]
async fn an_address_begins_so_many_sign_ins_and_no_more() {
    let (_provider, reader) = set_up_with(|config| config.limits.address_sign_ins_per_minute = Limit::of(2)).await;
    for expected in [200, 200, 429] {
        // A browser without cookies each time: they are no way around.
        let answer = Browser::default().post(&reader, "/api/v1/sign-in/test", json!({"lang": "en"})).await;
        assert_eq!(answer.status.as_u16(), expected, "{}", answer.text());
    }
}

#[tokio::test]
async fn only_paths_of_ours_are_returned_to() {
    let (provider, reader) = set_up().await;
    let mut browser = Browser::default();
    browser.sign_in(&reader, &provider).await;
    for back in ["//evil.example", "https://evil.example/", "/\\evil.example", "/\t/evil.example", "javascript:alert(1)"] {
        let address = browser.begin(&reader, "hi", back).await;
        let answer = browser.get(&reader, path_of(&provider.authorize(&address))).await;
        assert_eq!(answer.header("location"), "/hi/", "{back}");
        let query = form_urlencoded::Serializer::new(String::new()).append_pair("back", back).finish();
        for page in ["sign-in", "account"] {
            let shown = browser.get(&reader, &format!("/en/{page}?{query}")).await;
            assert!(!shown.text().contains("evil") && !shown.text().contains("javascript:"), "{back}");
        }
    }
}

#[tokio::test]
async fn other_pages_cannot_begin_or_call_anything() {
    let (_provider, reader) = set_up().await;
    let mut browser = Browser::default();
    for path in ["sign-in/test", "account/guest", "account/delete"] {
        for origin in ["https://evil.example", ""] {
            let answer = browser.send(&reader, "POST", &format!("/api/v1/{path}"), &json!({"lang": "en", "sure": "yes"}), origin).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path} from {origin:?}");
        }
    }
    assert!(browser.0.is_empty());
    assert_eq!(browser.post(&reader, "/api/v1/sign-in/nobody", json!({"lang": "en"})).await.status, StatusCode::NOT_FOUND);
    for (path, body) in [("data", None), ("delete", Some(json!({"sure": "yes"})))] {
        let path = format!("/api/v1/account/{path}");
        let answer = match body {
            None => browser.get(&reader, &path).await,
            Some(body) => browser.post(&reader, &path, body).await,
        };
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{path}");
    }
}

#[tokio::test]
async fn without_a_provider_the_page_says_so() {
    let reader = Reader::new().await;
    for (lang, path) in [(Lang::EN, "/en/sign-in"), (Lang::HI, "/hi/sign-in")] {
        let answer = reader.ask(path).await;
        assert_eq!(answer.status, StatusCode::OK);
        for key in ["sign-in-none-title", "sign-in-none"] {
            assert!(answer.text().contains(&sentence(lang, key)), "{path}");
        }
        assert_eq!(tags(answer.text(), "form").count(), 0);
    }
    let (provider, reader) = set_up().await;
    let page = reader.ask("/hi/sign-in?back=%2Fhi%2Fplay%2Fkalah").await;
    let form = tags(page.text(), "form").next().unwrap().to_string();
    assert_eq!(attribute(&form, "data-call").as_deref(), Some("/api/v1/sign-in/test"));
    assert!(page.text().contains("Test House से साइन इन करें"));
    assert_eq!(provider.asked("discovery"), 0, "showing the page asks no provider");
}

/// A finished game of a person against the computer, as the store has it.
async fn play_a_game(reader: &Reader, person: PersonId, name: &str) -> GameId {
    let now = reader.app.clock.now();
    let host = Occupant::Person { id: person, name: name.into(), account: Account::Guest };
    let event = json!(Event::Joined { occupant: host }).to_string();
    let id = GameId::from_random(getrandom::u64().unwrap());
    let state = State {
        status: Status::Over,
        listing: Listing::Unlisted,
        ply: 0,
        mover: None,
        deadline: None,
        ending: Some(Ending { reason: "agreed".into(), by: None }),
        next: None,
    };
    let seat = |seat, sitter| Seat { seat, sitter, place: None, score: None };
    let game = NewGame {
        id,
        way: Way::Friend,
        previous: None,
        terms: Terms { ruleset: "kalah".into(), options: "{}".into(), settings: "{}".into(), seats: 2, clock: None, pool: None },
        events: vec![(now, event)],
        state,
        seats: vec![seat(0, Sitter::Person(person)), seat(1, Sitter::Computer("easy".into()))],
    };
    reader.app.commit(Transaction::from(Write::InsertGame(Box::new(game)))).await.unwrap();
    id
}

async fn guest(reader: &Reader, browser: &mut Browser, name: &str) -> PersonId {
    let answer = browser.post(reader, "/api/v1/guest", json!({ "name": name })).await;
    answer.json()["person"]["id"].as_str().unwrap().parse().unwrap()
}

fn asks(page: &Answer) -> bool {
    page.text().contains("id=\"guest-question\"")
}

#[tokio::test]
async fn a_guest_who_signs_in_is_asked_whose_the_games_are_and_takes_them_along() {
    let (provider, reader) = set_up().await;
    let mut browser = Browser::default();
    let ravi = guest(&reader, &mut browser, "Ravi").await;
    let game = play_a_game(&reader, ravi, "Ravi").await;
    let answer = browser.sign_in(&reader, &provider).await;
    let page = browser.get(&reader, answer.header("location")).await;
    assert!(asks(&page));
    let account = browser.me(&reader).await;
    assert_ne!(account["name"], "Ravi", "a name is not taken over unasked");

    assert_eq!(browser.post(&reader, "/api/v1/account/guest", json!({"games": "move"})).await.status, StatusCode::OK);
    let me = browser.me(&reader).await;
    assert_eq!((&me["id"], &me["name"]), (&account["id"], &json!("Ravi")));
    let data = browser.get(&reader, "/api/v1/account/data").await;
    assert_eq!(data.header("content-disposition"), "attachment; filename=\"bija.json\"");
    assert_eq!((&data.json()["games"][0]["id"], &data.json()["guests"][0]), (&json!(game.to_string()), &json!(ravi.to_string())));
    assert!(!asks(&browser.get(&reader, "/en/account").await));
    assert_eq!(browser.post(&reader, "/api/v1/account/guest", json!({"games": "move"})).await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_guest_whose_games_are_left_can_go_on_after_the_sign_out() {
    let (provider, reader) = set_up().await;
    let mut browser = Browser::default();
    let ravi = guest(&reader, &mut browser, "Ravi").await;
    play_a_game(&reader, ravi, "Ravi").await;
    browser.sign_in(&reader, &provider).await;
    assert_eq!(browser.post(&reader, "/api/v1/account/guest", json!({"games": "return"})).await.status, StatusCode::CONFLICT);
    browser.post(&reader, "/api/v1/account/guest", json!({"games": "leave"})).await;
    assert!(!asks(&browser.get(&reader, "/en/account").await));
    browser.post(&reader, "/api/v1/sign-out", json!({"from": "here"})).await;
    assert_eq!(browser.me(&reader).await, Value::Null);
    let page = browser.get(&reader, "/en/account").await;
    assert!(page.text().contains("Go on as Ravi"));
    browser.post(&reader, "/api/v1/account/guest", json!({"games": "return"})).await;
    assert_eq!(browser.me(&reader).await["id"], ravi.to_string());
    assert_eq!(browser.0.keys().collect::<Vec<_>>(), ["bija"]);
}

#[tokio::test]
async fn a_guest_without_games_is_not_asked_about() {
    let (provider, reader) = set_up().await;
    let mut browser = Browser::default();
    guest(&reader, &mut browser, "Ravi").await;
    let answer = browser.sign_in(&reader, &provider).await;
    assert!(!asks(&browser.get(&reader, answer.header("location")).await));
}

#[tokio::test]
async fn whoever_signs_out_everywhere_is_out_everywhere() {
    let (provider, reader) = set_up().await;
    let (mut phone, mut desk) = (Browser::default(), Browser::default());
    phone.sign_in(&reader, &provider).await;
    desk.sign_in(&reader, &provider).await;
    assert!(desk.get(&reader, "/en/account").await.text().contains("You are signed in on 2 devices."));
    desk.post(&reader, "/api/v1/sign-out", json!({"from": "everywhere"})).await;
    assert_eq!((phone.me(&reader).await, desk.me(&reader).await), (Value::Null, Value::Null));
}

#[tokio::test]
async fn deleted_people_leave_no_name_and_no_way_in() {
    let (provider, reader) = set_up().await;
    let mut browser = Browser::default();
    let ravi = guest(&reader, &mut browser, "Ravi").await;
    let game = play_a_game(&reader, ravi, "Ravi").await;
    browser.sign_in(&reader, &provider).await;
    browser.post(&reader, "/api/v1/account/guest", json!({"games": "move"})).await;
    let account: PersonId = browser.me(&reader).await["id"].as_str().unwrap().parse().unwrap();
    let mut told = reader.app.signed_out.subscribe();
    assert_eq!(browser.post(&reader, "/api/v1/account/delete", json!({"sure": "no"})).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(browser.post(&reader, "/api/v1/account/delete", json!({"sure": "yes"})).await.status, StatusCode::OK);
    assert_eq!(told.recv().await.unwrap(), SignedOut::Person(account));
    assert!(browser.0.is_empty());
    let log = reader.app.store.log(game).await.unwrap().unwrap();
    assert_eq!((log.events.len(), log.game.seats.len()), (1, 2), "the game stays");
    assert!(!format!("{log:?}").contains("Ravi"), "no name is left in it");
    let mut again = Browser::default();
    again.sign_in(&reader, &provider).await;
    assert_ne!(again.me(&reader).await["id"], account.to_string(), "the same sign-in is somebody new");
    // The name is free again.
    let mut other = Browser::default();
    guest(&reader, &mut other, "Ravi").await;
}

#[tokio::test]
async fn no_token_and_no_secret_is_kept() {
    let (provider, reader) = set_up().await;
    let mut browser = Browser::default();
    browser.sign_in(&reader, &provider).await;
    let data = browser.get(&reader, "/api/v1/account/data").await;
    assert_eq!(data.json()["sign_ins"], json!([{"issuer": provider.issuer(), "subject": "somebody"}]));
    assert!(!data.text().contains("never kept") && !data.text().contains(&browser.0["bija"]));
}

#[tokio::test]
async fn what_an_account_has_set_follows_it_to_its_devices_and_is_nobody_elses() {
    const PATH: &str = "/api/v1/account/settings";
    let (provider, reader) = set_up().await;
    let (mut desk, mut phone) = (Browser::default(), Browser::default());
    let key = |answer: &Answer| (answer.status.as_u16(), answer.json()["error"]["key"].as_str().unwrap_or_default().to_string());
    assert_eq!(key(&desk.get(&reader, PATH).await), (401, "live-nobody".into()));
    guest(&reader, &mut desk, "Ravi").await;
    assert_eq!(key(&desk.get(&reader, PATH).await), (409, "account-guest-only".into()));
    let dark = json!({"settings": {"theme": "dark", "sound": "soft"}});
    assert_eq!(key(&desk.send(&reader, "PUT", PATH, &dark, HERE).await), (409, "account-guest-only".into()));

    desk.sign_in(&reader, &provider).await;
    let nothing = desk.get(&reader, PATH).await;
    assert_eq!((nothing.json(), nothing.header("cache-control")), (json!({"settings": {}}), "no-store"));
    assert_eq!(desk.send(&reader, "PUT", PATH, &dark, HERE).await.json(), dark);
    phone.sign_in(&reader, &provider).await;
    assert_eq!(phone.get(&reader, PATH).await.json(), dark);

    let refused = [
        (json!({"settings": {"wings": "two"}}), "account-setting-unknown"),
        (json!({"settings": {"theme": "sepia"}}), "account-setting-choice"),
        (json!({"settings": {"theme": ["dark"]}}), "account-setting-choice"),
        (json!({"settings": "dark"}), "err-request"),
        (json!({"settings": {}, "more": 1}), "err-request"),
        (json!({}), "err-request"),
    ];
    for (body, why) in refused {
        assert_eq!(key(&phone.send(&reader, "PUT", PATH, &body, HERE).await), (400, why.into()), "{body}");
    }
    let long = json!({"settings": {"w".repeat(3000): "on"}});
    assert!(phone.send(&reader, "PUT", PATH, &long, HERE).await.text().len() < 200, "no long name is told back");
    assert_eq!(phone.send(&reader, "PUT", PATH, &json!({"settings": {}}), "https://evil.example").await.status, StatusCode::FORBIDDEN);
    assert_eq!(phone.get(&reader, PATH).await.json(), dark, "what is refused changes nothing");

    assert_eq!(phone.get(&reader, "/api/v1/account/data").await.json()["settings"], dark["settings"]);
    assert_eq!(phone.post(&reader, "/api/v1/account/delete", json!({"sure": "yes"})).await.status, StatusCode::OK);
    assert_eq!(key(&desk.get(&reader, PATH).await), (401, "live-nobody".into()));
    desk.sign_in(&reader, &provider).await;
    assert_eq!(desk.get(&reader, PATH).await.json(), json!({"settings": {}}), "whoever comes back is somebody new");
}

/// Two guests at a running game of kalah, whose first opened it.
async fn running(reader: &Reader, host: &mut Browser, friend: &mut Browser) -> String {
    guest(reader, host, "Ravi").await;
    guest(reader, friend, "Anil").await;
    let table = json!({"kind": "friend", "ruleset": "kalah", "settings": {"first": "me"}});
    let opened = host.post(reader, "/api/v1/tables", table).await.json();
    let token = opened["invite"].as_str().unwrap().rsplit('/').next().unwrap().to_string();
    let seated = friend.post(reader, &format!("/api/v1/invites/{token}/seat"), json!({})).await;
    assert_eq!(seated.status, StatusCode::OK, "{}", seated.text());
    format!("/api/v1/games/{}", opened["game"].as_str().unwrap())
}

#[tokio::test]
async fn whoever_signs_in_during_a_game_takes_the_seat_along_and_may_move() {
    let (provider, reader) = set_up().await;
    let (mut ravi, mut anil) = (Browser::default(), Browser::default());
    let game = running(&reader, &mut ravi, &mut anil).await;
    ravi.sign_in(&reader, &provider).await;
    assert_eq!(ravi.get(&reader, &game).await.json()["seat"], Value::Null, "before the question the account watches");
    ravi.post(&reader, "/api/v1/account/guest", json!({"games": "move"})).await;
    let table = ravi.get(&reader, &game).await.json();
    assert_eq!((&table["seat"], &table["seats"][0]["name"], &table["seats"][0]["kind"]), (&json!(0), &json!("Ravi"), &json!("account")));
    let sown = ravi.post(&reader, &format!("{game}/commands"), json!({"id": "m1", "ply": 0, "do": "move", "move": "S1"})).await;
    assert_eq!(sown.status, StatusCode::OK, "{}", sown.text());
    ravi.post(&reader, "/api/v1/me/name", json!({"name": "Ravindra"})).await;
    assert_eq!(anil.get(&reader, &game).await.json()["seats"][0]["name"], "Ravindra", "the other one sees the name of today");
}

#[tokio::test]
async fn who_is_deleted_during_a_game_is_a_deleted_player_everywhere_and_sits_at_no_table_that_gathers() {
    let (provider, reader) = set_up().await;
    let (mut ravi, mut anil) = (Browser::default(), Browser::default());
    let game = running(&reader, &mut ravi, &mut anil).await;
    ravi.sign_in(&reader, &provider).await;
    ravi.post(&reader, "/api/v1/account/guest", json!({"games": "move"})).await;
    let three = json!({"kind": "table", "ruleset": "mancala_basic", "settings": {"seats": 3}});
    let (own, shared) = (ravi.post(&reader, "/api/v1/tables", three.clone()).await.json(), ravi.post(&reader, "/api/v1/tables", three).await.json());
    let at = |table: &Value| format!("/api/v1/games/{}", table["game"].as_str().unwrap());
    assert_eq!(anil.post(&reader, &format!("{}/seat", at(&shared)), json!({})).await.status, StatusCode::OK);

    assert_eq!(ravi.post(&reader, "/api/v1/account/delete", json!({"sure": "yes"})).await.status, StatusCode::OK);
    let table = anil.get(&reader, &game).await.json();
    assert_eq!((&table["phase"], &table["seats"][0]["kind"], &table["seats"][0]["name"]), (&json!("playing"), &json!("deleted"), &json!("")));
    assert_eq!((&table["seats"][1]["name"], &table["seat"]), (&json!("Anil"), &json!(1)));
    let page = |lang: &str| format!("/{lang}/game/{}", game.rsplit('/').next().unwrap());
    for lang in Lang::ALL {
        assert!(anil.get(&reader, &page(lang.code())).await.text().contains(&sentence(lang, "name-deleted")));
    }
    assert_eq!(anil.get(&reader, &at(&own)).await.json()["over"]["reason"], "abandoned", "nobody waits at a table of nobody");
    let table = anil.get(&reader, &at(&shared)).await.json();
    assert_eq!((&table["host"], &table["seats"][0]["name"], &table["seats"][1]), (&json!(0), &json!("Anil"), &Value::Null), "the next one is host");
    assert_eq!(ravi.get(&reader, &game).await.json()["seat"], Value::Null);
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    let lobby = anil.get(&reader, "/api/v1/lobby").await;
    assert!(!lobby.text().contains("Ravi") && lobby.text().contains(r#""kind":"deleted""#), "{}", lobby.text());
}

#[tokio::test]
async fn an_account_has_five_open_tables_and_twenty_games_at_most() {
    let (provider, reader) = set_up().await;
    let mut browser = Browser::default();
    browser.sign_in(&reader, &provider).await;
    let table = |kind: &str| json!({"kind": kind, "ruleset": "kalah"});
    for (times, kind, refused) in [(5, "table", "live-too-many-tables"), (15, "friend", "live-too-many-games")] {
        for _ in 0..times {
            assert_eq!(browser.post(&reader, "/api/v1/tables", table(kind)).await.status, StatusCode::CREATED);
        }
        let answer = browser.post(&reader, "/api/v1/tables", table(kind)).await;
        assert_eq!((answer.status, answer.json()["error"]["key"].as_str()), (StatusCode::CONFLICT, Some(refused)));
    }
}
