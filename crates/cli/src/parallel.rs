//! Many independent parts on several threads, until all are done or Ctrl-C is pressed.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use crate::interrupt::Interrupt;
use crate::terminal::Progress;

/// How a run came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// All parts are done.
    Complete,
    /// Ctrl-C was pressed before.
    Interrupted,
}

/// Threads of a run that names none: one for each core.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| std::thread::available_parallelism().map_or(1, std::num::NonZero::get), usize::from)
}

/// Does the parts `0..count` on that many threads and hands each result over as it comes, in any order. How far it is
/// goes to standard error after a label.
pub(crate) fn each<T: Send + 'static>(
    count: usize,
    threads: usize,
    interrupt: &Interrupt,
    label: &str,
    work: impl Fn(usize) -> T + Send + Sync + 'static,
    mut take: impl FnMut(usize, T),
) -> Ended {
    let (work, next) = (Arc::new(work), Arc::new(AtomicUsize::new(0)));
    let (send, results) = mpsc::channel();
    for _ in 0..threads {
        let (work, next, send, interrupt) = (Arc::clone(&work), Arc::clone(&next), send.clone(), interrupt.clone());
        // Not joined: a part that takes long does not hold up a run that was interrupted.
        std::thread::spawn(move || {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= count || interrupt.pressed() || send.send((index, work(index))).is_err() {
                    return;
                }
            }
        });
    }
    drop(send);
    let mut progress = Progress::new();
    let mut done = 0;
    while done < count && !interrupt.pressed() {
        match results.recv_timeout(Duration::from_millis(100)) {
            Ok((index, result)) => {
                take(index, result);
                done += 1;
            }
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
        }
        progress.say(|| format!("{label} {done}/{count}"));
    }
    progress.clear();
    if done == count { Ended::Complete } else { Ended::Interrupted }
}
