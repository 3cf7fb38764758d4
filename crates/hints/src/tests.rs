//! Sentences for every reason, in every language; and what a warning says.

use std::collections::BTreeSet;
use std::string::{String, ToString};
use std::vec::Vec;

use bija_engine::{Loss, Reason, Then};
use bija_rules::{Dir, Game, Move, PitSet, Seat, catalogue};
use bija_web::messages::{Lang, Voice, format};
use bija_wire::{Ask, Line, People, ToJson};
use serde_json::{Value, json};

use crate::say::Speaker;
use crate::{Explained, Question};

/// Every kind of reason, with and without what it may leave out.
fn reasons() -> Vec<Reason> {
    let (other, same) = (Move::sow(3, Dir::Forward), Move::sow(2, Dir::Forward));
    let captures = |seeds, own, pieces, from| Reason::Captures { seeds, own, pieces, from };
    let (one, two) = (PitSet::of(8), PitSet::of(8).or(PitSet::of(9)));
    let mut all = std::vec![
        Reason::Only,
        Reason::Wins,
        Reason::WinsSurely,
        Reason::AsGood,
        captures(1, 0, 0, one),
        captures(5, 1, 0, one),
        captures(7, 0, 0, two),
        captures(7, 1, 0, two),
        captures(4, 4, 0, PitSet::EMPTY),
        captures(0, 0, 1, one),
        captures(1, 0, 1, one),
        captures(6, 0, 2, two),
        Reason::Again { then: None },
        Reason::Again { then: Some(Then { pit: 3, seeds: 5 }) },
        Reason::Finishes { place: 2 },
        Reason::Marks { pit: 8 },
        Reason::Collects { seeds: 3 },
        Reason::Relays { laps: 4, stored: 0 },
        Reason::Relays { laps: 4, stored: 2 },
        Reason::Better { by: Some(3) },
        Reason::Better { by: None },
    ];
    for pit in [None, Some(1)] {
        all.extend([Reason::Saves { seeds: 4, pit }, Reason::Denies { pit }, Reason::Lets { seeds: 6, pit }, Reason::LetsAgain { pit }]);
    }
    for best in [other, same] {
        all.extend([Reason::Misses { seeds: 6, best }, Reason::MissesAgain { best }, Reason::MissesWin { best }]);
        all.extend([Reason::Worse { by: Some(2), best }, Reason::Worse { by: None, best }]);
    }
    all
}

#[test]
fn every_reason_is_said_in_every_language_to_whoever_reads() {
    for id in ["kalah", "bao", "o_an_quan", "mancala_basic"] {
        let entry = catalogue::ENTRIES.iter().find(|entry| entry.id == id).expect("the catalogue has the game");
        let game = Game::new(std::sync::Arc::new(catalogue::rules(id, &[]).expect("it has standard options")), 0);
        let mv = game.legal().find(|mv| mv.pit() == Some(2)).or_else(|| game.legal().next()).expect("the game begins");
        for people in [People::by_number(), People::against_computers(Seat::SOUTH, 2), People::against_computers(Seat::NORTH, 2)] {
            let speaker = Speaker::new(&game, &people, mv);
            for lang in Lang::ALL {
                let mut kinds = BTreeSet::new();
                for reason in reasons() {
                    let line = speaker.line(reason);
                    let said = format(Voice::of(lang, entry), &line);
                    let numbers = line.args.iter().filter_map(|(_, arg)| if let bija_wire::Arg::Number(number) = arg { Some(*number) } else { None });
                    assert!(!said.is_empty() && !said.contains(['{', '}', '$']), "{}: {said}", line.key);
                    // Two quan are “both”, a rank is a word, and one or none of them may be.
                    for number in numbers.filter(|&number| number > 2) {
                        assert!(said.contains(&number.to_string()), "{}: {said} does not say {number}", line.key);
                    }
                    kinds.insert(reason.name());
                }
                assert_eq!(kinds, BTreeSet::from(Reason::NAMES), "every kind of reason is said in {lang:?}");
            }
        }
    }
}

fn explained(request: &Value) -> Explained {
    let ask = Ask::read(request.to_string().as_bytes()).expect("it is JSON");
    Question::read(&ask).expect("the game goes on").explained(&|| false)
}

fn keys(lines: &[Line]) -> Vec<&str> {
    lines.iter().map(|line| &*line.key).collect()
}

#[test]
fn a_move_that_gives_seeds_away_is_warned_of_with_what_would_happen() {
    let game = json!({"ruleset": "kalah", "position": "4,4,4,4,4,0/5,5,5,4,4,4 1,0 N"});
    let explained = explained(&json!({"game": game, "move": "N3", "viewer": 1}));
    assert_eq!(explained.explanation.against[0].name(), "lets");
    assert_eq!(keys(&explained.warn), ["reason-lets-at", "gentle-warn"]);
    assert_eq!(explained.explanation.loss, Loss { seeds: 4, counted: true, win: false });
    let lost = explained.losses.iter().find(|(mv, _)| mv == "N3").expect("every legal move is there");
    assert_eq!((lost.1, explained.losses[0].1.seeds, explained.losses.len()), (explained.explanation.loss, 0, 6));
}

#[test]
fn games_without_a_count_are_warned_of_without_one() {
    let position = "7,1,5,4,0,0,0,0|2,4,2,0,2,4,2,0/1,0,2,4,1,1,1,1|0,1,1,0,0,1,1,0 0,0 S hand=8,8";
    let explained = explained(&json!({"game": {"ruleset": "bao", "position": position}, "move": "A4<"}));
    assert_eq!(explained.warn.last().map(|line| &*line.key), Some("gentle-warn-plain"));
}

#[test]
fn the_best_move_has_nothing_against_it() {
    let best = explained(&json!({"game": {"ruleset": "oware", "moves": ["S3"]}}));
    assert_eq!((keys(&best.but), keys(&best.warn), best.mv), (Vec::new(), Vec::new(), best.best));
}

#[test]
fn what_travels_names_each_reason_with_its_claim() {
    let game = json!({"ruleset": "oware", "position": "2,0,7,2,1,7/0,3,10,1,7,6 0,2 S"});
    let text: String = explained(&json!({"game": game, "move": "S3"})).to_json();
    let told: Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(told["reasons"][0], json!({"reason": "captures", "seeds": 2, "own": 0, "pieces": 0, "pits": [9]}));
    let wanted = json!({"key": "reason-captures-at", "args": {"count": 2, "place": {"key": "place-pit", "args": {
        "owner": "named", "nick": {"key": "name-player", "args": {"n": 2}}, "pit": 4
    }}}});
    assert_eq!(told["say"][0], wanted);
    assert_eq!(told["losses"].as_array().map(Vec::len), Some(5));
}
