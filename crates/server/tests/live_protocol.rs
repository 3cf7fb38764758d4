//! Live games as clients see them: a real server on a port of this machine, sockets and HTTP.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod live;

use std::time::Duration;

use bija_rules::SplitMix64;
use bija_server::config::{Limit, Limits};
use bija_server::live::hash;
use bija_store::GameId;
use live::{Player, Server, matches, spec, two};
use serde_json::{Value, json};

/// A legal move of a table, found by opening its game as any client does.
fn some_move(table: &Value, draw: &mut SplitMix64) -> Option<String> {
    let opened = bija_wire::Json::read(table["game"].to_string().as_bytes()).unwrap();
    let opened = bija_wire::GameRequest::from_json(&opened).unwrap().open().unwrap();
    let legal: Vec<_> = opened.game.legal().collect();
    let mv = legal.get(draw.below(legal.len().max(1) as u64) as usize)?;
    Some(opened.game.rules().move_token(opened.game.position(), *mv))
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_whole_games_and_everybody_sees_the_same() {
    let server = Server::new().await;
    let mut draw = SplitMix64::new(5);
    for (ruleset, options) in [("kalah", &[("pie_rule", "true")][..]), ("oware", &[]), ("turkish_mangala", &[("sets", "5")])] {
        let (game, mut players) = two(&server, spec(ruleset, options)).await;
        let mut watcher = server.watch(&game).await;
        let mut moves = 0;
        while players[0].table["over"].is_null() {
            let mover = players.iter().position(|player| player.can("move")).unwrap();
            let token = some_move(&players[mover].table, &mut draw).unwrap();
            let ply = players[mover].table["ply"].clone();
            moves += 1;
            let answer = players[mover].ask(json!({"id": format!("m{moves}"), "ply": ply, "do": "move", "move": token})).await;
            assert_eq!(answer["ok"], true, "{answer}");
            let seq = answer["seq"].as_u64().unwrap();
            for player in players.iter_mut().chain([&mut watcher]) {
                player.until(seq).await;
            }
        }
        let told = server.get(&format!("/api/v1/games/{game}"), None).await.1;
        for one in players.iter().chain([&watcher]) {
            for field in ["game", "seq", "ply", "position", "over", "clock", "phase"] {
                assert_eq!(one.table[field], told[field], "{ruleset}: {field}");
            }
        }
        let names: Vec<&str> = told["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
        for player in &players {
            assert_eq!(names[player.table["seat"].as_u64().unwrap() as usize], player.name, "whoever changed sides knows it");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_to_be_is_refused_with_its_word_and_changes_nothing() {
    let server = Server::new().await;
    let (game, players) = two(&server, spec("kalah", &[])).await;
    let mut stranger = server.guest("Stranger").await;
    stranger.open(&server, &game, None).await;
    let nobody = server.watch(&game).await;
    let before = server.get(&format!("/api/v1/games/{game}"), None).await.1;
    let [one, other] = players;
    let mut all = [one, other, stranger, nobody];
    for (player, message, key) in [
        (1, json!({"id": "1", "ply": 0, "do": "move", "move": "N1"}), "live-not-your-turn"),
        (0, json!({"id": "1", "ply": 7, "do": "move", "move": "S1"}), "live-stale"),
        (0, json!({"id": "2", "ply": 0, "do": "move", "move": "N1"}), "err-wrong-turn"),
        (0, json!({"id": "3", "ply": 0, "do": "move", "move": "S0"}), "err-no-pit"),
        (0, json!({"id": "4", "ply": 0, "do": "move", "move": "S7"}), "err-no-pit"),
        (0, json!({"id": "5", "ply": 0, "do": "move", "move": "-1"}), "err-move-unreadable"),
        (0, json!({"id": "6", "ply": 0, "do": "undo"}), "live-message"),
        (0, json!({"id": "7", "ply": 0, "do": "accept-draw"}), "live-no-draw-offer"),
        (0, json!({"id": "8", "ply": 0, "do": "return"}), "live-not-held"),
        (0, json!({"id": "9", "ply": 0, "do": "offer-rematch"}), "live-not-over"),
        (0, json!({"id": "10", "ply": 0, "do": "guess", "parity": "odd"}), "live-not-now"),
        (0, json!({"id": "11", "ply": 0, "do": "settle", "settings": {"clock": null}}), "live-begun"),
        (2, json!({"id": "1", "ply": 0, "do": "move", "move": "S1"}), "live-not-seated"),
        (2, json!({"id": "2", "ply": 0, "do": "resign"}), "live-not-seated"),
        (2, json!({"id": "3", "ply": 0, "seat": 0, "do": "move", "move": "S1"}), "live-not-seated"),
        (1, json!({"id": "2", "ply": 0, "seat": 0, "do": "move", "move": "S1"}), "live-not-your-turn"),
        (3, json!({"id": "1", "ply": 0, "do": "resign"}), "live-nobody"),
        (3, json!({"id": "2", "ply": 0, "seat": 0, "do": "move", "move": "S1"}), "live-nobody"),
    ] {
        let answer = all[player].ask(message.clone()).await;
        assert_eq!((&answer["ok"], answer["error"]["key"].as_str()), (&json!(false), Some(key)), "{message}: {answer}");
    }
    let forged = format!("bija={}", "A".repeat(43));
    let (status, body) = server.post(&format!("/api/v1/games/{game}/commands"), Some(&forged), &json!({"id": "1", "ply": 0, "do": "resign"})).await;
    assert_eq!((status, &body["error"]["key"]), (401, &json!("live-nobody")));
    let after = server.get(&format!("/api/v1/games/{game}"), None).await.1;
    assert_eq!((&after["seq"], &after["game"]), (&before["seq"], &before["game"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_out_has_no_line_any_more() {
    let server = Server::new().await;
    let (game, mut players) = two(&server, spec("kalah", &[])).await;
    let cookie = players[0].cookie.clone();
    assert_eq!(server.post("/api/v1/sign-out", Some(&cookie), &json!({})).await.0, 200);
    assert_eq!(players[0].farewell().await, None, "the line ends");
    let again = players[0].open_again(&server, &game, None).await;
    assert_eq!((&again["seat"], &again["table"]["can"]), (&json!(null), &json!([])), "whoever comes with the old cookie watches");
    let answer = players[1].ask(json!({"id": "1", "ply": 0, "do": "offer-draw"})).await;
    assert_eq!(answer["ok"], true, "the other one plays on");
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_that_send_nonsense_too_much_or_too_large_frames_are_cut() {
    let server = Server::on(tempfile::tempdir().unwrap(), Limits { changes_per_minute: Limit::of(3), ..Limits::default() }).await;
    let (game, mut players) = two(&server, spec("kalah", &[])).await;
    for (number, key) in [(1, None), (2, Some("live-draw-open")), (3, Some("live-draw-open")), (4, Some("err-too-many"))] {
        let answer = players[0].ask(json!({"id": format!("d{number}"), "ply": 0, "do": "offer-draw"})).await;
        assert_eq!(answer["error"]["key"].as_str(), key, "{answer}");
    }
    for (frames, reason) in [
        (vec!["x".repeat(5000)], "protocol"),
        (vec!["nonsense".to_string(); 20], "protocol"),
        (vec![json!({"type": "pong", "n": 1}).to_string(); 200], "flood"),
    ] {
        let mut watcher = server.watch(&game).await;
        for frame in frames {
            // The server may have gone meanwhile.
            let _ = watcher.say(&frame).await;
        }
        assert_eq!(watcher.farewell().await.as_deref(), Some(reason));
    }
    let mut watcher = server.watch(&game).await;
    watcher.say_bytes(vec![1, 2, 3]).await;
    assert_eq!(watcher.farewell().await.as_deref(), Some("protocol"));
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_open_for_our_pages_in_our_version_and_for_games_that_exist() {
    let server = Server::new().await;
    let (game, _players) = two(&server, spec("kalah", &[])).await;
    for (path, origin, status, key) in [
        (format!("/api/v1/games/{game}/socket?protocol=1"), "https://evil.example", 403, "live-foreign-page"),
        (format!("/api/v1/games/{game}/socket?protocol=2"), "", 400, "live-protocol"),
        (format!("/api/v1/games/{game}/socket"), "", 400, "live-protocol"),
        ("/api/v1/games/0000000000001/socket?protocol=1".to_string(), "", 404, "error-404-text"),
        ("/api/v1/games/nonsense/socket?protocol=1".to_string(), "", 404, "error-404-text"),
    ] {
        let (answered, body) = server.upgrade_refused(&path, origin).await;
        assert_eq!((answered, body["error"]["key"].as_str()), (status, Some(key)), "{path} from {origin:?}: {body}");
    }
    for path in ["/api/v1/games/0000000000001", "/api/v1/games/x"] {
        assert_eq!(server.get(path, None).await.0, 404);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_told_what_was_missed_or_everything() {
    let server = Server::new().await;
    let (game, mut players) = two(&server, spec("kalah", &[])).await;
    let seen = players[1].table["seq"].as_u64().unwrap();
    assert_eq!(players[0].ask(json!({"id": "1", "ply": 0, "do": "move", "move": "S3"})).await["ok"], true);
    assert_eq!(players[0].ask(json!({"id": "2", "ply": 1, "do": "move", "move": "S6"})).await["ok"], true);
    let again = players[1].open_again(&server, &game, Some(seen)).await;
    assert_eq!(again["type"], "resumed");
    let kinds: Vec<&Value> = again["events"].as_array().unwrap().iter().map(|event| &event["event"]["move"]).collect();
    assert_eq!(kinds, [&json!("S3"), &json!("S6")]);
    assert_eq!(again["events"][1]["table"]["ply"], 2);
    assert_eq!(players[1].open_again(&server, &game, Some(seen + 2)).await["events"], json!([]));
    for elsewhere in [Some(0), Some(1), Some(seen + 3), None] {
        assert_eq!(players[1].open_again(&server, &game, elsewhere).await["type"], "welcome", "{elsewhere:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn several_lines_of_one_seat_are_one_player_and_others_are_counted() {
    let server = Server::new().await;
    let (game, mut players) = two(&server, spec("kalah", &[])).await;
    let mut second = players[0].another_line(&server, &game).await;
    assert_eq!(second.ask(json!({"id": "tab", "ply": 0, "do": "move", "move": "S3"})).await["ok"], true);
    players[0].until(4).await;
    assert_eq!(players[0].table["ply"], 1, "both lines show the same");
    drop(second);
    let watcher = server.watch(&game).await;
    let told = players[0].presence(|presence| presence["watchers"] == 1).await;
    assert_eq!(told["seats"], json!([true, true]), "one of two lines is still there");
    drop(watcher);
    players[0].presence(|presence| presence["watchers"] == 0).await;
    let [first, other] = players;
    drop(first);
    let mut other = other;
    other.presence(|presence| presence["seats"] == json!([false, true])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_hand_hides_is_in_no_frame_of_others_before_the_guess() {
    let server = Server::new().await;
    let (game, mut players) = two(&server, spec("mangala4", &[])).await;
    let mut watcher = server.watch(&game).await;
    assert_eq!(players[0].table["phase"], "hiding");
    let hider = players.iter().position(|player| player.can("hide")).unwrap();
    let answer = players[hider].ask(json!({"id": "h", "ply": 0, "do": "hide", "count": 2})).await;
    let seq = answer["seq"].as_u64().unwrap();
    players[0].until(seq).await;
    players[1].until(seq).await;
    watcher.until(seq).await;
    let again = players[1 - hider].open_again(&server, &game, Some(seq - 1)).await;
    let (_, table) = server.get(&format!("/api/v1/games/{game}"), None).await;
    for told in [players[1 - hider].heard(), watcher.heard(), again.to_string(), table.to_string()] {
        assert!(!told.contains("concealed") && !told.contains(r#""count":2"#), "{told}");
    }
    assert!(players[hider].heard().contains(r#""concealed":{"count":2"#), "whoever hid them knows");
    let promised = table["prelude"]["hash"].as_str().unwrap().to_string();
    let guess = players[1 - hider].ask(json!({"id": "g", "ply": 0, "do": "guess", "parity": "odd"})).await;
    assert_eq!(guess["ok"], true);
    watcher.until(guess["seq"].as_u64().unwrap()).await;
    let event = watcher.events.iter().rfind(|event| event["event"]["kind"] == "guessed").unwrap();
    let revealed = &event["event"]["revealed"];
    let concealed = serde_json::from_value(revealed.clone()).unwrap();
    assert_eq!((hash(&concealed), &revealed["count"]), (promised, &json!(2)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_says_goodbye_and_loses_nothing() {
    let mut server = Server::new().await;
    let (game, mut players) = two(&server, spec("kalah", &[])).await;
    assert_eq!(players[0].ask(json!({"id": "1", "ply": 0, "do": "move", "move": "S3"})).await["ok"], true);
    players[1].until(4).await;
    let before = server.get(&format!("/api/v1/games/{game}"), None).await.1;
    let stopping = tokio::spawn(server.stop());
    for player in &mut players {
        assert_eq!(player.farewell().await.as_deref(), Some("restart"));
    }
    server = Server::on(stopping.await.unwrap(), Limits::default()).await;
    let again = players[1].open_again(&server, &game, Some(4)).await;
    assert!(again["type"] == "resumed" || again["type"] == "welcome", "{again}");
    let after = server.get(&format!("/api/v1/games/{game}"), None).await.1;
    for field in ["game", "ply", "position", "mover", "phase"] {
        assert_eq!(before[field], after[field], "{field}");
    }
    players[0].open_again(&server, &game, None).await;
    assert_eq!(players[0].ask(json!({"id": "1", "ply": 0, "do": "move", "move": "S3"})).await["seq"], 4, "sent again, answered as before");
    assert_eq!(players[0].ask(json!({"id": "2", "ply": 1, "do": "move", "move": "S6"})).await["ok"], true);
}

/// What was acknowledged is there after the server was cut off in the middle of its work, and what was not can be sent again.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_cut_off_has_lost_nothing_that_it_acknowledged() {
    let mut server = Server::new().await;
    let (game, mut players) = two(&server, spec("kalah", &[])).await;
    let mut draw = SplitMix64::new(9);
    let mut acknowledged = Vec::new();
    for round in 0..6 {
        for turn in 0..4 {
            let Some((mover, command)) = next_move(&players, &mut draw, &format!("m{round}-{turn}")) else { return };
            let answer = players[mover].ask(command.clone()).await;
            assert_eq!(answer["ok"], true, "{answer}");
            acknowledged.push(command["move"].clone());
            let seq = answer["seq"].as_u64().unwrap();
            for player in &mut players {
                player.until(seq).await;
            }
        }
        // One more is under way when the server ends: it may have happened or not.
        let Some((mover, last)) = next_move(&players, &mut draw, &format!("last{round}")) else { return };
        players[mover].say(&last.to_string()).await.unwrap();
        server = Server::on(server.kill(), Limits::default()).await;
        for player in &mut players {
            player.open_again(&server, &game, None).await;
        }
        let moves = players[0].table["game"]["moves"].as_array().unwrap().clone();
        assert_eq!(moves[..acknowledged.len()], acknowledged[..]);
        assert!(moves.len() <= acknowledged.len() + 1);
        let again = players[mover].ask(last.clone()).await;
        assert_eq!(again["ok"], true, "sent again it is done once: {again}");
        acknowledged.push(last["move"].clone());
        let seq = again["seq"].as_u64().unwrap();
        for player in &mut players {
            player.until(seq).await;
        }
        assert_eq!(players[0].table["game"]["moves"].as_array().unwrap()[..], acknowledged[..]);
    }
}

/// A move of the one who is to move; nothing once the game is over.
fn next_move(players: &[Player; 2], draw: &mut SplitMix64, id: &str) -> Option<(usize, Value)> {
    let mover = players.iter().position(|player| player.can("move"))?;
    let table = &players[mover].table;
    Some((mover, json!({"type": "command", "id": id, "ply": table["ply"], "do": "move", "move": some_move(table, draw)?})))
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_go_over_http_as_well() {
    let server = Server::new().await;
    let (game, players) = two(&server, spec("kalah", &[])).await;
    let path = format!("/api/v1/games/{game}/commands");
    let send = async |cookie: Option<&str>, body: Value| server.post(&path, cookie, &body).await;
    let cookie = Some(players[0].cookie.as_str());
    let (status, answer) = send(cookie, json!({"id": "1", "ply": 0, "do": "move", "move": "S3"})).await;
    assert_eq!((status, &answer), (200, &json!({"type": "answer", "id": "1", "ok": true, "seq": 4})));
    for (cookie, body, expected, key) in [
        (cookie, json!({"id": "2", "ply": 0, "do": "move", "move": "S3"}), 409, "live-stale"),
        (cookie, json!({"id": "3", "ply": 1, "do": "fly"}), 400, "live-message"),
        (cookie, json!([]), 400, "live-message"),
        (None, json!({"id": "4", "ply": 1, "do": "resign"}), 401, "live-nobody"),
        (cookie, json!({"id": "5", "ply": 1, "do": "move", "move": "x".repeat(5000)}), 413, "err-too-large"),
    ] {
        let (status, answer) = send(cookie, body.clone()).await;
        assert_eq!((status, answer["error"]["key"].as_str()), (expected, Some(key)), "{body}: {answer}");
    }
    let (_, table) = server.get(&format!("/api/v1/games/{game}"), cookie).await;
    assert_eq!((&table["seq"], &table["seat"]), (&json!(4), &json!(0)));
}

/// The dialogues of the documentation are what is really said, at a game that has begun.
#[tokio::test(flavor = "multi_thread")]
async fn the_documented_dialogues_are_what_is_said() {
    let server = Server::new().await;
    let (game, [a, b]) = live::two_silent(&server, spec("kalah", &[])).await;
    let lines = repeated(&server, &game, "```dialogue\n", [("a", a), ("b", b), ("watcher", live::Server::nobody())]).await;
    assert!(lines > 40, "{lines}");
}

/// And at a table that gathers.
#[tokio::test(flavor = "multi_thread")]
async fn the_documented_dialogue_at_a_table_is_what_is_said() {
    let server = Server::new().await;
    let (host, guest) = (server.guest("Asha").await, server.guest("Ravi").await);
    let table = json!({"kind": "table", "ruleset": "mancala_basic", "settings": {"seats": 4}});
    let (status, opened) = server.post("/api/v1/tables", Some(&host.cookie), &table).await;
    assert_eq!(status, 201, "{opened}");
    let game = opened["game"].as_str().unwrap().parse().unwrap();
    let (status, seated) = server.post(&format!("/api/v1/games/{game}/seat"), Some(&guest.cookie), &json!({})).await;
    assert_eq!(status, 200, "{seated}");
    let lines = repeated(&server, &game, "```dialogue table\n", [("a", host), ("b", guest), ("watcher", live::Server::nobody())]).await;
    assert!(lines > 20, "{lines}");
}

/// Has the documented dialogues of one kind spoken by these people.
async fn repeated(server: &Server, game: &GameId, kind: &str, mut speakers: [(&str, Player); 3]) -> usize {
    let text = include_str!("../../../docs/protocol.md");
    for (_, speaker) in &mut speakers {
        speaker.connect(server, game, None).await;
    }
    let mut lines = 0;
    for line in text.split(kind).skip(1).flat_map(|block| block.split("```").next().unwrap().lines()) {
        let at = line.find(['<', '>']).unwrap();
        let said: Value = serde_json::from_str(&line[at + 1..]).unwrap_or_else(|error| panic!("{line}: {error}"));
        let speaker: &mut Player = &mut speakers.iter_mut().find(|(name, _)| *name == &line[..at]).unwrap().1;
        if line[at..].starts_with('>') {
            speaker.say(&said.to_string()).await.unwrap();
        } else {
            let heard = tokio::time::timeout(Duration::from_secs(20), speaker.next_told()).await.unwrap_or_else(|_| panic!("nothing comes: {line}"));
            assert!(matches(&said, &heard), "documented: {said}\nsaid: {heard}");
        }
        lines += 1;
    }
    lines
}
