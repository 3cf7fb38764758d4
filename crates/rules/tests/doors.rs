//! The doors for strangers' text under a small corpus and what becomes of it by small changes: the fuzzers' functions,
//! run wherever the tests run.

mod common;

use bija_rules::SplitMix64;
use common::doors::{game_address, move_token, position_text};

/// Changed inputs for each line of a corpus.
const CHANGES: usize = 300;

/// Calls the door with every line of a corpus and with so many changes of each.
fn throw(corpus: &str, door: fn(&str)) {
    let mut draw = SplitMix64::new(corpus.len() as u64);
    for line in corpus.lines() {
        door(line);
        for _ in 0..CHANGES {
            door(&change(line, &mut draw));
        }
    }
}

/// The line with one to four characters dropped, doubled, or replaced.
fn change(line: &str, draw: &mut SplitMix64) -> String {
    const OTHERS: [char; 16] = ['0', '1', '9', ',', '/', '|', ' ', '-', '+', '=', '#', 'S', 'N', '<', 'é', 'उ'];
    let mut chars: Vec<char> = line.chars().collect();
    for _ in 0..=draw.below(4) {
        if chars.is_empty() {
            break;
        }
        let at = draw.below(chars.len() as u64) as usize;
        match draw.below(3) {
            0 => drop(chars.remove(at)),
            1 => chars.insert(at, chars[at]),
            _ => chars[at] = OTHERS[draw.below(OTHERS.len() as u64) as usize],
        }
    }
    chars.into_iter().collect()
}

#[test]
fn position_texts() {
    throw(include_str!("corpus/position_text.txt"), position_text);
}

#[test]
fn move_tokens() {
    throw(include_str!("corpus/move_token.txt"), move_token);
}

#[test]
fn game_addresses() {
    throw(include_str!("corpus/game_address.txt"), game_address);
}
