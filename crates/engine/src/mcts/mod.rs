//! Monte Carlo tree search: a tree that grows where play is promising, instead of ply by ply.
//!
//! Each visit goes down from the root by PUCT (Rosin, Multi-armed bandits with episode context, 2011), adds the moves of the
//! position it comes to, values it, and takes the value up. The value of a position is a [share](reward) of the game, so that
//! winning counts more than winning by much. Beside the mean of the visits every position of two seats keeps the best
//! that either can reach by the judge's guesses, and both count ([Lanctot and others, Monte Carlo tree search with heuristic
//! evaluations using implicit minimax backups, 2014](https://arxiv.org/abs/1406.0486)).
//!
//! What is proved is never visited again where it cannot matter: every position has a least and a most that the searching
//! seat ends with (Cazenave and Saffidine, Score bounded Monte-Carlo tree search, 2010; with wins and losses alone:
//! Winands and others, Monte-Carlo tree search solver, 2008). As the tree has one node for each path, the game's history is
//! part of every proof.
//!
//! Among more than two seats each plays for itself (max-n): a share for every seat is taken up, and only ends are proofs.

mod growth;
mod reward;
mod tree;

use alloc::sync::Arc;

use bija_rules::ruleset::{Act, Family};
use bija_rules::{Game, Rules};

use crate::judge::Judge;
use crate::key::Keys;
use crate::nature::Nature;
use crate::report::{Limits, Progress, Report, ThinkError};
use growth::Growth;

/// Whether a tree plays a game better than alpha-beta does in the same time, up to the longest that was tried. So it is in games of relays
/// whose stores grant no further sowing: a turn of many laps changes so much that a guess at one position says little, and
/// the mean of many says more. Where such turns may follow each other without end, the one best turn decides, and
/// alpha-beta finds it. In the family of bao a tree is ahead with little time and not with more. The matches that showed it,
/// and those of all other games, are in `docs/engine.md`.
pub fn is_stronger(rules: &Rules) -> bool {
    match &rules.ruleset().family {
        Family::Bao(_) => false,
        Family::Sow(sow) => sow.extra.max_bonus == Some(0) && sow.landing.iter().any(|row| matches!(row.act, Act::Relay(_))),
    }
}

/// What a position is worth that has just been reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// What the judge guesses of the best of its moves.
    Judged,
    /// What becomes of it by random moves, so many at the most: its end, or what the judge guesses then.
    Played(u32),
}

/// Searches the games of one ruleset by a Monte Carlo tree. Nothing is remembered from one search to the next.
#[derive(Debug)]
pub struct MonteCarlo {
    rules: Arc<Rules>,
    nature: Nature,
    judge: Judge,
    keys: Keys,
    leaf: Leaf,
    bytes: usize,
}

impl MonteCarlo {
    /// A searcher whose tree stays within that many bytes, but for the root and its moves. A tree that is full forgets what is
    /// below positions that it seldom visited.
    pub fn with_memory(rules: Arc<Rules>, leaf: Leaf, bytes: usize) -> MonteCarlo {
        let nature = Nature::of(rules.ruleset());
        let (judge, keys) = (Judge::new(&rules, &nature), Keys::new(rules.ruleset(), &nature));
        MonteCarlo { rules, nature, judge, keys, leaf, bytes }
    }

    /// Searches the position of a game, its history taken into account, until a limit or the caller stops it or the value is
    /// exact. The number decides what is left to chance; depth is the length of the line expected. `stop` is asked every
    /// hundred positions or so; `on_progress` hears each time as many positions again have been looked at.
    ///
    /// # Errors
    /// If the game is over or of other rules.
    pub fn search(
        &self,
        game: &Game,
        number: u64,
        limits: &Limits,
        stop: &dyn Fn() -> bool,
        mut on_progress: impl FnMut(&Progress<'_>),
    ) -> Result<Report, ThinkError> {
        ThinkError::check(game, &self.rules)?;
        let growth = Growth::new(self, game, number, limits, stop);
        Ok(growth.run(limits, &mut on_progress))
    }
}
