//! A sentence before it has words: a message key and its arguments.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use bija_rules::{Pit, Rules};

use crate::json::{ToJson, object};

/// A message key with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The key of the message.
    pub key: Cow<'static, str>,
    /// Arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number: it chooses plural forms and is shown in the reader's digits.
    Number(i64),
    /// Text to be shown as it is, or a word that chooses a variant.
    Text(String),
    /// A part of the sentence that is a message itself, formatted first.
    Line(Box<Line>),
}

impl Line {
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Line {
        Line::of(key.into())
    }

    // Sentences are made in hundreds of places: one copy of the making keeps the browser's module small.
    #[inline(never)]
    fn of(key: Cow<'static, str>) -> Line {
        Line { key, args: Vec::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Line {
        self.push(name, arg.into())
    }

    #[inline(never)]
    fn push(mut self, name: &'static str, arg: Arg) -> Line {
        self.args.push((name, arg));
        self
    }
}

impl Arg {
    /// What the owner of a pit calls it: a number, or row and column.
    #[inline(never)]
    pub fn of_pit(rules: &Rules, pit: Pit) -> Arg {
        let board = rules.board();
        if board.has_columns() { board.label(pit).into() } else { board.number(pit).unwrap_or_default().into() }
    }
}

/// `{"key": ..., "args": {...}}`
impl ToJson for Line {
    fn write_json(&self, text: &mut String) {
        object(text, |line| {
            line.field("key", &&*self.key).field("args", &Args(&self.args));
        });
    }
}

struct Args<'a>(&'a [(&'static str, Arg)]);

impl ToJson for Args<'_> {
    fn write_json(&self, text: &mut String) {
        object(text, |args| {
            for (name, arg) in self.0 {
                args.field(name, arg);
            }
        });
    }
}

impl ToJson for Arg {
    fn write_json(&self, text: &mut String) {
        match self {
            Arg::Number(number) => number.write_json(text),
            Arg::Text(word) => word.write_json(text),
            Arg::Line(line) => line.write_json(text),
        }
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

impl From<&str> for Arg {
    #[inline(never)]
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_string())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Line> for Arg {
    #[inline(never)]
    fn from(line: Line) -> Arg {
        Arg::Line(Box::new(line))
    }
}
