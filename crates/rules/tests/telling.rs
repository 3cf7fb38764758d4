//! What the events of a move tell, in every game of the catalogue: all that happened, nothing else, and by which rule the turn ended.

mod common;

use std::sync::Arc;

use bija_rules::facts::Question;
use bija_rules::ruleset::Objective;
use bija_rules::{Event, Game, Position, Reason, Why};
use common::replay::Replay;
use common::{in_every_ruleset, is_bao, sow, steps};

#[test]
fn told_play_is_silent_play() {
    in_every_ruleset(4, |rules, game, name| {
        for (before, mv) in steps(game) {
            let (mut told, mut silent) = (*before, *before);
            rules.play_unchecked(&mut told, mv, &mut Vec::new());
            rules.play_unchecked(&mut silent, mv, &mut ());
            assert_eq!(told, silent, "{name}: {mv:?} in {}", rules.text(before));
        }
    });
}

#[test]
fn events_replayed_over_the_old_position_give_the_new_one() {
    in_every_ruleset(3, |rules, game, name| {
        let ruleset = &mut rules.ruleset().clone();
        let limited = !is_bao(rules) && sow(ruleset).extra.max_bonus.is_some();
        let counts_turns = rules.has_pie_rule() || !is_bao(rules) && sow(ruleset).landing.iter().any(|row| row.when.asks(Question::Turn));
        let mut again = Game::from_position(Arc::clone(rules), *game.start());
        for (before, mv) in steps(game) {
            let mut events = Vec::new();
            let after = *again.play(mv, &mut events).expect("the game was played before");
            let mut replay = Replay::of(rules, before);
            for &event in &events {
                replay.apply(rules, event);
            }
            if !limited || after.over().is_some() {
                replay.bonus = 0;
            }
            if !counts_turns || after.over().is_some() {
                replay.turns = 0;
            }
            if rules.ruleset().objective == Objective::Survival && after.over().is_some() {
                // The end tells who has lost; the position keeps who is left.
                replay.finished = after.finished().collect();
            }
            assert_eq!(replay, Replay::of(rules, &after), "{name}: {}", rules.text(before));
            assert_eq!(events.last().is_some_and(|event| matches!(event, Event::End { .. })), after.over().is_some(), "{name}: the end is told last");
            let told = |event: &&Event| matches!(event, Event::TurnEnd(_) | Event::Again(_) | Event::Swap | Event::Ask(_));
            let annulled = events.iter().all(|event| !told(&event)) && after.over() == Some(Reason::Endless);
            assert_eq!(events.iter().filter(told).count() + usize::from(annulled), 1, "{name}: a sowing tells once how it ended");
        }
        assert_eq!(again.position(), game.position(), "{name}");
    });
}

#[test]
fn the_end_of_a_turn_names_its_rule() {
    in_every_ruleset(2, |rules, game, name| {
        for (before, mv) in steps(game) {
            let mut events = Vec::new();
            let mut after = *before;
            rules.play_unchecked(&mut after, mv, &mut events);
            if is_bao(rules) {
                ends_of_bao(before, &after, &events, name);
                continue;
            }
            let captured = events.iter().any(|event| matches!(event, Event::Capture { .. } | Event::Piece { .. }));
            let marked = events.iter().any(|event| matches!(event, Event::Mark { .. }));
            let spared = events.iter().any(|event| matches!(event, Event::Spared(_)));
            for why in events.iter().filter_map(|event| if let Event::TurnEnd(why) = event { Some(*why) } else { None }) {
                match why {
                    Why::Captured => assert!(captured, "{name}"),
                    Why::Plain | Why::NothingFacing | Why::LapNeeded | Why::BonusSpent | Why::InStore | Why::QuanNext | Why::YoungQuan => {
                        assert!(!captured, "{name}: {why:?}");
                    }
                    Why::GrandSlam => assert!(captured || spared, "{name}: a slam takes or spares"),
                    Why::Marked => assert!(captured && marked, "{name}: what a marked pit holds is taken"),
                    // A capture that goes on may come to two empty cups.
                    Why::TwoEmpty => assert!(!captured || name.contains("continue") || name.contains("wikipedia"), "{name}"),
                    Why::House | Why::Stopped | Why::Blocked => panic!("{name}: {why:?} is no rule of this game"),
                    Why::Endless => assert!(["o_an_quan", "pallanguzhi", "ali_guli_mane", "mangala4"].iter().any(|id| name.starts_with(id)), "{name}"),
                }
                if marked {
                    assert_eq!(why, Why::Marked, "{name}");
                }
            }
        }
    });
}

/// A turn of bao has captured or not from its first step on.
fn ends_of_bao(before: &Position, after: &Position, events: &[Event], name: &str) {
    let captured = before.asked_at().is_some() || events.iter().any(|event| matches!(event, Event::Capture { .. } | Event::Gather { .. }));
    let namua = events.iter().any(|event| matches!(event, Event::Namua { .. }));
    let last = events.iter().rev().find_map(|event| if let Event::Drop(pit) = event { Some(*pit) } else { None });
    let mover = before.to_move().expect("only positions with a move are played from");
    for why in events.iter().filter_map(|event| if let Event::TurnEnd(why) = event { Some(*why) } else { None }) {
        let front_empty = after.over() == Some(Reason::FrontEmpty);
        match why {
            Why::Captured => assert!(captured, "{name}"),
            Why::Plain => assert!(!captured || front_empty, "{name}"),
            Why::House => assert!(!captured && namua && after.owns_house(mover), "{name}"),
            Why::Stopped => assert!(before.asked_at().is_some() && last.is_none(), "{name}"),
            Why::Blocked => assert!(!captured && last == before.blocked(mover), "{name}"),
            Why::Endless => assert_eq!(after.over(), Some(Reason::Endless), "{name}"),
            Why::NothingFacing
            | Why::LapNeeded
            | Why::GrandSlam
            | Why::BonusSpent
            | Why::InStore
            | Why::Marked
            | Why::QuanNext
            | Why::YoungQuan
            | Why::TwoEmpty => {
                panic!("{name}: {why:?} is no rule of bao")
            }
        }
    }
}
