//! `bija db`: copies and checks of a folder of data.

use crate::help::examples;
use crate::run::{Ran, bija, command};
use crate::serve::Server;

#[test]
fn every_example_runs_where_a_server_has_been() {
    let folder = tempfile::tempdir().unwrap();
    drop(Server::start(&["serve", "--bind", "127.0.0.1:0", "--data-dir", folder.path().join("data").to_str().unwrap()]));
    let mut done = std::collections::BTreeSet::new();
    for page in [&["db", "--help"][..], &["db", "backup", "--help"], &["db", "check", "--help"]] {
        for example in examples(&bija(page).out) {
            if !done.insert(example.clone()) {
                continue;
            }
            let words: Vec<&str> = example.split_whitespace().skip(1).collect();
            let ran = Ran::of(command().args(&words).current_dir(folder.path()).output().unwrap());
            assert_eq!((ran.status, ran.out.lines().count()), (0, 1), "{example}: {}", ran.err);
        }
    }
    assert_eq!(done.len(), 5, "{done:?}");
}

#[test]
fn a_folder_is_copied_and_checked_while_a_server_uses_it() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let data = folder.join("data");
    let (data, copy) = (data.to_str().unwrap(), folder.join("copy.sqlite"));
    let server = Server::start(&["serve", "--bind", "127.0.0.1:0", "--data-dir", data]);
    let checked = bija(&["db", "check", "--data-dir", data]);
    assert_eq!((checked.status, checked.out.as_str()), (0, "0 games replayed, 0 differences, 0 flaws of the file\n"), "{}", checked.err);
    let copied = bija(&["db", "backup", copy.to_str().unwrap(), "--data-dir", data]);
    assert_eq!(copied.status, 0, "{}", copied.err);
    drop(server);
    let checked = bija(&["db", "check", "--file", copy.to_str().unwrap()]);
    assert_eq!((checked.status, checked.out.lines().count()), (0, 1), "{}", checked.err);
    let again = bija(&["db", "backup", copy.to_str().unwrap(), "--data-dir", data]);
    assert_eq!(again.status, 2, "a copy is never written over");
    let nothing = bija(&["db", "check", "--data-dir", folder.join("nothing").to_str().unwrap()]);
    assert_eq!(nothing.status, 2, "{}", nothing.out);
}
