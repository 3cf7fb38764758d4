//! The file of a table of any family, as `docs/tables.md` draws it. Everything in it is compared before any value is believed.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::layers::Layers;
use super::table::text;
use super::{Built, Family, Table, Tabled, Watch};

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
    /// The rules.
    pub rules: Tabled,
    /// The same as the file names them: their id and the options that tables depend on.
    pub text: String,
    /// Seeds of the boards with the most.
    pub most_seeds: u8,
    /// Boards that it speaks of.
    pub boards: u64,
}

fn head<F: Family>(table: &Table<F>) -> Vec<u8> {
    let text = text(table.rules());
    let mut head = MAGIC.to_vec();
    head.extend(VERSION.to_le_bytes());
    head.push(table.most_seeds());
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

/// The text of a head and the most seeds, its sum compared.
fn read_head(file: &mut impl Read) -> Result<(String, u8), TableError> {
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
    let (text, sum) = rest.split_at(length);
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&fixed);
    hasher.update(text);
    if hasher.finalize().to_le_bytes() != sum {
        return Err(TableError::Head);
    }
    let text = String::from_utf8(text.to_vec()).map_err(|_| TableError::Head)?;
    Ok((text, most))
}

/// What the head of a file says; its values are not looked at.
///
/// # Errors
/// If it is no table, or its head is not as it was written.
pub fn info(path: &Path) -> Result<Info, TableError> {
    let (text, most_seeds) = read_head(&mut BufReader::new(File::open(path)?))?;
    let rules = Tabled::named(&text).ok_or(TableError::Head)?;
    let boards = rules.table(most_seeds).ok_or(TableError::Head)?.boards();
    Ok(Info { rules, text, most_seeds, boards })
}

/// The empty table of a head, which is to be one of the rules asked for.
fn begun<F: Family>(file: &mut impl Read, asked: F) -> Result<Table<F>, TableError> {
    let (found, most) = read_head(file)?;
    let text = text(asked);
    if found != text {
        return Err(TableError::Foreign { found, asked: text });
    }
    Table::new(asked, most).ok_or(TableError::Head)
}

/// Reads a whole file into memory and compares all its sums.
pub(super) fn open<F: Family>(path: &Path, asked: F) -> Result<Table<F>, TableError> {
    let mut file = BufReader::with_capacity(1 << 16, File::open(path)?);
    let mut table = begun(&mut file, asked)?;
    while !table.is_complete() {
        read_layer(&mut table.layers, &mut file)?;
    }
    if read_up_to(&mut file, &mut [0])? > 0 {
        return Err(TableError::TooLong);
    }
    Ok(table)
}

fn read_layer(layers: &mut Layers, file: &mut impl Read) -> Result<(), TableError> {
    let (layer, begins, bytes) = (layers.whole as u8, layers.values.len(), layers.next_bytes());
    // As much memory as the file fills: a head may promise what is not there.
    file.by_ref().take(bytes).read_to_end(&mut layers.values)?;
    let mut sum = [0; 4];
    let whole = layers.values.len() as u64 == begins as u64 + bytes && read_up_to(file, &mut sum)? == sum.len();
    let sound = crc32fast::hash(&layers.values[begins..]).to_le_bytes() == sum;
    if !whole || !sound {
        layers.values.truncate(begins);
        return Err(if whole { TableError::Corrupted { layer } } else { TableError::Truncated { layer } });
    }
    layers.whole += 1;
    Ok(())
}

/// Builds a table as a file, or what is left of it to be built.
pub(super) fn build<F: Family>(mut table: Table<F>, path: &Path, threads: usize, watch: &dyn Watch) -> Result<Option<Table<F>>, TableError> {
    let part = part_of(path);
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&part)?;
    // Two builds of one file would write over each other.
    file.try_lock().map_err(io::Error::from)?;
    let end = take_up(&mut table, &mut file)?;
    file.set_len(end)?;
    file.seek(SeekFrom::Start(end))?;
    watch.filled(table.filled());
    while !table.is_complete() {
        let begins = table.layers.values.len();
        if table.fill_layer(threads, watch) == Built::Stopped {
            return Ok(None);
        }
        let layer = &table.layers.values[begins..];
        file.write_all(layer)?;
        file.write_all(&crc32fast::hash(layer).to_le_bytes())?;
    }
    file.sync_all()?;
    std::fs::rename(&part, path)?;
    Ok(Some(table))
}

/// Takes over the whole layers of an unfinished file and says where they end.
fn take_up<F: Family>(table: &mut Table<F>, file: &mut File) -> Result<u64, TableError> {
    let head = head(table);
    if file.metadata()?.len() == 0 {
        file.write_all(&head)?;
        return Ok(head.len() as u64);
    }
    let mut reader = BufReader::new(&mut *file);
    let begun = begun(&mut reader, table.rules())?;
    if begun.most_seeds() != table.most_seeds() {
        let found = format!("{} up to {} seeds", text(table.rules()), begun.most_seeds());
        return Err(TableError::Foreign { found, asked: format!("up to {}", table.most_seeds()) });
    }
    while !table.is_complete() {
        match read_layer(&mut table.layers, &mut reader) {
            Ok(()) => {}
            Err(TableError::Truncated { .. } | TableError::Corrupted { .. }) => break,
            Err(error) => return Err(error),
        }
    }
    let Layers { values, whole, .. } = &table.layers;
    Ok(head.len() as u64 + values.len() as u64 + 4 * *whole as u64)
}

/// Where an unfinished table lies.
fn part_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(".part");
    PathBuf::from(name)
}
