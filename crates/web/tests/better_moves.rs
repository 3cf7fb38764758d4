//! What lessons on playing well claim of their moves, held against the engine: that they are better than all others, by how much, and
//! whether that is proved.

use bija_engine::{Limits, MoveValue, Searcher, Stopped};
use bija_web::lessons::{self, Better, Kind, Lesson, Step};

/// Positions that a proof may look at.
const PROOF: u64 = 400_000;
/// Positions that a search looks at.
const SEARCH: u64 = 150_000;

/// The lessons on topics, with the steps that claim to have a better move.
fn claims() -> impl Iterator<Item = (&'static Lesson, &'static Step, Better)> {
    lessons::all().iter().flat_map(|lesson| lesson.steps.iter().filter_map(move |step| Some((lesson, step, step.better?))))
}

/// By how much the first decision of a line is better than every other: what the moves after `so_far` that count are worth at the least,
/// less what the others are at the most.
fn margin(step: &Step, so_far: &str, nodes: u64) -> (i32, Stopped) {
    let game = step.play(so_far).expect("the moves of a lesson can be played").game;
    let ranking = Searcher::new(step.rules.clone()).rank(&game, &Limits::nodes(nodes), &|| false).expect("a decision is to be made");
    let counts = |value: &&MoveValue| {
        let token = step.rules.move_token(game.position(), value.mv);
        let line = if so_far.is_empty() { token } else { format!("{so_far} {token}") };
        step.lines().iter().any(|wanted| *wanted == line || wanted.starts_with(&format!("{line} ")))
    };
    let (right, wrong): (Vec<&MoveValue>, Vec<&MoveValue>) = ranking.values.iter().partition(counts);
    let least = right.iter().map(|value| value.value).min().expect("a move that counts is legal");
    let most = wrong.iter().map(|value| value.value).max().expect("there is another move");
    (least - most, ranking.stopped)
}

#[test]
fn the_moves_that_count_are_better_than_all_others_by_what_the_step_claims() {
    for (lesson, step, better) in claims() {
        let about = format!("lesson {}, step {}", lesson.name, step.id);
        for so_far in step.prefixes() {
            match better {
                Better::Proved(seeds) => {
                    let (margin, stopped) = margin(step, &so_far, PROOF);
                    assert_eq!(stopped, Stopped::Exact, "{about}, after {so_far:?}: not every value is proved");
                    assert!(margin >= i32::from(seeds), "{about}, after {so_far:?}: better by {margin}, not by {seeds}");
                    if let [_] = step.prefixes()[..] {
                        assert_eq!(margin, i32::from(seeds), "{about}: readers are told what is proved, not less");
                    }
                }
                Better::Searched(seeds) => {
                    let (margin, _) = margin(step, &so_far, SEARCH);
                    assert!(margin >= i32::from(seeds), "{about}, after {so_far:?}: better by {margin}, not by {seeds}");
                }
            }
        }
    }
}

#[test]
fn what_a_lesson_on_playing_well_asks_for_is_claimed_to_be_better() {
    let on_topics = lessons::all().iter().filter(|lesson| lesson.topic() == Some("strategy"));
    for lesson in on_topics {
        for step in lesson.steps.iter().filter(|step| step.kind == Kind::Try) {
            assert!(step.better.is_some(), "lesson {}, step {}", lesson.name, step.id);
        }
    }
    assert!(claims().filter(|(_, _, better)| matches!(better, Better::Proved(_))).count() >= 12);
}
