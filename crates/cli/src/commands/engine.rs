//! `bija engine`: the engine for other programs, by lines on standard input and output.

use std::io::BufReader;

use bija_web::messages::Lang;
use clap::Args;

use crate::failure::Failure;
use crate::protocol::session::Session;

pub(crate) const EXAMPLES: &str = "\
The lines are those of UCI, the protocol of chess engines, with rulesets, positions and moves of sowing games; \
docs/engine.md tells all of them. A search runs beside them: `stop` ends it with its best move. The end of the input \
ends the program.

Examples:
  printf 'uci\\nquit\\n' | bija engine
  (echo go depth 6; sleep 1) | bija engine";

/// Nothing is set here: options are set by lines.
#[derive(Args, Debug)]
pub(crate) struct EngineArgs {}

pub(crate) fn run(_args: &EngineArgs, lang: Lang) -> Result<(), Failure> {
    Ok(Session::new(lang).follow(&mut BufReader::new(std::io::stdin()))?)
}
