//! JSON, as much of it as travels.
//!
//! Of our own because browsers load it: a library for every use of JSON would be a tenth of what they load.

mod read;
mod write;

#[cfg(test)]
mod tests;

pub use read::{Json, Misread};
pub use write::{Fields, Items, ToJson, object};
