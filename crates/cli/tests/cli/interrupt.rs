//! Ctrl-C in long runs: they end at once with what is done.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::run::{Ran, command};

/// Runs for a moment, then sends the signal of Ctrl-C.
fn interrupted(words: &[&str]) -> Ran {
    let child = command().args(words).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(700));
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let begun = Instant::now();
    let ran = Ran::of(child.wait_with_output().unwrap());
    assert!(begun.elapsed() < Duration::from_secs(5), "{words:?} went on");
    ran
}

#[test]
fn long_runs_end_with_what_is_done() {
    let perft = interrupted(&["perft", "--rules", "kalah", "--depth", "40", "--json"]);
    let found = &perft.json()[0];
    assert_eq!((perft.status, found["complete"].as_bool(), found["counts"][3].as_u64()), (0, Some(false), Some(942)));

    // The first move whose leaves are all counted is told; the whole is not.
    let divide = interrupted(&["perft", "--rules", "kalah", "--depth", "14", "--divide", "--json"]);
    let found = &divide.json()[0];
    assert_eq!((divide.status, found["complete"].as_bool(), found["counts"].as_array().unwrap().len()), (0, Some(false), 0));
    assert!(found["divide"].as_array().unwrap().len() < 6);

    let stats = interrupted(&["stats", "--rules", "kalah", "--games", "100000000", "--json"]);
    let found = &stats.json()[0];
    assert_eq!((stats.status, found["complete"].as_bool()), (0, Some(false)));
    assert!(found["games"].as_u64().unwrap() > 0);

    let played = interrupted(&["match", "hard", "hard", "--rules", "kalah", "--games", "100000", "--json"]);
    assert_eq!((played.status, played.json()[0]["complete"].as_bool()), (0, Some(false)));

    // With so many seeds no search ends within a moment; what it has proved is told.
    let solved = interrupted(&["solve", "--rules", "kalah", "--option", "seeds=10", "--json"]);
    let found = &solved.json()[0];
    assert_eq!((solved.status, found["exact"].as_bool(), &found["line"]), (0, Some(false), &serde_json::json!([])));
    assert!(found["value"]["least"].as_i64() < found["value"]["most"].as_i64());

    let analyzed = interrupted(&["analyze", "--rules", "kalah", "--option", "seeds=10", "--time", "600000", "--lines", "2", "--json"]);
    let found = &analyzed.json()[0];
    assert_eq!((analyzed.status, found["ended"].as_str(), found["exact"].as_bool()), (0, Some("interrupt"), Some(false)));
    assert_eq!(found["lines"].as_array().unwrap().len(), 2);

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("endings.bija");
    let built = interrupted(&["tables", "build", file.to_str().unwrap(), "--rules", "kalah", "--most-seeds", "30"]);
    assert_eq!((built.status, built.out.ends_with(".part\n"), file.exists()), (0, true, false));
    assert!(std::fs::metadata(built.out.trim()).unwrap().len() > 1000, "whole layers are kept");
}
