//! What was captured, in sentences.

use alloc::vec::Vec;

use bija_rules::ruleset::{Act, Holes, Take};
use bija_rules::{Event, Pit};

use super::Teller;

impl Teller<'_> {
    /// What went to a store or was sown on, and the pit that was marked.
    pub(super) fn captures(&mut self) {
        let story = self.story;
        for event in self.events {
            if let &Event::Piece { pit: square, .. } = event {
                let count = story.captured.iter().find(|&&(pit, _)| pit == square).map_or(0, |&(_, seeds)| seeds);
                self.line("capture-quan").count(count.into()).place(square);
            }
        }
        self.captured();
        if story.gathered > 0 {
            self.line("capture-sown").count(story.gathered);
        }
        if let Some(pit) = story.marked {
            self.line("tuzdyk").place(pit).store("store", story.mover);
        }
    }

    /// Seeds that went to the mover's store, by the pits they lay in.
    fn captured(&mut self) {
        let mut pits: Vec<(Pit, u8)> = Vec::new();
        let mut total = 0;
        for &(pit, seeds) in &self.story.captured {
            if !self.events.iter().any(|event| matches!(event, Event::Piece { pit: square, .. } if *square == pit)) {
                pits.push((pit, seeds));
                total += u32::from(seeds);
            }
        }
        let last = self.story.last_pit();
        let facing = last.and_then(|pit| self.rules.board().facing(pit));
        match *pits {
            [] => self,
            [(pit, 1)] if Some(pit) == last => self.line("capture-last"),
            [(pit, _)] => self.line("capture-at").count(total).place(pit),
            [(pit, 1), (other, _)] | [(other, _), (pit, 1)] if Some(pit) == last && Some(other) == facing => {
                self.line("capture-facing").count(total - 1).place(other).number("total", total)
            }
            [(pit, _), ..] if self.counts_are_captured() => self.line("capture-chain").count(total).number("pits", pits.len() as u32).place(pit),
            _ => self.line("capture-many").count(total).number("pits", pits.len() as u32),
        };
    }

    /// Whether pits in a row are captured by what they hold.
    pub(super) fn counts_are_captured(&self) -> bool {
        self.takes(&|take| take.back.is_some() && take.holes == Holes::Itself)
    }

    /// Whether the landing table has such a capture.
    #[inline(never)]
    pub(super) fn takes(&self, such: &dyn Fn(&Take) -> bool) -> bool {
        self.sow().is_some_and(|sow| sow.landing.iter().any(|row| if let Act::Capture(take, _) = &row.act { such(take) } else { false }))
    }
}
