//! Position texts at the door of every ruleset.

#![no_main]

#[path = "../../crates/rules/tests/common/doors.rs"]
#[allow(dead_code, reason = "each fuzzer calls one door")]
mod doors;

libfuzzer_sys::fuzz_target!(|text: &str| doors::position_text(text));
