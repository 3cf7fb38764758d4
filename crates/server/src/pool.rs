//! The pool in which searches run: as many threads as the machine has cores, and a short queue.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bija_kernels::perfect::PerfectPlayers;
use bija_web::pages::error::Trouble;
use tokio::sync::oneshot;

/// Searches that may wait for each thread.
const QUEUE_PER_THREAD: usize = 8;
/// How long a search of the engine may take.
pub(crate) const SEARCH_TIME: Duration = Duration::from_secs(2);
/// How long a proof may take: as a rule it takes a third of a second, but one that was stopped is worth nothing.
pub(crate) const PROOF_TIME: Duration = Duration::from_secs(15);

type Job = Box<dyn FnOnce() + Send>;

/// Why a search was not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PoolError {
    /// Too many are waiting.
    Full,
    /// It failed by a fault of ours.
    Failed,
}

impl From<PoolError> for Trouble {
    fn from(error: PoolError) -> Trouble {
        match error {
            PoolError::Full => Trouble::Busy,
            PoolError::Failed => Trouble::Internal,
        }
    }
}

/// The pool. Its threads end when its last copy is gone.
#[derive(Clone, Debug)]
pub struct Pool {
    queue: SyncSender<Job>,
    /// The other end of the queue, so that it stays open in a pool without threads.
    #[expect(dead_code, reason = "held, never asked")]
    jobs: Arc<Mutex<Receiver<Job>>>,
    perfect: Arc<PerfectPlayers>,
}

impl Default for Pool {
    fn default() -> Pool {
        Pool::new()
    }
}

impl Pool {
    /// A pool with a thread for each core.
    pub fn new() -> Pool {
        let threads = thread::available_parallelism().map_or(2, usize::from);
        Pool::with(threads, threads * QUEUE_PER_THREAD)
    }

    /// A pool of so many threads and so many searches waiting. With no thread nothing is ever searched.
    pub fn with(threads: usize, waiting: usize) -> Pool {
        let (queue, jobs) = sync_channel::<Job>(waiting);
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..threads {
            let jobs = Arc::clone(&jobs);
            thread::spawn(move || work(&jobs));
        }
        Pool { queue, jobs, perfect: Arc::default() }
    }

    /// The players that are perfect, whose tables all searches share.
    pub(crate) fn perfect_players(&self) -> &PerfectPlayers {
        &self.perfect
    }

    /// Runs a search as [`run_within`](Pool::run_within) does, within the usual time.
    pub(crate) async fn run<T: Send + 'static>(&self, search: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> T + Send + 'static) -> Result<T, PoolError> {
        self.run_within(SEARCH_TIME, search).await
    }

    /// Runs a search and waits for its result. It is told to stop once so much time is over, or nobody waits any more.
    pub(crate) async fn run_within<T: Send + 'static>(
        &self,
        time: Duration,
        search: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> T + Send + 'static,
    ) -> Result<T, PoolError> {
        let (answer, result) = oneshot::channel();
        let left = Leaving(Arc::new(AtomicBool::new(false)));
        let gone = Arc::clone(&left.0);
        let job = Box::new(move || {
            if gone.load(Ordering::Relaxed) {
                return;
            }
            let begun = Instant::now();
            let stop = || gone.load(Ordering::Relaxed) || begun.elapsed() >= time;
            if let Ok(found) = catch_unwind(AssertUnwindSafe(|| search(&stop))) {
                let _ = answer.send(found);
            }
        });
        self.queue.try_send(job).map_err(|error| match error {
            TrySendError::Full(_) => PoolError::Full,
            TrySendError::Disconnected(_) => PoolError::Failed,
        })?;
        let found = result.await;
        drop(left);
        found.map_err(|_| PoolError::Failed)
    }
}

/// Raises its flag when whoever waited is gone.
struct Leaving(Arc<AtomicBool>);

impl Drop for Leaving {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match job {
            Ok(job) => job(),
            Err(_) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_search_answers() {
        assert_eq!(Pool::with(1, 1).run(|_| 42).await, Ok(42));
    }

    #[tokio::test]
    async fn a_full_queue_is_told_at_once() {
        let pool = Pool::with(0, 1);
        let waiting = tokio::spawn({
            let pool = pool.clone();
            async move { pool.run(|_| ()).await }
        });
        tokio::task::yield_now().await;
        assert_eq!(pool.run(|_| ()).await, Err(PoolError::Full));
        waiting.abort();
    }

    #[tokio::test]
    async fn a_search_stops_when_nobody_waits() {
        let pool = Pool::with(1, 4);
        let (told, stopped) = std::sync::mpsc::channel();
        let search = pool.run(move |stop| {
            let begun = Instant::now();
            while !stop() {
                thread::sleep(Duration::from_millis(1));
            }
            told.send(begun.elapsed()).unwrap();
        });
        assert!(tokio::time::timeout(Duration::from_millis(50), search).await.is_err());
        assert!(stopped.recv_timeout(Duration::from_secs(1)).unwrap() < SEARCH_TIME);
    }

    #[tokio::test]
    async fn a_fault_harms_one_search_only() {
        let pool = Pool::with(1, 4);
        assert_eq!(pool.run(|_| -> u8 { panic!("a fault of the test's own") }).await, Err(PoolError::Failed));
        assert_eq!(pool.run(|_| 1).await, Ok(1));
    }
}
