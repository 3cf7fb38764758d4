//! Tables of the relay games against the plainest search: the interpreter's moves to the end of the game, without bounds.

use std::collections::HashMap;

use bija_kernels::RelayRules;
use bija_kernels::tables::{Bounds, Built, Table};
use bija_rules::{Extras, Position, Rules, Seat, Setup, catalogue};

fn table(rules: &Rules, most: u8, threads: usize) -> Table<RelayRules> {
    let mut table = Table::new(RelayRules::claim(rules).expect("these rules have a kernel"), most).expect("so small a table can be held");
    assert_eq!(table.fill(threads, &()), Built::Complete);
    table
}

/// All ways to lay exactly so many seeds in so many pits.
fn boards(pits: usize, seeds: u8) -> Vec<Vec<i64>> {
    if pits == 1 {
        return vec![vec![i64::from(seeds)]];
    }
    (0..=seeds).flat_map(|here| boards(pits - 1, seeds - here).into_iter().map(move |rest| [vec![i64::from(here)], rest].concat())).collect()
}

fn margin(position: &Position, seat: Seat) -> i32 {
    i32::from(position.store(seat)) - i32::from(position.store(seat.other()))
}

/// A search by the interpreter that remembers what each position is still worth to its seat to move, the stores aside.
struct Search<'r> {
    rules: &'r Rules,
    known: HashMap<(Vec<u8>, Seat, u8), i32>,
}

impl Search<'_> {
    fn value(&mut self, position: &Position) -> i32 {
        let mover = position.to_move().expect("the game goes on");
        let key = ((0..self.rules.board().cells() as u8).map(|pit| position.seeds(pit)).collect(), mover, position.bonus());
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let mut best = i32::MIN;
        for mv in self.rules.legal(position) {
            let after = self.rules.play(position, mv, &mut ()).expect("the move is legal");
            let gain = margin(&after, mover) - margin(position, mover);
            best = best.max(
                gain + match after.to_move() {
                    None => 0,
                    Some(next) if next == mover => self.value(&after),
                    Some(_) => -self.value(&after),
                },
            );
        }
        self.known.insert(key, best);
        best
    }
}

/// Whatever the rules accept of boards of up to so many seeds, each seat to move, has the value of the search; says how many positions these are.
fn equals_search(name: &str, rules: &Rules, most: u8) -> u32 {
    let (table, pits) = (table(rules, most, 2), rules.board().pits_per_seat());
    let mut search = Search { rules, known: HashMap::new() };
    let bonuses = table.rules().most_extra.map_or(0, i64::from);
    let mut compared = 0;
    for board in (1..=most).flat_map(|seeds| boards(2 * pits, seeds)) {
        let (south, north) = board.split_at(pits);
        for to_move in ["S", "N"] {
            for bonus in 0..=bonuses {
                let to_move = bija_rules::ToMove::Seat(to_move.to_string());
                let setup = Setup { rows: vec![south.to_vec(), north.to_vec()], to_move, extras: Extras { bonus, ..Extras::default() }, ..Setup::default() };
                let Ok(position) = rules.accept(&setup, &mut ()) else { continue };
                if position.over().is_none() {
                    let value = search.value(&position) as i8;
                    assert_eq!(table.bounds_at(&position), Some(Bounds { lower: value, upper: value }), "{name}: {}", rules.text(&position));
                    compared += 1;
                }
            }
        }
    }
    compared
}

/// Every combination of the options that values depend on.
fn every_rule(pits: &str, limits: &[&str]) -> Vec<(String, Rules)> {
    let mut all = Vec::new();
    for empty_capture in ["false", "true"] {
        for need_lap in ["false", "true"] {
            for no_move in ["end", "pass"] {
                for max_bonus in limits {
                    let options = [("pits", pits), ("empty_capture", empty_capture), ("need_lap", need_lap), ("no_move", no_move), ("max_bonus", max_bonus)];
                    all.push((format!("{options:?}"), catalogue::rules("congklak", &options).expect("congklak has these options")));
                }
            }
        }
    }
    all
}

#[test]
fn under_every_rule_all_boards_of_few_seeds_have_the_value_of_a_search_without_bounds() {
    for (pits, most, limits) in [("5", 5, &["none", "0", "1", "2", "4"][..]), ("7", 3, &["none", "1"]), ("8", 3, &["none"]), ("11", 3, &["none", "2"])] {
        for (name, rules) in every_rule(pits, limits) {
            assert!(equals_search(&name, &rules, most) > 500, "{name}");
        }
    }
}

#[test]
fn all_boards_of_up_to_eight_seeds_have_the_value_of_a_search_without_bounds() {
    for (id, options) in [("congklak", &[("pits", "5")][..]), ("sungka", &[("pits", "5")]), ("congkak", &[("pits", "5"), ("max_bonus", "3")])] {
        let rules = catalogue::rules(id, options).expect("the game has these options");
        assert!(equals_search(id, &rules, 8) > 80_000, "{id}");
    }
}

#[test]
fn all_boards_of_seven_pits_of_up_to_five_seeds_have_the_value_of_a_search_without_bounds() {
    for id in ["congklak", "sungka"] {
        assert!(equals_search(id, &catalogue::rules(id, &[]).expect("the catalogue has the game"), 5) > 20_000, "{id}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let rules = catalogue::rules("sungka", &[]).expect("the catalogue has sungka");
    let [one, many] = [1, 5].map(|threads| table(&rules, 7, threads));
    assert_eq!(one.boards(), 116_280);
    for board in boards(14, 7) {
        let setup = Setup { rows: vec![board[..7].to_vec(), board[7..].to_vec()], ..Setup::default() };
        let position = rules.accept(&setup, &mut ()).expect("the board is one of the rules");
        assert_eq!(one.bounds_at(&position), many.bounds_at(&position));
    }
}

#[test]
fn positions_with_closed_pits_have_no_value() {
    let rules = catalogue::rules("congklak", &[("rounds", "match")]).expect("congklak is played in rounds");
    let table = table(&rules, 3, 1);
    let setup = |closed: &[&str]| Setup {
        rows: vec![vec![0, 0, 0, 0, 0, 1, 0], vec![0, 0, 0, 0, 0, 0, 1]],
        extras: Extras { closed: closed.iter().map(ToString::to_string).collect(), ..Extras::default() },
        ..Setup::default()
    };
    let bounds = |closed: &[&str]| table.bounds_at(&rules.accept(&setup(closed), &mut ()).expect("the board is one of the rules"));
    assert_eq!(bounds(&[]), Some(Bounds { lower: 0, upper: 0 }), "each brings one seed home");
    assert_eq!(bounds(&["S1"]), None);
}
