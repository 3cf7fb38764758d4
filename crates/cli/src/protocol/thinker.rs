//! A search on a thread of its own, and what it says on the way.

use std::fmt;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Instant;

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

/// A search under way.
pub(crate) struct Thinking {
    stop: Arc<AtomicBool>,
    done: Arc<AtomicBool>,
    thread: JoinHandle<Finder>,
}

impl Thinking {
    /// Begins to search. The finder comes back when the search is over.
    pub(crate) fn begin(task: Task, finder: Finder, voice: Voice) -> Thinking {
        let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let run = Run { task, stop: Arc::clone(&stop), done: Arc::clone(&done), voice };
        Thinking { stop, done, thread: thread::spawn(move || run.run(finder)) }
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
    pub(crate) fn end(self) -> Finder {
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

impl Run {
    fn run(self, mut finder: Finder) -> Finder {
        let Run { task, stop, done, voice } = &self;
        let stops = || stop.load(Ordering::Acquire) || task.until.is_some_and(|until| Instant::now() >= until) || voice.is_lost();
        let mut told = 0;
        let found = match task.level {
            Some(level) => Found::from(think(&task.game, level, task.game.position().stable_hash(), &stops).expect("the game goes on")),
            None => finder.search(&task.game, task.limits, &stops, |found| {
                told = found.nodes;
                self.tell(&found);
            }),
        };
        while task.waits && !stop.load(Ordering::Acquire) && !voice.is_lost() {
            thread::park();
        }
        if found.nodes > told {
            self.tell(&found);
        }
        done.store(true, Ordering::Release);
        voice.answer(format_args!("bestmove {}", task.game.rules().move_token(task.game.position(), found.line[0])));
        finder
    }

    fn tell(&self, found: &Found) {
        let Found { depth, nodes, value, exact, line } = found;
        let (time, game) = (self.task.asked.elapsed().as_millis(), &self.task.game);
        let sure = if *exact { "exact" } else { "estimate" };
        let unit = Unit::of(game.rules()).name();
        self.voice.answer(format_args!("info depth {depth} nodes {nodes} time {time} score {unit} {value} {sure} pv {}", tokens(game, line).join(" ")));
    }
}
