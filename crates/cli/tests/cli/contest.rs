//! `bija match` with other programs: whole matches of the engine's own, and programs that fail in every way.
#![cfg(unix)]

use std::path::Path;

use serde_json::Value;

use crate::run::{Ran, bija};

/// The program itself as an entrant.
fn engine() -> String {
    format!("engine:{} engine", env!("CARGO_BIN_EXE_bija"))
}

/// A program that is ready to play and answers `go` by a line of shell.
fn broken(folder: &Path, go: &str) -> String {
    let script = folder.join("broken.sh");
    let text =
        format!("while read -r word rest; do\n case \"$word\" in\n uci) echo uciok;;\n isready) echo readyok;;\n go) {go};;\n quit) exit 0;;\n esac\ndone\n");
    std::fs::write(&script, text).unwrap();
    format!("engine:sh '{}'", script.display())
}

fn played(words: &[&str]) -> (Ran, Value) {
    let ran = bija(&[&["match", "--json"], words].concat());
    assert_eq!(ran.status, 0, "{}", ran.err);
    let found = ran.json()[0].clone();
    (ran, found)
}

fn counts(found: &Value) -> [u64; 4] {
    ["games", "wins", "draws", "losses"].map(|key| found[key].as_u64().unwrap())
}

#[test]
fn the_engine_plays_whole_games_against_itself_by_its_protocol() {
    for words in [
        &["--rules", "kalah", "--option", "pits=3", "--games", "4"][..],
        // The random start travels as a position.
        &["--rules", "kalah", "--option", "start=random_1", "--option", "pits=3", "--games", "2"],
        // Questions in mid-turn, and more than two seats.
        &["--rules", "bao", "--games", "2"],
        &["--rules", "mancala_basic", "--option", "seats=3", "--option", "pits=4", "--games", "3"],
    ] {
        let (_, found) = played(&[&[engine().as_str(), &engine(), "--movetime", "3"], words].concat());
        let [games, wins, draws, losses] = counts(&found);
        assert_eq!((games, found["forfeits"].as_array().unwrap().len()), (wins + draws + losses, 0), "{found}");
        assert_eq!((found["complete"].as_bool(), found["players"][0].as_str()), (Some(true), Some(engine().as_str())));
        assert_eq!(found["rules"].as_str(), Some(words[1]));
    }
}

#[test]
fn a_program_that_fails_loses_each_game_and_it_is_told_why() {
    let folder = tempfile::tempdir().unwrap();
    for (go, why) in [
        ("exit 1", "it has ended"),
        ("kill -9 $$", "it has ended"),
        ("echo bestmove S99", "\"S99\" is not a legal move"),
        ("echo bestmove", "\"\" is not a legal move"),
        ("echo 'bestmove S1S2'", "\"S1S2\" is not a legal move"),
        ("printf 'bestmove \\377\\033\\n'", "\"\u{fffd}\\u{1b}\" is not a legal move"),
        ("echo info string error: no such thing", "it refuses: no such thing"),
        ("head -c 200000 /dev/zero; echo; echo bestmove no", "\"no\" is not a legal move"),
    ] {
        let program = broken(folder.path(), go);
        let (ran, found) = played(&["greedy", &program, "--rules", "kalah", "--games", "2", "--movetime", "50", "--threads", "1"]);
        assert_eq!(counts(&found), [2, 2, 0, 0], "{go}: {found}");
        let forfeits = found["forfeits"].as_array().unwrap();
        assert_eq!(forfeits.iter().map(|forfeit| forfeit["seat"].as_u64().unwrap()).collect::<Vec<_>>(), [2, 1]);
        for forfeit in forfeits {
            assert_eq!((forfeit["side"].as_str(), forfeit["player"].as_str(), forfeit["why"].as_str()), (Some("B"), Some(program.as_str()), Some(why)));
        }
        assert_eq!(ran.err.matches(&format!("{program} has lost a game in seat ")).count(), 2, "{}", ran.err);
    }
    let text = bija(&["match", &broken(folder.path(), "exit 1"), "greedy", "--rules", "kalah", "--games", "2"]).out;
    assert!(text.contains("games         2  +0 =0 -2\n") && text.ends_with("lost by failing  A 2  B 0\n"), "{text}");
}

#[test]
fn a_program_that_says_nothing_loses_by_its_time() {
    let folder = tempfile::tempdir().unwrap();
    let program = broken(folder.path(), "exec sleep 60");
    let (_, found) = played(&[&program, "random", "--rules", "kalah", "--games", "2", "--movetime", "100"]);
    assert_eq!((counts(&found), found["forfeits"][0]["why"].as_str()), ([2, 0, 0, 2], Some("it has not answered within 2100 ms")));
}

#[test]
fn a_program_that_cannot_play_is_status_2_before_the_match() {
    let none = "engine:no-such-program-anywhere";
    for (program, why) in
        [(none, "it does not start"), ("engine:", "a command is a program"), ("engine:sh 'x", "a command is a program"), ("engine:true", "it has ended")]
    {
        for players in [[program, "random"], ["random", program]] {
            let ran = bija(&["match", players[0], players[1], "--rules", "kalah", "--games", "2"]);
            assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{program}");
            assert!(ran.err.contains(why), "{program}: {}", ran.err);
        }
    }
}

#[test]
fn trees_are_entrants_of_every_number_of_seats() {
    for words in [&["--rules", "bao", "--games", "2"][..], &["--rules", "mancala_basic", "--option", "seats=3", "--option", "pits=4", "--games", "3"]] {
        let (_, found) = played(&[&["mcts:300", "playouts:300"], words].concat());
        assert_eq!((found["players"][0].as_str(), found["players"][1].as_str()), (Some("mcts=300"), Some("playouts=300")));
        assert!(found["complete"].as_bool().unwrap() && found["forfeits"].as_array().unwrap().is_empty(), "{found}");
    }
}

#[test]
fn the_perfect_level_plays_where_it_is_held() {
    let (_, found) = played(&["perfect", "greedy", "--rules", "kalah", "--option", "pits=2", "--option", "seeds=3", "--games", "10"]);
    let [games, wins, _, losses] = counts(&found);
    assert_eq!((games, found["players"][0].as_str(), found["forfeits"].as_array().unwrap().len()), (10, Some("perfect"), 0));
    // Openings are even, and on so small a board that is proved: who never errs never loses.
    assert!(losses == 0 && wins > 0, "{found}");
    for players in [["perfect", "random"], ["random", "perfect"]] {
        let ran = bija(&["match", players[0], players[1], "--rules", "oware", "--games", "2"]);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""));
        assert!(ran.err.contains("there is no perfect level"), "{}", ran.err);
    }
}
