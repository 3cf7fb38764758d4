//! A step's moves played over the rules, and what its messages may say of them.

use bija_rules::{Event, Game, PlayError, Position};
use bija_wire::{Arg, Line, People, Spot, Story, summary};

use super::{Kind, Step, Wanted, claim};

/// Moves of a step, played.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The position in which the step began.
    pub begin: Position,
    /// The game as the moves left it.
    pub game: Game,
    /// The position before the last decision.
    pub before: Position,
    /// What the last decision did.
    pub last: Vec<Event>,
    /// What all of them did.
    pub events: Vec<Event>,
}

impl Step {
    /// The game as it stands when the step begins.
    ///
    /// # Errors
    /// If a move that led here is refused.
    pub fn game(&self) -> Result<Game, PlayError> {
        let mut game = Game::from_position(self.rules.clone(), self.position);
        self.played.iter().try_for_each(|token| game.play_decision(token, &mut ()).map(|_| ()))?;
        Ok(game)
    }

    /// Plays decisions from the step's position on.
    ///
    /// # Errors
    /// If one is refused.
    pub fn play(&self, line: &str) -> Result<Replay, PlayError> {
        let game = self.game()?;
        let before = *game.position();
        let mut replay = Replay { begin: before, game, before, last: Vec::new(), events: Vec::new() };
        for token in line.split(' ').filter(|token| !token.is_empty()) {
            replay.before = *replay.game.position();
            replay.last.clear();
            replay.game.play_decision(token, &mut replay.last)?;
            replay.events.extend_from_slice(&replay.last);
        }
        Ok(replay)
    }

    /// The moves that count, as lines of decisions.
    pub fn lines(&self) -> Vec<String> {
        match &self.wanted {
            Wanted::Lines(lines) => lines.clone(),
            Wanted::Any => self.game().map(|game| self.tokens(&game)).unwrap_or_default(),
        }
    }

    /// The decisions that may be made now, as tokens.
    pub(super) fn tokens(&self, game: &Game) -> Vec<String> {
        game.legal().map(|mv| self.rules.move_token(game.position(), mv)).collect()
    }

    /// The move that the step shows, or would show: the first that counts.
    ///
    /// # Panics
    /// If it is refused; a test plays every step.
    pub fn shown(&self) -> (String, Replay) {
        let line = self.lines().swap_remove(0);
        let replay = self.play(&line).expect("every step is played by a test");
        (line, replay)
    }

    /// The first claim that moves of the step do not bear out.
    pub fn refuted(&self, replay: &Replay) -> Option<&claim::Claim> {
        claim::refuted(&self.rules, &self.claim, &replay.events)
    }

    /// A message of the step, with what it may say of moves: see [`Step::facts`].
    pub fn message(&self, part: &str, replay: &Replay) -> Line {
        let facts = self.facts(replay).into_iter();
        facts.fold(Line::new(self.key(part)), |line, (name, fact)| line.with(name, fact))
    }

    /// What the messages of a step may say of its moves: the `pit` of the first sowing and the `count` of seeds lifted there; the
    /// `last` pit in which a seed fell, 0 if it was a store; seeds `taken` in all, `sown` in all, `laps` sown; what the own store has `gained`.
    fn facts(&self, replay: &Replay) -> [(&'static str, Arg); 7] {
        let story = self.story(replay);
        let named = |pit| {
            let board = self.rules.board();
            if board.has_columns() { Arg::from(board.label(pit)) } else { board.number(pit).unwrap_or_default().into() }
        };
        let (pit, count) = story.lifted.or(story.brought.map(|pit| (pit, 1))).map_or((Arg::from(0u8), 0), |(pit, seeds)| (named(pit), seeds));
        let last = match story.last {
            Some(Spot::Pit(pit)) => named(pit),
            Some(Spot::Store(_)) | None => 0u8.into(),
        };
        let store = |position: &Position| i64::from(position.store(self.viewer));
        [
            ("pit", pit),
            ("count", count.into()),
            ("last", last),
            ("taken", taken(&story).into()),
            ("sown", story.sown.into()),
            ("laps", story.laps.into()),
            ("gained", (store(replay.game.position()) - store(&replay.begin)).into()),
        ]
    }

    /// What all decisions did.
    pub(super) fn story(&self, replay: &Replay) -> Story {
        Story::of(&self.rules, &replay.begin, &replay.events)
    }

    /// What the last decision did, as pages with a board tell it. Whose turn it would be is no news in a lesson.
    pub fn summary(&self, replay: &Replay) -> Vec<Line> {
        let people = People::against_person(self.viewer);
        let lines = summary(&self.rules, &replay.before, replay.game.position(), &replay.last, &people);
        lines.into_iter().filter(|line| line.key != "turn-next").collect()
    }

    /// The parts of its messages that a step of its kind has.
    pub const fn parts(&self) -> &'static [&'static str] {
        match self.kind {
            Kind::See | Kind::Try => &["name", "say", "help", "done"],
            Kind::Explain => &["name", "say", "help"],
        }
    }
}

/// All seeds that the mover won. What falls to the other seat on the way is not among them.
pub(super) fn taken(story: &Story) -> u32 {
    let captured: u32 = story.captured.iter().map(|&(_, seeds)| u32::from(seeds)).sum();
    captured + story.gathered + story.taken.iter().filter(|taken| taken.to == story.mover).map(|taken| taken.seeds).sum::<u32>()
}
