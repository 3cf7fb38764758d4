//! Durability, seen from the system's side: in a trace of the server's calls, an acknowledgement may be sent only after the log of the
//! database was synced behind the writes that hold the command.
//!
//! ```text
//! write(…-wal, frame with the command) … write(…-wal, frame that commits) → fdatasync(…-wal) = 0 → sendto(socket, "answer" of the command)
//! ```
//! A process that is killed takes nothing with it that it has written, so killing alone cannot tell a commit that was synced from one that
//! was not.

use std::collections::{HashMap, HashSet};
use std::io::BufRead;

/// How commands of the trials are named, followed by ten digits.
const NAME: &str = "trial-";
const DIGITS: usize = 10;
/// The head of a frame in the log: the page's number, then the size of the database if the frame commits, else 0.
const FRAME_HEAD: usize = 24;

/// What a trace shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// Commands whose acknowledgement was sent after a sync behind their writes.
    pub durable: usize,
    /// Syncs of the log.
    pub syncs: usize,
    /// Acknowledgements that were sent too early, each with its line.
    pub early: Vec<String>,
}

/// Where a command is on its way to the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// A frame that holds it was written.
    Written,
    /// A frame behind it that commits was written.
    Committed,
    /// The sync of this number began behind that.
    Syncing(u64),
    /// That sync has ended well.
    Durable,
}

/// One line of a trace: the thread, and a call that began, ended, or both.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Call<'a> {
    thread: &'a str,
    name: &'a str,
    /// What it was given; nothing at the end of a call that began on an earlier line.
    given: Option<&'a str>,
    /// What it gave back; nothing where it has not ended.
    gave: Option<&'a str>,
}

impl<'a> Call<'a> {
    fn read(line: &'a str) -> Option<Call<'a>> {
        let (thread, rest) = line.trim_start().split_once(char::is_whitespace)?;
        let rest = rest.trim_start();
        if let Some(resumed) = rest.strip_prefix("<... ") {
            let (name, rest) = resumed.split_once(' ')?;
            return Some(Call { thread, name, given: None, gave: rest.rsplit_once("= ").map(|(_, gave)| gave) });
        }
        let (name, rest) = rest.split_once('(')?;
        if let Some(given) = rest.strip_suffix("<unfinished ...>") {
            return Some(Call { thread, name, given: Some(given), gave: None });
        }
        let (given, gave) = rest.rsplit_once(" = ")?;
        Some(Call { thread, name, given: Some(given), gave: Some(gave) })
    }

    fn is_sync(&self) -> bool {
        matches!(self.name, "fsync" | "fdatasync")
    }
}

/// Whether a call is given the file of the database's log.
fn is_log(given: &str) -> bool {
    given.split_once('<').and_then(|(_, rest)| rest.split_once('>')).is_some_and(|(path, _)| path.ends_with("-wal"))
}

/// Reads a trace as `strace -f -y` writes it.
///
/// # Errors
/// If it cannot be read.
pub fn read(lines: impl BufRead) -> Result<Shown, String> {
    let mut reading = Reading::default();
    for line in lines.split(b'\n') {
        let line = line.map_err(|error| format!("the trace cannot be read: {error}"))?;
        let line = String::from_utf8_lossy(&line);
        if let Some(call) = Call::read(&line) {
            reading.take(&call, &line);
        }
    }
    Ok(reading.shown)
}

#[derive(Debug, Default)]
struct Reading {
    ways: HashMap<String, Way>,
    /// Commands that are not durable yet.
    under_way: HashSet<String>,
    /// Whether the next page that is written ends a commit.
    commits: bool,
    syncs: u64,
    /// The sync that each thread is in.
    syncing: HashMap<String, u64>,
    sent: HashSet<String>,
    shown: Shown,
}

impl Reading {
    fn take(&mut self, call: &Call<'_>, line: &str) {
        match call.given {
            Some(given) if call.is_sync() && is_log(given) => {
                self.sync_begins(call.thread);
                if let Some(gave) = call.gave {
                    self.sync_ends(call.thread, gave);
                }
            }
            Some(given) if is_log(given) => self.written(given),
            Some(given) => self.sent(given, line),
            None if call.is_sync() => {
                if let Some(gave) = call.gave {
                    self.sync_ends(call.thread, gave);
                }
            }
            None => {}
        }
    }

    fn written(&mut self, given: &str) {
        let Some(text) = quoted(given) else { return };
        let head = decoded(text, FRAME_HEAD + 1);
        if head.len() == FRAME_HEAD {
            self.commits = head[4..8] != [0; 4];
            return;
        }
        for id in names(text) {
            if !self.ways.contains_key(id) {
                self.ways.insert(id.to_string(), Way::Written);
                self.under_way.insert(id.to_string());
            }
        }
        if std::mem::take(&mut self.commits) {
            self.all(|way| if way == Way::Written { Way::Committed } else { way });
        }
    }

    fn sync_begins(&mut self, thread: &str) {
        self.syncs += 1;
        let number = self.syncs;
        self.syncing.insert(thread.to_string(), number);
        self.all(|way| if way == Way::Committed { Way::Syncing(number) } else { way });
    }

    fn sync_ends(&mut self, thread: &str, gave: &str) {
        let Some(number) = self.syncing.remove(thread) else { return };
        let well = gave.trim() == "0";
        self.shown.syncs += usize::from(well);
        let then = if well { Way::Durable } else { Way::Committed };
        self.all(|way| if way == Way::Syncing(number) { then } else { way });
    }

    fn all(&mut self, step: impl Fn(Way) -> Way) {
        let ways = &mut self.ways;
        self.under_way.retain(|id| {
            let Some(way) = ways.get_mut(id) else { return false };
            *way = step(*way);
            *way != Way::Durable
        });
    }

    fn sent(&mut self, given: &str, line: &str) {
        for id in names(given) {
            let said_yes = format!("\\\"id\\\":\\\"{id}\\\",\\\"ok\\\":true");
            if !given.contains(&said_yes) || !self.sent.insert(id.to_string()) {
                continue;
            }
            match self.ways.get(id) {
                Some(Way::Durable) => self.shown.durable += 1,
                Some(Way::Written | Way::Committed | Way::Syncing(_)) | None => {
                    let was = match self.ways.get(id) {
                        None => "not written",
                        Some(Way::Written) => "written and not committed",
                        Some(Way::Committed) => "committed and not synced",
                        Some(Way::Syncing(_) | Way::Durable) => "committed, and its sync had not ended",
                    };
                    let line: String = line.chars().take(200).collect();
                    self.shown.early.push(format!("{id} was acknowledged when it was {was}: {line}"));
                }
            }
        }
    }
}

/// The names of commands in a text.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices(NAME).filter_map(move |(at, _)| {
        let id = text.get(at..at + NAME.len() + DIGITS)?;
        id[NAME.len()..].bytes().all(|byte| byte.is_ascii_digit()).then_some(id)
    })
}

/// What stands between the quotation marks of a call.
fn quoted(given: &str) -> Option<&str> {
    let from = given.find('"')? + 1;
    let to = given.rfind('"')?;
    given.get(from..to)
}

/// The first bytes of a text as strace writes it.
fn decoded(text: &str, most: usize) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(most);
    let mut letters = text.bytes().peekable();
    while let Some(letter) = letters.next() {
        if bytes.len() == most {
            break;
        }
        if letter != b'\\' {
            bytes.push(letter);
            continue;
        }
        match letters.next() {
            Some(digit @ b'0'..=b'7') => {
                let mut value = u32::from(digit - b'0');
                for _ in 0..2 {
                    match letters.next_if(|next| (b'0'..=b'7').contains(next)) {
                        Some(next) => value = value * 8 + u32::from(next - b'0'),
                        None => break,
                    }
                }
                bytes.push(u8::try_from(value & 0xff).unwrap_or_default());
            }
            Some(b'n') => bytes.push(b'\n'),
            Some(b't') => bytes.push(b'\t'),
            Some(b'r') => bytes.push(b'\r'),
            Some(b'v') => bytes.push(0x0b),
            Some(b'f') => bytes.push(0x0c),
            Some(other) => bytes.push(other),
            None => break,
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = r#"7 write(11</d/bija.sqlite-wal>, "\0\0\0\5\0\0\0\0saltsaltsumssums", 24) = 24"#;
    const COMMITTING_HEAD: &str = r#"7 write(11</d/bija.sqlite-wal>, "\0\0\0\6\0\0\0\37saltsaltsumssums", 24) = 24"#;
    const PAGE: &str = r#"7 write(11</d/bija.sqlite-wal>, "\r\0\0trial-000000000142more", 4096) = 4096"#;
    const OTHER_PAGE: &str = r#"7 write(11</d/bija.sqlite-wal>, "\r\0\0nothing of it is here, only seeds", 4096) = 4096"#;
    const SYNC: &str = "7 fdatasync(11</d/bija.sqlite-wal>) = 0";
    const SYNC_BEGINS: &str = "7 fdatasync(11</d/bija.sqlite-wal> <unfinished ...>";
    const SYNC_ENDS: &str = "7 <... fdatasync resumed>) = 0";
    const SYNC_FAILS: &str = "7 <... fdatasync resumed>) = -1 EIO (Input/output error)";
    const SEND: &str =
        r#"9 sendto(15<socket:[4]>, "\201\1{\"type\":\"answer\",\"id\":\"trial-0000000001\",\"ok\":true,\"seq\":42}", 60, MSG_NOSIGNAL, NULL, 0) = 60"#;
    const REFUSAL: &str = r#"9 sendto(15<socket:[4]>, "{\"id\":\"trial-0000000001\",\"ok\":false,\"seq\":42}", 60, MSG_NOSIGNAL, NULL, 0) = 60"#;

    fn shown(lines: &[&str]) -> (usize, usize) {
        let shown = read(lines.join("\n").as_bytes()).unwrap();
        (shown.durable, shown.early.len())
    }

    #[test]
    fn an_acknowledgement_behind_the_sync_of_its_commit_is_durable() {
        assert_eq!(shown(&[HEAD, PAGE, COMMITTING_HEAD, OTHER_PAGE, SYNC, SEND, SEND]), (1, 0));
        assert_eq!(shown(&[HEAD, OTHER_PAGE, COMMITTING_HEAD, PAGE, SYNC_BEGINS, SYNC_ENDS, SEND]), (1, 0));
        assert_eq!(shown(&[REFUSAL]), (0, 0), "a refusal says nothing of the disk");
    }

    #[test]
    fn one_that_is_sent_before_is_found() {
        assert_eq!(shown(&[HEAD, PAGE, COMMITTING_HEAD, OTHER_PAGE, SEND]), (0, 1), "without any sync");
        assert_eq!(shown(&[HEAD, PAGE, COMMITTING_HEAD, OTHER_PAGE, SYNC_BEGINS, SEND, SYNC_ENDS]), (0, 1), "before the sync has ended");
        assert_eq!(shown(&[HEAD, PAGE, SYNC, COMMITTING_HEAD, OTHER_PAGE, SEND]), (0, 1), "synced before the frame that commits");
        assert_eq!(shown(&[HEAD, PAGE, SYNC_BEGINS, COMMITTING_HEAD, OTHER_PAGE, SYNC_ENDS, SEND]), (0, 1), "the sync began before the frame that commits");
        assert_eq!(shown(&[HEAD, PAGE, COMMITTING_HEAD, OTHER_PAGE, SYNC_BEGINS, SYNC_FAILS, SEND]), (0, 1), "the sync failed");
        assert_eq!(shown(&[SYNC, SEND]), (0, 1), "never written");
    }
}
