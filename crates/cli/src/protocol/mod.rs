//! The engine's protocol, `docs/engine.md`: lines of text on standard input and output, after UCI, the protocol of chess
//! engines.

pub(crate) mod feed;
pub(crate) mod finder;
pub(crate) mod line;
pub(crate) mod opponent;
pub(crate) mod session;
mod thinker;
