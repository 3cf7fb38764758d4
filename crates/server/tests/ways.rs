//! Ways to a game between people: links, open tables, who is let in, what is refused, and the lists.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod common;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use bija_store::{Kind, PersonId, Transaction, Write};
use bija_web::Lang;
use bija_web::messages::grouped;
use common::{Answer, Reader};
use serde_json::{Value, json};

const HOST: &str = "127.0.0.1:8080";
const AN_HOUR: i64 = 60 * 60 * 1000;

/// Somebody with the cookie of a device; an empty cookie is none.
struct Guest(String);

/// A request as a browser of this machine sends it.
async fn send(reader: &Reader, method: &str, path: &str, who: &Guest, body: &str) -> Answer {
    let mut request = Request::builder().method(method).uri(path).header("host", HOST).header("content-type", "application/json");
    if method == "POST" {
        request = request.header("origin", format!("http://{HOST}"));
    }
    if !who.0.is_empty() {
        request = request.header("cookie", &who.0);
    }
    reader.send(request.body(Body::from(body.to_string())).unwrap()).await
}

async fn get(reader: &Reader, path: &str, who: &Guest) -> Answer {
    send(reader, "GET", path, who, "").await
}

async fn post(reader: &Reader, path: &str, who: &Guest, body: &Value) -> Answer {
    send(reader, "POST", path, who, &body.to_string()).await
}

const fn nobody() -> Guest {
    Guest(String::new())
}

async fn guest(reader: &Reader, name: &str) -> Guest {
    let answer = post(reader, "/api/v1/guest", &nobody(), &json!({ "name": name })).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
    Guest(answer.header("set-cookie").split(';').next().unwrap().to_string())
}

/// Opens a table; the id of its game, and the secret of its invitation.
async fn opened(reader: &Reader, who: &Guest, wish: &Value) -> (String, String) {
    let answer = post(reader, "/api/v1/tables", who, wish).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
    let told = answer.json();
    let token = told["invite"].as_str().unwrap().rsplit('/').next().unwrap().to_string();
    (told["game"].as_str().unwrap().to_string(), token)
}

fn friend(ruleset: &str) -> Value {
    json!({"kind": "friend", "ruleset": ruleset})
}

async fn take(reader: &Reader, token: &str, who: &Guest) -> Answer {
    post(reader, &format!("/api/v1/invites/{token}/seat"), who, &json!({})).await
}

async fn table(reader: &Reader, game: &str, who: &Guest) -> Value {
    get(reader, &format!("/api/v1/games/{game}"), who).await.json()
}

fn error(answer: &Answer) -> (u16, String) {
    (answer.status.as_u16(), answer.json()["error"]["key"].as_str().unwrap_or_default().to_string())
}

fn refused(status: u16, key: &str) -> (u16, String) {
    (status, key.to_string())
}

#[tokio::test]
async fn a_friend_takes_the_seat_by_the_button_and_by_nothing_else() {
    let reader = Reader::new().await;
    let (meera, anil, lena) = (guest(&reader, "Meera").await, guest(&reader, "Anil").await, guest(&reader, "Lena").await);
    let (game, token) = opened(&reader, &meera, &json!({"kind": "friend", "ruleset": "kalah", "options": {"seeds": "5"}, "lang": "hi"})).await;
    let before = table(&reader, &game, &meera).await;
    assert_eq!((&before["phase"], &before["settings"]["clock"], &before["seat"]), (&json!("gathering"), &json!(30), &json!(0)));
    for page in ["/en/invite/", "/hi/invite/", "/api/v1/invites/"].map(|path| format!("{path}{token}")) {
        for method in ["GET", "HEAD", "GET"] {
            for who in [&nobody(), &anil, &lena] {
                let answer = send(&reader, method, &page, who, "").await;
                assert_eq!(answer.status, StatusCode::OK, "{method} {page}");
                assert_eq!(answer.header("cache-control"), "no-store");
                if !page.starts_with("/api") {
                    assert_eq!(answer.header("referrer-policy"), "no-referrer");
                }
            }
        }
    }
    let page = get(&reader, &format!("/en/invite/{token}"), &anil).await;
    assert!(page.text().contains("Meera") && page.text().contains(r#"content="noindex""#) && page.text().contains(r#"value="Anil""#));
    let told = get(&reader, &format!("/api/v1/invites/{token}"), &nobody()).await.json();
    assert_eq!((&told["state"], &told["from"], &told["options"], &told["seated"]), (&json!("open"), &json!("Meera"), &json!({"seeds": "5"}), &json!(false)));
    assert_eq!(table(&reader, &game, &meera).await, before, "to look changes nothing");

    assert_eq!(error(&take(&reader, &token, &nobody()).await), refused(401, "live-nobody"));
    assert_eq!(error(&take(&reader, &token, &meera).await), refused(409, "live-invite-own"));
    assert_eq!(table(&reader, &game, &meera).await, before);
    assert_eq!(take(&reader, &token, &anil).await.json(), json!({ "game": game }));
    assert_eq!(take(&reader, &token, &anil).await.json(), json!({ "game": game }), "the same again is no second seat");
    let begun = table(&reader, &game, &anil).await;
    assert_eq!((&begun["phase"], begun["seats"].as_array().unwrap().len()), (&json!("playing"), 2));
    assert!(begun["seat"].is_number());

    assert_eq!(error(&take(&reader, &token, &lena).await), refused(409, "live-invite-used"));
    let gone = get(&reader, &format!("/hi/invite/{token}"), &lena).await;
    assert_eq!((gone.status, gone.text().contains(&format!("/hi/game/{game}"))), (StatusCode::GONE, true));
    assert_eq!(get(&reader, &format!("/en/invite/{token}"), &anil).await.status, StatusCode::OK, "the link leads its own people back");
}

#[tokio::test]
async fn an_invitation_lasts_a_day_and_others_are_told_that_there_is_none() {
    let reader = Reader::new().await;
    let (meera, anil) = (guest(&reader, "Meera").await, guest(&reader, "Anil").await);
    let (_, early) = opened(&reader, &meera, &friend("oware")).await;
    reader.clock.advance(AN_HOUR);
    let (game, late) = opened(&reader, &meera, &friend("oware")).await;
    reader.clock.advance(23 * AN_HOUR);
    assert_eq!(error(&take(&reader, &early, &anil).await), refused(409, "live-invite-expired"));
    assert_eq!(get(&reader, &format!("/en/invite/{early}"), &anil).await.status, StatusCode::GONE);
    assert_eq!(get(&reader, &format!("/api/v1/invites/{early}"), &anil).await.json()["state"], "expired");
    assert_eq!(take(&reader, &late, &anil).await.json(), json!({ "game": game }));
    let never = "A".repeat(22);
    assert_eq!(error(&take(&reader, &never, &anil).await), refused(409, "live-invite-unknown"));
    assert_eq!(get(&reader, &format!("/api/v1/invites/{never}"), &anil).await.status, StatusCode::NOT_FOUND);
    assert_eq!(get(&reader, &format!("/en/invite/{never}"), &anil).await.status, StatusCode::GONE);
    for path in [
        "/en/invite/nonsense",
        "/hi/invite/nonsense/qr.svg",
        "/hi/game/nonsense",
        "/hi/game/0000000000001",
        "/hi/player/0000000000001",
        "/hi/leaderboard/chess",
    ] {
        let answer = get(&reader, path, &anil).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.text().contains(if path.starts_with("/hi") { "पेज नहीं मिला" } else { "Page not found" }), "{path}");
    }
    let code = get(&reader, &format!("/hi/invite/{late}/qr.svg"), &nobody()).await;
    assert_eq!((code.status, code.header("content-type"), code.header("referrer-policy")), (StatusCode::OK, "image/svg+xml", "no-referrer"));
}

#[tokio::test]
async fn a_table_of_three_is_open_to_anyone_and_begins_when_its_host_says_so() {
    let reader = Reader::new().await;
    let people = [guest(&reader, "Meera").await, guest(&reader, "Anil").await, guest(&reader, "Lena").await, guest(&reader, "Ravi").await];
    let [meera, anil, lena, ravi] = &people;
    let wish = json!({"kind": "table", "ruleset": "mancala_basic", "settings": {"seats": 3}});
    let (game, token) = opened(&reader, meera, &wish).await;
    let lobby = get(&reader, "/api/v1/lobby", &nobody()).await.json();
    assert_eq!((&lobby["tables"][0]["game"], &lobby["tables"][0]["clock"], &lobby["tables"][0]["seats"]), (&json!(game), &json!(null), &json!(3)));
    let seat = format!("/api/v1/games/{game}/seat");
    assert_eq!(error(&post(&reader, &seat, &nobody(), &json!({})).await), refused(401, "live-nobody"));
    assert_eq!(post(&reader, &seat, anil, &json!({})).await.json(), json!({ "game": game }));
    assert_eq!(take(&reader, &token, lena).await.json(), json!({ "game": game }), "the link seats as well");
    assert_eq!(error(&post(&reader, &seat, ravi, &json!({})).await), refused(409, "live-full"));
    let command = |act: &str| json!({"type": "command", "id": act, "ply": 0, "do": act});
    assert_eq!(error(&post(&reader, &format!("/api/v1/games/{game}/commands"), anil, &command("begin")).await), refused(409, "live-not-host"));
    assert_eq!(post(&reader, &format!("/api/v1/games/{game}/commands"), meera, &command("begin")).await.status, StatusCode::OK);
    let begun = table(&reader, &game, ravi).await;
    assert_eq!((&begun["phase"], begun["seats"].as_array().unwrap().len(), &begun["seat"]), (&json!("playing"), 3, &json!(null)));
    assert_eq!(error(&get(&reader, &format!("/api/v1/games/{game}/record.json"), meera).await), refused(409, "live-not-over"));

    let (closed, _) = opened(&reader, meera, &json!({"kind": "table", "ruleset": "kalah", "settings": {"join": "link"}})).await;
    assert_eq!(error(&post(&reader, &format!("/api/v1/games/{closed}/seat"), anil, &json!({})).await), refused(403, "live-table-by-link"));
}

#[tokio::test]
async fn a_guest_has_five_open_tables_and_twenty_games_at_most() {
    let reader = Reader::new().await;
    let (meera, anil) = (guest(&reader, "Meera").await, guest(&reader, "Anil").await);
    let open = json!({"kind": "table", "ruleset": "kalah"});
    for _ in 0..5 {
        opened(&reader, &meera, &open).await;
    }
    assert_eq!(error(&post(&reader, "/api/v1/tables", &meera, &open).await), refused(409, "live-too-many-tables"));
    let mut tokens = Vec::new();
    for _ in 5..20 {
        tokens.push(opened(&reader, &meera, &friend("kalah")).await.1);
    }
    assert_eq!(error(&post(&reader, "/api/v1/tables", &meera, &friend("kalah")).await), refused(409, "live-too-many-games"));
    let (_, others) = opened(&reader, &anil, &friend("kalah")).await;
    assert_eq!(error(&take(&reader, &others, &meera).await), refused(409, "live-too-many-games"), "a seat is a game too");
    assert_eq!(take(&reader, &tokens[0], &anil).await.status, StatusCode::OK);
}

#[tokio::test]
async fn whatever_is_no_wish_is_refused_and_opens_nothing() {
    let reader = Reader::new().await;
    let meera = guest(&reader, "Meera").await;
    let wish = |more: Value| {
        let mut wish = friend("kalah");
        wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        wish.to_string()
    };
    let many: Value = (0..50).map(|n| (format!("o{n}"), json!("1"))).collect::<serde_json::Map<_, _>>().into();
    let bodies = [
        (String::new(), 400),
        ("[]".to_string(), 400),
        ("{\"kind\":\"friend\"".to_string(), 400),
        ("{\"kind\":\"friend\"}".to_string(), 400),
        (wish(json!({"kind": "ranked"})), 400),
        (wish(json!({"ruleset": "chess"})), 400),
        (wish(json!({"ruleset": "k".repeat(60_000)})), 400),
        (wish(json!({"options": {"seeds": "five"}})), 400),
        (wish(json!({"options": {"seeds": 5}})), 400),
        (wish(json!({"options": {"height": "5"}})), 400),
        (wish(json!({"options": many})), 400),
        (wish(json!({"match": "rounds"})), 400),
        (wish(json!({"settings": {"clock": -1}})), 400),
        (wish(json!({"settings": {"clock": 1_000_000}})), 400),
        (wish(json!({"settings": {"clock": 0}})), 409),
        (wish(json!({"settings": {"clock": 60_000}})), 409),
        (wish(json!({"settings": {"seats": 300}})), 400),
        (wish(json!({"settings": {"seats": 4}})), 409),
        (wish(json!({"settings": {"seats": 0}})), 409),
        (wish(json!({"settings": {"rating": "rated"}})), 400),
        (wish(json!({"settings": {"first": "north"}})), 400),
        (wish(json!({"token": "mine"})), 400),
        (format!("{}{}", "[".repeat(5000), "]".repeat(5000)), 400),
        (wish(json!({"ruleset": "k".repeat(70_000)})), 413),
    ];
    for (body, status) in bodies {
        let answer = send(&reader, "POST", "/api/v1/tables", &meera, &body).await;
        assert_eq!(answer.status.as_u16(), status, "{}: {}", &body[..body.len().min(90)], answer.text());
        assert!(!error(&answer).1.is_empty(), "{body}");
    }
    assert_eq!(error(&post(&reader, "/api/v1/tables", &nobody(), &friend("kalah")).await), refused(401, "live-nobody"));
    let (_, token) = opened(&reader, &meera, &friend("kalah")).await;
    let anil = guest(&reader, "Anil").await;
    assert_eq!(post(&reader, &format!("/api/v1/invites/{token}/seat"), &anil, &json!({"seat": 0})).await.status, StatusCode::BAD_REQUEST);
    let mine = get(&reader, &format!("/api/v1/people/{}/games", me(&reader, &meera).await), &nobody()).await.json();
    assert_eq!(mine["games"].as_array().unwrap().len(), 1, "only the right wish opened a table");
}

async fn me(reader: &Reader, who: &Guest) -> String {
    get(reader, "/api/v1/me", who).await.json()["person"]["id"].as_str().unwrap().to_string()
}

#[tokio::test]
async fn every_page_is_there_when_there_is_nothing_yet() {
    let reader = Reader::new().await;
    for lang in Lang::ALL.map(Lang::code) {
        for path in ["/people", "/people?game=mancala_basic&o.seats=4", "/leaderboard/kalah", "/leaderboard/mancala_basic?from=25"] {
            assert_eq!(get(&reader, &format!("/{lang}{path}"), &nobody()).await.status, StatusCode::OK, "{lang}{path}");
        }
        assert_eq!(get(&reader, &format!("/{lang}/people?game=chess"), &nobody()).await.status, StatusCode::NOT_FOUND);
        assert_eq!(get(&reader, &format!("/{lang}/people?game=kalah&o.seeds=many"), &nobody()).await.status, StatusCode::BAD_REQUEST);
        assert_eq!(get(&reader, &format!("/{lang}/leaderboard/mangala4"), &nobody()).await.status, StatusCode::NOT_FOUND, "it is never ranked");
    }
    assert_eq!(get(&reader, "/api/v1/lobby", &nobody()).await.json(), json!({"tables": [], "running": []}));
    assert_eq!(get(&reader, "/api/v1/leaderboard/kalah", &nobody()).await.json(), json!({"ruleset": "kalah", "rows": [], "more": false}));
}

#[tokio::test]
async fn a_game_that_is_over_is_in_its_peoples_lists_and_can_be_taken_away() {
    let reader = Reader::new().await;
    let (meera, anil) = (guest(&reader, "Meera").await, guest(&reader, "Anil").await);
    let mut games = Vec::new();
    for ruleset in ["kalah", "oware", "kalah"] {
        let (game, token) = opened(&reader, &meera, &friend(ruleset)).await;
        assert_eq!(take(&reader, &token, &anil).await.status, StatusCode::OK);
        reader.clock.advance(1000);
        games.push(game);
    }
    let sown = table(&reader, &games[0], &meera).await;
    let mover = if sown["mover"] == sown["seat"] { &meera } else { &anil };
    let token = if sown["mover"] == 0 { "S1" } else { "N1" };
    let commands = format!("/api/v1/games/{}/commands", games[0]);
    let moved = post(&reader, &commands, mover, &json!({"type": "command", "id": "1", "ply": 0, "do": "move", "move": token})).await;
    assert_eq!(moved.status, StatusCode::OK, "{}", moved.text());
    assert_eq!(post(&reader, &commands, &anil, &json!({"type": "command", "id": "2", "ply": 1, "do": "resign"})).await.status, StatusCode::OK);

    let (host, other) = (me(&reader, &meera).await, me(&reader, &anil).await);
    let list = async |query: &str| -> Vec<String> {
        let told = get(&reader, &format!("/api/v1/people/{host}/games{query}"), &nobody()).await.json();
        told["games"].as_array().unwrap().iter().map(|game| game["game"].as_str().unwrap().to_string()).collect()
    };
    let newest_first: Vec<String> = games.iter().rev().cloned().collect();
    assert_eq!(list("").await, newest_first);
    assert_eq!(list("?ruleset=oware").await, games[1..2]);
    assert_eq!(list("?over=true").await, games[..1]);
    assert_eq!(list("?result=won").await, games[..1]);
    assert!(list("?result=lost").await.is_empty() && list("?ranked=true").await.is_empty());
    assert_eq!(list(&format!("?opponent={other}&over=false")).await, newest_first[..2]);
    let first = get(&reader, &format!("/api/v1/people/{host}/games?limit=2"), &nobody()).await.json();
    let next = first["next"].as_str().unwrap();
    assert_eq!(list(&format!("?limit=2&after={next}")).await, games[..1], "the list goes on where it ended");
    for query in ["?over=maybe", "?after=here", "?opponent=1", "?colour=red"] {
        assert_eq!(get(&reader, &format!("/api/v1/people/{host}/games{query}"), &nobody()).await.status, StatusCode::BAD_REQUEST, "{query}");
    }

    let record = get(&reader, &format!("/api/v1/games/{}/record.json", games[0]), &nobody()).await;
    assert!(record.header("content-disposition").contains(&format!("kalah-{}.json", games[0])));
    let record = record.json();
    assert_eq!((&record["reason"], &record["moves"][0]["move"], &record["game"]["moves"]), (&json!("resigned"), &json!(token), &json!([token])));
    let view = post(&reader, "/api/v1/view", &nobody(), &json!({"game": record["game"]})).await;
    assert_eq!(view.status, StatusCode::OK, "the record is a game that the rules read");
    let text = get(&reader, &format!("/api/v1/games/{}/record.txt", games[0]), &nobody()).await;
    assert!(text.text().contains("[Ruleset \"kalah\"]") && text.text().contains(&format!("1. {token}")), "{}", text.text());

    for path in [format!("/en/player/{host}"), format!("/hi/player/{host}?game=kalah&result=won")] {
        let page = get(&reader, &path, &nobody()).await;
        assert!(page.status.is_success() && page.text().contains("Anil") && page.text().contains(&games[0]), "{path}");
    }
    assert!(!get(&reader, &format!("/en/player/{host}?game=&result=lost"), &nobody()).await.text().contains("record.txt"));
}

#[tokio::test]
async fn a_leaderboard_and_a_page_show_ratings_once_there_are_enough_games() {
    let reader = Reader::new().await;
    let people = [(2_u64, "Meera"), (4, "Anil")].map(|(bits, name)| (PersonId::from_random(bits), name));
    let now = || bija_store::Millis(1_800_000_000_000);
    for (id, name) in people {
        let person = Write::InsertPerson { id, kind: Kind::Account, name: name.to_string(), name_key: name.to_lowercase(), at: now() };
        reader.app.commit(Transaction::from(person)).await.unwrap();
    }
    let host = guest(&reader, "Host").await;
    for played in 0..10_u32 {
        let (game, _) = opened(&reader, &host, &friend("kalah")).await;
        let places = vec![(people[0].0, if played == 9 { 2 } else { 1 }), (people[1].0, if played == 9 { 1 } else { 2 })];
        let rate = Write::Rate { game: game.parse().unwrap(), pool: "kalah".to_string(), at: now(), places };
        reader.app.commit(Transaction::from(rate)).await.unwrap();
        let rows = get(&reader, "/api/v1/leaderboard/kalah", &nobody()).await.json()["rows"].as_array().unwrap().len();
        assert_eq!(rows, if played == 9 { 2 } else { 0 }, "after {} games", played + 1);
    }
    let told = get(&reader, "/api/v1/leaderboard/kalah?limit=1", &nobody()).await.json();
    assert_eq!((&told["rows"][0]["name"], &told["rows"][0]["place"], &told["more"]), (&json!("Meera"), &json!(1), &json!(true)));
    let second = get(&reader, "/api/v1/leaderboard/kalah?from=1", &nobody()).await.json();
    assert_eq!((&second["rows"][0]["name"], &second["rows"][0]["place"], &second["more"]), (&json!("Anil"), &json!(2), &json!(false)));
    let rating = told["rows"][0]["rating"].as_i64().unwrap();
    for lang in Lang::ALL.map(Lang::code) {
        let board = get(&reader, &format!("/{lang}/leaderboard/kalah"), &nobody()).await;
        assert!(board.text().contains("Meera") && board.text().contains(&format!("/{lang}/player/{}?game=kalah", people[0].0)));
        let page = get(&reader, &format!("/{lang}/player/{}?game=kalah", people[0].0), &nobody()).await;
        assert!(page.text().contains("player-line") && page.text().contains(&format!(">{}<", grouped(Lang::from_code(lang).unwrap(), rating))), "{lang}");
    }
}

/// The path of the card that a page names.
fn card(page: &Answer) -> String {
    let image = page.between(r#"og:image" content=""#, "\"").expect("the page has a card");
    image.split_once("://").and_then(|(_, rest)| rest.split_once('/')).map(|(_, path)| format!("/{}", path.replace("&amp;", "&"))).unwrap()
}

#[tokio::test]
async fn what_stands_for_a_link_says_who_and_what_and_no_secret() {
    let reader = Reader::new().await;
    let (meera, anil) = (guest(&reader, "Meera").await, guest(&reader, "Anil").await);
    let mut wish = friend("kalah");
    wish["options"] = json!({"seeds": "5"});
    let (game, token) = opened(&reader, &meera, &wish).await;
    let invitation = get(&reader, &format!("/en/invite/{token}"), &nobody()).await;
    assert_eq!(invitation.between(r#"og:title" content=""#, "\""), Some("Meera invites you to Kalah"));
    assert_eq!(card(&invitation), "/en/play/kalah/card.png?o.seeds=5");
    assert!(invitation.text().contains("noindex") && !invitation.text().contains("canonical") && !invitation.text().contains("og:url"));
    let painted = get(&reader, &card(&invitation), &nobody()).await;
    assert_eq!((painted.status, painted.header("content-type"), &painted.bytes[1..4]), (StatusCode::OK, "image/png", &b"PNG"[..]));

    assert_eq!(take(&reader, &token, &anil).await.status, StatusCode::OK);
    let own_card = format!("/hi/game/{game}/card.png");
    assert_eq!(get(&reader, &own_card, &nobody()).await.status, StatusCode::NOT_FOUND, "it is not over");
    assert_eq!(card(&get(&reader, &format!("/hi/game/{game}"), &nobody()).await), "/hi/play/kalah/card.png?o.seeds=5");
    let commands = format!("/api/v1/games/{game}/commands");
    let sown = table(&reader, &game, &meera).await;
    let mover = if sown["mover"] == sown["seat"] { &meera } else { &anil };
    let token = if sown["mover"] == 0 { "S3" } else { "N3" };
    assert_eq!(post(&reader, &commands, mover, &json!({"type": "command", "id": "1", "ply": 0, "do": "move", "move": token})).await.status, StatusCode::OK);
    assert_eq!(post(&reader, &commands, &anil, &json!({"type": "command", "id": "2", "ply": 1, "do": "resign"})).await.status, StatusCode::OK);
    let over = get(&reader, &format!("/en/game/{game}"), &nobody()).await;
    assert_eq!(over.between(r#"og:title" content=""#, "\""), Some("Meera beat Anil at Kalah"));
    assert!(over.between(r#"og:description" content=""#, "\"").is_some_and(|said| said.starts_with("Anil resigned. Kalah, played on 15 January 2027.")));
    assert_eq!(card(&over), format!("/en/game/{game}/card.png"));
    let first = get(&reader, &own_card, &nobody()).await;
    assert_eq!((first.status, first.header("cache-control")), (StatusCode::OK, "public, max-age=86400"));
    assert_eq!(get(&reader, &own_card, &nobody()).await.bytes, first.bytes);

    for (path, status) in [("/en/play/chess/card.png", 404), ("/en/play/kalah/card.png?o.seeds=many", 400), ("/en/game/nothing/card.png", 404)] {
        assert_eq!(get(&reader, path, &nobody()).await.status.as_u16(), status, "{path}");
    }
}

#[tokio::test]
async fn a_finished_game_is_read_move_by_move_by_everybody() {
    let reader = Reader::new().await;
    let (meera, anil) = (guest(&reader, "Meera").await, guest(&reader, "Anil").await);
    let (game, token) = opened(&reader, &meera, &friend("kalah")).await;
    assert_eq!(take(&reader, &token, &anil).await.status, StatusCode::OK);
    let moves = format!("/en/game/{game}/moves");
    assert_eq!(get(&reader, &moves, &nobody()).await.status, StatusCode::CONFLICT, "it is not over");
    let commands = format!("/api/v1/games/{game}/commands");
    for (id, ply, pit) in [("1", 0, 3), ("2", 1, 6)] {
        let before = table(&reader, &game, &meera).await;
        let mover = if before["mover"] == before["seat"] { &meera } else { &anil };
        let token = format!("{}{pit}", if before["mover"] == 0 { "S" } else { "N" });
        let moved = post(&reader, &commands, mover, &json!({"type": "command", "id": id, "ply": ply, "do": "move", "move": token})).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.text());
    }
    assert_eq!(post(&reader, &commands, &anil, &json!({"type": "command", "id": "3", "ply": 2, "do": "resign"})).await.status, StatusCode::OK);
    let last = get(&reader, &moves, &nobody()).await;
    for part in ["Meera beat Anil at Kalah", "Move 2 of 2", "Anil resigned.", "Sowing 1: ", "Sowing 2: ", "noindex"] {
        assert!(last.text().contains(part), "{part}");
    }
    let begins = get(&reader, &format!("/hi/game/{game}/moves?ply=0"), &nobody()).await;
    assert!(begins.text().contains("पहली चाल से पहले का बोर्ड।") && begins.text().contains("?ply=1#now"));
    for query in ["?ply=3", "?round=2", "?round=0"] {
        assert_eq!(get(&reader, &format!("{moves}{query}"), &nobody()).await.status, StatusCode::NOT_FOUND, "{query}");
    }
    assert_eq!(get(&reader, &format!("{moves}?colour=red"), &nobody()).await.status, StatusCode::BAD_REQUEST);
}
