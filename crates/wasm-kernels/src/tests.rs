//! The answers at the desk, against what the worker was promised and against the player of programs with threads.

extern crate std;

use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec::Vec;

use bija_kernels::perfect::{Means, Perfect};
use bija_rules::{Game, catalogue};
use serde_json::{Value, json};

use super::*;

fn desk() -> Desk {
    Desk { player: None, asked: None }
}

fn said(desk: &mut Desk, request: &Value) -> Value {
    let answer: Value = serde_json::from_slice(&desk.answer(request.to_string().as_bytes())).expect("an answer is JSON");
    assert_eq!(answer.as_object().map(serde_json::Map::len), Some(1), "{answer}");
    answer.get("ok").cloned().unwrap_or(answer)
}

/// The answer of a desk with a table of that many boards, in slices of the smallest.
fn asked(desk: &mut Desk, game: &Value, table: u64) -> Value {
    let opened = said(desk, &json!({"do": "open", "game": game, "ready": table, "most": table}));
    assert_eq!(opened["held"], true, "{opened}");
    while said(desk, &json!({"do": "fill", "boards": 5_000}))["boards"] != opened["of"] {}
    let mut answer = said(desk, &json!({"do": "ask", "game": game}));
    while answer == json!({"goes_on": true}) {
        answer = said(desk, &json!({"do": "search", "boards": 1}));
    }
    answer
}

#[test]
fn what_is_proved_is_what_the_other_player_proves() {
    let mut desk = desk();
    let means = Means { table_boards: 100_000, ..Means::USUAL };
    let solved = [("4", "3", "false"), ("6", "2", "true"), ("3", "8", "false")];
    for (pits, seeds, capture) in solved {
        let options = [("pits", pits), ("seeds", seeds), ("empty_capture", capture)];
        let rules = Arc::new(catalogue::rules("kalah", &options).expect("kalah has these options"));
        let player = Perfect::with(&rules, None, means).expect("a kernel plays the rules");
        let (mut game, mut moves) = (Game::new(Arc::clone(&rules), 0), Vec::new());
        for turn in 0..8 {
            let options = json!({"pits": pits, "seeds": seeds, "empty_capture": capture});
            let answer = asked(&mut desk, &json!({"ruleset": "kalah", "options": options, "moves": moves}), 100_000);
            let Ok(expected) = player.answer(game.position(), &|| false) else {
                assert!(game.position().to_move().is_none());
                assert_eq!(answer, json!({"unproved": true}), "a game that is over");
                break;
            };
            let token = rules.move_token(game.position(), expected.best);
            let thought = &answer["thought"];
            assert_eq!((&thought["move"], &thought["value"], &thought["exact"]), (&json!(token), &json!(expected.value), &json!(true)), "{moves:?}");
            let mv = game.legal().nth(turn % 2).or_else(|| game.legal().next()).expect("the game goes on");
            moves.push(rules.move_token(game.position(), mv));
            game.play(mv, &mut ()).expect("the move is legal");
        }
    }
}

#[test]
fn a_desk_holds_one_table_and_drops_a_question() {
    let mut desk = desk();
    let small = json!({"ruleset": "kalah", "options": {"pits": "3", "seeds": "2"}});
    for request in [json!({"do": "fill", "boards": 1}), json!({"do": "ask", "game": small}), json!({"do": "search", "boards": 1}), json!({"do": "stop"})] {
        assert_eq!(said(&mut desk, &request), json!({"held": false}), "nothing was opened: {request}");
    }
    let opened = said(&mut desk, &json!({"do": "open", "game": small}));
    assert_eq!(opened, json!({"held": true, "boards": 0, "ready": 18_564, "of": 18_564}), "all boards of twelve seeds");
    let some = said(&mut desk, &json!({"do": "fill", "boards": 100}))["boards"].as_u64().expect("a number");
    assert!((100..18_564).contains(&some));
    let moved = json!({"ruleset": "kalah", "options": {"pits": "3", "seeds": "2"}, "moves": ["S1"]});
    assert_eq!(said(&mut desk, &json!({"do": "open", "game": moved}))["boards"], some, "the same rules");
    assert_eq!(said(&mut desk, &json!({"do": "ask", "game": moved})), json!({"goes_on": true}));
    assert_eq!(said(&mut desk, &json!({"do": "fill", "boards": 100}))["boards"], some, "the table is being read");
    said(&mut desk, &json!({"do": "stop"}));
    assert!(said(&mut desk, &json!({"do": "fill", "boards": 100}))["boards"].as_u64() > Some(some));
    let other = json!({"ruleset": "kalah", "options": {"pits": "3", "seeds": "3"}});
    assert_eq!(said(&mut desk, &json!({"do": "ask", "game": other})), json!({"held": false}), "other rules than were opened");
    assert_eq!(said(&mut desk, &json!({"do": "open", "game": {"ruleset": "oware"}})), json!({"held": false}));
    assert_eq!(said(&mut desk, &json!({"do": "open", "game": {"ruleset": "kalah", "options": {"seeds": "6"}}})), json!({"held": false}));
}

#[test]
fn what_cannot_be_answered_is_refused_by_a_key() {
    let kalah = json!({"ruleset": "kalah"});
    for (request, key) in [
        (json!([]), "err-request"),
        (json!({"do": "think", "game": kalah}), "err-request"),
        (json!({"do": "open"}), "err-request"),
        (json!({"do": "open", "game": {"ruleset": "chess"}}), "err-unknown-game"),
        (json!({"do": "open", "game": kalah, "most": -1}), "err-request"),
        (json!({"do": "fill"}), "err-request"),
        (json!({"do": "search", "boards": "many"}), "err-request"),
        (json!({"do": "ask", "game": {"ruleset": "kalah", "moves": ["S9"]}}), "err-move-at"),
    ] {
        assert_eq!(said(&mut desk(), &request)["error"]["key"], key, "{request}");
    }
    assert_eq!(serde_json::from_slice::<Value>(&answer(b"{")).expect("an answer is JSON")["error"]["key"], "err-request", "the module's own desk");
}
