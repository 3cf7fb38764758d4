//! The engine: finds good moves in any game the rules describe.
//!
//! It reads what a game plays for, how it ends and what repeats from the ruleset's data and knows no ruleset by name.
//!
//! ```
//! use std::sync::Arc;
//! use bija_engine::{Limits, Searcher};
//! use bija_rules::{Game, catalogue};
//!
//! let small = Arc::new(catalogue::rules("kalah", &[("pits", "3"), ("seeds", "2")])?);
//! let game = Game::new(small.clone(), 0);
//! let report = Searcher::new(small).search(&game, &Limits::none(), &|| false, |_| {})?;
//! assert!(report.exact, "a board this small is searched to the end");
//! assert_eq!(report.value, 4, "the first seat wins by four seeds");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The search has no clock and no threads: the caller says when to stop, by a flag ([`until`]) or, outside the browser, a
//! time limit (`within`).

#![no_std]

#[macro_use]
extern crate alloc;
#[cfg(not(target_family = "wasm"))]
extern crate std;

#[cfg(not(target_family = "wasm"))]
pub mod arena;
mod deadline;
mod explain;
mod judge;
mod key;
mod level;
#[cfg(not(target_family = "wasm"))]
pub mod mcts;
mod nature;
mod path;
mod report;
mod searcher;
mod table;
mod tree;
#[cfg(not(target_family = "wasm"))]
mod usual;

pub use deadline::until;
#[cfg(not(target_family = "wasm"))]
pub use deadline::within;
pub use explain::{Explanation, Loss, Reason, Then, explain};
pub use level::{Level, think};
pub use report::{Limits, MoveValue, Progress, Report, Stopped, ThinkError};
pub use searcher::{Ranking, Searcher};
#[cfg(not(target_family = "wasm"))]
pub use usual::Usual;
