//! One game between people, from the table they gather at to its end and rating.
//!
//! A room is event-sourced. What somebody wants comes in as a [`Command`] with the time, [`Room::decide`] answers with the
//! [`Event`]s that follow or with a [`Refusal`] and changes nothing; what has been stored is [applied](Room::apply). The log of
//! events is the truth: [`Room::replay`] builds every room again from it.
//!
//! ```text
//! gathering ─┬─▶ hiding ─▶ guessing ─▶ choosing ─┬─▶ arranging ─┬─▶ playing ─▶ over
//!            └───────────────────────────────────┴──────────────┘
//! ```
//! The crate knows no clock, no storage, no network and no random source: time and chance are arguments. [`Room::deadline`] says
//! when to send [`Command::Wake`], [`Room::duty`] what the computer has to decide. A match of several rounds is one room, a rematch
//! another one.

mod apply;
mod command;
mod decide;
mod ending;
mod event;
mod fit;
mod id;
mod occupant;
pub mod pairing;
mod play;
pub mod rating;
mod refusal;
mod room;
mod shelf;
mod spec;
pub mod time;
mod view;

pub use command::{Actor, Chance, Command};
pub use ending::{EndReason, Ending};
pub use event::{By, Concealed, Event, Logged, Parity, Side};
pub use fit::{Fallback, Fitted};
pub use id::{GameId, IdError, PersonId};
pub use occupant::{Account, Level, Occupant};
pub use refusal::{Arg, Refusal, ReplayError, SettingsError};
pub use room::{MOST_SECONDS, Phase, Rematch, Room};
pub use spec::{Absence, Begin, Clock, First, Join, Rating, Rotate, Series, Settings, Spec};
pub use time::Millis;
pub use view::{Chair, ClockView, Deed, Duty, Prelude, Presence};
