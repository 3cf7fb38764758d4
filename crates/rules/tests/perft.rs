//! Perft: leaves of the move tree, as published or counted by independent programs, from the table in `perft.txt`.

mod common;

use bija_rules::catalogue;
use bija_rules::{perft, perft_divide};

/// Counts above this many leaves are left out, so that the suite stays quick.
const MOST_LEAVES: u64 = 70_000_000;

/// A row of the table: a game, its options, and leaves from depth 1.
struct Row<'t> {
    game: &'t str,
    options: Vec<(&'t str, &'t str)>,
    counts: Vec<u64>,
}

fn table(text: &str) -> Vec<Row<'_>> {
    let (source, rows) = text.split_once('\n').expect("the table has lines");
    assert!(source.starts_with("source: "), "the first line names the source");
    rows.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).map(row).collect()
}

fn row(line: &str) -> Row<'_> {
    let (game, counts) = line.split_once(':').unwrap_or_else(|| panic!("{line}: no colon"));
    let mut words = game.split_ascii_whitespace();
    let game = words.next().unwrap_or_else(|| panic!("{line}: no game"));
    let options = words.map(|word| word.split_once('=').unwrap_or_else(|| panic!("{line}: {word} is no option"))).collect();
    let counts = counts.split_ascii_whitespace().map(|count| count.parse().unwrap_or_else(|_| panic!("{line}: {count} is no count"))).collect();
    Row { game, options, counts }
}

#[test]
fn the_move_trees_have_the_published_sizes() {
    let rows = table(include_str!("perft.txt"));
    assert!(rows.len() >= 10, "the table is read");
    for Row { game, options, counts } in &rows {
        let rules = common::rules(game, options);
        let start = rules.start(0);
        for (depth, &expected) in (1..).zip(counts).take_while(|(_, expected)| **expected <= MOST_LEAVES) {
            let counted: u64 = perft_divide(&rules, &start, depth, 2).into_iter().map(|(_, leaves)| leaves).sum();
            assert_eq!(counted, expected, "{game} {options:?} at depth {depth}");
        }
    }
}

#[test]
fn a_divided_count_adds_up_to_the_whole() {
    let rules = catalogue::rules("congklak", &[]).expect("the catalogue has congklak");
    let start = rules.start(0);
    for threads in [0, 1, 3, 16] {
        let divided = perft_divide(&rules, &start, 4, threads);
        let moves: Vec<_> = divided.iter().map(|(mv, _)| *mv).collect();
        assert_eq!(moves, rules.legal(&start).collect::<Vec<_>>(), "in the order of the moves");
        assert_eq!(divided.iter().map(|(_, leaves)| leaves).sum::<u64>(), perft(&rules, &start, 4));
    }
    assert_eq!(perft_divide(&rules, &start, 0, 2), []);
}

#[test]
fn a_finished_game_is_one_leaf() {
    let rules = common::rules("kalah", &[]);
    let over = common::position(&rules, "0,0,0,0,0,0/0,0,0,0,0,0 21,27 -");
    assert_eq!((perft(&rules, &over, 0), perft(&rules, &over, 7)), (1, 1));
    let last = common::position(&rules, "0,0,0,0,0,1/0,2,0,0,0,1 20,24 S");
    assert_eq!(perft(&rules, &last, 9), 1, "the only move ends the game");
}
