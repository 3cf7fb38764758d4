//! The absences of ARCHITECTURE.md, proved on what cargo would build: who knows nothing of whom.

use std::collections::BTreeSet;
use std::process::Command;

/// The packages a crate is built from, itself included. Build scripts and tests are not part of it.
fn built_from(package: &str) -> BTreeSet<String> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--package", package, "--edges", "normal", "--prefix", "none", "--format", "{p}"])
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("package names are text");
    text.lines().filter_map(|line| line.split_whitespace().next()).map(ToString::to_string).collect()
}

/// Which of the crates in `unwanted` a package is built from.
fn knows(package: &str, unwanted: &[&str]) -> Vec<String> {
    let built = built_from(package);
    assert!(built.contains(package), "{package} is part of itself");
    unwanted.iter().filter(|name| built.contains(**name)).map(ToString::to_string).collect()
}

#[test]
fn the_rules_know_no_clock_no_log_no_locale_no_random_source_and_no_json_unless_asked() {
    assert_eq!(built_from("bija-rules").len(), 1, "the rules stand alone: {:?}", built_from("bija-rules"));
}

#[test]
fn the_engine_knows_the_rules_alone() {
    let ours: Vec<String> = built_from("bija-engine").into_iter().filter(|name| name.starts_with("bija")).collect();
    assert_eq!(ours, ["bija-engine", "bija-rules"]);
    assert_eq!(knows("bija-engine", &["serde_json", "tokio", "rand", "tracing", "fluent-bundle"]), Vec::<String>::new());
}

#[test]
fn the_kernels_know_the_rules_alone_and_stay_out_of_the_module_that_every_board_loads() {
    let ours: Vec<String> = built_from("bija-kernels").into_iter().filter(|name| name.starts_with("bija")).collect();
    assert_eq!(ours, ["bija-kernels", "bija-rules"]);
    for package in ["bija-wasm", "bija-wire", "bija-engine", "bija-room", "bija-store"] {
        assert_eq!(knows(package, &["bija-kernels"]), Vec::<String>::new(), "{package}");
    }
}

#[test]
fn a_room_knows_the_rules_and_how_its_events_are_written_down() {
    let known = ["bija-room", "bija-rules", "serde", "serde_core", "serde_derive", "proc-macro2", "quote", "syn", "unicode-ident"];
    let others: Vec<String> = built_from("bija-room").into_iter().filter(|name| !known.contains(&name.as_str())).collect();
    assert_eq!(others, Vec::<String>::new(), "no clock, no storage, no network, no random source");
}

#[test]
fn what_travels_knows_no_words_no_pages_and_no_server() {
    assert_eq!(knows("bija-wire", &["bija-web", "bija-server", "bija-engine", "fluent-bundle", "axum", "tokio"]), Vec::<String>::new());
}

#[test]
fn the_pages_know_no_server_and_no_search() {
    assert_eq!(knows("bija-web", &["bija-server", "bija-engine", "axum", "tokio"]), Vec::<String>::new());
}

#[test]
fn what_is_stored_is_not_read_and_knows_no_words_no_pages_no_server_and_no_search() {
    assert_eq!(knows("bija-store", &["serde_json", "bija-wire", "bija-web", "bija-server", "bija-engine", "fluent-bundle", "axum"]), Vec::<String>::new());
}

#[test]
fn the_server_knows_no_terminal() {
    assert_eq!(knows("bija-server", &["bija", "clap"]), Vec::<String>::new());
}
