//! Files of tables: what is not exactly as it was written is refused, and an unfinished build goes on where it stopped.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use bija_kernels::KalahRules;
use bija_kernels::tables::{self, Endings, OwareTable, Seen, Table, TableError, Tabled, Watch};
use bija_rules::catalogue;

fn rules(options: &[(&str, &str)]) -> KalahRules {
    KalahRules::claim(&catalogue::rules("kalah", options).expect("kalah has these options")).expect("kalah has a kernel")
}

fn table(options: &[(&str, &str)], most: u8) -> Table {
    Table::new(rules(options), most).expect("so small a table can be held")
}

const SMALL: [(&str, &str); 1] = [("pits", "3")];

/// A small table as a file, and its bytes.
fn small(folder: &Path) -> (std::path::PathBuf, Vec<u8>) {
    let path = folder.join("small");
    table(&SMALL, 4).build(&path, 1, &()).expect("the file is written").expect("nobody stops it");
    let bytes = std::fs::read(&path).expect("the file is there");
    (path, bytes)
}

#[test]
fn a_file_gives_back_what_was_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kalah");
    let built = table(&[], 7).build(&path, 2, &()).expect("the file is written").expect("nobody stops it");
    let read = Table::open(&path, rules(&[("seeds", "6"), ("pie_rule", "true")])).expect("seeds at the start and pie rule change no value");
    assert_eq!((read.boards(), read.filled(), read.is_complete()), (50_388, 50_388, true));
    for own in [[1, 0, 2, 0, 0, 1], [0, 0, 0, 0, 3, 2], [7, 0, 0, 0, 0, 0]] {
        assert_eq!(read.value(&own, &[0, 0, 0, 0, 0, 0]), built.value(&own, &[0, 0, 0, 0, 0, 0]));
    }
    assert_eq!(read.value(&[0, 0, 0, 0, 0, 1], &[0, 1, 0, 0, 0, 2]), Some(-2), "one seed home and the row is empty");
    assert!(!folder.path().join("kalah.part").exists());
    let info = tables::info(&path).expect("the head is sound");
    assert_eq!((info.text.as_str(), info.most_seeds, info.boards), ("kalah pits=6 empty_capture=false end=any_row_empty remaining=owner", 7, 50_388));
}

#[test]
fn no_byte_can_be_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, bytes) = small(folder.path());
    assert!(Table::open(&path, rules(&SMALL)).is_ok());
    for at in 0..bytes.len() {
        for flip in [0x01, 0x80] {
            let mut damaged = bytes.clone();
            damaged[at] ^= flip;
            std::fs::write(&path, &damaged).expect("the file is written");
            assert!(Table::open(&path, rules(&SMALL)).is_err(), "byte {at}");
        }
    }
}

#[test]
fn no_end_can_be_cut_off_and_none_added() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, bytes) = small(folder.path());
    for length in 0..bytes.len() {
        std::fs::write(&path, &bytes[..length]).expect("the file is written");
        let error = Table::open(&path, rules(&SMALL)).expect_err("it is cut off");
        assert!(matches!(error, TableError::NotATable | TableError::Head | TableError::Truncated { .. }), "{length}: {error}");
    }
    std::fs::write(&path, [&bytes[..], &[0]].concat()).expect("the file is written");
    assert!(matches!(Table::open(&path, rules(&SMALL)), Err(TableError::TooLong)));
}

#[test]
fn a_table_of_other_rules_is_refused_and_names_both() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, _) = small(folder.path());
    for other in [("pits", "4"), ("empty_capture", "true"), ("end", "mover_cannot_move"), ("remaining", "emptier")] {
        let options: Vec<(&str, &str)> = SMALL.into_iter().filter(|(name, _)| *name != other.0).chain([other]).collect();
        let error = Table::open(&path, rules(&options)).expect_err("it is another game's");
        assert!(matches!(&error, TableError::Foreign { found, asked } if found.contains("pits=3 empty_capture=false") && asked.contains(other.1)), "{error}");
    }
}

#[test]
fn something_else_is_no_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("letter");
    std::fs::write(&path, "Dear reader, this is no table at all.").expect("the file is written");
    assert!(matches!(Table::open(&path, rules(&[])), Err(TableError::NotATable)));
    assert!(matches!(Table::open(&folder.path().join("nothing"), rules(&[])), Err(TableError::Io(_))));
    let (small, mut bytes) = small(folder.path());
    bytes[8] = 9;
    std::fs::write(&small, bytes).expect("the file is written");
    assert!(matches!(Table::open(&small, rules(&SMALL)), Err(TableError::Version { found: 9 })));
}

/// Stops after so many boards.
struct Stops(AtomicU64, u64);

impl Watch for Stops {
    fn filled(&self, boards: u64) {
        self.0.fetch_add(boards, Ordering::Relaxed);
    }

    fn stops(&self) -> bool {
        self.0.load(Ordering::Relaxed) > self.1
    }
}

#[test]
fn a_build_that_was_stopped_goes_on_from_any_byte_of_what_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, whole) = small(folder.path());
    let part = folder.path().join("small.part");
    for length in 0..whole.len() {
        std::fs::remove_file(&path).expect("the table was built");
        std::fs::write(&part, &whole[..length]).expect("the file is written");
        match table(&SMALL, 4).build(&path, 1, &()) {
            Ok(built) => assert!(built.is_some_and(|table| table.is_complete())),
            Err(error) => {
                assert!(length > 0 && matches!(error, TableError::NotATable | TableError::Head), "{length}: {error}");
                std::fs::remove_file(&part).expect("the unfinished file is left as it was");
                table(&SMALL, 4).build(&path, 1, &()).expect("the file is written");
            }
        }
        assert_eq!(std::fs::read(&path).expect("the file is there"), whole, "{length}");
    }
}

#[test]
fn a_build_stopped_by_its_watch_keeps_its_layers() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kalah");
    let stopped = table(&[], 7).build(&path, 2, &Stops(0.into(), 10_000)).expect("the file is written");
    assert!(stopped.is_none() && !path.exists());
    let kept = std::fs::metadata(folder.path().join("kalah.part")).expect("the layers are kept").len();
    assert!(kept > 5_000, "{kept}");
    let other = table(&[("empty_capture", "true")], 7).build(&path, 2, &());
    assert!(matches!(other, Err(TableError::Foreign { .. })), "the layers are another game's");
    let higher = table(&[], 8).build(&path, 2, &());
    assert!(matches!(higher, Err(TableError::Foreign { .. })), "the layers are another table's");
    let resumed = Stops(0.into(), u64::MAX);
    let built = table(&[], 7).build(&path, 2, &resumed).expect("the file is written").expect("nobody stops it");
    assert_eq!(resumed.0.into_inner(), built.boards(), "what was kept is counted and not built again");
    assert!(Table::open(&path, rules(&[])).is_ok());
}

fn oware(options: &[(&str, &str)], most: u8) -> OwareTable {
    let rules = catalogue::rules("oware", options).expect("oware has these options");
    OwareTable::new(Endings::claim(&rules).expect("these rules have tables"), most).expect("so small a table can be held")
}

#[test]
fn a_file_of_oware_names_its_repetition_and_gives_back_what_was_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("oware");
    let built = oware(&[], 8).build(&path, 2, &()).expect("the file is written").expect("nobody stops it");
    let read = OwareTable::open(&path, built.rules()).expect("it is the table of these rules");
    assert_eq!((read.boards(), read.filled(), read.is_complete()), (125_970, 125_970, true));
    for own in [[1, 0, 2, 0, 0, 1], [0, 1, 0, 1, 3, 2], [7, 0, 0, 0, 0, 0]] {
        assert_eq!(read.bounds(&own, &[0, 0, 0, 1, 0, 0]), built.bounds(&own, &[0, 0, 0, 1, 0, 0]));
    }
    assert_eq!(read.exact_boards(8), Some(63_017));
    let info = tables::info(&path).expect("the head is sound");
    assert_eq!((info.rules, info.most_seeds, info.boards), (Tabled::Oware(built.rules()), 8, 125_970));
    assert_eq!(info.text, "oware grand_slam=no_capture cycle=first must_feed=true");
    let other = OwareTable::open(&path, oware(&[("cycle", "third")], 8).rules());
    assert!(matches!(&other, Err(TableError::Foreign { found, asked }) if found.contains("cycle=first") && asked.contains("cycle=third")), "{other:?}");
    assert!(matches!(Table::open(&path, rules(&[])), Err(TableError::Foreign { .. })), "it is another family's");
}

#[test]
fn of_a_file_of_oware_no_byte_can_be_changed_and_no_end_cut_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("oware");
    let rules = oware(&[], 2).build(&path, 1, &()).expect("the file is written").expect("nobody stops it").rules();
    let bytes = std::fs::read(&path).expect("the file is there");
    assert_eq!(bytes.len(), 8 + 2 + 1 + 2 + 54 + 4 + 2 * 91 + 3 * 4);
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1;
        std::fs::write(&path, &damaged).expect("the file is written");
        assert!(OwareTable::open(&path, rules).is_err(), "byte {at}");
        std::fs::write(&path, &bytes[..at]).expect("the file is written");
        assert!(OwareTable::open(&path, rules).is_err(), "cut off at {at}");
    }
    std::fs::write(&path, [&bytes[..], &[0]].concat()).expect("the file is written");
    assert!(matches!(OwareTable::open(&path, rules), Err(TableError::TooLong)));
}

#[test]
fn a_build_of_oware_that_was_stopped_keeps_its_layers_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, whole) = (folder.path().join("oware"), folder.path().join("whole"));
    oware(&[], 8).build(&whole, 2, &()).expect("the file is written");
    let stopped = oware(&[], 8).build(&path, 2, &Stops(0.into(), 60_000)).expect("the file is written");
    assert!(stopped.is_none() && !path.exists());
    let kept = std::fs::metadata(folder.path().join("oware.part")).expect("the layers are kept").len();
    assert!(kept > 36_000, "{kept}");
    let resumed = Stops(0.into(), u64::MAX);
    let built = oware(&[], 8).build(&path, 2, &resumed).expect("the file is written").expect("nobody stops it");
    assert_eq!(resumed.0.into_inner(), built.boards(), "what was kept is counted and not built again");
    assert!(std::fs::read(&path).expect("the file is there") == std::fs::read(&whole).expect("the file is there"));
}

/// A small table: the game, its options, the most seeds.
type Small = (&'static str, &'static [(&'static str, &'static str)], u8);

/// One of every family, and of both games that share one.
const FAMILIES: [Small; 5] = [
    ("kalah", &[("pits", "2")], 2),
    ("congklak", &[("pits", "5"), ("max_bonus", "1")], 1),
    ("oware", &[], 1),
    ("bestemshe", &[], 1),
    ("togyz_kumalak", &[], 0),
];

fn tabled(id: &str, options: &[(&str, &str)]) -> Tabled {
    Tabled::claim(&catalogue::rules(id, options).expect("the game has these options")).expect("these rules have tables")
}

#[test]
fn of_no_family_a_byte_can_be_changed_an_end_cut_off_or_one_added() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("table");
    for (id, options, most) in FAMILIES {
        let rules = tabled(id, options);
        rules.table(most).expect("so small a table can be held").build(&path, 1, &()).expect("the file is written");
        let bytes = std::fs::read(&path).expect("the file is there");
        let info = tables::info(&path).expect("the head is sound");
        assert_eq!((info.rules, info.most_seeds), (rules, most));
        assert!(rules.open(&path).is_ok_and(|table| table.filled() == info.boards), "{id}");
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1;
            std::fs::write(&path, &damaged).expect("the file is written");
            assert!(rules.open(&path).is_err(), "{id}: byte {at}");
            std::fs::write(&path, &bytes[..at]).expect("the file is written");
            assert!(rules.open(&path).is_err(), "{id}: cut off at {at}");
        }
        std::fs::write(&path, [&bytes[..], &[0]].concat()).expect("the file is written");
        assert!(matches!(rules.open(&path), Err(TableError::TooLong)), "{id}");
    }
}

#[test]
fn a_table_of_another_family_is_refused_and_names_both() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("table");
    for (id, options, most) in FAMILIES {
        let rules = tabled(id, options);
        rules.table(most).expect("so small a table can be held").build(&path, 1, &()).expect("the file is written");
        for (other, options, _) in FAMILIES.into_iter().filter(|(other, ..)| *other != id) {
            let Err(error) = tabled(other, options).open(&path) else { panic!("{id} was read as {other}") };
            assert!(matches!(&error, TableError::Foreign { found, asked } if found != asked), "{error}");
        }
    }
}

#[test]
fn games_of_the_same_rules_share_a_file_and_limits_of_extra_sowings_do_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("table");
    let sungka = tabled("sungka", &[]);
    sungka.table(2).expect("so small a table can be held").build(&path, 1, &()).expect("the file is written");
    assert!(tabled("congklak", &[("no_move", "pass"), ("rounds", "match")]).open(&path).is_ok());
    for other in
        [tabled("congklak", &[]), tabled("sungka", &[("max_bonus", "3")]), tabled("sungka", &[("need_lap", "true")]), tabled("sungka", &[("pits", "6")])]
    {
        assert!(matches!(other.open(&path), Err(TableError::Foreign { .. })));
    }
}

#[test]
fn a_build_of_every_family_that_was_stopped_goes_on_and_gives_the_same_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, whole) = (folder.path().join("table"), folder.path().join("whole"));
    for (id, most, stop) in [("congklak", 6, 20_000), ("bestemshe", 9, 60_000), ("togyz_kumalak", 3, 20_000)] {
        let table = || tabled(id, &[]).table(most).expect("so small a table can be held");
        table().build(&whole, 2, &()).expect("the file is written");
        let stopped = table().build(&path, 2, &Stops(0.into(), stop)).expect("the file is written");
        assert!(stopped == tables::Built::Stopped && !path.exists(), "{id}");
        let kept = std::fs::metadata(folder.path().join("table.part")).expect("the layers are kept").len();
        assert!(kept > 9_000, "{id}: {kept}");
        let resumed = Stops(0.into(), u64::MAX);
        assert_eq!(table().build(&path, 2, &resumed).expect("the file is written"), tables::Built::Complete);
        assert_eq!(resumed.0.into_inner(), table().boards(), "{id}: what was kept is counted and not built again");
        assert!(std::fs::read(&path).expect("the file is there") == std::fs::read(&whole).expect("the file is there"), "{id}");
        std::fs::remove_file(&path).expect("the file is there");
    }
}

/// Boards may be asked for that no game has: none of them is looked for in another board's place.
#[test]
fn what_is_no_board_of_a_game_has_no_bounds() {
    for (id, options, _) in FAMILIES {
        let mut table = tabled(id, options).table(2).expect("so small a table can be held");
        table.fill(1, &());
        let pits = catalogue::rules(id, options).expect("the game has these options").board().pits_per_seat();
        let board = |own: usize, other: usize, marks| Seen { rows: [vec![0; own], vec![0; other]], marks, bonus: 0 };
        assert!(table.bounds_of(&board(pits, pits, [None; 2])).is_some(), "{id}");
        let mut full = board(pits, pits, [None; 2]);
        full.rows[0][0] = 3;
        assert_eq!(table.bounds_of(&full), None, "{id}");
        for rows in [(pits + 1, pits), (pits, pits - 1), (0, 0)] {
            assert_eq!(table.bounds_of(&board(rows.0, rows.1, [None; 2])), None, "{id}");
        }
        for marks in [[Some(8), None], [None, Some(8)], [Some(3), Some(3)], [Some(9), None], [None, Some(255)]] {
            assert_eq!(table.bounds_of(&board(pits, pits, marks)), None, "{id}: {marks:?}");
        }
        let marked = table.bounds_of(&board(pits, pits, [Some(3), Some(4)]));
        assert_eq!(marked.is_some(), id == "togyz_kumalak", "{id}");
    }
}
