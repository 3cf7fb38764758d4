//! What a step is about, as its claim says, and what a move brought of it.

use bija_rules::{Event, Seat};

use super::Claim;

/// The event that a step is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The game comes to its end.
    End,
    /// Seeds or pieces are won, or a pit is.
    Capture,
    /// The mover moves again.
    Again,
    /// The sowing goes on with the seeds of another pit.
    Relay,
    /// Something else.
    Other,
}

impl Goal {
    /// From the most decisive to the least.
    const ORDER: [Goal; 4] = [Goal::End, Goal::Capture, Goal::Again, Goal::Relay];

    /// What a claim is about.
    pub fn of(claims: &[Claim]) -> Goal {
        let is = |goal: Goal| claims.iter().any(|claim| goal.kinds().contains(&claim.kind()));
        Goal::ORDER.into_iter().find(|&goal| is(goal)).unwrap_or(Goal::Other)
    }

    const fn kinds(self) -> &'static [&'static str] {
        match self {
            Goal::End => &["end"],
            Goal::Capture => &["capture", "gather", "taken", "piece", "mark"],
            Goal::Again => &["again"],
            Goal::Relay => &["relay"],
            Goal::Other => &[],
        }
    }

    /// Whether the events bring it to the mover. Seeds that fall to the other seat on the way are none of the mover's.
    pub(super) fn reached(self, events: &[Event], mover: Seat) -> bool {
        let any = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
        let own = |event: &Event| matches!(event, Event::Taken { to, .. } if *to == mover);
        match self {
            Goal::End => any(|event| matches!(event, Event::End { .. })),
            Goal::Capture => {
                any(|event| matches!(event, Event::Capture { .. } | Event::Gather { .. } | Event::Piece { .. } | Event::Mark { .. })) || events.iter().any(own)
            }
            Goal::Again => any(|event| matches!(event, Event::Again(_))),
            Goal::Relay => any(|event| matches!(event, Event::Relay { .. })),
            Goal::Other => false,
        }
    }
}
