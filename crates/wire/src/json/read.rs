//! Reading JSON.

use alloc::string::String;
use alloc::vec::Vec;

use bija_rules::plain;

/// A value as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Json {
    /// `null`, and what is not there.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number as it is written.
    Number(String),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Json>),
    /// An object: keys and values in the order in which they are written.
    Object(Vec<(String, Json)>),
}

/// Why a text is not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misread {
    /// Bytes read before it.
    pub at: usize,
    /// What is wrong there, for programmers.
    pub what: &'static str,
}

/// How deep lists and objects may lie in one another. Nothing that travels is as deep.
const DEEPEST: u8 = 32;

impl Json {
    /// Reads a text that is one value.
    ///
    /// # Errors
    /// If it is not JSON in UTF-8, or nested too deep.
    pub fn read(text: &[u8]) -> Result<Json, Misread> {
        let mut reader = Reader { text, at: 0, depth: 0 };
        reader.whole().map_err(|what| Misread { at: reader.at, what })
    }

    /// What an object holds under a key, the last if it comes twice; null if there is nothing, or if this is no object.
    pub fn get(&self, key: &str) -> &Json {
        match self {
            Json::Object(fields) => fields.iter().rev().find(|(name, _)| name == key).map_or(&Json::Null, |(_, value)| value),
            Json::Null | Json::Bool(_) | Json::Number(_) | Json::Text(_) | Json::List(_) => &Json::Null,
        }
    }

    /// The value, unless it is null.
    pub fn there(&self) -> Option<&Json> {
        if matches!(self, Json::Null) { None } else { Some(self) }
    }

    /// The string, if it is one.
    pub fn text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            Json::Null | Json::Bool(_) | Json::Number(_) | Json::List(_) | Json::Object(_) => None,
        }
    }

    /// The number, if it is a whole one that is not negative and fits.
    pub fn whole(&self) -> Option<u64> {
        match self {
            Json::Number(number) => plain::whole(number),
            Json::Null | Json::Bool(_) | Json::Text(_) | Json::List(_) | Json::Object(_) => None,
        }
    }
}

/// A text, how far it is read, and how many lists and objects are open there.
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    depth: u8,
}

type Read<T> = Result<T, &'static str>;

impl Reader<'_> {
    fn whole(&mut self) -> Read<Json> {
        let value = self.value()?;
        self.space();
        if self.at == self.text.len() { Ok(value) } else { Err("something follows the value") }
    }

    /// The byte that comes next. At the end of the text it is 0, which JSON allows nowhere.
    fn peek(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }

    fn next(&mut self) -> u8 {
        let byte = self.peek();
        self.at = self.text.len().min(self.at + 1);
        byte
    }

    /// Passes over a word if it comes next.
    fn passes(&mut self, word: &str) -> bool {
        let there = self.text[self.at..].starts_with(word.as_bytes());
        if there {
            self.at += word.len();
        }
        there
    }

    fn space(&mut self) {
        while let b' ' | b'\t' | b'\n' | b'\r' = self.peek() {
            self.at += 1;
        }
    }

    fn value(&mut self) -> Read<Json> {
        self.space();
        match self.peek() {
            b'{' => self.object(),
            b'[' => self.list(),
            b'"' => self.string().map(Json::Text),
            b'-' | b'0'..=b'9' => self.number(),
            _ if self.passes("null") => Ok(Json::Null),
            _ if self.passes("true") => Ok(Json::Bool(true)),
            _ if self.passes("false") => Ok(Json::Bool(false)),
            _ => Err("a value is missing"),
        }
    }

    fn object(&mut self) -> Read<Json> {
        let mut fields = Vec::new();
        self.items("}", &mut |reader| {
            reader.space();
            if reader.peek() != b'"' {
                return Err("a key is missing");
            }
            let key = reader.string()?;
            reader.space();
            if !reader.passes(":") {
                return Err("a colon is missing");
            }
            fields.push((key, reader.value()?));
            Ok(())
        })?;
        Ok(Json::Object(fields))
    }

    fn list(&mut self) -> Read<Json> {
        let mut values = Vec::new();
        self.items("]", &mut |reader| {
            values.push(reader.value()?);
            Ok(())
        })?;
        Ok(Json::List(values))
    }

    /// What stands between two brackets, commas in between.
    fn items(&mut self, end: &str, item: &mut dyn FnMut(&mut Self) -> Read<()>) -> Read<()> {
        self.at += 1;
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err("nested too deep");
        }
        self.space();
        let mut more = !self.passes(end);
        while more {
            item(self)?;
            self.space();
            more = !self.passes(end);
            if more && !self.passes(",") {
                return Err("a comma or a bracket is missing");
            }
        }
        self.depth -= 1;
        Ok(())
    }

    fn string(&mut self) -> Read<String> {
        self.at += 1;
        let mut text = Vec::new();
        loop {
            match self.next() {
                b'"' => return string(text),
                b'\\' => push(&mut text, self.escaped()?.encode_utf8(&mut [0; 4]).as_bytes()),
                0..b' ' => return Err("a string has no end, or a control character"),
                byte => push(&mut text, &[byte]),
            }
        }
    }

    /// The character that stands behind a backslash.
    fn escaped(&mut self) -> Read<char> {
        match self.next() {
            byte @ (b'"' | b'\\' | b'/') => Ok(char::from(byte)),
            b'b' => Ok('\u{8}'),
            b'f' => Ok('\u{c}'),
            b'n' => Ok('\n'),
            b'r' => Ok('\r'),
            b't' => Ok('\t'),
            b'u' => {
                let first = self.hexadecimal()?;
                let half = (0xd800..0xdc00).contains(&first);
                let second = if half && self.passes("\\u") { self.hexadecimal()? } else { 0 };
                // Two halves hold ten bits each of what exceeds the characters of one unit.
                let whole = if (0xdc00..0xe000).contains(&second) { 0x1_0000 + ((first & 0x3ff) << 10 | second & 0x3ff) } else { first };
                char::from_u32(whole).ok_or("a character is half a character")
            }
            _ => Err("nothing is written like this"),
        }
    }

    fn hexadecimal(&mut self) -> Read<u32> {
        let mut unit = 0;
        for _ in 0..4 {
            let digit = char::from(self.next()).to_digit(16).ok_or("a character has four hexadecimal digits")?;
            unit = unit << 4 | digit;
        }
        Ok(unit)
    }

    fn number(&mut self) -> Read<Json> {
        let start = self.at;
        self.passes("-");
        if !self.passes("0") {
            self.digits()?;
        }
        if self.passes(".") {
            self.digits()?;
        }
        if self.passes("e") || self.passes("E") {
            let _ = self.passes("+") || self.passes("-");
            self.digits()?;
        }
        let mut number = Vec::new();
        push(&mut number, &self.text[start..self.at]);
        string(number).map(Json::Number)
    }

    fn digits(&mut self) -> Read<()> {
        if !self.peek().is_ascii_digit() {
            return Err("a digit is missing");
        }
        while self.peek().is_ascii_digit() {
            self.at += 1;
        }
        Ok(())
    }
}

/// The bytes of a string or a number, as text.
fn string(bytes: Vec<u8>) -> Read<String> {
    String::from_utf8(bytes).map_err(|_| "a string is not UTF-8")
}

#[inline(never)]
fn push(text: &mut Vec<u8>, bytes: &[u8]) {
    text.extend_from_slice(bytes);
}
