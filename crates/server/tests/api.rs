//! The API: the same answers as the rules give, refusals with their keys, and a search that is bounded.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod common;

use axum::http::StatusCode;
use bija_server::Pool;
use bija_server::config::Limit;
use common::Reader;
use serde_json::{Value, json};

async fn post(reader: &Reader, path: &str, body: &Value) -> (StatusCode, Value) {
    let answer = reader.post(path, body.to_string()).await;
    (answer.status, answer.json())
}

#[tokio::test]
async fn a_view_is_the_board() {
    let (status, view) = post(&Reader::new().await, "/api/v1/view", &json!({"game": {"ruleset": "kalah", "moves": ["S3"]}})).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(view["position"], "4,4,0,5,5,5/4,4,4,4,4,4 1,0 S");
    assert_eq!(view["legal"].as_array().unwrap().len(), 5);
}

#[tokio::test]
async fn a_step_tells_what_happens() {
    let request = json!({"game": {"ruleset": "kalah"}, "move": "S3", "viewer": 0});
    let (status, step) = post(&Reader::new().await, "/api/v1/step", &request).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(step["events"][0], json!({"e": "lift", "pit": 2, "seeds": 4}));
    assert_eq!(step["summary"][0]["key"], "turn-lift");
    assert_eq!(step["view"]["seat"], 0);
}

#[tokio::test]
async fn an_analysis_gives_a_legal_move() {
    let reader = Reader::new().await;
    for level in ["easy", "normal"] {
        let (status, thought) = post(&reader, "/api/v1/analysis", &json!({"game": {"ruleset": "oware"}, "level": level})).await;
        assert_eq!(status, StatusCode::OK, "{thought}");
        let (status, _) = post(&reader, "/api/v1/step", &json!({"game": {"ruleset": "oware"}, "move": thought["move"], "viewer": null})).await;
        assert_eq!(status, StatusCode::OK);
    }
}

#[tokio::test]
async fn the_perfect_level_answers_what_is_proved() {
    let reader = Reader::new().await;
    let ask = async |moves: &[&str]| {
        let game = json!({"ruleset": "kalah", "options": {"pits": "3", "seeds": "3"}, "moves": moves});
        let (status, thought) = post(&reader, "/api/v1/analysis", &json!({"game": game, "level": "perfect"})).await;
        assert_eq!(status, StatusCode::OK, "{thought}");
        thought
    };
    // Published: the first player wins by two.
    let first = ask(&[]).await;
    assert_eq!((&first["value"], &first["exact"], &first["stopped"]), (&json!(2), &json!(true), &json!("exact")));
    let best = first["move"].as_str().unwrap();
    let second = ask(&[best]).await;
    let stays = best == "S1";
    assert_eq!(second["value"], json!(if stays { 2 } else { -2 }), "the move keeps the value");
}

#[tokio::test]
async fn a_move_is_explained_to_its_reader() {
    let reader = Reader::new().await;
    let (status, best) = post(&reader, "/api/v1/explanation", &json!({"game": {"ruleset": "kalah"}, "viewer": 0})).await;
    assert_eq!((status, best["move"].as_str(), best["reasons"][0]["reason"].as_str()), (StatusCode::OK, Some("S3"), Some("again")));
    assert_eq!((best["say"][0]["key"].as_str(), best["say"][0]["args"]["by"].as_str()), (Some("reason-again"), Some("you")));
    let (_, worse) = post(&reader, "/api/v1/explanation", &json!({"game": {"ruleset": "kalah"}, "move": "S1", "viewer": 0})).await;
    assert_eq!((worse["best"].as_str(), worse["against"][0]["reason"].as_str()), (Some("S3"), Some("misses_again")));
}

#[tokio::test]
async fn refusals_have_keys() {
    let reader = Reader::new().await;
    let kalah = json!({"ruleset": "kalah"});
    for (path, body, key) in [
        ("view", json!({}), "err-request"),
        ("view", json!({"game": {"ruleset": "chess"}}), "err-unknown-game"),
        ("view", json!({"game": {"ruleset": "kalah", "moves": ["S9"]}}), "err-move-at"),
        ("view", json!({"game": {"ruleset": "kalah", "position": "1,2,3 0,0 S"}}), "err-row-count"),
        ("view", json!({"game": {"ruleset": "kalah", "extra": 1}}), "err-request"),
        ("step", json!({"game": kalah, "viewer": 0}), "err-request"),
        ("step", json!({"game": kalah, "move": "N1", "viewer": 0}), "err-wrong-turn"),
        ("step", json!({"game": kalah, "move": "S1", "viewer": 7}), "err-request"),
        ("explanation", json!({"game": kalah, "move": "N1"}), "err-wrong-turn"),
        ("explanation", json!({"game": kalah, "viewer": 7}), "err-request"),
        ("explanation", json!({"game": {"ruleset": "kalah", "position": "0,0,0,0,0,0/0,0,0,0,0,0 24,24 -"}}), "err-over"),
        ("analysis", json!({"game": kalah, "level": "divine"}), "err-level"),
        ("analysis", json!({"game": {"ruleset": "kalah", "options": {"seeds": "6"}}, "level": "perfect"}), "err-level-not-here"),
        ("analysis", json!({"game": {"ruleset": "oware"}, "level": "perfect"}), "err-level-not-here"),
        ("analysis", json!({"game": {"ruleset": "kalah", "position": "0,0,0,0,0,0/0,0,0,0,0,0 24,24 -"}, "level": "easy"}), "err-over"),
    ] {
        let (status, answer) = post(&reader, &format!("/api/v1/{path}"), &body).await;
        assert_eq!((status, answer["error"]["key"].as_str()), (StatusCode::BAD_REQUEST, Some(key)), "{path} {body}: {answer}");
    }
    let answer = reader.post("/api/v1/view", "{\"game\":").await;
    assert_eq!((answer.status, answer.json()["error"]["key"].as_str()), (StatusCode::BAD_REQUEST, Some("err-request")));
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    assert_eq!(reader.post("/api/v1/view", deep).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_question_that_has_no_answer_counts_as_no_search() {
    let reader = Reader::with(|parts| parts.config.limits.address_analyses_per_minute = Limit::of(1)).await;
    let kalah = json!({"ruleset": "kalah"});
    let over = json!({"ruleset": "kalah", "position": "0,0,0,0,0,0/0,0,0,0,0,0 24,24 -"});
    for question in [json!({"game": kalah, "move": "N1"}), json!({"game": kalah, "move": 1}), json!({"game": kalah, "viewer": 7}), json!({"game": over})] {
        assert_eq!(post(&reader, "/api/v1/explanation", &question).await.0, StatusCode::BAD_REQUEST, "{question}");
    }
    let asked = async || post(&reader, "/api/v1/explanation", &json!({"game": kalah})).await.0;
    assert_eq!((asked().await, asked().await), (StatusCode::OK, StatusCode::TOO_MANY_REQUESTS));
}

#[tokio::test]
async fn a_large_body_is_refused() {
    let answer = Reader::new().await.post("/api/v1/view", vec![b' '; 100_000]).await;
    assert_eq!((answer.status, answer.json()["error"]["key"].as_str()), (StatusCode::PAYLOAD_TOO_LARGE, Some("err-too-large")));
}

#[tokio::test]
async fn a_full_pool_says_when_to_ask_again() {
    let reader = Reader::with(|parts| parts.pool = Pool::with(0, 0)).await;
    let answer = reader.post("/api/v1/analysis", json!({"game": {"ruleset": "kalah"}, "level": "easy"}).to_string()).await;
    assert_eq!((answer.status, answer.header("retry-after")), (StatusCode::TOO_MANY_REQUESTS, "2"));
    assert_eq!(answer.json()["error"]["key"], "err-busy");
}

#[tokio::test]
async fn addresses_without_a_page_answer_programs_in_json() {
    let reader = Reader::new().await;
    let (missing, asked) = (reader.post("/api/v1/nothing", "{}").await, reader.ask("/api/v1/view").await);
    assert_eq!((missing.status, missing.json()["error"]["key"].as_str()), (StatusCode::NOT_FOUND, Some("error-404-text")));
    assert_eq!((asked.status, asked.json()["error"]["key"].as_str()), (StatusCode::METHOD_NOT_ALLOWED, Some("error-405-text")));
}
