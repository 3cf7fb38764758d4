//! Players of matches: the levels, and plain ones to measure them by.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::str::FromStr;

use bija_rules::{Game, Move, SplitMix64};

use super::{baseline, maxn};
use crate::level::{Level, think};
use crate::mcts::{Leaf, MonteCarlo};
use crate::report::{Limits, ThinkError};
use crate::searcher::Searcher;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A level of the engine.
    Level(Level),
    /// The engine with that many nodes a move.
    Nodes(u64),
    /// Any legal move, each as likely as the other.
    Random,
    /// An extra sowing if there is one, otherwise the largest gain at once; equal ones at random.
    Greedy,
    /// Plain alpha-beta of that depth by the difference of the scores, without table or order: for comparison.
    FixedDepth(u32),
    /// Plain max-n with that many nodes a move: every seat plays for itself. For comparison.
    MaxN(u64),
    /// A Monte Carlo tree with that many nodes a move, whose leaves the engine's judge values.
    MonteCarlo(u64),
    /// A Monte Carlo tree with that many nodes a move, whose leaves are played to the end by random moves. For comparison.
    Playouts(u64),
}

/// A name that is no player's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownPlayer {
    /// What was asked for.
    pub name: String,
}

impl core::fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "there is no player {:?} (there are easy, normal, hard, nodes=N, random, greedy, depth=N, maxn=N, mcts=N, playouts=N)", self.name)
    }
}

impl core::error::Error for UnknownPlayer {}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Player, UnknownPlayer> {
        let unknown = || UnknownPlayer { name: name.to_string() };
        if let Some(level) = Level::from_name(name) {
            return Ok(Player::Level(level));
        }
        match name.split_once('=') {
            Some(("nodes", nodes)) => nodes.parse().map(Player::Nodes).map_err(|_| unknown()),
            Some(("maxn", nodes)) => nodes.parse().map(Player::MaxN).map_err(|_| unknown()),
            Some(("mcts", nodes)) => nodes.parse().map(Player::MonteCarlo).map_err(|_| unknown()),
            Some(("playouts", nodes)) => nodes.parse().map(Player::Playouts).map_err(|_| unknown()),
            Some(("depth", depth)) => depth.parse().map(Player::FixedDepth).map_err(|_| unknown()),
            Some(_) => Err(unknown()),
            None => match name {
                "random" => Ok(Player::Random),
                "greedy" => Ok(Player::Greedy),
                _ => Err(unknown()),
            },
        }
    }
}

impl core::fmt::Display for Player {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Player::Level(level) => f.write_str(level.name()),
            Player::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::FixedDepth(depth) => write!(f, "depth={depth}"),
            Player::MaxN(nodes) => write!(f, "maxn={nodes}"),
            Player::MonteCarlo(nodes) => write!(f, "mcts={nodes}"),
            Player::Playouts(nodes) => write!(f, "playouts={nodes}"),
        }
    }
}

/// Bytes of the table of a player by alpha-beta that looks at so many positions: for each a place of its own, nearly, and no more than
/// usual. Of a table with room for more than is looked at, only the clearing would be felt.
pub const fn room(nodes: u64) -> usize {
    let wanted = nodes.saturating_mul(160);
    if wanted < Searcher::USUAL_MEMORY as u64 { wanted as usize } else { Searcher::USUAL_MEMORY }
}

impl Player {
    /// The move this player makes. The number decides what is left to chance.
    ///
    /// # Errors
    /// If the game is over.
    pub fn choose(self, game: &Game, number: u64) -> Result<Move, ThinkError> {
        if game.position().over().is_some() {
            return Err(ThinkError::GameOver);
        }
        let never = || false;
        let mut draw = SplitMix64::new(number.rotate_left(17) ^ game.plies().len() as u64);
        match self {
            Player::Level(level) => Ok(think(game, level, number, &never)?.best),
            Player::Nodes(nodes) => {
                let mut searcher = Searcher::with_memory(game.rules().clone(), room(nodes));
                Ok(searcher.search(game, &Limits::nodes(nodes), &never, |_| {})?.best)
            }
            Player::Random => Ok(one_of(&game.legal().collect::<Vec<_>>(), &mut draw)),
            Player::Greedy => Ok(one_of(&baseline::greediest(game), &mut draw)),
            Player::FixedDepth(depth) => Ok(baseline::fixed_depth(game, depth.max(1))),
            Player::MaxN(nodes) => Ok(maxn::choose(game, nodes)),
            Player::MonteCarlo(nodes) => by_tree(game, Leaf::Judged, nodes, number),
            Player::Playouts(nodes) => by_tree(game, Leaf::Played(u32::MAX), nodes, number),
        }
    }
}

/// The move of a Monte Carlo tree within the usual memory.
fn by_tree(game: &Game, leaf: Leaf, nodes: u64, number: u64) -> Result<Move, ThinkError> {
    let searcher = MonteCarlo::with_memory(game.rules().clone(), leaf, Searcher::USUAL_MEMORY);
    Ok(searcher.search(game, number, &Limits::nodes(nodes), &|| false, |_| {})?.best)
}

fn one_of(moves: &[Move], draw: &mut SplitMix64) -> Move {
    moves[draw.below(moves.len() as u64) as usize]
}
