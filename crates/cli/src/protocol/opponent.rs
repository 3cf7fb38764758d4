//! Another program that speaks the protocol, as a player in a match.

use std::fmt;
use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use bija_engine::arena::Contestant;
use bija_rules::{Game, Move};
use bija_wire::Opened;

use super::feed::{self, Fed};
use crate::game_args::changed;

/// How long a program may take to say that it is ready.
const READY: Duration = Duration::from_secs(20);
/// How long after its time a move still counts: pipes and busy machines take theirs.
const GRACE: Duration = Duration::from_secs(2);
/// How long a program may take to end after `quit`.
const FAREWELL: Duration = Duration::from_millis(500);

/// What every game of a match has in common for a program.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    rules: &'static str,
    /// Options that are not the standard ones, as `name=value` with spaces between.
    options: String,
    movetime: Duration,
}

impl Terms {
    pub(crate) fn of(opened: &Opened, movetime: Duration) -> Terms {
        Terms { rules: opened.entry.id, options: changed(opened).trim().to_string(), movetime }
    }
}

/// Why a program does not play.
#[derive(Debug)]
pub(crate) enum OpponentError {
    /// Its command names no program, or a quote is not closed.
    Command,
    /// It cannot be started.
    Start(io::Error),
    /// It has ended, or it does not listen.
    Gone,
    /// It did not answer in time.
    Silent(Duration),
    /// It does not take what the match needs.
    Refuses(String),
    /// What it calls its best move is not a legal move.
    Illegal(String),
}

impl fmt::Display for OpponentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpponentError::Command => write!(f, "a command is a program and its words, quoted as in a shell"),
            OpponentError::Start(error) => write!(f, "it does not start: {error}"),
            OpponentError::Gone => write!(f, "it has ended"),
            OpponentError::Silent(time) => write!(f, "it has not answered within {} ms", time.as_millis()),
            OpponentError::Refuses(line) => write!(f, "it refuses: {line}"),
            OpponentError::Illegal(token) => write!(f, "{token:?} is not a legal move"),
        }
    }
}

impl std::error::Error for OpponentError {}

/// A program by its command, started when it has to move.
pub(crate) struct Opponent {
    words: Vec<String>,
    terms: Terms,
    process: Option<Process>,
}

impl Opponent {
    pub(crate) fn new(command: &str, terms: Terms) -> Result<Opponent, OpponentError> {
        let words = shlex::split(command).filter(|words| !words.is_empty()).ok_or(OpponentError::Command)?;
        Ok(Opponent { words, terms, process: None })
    }

    /// Starts it, if it does not run, and sets the rules.
    pub(crate) fn ready(&mut self) -> Result<(), OpponentError> {
        if self.process.is_none() {
            self.process = Some(Process::start(&self.words, &self.terms)?);
        }
        Ok(())
    }

    fn answer(&mut self, game: &Game) -> Result<Move, OpponentError> {
        self.ready()?;
        let process = self.process.as_mut().expect("it was started just now");
        let start = if *game.start() == game.rules().start(0) { "startpos".to_string() } else { format!("notation {}", game.rules().text(game.start())) };
        process.send(&format!("position {start} moves {}", game.tokens().join(" ")))?;
        let time = self.terms.movetime;
        process.send(&format!("go movetime {}", time.as_millis()))?;
        let line = process.until("bestmove", time + GRACE)?;
        let token: String = line.split_whitespace().nth(1).unwrap_or_default().chars().take(40).collect();
        decision(game, &token).ok_or(OpponentError::Illegal(token))
    }
}

/// The single decision that a token stands for.
fn decision(game: &Game, token: &str) -> Option<Move> {
    let mut tried = game.clone();
    tried.play_decision(token, &mut ()).ok()?;
    let [ply] = tried.plies().get(game.plies().len()..)? else { return None };
    Some(ply.mv)
}

impl Contestant for Opponent {
    fn begin(&mut self) {
        // Whether it listens shows at its first move.
        if let Some(process) = &mut self.process {
            let _ = process.send("ucinewgame");
        }
    }

    fn choose(&mut self, game: &Game, _number: u64) -> Result<Move, String> {
        self.answer(game).map_err(|error| {
            // Whatever it may still say belongs to this game.
            self.process = None;
            error.to_string()
        })
    }
}

/// A program that runs.
struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<Fed>,
}

impl Process {
    fn start(words: &[String], terms: &Terms) -> Result<Process, OpponentError> {
        let mut command = Command::new(&words[0]);
        let mut child = command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(OpponentError::Start)?;
        let input = child.stdin.take().expect("its input is a pipe");
        let mut output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        let (send, lines) = channel();
        std::thread::spawn(move || {
            while let Ok(Some(fed)) = feed::next(&mut output) {
                if send.send(fed).is_err() {
                    return;
                }
            }
        });
        let mut process = Process { child, input, lines };
        process.send("uci")?;
        process.until("uciok", READY)?;
        process.send(&format!("setoption name Rules value {}", terms.rules))?;
        if !terms.options.is_empty() {
            process.send(&format!("setoption name Options value {}", terms.options))?;
        }
        process.send("ucinewgame")?;
        process.send("isready")?;
        process.until("readyok", READY)?;
        Ok(process)
    }

    fn send(&mut self, line: &str) -> Result<(), OpponentError> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|_| OpponentError::Gone)
    }

    /// The next line that begins so. Lines about the search are passed over; an error is one.
    fn until(&mut self, beginning: &str, time: Duration) -> Result<String, OpponentError> {
        let begun = Instant::now();
        loop {
            let left = time.saturating_sub(begun.elapsed());
            let line = match self.lines.recv_timeout(left) {
                Ok(Fed::Line(bytes)) => String::from_utf8_lossy(&bytes).trim().to_string(),
                Ok(Fed::TooLong) => continue,
                Err(RecvTimeoutError::Timeout) => return Err(OpponentError::Silent(time)),
                Err(RecvTimeoutError::Disconnected) => return Err(OpponentError::Gone),
            };
            if line.starts_with(beginning) {
                return Ok(line);
            }
            if let Some(error) = line.strip_prefix("info string error:") {
                return Err(OpponentError::Refuses(error.trim().replace(char::is_control, "\u{fffd}").chars().take(200).collect()));
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.send("quit");
        let begun = Instant::now();
        while begun.elapsed() < FAREWELL && matches!(self.child.try_wait(), Ok(None)) {
            std::thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
