//! Frames of clients of live games.

#![no_main]

use bija_server::live::message;

libfuzzer_sys::fuzz_target!(|frame: &[u8]| {
    let _ = message::read(frame);
    let _ = message::read_command(frame);
});
