//! What players do before a game to settle who takes which side. No rule of the game depends on it.

use super::Entry;

/// How the sides are settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ritual {
    /// One player hides some seeds in a hand, the other guesses odd or even; who guesses right chooses the side.
    OddOrEven,
}

/// The games of which a source tells such a custom. Mangala IV: Mancala World after Güllü (2007).
const RITUALS: &[(&str, Ritual)] = &[("mangala4", Ritual::OddOrEven)];

impl Entry {
    /// How the players of this game settle the sides, if a source tells it.
    pub fn ritual(&self) -> Option<Ritual> {
        RITUALS.iter().find(|(id, _)| *id == self.id).map(|&(_, ritual)| ritual)
    }
}
