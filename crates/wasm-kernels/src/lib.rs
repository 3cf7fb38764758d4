//! The player that is perfect, for a worker of the browser of its own.
//!
//! The three C functions of `bija-door` pass JSON; see [`Desk::answer`]. Every request is answered within a slice: between two of them
//! the worker looks whether it is to stop. Nothing here needs the standard library.

#![no_std]

#[macro_use]
extern crate alloc;

#[cfg(test)]
mod tests;

use alloc::string::String;
use alloc::vec::Vec;

use bija_kernels::perfect::{Answer, Filled, Means, Sliced, Unproved};
use bija_rules::Game;
use bija_wire::{Ask, Line, Refusal, Thought, ToJson, object};
use spin::Mutex;

/// Boards of the table that is answered with, a byte each: 14 seeds in two rows of six.
const READY: u64 = 10_000_000;
/// Boards that the table has in the end: as many as that of every other player.
const MOST: u64 = Means::USUAL.table_boards;

static DESK: Mutex<Desk> = Mutex::new(Desk { player: None, asked: None });

#[cfg(target_family = "wasm")]
bija_door::open!(answer);

/// Answers one request at the module's own desk.
pub fn answer(request: &[u8]) -> Vec<u8> {
    // No lock is held while the answer is made: a panic would leave it closed for ever.
    let mut desk = core::mem::take(&mut *DESK.lock());
    let answer = desk.answer(request);
    *DESK.lock() = desk;
    answer
}

/// Where questions are taken, one after the other.
#[derive(Debug, Default)]
pub struct Desk {
    player: Option<Sliced>,
    /// The game whose position is being proved.
    asked: Option<Game>,
}

/// What is answered.
enum Said {
    /// The rules are not played perfectly here.
    NotHeld,
    /// How far the table is.
    Table(Filled),
    /// What is best, proved.
    Proved(Thought),
    /// It takes another slice.
    NotYet,
    /// It cannot be proved here.
    Unproved,
}

impl ToJson for Said {
    fn write_json(&self, text: &mut String) {
        object(text, |said| {
            match self {
                Said::NotHeld => said.field("held", &false),
                Said::Table(Filled { boards, ready, of }) => said.field("held", &true).field("boards", boards).field("ready", ready).field("of", of),
                Said::Proved(thought) => said.field("thought", thought),
                Said::NotYet => said.field("goes_on", &true),
                Said::Unproved => said.field("unproved", &true),
            };
        });
    }
}

impl Desk {
    /// Answers `{"do": ..., ...}` by `{"ok": ...}` or `{"error": {"key", "args"}}`:
    ///
    /// | do | with | is answered by |
    /// |---|---|---|
    /// | `open` | `game`, and maybe `ready` and `most`, in boards | the table of its rules, as `fill` tells it; `{"held": false}` if they are not played perfectly here |
    /// | `fill` | `boards` | `{"held": true, "boards", "ready", "of"}` after filling so many more: as many have a value, so many are needed, so many there are |
    /// | `ask` | `game`, of the rules that were opened | what the book says, or as `search` |
    /// | `search` | `boards` | after looking at so many more: `{"thought"}` with the proved answer, `{"unproved": true}`, or `{"goes_on": true}` |
    /// | `stop` | | the table, which can be filled again |
    pub fn answer(&mut self, request: &[u8]) -> Vec<u8> {
        let mut text = String::new();
        match Ask::read(request).and_then(|ask| self.said(&ask)) {
            Ok(said) => object(&mut text, |fields| {
                fields.field("ok", &said);
            }),
            Err(Refusal(line)) => object(&mut text, |fields| {
                fields.field("error", &line);
            }),
        }
        text.into_bytes()
    }

    fn said(&mut self, ask: &Ask) -> Result<Said, Refusal> {
        match ask.what() {
            Some("open") => self.open(ask),
            Some("fill") => {
                let boards = boards(ask)?;
                Ok(self.player.as_mut().map_or(Said::NotHeld, |player| Said::Table(player.fill(boards))))
            }
            Some("ask") => self.ask(ask),
            Some("search") => Ok(self.search(boards(ask)?)),
            Some("stop") => Ok(self.stop()),
            Some(_) | None => Err(Refusal(Line::new("err-request").with("detail", "do is none of open, fill, ask, search, stop"))),
        }
    }

    fn open(&mut self, ask: &Ask) -> Result<Said, Refusal> {
        let game = ask.open()?.game;
        if !self.player.as_ref().is_some_and(|player| player.plays(game.rules())) {
            // The table of the rules before goes first: there may be no room for two.
            (self.player, self.asked) = (None, None);
            let most = ask.whole("most")?.unwrap_or(MOST);
            let means = Means { table_boards: most, ..Means::USUAL };
            self.player = Sliced::new(game.rules(), means, ask.whole("ready")?.unwrap_or(READY));
        }
        Ok(self.table())
    }

    fn table(&self) -> Said {
        self.player.as_ref().map_or(Said::NotHeld, |player| Said::Table(player.filled()))
    }

    fn ask(&mut self, ask: &Ask) -> Result<Said, Refusal> {
        let game = ask.open()?.game;
        let Some(player) = self.player.as_mut().filter(|player| player.plays(game.rules())) else { return Ok(Said::NotHeld) };
        match player.ask(game.position()) {
            Ok(Some(answer)) => Ok(Said::Proved(thought(&game, answer))),
            Ok(None) => {
                self.asked = Some(game);
                Ok(Said::NotYet)
            }
            Err(_) => Ok(Said::Unproved),
        }
    }

    fn search(&mut self, boards: u64) -> Said {
        let Some((player, game)) = self.player.as_mut().zip(self.asked.as_ref()) else { return Said::NotHeld };
        match player.search(boards) {
            Ok(None) => Said::NotYet,
            Ok(Some(answer)) => Said::Proved(thought(game, answer)),
            Err(Unproved::TooFar | Unproved::NotPlayed | Unproved::Stopped) => Said::Unproved,
        }
    }

    fn stop(&mut self) -> Said {
        if let Some(player) = &mut self.player {
            player.stop();
        }
        self.table()
    }
}

/// Boards of a slice.
fn boards(ask: &Ask) -> Result<u64, Refusal> {
    ask.whole("boards")?.ok_or_else(|| Refusal(Line::new("err-request").with("detail", "boards is missing")))
}

/// What is proved, as every answer of whoever thinks.
fn thought(game: &Game, Answer { best, value, nodes }: Answer) -> Thought {
    let best = game.rules().move_token(game.position(), best);
    Thought { line: vec![best.clone()], best, value, exact: true, depth: 1, nodes, stopped: "exact" }
}
