//! The command line of Bija. Data goes to standard output, messages to standard error; the exit status is 0 when all was
//! done, 1 when a check found a difference, 2 when the input is refused, 3 when a move is not played.

mod analysis;
mod args;
mod board;
mod commands;
mod failure;
mod game_args;
mod interrupt;
mod language;
mod parallel;
mod people;
mod protocol;
mod serve_args;
mod terminal;
mod worth;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let cli = args::Cli::parse();
    let lang = language::choose(cli.lang);
    match commands::run(cli, lang) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(lang),
    }
}
