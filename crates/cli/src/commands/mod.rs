//! The commands, one to a file.

pub(crate) mod analyze;
pub(crate) mod bench;
pub(crate) mod book;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod db;
pub(crate) mod engine;
pub(crate) mod match_;
pub(crate) mod perfect;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod rules;
mod rules_new;
pub(crate) mod serve;
pub(crate) mod solve;
pub(crate) mod stats;
pub(crate) mod step;
pub(crate) mod tables;

use bija_web::messages::Lang;
use clap::CommandFactory;
use clap::error::ErrorKind;

use crate::args::{Cli, Command};
use crate::failure::Failure;

/// Does what the command line says.
pub(crate) fn run(cli: Cli, lang: Lang) -> Result<(), Failure> {
    let Some(command) = cli.command else {
        return serve::run(&cli.serve.0, lang);
    };
    if !cli.serve.0.is_empty() {
        let only_serve = "the flags of the server belong to `bija serve` or to `bija` without a command";
        Cli::command().error(ErrorKind::ArgumentConflict, only_serve).exit();
    }
    match command {
        Command::Serve(args) => serve::run(&args, lang),
        Command::Play(args) => play::run(&args, lang),
        Command::Rules(args) => rules::run(&args, lang),
        Command::Step(args) => step::run(&args, lang),
        Command::Check(args) => check::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Stats(args) => stats::run(&args),
        Command::Match(args) => match_::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Engine(args) => engine::run(&args, lang),
        Command::Db(args) => db::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Analyze(args) => analyze::run(&args),
        Command::Tables(args) => tables::run(&args),
        Command::Book(args) => book::run(&args),
        Command::Perfect(args) => perfect::run(&args),
        Command::Completions(args) => completions::run(&args),
    }
}
