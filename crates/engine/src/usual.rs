//! The search that plays a ruleset: whichever of the two does it better.

use alloc::boxed::Box;
use alloc::sync::Arc;

use bija_rules::{Game, Rules};

use crate::mcts::{self, Leaf, MonteCarlo};
use crate::report::{Limits, Progress, Report, ThinkError};
use crate::searcher::Searcher;

/// Searches the games of one ruleset by a tree where that [is stronger](mcts::is_stronger), by alpha-beta elsewhere.
#[derive(Debug)]
pub enum Usual {
    /// By alpha-beta.
    AlphaBeta(Box<Searcher>),
    /// By a Monte Carlo tree.
    Tree(Box<MonteCarlo>),
}

impl Usual {
    /// A searcher that remembers within that many bytes.
    pub fn with_memory(rules: Arc<Rules>, bytes: usize) -> Usual {
        if mcts::is_stronger(&rules) {
            Usual::Tree(Box::new(MonteCarlo::with_memory(rules, Leaf::Judged, bytes)))
        } else {
            Usual::AlphaBeta(Box::new(Searcher::with_memory(rules, bytes)))
        }
    }

    /// Forgets all earlier searches: the next one is like the first of a new searcher. A tree remembers none.
    pub fn forget(&mut self) {
        match self {
            Usual::AlphaBeta(searcher) => searcher.forget(),
            Usual::Tree(_) => {}
        }
    }

    /// Searches the position of a game, its history taken into account, until a limit or the caller stops it or the value is exact;
    /// see [`Searcher::search`] and [`MonteCarlo::search`] for what `depth` and `on_progress` mean to either.
    ///
    /// # Errors
    /// If the game is over or of other rules.
    pub fn search(&mut self, game: &Game, limits: &Limits, stop: &dyn Fn() -> bool, on_progress: impl FnMut(&Progress<'_>)) -> Result<Report, ThinkError> {
        match self {
            Usual::AlphaBeta(searcher) => searcher.search(game, limits, stop, on_progress),
            // Nothing is left to chance that would want another number.
            Usual::Tree(tree) => tree.search(game, 0, limits, stop, on_progress),
        }
    }
}
