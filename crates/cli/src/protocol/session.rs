//! What is set and which position is looked at, from command to command.

use std::fmt;
use std::io::{self, BufRead};
use std::time::{Duration, Instant};

use bija_engine::{Level, Limits, Searcher};
use bija_rules::Game;
use bija_rules::catalogue;
use bija_web::messages::{Lang, Voice as Tongue, format};
use bija_wire::{GameRequest, Opened, Refusal, RequestError};

use super::feed::{self, Fed, MOST_LINE};
use super::finder::Finder;
use super::line::{self, Command, Go, LineError, Start};
use super::thinker::{Task, Thinking, Voice};
use crate::game_args::Lists;

/// Bounds of the option `Memory`, in MiB.
const LEAST_MEMORY: u32 = 1;
const MOST_MEMORY: u32 = 65_536;
const USUAL_MEMORY: u32 = (Searcher::USUAL_MEMORY >> 20) as u32;

/// Bounds of the option `Threads`.
const LEAST_THREADS: u32 = 1;
const MOST_THREADS: u32 = 256;

/// The game that is set before anything is said.
const FIRST_RULES: &str = "kalah";

/// Why a command is not followed.
#[derive(Debug)]
enum Refused {
    /// The line is no command.
    Line(LineError),
    /// The line is longer than is read.
    TooLong,
    /// The game, its options, the position or a move is not as the rules allow, in a sentence.
    Game(String),
    /// The seeds are not written as an arrangement.
    Lists(String),
    /// There is no option of that name.
    Option(String),
    /// An option does not take that value.
    Value { option: &'static str, value: String, takes: String },
    /// An option of the game is not written as name and value.
    Pair(String),
    /// There is not so much memory.
    Memory(u32),
    /// A level has its own limits.
    LevelLimits,
    /// A search is under way.
    Busy,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Line(error) => error.fmt(f),
            Refused::TooLong => write!(f, "a line of more than {MOST_LINE} bytes is not read"),
            Refused::Game(error) | Refused::Lists(error) => f.write_str(error),
            Refused::Option(name) => write!(f, "there is no option {name:?} (there are Rules, Options, Memory, Threads, Level)"),
            Refused::Value { option, value, takes } => write!(f, "{option} does not take {value:?} (it takes {takes})"),
            Refused::Pair(text) => write!(f, "an option of the game is written NAME=VALUE, not {text:?}"),
            Refused::Memory(asked) => write!(f, "there are no {asked} MiB of memory"),
            Refused::LevelLimits => write!(f, "a level takes no limit but movetime or infinite"),
            Refused::Busy => write!(f, "a search is under way, and only stop, isready, uci and quit are heard"),
        }
    }
}

impl std::error::Error for Refused {}

/// Whether more commands are heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Then {
    GoOn,
    Quit,
}

/// A conversation.
pub(crate) struct Session {
    voice: Voice,
    /// The language in which the rules refuse something.
    lang: Lang,
    /// The rules that are set, at their start.
    opened: Opened,
    /// The position that is looked at.
    game: Game,
    memory: u32,
    threads: u32,
    level: Option<Level>,
    /// At rest.
    finder: Option<Finder>,
    /// At work.
    thinking: Option<Thinking>,
}

impl Session {
    /// A conversation that has not begun.
    pub(crate) fn new(lang: Lang) -> Session {
        let opened = GameRequest { ruleset: FIRST_RULES.to_string(), ..GameRequest::default() }.open().expect("the catalogue has the game");
        let game = opened.game.clone();
        Session { voice: Voice::default(), lang, opened, game, memory: USUAL_MEMORY, threads: LEAST_THREADS, level: None, finder: None, thinking: None }
    }

    /// Follows commands until `quit` or the end of the input. A search under way is stopped then and answers.
    ///
    /// # Errors
    /// If the input cannot be read or the output cannot be written.
    pub(crate) fn follow(&mut self, input: &mut impl BufRead) -> io::Result<()> {
        self.prepare();
        while let Some(fed) = feed::next(input)? {
            let followed = match &fed {
                Fed::TooLong => Err(Refused::TooLong),
                Fed::Line(bytes) => line::read(bytes).map_err(Refused::Line).and_then(|command| command.map_or(Ok(Then::GoOn), |command| self.obey(command))),
            };
            match followed {
                Ok(Then::GoOn) => {}
                Ok(Then::Quit) => break,
                Err(refused) => self.voice.answer(format_args!("info string error: {refused}")),
            }
            if self.voice.is_lost() {
                break;
            }
        }
        self.stop();
        self.rest();
        self.voice.failure().map_or(Ok(()), Err)
    }

    fn obey(&mut self, command: Command<'_>) -> Result<Then, Refused> {
        // A search that is answered for may still be ending: who needs its finder waits for it, all others are answered at once.
        let needs_finder = matches!(command, Command::SetOption { .. } | Command::NewGame | Command::Position { .. } | Command::Go(_));
        if self.thinking.as_ref().is_some_and(|search| search.is_answered() && (needs_finder || search.is_over())) {
            self.rest();
        }
        match command {
            Command::Uci => self.introduce(),
            Command::IsReady => self.make_ready(),
            Command::Stop => self.stop(),
            Command::Quit => return Ok(Then::Quit),
            Command::SetOption { .. } | Command::NewGame | Command::Position { .. } | Command::Go(_) if self.thinking.is_some() => return Err(Refused::Busy),
            Command::SetOption { name, value } => self.set(name, &value)?,
            Command::NewGame => {
                self.game = self.opened.game.clone();
                self.prepare();
                self.finder.as_mut().expect("it was prepared").forget();
            }
            Command::Position { start, moves } => self.look_at(start, &moves)?,
            Command::Go(go) => self.go(&go)?,
        }
        Ok(Then::GoOn)
    }

    fn introduce(&self) {
        let rules = catalogue::ENTRIES.iter().flat_map(|entry| [" var ", entry.id]).collect::<String>();
        let levels = Level::ALL.iter().flat_map(|level| [" var ", level.name()]).collect::<String>();
        self.voice.answer(concat!("id name Bija ", env!("CARGO_PKG_VERSION")));
        self.voice.answer("id author the Bija developers");
        self.voice.answer(format_args!("option name Rules type combo default {FIRST_RULES}{rules}"));
        self.voice.answer("option name Options type string default <empty>");
        self.voice.answer(format_args!("option name Memory type spin default {USUAL_MEMORY} min {LEAST_MEMORY} max {MOST_MEMORY}"));
        self.voice.answer(format_args!("option name Threads type spin default {LEAST_THREADS} min {LEAST_THREADS} max {MOST_THREADS}"));
        self.voice.answer(format_args!("option name Level type combo default none var none{levels}"));
        self.voice.answer("uciok");
    }

    /// A finder for the game, the memory and the threads that are set, so that a search begins at once.
    fn prepare(&mut self) {
        let bytes = self.memory as usize * (1 << 20);
        self.finder = self.finder.take().filter(|finder| finder.suits(&self.game));
        self.finder.get_or_insert_with(|| Finder::of(&self.game, bytes, self.threads as usize));
    }

    /// Makes ready all that the next search can use. A search under way has what it has.
    fn make_ready(&mut self) {
        if self.thinking.is_none() {
            self.prepare();
            self.finder.as_mut().expect("it was prepared").prepare();
        }
        self.voice.answer("readyok");
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Refused> {
        match name {
            "Rules" => self.play_by(&GameRequest { ruleset: value.to_string(), ..GameRequest::default() })?,
            "Options" => {
                let pair = |text: &str| match text.split_once('=') {
                    Some((name, value)) => Ok((name.to_string(), value.to_string())),
                    None => Err(Refused::Pair(evidence(text))),
                };
                let options = value.split_whitespace().filter(|&text| text != "<empty>").map(pair).collect::<Result<_, _>>()?;
                self.play_by(&GameRequest { ruleset: self.opened.entry.id.to_string(), options, ..GameRequest::default() })?;
            }
            "Memory" => {
                let memory = value.parse().ok().filter(|memory| (LEAST_MEMORY..=MOST_MEMORY).contains(memory));
                self.remember(memory.ok_or_else(|| refused_value("Memory", value, format!("{LEAST_MEMORY} to {MOST_MEMORY}")))?)?;
            }
            "Threads" => {
                let threads = value.parse().ok().filter(|threads| (LEAST_THREADS..=MOST_THREADS).contains(threads));
                self.threads = threads.ok_or_else(|| refused_value("Threads", value, format!("{LEAST_THREADS} to {MOST_THREADS}")))?;
                self.finder = None;
                self.prepare();
            }
            "Level" if value == "none" => self.level = None,
            "Level" => {
                let level = Level::from_name(value);
                let takes = || format!("none, {}", Level::ALL.map(Level::name).join(", "));
                self.level = Some(level.ok_or_else(|| refused_value("Level", value, takes()))?);
            }
            other => return Err(Refused::Option(evidence(other))),
        }
        Ok(())
    }

    fn open(&self, asked: &GameRequest) -> Result<Opened, Refused> {
        let terms = catalogue::entry(&asked.ruleset).unwrap_or(self.opened.entry).look.terms;
        let in_words = |error: &RequestError| format(Tongue { lang: self.lang, terms }, &Refusal::from(error).0);
        // What was written is quoted, and may be anything but another line or a sequence for terminals.
        asked.open().map_err(|error| Refused::Game(in_words(&error).replace(char::is_control, "\u{fffd}")))
    }

    /// Takes other rules, at their start.
    fn play_by(&mut self, asked: &GameRequest) -> Result<(), Refused> {
        self.opened = self.open(asked)?;
        self.game = self.opened.game.clone();
        self.finder = None;
        self.prepare();
        Ok(())
    }

    fn remember(&mut self, memory: u32) -> Result<(), Refused> {
        self.finder = None;
        // Asked for once without use: a searcher that does not get its memory would end the program.
        let found = Vec::<u8>::new().try_reserve_exact(memory as usize * (1 << 20));
        if found.is_ok() {
            self.memory = memory;
        }
        self.prepare();
        found.map_err(|_| Refused::Memory(memory))
    }

    fn look_at(&mut self, start: Start<'_>, moves: &[&str]) -> Result<(), Refused> {
        let mut request = GameRequest {
            ruleset: self.opened.entry.id.to_string(),
            options: self.opened.values.iter().map(|(spec, value)| (spec.name.to_string(), value.to_string())).collect(),
            moves: moves.iter().map(ToString::to_string).collect(),
            ..GameRequest::default()
        };
        match start {
            Start::Own => {}
            Start::Number(number) => request.start = Some(number.to_string()),
            Start::Arranged(lists) => request.arranged = Some(lists.parse::<Lists>().map_err(Refused::Lists)?.0),
            Start::Notation(text) => request.position = Some(text),
        }
        self.game = self.open(&request)?.game;
        Ok(())
    }

    fn go(&mut self, go: &Go) -> Result<(), Refused> {
        let asked = Instant::now();
        if self.level.is_some() && (go.nodes.is_some() || go.depth.is_some()) {
            return Err(Refused::LevelLimits);
        }
        if self.game.position().over().is_some() {
            self.voice.answer("bestmove (none)");
            return Ok(());
        }
        self.prepare();
        let finder = self.finder.take().expect("it was prepared");
        let task = Task {
            game: self.game.clone(),
            level: self.level,
            limits: Limits { nodes: go.nodes, depth: go.depth },
            asked,
            until: go.movetime.and_then(|time| asked.checked_add(Duration::from_millis(time))),
            waits: go.infinite,
        };
        self.thinking = Some(Thinking::begin(task, finder, self.voice.clone()));
        Ok(())
    }

    fn stop(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop();
        }
    }

    /// Waits until no search is under way.
    fn rest(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            self.finder = Some(thinking.end());
        }
    }
}

fn refused_value(option: &'static str, value: &str, takes: String) -> Refused {
    Refused::Value { option, value: evidence(value), takes }
}

fn evidence(text: &str) -> String {
    text.chars().take(40).collect()
}
