//! Why a configuration is refused.

use std::io;
use std::path::{Path, PathBuf};

use bija_wire::Line;

/// Who said something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// The file.
    File(PathBuf),
    /// This variable of the environment.
    Variable(String),
    /// This flag of the command line, with its dashes.
    Flag(String),
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Source::File(path) => path.display().fmt(f),
            Source::Variable(name) | Source::Flag(name) => f.write_str(name),
        }
    }
}

/// Why a configuration is refused.
#[derive(Debug)]
pub enum ConfigError {
    /// A file cannot be read: the configuration, or one that holds a secret.
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The file is no TOML.
    Syntax {
        /// Which file.
        path: PathBuf,
        /// What its reader says, in English, with line and column.
        detail: String,
    },
    /// There is no such setting.
    Unknown {
        /// Which file.
        path: PathBuf,
        /// The key, with its table.
        key: String,
        /// A setting of a similar name.
        nearest: Option<&'static str>,
    },
    /// A setting cannot hold this.
    Value {
        /// Who said it.
        source: Source,
        /// Which setting.
        key: String,
        /// What was said.
        text: String,
        /// The key of the message that says what may be written.
        wanted: &'static str,
    },
    /// A place to sign in lacks a key, or has one too many.
    SignIn {
        /// Which file.
        path: PathBuf,
        /// Which of the list, from 1.
        number: usize,
        /// The key.
        key: &'static str,
        /// The key of the message that says what is wrong with it.
        wrong: &'static str,
    },
    /// A secret is to come from a variable of the environment that is not there.
    NoSecret {
        /// The id of the place to sign in.
        id: String,
        /// The variable.
        variable: String,
    },
}

impl ConfigError {
    /// The sentence for the operator.
    pub fn line(&self) -> Line {
        let shown = |path: &Path| path.display().to_string();
        match self {
            ConfigError::Unreadable { path, error } => Line::new("config-unreadable").with("file", shown(path)).with("detail", error.to_string()),
            ConfigError::Syntax { path, detail } => Line::new("config-syntax").with("file", shown(path)).with("detail", detail.clone()),
            ConfigError::Unknown { path, key, nearest: Some(nearest) } => {
                Line::new("config-unknown-nearest").with("file", shown(path)).with("setting", key.clone()).with("nearest", *nearest)
            }
            ConfigError::Unknown { path, key, nearest: None } => Line::new("config-unknown").with("file", shown(path)).with("setting", key.clone()),
            ConfigError::Value { source, key, text, wanted } => Line::new("config-value")
                .with("source", source.to_string())
                .with("setting", key.clone())
                .with("text", text.clone())
                .with("wanted", Line::new(*wanted)),
            ConfigError::SignIn { path, number, key, wrong } => Line::new(*wrong).with("file", shown(path)).with("number", *number).with("setting", *key),
            ConfigError::NoSecret { id, variable } => Line::new("config-no-secret").with("id", id.clone()).with("variable", variable.clone()),
        }
    }
}

impl std::fmt::Display for ConfigError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&bija_web::messages::format(bija_web::Lang::DEFAULT, &self.line()))
    }
}

impl std::error::Error for ConfigError {}
