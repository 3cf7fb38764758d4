//! Opponents whom the server finds, over real lines: who meets whom, who waits, who is refused.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

#[allow(dead_code, reason = "each test file uses its part")]
mod live;

use std::time::Duration;

use bija_room::PersonId;
use bija_server::config::{Limit, Limits};
use bija_server::people::Secret;
use bija_store::{Kind, Transaction, Write};
use futures_util::{SinkExt, StreamExt};
use live::{Player, Server};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a line may be silent before a test gives up: longer than the computer takes to be offered.
const PATIENCE: Duration = Duration::from_mins(1);

/// A line on which somebody seeks.
struct Seeking(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Seeking {
    async fn open(server: &Server, who: &Player) -> Seeking {
        let mut request = format!("ws://{}/api/v1/match/socket", server.address).into_client_request().unwrap();
        request.headers_mut().insert("origin", format!("http://{}", server.address).parse().unwrap());
        request.headers_mut().insert("cookie", who.cookie.parse().unwrap());
        Seeking(connect_async(request).await.unwrap().0)
    }

    /// Opens a line, says what is sought and hears that it is waited for.
    async fn of(server: &Server, who: &Player, wish: Value) -> Seeking {
        let mut line = Seeking::open(server, who).await;
        line.say(&wish.to_string()).await;
        assert_eq!(line.next().await.unwrap()["type"], "waiting");
        line
    }

    async fn say(&mut self, text: &str) {
        self.0.send(Message::text(text)).await.unwrap();
    }

    /// The next frame; nothing once the line has ended.
    async fn next(&mut self) -> Option<Value> {
        loop {
            match tokio::time::timeout(PATIENCE, self.0.next()).await.expect("something is said in time") {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
            }
        }
    }

    /// The game that was found.
    async fn paired(&mut self) -> String {
        let frame = self.next().await.unwrap();
        assert_eq!(frame["type"], "paired", "{frame}");
        assert_eq!(self.next().await, None, "the line ends with the search");
        frame["game"].as_str().unwrap().to_string()
    }

    /// Why the search ended.
    async fn refused(&mut self) -> String {
        let frame = self.next().await.unwrap();
        assert_eq!(frame["type"], "error", "{frame}");
        assert_eq!(self.next().await, None);
        frame["error"]["key"].as_str().unwrap().to_string()
    }
}

fn seek(ruleset: &str) -> Value {
    json!({"type": "seek", "ruleset": ruleset})
}

async fn table(server: &Server, game: &str, who: &Player) -> Value {
    let (status, table) = server.get(&format!("/api/v1/games/{game}"), Some(&who.cookie)).await;
    assert_eq!(status, 200);
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn those_meet_who_seek_the_same_rules_by_whatever_name() {
    let server = Server::new().await;
    let (meera, anil, lena) = (server.guest("Meera").await, server.guest("Anil").await, server.guest("Lena").await);
    let mut waiting = Seeking::of(&server, &meera, json!({"type": "seek", "ruleset": "congkak"})).await;
    let mut other = Seeking::of(&server, &anil, seek("oware")).await;
    // Congklak with the option that makes congkak of it is the same game.
    let mut same = Seeking::of(&server, &lena, json!({"type": "seek", "ruleset": "congklak", "options": {"need_lap": "true"}, "ranked": false})).await;
    let (game, again) = (waiting.paired().await, same.paired().await);
    assert_eq!(game, again);
    let (one, two) = (table(&server, &game, &meera).await, table(&server, &game, &lena).await);
    assert_eq!((&one["phase"], &one["clock"]["seconds"]), (&json!("playing"), &json!(30)));
    let mut seats = [one["seat"].as_u64().unwrap(), two["seat"].as_u64().unwrap()];
    seats.sort_unstable();
    assert_eq!(seats, [0, 1]);
    let (_, lobby) = server.get("/api/v1/lobby", None).await;
    assert_eq!(lobby["running"][0]["game"], json!(game));

    // Who left is not found.
    drop(waiting);
    other.0.close(None).await.unwrap();
    while other.next().await.is_some() {}
    let mut alone = Seeking::of(&server, &lena, seek("oware")).await;
    let mut late = Seeking::of(&server, &meera, seek("oware")).await;
    assert_eq!(alone.paired().await, late.paired().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn four_meet_at_a_table_of_four() {
    let server = Server::new().await;
    let wish = json!({"type": "seek", "ruleset": "mancala_basic", "options": {"seats": "4"}});
    let mut lines = Vec::new();
    for name in ["Meera", "Anil", "Lena", "Ravi"] {
        lines.push(Seeking::of(&server, &server.guest(name).await, wish.clone()).await);
    }
    let mut games = Vec::new();
    for line in &mut lines {
        games.push(line.paired().await);
    }
    assert!(games.iter().all(|game| *game == games[0]));
    assert_eq!(table(&server, &games[0], &Server::nobody()).await["seats"].as_array().unwrap().len(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_is_offered_to_whoever_waits_and_plays_under_its_own_name() {
    let server = Server::new().await;
    let meera = server.guest("Meera").await;
    let mut line = Seeking::of(&server, &meera, json!({"type": "seek", "ruleset": "kalah", "options": {"seeds": "3"}})).await;
    assert_eq!(line.next().await, Some(json!({"type": "computer-offered"})));
    line.say(&json!({"type": "take-computer"}).to_string()).await;
    let game = line.paired().await;
    let table = table(&server, &game, &meera).await;
    assert_eq!((&table["phase"], &table["clock"]["seconds"], &table["game"]["options"]), (&json!("playing"), &json!(null), &json!({"seeds": "3"})));
    let kinds: Vec<&str> = table["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].as_str().unwrap()).collect();
    assert!(kinds.contains(&"computer") && kinds.contains(&"guest"), "{kinds:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_seeks_the_same_once_and_never_meets_themselves() {
    let server = Server::new().await;
    let (meera, anil) = (server.guest("Meera").await, server.guest("Anil").await);
    let mut first = Seeking::of(&server, &meera, seek("bao")).await;
    let mut second = Seeking::of(&server, &meera, seek("bao")).await;
    assert_eq!(first.refused().await, "live-seeks-elsewhere");
    let mut other = Seeking::of(&server, &anil, seek("bao")).await;
    assert_eq!(second.paired().await, other.paired().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_out_seeks_no_more() {
    let server = Server::new().await;
    let (asha, ravi) = (server.guest("Asha").await, server.guest("Ravi").await);
    let mut first = Seeking::of(&server, &asha, seek("kalah")).await;
    assert_eq!(server.post("/api/v1/sign-out", Some(&asha.cookie), &json!({})).await.0, 200);
    assert_eq!(first.refused().await, "live-nobody");
    let mut second = Seeking::of(&server, &ravi, seek("kalah")).await;
    assert_eq!(second.next().await.unwrap()["type"], "computer-offered", "nobody is there");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_search_is_refused() {
    let server = Server::new().await;
    let meera = server.guest("Meera").await;
    for (said, key) in [
        ("nonsense".to_string(), "err-request"),
        (json!({"type": "take-computer"}).to_string(), "err-request"),
        (json!({"type": "seek"}).to_string(), "err-request"),
        (json!({"type": "seek", "ruleset": "kalah", "rating": 9999}).to_string(), "err-request"),
        (json!({"type": "seek", "ruleset": "kalah", "ranked": true}).to_string(), "live-rated"),
        (json!({"type": "seek", "ruleset": "mangala4", "ranked": true}).to_string(), "live-not-ranked"),
        (json!({"type": "seek", "ruleset": "kalah", "options": {"seeds": "5"}, "ranked": true}).to_string(), "live-not-ranked"),
    ] {
        let mut line = Seeking::open(&server, &meera).await;
        line.say(&said).await;
        assert_eq!(line.refused().await, key, "{said}");
    }
    let mut unknown = Seeking::open(&server, &meera).await;
    unknown.say(&seek("chess").to_string()).await;
    assert!(unknown.refused().await.starts_with("err-"));
    let mut twice = Seeking::of(&server, &meera, seek("kalah")).await;
    twice.say(&seek("kalah").to_string()).await;
    assert_eq!(twice.refused().await, "err-request");
    let mut large = Seeking::open(&server, &meera).await;
    large.say(&json!({"type": "seek", "ruleset": "k".repeat(5000)}).to_string()).await;
    assert_eq!(large.next().await, None, "a frame that is too large ends the line");
    assert_eq!(server.upgrade_refused("/api/v1/match/socket", "").await.0, 401, "nobody seeks");
    assert_eq!(server.upgrade_refused("/api/v1/match/socket", "https://other.example").await.0, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_with_too_many_games_finds_no_further_one() {
    let limits = Limits { unfinished_games: Limit::of(1), ..Limits::default() };
    let server = Server::on(tempfile::tempdir().unwrap(), limits).await;
    let meera = server.guest("Meera").await;
    assert_eq!(server.post("/api/v1/tables", Some(&meera.cookie), &json!({"kind": "friend", "ruleset": "kalah"})).await.0, 201);
    let mut line = Seeking::open(&server, &meera).await;
    line.say(&seek("kalah").to_string()).await;
    assert_eq!(line.refused().await, "live-too-many-games");
}

/// Somebody who has signed in.
async fn account(server: &Server, bits: u64, name: &str) -> Player {
    let (id, secret, at) = (PersonId::from_random(bits), Secret::<32>::random().unwrap(), server.app.clock.now());
    let person = Write::InsertPerson { id, kind: Kind::Account, name: name.to_string(), name_key: name.to_lowercase(), at };
    let session = Write::InsertSession { hash: secret.digest(), person: id, at, expires: at.after(24 * 60 * 60 * 1000) };
    server.app.commit(Transaction::of([person, session])).await.unwrap();
    let mut player = Server::nobody();
    (player.name, player.cookie, player.id) = (name.to_string(), format!("bija={}", secret.spelled()), Some(id));
    player
}

fn ranked(ruleset: &str) -> Value {
    json!({"type": "seek", "ruleset": ruleset, "ranked": true})
}

/// Has somebody do something at a table.
async fn act(server: &Server, game: &str, who: &Player, what: Value) -> (u16, Value) {
    let mut command = json!({"type": "command", "id": what.to_string(), "ply": 0});
    command.as_object_mut().unwrap().extend(what.as_object().unwrap().clone());
    server.post(&format!("/api/v1/games/{game}/commands"), Some(&who.cookie), &command).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ranked_game_is_for_two_who_signed_in_and_changes_both_ratings_once() {
    let server = Server::new().await;
    let (meera, anil, guest) = (account(&server, 2, "Meera").await, account(&server, 4, "Anil").await, server.guest("Lena").await);
    let mut unranked = Seeking::of(&server, &guest, seek("kalah")).await;
    let mut one = Seeking::of(&server, &meera, ranked("kalah")).await;
    let mut other = Seeking::of(&server, &anil, ranked("kalah")).await;
    let game = one.paired().await;
    assert_eq!(game, other.paired().await);
    assert_eq!(unranked.next().await, Some(json!({"type": "computer-offered"})), "who plays for a rating meets nobody else");
    let begun = table(&server, &game, &meera).await;
    assert_eq!((&begun["seats"][0]["rating"], &begun["seats"][0]["provisional"]), (&json!(1200), &json!(true)));
    for who in [&meera, &anil] {
        let own = table(&server, &game, who).await;
        if own["mover"] == own["seat"] {
            let token = if own["seat"] == 0 { "S1" } else { "N1" };
            assert_eq!(act(&server, &game, who, json!({"do": "move", "move": token})).await.0, 200);
            break;
        }
    }
    assert_eq!(act(&server, &game, &anil, json!({"do": "resign"})).await.0, 200);
    assert_eq!(act(&server, &game, &meera, json!({"do": "resign", "id": "again"})).await.0, 409);
    let over = table(&server, &game, &meera).await;
    let own = over["seat"].as_u64().unwrap() as usize;
    assert_eq!(over["over"]["ratings"][own], json!({"before": 1200, "after": 1220}));
    assert_eq!(over["over"]["ratings"][1 - own], json!({"before": 1200, "after": 1180}));
    let (_, played) = server.get(&format!("/api/v1/people/{}/games?ranked=true", meera.id.unwrap()), None).await;
    assert_eq!((&played["games"][0]["game"], &played["games"][0]["result"]), (&json!(game), &json!("won")));
    let (_, listed) = server.get("/api/v1/leaderboard/kalah", None).await;
    assert_eq!(listed["rows"], json!([]), "one game is not enough for the list");
}

#[tokio::test(flavor = "multi_thread")]
async fn congklak_is_ranked_in_pairs_and_who_breaks_off_three_waits_an_hour() {
    let server = Server::new().await;
    let (meera, anil) = (account(&server, 2, "Meera").await, account(&server, 4, "Anil").await);
    for abort in 0..3 {
        let mut one = Seeking::of(&server, &meera, ranked("congklak")).await;
        let mut other = Seeking::of(&server, &anil, ranked("congklak")).await;
        let game = one.paired().await;
        assert_eq!(game, other.paired().await);
        assert_eq!(table(&server, &game, &meera).await["game"]["match"], json!("pair"));
        let (status, told) = act(&server, &game, &meera, json!({"do": "abort"})).await;
        assert_eq!(status, 200, "abort {abort}: {told}");
        assert_eq!(table(&server, &game, &meera).await["over"]["ratings"], json!(null), "a game that nobody sowed in is not rated");
    }
    let mut closed = Seeking::open(&server, &meera).await;
    closed.say(&ranked("kalah").to_string()).await;
    assert_eq!(closed.refused().await, "live-ranked-closed");
    let _still = Seeking::of(&server, &meera, seek("kalah")).await;
    let _open = Seeking::of(&server, &anil, ranked("kalah")).await;
}
