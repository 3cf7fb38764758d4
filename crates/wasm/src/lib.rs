//! Rules and engine for the browser's worker.
//!
//! The three C functions of `bija-door` pass JSON. What is asked and answered is the same as at the server's API; see [`answer`].
//! The module is small because nothing in it needs the standard library.

#![no_std]

extern crate alloc;

#[cfg(test)]
mod tests;

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use bija_engine::{Level, think};
use bija_wire::{Ask, Line, Refusal, Thought, ToJson, object, tokens};

#[cfg(target_family = "wasm")]
bija_door::open!(answer);

/// Answers one request, `{"do": "view" | "step" | "think", "game": {...}, ...}`, by `{"ok": ...}` or
/// `{"error": {"key", "args"}}`. A step takes `move` (a token; the game is the one before it) and `viewer` (the seat of the
/// reader, who plays against the computer; null for nobody's). Thinking takes `level`, and may take `number`, which decides
/// the errors of the level.
pub fn answer(request: &[u8]) -> Vec<u8> {
    let mut text = String::new();
    match Ask::read(request).and_then(|ask| answered(&ask)) {
        Ok(answer) => object(&mut text, |fields| {
            fields.field("ok", &*answer);
        }),
        Err(Refusal(line)) => object(&mut text, |fields| {
            fields.field("error", &line);
        }),
    }
    text.into_bytes()
}

fn answered(ask: &Ask) -> Result<Box<dyn ToJson>, Refusal> {
    match ask.what() {
        Some("view") => Ok(Box::new(ask.view()?)),
        Some("step") => Ok(Box::new(ask.step()?)),
        Some("think") => Ok(Box::new(thought(ask)?)),
        Some(_) | None => Err(Refusal(Line::new("err-request").with("detail", "do is none of view, step, think"))),
    }
}

fn thought(ask: &Ask) -> Result<Thought, Refusal> {
    let game = ask.open()?.game;
    let name = ask.level()?;
    let level = Level::from_name(name).ok_or_else(|| Refusal::of_level(name, &Level::ALL.map(Level::name)))?;
    let report = think(&game, level, ask.number(&game)?, &|| false).map_err(|_| Refusal(Line::new("err-over")))?;
    Ok(Thought {
        best: game.rules().move_token(game.position(), report.best),
        value: report.value,
        exact: report.exact,
        depth: report.depth,
        nodes: report.nodes,
        line: tokens(&game, &report.line),
        stopped: report.stopped.name(),
    })
}
