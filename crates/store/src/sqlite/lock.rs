//! One server per data directory: a lock that ends with the process, and a note that says who holds it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

use bija_room::Millis;

use super::open::OpenError;

/// The lock's name in the data directory.
const NAME: &str = "bija.lock";

/// Who serves from a data directory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    /// The id of its process.
    pub pid: u32,
    /// Where it listens, as it says itself.
    pub address: String,
    /// Since when.
    pub since: Millis,
}

impl Holder {
    /// This process.
    pub fn this_process(address: impl Into<String>, since: Millis) -> Self {
        Self { pid: std::process::id(), address: address.into(), since }
    }

    /// One field a line; the address stays on its line.
    fn note(&self) -> String {
        let address: String = self.address.chars().filter(|letter| !letter.is_control()).collect();
        format!("pid {}\naddress {address}\nsince {}\n", self.pid, self.since.0)
    }

    fn read(note: &str) -> Option<Self> {
        let field = |name: &str| note.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        Some(Self { pid: field("pid")?.parse().ok()?, address: field("address")?.to_string(), since: Millis(field("since")?.parse().ok()?) })
    }
}

/// The data directory, held until this is dropped or the process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of a directory, or says who has it.
    pub(super) fn take(directory: &Path, holder: &Holder) -> Result<Self, OpenError> {
        let path = directory.join(NAME);
        let failed = |error: &std::io::Error| OpenError::from_io(&path, error);
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path).map_err(|error| failed(&error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(OpenError::Held { directory: directory.to_path_buf(), holder: held_by(&path) }),
            Err(TryLockError::Error(error)) => return Err(failed(&error)),
        }
        file.set_len(0).and_then(|()| file.rewind()).and_then(|()| file.write_all(holder.note().as_bytes())).map_err(|error| failed(&error))?;
        Ok(Self { _file: file })
    }
}

/// What the note says; none where it cannot be read, as on systems whose locks shut readers out.
fn held_by(path: &PathBuf) -> Option<Holder> {
    let mut note = String::new();
    File::open(path).ok()?.take(4096).read_to_string(&mut note).ok()?;
    Holder::read(&note)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_read_as_it_was_written_and_keeps_its_lines() {
        let holder = Holder { pid: 7, address: "[::1]:8080\npid 9".to_string(), since: Millis(12) };
        assert_eq!(Holder::read(&holder.note()), Some(Holder { address: "[::1]:8080pid 9".to_string(), ..holder }));
        assert_eq!(Holder::read("pid x\naddress y\nsince 3"), None);
        assert_eq!(Holder::read(""), None);
    }
}
