//! What travels between the rules and those who show them.
//!
//! A [`GameRequest`] carries a whole game: ruleset, options, start and moves. Opening it replays the moves, which takes
//! microseconds, so nobody has to keep a session. A [`View`] is what a board shows, a [`Step`] what one more move does. Sentences
//! travel as message keys with arguments ([`Line`]); the words live in the message files of `bija-web` alone.

#![no_std]

extern crate alloc;
#[cfg(not(target_family = "wasm"))]
extern crate std;

mod ask;
mod choice;
mod event;
mod json;
mod layout;
mod line;
mod narrate;
mod people;
mod refusal;
mod request;
mod rounds;
mod story;
mod thought;
mod view;

pub use ask::Ask;
pub use choice::{Answer, Choice, LegalMove, PlayedMove, has_directions, legal, played};
pub use event::WireEvent;
pub use json::{Fields, Items, Json, Misread, ToJson, object};
pub use layout::{Layout, Side};
pub use line::{Arg, Line};
pub use narrate::{preview, summary};
pub use people::{People, Person};
pub use refusal::Refusal;
pub use request::{GameRequest, MOST_MOVES, Opened, RequestError, Series};
pub use rounds::{ArrangementView, MatchView, ShareView};
pub use story::{Spot, Story, Taken};
pub use thought::{Thought, tokens};
pub use view::{Step, View, house, step};
