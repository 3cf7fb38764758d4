//! Endgame tables: the value of every board with up to so many seeds in the pits.
//!
//! The value is the future margin: how many seeds more than the other seat the seat to move gains from here on, both playing as well
//! as can be. What the stores hold plays no part, so that one table serves every game and every number of seeds at the start.
//!
//! There are two ways to fill a layer. In [`onward`] nothing goes round, each board has one value and a layer is filled in one pass: the
//! families of Kalah and of the relay games. In [`cycles`] play may go round and a value may hang on which position repeats: a board has
//! two [`Bounds`], in the families of Oware and of Togyz Kumalak. The files are described in `docs/tables.md`.

#[cfg(not(target_family = "wasm"))]
mod any;
#[cfg(not(target_family = "wasm"))]
mod cycles;
#[cfg(not(target_family = "wasm"))]
mod file;
mod layers;
mod onward;
mod table;

#[cfg(not(target_family = "wasm"))]
pub use any::{AnyTable, Tabled};
#[cfg(not(target_family = "wasm"))]
pub use cycles::{Cycle, Endings, Kumalak};
#[cfg(not(target_family = "wasm"))]
pub use file::{Info, TableError, VERSION, info};
pub(crate) use onward::{Filling, nameable};
#[cfg(not(target_family = "wasm"))]
pub use table::Seen;
pub(crate) use table::text;
pub use table::{Family, Table};

/// A table of the Oware family.
#[cfg(not(target_family = "wasm"))]
pub type OwareTable = Table<Endings>;

/// Listens to a table being built. Called from all threads.
pub trait Watch: Sync {
    /// So many boards more have their value.
    fn filled(&self, boards: u64);
    /// Whether the work is to stop.
    fn stops(&self) -> bool;
}

/// Nobody listens.
impl Watch for () {
    fn filled(&self, _boards: u64) {}

    fn stops(&self) -> bool {
        false
    }
}

/// How a piece of the work came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Built {
    /// It is done.
    Complete,
    /// The watch stopped it; whole layers are kept.
    Stopped,
}

/// What is known of a board, for the seat to move: future margins in seeds.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// What it makes sure of.
    pub lower: i8,
    /// What the other seat holds it to.
    pub upper: i8,
}

#[cfg(not(target_family = "wasm"))]
impl Bounds {
    /// Those of a board whose value is known.
    pub(crate) fn of_value(value: i8) -> Bounds {
        Bounds { lower: value, upper: value }
    }

    /// The value, if it hangs on no repetition.
    pub fn exact(self) -> Option<i8> {
        (self.lower == self.upper).then_some(self.lower)
    }
}
