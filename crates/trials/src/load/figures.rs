//! Times of many answers, and what they come to.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How long answers took.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Times(Vec<u32>);

impl Times {
    /// One more.
    pub fn add(&mut self, took: Duration) {
        self.0.push(u32::try_from(took.as_micros()).unwrap_or(u32::MAX));
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The time within which so many of a thousand came, in milliseconds.
    pub fn within(&self, of_a_thousand: usize) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let at = (sorted.len() * of_a_thousand).div_ceil(1000).max(1) - 1;
        sorted.get(at.min(sorted.len().saturating_sub(1))).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    }

    /// In one line.
    pub fn told(&self) -> String {
        format!("p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, longest {:.1} ms", self.within(500), self.within(900), self.within(990), self.within(1000))
    }
}

/// Where all games tell how long their answers took.
#[derive(Debug, Default)]
pub struct Tally(Mutex<Times>);

impl Tally {
    fn times(&self) -> MutexGuard<'_, Times> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more.
    pub fn add(&self, took: Duration) {
        self.times().add(took);
    }

    /// What was told since this was last asked.
    pub fn take(&self) -> Times {
        std::mem::take(&mut *self.times())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_by_rank() {
        let mut times = Times::default();
        for ms in (1..=100).rev() {
            times.add(Duration::from_millis(ms));
        }
        assert_eq!(times.told(), "p50 50.0 ms, p90 90.0 ms, p99 99.0 ms, longest 100.0 ms");
        assert_eq!(Times::default().told(), "p50 0.0 ms, p90 0.0 ms, p99 0.0 ms, longest 0.0 ms");
    }
}
