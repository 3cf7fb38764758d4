//! A search on a thread of its own, and what it says on the way.

use std::fmt;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use bija_engine::{Level, Limits, think};
use bija_rules::Game;
use bija_wire::tokens;

use super::finder::{Finder, Found};
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

/// How long a search that is stopped may take to answer itself. On a busy machine its thread may wait longer than that to run on; whoever
/// stops it answers then, with what the last depth found.
const PATIENCE: Duration = Duration::from_millis(4);

/// What has been said of a search.
#[derive(Debug, Default)]
struct Said {
    /// What the last depth found.
    found: Option<Found>,
    answered: bool,
}

/// A search under way.
pub(crate) struct Thinking {
    stop: Arc<AtomicBool>,
    run: Arc<Run>,
    thread: JoinHandle<Finder>,
}

impl Thinking {
    /// Begins to search. The finder comes back when the search is over.
    pub(crate) fn begin(task: Task, finder: Finder, voice: Voice) -> Thinking {
        let stop = Arc::new(AtomicBool::new(false));
        let run = Arc::new(Run { task, stop: Arc::clone(&stop), voice, said: Mutex::default(), changed: Condvar::new() });
        let own = Arc::clone(&run);
        Thinking { stop, run, thread: thread::spawn(move || own.run(finder)) }
    }

    /// Whether the answer is written.
    pub(crate) fn is_answered(&self) -> bool {
        self.run.said().answered
    }

    /// Whether nothing of it runs any more.
    pub(crate) fn is_over(&self) -> bool {
        self.thread.is_finished()
    }

    /// Has it answer now.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Release);
        self.thread.thread().unpark();
        let mut said = self.run.said();
        while !said.answered {
            let (still, waited) = self.run.changed.wait_timeout(said, PATIENCE).unwrap_or_else(PoisonError::into_inner);
            said = still;
            if waited.timed_out() && !said.answered && (said.found.is_some() || self.thread.is_finished()) {
                self.run.answer(&mut said);
            }
        }
    }

    /// Waits until the search is over.
    pub(crate) fn end(self) -> Finder {
        self.thread.join().expect("a search does not panic")
    }
}

/// A search and what it says.
struct Run {
    task: Task,
    stop: Arc<AtomicBool>,
    voice: Voice,
    said: Mutex<Said>,
    changed: Condvar,
}

impl Run {
    fn said(&self) -> MutexGuard<'_, Said> {
        self.said.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn run(&self, mut finder: Finder) -> Finder {
        let Run { task, stop, voice, .. } = self;
        let stops = || stop.load(Ordering::Acquire) || task.until.is_some_and(|until| Instant::now() >= until) || voice.is_lost();
        let found = match task.level {
            Some(level) => Found::from(think(&task.game, level, task.game.position().stable_hash(), &stops).expect("the game goes on")),
            None => finder.search(&task.game, task.limits, &stops, |found| self.hear(found)),
        };
        while task.waits && !stop.load(Ordering::Acquire) && !voice.is_lost() {
            thread::park();
        }
        let more = self.said().found.as_ref().is_none_or(|last| found.nodes > last.nodes);
        if more {
            self.hear(found);
        }
        let mut said = self.said();
        if !said.answered {
            self.answer(&mut said);
        }
        finder
    }

    /// Tells what was found, unless the answer is written, and keeps it for the answer.
    fn hear(&self, found: Found) {
        let mut said = self.said();
        if !said.answered {
            self.tell(&found);
            said.found = Some(found);
        }
    }

    fn answer(&self, said: &mut Said) {
        let best = said.found.as_ref().expect("a search finds a move").line[0];
        self.voice.answer(format_args!("bestmove {}", self.task.game.rules().move_token(self.task.game.position(), best)));
        said.answered = true;
        self.changed.notify_all();
    }

    fn tell(&self, found: &Found) {
        let Found { depth, nodes, value, exact, line } = found;
        let (time, game) = (self.task.asked.elapsed().as_millis(), &self.task.game);
        let sure = if *exact { "exact" } else { "estimate" };
        let unit = Unit::of(game.rules()).name();
        self.voice.answer(format_args!("info depth {depth} nodes {nodes} time {time} score {unit} {value} {sure} pv {}", tokens(game, line).join(" ")));
    }
}
