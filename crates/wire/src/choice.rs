//! Moves on the wire: those that may be made, as choices on the board, and those that were made.

use alloc::string::String;

use bija_rules::catalogue::Turning;
use bija_rules::ruleset::{Dirs, Family};
use bija_rules::{Dir, Game, Move, Pit, Position, Rules};

use crate::json::{ToJson, object};
use crate::layout::Side;

/// What there is to choose in one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The pit that is sown, or at which the question is asked; none for the pie rule's answer.
    pub pit: Option<Pit>,
    /// The direction, where the game has two.
    pub dir: Option<Dir>,
    /// The question that the decision answers.
    pub answer: Option<Answer>,
    /// The side to which the first seed goes, as the owner of the pit sees it, where a direction is chosen.
    pub side: Option<Side>,
}

/// Questions of the rules, by their answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The pie rule: change seats.
    Swap,
    /// In mid-turn: the direction in which the sowing goes on.
    Direction,
    /// In mid-turn: the house is sown.
    Safari,
    /// In mid-turn: the turn stops at the house.
    Stop,
    /// No question is answered: a seat leaves a race.
    Resign,
}

impl Answer {
    /// Its name in JSON and in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Answer::Swap => "swap",
            Answer::Direction => "direction",
            Answer::Safari => "safari",
            Answer::Stop => "stop",
            Answer::Resign => "resign",
        }
    }
}

impl Choice {
    /// What a move of a position chooses.
    pub fn of(rules: &Rules, turning: Turning, position: &Position, mv: Move) -> Choice {
        let asked = position.asked_at();
        if mv.resigns().is_some() {
            return Choice { pit: None, dir: None, answer: Some(Answer::Resign), side: None };
        }
        let Some(pit) = mv.pit() else {
            let answer = if asked.is_some() { Answer::Stop } else { Answer::Swap };
            return Choice { pit: asked, dir: None, answer: Some(answer), side: None };
        };
        let dir = has_directions(rules).then(|| mv.dir());
        // Seeds in hand go one way or the other; without any it is asked whether the house is sown.
        let answer = asked.map(|_| if position.in_hand() > 0 { Answer::Direction } else { Answer::Safari });
        Choice { pit: Some(pit), dir, answer, side: dir.map(|dir| Side::of(rules, turning, pit, dir)) }
    }

    fn fields(&self, fields: &mut crate::json::Fields<'_>) {
        fields.field("pit", &self.pit).field("dir", &self.dir.map(dir_name));
        fields.field("answer", &self.answer.map(Answer::name)).field("side", &self.side.map(Side::name));
    }
}

const fn dir_name(dir: Dir) -> &'static str {
    match dir {
        Dir::Forward => "forward",
        Dir::Backward => "backward",
    }
}

/// Whether a game is ever sown in two directions.
pub fn has_directions(rules: &Rules) -> bool {
    match &rules.ruleset().family {
        Family::Bao(_) => true,
        Family::Sow(sow) => match sow.choose.dirs {
            Dirs::Forward => false,
            Dirs::Both | Dirs::ForwardOrCapturingBack { .. } => true,
        },
    }
}

/// A move that may be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalMove {
    /// Its token.
    pub token: String,
    /// What it chooses.
    pub choice: Choice,
}

impl ToJson for LegalMove {
    fn write_json(&self, text: &mut String) {
        object(text, |legal| self.choice.fields(legal.field("move", &self.token)));
    }
}

/// The legal moves of a game as it stands.
pub fn legal(game: &Game, turning: Turning) -> impl Iterator<Item = LegalMove> + '_ {
    let (rules, position) = (game.rules(), game.position());
    game.legal().map(move |mv| LegalMove { token: rules.move_token(position, mv), choice: Choice::of(rules, turning, position, mv) })
}

/// A move that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedMove {
    /// Its token.
    pub token: String,
    /// Who made it.
    pub seat: usize,
    /// What it chose.
    pub choice: Choice,
    /// Whether the same seat moved on.
    pub again: bool,
}

impl ToJson for PlayedMove {
    fn write_json(&self, text: &mut String) {
        object(text, |played| self.choice.fields(played.field("move", &self.token).field("seat", &self.seat).field("again", &self.again)));
    }
}

/// The moves of a game so far.
pub fn played(game: &Game, turning: Turning) -> impl Iterator<Item = PlayedMove> + '_ {
    let rules = game.rules();
    let mut before: &Position = game.start();
    game.plies().iter().map(move |ply| {
        let choice = Choice::of(rules, turning, before, ply.mv);
        let again = ply.after.to_move() == Some(ply.seat) && ply.mv.pit().is_some() && ply.after.asked_at().is_none();
        let token = rules.move_token(before, ply.mv);
        before = &ply.after;
        PlayedMove { token, seat: ply.seat.index(), choice, again }
    })
}
