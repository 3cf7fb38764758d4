//! How a game ended, in sentences: the reason, what became of the seeds left, the result.

use bija_rules::ruleset::{Collect, Objective};
use bija_rules::{Outcome, Reason, Seat};

use super::Teller;

impl Teller<'_> {
    pub(super) fn end(&mut self) {
        let story = self.story;
        let Some((reason, seat)) = story.end else {
            return;
        };
        self.reason(reason, seat);
        for &(to, count) in &story.swept {
            self.say("sweep").count(count).store("store", to);
        }
        if story.discarded > 0 {
            self.say("sweep-none").count(story.discarded);
        }
        if let Some(outcome) = self.rules.outcome(self.after) {
            self.result(&outcome);
        }
    }

    fn reason(&mut self, reason: Reason, seat: Option<Seat>) {
        let guard = &self.rules.ruleset().guard;
        match reason {
            Reason::RowEmpty => self.of_seat("end-row-empty", seat),
            Reason::FrontEmpty => self.of_seat("end-front-empty", seat),
            Reason::Majority => self.majority(seat),
            Reason::NoMove if self.is_starved(seat) => self.say("end-no-feed"),
            Reason::NoMove => self.of_seat("end-no-move", seat),
            Reason::AllEmpty => self.say("end-all-empty"),
            Reason::Repetition => match (guard.repeats, guard.collect) {
                (Some(2), Collect::Owner) => self.say("end-repetition"),
                (_, Collect::Owner) => self.say("end-repetition-third"),
                (times, Collect::Emptier | Collect::Nobody | Collect::Stay) => self.say("end-repeated").number("times", times.unwrap_or_default().into()),
            },
            Reason::Cap => self.say("end-cap").number("limit", guard.cap.unwrap_or_default()),
            Reason::Endless => self.say("end-endless"),
            Reason::GrandSlam => self.say("end-grand-slam"),
            Reason::SquaresEmpty => self.say("end-squares-empty"),
            Reason::PiecesGone => self.say("end-pieces-gone"),
            Reason::Finished => self,
        };
    }

    /// A sentence about a seat, if the end speaks of one.
    #[inline(never)]
    fn of_seat(&mut self, key: &'static str, seat: Option<Seat>) -> &mut Self {
        match seat {
            Some(seat) => self.say(key).by(seat),
            None => self,
        }
    }

    fn majority(&mut self, seat: Option<Seat>) -> &mut Self {
        let total = self.after.total();
        let half = self.rules.seats().all(|one| 2 * u32::from(self.after.store(one).unsigned_abs()) == u32::from(total));
        match seat {
            _ if half => self.say("end-draw-half").number("total", total.into()),
            Some(_) => self.of_seat("end-majority", seat).number("total", total.into()),
            None => self,
        }
    }

    /// Whether a seat that cannot move got the seeds left because the other could not feed it.
    fn is_starved(&self, seat: Option<Seat>) -> bool {
        self.must_feed() && self.story.swept.iter().any(|&(to, _)| Some(to) == seat)
    }

    /// The result by seeds, by who is left, or by places, as the game is played for.
    fn result(&mut self, outcome: &Outcome) {
        match self.rules.ruleset().objective {
            Objective::Margin if self.rules.board().seats == 2 => self.score(outcome),
            Objective::Survival => self.winner(outcome),
            Objective::Margin | Objective::Race => {
                // Place by place: the library's sort would be two kilobytes of what browsers load.
                for place in 1..=self.rules.board().seats {
                    for seat in self.rules.seats() {
                        if outcome.places[seat] == place {
                            self.say("rank").by(seat).number("rank", place.into());
                        }
                    }
                }
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

    fn score(&mut self, outcome: &Outcome) {
        match self.for_reader(outcome) {
            Ok(result) => {
                let viewer = self.viewer();
                self.say("end-score").word("result", result).scored("own", viewer).scored("their", viewer.other());
            }
            Err(winner) => {
                self.say("end-score-named").name("winner", winner).scored("high", winner).scored("low", winner.other());
            }
        }
    }

    fn winner(&mut self, outcome: &Outcome) {
        match self.for_reader(outcome) {
            Ok(result) => self.say("end-won").word("result", result),
            Err(winner) => self.say("end-won-named").name("winner", winner),
        };
    }

    pub(super) fn preview_end(&mut self) {
        if self.rules.ruleset().objective != Objective::Margin || self.rules.board().seats != 2 {
            self.say("preview-end");
            return;
        }
        let mover = self.story.mover;
        self.say("preview-end-score").scored("own", mover).scored("their", mover.other());
    }
}
