//! A search on a thread of its own, and what it says on the way.

use std::fmt;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use bija_engine::{Level, Limits, Searcher, think};
use bija_rules::{Game, Move};
use bija_wire::tokens;

use crate::worth::Unit;

/// Standard output for several threads: whole lines, each on its way at once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Voice(Arc<Mutex<Option<io::Error>>>);

impl Voice {
    /// Says a line, unless an earlier one could not be written.
    pub(crate) fn answer(&self, line: impl fmt::Display) {
        let Ok(mut failed) = self.0.lock() else { return };
        if failed.is_none() {
            let mut out = io::stdout().lock();
            *failed = writeln!(out, "{line}").and_then(|()| out.flush()).err();
        }
    }

    /// Whether nobody hears what is said.
    pub(crate) fn is_lost(&self) -> bool {
        self.0.lock().map_or(true, |failed| failed.is_some())
    }

    /// Why, if it is so.
    pub(crate) fn failure(&self) -> Option<io::Error> {
        self.0.lock().ok().and_then(|mut failed| failed.take())
    }
}

/// What a search is to find out.
pub(crate) struct Task {
    /// The game, all moves played.
    pub(crate) game: Game,
    /// The level that plays, or the whole engine.
    pub(crate) level: Option<Level>,
    pub(crate) limits: Limits,
    /// When it was asked, and when it must have answered.
    pub(crate) asked: Instant,
    pub(crate) until: Option<Instant>,
    /// Whether it answers only when it is stopped.
    pub(crate) waits: bool,
}

/// A search under way.
pub(crate) struct Thinking {
    stop: Arc<AtomicBool>,
    done: Arc<AtomicBool>,
    thread: JoinHandle<Searcher>,
}

impl Thinking {
    /// Begins to search. The searcher comes back when the search is over.
    pub(crate) fn begin(task: Task, searcher: Searcher, voice: Voice) -> Thinking {
        let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let run = Run { task, stop: Arc::clone(&stop), done: Arc::clone(&done), voice };
        Thinking { stop, done, thread: thread::spawn(move || run.run(searcher)) }
    }

    /// Whether the answer is found: it is written by now, or will be in the next moment.
    pub(crate) fn is_done(&self) -> bool {
        self.done.load(Ordering::Acquire)
    }

    /// Asks it to answer now.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Release);
        self.thread.thread().unpark();
    }

    /// Waits until the answer is written.
    pub(crate) fn end(self) -> Searcher {
        self.thread.join().expect("a search does not panic")
    }
}

/// The thread's own part.
struct Run {
    task: Task,
    stop: Arc<AtomicBool>,
    done: Arc<AtomicBool>,
    voice: Voice,
}

/// What is said of a depth.
struct Found<'m> {
    depth: u32,
    nodes: u64,
    value: i32,
    exact: bool,
    line: &'m [Move],
}

impl Run {
    fn run(self, mut searcher: Searcher) -> Searcher {
        let Run { task, stop, done, voice } = &self;
        let stops = || stop.load(Ordering::Acquire) || task.until.is_some_and(|until| Instant::now() >= until) || voice.is_lost();
        let mut told = 0;
        let report = match task.level {
            Some(level) => think(&task.game, level, task.game.position().stable_hash(), &stops),
            None => searcher.search(&task.game, &task.limits, &stops, |found| {
                told = found.nodes;
                self.tell(&Found { depth: found.depth, nodes: found.nodes, value: found.value, exact: found.exact, line: found.line });
            }),
        };
        let report = report.expect("a game that goes on is searched by a searcher of its rules");
        while task.waits && !stop.load(Ordering::Acquire) && !voice.is_lost() {
            thread::park();
        }
        if report.nodes > told {
            self.tell(&Found { depth: report.depth, nodes: report.nodes, value: report.value, exact: report.exact, line: &report.line });
        }
        done.store(true, Ordering::Release);
        voice.answer(format_args!("bestmove {}", task.game.rules().move_token(task.game.position(), report.best)));
        searcher
    }

    fn tell(&self, found: &Found<'_>) {
        let Found { depth, nodes, value, exact, line } = *found;
        let (time, game) = (self.task.asked.elapsed().as_millis(), &self.task.game);
        let sure = if exact { "exact" } else { "estimate" };
        let unit = Unit::of(game.rules()).name();
        self.voice.answer(format_args!("info depth {depth} nodes {nodes} time {time} score {unit} {value} {sure} pv {}", tokens(game, line).join(" ")));
    }
}
