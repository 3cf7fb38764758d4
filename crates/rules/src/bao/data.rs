//! The vocabulary of the family: what may differ between the ways in which bao is played.

/// A turn of bao.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bao {
    /// The house of each seat (nyumba), where the rules know one.
    pub house: Option<House>,
    /// Whether a takata may block a pit of the other seat.
    pub takasia: Takasia,
    /// What becomes of a turn that would never end.
    pub endless: NeverEnding,
}

/// The house: the large pit of the front row and its privileges.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct House {
    /// Its number in the owner's order.
    pub number: u8,
    /// Seeds that make it functional. With fewer it is dormant, and may recover.
    pub functional: u8,
    /// Seeds of it that are sown when nothing else can be (the tax).
    pub tax: u8,
    /// What a dormant house is in a takata from the hand.
    pub dormant: Dormant,
    /// What a capturing turn does that comes to a functional house when the hand is empty.
    pub in_mtaji: AtHouse,
}

/// A house that is owned and holds too few seeds, where a seat without a capture plays a seed from the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dormant {
    /// It is a pit like any other: pits of two and more come before single seeds.
    Ordinary,
    /// It is chosen only when nothing else can be.
    Avoided,
    /// As long as it is owned any pit may be chosen, itself included.
    Free,
}

/// A lap of a capturing turn that ends in a functional house and captures nothing there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AtHouse {
    /// It is sown on like any pit.
    SownOn,
    /// The mover chooses to stop or to sow it (safari).
    Asked,
}

/// Whether a takata may block the one pit that it threatens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Takasia {
    /// It may not.
    Off,
    /// It does.
    On,
}

/// A turn that would never end: the same state before a lift twice in one turn, or more laps than
/// [`LAP_CAP`](crate::ruleset::LAP_CAP).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NeverEnding {
    /// The mover loses.
    Loses,
    /// It is not legal while another move is; otherwise the mover loses.
    Illegal,
}

/// A start from the hand: few seeds lie on the front rows, the others are brought in one a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opening {
    /// Seeds in each seat's hand.
    pub hand: u8,
    /// Seeds on each front row, by number.
    pub front: [u8; 8],
}
