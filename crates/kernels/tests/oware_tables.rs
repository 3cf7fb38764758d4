//! Tables of Oware against a search that knows nothing of them: the interpreter's moves, played on until the game is over or a position
//! has repeated and each seat keeps its own side.

use std::collections::HashMap;

use bija_kernels::tables::{Bounds, Built, Cycle, Endings, OwareTable};
use bija_rules::{Extras, Position, Rules, Seat, Setup, catalogue};

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

/// What a move leads to.
#[derive(Clone, Copy)]
enum Leads {
    /// The game is over, and the mover has gained so many more than the other.
    Over(i32),
    /// Seeds were captured: so many gained, and the game goes on from the board as from a new one.
    Captured(i32, Board),
    /// The other seat moves, nothing was captured.
    On(Board),
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

/// The bounds of all boards of up to so many seeds by the plainest means: for every margin, sweeps over all boards until nothing changes.
///
/// A seat makes sure of a margin if it can keep to boards from which, sooner or later, either that much is captured or every board on which
/// play may go round for ever leaves it that much on its side.
fn swept(search: &mut Search<'_>, most: u8) -> HashMap<Board, Bounds> {
    let mut known: HashMap<Board, Bounds> = HashMap::new();
    for seeds in 0..=most {
        let all = boards(seeds);
        let places: HashMap<Board, usize> = all.iter().enumerate().map(|(place, &board)| (board, place)).collect();
        let states: Vec<State> = all.iter().map(|&board| State::new(search, board, &places, &known)).collect();
        let mut bounds = vec![(i8::MIN, i8::MAX); all.len()];
        for margin in (-i32::from(seeds)..=i32::from(seeds)).step_by(2) {
            let sure = sure(&states, margin);
            for (bound, sure) in bounds.iter_mut().zip(sure) {
                let margin = margin as i8;
                *bound = (if sure[0] { margin } else { bound.0 }, if sure[1] { -margin } else { bound.1 });
            }
        }
        known.extend(all.into_iter().zip(bounds).map(|(board, (lower, upper))| (board, Bounds { lower, upper })));
    }
    known
}

/// A board for the sweeps.
struct State {
    /// What a repetition here would bring the seat to move, if one can end the game here.
    side: Option<i32>,
    /// Where the moves lead that capture nothing.
    on: Vec<usize>,
    /// What the others are worth to the seat that makes them: at least and at most.
    off: Vec<(i32, i32)>,
}

impl State {
    fn new(search: &mut Search<'_>, board: Board, places: &HashMap<Board, usize>, known: &HashMap<Board, Bounds>) -> State {
        let (own, other) = (seeds(&board[..6]), seeds(&board[6..]));
        let position = search.position(board);
        let mut state = State { side: (own > 0 && other > 0).then_some(own - other), on: Vec::new(), off: Vec::new() };
        if position.over().is_some() {
            state.off.push((Search::margin(&position), Search::margin(&position)));
            return state;
        }
        for leads in search.moves(board) {
            match leads {
                Leads::Over(margin) => state.off.push((margin, margin)),
                Leads::Captured(gain, next) => state.off.push((gain - i32::from(known[&next].upper), gain - i32::from(known[&next].lower))),
                Leads::On(next) => state.on.push(places[&next]),
            }
        }
        state
    }
}

/// Where a seat makes sure of that margin: when it is to move, and when the other seat is.
fn sure(states: &[State], margin: i32) -> Vec<[bool; 2]> {
    let leads = |state: &State, into: &[[bool; 2]]| {
        let moves = state.off.iter().any(|&(least, _)| least >= margin) || state.on.iter().any(|&next| into[next][1]);
        let waits = state.off.iter().all(|&(_, most)| -most >= margin) && state.on.iter().all(|&next| into[next][0]);
        [moves, waits]
    };
    let mut reached = vec![[false; 2]; states.len()];
    loop {
        let by_force: Vec<[bool; 2]> = states.iter().map(|state| leads(state, &reached)).collect();
        let mut held = vec![[true; 2]; states.len()];
        let mut changes = true;
        while changes {
            changes = false;
            for (place, state) in states.iter().enumerate() {
                let stays = leads(state, &held);
                let good = [state.side.is_none_or(|side| side >= margin), state.side.is_none_or(|side| -side >= margin)];
                let holds = [0, 1].map(|turn| by_force[place][turn] || good[turn] && stays[turn]);
                changes |= held[place] != holds;
                held[place] = holds;
            }
        }
        if held == reached {
            return reached;
        }
        reached = held;
    }
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
    let swept = swept(&mut search, most);
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
#[test]
fn the_bounds_of_a_board_are_the_best_of_what_its_moves_lead_to() {
    let rules = rules(&[]);
    let table = table(&rules, 10, 2);
    let mut search = Search::new(&rules, &table, 0);
    let mut hanging = 0;
    for board in boards(10).into_iter().step_by(17).filter(|board| seeds(&board[..6]) > 0 && seeds(&board[6..]) > 0) {
        let mut best = (i32::MIN, i32::MIN);
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
    }
    assert!(hanging > 500, "{hanging}");
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
