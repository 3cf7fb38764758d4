//! The answers that the worker posts, against what the client was promised.

extern crate std;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde_json::{Value, json};

use crate::answer;

fn answered(request: &Value) -> Value {
    read(request.to_string().as_bytes())
}

fn read(request: &[u8]) -> Value {
    serde_json::from_slice(&answer(request)).expect("an answer is JSON")
}

fn keys(object: &Value) -> Vec<String> {
    let mut keys: Vec<String> = object.as_object().expect("it is an object").keys().cloned().collect();
    keys.sort();
    keys
}

fn refusal(request: &Value) -> String {
    let answer = answered(request);
    assert_eq!((keys(&answer), keys(&answer["error"])), (["error".to_string()].to_vec(), ["args", "key"].map(String::from).to_vec()), "{answer}");
    answer["error"]["key"].as_str().expect("a key is a word").to_string()
}

#[test]
fn a_view_is_all_that_a_board_shows() {
    let answer = answered(&json!({"id": 7, "do": "view", "game": {"ruleset": "kalah", "moves": ["S3"]}}));
    let wanted = json!({"ok": {
        "ruleset": "kalah",
        "options": {
            "pits": "6", "seeds": "4", "start": "equal", "empty_capture": "false", "end": "any_row_empty", "remaining": "owner", "pie_rule": "false"
        },
        "ply": 1,
        "layout": {
            "shape": "rows", "seats": 2, "pits": 6, "front": null, "stores": "own", "hands": false, "clockwise": false, "wood": "mango"
        },
        "position": "4,4,0,5,5,5/4,4,4,4,4,4 1,0 S",
        "pits": [4, 4, 0, 5, 5, 5, 4, 4, 4, 4, 4, 4],
        "stores": [1, 0],
        "seat": 0,
        "out": 0,
        "labels": ["1", "2", "3", "4", "5", "6", "1", "2", "3", "4", "5", "6"],
        "closed": [],
        "marks": [null, null],
        "finished": [],
        "resigned": [],
        "pieces": [],
        "pieces_taken": [0, 0],
        "piece_value": 0,
        "hand": [0, 0],
        "houses": [null, null],
        "blocked": [null, null],
        "question": null,
        "legal": [
            {"move": "S1", "pit": 0, "dir": null, "answer": null, "side": null},
            {"move": "S2", "pit": 1, "dir": null, "answer": null, "side": null},
            {"move": "S4", "pit": 3, "dir": null, "answer": null, "side": null},
            {"move": "S5", "pit": 4, "dir": null, "answer": null, "side": null},
            {"move": "S6", "pit": 5, "dir": null, "answer": null, "side": null}
        ],
        "moves": [{"move": "S3", "seat": 0, "pit": 2, "again": true, "dir": null, "answer": null, "side": null}],
        "outcome": null,
        "arrangement": null,
        "match": null
    }});
    assert_eq!(answer, wanted);
}

#[test]
fn a_step_tells_each_seed_and_what_to_say_of_it() {
    let answer = answered(&json!({"do": "step", "game": {"ruleset": "kalah", "moves": ["S3"]}, "move": "S6", "viewer": 0}));
    let step = &answer["ok"];
    let wanted = json!([
        {"e": "lift", "pit": 5, "seeds": 5}, {"e": "drop", "store": 0}, {"e": "drop", "pit": 6}, {"e": "drop", "pit": 7}, {"e": "drop", "pit": 8},
        {"e": "drop", "pit": 9}, {"e": "turn_end", "why": "plain"}, {"e": "pass_to", "seat": 1}
    ]);
    assert_eq!(step["events"], wanted);
    let you = json!({"key": "agent", "args": {"kind": "you", "nick": {"key": "name-you", "args": {}}}});
    assert_eq!(step["summary"][0], json!({"key": "turn-lift", "args": {"agent": you, "count": 5, "pit": 6}}));
    assert!(step["preview"].as_array().is_some_and(|lines| !lines.is_empty()), "{step}");
    let alone = answered(&json!({"do": "view", "game": {"ruleset": "kalah", "moves": ["S3", "S6"]}}));
    assert_eq!(step["view"], alone["ok"]);
}

#[test]
fn nobody_is_null() {
    let game = json!({"ruleset": "kalah", "position": "0,0,0,0,0,1/1,0,0,0,0,0 23,23 S", "options": {"remaining": "nobody"}});
    let step = &answered(&json!({"do": "step", "game": game, "move": "S6", "viewer": null}))["ok"];
    let (events, view) = (&step["events"], &step["view"]);
    assert_eq!(events[3], json!({"e": "sweep", "pit": 6, "seeds": 1, "to": null}));
    assert_eq!(events[4], json!({"e": "end", "reason": "row_empty", "seat": 0}));
    let outcome = json!({"reason": "row_empty", "score": [24, 23], "places": [1, 2], "winner": 0, "last_mover": 0, "ended_by": 0});
    assert_eq!((&view["seat"], &view["out"], &view["legal"], &view["outcome"]), (&Value::Null, &json!(1), &json!([]), &outcome));
}

#[test]
fn a_thought_is_a_legal_move_and_its_reasons() {
    for level in ["easy", "normal"] {
        let request = json!({"do": "think", "game": {"ruleset": "oware", "moves": ["S3"]}, "level": level, "number": 4_294_967_295_u32});
        let answer = answered(&request);
        let thought = &answer["ok"];
        assert_eq!(keys(thought), ["depth", "exact", "line", "move", "nodes", "stopped", "value"]);
        assert_eq!(thought["line"][0], thought["move"]);
        assert_eq!(answer, answered(&request), "a number decides how a level errs");
        let step = answered(&json!({"do": "step", "game": request["game"], "move": thought["move"]}));
        assert_eq!(step["ok"]["view"]["ply"], 2);
    }
}

#[test]
fn what_cannot_be_answered_is_refused_by_a_key() {
    let kalah = json!({"ruleset": "kalah"});
    let over = json!({"ruleset": "kalah", "position": "0,0,0,0,0,0/0,0,0,0,0,0 24,24 -"});
    for (request, key) in [
        (json!([]), "err-request"),
        (json!({"do": "view"}), "err-request"),
        (json!({"game": kalah}), "err-request"),
        (json!({"do": "dance", "game": kalah}), "err-request"),
        (json!({"do": "view", "game": {"ruleset": "kalah", "extra": 1}}), "err-request"),
        (json!({"do": "view", "game": {"ruleset": "chess"}}), "err-unknown-game"),
        (json!({"do": "view", "game": {"ruleset": "kalah", "options": {"seeds": "0"}}}), "err-unknown-value"),
        (json!({"do": "view", "game": {"ruleset": "kalah", "options": {"seeds": "20", "pits": "10"}}}), "err-options-too-many"),
        (json!({"do": "view", "game": {"ruleset": "kalah", "moves": ["S9"]}}), "err-move-at"),
        (json!({"do": "view", "game": {"ruleset": "kalah", "position": "1,2,3 0,0 S"}}), "err-row-count"),
        (json!({"do": "step", "game": kalah, "viewer": 0}), "err-request"),
        (json!({"do": "step", "game": kalah, "move": "N1", "viewer": 0}), "err-wrong-turn"),
        (json!({"do": "step", "game": kalah, "move": "S1", "viewer": 7}), "err-request"),
        (json!({"do": "think", "game": kalah, "level": "divine"}), "err-level"),
        (json!({"do": "think", "game": kalah, "level": "easy", "number": 0.5}), "err-request"),
        (json!({"do": "think", "game": over, "level": "easy"}), "err-over"),
    ] {
        assert_eq!(refusal(&request), key, "{request}");
    }
    assert_eq!(read(b"{\"do\":"), json!({"error": {"key": "err-request", "args": {"detail": "a value is missing after 6 bytes"}}}));
    assert_eq!(read(b"")["error"]["key"], "err-request");
}
