//! The checker for half a minute, as `cargo xtask faults` runs it for longer.

use std::path::PathBuf;

use bija_trials::faults::{Plan, run};

/// The server's binary beside this test's, built if it is not there or old.
fn binary() -> PathBuf {
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

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let plan = Plan { binary: binary(), seconds: 20, seed: 5, tables: 10, thinking: 120, longest_life: 5000 };
    let report = run(plan, folder.path()).await.unwrap();
    println!("{}", report.done.join("\n"));
    assert_eq!(report.evidence, Vec::<String>::new());
    assert!(report.kills >= 3 && report.moves > 0 && report.equal > 0, "something was tried: {:?}", report.done);
}
