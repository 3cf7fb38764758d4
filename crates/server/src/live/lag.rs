//! How long a line is, measured by our own pings: half of the shortest of the last ten round trips is forgiven on the clock.

use std::collections::VecDeque;
use std::time::Instant;

use bija_room::time::MOST_GRACE;

/// Round trips that count.
const COUNTED: usize = 10;

/// The measurements of one line.
#[derive(Debug, Default)]
pub(crate) struct Lag {
    sent: Option<(u64, Instant)>,
    number: u64,
    round_trips: VecDeque<u32>,
}

impl Lag {
    /// The number of the ping that is sent now.
    pub(crate) fn ping(&mut self, now: Instant) -> u64 {
        self.number += 1;
        self.sent = Some((self.number, now));
        self.number
    }

    /// A pong came. Only the one that answers the last ping tells something, and only once.
    pub(crate) fn pong(&mut self, number: u64, now: Instant) {
        let Some((_, sent)) = self.sent.take_if(|(expected, _)| *expected == number) else { return };
        if self.round_trips.len() == COUNTED {
            self.round_trips.pop_front();
        }
        self.round_trips.push_back(u32::try_from(now.duration_since(sent).as_millis()).unwrap_or(u32::MAX));
    }

    /// Milliseconds that a move of this line is forgiven.
    pub(crate) fn grace(&self) -> u32 {
        self.round_trips.iter().min().map_or(0, |shortest| (shortest / 2).min(MOST_GRACE))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_shortest_of_the_last_ten_round_trips_counts_by_half() {
        let begun = Instant::now();
        let mut lag = Lag::default();
        assert_eq!(lag.grace(), 0, "nothing is known of the line");
        let mut took = |ms: u64| {
            let number = lag.ping(begun);
            lag.pong(number + 1, begun);
            lag.pong(number, begun + Duration::from_millis(ms));
            lag.pong(number, begun);
            lag.grace()
        };
        assert_eq!((took(240), took(80), took(300)), (120, 40, 40));
        for _ in 0..9 {
            took(400);
        }
        assert_eq!(took(4000), 200, "the short ones are long ago");
        for _ in 0..9 {
            took(4000);
        }
        assert_eq!(took(4000), MOST_GRACE);
    }
}
