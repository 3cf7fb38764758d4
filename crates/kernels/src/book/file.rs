//! The file of a book: a head, the entries, a sum over everything. `docs/book.md` draws it.

use alloc::string::String;
use alloc::vec::Vec;
#[cfg(not(target_family = "wasm"))]
use std::path::Path;

use super::{Book, Coverage, Entry, Made, Numbers};
use crate::tables;

/// The first bytes of every book.
const MAGIC: &[u8; 8] = b"bijabok\n";

/// The version of the format that is written and read.
pub const VERSION: u16 = 1;

/// The byte that says that a book is complete, in the place of the plies it goes.
const COMPLETE: u8 = 255;

/// Why a file is not read as a book.
#[derive(Debug)]
pub enum BookError {
    /// The file cannot be read or written.
    #[cfg(not(target_family = "wasm"))]
    Io(std::io::Error),
    /// It does not begin as a book does.
    NotABook,
    /// It is of a format that is not known.
    Version {
        /// Which.
        found: u16,
    },
    /// It is not as it was written.
    Damaged,
    /// It is for other rules than those asked for.
    Foreign {
        /// The rules it names.
        found: String,
        /// The rules that were asked for.
        asked: String,
    },
}

impl core::fmt::Display for BookError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            #[cfg(not(target_family = "wasm"))]
            BookError::Io(error) => error.fmt(f),
            BookError::NotABook => write!(f, "this is no opening book"),
            BookError::Version { found } => write!(f, "this book is of version {found}, and only {VERSION} is read"),
            BookError::Damaged => write!(f, "this book is damaged or cut off"),
            BookError::Foreign { found, asked } => write!(f, "this is the book of {found}, not of {asked}"),
        }
    }
}

impl core::error::Error for BookError {}

#[cfg(not(target_family = "wasm"))]
impl From<std::io::Error> for BookError {
    fn from(error: std::io::Error) -> BookError {
        BookError::Io(error)
    }
}

/// What stands at the head of a book and of the record of its making: magic, version, and what it is made for.
pub(super) fn head(made: Made) -> Vec<u8> {
    let text = tables::text(made.rules);
    let mut head = MAGIC.to_vec();
    head.extend(VERSION.to_le_bytes());
    head.push(text.len() as u8);
    head.extend(text.as_bytes());
    head.extend([made.seeds, made.table_seeds]);
    head.extend(made.reach.to_le_bytes());
    head
}

/// Bytes that are read one after the other.
struct Bytes<'b>(&'b [u8]);

impl<'b> Bytes<'b> {
    fn take(&mut self, count: usize) -> Result<&'b [u8], BookError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(BookError::Damaged)?;
        self.0 = rest;
        Ok(taken)
    }

    fn byte(&mut self) -> Result<u8, BookError> {
        Ok(self.take(1)?[0])
    }

    /// Seven bits a byte, the lowest first; the high bit says that more follow.
    fn number(&mut self) -> Result<u64, BookError> {
        let mut number = 0;
        for shift in (0..63).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(BookError::Damaged)
    }
}

fn push_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

impl Book {
    /// A book of these entries.
    pub(super) fn new(made: Made, coverage: Coverage, mut entries: Vec<Entry>) -> Option<Book> {
        entries.sort_by_key(|entry| entry.rank);
        let boards = Numbers::new(made.rules, u8::try_from(made.seeds_in_all()).ok()?)?;
        Some(Book { made, coverage, entries, boards })
    }

    /// The book as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = head(self.made);
        bytes.push(match self.coverage {
            Coverage::Complete => COMPLETE,
            Coverage::Plies(plies) => plies,
        });
        push_number(&mut bytes, self.entries.len() as u64);
        let mut next = 0;
        for entry in &self.entries {
            push_number(&mut bytes, entry.rank - next);
            bytes.extend([entry.value.to_le_bytes()[0], entry.pit]);
            next = entry.rank + 1;
        }
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a book, of which everything is compared.
    ///
    /// # Errors
    /// If it is no book, or not as it was written.
    pub fn read(file: &[u8]) -> Result<Book, BookError> {
        if !file.starts_with(MAGIC) {
            return Err(BookError::NotABook);
        }
        let mut bytes = Bytes(&file[MAGIC.len()..]);
        let version = bytes.take(2)?;
        let found = u16::from_le_bytes([version[0], version[1]]);
        if found != VERSION {
            return Err(BookError::Version { found });
        }
        let (body, sum) = file.split_at(file.len() - 4);
        if crc32fast::hash(body).to_le_bytes() != sum {
            return Err(BookError::Damaged);
        }
        Book::of_body(Bytes(&body[MAGIC.len() + 2..]))
    }

    fn of_body(mut bytes: Bytes<'_>) -> Result<Book, BookError> {
        let length = usize::from(bytes.byte()?);
        let text = bytes.take(length)?;
        let rules = tables::nameable().find(|&rules| tables::text(rules).as_bytes() == text).ok_or(BookError::Damaged)?;
        let (seeds, table_seeds) = (bytes.byte()?, bytes.byte()?);
        let reach = u64::from_le_bytes(bytes.take(8)?.try_into().expect("eight bytes were taken"));
        let coverage = match bytes.byte()? {
            COMPLETE => Coverage::Complete,
            plies => Coverage::Plies(plies),
        };
        let (count, mut entries, mut next) = (bytes.number()?, Vec::new(), 0u64);
        for _ in 0..count {
            let rank = next.checked_add(bytes.number()?).ok_or(BookError::Damaged)?;
            let (value, pit) = (i8::from_le_bytes([bytes.byte()?]), bytes.byte()?);
            if pit >= rules.pits {
                return Err(BookError::Damaged);
            }
            entries.push(Entry { rank, value, pit });
            next = rank.checked_add(1).ok_or(BookError::Damaged)?;
        }
        let book = Book::new(Made { rules, seeds, table_seeds, reach }, coverage, entries).ok_or(BookError::Damaged)?;
        if bytes.0.is_empty() { Ok(book) } else { Err(BookError::Damaged) }
    }

    #[cfg(not(target_family = "wasm"))]
    /// Reads a book from a file.
    ///
    /// # Errors
    /// If the file cannot be read, or is no book as it was written.
    pub fn open(path: &Path) -> Result<Book, BookError> {
        Book::read(&std::fs::read(path)?)
    }

    #[cfg(not(target_family = "wasm"))]
    /// Writes the book under a name, where it appears as a whole.
    pub(super) fn save(&self, path: &Path) -> Result<(), BookError> {
        let beside = super::build::beside(path, ".new");
        std::fs::write(&beside, self.to_bytes())?;
        Ok(std::fs::rename(&beside, path)?)
    }

    /// The rules and the start, written out.
    pub fn text(&self) -> String {
        format!("{} seeds={}", tables::text(self.made.rules), self.made.seeds)
    }
}
