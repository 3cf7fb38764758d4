//! `bija step`: the objects of the format, refusals, and recorded games.

use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::run::{Ran, bija, bija_reading, root, transcripts};

#[test]
fn each_line_is_an_object_of_the_format() {
    let ran = bija(&["step", "--rules", "kalah", "--moves", "S3 S6,N2", "--json"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let steps = ran.json();
    assert_eq!(steps.len(), 4);
    let keys = ["ply", "seat", "move", "position", "fields", "legal", "events", "outcome"];
    for (ply, step) in steps.iter().enumerate() {
        assert_eq!(step.as_object().unwrap().keys().collect::<Vec<_>>(), keys);
        assert_eq!(step["ply"], json!(ply));
        assert_eq!(step["outcome"], Value::Null);
    }
    let start = &steps[0];
    assert_eq!((&start["seat"], &start["move"], &start["events"]), (&Value::Null, &Value::Null, &json!([])));
    assert_eq!(start["position"], "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S");
    assert_eq!((&steps[1]["seat"], &steps[1]["move"]), (&json!("S"), &json!("S3")));
    assert_eq!(steps[1]["legal"], json!(["S1", "S2", "S4", "S5", "S6"]));
    assert_eq!(steps[1]["events"][4], json!({"e": "drop", "store": "S"}));
    assert_eq!((&steps[3]["seat"], &steps[3]["fields"]["to_move"]), (&json!("N"), &json!("N")), "the last seed fell in the store");
}

#[test]
fn a_move_without_its_letter_is_written_with_it() {
    let steps = bija(&["step", "--rules", "oware", "--moves", "3 2", "--json"]).json();
    assert_eq!((&steps[1]["move"], &steps[2]["move"]), (&json!("S3"), &json!("N2")));
}

#[test]
fn a_question_that_the_token_answers_is_not_asked_again() {
    let moves = |last: &str| format!("A6<* A5< A3> {last}");
    for (last, told) in [("A7<", "Player 2 stopped at the nyumba."), ("A7<+", "Player 2’s nyumba is lost.")] {
        let ran = bija(&["step", "--rules", "bao", "--moves", &moves(last)]);
        let end = ran.out.split(&format!("\n4 {last}\n")).nth(1).unwrap_or_else(|| panic!("the token is written as it was given: {}", ran.out));
        assert!(end.contains(told) && end.contains("Player 1 to move.") && !end.contains("choose"), "{end}");
        assert_eq!(bija(&["step", "--rules", "bao", "--moves", &moves(last), "--json"]).json()[4]["move"], json!(last));
    }
}

#[test]
fn recorded_games_come_out_as_recorded() {
    for game in ["kalah", "oware", "congklak"] {
        for (options, moves, last) in transcripts(game) {
            let mut words = vec!["step", "--rules", game, "--moves", "-", "--json"];
            words.extend(options.iter().map(String::as_str));
            let ran = bija_reading(&words, &moves.join("\n"));
            assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{game} {options:?}");
            let steps = ran.json();
            assert_eq!(steps.len(), moves.len() + 1);
            let end = steps.last().unwrap();
            for (key, value) in last.as_object().unwrap() {
                assert_eq!(&end["fields"][key], value, "{game} {options:?} {key}");
            }
            assert_eq!(end["outcome"].is_null(), last["over"] == json!(false));
        }
    }
}

#[test]
fn an_illegal_move_is_status_3_after_the_plies_before_it() {
    for (moves, said) in
        [("S3 S3", "Pit 3 is empty"), ("S3 S9 S1", "Move 2, S9"), ("S3 N1", "not your turn"), ("S3 x", "not a move"), ("S3 swap", "no change of sides")]
    {
        let ran = bija(&["step", "--rules", "kalah", "--moves", moves, "--json"]);
        assert_eq!(ran.status, 3, "{moves}");
        assert_eq!(ran.json().len(), 2, "{moves}");
        assert!(ran.err.starts_with("bija: Move 2, ") && ran.err.contains(said), "{moves}: {}", ran.err);
    }
}

#[test]
fn after_the_end_nothing_can_be_played() {
    let position = "0,0,0,0,0,1/0,0,0,0,0,2 20,25 S";
    let ran = bija(&["step", "--rules", "kalah", "--position", position, "--moves", "S6 N6", "--json"]);
    assert_eq!(ran.status, 3);
    let steps = ran.json();
    assert_eq!(steps[1]["outcome"]["score"], json!([21, 27]));
    assert_eq!(steps[1]["outcome"]["winner"], "N");
    assert_eq!(steps[1]["outcome"]["reason"], "row_empty");
    assert!(ran.err.contains("over"), "{}", ran.err);
}

#[test]
fn what_the_rules_do_not_know_is_status_2_with_a_sentence() {
    let cases: [(&[&str], &str); 9] = [
        (&["--rules", "chess"], "There is no game “chess” here. The games are: kalah, oware"),
        (&["--rules", "kalah", "--option", "sedes=4"], "Kalah has no option “sedes”"),
        (&["--rules", "kalah", "--option", "seeds=21"], "The option “seeds” cannot be “21”. It can be: 1–20."),
        (&["--rules", "kalah", "--option", "seeds=4", "--option", "seeds=5"], "given twice"),
        (&["--rules", "kalah", "--option", "pits=10", "--option", "seeds=20"], "These options need 400 seeds"),
        (&["--rules", "kalah", "--position", "4,4/4,4 0,0 S"], "Row 1 has 2 pits; these rules need 6."),
        (&["--rules", "o_an_quan", "--position", "4,4/4,4 0,0 S"], "Row 1 has 2 squares; these rules need 6."),
        (&["--rules", "mancala_basic", "--position", "x,4/4,4 0,0 1"], "“x” is not a number of stones."),
        (&["--rules", "kalah", "--start", "7"], "always starts in the same way"),
    ];
    for (words, said) in cases {
        let ran = bija(&[&["step"], words].concat());
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{words:?}");
        assert!(ran.err.contains(said), "{words:?}: {}", ran.err);
        let hindi = bija(&[&["step", "--lang", "hi"], words].concat());
        assert_eq!(hindi.status, 2);
        assert!(hindi.err.contains('।'), "{}", hindi.err);
    }
}

#[test]
fn a_random_start_is_that_of_its_number() {
    let start = |number| bija(&["step", "--rules", "kalah", "--option", "start=random_2", "--start", number, "--json"]).json()[0]["position"].clone();
    assert_eq!(start("7"), start("7"));
    assert!(["8", "9", "18446744073709551615"].iter().any(|number| start(number) != start("7")));
}

#[test]
fn without_json_a_person_reads_words_and_boards() {
    let ran = bija(&["step", "--rules", "kalah", "--moves", "S3 S6"]);
    assert_eq!(ran.status, 0);
    for part in ["1 S3", "Player 1 lifted 4 seeds from pit 3.", "Player 1 moves again.", "4,4,0,5,5,0/5,5,5,5,4,4 2,0 N", "|  4 |  4 |  0 |  5 |  5 |  0-|"] {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    let hindi = bija(&["step", "--rules", "kalah", "--moves", "S3", "--lang", "hi"]);
    assert!(hindi.out.contains("खिलाड़ी 1"), "{}", hindi.out);
    let indonesian = bija(&["step", "--rules", "kalah", "--moves", "S3", "--lang", "id"]);
    assert!(indonesian.out.contains("Pemain 1 mengambil 4 biji dari lubang 3."), "{}", indonesian.out);
}

#[test]
fn a_reader_who_stops_reading_ends_it_quietly() {
    let moves = transcripts("kalah")[0].1.join(" ");
    let script = format!("\"$0\" step --rules kalah --moves '{moves}' --json | head -n 1; \"$0\" rules show kalah | head -c 1 >/dev/null");
    let bash = Command::new("sh").args(["-c", &script, env!("CARGO_BIN_EXE_bija")]).current_dir(root()).stdin(Stdio::null()).output().unwrap();
    let ran = Ran::of(bash);
    assert_eq!((ran.out.lines().count(), ran.err.as_str()), (1, ""));
}
