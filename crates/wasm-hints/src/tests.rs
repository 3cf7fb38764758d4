//! The answers that the worker posts, against what the client was promised.

extern crate std;

use std::string::ToString;

use serde_json::{Value, json};

use crate::answer;

fn answered(request: &Value) -> Value {
    serde_json::from_slice(&answer(request.to_string().as_bytes())).expect("an answer is JSON")
}

#[test]
fn the_best_move_comes_with_its_reasons() {
    let answer = answered(&json!({"do": "explain", "id": 3, "game": {"ruleset": "kalah"}, "viewer": 0}));
    let explained = &answer["ok"];
    assert_eq!((&explained["move"], &explained["best"]), (&json!("S3"), &json!("S3")));
    assert_eq!(explained["reasons"][0], json!({"reason": "again", "then": null}));
    assert_eq!(explained["say"][0], json!({"key": "reason-again", "args": {"by": "you", "name": {"key": "name-you", "args": {}}}}));
    assert_eq!((&explained["loss"]["seeds"], &explained["warn"]), (&json!(0), &json!([])));
}

#[test]
fn what_cannot_be_explained_is_refused_by_a_key() {
    let refusal = |request| answered(&request)["error"]["key"].clone();
    let over = json!({"ruleset": "kalah", "position": "0,0,0,0,0,0/0,0,0,0,0,0 24,24 -"});
    assert_eq!(refusal(json!({"game": {"ruleset": "chess"}})), "err-unknown-game");
    assert_eq!(refusal(json!({"game": over})), "err-over");
    assert_eq!(refusal(json!({"game": {"ruleset": "kalah"}, "move": "N1"})), "err-wrong-turn");
    assert_eq!(refusal(json!({"game": {"ruleset": "kalah"}, "viewer": 5})), "err-request");
}
