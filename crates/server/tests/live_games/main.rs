//! Live games over a real store, without the network: what is accepted is stored, told and found again.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod games;
mod house;
mod people;
