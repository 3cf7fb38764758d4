//! The player of programs with threads: many ask it at once, the table is built beside them.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bija_rules::{Position, Rules};

use super::{Answer, MEMORY, Means, Unproved, claim, is_perfectly_played};
use crate::book::Book;
use crate::kalah::KalahRules;
use crate::solve::{Asked, Bounds, Solved, Solver, Watch};
use crate::tables::{Built, Table};

/// Players whose tables are kept.
const KEPT: usize = 4;
/// How often a wait looks whether it is to stop.
const LOOK_EVERY: Duration = Duration::from_millis(10);

impl Means {
    /// The table for these rules.
    pub(crate) fn table(self, rules: KalahRules, seeds_in_all: u32, threads: usize) -> Option<Table> {
        let mut table = Table::new(rules, self.table_seeds(rules, seeds_in_all)?)?;
        let built = table.fill(threads, &());
        debug_assert_eq!(built, Built::Complete, "nobody stops it");
        Some(table)
    }
}

/// Plays the games of one ruleset. Copies share the table.
#[derive(Clone, Debug)]
pub struct Perfect {
    rules: KalahRules,
    book: Option<Arc<Book>>,
    means: Means,
    shared: Arc<Shared>,
}

/// A table that is built when it is first needed.
#[derive(Debug)]
struct Shared {
    rules: KalahRules,
    seeds_in_all: u32,
    means: Means,
    state: Mutex<State>,
    built: Condvar,
}

#[derive(Debug)]
enum State {
    Unasked,
    Building,
    Built(Arc<Table>),
}

impl Perfect {
    /// The player of these rules, if it can be held from the first move.
    pub fn new(rules: &Rules) -> Option<Perfect> {
        let claimed = claim(rules).filter(|_| is_perfectly_played(rules))?;
        Perfect::with(rules, Book::of(claimed, rules), Means::USUAL)
    }

    /// A player of these rules with a book and means of its own, whatever it can prove with them; `None` if no kernel plays the rules.
    pub fn with(rules: &Rules, book: Option<Arc<Book>>, means: Means) -> Option<Perfect> {
        let (claimed, seeds_in_all) = (claim(rules)?, rules.seeds_in_all());
        means.table_seeds(claimed, seeds_in_all)?;
        let book = book.filter(|book| book.is_for(claimed, rules));
        let shared = Shared { rules: claimed, seeds_in_all, means, state: Mutex::new(State::Unasked), built: Condvar::new() };
        Some(Perfect { rules: claimed, book, means, shared: Arc::new(shared) })
    }

    /// Begins to build the table on a thread of its own, if nobody has yet, and says whether it is there.
    pub fn prepare(&self) -> Readiness {
        let mut state = self.shared.state();
        match *state {
            State::Built(_) => return Readiness::Ready,
            State::Building => return Readiness::Building,
            State::Unasked => *state = State::Building,
        }
        drop(state);
        let shared = Arc::clone(&self.shared);
        std::thread::spawn(move || shared.build());
        Readiness::Building
    }

    /// A best move and the value of a position of these rules, proved. Waits for the table if it has to search.
    ///
    /// # Errors
    /// If it cannot be proved within the player's means, or the proof is stopped.
    pub fn answer(&self, position: &Position, stop: &(dyn Fn() -> bool + Sync)) -> Result<Answer, Unproved> {
        self.prepare();
        if let Some(answer) = self.book.as_ref().and_then(|book| book.answer(position)) {
            return Ok(answer);
        }
        let table = self.shared.table(stop).ok_or(Unproved::Stopped)?;
        search(self.rules, &table, position, self.means.nodes, stop)
    }
}

/// Whether a table is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Readiness {
    /// It is being built.
    Building,
    /// It is there.
    Ready,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn build(&self) {
        let table = self.means.table(self.rules, self.seeds_in_all, 1).expect("the player's table is small enough");
        *self.state() = State::Built(Arc::new(table));
        self.built.notify_all();
    }

    /// The table once it is built; none if the wait was stopped.
    fn table(&self, stop: &dyn Fn() -> bool) -> Option<Arc<Table>> {
        let mut state = self.state();
        loop {
            if let State::Built(table) = &*state {
                return Some(Arc::clone(table));
            }
            if stop() {
                return None;
            }
            (state, _) = self.built.wait_timeout(state, LOOK_EVERY).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Stops a search after so many boards, or when it is told to.
struct Spent<'m> {
    nodes: u64,
    searched: AtomicU64,
    stopped: AtomicBool,
    stop: &'m (dyn Fn() -> bool + Sync),
}

impl Watch for Spent<'_> {
    fn searched(&self, boards: u64) {
        self.searched.store(boards, Ordering::Relaxed);
    }

    fn proved(&self, _value: Bounds) {}

    fn stops(&self) -> bool {
        if (self.stop)() {
            self.stopped.store(true, Ordering::Relaxed);
            return true;
        }
        self.searched.load(Ordering::Relaxed) >= self.nodes
    }
}

/// The answer of a search of at most so many boards, with nothing remembered.
pub(crate) fn search(rules: KalahRules, table: &Arc<Table>, position: &Position, nodes: u64, stop: &(dyn Fn() -> bool + Sync)) -> Result<Answer, Unproved> {
    let spent = Spent { nodes, searched: AtomicU64::new(0), stopped: AtomicBool::new(false), stop };
    let solver = Solver::new(rules, Some(Arc::clone(table)), MEMORY, 1);
    let solved = solver.solve(position, Asked::Move, &spent).map_err(|_| Unproved::NotPlayed)?;
    let unproved = if spent.stopped.into_inner() { Unproved::Stopped } else { Unproved::TooFar };
    answer_of(&solved).ok_or(unproved)
}

/// The answer in a solution, if it was proved.
pub(crate) fn answer_of(solved: &Solved) -> Option<Answer> {
    let (value, &best) = solved.margin.value().zip(solved.line.first())?;
    Some(Answer { best, value, nodes: solved.nodes })
}

/// The players that somebody holds: one for each ruleset, of which the last few keep their tables.
#[derive(Debug, Default)]
pub struct PerfectPlayers(Mutex<Vec<Arc<(KalahRules, u32, Perfect)>>>);

impl PerfectPlayers {
    /// The player of these rules, if it can be held from the first move.
    pub fn of(&self, rules: &Rules) -> Option<Perfect> {
        let (claimed, seeds) = (claim(rules)?, rules.seeds_in_all());
        let mut players = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let player = match players.iter().position(|player| (player.0, player.1) == (claimed, seeds)) {
            Some(place) => players.remove(place),
            None => Arc::new((claimed, seeds, Perfect::new(rules)?)),
        };
        players.push(Arc::clone(&player));
        let surplus = players.len().saturating_sub(KEPT);
        players.drain(..surplus);
        Some(player.2.clone())
    }
}
