//! Notation: move tokens like `S3` and position texts like `4,4,4,4,4,4/4,4,4,4,4,4 0,0 S`.
//!
//! A token is a seat's sign (optional), the pit's number in its owner's order, and a direction where there is a choice:
//! `+` and `-` on boards with squares, `>` and `<` on boards of four rows; `swap` answers the pie rule; `resign:2` says that seat 2
//! leaves a race. A position text is
//! the rows in seat order separated by `/` (front and back rows by `|`), the stores, the seat to move (`-` when over), and
//! `key=value` words for what is not in its neutral state.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::bao::is_takata;
use crate::board::{Half, Shape};
use crate::moves::{Dir, Move};
use crate::pits::Pit;
use crate::plain::{self, evidence, split, split_once};
use crate::position::Position;
use crate::rules::Rules;
use crate::ruleset::Dirs;
use crate::seat::Seat;
use crate::setup::{Extras, Setup, SetupError, ToMove};

/// The answer to the pie rule, as a token.
const SWAP: &str = "swap";

/// What is written before a colon and the sign of a seat that leaves a race.
const RESIGN: &str = "resign";

/// The answers to the question of the house, as tokens.
const STOP: &str = "stop";
const SAFARI: &str = "safari";

/// What a turn of bao without captures is written with.
const STAR: char = '*';

/// Whether a token has the star.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Star {
    Given,
    Missing,
}

/// Which of the two signs of direction a token ends with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    First,
    Second,
    None,
}

/// A move token that cannot be read here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenError {
    /// The token, cut to 40 characters.
    pub token: String,
    /// What is wrong with it.
    pub why: TokenWhy,
}

/// What is wrong with a move token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenWhy {
    /// It has not the form of a token.
    Unreadable,
    /// The seat it names is not the seat to move.
    WrongSeat {
        /// The seat to move, if the game is not over.
        to_move: Option<Seat>,
    },
    /// The board has no pit of that number.
    NoSuchPit {
        /// The highest number.
        pits: usize,
    },
    /// It must name a direction and does not, or names one where there is no choice.
    Direction,
    /// In bao a star stands behind a turn without captures, and behind no other.
    Star,
}

impl core::fmt::Display for TokenError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:?} is not a move here: {:?}", self.token, self.why)
    }
}

impl core::error::Error for TokenError {}

/// A position text that cannot be read, or is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextError {
    /// A part is missing.
    Missing {
        /// Which.
        part: &'static str,
    },
    /// A number cannot be read.
    Number {
        /// What was written, cut to 40 characters.
        text: String,
    },
    /// A number is too large for anything.
    Huge {
        /// What was written, cut to 40 characters.
        text: String,
    },
    /// A word at the end is not `key=value`, or its key is unknown or comes twice.
    Word {
        /// What was written, cut to 40 characters.
        text: String,
    },
    /// It can be read, but not accepted.
    Setup(SetupError),
}

impl core::fmt::Display for TextError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            TextError::Setup(error) => error.fmt(f),
            TextError::Missing { .. } | TextError::Number { .. } | TextError::Huge { .. } | TextError::Word { .. } => {
                write!(f, "the position text cannot be read: {self:?}")
            }
        }
    }
}

impl core::error::Error for TextError {}

impl From<SetupError> for TextError {
    fn from(error: SetupError) -> Self {
        TextError::Setup(error)
    }
}

impl Rules {
    /// The name of a pit: its owner's sign and what the owner calls it.
    pub fn pit_name(&self, pit: Pit) -> String {
        let sign = self.board().owner(pit).map_or('=', |owner| self.sign(owner));
        sign.to_string() + &self.board().label(pit)
    }

    /// The pit of a [name](Rules::pit_name).
    pub(crate) fn pit_of_name(&self, name: &str) -> Option<Pit> {
        let (sign, label) = name.split_at_checked(1)?;
        self.board().labelled(self.seat_of_sign(sign)?, label)
    }

    /// Cuts a seat's letter off a token. Signs that are digits are never written in tokens.
    fn split_seat<'t>(&self, token: &'t str) -> (Option<Seat>, &'t str) {
        match token.chars().next() {
            Some('A' | 'B' | 'a' | 'b') if self.board().has_columns() => (None, token),
            Some(first) if first.is_ascii_alphabetic() => match token.split_at_checked(1) {
                Some((sign, rest)) => (self.seat_of_sign(sign), rest),
                None => (None, token),
            },
            Some(_) | None => (None, token),
        }
    }

    fn signs(&self) -> Option<(char, char)> {
        let dirs = self.as_sow().map_or(Dirs::Both, |sow| sow.choose.dirs);
        match (dirs, self.board().shape) {
            (Dirs::Forward, Shape::Rows | Shape::Squares) => None,
            (_, Shape::Rows | Shape::Squares) => Some(('+', '-')),
            (_, Shape::FourRows { .. }) => Some(('>', '<')),
        }
    }

    /// Reads a move token in a position. Whether the move is legal is for [`play`](Rules::play) to say.
    ///
    /// # Errors
    /// If it has not the form of a token, names another seat, or a pit that the board does not have.
    pub fn read_move(&self, position: &Position, token: &str) -> Result<Move, TokenError> {
        let error = |why| TokenError { token: evidence(token), why };
        if let Some(answer) = self.read_answer(position, token) {
            return answer.map_err(error);
        }
        if !token.is_ascii() {
            return Err(error(TokenWhy::Unreadable));
        }
        if let (Some(question), Some(dir), None) = (position.question, self.dir_of_lone_sign(token), self.as_bao()) {
            return Ok(Move::sow(question.pit, dir));
        }
        let (named, rest) = self.split_seat(token);
        let stranger = named.is_none() && rest.len() != token.len();
        let (rest, star) = self.split_star(rest);
        let (label, sign) = self.split_dir(rest).map_err(|why| error(if self.is_label(rest) { why } else { TokenWhy::Unreadable }))?;
        if stranger || !self.is_label(label) {
            return Err(error(TokenWhy::Unreadable));
        }
        let to_move = position.to_move();
        if named.is_some() && named != to_move {
            return Err(error(TokenWhy::WrongSeat { to_move }));
        }
        let pit = self.board().labelled(position.seat, label).ok_or_else(|| error(TokenWhy::NoSuchPit { pits: self.highest_number() }))?;
        if self.as_bao().is_some() && to_move.is_some() && (star == Star::Given) != is_takata(position) {
            return Err(error(TokenWhy::Star));
        }
        Ok(Move::sow(pit, self.dir_of_sign(pit, sign)))
    }

    /// The direction of a sign that stands alone: the answer to a question in mid-turn.
    fn dir_of_lone_sign(&self, sign: &str) -> Option<Dir> {
        let (forward, backward) = self.signs()?;
        let mut letters = sign.chars();
        match (letters.next()?, letters.next()) {
            (letter, None) if letter == forward => Some(Dir::Forward),
            (letter, None) if letter == backward => Some(Dir::Backward),
            (_, _) => None,
        }
    }

    /// The answers that are words, if the token is one of them.
    fn read_answer(&self, position: &Position, token: &str) -> Option<Result<Move, TokenWhy>> {
        match (token, self.as_bao()) {
            (SWAP, None) => Some(Ok(Move::SWAP)),
            (STOP, Some(_)) => Some(Ok(Move::STOP)),
            (_, None) if self.races() => match split_once(token, b':')? {
                (RESIGN, sign) => Some(Ok(Move::resign(self.seat_of_sign(sign)?))),
                _ => None,
            },
            (SAFARI, Some(_)) => Some(position.question.map(|question| Move::sow(question.pit, question.dir)).ok_or(TokenWhy::Unreadable)),
            _ => None,
        }
    }

    /// Cuts the star of a takata off, in games that have one.
    fn split_star<'t>(&self, token: &'t str) -> (&'t str, Star) {
        match token.strip_suffix(STAR) {
            Some(rest) if self.as_bao().is_some() => (rest, Star::Given),
            Some(_) | None => (token, Star::Missing),
        }
    }

    fn split_dir<'t>(&self, token: &'t str) -> Result<(&'t str, Sign), TokenWhy> {
        let Some((first, second)) = self.signs() else {
            return Ok((token, Sign::None));
        };
        match (token.strip_suffix(first), token.strip_suffix(second)) {
            (Some(label), _) => Ok((label, Sign::First)),
            (None, Some(label)) => Ok((label, Sign::Second)),
            // Omweso leaves the usual direction out; where there is always a choice it is always named.
            (None, None) => match (self.board().shape, self.as_sow()) {
                (Shape::FourRows { .. }, Some(_)) => Ok((token, Sign::None)),
                (Shape::FourRows { .. }, None) | (Shape::Rows | Shape::Squares, _) => Err(TokenWhy::Direction),
            },
        }
    }

    /// Whether a text has the form in which this board's owners call their pits.
    fn is_label(&self, label: &str) -> bool {
        let digits = if self.board().has_columns() { label.strip_prefix(['A', 'B', 'a', 'b']).unwrap_or("") } else { label };
        !digits.is_empty() && digits.len() <= 20 && digits.bytes().all(|byte| byte.is_ascii_digit())
    }

    /// The highest number by which a pit is called.
    fn highest_number(&self) -> usize {
        if self.board().has_columns() { self.board().pits as usize } else { self.board().pits_per_seat() }
    }

    /// The first sign is forwards; on a board with columns it is the owner's right, which is backwards in the back row.
    fn dir_of_sign(&self, pit: Pit, sign: Sign) -> Dir {
        match (sign, self.is_turned(pit)) {
            (Sign::None, _) | (Sign::First, false) | (Sign::Second, true) => Dir::Forward,
            (Sign::First, true) | (Sign::Second, false) => Dir::Backward,
        }
    }

    /// Whether sowing forwards from this pit goes to its owner's left.
    fn is_turned(&self, pit: Pit) -> bool {
        self.board().has_columns() && self.number(pit) > self.board().pits
    }

    /// The token of a move, with its seat's letter where seats have letters and pits have numbers alone. The answer to a question
    /// in mid-turn is its sign or word alone.
    pub fn move_token(&self, position: &Position, mv: Move) -> String {
        let mut token = String::new();
        let Some(pit) = mv.pit() else {
            let word = if self.as_bao().is_some() { STOP } else { SWAP };
            token.push_str(mv.resigns().map_or(word, |_| RESIGN));
            if let Some(seat) = mv.resigns() {
                token.push(':');
                token.push(self.sign(seat));
            }
            return token;
        };
        if self.as_bao().is_some() && position.question.is_some() {
            token.push_str(SAFARI);
            return token;
        }
        if position.question.is_none() {
            token.extend(Some(self.sign(position.seat)).filter(|sign| sign.is_ascii_alphabetic() && !self.board().has_columns()));
            token.push_str(&self.board().label(pit));
        }
        if let Some((first, second)) = self.signs() {
            let forward = (mv.dir() == Dir::Forward) != self.is_turned(pit);
            token.push(if forward { first } else { second });
        }
        if self.as_bao().is_some() && is_takata(position) {
            token.push(STAR);
        }
        token
    }

    /// The position as text.
    pub fn text(&self, position: &Position) -> String {
        self.setup_text(&self.setup(position))
    }

    fn setup_text(&self, setup: &Setup) -> String {
        let mut text = String::new();
        push_list(&mut text, '/', setup.rows.len(), &|text, row| self.push_row(text, &setup.rows[row]));
        text.push(' ');
        push_numbers(&mut text, &setup.stores);
        text.push(' ');
        let mut why = None;
        match &setup.to_move {
            ToMove::First => text.push(self.sign(Seat::SOUTH)),
            ToMove::Seat(sign) => text.push_str(sign),
            ToMove::Over(reason) => {
                text.push('-');
                why = reason.as_deref();
            }
        }
        Rules::push_extras(&mut text, &setup.extras);
        if let Some(reason) = why {
            push_word(&mut text, "reason", &|text| text.push_str(reason));
        }
        text
    }

    /// The words for what is not in its neutral state.
    fn push_extras(text: &mut String, extras: &Extras) {
        if !extras.hand.is_empty() {
            push_word(text, "hand", &|text| push_numbers(text, &extras.hand));
        }
        push_words(text, "nyumba", &extras.houses);
        push_names(text, "blocked", &extras.blocked);
        push_count(text, "taken", extras.taken);
        push_names(text, "tuzdyk", &extras.marks);
        if let Some((on_board, taken)) = &extras.pieces
            && (on_board.contains(&0) || taken.iter().any(|&piece| piece != 0))
        {
            push_word(text, "quan", &|text| {
                push_numbers(text, on_board);
                text.push('/');
                push_numbers(text, taken);
            });
        }
        push_words(text, "closed", &extras.closed);
        push_words(text, "finished", &extras.finished);
        push_words(text, "resigned", &extras.resigned);
        push_count(text, "bonus", extras.bonus);
        push_count(text, "turn", extras.turns);
        if let Some((pit, hand)) = &extras.choice {
            push_word(text, "choice", &|text| {
                text.push_str(pit);
                text.push(':');
                push_numbers(text, &[*hand]);
            });
        }
        push_count(text, "out", extras.out);
    }

    /// A seat's pits: in the order of their numbers, in four-row games front row first.
    fn push_row(&self, text: &mut String, row: &[i64]) {
        let (first, last) = row.split_at(row.len() / 2);
        match self.board().shape {
            Shape::Rows | Shape::Squares => push_numbers(text, row),
            Shape::FourRows { front: Half::First } => {
                let [front, back] = columns(row);
                push_halves(text, &front, &back);
            }
            Shape::FourRows { front: Half::Second } => push_halves(text, last, first),
        }
    }

    /// Reads a position text into a set-up, without asking whether the ruleset accepts it.
    ///
    /// # Errors
    /// If a part is missing or cannot be read.
    pub fn read_setup(&self, text: &str) -> Result<Setup, TextError> {
        let mut words = text.split_ascii_whitespace();
        let mut part = |part| words.next().ok_or(TextError::Missing { part });
        let mut setup = Setup::default();
        for row in split(part("rows")?, b'/') {
            setup.rows.push(self.read_row(row)?);
        }
        read_numbers(part("stores")?, &mut setup.stores)?;
        let mover = part("seat to move")?;
        setup.to_move = if mover == "-" { ToMove::Over(None) } else { ToMove::Seat(evidence(mover)) };
        let mut seen: Vec<&str> = Vec::new();
        for word in words {
            let unreadable = || TextError::Word { text: evidence(word) };
            let (key, value) = split_once(word, b'=').ok_or_else(unreadable)?;
            if seen.contains(&key) {
                return Err(unreadable());
            }
            seen.push(key);
            read_word(&mut setup, key, value, &unreadable)?;
        }
        Ok(setup)
    }

    fn read_row(&self, row: &str) -> Result<Vec<i64>, TextError> {
        let mut pits = Vec::new();
        match (self.board().shape, split_once(row, b'|')) {
            // The back row is numbered on from the end of the front row, from right to left.
            (Shape::FourRows { front: Half::First }, Some((front_row, back_row))) => {
                read_numbers(front_row, &mut pits)?;
                let behind = pits.len();
                read_numbers(back_row, &mut pits)?;
                pits[behind..].reverse();
            }
            (Shape::FourRows { front: Half::Second }, Some((front_row, back_row))) => {
                read_numbers(back_row, &mut pits)?;
                read_numbers(front_row, &mut pits)?;
            }
            (Shape::FourRows { .. } | Shape::Rows | Shape::Squares, _) => read_numbers(row, &mut pits)?,
        }
        Ok(pits)
    }

    /// Reads a position text and accepts it.
    ///
    /// # Errors
    /// If it cannot be read or is not accepted.
    pub fn read_position(&self, text: &str) -> Result<Position, TextError> {
        Ok(self.accept(&self.read_setup(text)?, &mut ())?)
    }
}

fn read_word(setup: &mut Setup, key: &str, value: &str, unreadable: &dyn Fn() -> TextError) -> Result<(), TextError> {
    let extras = &mut setup.extras;
    match key {
        "hand" => return read_numbers(value, &mut extras.hand),
        "nyumba" => read_words(value, &mut extras.houses),
        "blocked" => read_names(value, &mut extras.blocked),
        "taken" => extras.taken = read_number(value)?,
        "tuzdyk" => read_names(value, &mut extras.marks),
        "quan" => {
            let (on_board, taken) = split_once(value, b'/').ok_or_else(unreadable)?;
            let pieces = extras.pieces.insert((Vec::new(), Vec::new()));
            read_numbers(on_board, &mut pieces.0)?;
            return read_numbers(taken, &mut pieces.1);
        }
        "closed" => read_words(value, &mut extras.closed),
        "finished" => read_words(value, &mut extras.finished),
        "resigned" => read_words(value, &mut extras.resigned),
        "bonus" => extras.bonus = read_number(value)?,
        "turn" => extras.turns = read_number(value)?,
        "choice" => {
            let (pit, hand) = split_once(value, b':').ok_or_else(unreadable)?;
            extras.choice = Some((evidence(pit), read_number(hand)?));
        }
        "out" => extras.out = read_number(value)?,
        "reason" => match &mut setup.to_move {
            ToMove::Over(reason) => *reason = Some(evidence(value)),
            ToMove::First | ToMove::Seat(_) => return Err(unreadable()),
        },
        _ => return Err(unreadable()),
    }
    Ok(())
}

/// A seat's front and back row from its left, of its pits in the order of their numbers.
pub(crate) fn columns(row: &[i64]) -> [Vec<i64>; 2] {
    let (front, back) = row.split_at(row.len() / 2);
    [front.to_vec(), back.iter().rev().copied().collect()]
}

#[inline(never)]
fn read_names(text: &str, names: &mut Vec<Option<String>>) {
    for name in split(text, b',') {
        names.push(if name == "-" { None } else { Some(evidence(name)) });
    }
}

#[inline(never)]
fn read_words(text: &str, words: &mut Vec<String>) {
    for word in split(text, b',') {
        words.push(evidence(word));
    }
}

// What is written often is written by one copy of code for all kinds of it: browsers load each of them.

/// Adds so many parts to a text, a sign between two of them.
#[inline(never)]
fn push_list(text: &mut String, between: char, parts: usize, part: &dyn Fn(&mut String, usize)) {
    for index in 0..parts {
        if index > 0 {
            text.push(between);
        }
        part(text, index);
    }
}

#[inline(never)]
fn push_numbers(text: &mut String, numbers: &[i64]) {
    push_list(text, ',', numbers.len(), &|text, index| plain::push_number(text, numbers[index]));
}

/// Two rows of one seat.
fn push_halves(text: &mut String, front: &[i64], back: &[i64]) {
    push_numbers(text, front);
    text.push('|');
    push_numbers(text, back);
}

/// Adds a word `key=value`.
#[inline(never)]
fn push_word(text: &mut String, key: &str, value: &dyn Fn(&mut String)) {
    text.push(' ');
    text.push_str(key);
    text.push('=');
    value(text);
}

/// The same, of a count that is not 0.
#[inline(never)]
fn push_count(text: &mut String, key: &str, count: i64) {
    if count != 0 {
        push_word(text, key, &|text| push_numbers(text, &[count]));
    }
}

/// The same, of a list that is not empty.
#[inline(never)]
fn push_words(text: &mut String, key: &str, words: &[String]) {
    if !words.is_empty() {
        push_word(text, key, &|text| push_list(text, ',', words.len(), &|text, index| text.push_str(&words[index])));
    }
}

/// The same, of a pit of each seat or `-`, if there is any.
#[inline(never)]
fn push_names(text: &mut String, key: &str, names: &[Option<String>]) {
    if names.iter().any(Option::is_some) {
        let name = |index: usize| names[index].as_deref().unwrap_or("-");
        push_word(text, key, &|text| push_list(text, ',', names.len(), &|text, index| text.push_str(name(index))));
    }
}

#[inline(never)]
fn read_numbers(text: &str, numbers: &mut Vec<i64>) -> Result<(), TextError> {
    for number in split(text, b',') {
        numbers.push(read_number(number)?);
    }
    Ok(())
}

/// A whole number, with a minus sign at most.
fn read_number(text: &str) -> Result<i64, TextError> {
    let minus = text.strip_prefix('-');
    let digits = minus.unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(TextError::Number { text: evidence(text) });
    }
    let number = plain::whole(digits).and_then(|number| if minus.is_some() { 0i64.checked_sub_unsigned(number) } else { i64::try_from(number).ok() });
    number.ok_or_else(|| TextError::Huge { text: evidence(text) })
}
