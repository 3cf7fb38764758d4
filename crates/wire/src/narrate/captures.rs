//! What was captured, in sentences.

use alloc::vec::Vec;

use bija_rules::Pit;
use bija_rules::ruleset::{Act, Holes, Take};

use super::Teller;
use crate::line::Line;

impl Teller<'_> {
    /// What went to a store or was sown on, and the pit that was marked.
    pub(super) fn captures(&self) -> Vec<Line> {
        let story = &self.story;
        let at = |pit: Pit| story.captured.iter().find(|&&(one, _)| one == pit).map_or(0, |&(_, seeds)| seeds);
        let mut lines: Vec<Line> = story.pieces.iter().map(|&pit| self.line("capture-quan").with("count", at(pit)).with("place", self.pit(pit))).collect();
        let seeds: Vec<(Pit, u8)> = story.captured.iter().filter(|(pit, _)| !story.pieces.contains(pit)).copied().collect();
        lines.extend(self.captured(&seeds));
        if story.gathered > 0 {
            lines.push(self.line("capture-sown").with("count", story.gathered));
        }
        lines.extend(story.marked.map(|pit| self.line("tuzdyk").with("place", self.pit(pit)).with("store", self.people.store(story.mover))));
        lines
    }

    /// Seeds that went to the mover's store, by the pits they lay in.
    fn captured(&self, pits: &[(Pit, u8)]) -> Option<Line> {
        let last = self.story.last_pit();
        let total: u32 = pits.iter().map(|&(_, seeds)| u32::from(seeds)).sum();
        let facing = last.and_then(|pit| self.rules.board().facing(pit));
        Some(match *pits {
            [] => return None,
            [(pit, 1)] if Some(pit) == last => self.line("capture-last"),
            [(pit, seeds)] => self.line("capture-at").with("count", seeds).with("place", self.pit(pit)),
            [(pit, 1), (other, seeds)] | [(other, seeds), (pit, 1)] if Some(pit) == last && Some(other) == facing => {
                self.line("capture-facing").with("count", seeds).with("place", self.pit(other)).with("total", total)
            }
            [(pit, _), ..] if self.counts_are_captured() => {
                self.line("capture-chain").with("count", total).with("pits", pits.len()).with("place", self.pit(pit))
            }
            _ => self.line("capture-many").with("count", total).with("pits", pits.len()),
        })
    }

    /// Whether pits in a row are captured by what they hold.
    pub(super) fn counts_are_captured(&self) -> bool {
        self.takes().any(|take| take.back.is_some() && take.holes == Holes::Itself)
    }

    /// The captures of the landing table.
    pub(super) fn takes(&self) -> impl Iterator<Item = Take> + '_ {
        self.sow().into_iter().flat_map(|sow| &sow.landing).filter_map(|row| match row.act {
            Act::Capture(take, _) => Some(take),
            Act::Over(_) | Act::Again | Act::Relay(_) | Act::Mark => None,
        })
    }
}
