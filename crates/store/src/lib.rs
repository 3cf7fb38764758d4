//! What outlives the process: people, games with their logs, ratings.
//!
//! [`Store`] is what the server plays over. Everything that changes goes through [`Store::commit`] as one [`Transaction`]: all of it or
//! nothing, and answered when it is on the disk. The log of a game is its truth; the rest of its row can be had from the log by replay and
//! is there for lists and conditions.

mod error;
mod model;
mod sqlite;
mod store;
#[cfg(any(test, feature = "suite"))]
pub mod suite;
mod write;

pub use bija_room::{GameId, Millis, PersonId};
pub use error::{Fault, Refused, StoreError};
pub use model::{
    Digest, Dossier, Ending, EventRow, GameLog, GameRow, Identity, Invitation, Kind, Listing, Load, MoveRow, Person, Ranked, RatingChange, RatingRow, Seat,
    SeatRow, Session, Sitter, State, Status, Terms, Unfinished, Way,
};
pub use sqlite::{Durability, FILE, Flaw, Holder, OpenError, SqliteReader, SqliteStore};
pub use store::{Cursor, Filter, Logs, Page, Progress, Stake, Standing, Store};
pub use write::{Advance, Command, Committed, NewGame, Ply, Stored, Transaction, Write};
