//! The log of a run, cut anywhere: what was committed before the cut is there, and nothing else.
//!
//! ```text
//! WAL: header 32 bytes, then frames of 24 bytes and one page; a frame that ends a commit has the file's new size in bytes 4 to 8
//! ```
//! <https://www.sqlite.org/fileformat2.html#the_write_ahead_log>

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::{Directory, holder};
use crate::suite::{Place, advance, open, opened, read, sowing, stored, which, who, with_people};
use crate::{FILE, Logs, SqliteStore, Store};

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// Sowings of the recorded run, one commit each.
const SOWINGS: u32 = 12;

fn log_of(directory: &Path) -> PathBuf {
    directory.join(format!("{FILE}-wal"))
}

fn number(bytes: &[u8]) -> usize {
    u32::from_be_bytes(bytes[..4].try_into().unwrap()) as usize
}

/// A run of which the log holds exactly the sowings: the database's file and its log.
async fn recorded() -> (Vec<u8>, Vec<u8>) {
    let (place, store) = with_people::<Directory>().await;
    stored(&store, [open(opened(1, [who(3), who(4)], 20))]).await;
    place.close(store).await;
    let store = place.open().await;
    for ply in 0..SOWINGS {
        stored(&store, [advance(sowing(1, ply, 30 + i64::from(ply)))]).await;
    }
    let files = (fs::read(place.0.path().join(FILE)).unwrap(), fs::read(log_of(place.0.path())).unwrap());
    place.close(store).await;
    files
}

/// Where each commit ends in a log, from the first one on.
fn commits(log: &[u8]) -> Vec<usize> {
    let frame = FRAME_HEADER + number(&log[8..]);
    let ends = (HEADER..=log.len() - frame).step_by(frame).filter(|&at| number(&log[at + 4..]) != 0);
    ends.map(|at| at + frame).collect()
}

/// Opens the database with a log cut after so many bytes, and says how many sowings are there.
async fn sowings_after(file: &[u8], log: &[u8], cut: usize) -> u32 {
    let directory = TempDir::new().unwrap();
    fs::write(directory.path().join(FILE), file).unwrap();
    fs::write(log_of(directory.path()), &log[..cut]).unwrap();
    let store = SqliteStore::open(directory.path(), &holder()).await.unwrap();
    let games = read(store.logs(Logs::All, None, 10).await);
    let moves = read(store.moves(which(1)).await);
    assert_eq!(games.len(), 1);
    let (game, events) = (&games[0].game, &games[0].events);
    assert_eq!((game.seq, game.state.ply as usize, events.len()), (events.len() as u64, moves.len(), moves.len() + 1), "cut after {cut}");
    assert!(moves.iter().zip(0..).all(|(row, ply)| row.ply == ply && row.token == format!("S{ply}")), "cut after {cut}");
    store.close().await;
    moves.len() as u32
}

#[tokio::test]
async fn a_log_cut_anywhere_holds_the_commits_before_the_cut() {
    let (file, log) = recorded().await;
    let ends = commits(&log);
    assert_eq!(ends.len(), SOWINGS as usize, "each sowing is a commit of its own");
    let frame = FRAME_HEADER + number(&log[8..]);
    let boundaries = (HEADER..=log.len()).step_by(frame);
    // Bytes that are spread over the log like random ones, and the same ones in every run.
    let anywhere = (1..=100_u64).map(|index| (index.wrapping_mul(0x9e37_79b9_7f4a_7c15) % (log.len() as u64 + 1)) as usize);
    for cut in boundaries.chain(anywhere).chain([0, 1, HEADER - 1]) {
        let expected = ends.iter().filter(|&&end| end <= cut).count() as u32;
        assert_eq!(sowings_after(&file, &log, cut).await, expected, "cut after {cut} of {}", log.len());
    }
}

#[tokio::test]
async fn a_spoilt_frame_ends_the_log_before_its_commit() {
    let (file, mut log) = recorded().await;
    let ends = commits(&log);
    log[ends[4] + 100] ^= 1;
    assert_eq!(sowings_after(&file, &log, log.len()).await, 5);
}
