//! Filling a layer of a table where play may go round: the bounds of every board with so many seeds, from layers with fewer.
//!
//! Sowings after which all seeds are still on the board stay in the layer and may go round for ever, until a position repeats and each
//! seat keeps its own side. Which position that is depends on the play before, so a board gets two values, for the seat to move: what it
//! can make sure of (`lower`), and what the other seat can hold it to (`upper`), wherever the repetition falls. `side` is what a repetition
//! on this very board would bring: own seeds less the other seat's. The play before the board counts for nothing, as after every capture.
//! A majority ends no game here: who wins is the same.
//!
//! ```text
//! hold:  lower = the greatest function with  lower <= side  and  lower <= best over the moves of (gain - upper of what follows)
//!        upper = the smallest one with       upper >= side  and  upper >= best over the moves of (gain - lower of what follows)
//! force: lower = the smallest one that is no less than that of `hold` and than the best over the moves;  upper likewise
//! ```
//! What is held is never lost by a repetition, because every board on the way is worth it; what is forced is reached in finitely many
//! sowings, because every value rests on values that were there before. `force` is `hold` seen by the other seat, with what each seat held
//! in place of the side: both are found by one walk, each value once, by taking sowings back from the boards whose value is known.

mod layer;
mod oware;
mod togyz;

pub use oware::{Cycle, Endings};
pub use togyz::Kumalak;

use super::{Bounds, Built, Watch};

/// A layer of boards on which play may go round, without the bounds that are looked for.
trait Circling: Sync {
    /// A board seen by the seat to move, without stores.
    type Board: Copy;

    /// Where the boards lie in the layer.
    fn blocks(&self) -> &[Block];

    /// The board of these rows.
    fn board(&self, rows: Rows) -> Self::Board;

    /// The pits that may be sown; none if the game is over, and each seat gets its own side.
    fn legal(&self, board: Self::Board) -> u32;

    /// Seeds of each board.
    fn seeds(&self) -> i8;

    /// Own seeds less those of the other seat.
    fn side(&self, board: Self::Board) -> i8;

    /// Whether a repetition of this board, which is not over, ends the game.
    fn counts(&self, board: Self::Board) -> bool;

    /// Where a legal pit leads.
    fn leads(&self, board: Self::Board, pit: u32) -> Leads;

    /// Visits the boards from which a legal sowing leads to this one of the same layer, once for each such sowing, and their places.
    fn each_before(&self, board: Self::Board, visit: impl FnMut(Self::Board, usize));
}

/// Boards with the same seeds in the own row, in the order of own rows and for each of them of the other's.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// The place of the first one.
    begins: u32,
    /// Own rows.
    own: u32,
    /// Rows of the other seat.
    other: u32,
}

/// A board of a layer by the places of its block and of its rows.
#[derive(Clone, Copy)]
struct Rows {
    block: usize,
    own: usize,
    other: usize,
}

/// What a sowing leads to.
enum Leads {
    /// To a board of this layer.
    Here,
    /// Fewer seeds are left: what that is worth at least and at most.
    Below(i8, i8),
}

impl Leads {
    /// So many seeds more than the other seat were gained, and then the other seat moves on a board of these bounds.
    #[inline(always)]
    fn gained(gain: i8, next: Bounds) -> Leads {
        Leads::Below(gain - next.upper, gain - next.lower)
    }
}

/// Finds the bounds of all boards of a layer on so many threads, and lays them down: the lower ones of all boards first.
fn find<C: Circling>(game: &C, values: &mut [u8], threads: usize, watch: &dyn Watch) -> Built {
    layer::Layer::new(game, values.len() / 2, threads).fill(values, watch)
}
