//! What is asked of the rules and the engine, in the browser's worker as at the server.

use bija_rules::plain::{join, number};
use bija_rules::{Game, Seat};

use crate::json::{Json, Misread};
use crate::people::People;
use crate::refusal::Refusal;
use crate::request::{GameRequest, Opened};
use crate::view::{Step, View, step};

/// A question: `{"game": {...}}` and what else it takes. It is JSON; nothing else of it has been checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask(Json);

impl Ask {
    /// Reads a question.
    ///
    /// # Errors
    /// If it is not JSON.
    pub fn read(text: &[u8]) -> Result<Ask, Refusal> {
        let misread = |Misread { at, what }: Misread| Refusal::of_form(join(&[what, " after ", &number(at as i64), " bytes"], ""));
        Json::read(text).map(Ask).map_err(misread)
    }

    /// What is asked, where that does not follow from the address: the word under `do`.
    pub fn what(&self) -> Option<&str> {
        self.0.get("do").text()
    }

    /// The game it is about.
    ///
    /// # Errors
    /// If the game is not as the rules allow.
    pub fn open(&self) -> Result<Opened, Refusal> {
        GameRequest::from_json(self.0.get("game")).and_then(|game| game.open()).map_err(|error| Refusal::from(&error))
    }

    /// The answer to a question for the board.
    ///
    /// # Errors
    /// If the game is not as the rules allow.
    pub fn view(&self) -> Result<View, Refusal> {
        Ok(View(self.open()?))
    }

    /// The answer to a question for one more move: `move` is its token, `viewer` the seat of the reader, who plays against
    /// the computer; without one everybody is called by number.
    ///
    /// # Errors
    /// If the game, the move or the viewer is not as the rules allow.
    pub fn step(&self) -> Result<Step, Refusal> {
        let opened = self.open()?;
        let people = self.people(&opened.game)?;
        step(opened, self.text("move")?, &people)
    }

    /// The people at the board as the `viewer` calls them, who plays against the computer; without one everybody is called by number.
    ///
    /// # Errors
    /// If the viewer is no seat of the game.
    pub fn people(&self, game: &Game) -> Result<People, Refusal> {
        let Some(viewer) = self.0.get("viewer").there() else { return Ok(People::by_number()) };
        let seat = seat(game, viewer).ok_or_else(|| Refusal::of_form("viewer is no seat of this game"))?;
        Ok(People::against_computers(seat, game.rules().board().seats))
    }

    /// The token of the move that is asked about, if one is named.
    ///
    /// # Errors
    /// If something else stands there.
    pub fn token(&self) -> Result<Option<&str>, Refusal> {
        self.0.get("move").there().map(|_| self.text("move")).transpose()
    }

    /// The level a question for the engine names.
    ///
    /// # Errors
    /// If it names none.
    pub fn level(&self) -> Result<&str, Refusal> {
        self.text("level")
    }

    /// The number by which a level errs; by default one that follows from the position.
    ///
    /// # Errors
    /// If `number` is not a whole number.
    pub fn number(&self, game: &Game) -> Result<u64, Refusal> {
        Ok(self.whole("number")?.unwrap_or_else(|| game.position().stable_hash()))
    }

    /// A whole number under a key, if there is anything.
    ///
    /// # Errors
    /// If something else stands there.
    pub fn whole(&self, key: &str) -> Result<Option<u64>, Refusal> {
        let read = |number: &Json| number.whole().ok_or_else(|| Refusal::of_form(join(&[key, " is not a whole number"], "")));
        self.0.get(key).there().map(read).transpose()
    }

    fn text(&self, key: &str) -> Result<&str, Refusal> {
        self.0.get(key).text().ok_or_else(|| Refusal::of_form(join(&[key, " is not a string"], "")))
    }
}

/// A seat of a game, by its index.
fn seat(game: &Game, index: &Json) -> Option<Seat> {
    let index = index.whole()?;
    game.rules().seats().find(|seat| seat.index() as u64 == index)
}
