//! One game at the prompt, from its first board to its end.

use std::io::{BufRead, IsTerminal, Write};

use bija_engine::{Level, Report, think};
use bija_hints::Explained;
use bija_kernels::perfect::Perfect;
use bija_rules::catalogue::Turning;
use bija_rules::ruleset::Objective;
use bija_rules::{Event, Game, Match, Move, PlayError, Position, Seat, TokenError, TokenWhy};
use bija_web::messages::{Lang, Voice, format, text};
use bija_wire::{Line, Opened, People, Refusal, Story, has_directions, summary};

use super::input::{Typed, Wanted, read};
use super::{rounds, ways};
use crate::board::{BoardText, Marks};
use crate::failure::Failure;
use crate::people;
use crate::terminal::{Style, WIDEST, wrap};

/// Against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Opponent {
    /// Another person at the same terminal.
    Person,
    /// The engine.
    Computer {
        /// The seat in which the person begins.
        person: Seat,
        /// How well it plays.
        level: Level,
        /// The number that decides how it errs.
        seed: u64,
    },
}

impl Opponent {
    /// The people as they sit down.
    fn people(self, seats: u8) -> People {
        match self {
            Opponent::Person => People::by_number(),
            Opponent::Computer { person, .. } => People::against_computers(person, seats),
        }
    }
}

/// How a round went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Round {
    /// To its end.
    Over,
    /// The person left, or the input ended.
    Left,
}

/// A game at the prompt.
pub(super) struct Session<R, W> {
    game: Game,
    /// The match that the game is a round of.
    series: Option<Match>,
    turning: Turning,
    opponent: Opponent,
    /// Who finds the computer's moves, where the game is solved.
    perfect: Option<Perfect>,
    settled: Vec<Event>,
    voice: Voice,
    style: Style,
    echo: Echo,
    input: R,
    out: W,
}

/// Who writes down what was typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Echo {
    /// The terminal, as it is typed.
    Terminal,
    /// The session: the input is a pipe or a file.
    Session,
}

/// Whether the prompt goes on.
enum Next {
    /// The board has changed: show it.
    Board,
    /// It has not: ask again.
    Ask,
    /// The person leaves.
    Leave,
}

impl<R: BufRead, W: Write> Session<R, W> {
    /// The most letters of a typed line that a session writes down.
    const ECHOED: usize = 12;

    pub(super) fn new(opened: Opened, opponent: Opponent, perfect: Option<Perfect>, lang: Lang, echo: Echo, input: R, out: W) -> Session<R, W> {
        let Opened { entry, game, series, settled, .. } = opened;
        Session {
            game,
            series,
            turning: entry.look.turning,
            opponent,
            perfect,
            settled,
            voice: Voice::of(lang, entry),
            style: Style::of_stdout(),
            echo,
            input,
            out,
        }
    }

    /// Plays until the game or its match is over, the person leaves or the input ends.
    pub(super) fn run(&mut self) -> Result<(), Failure> {
        if let Some(line) = self.series.as_ref().map(rounds::announced) {
            self.say(&line)?;
        }
        while self.play_round()? == Round::Over {
            let Some(series) = &mut self.series else { break };
            // Everybody sits in the own seat again, whoever changed seats in the round.
            let people = self.opponent.people(self.game.rules().board().seats);
            let (lines, next) = rounds::finished(series, &self.game, &people);
            lines.iter().try_for_each(|line| self.say(line))?;
            match next {
                Some(game) => self.game = game,
                None => break,
            }
        }
        Ok(())
    }

    /// Plays one round.
    fn play_round(&mut self) -> Result<Round, Failure> {
        match self.game.position().to_move() {
            Some(seat) => {
                self.say(&people::turn(&self.people(), seat))?;
                self.say_ways()?;
            }
            None => self.tell(&self.game.start().clone(), &self.people(), &self.settled.clone())?,
        }
        while let Some(seat) = self.game.position().to_move() {
            if let Opponent::Computer { level, seed, .. } = self.opponent
                && seat != self.reader()
            {
                let best = self.computers_move(level, seed)?;
                self.play(best)?;
                continue;
            }
            self.show_board()?;
            loop {
                match self.ask()? {
                    Next::Board => break,
                    Next::Ask => {}
                    Next::Leave => return self.say(&Line::new("term-bye")).map(|()| Round::Left),
                }
            }
        }
        self.show_board().map(|()| Round::Over)
    }

    /// The seat at the bottom: the person's, or South's where two people play.
    fn reader(&self) -> Seat {
        match self.opponent {
            Opponent::Person => Seat::SOUTH,
            Opponent::Computer { person, .. } if self.game.swapped() => person.other(),
            Opponent::Computer { person, .. } => person,
        }
    }

    fn people(&self) -> People {
        match self.opponent {
            Opponent::Person => People::by_number(),
            Opponent::Computer { .. } => People::against_computers(self.reader(), self.game.rules().board().seats),
        }
    }

    /// What the computer plays. A move of the perfect level that is not proved is told.
    fn computers_move(&mut self, level: Level, seed: u64) -> Result<Move, Failure> {
        let Some(perfect) = &self.perfect else { return Ok(self.think(level, seed).best) };
        let proved = self.noticed(|| perfect.answer(self.game.position(), &|| false));
        if let Ok(answer) = proved {
            return Ok(answer.best);
        }
        self.say(&Line::new("term-not-proved"))?;
        Ok(self.think(level, seed).best)
    }

    fn think(&self, level: Level, seed: u64) -> Report {
        self.noticed(|| think(&self.game, level, seed, &|| false).expect("the game goes on"))
    }

    /// Does what takes a while, with a notice on a terminal.
    fn noticed<T>(&self, work: impl FnOnce() -> T) -> T {
        let waiting = std::io::stderr().is_terminal() && self.style == Style::Ansi;
        if waiting {
            eprint!("{}…", text(self.voice, "turn-title-thinking"));
        }
        let done = work();
        if waiting {
            eprint!("\r\x1b[K");
        }
        done
    }

    fn say(&mut self, line: &Line) -> Result<(), Failure> {
        for line in wrap(&format(self.voice, line), WIDEST, 2) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        let (people, bottom) = (self.people(), self.reader());
        let board = BoardText {
            rules: self.game.rules(),
            position: self.game.position(),
            turning: self.turning,
            bottom,
            people: &people,
            marks: self.marks(),
            voice: self.voice,
            style: self.style,
        };
        writeln!(self.out)?;
        for line in board.lines() {
            writeln!(self.out, "{line}")?;
        }
        writeln!(self.out)?;
        Ok(())
    }

    /// What the last move did to the board.
    fn marks(&self) -> Marks {
        let Some((last, earlier)) = self.game.plies().split_last() else {
            return Marks::default();
        };
        let before = earlier.last().map_or(self.game.start(), |ply| &ply.after);
        let mut events: Vec<Event> = Vec::new();
        let played = self.game.rules().play(before, last.mv, &mut events);
        debug_assert!(played.is_ok(), "the move was played before");
        let story = Story::of(self.game.rules(), before, &events);
        Marks { from: story.lifted.map(|(pit, _)| pit), last: story.last }
    }

    /// Plays a legal move and says what it did.
    fn play(&mut self, mv: Move) -> Result<(), Failure> {
        let (before, people) = (*self.game.position(), self.people());
        let mut events: Vec<Event> = Vec::new();
        self.game.play(mv, &mut events).expect("the move is one of the legal ones");
        self.tell(&before, &people, &events)
    }

    /// Says what a move did. The people are those before it; a change of sides makes the turn another's.
    fn tell(&mut self, before: &Position, people: &People, events: &[Event]) -> Result<(), Failure> {
        let mut lines = summary(self.game.rules(), before, self.game.position(), events, people);
        if let Some(seat) = self.game.position().to_move().filter(|_| events.contains(&Event::Swap)) {
            lines.push(people::turn(&self.people(), seat));
        }
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Asks once and does what is typed.
    fn ask(&mut self) -> Result<Next, Failure> {
        if self.game.rules().has_pie_rule() && self.game.legal().contains(Move::SWAP) {
            self.say(&Line::new("term-swap"))?;
        }
        let board = self.game.rules().board();
        let (wanted, prompt) = match self.game.position().asked_at() {
            None if board.has_columns() => (Wanted::Pit, Line::new("term-prompt-columns").with("pits", board.pits)),
            None => (Wanted::Pit, Line::new("term-prompt").with("pits", board.pits_per_seat())),
            Some(_) if self.game.position().in_hand() > 0 => (Wanted::Way, Line::new("term-way")),
            Some(_) => (Wanted::Pit, Line::new("term-house")),
        };
        write!(self.out, "{} ", format(self.voice, &prompt))?;
        self.out.flush()?;
        let mut line = Vec::new();
        let read_bytes = self.input.read_until(b'\n', &mut line).map_err(|error| Failure::Read { name: "-".to_string(), error })?;
        if read_bytes == 0 {
            writeln!(self.out)?;
            return Ok(Next::Leave);
        }
        let line = String::from_utf8_lossy(&line);
        if self.echo == Echo::Session {
            writeln!(self.out, "{}", line.trim().chars().take(Self::ECHOED).collect::<String>())?;
        }
        match read(&line, wanted) {
            Typed::Move(typed) => match ways::token(&self.game, self.turning, self.reader(), &typed) {
                Ok(token) => self.play_token(&token),
                Err(line) => self.say(&line).map(|()| Next::Ask),
            },
            Typed::TakeBack => {
                let done = self.take_back();
                self.done(done, "play-taken-back", "play-nothing-back")
            }
            Typed::Redo => {
                let done = self.redo();
                self.done(done, "play-redone", "play-nothing-redo")
            }
            Typed::Hint => self.hint(),
            Typed::Help => self.help(),
            Typed::Leave => Ok(Next::Leave),
            Typed::Nothing => self.say(&Line::new("turn-choose")).map(|()| Next::Ask),
        }
    }

    fn play_token(&mut self, token: &str) -> Result<Next, Failure> {
        let (before, people) = (*self.game.position(), self.people());
        let mut events: Vec<Event> = Vec::new();
        match self.game.play_decision(token, &mut events) {
            Ok(_) => {
                self.tell(&before, &people, &events)?;
                Ok(Next::Board)
            }
            Err(PlayError::Token(TokenError { token, why: TokenWhy::Unreadable | TokenWhy::Direction })) => {
                self.say(&Line::new("term-unreadable").with("text", token))?;
                Ok(Next::Ask)
            }
            Err(error) => {
                let refusal = Refusal::of_token(&self.game, &error);
                self.say(&refusal.0)?;
                Ok(Next::Ask)
            }
        }
    }

    fn done(&mut self, done: Option<()>, yes: &'static str, no: &'static str) -> Result<Next, Failure> {
        self.say(&Line::new(if done.is_some() { yes } else { no }))?;
        Ok(if done.is_some() { Next::Board } else { Next::Ask })
    }

    /// Goes back to before the person's last move, the computer's answer included; `None` if there is none.
    fn take_back(&mut self) -> Option<()> {
        if self.opponent == Opponent::Person {
            return self.game.undo().map(|_| ());
        }
        let mut taken = 0;
        while let Some(seat) = self.game.plies().last().map(|ply| ply.seat) {
            self.game.undo();
            taken += 1;
            if seat == self.reader() {
                return Some(());
            }
        }
        for _ in 0..taken {
            self.game.redo();
        }
        None
    }

    /// Makes the move last taken back again, with the computer's answer; `None` if there is none.
    fn redo(&mut self) -> Option<()> {
        self.game.redo()?;
        if self.opponent != Opponent::Person {
            while self.game.position().to_move().is_some_and(|seat| seat != self.reader()) && self.game.redo().is_some() {}
        }
        Some(())
    }

    fn hint(&mut self) -> Result<Next, Failure> {
        let report = self.think(Level::Hard, 0);
        let asked = self.game.position().asked_at().is_some() && self.game.position().in_hand() == 0;
        let side = ways::side(&self.game, self.turning, self.reader(), report.best);
        let name = |pit| self.game.rules().board().label(pit);
        let choice = |key: &'static str| Line::new("hint-choice").with("choice", Line::new(key));
        self.say(&match (report.best.pit(), side) {
            (None, _) if asked => choice("choice-stop"),
            (Some(_), _) if asked => choice("choice-on"),
            (Some(pit), Some(side)) => Line::new("hint-pit-way").with("pit", name(pit)).with("way", side.name()),
            (Some(pit), None) => Line::new("hint-pit").with("pit", name(pit)),
            (None, _) => Line::new("hint-swap"),
        })?;
        let explained = Explained::in_game(&self.game, Some(report.best), &self.people(), &|| false);
        explained.into_iter().flat_map(|explained| explained.say).try_for_each(|line| self.say(&line))?;
        if self.game.rules().ruleset().objective == Objective::Margin {
            self.say_value(report.value)?;
        }
        if report.exact {
            self.say(&Line::new("hint-proven"))?;
        }
        Ok(Next::Ask)
    }

    /// How the game stands for the seat to move, in seeds.
    fn say_value(&mut self, value: i32) -> Result<(), Failure> {
        self.say(&match value {
            0 => Line::new("hint-even"),
            value if value > 0 => Line::new("hint-ahead").with("count", i64::from(value)),
            value => Line::new("hint-behind").with("count", i64::from(-value)),
        })
    }

    /// How a direction is typed, where there are two.
    fn say_ways(&mut self) -> Result<(), Failure> {
        if has_directions(self.game.rules()) { self.say(&ways::how(&self.game.rules().clone())) } else { Ok(()) }
    }

    fn help(&mut self) -> Result<Next, Failure> {
        let board = *self.game.rules().board();
        if !board.has_columns() {
            self.say(&Line::new("keys-pits").with("pits", board.pits_per_seat()))?;
        }
        self.say_ways()?;
        for key in ["keys-take-back", "keys-redo", "keys-hint", "keys-help"] {
            self.say(&Line::new(key))?;
        }
        self.say(&Line::new(match self.turning {
            Turning::Anticlockwise => "board-anticlockwise",
            Turning::Clockwise => "board-clockwise",
        }))?;
        for (sign, key) in self.signs() {
            writeln!(self.out, "{sign}: {}", text(self.voice, key))?;
        }
        Ok(Next::Ask)
    }

    /// The signs on the board with what they mean; those of pieces, marks and closed pits while there are any.
    fn signs(&self) -> Vec<(char, &'static str)> {
        let (rules, position) = (self.game.rules(), self.game.position());
        let seat_has = |has: &dyn Fn(Seat) -> bool| rules.seats().any(has);
        let signs = [
            (Marks::FROM, "board-mark-from", true),
            (Marks::LANDED, "board-mark-landed", true),
            (Marks::ASKED, "sign-asked", position.asked_at().is_some()),
            (Marks::PIECE, "sign-piece", seat_has(&|seat| position.has_piece(seat))),
            (Marks::HOUSE, "sign-house", seat_has(&|seat| position.owns_house(seat))),
            (Marks::BLOCKED, "sign-blocked", seat_has(&|seat| position.blocked(seat).is_some())),
            (Marks::MARKED, "sign-marked", seat_has(&|seat| position.mark(seat).is_some())),
            (Marks::CLOSED, "sign-closed", !position.closed().is_empty()),
        ];
        signs.into_iter().filter(|(.., shown)| *shown).map(|(sign, key, _)| (sign, key)).collect()
    }
}
