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
//! assert!(Kernel::for_rules(&catalogue::rules("congklak", &[])?).is_none(), "relays have none");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! On the kernels of the Kalah family stand [`tables`] of endings, a solver, [`solve`], and players that are [`perfect`] with an opening
//! [`book`].
//!
//! History plays no part: neither repetition nor the cap of sowings ends a game here.

#![allow(clippy::inline_always, reason = "a sowing is a dozen instructions: a call around it costs as much, and the bench tells")]

pub mod book;
mod claim;
pub mod kalah;
mod maker;
pub mod oware;
pub mod perfect;
mod rank;
pub mod solve;
pub mod tables;
mod word;

pub use kalah::{KalahKernel, KalahRules};
pub use maker::{MoveMaker, Next, Played, perft, play};
pub use oware::{Oware, OwareRules};

use bija_rules::{Move, Position, Rules};

/// The move maker of a ruleset.
#[derive(Clone, Debug)]
pub enum Kernel {
    /// Own store sown, extra moves, capture of the facing pit.
    Kalah(KalahKernel),
    /// No store sown, twos and threes captured backwards.
    Oware(Oware),
}

impl Kernel {
    /// The kernel of these rules, if there is one that plays all of them.
    pub fn for_rules(rules: &Rules) -> Option<Kernel> {
        let kalah = KalahRules::claim(rules).map(|kalah| Kernel::Kalah(KalahKernel::new(kalah)));
        kalah.or_else(|| OwareRules::claim(rules).map(|oware| Kernel::Oware(Oware::new(oware))))
    }

    /// Leaves of the move tree of `depth` plies, counted as [`bija_rules::perft`] counts them; `None` for a position that the
    /// kernel does not pack, such as one with closed pits or before the answer to the pie rule.
    pub fn perft(&self, position: &Position, depth: u32) -> Option<u64> {
        match self {
            Kernel::Kalah(kernel) => kalah::with_kernel!(kernel, maker => perft(maker, position, depth)),
            Kernel::Oware(maker) => perft(maker, position, depth),
        }
    }

    /// The position after a legal move, packed, played and unpacked again; `None` for a position that the kernel does not pack and
    /// for a move that is not legal there.
    pub fn play(&self, rules: &Rules, position: &Position, mv: Move) -> Option<Position> {
        match self {
            Kernel::Kalah(kernel) => kalah::with_kernel!(kernel, maker => play(maker, rules, position, mv)),
            Kernel::Oware(maker) => play(maker, rules, position, mv),
        }
    }
}
