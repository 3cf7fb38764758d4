//! Who searches: a kernel where one plays the game, the engine on the interpreter everywhere else.

use std::sync::Arc;

use bija_engine as engine;
use bija_kernels::search;
use bija_rules::{Game, Move};

/// What is known after a depth, and at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    pub(crate) value: i32,
    pub(crate) exact: bool,
    /// The best move first.
    pub(crate) line: Vec<Move>,
}

impl From<&search::Finding> for Found {
    fn from(found: &search::Finding) -> Found {
        Found { depth: found.depth, nodes: found.nodes, value: found.value, exact: found.exact, line: found.line.clone() }
    }
}

impl From<&engine::Progress<'_>> for Found {
    fn from(found: &engine::Progress<'_>) -> Found {
        Found { depth: found.depth, nodes: found.nodes, value: found.value, exact: found.exact, line: found.line.to_vec() }
    }
}

impl From<engine::Report> for Found {
    fn from(report: engine::Report) -> Found {
        Found { depth: report.depth, nodes: report.nodes, value: report.value, exact: report.exact, line: report.line }
    }
}

/// A searcher of one ruleset.
#[derive(Debug)]
pub(crate) enum Finder {
    Kernel(search::Searcher),
    Engine(engine::Usual),
}

impl Finder {
    /// The searcher for a game that remembers within so many bytes and searches on so many threads, if a kernel plays the game.
    pub(crate) fn of(game: &Game, bytes: usize, threads: usize) -> Finder {
        let kernel = search::takes(game.rules(), game.position()).then(|| search::Searcher::new(game.rules(), bytes as u64, threads)).flatten();
        kernel.map_or_else(|| Finder::Engine(engine::Usual::with_memory(Arc::clone(game.rules()), bytes)), Finder::Kernel)
    }

    /// Whether it is the one for this game of the same rules, too.
    pub(crate) fn suits(&self, game: &Game) -> bool {
        match self {
            Finder::Kernel(_) => search::takes(game.rules(), game.position()),
            Finder::Engine(_) => !search::takes(game.rules(), game.position()),
        }
    }

    /// Makes ready what searches use and may take a second: a table of endings.
    pub(crate) fn prepare(&mut self) {
        match self {
            Finder::Kernel(searcher) => searcher.prepare(),
            Finder::Engine(_) => {}
        }
    }

    /// Forgets all earlier searches; a table of endings stays.
    pub(crate) fn forget(&mut self) {
        match self {
            Finder::Kernel(searcher) => searcher.forget(),
            Finder::Engine(searcher) => searcher.forget(),
        }
    }

    /// Searches a game that goes on and that it suits.
    pub(crate) fn search(&mut self, game: &Game, limits: engine::Limits, stop: &dyn Fn() -> bool, mut on_depth: impl FnMut(Found)) -> Found {
        const SUITS: &str = "the game goes on and the searcher suits it";
        match self {
            Finder::Kernel(searcher) => {
                let limits = search::Limits { nodes: limits.nodes, depth: limits.depth };
                let found = searcher.search(game, &limits, stop, &mut |found| on_depth(Found::from(found)));
                Found::from(&found.expect(SUITS))
            }
            Finder::Engine(searcher) => Found::from(searcher.search(game, &limits, stop, |found| on_depth(Found::from(found))).expect(SUITS)),
        }
    }
}
