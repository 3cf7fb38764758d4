//! Laws that hold in every game of the catalogue, whatever its options: each test is named after the sentence it proves.

mod common;

use std::sync::Arc;

use bija_rules::catalogue::ENTRIES;
use bija_rules::json::{fields, read_fields};
use bija_rules::ruleset::{Dirs, Objective};
use bija_rules::{BySeat, Dir, Game, IllegalWhy, Move, Position, Reason, Rules, Seat, Shape, SplitMix64, ToMove};
use common::{
    OF_MATCHES, Options, in_every_ruleset, is_bao, option_sets, positions, random_game, random_move, rules_of, seat_sign, seeds_in_all, sow, steps, turned,
    turned_move, turned_values,
};

#[test]
fn seeds_are_conserved() {
    in_every_ruleset(3, |rules, game, name| {
        for position in positions(game) {
            assert_eq!(seeds_in_all(rules, position), rules.seeds_in_all() as i32, "{name}: {}", rules.text(position));
            assert_eq!(u32::from(position.total()), rules.seeds_in_all(), "{name}");
        }
    });
}

#[test]
fn a_position_handed_out_is_over_or_has_a_move() {
    in_every_ruleset(4, |rules, game, name| {
        for position in positions(game) {
            assert_eq!(position.over().is_some(), rules.legal(position).is_empty(), "{name}: {}", rules.text(position));
            assert_eq!(position.to_move().is_none(), position.over().is_some(), "{name}");
            assert_eq!(rules.outcome(position).is_some(), position.over().is_some(), "{name}");
        }
    });
}

#[test]
fn a_move_is_legal_if_and_only_if_it_can_be_played() {
    in_every_ruleset(1, |rules, game, name| {
        for position in positions(game) {
            let legal = rules.legal(position);
            for pit in 0..64 {
                for dir in [Dir::Forward, Dir::Backward] {
                    let mv = Move::sow(pit, dir);
                    match rules.play(position, mv, &mut ()) {
                        Ok(_) => assert!(legal.contains(mv), "{name}: {mv:?}"),
                        Err(refused) => {
                            assert!(!legal.contains(mv), "{name}: {mv:?}");
                            assert_eq!((refused.mv, refused.seat), (mv, position.to_move()), "{name}: the evidence is kept");
                        }
                    }
                }
            }
            match rules.play(position, Move::SWAP, &mut ()) {
                Ok(_) => assert!(legal.contains(Move::SWAP), "{name}"),
                Err(refused) => {
                    let not_now = match (is_bao(rules), rules.has_pie_rule()) {
                        (true, _) => IllegalWhy::NothingAsked,
                        (false, true) => IllegalWhy::SwapNotNow,
                        (false, false) => IllegalWhy::NoSwap,
                    };
                    let why = if position.over().is_some() { IllegalWhy::GameOver } else { not_now };
                    assert_eq!(refused.why, why, "{name}");
                    assert!(!legal.contains(Move::SWAP), "{name}");
                }
            }
        }
    });
}

/// Every token that names a pit of some seat, readable or not: its seat, the move it stands for, and how it is written.
fn tokens(rules: &Rules, to_move: Option<Seat>) -> Vec<(Option<Seat>, Option<Move>, String)> {
    let signs: &[(&str, Option<Dir>)] = match (sow(&mut rules.ruleset().clone()).choose.dirs, rules.board().shape) {
        (Dirs::Forward, Shape::Rows | Shape::Squares) => &[("", Some(Dir::Forward)), ("+", None), (">", None)],
        (_, Shape::Rows | Shape::Squares) => &[("+", Some(Dir::Forward)), ("-", Some(Dir::Backward)), ("", None), (">", None)],
        (_, Shape::FourRows { .. }) => &[("", Some(Dir::Forward)), (">", Some(Dir::Forward)), ("<", Some(Dir::Backward)), ("+", None)],
    };
    let mut seats = vec![(String::new(), to_move)];
    for seat in rules.seats() {
        let sign = seat_sign(rules, seat);
        // Digits would run into the number of the pit.
        seats.push(if sign.starts_with(char::is_alphabetic) { (sign, Some(seat)) } else { ("S".to_string(), None) });
    }
    let mut tokens = Vec::new();
    for (letter, seat) in &seats {
        for number in 0..=rules.board().pits_per_seat() as u8 + 1 {
            for (sign, dir) in signs {
                let pit = seat.and_then(|seat| rules.board().pit(seat, number));
                let mv = pit.and_then(|pit| dir.map(|dir| Move::sow(pit, dir)));
                tokens.push((*seat, mv, format!("{letter}{number}{sign}")));
            }
        }
    }
    tokens
}

#[test]
fn a_token_plays_if_and_only_if_its_move_is_legal() {
    in_every_ruleset(1, |rules, game, name| {
        for position in positions(game).step_by(3) {
            let now = Game::from_position(Arc::clone(rules), *position);
            for mv in now.legal() {
                assert_eq!(rules.read_move(position, &rules.move_token(position, mv)), Ok(mv), "{name}");
            }
            if is_bao(rules) {
                tokens_of_bao(&now, name);
                continue;
            }
            for (seat, mv, token) in tokens(rules, position.to_move()) {
                let legal = seat == position.to_move() && mv.is_some_and(|mv| now.legal().contains(mv));
                assert_eq!(now.clone().play_token(&token, &mut ()).is_ok(), legal, "{name}: {token} in {}", rules.text(position));
            }
            let legal = now.legal().contains(Move::SWAP);
            assert_eq!(now.clone().play_token("swap", &mut ()).is_ok(), legal, "{name}: swap in {}", rules.text(position));
        }
    });
}

/// Every pit with every sign, star and seat, and the two answers: played exactly if the rules write it so.
fn tokens_of_bao(now: &Game, name: &str) {
    let (rules, position) = (now.rules(), now.position());
    let legal: Vec<String> = now.legal().map(|mv| rules.move_token(position, mv)).collect();
    let own_sign = position.to_move().map(|seat| rules.sign(seat).to_string());
    let labels = ["A", "B"].iter().flat_map(|row| (0..=9).map(move |number| format!("{row}{number}")));
    for token in labels.flat_map(|label| ["<", ">", "<*", ">*", ""].map(|sign| label.clone() + sign)) {
        // A house that is asked about may also be named like any pit.
        let safari = position.asked_at().is_some() && rules.read_move(position, &token).is_ok_and(|mv| now.legal().contains(mv));
        for seat in ["", "S", "N"] {
            let expected = (safari || legal.contains(&token)) && (seat.is_empty() || own_sign.as_deref() == Some(seat));
            let token = format!("{seat}{token}");
            assert_eq!(now.clone().play_token(&token, &mut ()).is_ok(), expected, "{name}: {token} in {}", rules.text(position));
        }
    }
    for answer in ["stop", "safari", "swap"] {
        assert_eq!(now.clone().play_token(answer, &mut ()).is_ok(), legal.contains(&answer.to_string()), "{name}: {answer}");
    }
}

#[test]
fn mirrored_seats_give_mirrored_results() {
    in_every_ruleset(2, |rules, game, name| {
        let mirror = |position: &Position| {
            let mut setup = turned(rules, rules.setup(position));
            if let Some(reason) = position.over() {
                // What is over stays over: it is not asked again which seat is to move.
                setup.to_move = ToMove::Over(Some(reason.name().to_string()));
            }
            rules.accept(&setup, &mut ()).unwrap_or_else(|error| panic!("{name}: {error}"))
        };
        for (before, mv) in steps(game) {
            let mut after = *before;
            rules.play_unchecked(&mut after, mv, &mut ());
            let answered = rules.play(&mirror(before), turned_move(rules, mv), &mut ()).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(answered, mirror(&after), "{name}: {}", rules.text(before));
            let mut legal: Vec<Move> = rules.legal(&after).map(|mv| turned_move(rules, mv)).collect();
            let mut other: Vec<Move> = rules.legal(&answered).collect();
            legal.sort_unstable();
            other.sort_unstable();
            assert_eq!(other, legal, "{name}");
            if let (Some(one), Some(two)) = (rules.outcome(&after), rules.outcome(&answered)) {
                let own = |values: &BySeat<u8>| rules.seats().map(|seat| values[seat]).collect::<Vec<_>>();
                let score: Vec<i16> = rules.seats().map(|seat| two.score[seat]).collect();
                assert_eq!((score, own(&two.places)), (turned_values(rules, &one.score), turned_values(rules, &one.places)), "{name}");
                assert_eq!(one.reason, two.reason, "{name}");
            }
        }
    });
}

#[test]
fn a_mirrored_position_has_the_mirrored_moves_and_mirrored_again_is_itself() {
    let mut held = [0_usize; 5];
    in_every_ruleset(2, |rules, game, name| {
        let two = rules.board().seats == 2;
        for position in positions(game) {
            let text = rules.text(position);
            let Some(other) = rules.mirrored(position) else {
                assert!(!two, "{name}: {text}");
                continue;
            };
            assert!(two, "{name}");
            assert_eq!(rules.mirrored(&other).as_ref(), Some(position), "{name}: {text}");
            let mut legal: Vec<Move> = rules.legal(position).map(|mv| turned_move(rules, mv)).collect();
            let mut moves: Vec<Move> = rules.legal(&other).collect();
            legal.sort_unstable();
            moves.sort_unstable();
            assert_eq!(moves, legal, "{name}: {text}");
            let mut setup = turned(rules, rules.setup(position));
            if let Some(reason) = position.over() {
                setup.to_move = ToMove::Over(Some(reason.name().to_string()));
            }
            assert_eq!(rules.accept(&setup, &mut ()).as_ref(), Ok(&other), "{name}: {text}");
            let south = Seat::SOUTH;
            let seen = [
                position.mark(south).is_some(),
                position.hand(south) > 0,
                position.owns_house(south) && !position.owns_house(south.other()),
                position.asked_at().is_some(),
                position.has_piece(south) != position.has_piece(south.other()),
            ];
            held.iter_mut().zip(seen).for_each(|(count, seen)| *count += usize::from(seen));
        }
    });
    assert!(held.iter().all(|&count| count > 0), "marks, hands, houses, questions and pieces are seen: {held:?}");
}

#[test]
fn text_and_fields_give_the_position_back_at_every_ply() {
    in_every_ruleset(3, |rules, game, name| {
        for position in positions(game) {
            let text = rules.text(position);
            let read = rules.read_position(&text).unwrap_or_else(|error| panic!("{name}: {text}: {error}"));
            assert_eq!(read, *position, "{name}: {text}");
            assert_eq!(read.stable_hash(), position.stable_hash(), "{name}: {text}");
            let mut setup = rules.setup(position);
            // A word that is left out stands for its neutral value: all pieces on their squares.
            setup.extras.pieces = setup.extras.pieces.filter(|(on_board, taken)| on_board.contains(&0) || taken.iter().any(|&piece| piece != 0));
            assert_eq!(rules.read_setup(&text).as_ref(), Ok(&setup), "{name}: {text}");
            let object = serde_json::Value::Object(fields(rules, position));
            let setup = read_fields(rules, &object).unwrap_or_else(|error| panic!("{name}: {object}: {error}"));
            let from_fields = rules.accept(&setup, &mut ()).unwrap_or_else(|error| panic!("{name}: {object}: {error}"));
            assert_eq!(from_fields, *position, "{name}: {object}");
            assert_eq!(rules.legal(&from_fields), rules.legal(position), "{name}");
        }
    });
}

#[test]
fn undo_goes_back_to_the_same_position_and_redo_forward_again() {
    in_every_ruleset(2, |_, game, name| {
        let mut walked = game.clone();
        let hashes: Vec<u64> = positions(game).map(Position::stable_hash).collect();
        for hash in hashes.iter().rev().skip(1) {
            walked.undo().expect("there is a ply for every hash but the first");
            assert_eq!(walked.position().stable_hash(), *hash, "{name}");
        }
        assert_eq!((walked.undo(), walked.position()), (None, game.start()), "{name}");
        for hash in &hashes[1..] {
            walked.redo().expect("every ply was taken back");
            assert_eq!(walked.position().stable_hash(), *hash, "{name}");
        }
        assert_eq!((walked.redo(), walked.outcome(), walked.ended_by()), (None, game.outcome(), game.ended_by()), "{name}");
    });
}

#[test]
fn a_move_after_undo_forgets_what_was_taken_back() {
    let rules = common::rules("kalah", &[]);
    let mut game = random_game(&rules, 5);
    game.undo();
    game.undo();
    let mv = random_move(&game, &mut SplitMix64::new(1)).expect("the game was not over two plies before its end");
    game.play(mv, &mut ()).expect("the move is legal");
    assert_eq!(game.redo(), None);
}

/// By which rules a game may end.
fn endings(name: &str) -> &'static [Reason] {
    let (id, options) = name.split_once(' ').expect("a name has the options behind the id");
    let says = |option: &str, value: &str| options.contains(&format!("(\"{option}\", \"{value}\")"));
    match id {
        "kalah" if says("end", "mover_cannot_move") => &[Reason::NoMove],
        "kalah" | "turkish_mangala" => &[Reason::RowEmpty],
        "oware" if says("cycle", "off") => &[Reason::Majority, Reason::NoMove, Reason::Cap, Reason::GrandSlam],
        "oware" => &[Reason::Majority, Reason::NoMove, Reason::Repetition, Reason::GrandSlam],
        "sungka" if !says("no_move", "end") => &[Reason::AllEmpty],
        "congklak" | "congkak" | "dakon" if says("no_move", "pass") => &[Reason::AllEmpty],
        "congklak" | "congkak" | "dakon" | "sungka" => &[Reason::NoMove],
        "o_an_quan" if says("end", "both_pieces") => &[Reason::PiecesGone, Reason::Cap],
        "o_an_quan" => &[Reason::SquaresEmpty, Reason::Cap],
        "pallanguzhi" | "pallanguzhi_wikipedia" | "ali_guli_mane" => &[Reason::NoMove, Reason::Cap],
        "omweso" => &[Reason::NoMove, Reason::Endless],
        "bao" | "bao_kujifunza" => &[Reason::FrontEmpty, Reason::NoMove, Reason::Endless],
        "mangala4" | "lab_madjnuni" => &[Reason::AllEmpty, Reason::Repetition],
        "mancala_basic" => &[Reason::Finished],
        "togyz_kumalak" | "bestemshe" => &[Reason::Majority, Reason::NoMove, Reason::Repetition],
        _ => panic!("{id} ends by no rule that this law knows"),
    }
}

#[test]
fn every_game_ends_as_its_rules_say() {
    in_every_ruleset(6, |rules, game, name| {
        let outcome = game.outcome().unwrap_or_else(|| panic!("{name}: a game without a move is over"));
        assert!(endings(name).contains(&outcome.reason), "{name}: {:?}", outcome.reason);
        let slam = name.contains("rest_to_opponent");
        assert!(outcome.reason != Reason::GrandSlam || slam, "{name}: a grand slam ends the game under one rule only");
        let cap = rules.ruleset().guard.cap;
        assert!(cap.is_none_or(|cap| game.sowings() <= cap), "{name}: {} sowings", game.sowings());
        assert!(outcome.reason != Reason::Cap || cap == Some(game.sowings()), "{name}: {} sowings", game.sowings());
        assert_eq!(outcome.last_mover, game.plies().last().map(|ply| ply.seat), "{name}");
        let scores: i32 = rules.seats().map(|seat| i32::from(outcome.score[seat])).sum();
        assert_eq!(scores, counted(rules, game.position()), "{name}");
    });
}

/// What the scores of all seats add up to: the stores with the pieces taken, or the seeds on everybody's side.
fn counted(rules: &Rules, position: &Position) -> i32 {
    let in_pits = |seat: Seat| rules.board().owned(seat).map(|pit| i32::from(position.seeds(pit))).sum::<i32>();
    match rules.ruleset().objective {
        Objective::Margin => {
            let worth = sow(&mut rules.ruleset().clone()).extra.pieces.map_or(0, |pieces| i32::from(pieces.value));
            let taken = rules.setup(position).extras.pieces.map_or(0, |(_, taken)| taken.iter().sum::<i64>() as i32);
            rules.seats().map(|seat| i32::from(position.store(seat))).sum::<i32>() + worth * taken
        }
        Objective::Survival if is_bao(rules) => seeds_in_all(rules, position),
        Objective::Survival | Objective::Race => rules.seats().map(in_pits).sum(),
    }
}

#[test]
fn every_option_is_a_different_game_or_the_standard_one() {
    for entry in ENTRIES {
        let standard = rules_of(entry, &Options::new()).expect("the standard options make a game");
        let of_the_round = |options: &Options| options.iter().all(|(name, _)| !OF_MATCHES.contains(name));
        for options in option_sets(entry, 0).into_iter().skip(1).filter(of_the_round) {
            let rules = rules_of(entry, &options).expect("the set was kept because it makes a game");
            assert_ne!(rules.ruleset(), standard.ruleset(), "{} {options:?} changes something", entry.id);
        }
    }
}
