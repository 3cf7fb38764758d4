//! What is measured in a browser: Lighthouse's scores, and frames while seeds are sown. Their packages are not among those of the tests.

use std::path::Path;
use std::process::Command;

use crate::browser::Means;
use crate::{browser, cargo, root, run};

/// What the whole test holds: Lighthouse's mobile profile on home, play and rules page, each in another language. What a machine's other
/// work cannot change must reach the bar; the performance is told.
const GATE: [&str; 6] = ["--runs", "1", "--in-turn", "--held", "accessibility,best-practices,seo", "--least=95"];

/// Builds the release server, sets up what the script needs and runs it; `words` go to the script.
pub(crate) fn measure(script: &str, words: &[String]) -> Result<(), String> {
    let chrome = browser::chrome().ok_or("there is no Chrome here (CHROME names one)")?;
    run(cargo().args(["build", "--release", "--package", "bija"]))?;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    run_script(script, &words, &browser::server("release"), &chrome)
}

/// Lighthouse as part of the whole test, on the server that the browser's tests use.
pub(crate) fn gate(means: &Means) -> Result<(), String> {
    run_script("lighthouse.mjs", &GATE, &means.server, &means.chrome)
}

fn run_script(script: &str, words: &[&str], server: &Path, chrome: &Path) -> Result<(), String> {
    let home = root().join("xtask").join("measure");
    run(Command::new("npm").current_dir(&home).args(["ci", "--no-audit", "--no-fund"]))?;
    run(Command::new("node").current_dir(&home).arg(script).args(words).env("BIJA_SERVER", server).env("CHROME", chrome))
}
