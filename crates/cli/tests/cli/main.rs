//! The command line as its users meet it: the program itself is run, and what it writes and leaves with is compared.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on ends")]

mod analyze;
mod check;
mod contest;
mod db;
mod engine;
mod help;
mod house;
#[cfg(unix)]
mod interrupt;
mod perfect;
mod perft;
mod play;
mod protocol;
mod rules;
mod run;
mod serve;
mod solve;
mod stats;
mod step;
mod tables;
