//! How a game ended, in sentences: the reason, what became of the seeds left, the result.

use alloc::vec::Vec;

use bija_rules::ruleset::{Collect, Objective};
use bija_rules::{Outcome, Reason, Seat};

use super::Teller;
use crate::line::Line;

impl Teller<'_> {
    pub(super) fn end(&self) -> Vec<Line> {
        let Some((reason, seat)) = self.story.end else {
            return Vec::new();
        };
        let mut lines: Vec<Line> = self.reason(reason, seat).into_iter().collect();
        lines.extend(self.story.swept.iter().map(|&(to, count)| Line::new("sweep").with("count", count).with("store", self.people.store(to))));
        if self.story.discarded > 0 {
            lines.push(Line::new("sweep-none").with("count", self.story.discarded));
        }
        if let Some(outcome) = self.rules.outcome(self.after) {
            lines.extend(self.result(&outcome));
        }
        lines
    }

    fn reason(&self, reason: Reason, seat: Option<Seat>) -> Option<Line> {
        let guard = &self.rules.ruleset().guard;
        let of_seat = |key| seat.map(|seat| self.people.said_of(seat, key));
        let total = u32::from(self.after.total());
        match reason {
            Reason::RowEmpty => of_seat("end-row-empty"),
            Reason::FrontEmpty => of_seat("end-front-empty"),
            Reason::Majority => {
                let half = self.rules.seats().all(|one| 2 * u32::from(self.after.store(one).unsigned_abs()) == total);
                if half { Some(Line::new("end-draw-half").with("total", total)) } else { of_seat("end-majority").map(|line| line.with("total", total)) }
            }
            Reason::NoMove => {
                let hungry = self.must_feed() && seat.is_some_and(|seat| self.story.swept.iter().any(|&(to, _)| to == seat));
                if hungry { Some(Line::new("end-no-feed")) } else { of_seat("end-no-move") }
            }
            Reason::AllEmpty => Some(Line::new("end-all-empty")),
            Reason::Repetition => Some(match (guard.repeats, guard.collect) {
                (Some(2), Collect::Owner) => Line::new("end-repetition"),
                (_, Collect::Owner) => Line::new("end-repetition-third"),
                (times, Collect::Emptier | Collect::Nobody | Collect::Stay) => Line::new("end-repeated").with("times", times.unwrap_or_default()),
            }),
            Reason::Cap => Some(Line::new("end-cap").with("limit", guard.cap.unwrap_or_default())),
            Reason::Endless => Some(Line::new("end-endless")),
            Reason::GrandSlam => Some(Line::new("end-grand-slam")),
            Reason::SquaresEmpty => Some(Line::new("end-squares-empty")),
            Reason::PiecesGone => Some(Line::new("end-pieces-gone")),
            Reason::Finished => None,
        }
    }

    /// The result by seeds, by who is left, or by places, as the game is played for.
    fn result(&self, outcome: &Outcome) -> Vec<Line> {
        match self.rules.ruleset().objective {
            Objective::Margin if self.rules.board().seats == 2 => vec![self.score(outcome)],
            Objective::Survival => vec![self.winner(outcome)],
            Objective::Margin | Objective::Race => {
                let mut lines = Vec::new();
                // Place by place: the library's sort would be two kilobytes of what browsers load.
                for place in 1..=self.rules.board().seats {
                    let seats = self.rules.seats().filter(|&seat| outcome.places[seat] == place);
                    lines.extend(seats.map(|seat| self.people.said_of(seat, "rank").with("rank", place)));
                }
                lines
            }
        }
    }

    /// Win, loss or draw as the reader takes it, or the winner's name for readers who do not play.
    fn for_reader(&self, outcome: &Outcome) -> Result<&'static str, Seat> {
        match (self.people.reader(), outcome.winner(self.rules.board().seats)) {
            (_, None) => Ok("draw"),
            (Some(you), Some(winner)) if winner == you => Ok("win"),
            (Some(_), Some(_)) => Ok("loss"),
            (None, Some(winner)) => Err(winner),
        }
    }

    fn score(&self, outcome: &Outcome) -> Line {
        let viewer = self.viewer();
        match self.for_reader(outcome) {
            Ok(result) => Line::new("end-score").with("result", result).with("own", self.scored(viewer)).with("their", self.scored(viewer.other())),
            Err(winner) => {
                let line = Line::new("end-score-named").with("winner", self.people.name(winner));
                line.with("high", self.scored(winner)).with("low", self.scored(winner.other()))
            }
        }
    }

    fn winner(&self, outcome: &Outcome) -> Line {
        match self.for_reader(outcome) {
            Ok(result) => Line::new("end-won").with("result", result),
            Err(winner) => Line::new("end-won-named").with("winner", self.people.name(winner)),
        }
    }

    pub(super) fn preview_end(&self) -> Line {
        if self.rules.ruleset().objective != Objective::Margin || self.rules.board().seats != 2 {
            return Line::new("preview-end");
        }
        let mover = self.story.mover;
        Line::new("preview-end-score").with("own", self.scored(mover)).with("their", self.scored(mover.other()))
    }
}
