//! What is measured in a browser: Lighthouse's scores, and frames while seeds are sown. Their packages are not among those of the tests.

use std::process::Command;

use crate::{browser, cargo, root, run};

/// Lighthouse, and with it what it drives a browser with.
const PACKAGE: &str = "lighthouse@12.8.2";

/// Builds the release server, sets up what the script needs and runs it; `words` go to the script.
pub(crate) fn measure(script: &str, words: &[String]) -> Result<(), String> {
    let chrome = browser::chrome().ok_or("there is no Chrome here (CHROME names one)")?;
    run(cargo().args(["build", "--release", "--package", "bija"]))?;
    let home = root().join("target").join("measure");
    std::fs::create_dir_all(&home).map_err(|error| format!("{} cannot be made: {error}", home.display()))?;
    run(Command::new("npm").current_dir(&home).args(["install", "--no-save", "--no-audit", "--no-fund", PACKAGE]))?;
    let server = browser::target().join("release").join(format!("bija{}", std::env::consts::EXE_SUFFIX));
    let script = root().join("xtask").join("measure").join(script);
    run(Command::new("node").current_dir(&home).arg(script).args(words).env("BIJA_SERVER", server).env("CHROME", chrome))
}
