//! A line of the engine's protocol read as a command. Reading knows no game: names, values, positions and moves are passed on
//! as they stand.

use std::fmt;

/// A command, its words still those of the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command<'l> {
    /// Who is there, and what can be set?
    Uci,
    /// Has everything before been done?
    IsReady,
    /// Sets an option.
    SetOption {
        /// Which.
        name: &'l str,
        /// To what; empty if the line has no value.
        value: String,
    },
    /// What was found out before is to be forgotten.
    NewGame,
    /// A position to search.
    Position {
        /// Where the game begins.
        start: Start<'l>,
        /// The moves played, as tokens.
        moves: Vec<&'l str>,
    },
    /// Search.
    Go(Go),
    /// End the search.
    Stop,
    /// End the program.
    Quit,
}

/// Where a game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Start<'l> {
    /// At the rules' own start, the first if there are several.
    Own,
    /// At the random start of a number.
    Number(&'l str),
    /// As the players lay the seeds out.
    Arranged(&'l str),
    /// At a position text.
    Notation(String),
}

/// How long to search. Each limit is at least 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Go {
    /// Milliseconds.
    pub(crate) movetime: Option<u64>,
    /// Positions.
    pub(crate) nodes: Option<u64>,
    /// Plies.
    pub(crate) depth: Option<u32>,
    /// No answer before `stop`, even if nothing is left to find.
    pub(crate) infinite: bool,
}

/// Why a line is no command. Each keeps what was written, cut to 40 characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum LineError {
    /// It is not UTF-8.
    NotText,
    /// Its first word is none of the protocol's.
    Unknown(String),
    /// A word is not followed by what it needs.
    Missing(&'static str),
    /// A word stands where none belongs.
    Extra(String),
    /// A limit is no whole number from 1 up, or too large.
    Number {
        /// Which limit.
        limit: &'static str,
        /// What was written.
        text: String,
    },
    /// A limit is given twice, or with `infinite`.
    Together,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::NotText => write!(f, "the line is not UTF-8"),
            LineError::Unknown(word) => write!(f, "there is no command {word:?} (there are uci, isready, setoption, ucinewgame, position, go, stop, quit)"),
            LineError::Missing(what) => f.write_str(what),
            LineError::Extra(word) => write!(f, "nothing is known of {word:?} here"),
            LineError::Number { limit, text } => write!(f, "{limit} takes a whole number from 1 up, not {text:?}"),
            LineError::Together => write!(f, "a limit is given once, and none with infinite"),
        }
    }
}

impl std::error::Error for LineError {}

/// Reads a line. Nothing but spaces is no command and no error.
///
/// # Errors
/// If it is no command of the protocol.
pub(crate) fn read(line: &[u8]) -> Result<Option<Command<'_>>, LineError> {
    let line = std::str::from_utf8(line).map_err(|_| LineError::NotText)?;
    let mut words = line.split_whitespace();
    let Some(first) = words.next() else { return Ok(None) };
    let command = match first {
        "uci" => Command::Uci,
        "isready" => Command::IsReady,
        "ucinewgame" => Command::NewGame,
        "stop" => Command::Stop,
        "quit" => Command::Quit,
        "setoption" => return set_option(words).map(Some),
        "position" => return position(words).map(Some),
        "go" => return go(words).map(|limits| Some(Command::Go(limits))),
        other => return Err(LineError::Unknown(evidence(other))),
    };
    words.next().map_or(Ok(Some(command)), |extra| Err(LineError::Extra(evidence(extra))))
}

fn evidence(text: &str) -> String {
    text.chars().take(40).collect()
}

fn set_option<'l>(mut words: impl Iterator<Item = &'l str>) -> Result<Command<'l>, LineError> {
    const FORM: LineError = LineError::Missing("an option is set by: setoption name NAME value VALUE");
    if words.next() != Some("name") {
        return Err(FORM);
    }
    let name = words.next().filter(|&name| name != "value").ok_or(FORM)?;
    match words.next() {
        None => Ok(Command::SetOption { name, value: String::new() }),
        Some("value") => Ok(Command::SetOption { name, value: words.collect::<Vec<_>>().join(" ") }),
        Some(extra) => Err(LineError::Extra(evidence(extra))),
    }
}

fn position<'l>(words: impl Iterator<Item = &'l str>) -> Result<Command<'l>, LineError> {
    let mut words = words.peekable();
    let kind = words.next().unwrap_or_default();
    let start = match kind {
        "startpos" => Start::Own,
        "start" => Start::Number(words.next().ok_or(LineError::Missing("start takes the number of a random start"))?),
        "arranged" => Start::Arranged(words.next().ok_or(LineError::Missing("arranged takes the seeds as they are laid out"))?),
        "notation" => {
            let mut text: Vec<&str> = Vec::new();
            while let Some(word) = words.next_if(|&word| word != "moves") {
                text.push(word);
            }
            Start::Notation(text.join(" "))
        }
        _ => return Err(LineError::Missing("a position is startpos, start NUMBER, arranged LISTS or notation TEXT, then moves")),
    };
    match words.next() {
        None => Ok(Command::Position { start, moves: Vec::new() }),
        Some("moves") => Ok(Command::Position { start, moves: words.collect() }),
        Some(extra) => Err(LineError::Extra(evidence(extra))),
    }
}

fn go<'l>(mut words: impl Iterator<Item = &'l str>) -> Result<Go, LineError> {
    let mut go = Go::default();
    while let Some(word) = words.next() {
        match word {
            "movetime" => once(&mut go.movetime, limit("movetime", words.next())?)?,
            "nodes" => once(&mut go.nodes, limit("nodes", words.next())?)?,
            "depth" => once(&mut go.depth, limit("depth", words.next())?)?,
            "infinite" => go.infinite = true,
            extra => return Err(LineError::Extra(evidence(extra))),
        }
    }
    let limited = go.movetime.is_some() || go.nodes.is_some() || go.depth.is_some();
    if go.infinite && limited { Err(LineError::Together) } else { Ok(go) }
}

fn once<N>(place: &mut Option<N>, number: N) -> Result<(), LineError> {
    if place.replace(number).is_some() { Err(LineError::Together) } else { Ok(()) }
}

/// A number in digits alone, from 1 up, that fits.
fn limit<N: std::str::FromStr + Default + PartialEq>(limit: &'static str, text: Option<&str>) -> Result<N, LineError> {
    let text = text.unwrap_or_default();
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse::<N>().ok().filter(|number| digits && *number != N::default());
    number.ok_or_else(|| LineError::Number { limit, text: evidence(text) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_whatever_the_space_between_their_words() {
        assert_eq!(read(b"uci"), Ok(Some(Command::Uci)));
        assert_eq!(read(b"  isready \t\r\n"), Ok(Some(Command::IsReady)));
        assert_eq!(read(b" \t\r"), Ok(None));
        let set = Command::SetOption { name: "Options", value: "seeds=6 pits=4".to_string() };
        assert_eq!(read(b"setoption name Options  value seeds=6   pits=4"), Ok(Some(set)));
        assert_eq!(read(b"setoption name Options"), Ok(Some(Command::SetOption { name: "Options", value: String::new() })));
    }

    #[test]
    fn a_position_is_a_start_and_moves() {
        let position = |start, moves: &[&'static str]| Ok(Some(Command::Position { start, moves: moves.to_vec() }));
        assert_eq!(read(b"position startpos"), position(Start::Own, &[]));
        assert_eq!(read(b"position startpos moves S3 S6 N2"), position(Start::Own, &["S3", "S6", "N2"]));
        assert_eq!(read(b"position start 7 moves S1"), position(Start::Number("7"), &["S1"]));
        assert_eq!(read(b"position arranged 4,4/4,4"), position(Start::Arranged("4,4/4,4"), &[]));
        assert_eq!(read(b"position notation 1,2/3,4  0,0 S moves"), position(Start::Notation("1,2/3,4 0,0 S".to_string()), &[]));
        assert_eq!(read(b"position notation moves S1"), position(Start::Notation(String::new()), &["S1"]));
    }

    #[test]
    fn a_search_has_each_limit_once() {
        let go = Go { movetime: Some(50), nodes: Some(u64::MAX), depth: Some(3), infinite: false };
        assert_eq!(read(b"go depth 3 movetime 50 nodes 18446744073709551615"), Ok(Some(Command::Go(go))));
        assert_eq!(read(b"go"), Ok(Some(Command::Go(Go::default()))));
        for twice in [&b"go depth 1 depth 2"[..], b"go infinite nodes 5", b"go movetime 5 infinite"] {
            assert_eq!(read(twice), Err(LineError::Together));
        }
        let number = |limit, text: &str| Err(LineError::Number { limit, text: text.to_string() });
        assert_eq!(read(b"go nodes 18446744073709551616"), number("nodes", "18446744073709551616"));
        assert_eq!(read(b"go depth 4294967296"), number("depth", "4294967296"));
        for text in ["0", "-1", "+1", "1.5", "1e3", "ten", "", "\u{967}"] {
            assert_eq!(read(format!("go movetime {text}").as_bytes()), number("movetime", text));
        }
    }

    #[test]
    fn other_lines_are_refused_with_what_was_written() {
        assert_eq!(read(b"\xff\xfe"), Err(LineError::NotText));
        assert_eq!(read("खेलो abc".as_bytes()), Err(LineError::Unknown("खेलो".to_string())));
        assert_eq!(read(&[b'x'; 1000]), Err(LineError::Unknown("x".repeat(40))));
        for (line, extra) in [("uci now", "now"), ("go ponder", "ponder"), ("position startpos S3", "S3"), ("setoption name A B value C", "B")] {
            assert_eq!(read(line.as_bytes()), Err(LineError::Extra(extra.to_string())), "{line}");
        }
        for line in [
            "position",
            "position fen 1",
            "position start",
            "position arranged",
            "setoption",
            "setoption Rules kalah",
            "setoption name",
            "setoption name value x",
        ] {
            assert!(matches!(read(line.as_bytes()), Err(LineError::Missing(_))), "{line}");
        }
        assert_eq!(
            LineError::Unknown("a\u{7}".to_string()).to_string(),
            r#"there is no command "a\u{7}" (there are uci, isready, setoption, ucinewgame, position, go, stop, quit)"#
        );
    }
}
