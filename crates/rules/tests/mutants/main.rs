//! The vectors on trial: every member of every ruleset is changed in turn, and some vector must notice.
//!
//! Counted are the `vectors` and the `perft` rows of the conformance files, not their transcripts: a rule that only a
//! whole game notices has no vector that explains it. A change that no vector can notice is listed in [`EQUIVALENT`]
//! with the reason; a listed change that a vector does notice is a fault of the list.

mod changes;
#[path = "../common/mod.rs"]
mod common;
mod equivalent;

use bija_rules::Rules;
use bija_rules::catalogue::{self, Entry};
use bija_rules::json::conformance;
use bija_rules::ruleset::Ruleset;
use changes::{Mutation, mutations_of};
use common::{OF_MATCHES, Options, option_sets, own_files, vector_text};
use equivalent::EQUIVALENT;
use serde_json::{Value, json};

/// Perft rows are cut to this depth: what they notice, they notice early.
const PERFT_DEPTH: usize = 6;

/// The entries of a game's files, each as a file of its own: vectors first, then perft rows.
fn entries(game: &str) -> Vec<String> {
    let mut vectors = Vec::new();
    let mut perft = Vec::new();
    for file in std::iter::once(format!("{game}.json")).chain(own_files()) {
        let file: Value = serde_json::from_str(&vector_text(&file)).expect("a vector file is JSON");
        let id = file["game"].as_str().expect("a vector file names its game");
        if catalogue::entry(id).is_none_or(|entry| entry.id != game && entry.preset_of.is_none_or(|(of, _)| of != game)) {
            continue;
        }
        for entry in file["vectors"].as_array().into_iter().flatten() {
            vectors.push(json!({"game": id, "vectors": [entry]}).to_string());
        }
        for entry in file["perft"].as_array().into_iter().flatten() {
            let mut entry = entry.clone();
            entry["counts"].as_array_mut().expect("a perft row has counts").truncate(PERFT_DEPTH);
            perft.push(json!({"game": id, "perft": [entry]}).to_string());
        }
    }
    vectors.append(&mut perft);
    vectors
}

/// Whether every entry passes with these rules.
fn all_pass(entries: &[String], make: conformance::MakeRules<'_>) -> bool {
    entries.iter().all(|entry| conformance::check(entry, make).failures.is_empty())
}

/// Rulesets of a game with one option set that is not a size.
fn rulesets(entry: &Entry) -> Vec<Ruleset> {
    let sets = option_sets(entry, 0).into_iter().filter(|options| options.iter().all(|(name, _)| !matches!(*name, "pits" | "seeds")));
    sets.map(|options| ruleset(entry, &options)).collect()
}

fn ruleset(entry: &Entry, options: &Options) -> Ruleset {
    common::rules_of(entry, options).expect("the set was kept because it makes a game").ruleset().clone()
}

/// The catalogue's rules, changed where the change applies and still makes a game.
fn mutant(mutation: &Mutation, id: &str, options: &[(&str, &str)]) -> Result<Rules, String> {
    let rules = conformance::from_catalogue(id, options)?;
    let mut ruleset = rules.ruleset().clone();
    if !(mutation.change)(&mut ruleset) {
        return Ok(rules);
    }
    Ok(Rules::new(ruleset).unwrap_or(rules))
}

fn every_change_is_noticed(game: &str) {
    let entry = catalogue::entry(game).expect("the catalogue has the game");
    let entries = entries(game);
    assert!(all_pass(&entries, &conformance::from_catalogue), "the files pass with the rules as they are");
    let mut seen = std::collections::HashSet::new();
    let (mut noticed, mut refused) = (0, 0);
    let mut wrong = Vec::new();
    let mut used = vec![false; EQUIVALENT.len()];
    for ruleset in rulesets(entry) {
        for mutation in mutations_of(&ruleset) {
            let mut changed = ruleset.clone();
            if !(mutation.change)(&mut changed) || Rules::new(changed).is_err() {
                refused += 1;
                continue;
            }
            if !seen.insert(mutation.name.clone()) {
                continue;
            }
            let equivalent = EQUIVALENT.iter().position(|(games, words, _)| games.contains(&game) && words.iter().all(|word| mutation.name.contains(word)));
            let survives = all_pass(&entries, &|id, options| mutant(&mutation, id, options));
            match (survives, equivalent) {
                (true, Some(index)) => used[index] = true,
                (true, None) => wrong.push(format!("nobody notices  {}", mutation.name)),
                (false, Some(index)) => wrong.push(format!("noticed, but listed as {:?}: {}", EQUIVALENT[index].1, mutation.name)),
                (false, None) => noticed += 1,
            }
        }
    }
    for (index, (of, words, _)) in EQUIVALENT.iter().enumerate() {
        if of[0] == game && !used[index] {
            wrong.push(format!("listed as equivalent, but no change is called so: {words:?}"));
        }
    }
    println!("{game}: {noticed} changes noticed, {} equivalent, {refused} make no game", seen.len() - noticed - wrong.len());
    assert!(wrong.is_empty(), "{game}: {} wrong\n{}", wrong.len(), wrong.join("\n"));
}

/// A set-up that the players arrange lies like the standard one until they do, and there is nothing to tell the two by.
#[test]
fn every_value_of_an_option_is_noticed() {
    let mut unnoticed = Vec::new();
    for entry in catalogue::ENTRIES.iter().filter(|entry| entry.preset_of.is_none()) {
        let entries = entries(entry.id);
        for spec in entry.options.iter().filter(|spec| !OF_MATCHES.contains(&spec.name)) {
            let values = spec.kind.values();
            for (one, other) in values.iter().flat_map(|one| values.iter().map(move |other| (one, other))) {
                // Numbers are told from the standard one, words from each other.
                let number = values.len() > 6 && one != spec.default && other != spec.default;
                if one == other || number {
                    continue;
                }
                let taken_for_the_other = |id: &str, options: &[(&str, &str)]| {
                    let mut options: Vec<(&str, &str)> = options.to_vec();
                    match options.iter_mut().find(|(name, _)| *name == spec.name) {
                        Some((_, value)) if value == one => *value = other,
                        None if one == spec.default => options.push((spec.name, other)),
                        Some(_) | None => {}
                    }
                    conformance::from_catalogue(id, &options)
                };
                let arranged = [("omweso", "standard", "free"), ("mangala4", "seven", "by_hand")].iter().any(|&(id, standard, by_players)| {
                    id == entry.id && spec.name == "setup" && [one, other].iter().all(|value| [standard, by_players].contains(&value.as_str()))
                });
                if !arranged && all_pass(&entries, &taken_for_the_other) {
                    unnoticed.push(format!("{}: {}={one} may be taken for {other}", entry.id, spec.name));
                }
            }
        }
    }
    assert!(unnoticed.is_empty(), "{}", unnoticed.join("\n"));
}

#[test]
fn every_change_of_kalah_is_noticed() {
    every_change_is_noticed("kalah");
}

#[test]
fn every_change_of_oware_is_noticed() {
    every_change_is_noticed("oware");
}

#[test]
fn every_change_of_congklak_is_noticed() {
    every_change_is_noticed("congklak");
}

#[test]
fn every_change_of_sungka_is_noticed() {
    every_change_is_noticed("sungka");
}

#[test]
fn every_change_of_o_an_quan_is_noticed() {
    every_change_is_noticed("o_an_quan");
}

#[test]
fn every_change_of_pallanguzhi_is_noticed() {
    every_change_is_noticed("pallanguzhi");
}

#[test]
fn every_change_of_omweso_is_noticed() {
    every_change_is_noticed("omweso");
}

#[test]
fn every_change_of_mangala4_is_noticed() {
    every_change_is_noticed("mangala4");
}

#[test]
fn every_change_of_mancala_basic_is_noticed() {
    every_change_is_noticed("mancala_basic");
}

#[test]
fn every_change_of_togyz_kumalak_is_noticed() {
    every_change_is_noticed("togyz_kumalak");
}

#[test]
fn every_change_of_bestemshe_is_noticed() {
    every_change_is_noticed("bestemshe");
}

#[test]
fn every_change_of_turkish_mangala_is_noticed() {
    every_change_is_noticed("turkish_mangala");
}
