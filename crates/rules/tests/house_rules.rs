//! House rules: ids that follow from the rules, starts that players arrange, advice, and decisions one token at a time.

mod common;

use std::collections::HashMap;
use std::sync::Arc;

use bija_rules::catalogue::{self, Advice, ENTRIES, advice};
use bija_rules::{ArrangementError, Game, MatchRule, Move, PlayError, Position, Rules, Seat, Share, SplitMix64, id};
use common::{option_sets, random_move, rules};

fn id_of(game: &str, options: &[(&str, &str)]) -> String {
    let entry = catalogue::entry(game).expect("the catalogue has the game");
    id(entry, &entry.values(options).expect("the game has these options"))
}

/// A changed id no longer names what links and records call by the old one.
#[test]
fn ids_are_the_same_in_every_release_and_on_every_machine() {
    for (game, options, pinned) in [
        ("kalah", &[][..], "kalah"),
        ("kalah", &[("seeds", "5")], "kalah-cxehkf6g"),
        ("kalah", &[("seeds", "5"), ("pie_rule", "true")], "kalah-dq52ltf6"),
        ("oware", &[("grand_slam", "captures")], "oware-6amuyd44"),
        ("congklak", &[("max_bonus", "0")], "congklak-2rlue5ry"),
        ("congklak", &[("rounds", "match")], "congklak-xouto2la"),
        ("omweso", &[("setup", "free")], "omweso-b3b2udkn"),
        ("mancala_basic", &[("seats", "3")], "mancala_basic-r7mhfyyn"),
        ("turkish_mangala", &[("sets", "5")], "turkish_mangala-heyw47bx"),
    ] {
        assert_eq!(id_of(game, options), pinned, "{game} {options:?}");
    }
}

#[test]
fn two_ways_to_the_same_rules_have_one_id() {
    for (one, other) in [
        (("congkak", &[][..]), ("congklak", &[("need_lap", "true")][..])),
        (("dakon", &[]), ("congklak", &[])),
        (("congkak", &[("need_lap", "false")]), ("dakon", &[])),
        (("sungka", &[]), ("congklak", &[("no_move", "pass")])),
        (("sungka", &[("no_move", "end"), ("pits", "5")]), ("congklak", &[("pits", "5")])),
        (("sungka", &[("pits", "5")]), ("congkak", &[("pits", "5"), ("no_move", "pass"), ("need_lap", "false")])),
        (("bao_kujifunza", &[]), ("bao", &[("variant", "kujifunza"), ("dormant_nyumba", "free")])),
        (("bao_kujifunza", &[("takasia", "true")]), ("bao", &[("variant", "kujifunza"), ("takasia", "true")])),
        (("lab_madjnuni", &[("head", "left")]), ("mangala4", &[("setup", "by_hand")])),
        (("ali_guli_mane", &[]), ("pallanguzhi", &[("capture_opposite", "true")])),
    ] {
        assert_eq!(id_of(one.0, one.1), id_of(other.0, other.1), "{one:?} {other:?}");
    }
    assert_eq!(id_of("dakon", &[]), "congklak");
    assert_eq!(id_of("congklak", &[("no_move", "pass")]), "sungka");
}

#[test]
fn different_rules_have_different_ids() {
    let mut known = HashMap::new();
    for entry in ENTRIES {
        for options in option_sets(entry, 60) {
            let borrowed: Vec<(&str, &str)> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
            let values = entry.values(&borrowed).unwrap();
            let rules = (entry.ruleset(&values), MatchRule::asked(&values));
            let id = id(entry, &values);
            assert_eq!(*known.entry(id.clone()).or_insert_with(|| rules.clone()), rules, "{id}: {} {options:?}", entry.id);
            let (base, digest) = id.split_once('-').map_or((id.as_str(), None), |(base, digest)| (base, Some(digest)));
            assert!(catalogue::entry(base).is_some(), "{id}");
            assert!(digest.is_none_or(|digest| digest.len() == 8 && digest.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'7'))), "{id}");
        }
    }
    assert!(known.len() > 500, "{}", known.len());
}

#[test]
fn players_lay_out_exactly_their_seeds() {
    let omweso = rules("omweso", &[("setup", "free")]);
    let shares = omweso.arrangement().expect("omweso can be arranged");
    assert_eq!(shares.iter().map(|&Share { seat, seeds, least, .. }| (seat, seeds, least)).collect::<Vec<_>>(), [(Seat::SOUTH, 32, 0), (Seat::NORTH, 32, 0)]);
    assert_eq!(shares[1].pits.collect::<Vec<_>>(), (16..32).collect::<Vec<u8>>());
    let mut heap = vec![0; 16];
    heap[0] = 32;
    let pairs = vec![2; 16];
    let start = omweso.arranged(&[heap.clone(), pairs.clone()]).expect("32 each");
    assert_eq!(omweso.text(&start), "0,0,0,0,0,0,0,0|32,0,0,0,0,0,0,0/2,2,2,2,2,2,2,2|2,2,2,2,2,2,2,2 0,0 S");
    let standard = omweso.start(0);
    let as_laid = |seat: Seat| omweso.board().owned(seat).map(|pit| u32::from(standard.seeds(pit))).collect::<Vec<_>>();
    assert_eq!(omweso.arranged(&[as_laid(Seat::SOUTH), as_laid(Seat::NORTH)]), Ok(standard), "the standard is one arrangement");
    let mut more = pairs.clone();
    more[3] = 3;
    for (lists, error) in [
        (vec![pairs.clone()], ArrangementError::Seats { given: 1, expected: 2 }),
        (vec![pairs.clone(), vec![2; 15]], ArrangementError::Pits { seat: Seat::NORTH, given: 15, expected: 16 }),
        (vec![more, pairs.clone()], ArrangementError::Total { seat: Seat::SOUTH, given: 33, expected: 32 }),
        (vec![pairs.clone(), vec![u32::MAX; 16]], ArrangementError::Total { seat: Seat::NORTH, given: u64::from(u32::MAX) * 16, expected: 32 }),
    ] {
        assert_eq!(omweso.arranged(&lists), Err(error));
    }
    assert_eq!(rules("omweso", &[]).arranged(&[heap, pairs]), Err(ArrangementError::NotHere));
}

#[test]
fn one_player_lays_out_both_rows_of_madjnuni() {
    let madjnuni = rules("lab_madjnuni", &[]);
    let shares = madjnuni.arrangement().expect("it is laid out by hand");
    assert_eq!((shares.len(), shares[0].seat, shares[0].pits.len(), shares[0].seeds, shares[0].least), (1, Seat::SOUTH, 14, 98, 2));
    let mut list = vec![2; 14];
    list[13] = 72;
    assert_eq!(madjnuni.text(&madjnuni.arranged(&[list.clone()]).unwrap()), "2,2,2,2,2,2,2/2,2,2,2,2,2,72 0,0 S");
    (list[0], list[13]) = (1, 73);
    assert_eq!(madjnuni.arranged(&[list]), Err(ArrangementError::TooFew { seat: Seat::SOUTH, pit: 1, seeds: 1, least: 2 }));
}

fn advice_of(game: &str, options: &[(&str, &str)]) -> Vec<Advice> {
    let entry = catalogue::entry(game).expect("the catalogue has the game");
    advice(entry, &entry.values(options).expect("the game has these options"))
}

#[test]
fn advice_says_what_the_rules_make_of_the_game() {
    for (game, options, expected) in [
        ("kalah", &[][..], &[][..]),
        ("kalah", &[("pits", "1"), ("seeds", "4")], &[Advice::NoChoice]),
        ("kalah", &[("pits", "1"), ("seeds", "3")], &[Advice::NoChoice, Advice::EndsAtOnce]),
        ("kalah", &[("pits", "1"), ("seeds", "1")], &[Advice::NoChoice, Advice::EndsAtOnce]),
        ("oware", &[], &[]),
        ("oware", &[("cycle", "off")], &[Advice::RepetitionOff { cap: 1000 }]),
        ("oware", &[("must_feed", "false")], &[Advice::MayStarve]),
        ("congklak", &[], &[Advice::FirstTurnDecides]),
        ("sungka", &[], &[Advice::FirstTurnDecides]),
        ("congklak", &[("max_bonus", "2")], &[]),
        ("mangala4", &[], &[Advice::NoChoice]),
        ("mangala4", &[("start_choice", "free")], &[]),
        ("lab_madjnuni", &[], &[Advice::NoChoice]),
        ("o_an_quan", &[], &[]),
        ("o_an_quan", &[("young_quan_min", "0")], &[Advice::PieceAtOnce]),
        ("pallanguzhi", &[], &[]),
        ("omweso", &[], &[]),
        ("mancala_basic", &[("seats", "4")], &[]),
        ("togyz_kumalak", &[], &[]),
        ("bestemshe", &[], &[]),
        ("turkish_mangala", &[], &[]),
    ] {
        assert_eq!(advice_of(game, options), expected, "{game} {options:?}");
    }
}

/// The advice tells the truth: whatever the size and the other options, some first turn takes more than half of the seeds.
#[test]
fn the_first_turn_can_win_where_the_advice_says_so() {
    for pits in 5..=11 {
        for (empty_capture, need_lap) in [("false", "false"), ("true", "false"), ("false", "true")] {
            let options = [("pits", pits.to_string()), ("empty_capture", empty_capture.to_string()), ("need_lap", need_lap.to_string())];
            let options: Vec<(&str, &str)> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
            assert!(advice_of("congklak", &options).contains(&Advice::FirstTurnDecides));
            let rules = rules("congklak", &options);
            assert!(wins_in_first_turn(&rules, (pits * pits) as i16), "{options:?}");
        }
    }
}

/// Looks for a first turn that puts more than `half` in the store: of the positions after each sowing the best few go on.
fn wins_in_first_turn(rules: &Rules, half: i16) -> bool {
    const KEPT: usize = 500;
    let mut positions = vec![rules.start(0)];
    while !positions.is_empty() {
        let mut next: Vec<Position> = Vec::new();
        for position in positions {
            for mv in rules.legal(&position) {
                let after = rules.play(&position, mv, &mut ()).expect("the move is legal");
                if after.to_move() == Some(Seat::SOUTH) && !next.contains(&after) {
                    next.push(after);
                }
            }
        }
        next.sort_by_key(|position| std::cmp::Reverse(position.store(Seat::SOUTH)));
        next.truncate(KEPT);
        if next.iter().any(|position| position.store(Seat::SOUTH) > half) {
            return true;
        }
        positions = next;
    }
    false
}

/// Where Omweso asks in mid-turn: the first game of random moves that comes to a question.
fn at_a_question() -> (Game, Game) {
    let reverse = rules("omweso", &[("reverse", "true")]);
    for number in 0..1000 {
        let mut game = Game::new(Arc::clone(&reverse), 0);
        let mut draw = SplitMix64::new(number);
        for _ in 0..40 {
            let before = game.clone();
            let Some(mv) = random_move(&game, &mut draw) else { break };
            game.play(mv, &mut ()).expect("a legal move is played");
            if game.position().in_hand() > 0 {
                return (before, game);
            }
        }
    }
    panic!("no game came to a question");
}

#[test]
fn a_decision_leaves_the_question_open_and_the_next_token_answers_it() {
    let (before, asked) = at_a_question();
    let rules = before.rules();
    let token = rules.move_token(before.position(), asked.plies().last().unwrap().mv);
    let mut game = before.clone();
    assert_eq!(game.play_decision(&token, &mut ()), Ok(asked.plies().last().unwrap().seat));
    assert_eq!(game.position(), asked.position(), "{token} asks");
    let answers: Vec<String> = game.legal().map(|mv| rules.move_token(game.position(), mv)).collect();
    assert_eq!(answers, [">", "<"], "an answer is its sign alone");
    for answer in &answers {
        let mut one = game.clone();
        one.play_decision(answer, &mut ()).unwrap();
        let mut both = before.clone();
        both.play_decision(&format!("{token}{answer}"), &mut ()).unwrap();
        assert_eq!((one.position(), one.plies().len()), (both.position(), both.plies().len()), "{token}{answer}");
    }
    let mut file = before.clone();
    file.play_token(&token, &mut ()).unwrap();
    assert_eq!(file.position().in_hand(), 0, "a file's token answers everything");
    assert_eq!(file.plies()[before.plies().len() + 1].mv.dir(), bija_rules::Dir::Forward);
    let refused = before.clone().play_decision(&format!("{token}>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>"), &mut ());
    assert!(matches!(refused, Err(PlayError::Answers { .. })), "{refused:?}");
    for wrong in [">", "<", "swap"] {
        assert!(before.clone().play_decision(wrong, &mut ()).is_err(), "{wrong} answers nothing here");
    }
    assert!(!game.legal().contains(Move::SWAP));
}
