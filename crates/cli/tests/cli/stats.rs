//! `bija stats`: sums that are right, and the same however many threads play.

use crate::run::bija;

#[test]
fn the_same_seed_gives_the_same_numbers_on_any_number_of_threads() {
    let run = |threads, seed| bija(&["stats", "--rules", "oware", "--games", "60", "--seed", seed, "--threads", threads, "--json"]).out;
    assert_eq!(run("1", "5"), run("4", "5"));
    assert_ne!(run("1", "5"), run("1", "6"));
}

#[test]
fn results_and_reasons_count_every_game() {
    for game in ["kalah", "oware", "congklak", "congkak", "dakon"] {
        let found = &bija(&["stats", "--rules", game, "--games", "50", "--json"]).json()[0];
        let sum = |key: &str| found[key].as_object().unwrap().values().map(|games| games.as_u64().unwrap()).sum::<u64>();
        assert_eq!((sum("results"), sum("reasons"), found["games"].as_u64()), (50, 50, Some(50)), "{game}");
        assert!(found["turns"]["mean"].as_f64() <= found["sowings"]["mean"].as_f64());
        assert!(found["branching"]["mean"].as_f64().unwrap() > 1.0);
        let laps = found["laps_in_sowing"]["most"].as_u64().unwrap();
        assert_eq!(laps > 1, !["kalah", "oware"].contains(&game), "{game} has relays: {laps}");
    }
}

#[test]
fn a_game_of_one_seed_has_known_statistics() {
    // One pit with one seed a side: South's seed falls in the store, the row is empty, North keeps the other.
    let found = &bija(&["stats", "--rules", "kalah", "--option", "pits=1", "--option", "seeds=1", "--games", "7", "--json"]).json()[0];
    assert_eq!((found["results"]["draw"].as_u64(), found["reasons"]["row_empty"].as_u64()), (Some(7), Some(7)));
    assert_eq!((found["sowings"]["mean"].as_f64(), found["branching"]["mean"].as_f64()), (Some(1.0), Some(1.0)));
}

#[test]
fn every_game_is_a_row_of_the_table_with_its_number_of_seats() {
    let out = bija(&["stats", "--every", "--games", "3"]).out;
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect();
    assert!(rows.iter().all(|row| row.len() == 8), "{out}");
    let named: Vec<&str> = rows[2..].iter().map(|row| row[0]).collect();
    let mut expected: Vec<&str> = bija_rules::catalogue::ENTRIES.iter().map(|entry| entry.id).collect();
    let basic = expected.iter().position(|id| *id == "mancala_basic").unwrap();
    expected.splice(basic..basic, ["mancala_basic"; 2]);
    assert_eq!(named, expected);
    assert_eq!(rows[basic + 2..basic + 5].iter().map(|row| (row[1], row[6].split(',').count())).collect::<Vec<_>>(), [("2", 2), ("3", 3), ("4", 4)]);
    // The rows are what each game says alone.
    let alone = &bija(&["stats", "--rules", "kalah", "--games", "3", "--json"]).json()[0];
    assert_eq!(rows[2][2], format!("{:.1}", alone["sowings"]["mean"].as_f64().unwrap()));
    assert_eq!(bija(&["stats", "--every", "--rules", "kalah"]).status, 2);
}
