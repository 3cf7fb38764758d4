//! `bija analyze`: values that agree with the solver's, estimates that are called so, limits that are kept.

use serde_json::{Value, json};

use crate::run::{bija, bija_reading};

fn analyzed(words: &[&str]) -> Value {
    let ran = bija(&[&["analyze", "--json"], words].concat());
    assert_eq!((ran.status, ran.err.lines().any(|line| line.starts_with("bija:"))), (0, false), "{words:?}: {}", ran.err);
    ran.json()[0].clone()
}

fn lines(found: &Value) -> &Vec<Value> {
    found["lines"].as_array().unwrap()
}

/// The same on every run, all but the time it took.
fn timeless(mut found: Value) -> Value {
    found.as_object_mut().unwrap().remove("seconds");
    found
}

#[test]
fn a_value_of_the_kalah_family_is_proved_and_its_line_leads_to_it() {
    let words = ["--rules", "kalah", "--option", "pits=4", "--option", "seeds=3"];
    let found = analyzed(&words);
    let best = &lines(&found)[0];
    // Kalah(4,3) is a published win of the first seat by six seeds.
    assert_eq!(
        (lines(&found).len(), &best["value"], &best["exact"], &found["exact"], &found["ended"]),
        (1, &json!(6), &json!(true), &json!(true), &json!("exact"))
    );
    assert!(found["boards"].as_u64().unwrap() > 0 && found["nodes"].is_null());
    let line: Vec<&str> = best["line"].as_array().unwrap().iter().map(|token| token.as_str().unwrap()).collect();
    assert_eq!(line[0], best["move"].as_str().unwrap());
    let last = bija(&[&["step", "--json", "--moves", &line.join(" ")], &words[..]].concat()).json().pop().unwrap();
    assert!(last["position"].as_str().unwrap().ends_with(" 15,9 -"), "{last}");
}

#[test]
fn every_move_has_the_value_that_the_solver_gives_it() {
    let words = ["--rules", "kalah", "--option", "pits=4", "--option", "seeds=4", "--option", "empty_capture=true"];
    let solved = bija(&[&["solve", "--moves", "all", "--json"], &words[..]].concat()).json()[0].clone();
    let found = analyzed(&[&words[..], &["--lines", "9", "--time", "60000"]].concat());
    let sorted = |pairs: Vec<(String, i64)>| {
        let mut pairs = pairs;
        pairs.sort();
        pairs
    };
    let expected = solved["moves"].as_array().unwrap().iter().map(|row| (row["move"].to_string(), row["value"]["least"].as_i64().unwrap())).collect();
    let values: Vec<i64> = lines(&found).iter().map(|line| line["value"].as_i64().unwrap()).collect();
    assert_eq!(sorted(lines(&found).iter().map(|line| (line["move"].to_string(), line["value"].as_i64().unwrap())).collect()), sorted(expected));
    assert!(values.is_sorted_by(|a, b| a >= b) && lines(&found).iter().all(|line| line["exact"] == true && line["bounds"].is_null()));
    let two = analyzed(&[&words[..], &["--lines", "2", "--time", "60000"]].concat());
    assert_eq!(lines(&two).iter().map(|line| line["value"].as_i64().unwrap()).collect::<Vec<_>>(), values[..2]);
}

#[test]
fn within_positions_the_answer_is_the_same_on_every_run() {
    for words in [
        &["--rules", "kalah", "--nodes", "30000", "--lines", "3"][..],
        &["--rules", "kalah", "--option", "pits=3", "--nodes", "100000", "--lines", "2"],
        &["--rules", "oware", "--nodes", "5000"],
        &["--rules", "omweso", "--nodes", "3000", "--lines", "2"],
    ] {
        let found = timeless(analyzed(words));
        assert_eq!(timeless(analyzed(words)), found, "{words:?}");
        assert_eq!(found["ended"], if found["exact"] == true { "exact" } else { "nodes" }, "{words:?}");
    }
}

#[test]
fn what_is_not_proved_is_an_estimate_between_what_is() {
    let words = ["--rules", "kalah", "--option", "seeds=2", "--nodes", "5000"];
    let found = analyzed(&words);
    assert_eq!((&found["exact"], &lines(&found)[0]["exact"], &found["ended"]), (&json!(false), &json!(false), &json!("nodes")));
    let proved = &found["proved"];
    let (least, most) = (proved["least"].as_i64().unwrap(), proved["most"].as_i64().unwrap());
    // Kalah(6,2) is a published win of the first seat by six seeds, and nobody wins more than all 24.
    assert!(least < most && (least..=most).contains(&6) && most - least < 48, "{proved}");
    let text = bija(&[&["analyze"], &words[..]].concat()).out;
    assert!(text.contains("  estimate  ") && text.contains(&format!("\nproved: {least:+} to {most:+}\ndepth ")), "{text}");
}

#[test]
fn games_without_a_solver_are_searched_and_their_ends_are_exact() {
    let estimate = analyzed(&["--rules", "oware", "--depth", "4", "--lines", "3"]);
    let moves: Vec<&str> = lines(&estimate).iter().map(|line| line["move"].as_str().unwrap()).collect();
    assert!(moves.len() == 3 && moves[0] != moves[1] && moves[1] != moves[2] && moves[0] != moves[2]);
    assert_eq!((&estimate["depth"], &estimate["boards"], &estimate["ended"], &estimate["unit"]), (&json!(4), &json!(0), &json!("depth"), &json!("seeds")));
    let end = analyzed(&["--rules", "oware", "--position", "0,0,0,0,0,1/1,0,0,0,0,0 23,23 S"]);
    assert_eq!((&end["exact"], &end["ended"], &end["proved"]), (&json!(true), &json!("exact"), &Value::Null));
    assert_eq!(analyzed(&["--rules", "bao", "--depth", "2"])["unit"], "points");
    // A depth is the engine's alone.
    assert_eq!(analyzed(&["--rules", "kalah", "--depth", "3"])["boards"], 0);
}

#[test]
fn moves_and_limits_are_those_that_were_given() {
    let played = analyzed(&["--rules", "kalah", "--moves", "S3 S6", "--nodes", "500"]);
    let position = analyzed(&["--rules", "kalah", "--position", "4,4,0,5,5,0/5,5,5,5,4,4 2,0 N", "--nodes", "500"]);
    assert_eq!(timeless(played.clone()), timeless(position));
    let read = bija_reading(&["analyze", "--rules", "kalah", "--moves", "-", "--nodes", "500", "--json"], "S3,S6\n");
    assert_eq!(timeless(read.json()[0].clone()), timeless(played));
    let timed = analyzed(&["--rules", "kalah", "--option", "seeds=9", "--time", "200"]);
    assert_eq!((&timed["ended"], &timed["exact"]), (&json!("time"), &json!(false)));
    assert!(timed["seconds"].as_f64().unwrap() >= 0.2);
}

#[test]
fn what_cannot_be_analyzed_is_refused() {
    let over = bija(&["analyze", "--rules", "kalah", "--position", "0,0,0,0,0,0/0,0,0,0,0,0 20,28 -"]);
    assert_eq!((over.status, over.out.as_str(), over.err.as_str()), (2, "", "bija: the game is over\n"));
    let illegal = bija(&["analyze", "--rules", "kalah", "--moves", "S3 S3"]);
    assert_eq!((illegal.status, illegal.out.as_str()), (3, ""));
    for words in [["--time", "0"], ["--nodes", "-3"], ["--depth", "0"], ["--lines", "0"], ["--memory", "0"], ["--option", "seeds=400"]] {
        let ran = bija(&[&["analyze", "--rules", "kalah"], &words[..]].concat());
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{words:?}");
    }
}
