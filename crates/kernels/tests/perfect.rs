//! The player that is perfect, its books, and the files these are made as.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bija_kernels::book::{Book, BookError, Builder, Coverage, Found, Verifier, Watch};
use bija_kernels::perfect::{Answer, Filled, Means, Perfect, PerfectPlayers, Readiness, Sliced, Unproved, is_perfectly_played};
use bija_rules::{Position, Rules, Seat, SplitMix64, catalogue};

/// Means so small that the openings of a board of four pits need a book.
const SMALL: Means = Means { table_boards: 20_000, reach: 4_096, nodes: 4_000_000 };

fn rules(options: &[(&str, &str)]) -> Rules {
    catalogue::rules("kalah", options).unwrap_or_else(|error| panic!("{options:?}: {error}"))
}

fn four_by_four(capture: &str) -> Rules {
    rules(&[("pits", "4"), ("empty_capture", capture)])
}

/// Stops after so many looks.
struct StopsAfter(usize, AtomicUsize);

impl StopsAfter {
    fn looks(looks: usize) -> StopsAfter {
        StopsAfter(looks, AtomicUsize::new(0))
    }
}

impl Watch for StopsAfter {
    fn done(&self, _ply: u8, _done: usize, _of: usize, _entries: usize) {
        self.1.fetch_add(1, Ordering::Relaxed);
    }

    fn stops(&self) -> bool {
        self.1.load(Ordering::Relaxed) > self.0
    }
}

fn made(rules: &Rules, path: &Path, watch: &impl Watch) -> Coverage {
    let builder = Builder::new(rules, SMALL, None, 1 << 20, 1).expect("kalah has books");
    builder.build(path, watch).expect("the file can be written")
}

/// Seeds the seat to move ends with more than the other, by the interpreter and alpha-beta without memory.
fn searched(rules: &Rules, position: &Position, least: i32, most: i32) -> i32 {
    let margin = |position: &Position, seat: Seat| i32::from(position.store(seat)) - i32::from(position.store(seat.other()));
    let mover = position.to_move().expect("the game goes on");
    let mut best = i32::MIN;
    for mv in rules.legal(position) {
        let after = rules.play(position, mv, &mut ()).expect("the move is legal");
        let floor = best.max(least);
        let worth = match after.to_move() {
            None => margin(&after, mover),
            Some(next) if next == mover => searched(rules, &after, floor, most),
            Some(_) => -searched(rules, &after, -most, -floor),
        };
        best = best.max(worth);
        if best >= most {
            break;
        }
    }
    best
}

fn value(rules: &Rules, position: &Position) -> i32 {
    searched(rules, position, -200, 200)
}

#[test]
fn which_games_are_played_perfectly_follows_from_tables_and_books() {
    for (options, expected) in [
        (vec![("pits", "2")], true),
        (vec![("pits", "3"), ("seeds", "6"), ("remaining", "nobody"), ("end", "mover_cannot_move")], true),
        (vec![("pits", "3"), ("seeds", "2"), ("pie_rule", "true")], false),
        (vec![("pits", "3"), ("seeds", "2"), ("start", "random_1")], false),
        (vec![], true),
        (vec![("empty_capture", "true")], true),
        (vec![("seeds", "4"), ("remaining", "nobody")], false),
        (vec![("seeds", "6")], false),
        (vec![("pits", "10"), ("seeds", "12")], false),
    ] {
        let rules = rules(&options);
        assert_eq!(is_perfectly_played(&rules), expected, "{options:?}");
        assert_eq!(Perfect::new(&rules).is_some(), expected);
    }
    for id in ["oware", "bao", "congklak"] {
        assert!(!is_perfectly_played(&catalogue::rules(id, &[]).expect("the catalogue has it")), "{id}");
    }
}

#[test]
fn every_answer_on_the_way_of_random_games_is_the_best_there_is() {
    let mut draw = SplitMix64::new(7);
    for options in [[("pits", "2"), ("seeds", "3"), ("remaining", "owner")], [("pits", "3"), ("seeds", "2"), ("remaining", "nobody")]] {
        let rules = rules(&options);
        let player = Perfect::new(&rules).expect("so small a board is held");
        for _ in 0..6 {
            let mut position = rules.start(0);
            while let Some(mover) = position.to_move() {
                let answer = player.answer(&position, &|| false).expect("the table holds every board");
                let expected = value(&rules, &position);
                assert_eq!((answer.value, answer.nodes), (expected, 0), "{}", rules.text(&position));
                let after = rules.play(&position, answer.best, &mut ()).expect("the answer is legal");
                let kept = match after.to_move() {
                    None => i32::from(after.store(mover)) - i32::from(after.store(mover.other())),
                    Some(next) if next == mover => value(&rules, &after),
                    Some(_) => -value(&rules, &after),
                };
                assert_eq!(kept, expected, "{}: the move gives something away", rules.text(&position));
                let legal: Vec<_> = rules.legal(&position).collect();
                position = rules.play(&position, legal[draw.below(legal.len() as u64) as usize], &mut ()).expect("the move is legal");
            }
            assert_eq!(player.answer(&position, &|| false), Err(Unproved::NotPlayed));
        }
    }
}

#[test]
fn a_book_leads_both_seats_to_where_the_search_reaches() {
    let folder = tempfile::tempdir().unwrap();
    for capture in ["false", "true"] {
        let rules = four_by_four(capture);
        let path = folder.path().join(capture);
        assert_eq!(made(&rules, &path, &()), Coverage::Complete);
        let book = Book::open(&path).unwrap();
        assert!(book.len() > 3, "the reach is too short for the start: {}", book.len());
        assert!(!folder.path().join(format!("{capture}.part")).exists());
        let verifier = Verifier::new(&book, &rules, 1 << 20, 1).expect("it is the book of these rules");
        let mut draw = SplitMix64::new(1);
        let mut compared = 0;
        for number in 0..60 {
            let seat = if number % 2 == 0 { Seat::SOUTH } else { Seat::NORTH };
            match verifier.walk(seat, &mut draw, &()).expect("nobody stops it") {
                Found::Holds { entries } => compared += entries,
                wrong @ (Found::Value { .. } | Found::Move { .. } | Found::Gap { .. }) => panic!("{wrong:?}"),
            }
        }
        assert!(compared > 60, "{compared}");
        let player = Perfect::with(&rules, Some(Arc::new(book)), SMALL).expect("kalah has a kernel");
        let answer = player.answer(&rules.start(0), &|| false).expect("the book knows the start");
        assert_eq!(answer.nodes, 0);
        assert_eq!(answer.value, Perfect::with(&rules, None, SMALL).unwrap().answer(&rules.start(0), &|| false).unwrap().value);
    }
}

#[test]
fn a_making_that_was_stopped_goes_on_and_ends_with_the_same_book() {
    let folder = tempfile::tempdir().unwrap();
    let rules = four_by_four("false");
    let (at_once, stopped) = (folder.path().join("at-once"), folder.path().join("stopped"));
    made(&rules, &at_once, &());
    let mut stops = 0;
    while let Coverage::Plies(plies) = made(&rules, &stopped, &StopsAfter::looks(4 << stops)) {
        assert_eq!(stopped.exists(), plies > 0, "a book is there after the first ply");
        if plies > 0 {
            assert_eq!(Book::open(&stopped).unwrap().coverage(), Coverage::Plies(plies));
        }
        // What a crash leaves: half a finding.
        let mut record = std::fs::OpenOptions::new().append(true).open(folder.path().join("stopped.part")).unwrap();
        std::io::Write::write_all(&mut record, &[1, 2, 3]).unwrap();
        stops += 1;
    }
    assert!(stops > 2, "{stops}");
    let [at_once, stopped] = [at_once, stopped].map(|path| Book::open(&path).unwrap());
    assert_eq!(at_once.to_bytes(), stopped.to_bytes());
}

#[test]
fn a_record_of_other_rules_is_not_taken_up() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("book");
    assert_eq!(made(&four_by_four("false"), &path, &StopsAfter::looks(0)), Coverage::Plies(0));
    let other = four_by_four("true");
    let refused = Builder::new(&other, SMALL, None, 1 << 20, 1).expect("kalah has books").build(&path, &());
    assert!(matches!(refused, Err(BookError::Foreign { .. })), "{refused:?}");
}

#[test]
fn a_damaged_book_is_never_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("book");
    made(&four_by_four("false"), &path, &());
    let whole = std::fs::read(&path).unwrap();
    assert_eq!(Book::read(&whole).unwrap().to_bytes(), whole);
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        assert!(Book::read(&bytes).is_err(), "byte {at}");
        assert!(Book::read(&whole[..at]).is_err(), "cut off at {at}");
    }
    assert!(Book::read(&[&whole[..], &[0]].concat()).is_err());
    assert!(matches!(Book::read(b"something else"), Err(BookError::NotABook)));
}

#[test]
fn an_error_in_a_book_is_found_by_a_walk() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("book");
    let rules = four_by_four("false");
    made(&rules, &path, &());
    let mut bytes = std::fs::read(&path).unwrap();
    // The last entry is that of the fullest board, the start: its value and its pit stand before the sum.
    let at = bytes.len() - 6;
    for (change, value) in [(at, bytes[at].wrapping_add(2)), (at + 1, (bytes[at + 1] + 1) % 4)] {
        let whole = bytes.clone();
        bytes[change] = value;
        let end = bytes.len() - 4;
        let sum = crc32fast::hash(&bytes[..end]);
        bytes[end..].copy_from_slice(&sum.to_le_bytes());
        let book = Book::read(&bytes).unwrap();
        let found = Verifier::new(&book, &rules, 1 << 20, 1).unwrap().walk(Seat::SOUTH, &mut SplitMix64::new(1), &()).unwrap();
        assert!(matches!(found, Found::Value { .. } | Found::Move { .. }), "{found:?}");
        bytes = whole;
    }
}

#[test]
fn what_takes_too_long_is_not_called_perfect() {
    let rules = four_by_four("false");
    let hasty = Perfect::with(&rules, None, Means { nodes: 4_096, ..SMALL }).unwrap();
    assert_eq!(hasty.answer(&rules.start(0), &|| false), Err(Unproved::TooFar));
    assert_eq!(hasty.answer(&rules.start(0), &|| true), Err(Unproved::Stopped));
}

#[test]
fn a_player_is_held_once_and_the_last_few_keep_their_tables() {
    let players = PerfectPlayers::default();
    let two = |seeds: &str| rules(&[("pits", "2"), ("seeds", seeds)]);
    let first = players.of(&two("1")).expect("so small a board is held");
    while first.prepare() == Readiness::Building {
        std::thread::yield_now();
    }
    assert_eq!(players.of(&two("1")).unwrap().prepare(), Readiness::Ready);
    for seeds in ["2", "3", "4", "5"] {
        players.of(&two(seeds)).unwrap();
    }
    assert_eq!(players.of(&two("1")).unwrap().prepare(), Readiness::Building, "it is made anew");
    assert!(players.of(&rules(&[("seeds", "6")])).is_none());
}

#[test]
fn the_books_of_the_program_are_complete_and_small() {
    let bytes: usize = Book::all().iter().map(|book| book.to_bytes().len()).sum();
    assert!(bytes <= 2 << 20, "{bytes} bytes");
    for book in Book::all() {
        assert_eq!(book.coverage(), Coverage::Complete, "{}", book.text());
    }
}

/// The answer of a player that works in slices of so many boards, and how many it took.
fn in_slices(player: &mut Sliced, position: &Position, boards: u64) -> (Result<Answer, Unproved>, usize) {
    let mut asked = player.ask(position);
    for slices in 0.. {
        match asked {
            Ok(Some(answer)) => return (Ok(answer), slices),
            Ok(None) => asked = player.search(boards),
            Err(unproved) => return (Err(unproved), slices),
        }
    }
    unreachable!("every search ends")
}

fn filled(rules: &Rules, means: Means) -> Sliced {
    let mut player = Sliced::new(rules, means, 100).expect("the rules are held");
    while player.fill(10_000).boards < player.filled().of {}
    player
}

#[test]
fn slices_find_what_a_search_in_one_piece_finds() {
    let mut draw = SplitMix64::new(11);
    for (options, table_boards) in [
        (vec![("pits", "4"), ("seeds", "5")], 20_000),
        (vec![("pits", "3"), ("seeds", "8"), ("remaining", "nobody"), ("end", "mover_cannot_move")], 200),
        (vec![("pits", "6"), ("seeds", "2"), ("empty_capture", "true")], 100),
    ] {
        let means = Means { table_boards, ..Means::USUAL };
        let rules = rules(&options);
        let (whole, mut sliced) = (Perfect::with(&rules, None, means).expect("kalah is solved"), filled(&rules, means));
        let (mut compared, mut cut) = (0, 0);
        for _ in 0..2 {
            let mut position = rules.start(0);
            while position.to_move().is_some() {
                let (answer, slices) = in_slices(&mut sliced, &position, 4_096);
                let expected = whole.answer(&position, &|| false);
                assert_eq!(answer.map(|answer| (answer.best, answer.value)), expected.map(|answer| (answer.best, answer.value)), "{}", rules.text(&position));
                (compared, cut) = (compared + 1, cut + usize::from(slices > 2));
                let legal: Vec<_> = rules.legal(&position).collect();
                position = rules.play(&position, legal[draw.below(legal.len() as u64) as usize], &mut ()).expect("the move is legal");
            }
        }
        assert!(compared > 10 && cut > 1, "{options:?}: {cut} of {compared} searches were cut");
    }
}

#[test]
fn a_question_in_slices_can_be_dropped_and_another_one_asked() {
    let rules = four_by_four("false");
    let means = Means { table_boards: 20_000, ..Means::USUAL };
    let mut player = Sliced::new(&rules, means, 1_000).expect("the rules are held");
    assert!(player.plays(&rules) && !player.plays(&four_by_four("true")));
    let Filled { boards, ready, of } = player.filled();
    assert!(boards == 0 && ready <= 1_000 && of <= 20_000 && ready < of, "{boards} {ready} {of}");
    assert!(player.fill(ready).boards >= ready);
    let start = rules.start(0);
    assert_eq!(player.ask(&start), Ok(None), "a book without entries leaves it to the search");
    let before = player.filled().boards;
    assert_eq!(player.search(4_096), Ok(None));
    assert_eq!(player.fill(5_000).boards, before, "the table stays as it is while it is asked");
    player.stop();
    assert_eq!(player.search(4_096), Err(Unproved::Stopped));
    while player.fill(5_000).boards < of {}
    let (answer, slices) = in_slices(&mut player, &start, 4_096);
    let whole = Perfect::with(&rules, None, means).expect("kalah is solved").answer(&start, &|| false);
    assert!(slices > 1 && whole.is_ok(), "{slices} slices, {whole:?}");
    assert_eq!(answer.map(|answer| (answer.best, answer.value)), whole.map(|answer| (answer.best, answer.value)));
    let (short, _) = in_slices(&mut filled(&rules, Means { nodes: 4_096, ..means }), &start, 4_096);
    assert_eq!(short, Err(Unproved::TooFar));
}
