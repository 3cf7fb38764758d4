//! What only some games have: a limit of extra sowings, the pie rule, marks, pieces.

/// What only some games have.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Extra {
    /// Extra sowings a turn may have, if that is limited.
    pub max_bonus: Option<u8>,
    /// Whether the second player may answer the first turn by changing seats.
    pub pie: Pie,
    /// How a pit may be marked, in games that mark.
    pub marks: Option<MarkRule>,
    /// The pieces that lie in the neutral squares at the start.
    pub pieces: Option<Pieces>,
}

impl Extra {
    /// A game that has none of it.
    pub const NOTHING: Extra = Extra { max_bonus: None, pie: Pie::Off, marks: None, pieces: None };
}

/// The pie rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pie {
    /// Not played.
    #[default]
    Off,
    /// After the first turn, all its extra sowings included, the other player may change seats instead of sowing.
    Swap,
}

/// Where a seat may mark one pit of its opponent's for itself. A seat marks once, and never one already marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MarkRule {
    /// Whether the pit of the highest number is excepted.
    pub last_pit: Except,
    /// Whether the number of the pit that the opponent has marked is excepted.
    pub same_number: Except,
}

/// An exception of the mark rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Except {
    /// It may be marked like any other.
    No,
    /// It may not be marked.
    Yes,
}

/// Pieces worth several seeds, one in each neutral square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pieces {
    /// Worth of a piece, in seeds.
    pub value: u8,
    /// A square that holds its piece and fewer seeds than this cannot be captured.
    pub young: u8,
}
