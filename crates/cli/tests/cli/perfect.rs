//! The level "perfect": what it plays, where it is refused, and the books it plays by.

use serde_json::json;

use crate::run::{bija, bija_reading};

const SMALL: [&str; 6] = ["--rules", "kalah", "--option", "pits=3", "--option", "seeds=3"];

#[test]
fn it_never_ends_below_the_games_value() {
    for against in ["random", "easy", "greedy", "tiring"] {
        let ran = bija(&[&["perfect", "--against", against, "--games", "6", "--json"], &SMALL[..]].concat());
        assert_eq!(ran.status, 0, "{against}: {}{}", ran.out, ran.err);
        let found = &ran.json()[0];
        assert_eq!((&found["value"], &found["below"], &found["unproved"]), (&json!(2), &json!(0), &json!(0)), "the value is published");
        assert_eq!((&found["games"], &found["losses"]), (&json!(6), &found["losses"]));
        assert!(found["answers"].as_u64().unwrap() > 6 && found["milliseconds"]["p99"].as_f64() <= found["milliseconds"]["most"].as_f64());
    }
}

#[test]
fn the_computer_plays_it_to_the_end_of_a_game() {
    let typed = "1\n2\n3\n".repeat(40);
    let ran = bija_reading(&[&["play", "--level", "perfect", "--first", "computer", "--lang", "en"], &SMALL[..]].concat(), &typed);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("You lose") || ran.out.contains("lost") || ran.out.contains("won"), "{}", ran.out);
    assert!(!ran.out.contains("could not be proved"), "{}", ran.out);
}

#[test]
fn it_is_refused_where_the_game_is_not_solved() {
    for words in
        [&["play", "--rules", "oware", "--level", "perfect"][..], &["play", "--option", "seeds=6", "--level", "perfect"], &["perfect", "--rules", "bao"]]
    {
        let ran = bija(words);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{words:?}");
        assert!(ran.err.contains("there is no perfect level"), "{}", ran.err);
    }
}

#[test]
fn a_book_is_made_described_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("openings.bija");
    let file = path.to_str().unwrap();
    let built = bija(&[&["book", "build", file, "--memory", "4", "--most-seeds", "4"], &SMALL[..]].concat());
    assert_eq!((built.status, built.err.as_str()), (0, ""));
    assert_eq!(bija(&["book", "info", file]).out, built.out);
    let info = &bija(&["book", "info", file, "--json"]).json()[0];
    assert_eq!((&info["complete"], &info["positions"], &info["table"]), (&json!(true), &json!(0), &json!(18)), "a table holds so small a game");
    let verified = bija(&["book", "verify", file, "--walks", "4", "--memory", "4"]);
    assert_eq!(verified.status, 0);
    assert!(verified.out.ends_with("\n4 walks, 0 positions solved anew, 0 walks differ\n"), "{}", verified.out);

    let mut bytes = std::fs::read(&path).unwrap();
    bytes[20] ^= 4;
    std::fs::write(&path, &bytes).unwrap();
    let damaged = bija(&["book", "info", file]);
    assert!(damaged.status == 2 && damaged.err.contains("damaged"), "{}", damaged.err);
    let other = bija(&["book", "info", "Cargo.toml"]);
    assert!(other.status == 2 && other.err.contains("no opening book"), "{}", other.err);
    let none = bija(&["book", "build", file, "--rules", "oware"]);
    assert!(none.status == 2 && none.err.contains("no opening book can be made"), "{}", none.err);
}

#[test]
fn the_books_of_the_program_are_told() {
    let books = bija(&["book", "info", "--json"]).json();
    assert!(books.len() >= 14);
    assert!(books.iter().all(|book| book["complete"] == json!(true)));
}
