//! What a learner is told of a move: right, right so far, or what it fell short of. Everything follows from the events.

use bija_rules::ruleset::{Family, Stores};
use bija_rules::{Rules, Shape};
use bija_wire::{Line, Spot, Story};

use super::replay::taken;
use super::{Better, Claim, Goal, Place, Replay, Step, Wanted};

/// What is said of one decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Whether it counts.
    pub verdict: Verdict,
    /// The heading.
    pub title: Line,
    /// The sentences below it.
    pub told: Vec<Line>,
    /// Where further seeds would have had to fall, in order.
    pub missing: Vec<Place>,
}

/// Whether a decision counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The step is done.
    Right,
    /// It counts, and more is to be done.
    On,
    /// It does not.
    Wrong,
}

impl Verdict {
    /// Its name for the page.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Right => "right",
            Verdict::On => "on",
            Verdict::Wrong => "wrong",
        }
    }
}

impl Step {
    /// The answer to every decision that a learner can come to: to each legal move where a line of those that count has led. Keyed by
    /// all decisions of the step so far.
    ///
    /// # Panics
    /// If a line of the step is refused; a test plays every step.
    pub fn answers(&self) -> Vec<(String, Answer)> {
        let mut answers = Vec::new();
        for so_far in self.prefixes() {
            let game = self.play(&so_far).expect("every step is played by a test").game;
            for token in self.tokens(&game) {
                let line = if so_far.is_empty() { token } else { format!("{so_far} {token}") };
                let replay = self.play(&line).expect("a legal move can be played");
                let answer = self.answer(&line, &replay);
                answers.push((line, answer));
            }
        }
        answers
    }

    /// The beginnings of the lines that count, the empty one first.
    pub fn prefixes(&self) -> Vec<String> {
        let mut prefixes = vec![String::new()];
        if let Wanted::Lines(lines) = &self.wanted {
            let begins = lines.iter().flat_map(|line| line.match_indices(' ').filter_map(|(at, _)| line.get(..at)));
            for begin in begins {
                if !prefixes.iter().any(|known| known == begin) {
                    prefixes.push(begin.to_string());
                }
            }
        }
        prefixes
    }

    /// The answer to the last of these decisions.
    pub fn answer(&self, line: &str, replay: &Replay) -> Answer {
        match self.verdict(line) {
            Verdict::Right => self.right(replay),
            Verdict::On => Answer { verdict: Verdict::On, title: Line::new("lesson-title-on"), told: self.summary(replay), missing: Vec::new() },
            Verdict::Wrong => self.wrong(line, replay),
        }
    }

    fn verdict(&self, line: &str) -> Verdict {
        match &self.wanted {
            Wanted::Any => Verdict::Right,
            Wanted::Lines(lines) if lines.iter().any(|wanted| wanted == line) => Verdict::Right,
            Wanted::Lines(lines) if lines.iter().any(|wanted| wanted.strip_prefix(line).is_some_and(|rest| rest.starts_with(' '))) => Verdict::On,
            Wanted::Lines(_) => Verdict::Wrong,
        }
    }

    /// The answer to moves that count, made or shown.
    pub fn right(&self, replay: &Replay) -> Answer {
        let story = self.story(replay);
        let title = match Goal::of(&self.claim) {
            Goal::End => Line::new("lesson-title-end"),
            Goal::Capture => Line::new("lesson-title-capture").with("count", taken(&story)),
            Goal::Again => Line::new("lesson-title-again"),
            Goal::Relay => Line::new("lesson-title-relay").with("laps", story.laps),
            Goal::Other => Line::new("lesson-title-right"),
        };
        let told = [Some(self.message("done", replay)), self.worth()].into_iter().flatten().collect();
        Answer { verdict: Verdict::Right, title, told, missing: Vec::new() }
    }

    /// By how much the moves that count are better than all others, where it is proved.
    pub fn worth(&self) -> Option<Line> {
        match self.better? {
            Better::Proved(seeds) => Some(Line::new("lesson-better").with("count", seeds)),
            Better::Searched(_) => None,
        }
    }

    fn wrong(&self, line: &str, replay: &Replay) -> Answer {
        let story = Story::of(&self.rules, &replay.before, &replay.last);
        let reach = if self.aims_home() && !story.again { Reach::of(&self.rules, &story) } else { None };
        let mut told = self.summary(replay);
        let title = match &reach {
            Some(Reach::Short(missing)) => Line::new("lesson-title-short").with("count", missing.len()),
            Some(Reach::Past(count)) => Line::new("lesson-title-past").with("count", *count),
            None => self.missed(replay, &story),
        };
        let own = self.own_answers.iter().find(|(moves, _)| moves.iter().any(|one| one == line));
        if let Some((_, key)) = own {
            told.truncate(1);
            told.push(self.message(key, replay));
        } else if let Some(reach) = &reach {
            told.truncate(1);
            told.push(match reach {
                Reach::Short(missing) => Line::new("lesson-short").with("count", missing.len()),
                Reach::Past(count) => Line::new("lesson-past").with("count", *count),
            });
        } else {
            told.push(Line::new("lesson-choose-again"));
        }
        let missing = reach.map_or_else(Vec::new, Reach::missing);
        Answer { verdict: Verdict::Wrong, title, told, missing }
    }

    /// Whether the step asks for a last seed in the learner's own store. In a game in which every store gives another move it may
    /// ask for that of somebody else.
    fn aims_home(&self) -> bool {
        let own = self.rules.sign(self.viewer).to_string();
        let store = self.claim.iter().rev().find_map(Claim::store);
        Goal::of(&self.claim) == Goal::Again && store.is_none_or(|store| store == own)
    }

    /// The heading for a move that misses what the step is about, or brings less of it.
    fn missed(&self, replay: &Replay, story: &Story) -> Line {
        let goal = Goal::of(&self.claim);
        let best = || self.lines().iter().filter_map(|line| self.play(line).ok()).map(|right| taken(&Story::of(&self.rules, &right.before, &right.last))).max();
        match (goal, goal.reached(&replay.last, story.mover)) {
            (Goal::Capture, true) if best() > Some(taken(story)) => Line::new("lesson-title-fewer").with("count", taken(story)),
            (Goal::Capture, false) => Line::new("lesson-title-no-capture"),
            (Goal::End, false) => Line::new("lesson-title-no-end"),
            (Goal::Relay, false) => Line::new("lesson-title-no-relay"),
            (Goal::End | Goal::Capture | Goal::Again | Goal::Relay | Goal::Other, _) => Line::new("lesson-title-other"),
        }
    }
}

/// How a sowing missed the mover's own store.
enum Reach {
    /// By so many places, of which the last is the store.
    Short(Vec<Place>),
    /// It went on for so many.
    Past(usize),
}

impl Reach {
    /// On boards where a store follows the mover's row; with more than two seats only what lies before it is counted.
    fn of(rules: &Rules, story: &Story) -> Option<Reach> {
        let board = rules.board();
        let Family::Sow(sow) = &rules.ruleset().family else { return None };
        let sown = match sow.track.stores {
            Stores::Own | Stores::All => board.shape == Shape::Rows,
            Stores::None => false,
        };
        match story.last.filter(|_| sown)? {
            Spot::Pit(pit) if board.owner(pit) == Some(story.mover) => {
                let rest = board.owned(story.mover).skip_while(|&one| one != pit).skip(1);
                Some(Reach::Short(rest.map(Place::Pit).chain([Place::Store(story.mover)]).collect()))
            }
            Spot::Pit(pit) if board.seats == 2 => board.number(pit).map(|number| Reach::Past(number.into())),
            Spot::Pit(_) | Spot::Store(_) => None,
        }
    }

    fn missing(self) -> Vec<Place> {
        match self {
            Reach::Short(missing) => missing,
            Reach::Past(_) => Vec::new(),
        }
    }
}
