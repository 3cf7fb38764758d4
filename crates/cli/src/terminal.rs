//! What a terminal shows: width, wrapping, emphasis, progress.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use unicode_width::UnicodeWidthStr;

/// The widest line that is written for people.
pub(crate) const WIDEST: usize = 80;

/// Columns to use: those of the terminal, 80 at most.
pub(crate) fn columns() -> usize {
    let columns = terminal_size::terminal_size().map_or(WIDEST, |(width, _)| usize::from(width.0));
    columns.clamp(20, WIDEST)
}

/// Breaks a text at spaces into lines of at most `width` columns; lines after the first begin with `indent` spaces, and
/// a word longer than a line is broken.
pub(crate) fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split_whitespace() {
        let wide = word.width();
        let fresh = used == 0 || lines.len() > 1 && used == indent;
        if !fresh && used + 1 + wide > width {
            lines.push(" ".repeat(indent));
            used = indent;
        } else if !fresh {
            push(&mut lines, " ");
            used += 1;
        }
        for letter in word.chars() {
            let one = unicode_width::UnicodeWidthChar::width(letter).unwrap_or(0);
            if used + one > width {
                lines.push(" ".repeat(indent));
                used = indent;
            }
            push(&mut lines, letter.encode_utf8(&mut [0; 4]));
            used += one;
        }
    }
    lines
}

fn push(lines: &mut [String], text: &str) {
    lines.last_mut().expect("wrapping begins with a line").push_str(text);
}

/// The text with spaces after it up to `width` columns.
pub(crate) fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// Whether output is emphasised. Emphasis only repeats what the text says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// Bold and faint, by ANSI sequences.
    Ansi,
    /// Nothing but the text.
    Plain,
}

impl Style {
    /// That of standard output: plain if it is no terminal, or if `NO_COLOR` (no-color.org) or a dumb terminal says so.
    pub(crate) fn of_stdout() -> Style {
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        if std::io::stdout().is_terminal() && !no_color && !dumb { Style::Ansi } else { Style::Plain }
    }

    /// The text in bold.
    pub(crate) fn strong(self, text: &str) -> String {
        self.sequence("1", text)
    }

    /// The text in faint letters.
    pub(crate) fn faint(self, text: &str) -> String {
        self.sequence("2", text)
    }

    fn sequence(self, code: &str, text: &str) -> String {
        match self {
            Style::Ansi => format!("\x1b[{code}m{text}\x1b[0m"),
            Style::Plain => text.to_string(),
        }
    }
}

/// A line on standard error that says how far a long run is: on a terminal rewritten in place, elsewhere a line now and
/// then. Short runs say nothing.
#[derive(Debug)]
pub(crate) struct Progress {
    in_place: bool,
    due: Instant,
    shown: usize,
}

impl Progress {
    const FIRST: Duration = Duration::from_secs(1);

    pub(crate) fn new() -> Progress {
        Progress { in_place: std::io::stderr().is_terminal(), due: Instant::now() + Self::FIRST, shown: 0 }
    }

    /// Says it, if it is time to.
    pub(crate) fn say(&mut self, text: impl FnOnce() -> String) {
        let now = Instant::now();
        if now < self.due {
            return;
        }
        let text = text();
        if self.in_place {
            eprint!("\r{}", pad(&text, self.shown));
            let _ = std::io::stderr().flush();
            self.shown = text.width();
            self.due = now + Duration::from_millis(200);
        } else {
            eprintln!("{text}");
            self.due = now + Duration::from_secs(5);
        }
    }

    /// Takes the line away, so that a result can be written.
    pub(crate) fn clear(&mut self) {
        if self.shown > 0 {
            eprint!("\r{}\r", " ".repeat(self.shown));
            let _ = std::io::stderr().flush();
            self.shown = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_wider_than_asked_and_no_word_is_lost() {
        let text = "Lift all the seeds of one pit and sow them आखिरी बीज अनुवादअनुवादअनुवादअनुवाद one by one.";
        for width in 10..40 {
            let lines = wrap(text, width, 2);
            assert!(lines.iter().all(|line| line.width() <= width), "{width}: {lines:?}");
            let joined: String = lines.concat().split_whitespace().collect();
            assert_eq!(joined, text.split_whitespace().collect::<String>());
        }
    }
}
