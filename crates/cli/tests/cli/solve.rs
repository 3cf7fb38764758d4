//! `bija solve`: published values, lines that lead to them, and what is proved when it is stopped.

use serde_json::json;

use crate::run::bija;

#[test]
fn the_values_are_the_published_ones() {
    for (options, value) in [(["pits=3", "seeds=6"], -8), (["pits=4", "seeds=4"], 2), (["pits=6", "seeds=2"], 6)] {
        let found = &bija(&["solve", "--rules", "kalah", "--option", options[0], "--option", options[1], "--json"]).json()[0];
        assert_eq!((&found["value"], &found["exact"]), (&json!({"least": value, "most": value}), &json!(true)), "{options:?}");
    }
}

#[test]
fn the_line_is_legal_and_ends_with_the_value() {
    let words = ["--rules", "kalah", "--option", "pits=4", "--option", "seeds=3"];
    let found = &bija(&[&["solve", "--json"], &words[..]].concat()).json()[0];
    let line: Vec<&str> = found["line"].as_array().unwrap().iter().map(|token| token.as_str().unwrap()).collect();
    let steps = bija(&[&["step", "--json", "--moves", &line.join(" ")], &words[..]].concat());
    assert_eq!(steps.status, 0, "{}", steps.err);
    let last = steps.json().pop().unwrap();
    let position = last["position"].as_str().unwrap();
    let stores: Vec<i64> = position.split(' ').nth(1).unwrap().split(',').map(|store| store.parse().unwrap()).collect();
    assert_eq!((position.ends_with(" -"), json!(stores[0] - stores[1])), (true, found["value"]["least"].clone()));
}

#[test]
fn the_moves_have_their_values_and_the_best_is_that_of_the_position() {
    let text = "4,4,0,5,5,1/0,0,0,3,0,2 3,21 N";
    let found = &bija(&["solve", "--rules", "kalah", "--position", text, "--moves", "all", "--json"]).json()[0];
    let moves = found["moves"].as_array().unwrap();
    let values: Vec<i64> = moves.iter().map(|row| row["value"]["least"].as_i64().unwrap()).collect();
    assert_eq!(moves.iter().map(|row| row["move"].as_str().unwrap()).collect::<Vec<_>>(), ["N4", "N6"]);
    assert_eq!(found["value"]["least"].as_i64(), values.iter().max().copied());
    assert!(moves.iter().all(|row| row["value"]["least"] == row["value"]["most"]));
    let words = bija(&["solve", "--rules", "kalah", "--position", text]).out;
    assert!(words.starts_with(&format!("kalah: {:+}\n", values.iter().max().unwrap())), "{words}");
}

#[test]
fn what_is_over_is_not_solved() {
    let ran = bija(&["solve", "--rules", "kalah", "--position", "0,0,0,0,0,0/0,0,0,0,0,0 20,28 -"]);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert_eq!(ran.err, "bija: the game is over\n");
}
