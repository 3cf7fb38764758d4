//! The sowing games of the world, exactly.
//!
//! Rules are data: a [`ruleset::Ruleset`] is written in a vocabulary of closed enums, [`Rules`] makes it playable, a
//! [`Position`] is what it has accepted, and a move tells what it does as [`Event`]s. The [`catalogue`] holds the games.
//!
//! ```
//! use std::sync::Arc;
//! use bija_rules::{Game, catalogue};
//!
//! let kalah = Arc::new(catalogue::rules("kalah", &[("seeds", "3")])?);
//! let mut game = Game::new(kalah, 0);
//! while let Some(mv) = game.legal().next() {
//!     game.play(mv, &mut ())?;
//! }
//! let outcome = game.outcome().expect("there was no move left");
//! assert_eq!(outcome.score.0[0] + outcome.score.0[1], 36);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate knows no clock, no log, no language, no random source, and no JSON unless the `json` feature asks for it. It needs
//! no operating system: browsers load it without the standard library.

#![no_std]

#[macro_use]
extern crate alloc;
#[cfg(not(target_family = "wasm"))]
extern crate std;

mod arrangement;
mod bao;
mod board;
mod capture;
pub mod catalogue;
mod close;
mod event;
pub mod facts;
mod game;
mod identity;
#[cfg(feature = "json")]
pub mod json;
mod landing;
mod laps;
mod matches;
mod moves;
mod names;
mod notation;
mod outcome;
mod perft;
mod pits;
pub mod plain;
mod position;
mod rules;
pub mod ruleset;
mod seat;
mod sense;
mod setup;
mod sow;
mod start;
mod token;

#[cfg(test)]
mod assemblies;

pub use arrangement::{ArrangementError, Share};
pub use board::{Board, Half, Shape};
pub use event::{Event, Sink};
pub use game::{Game, Ply};
pub use identity::id;
pub use matches::{MOST_ROUNDS, Match, MatchError, MatchRule, Round};
pub use moves::{Dir, Move, Moves};
pub use notation::{TextError, TokenError, TokenWhy};
pub use outcome::Outcome;
pub use perft::perft;
#[cfg(not(target_family = "wasm"))]
pub use perft::perft_divide;
pub use pits::{MAX_PITS, Pit, PitSet};
pub use position::Position;
pub use rules::{IllegalMove, IllegalWhy, Rules};
pub use ruleset::{Reason, Why};
pub use seat::{BySeat, Seat};
pub use sense::{MOST_SEEDS, SenseError};
pub use setup::{Extras, Setup, SetupError, ToMove};
pub use start::SplitMix64;
pub use token::PlayError;

/// The Rust examples of the project's README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ReadmeExamples;
