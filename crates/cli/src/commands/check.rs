//! `bija check`: conformance files against the rules.

use std::io::Write;
use std::path::PathBuf;

use bija_rules::json::conformance::{Failure as Difference, Report, check, from_catalogue};
use clap::Args;
use serde_json::json;

use crate::failure::Failure;

pub(crate) const EXAMPLES: &str = "\
Each failure is one line, `FILE: entry: what`; the last line counts. The exit status is 1 if anything failed.

Examples:
  bija check crates/rules/vectors/kalah.json
  bija check --json crates/rules/vectors/oware.json";

/// Which files.
#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    /// Conformance files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Writes one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &CheckArgs) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let (mut passed, mut failed) = (0, 0);
    let mut files = Vec::new();
    for path in &args.files {
        let report = check_file(path);
        passed += report.passed;
        failed += report.failures.len();
        let name = path.display().to_string();
        if args.json {
            let failures: Vec<_> = report.failures.iter().map(|failure| json!({"entry": failure.entry, "what": failure.what})).collect();
            files.push(json!({"file": name, "passed": report.passed, "failures": failures}));
        } else {
            for failure in &report.failures {
                writeln!(out, "{name}: {}: {}", failure.entry, failure.what)?;
            }
        }
    }
    if args.json {
        writeln!(out, "{}", json!({"passed": passed, "failed": failed, "files": files}))?;
    } else {
        writeln!(out, "{passed} passed, {failed} failed")?;
    }
    if failed == 0 { Ok(()) } else { Err(Failure::Differs) }
}

/// Checks one file. A file that cannot be read fails like an entry.
fn check_file(path: &PathBuf) -> Report {
    match std::fs::read_to_string(path) {
        Ok(text) => check(&text, &from_catalogue),
        Err(error) => Report { passed: 0, failures: vec![Difference { entry: "file".to_string(), what: format!("cannot be read: {error}") }] },
    }
}
