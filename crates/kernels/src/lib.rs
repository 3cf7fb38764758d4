//! Kernels: packed boards and fast move makers for the games that have them.
//!
//! A kernel is made of a ruleset, whose data it reads by meaning and never by name. It claims the ruleset or declines it; what it
//! claims it plays exactly as the interpreter does, which tests prove move for move. A ruleset without a kernel runs on the
//! interpreter alone.
//!
//! ```
//! use bija_kernels::Kernel;
//! use bija_rules::catalogue;
//!
//! let kalah = catalogue::rules("kalah", &[])?;
//! let kernel = Kernel::for_rules(&kalah).expect("kalah has a kernel");
//! assert_eq!(kernel.perft(&kalah.start(0), 6), Some(23_233));
//! assert!(Kernel::for_rules(&catalogue::rules("bao", &[])?).is_none(), "bao has none");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! On all kernels stand [`tables`] of endings, on those of the Kalah and Oware families a [`search`], on those of Kalah a solver too, [`solve`],
//! and players that are [`perfect`] with an opening [`book`].
//!
//! To a kernel history plays no part: neither repetition nor the cap of sowings ends a game here. The search sees to repetition itself.
//!
//! In browsers there is no standard library: files, threads, the search and all tables but those of Kalah are left out there.

#![cfg_attr(target_family = "wasm", no_std)]
#![allow(clippy::inline_always, reason = "a sowing is a dozen instructions: a call around it costs as much, and the bench tells")]

#[cfg_attr(target_family = "wasm", macro_use)]
extern crate alloc;

pub mod book;
mod claim;
mod crew;
pub mod kalah;
mod maker;
#[cfg_attr(target_family = "wasm", allow(dead_code, reason = "its tables are left out there"))]
pub mod oware;
pub mod perfect;
mod rank;
pub mod relay;
#[cfg(not(target_family = "wasm"))]
pub mod search;
pub mod solve;
pub mod tables;
#[cfg_attr(target_family = "wasm", allow(dead_code, reason = "its tables are left out there"))]
pub mod togyz;
mod word;

pub use kalah::{KalahKernel, KalahRules};
pub use maker::{Kept, MoveMaker, Next, Played, perft, play};
pub use oware::{Oware, OwareRules};
pub use relay::{RelayKernel, RelayRules};
pub use togyz::{TogyzKernel, TogyzRules};

use bija_rules::{Move, Position, Rules};

/// The move maker of a ruleset.
#[derive(Clone, Debug)]
pub enum Kernel {
    /// Own store sown, extra moves, capture of the facing pit.
    Kalah(KalahKernel),
    /// No store sown, twos and threes captured backwards.
    Oware(Oware),
    /// Own store sown, laps from wherever the last seed meets others, capture of the facing pit.
    Relay(RelayKernel),
    /// All but one seed sown, no store; even pits captured, pits marked.
    Togyz(TogyzKernel),
}

/// Does the same with the move maker of any family.
macro_rules! with_maker {
    ($kernel:expr, $maker:ident => $body:expr) => {
        match $kernel {
            Kernel::Kalah(kernel) => kalah::with_kernel!(kernel, $maker => $body),
            Kernel::Oware($maker) => $body,
            Kernel::Relay(kernel) => relay::with_relay!(kernel, $maker => $body),
            Kernel::Togyz(TogyzKernel::Five($maker)) => $body,
            Kernel::Togyz(TogyzKernel::Nine($maker)) => $body,
        }
    };
}

impl Kernel {
    /// The kernel of these rules, if there is one that plays all of them.
    pub fn for_rules(rules: &Rules) -> Option<Kernel> {
        let kalah = || KalahRules::claim(rules).map(|kalah| Kernel::Kalah(KalahKernel::new(kalah)));
        let oware = || OwareRules::claim(rules).map(|oware| Kernel::Oware(Oware::new(oware)));
        let relay = || RelayRules::claim(rules).map(|relay| Kernel::Relay(RelayKernel::new(relay)));
        let togyz = || TogyzRules::claim(rules).map(|togyz| Kernel::Togyz(TogyzKernel::new(togyz)));
        kalah().or_else(oware).or_else(relay).or_else(togyz)
    }

    /// Leaves of the move tree of `depth` plies, counted as [`bija_rules::perft`] counts them; `None` for a position that the
    /// kernel does not pack, such as one with closed pits or before the answer to the pie rule.
    pub fn perft(&self, position: &Position, depth: u32) -> Option<u64> {
        with_maker!(self, maker => perft(maker, position, depth))
    }

    /// The position after a legal move, packed, played and unpacked again; `None` for a position that the kernel does not pack and
    /// for a move that is not legal there.
    pub fn play(&self, rules: &Rules, position: &Position, mv: Move) -> Option<Position> {
        with_maker!(self, maker => play(maker, rules, position, mv))
    }
}
