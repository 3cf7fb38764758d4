//! Examples of games on four rows, and of games that mark pits or take whole chains of them.

use super::Example;

/// The examples, game by game.
pub(super) const MORE: &[Example] = &[];
