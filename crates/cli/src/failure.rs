//! How a command fails: with a sentence for people and an exit status for programs.

use std::io;
use std::process::ExitCode;

use bija_rules::{Game, PlayError};
use bija_web::messages::{Lang, format};
use bija_wire::{Line, Refusal, RequestError};

/// Why a command did not do all that it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something was compared and differs. It has been told already. Status 1.
    Differs,
    /// The rules or the command refuse what they were given. Status 2.
    Refused(Line),
    /// A file cannot be read. Status 2.
    Read {
        /// Which.
        name: String,
        /// Why.
        error: io::Error,
    },
    /// A move is not played. Status 3.
    Illegal(Line),
    /// Writing failed. Nobody reads on if it is a broken pipe: then the command ends quietly.
    Write(io::Error),
    /// The server could not start or failed, as it says itself. Status 2.
    Server(String),
}

impl Failure {
    /// The failure of a move: which of the list, and why it is not played.
    pub(crate) fn illegal(game: &Game, ply: usize, token: &str, error: PlayError) -> Failure {
        let pits = game.rules().board().pits_per_seat();
        let token = token.chars().take(40).collect();
        Failure::Illegal(Refusal::from(&RequestError::Move { ply, token, error, pits }).0)
    }

    /// Says on standard error what failed and gives the status to leave with.
    pub(crate) fn report(&self, lang: Lang) -> ExitCode {
        match self {
            Failure::Differs => ExitCode::from(1),
            Failure::Refused(line) => {
                eprintln!("bija: {}", format(lang, line));
                ExitCode::from(2)
            }
            Failure::Read { name, error } => {
                eprintln!("bija: {name}: {error}");
                ExitCode::from(2)
            }
            Failure::Illegal(line) => {
                eprintln!("bija: {}", format(lang, line));
                ExitCode::from(3)
            }
            Failure::Write(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Write(error) => {
                eprintln!("bija: {error}");
                ExitCode::from(2)
            }
            Failure::Server(error) => {
                eprintln!("bija: {error}");
                ExitCode::from(2)
            }
        }
    }
}

impl From<RequestError> for Failure {
    fn from(error: RequestError) -> Failure {
        Failure::Refused(Refusal::from(&error).0)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Write(error)
    }
}
