//! The conformance files: positions and games with what the rules must make of them, and a look at the checker itself.

mod common;

use std::io::Write;

use bija_rules::json::conformance::{Report, check, from_catalogue};
use common::{own_files, vector_text};

/// Lines of all failures, with the file they stand in.
fn failures(file: &str, report: &Report) -> Vec<String> {
    report.failures.iter().map(|failure| format!("{file}: {}: {}", failure.entry, failure.what)).collect()
}

/// The files and how many entries each has.
const FILES: [(&str, usize); 13] = [
    ("kalah.json", 28),
    ("oware.json", 16),
    ("congklak.json", 14),
    ("sungka.json", 7),
    ("o_an_quan.json", 15),
    ("pallanguzhi.json", 14),
    ("omweso.json", 4),
    ("bao.json", 9),
    ("mangala4.json", 9),
    ("mancala_basic.json", 16),
    ("togyz_kumalak.json", 10),
    ("bestemshe.json", 3),
    ("turkish_mangala.json", 12),
];

#[test]
fn the_catalogue_plays_its_vectors() {
    let mut failed = Vec::new();
    for (file, entries) in FILES {
        let report = check(&vector_text(file), &from_catalogue);
        assert_eq!(report.passed + report.failures.len(), entries, "{file} has all its entries");
        failed.extend(failures(file, &report));
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn the_catalogue_plays_our_own_vectors() {
    let files = own_files();
    assert!(files.len() >= 3, "every game has vectors of ours: {files:?}");
    let failed: Vec<String> = files.iter().flat_map(|file| failures(file, &check(&vector_text(file), &from_catalogue))).collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn the_catalogue_plays_published_games() {
    let Some(folder) = std::env::var_os("BIJA_TRANSCRIPTS") else {
        say("transcripts: skipped, BIJA_TRANSCRIPTS is not set");
        return;
    };
    for file in ["kalah.json", "oware.json", "omweso.json", "bao.json", "togyz_kumalak.json", "bestemshe.json"] {
        let path = std::path::Path::new(&folder).join(file);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let report = check(&text, &from_catalogue);
        assert!(report.failures.is_empty(), "{}", failures(file, &report).join("\n"));
        assert!(report.passed > 0, "{file} compares something");
        say(&format!("transcripts: {file}: {} entries passed", report.passed));
    }
}

/// Says something that the test runner does not keep to itself.
fn say(line: &str) {
    writeln!(std::io::stderr(), "{line}").expect("standard error is open");
}

/// A file of one vector, with this in place of what the vector says by itself.
fn with(entry: &str) -> Report {
    check(&format!(r#"{{"game": "kalah", "vectors": [{entry}]}}"#), &from_catalogue)
}

const GOOD: &str = r#"{"id": "good", "options": {"seeds": 4}, "moves": ["S3"],
    "before": {"south": [4,4,4,4,4,4], "north": [4,4,4,4,4,4], "stores": [0,0], "to_move": "S", "over": false},
    "after": {"south": [4,4,0,5,5,5], "to_move": "S", "winner": null},
    "legal_before": ["S1","S2","S3","S4","S5","S6"], "legal_after": ["1","2","4","5","6"],
    "checks": {"captured": 0, "laps": 1, "extra_turn": true, "sown_from": ["S3"], "captured_holes": [], "turn_end": null, "endless": false, "reason": null},
    "checkpoints": [{"ply": 0, "stores": [0,0]}, {"ply": 1, "stores": [1,0]}], "reason": null, "why": "information"}"#;

#[test]
fn a_good_entry_passes() {
    assert_eq!(with(GOOD), Report { passed: 1, failures: Vec::new() });
}

#[test]
fn an_entry_that_is_not_understood_or_not_true_fails() {
    let broken = [
        ("unknown key of an entry", r#""why""#, r#""because""#, "unknown key \"because\""),
        ("unknown key of the position before", r#""stores": [0,0], "to_move": "S", "over""#, r#""store": [0,0], "to_move": "S", "over""#, "no key \"store\""),
        ("unknown key of the position after", r#""winner": null"#, r#""victor": null"#, "unknown key \"victor\""),
        ("unknown key of a checkpoint", r#"{"ply": 1, "stores""#, r#"{"ply": 1, "shop""#, "unknown key \"shop\""),
        ("unknown option", r#"{"seeds": 4}"#, r#"{"beans": 4}"#, "beans"),
        ("unknown value of an option", r#"{"seeds": 4}"#, r#"{"seeds": 21}"#, "21"),
        ("an option that cannot be a value", r#"{"seeds": 4}"#, r#"{"seeds": [4]}"#, "option seeds cannot be"),
        ("options that are no object", r#"{"seeds": 4}"#, "4", "options are not an object"),
        ("unknown check", r#""laps": 1"#, r#""rounds": 1"#, "unknown check \"rounds\""),
        ("checks that are no object", r#""reason": null, "why": "information""#, r#""reason": null, "why": "", "checks": [1]"#, "not an object"),
        ("wrong pits", "[4,4,0,5,5,5]", "[4,4,0,5,5,6]", "south is"),
        ("wrong seat to move", r#""to_move": "S", "winner""#, r#""to_move": "N", "winner""#, "to_move is"),
        ("wrong check", r#""captured": 0"#, r#""captured": 1"#, "check captured is 0"),
        ("wrong type in a check", r#""captured": 0"#, r#""captured": "0""#, "check captured is 0"),
        ("wrong checkpoint", r#"{"ply": 0, "stores": [0,0]}"#, r#"{"ply": 0, "stores": [0,1]}"#, "checkpoint 0"),
        ("checkpoint behind the end", r#"{"ply": 1, "stores""#, r#"{"ply": 2, "stores""#, "lies behind the last move"),
        ("checkpoint without a ply", r#"{"ply": 1, "stores""#, r#"{"stores""#, "no ply"),
        ("wrong legal moves before", r#"["S1","S2","S3","S4","S5","S6"]"#, r#"["S1"]"#, "legal_before: legal are"),
        ("wrong legal moves after", r#"["1","2","4","5","6"]"#, r#"["1","2","3","4","5","6"]"#, "legal_after: legal are"),
        ("an unreadable legal move", r#"["1","2","4","5","6"]"#, r#"["x"]"#, "legal_after"),
        ("wrong reason", r#""reason": null, "why""#, r#""reason": "cap", "why""#, "reason is null"),
        ("an illegal move", r#"["S3"]"#, r#"["S3","N1"]"#, "ply 2"),
        ("an unreadable move", r#"["S3"]"#, r#"["?"]"#, "ply 1"),
        ("a move that is no string", r#"["S3"]"#, "[3]", "not a string"),
        ("moves that are no list", r#"["S3"]"#, r#""S3""#, "moves is not a list"),
        ("a position that is not accepted", r#"[4,4,4,4,4,4], "north""#, r#"[4,4,4,4,4], "north""#, "not accepted"),
        ("a negative count", r#"[4,4,4,4,4,4], "north""#, r#"[4,4,4,4,4,-4], "north""#, "Negative"),
        ("over with a seat to move", r#""over": false"#, r#""over": true"#, "over must be true exactly when to_move is null"),
    ];
    for (what, from, to, complaint) in broken {
        assert!(GOOD.contains(from), "{what}: the entry has {from}");
        let report = with(&GOOD.replacen(from, to, 1));
        assert_eq!((report.passed, report.failures.len()), (0, 1), "{what}: {report:?}");
        assert!(report.failures[0].what.contains(complaint), "{what}: {}", report.failures[0].what);
        assert_eq!(report.failures[0].entry, "kalah/good", "{what}");
    }
}

#[test]
fn an_entry_in_which_nothing_is_compared_fails() {
    for entry in ["{}", r#"{"moves": ["S3"]}"#, r#"{"moves": ["S3"], "after": {}}"#, r#"{"checks": {}}"#, r#"{"checkpoints": [{"ply": 0}]}"#] {
        let report = with(entry);
        assert_eq!(report.failures.first().map(|failure| failure.what.as_str()), Some("compares nothing"), "{entry}");
        assert_eq!(report.failures[0].entry, "kalah/vectors[0]", "an entry without an id is named by its place");
    }
}

#[test]
fn a_file_that_is_none_fails() {
    let broken = [
        ("not JSON", "{", "is not JSON"),
        ("nothing", "", "is not JSON"),
        ("no game", r#"{"vectors": [{"moves": []}]}"#, "names no game"),
        ("no entries", r#"{"game": "kalah"}"#, "has no entries"),
        ("empty lists", r#"{"game": "kalah", "vectors": [], "transcripts": [], "perft": []}"#, "has no entries"),
        ("rows for a solver", r#"{"game": "kalah", "rows": [{"value": 8}]}"#, "has no entries"),
        ("vectors that are no list", r#"{"game": "kalah", "vectors": {}}"#, "is not a list"),
        ("an entry that is no object", r#"{"game": "kalah", "vectors": [1]}"#, "is not an object"),
        ("an unknown game", r#"{"game": "chess", "vectors": [{"reason": null}]}"#, "no game \"chess\""),
        ("a wrong perft count", r#"{"game": "kalah", "perft": [{"options": {}, "counts": [6, 36]}]}"#, "perft 2 is 35, expected 36"),
        ("a perft row without counts", r#"{"game": "kalah", "perft": [{"options": {}}]}"#, "has no counts"),
        ("a perft row that counts nothing", r#"{"game": "kalah", "perft": [{"counts": []}]}"#, "compares nothing"),
        ("a perft count that is none", r#"{"game": "kalah", "perft": [{"counts": ["6"]}]}"#, "not a whole number"),
        ("an unknown key of a perft row", r#"{"game": "kalah", "perft": [{"depth": 1, "counts": [6]}]}"#, "unknown key \"depth\""),
    ];
    for (what, text, complaint) in broken {
        let report = check(text, &from_catalogue);
        assert_eq!((report.passed, report.failures.len()), (0, 1), "{what}: {report:?}");
        assert!(report.failures[0].what.contains(complaint), "{what}: {}", report.failures[0].what);
    }
}

#[test]
fn other_keys_of_a_file_are_information_and_presets_are_games() {
    let text = r#"{"game": "congkak", "notation": "free", "vectors": [{"moves": ["1"], "after": {"stores": [1, 0]}}]}"#;
    assert_eq!(check(text, &from_catalogue), Report { passed: 1, failures: Vec::new() });
}

#[test]
fn the_board_is_taken_from_the_position_before() {
    let three = r#"{"before": {"south": [3,0,3], "north": [3,3,3]}, "moves": ["S1"], "after": {"stores": [1,0]}}"#;
    assert_eq!(with(three).failures, []);
    let named = r#"{"options": {"pits": 6}, "before": {"south": [3,0,3], "north": [3,3,3]}, "moves": ["S1"], "after": {"stores": [1,0]}}"#;
    assert!(with(named).failures[0].what.contains("Pits"), "a named board wins");
}
