//! The file of a table, as `docs/tables.md` draws it. Everything in it is compared before any value is believed.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use bija_rules::catalogue;

use super::{Built, Table, Watch};
use crate::kalah::{Capture, End, KalahRules, Leftover, Pie};

/// The first bytes of every file.
const MAGIC: &[u8; 8] = b"bijatab\n";

/// The version of the format that is written and read.
pub const VERSION: u16 = 1;

/// The longest description of rules that is read.
const MOST_TEXT: usize = 400;

/// Why a file is not read as a table. None of them is ever taken for a value.
#[derive(Debug)]
pub enum TableError {
    /// The file cannot be read or written.
    Io(io::Error),
    /// It does not begin as a table does.
    NotATable,
    /// It is of a format that is not known.
    Version {
        /// Which.
        found: u16,
    },
    /// Its head is damaged.
    Head,
    /// It holds the values of other rules.
    Foreign {
        /// The rules it names.
        found: String,
        /// The rules that were asked for.
        asked: String,
    },
    /// It ends too early.
    Truncated {
        /// The first layer, by the seeds of its boards, that is not whole.
        layer: u8,
    },
    /// A layer is damaged.
    Corrupted {
        /// Which, by the seeds of its boards.
        layer: u8,
    },
    /// It goes on after its last layer.
    TooLong,
}

impl core::fmt::Display for TableError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            TableError::Io(error) => error.fmt(f),
            TableError::NotATable => write!(f, "this is no table"),
            TableError::Version { found } => write!(f, "this table is of version {found}, and only {VERSION} is read"),
            TableError::Head => write!(f, "the head of this table is damaged"),
            TableError::Foreign { found, asked } => write!(f, "this is the table of {found}, not of {asked}"),
            TableError::Truncated { layer } => write!(f, "this table is cut off: the boards of {layer} seeds are not whole"),
            TableError::Corrupted { layer } => write!(f, "this table is damaged in the boards of {layer} seeds"),
            TableError::TooLong => write!(f, "this table goes on after its end"),
        }
    }
}

impl core::error::Error for TableError {}

impl From<io::Error> for TableError {
    fn from(error: io::Error) -> TableError {
        TableError::Io(error)
    }
}

/// What the head of a file says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// The rules, as their id and the options that tables depend on.
    pub rules: KalahRules,
    /// The same, written out.
    pub text: String,
    /// Seeds of the boards with the most.
    pub most_seeds: u8,
    /// Boards, one byte each.
    pub boards: u64,
}

/// The rules of a table as its file names them: the id of the ruleset, then the options that values depend on.
pub(crate) fn text(rules: KalahRules) -> String {
    let options = rules.options();
    let entry = catalogue::entry("kalah").expect("the catalogue has kalah");
    let borrowed: Vec<(&str, &str)> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let values = entry.values(&borrowed).expect("kalah has these options");
    options.iter().fold(bija_rules::id(entry, &values), |text, (name, value)| text + " " + name + "=" + value)
}

/// All rules that a file can name.
pub(crate) fn nameable() -> impl Iterator<Item = KalahRules> {
    let ends = [End::AnyRowEmpty, End::MoverStuck];
    let leftovers = [Leftover::Owner, Leftover::Emptier, Leftover::Nobody];
    (1..=crate::kalah::MOST_PITS as u8).flat_map(move |pits| {
        [Capture::FacingFull, Capture::Always].into_iter().flat_map(move |capture| {
            ends.into_iter().flat_map(move |end| leftovers.into_iter().map(move |collect| KalahRules { pits, capture, end, collect, pie: Pie::Off }))
        })
    })
}

fn head(rules: KalahRules, most: u8) -> Vec<u8> {
    let text = text(rules);
    let mut head = MAGIC.to_vec();
    head.extend(VERSION.to_le_bytes());
    head.push(most);
    head.extend((text.len() as u16).to_le_bytes());
    head.extend(text.as_bytes());
    let sum = crc32fast::hash(&head);
    head.extend(sum.to_le_bytes());
    head
}

/// Reads as many bytes as there are, up to the length of the buffer.
fn read_up_to(file: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while filled < buffer.len() {
        match file.read(&mut buffer[filled..]) {
            Ok(0) => break,
            Ok(read) => filled += read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(filled)
}

fn read_head(file: &mut impl Read) -> Result<Table, TableError> {
    let mut fixed = [0; 13];
    let read = read_up_to(file, &mut fixed)?;
    if read < MAGIC.len() || !fixed.starts_with(MAGIC) {
        return Err(TableError::NotATable);
    }
    if read < fixed.len() {
        return Err(TableError::Head);
    }
    let found = u16::from_le_bytes([fixed[8], fixed[9]]);
    if found != VERSION {
        return Err(TableError::Version { found });
    }
    let (most, length) = (fixed[10], usize::from(u16::from_le_bytes([fixed[11], fixed[12]])));
    let mut rest = vec![0; length.min(MOST_TEXT) + 4];
    if length > MOST_TEXT || read_up_to(file, &mut rest)? < rest.len() {
        return Err(TableError::Head);
    }
    let (text_bytes, sum) = rest.split_at(length);
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&fixed);
    hasher.update(text_bytes);
    if hasher.finalize().to_le_bytes() != sum {
        return Err(TableError::Head);
    }
    let named = nameable().find(|&rules| text(rules).as_bytes() == text_bytes);
    named.and_then(|rules| Table::new(rules, most)).ok_or(TableError::Head)
}

impl Table {
    /// What the head of a file says; its values are not looked at.
    ///
    /// # Errors
    /// If it is no table, or its head is not as it was written.
    pub fn info(path: &Path) -> Result<Info, TableError> {
        let table = read_head(&mut BufReader::new(File::open(path)?))?;
        Ok(Info { rules: table.rules, text: text(table.rules), most_seeds: table.most, boards: table.boards() })
    }

    /// Reads a whole file into memory and compares all its sums.
    ///
    /// # Errors
    /// If it is no table, one of other rules than asked for, or not as it was written.
    pub fn open(path: &Path, asked: KalahRules) -> Result<Table, TableError> {
        let mut file = BufReader::with_capacity(1 << 16, File::open(path)?);
        let mut table = read_head(&mut file)?;
        table.check_rules(asked)?;
        while !table.is_complete() {
            table.read_layer(&mut file)?;
        }
        if read_up_to(&mut file, &mut [0])? > 0 {
            return Err(TableError::TooLong);
        }
        Ok(table)
    }

    fn check_rules(&self, asked: KalahRules) -> Result<(), TableError> {
        let asked = KalahRules { pie: Pie::Off, ..asked };
        if self.rules == asked { Ok(()) } else { Err(TableError::Foreign { found: text(self.rules), asked: text(asked) }) }
    }

    fn read_layer(&mut self, file: &mut impl Read) -> Result<(), TableError> {
        let (layer, begins) = (self.layers as u8, self.values.len());
        let boards = self.ranks.layer(self.layers + 1) - begins as u64;
        // As much memory as the file fills: a head may promise what is not there.
        file.by_ref().take(boards).read_to_end(&mut self.values)?;
        let mut sum = [0; 4];
        let whole = self.values.len() as u64 == begins as u64 + boards && read_up_to(file, &mut sum)? == sum.len();
        let sound = crc32fast::hash(&self.values[begins..]).to_le_bytes() == sum;
        if !whole || !sound {
            self.values.truncate(begins);
            return Err(if whole { TableError::Corrupted { layer } } else { TableError::Truncated { layer } });
        }
        self.layers += 1;
        Ok(())
    }

    /// Builds a table as a file, which appears under its name when it is complete. Until then every whole layer is kept beside it, in a
    /// file whose name ends in `.part`, and a build that was stopped goes on from there.
    ///
    /// # Errors
    /// If a file cannot be written, another build writes it, or what lies in the place of the unfinished one is something else.
    pub fn build(mut self, path: &Path, threads: usize, watch: &impl Watch) -> Result<Option<Table>, TableError> {
        let part = part_of(path);
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&part)?;
        // Two builds of one file would write over each other.
        file.try_lock().map_err(io::Error::from)?;
        let end = self.take_up(&mut file)?;
        file.set_len(end)?;
        file.seek(SeekFrom::Start(end))?;
        watch.filled(self.filled());
        while !self.is_complete() {
            let begins = self.values.len();
            if self.fill_layer(threads, watch) == Built::Stopped {
                return Ok(None);
            }
            let layer = &self.values[begins..];
            file.write_all(layer)?;
            file.write_all(&crc32fast::hash(layer).to_le_bytes())?;
        }
        file.sync_all()?;
        std::fs::rename(&part, path)?;
        Ok(Some(self))
    }

    /// Takes over the whole layers of an unfinished file and says where they end.
    fn take_up(&mut self, file: &mut File) -> Result<u64, TableError> {
        let head = head(self.rules, self.most);
        if file.metadata()?.len() == 0 {
            file.write_all(&head)?;
            return Ok(head.len() as u64);
        }
        let mut reader = BufReader::new(&mut *file);
        let begun = read_head(&mut reader)?;
        begun.check_rules(self.rules)?;
        if begun.most != self.most {
            return Err(TableError::Foreign { found: format!("{} up to {} seeds", text(begun.rules), begun.most), asked: format!("up to {}", self.most) });
        }
        while !self.is_complete() {
            match self.read_layer(&mut reader) {
                Ok(()) => {}
                Err(TableError::Truncated { .. } | TableError::Corrupted { .. }) => break,
                Err(error) => return Err(error),
            }
        }
        Ok(head.len() as u64 + self.filled() + 4 * self.layers as u64)
    }
}

/// Where an unfinished table lies.
fn part_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(".part");
    PathBuf::from(name)
}
