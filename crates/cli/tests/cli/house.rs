//! House rules, matches and arranged starts in the terminal.

use bija_web::Lang;
use unicode_width::UnicodeWidthStr;

use crate::run::{bija, bija_reading};

#[test]
fn new_rules_tell_what_each_choice_means_and_their_id() {
    let ran = bija(&["rules", "new", "kalah", "--option", "seeds=5", "--option", "pie_rule=true"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    for part in [
        "(seeds=5)",
        "Every pit begins with 5 seeds.",
        "2 changes from the standard rules",
        "- Swap rule (pie rule): Yes",
        "Id of these rules: kalah-dq52ltf6",
        "These rules go well together.",
        "5,5,5,5,5,5/5,5,5,5,5,5 0,0 S",
    ] {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    for lang in Lang::ALL.map(Lang::code) {
        for game in ["congklak", "mangala4", "omweso", "mancala_basic"] {
            let ran = bija(&["rules", "new", game, "--lang", lang]);
            assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{game}");
            assert!(ran.out.lines().all(|line| line.width() <= 80), "{}", ran.out);
        }
    }
}

#[test]
fn new_rules_are_told_to_programs() {
    let rules = |words: &[&str]| bija(&[&["rules", "new"], words, &["--json"]].concat()).json()[0].clone();
    let congklak = rules(&["congklak", "--option", "pits=5"]);
    assert_eq!(congklak["changes"], serde_json::json!({"pits": "5"}));
    assert_eq!(congklak["advice"][0]["key"], "first-turn");
    assert!(congklak["id"].as_str().unwrap().starts_with("congklak-"));
    assert_eq!(rules(&["congklak", "--option", "need_lap=true"])["id"], "congkak");
    assert_eq!(rules(&["lab_madjnuni"])["arrangement"]["seats"][0]["seeds"], 98);
    assert_eq!(rules(&["kalah", "--option", "start=random_1"])["random_start"], true);
}

#[test]
fn rules_that_make_no_game_are_refused_with_the_reason() {
    for (words, reason) in [
        (&["kalah", "--option", "pits=10", "--option", "seeds=20"][..], "400 seeds"),
        (&["mancala_basic", "--option", "seats=3", "--option", "pits=7"], "do not go together"),
        (&["kalah", "--option", "seeds=99"], "cannot be"),
        (&["chess"], "chess"),
    ] {
        let ran = bija(&[&["rules", "new"], words].concat());
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{words:?}");
        assert!(ran.err.contains(reason), "{}", ran.err);
    }
}

/// Plays with the lowest pit that is legal: every number is tried at every prompt.
fn lowest_pits(prompts: usize) -> String {
    "1\n2\n3\n4\n5\n6\n7\n".repeat(prompts)
}

#[test]
fn rounds_are_played_on_until_the_match_is_over() {
    let words = ["play", "--rules", "congklak", "--option", "pits=5", "--option", "rounds=match", "--two", "--seed", "1"];
    let ran = bija_reading(&words, &lowest_pits(4000));
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let said = |text: &str| ran.out.matches(text).count();
    assert_eq!(said("Round 1 of at most 10."), 1);
    assert!(said("Round 2 of at most 10.") == 1 && said("Seeds held: Player 1 ") >= 2, "{}", ran.out);
    assert!(said("closed for this round") >= 1, "{}", ran.out);
    assert_eq!(said("wins the match.") + said("The match is a draw."), 1, "{}", ran.out);
}

#[test]
fn a_pair_is_two_games_and_the_second_begins_with_the_other_side() {
    let ran = bija_reading(&["play", "--rules", "kalah", "--option", "pits=1", "--option", "seeds=1", "--two", "--pair"], "1\n1\n1\n");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("Game 2 of a pair") && ran.out.contains("Both games together: Player 1 2, Player 2 2."), "{}", ran.out);
    assert!(ran.out.contains("The match is a draw."), "{}", ran.out);
    let alone = bija(&["play", "--rules", "mancala_basic", "--option", "seats=3", "--pair"]);
    assert_eq!(alone.status, 2, "three seats make no pair: {}", alone.out);
}

#[test]
fn a_start_is_laid_out_by_hand() {
    let heap = "32,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0";
    let pairs = ["2"; 16].join(",");
    let step = |lists: &str| bija(&["step", "--rules", "omweso", "--option", "setup=free", "--arranged", lists, "--json"]);
    let start = &step(&format!("{pairs}/{heap}")).json()[0];
    assert_eq!(start["position"], "2,2,2,2,2,2,2,2|2,2,2,2,2,2,2,2/0,0,0,0,0,0,0,0|32,0,0,0,0,0,0,0 0,0 S");
    for (lists, reason) in [
        (pairs.clone(), "for 1 player"),
        (format!("{pairs}/{pairs},1"), "17 pits"),
        (format!("{heap},/{heap}"), "commas"),
        (format!("{heap}/3{}", &pairs[1..]), "has laid out 33 seeds, but must lay out 32"),
    ] {
        let ran = step(&lists);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{lists}");
        assert!(ran.err.contains(reason), "{reason}: {}", ran.err);
    }
    let ran = bija(&["step", "--rules", "kalah", "--arranged", "4,4/4,4"]);
    assert_eq!(ran.status, 2);
}
