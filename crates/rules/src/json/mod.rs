//! JSON forms: positions as fields, events, steps of a game, and conformance files.

pub mod conformance;
mod fields;
mod step;

pub use fields::{FieldsError, fields, read_fields};
pub use step::{event, outcome, seat, step};
