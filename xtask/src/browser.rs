//! The browser tests: what they need, found or installed, and their run.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{cargo, root, run};

/// Chromium without windows: whole browsers draw a window's frame for each visitor, which takes a third of the tests' time.
const SHELL: &str = "chromium-headless-shell";

/// Names and places under which a Chrome is usually found, the best first.
const CHROMES: [&str; 9] = [
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/// The Debian package of a font that shows Hindi.
const FONT: &str = "fonts-noto-core";

/// What the browser tests are run with.
#[derive(Debug)]
pub(crate) struct Means {
    /// The built server.
    pub(crate) server: PathBuf,
    /// The Chrome.
    pub(crate) chrome: PathBuf,
}

/// Sets up what the browser tests need and runs them; `words` go to the test runner.
pub(crate) fn test(words: &[String]) -> Result<(), String> {
    prepare()?.map_or(Ok(()), |means| run_tests(&means, words))
}

/// Builds the server and fetches the tests' packages; nothing where the machine does not have all that is needed.
pub(crate) fn prepare() -> Result<Option<Means>, String> {
    let tests = tests();
    if !tests.join("package.json").exists() {
        return Ok(None);
    }
    let chrome = match (find("node"), find("npm"), chrome()) {
        (Some(_), Some(_), Some(chrome)) => chrome,
        (None, ..) | (_, None, _) => return skip("Node.js with npm"),
        (.., None) => return skip("a Chrome (set CHROME to its path)"),
    };
    // The server, its pages and its played games in one build, which shares everything with that of the workspace's tests.
    run(cargo().args(["build", "--workspace", "--bins", "--examples"]))?;
    run(Command::new("npm").current_dir(&tests).args(["ci", "--no-audit", "--no-fund"]))?;
    run(Command::new("npm").current_dir(&tests).args(["run", "--silent", "types"]))?;
    Ok(Some(Means { server: server("debug"), chrome }))
}

/// Runs the browser tests; `words` go to the test runner.
pub(crate) fn run_tests(means: &Means, words: &[String]) -> Result<(), String> {
    run(Command::new("npm").current_dir(tests()).args(["test", "--silent", "--"]).args(words).env("BIJA_SERVER", &means.server).env("CHROME", &means.chrome))
}

/// The folder of the browser tests.
fn tests() -> PathBuf {
    root().join("e2e")
}

/// The server's program of a profile.
pub(crate) fn server(profile: &str) -> PathBuf {
    target().join(profile).join(format!("bija{}", std::env::consts::EXE_SUFFIX))
}

fn skip(needed: &str) -> Result<Option<Means>, String> {
    let message = format!("the browser tests need {needed}, which this machine does not have");
    if std::env::var("CI").is_ok_and(|ci| ci == "true") {
        return Err(message);
    }
    eprintln!("skipped: {message}");
    Ok(None)
}

/// The folder that cargo builds into.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// A program by its path or by its name on the path.
fn find(program: &str) -> Option<PathBuf> {
    if Path::new(program).is_absolute() {
        return Some(PathBuf::from(program)).filter(|path| path.is_file());
    }
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&std::env::var_os("PATH")?).map(|dir| dir.join(&file)).find(|path| path.is_file())
}

/// The Chrome to test with: the one that is named, the one that is found, or on Debian as root the one that is installed now.
pub(crate) fn chrome() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("CHROME") {
        return Some(PathBuf::from(named)).filter(|path| path.is_file());
    }
    let found = || CHROMES.iter().find_map(|name| find(name));
    if is_debian_root() {
        let missing = [(find(SHELL).is_none(), SHELL), (!has_devanagari(), FONT)];
        install(&missing.into_iter().filter(|(is_missing, _)| *is_missing).map(|(_, package)| package).collect::<Vec<_>>());
    }
    found()
}

/// Installs Debian packages, each by itself: a system may have one of them and not the other. What cannot be installed is told.
fn install(packages: &[&str]) {
    let apt = |words: &[&str]| run(Command::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(words));
    if packages.is_empty() {
        return;
    }
    eprintln!("installing {}", packages.join(" and "));
    let updated = apt(&["update", "--quiet"]);
    let installed = packages.iter().map(|package| apt(&["install", "--yes", "--quiet", "--no-install-recommends", package]));
    for message in std::iter::once(updated).chain(installed).filter_map(Result::err) {
        eprintln!("{message}");
    }
}

fn is_debian_root() -> bool {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    root && find("apt-get").is_some()
}

/// Whether a font of the machine shows Hindi.
fn has_devanagari() -> bool {
    Command::new("fc-list").arg(":lang=hi").output().is_ok_and(|fonts| !fonts.stdout.trim_ascii().is_empty())
}
