//! The solver against published values, and against searches that take no short cuts.

use std::sync::Arc;

use bija_kernels::KalahRules;
use bija_kernels::solve::{Asked, Bounds, Solver, Unsolvable, Watch};
use bija_kernels::tables::Table;
use bija_rules::{Move, Position, Rules, Seat, SplitMix64, catalogue};

/// What a solver of these tests remembers, in bytes: as much as a processor keeps near.
const MEMORY: u64 = 2 << 20;

fn rules(options: &[(&str, &str)]) -> Rules {
    catalogue::rules("kalah", options).unwrap_or_else(|error| panic!("{options:?}: {error}"))
}

fn solver(rules: &Rules, tabled: Option<u8>) -> Solver {
    remembering(MEMORY, rules, tabled)
}

fn remembering(memory: u64, rules: &Rules, tabled: Option<u8>) -> Solver {
    let claimed = KalahRules::claim(rules).expect("kalah has a kernel");
    let table = tabled.map(|most| {
        let mut table = Table::new(claimed, most).expect("the table can be held");
        table.fill(2, &());
        Arc::new(table)
    });
    Solver::new(claimed, table, memory, 1)
}

fn value(rules: &Rules, tabled: Option<u8>) -> i32 {
    let solved = solver(rules, tabled).solve(&rules.start(0), Asked::Value, &()).expect("the game has begun");
    solved.margin.value().expect("nobody stopped the search")
}

/// The first player's margin by pits (rows) and seeds (columns) from one on, as Irving, Donkers and Uiterwijk published it in Solving
/// Kalah (2000).
const PUBLISHED: [[i32; 6]; 4] = [[0, -2, 6, -2, 2, 0], [2, -2, -2, -10, 6, 8], [0, 4, 2, 2, 6, -8], [2, 6, 6, 2, 4, 0]];

#[test]
fn small_boards_have_their_published_values() {
    for (pits, row) in (1..).zip(PUBLISHED) {
        for (seeds, expected) in (1..).zip(row) {
            let rules = rules(&[("pits", &format!("{pits}")), ("seeds", &format!("{seeds}"))]);
            assert_eq!(value(&rules, Some(10)), expected, "{pits} pits, {seeds} seeds");
        }
    }
}

#[test]
fn larger_boards_of_few_seeds_have_their_published_values() {
    for (pits, seeds, expected) in [(5, 1, 0), (5, 2, 2), (5, 3, 6), (6, 1, 2), (6, 2, 6), (6, 3, 2)] {
        let rules = rules(&[("pits", &format!("{pits}")), ("seeds", &format!("{seeds}"))]);
        assert_eq!(value(&rules, Some(12)), expected, "{pits} pits, {seeds} seeds");
    }
}

/// Seeds the seat to move ends with more than the other, by the interpreter and a search without bounds.
fn searched(rules: &Rules, position: &Position) -> i32 {
    let margin = |position: &Position, seat: Seat| i32::from(position.store(seat)) - i32::from(position.store(seat.other()));
    let mover = position.to_move().expect("the game goes on");
    let worth = |mv: Move| {
        let after = rules.play(position, mv, &mut ()).expect("the move is legal");
        match after.to_move() {
            None => margin(&after, mover),
            Some(next) if next == mover => searched(rules, &after),
            Some(_) => -searched(rules, &after),
        }
    };
    rules.legal(position).map(worth).max().expect("a game that goes on has a move")
}

/// Every combination of the options that change values.
fn every_rule(pits: &'static str, seeds: &'static str) -> Vec<Rules> {
    let mut all = Vec::new();
    for capture in ["false", "true"] {
        for end in ["any_row_empty", "mover_cannot_move"] {
            for remaining in ["owner", "emptier", "nobody"] {
                all.push(rules(&[("pits", pits), ("seeds", seeds), ("empty_capture", capture), ("end", end), ("remaining", remaining)]));
            }
        }
    }
    all
}

#[test]
fn every_rule_of_small_boards_has_the_values_that_the_interpreter_finds() {
    for (pits, seeds) in [("1", "5"), ("2", "2"), ("3", "1"), ("2", "3"), ("3", "2")] {
        for rules in every_rule(pits, seeds) {
            let start = rules.start(0);
            let expected = searched(&rules, &start);
            assert_eq!([value(&rules, None), value(&rules, Some(4))], [expected; 2], "{:?}", rules.ruleset());
            let all = solver(&rules, None).solve(&start, Asked::AllMoves, &()).expect("the game has begun");
            assert_eq!(all.margin.value(), Some(expected));
            for (mv, found) in all.moves {
                let after = rules.play(&start, mv, &mut ()).expect("the move is legal");
                let worth = match after.to_move() {
                    None => i32::from(after.store(Seat::SOUTH)) - i32::from(after.store(Seat::NORTH)),
                    Some(Seat::SOUTH) => searched(&rules, &after),
                    Some(_) => -searched(&rules, &after),
                };
                assert_eq!(found.value(), Some(worth));
            }
        }
    }
}

/// A board on which so many seeds were thrown, and stores that hold some.
fn thrown(rules: &Rules, draw: &mut SplitMix64, seeds: u64) -> Option<Position> {
    let cells = rules.board().cells() as u64;
    let mut pits = vec![0; cells as usize];
    (0..seeds).for_each(|_| pits[draw.below(cells) as usize] += 1);
    let row = |row: &[u64]| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let (south, north) = pits.split_at(cells as usize / 2);
    let text = format!("{}/{} {},{} {}", row(south), row(north), draw.below(9), draw.below(9), ["S", "N"][draw.below(2) as usize]);
    rules.read_position(&text).ok().filter(|position| position.over().is_none())
}

#[test]
fn table_search_and_plain_search_agree_on_thrown_boards() {
    let mut draw = SplitMix64::new(3);
    for rules in every_rule("6", "1") {
        let (with, without) = (solver(&rules, Some(6)), solver(&rules, None));
        let mut compared = 0;
        while compared < 12 {
            let seeds = 3 + draw.below(5);
            let Some(position) = thrown(&rules, &mut draw, seeds) else { continue };
            let found = [&with, &without].map(|solver| solver.solve(&position, Asked::Value, &()).expect("the game goes on").margin.value());
            assert_eq!(found, [Some(searched(&rules, &position)); 2], "{}", rules.text(&position));
            compared += 1;
        }
    }
}

#[test]
fn a_line_of_best_play_ends_with_the_value() {
    for options in [[("seeds", "2"), ("remaining", "owner")], [("seeds", "3"), ("remaining", "emptier")]] {
        let rules = rules(&options);
        let solved = solver(&rules, Some(8)).solve(&rules.start(0), Asked::Value, &()).expect("the game has begun");
        let end = solved.line.iter().fold(rules.start(0), |position, &mv| rules.play(&position, mv, &mut ()).expect("the line is legal"));
        assert!(end.over().is_some(), "the line goes to the end");
        let margin = i32::from(end.store(Seat::SOUTH)) - i32::from(end.store(Seat::NORTH));
        assert_eq!(solved.margin.value(), Some(margin));
        assert!(solved.nodes > 0);
    }
}

#[test]
fn threads_change_no_value() {
    let rules = rules(&[("pits", "4")]);
    let claimed = KalahRules::claim(&rules).expect("kalah has a kernel");
    for solver in [Solver::new(claimed, None, MEMORY, 3), Solver::new(claimed, None, MEMORY, 3).expecting(), Solver::new(claimed, None, MEMORY, 1).expecting()]
    {
        let solved = solver.solve(&rules.start(0), Asked::AllMoves, &()).expect("the game has begun");
        assert_eq!(solved.margin.value(), Some(2));
        let values: Vec<Option<i32>> = solved.moves.iter().map(|(_, value)| value.value()).collect();
        assert!(values.contains(&Some(2)) && values.iter().all(Option::is_some), "{values:?}");
    }
}

/// Stops once so many boards were searched.
struct StopsAfter(u64, std::sync::atomic::AtomicU64);

impl Watch for StopsAfter {
    fn searched(&self, boards: u64) {
        self.1.store(boards, std::sync::atomic::Ordering::Relaxed);
    }

    fn proved(&self, _value: Bounds) {}

    fn stops(&self) -> bool {
        self.1.load(std::sync::atomic::Ordering::Relaxed) >= self.0
    }
}

#[test]
fn a_search_that_is_stopped_tells_what_it_has_proved() {
    let rules = rules(&[]);
    let solved = solver(&rules, None).solve(&rules.start(0), Asked::Value, &StopsAfter(30_000, 0.into())).expect("the game has begun");
    let Bounds { least, most } = solved.margin;
    assert!(least <= 8 && most >= 8 && least < most, "{least} {most}");
    assert_eq!(solved.line, []);
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let standard = rules(&[]);
    let refused = |rules: &Rules, text: &str| {
        let position = rules.read_position(text).expect("a position of the rules");
        solver(rules, None).solve(&position, Asked::Value, &()).expect_err("it is not solved")
    };
    assert_eq!(refused(&standard, "0,0,0,0,0,0/0,0,0,0,0,0 20,28 -"), Unsolvable::Over);
    assert_eq!(refused(&rules(&[("pie_rule", "true")]), "4,4,0,5,5,5/4,4,4,4,4,4 1,0 N turn=1"), Unsolvable::NotPacked);
    assert_eq!(refused(&standard, "99,4,0,5,5,5/4,4,4,4,4,4 1,0 N"), Unsolvable::TooManySeeds { seeds: 142 });
}

/// What the search of a larger board remembers, in bytes.
const LARGE_MEMORY: u64 = 256 << 20;

/// Takes minutes: run with `--release -- --ignored`.
#[test]
#[ignore = "takes minutes; see CONTRIBUTING.md"]
fn the_larger_boards_have_their_published_values() {
    for (options, expected) in [
        (vec![("pits", "5"), ("seeds", "4")], 10),
        (vec![("pits", "5"), ("seeds", "4"), ("empty_capture", "true")], 12),
        (vec![("pits", "5"), ("seeds", "5")], 2),
        (vec![], 8),
        (vec![("empty_capture", "true")], 10),
    ] {
        let rules = rules(&options);
        let solved = remembering(LARGE_MEMORY, &rules, Some(18)).solve(&rules.start(0), Asked::Value, &()).expect("the game has begun");
        assert_eq!(solved.margin.value(), Some(expected), "{options:?}");
    }
    let rules = rules(&[]);
    let all = remembering(LARGE_MEMORY, &rules, Some(18)).solve(&rules.start(0), Asked::AllMoves, &()).expect("the game has begun");
    let values: Vec<Option<i32>> = all.moves.iter().map(|(_, value)| value.value()).collect();
    assert_eq!(values, [-14, -10, 8, -2, -8, 4].map(Some));
}
