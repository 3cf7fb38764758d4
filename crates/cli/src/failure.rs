//! How a command fails: with a sentence for people and an exit status for programs.

use std::io;
use std::process::ExitCode;

use bija_kernels::book::BookError;
use bija_kernels::solve::Unsolvable;
use bija_kernels::tables::TableError;
use bija_rules::PlayError;
use bija_rules::catalogue::{self, Entry, Terms};
use bija_web::messages::{Lang, Voice, format};
use bija_wire::{Line, Opened, Refusal, RequestError};

use crate::protocol::opponent::OpponentError;

/// Why a command did not do all that it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something was compared and differs. It has been told already. Status 1.
    Differs,
    /// The rules or the command refuse what they were given. Status 2.
    Refused(Said),
    /// A file cannot be read. Status 2.
    Read {
        /// Which.
        name: String,
        /// Why.
        error: io::Error,
    },
    /// A file is no table that could be used, or cannot be written. Status 2.
    Table {
        /// Which.
        name: String,
        /// Why.
        error: TableError,
    },
    /// A file is no book that could be used, or cannot be written. Status 2.
    Book {
        /// Which.
        name: String,
        /// Why.
        error: BookError,
    },
    /// No book can be made for the game. Status 2.
    NoBook {
        /// The game.
        id: String,
    },
    /// A table knows nothing of a position. Status 2.
    NotHeld {
        /// The position as it was written.
        position: String,
        /// Seeds of the boards with the most in the table.
        most_seeds: u8,
    },
    /// No kernel plays the game or a table of it cannot be held, so that it has no tables and is not solved. Status 2.
    NotTabled {
        /// The game.
        id: String,
    },
    /// Another program does not play. Status 2.
    Opponent {
        /// Its command.
        command: String,
        /// Why.
        error: OpponentError,
    },
    /// A position cannot be solved. Status 2.
    Unsolvable(Unsolvable),
    /// A move is not played. Status 3.
    Illegal(Said),
    /// Writing failed. Nobody reads on if it is a broken pipe: then the command ends quietly.
    Write(io::Error),
    /// The server could not start or failed, as it says itself. Status 2.
    Server(String),
}

/// A sentence and the nouns of the game that it speaks of.
#[derive(Debug)]
pub(crate) struct Said {
    line: Line,
    terms: Terms,
}

impl Said {
    fn in_words(&self, lang: Lang) -> String {
        format(Voice { lang, terms: self.terms }, &self.line)
    }
}

impl Failure {
    /// A game or its options are refused.
    pub(crate) fn refused(entry: &Entry, line: Line) -> Failure {
        Failure::Refused(Said { line, terms: entry.look.terms })
    }

    /// What has nothing to do with any game is refused.
    pub(crate) fn said(line: Line) -> Failure {
        Failure::Refused(Said { line, terms: Terms::Seeds })
    }

    /// What was asked of the game of that id is refused.
    pub(crate) fn of_request(id: &str, error: &RequestError) -> Failure {
        let terms = catalogue::entry(id).map_or(Terms::Seeds, |entry| entry.look.terms);
        let said = Said { line: Refusal::from(error).0, terms };
        if matches!(error, RequestError::Move { .. }) { Failure::Illegal(said) } else { Failure::Refused(said) }
    }

    /// The failure of a move: which of the list, and why it is not played.
    pub(crate) fn illegal(opened: &Opened, ply: usize, token: &str, error: PlayError) -> Failure {
        let pits = opened.game.rules().board().pits_per_seat();
        let token = token.chars().take(40).collect();
        let line = Refusal::from(&RequestError::Move { ply, token, error, pits }).0;
        Failure::Illegal(Said { line, terms: opened.entry.look.terms })
    }

    /// Says on standard error what failed and gives the status to leave with.
    pub(crate) fn report(&self, lang: Lang) -> ExitCode {
        match self {
            Failure::Differs => ExitCode::from(1),
            Failure::Refused(said) => {
                eprintln!("bija: {}", said.in_words(lang));
                ExitCode::from(2)
            }
            Failure::Read { name, error } => {
                eprintln!("bija: {name}: {error}");
                ExitCode::from(2)
            }
            Failure::Table { name, error } => {
                eprintln!("bija: {name}: {error}");
                ExitCode::from(2)
            }
            Failure::Book { name, error } => {
                eprintln!("bija: {name}: {error}");
                ExitCode::from(2)
            }
            Failure::NoBook { id } => {
                eprintln!("bija: {id}: no opening book can be made for this game with these options");
                ExitCode::from(2)
            }
            Failure::Opponent { command, error } => {
                eprintln!("bija: {command}: {error}");
                ExitCode::from(2)
            }
            Failure::NotTabled { id } => {
                eprintln!("bija: {id}: this game is not solved, or has no tables with these options, or none of so many seeds");
                ExitCode::from(2)
            }
            Failure::NotHeld { position, most_seeds } => {
                eprintln!("bija: {position}: the table holds no such position: its boards have up to {most_seeds} seeds in the pits, none closed, and go on");
                ExitCode::from(2)
            }
            Failure::Unsolvable(error) => {
                eprintln!("bija: {error}");
                ExitCode::from(2)
            }
            Failure::Illegal(said) => {
                eprintln!("bija: {}", said.in_words(lang));
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

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Write(error)
    }
}
