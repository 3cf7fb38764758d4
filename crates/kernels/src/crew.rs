//! Work on several threads at once; on the caller's alone where there are no others, as in browsers.

#[cfg(target_family = "wasm")]
use core::cell::RefCell;
#[cfg(not(target_family = "wasm"))]
use std::sync::{Mutex, PoisonError};

use alloc::vec::Vec;

/// What threads change one after the other.
#[cfg(not(target_family = "wasm"))]
pub(crate) struct Shared<T>(Mutex<T>);

/// What the only thread changes.
#[cfg(target_family = "wasm")]
pub(crate) struct Shared<T>(RefCell<T>);

impl<T> Shared<T> {
    pub(crate) fn new(value: T) -> Shared<T> {
        #[cfg(not(target_family = "wasm"))]
        return Shared(Mutex::new(value));
        #[cfg(target_family = "wasm")]
        return Shared(RefCell::new(value));
    }

    /// Does something with it, nobody else at the same time.
    pub(crate) fn with<R>(&self, work: impl FnOnce(&mut T) -> R) -> R {
        #[cfg(not(target_family = "wasm"))]
        return work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
        #[cfg(target_family = "wasm")]
        return work(&mut self.0.borrow_mut());
    }
}

/// The same on each of so many threads, which are numbered from 0, the caller's first.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn on_each<T: Send>(threads: usize, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let work = &work;
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads as u64).map(|number| scope.spawn(move || work(number))).collect();
        let first = work(0);
        core::iter::once(first).chain(others.into_iter().map(|other| other.join().expect("no thread panics at its work"))).collect()
    })
}

/// The same on each of so many threads: on the caller's, the only one there is.
#[cfg(target_family = "wasm")]
pub(crate) fn on_each<T>(_threads: usize, work: impl Fn(u64) -> T) -> Vec<T> {
    vec![work(0)]
}

/// Gives the jobs out, the last first, to so many threads; `false` if one of them said so, after which its thread takes no more.
pub(crate) fn give_out<J: Send>(jobs: Vec<J>, threads: usize, work: impl Fn(J) -> bool + Sync) -> bool {
    let jobs = Shared::new(jobs);
    let each = on_each(threads, |_| {
        while let Some(job) = jobs.with(Vec::pop) {
            if !work(job) {
                return false;
            }
        }
        true
    });
    each.into_iter().all(|whole| whole)
}
