//! Tables of Oware against a search that knows nothing of them: the interpreter's moves, played on until the game is over or a position
//! has repeated and each seat keeps its own side.

mod sweeps;

use std::collections::HashMap;

use bija_kernels::tables::{Bounds, Built, Cycle, Endings, OwareTable};
use bija_rules::{Extras, Position, Rules, Seat, Setup, catalogue};
use sweeps::{Facts, swept};

/// What a move leads to.
type Leads = sweeps::Leads<Board>;

fn rules(options: &[(&str, &str)]) -> Rules {
    catalogue::rules("oware", options).expect("oware has these options")
}

fn table(rules: &Rules, most: u8, threads: usize) -> OwareTable {
    let mut table = OwareTable::new(Endings::claim(rules).expect("these rules have tables"), most).expect("so small a table can be held");
    assert_eq!(table.fill(threads, &()), Built::Complete);
    table
}

/// The pits of the seat to move, then those of the other seat.
type Board = [u8; 12];

/// All boards of exactly so many seeds.
fn boards(seeds: u8) -> Vec<Board> {
    fn lay(board: &mut Board, pit: usize, left: u8, all: &mut Vec<Board>) {
        if pit == 11 {
            board[pit] = left;
            all.push(*board);
            return;
        }
        for here in 0..=left {
            board[pit] = here;
            lay(board, pit + 1, left - here, all);
        }
    }
    let mut all = Vec::new();
    lay(&mut [0; 12], 0, seeds, &mut all);
    all
}

/// A search by the interpreter without bounds from tables.
struct Search<'r> {
    rules: &'r Rules,
    moves: HashMap<Board, Vec<Leads>>,
    /// Whether a board is worth so much at least, as far as that is known.
    proved: HashMap<(Board, i32), Option<bool>>,
    /// Which moves are tried first: nothing but the time depends on it.
    hints: &'r OwareTable,
    /// Which occurrence of a board ends the game.
    repeats: u8,
    /// Boards that a search may look at.
    budget: u64,
    left: u64,
}

fn seeds(row: &[u8]) -> i32 {
    row.iter().map(|&seeds| i32::from(seeds)).sum()
}

impl<'r> Search<'r> {
    fn new(rules: &'r Rules, hints: &'r OwareTable, budget: u64) -> Search<'r> {
        let repeats = rules.ruleset().guard.repeats.expect("a repetition ends the game");
        Search { rules, moves: HashMap::new(), proved: HashMap::new(), hints, repeats, budget, left: 0 }
    }

    /// The position of a board, South to move. So many seeds are out of play that no majority ends the game.
    fn position(&self, board: Board) -> Position {
        let row = |row: &[u8]| row.iter().map(|&seeds| i64::from(seeds)).collect();
        let extras = Extras { out: 100, ..Extras::default() };
        let setup = Setup { rows: vec![row(&board[..6]), row(&board[6..])], extras, ..Setup::default() };
        self.rules.accept(&setup, &mut ()).expect("the board is one of the rules")
    }

    fn margin(position: &Position) -> i32 {
        i32::from(position.store(Seat::SOUTH)) - i32::from(position.store(Seat::NORTH))
    }

    /// The moves of a board; none if the game is over.
    fn moves(&mut self, board: Board) -> Vec<Leads> {
        if let Some(moves) = self.moves.get(&board) {
            return moves.clone();
        }
        let position = self.position(board);
        let leads = |mv| {
            let after = self.rules.play(&position, mv, &mut ()).expect("the move is legal");
            let mut next = [0; 12];
            (0..12).for_each(|pit| next[(pit as usize + 6) % 12] = after.seeds(pit));
            match (after.over(), Search::margin(&after)) {
                (Some(_), margin) => Leads::Over(margin),
                (None, 0) => Leads::On(next),
                (None, gain) => Leads::Captured(gain, next),
            }
        };
        let moves: Vec<Leads> = self.rules.legal(&position).map(leads).collect();
        self.moves.insert(board, moves.clone());
        moves
    }

    fn facts(&mut self, board: Board) -> Facts<Board> {
        let (own, other, position) = (seeds(&board[..6]), seeds(&board[6..]), self.position(board));
        let over = position.over().map(|_| Search::margin(&position));
        let leads = if over.is_some() { Vec::new() } else { self.moves(board) };
        Facts { side: (own > 0 && other > 0).then_some(own - other), over, leads }
    }

    /// Whether a board before which nothing was played is worth so much at least, if the search does not grow too large.
    fn proves(&mut self, board: Board, least: i32) -> Option<bool> {
        let most = seeds(&board);
        if least <= -most || least > most {
            return Some(least <= -most);
        }
        if let Some(&proved) = self.proved.get(&(board, least)) {
            return proved;
        }
        let position = self.position(board);
        let proved = if position.over().is_some() {
            Some(Search::margin(&position) >= least)
        } else {
            let left = std::mem::replace(&mut self.left, self.budget);
            let proved = self.reaches(board, least, &mut HashMap::new());
            self.left = left;
            proved
        };
        self.proved.insert((board, least), proved);
        proved
    }

    /// Whether the seat to move reaches so much, from a board to which these others have led.
    fn reaches(&mut self, board: Board, least: i32, seen: &mut HashMap<Board, u8>) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        let (own, other) = (seeds(&board[..6]), seeds(&board[6..]));
        let may_repeat = own > 0 && other > 0;
        if may_repeat {
            let times = seen.entry(board).or_insert(0);
            *times += 1;
            if *times >= self.repeats {
                *times -= 1;
                return Some(own - other >= least);
            }
        }
        let mut moves = self.moves(board);
        moves.sort_by_key(|leads| match leads {
            Leads::Over(margin) => -*margin,
            Leads::Captured(gain, next) => i32::from(self.hint(*next).upper) - gain,
            Leads::On(next) => i32::from(self.hint(*next).upper),
        });
        let mut reached = Some(false);
        for leads in moves {
            let worth = match leads {
                Leads::Over(margin) => Some(margin >= least),
                Leads::Captured(gain, next) => self.proves(next, gain - least + 1).map(|other| !other),
                Leads::On(next) => self.reaches(next, 1 - least, seen).map(|other| !other),
            };
            match worth {
                Some(true) => {
                    reached = worth;
                    break;
                }
                Some(false) => {}
                None => reached = None,
            }
        }
        if may_repeat {
            *seen.get_mut(&board).expect("the board was entered") -= 1;
        }
        reached
    }

    fn hint(&self, board: Board) -> Bounds {
        self.hints.bounds(&board[..6], &board[6..]).expect("the table knows the board")
    }
}

/// Puts the bounds of all boards of up to so many seeds to the search, and says how many bounds it could prove, of how many.
fn compare(rules: &Rules, most: u8, budget: u64) -> (u64, u64) {
    let table = table(rules, most, 2);
    let mut search = Search::new(rules, &table, budget);
    let (mut proved, mut asked) = (0, 0);
    for board in (0..=most).flat_map(boards) {
        let Bounds { lower, upper } = search.hint(board);
        let reaches = [search.proves(board, i32::from(lower)), search.proves(board, i32::from(upper) + 1)];
        assert!(reaches[0] != Some(false), "{board:?}: less than {lower} by search");
        assert!(reaches[1] != Some(true), "{board:?}: more than {upper} by search");
        proved += reaches.into_iter().flatten().count() as u64;
        asked += 2;
    }
    (proved, asked)
}

/// Every set of rules that has tables.
fn every_rule() -> Vec<(String, Rules)> {
    let entry = catalogue::entry("oware").expect("the catalogue has oware");
    let values = |name| entry.options.iter().find(|spec| spec.name == name).expect("oware has the option").kind.values();
    let mut all = Vec::new();
    for slam in values("grand_slam") {
        for feed in ["true", "false"] {
            for cycle in ["first", "third"] {
                let options = [("grand_slam", slam.as_str()), ("must_feed", feed), ("cycle", cycle)];
                all.push((format!("{options:?}"), rules(&options)));
            }
        }
    }
    all
}

/// All boards of up to so many seeds have the bounds of the sweeps.
fn equals_sweeps(name: &str, rules: &Rules, most: u8) {
    let table = table(rules, most, 2);
    let mut search = Search::new(rules, &table, 0);
    let swept = swept((0..=most).map(boards), |board| search.facts(board));
    assert_eq!(swept.len() as u64, table.boards());
    for (board, bounds) in swept {
        assert_eq!(table.bounds(&board[..6], &board[6..]), Some(bounds), "{name}: {board:?}");
    }
}

#[test]
fn all_boards_of_up_to_seven_seeds_have_the_bounds_of_the_plainest_sweeps() {
    equals_sweeps("oware", &rules(&[]), 7);
}

#[test]
fn under_every_rule_all_boards_of_few_seeds_have_the_bounds_of_the_plainest_sweeps() {
    for (name, rules) in every_rule() {
        equals_sweeps(&name, &rules, 4);
    }
}

/// Lines without end are many: where the search is cut off it has no opinion, but where it has one it must be the table's.
#[test]
fn no_bound_of_up_to_five_seeds_differs_from_playing_on_until_a_position_repeats() {
    let (proved, asked) = compare(&rules(&[]), 5, 4_000);
    assert!(asked == 12_376 && proved > 10_500, "{proved} of {asked}");
}

#[test]
fn under_every_rule_no_bound_differs_from_playing_on_until_a_position_repeats() {
    for (name, rules) in every_rule() {
        let (proved, asked) = compare(&rules, 3, 4_000);
        assert!(10 * proved > 9 * asked, "{name}: {proved} of {asked}");
    }
}

/// Boards of ten seeds are the first that lead to fewer seeds of which the value hangs on repetition.
/// Both bounds of a board are the best of what its moves lead to. Tells how many of those captures lead to bounds that differ.
fn is_the_best_of_its_moves(search: &mut Search, board: Board) -> u64 {
    let (mut best, mut hanging) = ((i32::MIN, i32::MIN), 0);
    for leads in search.moves(board) {
        let worth = match leads {
            Leads::Over(margin) => (margin, margin),
            Leads::Captured(gain, next) => (gain - i32::from(search.hint(next).upper), gain - i32::from(search.hint(next).lower)),
            Leads::On(next) => (-i32::from(search.hint(next).upper), -i32::from(search.hint(next).lower)),
        };
        hanging += u64::from(matches!(leads, Leads::Captured(..)) && worth.0 < worth.1);
        best = (best.0.max(worth.0), best.1.max(worth.1));
    }
    let Bounds { lower, upper } = search.hint(board);
    assert_eq!((i32::from(lower), i32::from(upper)), best, "{board:?}");
    hanging
}

fn both_rows_hold_seeds(board: &Board) -> bool {
    seeds(&board[..6]) > 0 && seeds(&board[6..]) > 0
}

#[test]
fn the_bounds_of_a_board_are_the_best_of_what_its_moves_lead_to() {
    let rules = rules(&[]);
    let table = table(&rules, 10, 2);
    let mut search = Search::new(&rules, &table, 0);
    let boards = boards(10).into_iter().step_by(17).filter(both_rows_hold_seeds);
    let hanging = boards.map(|board| is_the_best_of_its_moves(&mut search, board)).sum::<u64>();
    assert!(hanging > 500, "{hanging}");
}

/// Twelve seeds pass their pit and go round; what leads there is found by another way than shorter sowings.
#[test]
fn so_are_those_of_boards_whose_seeds_go_all_the_way_round() {
    let rules = rules(&[]);
    let table = table(&rules, 13, 2);
    let mut search = Search::new(&rules, &table, 0);
    let round = boards(13).into_iter().filter(|board| board[..6].iter().any(|&seeds| seeds >= 12));
    let mut looked_at = 0;
    for board in round.filter(both_rows_hold_seeds).collect::<Vec<_>>() {
        is_the_best_of_its_moves(&mut search, board);
        for leads in search.moves(board) {
            if let Leads::On(next) = leads {
                is_the_best_of_its_moves(&mut search, next);
                looked_at += 1;
            }
        }
    }
    assert_eq!(looked_at, 30);
}

/// Counted by the sweeps too, which take long for so many seeds.
#[test]
fn the_first_boards_that_hang_on_repetition_have_eight_seeds() {
    let table = table(&rules(&[]), 9, 2);
    let exact: Vec<Option<u64>> = (6..=10).map(|seeds| table.exact_boards(seeds)).collect();
    assert_eq!(exact, [Some(12_376), Some(31_824), Some(63_017), Some(167_960), None]);
    assert_eq!(table.boards(), 293_930);
}

#[test]
fn a_board_that_hangs_on_repetition_has_no_exact_value() {
    let table = table(&rules(&[]), 8, 1);
    let hanging = boards(8).into_iter().filter_map(|board| table.bounds(&board[..6], &board[6..])).filter(|bounds| bounds.exact().is_none());
    assert!(hanging.inspect(|bounds| assert!(bounds.lower < bounds.upper)).count() == 75_582 - 63_017);
    assert_eq!(table.bounds(&[0, 0, 0, 0, 0, 1], &[0; 6]).and_then(Bounds::exact), Some(-1), "the seed must feed, and the other seat cannot feed back");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let [one, many] = [1, 5].map(|threads| table(&rules(&[]), 8, threads));
    for board in boards(8) {
        let (own, other) = board.split_at(6);
        assert_eq!(one.bounds(own, other), many.bounds(own, other));
    }
}

#[test]
fn only_rules_whose_repetitions_are_counted_have_tables() {
    let claimed = |options: &[(&str, &str)]| Endings::claim(&rules(options)).map(|endings| endings.cycle);
    assert_eq!(claimed(&[]), Some(Cycle::First));
    assert_eq!(claimed(&[("cycle", "third"), ("seeds", "6")]), Some(Cycle::Third));
    assert_eq!(claimed(&[("cycle", "off")]), None, "a cap of sowings ends the game anywhere");
    assert!(Endings::claim(&catalogue::rules("kalah", &[]).expect("the catalogue has kalah")).is_none());
}
