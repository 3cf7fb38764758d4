use bija_rules::ruleset::Why;
use bija_rules::{Seat, catalogue};

use super::*;
use crate::games::SECTIONS;
use crate::messages::{Lang, exists};
use crate::option_names::of_game;

/// The sections that a picture has to show wherever a game has them in words.
const PICTURED: [&str; 14] =
    ["turn", "direction", "relay", "extra", "capture", "pasu", "quan", "house", "takasia", "tuzdyk", "feeding", "borrowing", "pass", "end"];

/// Whether an example of a section shows what the section is about.
fn shows(section: &str, rules: &Rules, played: &Played, mv: &str) -> bool {
    let any = |wanted: fn(&Event) -> bool| played.events.iter().any(wanted);
    match section {
        "turn" => !any(|event| matches!(event, Event::Relay { .. } | Event::Capture { .. } | Event::Gather { .. } | Event::Again(_))),
        "direction" => {
            let chosen = rules.read_move(&played.before, mv).unwrap();
            rules.legal(&played.before).any(|other| other != chosen && other.pit() == chosen.pit())
        }
        "relay" => any(|event| matches!(event, Event::Relay { .. })),
        "extra" => any(|event| matches!(event, Event::Again(_))),
        "capture" => any(|event| matches!(event, Event::Capture { .. } | Event::Gather { .. } | Event::Spared(_))),
        "pasu" => any(|event| matches!(event, Event::Taken { .. })),
        "quan" => any(|event| matches!(event, Event::Piece { .. } | Event::TurnEnd(Why::YoungQuan))),
        "tuzdyk" => any(|event| matches!(event, Event::Mark { .. } | Event::Taken { .. })),
        "feeding" => any(|event| matches!(event, Event::Drop(pit) if *pit >= 6)),
        "borrowing" => any(|event| matches!(event, Event::Pay { .. })),
        "pass" => any(|event| matches!(event, Event::Passed(_))),
        "places" => any(|event| matches!(event, Event::Finish { .. })),
        "guard" => any(|event| matches!(event, Event::TurnEnd(Why::Endless))),
        "end" => any(|event| matches!(event, Event::End { .. })),
        other => panic!("no example is known for the section {other}"),
    }
}

#[test]
fn every_example_shows_its_rule() {
    for example in all() {
        let rules = example.rules(catalogue::entry(example.game).unwrap());
        let played = example.play(&rules);
        assert!(shows(example.section, &rules, &played, example.mv), "{example:?}: {:?}", played.events);
        assert_eq!(played.before.total(), rules.start(0).total(), "{example:?} is no position of a whole game");
        assert_eq!(played.before.to_move(), Some(Seat::SOUTH), "{example:?}");
    }
}

/// Presets show the examples of their game under rules of their own, which may change what happens but never forbid it.
#[test]
fn presets_can_play_the_examples_of_their_game() {
    for entry in catalogue::ENTRIES {
        for section in SECTIONS {
            for example in of(entry, section) {
                let played = example.play(&example.rules(entry));
                assert!(!played.events.is_empty(), "{} {example:?}", entry.id);
            }
        }
    }
}

#[test]
fn every_rule_that_can_be_pictured_has_an_example() {
    for entry in catalogue::ENTRIES {
        let missing: Vec<&str> = PICTURED
            .into_iter()
            .filter(|section| exists(Lang::En, &of_game("rules", entry, &format!("{section}-1"))) && of(entry, section).next().is_none())
            .collect();
        assert!(missing.is_empty(), "{}: {missing:?}", entry.id);
        assert!(of(entry, "turn").next().is_some(), "{} has no rules in words", entry.id);
    }
}
