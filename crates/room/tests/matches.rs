//! Rounds that follow one another in one room, and players who change seats.

mod common;

use bija_rules::SplitMix64;

use bija_room::{Command, EndReason, Event, Phase, Series, Settings, Spec};
use common::{FRIEND, RATED, SECOND, Table, UNCLOCKED, kinds, spec};

#[test]
fn both_games_of_a_pair_are_one_room_and_count_together() {
    let mut table = Table::of(2, Spec { series: Some(Series::Pair), ..spec("kalah", &[("pits", "2"), ("seeds", "2")]) }, RATED);
    let mut starters = vec![table.mover()];
    let mut rounds = 0;
    while table.room.phase() == Phase::Playing {
        table.pass(1);
        let events = table.play_first();
        if table.room.rounds().len() > rounds {
            rounds = table.room.rounds().len();
            assert_eq!(kinds(&events), ["moved"], "the next round lies ready");
            let wait = table.room.clock().deadline.unwrap().since(table.now);
            assert!(wait >= 35 * SECOND, "there is time to read the result: {wait}");
            starters.push(table.mover());
        }
    }
    assert_eq!((starters.len(), rounds), (2, 1));
    assert_ne!(starters[0], starters[1]);
    let (series, ending) = (table.room.series().unwrap(), table.room.ending().unwrap());
    assert_eq!(series.rounds().len(), 2);
    let points = series.points();
    assert_eq!(ending.score, Some(vec![points.0[0], points.0[1]]));
    assert_eq!(points.0[0] + points.0[1], 16);
    assert_eq!(ending.winner.is_some(), points.0[0] != points.0[1]);
    assert_eq!(table.room.ply() as usize, table.room.rounds()[0].len() + table.room.game().unwrap().plies().len());
}

#[test]
fn rounds_and_sets_are_played_until_the_match_is_decided() {
    for (game, options) in
        [("congklak", vec![("rounds", "match"), ("pits", "5")]), ("pallanguzhi", vec![("rounds", "match")]), ("turkish_mangala", vec![("sets", "5")])]
    {
        let mut table = Table::of(2, spec(game, &options), UNCLOCKED);
        let mut plies = 0;
        while table.room.phase() == Phase::Playing {
            table.play_first();
            plies += 1;
            assert_eq!(table.room.ply(), plies, "{game}");
        }
        let (series, ending) = (table.room.series().unwrap(), table.room.ending().unwrap());
        assert!(series.is_over() && series.rounds().len() > 1, "{game}");
        assert_eq!(ending.winner, series.winner().map(|seat| seat.index() as u8), "{game}: nobody changes seats here");
        assert_eq!(table.room.rounds().len() + 1, series.rounds().len(), "{game}");
    }
}

#[test]
fn resigning_and_time_decide_the_whole_match() {
    for resigns in [true, false] {
        let mut table = Table::of(2, Spec { series: Some(Series::Pair), ..spec("kalah", &[]) }, FRIEND);
        table.play("S1").unwrap();
        if resigns {
            table.give(1, Command::Resign).unwrap();
        } else {
            table.wait();
        }
        assert_eq!(table.room.ending().unwrap().winner, Some(u8::from(resigns)));
    }
}

#[test]
fn the_pie_rule_changes_who_sits_where() {
    for (resigns, winner) in [(1, 0), (2, 1)] {
        let mut table = Table::of(2, spec("kalah", &[("pie_rule", "true")]), FRIEND);
        table.play("S1").unwrap();
        assert_eq!((table.room.mover(), table.mover()), (Some(1), 2));
        assert_eq!(table.play("swap").unwrap(), [Event::Moved { seat: 1, token: "swap".to_string(), by: bija_room::By::Person }]);
        assert_eq!((table.at(0), table.at(1)), (2, 1));
        assert_eq!((table.room.mover(), table.mover()), (Some(1), 1), "who sowed first answers for the other side now");
        assert_eq!(table.room.clock().deadline.unwrap().since(table.now), 30 * SECOND, "nothing is sown by changing seats");
        table.play_first();
        table.give(resigns, Command::Resign).unwrap();
        let ending = table.room.ending().unwrap();
        assert_eq!((ending.reason, ending.by, ending.winner), (EndReason::Resigned, Some(1 - winner), Some(winner)));
        assert_eq!(table.at(winner), 3 - resigns);
    }
}

#[test]
fn who_changed_seats_has_the_own_one_again_in_the_next_round() {
    let mut table = Table::of(2, Spec { series: Some(Series::Pair), ..spec("kalah", &[("pie_rule", "true"), ("pits", "3"), ("seeds", "2")]) }, FRIEND);
    while table.room.game().unwrap().position().turns() == 0 {
        table.play_first();
    }
    table.play("swap").unwrap();
    assert_eq!((table.at(0), table.at(1)), (2, 1));
    while table.room.rounds().is_empty() {
        table.play_first();
    }
    assert_eq!((table.at(0), table.at(1), table.mover()), (1, 2, 2), "and the other one begins");
    let held = table.room.series().unwrap().points();
    table.play_out();
    let ending = table.room.ending().unwrap();
    let points = table.room.series().unwrap().points();
    assert!(points.0[0] >= held.0[0] && ending.score == Some(vec![points.0[0], points.0[1]]), "{ending:?}");
}

#[test]
fn a_match_counts_players_also_when_they_changed_seats_in_its_last_round() {
    let mut told_apart = 0;
    for number in 0..12 {
        let mut draw = SplitMix64::new(number);
        let mut table = Table::of(2, Spec { series: Some(Series::Pair), ..spec("kalah", &[("pie_rule", "true"), ("pits", "3"), ("seeds", "2")]) }, RATED);
        while table.room.phase() == Phase::Playing {
            let legal = table.legal();
            let swaps = table.room.rounds().len() == 1 && legal.iter().any(|token| token == "swap");
            let token = if swaps { "swap".to_string() } else { legal[draw.below(legal.len() as u64) as usize].clone() };
            table.play(&token).unwrap();
        }
        let (points, ending) = (table.room.series().unwrap().points().0, table.room.ending().unwrap());
        // A player's points stand at the own seat of the match: person 1 began it.
        let score = ending.score.as_ref().unwrap();
        assert_eq!([score[usize::from(table.seat(1))], score[usize::from(table.seat(2))]], [points[0], points[1]]);
        let winner = ending.winner.map(|seat| table.at(seat));
        assert_eq!(winner, [Some(1), None, Some(2)][(1 + (points[1] - points[0]).signum()) as usize]);
        if let Some(winner) = winner {
            assert_eq!(ending.places[usize::from(table.seat(winner))], 1);
            told_apart += u32::from(table.seat(1) == 1);
        }
    }
    assert!(told_apart > 0, "some match ended with changed seats and a winner");
}

#[test]
fn the_answer_in_mid_turn_is_a_decision_of_its_own_with_a_clock_of_its_own() {
    let mut asked = 0;
    for number in 0..20 {
        let mut draw = SplitMix64::new(number);
        let mut table = Table::of(2, spec("bao", &[]), FRIEND);
        let mut sowings = [0, 0];
        for _ in 0..80 {
            if table.room.phase() == Phase::Over {
                break;
            }
            let question = table.room.game().unwrap().position().asked_at().is_some();
            let (mover, legal) = (table.room.mover().unwrap(), table.legal());
            table.pass(SECOND);
            table.play(&legal[draw.below(legal.len() as u64) as usize]).unwrap();
            sowings[usize::from(mover)] += usize::from(!question);
            asked += u32::from(question);
            if table.room.game().unwrap().position().asked_at().is_some() {
                assert_eq!(table.room.mover(), Some(mover), "the same seat answers");
                assert!(table.room.clock().deadline.unwrap().since(table.now) >= 30 * SECOND);
            }
        }
        assert_eq!(table.room.game().unwrap().sowings() as usize, sowings[0] + sowings[1]);
    }
    assert!(asked > 0, "the house was asked about");
}

#[test]
fn several_decisions_in_one_token_are_refused() {
    let mut table = Table::of(2, spec("kalah", &[]), Settings { ..FRIEND });
    for token in ["S3 S6", "S3S6", "", "swap", "S7", "N1", "३", "resign:S"] {
        assert!(matches!(table.play(token), Err(bija_room::Refusal::Move(_))), "{token}");
    }
}
