//! Ways to stop a search, for callers that have a clock or another thread.

use core::sync::atomic::{AtomicBool, Ordering};

/// Stops once the flag is raised.
pub fn until(flag: &AtomicBool) -> impl Fn() -> bool + '_ {
    move || flag.load(Ordering::Relaxed)
}

/// Stops once that much time has passed, counted from this call.
#[cfg(not(target_family = "wasm"))]
pub fn within(time: std::time::Duration) -> impl Fn() -> bool {
    let begun = std::time::Instant::now();
    move || begun.elapsed() >= time
}
