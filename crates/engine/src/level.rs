//! Levels: the same search, and what a person would make of it.
//!
//! Easy and normal look only a few turns ahead and misread what they see, long sowings more than short ones: a person who
//! counts eleven seeds round the board, or follows a relay of six laps, miscounts more often than one who sows two. Easy
//! often forgets to look at the reply. How they err is drawn from a number, so that the same game and number give the
//! same move. No level wastes time.

use alloc::sync::Arc;
use alloc::vec::Vec;

use bija_rules::{Event, Game, Move, Sink, SplitMix64};

use crate::report::{Limits, MoveValue, Report, Stopped, ThinkError};
use crate::searcher::{Ranking, Searcher};
use crate::tree::Horizon;

/// How well the engine plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Sees captures and extra sowings, misses many replies.
    Easy,
    /// Sees a few plies ahead and seldom misreads by much.
    Normal,
    /// Searches as deep as its nodes carry it.
    Hard,
}

/// What a level sees and how it errs.
struct Sight {
    /// Turns it looks ahead, a turn with all its sowings.
    turns: u32,
    /// Largest misreading of a sowing of one seed, in hundredths of a seed.
    unsure: i32,
    /// What each further seed of the sowing adds to that.
    per_seed: i32,
    /// In how many of a hundred turns it does not look at the replies.
    overlooks: u64,
}

/// Positions that the other levels look at, at most.
const SIGHT_NODES: u64 = 40_000;
/// Bytes of table for so few positions.
const SIGHT_MEMORY: usize = 1 << 20;
/// Positions that the hard level looks at: a tenth of a second to half a second on a server, the most in games of long
/// relays; about a second in the browser.
const HARD_NODES: u64 = 500_000;

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    fn sight(self) -> Option<Sight> {
        match self {
            Level::Easy => Some(Sight { turns: 2, unsure: 400, per_seed: 25, overlooks: 60 }),
            Level::Normal => Some(Sight { turns: 4, unsure: 50, per_seed: 8, overlooks: 0 }),
            Level::Hard => None,
        }
    }
}

/// The move of a level in a game. The number decides how the level errs; the same arguments give the same answer unless
/// `stop` cuts the search short.
///
/// # Errors
/// If the game is over.
pub fn think(game: &Game, level: Level, number: u64, stop: &dyn Fn() -> bool) -> Result<Report, ThinkError> {
    if game.position().over().is_some() {
        return Err(ThinkError::GameOver);
    }
    let forced = game.legal().len() == 1;
    let sight = level.sight().filter(|_| !forced);
    let (memory, nodes) = match sight {
        Some(_) => (SIGHT_MEMORY, SIGHT_NODES),
        None if forced => (0, 0),
        None => (Searcher::USUAL_MEMORY, HARD_NODES),
    };
    let mut searcher = Searcher::with_memory(Arc::clone(game.rules()), memory);
    let Some(sight) = sight else {
        let report = searcher.search_own(game, &Limits::nodes(nodes), stop, &mut |_| {});
        return Ok(if forced { Report { stopped: Stopped::Forced, ..report } } else { report });
    };
    let mut draw = SplitMix64::new(number ^ (game.plies().len() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let turns = if draw.below(100) < sight.overlooks { 1 } else { sight.turns };
    let limits = Limits { nodes: Some(nodes), depth: Some(turns) };
    let Ranking { values, depth, nodes, stopped } = searcher.rank_own(game, &limits, stop, Horizon::Turns);
    let seen = |value: &MoveValue| searcher.judge.hundredths(value.value) + misreading(&sight, seeds_sown(game, value.mv), &mut draw);
    let MoveValue { mv, value, exact, line } = keep_best(values, seen);
    Ok(Report { best: mv, value, exact, depth, nodes, line, stopped })
}

fn keep_best(values: Vec<MoveValue>, mut seen: impl FnMut(&MoveValue) -> i32) -> MoveValue {
    let mut best: Option<(i32, MoveValue)> = None;
    for value in values {
        let looks = seen(&value);
        if best.as_ref().is_none_or(|(best, _)| looks > *best) {
            best = Some((looks, value));
        }
    }
    best.expect("a game that is not over has a legal move").1
}

/// By how much a person misreads a sowing: small errors are commoner than large ones.
fn misreading(sight: &Sight, seeds: i32, draw: &mut SplitMix64) -> i32 {
    let spread = sight.unsure + sight.per_seed * (seeds - 1).clamp(0, 40);
    let mut half = || draw.below(spread as u64 + 1) as i32;
    half() - half()
}

/// Seeds that fall in a move, all its laps together.
fn seeds_sown(game: &Game, mv: Move) -> i32 {
    struct Drops(i32);
    impl Sink for Drops {
        fn event(&mut self, event: Event) {
            self.0 += i32::from(matches!(event, Event::Drop(_) | Event::DropStore(_)));
        }
    }
    let mut drops = Drops(0);
    let mut after = *game.position();
    game.rules().play_unchecked(&mut after, mv, &mut drops);
    drops.0
}
