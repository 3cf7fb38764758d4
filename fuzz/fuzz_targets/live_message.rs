//! Frames of clients of live games.

#![no_main]

#[path = "../../crates/server/src/live/message.rs"]
#[allow(dead_code, reason = "the server uses all of it")]
mod message;

libfuzzer_sys::fuzz_target!(|frame: &[u8]| {
    let _ = message::read(frame);
    let _ = message::read_command(frame);
});
