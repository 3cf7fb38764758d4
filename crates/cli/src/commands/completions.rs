//! `bija completions`: the completions of a shell.

use std::io::Write;

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::args::Cli;
use crate::failure::Failure;

pub(crate) const EXAMPLES: &str = "\
Examples:
  bija completions bash";

/// Which shell.
#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(args: &CompletionsArgs) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "bija", &mut script);
    std::io::stdout().lock().write_all(&script)?;
    Ok(())
}
