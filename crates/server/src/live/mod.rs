//! Live games: people play each other over the network, and nothing acknowledged is ever lost.
//!
//! ```text
//! socket, HTTP ──▶ message ──▶ command ──▶ game ── lock → decide → commit → apply ──▶ audience ──▶ sockets
//!        timers ──▶ Wake ────────────────────┤
//!     computers ──▶ ComputerMove ────────────┘
//! ```
//! The log of a game in the store is the truth; what lies here in memory can be read from it at any time. [`Live`] holds the games,
//! `game` has the one path of a command, `table` says what everybody sees, `socket` speaks with clients.

mod audience;
pub mod audit;
mod chance;
mod commands;
mod computers;
mod frame;
mod game;
mod games;
mod http;
mod known;
mod lag;
mod life;
pub mod message;
mod readers;
pub mod rows;
mod seated;
mod socket;
mod steps;
mod table;
mod timers;
mod trouble;

pub use audience::LineId;
pub use chance::{concealed, game_id, hash, of_a_game};
pub use game::Order;
pub use games::{Live, LiveParts};
pub(crate) use http::routes;
pub(crate) use known::{Name, People};
pub use message::{Act, Ask, Change, Message};
pub use readers::Entered;
pub use seated::replay;
pub(crate) use socket::{closes, limited};
pub use trouble::Failure;
