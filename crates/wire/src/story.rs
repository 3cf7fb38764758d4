//! What one move did, gathered from its events: the facts from which sentences are made.

use alloc::vec::Vec;

use bija_rules::{Event, Pit, Position, Reason, Rules, Seat, Why};

/// Where a seed fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// In a pit.
    Pit(Pit),
    /// In a store.
    Store(Seat),
}

/// The facts of one move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    /// Who moved.
    pub mover: Seat,
    /// The pit that was chosen and the seeds lifted from it, unless the players changed seats.
    pub lifted: Option<(Pit, u8)>,
    /// Lifts in the turn, the first included.
    pub laps: u32,
    /// Seeds sown in all laps.
    pub sown: u32,
    /// Where the last seed fell.
    pub last: Option<Spot>,
    /// Seeds that lay there once it had fallen.
    pub last_made: u8,
    /// Captured pits with their seeds, in order.
    pub captured: Vec<(Pit, u8)>,
    /// Pits a grand slam left alone.
    pub spared: Vec<Pit>,
    /// The rule that ended the turn.
    pub why: Option<Why>,
    /// Whether the mover moves again.
    pub again: bool,
    /// Seats that had to pass.
    pub passed: Vec<Seat>,
    /// Who moves next, if the turn went on to somebody.
    pub next: Option<Seat>,
    /// Leftover seeds by the seat that got them.
    pub swept: Vec<(Seat, u32)>,
    /// Leftover seeds that count for nobody.
    pub discarded: u32,
    /// The rule that ended the game and the seat it speaks of.
    pub end: Option<(Reason, Option<Seat>)>,
    /// Whether the players changed seats.
    pub swapped: bool,
}

impl Story {
    /// The story of a move from its events. The events of a settled set-up make a story without a move.
    pub fn of(rules: &Rules, before: &Position, events: &[Event]) -> Story {
        let mut counts: Vec<u8> = (0..rules.board().cells()).map(|pit| before.seeds(pit as Pit)).collect();
        let mut story = Story {
            mover: before.to_move().unwrap_or(Seat::SOUTH),
            lifted: None,
            laps: 0,
            sown: 0,
            last: None,
            last_made: 0,
            captured: Vec::new(),
            spared: Vec::new(),
            why: None,
            again: false,
            passed: Vec::new(),
            next: None,
            swept: Vec::new(),
            discarded: 0,
            end: None,
            swapped: false,
        };
        for &event in events {
            story.tell(event, &mut counts);
        }
        story
    }

    fn tell(&mut self, event: Event, counts: &mut [u8]) {
        match event {
            Event::Lift { pit, seeds } => {
                counts[pit as usize] -= seeds;
                self.lifted = Some((pit, seeds));
                self.laps += 1;
            }
            Event::Relay { pit, seeds } => {
                counts[pit as usize] -= seeds;
                self.laps += 1;
            }
            Event::Drop(pit) => {
                counts[pit as usize] += 1;
                self.sown += 1;
                self.last = Some(Spot::Pit(pit));
                self.last_made = counts[pit as usize];
            }
            Event::DropStore(seat) => {
                self.sown += 1;
                self.last = Some(Spot::Store(seat));
            }
            Event::Taken { pit, seeds, .. } => counts[pit as usize] -= seeds,
            Event::Capture { pit, seeds, .. } | Event::Gather { pit, seeds } => {
                counts[pit as usize] -= seeds;
                self.captured.push((pit, seeds));
            }
            Event::SowOn(_) | Event::SowInto(_) => self.laps += 1,
            Event::Namua { pit, .. } => counts[pit as usize] += 1,
            Event::Spared(pit) => self.spared.push(pit),
            Event::Swap => self.swapped = true,
            Event::TurnEnd(why) => self.why = Some(why),
            Event::Again(_) => self.again = true,
            Event::PassTo(seat) => self.next = Some(seat),
            Event::Passed(seat) => self.passed.push(seat),
            Event::Sweep { seeds, to, .. } => match self.swept.iter_mut().find(|(seat, _)| *seat == to) {
                Some((_, total)) => *total += u32::from(seeds),
                None => self.swept.push((to, u32::from(seeds))),
            },
            Event::Discard { seeds, .. } => self.discarded += u32::from(seeds),
            Event::End { reason, seat } => self.end = Some((reason, seat)),
            Event::Pay { pit, .. } => counts[pit as usize] += 1,
            Event::HouseLost(_) | Event::Blocked(_) | Event::Unblocked(_) => {}
            Event::Skip(_) | Event::Piece { .. } | Event::Mark { .. } | Event::Ask(_) | Event::Finish { .. } => {}
        }
    }

    /// Seeds captured.
    pub fn captured_in_all(&self) -> u32 {
        self.captured.iter().map(|&(_, seeds)| u32::from(seeds)).sum()
    }

    /// Where the last seed fell, if it was a pit.
    pub fn last_pit(&self) -> Option<Pit> {
        match self.last {
            Some(Spot::Pit(pit)) => Some(pit),
            Some(Spot::Store(_)) | None => None,
        }
    }
}
