//! What must never change by accident: hashes of positions, which records keep, and random starts, which links name.

mod common;

use std::sync::Arc;

use bija_rules::Game;
use common::{position, rules, vector_text};
use serde_json::Value;

/// A game with options, tokens from its start, and the hash of the position they lead to.
type Pin<'t> = (&'t str, &'t [(&'t str, &'t str)], &'t str, u64);

const PINS: &[Pin<'_>] = &[
    ("kalah", &[], "", 0x4706_297b_bdd1_4993),
    ("kalah", &[], "S3 S6 N1", 0xd15c_1b83_d6ed_2c09),
    ("kalah", &[("seeds", "6")], "", 0x8392_63a3_3266_c20f),
    ("kalah", &[("pits", "10"), ("seeds", "12")], "S1", 0xd71c_785e_0df4_6909),
    ("kalah", &[("pie_rule", "true")], "S1", 0x1a9e_a997_674d_3ab5),
    ("kalah", &[("pie_rule", "true")], "S1 swap", 0xf636_e40a_cdb5_20a9),
    ("oware", &[], "", 0x4706_297b_bdd1_4993),
    ("oware", &[], "S1 N6 S6 N1", 0x318b_ac20_3cb5_076f),
    ("oware", &[("seeds", "5")], "", 0x9ce5_86d4_6d6e_24c8),
    ("congklak", &[], "", 0x4019_14fb_5304_0927),
    ("congklak", &[], "S1 S2", 0xd80b_f928_39d4_ec93),
    ("congklak", &[("max_bonus", "3")], "S1", 0x27a7_1c71_fff7_0dea),
    ("congkak", &[], "", 0x4019_14fb_5304_0927),
    ("dakon", &[], "", 0x4019_14fb_5304_0927),
];

#[test]
fn the_hash_of_a_position_is_the_same_in_every_release() {
    let mut wrong = Vec::new();
    for &(id, options, tokens, hash) in PINS {
        let mut game = Game::new(rules(id, options), 0);
        for token in tokens.split_ascii_whitespace() {
            game.play_token(token, &mut ()).unwrap_or_else(|error| panic!("{id}: {error}"));
        }
        let found = game.position().stable_hash();
        if found != hash {
            wrong.push(format!("{id} {options:?} {tokens:?}: {found:#018x}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn finished_positions_are_pinned_too() {
    let kalah = rules("kalah", &[]);
    let over = position(&kalah, "0,0,0,0,0,0/0,0,0,0,0,0 24,24 -");
    let capped = position(&kalah, "0,0,0,0,0,0/0,0,0,0,0,0 24,24 - reason=cap");
    assert_ne!(over.stable_hash(), capped.stable_hash(), "the reason is part of the position");
    assert_eq!([over, capped].map(|position| position.stable_hash()), [0xb85a_b9e5_7363_60f2, 0x7081_51e2_cfd3_9636]);
}

#[test]
fn equal_positions_have_equal_hashes_whatever_game_they_belong_to() {
    let (congklak, dakon) = (rules("congklak", &[]), rules("dakon", &[]));
    assert_eq!(congklak.start(0).stable_hash(), dakon.start(7).stable_hash());
}

/// The file's own form: `starts` of `game`, `options`, `number` (as text: it has 64 bits) and both rows.
#[test]
fn five_random_starts_of_each_ruleset_are_pinned() {
    let file: Value = serde_json::from_str(&vector_text("starts.json")).expect("the starts are JSON");
    let starts = file["starts"].as_array().expect("a list of starts");
    let mut seen = std::collections::BTreeMap::new();
    for start in starts {
        let game = start["game"].as_str().expect("a start names its game");
        let options = start["options"].as_object().expect("a start has options");
        let options: Vec<(&str, String)> =
            options.iter().map(|(name, value)| (name.as_str(), value.as_str().map_or_else(|| value.to_string(), ToString::to_string))).collect();
        let borrowed: Vec<(&str, &str)> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let rules = rules(game, &borrowed);
        assert!(rules.has_random_start(), "{start}");
        let number = start["number"].as_str().and_then(|number| number.parse().ok()).expect("a number of 64 bits, as text");
        let laid = Game::new(Arc::clone(&rules), number);
        let setup = rules.setup(laid.position());
        for (key, row) in ["south", "north"].into_iter().zip(&setup.rows) {
            assert_eq!(&start[key], &Value::from(row.clone()), "{start}");
        }
        *seen.entry(format!("{game} {borrowed:?}")).or_insert(0) += 1;
    }
    assert!(seen.len() >= 4 && seen.values().all(|count| *count >= 5), "{seen:?}");
    assert!(!rules("kalah", &[]).has_random_start());
    assert_eq!(rules("kalah", &[]).start(0), rules("kalah", &[]).start(u64::MAX), "without a random start the number says nothing");
}
