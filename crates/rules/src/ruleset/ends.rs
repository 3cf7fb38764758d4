//! Ends: of the game, of a seat's part in it, and of a turn that would have none.

/// A state of the board that ends the game, or a seat's part in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndRow {
    /// Which state.
    pub when: EndWhen,
    /// What follows.
    pub then: EndThen,
}

/// States that end something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndWhen {
    /// Some seat has no seeds in its pits.
    AnyRowEmpty,
    /// The seat that has just sown has none.
    OwnRowEmpty,
    /// A seat has more than half of all seeds, or both have exactly half.
    Majority,
    /// Every neutral square is empty.
    NeutralEmpty,
    /// Every piece has been taken.
    PiecesGone,
}

/// What such a state leads to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndThen {
    /// The game is over and the seeds left are collected.
    Over(Collect),
    /// The seat has finished: its pits and store leave the track.
    Finish {
        /// Whether the others play on for the further places.
        ranks: Ranks,
    },
}

/// For which places a race is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ranks {
    /// Until one seat is left.
    All,
    /// For the first place only; the rest are ranked by the seeds left, fewest first.
    FirstOnly,
}

/// Who gets the seeds left in the pits when a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Collect {
    /// The owner of each pit.
    Owner,
    /// The seat whose own row is empty. If both are, nothing is left.
    Emptier,
    /// Nobody: they leave the board and count for no one.
    Nobody,
    /// Nobody: they stay where they lie.
    Stay,
}

/// A seat that has to move and has nothing to choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stuck {
    /// Ends the game.
    Over(Collect),
    /// Passes; when every seat would, the board is empty and the game is over.
    Pass,
    /// Pays one seed from its store into each of its pits, on credit if it must.
    Borrow,
    /// Loses.
    Lose,
}

/// A turn that would never end: the same state before a lift twice in one turn, or more laps than [`LAP_CAP`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Endless {
    /// Nothing more is lifted and the turn is over.
    TurnOver,
    /// The game is a draw.
    Annul,
    /// The mover loses.
    Lose,
}

/// Laps after which a turn on a closed ring counts as endless. Only circles of Omweso are known to be that long.
pub const LAP_CAP: usize = 1000;
