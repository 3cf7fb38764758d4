use bija_rules::ruleset::Why;
use bija_rules::{Dir, Reason, Seat, catalogue};

use super::*;
use crate::games::SECTIONS;
use crate::messages::{Lang, exists};
use crate::option_names::of_game;

/// The sections that need no picture; every other one must have it wherever a game has the section in words.
const WORDS_ALONE: [&str; 14] =
    ["summary", "goal", "setup", "ritual", "phases", "long", "guard", "rounds", "defaults", "variants", "difference", "strategy", "glossary", "source"];

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
        "namua" => any(|event| matches!(event, Event::Namua { .. })) && any(|event| matches!(event, Event::Gather { .. })),
        "takata" => {
            any(|event| matches!(event, Event::Namua { .. }))
                && any(|event| matches!(event, Event::Lift { .. }))
                && !any(|event| matches!(event, Event::Gather { .. }))
        }
        "house" => any(|event| matches!(event, Event::Ask(_) | Event::TurnEnd(Why::House))),
        "mtaji" => any(|event| matches!(event, Event::Gather { .. })) && !any(|event| matches!(event, Event::Namua { .. })),
        "takasia" => any(|event| matches!(event, Event::Blocked(_))),
        "reverse" => any(|event| matches!(event, Event::Gather { .. })) && rules.read_move(&played.before, mv).unwrap().dir() == Dir::Backward,
        "tuzdyk" => any(|event| matches!(event, Event::Mark { .. } | Event::Taken { .. })),
        "feeding" => any(|event| matches!(event, Event::Drop(pit) if *pit >= 6)),
        "borrowing" => any(|event| matches!(event, Event::Pay { .. })),
        "pass" => any(|event| matches!(event, Event::Passed(_))),
        "places" => any(|event| matches!(event, Event::Finish { .. })),
        "guard" => any(|event| matches!(event, Event::TurnEnd(Why::Endless) | Event::End { reason: Reason::Repetition, .. })),
        "end" => any(|event| matches!(event, Event::End { .. })),
        other => panic!("no example is known for the section {other}"),
    }
}

#[test]
fn every_example_shows_its_rule() {
    for example in all() {
        let rules = example.rules(catalogue::entry(example.game).unwrap());
        let played = example.played(&rules).unwrap_or_else(|| panic!("{example:?} is refused"));
        assert!(shows(example.section, &rules, &played, example.mv), "{example:?}: {:?}", played.events);
        assert_eq!(played.before.total(), rules.start(0).total(), "{example:?} is no position of a whole game");
        assert_eq!(played.before.to_move(), Some(Seat::SOUTH), "{example:?}");
    }
}

#[test]
fn a_preset_leaves_out_what_its_rules_forbid_or_do_not_show() {
    for (preset, game, section) in [("lab_madjnuni", "mangala4", "turn"), ("congkak", "congklak", "capture")] {
        assert!(all().any(|example| example.game == game && example.section == section), "{game} has an example to leave out");
        let preset = catalogue::entry(preset).unwrap();
        assert!(of(preset, section).all(|example| example.game == preset.id), "{}", preset.id);
    }
    assert!(of(catalogue::entry("dakon").unwrap(), "capture").any(|example| example.game == "congklak"));
}

/// A preset needs those that every game has; what else its game pictures it may lack, as bao for learners has no house.
#[test]
fn every_rule_that_can_be_pictured_has_an_example() {
    for entry in catalogue::ENTRIES {
        let missing: Vec<&str> = SECTIONS
            .iter()
            .copied()
            .filter(|section| !WORDS_ALONE.contains(section))
            .filter(|section| entry.preset_of.is_none() || ["turn", "capture", "end"].contains(section))
            .filter(|section| exists(Lang::EN, &of_game("rules", entry, &format!("{section}-1"))) && of(entry, section).next().is_none())
            .collect();
        assert!(missing.is_empty(), "{}: {missing:?}", entry.id);
        assert!(of(entry, "turn").next().is_some(), "{} has no rules in words", entry.id);
    }
}
