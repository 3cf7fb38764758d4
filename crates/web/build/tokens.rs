//! The tokens of a script, as far as packing it needs them: what may be cut, and where white space means something.

/// What a token is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Letters and digits: a name, a keyword, a part of a number.
    Word,
    /// One sign.
    Sign,
    /// A string in quotation marks, with them.
    Text,
    /// A template literal with all that stands in it.
    Template,
    /// A regular expression with its flags.
    Regex,
}

/// A piece of a script that is neither white space nor a comment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'a> {
    pub(crate) kind: Kind,
    pub(crate) text: &'a str,
    /// Whether something that is no token stands before it.
    apart: bool,
    /// Whether it is the first of its line.
    new_line: bool,
}

impl Token<'_> {
    pub(crate) fn is(&self, text: &str) -> bool {
        matches!(self.kind, Kind::Word | Kind::Sign) && self.text == text
    }

    fn one_of(&self, signs: &str) -> bool {
        self.kind == Kind::Sign && signs.contains(self.text)
    }
}

/// Words after which a slash begins a regular expression.
const BEFORE_VALUE: [&str; 14] = ["return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "instanceof", "do", "else", "await", "yield"];

/// Cuts a script into its tokens.
pub(crate) fn tokens(script: &str) -> Vec<Token<'_>> {
    let mut found: Vec<Token<'_>> = Vec::new();
    let mut rest = script;
    let (mut apart, mut new_line) = (true, true);
    while let Some(first) = rest.chars().next() {
        let (kind, length) = if first.is_whitespace() {
            new_line |= first == '\n';
            (None, first.len_utf8())
        } else if rest.starts_with("//") {
            (None, rest.find('\n').unwrap_or(rest.len()))
        } else if rest.starts_with("/*") {
            let length = rest.find("*/").expect("a comment ends") + 2;
            new_line |= rest[..length].contains('\n');
            (None, length)
        } else {
            let (kind, length) = token(rest, first, found.last());
            (Some(kind), length)
        };
        let (text, after) = rest.split_at(length);
        if let Some(kind) = kind {
            found.push(Token { kind, text, apart, new_line });
            new_line = false;
        }
        apart = kind.is_none();
        rest = after;
    }
    found
}

/// The kind and the length of the token at the beginning of `rest`.
fn token(rest: &str, first: char, before: Option<&Token<'_>>) -> (Kind, usize) {
    match first {
        '"' | '\'' => (Kind::Text, quoted(rest, first)),
        '`' => (Kind::Template, template(rest)),
        '/' if before.is_none_or(begins_value) => (Kind::Regex, regex(rest)),
        _ if in_word(first) => (Kind::Word, rest.find(|letter| !in_word(letter)).unwrap_or(rest.len())),
        _ => (Kind::Sign, first.len_utf8()),
    }
}

/// Letters of names, the sign of private members among them.
fn in_word(letter: char) -> bool {
    letter.is_alphanumeric() || "_$#\\".contains(letter) || letter as u32 > 0x7f
}

/// Whether a value begins after this token, and therefore no division.
fn begins_value(before: &Token<'_>) -> bool {
    match before.kind {
        Kind::Sign => !before.one_of(")]}"),
        Kind::Word => BEFORE_VALUE.contains(&before.text),
        Kind::Text | Kind::Template | Kind::Regex => false,
    }
}

/// The length up to the end of what begins and ends with the same mark.
fn quoted(rest: &str, mark: char) -> usize {
    let mut signs = rest.char_indices().skip(1);
    while let Some((at, sign)) = signs.next() {
        if sign == '\\' {
            signs.next();
        } else if sign == mark {
            return at + 1;
        }
    }
    panic!("a string does not end: {rest:.40}");
}

/// The length of a template: what stands between `${` and `}` may hold strings and templates of its own.
fn template(rest: &str) -> usize {
    let mut at = 1;
    while !rest[at..].starts_with('`') {
        at += if rest[at..].starts_with("${") {
            2 + inserted(&rest[at + 2..])
        } else {
            let sign = rest[at..].chars().next().expect("a template ends");
            sign.len_utf8() + if sign == '\\' { rest[at + 1..].chars().next().map_or(0, char::len_utf8) } else { 0 }
        };
    }
    at + 1
}

/// The length of a template's inserted expression with its closing brace.
fn inserted(rest: &str) -> usize {
    let (mut at, mut depth) = (0, 0);
    loop {
        let sign = rest[at..].chars().next().expect("an inserted expression ends");
        at += match sign {
            '"' | '\'' => quoted(&rest[at..], sign),
            '`' => template(&rest[at..]),
            '}' if depth == 0 => return at + 1,
            _ => {
                depth += i32::from(sign == '{') - i32::from(sign == '}');
                sign.len_utf8()
            }
        };
    }
}

/// The length of a regular expression; a slash within brackets does not end it.
fn regex(rest: &str) -> usize {
    let mut within = false;
    let mut signs = rest.char_indices().skip(1);
    while let Some((at, sign)) = signs.next() {
        match sign {
            '\\' => drop(signs.next()),
            '[' => within = true,
            ']' => within = false,
            '/' if !within => return at + 1 + rest[at + 1..].find(|letter| !in_word(letter)).unwrap_or(rest.len() - at - 1),
            _ => {}
        }
    }
    panic!("a regular expression does not end: {rest:.40}");
}

/// Writes tokens with as little white space between them as leaves their meaning: a new line stays where a statement may
/// end without a semicolon.
pub(crate) fn write<'a>(tokens: impl IntoIterator<Item = Token<'a>>) -> String {
    let mut written = String::new();
    let mut before: Option<Token<'_>> = None;
    for token in tokens {
        if let Some(before) = before {
            if token.new_line && !before.one_of("{([,;:?=*%&|^!~<>.") && !token.one_of("})],;:?.=%&|^<>") {
                written.push('\n');
            } else if would_join(&before, &token) {
                written.push(' ');
            }
        }
        written.push_str(token.text);
        before = Some(token);
    }
    written
}

/// Whether two tokens would read as others without white space between them.
fn would_join(before: &Token<'_>, after: &Token<'_>) -> bool {
    let ends_word = matches!(before.kind, Kind::Word | Kind::Regex);
    match after.kind {
        Kind::Word => ends_word,
        Kind::Sign => after.apart && before.text == after.text && before.one_of("+-"),
        Kind::Regex => before.one_of("/<"),
        Kind::Text | Kind::Template => false,
    }
}
