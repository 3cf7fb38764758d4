//! The help is true: it names the exit statuses, and each of its examples runs.

use std::process::{Command, Stdio};

use crate::run::{Ran, bija, root};
use crate::serve::Server;

/// Files that take long to build, and those that must be there to be read.
const FILES_OF_TESTS_OF_THEIR_OWN: [&str; 4] = ["kalah-endings.bija", "kalah-5-pits-endings.bija", "oware-endings.bija", "kalah-3-openings.bija"];

/// The words after `bija` of every page of help: the root, its commands, and theirs.
fn pages() -> Vec<Vec<String>> {
    let mut pages = vec![Vec::new()];
    let mut next = 0;
    while let Some(words) = pages.get(next).cloned() {
        next += 1;
        let help = help(&words);
        let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
        for name in commands.filter(|line| line.starts_with("  ") && !line.starts_with("   ")).filter_map(|line| line.split_whitespace().next()) {
            if name != "help" {
                pages.push(words.iter().cloned().chain([name.to_string()]).collect());
            }
        }
    }
    pages
}

fn help(words: &[String]) -> String {
    let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
    words.push("--help");
    let ran = bija(&words);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{words:?}");
    ran.out
}

pub(crate) fn examples(help: &str) -> Vec<String> {
    help.lines().skip_while(|line| *line != "Examples:").skip(1).map(|line| line.trim().to_string()).filter(|line| !line.is_empty()).collect()
}

fn serves(example: &str) -> bool {
    let mut words = example.split_whitespace().skip(1);
    words.next().is_none_or(|word| word == "serve" || word.starts_with("--"))
}

#[test]
fn every_page_of_help_has_examples_and_is_80_columns_wide_at_most() {
    let pages = pages();
    assert!(pages.len() > 10, "{pages:?}");
    for page in pages {
        let help = help(&page);
        assert!(!examples(&help).is_empty(), "{page:?} has no examples");
        for line in help.lines() {
            assert!(line.chars().count() <= 80, "{page:?}: {line}");
        }
    }
}

#[test]
fn the_help_tells_the_exit_statuses() {
    let help = bija(&["--help"]).out;
    for status in ["0  all was done", "1  a check", "2  the command line", "3  a move"] {
        assert!(help.contains(status), "{status}");
    }
}

#[test]
fn every_example_of_every_help_runs() {
    let folder = std::path::Path::new(env!("CARGO_BIN_EXE_bija")).parent().unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    let mut examples: Vec<String> = pages().iter().flat_map(|page| examples(&help(page))).filter(|example| !serves(example)).collect();
    examples.sort();
    examples.dedup();
    assert!(examples.len() > 20);
    // What an example writes is not to stay with the files of the project, some of which others read.
    let empty = tempfile::tempdir().unwrap();
    for example in examples {
        if example.starts_with("bija db ") || FILES_OF_TESTS_OF_THEIR_OWN.iter().any(|name| example.contains(name)) {
            // They need a folder of data or a file, and have tests of their own.
            continue;
        }
        let folder = if example.contains("crates/") { root() } else { empty.path().to_path_buf() };
        let output = Command::new("sh").args(["-c", &example]).current_dir(folder).env("PATH", &path).stdin(Stdio::null()).output().unwrap();
        let ran = Ran::of(output);
        assert_eq!(ran.status, 0, "{example}: {}", ran.err);
        assert!(!ran.out.is_empty(), "{example}");
    }
}

#[test]
fn every_example_that_serves_serves() {
    let examples: Vec<String> = pages().iter().flat_map(|page| examples(&help(page))).filter(|example| serves(example)).collect();
    assert!(examples.len() > 3);
    for example in examples {
        // The same words, but a free port instead of one that may be in use.
        let mut words: Vec<&str> = example.split_whitespace().skip(1).collect();
        match words.iter().position(|word| *word == "--bind") {
            Some(bind) => words[bind + 1] = "127.0.0.1:0",
            None => words.extend(["--bind", "127.0.0.1:0"]),
        }
        let data = tempfile::tempdir().unwrap();
        if let Some(folder) = words.iter().position(|word| *word == "--data-dir") {
            words[folder + 1] = data.path().to_str().unwrap();
        }
        Server::start(&words);
    }
}

#[test]
fn a_word_too_many_is_status_2() {
    for words in [&["rules", "nonsense"][..], &["--nonsense"], &["step"], &["perft", "--rules", "kalah"], &["--bind", "127.0.0.1:0", "rules"]] {
        let ran = bija(words);
        assert_eq!(ran.status, 2, "{words:?}");
        assert!(ran.out.is_empty() && !ran.err.is_empty());
    }
}

#[test]
fn completions_name_every_command() {
    let script = bija(&["completions", "bash"]).out;
    for page in pages().iter().filter(|page| page.len() == 1) {
        assert!(script.contains(&page[0]), "{}", page[0]);
    }
}
