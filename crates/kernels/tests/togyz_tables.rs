//! Tables of Togyz Kumalak and Bestemshe against the interpreter: its moves, swept over until no bound changes, and played on until a
//! position has come up so often that it ends the game.

mod sweeps;

use std::collections::HashMap;

use bija_kernels::tables::{Bounds, Built, Kumalak, Seen, Table};
use bija_rules::{Extras, Pit, Position, Rules, Seat, Setup, catalogue};
use sweeps::{Facts, Leads, swept};

/// The seeds of both rows, that of the seat to move first, and the pit of the other row that each seat has marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Board {
    pits: [u8; 18],
    marks: [Option<Pit>; 2],
}

/// One of the two games, and the positions of its boards.
struct Game {
    rules: Rules,
    pits: usize,
}

impl Game {
    fn new(id: &str) -> Game {
        let rules = catalogue::rules(id, &[]).expect("the catalogue has the game");
        Game { pits: rules.board().pits_per_seat(), rules }
    }

    fn table(&self, most: u8, threads: usize) -> Table<Kumalak> {
        let mut table = Table::new(Kumalak::claim(&self.rules).expect("the game has tables"), most).expect("so small a table can be held");
        assert_eq!(table.fill(threads, &()), Built::Complete);
        table
    }

    /// All boards of exactly so many seeds with these marks.
    fn boards(&self, marks: [Option<Pit>; 2], seeds: u8) -> Vec<Board> {
        let marked = [(marks[1], 0), (marks[0], self.pits)].map(|(mark, row)| mark.map(|pit| row + usize::from(pit)));
        let open: Vec<usize> = (0..2 * self.pits).filter(|&pit| !marked.contains(&Some(pit))).collect();
        let mut all = vec![(Board { pits: [0; 18], marks }, seeds)];
        for (place, &pit) in open.iter().enumerate() {
            let last = place + 1 == open.len();
            all =
                all.into_iter().flat_map(|(board, left)| (if last { left } else { 0 }..=left).map(move |here| (board.with(pit, here), left - here))).collect();
        }
        all.into_iter().map(|(board, _)| board).collect()
    }

    /// The position of a board, South to move. So many seeds are out of play that no majority ends the game.
    fn position(&self, board: Board) -> Position {
        let row = |begins: usize| board.pits[begins..begins + self.pits].iter().map(|&seeds| i64::from(seeds)).collect();
        let mark = |seat: usize| board.marks[seat].map(|pit| self.rules.pit_name(if seat == 0 { pit + self.pits as Pit } else { pit }));
        let marks = if self.pits == 9 { vec![mark(0), mark(1)] } else { Vec::new() };
        let setup = Setup { rows: vec![row(0), row(self.pits)], extras: Extras { out: 100, marks, ..Extras::default() }, ..Setup::default() };
        self.rules.accept(&setup, &mut ()).expect("the board is one of the rules")
    }

    /// The board of a position in which North is to move.
    fn turned(&self, position: &Position) -> Board {
        let mut board = Board { pits: [0; 18], marks: [Seat::NORTH, Seat::SOUTH].map(|seat| position.mark(seat).map(|pit| pit % self.pits as Pit)) };
        (0..2 * self.pits).for_each(|pit| board.pits[(pit + self.pits) % (2 * self.pits)] = position.seeds(pit as Pit));
        board
    }

    fn facts(&self, board: Board) -> Facts<Board> {
        let position = self.position(board);
        let over = position.over().map(|_| margin(&position));
        let leads = |mv| {
            let after = self.rules.play(&position, mv, &mut ()).expect("the move is legal");
            let next = self.turned(&after);
            match after.over() {
                Some(_) => Leads::Over(margin(&after)),
                None if next.seeds() == board.seeds() => Leads::On(next),
                None => Leads::Captured(margin(&after), next),
            }
        };
        let side = |row: usize| board.pits[row..row + self.pits].iter().map(|&seeds| i32::from(seeds)).sum::<i32>();
        Facts { side: Some(side(0) - side(self.pits)), over, leads: self.rules.legal(&position).map(leads).collect() }
    }

    /// Boards of up to so many seeds with the marks of any of these pairs have the bounds of the sweeps; says how many boards these are.
    fn equals_sweeps(&self, table: &Table<Kumalak>, marks: &[[Option<Pit>; 2]], most: u8) -> u64 {
        let swept = swept((0..=most).map(|seeds| marks.iter().flat_map(|&marks| self.boards(marks, seeds)).collect()), |board| self.facts(board));
        for (&board, &bounds) in &swept {
            let position = self.position(board);
            if position.over().is_none() {
                assert_eq!(table.bounds_at(&position), Some(bounds), "{}", self.rules.text(&position));
            }
        }
        swept.len() as u64
    }
}

impl Board {
    fn with(mut self, pit: usize, seeds: u8) -> Board {
        self.pits[pit] = seeds;
        self
    }

    fn seeds(&self) -> u8 {
        self.pits.iter().sum()
    }
}

fn margin(position: &Position) -> i32 {
    i32::from(position.store(Seat::SOUTH)) - i32::from(position.store(Seat::NORTH))
}

/// Every pair of marks that the rules allow.
fn every_pair() -> Vec<[Option<Pit>; 2]> {
    let each = || std::iter::once(None).chain((0..8).map(Some));
    each().flat_map(|own| each().map(move |other| [own, other])).filter(|[own, other]| own.is_none() || own != other).collect()
}

#[test]
fn all_boards_of_bestemshe_of_up_to_seven_seeds_have_the_bounds_of_the_plainest_sweeps() {
    let game = Game::new("bestemshe");
    let table = game.table(7, 2);
    assert_eq!(game.equals_sweeps(&table, &[[None; 2]], 7), table.boards());
}

#[test]
fn all_boards_of_togyz_kumalak_of_up_to_three_seeds_have_the_bounds_of_the_plainest_sweeps() {
    let game = Game::new("togyz_kumalak");
    let table = game.table(3, 2);
    assert_eq!(every_pair().len(), 73);
    assert_eq!(game.equals_sweeps(&table, &every_pair(), 3), table.boards());
}

/// With a mark of one seat the other may still mark: boards of all pairs with that mark belong to it.
#[test]
fn boards_of_togyz_kumalak_with_marks_have_the_bounds_of_the_plainest_sweeps() {
    let game = Game::new("togyz_kumalak");
    let table = game.table(5, 2);
    let both = |own, other| [[Some(own), Some(other)], [Some(other), Some(own)]];
    for (own, other) in [(2, 6), (0, 7)] {
        assert_eq!(game.equals_sweeps(&table, &both(own, other), 5), 2 * 20_349);
    }
    let with_fourth: Vec<_> = every_pair().into_iter().filter(|marks| marks.contains(&Some(3))).collect();
    game.equals_sweeps(&table, &with_fourth, 4);
}

/// Plays on from a board by the interpreter's moves until the game is over or a board has come up so often.
struct PlayOn<'g> {
    game: &'g Game,
    table: &'g Table<Kumalak>,
    repeats: u8,
    left: u32,
}

impl PlayOn<'_> {
    /// Which moves are tried first: nothing but the time depends on it.
    fn hint(&self, board: Board) -> i32 {
        self.table.bounds_at(&self.game.position(board)).map_or(0, |bounds| i32::from(bounds.upper))
    }

    /// Whether the seat to move reaches so much from a board to which these others have led, if the search does not grow too large.
    fn reaches(&mut self, board: Board, least: i32, seen: &mut HashMap<Board, u8>) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        let facts = self.game.facts(board);
        if let Some(margin) = facts.over {
            return Some(margin >= least);
        }
        let times = seen.entry(board).or_insert(0);
        *times += 1;
        if *times >= self.repeats {
            *times -= 1;
            return facts.side.map(|side| side >= least);
        }
        let mut leads = facts.leads;
        leads.sort_by_key(|leads| match *leads {
            Leads::Over(margin) => -margin,
            Leads::Captured(gain, next) => self.hint(next) - gain,
            Leads::On(next) => self.hint(next),
        });
        let mut reached = Some(false);
        for leads in leads {
            let worth = match leads {
                Leads::Over(margin) => Some(margin >= least),
                Leads::Captured(gain, next) => self.table.bounds_at(&self.game.position(next)).and_then(|Bounds { lower, upper }| {
                    let sure = [gain - i32::from(upper) >= least, gain - i32::from(lower) >= least];
                    (sure[0] == sure[1]).then_some(sure[0])
                }),
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
        *seen.get_mut(&board).expect("the board was entered") -= 1;
        reached
    }
}

/// Lines without end are many: where the search is cut off it has no opinion, but where it has one it must be the table's.
#[test]
fn no_bound_differs_from_playing_on_until_a_position_repeats() {
    let game = Game::new("bestemshe");
    let table = game.table(5, 2);
    // The bounds hold whichever occurrence ends the game; that of the rules is the third, up to which lines are the longest.
    for (repeats, most, tenths) in [(2, 5, 6), (3, 3, 9)] {
        let mut search = PlayOn { game: &game, table: &table, repeats, left: 0 };
        let (mut proved, mut asked) = (0, 0);
        for board in (1..=most).flat_map(|seeds| game.boards([None; 2], seeds)).step_by(2) {
            let position = game.position(board);
            let Some(Bounds { lower, upper }) = table.bounds_at(&position) else { continue };
            for (least, expected) in [(i32::from(lower), true), (i32::from(upper) + 1, false)] {
                search.left = 1_000;
                let reached = search.reaches(board, least, &mut HashMap::new());
                assert!(reached.is_none_or(|reached| reached == expected), "{}: {least}", game.rules.text(&position));
                proved += u32::from(reached.is_some());
                asked += 1;
            }
        }
        assert!(10 * proved > tenths * asked, "{proved} of {asked}");
    }
}

/// What a move is worth at least and at most, by the bounds of what it leads to.
fn worth(leads: &Leads<Board>, bounds: impl Fn(Board) -> Bounds) -> (i32, i32) {
    let after = |gain: i32, next| (gain - i32::from(bounds(next).upper), gain - i32::from(bounds(next).lower));
    match *leads {
        Leads::Over(margin) => (margin, margin),
        Leads::Captured(gain, next) => after(gain, next),
        Leads::On(next) => after(0, next),
    }
}

#[test]
fn the_first_boards_of_bestemshe_that_hang_on_repetition_have_fifteen_seeds() {
    let game = Game::new("bestemshe");
    let table = game.table(15, 2);
    let exact = |seeds| table.exact_boards(seeds).expect("the layer is whole");
    assert_eq!(((0..15).map(exact).sum::<u64>(), exact(15)), (1_961_256, 1_307_504 - 3_269));
    let bounds = |board| table.bounds_at(&game.position(board)).expect("the table knows the board");
    let mut hanging = 0;
    for board in game.boards([None; 2], 15).into_iter().step_by(61).filter(|board| board.pits[..5] != [0; 5]) {
        let Bounds { lower, upper } = bounds(board);
        let worths: Vec<(i32, i32)> = game.facts(board).leads.iter().map(|leads| worth(leads, bounds)).collect();
        let best = (worths.iter().map(|worth| worth.0).max(), worths.iter().map(|worth| worth.1).max());
        assert_eq!((Some(i32::from(lower)), Some(i32::from(upper))), best, "{board:?}");
        hanging += u32::from(lower < upper);
    }
    assert!(hanging > 20, "{hanging}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for (id, most) in [("bestemshe", 9), ("togyz_kumalak", 4)] {
        let game = Game::new(id);
        let [one, many] = [1, 5].map(|threads| game.table(most, threads));
        for board in every_pair().into_iter().take(if id == "bestemshe" { 1 } else { 12 }).flat_map(|marks| game.boards(marks, most)) {
            let position = game.position(board);
            assert_eq!(one.bounds_at(&position), many.bounds_at(&position));
        }
    }
}

#[test]
fn only_the_two_games_as_their_repetitions_are_counted_have_tables() {
    let claimed = |id: &str| Kumalak::claim(&catalogue::rules(id, &[]).expect("the catalogue has the game"));
    assert_eq!((claimed("togyz_kumalak"), claimed("bestemshe"), claimed("oware")), (Some(Kumalak::TogyzKumalak), Some(Kumalak::Bestemshe), None));
    let mut capped = Game::new("bestemshe").rules.ruleset().clone();
    capped.guard.repeats = Some(2);
    assert_eq!(Kumalak::claim(&Rules::new(capped).expect("these are rules too")), None);
}

/// What a set-up may hold and no game reaches has no place in a table.
#[test]
fn seeds_in_a_marked_pit_and_more_seeds_than_held_have_no_bounds() {
    let game = Game::new("togyz_kumalak");
    let table = game.table(3, 1);
    let bounds = |text: &str| table.bounds_at(&game.rules.read_position(text).unwrap_or_else(|error| panic!("{text}: {error:?}")));
    assert!(bounds("0,0,0,0,0,0,0,0,1/0,0,1,0,0,0,0,0,0 80,80 S tuzdyk=N4,S5").is_some());
    assert_eq!(bounds("0,0,0,0,0,0,0,0,2/0,0,1,1,0,0,0,0,0 79,79 S"), None, "four seeds");
    let with_seed_in = |row: usize, pit: usize| {
        let mut board = Seen { rows: [vec![0; 9], vec![0; 9]], marks: [Some(3), Some(4)], bonus: 0 };
        board.rows[row][pit] = 1;
        table.bounds_of(&board)
    };
    assert_eq!((with_seed_in(0, 4), with_seed_in(1, 3)), (None, None));
    assert!(with_seed_in(0, 3).is_some() && with_seed_in(1, 4).is_some());
}
