//! The server that is tried.

use std::path::PathBuf;

/// The server's binary beside this test's, built if it is not there or old.
pub(crate) fn binary() -> PathBuf {
    let mut folder = std::env::current_exe().expect("a test runs from a file");
    folder.pop();
    if folder.ends_with("deps") {
        folder.pop();
    }
    let mut build = std::process::Command::new(env!("CARGO"));
    build.args(["build", "--quiet", "--package", "bija", "--bin", "bija"]);
    if folder.ends_with("release") {
        build.arg("--release");
    }
    assert!(build.status().expect("cargo runs").success(), "the server is built");
    folder.join(format!("bija{}", std::env::consts::EXE_SUFFIX))
}
