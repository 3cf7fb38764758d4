//! Trials of the live server: by faults, by load, and behind proxies. The first two are a crate of their own, so that this one stays small.

use std::ffi::OsString;

use crate::{cargo, run};

/// Kills the server while people play; `words` go to the trial.
pub(crate) fn faults(words: &[String]) -> Result<(), String> {
    run(cargo().args(["build", "--quiet", "--package", "bija", "--package", "bija-trials"]))?;
    hold("debug", "faults", words)
}

/// Measures the release server under thousands of games; `words` go to the trial.
pub(crate) fn load(words: &[String]) -> Result<(), String> {
    run(cargo().args(["build", "--quiet", "--release", "--package", "bija", "--package", "bija-trials"]))?;
    hold("release", "load", words)
}

/// Tries the documented examples for proxies.
pub(crate) fn proxies() -> Result<(), String> {
    run(cargo().args(["build", "--quiet", "--package", "bija"]))?;
    run(std::process::Command::new(crate::root().join("xtask").join("proxies.sh")).arg(crate::browser::server("debug")))
}

fn hold(profile: &str, trial: &str, words: &[String]) -> Result<(), String> {
    let binary = |name: &str| -> OsString { crate::browser::target().join(profile).join(format!("{name}{}", std::env::consts::EXE_SUFFIX)).into() };
    run(std::process::Command::new(binary("trials")).arg(trial).arg("--server").arg(binary("bija")).args(words))
}
