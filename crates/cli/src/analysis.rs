//! What the moves of a position are worth, as far as a limit lets it be found out: the engine's search estimates, and where a
//! kernel plays the game a solver tries to prove beside it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bija_engine::{self as engine, Limits, MoveValue, Ranking, Searcher, Stopped, Usual};
use bija_kernels::KalahRules;
use bija_kernels::solve::{self, Asked, Bounds, Solved, Solver};
use bija_kernels::tables::{self, Built, Table};
use bija_rules::{Game, Move, Position, Seat};

use crate::interrupt::Interrupt;
use crate::terminal::Progress;

/// How long to look, and how widely.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    pub(crate) time: Option<Duration>,
    /// Positions for the search, and boards for the solver.
    pub(crate) nodes: Option<u64>,
    /// Plies for the search. The solver knows no depth and is not asked.
    pub(crate) depth: Option<u32>,
    /// How many of the best moves are valued.
    pub(crate) lines: usize,
    /// Bytes for each of the two to remember what it has seen.
    pub(crate) memory: u64,
    pub(crate) threads: usize,
}

/// A move with what was found out about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Valued {
    pub(crate) mv: Move,
    /// For the seat to move, as the engine counts.
    pub(crate) value: i32,
    pub(crate) exact: bool,
    /// What is proved of a value that is not exact.
    pub(crate) bounds: Option<Bounds>,
    /// The moves expected, itself first.
    pub(crate) line: Vec<Move>,
}

/// Everything that was found out.
pub(crate) struct Analysis {
    /// The best moves, the best first.
    pub(crate) lines: Vec<Valued>,
    /// What the solver proved of the position beyond what anybody sees.
    pub(crate) proved: Option<Bounds>,
    /// Of the search, if the lines are its: depth of the last iteration, and positions looked at.
    pub(crate) searched: Option<(u32, u64)>,
    /// Boards the solver looked at.
    pub(crate) boards: u64,
    /// Seeds of the fullest boards of the table it had.
    pub(crate) table: Option<u8>,
    pub(crate) stopped: Stopped,
}

/// What the two parts tell while they work, and what ends them.
struct Watch<'i> {
    interrupt: &'i Interrupt,
    until: Option<Instant>,
    most_boards: u64,
    /// The solver has proved all that was asked.
    solved: AtomicBool,
    /// Boards beyond the limit were asked for.
    spent: AtomicBool,
    progress: Mutex<Progress>,
    known: Mutex<Known>,
}

/// What is known by now, for the line that says how far it is.
#[derive(Default)]
struct Known {
    depth: u32,
    value: i32,
    proved: Option<Bounds>,
}

impl Watch<'_> {
    fn is_over(&self) -> bool {
        self.interrupt.pressed() || self.until.is_some_and(|until| Instant::now() >= until)
    }

    fn say(&self) {
        let (Ok(mut progress), Ok(known)) = (self.progress.try_lock(), self.known.lock()) else { return };
        progress.say(|| {
            let searched = if known.depth > 0 { format!(" depth {} {:+}", known.depth, known.value) } else { String::new() };
            let proved = known.proved.map_or_else(String::new, |Bounds { least, most }| format!(", proved {least:+} to {most:+}"));
            format!("analyze:{searched}{proved}")
        });
    }

    fn know(&self, change: impl FnOnce(&mut Known)) {
        if let Ok(mut known) = self.known.lock() {
            change(&mut known);
        }
    }
}

impl solve::Watch for Watch<'_> {
    fn searched(&self, boards: u64) {
        if boards >= self.most_boards {
            self.spent.store(true, Ordering::Relaxed);
        }
        self.say();
    }

    fn proved(&self, value: Bounds) {
        self.know(|known| known.proved = Some(value));
    }

    fn stops(&self) -> bool {
        self.spent.load(Ordering::Relaxed) || self.is_over()
    }
}

impl tables::Watch for Watch<'_> {
    fn filled(&self, _boards: u64) {
        self.say();
    }

    fn stops(&self) -> bool {
        self.is_over()
    }
}

/// Finds out what it can about a game that is not over.
pub(crate) fn analyze(game: &Game, question: &Question, interrupt: &Interrupt) -> Analysis {
    let watch = Watch {
        interrupt,
        until: question.time.and_then(|time| Instant::now().checked_add(time)),
        most_boards: question.nodes.unwrap_or(u64::MAX),
        solved: AtomicBool::new(false),
        spent: AtomicBool::new(false),
        progress: Mutex::new(Progress::new()),
        known: Mutex::new(Known::default()),
    };
    let claimed = KalahRules::claim(game.rules()).filter(|_| question.depth.is_none());
    let (proof, ranking) = std::thread::scope(|scope| {
        let watch = &watch;
        let proving = claimed.map(|rules| scope.spawn(move || prove(rules, game, question, watch)));
        let ranking = estimate(game, question, watch);
        (proving.and_then(|proving| proving.join().expect("a solver does not panic")), ranking)
    });
    if let Ok(mut progress) = watch.progress.lock() {
        progress.clear();
    }
    join(game, question, proof, ranking)
}

/// What the solver found out.
struct Proof {
    rules: KalahRules,
    solved: Solved,
    /// The moves whose values are proved, the best first, as many as are asked for, if all of those are.
    best: Option<Vec<Valued>>,
    table: Option<u8>,
}

/// Boards of a table for each second of time: what is built in about a tenth of it.
const BOARDS_A_SECOND: u64 = 1_000_000;
/// Boards of the largest table that is built for one question.
const MOST_TABLED: u64 = 100_000_000;

fn prove(rules: KalahRules, game: &Game, question: &Question, watch: &Watch<'_>) -> Option<Proof> {
    // Within a number of boards the answer is the same on every run; on several threads it would not be.
    let threads = if question.nodes.is_some() { 1 } else { question.threads.saturating_sub(1).max(1) };
    let table = table(rules, game, question, threads, watch);
    if tables::Watch::stops(watch) {
        return None;
    }
    let tabled = table.as_ref().map(Table::most_seeds);
    let solver = Solver::new(rules, table.map(Arc::new), question.memory, threads);
    let asked = if question.lines == 1 { Asked::Value } else { Asked::AllMoves };
    let mut solved = solver.solve(game.position(), asked, watch).ok()?;
    let best = best_proved(&solver, game, question.lines, &mut solved, watch);
    if best.is_some() {
        watch.solved.store(true, Ordering::Relaxed);
    }
    Some(Proof { rules, solved, best, table: tabled })
}

/// A table that is built quickly beside the limit.
fn table(rules: KalahRules, game: &Game, question: &Question, threads: usize, watch: &Watch<'_>) -> Option<Table> {
    let in_time = question.time.map_or(u64::MAX, |time| time.as_millis() as u64 * BOARDS_A_SECOND / 1000);
    let most_boards = MOST_TABLED.min(in_time).min(question.nodes.unwrap_or(u64::MAX));
    let mut table = Table::for_search(rules, game.position(), most_boards)?;
    (table.fill(threads, watch) == Built::Complete).then_some(table)
}

/// The best moves with proved values and the lines that follow from them, if all of them are proved.
fn best_proved(solver: &Solver, game: &Game, lines: usize, solved: &mut Solved, watch: &Watch<'_>) -> Option<Vec<Valued>> {
    let exact = |mv, value, line| Valued { mv, value, exact: true, bounds: None, line };
    if lines == 1 {
        return solved.margin.value().map(|value| vec![exact(solved.line[0], value, solved.line.clone())]);
    }
    let mut values = solved.moves.iter().map(|&(mv, bounds)| Some((mv, bounds.value()?))).collect::<Option<Vec<_>>>()?;
    // The move of the position's own line is the first of the best ones.
    let favourite = solved.line.first().copied();
    values.sort_by_key(|&(mv, value)| (-value, Some(mv) != favourite));
    values.truncate(lines);
    let mut best = Vec::new();
    for (mv, value) in values {
        let after = game.rules().play(game.position(), mv, &mut ()).expect("the solver finds legal moves");
        let onwards = match solver.solve(&after, Asked::Value, watch) {
            Ok(onwards) => {
                solved.nodes += onwards.nodes;
                onwards.line
            }
            Err(_) => Vec::new(),
        };
        best.push(exact(mv, value, std::iter::once(mv).chain(onwards).collect()));
    }
    Some(best)
}

/// The engine's search: of the best move alone, or of all.
fn estimate(game: &Game, question: &Question, watch: &Watch<'_>) -> Ranking {
    let (rules, memory) = (Arc::clone(game.rules()), question.memory as usize);
    let limits = Limits { nodes: question.nodes, depth: question.depth };
    let stops = || {
        watch.say();
        watch.solved.load(Ordering::Relaxed) || watch.is_over()
    };
    const GOES_ON: &str = "the game goes on and is one of these rules";
    if question.lines > 1 {
        return Searcher::with_memory(rules, memory).rank(game, &limits, &stops).expect(GOES_ON);
    }
    let hear = |found: &engine::Progress<'_>| watch.know(|known| (known.depth, known.value) = (found.depth, found.value));
    let report = Usual::with_memory(rules, memory).search(game, &limits, &stops, hear).expect(GOES_ON);
    let best = MoveValue { mv: report.best, value: report.value, exact: report.exact, line: report.line };
    Ranking { values: vec![best], depth: report.depth, nodes: report.nodes, stopped: report.stopped }
}

/// Puts the two together: what is proved stands, and bounds hold for what is not.
fn join(game: &Game, question: &Question, proof: Option<Proof>, ranking: Ranking) -> Analysis {
    let of_search = |found: MoveValue| Valued { mv: found.mv, value: found.value, exact: found.exact, bounds: None, line: found.line };
    let mut lines: Vec<Valued> = ranking.values.into_iter().map(of_search).collect();
    let searched = Some((ranking.depth, ranking.nodes));
    let Some(Proof { rules, solved, best, table }) = proof else {
        lines.truncate(question.lines);
        return Analysis { lines, proved: None, searched, boards: 0, table: None, stopped: ranking.stopped };
    };
    let mover = game.position().to_move().expect("the game goes on");
    let open = if solved.moves.is_empty() { in_reach(rules, game.position(), mover) } else { open_after(rules, game, &solved, mover) };
    let proved = (solved.margin != open).then_some(solved.margin);
    let (boards, is_proved) = (solved.nodes, best.is_some());
    if best.is_none() {
        for line in &mut lines {
            bound(line, rules, &solved, game, mover);
        }
    }
    lines = best.unwrap_or(lines);
    lines.sort_by_key(|line| (-line.value, !line.exact));
    lines.truncate(question.lines);
    let (searched, stopped) = if is_proved { (None, Stopped::Exact) } else { (searched, ranking.stopped) };
    Analysis { lines, proved, searched, boards, table, stopped }
}

/// What the solver knows of a move that was searched.
fn bound(line: &mut Valued, rules: KalahRules, solved: &Solved, game: &Game, mover: Seat) {
    let Some(&(mv, bounds)) = solved.moves.iter().find(|(mv, _)| *mv == line.mv) else { return };
    if line.exact {
        return;
    }
    line.value = line.value.clamp(bounds.least, bounds.most);
    line.exact = bounds.value().is_some();
    line.bounds = (!line.exact && bounds != reach_after(rules, game, mv, mover)).then_some(bounds);
}

/// What is open of a position when nothing is known of its moves but what they bring at once.
fn open_after(rules: KalahRules, game: &Game, solved: &Solved, mover: Seat) -> Bounds {
    let reaches = solved.moves.iter().map(|&(mv, _)| reach_after(rules, game, mv, mover));
    let higher = |one: Bounds, other: Bounds| Bounds { least: one.least.max(other.least), most: one.most.max(other.most) };
    reaches.reduce(higher).expect("a position that is not over has a legal move")
}

fn reach_after(rules: KalahRules, game: &Game, mv: Move, mover: Seat) -> Bounds {
    let after = game.rules().play(game.position(), mv, &mut ()).expect("the solver finds legal moves");
    in_reach(rules, &after, mover)
}

/// The margins that a seat can still end with: everything in the pits goes to one of the two.
fn in_reach(rules: KalahRules, position: &Position, seat: Seat) -> Bounds {
    let held = i32::from(position.store(seat)) - i32::from(position.store(seat.other()));
    let open = rules.seeds_in_pits(position) as i32;
    Bounds { least: held - open, most: held + open }
}
