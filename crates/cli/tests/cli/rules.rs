//! `bija rules`: the catalogue and the rules of each game, in every language, 80 columns wide at most.

use bija_rules::catalogue::ENTRIES;
use bija_web::Lang;
use unicode_width::UnicodeWidthStr;

use crate::run::{bija, command};

/// The ids of all games, in the order of the catalogue.
const GAMES: [&str; ENTRIES.len()] = {
    let mut ids = [""; ENTRIES.len()];
    let mut index = 0;
    while index < ids.len() {
        ids[index] = ENTRIES[index].id;
        index += 1;
    }
    ids
};

#[test]
fn the_list_names_every_game_and_option() {
    let list = &bija(&["rules", "--json"]).json()[0];
    let ids: Vec<&str> = list.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, bija_rules::catalogue::ENTRIES.iter().map(|entry| entry.id).collect::<Vec<_>>());
    let text = bija(&["rules"]).out;
    for game in list.as_array().unwrap() {
        assert!(text.lines().any(|line| line.starts_with(game["id"].as_str().unwrap())));
        for option in game["options"].as_array().unwrap() {
            let (name, default) = (option["name"].as_str().unwrap(), option["default"].as_str().unwrap());
            assert!(text.contains(&format!("{name}={default}")), "{name}");
            assert!(option["values"].as_array().unwrap().contains(&option["default"]), "{name}");
        }
    }
    let congkak = &list[3];
    assert_eq!((congkak["preset_of"].as_str(), congkak["seats"].as_u64()), (Some("congklak"), Some(2)));
}

#[test]
fn the_rules_of_every_game_can_be_read_in_every_language() {
    for lang in Lang::ALL.map(Lang::code) {
        for game in GAMES {
            let ran = bija(&["rules", "show", game, "--lang", lang]);
            assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{game}");
            assert!(ran.out.lines().count() > 80, "{game}");
            for line in ran.out.lines() {
                assert!(line.width() <= 80, "{} columns: {line}", line.width());
            }
            assert_eq!(ran.out.contains('।'), lang == "hi");
        }
        let list = bija(&["rules", "--lang", lang]).out;
        assert!(list.lines().all(|line| line.width() <= 80), "{list}");
    }
}

#[test]
fn a_changed_option_is_shown_as_it_is() {
    let ran = bija(&["rules", "show", "kalah", "--option", "empty_capture=true", "--option", "seeds=6"]);
    assert!(ran.out.contains("(empty_capture=true)") && ran.out.contains("Every pit begins with 6 seeds."), "{}", ran.out);
    let object = &bija(&["rules", "show", "kalah", "--option", "seeds=6", "--json"]).json()[0];
    let seeds = &object["options"][1];
    assert_eq!((seeds["value"].as_str(), seeds["default"].as_str()), (Some("6"), Some("4")));
    assert!(object["sections"].as_array().unwrap().len() > 8 && object["questions"].as_array().unwrap().len() > 3);
    assert_eq!(bija(&["rules", "show", "chess"]).status, 2);
}

#[test]
fn the_locale_chooses_the_language_and_lang_overrules_it() {
    let list = |set: &[(&str, &str)], words: &[&str]| {
        let output = command().args(["rules"]).args(words).envs(set.iter().copied()).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(list(&[("LANG", "hi_IN.UTF-8")], &[]).contains("कालाह"));
    assert!(list(&[("LANG", "id_ID.UTF-8")], &[]).contains("Mancala Kalah"));
    assert!(!list(&[("LC_ALL", "C"), ("LANG", "hi_IN.UTF-8")], &[]).contains("कालाह"));
    assert!(!list(&[("LANG", "hi_IN.UTF-8")], &["--lang", "en"]).contains("कालाह"));
}
