//! Rules and engine for the browser's worker.
//!
//! Three C functions pass JSON: [`alloc`] makes room for a request and says where, [`call`] answers it, [`out_ptr`] says where
//! the answer lies. A view of the memory is taken after the call, because memory may move when it grows. What is asked and
//! answered is the same as at the server's API; see [`answer`].

use std::cell::RefCell;

use bija_engine::{Level, think};
use bija_rules::Seat;
use bija_wire::{GameRequest, Line, Opened, People, Refusal, Step, Thought, View, step, tokens, view};
use serde::Serialize;
use serde_json::Value;

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Makes room for a request of `len` bytes and returns where to write it.
#[allow(unsafe_code, reason = "the worker finds the function by its plain name; nothing else exports one of that name")]
#[unsafe(no_mangle)]
pub extern "C" fn alloc(len: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(len, 0);
        request.as_mut_ptr()
    })
}

/// Answers the request that was written and returns the answer's length in bytes.
#[allow(unsafe_code, reason = "the worker finds the function by its plain name; nothing else exports one of that name")]
#[unsafe(no_mangle)]
pub extern "C" fn call() -> usize {
    let answered = REQUEST.with_borrow(|request| answer(request));
    ANSWER.with_borrow_mut(|answer| {
        *answer = answered;
        answer.len()
    })
}

/// Where the answer lies.
#[allow(unsafe_code, reason = "the worker finds the function by its plain name; nothing else exports one of that name")]
#[unsafe(no_mangle)]
pub extern "C" fn out_ptr() -> *const u8 {
    ANSWER.with_borrow(Vec::as_ptr)
}

/// What is answered.
#[derive(Debug, Serialize)]
enum Answer {
    #[serde(rename = "ok")]
    View(Box<View>),
    #[serde(rename = "ok")]
    Step(Box<Step>),
    #[serde(rename = "ok")]
    Thought(Thought),
    #[serde(rename = "error")]
    Refused(Line),
}

/// Answers one request, `{"do": "view" | "step" | "think", "game": {...}, ...}`, by `{"ok": ...}` or
/// `{"error": {"key", "args"}}`. A step takes `move` (a token; the game is the one before it) and `viewer` (the seat of the
/// reader, who plays against the computer; null for nobody's). Thinking takes `level`, and may take `number`, which decides
/// the errors of the level.
pub fn answer(request: &[u8]) -> Vec<u8> {
    let answer = match serde_json::from_slice(request) {
        Ok(request) => answer_to(&request).unwrap_or_else(Answer::Refused),
        Err(error) => Answer::Refused(Line::new("err-request").with("detail", error.to_string())),
    };
    serde_json::to_vec(&answer).expect("an answer holds nothing that JSON cannot")
}

fn answer_to(request: &Value) -> Result<Answer, Line> {
    let refused = |error| Refusal::from(&error).0;
    let mut opened = GameRequest::from_json(&request["game"]).and_then(|game| game.open()).map_err(refused)?;
    match request["do"].as_str() {
        Some("view") => Ok(Answer::View(Box::new(view(&opened)))),
        Some("step") => {
            let token = request["move"].as_str().unwrap_or_default();
            match step(&mut opened, token, &people(&request["viewer"])) {
                Ok(step) => Ok(Answer::Step(Box::new(step))),
                Err(error) => Err(Refusal::of_token(&opened.game, &error).0),
            }
        }
        Some("think") => thought(&opened, request).map(Answer::Thought),
        Some(_) | None => Err(Line::new("err-request").with("detail", "do is none of view, step, think")),
    }
}

/// Who reads: the seat given, against the computer, or nobody who plays.
fn people(viewer: &Value) -> People {
    let seat = viewer.as_u64().and_then(|seat| Seat::new(usize::try_from(seat).unwrap_or(Seat::MAX)));
    seat.map_or_else(People::by_number, People::against_computer)
}

fn thought(opened: &Opened, request: &Value) -> Result<Thought, Line> {
    let name = request["level"].as_str().unwrap_or_default();
    let level = Level::from_name(name).ok_or_else(|| {
        let allowed = Level::ALL.map(Level::name).join(", ");
        Line::new("err-level").with("level", name.chars().take(40).collect::<String>()).with("allowed", allowed)
    })?;
    let game = &opened.game;
    let number = request["number"].as_u64().unwrap_or_else(|| game.position().stable_hash());
    let report = think(game, level, number, &|| false).map_err(|_| Line::new("err-over"))?;
    Ok(Thought {
        best: game.rules().move_token(game.position(), report.best),
        value: report.value,
        exact: report.exact,
        depth: report.depth,
        nodes: report.nodes,
        line: tokens(game, &report.line),
        stopped: report.stopped.name(),
    })
}
