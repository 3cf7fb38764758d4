//! The command line as it is typed.

use clap::{Parser, Subcommand};

use crate::commands::{analyze, bench, book, check, completions, db, engine, match_, perfect, perft, play, rules, solve, stats, step, tables};
use crate::language::Language;
use crate::serve_args::{BriefServeArgs, ServeArgs};

/// Exit statuses, told by `bija --help`.
const STATUSES: &str = "\
Exit statuses:
  0  all was done
  1  a check found a difference
  2  the command line, a game, an option or a position is refused,
     or a file cannot be read
  3  a move is not legal or cannot be read

Examples:
  bija
  bija --bind 127.0.0.1:3000
  bija play --rules oware --level hard
  bija rules show kalah
  bija step --rules kalah --moves \"S3 S6 N2\" --json";

/// Mancala games by their exact rules: in the browser, in the terminal, and for programs.
///
/// Without a command Bija serves its pages; open the address it prints in a browser. It takes every flag of
/// `bija serve`.
#[derive(Parser, Debug)]
#[command(name = "bija", version, after_help = STATUSES, max_term_width = 80)]
pub(crate) struct Cli {
    /// Language of sentences and names; without it that of the locale, else English
    #[arg(long, global = true, value_enum)]
    pub(crate) lang: Option<Language>,
    #[command(flatten)]
    pub(crate) serve: BriefServeArgs,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Serves the pages (what Bija does without a command)
    #[command(after_help = crate::commands::serve::EXAMPLES)]
    Serve(ServeArgs),
    /// Copies or checks the folder of data, beside a server or without one
    #[command(after_help = db::EXAMPLES)]
    Db(db::DbArgs),
    /// Plays a game in the terminal, against the computer or between two people
    #[command(after_help = play::EXAMPLES)]
    Play(play::PlayArgs),
    /// Lists the games with their options, or shows the rules of one
    #[command(after_help = rules::EXAMPLES)]
    Rules(rules::RulesCommand),
    /// Plays given moves and shows every position on the way
    #[command(after_help = step::EXAMPLES)]
    Step(step::StepArgs),
    /// Checks conformance files: positions and games with what the rules must make of them
    #[command(after_help = check::EXAMPLES)]
    Check(check::CheckArgs),
    /// Counts the move sequences of a game, depth by depth
    #[command(after_help = perft::EXAMPLES)]
    Perft(perft::PerftArgs),
    /// Plays random games and measures them
    #[command(after_help = stats::EXAMPLES)]
    Stats(stats::StatsArgs),
    /// Lets two players of the engine play a match
    #[command(after_help = match_::EXAMPLES)]
    Match(match_::MatchArgs),
    /// Lets other programs use the engine, by lines on standard input and output
    #[command(after_help = engine::EXAMPLES)]
    Engine(engine::EngineArgs),
    /// Searches fixed positions and counts what it looks at
    #[command(after_help = bench::EXAMPLES)]
    Bench(bench::BenchArgs),
    /// Solves a position exactly: its value, the best move, a line to the end
    #[command(after_help = solve::EXAMPLES)]
    Solve(solve::SolveArgs),
    /// Values the best moves of a position within a limit, and says which values are exact
    #[command(after_help = analyze::EXAMPLES)]
    Analyze(analyze::AnalyzeArgs),
    /// Builds, verifies and describes tables of the values of endings
    #[command(after_help = tables::EXAMPLES)]
    Tables(tables::TablesArgs),
    /// Makes, verifies and describes opening books of the level "perfect"
    #[command(after_help = book::EXAMPLES)]
    Book(book::BookArgs),
    /// Tries the level "perfect" against anybody
    #[command(after_help = perfect::EXAMPLES)]
    Perfect(perfect::PerfectArgs),
    /// Writes the completions of a shell
    #[command(after_help = completions::EXAMPLES)]
    Completions(completions::CompletionsArgs),
}
