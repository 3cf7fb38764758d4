//! `bija tables`: a file that is built, described, verified, used, and refused when it is damaged.

use serde_json::json;

use crate::run::bija;

#[test]
fn a_table_is_built_described_verified_and_used() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("endings.bija");
    let file = path.to_str().unwrap();
    let built = bija(&["tables", "build", file, "--rules", "kalah", "--option", "empty_capture=true", "--most-seeds", "6"]);
    assert_eq!((built.status, built.err.as_str()), (0, ""));
    assert!(built.out.contains(" pits=6 empty_capture=true end=any_row_empty remaining=owner\n18564 boards of up to 6 seeds\n"), "{}", built.out);
    assert_eq!(bija(&["tables", "info", file]).out, built.out);
    let info = &bija(&["tables", "info", file, "--json"]).json()[0];
    assert_eq!((&info["most_seeds"], &info["boards"]), (&json!(6), &json!(18_564)));
    let verified = bija(&["tables", "verify", file, "--boards", "300"]);
    assert_eq!(verified.status, 0);
    assert!(verified.out.ends_with("\n18564 boards read, 300 solved, 0 differ\n"), "{}", verified.out);

    let position = "0,0,1,0,2,1/0,3,0,0,0,1 20,20 S";
    let words = ["solve", "--rules", "kalah", "--option", "empty_capture=true", "--position", position, "--json"];
    let [without, with] = [&words[..], &[&words[..], &["--table", file]].concat()].map(|words| bija(words).json()[0].clone());
    assert_eq!((&with["table"], &with["value"]), (&json!(6), &without["value"]));
    let other = bija(&["solve", "--rules", "kalah", "--position", position, "--table", file]);
    assert_eq!((other.status, other.out.as_str()), (2, ""));
    assert!(other.err.contains("empty_capture=true") && other.err.contains("empty_capture=false"), "{}", other.err);

    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    std::fs::write(&path, &bytes).unwrap();
    let damaged = bija(&["tables", "verify", file]);
    assert_eq!((damaged.status, damaged.out.as_str()), (2, ""));
    assert!(damaged.err.contains("damaged"), "{}", damaged.err);
    bytes.truncate(middle);
    std::fs::write(&path, &bytes).unwrap();
    let cut = bija(&["tables", "verify", file]);
    assert!(cut.status == 2 && cut.err.contains("cut off"), "{}", cut.err);
}

#[test]
fn a_value_that_is_wrong_under_a_right_sum_is_found_by_solving() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("endings.bija");
    let file = path.to_str().unwrap();
    bija(&["tables", "build", file, "--rules", "kalah", "--option", "pits=2", "--most-seeds", "3"]);
    let mut bytes = std::fs::read(&path).unwrap();
    // The last layer: 20 boards of three seeds, then its sum.
    let begins = bytes.len() - 24;
    bytes[begins..begins + 20].iter_mut().for_each(|value| *value = value.wrapping_add(2));
    let sum = crc32fast::hash(&bytes[begins..begins + 20]);
    bytes[begins + 20..].copy_from_slice(&sum.to_le_bytes());
    std::fs::write(&path, bytes).unwrap();
    let verified = bija(&["tables", "verify", file, "--boards", "50"]);
    assert_eq!(verified.status, 1);
    assert!(verified.out.contains(" by search\n"), "{}", verified.out);
}

#[test]
fn a_table_of_oware_is_built_described_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("oware.bija");
    let file = path.to_str().unwrap();
    let built = bija(&["tables", "build", file, "--rules", "oware", "--most-seeds", "8"]);
    assert_eq!((built.status, built.err.as_str()), (0, ""));
    assert_eq!(built.out, "oware grand_slam=no_capture cycle=first must_feed=true\n125970 boards of up to 8 seeds\n");
    assert_eq!(bija(&["tables", "info", file]).out, built.out);
    let verified = bija(&["tables", "verify", file, "--boards", "300"]);
    assert_eq!(verified.status, 0);
    assert!(verified.out.starts_with("113405 boards exact, 12565 hang on which position repeats\n"), "{}", verified.out);
    assert!(verified.out.ends_with("\n125970 boards read, 300 looked at ahead, 0 differ\n"), "{}", verified.out);

    let mut bytes = std::fs::read(&path).unwrap();
    // The last layer: two bounds for each of 75,582 boards of eight seeds, then its sum.
    let begins = bytes.len() - 2 * 75_582 - 4;
    let ends = bytes.len() - 4;
    bytes[begins..ends].iter_mut().for_each(|bound| *bound = bound.wrapping_add(2));
    assert!(std::fs::write(&path, &bytes).is_ok() && bija(&["tables", "verify", file]).err.contains("damaged"));
    let sum = crc32fast::hash(&bytes[begins..ends]);
    bytes[ends..].copy_from_slice(&sum.to_le_bytes());
    std::fs::write(&path, bytes).unwrap();
    let wrong = bija(&["tables", "verify", file, "--boards", "50"]);
    assert_eq!(wrong.status, 1);
    assert!(wrong.out.contains(" by search\n"), "{}", wrong.out);
}

#[test]
fn a_table_of_relay_games_is_built_verified_and_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sungka.bija");
    let file = path.to_str().unwrap();
    let built = bija(&["tables", "build", file, "--rules", "sungka", "--option", "max_bonus=2", "--most-seeds", "5"]);
    assert_eq!((built.status, built.err.as_str()), (0, ""));
    assert!(built.out.ends_with(" pits=7 empty_capture=false need_lap=false no_move=pass max_bonus=2\n11628 boards of up to 5 seeds\n"), "{}", built.out);
    assert_eq!(bija(&["tables", "info", file]).out, built.out);
    let verified = bija(&["tables", "verify", file, "--boards", "300"]);
    assert_eq!(verified.status, 0);
    assert!(verified.out.ends_with("\n11628 boards read, 300 solved, 0 differ\n"), "{}", verified.out);

    let looked = bija(&["tables", "look", file, "0,0,0,0,0,0,1/0,0,0,0,0,0,1 40,40 S"]);
    assert_eq!((looked.status, looked.out.as_str()), (0, "+0\nS7 +0\n"), "{}", looked.err);
    let north = &bija(&["tables", "look", file, "0,0,0,0,1,0,0/2,0,0,0,0,0,1 40,40 N", "--json"]).json()[0];
    assert_eq!((&north["value"]["exact"], north["moves"].as_array().map(Vec::len)), (&json!(true), Some(2)));
    let full = bija(&["tables", "look", file, "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 S"]);
    assert!(full.status == 2 && full.out.is_empty() && full.err.contains("up to 5 seeds"), "{}", full.err);
    let unread = bija(&["tables", "look", file, "7,7 0,0 S"]);
    assert!(unread.status == 2 && unread.out.is_empty() && !unread.err.is_empty());

    change_last_layer(&path, 11_628 - 3_060);
    let wrong = bija(&["tables", "verify", file, "--boards", "50"]);
    assert_eq!(wrong.status, 1);
    assert!(wrong.out.contains(" by search\n"), "{}", wrong.out);
}

/// Makes every byte of the last layer a wrong one, under a right sum.
fn change_last_layer(path: &std::path::Path, length: usize) {
    let mut bytes = std::fs::read(path).unwrap();
    let ends = bytes.len() - 4;
    bytes[ends - length..ends].iter_mut().for_each(|value| *value = value.wrapping_add(2));
    let sum = crc32fast::hash(&bytes[ends - length..ends]);
    bytes[ends..].copy_from_slice(&sum.to_le_bytes());
    std::fs::write(path, bytes).unwrap();
}

#[test]
fn tables_of_bestemshe_and_togyz_kumalak_are_built_verified_and_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("togyz.bija");
    let file = path.to_str().unwrap();
    for (id, most, boards, position, length) in [
        ("bestemshe", "6", 8_008, "0,0,0,0,2/1,0,0,0,0 20,20 S", 2 * 5_005),
        ("togyz_kumalak", "3", 73_834, "0,0,0,0,0,0,0,0,2/1,0,0,0,0,0,0,0,0 80,79 S tuzdyk=N4,S5", 2 * 62_340),
    ] {
        let built = bija(&["tables", "build", file, "--rules", id, "--most-seeds", most]);
        assert_eq!((built.status, built.err.as_str()), (0, ""));
        assert_eq!(built.out, format!("{id}\n{boards} boards of up to {most} seeds\n"));
        let verified = bija(&["tables", "verify", file, "--boards", "300"]);
        assert_eq!(verified.status, 0, "{}", verified.out);
        assert!(verified.out.ends_with(&format!("\n{boards} boards read, 300 looked at ahead, 0 differ\n")), "{}", verified.out);
        let looked = bija(&["tables", "look", file, position]);
        assert_eq!((looked.status, looked.out.lines().count()), (0, 2), "{}", looked.err);
        change_last_layer(&path, length);
        let wrong = bija(&["tables", "verify", file, "--boards", "50"]);
        assert_eq!(wrong.status, 1);
        assert!(wrong.out.contains(" by search\n"), "{}", wrong.out);
    }
}

#[test]
fn what_has_no_tables_is_refused() {
    let endless = ["tables", "build", "no-file", "--rules", "oware", "--option", "cycle=off"];
    for words in [&endless[..], &["tables", "build", "no-file", "--rules", "pallanguzhi"], &["solve", "--rules", "oware"], &["tables", "info", "Cargo.toml"]] {
        let ran = bija(words);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{words:?}");
        assert!(!ran.err.is_empty());
    }
    assert!(!crate::run::root().join("no-file").exists());
}
