//! `bija perft`: the counts of the vectors, on any number of threads.

use serde_json::json;

use crate::run::{bija, vectors};

#[test]
fn the_counts_are_those_of_the_vectors() {
    for game in ["kalah", "oware", "congklak", "bestemshe", "togyz_kumalak"] {
        let rows = vectors(game)["perft"].clone();
        for row in rows.as_array().unwrap() {
            let options: Vec<String> = row["options"].as_object().unwrap().iter().map(|(name, value)| format!("{name}={value}")).collect();
            let depth = row["counts"].as_array().unwrap().len().min(6);
            for threads in ["1", "3"] {
                let depth = depth.to_string();
                let mut words = vec!["perft", "--rules", game, "--depth", &depth, "--threads", threads, "--json"];
                words.extend(options.iter().flat_map(|option| ["--option", option]));
                let found = &bija(&words).json()[0];
                assert_eq!(found["counts"].as_array().unwrap()[..], row["counts"].as_array().unwrap()[..found["counts"].as_array().unwrap().len()]);
                assert_eq!(found["complete"], true);
            }
        }
    }
}

#[test]
fn divide_adds_up() {
    let found = &bija(&["perft", "--rules", "kalah", "--depth", "4", "--divide", "--json"]).json()[0];
    assert_eq!(found["counts"], json!([942]));
    let leaves: Vec<u64> = found["divide"].as_array().unwrap().iter().map(|row| row["leaves"].as_u64().unwrap()).collect();
    assert_eq!((leaves.len(), leaves.iter().sum::<u64>()), (6, 942));
    let text = bija(&["perft", "--rules", "kalah", "--depth", "4", "--divide"]).out;
    assert_eq!(text.lines().count(), 7);
    assert!(text.starts_with("S1 ") && text.ends_with("\n4 942\n"), "{text}");
    assert_eq!(bija(&["perft", "--rules", "kalah", "--depth", "3"]).out, "1 6\n2 35\n3 185\n");
}

#[test]
fn a_finished_game_is_one_leaf() {
    let over = "0,0,0,0,0,0/0,0,0,0,0,0 20,28 -";
    let found = &bija(&["perft", "--rules", "kalah", "--position", over, "--depth", "3", "--json"]).json()[0];
    assert_eq!(found["counts"], json!([1, 1, 1]));
}
