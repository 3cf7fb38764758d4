//! What one move did, gathered from its events: the facts from which sentences are made.

use alloc::vec::Vec;

use bija_rules::{Dir, Event, MAX_PITS, Pit, Position, Reason, Rules, Seat, Why};

use crate::layout::dir_between;

/// Where a seed fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// In a pit.
    Pit(Pit),
    /// In a store.
    Store(Seat),
}

/// Seeds that left pits as they were sown, by the drop table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// Whose store got them.
    pub to: Seat,
    /// Whether they fell in a marked pit.
    pub marked: bool,
    /// How many.
    pub seeds: u32,
}

/// The facts of one move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    /// Who moved.
    pub mover: Seat,
    /// The pit from which the first lap was sown, with the seeds of that lap; none if the players changed seats. Seeds in
    /// hand at a question are sown from its pit.
    pub lifted: Option<(Pit, u8)>,
    /// The pit into which a seed was brought from the hand.
    pub brought: Option<Pit>,
    /// The end of the row from which the first capture was sown in.
    pub sown_into: Option<Pit>,
    /// The direction of the first lap, if it was sown from a pit.
    pub dir: Option<Dir>,
    /// Laps of the turn.
    pub laps: u32,
    /// Seeds sown in all laps.
    pub sown: u32,
    /// Where the last seed fell.
    pub last: Option<Spot>,
    /// Seeds that lay there once it had fallen; none if they were taken at once.
    pub last_made: u8,
    /// Pits captured to a store with their seeds, in order.
    pub captured: Vec<(Pit, u8)>,
    /// Captured seeds that were sown on.
    pub gathered: u32,
    /// Seeds taken as they fell.
    pub taken: Vec<Taken>,
    /// The pit that was marked.
    pub marked: Option<Pit>,
    /// The first pit a grand slam left alone.
    pub spared: Option<Pit>,
    /// The pit that was blocked.
    pub blocked: Option<Pit>,
    /// The rule that ended the turn.
    pub why: Option<Why>,
    /// Whether the mover moves again.
    pub again: bool,
    /// Whether a seat has finished.
    pub finished: bool,
    /// Seeds that a seat laid from its store into its own pits.
    pub paid: Vec<(Seat, u32)>,
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

/// The story while it is told, and the seeds in each pit.
struct Told<'a> {
    rules: &'a Rules,
    before: &'a Position,
    counts: [u8; MAX_PITS],
    story: Story,
}

impl Story {
    /// The story of a move from its events. The events of a settled set-up make a story without a move.
    pub fn of(rules: &Rules, before: &Position, events: &[Event]) -> Story {
        let resumed = before.asked_at().map(|pit| (pit, before.in_hand())).filter(|&(_, seeds)| seeds > 0);
        let story = Story {
            mover: before.to_move().unwrap_or(Seat::SOUTH),
            lifted: resumed,
            brought: None,
            sown_into: None,
            dir: None,
            laps: u32::from(resumed.is_some()),
            sown: 0,
            last: None,
            last_made: 0,
            captured: Vec::new(),
            gathered: 0,
            taken: Vec::new(),
            marked: None,
            spared: None,
            blocked: None,
            why: None,
            again: false,
            finished: false,
            paid: Vec::new(),
            next: None,
            swept: Vec::new(),
            discarded: 0,
            end: None,
            swapped: false,
        };
        let counts = core::array::from_fn(|pit| if pit < rules.board().cells() { before.seeds(pit as Pit) } else { 0 });
        let mut told = Told { rules, before, counts, story };
        for &event in events {
            told.tell(event);
        }
        told.story
    }

    /// Where the last seed fell, if it was a pit.
    pub fn last_pit(&self) -> Option<Pit> {
        match self.last {
            Some(Spot::Pit(pit)) => Some(pit),
            Some(Spot::Store(_)) | None => None,
        }
    }
}

impl Told<'_> {
    fn tell(&mut self, event: Event) {
        let story = &mut self.story;
        match event {
            Event::Lift { pit, seeds } | Event::Relay { pit, seeds } => {
                // What is sown on from a house after its question is lifted as a relay.
                if story.laps == 0 {
                    story.lifted = Some((pit, seeds));
                }
                story.laps += 1;
                *at(&mut self.counts, pit) -= seeds;
            }
            Event::Drop(pit) => self.drop_in(pit),
            Event::DropStore(seat) => {
                story.sown += 1;
                story.last = Some(Spot::Store(seat));
            }
            Event::Taken { pit, seeds, to } => self.taken(pit, seeds, to),
            Event::Capture { pit, seeds, .. } => {
                *at(&mut self.counts, pit) -= seeds;
                story.captured.push((pit, seeds));
            }
            Event::Gather { pit, seeds } => {
                *at(&mut self.counts, pit) -= seeds;
                story.gathered += u32::from(seeds);
            }
            Event::SowOn(_) => story.laps += 1,
            Event::SowInto(end) => {
                story.laps += 1;
                story.sown_into = story.sown_into.or(Some(end));
            }
            Event::Namua { pit, .. } => {
                *at(&mut self.counts, pit) += 1;
                story.brought = Some(pit);
            }
            Event::Blocked(pit) => story.blocked = Some(pit),
            Event::Mark { pit, .. } => story.marked = Some(pit),
            Event::Spared(pit) => story.spared = story.spared.or(Some(pit)),
            Event::Swap => story.swapped = true,
            Event::TurnEnd(why) => story.why = Some(why),
            Event::Again(_) => story.again = true,
            Event::Finish { .. } => story.finished = true,
            Event::PassTo(seat) => story.next = Some(seat),
            Event::Pay { pit, from } => {
                *at(&mut self.counts, pit) += 1;
                add(&mut story.paid, from, 1);
            }
            Event::Sweep { seeds, to, .. } => add(&mut story.swept, to, u32::from(seeds)),
            Event::Discard { seeds, .. } => story.discarded += u32::from(seeds),
            Event::End { reason, seat } => story.end = Some((reason, seat)),
            // Nothing to tell, or told event by event.
            Event::Skip(_) | Event::Unblocked(_) | Event::Ask(_) | Event::HouseLost(_) | Event::Piece { .. } | Event::Passed(_) | Event::Resign { .. } => {}
        }
    }

    fn drop_in(&mut self, pit: Pit) {
        let story = &mut self.story;
        if let (0, Some((from, _))) = (story.sown, story.lifted) {
            story.dir = Some(dir_between(self.rules, from, pit));
        }
        *at(&mut self.counts, pit) += 1;
        story.sown += 1;
        story.last = Some(Spot::Pit(pit));
        story.last_made = *at(&mut self.counts, pit);
    }

    fn taken(&mut self, pit: Pit, seeds: u8, to: Seat) {
        *at(&mut self.counts, pit) -= seeds;
        let story = &mut self.story;
        if story.last == Some(Spot::Pit(pit)) {
            story.last_made = 0;
        }
        let marked = self.rules.seats().any(|seat| self.before.mark(seat) == Some(pit));
        match story.taken.iter_mut().find(|taken| (taken.to, taken.marked) == (to, marked)) {
            Some(taken) => taken.seeds += u32::from(seeds),
            None => story.taken.push(Taken { to, marked, seeds: seeds.into() }),
        }
    }
}

/// The seeds of a pit.
fn at(counts: &mut [u8; MAX_PITS], pit: Pit) -> &mut u8 {
    &mut counts[pit as usize % MAX_PITS]
}

/// Adds seeds to what a seat has in a list.
fn add(list: &mut Vec<(Seat, u32)>, seat: Seat, seeds: u32) {
    match list.iter_mut().find(|(one, _)| *one == seat) {
        Some((_, total)) => *total += seeds,
        None => list.push((seat, seeds)),
    }
}
