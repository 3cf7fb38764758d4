//! Running the program.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// What a run wrote and left with.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) status: i32,
}

impl Ran {
    pub(crate) fn of(output: Output) -> Ran {
        let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
        Ran { out: text(output.stdout), err: text(output.stderr), status: output.status.code().expect("the program was not killed") }
    }

    /// The lines of the output as JSON.
    pub(crate) fn json(&self) -> Vec<Value> {
        self.out.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))).collect()
    }
}

/// The program, in an environment that says nothing of language and colour, at the root of the project.
pub(crate) fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bija"));
    command.current_dir(root());
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
        command.env_remove(name);
    }
    command
}

pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs the program with words and nothing to read.
pub(crate) fn bija(words: &[&str]) -> Ran {
    bija_reading(words, "")
}

/// Runs the program with words and a text to read.
pub(crate) fn bija_reading(words: &[&str], input: &str) -> Ran {
    let mut child = command().args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    let input = input.to_string();
    let writer = std::thread::spawn(move || {
        // A program that has ended reads no more.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("writing does not panic");
    Ran::of(output)
}

/// Conformance vectors of a game.
pub(crate) fn vectors(game: &str) -> Value {
    let path = root().join("crates/rules/vectors").join(format!("{game}.json"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The recorded games of a file: options as words of the command line, moves, and the final position.
pub(crate) fn transcripts(game: &str) -> Vec<(Vec<String>, Vec<String>, Value)> {
    let one = |entry: &Value| {
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), ToString::to_string);
        let options = entry["options"].as_object().unwrap().iter();
        let words = options.flat_map(|(name, value)| ["--option".to_string(), format!("{name}={}", text(value))]).collect();
        let moves = entry["moves"].as_array().unwrap().iter().map(text).collect();
        (words, moves, entry["final"].clone())
    };
    vectors(game)["transcripts"].as_array().unwrap().iter().map(one).collect()
}
