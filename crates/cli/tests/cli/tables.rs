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
fn what_has_no_tables_is_refused() {
    let endless = ["tables", "build", "no-file", "--rules", "oware", "--option", "cycle=off"];
    for words in [&endless[..], &["tables", "build", "no-file", "--rules", "congklak"], &["solve", "--rules", "oware"], &["tables", "info", "Cargo.toml"]] {
        let ran = bija(words);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{words:?}");
        assert!(!ran.err.is_empty());
    }
    assert!(!crate::run::root().join("no-file").exists());
}
