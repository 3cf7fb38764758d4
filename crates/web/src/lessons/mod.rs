//! Lessons: a game learnt in steps on its board. Each step is data with its claim: a position, the moves that count, and the
//! events that they bring. `docs/lessons.md` describes the files of `crates/web/lessons`; tests replay each over the rules.

mod answer;
mod claim;
mod goal;
mod read;
mod replay;
#[cfg(test)]
mod tests;

use std::sync::{Arc, LazyLock};

use bija_rules::catalogue::Entry;
use bija_rules::{Position, Rules, Seat};

use crate::games;
use crate::messages::{Lang, exists};
use crate::option_names::{in_keys, of_game};

pub use answer::{Answer, Verdict};
pub use claim::{Claim, told};
pub use goal::Goal;
pub use read::{LessonError, Why};
pub use replay::Replay;

/// The files of lessons: name and text.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |&(name, text): &(&'static str, &str)| Lesson::read(name, text).unwrap_or_else(|error| panic!("{error}"));
    FILES.iter().map(read).collect()
});

/// A lesson.
#[derive(Debug)]
pub struct Lesson {
    /// Its name in addresses and files: the game's id, or the id and a topic, as `kalah-strategy`.
    pub name: &'static str,
    /// The game.
    pub entry: &'static Entry,
    /// Its steps in order.
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Debug)]
pub struct Step {
    /// Its name within the lesson.
    pub id: String,
    /// What the learner does.
    pub kind: Kind,
    /// What the keys of its messages begin with.
    pub words: String,
    /// The section of the rules page that has the rule in words.
    pub rule: &'static str,
    /// The options that are not the game's standard ones.
    pub options: Vec<(String, String)>,
    /// The rules that these make.
    pub rules: Arc<Rules>,
    /// The position as text.
    pub text: String,
    /// The position from which the moves in `played` led to the step.
    pub position: Position,
    /// The decisions that were made before the step begins, as tokens.
    pub played: Vec<String>,
    /// Who sits at the bottom of the board.
    pub viewer: Seat,
    /// The moves that count.
    pub wanted: Wanted,
    /// Whether every legal move is one of them.
    pub forced: Forced,
    /// What the learner should look at.
    pub notice: Vec<Place>,
    /// What the moves bring, in order.
    pub claim: Vec<Claim>,
    /// How much better they are than all others, if the step says so.
    pub better: Option<Better>,
    /// Answers of the step's own to wrong moves: the moves, and what the key of the answer ends with.
    pub own_answers: Vec<(Vec<String>, String)>,
}

/// What the learner does in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Looks on while a move is made.
    See,
    /// Makes a move.
    Try,
    /// Reads, with a move drawn on the standing board.
    Explain,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 3] = [Kind::See, Kind::Try, Kind::Explain];

    /// Its name in the files and for the page.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::See => "see",
            Kind::Try => "try",
            Kind::Explain => "explain",
        }
    }
}

/// The moves that count in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Every legal one.
    Any,
    /// These. Each is one decision, or several one after the other: tokens with spaces between.
    Lines(Vec<String>),
}

/// Whether a wrong move can be made in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forced {
    /// Every legal move is one of those that count.
    Yes,
    /// There is a wrong one.
    No,
}

/// By how many seeds of the final margin each decision that counts is better than every other one there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Better {
    /// With best play of both to the end of the game.
    Proved(u8),
    /// As far as a search sees.
    Searched(u8),
}

/// Something on the board: a pit, or a seat's store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A pit, by its index.
    Pit(bija_rules::Pit),
    /// A store.
    Store(Seat),
}

/// All lessons.
pub fn all() -> &'static [Lesson] {
    &LESSONS
}

/// The lesson of that name.
pub fn find(name: &str) -> Option<&'static Lesson> {
    all().iter().find(|lesson| lesson.name == name)
}

/// The lesson in which a game is learnt.
pub fn of(entry: &Entry) -> Option<&'static Lesson> {
    find(entry.id)
}

/// The lessons on other topics of a game.
pub fn topics(entry: &Entry) -> impl Iterator<Item = &'static Lesson> {
    let id = entry.id;
    all().iter().filter(move |lesson| lesson.entry.id == id && lesson.name != id)
}

impl Lesson {
    /// The topic, if the lesson is not the one in which the game is learnt.
    pub fn topic(&self) -> Option<&'static str> {
        self.name.strip_prefix(self.entry.id)?.strip_prefix('-')
    }

    /// What a key of the lesson's own messages begins with.
    pub fn stem(name: &str) -> String {
        format!("lesson-{}", in_keys(name))
    }
}

impl Step {
    /// The key of one of its messages.
    pub fn key(&self, part: &str) -> String {
        format!("{}-{part}", self.words)
    }

    /// Whether a section of the rules page can be meant.
    fn has_rule(entry: &Entry, section: &str) -> Option<&'static str> {
        let known = games::SECTIONS.iter().copied().find(|known| *known == section)?;
        exists(Lang::EN, &of_game("rules", entry, &format!("{known}-1"))).then_some(known)
    }
}
