//! The README is a program: its terminal examples run, and print what they say.
#![cfg(unix)]

use std::path::Path;
use std::process::Command;

/// A command of a `console` block and the output below it.
struct Example {
    command: String,
    output: String,
}

fn examples(readme: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    for block in readme.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next()) {
        for line in block.lines() {
            match (line.strip_prefix("$ "), examples.last_mut()) {
                (Some(command), _) => examples.push(Example { command: command.to_string(), output: String::new() }),
                (None, Some(example)) => example.output.extend([line, "\n"]),
                (None, None) => panic!("a console block begins with a command: {line}"),
            }
        }
    }
    examples
}

#[test]
fn the_readme_prints_what_it_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let readme = std::fs::read_to_string(root.join("README.md")).unwrap();
    let examples = examples(&readme);
    assert!(examples.len() >= 2, "the README shows the terminal");
    let bija = Path::new(env!("CARGO_BIN_EXE_bija")).parent().unwrap();
    let path = format!("{}:{}", bija.display(), std::env::var("PATH").unwrap());
    for example in examples {
        let run = Command::new("sh").args(["-c", &example.command]).current_dir(&root).env("PATH", &path).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&run.stdout), example.output, "$ {}", example.command);
    }
}
