//! Rules and engine for the browser's worker.
//!
//! Three C functions pass JSON: [`alloc`] makes room for a request and says where, [`call`] answers it, [`out_ptr`] says where
//! the answer lies. A view of the memory is taken after the call, because memory may move when it grows. What is asked and
//! answered is the same as at the server's API; see [`answer`].

use std::cell::RefCell;

use bija_engine::{Level, think};
use bija_rules::Seat;
use bija_wire::{GameRequest, Line, Opened, People, Refusal, RequestError, Thought, step, view};
use serde_json::{Value, json};

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
    let answered = REQUEST.with_borrow(|request| match serde_json::from_slice(request) {
        Ok(request) => answer(&request),
        Err(error) => refuse(&Line::new("err-request").with("detail", error.to_string())),
    });
    ANSWER.with_borrow_mut(|answer| {
        *answer = answered.to_string().into_bytes();
        answer.len()
    })
}

/// Where the answer lies.
#[allow(unsafe_code, reason = "the worker finds the function by its plain name; nothing else exports one of that name")]
#[unsafe(no_mangle)]
pub extern "C" fn out_ptr() -> *const u8 {
    ANSWER.with_borrow(Vec::as_ptr)
}

/// Answers one request: `{"do": "view" | "step" | "think", "game": {...}, ...}` gives `{"ok": ...}` or
/// `{"error": {"key", "args"}}`.
pub fn answer(request: &Value) -> Value {
    match try_answer(request) {
        Ok(ok) => json!({"ok": ok}),
        Err(line) => refuse(&line),
    }
}

fn refuse(line: &Line) -> Value {
    json!({"error": line.json()})
}

fn try_answer(request: &Value) -> Result<Value, Line> {
    let mut opened = open(request)?;
    match request["do"].as_str() {
        Some("view") => Ok(view(&opened)),
        Some("step") => {
            let token = request["move"].as_str().unwrap_or_default();
            step(&mut opened, token, &people(&request["viewer"])).map_err(|error| Refusal::of_token(&opened.game, &error).0)
        }
        Some("think") => think_of(&opened, request),
        Some(_) | None => Err(Line::new("err-request").with("detail", "do is none of view, step, think")),
    }
}

fn open(request: &Value) -> Result<Opened, Line> {
    let refusal = |error: RequestError| Refusal::from(&error).0;
    GameRequest::from_json(&request["game"]).and_then(|game| game.open()).map_err(refusal)
}

/// Who reads: the seat given, against the computer, or nobody who plays.
fn people(viewer: &Value) -> People {
    let seat = viewer.as_u64().and_then(|seat| Seat::new(usize::try_from(seat).unwrap_or(usize::MAX)));
    seat.map_or_else(People::by_number, People::against_computer)
}

fn think_of(opened: &Opened, request: &Value) -> Result<Value, Line> {
    let name = request["level"].as_str().unwrap_or_default();
    let level = Level::from_name(name).ok_or_else(|| {
        let allowed = Level::ALL.map(Level::name).join(", ");
        Line::new("err-level").with("level", name.chars().take(40).collect::<String>()).with("allowed", allowed)
    })?;
    let number = request["number"].as_u64().unwrap_or_else(|| opened.game.position().stable_hash());
    let report = think(&opened.game, level, number, &|| false).map_err(|_| Line::new("err-over"))?;
    let thought = Thought {
        best: report.best,
        value: report.value,
        exact: report.exact,
        depth: report.depth,
        nodes: report.nodes,
        line: &report.line,
        stopped: report.stopped.name(),
    };
    Ok(thought.json(&opened.game))
}
