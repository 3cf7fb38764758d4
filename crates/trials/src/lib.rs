//! Trials of the live server by protocol clients: by faults, which nothing that was acknowledged may fall victim to, and by load.
//!
//! ```text
//! faults ─┬─ server (the real binary, killed with -9)
//!         ├─ tables ── player ── view        what a client sees
//!         │               └───── ledger      what clients were told
//!         ├─ weather                         a network between that loses and disorders frames
//!         ├─ accounts, seek                  players who are known, and who play anybody that seeks the same
//!         ├─ dead ── rated, reached          what a killed server left, held against the ledger
//!         └─ trace                           that a sync lies between a write and its acknowledgement
//! load ───── server, and thousands of lines that measure
//! ```

pub mod accounts;
pub mod dead;
pub mod faults;
pub mod http;
pub mod ledger;
pub mod load;
pub mod player;
pub mod rated;
pub mod reached;
pub mod seek;
pub mod server;
pub mod tables;
pub mod trace;
pub mod view;
pub mod weather;
pub mod world;
