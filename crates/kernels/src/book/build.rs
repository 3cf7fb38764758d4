//! Making a book: ply by ply, every position that can arise against one side that plays as the book says.
//!
//! ```text
//! the player's turn    in reach? ── yes: not in the book, and nothing below it is looked at
//!                           └ no: solved; an entry, and the one move it names leads to the next ply
//! the opponent's turn  every legal move leads to the next ply
//! ```
//! Both seats are the player's in turn. What was found out of a position is recorded at once, so that a making that was stopped goes on
//! where it was; after each ply the book is written, so that there is one at any time. All solutions share one memory, which makes later
//! ones cheap; whether a position is in reach is asked with nothing remembered, as the player will ask.

use std::collections::{HashMap, HashSet};
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bija_rules::{Position, Rules, Seat};

use super::file::{BookError, head};
use super::{Book, Coverage, Entry, Made, Numbers};
use crate::perfect::{self, Answer, Means, Unproved};
use crate::solve::{self, Asked, Bounds, Solver};
use crate::tables::Table;

/// Listens to a book being made.
pub trait Watch: Sync {
    /// Of so many positions of a ply so many are done; the book has so many entries.
    fn done(&self, ply: u8, done: usize, of: usize, entries: usize);
    /// Whether the work is to stop.
    fn stops(&self) -> bool;
}

/// Nobody listens.
impl Watch for () {
    fn done(&self, _ply: u8, _done: usize, _of: usize, _entries: usize) {}

    fn stops(&self) -> bool {
        false
    }
}

/// Stops a solution when the making of the book is to stop.
pub(super) struct Solving<'w, W>(pub(super) &'w W);

impl<W: Watch> solve::Watch for Solving<'_, W> {
    fn searched(&self, _boards: u64) {}

    fn proved(&self, _value: Bounds) {}

    fn stops(&self) -> bool {
        self.0.stops()
    }
}

/// What is known of a position in which the player is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Finding {
    /// A search reaches it.
    InReach,
    /// Its entry.
    Entry(Entry),
}

/// Bytes of a finding in the record: rank, value, pit, sum.
const FINDING: usize = 14;
/// What stands for the pit of a position in reach.
const IN_REACH: u8 = 255;

impl Finding {
    fn to_bytes(self, rank: u64) -> [u8; FINDING] {
        let (value, pit) = match self {
            Finding::InReach => (0, IN_REACH),
            Finding::Entry(entry) => (entry.value, entry.pit),
        };
        let mut bytes = [0; FINDING];
        bytes[..8].copy_from_slice(&rank.to_le_bytes());
        (bytes[8], bytes[9]) = (value.to_le_bytes()[0], pit);
        let sum = crc32fast::hash(&bytes[..10]);
        bytes[10..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    fn of_bytes(bytes: &[u8]) -> Option<(u64, Finding)> {
        let (body, sum) = bytes.split_at_checked(FINDING - 4)?;
        if crc32fast::hash(body).to_le_bytes() != sum {
            return None;
        }
        let rank = u64::from_le_bytes(body[..8].try_into().ok()?);
        let (value, pit) = (i8::from_le_bytes([body[8]]), body[9]);
        Some((rank, if pit == IN_REACH { Finding::InReach } else { Finding::Entry(Entry { rank, value, pit }) }))
    }
}

/// Makes a book.
#[derive(Debug)]
pub struct Builder<'r> {
    rules: &'r Rules,
    made: Made,
    boards: Numbers,
    /// The table that the player will have.
    table: Arc<Table>,
    solver: Solver,
    findings: HashMap<u64, Finding>,
}

impl<'r> Builder<'r> {
    /// The making of the book for these rules and their start, for a player of these means. Positions are solved with so many bytes of
    /// memory on so many threads, and with a table of more seeds than the player's if one is given. `None` if no book can be made for
    /// the rules.
    pub fn new(rules: &'r Rules, means: Means, deep: Option<Arc<Table>>, memory: u64, threads: usize) -> Option<Builder<'r>> {
        let made = Made::of(rules, means)?;
        let boards = Numbers::new(made.rules, u8::try_from(made.seeds_in_all()).ok()?)?;
        let table = Arc::new(means.table(made.rules, made.seeds_in_all(), threads)?);
        let solver = Solver::new(made.rules, Some(deep.unwrap_or_else(|| Arc::clone(&table))), memory, threads);
        Some(Builder { rules, made, boards, table, solver, findings: HashMap::new() })
    }

    /// Makes the book as a file. What is found out is recorded beside it, in a file whose name ends in `.part`; that goes away when the
    /// book is complete. The book itself is written after each ply.
    ///
    /// # Errors
    /// If a file cannot be written, another making writes it, or the record is of other rules.
    pub fn build(mut self, path: &Path, watch: &impl Watch) -> Result<Coverage, BookError> {
        let part = beside(path, ".part");
        let mut record = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&part)?;
        record.try_lock().map_err(std::io::Error::from)?;
        self.take_up(&mut record)?;
        let start = self.rules.start(0);
        let mut layer: Vec<(Position, Seat)> = [Seat::SOUTH, Seat::NORTH].map(|player| (start, player)).to_vec();
        let (mut seen, mut entries) = (HashSet::new(), Vec::new());
        let mut ply = 0;
        while !layer.is_empty() {
            let Some(next) = self.ply(ply, &layer, &mut seen, &mut entries, &mut record, watch)? else {
                return Ok(Coverage::Plies(ply));
            };
            (layer, ply) = (next, ply + 1);
            let coverage = if layer.is_empty() { Coverage::Complete } else { Coverage::Plies(ply) };
            let book = Book::new(self.made, coverage, entries.clone());
            book.expect("the boards have numbers").save(path)?;
        }
        std::fs::remove_file(&part)?;
        Ok(Coverage::Complete)
    }

    /// Looks at the positions of a ply, and gives those of the next; nothing if it was stopped.
    fn ply(
        &mut self,
        ply: u8,
        layer: &[(Position, Seat)],
        seen: &mut HashSet<(u64, Side)>,
        entries: &mut Vec<Entry>,
        record: &mut File,
        watch: &impl Watch,
    ) -> Result<Option<Vec<(Position, Seat)>>, BookError> {
        let mut next = Vec::new();
        for (done, &(position, player)) in layer.iter().enumerate() {
            watch.done(ply, done, layer.len(), entries.len());
            let Some((rank, _)) = self.boards.of(&position) else { continue };
            let side = if position.to_move() == Some(player) { Side::Player } else { Side::Opponent };
            if !seen.insert((rank, side)) {
                continue;
            }
            let after = |mv| (self.rules.play(&position, mv, &mut ()).expect("the move is legal"), player);
            match side {
                Side::Opponent => next.extend(self.rules.legal(&position).map(after)),
                Side::Player => {
                    let Some(finding) = self.find(rank, &position, record, watch)? else { return Ok(None) };
                    if let Finding::Entry(entry) = finding {
                        entries.push(entry);
                        next.push(after(super::sowing(self.made.rules, &position, entry.pit).expect("the player is to move")));
                    }
                }
            }
        }
        // Transpositions: the order is that of the ranks, whatever the order of the moves was.
        let mut ranked: Vec<_> = next.into_iter().filter_map(|(position, player)| Some((self.boards.of(&position)?.0, player, position))).collect();
        ranked.sort_by_key(|&(rank, player, position)| (rank, player, position.to_move()));
        ranked.dedup_by_key(|&mut (rank, player, position)| (rank, player == position.to_move().unwrap_or(player)));
        Ok(Some(ranked.into_iter().map(|(_, player, position)| (position, player)).collect()))
    }

    /// What is to be known of a position in which the player is to move; nothing if the work was stopped.
    fn find(&mut self, rank: u64, position: &Position, record: &mut File, watch: &impl Watch) -> Result<Option<Finding>, BookError> {
        if let Some(&finding) = self.findings.get(&rank) {
            return Ok(Some(finding));
        }
        let finding = match perfect::search(self.made.rules, &self.table, position, self.made.reach, &|| watch.stops()) {
            Ok(_) => Finding::InReach,
            Err(Unproved::Stopped) => return Ok(None),
            Err(Unproved::TooFar | Unproved::NotPlayed) => {
                let solved = self.solver.solve(position, Asked::Move, &Solving(watch)).expect("the position has a number");
                let Some(Answer { best, value, .. }) = perfect::answer_of(&solved) else { return Ok(None) };
                let (_, held) = self.boards.of(position).expect("the position has a number");
                let pit = usize::from(best.pit().expect("kernels sow")) % usize::from(self.made.rules.pits);
                Finding::Entry(Entry { rank, value: (value - held) as i8, pit: pit as u8 })
            }
        };
        record.write_all(&finding.to_bytes(rank))?;
        self.findings.insert(rank, finding);
        Ok(Some(finding))
    }

    /// Takes over the findings of a record, up to the first that is not whole.
    fn take_up(&mut self, record: &mut File) -> Result<(), BookError> {
        let head = head(self.made);
        let mut bytes = Vec::new();
        record.read_to_end(&mut bytes)?;
        if bytes.is_empty() {
            record.write_all(&head)?;
            return Ok(());
        }
        if !bytes.starts_with(&head) {
            let Made { rules, seeds, table_seeds, reach } = self.made;
            let asked = format!("{} seeds={seeds}, a table of {table_seeds} seeds, a reach of {reach} boards", crate::tables::text(rules));
            return Err(BookError::Foreign { found: "other rules, another table or another reach".to_string(), asked });
        }
        let found = bytes[head.len()..].chunks(FINDING).map_while(Finding::of_bytes);
        self.findings.extend(found);
        let end = (head.len() + self.findings.len() * FINDING) as u64;
        record.set_len(end)?;
        record.seek(SeekFrom::Start(end))?;
        Ok(())
    }
}

/// Who is to move in a position of the book's tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Side {
    Player,
    Opponent,
}

/// The name of a file that lies beside another.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(ending);
    PathBuf::from(name)
}
