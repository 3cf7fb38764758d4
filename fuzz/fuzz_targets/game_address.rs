//! Games by their address, played on.

#![no_main]

#[path = "../../crates/rules/tests/common/doors.rs"]
#[allow(dead_code, reason = "each fuzzer calls one door")]
mod doors;

libfuzzer_sys::fuzz_target!(|text: &str| doors::game_address(text));
