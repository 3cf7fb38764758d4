use std::collections::BTreeSet;

use bija_rules::catalogue::ENTRIES;

use super::*;
use crate::messages::{Voice, format};

/// Every step of every lesson, with how a complaint about it begins.
fn steps() -> impl Iterator<Item = (&'static Lesson, &'static Step, String)> {
    all().iter().flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step, format!("lesson {}, step {}", lesson.name, step.id))))
}

#[test]
fn every_game_has_a_lesson() {
    let missing: Vec<&str> = ENTRIES.iter().filter(|entry| of(entry).is_none()).map(|entry| entry.id).collect();
    assert!(missing.is_empty(), "nothing teaches {}", missing.join(", "));
}

#[test]
fn a_lesson_has_8_to_15_steps_and_claims_at_least_four_kinds_of_event() {
    for lesson in all() {
        assert!((8..=15).contains(&lesson.steps.len()), "lesson {} has {} steps", lesson.name, lesson.steps.len());
        let kinds: BTreeSet<&str> = lesson.steps.iter().flat_map(|step| &step.claim).map(Claim::kind).collect();
        assert!(kinds.len() >= 4, "lesson {} claims only {kinds:?}", lesson.name);
        for kind in Kind::ALL {
            assert!(lesson.steps.iter().any(|step| step.kind == kind), "lesson {} has no step to {}", lesson.name, kind.name());
        }
    }
}

#[test]
fn the_positions_are_those_of_a_whole_game() {
    for (_, step, about) in steps() {
        assert_eq!(step.position.total(), step.rules.start(0).total(), "{about}: the seeds of {:?}", step.text);
    }
}

#[test]
fn the_moves_that_count_bring_what_the_step_claims() {
    for (_, step, about) in steps() {
        let game = step.game().unwrap_or_else(|error| panic!("{about}: a move before the step is refused: {error}"));
        assert!(step.kind == Kind::See || game.position().to_move() == Some(step.viewer), "{about}: it is not the reader's turn");
        for line in step.lines() {
            let replay = step.play(&line).unwrap_or_else(|error| panic!("{about}: {line}: {error}; legal are {:?}", step.tokens(&game)));
            let told = told(&step.rules, &replay.events).join("\n  ");
            if let Some(claim) = step.refuted(&replay) {
                panic!("{about}: {line} does not bring {claim} after what is claimed before it. It brings\n  {told}");
            }
        }
    }
}

/// Tokens are compared as the board gives them, so each is written in that form.
#[test]
fn moves_are_written_as_the_board_gives_them() {
    for (_, step, about) in steps() {
        for line in step.lines() {
            let mut so_far = String::new();
            for token in line.split(' ') {
                let legal = step.tokens(&step.play(&so_far).unwrap().game);
                assert!(legal.iter().any(|one| one == token), "{about}: after {so_far:?} the moves are {legal:?}, not {token:?}");
                so_far = if so_far.is_empty() { token.to_string() } else { format!("{so_far} {token}") };
            }
        }
    }
}

#[test]
fn a_step_to_try_can_be_done_right_and_wrong() {
    for (_, step, about) in steps().filter(|(_, step, _)| step.kind == Kind::Try) {
        let answers = step.answers();
        let has = |verdict| answers.iter().any(|(_, answer)| answer.verdict == verdict);
        for line in step.lines() {
            assert!(answers.iter().any(|(one, answer)| *one == line && answer.verdict == Verdict::Right), "{about}: {line} is no way to do it");
        }
        let open = step.wanted == Wanted::Any;
        match step.forced {
            Forced::Yes => assert!(!open && !has(Verdict::Wrong), "{about}: it is not forced"),
            Forced::No => assert!(open || has(Verdict::Wrong), "{about}: no legal move is wrong; say \"forced\": true"),
        }
        for prefix in step.prefixes() {
            let position = *step.play(&prefix).unwrap().game.position();
            assert_eq!(position.to_move(), Some(step.viewer), "{about}: after {prefix:?} it is not the reader's turn");
        }
        for (moves, key) in &step.own_answers {
            for line in moves {
                let wrong = answers.iter().any(|(one, answer)| one == line && answer.verdict == Verdict::Wrong);
                assert!(wrong, "{about}: the answer {key:?} is for {line}, which is no wrong move");
            }
        }
    }
}

/// Formatting a message that is missing, or that asks for what it is not told, stops here.
#[test]
fn every_step_has_its_messages_in_every_language() {
    for ((lesson, step, about), lang) in steps().flat_map(|one| Lang::ALL.map(|lang| (one.clone(), lang))) {
        let voice = Voice::of(lang, lesson.entry);
        let (_, replay) = step.shown();
        let own = step.own_answers.iter().map(|(_, key)| key.as_str());
        for part in step.parts().iter().copied().chain(own) {
            assert!(exists(lang, &step.key(part)), "{about}: there is no message {} in {}", step.key(part), lang.code());
            assert!(!format(voice, &step.message(part, &replay)).is_empty());
        }
        for (_, answer) in step.answers().iter().filter(|_| step.kind == Kind::Try) {
            for line in answer.told.iter().chain([&answer.title]) {
                assert!(!format(voice, line).is_empty(), "{about}");
            }
        }
        if let Some(topic) = lesson.topic() {
            for key in [format!("learn-topic-{topic}"), format!("learn-topic-{topic}-short")] {
                assert!(exists(lang, &key), "{about}: the topic {topic} has no name {key} in {}", lang.code());
            }
        }
    }
}

#[test]
fn every_message_of_a_lesson_is_said() {
    let said: BTreeSet<String> = steps()
        .flat_map(|(_, step, _)| {
            let own = step.own_answers.iter().map(|(_, key)| key.as_str());
            step.parts().iter().copied().chain(own).map(|part| step.key(part)).collect::<Vec<_>>()
        })
        .collect();
    for (name, text) in Lang::EN.files().iter().filter(|(name, _)| name.starts_with("lessons-")) {
        let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key).filter(|key| key.starts_with("lesson-"));
        for key in keys {
            assert!(said.contains(key), "{name}.ftl: no step says {key}");
        }
    }
}

fn answer_of(lesson: &str, step: &str, line: &str) -> Answer {
    let step = find(lesson).unwrap().steps.iter().find(|one| one.id == step).unwrap();
    step.answers().into_iter().find(|(one, _)| one == line).unwrap().1
}

fn said(answer: &Answer) -> (String, String) {
    let lang = Lang::EN;
    (format(lang, &answer.title), answer.told.iter().map(|line| format(lang, line)).collect::<Vec<_>>().join(" "))
}

#[test]
fn a_wrong_try_hears_how_far_it_fell_short() {
    let short = answer_of("kalah", "again", "S4");
    assert_eq!(said(&short), ("One pit short".into(), "You lifted 2 seeds from pit 4. The last seed fell 1 pit short of your store. Count again.".into()));
    assert_eq!(short.missing, [Place::Store(Seat::SOUTH)]);
    let far = answer_of("kalah", "again", "S1");
    assert_eq!(far.missing, [Place::Pit(3), Place::Pit(4), Place::Pit(5), Place::Store(Seat::SOUTH)]);
    assert_eq!(said(&far).0, "4 pits short");
}

/// The own store is no measure where the step asks for another.
#[test]
fn a_try_for_another_store_is_not_measured_to_the_own_one() {
    let answer = answer_of("mancala_basic", "other", "2");
    assert_eq!(said(&answer).0, "Not this one");
    assert!(answer.missing.is_empty() && !said(&answer).1.contains("short"), "{answer:?}");
}

#[test]
fn a_wrong_try_hears_why_nothing_was_captured() {
    let (title, told) = said(&answer_of("kalah", "take", "S1"));
    assert_eq!(title, "Nothing captured");
    assert!(told.contains("The facing pit is empty, so nothing is captured.") && told.ends_with("Choose another pit."), "{told}");
    let (_, told) = said(&answer_of("kalah", "take", "S4"));
    assert!(told.contains("An empty pit in the other row") || told.contains("already held"), "{told}");
}

/// A pasu in the other row is no capture of the mover's, and a smaller capture is less than what was asked for.
#[test]
fn what_falls_to_the_other_seat_is_not_counted_for_the_mover() {
    assert_eq!(said(&answer_of("pallanguzhi", "cow", "S7")).0, "Nothing captured");
    assert_eq!(said(&answer_of("pallanguzhi", "cow", "S3")).0, "Only 3 seeds captured");
}

#[test]
fn sowings_of_one_step_are_answered_one_by_one() {
    assert_eq!(answer_of("kalah", "chain", "S6").verdict, Verdict::On);
    assert_eq!(answer_of("kalah", "chain", "S6 S5").verdict, Verdict::Right);
    let early = answer_of("kalah", "chain", "S5");
    assert_eq!(early.verdict, Verdict::Wrong);
    assert!(said(&early).1.contains("nearest to your store"), "{early:?}");
    assert_eq!(answer_of("kalah", "chain", "S6 S1").verdict, Verdict::Wrong);
}

fn refused(step: &str) -> Why {
    let text = format!(r#"{{"game": "kalah", "steps": [{step}]}}"#);
    Lesson::read("kalah", &text).unwrap_err().why
}

#[test]
fn what_is_no_lesson_is_refused() {
    let step = |more: &str| format!(r#"{{"id": "a", "kind": "try", "rule": "turn", "position": "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "moves": ["S3"]{more}}}"#);
    assert_eq!(refused(&step("")), Why::Missing("claim"));
    assert_eq!(refused(&step(r#", "claim": []"#)), Why::Missing("claim"));
    assert_eq!(refused(&step(r#", "claim": [{"pit": "S3"}]"#)), Why::Form("claim"));
    let good = step(r#", "claim": [{"e": "again"}]"#);
    assert!(Lesson::read("kalah", &format!(r#"{{"game": "kalah", "steps": [{good}]}}"#)).is_ok());
    assert_eq!(refused(&good.replace("\"moves\"", "\"move\"")), Why::UnknownKey("move".into()));
    assert_eq!(refused(&good.replace("turn", "takata")), Why::Form("rule"));
    assert_eq!(refused(&good.replace("}]", r#"}], "notice": ["S7"]"#)), Why::Position("S7".into()));
    assert_eq!(refused(&format!("{good}, {good}")), Why::Twice("a".into()));
    assert!(matches!(Lesson::read("oware", r#"{"game": "kalah", "steps": []}"#).unwrap_err().why, Why::Game(_)));
}

/// A claim that is not so, in each of the ways in which it can be wrong.
#[test]
fn a_claim_that_is_not_so_is_refuted() {
    let step = &find("kalah").unwrap().steps.iter().find(|step| step.id == "take").unwrap();
    let replay = step.play("S3").unwrap();
    let refuted = |claims: &[&str]| {
        let claims: Vec<Claim> = claims.iter().map(|claim| Claim::read(&serde_json::from_str(claim).unwrap()).unwrap()).collect();
        claim::refuted(&step.rules, &claims, &replay.events).is_some()
    };
    assert!(!refuted(&[r#"{"e":"lift","pit":"S3","seeds":2}"#, r#"{"e":"drop","pit":"S5","last":true}"#]));
    for wrong in [
        r#"{"e":"again"}"#,
        r#"{"e":"lift","pit":"S3","seeds":3}"#,
        r#"{"e":"drop","pit":"S4","last":true}"#,
        r#"{"e":"capture","pit":"N2","seeds":6,"to":"N"}"#,
        r#"{"e":"capture","pit":"N2","why":"none"}"#,
    ] {
        assert!(refuted(&[wrong]), "{wrong}");
    }
    assert!(refuted(&[r#"{"e":"drop","pit":"S5"}"#, r#"{"e":"drop","pit":"S4"}"#]), "in this order it did not happen");
}
