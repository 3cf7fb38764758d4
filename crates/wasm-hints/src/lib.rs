//! Moves explained, for a worker of the browser's that is loaded when somebody asks why.
//!
//! The three C functions of `bija-door` pass JSON. What is asked and answered is the same as at the server's API; see [`answer`].
//! Nothing here needs the standard library.

#![no_std]

extern crate alloc;

#[cfg(test)]
mod tests;

use alloc::string::String;
use alloc::vec::Vec;

use bija_hints::Question;
use bija_wire::{Ask, Refusal, object};

#[cfg(target_family = "wasm")]
bija_door::open!(answer);

/// Answers one request, `{"game": {...}, "move", "viewer"}`, by `{"ok": ...}` or `{"error": {"key", "args"}}`; see [`Question::read`].
pub fn answer(request: &[u8]) -> Vec<u8> {
    let mut text = String::new();
    match Ask::read(request).and_then(|ask| Question::read(&ask)).map(|question| question.explained(&|| false)) {
        Ok(explained) => object(&mut text, |fields| {
            fields.field("ok", &explained);
        }),
        Err(Refusal(line)) => object(&mut text, |fields| {
            fields.field("error", &line);
        }),
    }
    text.into_bytes()
}
