//! `bija check`: it passes the project's vectors, and it breaks when they are broken.

use serde_json::json;

use crate::run::{bija, vectors};

fn file(name: &str, text: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}.json", std::process::id()));
    std::fs::write(&path, text).unwrap();
    path.display().to_string()
}

#[test]
fn the_vectors_pass() {
    let ran = bija(&["check", "crates/rules/vectors/kalah.json", "crates/rules/vectors/oware.json", "crates/rules/vectors/congklak.json"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out.lines().count(), 1);
    assert!(ran.out.ends_with(" passed, 0 failed\n"), "{}", ran.out);
}

#[test]
fn a_wrong_count_fails_by_name() {
    let mut vectors = vectors("kalah");
    vectors["transcripts"][1]["final"]["stores"] = json!([15, 33]);
    vectors["perft"] = json!([{"options": {}, "counts": [6, 36]}]);
    let name = file("wrong", &vectors.to_string());
    let ran = bija(&["check", &name]);
    assert_eq!(ran.status, 1);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 3, "{}", ran.out);
    assert!(lines[0].starts_with(&format!("{name}: kalah/kalah-g2: final: stores is [14,34], expected [15,33]")), "{}", lines[0]);
    assert!(lines[1].ends_with("perft 2 is 35, expected 36"), "{}", lines[1]);
    assert!(lines[2].ends_with(", 2 failed"));
}

#[test]
fn what_cannot_be_compared_fails() {
    let cases = [
        ("not-json", "{"),
        ("no-game", r#"{"vectors": []}"#),
        ("empty", r#"{"game": "kalah"}"#),
        ("key", r#"{"game": "kalah", "vectors": [{"id": "a", "moves": ["S1"], "aftre": {"over": false}}]}"#),
        ("option", r#"{"game": "kalah", "vectors": [{"id": "a", "options": {"colour": "red"}, "after": {"over": false}}]}"#),
        ("nothing", r#"{"game": "kalah", "vectors": [{"id": "a", "moves": ["S1"]}]}"#),
        ("game", r#"{"game": "chess", "perft": [{"counts": [1]}]}"#),
    ];
    for (name, text) in cases {
        let ran = bija(&["check", &file(name, text)]);
        assert_eq!(ran.status, 1, "{name}");
        assert!(ran.out.ends_with("0 passed, 1 failed\n"), "{name}: {}", ran.out);
    }
}

#[test]
fn json_tells_the_same() {
    let broken = file("json", r#"{"game": "kalah", "perft": [{"counts": [6]}, {"counts": [7]}]}"#);
    let ran = bija(&["check", "--json", &broken, "missing.json"]);
    assert_eq!(ran.status, 1);
    let report = &ran.json()[0];
    assert_eq!((&report["passed"], &report["failed"]), (&json!(1), &json!(2)));
    assert_eq!(report["files"][0]["failures"][0]["what"], "perft 1 is 6, expected 7");
    assert_eq!(report["files"][1]["file"], "missing.json");
}
