//! A sentence before it has words: a message key and its arguments.

use std::borrow::Cow;

use serde_json::{Map, Value, json};

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
        Line { key: key.into(), args: Vec::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Line {
        self.args.push((name, arg.into()));
        self
    }

    /// The line as JSON: `{"key": ..., "args": {...}}`.
    pub fn json(&self) -> Value {
        let args: Map<String, Value> = self.args.iter().map(|(name, arg)| ((*name).to_string(), arg.json())).collect();
        json!({"key": self.key, "args": args})
    }
}

impl Arg {
    fn json(&self) -> Value {
        match self {
            Arg::Number(number) => json!(number),
            Arg::Text(text) => json!(text),
            Arg::Line(line) => line.json(),
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
    fn from(line: Line) -> Arg {
        Arg::Line(Box::new(line))
    }
}
