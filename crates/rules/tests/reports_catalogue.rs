//! Public reports about other implementations that concern marks, passes, random set-ups and full pits, looked for in every game
//! where they can occur. A test is named after its report; `reports.rs` has the others.

mod common;

use std::sync::Arc;

use bija_rules::catalogue::ENTRIES;
use bija_rules::json::{fields, read_fields};
use bija_rules::ruleset::{Family, Stuck};
use bija_rules::{Event, Game, Position, Reason, Rules, Seat, Setup, ToMove};
use common::{game_from, last_in_front, option_sets, random_game, rules, rules_of, seat_sign};

/// Plays one token from a text, expects a text, and returns what was told.
fn told(rules: &Arc<Rules>, before: &str, token: &str, after: &str) -> Vec<Event> {
    let mut game = game_from(rules, before);
    let mut events = Vec::new();
    game.play_token(token, &mut events).unwrap_or_else(|error| panic!("{before}: {error}"));
    assert_eq!(rules.text(game.position()), after, "{before} after {token}");
    events
}

fn marks(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Mark { .. }))
}

#[test]
fn b15_a_tuzdyk_is_made_only_where_it_may_be() {
    let togyz = rules("togyz_kumalak", &[]);
    // South 9 with four balls ends in North 3, which it brings to three: a tuzdyk, and the three are taken.
    let made = told(&togyz, "0,0,0,0,0,0,0,0,4/0,0,2,0,0,0,0,0,0 78,78 S", "S9", "0,0,0,0,0,0,0,0,1/1,1,0,0,0,0,0,0,0 81,78 N tuzdyk=N3,-");
    assert!(marks(&made));
    let refused = [
        // The opponent's last hole.
        ("0,0,0,0,0,0,0,0,10/0,0,0,0,0,0,0,0,2 75,75 S", "S9", "0,0,0,0,0,0,0,0,1/1,1,1,1,1,1,1,1,3 75,75 N"),
        ("0,0,0,0,0,0,0,0,2/0,0,0,0,0,0,0,0,10 75,75 N", "N9", "1,1,1,1,1,1,1,1,3/0,0,0,0,0,0,0,0,1 75,75 S"),
        // The hole of the number that the opponent's own tuzdyk has.
        ("0,0,0,0,0,0,0,0,4/0,0,2,0,0,0,0,0,0 78,78 S tuzdyk=-,S3", "S9", "0,0,0,0,0,0,0,0,1/1,1,3,0,0,0,0,0,0 78,78 N tuzdyk=-,S3"),
        ("0,0,2,0,0,0,0,0,0/0,0,0,0,0,0,0,0,4 78,78 N tuzdyk=N3,-", "N9", "1,1,3,0,0,0,0,0,0/0,0,0,0,0,0,0,0,1 78,78 S tuzdyk=N3,-"),
        // A second one; the ball that falls in the first goes to its owner.
        ("0,0,0,0,0,0,0,0,4/0,0,2,0,0,0,0,0,0 78,78 S tuzdyk=N2,-", "S9", "0,0,0,0,0,0,0,0,1/1,0,3,0,0,0,0,0,0 79,78 N tuzdyk=N2,-"),
        // The own side.
        ("4,0,0,2,0,0,0,0,0/0,0,1,0,0,0,0,0,0 77,78 S", "S1", "1,1,1,3,0,0,0,0,0/0,0,1,0,0,0,0,0,0 77,78 N"),
    ];
    for (before, token, after) in refused {
        assert!(!marks(&told(&togyz, before, token, after)), "{before}");
    }
    let bestemshe = rules("bestemshe", &[]);
    assert!(!marks(&told(&bestemshe, "0,0,0,0,4/0,0,2,0,0 22,22 S", "S5", "0,0,0,0,1/1,1,3,0,0 22,22 N")));
}

#[test]
fn b15_no_position_has_a_tuzdyk_where_none_may_be() {
    let togyz = rules("togyz_kumalak", &[]);
    let mut with_both = 0;
    for number in 0..400 {
        for ply in random_game(&togyz, number).plies() {
            let marks: Vec<_> = togyz.seats().map(|seat| ply.after.mark(seat)).collect();
            for (seat, mark) in togyz.seats().zip(&marks) {
                let Some(pit) = *mark else { continue };
                assert_eq!(togyz.board().owner(pit), Some(seat.other()));
                assert_ne!(togyz.board().number(pit), Some(9), "never the last hole");
            }
            if let [Some(one), Some(two)] = marks[..] {
                with_both += 1;
                assert_ne!(togyz.board().number(one), togyz.board().number(two), "never the same number");
            }
        }
    }
    assert!(with_both > 100, "both seats have one often enough: {with_both}");
}

#[test]
fn b16_who_cannot_move_leaves_the_rest_to_the_other_in_the_same_step() {
    for (id, before, token, after, score) in [
        ("togyz_kumalak", "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 80,81 S", "S1", "0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 81,81 - reason=no_move", [81, 81]),
        (
            "togyz_kumalak",
            "0,0,0,0,0,0,0,0,2/0,0,0,0,0,0,0,0,0 80,80 S tuzdyk=N1,-",
            "S9",
            "0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 82,80 - tuzdyk=N1,- reason=no_move",
            [82, 80],
        ),
        ("bestemshe", "1,0,1,0,0/0,0,0,0,0 23,25 S", "S1", "0,0,0,0,0/0,0,0,0,0 25,25 - reason=no_move", [25, 25]),
        ("pallanguzhi", "0,0,1,0,0,0,0/0,0,0,0,0,0,0 40,43 S", "S3", "0,0,0,0,0,0,0/0,0,0,0,0,0,0 41,43 -", [41, 43]),
    ] {
        let rules = rules(id, &[]);
        let events = told(&rules, before, token, after);
        let mut game = game_from(&rules, before);
        game.play_token(token, &mut ()).expect("it was played a moment ago");
        let outcome = game.outcome().expect("North cannot move");
        assert_eq!((outcome.reason, [outcome.score.0[0], outcome.score.0[1]]), (Reason::NoMove, score), "{id}");
        assert_eq!(game.ended_by(), Some(Seat::NORTH), "{id}: the end speaks of who cannot move");
        assert!(matches!(events.last(), Some(Event::End { .. })), "{id}: told in the same step");
    }
}

#[test]
fn b19_passes_are_made_by_the_rules_and_end_when_nobody_can_move() {
    let mut passes = std::collections::BTreeMap::new();
    for entry in ENTRIES {
        for options in option_sets(entry, 8) {
            let rules = rules_of(entry, &options).expect("the set was kept because it makes a game");
            if !matches!(&rules.ruleset().family, Family::Sow(sow) if sow.stuck == Stuck::Pass) {
                continue;
            }
            for number in 0..12 {
                let game = random_game(&rules, number);
                let mut again = Game::from_position(Arc::clone(&rules), *game.start());
                for ply in game.plies() {
                    let mut events = Vec::new();
                    let after = *again.play(ply.mv, &mut events).expect("the game was played before");
                    let passed = events.iter().filter(|event| matches!(event, Event::Passed(_))).count();
                    assert!(passed <= 2, "{}: nobody passes twice in a row", entry.id);
                    assert!(after.over().is_some() || !rules.legal(&after).is_empty(), "{}: who is asked has a move", entry.id);
                    if passed == 2 {
                        assert_eq!(after.over(), Some(Reason::AllEmpty), "{}: when both pass the board is empty", entry.id);
                    }
                    *passes.entry(entry.id).or_insert(0) += passed;
                }
            }
        }
    }
    assert!(["congklak", "sungka", "mangala4", "lab_madjnuni"].iter().all(|id| passes.get(id).is_some_and(|count| *count > 0)), "{passes:?}");
    // The last seeds are captured: both have nothing, and the game is over at once.
    let sungka = rules("sungka", &[]);
    let events = told(&sungka, "0,0,0,0,0,1,0/3,0,0,0,0,0,0 40,54 S", "S6", "0,0,0,0,0,0,0/0,0,0,0,0,0,0 44,54 -");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Passed(_))).count(), 2, "{events:?}");
}

/// Almost everything in one pit, a single seed in the last pit in front of the other seats.
fn full_pit(rules: &Rules, mover: Seat, index: usize, seeds: i64) -> Option<Position> {
    let row = |seat: Seat| {
        let neutral = usize::from(rules.board().neutral(seat).is_some());
        let mut row = vec![0i64; neutral + rules.board().pits_per_seat()];
        if seat == mover {
            row[neutral + index] = seeds + 1 - i64::from(rules.board().seats);
        } else {
            row[neutral + last_in_front(rules, seat)] = 1;
        }
        row
    };
    let setup = Setup { rows: rules.seats().map(row).collect(), to_move: ToMove::Seat(seat_sign(rules, mover)), ..Setup::default() };
    rules.accept(&setup, &mut ()).ok().filter(|position| position.over().is_none() && position.to_move() == Some(mover))
}

fn in_all(rules: &Rules, position: &Position) -> i64 {
    let pits: i64 = (0..rules.board().cells() as u8).map(|pit| i64::from(position.seeds(pit))).sum();
    let stores: i64 = rules.seats().map(|seat| i64::from(position.store(seat))).sum();
    let hands: i64 = rules.seats().map(|seat| i64::from(position.hand(seat))).sum();
    pits + stores + hands + i64::from(position.in_hand()) + i64::from(position.out_of_play())
}

#[test]
fn b26_one_pit_may_hold_everything_in_every_game() {
    for entry in ENTRIES {
        for options in option_sets(entry, 0) {
            let rules = rules_of(entry, &options).expect("the set was kept because it makes a game");
            let mut tried = 0;
            for (mover, index) in rules.seats().flat_map(|seat| (0..rules.board().pits_per_seat()).map(move |index| (seat, index))) {
                for seeds in [i64::from(rules.seeds_in_all()), 255] {
                    let Some(before) = full_pit(&rules, mover, index, seeds) else { continue };
                    for mv in rules.legal(&before) {
                        let name = format!("{} {options:?}: {mv:?} in {}", entry.id, rules.text(&before));
                        let (mut told, mut silent) = (before, before);
                        rules.play_unchecked(&mut told, mv, &mut Vec::new());
                        rules.play_unchecked(&mut silent, mv, &mut ());
                        assert_eq!(told, silent, "{name}");
                        assert_eq!(in_all(&rules, &told), seeds, "{name}");
                        assert_eq!(rules.read_position(&rules.text(&told)).as_ref(), Ok(&told), "{name}");
                        let object = serde_json::Value::Object(fields(&rules, &told));
                        let setup = read_fields(&rules, &object).expect("our own fields can be read");
                        assert_eq!(rules.accept(&setup, &mut ()).as_ref(), Ok(&told), "{name}");
                        tried += 1;
                    }
                }
            }
            assert!(tried > 0, "{} {options:?}", entry.id);
        }
    }
}

#[test]
fn b27_ten_thousand_scattered_starts_have_the_right_total() {
    let mangala = rules("mangala4", &[]);
    let mut seeds_of_pit = [0u64; 14];
    let mut distinct = std::collections::HashSet::new();
    let mut empty_pits = 0;
    for number in 0..10_000 {
        let start = mangala.start(number);
        let pits: Vec<u64> = (0..14).map(|pit| u64::from(start.seeds(pit))).collect();
        assert_eq!(pits.iter().sum::<u64>(), 98, "start {number}");
        assert_eq!(start.over(), None, "a start has a move");
        empty_pits += pits.iter().filter(|seeds| **seeds == 0).count();
        seeds_of_pit.iter_mut().zip(&pits).for_each(|(sum, seeds)| *sum += seeds);
        distinct.insert(start.stable_hash());
    }
    assert_eq!(distinct.len(), 10_000, "no two of them are the same");
    // Each seed falls in each pit alike: 70,000 in each, give or take; and one pit in about 1,400 stays empty.
    assert!(seeds_of_pit.iter().all(|sum| (68_500..71_500).contains(sum)), "{seeds_of_pit:?}");
    assert!((40..180).contains(&empty_pits), "{empty_pits}");
}
