//! The checker for half a minute, as `cargo xtask faults` runs it for longer.

mod binary;

use bija_trials::faults::{Plan, run};
use binary::binary;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let plan = Plan { binary: binary(), seconds: 20, seed: 5, tables: 10, thinking: 120, longest_life: 5000 };
    let report = run(plan, folder.path()).await.unwrap();
    println!("{}", report.done.join("\n"));
    assert_eq!(report.evidence, Vec::<String>::new());
    assert!(report.kills >= 3 && report.moves > 0 && report.equal > 0, "something was tried: {:?}", report.done);
}
