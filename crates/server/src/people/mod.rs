//! People: guests with a nickname and a cookie, the devices they are known on, and who asks.
//!
//! ```text
//! cookie (256 random bits) ── SHA-256 ──▶ session in the store ──▶ person
//! ```

mod leaving;
mod me;
mod secret;
mod session;
mod visitor;

pub use secret::Secret;
pub use session::Cookie;
pub use visitor::Visitor;

pub(crate) use leaving::Leave;
pub(crate) use me::routes;
pub(crate) use visitor::{away, begun};
