//! Bao: what its positions, tokens and refusals say, and its data on trial: every member of the family is changed in turn, and some
//! vector must notice.

mod common;

use std::sync::Arc;

use bija_rules::catalogue;
use bija_rules::json::{conformance, fields, read_fields};
use bija_rules::ruleset::*;
use bija_rules::{
    Board, Dir, Event, Game, Half, IllegalWhy, Move, PlayError, Position, Reason, Rules, Seat, SenseError, SetupError, Shape, SplitMix64, TextError,
    TokenError, TokenWhy,
};
use common::{position, rules, vector_text};
use serde_json::{Value, json};

/// A capturing turn that comes to South's functional house, and the position in which South is asked.
const ASKED: &str = "3,1,1,1,8,0,0,0|0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0|0,0,0,0,0,0,0,0 0,0 S hand=2,3 nyumba=S choice=SA5>:0";
const BEFORE_ASKED: &str = "1,0,0,0,7,0,0,0|0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,5|0,0,0,0,0,0,0,0 0,0 S hand=3,3 nyumba=S";

fn tokens(rules: &Rules, position: &Position) -> Vec<String> {
    rules.legal(position).map(|mv| rules.move_token(position, mv)).collect()
}

#[test]
fn a_question_is_a_position_like_any_other() {
    let rules = rules("bao", &[]);
    let before = position(&rules, BEFORE_ASKED);
    let mut events = Vec::new();
    let asked = rules.play(&before, Move::sow(0, Dir::Forward), &mut events).expect("the capture is legal");
    assert_eq!(events.last(), Some(&Event::Ask(4)));
    assert_eq!(rules.text(&asked), ASKED);
    assert_eq!(position(&rules, ASKED), asked);
    let object = Value::Object(fields(&rules, &asked));
    assert_eq!(object["choice"], json!(["SA5>", 0]));
    let setup = read_fields(&rules, &object).expect("our own fields can be read");
    assert_eq!(rules.accept(&setup, &mut ()), Ok(asked));
    assert_eq!(tokens(&rules, &asked), ["safari", "stop"]);
    assert_eq!((asked.asked_at(), asked.in_hand(), asked.to_move()), (Some(4), 0, Some(Seat::SOUTH)));
    assert_eq!(rules.read_move(&asked, "stop"), Ok(Move::STOP));
    assert_eq!(rules.read_move(&asked, "safari"), Ok(Move::sow(4, Dir::Forward)));
    assert_ne!(asked.stable_hash(), position(&rules, &ASKED.replace(" choice=SA5>:0", "")).stable_hash());
    assert_ne!(asked.stable_hash(), position(&rules, &ASKED.replace('>', "<")).stable_hash(), "the direction is part of the position");
}

#[test]
fn both_ways_to_answer_come_to_the_same() {
    let rules = rules("bao", &[]);
    for (whole, answer) in [("A1>", "stop"), ("A1>+", "safari")] {
        let mut at_once = common::game_from(&rules, BEFORE_ASKED);
        assert_eq!(at_once.play_token(whole, &mut ()), Ok(Seat::SOUTH));
        let mut in_parts = common::game_from(&rules, ASKED);
        assert_eq!(in_parts.play_token(answer, &mut ()), Ok(Seat::SOUTH));
        assert_eq!(at_once.position(), in_parts.position(), "{answer}");
        assert_eq!((at_once.plies().len(), at_once.sowings(), in_parts.sowings()), (2, 1, 0), "the answer goes on with the same turn");
        assert!(!at_once.swapped() && !in_parts.swapped(), "to stop is not to change seats");
    }
}

#[test]
fn a_decision_leaves_the_question_open_and_a_word_answers_it() {
    let rules = rules("bao", &[]);
    let mut game = common::game_from(&rules, BEFORE_ASKED);
    assert_eq!(game.play_decision("A1>", &mut ()), Ok(Seat::SOUTH));
    assert_eq!(rules.text(game.position()), ASKED);
    for (answer, whole) in [("stop", "A1>"), ("safari", "A1>+")] {
        let (mut answered, mut at_once) = (game.clone(), common::game_from(&rules, BEFORE_ASKED));
        assert_eq!(answered.play_decision(answer, &mut ()), Ok(Seat::SOUTH));
        at_once.play_token(whole, &mut ()).expect("the token is legal");
        assert_eq!(answered.position(), at_once.position(), "{answer}");
    }
    let mut both = common::game_from(&rules, BEFORE_ASKED);
    assert_eq!(both.play_decision("A1>+", &mut ()), Ok(Seat::SOUTH), "a token is the decisions written in it");
    assert_eq!(both.plies().len(), 2);
    for sign in [">", "<", "+", "swap"] {
        assert!(game.clone().play_decision(sign, &mut ()).is_err(), "{sign} answers nothing here");
    }
}

#[test]
fn an_answer_too_many_or_not_open_leaves_the_game_as_it_was() {
    let plain = rules("bao", &[]);
    let mut game = common::game_from(&plain, BEFORE_ASKED);
    assert_eq!(game.play_token("A1>++", &mut ()), Err(PlayError::Answers { token: "A1>++".to_string() }));
    assert_eq!(game.plies().len(), 0);
    // Sowing the house takes the pit that South has blocked, so South may not stop.
    let safari = rules("bao", &[("mtaji_safari", "true")]);
    let duty = "1,0,0,0,12,0,0,0|0,2,0,0,0,0,0,0/0,0,2,0,0,0,2,5|0,0,0,0,0,0,0,0 0,0 S nyumba=S blocked=-,A7";
    let mut game = common::game_from(&safari, duty);
    let refused = game.play_token("B2<", &mut ()).expect_err("stopping would leave the blocked pit");
    let PlayError::Illegal { illegal, .. } = refused else { panic!("{refused:?}") };
    assert_eq!((illegal.why, illegal.mv, game.plies().len()), (IllegalWhy::MustTakeBlocked, Move::STOP, 0));
    game.play(Move::sow(14, Dir::Forward), &mut ()).expect("the first step is legal");
    assert_eq!(tokens(&safari, game.position()), ["safari"]);
    assert!(game.play_token("safari", &mut ()).is_ok());
}

#[test]
fn a_token_says_what_is_wrong_with_it() {
    let rules = rules("bao", &[]);
    let start = rules.start(0);
    let wrong = |token: &str| rules.read_move(&start, token).map_err(|TokenError { why, .. }| why);
    assert_eq!(wrong("A6>*"), Ok(Move::sow(5, Dir::Forward)));
    assert_eq!(wrong("sa6<*"), Ok(Move::sow(5, Dir::Backward)));
    assert_eq!(wrong("B1<*"), Ok(Move::sow(15, Dir::Forward)), "to the left in the back row is the way round that is numbered upwards");
    assert_eq!(wrong("B8>*"), Ok(Move::sow(8, Dir::Backward)));
    assert_eq!(wrong("A6>"), Err(TokenWhy::Star));
    assert_eq!(wrong("A6*"), Err(TokenWhy::Direction));
    assert_eq!(wrong("A9>*"), Err(TokenWhy::NoSuchPit { pits: 8 }));
    assert_eq!(wrong("B0>*"), Err(TokenWhy::NoSuchPit { pits: 8 }));
    assert_eq!(wrong("NA6>*"), Err(TokenWhy::WrongSeat { to_move: Some(Seat::SOUTH) }));
    for token in ["6>*", "C6>*", "A>*", "safari", "swap", "AA6>*", "XA6>*", "A6>**", "*", "", "A6>+*"] {
        assert_eq!(wrong(token), Err(TokenWhy::Unreadable), "{token:?}");
    }
    let capturing = position(&rules, BEFORE_ASKED);
    assert_eq!(rules.read_move(&capturing, "A1>*").map_err(|error| error.why), Err(TokenWhy::Star), "a capture has no star");
}

fn why(rules: &Rules, text: &str, token: &str) -> IllegalWhy {
    let position = position(rules, text);
    let mv = rules.read_move(&position, token).unwrap_or_else(|error| panic!("{error}"));
    let refused = rules.play(&position, mv, &mut ()).expect_err("the move is not legal");
    assert_eq!((refused.mv, refused.seat), (mv, position.to_move()));
    refused.why
}

#[test]
fn an_illegal_move_says_why() {
    let bao = rules("bao", &[]);
    let start = bao.text(&bao.start(0));
    assert_eq!(why(&bao, &start, "A5>*"), IllegalWhy::HouseStays);
    assert_eq!(why(&bao, &start, "A1>*"), IllegalWhy::EmptyPit);
    assert_eq!(why(&bao, &start, "stop"), IllegalWhy::NothingAsked);
    assert_eq!(bao.play(&bao.start(0), Move::sow(20, Dir::Forward), &mut ()).map_err(|error| error.why), Err(IllegalWhy::NotYours));
    assert_eq!(bao.play(&bao.start(0), Move::sow(40, Dir::Forward), &mut ()).map_err(|error| error.why), Err(IllegalWhy::NoSuchPit));
    assert_eq!(why(&bao, ASKED, "A1>"), IllegalWhy::NotThisPit);
    assert_eq!(why(&bao, ASKED, "A5<"), IllegalWhy::Direction);
    let from_hand = "0,1,0,2,0,0,1,0|0,3,0,0,0,0,0,0/1,0,1,1,0,1,0,0|0,0,0,0,0,0,0,0 0,0 S hand=3,3";
    assert_eq!(why(&bao, from_hand, "A2>*"), IllegalWhy::TooFewSeeds { seeds: 1, least: 2 });
    assert_eq!(why(&bao, from_hand, "B2>*"), IllegalWhy::FrontFirst);
    let kichwa = "2,0,0,0,0,0,0,0|0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0|0,0,0,0,0,0,0,0 0,0 S hand=3,3";
    assert_eq!(why(&bao, kichwa, "A1<*"), IllegalWhy::Direction);
    let captures = "0,1,0,0,0,0,3,0|0,3,0,0,0,0,0,0/1,0,0,2,0,0,2,0|0,0,0,0,0,0,0,0 0,0 S";
    assert_eq!(why(&bao, captures, "A7>"), IllegalWhy::MustCapture);
    assert_eq!(why(&bao, captures, "B2>"), IllegalWhy::Direction);
    let pits = "0,0,0,0,0,0,3,0|0,0,0,0,0,4,1,0/1,0,0,2,0,0,2,0|0,0,0,0,0,0,0,0 0,0 S";
    assert_eq!(why(&bao, pits, "B6>*"), IllegalWhy::FrontFirst);
    assert_eq!(why(&bao, pits, "B7>*"), IllegalWhy::TooFewSeeds { seeds: 1, least: 2 });
    let blocked = "1,1,1,0,0,0,0,1|0,3,0,0,0,0,0,0/0,0,2,0,0,1,2,0|0,0,0,0,0,0,0,0 0,0 N blocked=-,A7";
    assert_eq!(why(&bao, blocked, "A7>*"), IllegalWhy::PitBlocked);
    let duty = "0,1,1,0,0,0,0,0|0,3,5,0,0,0,0,0/0,0,2,0,0,1,2,0|0,0,0,0,0,0,0,0 0,0 S blocked=-,A7";
    assert_eq!(why(&bao, duty, "B3<"), IllegalWhy::MustTakeBlocked);
    let endless = "1,0,2,1,0,1,2,1|2,0,1,2,0,1,2,0/0,0,0,3,0,0,2,0|3,0,4,2,3,2,1,2 0,0 S hand=13,13 nyumba=S,N";
    assert_eq!(why(&rules("bao", &[("endless", "illegal")]), endless, "A7>*"), IllegalWhy::NeverEnds);
}

#[test]
fn a_blocked_pit_does_not_begin_a_turn_even_to_capture() {
    let bao = rules("bao", &[]);
    let open = "0,0,0,0,0,0,0,2|0,0,0,0,0,0,0,0/0,0,0,2,0,1,0,0|0,0,0,0,0,0,0,0 0,0 N";
    let captures = position(&bao, &open.replace("2|", "0|").replacen("0,0,0,0,0", "0,0,1,0,0", 1));
    assert_eq!(tokens(&bao, &captures), ["A4>"]);
    let blocked = position(&bao, "0,0,1,0,0,0,0,0|0,0,0,0,0,0,0,0/0,0,0,2,0,1,2,0|0,0,0,0,0,0,0,0 0,0 N blocked=-,A4");
    assert_eq!(tokens(&bao, &blocked), ["A7>*", "A7<*"]);
}

fn not_accepted(rules: &Rules, text: &str) -> SetupError {
    match rules.read_position(text) {
        Err(TextError::Setup(error)) => error,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn a_set_up_that_is_not_accepted_says_why() {
    let (bao, kujifunza) = (rules("bao", &[]), rules("bao_kujifunza", &[]));
    let rows = "0,0,2,0,6,2,2,0|0,0,0,0,0,0,0,0/0,0,0,0,6,2,2,0|0,0,0,0,0,0,0,0";
    let text = |words: &str| format!("{rows} 0,0 S {words}");
    let game = |key: &str| SetupError::NotInThisGame { key: key.to_string() };
    assert_eq!(not_accepted(&bao, &format!("{rows} 1,0 S")), game("stores"));
    assert_eq!(not_accepted(&kujifunza, &text("hand=1,0")), game("hand"));
    assert_eq!(not_accepted(&kujifunza, &text("nyumba=S")), SetupError::House { text: "S".to_string() });
    assert_eq!(not_accepted(&kujifunza, &text("blocked=A3,-")), SetupError::Blocked { text: "A3".to_string() }, "learners block nothing");
    assert_eq!(not_accepted(&bao, &text("hand=1")), SetupError::Hand { given: 1 });
    assert_eq!(not_accepted(&bao, &text("hand=1,2,3")), SetupError::Hand { given: 3 });
    assert_eq!(not_accepted(&bao, &text("hand=-1,2")), SetupError::Negative { count: -1 });
    assert_eq!(not_accepted(&bao, &text("hand=200,200")), SetupError::TooManySeeds { seeds: 422 });
    assert_eq!(not_accepted(&bao, &text("nyumba=S,S")), SetupError::House { text: "S".to_string() });
    assert_eq!(not_accepted(&bao, &text("nyumba=X")), SetupError::Seat { text: "X".to_string() });
    assert_eq!(not_accepted(&bao, &text("blocked=B3,-")), SetupError::Blocked { text: "B3".to_string() }, "only front pits are blocked");
    assert_eq!(not_accepted(&bao, &text("blocked=-,-,A3")), SetupError::Blocked { text: "A3".to_string() });
    assert_eq!(not_accepted(&bao, &text("taken=3")), SetupError::Taken { seeds: 3 }, "nobody has won");
    assert_eq!(not_accepted(&bao, &text("taken=-3")), SetupError::Negative { count: -3 });
    for choice in ["SA5>:0", "SA5:0", "A5>:0", "SA3>:0", "NA5>:0", "SA5>:2", "é:0", ":0"] {
        // South's house faces seeds here, or is none.
        let error = not_accepted(&bao, &format!("{}0,0 S nyumba=S choice={choice}", rows.replace("/0,0,0,0,6", "/0,0,0,1,6") + " "));
        assert!(matches!(error, SetupError::Choice { .. }), "{choice}: {error:?}");
    }
    let kalah = rules("kalah", &[]);
    for word in ["hand=0,0", "nyumba=S", "blocked=-,-", "taken=2"] {
        let key = word.split('=').next().expect("a word has a key");
        assert_eq!(not_accepted(&kalah, &format!("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S {word}")), game(key));
    }
}

#[test]
fn a_decided_set_up_is_settled_at_once() {
    let bao = rules("bao", &[]);
    let ends = |text: &str| {
        let mut events = Vec::new();
        let position = bao.accept(&bao.read_setup(text).expect("the text can be read"), &mut events).expect("the set-up is accepted");
        let winner = bao.outcome(&position).and_then(|outcome| outcome.winner(2));
        (position.over(), winner, events.last().copied())
    };
    let end = |reason, seat| Some(Event::End { reason, seat: Some(seat) });
    let (south, north) = (Seat::SOUTH, Seat::NORTH);
    let empty = "0,0,0,0,0,0,0,0|1,0,0,0,0,0,0,3/1,0,2,0,0,0,0,0|0,0,0,0,0,0,0,0 0,0";
    for mover in ["S hand=3,3", "N", "N hand=3,3"] {
        assert_eq!(ends(&format!("{empty} {mover}")), (Some(Reason::FrontEmpty), Some(north), end(Reason::FrontEmpty, south)));
    }
    let singles = "1,0,1,0,0,0,0,0|1,0,0,0,0,0,0,1/2,0,2,0,0,0,0,0|0,0,0,0,0,0,0,0 0,0 S";
    assert_eq!(ends(singles), (Some(Reason::NoMove), Some(north), end(Reason::NoMove, south)));
    assert_eq!(ends(&format!("{singles} hand=1,0")).0, None, "a seed in hand is a move");
    let kept = position(&bao, "0,0,4,0,0,0,0,0|0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0|0,0,4,0,0,0,0,0 0,0 - hand=4,5 taken=2");
    assert_eq!((kept.store(south), kept.total()), (2, 19));
    let outcome = bao.outcome(&kept).expect("the game is over");
    assert_eq!((outcome.winner(2), outcome.score.0[0], outcome.score.0[1]), (Some(south), 10, 9), "hands and kept seeds count");
}

#[test]
fn a_ruleset_that_makes_no_sense_says_why() {
    let changed = |change: fn(&mut Ruleset)| common::changed("bao", change).map(|_| ()).expect_err("the rules make no sense");
    assert_eq!(changed(|r| r.seeds = 3), SenseError::Hand);
    assert_eq!(changed(|r| r.start = Start::Namua(Opening { hand: 21, front: [0, 0, 0, 0, 6, 2, 2, 0] })), SenseError::Hand);
    assert_eq!(changed(|r| r.start = Start::Scattered), SenseError::BaoBoard);
    assert_eq!(changed(|r| r.objective = Objective::Margin), SenseError::BaoBoard);
    assert_eq!(changed(|r| r.guard.collect = Collect::Owner), SenseError::BaoBoard);
    assert_eq!(changed(|r| r.board.shape = Shape::FourRows { front: Half::Second }), SenseError::BaoBoard);
    assert_eq!(changed(|r| r.board.pits = 6), SenseError::BaoBoard);
    assert_eq!(changed(|r| house(r).number = 9), SenseError::House);
    assert_eq!(changed(|r| house(r).tax = 6), SenseError::House);
    assert_eq!(changed(|r| r.start = Start::Namua(Opening { hand: 32, front: [0; 8] })), SenseError::StartIsOver);
    let kalah = common::changed("kalah", |r| r.start = Start::Namua(Opening { hand: 14, front: [2, 2, 2, 2, 2, 0, 0, 0] })).map(|_| ());
    assert_eq!(kalah, Err(SenseError::Hand), "only bao begins from the hand");
}

#[test]
fn takasia_follows_the_variant_unless_it_is_named() {
    let entry = catalogue::entry("bao").expect("bao is in the catalogue");
    let values = |asked: &[(&str, &str)]| entry.values(asked).expect("the options are bao's");
    for (asked, takasia, changed) in [
        (&[][..], "true", &[][..]),
        (&[("takasia", "false")], "false", &[("takasia", "false")]),
        (&[("variant", "kujifunza")], "false", &[("variant", "kujifunza")]),
        (&[("takasia", "true"), ("variant", "kujifunza")], "true", &[("variant", "kujifunza"), ("takasia", "true")]),
        (&[("variant", "kujifunza"), ("takasia", "false")], "false", &[("variant", "kujifunza")]),
    ] {
        let values = values(asked);
        assert_eq!(values.value("takasia"), Some(takasia), "{asked:?}");
        assert_eq!(values.changed().collect::<Vec<_>>(), changed, "{asked:?}");
        let again = entry.values(changed).expect("what has changed can be asked for");
        assert_eq!(entry.ruleset(&again), entry.ruleset(&values), "what differs from the standard says everything");
    }
    assert_eq!(rules("bao_kujifunza", &[]).ruleset(), rules("bao", &[("variant", "kujifunza")]).ruleset());
}

#[test]
fn a_game_that_goes_on_too_long_is_endless_and_nobody_wins() {
    assert_eq!(rules("bao", &[]).ruleset().guard, Guard { repeats: Some(3), repeat_needs: RepeatNeeds::Nothing, cap: Some(1000), collect: Collect::Stay });
    let short = Arc::new(common::changed("bao", |ruleset| ruleset.guard.cap = Some(10)).expect("a shorter game makes sense"));
    let game = common::random_game(&short, 1);
    assert_eq!(game.sowings(), 10);
    let outcome = game.outcome().expect("the game is over");
    assert_eq!((outcome.reason, outcome.winner(2)), (Reason::Endless, None));
    let text = short.text(game.position());
    assert!(text.ends_with("reason=endless"), "{text}");
    assert_eq!(position(&short, &text), *game.position());
}

#[test]
fn both_published_endless_turns_are_lost_by_the_mover() {
    let bao = rules("bao", &[]);
    let turns = [
        ("1,0,2,1,0,1,2,1|2,0,1,2,0,1,2,0/0,0,0,3,0,0,2,0|3,0,4,2,3,2,1,2 0,0 S hand=13,13 nyumba=S,N", "A7>*"),
        ("3,2,1,0,1,0,5,4|1,0,1,2,0,1,2,3/0,0,6,0,5,0,0,0|3,5,4,4,3,2,2,2 0,0 S hand=1,1 nyumba=S,N", "A1>*"),
    ];
    for (text, token) in turns {
        let before = position(&bao, text);
        let mv = bao.read_move(&before, token).expect("the token can be read");
        let (mut told, mut silent, mut events) = (before, before, Vec::new());
        bao.play_unchecked(&mut told, mv, &mut events);
        bao.play_unchecked(&mut silent, mv, &mut ());
        assert_eq!(told, silent, "told play is silent play");
        assert_eq!(bao.outcome(&told).map(|outcome| (outcome.reason, outcome.winner(2))), Some((Reason::Endless, Some(Seat::NORTH))));
        let sown = events.iter().filter(|event| matches!(event, Event::Drop(_))).count();
        assert!((272..1000).contains(&sown), "the circle closes after 272 seeds: {sown}");
    }
}

fn house(ruleset: &mut Ruleset) -> &mut House {
    bao_of(ruleset).house.as_mut().expect("bao la kiswahili has houses")
}

fn bao_of(ruleset: &mut Ruleset) -> &mut Bao {
    match &mut ruleset.family {
        Family::Bao(bao) => bao,
        Family::Sow(_) => panic!("bao is a family of its own"),
    }
}

/// A change of one member, by name; it does nothing where the ruleset has not that member.
type Mutation = (&'static str, fn(&mut Ruleset));

const MUTATIONS: &[Mutation] = &[
    ("the hand holds a seed less", |r| opening(r, |opening| (opening.hand, opening.front[0]) = (opening.hand - 1, opening.front[0] + 1))),
    ("another front row", |r| opening(r, |opening| opening.front.reverse())),
    ("nothing in hand", |r| r.start = Start::Equal),
    ("a house further left", |r| with_house(r, |house| house.number -= 1)),
    ("a house further right", |r| with_house(r, |house| house.number += 1)),
    ("functional with five", |r| with_house(r, |house| house.functional = 5)),
    ("functional with seven", |r| with_house(r, |house| house.functional = 7)),
    ("a tax of one", |r| with_house(r, |house| house.tax = 1)),
    ("a tax of three", |r| with_house(r, |house| house.tax = 3)),
    ("dormant is ordinary", |r| with_house(r, |house| house.dormant = Dormant::Ordinary)),
    ("dormant is avoided", |r| with_house(r, |house| house.dormant = Dormant::Avoided)),
    ("dormant is free", |r| with_house(r, |house| house.dormant = Dormant::Free)),
    ("the house is sown on in mtaji", |r| with_house(r, |house| house.in_mtaji = AtHouse::SownOn)),
    ("the house asks in mtaji", |r| with_house(r, |house| house.in_mtaji = AtHouse::Asked)),
    ("takasia on", |r| bao_of(r).takasia = Takasia::On),
    ("takasia off", |r| bao_of(r).takasia = Takasia::Off),
    ("endless turns lose", |r| bao_of(r).endless = NeverEnding::Loses),
    ("endless turns are illegal", |r| bao_of(r).endless = NeverEnding::Illegal),
    ("the second repetition ends", |r| r.guard.repeats = Some(2)),
    ("the fourth repetition ends", |r| r.guard.repeats = Some(4)),
    ("no repetition ends", |r| r.guard.repeats = None),
    ("three seeds a pit", |r| r.seeds = 3),
    ("no house", |r| bao_of(r).house = None),
];

fn opening(ruleset: &mut Ruleset, change: fn(&mut Opening)) {
    if let Start::Namua(opening) = &mut ruleset.start {
        change(opening);
    }
}

fn with_house(ruleset: &mut Ruleset, change: fn(&mut House)) {
    if let Some(house) = &mut bao_of(ruleset).house {
        change(house);
    }
}

#[test]
fn every_change_of_bao_is_noticed() {
    let entries = ["bao.json", "own/bao.json"].map(|file| {
        let mut file: Value = serde_json::from_str(&vector_text(file)).expect("a vector file is JSON");
        file.as_object_mut().expect("a file is an object").remove("transcripts");
        file.to_string()
    });
    for (name, change) in MUTATIONS {
        let mutant = |id: &str, options: &[(&str, &str)]| {
            let mut ruleset = catalogue::rules(id, options).map_err(|error| error.to_string())?.ruleset().clone();
            change(&mut ruleset);
            Rules::new(ruleset).map_err(|error| error.to_string())
        };
        let failures: usize = entries.iter().map(|file| conformance::check(file, &mutant).failures.len()).sum();
        assert!(failures > 0, "nobody notices: {name}");
    }
}

/// Ten thousand games over all sets of options; the laws are checked at each ply.
#[test]
#[ignore = "takes ten seconds or more"]
fn ten_thousand_random_games_keep_every_law() {
    let mut games = 0;
    for entry in ["bao", "bao_kujifunza"].map(|id| catalogue::entry(id).expect("bao is in the catalogue")) {
        let sets = common::option_sets(entry, 12);
        let each = 10_000_u64.div_ceil(2 * sets.len() as u64);
        for options in &sets {
            let rules = common::rules_of(entry, options).expect("the set makes a game");
            for number in 0..each {
                walk(&rules, number);
                games += 1;
            }
        }
    }
    assert!(games >= 10_000, "{games}");
}

fn walk(rules: &Arc<Rules>, number: u64) {
    let mut game = Game::new(Arc::clone(rules), 0);
    let mut draw = SplitMix64::new(number);
    while let Some(mv) = common::random_move(&game, &mut draw) {
        let before = *game.position();
        let (mut told, mut silent) = (before, before);
        rules.play_unchecked(&mut told, mv, &mut Vec::new());
        rules.play_unchecked(&mut silent, mv, &mut ());
        assert_eq!(told, silent, "{mv:?} in {}", rules.text(&before));
        game.play(mv, &mut ()).expect("the move is legal");
        let position = game.position();
        let text = rules.text(position);
        let seats = [Seat::SOUTH, Seat::NORTH];
        let held: i32 = seats.iter().map(|&seat| i32::from(position.hand(seat)) + i32::from(position.store(seat))).sum();
        let pits: i32 = (0..32).map(|pit| i32::from(position.seeds(pit))).sum();
        assert_eq!(held + pits, 64, "{text}");
        assert_eq!(position.over().is_some(), rules.legal(position).is_empty(), "{text}");
        assert_eq!(rules.read_position(&text).as_ref(), Ok(position), "{text}");
    }
    assert!(game.outcome().is_some());
    while game.undo().is_some() {}
    assert_eq!(game.position().stable_hash(), rules.start(0).stable_hash());
}

#[test]
fn the_only_board_is_that_of_four_rows_of_eight() {
    let board = Board { seats: 2, pits: 8, shape: Shape::FourRows { front: Half::First } };
    assert_eq!(*rules("bao", &[]).board(), board);
    for (pit, label) in [(0, "A1"), (7, "A8"), (8, "B8"), (15, "B1"), (16, "A1"), (31, "B1")] {
        assert_eq!(board.label(pit), label);
        let owner = board.owner(pit).expect("every pit has an owner");
        assert_eq!(board.labelled(owner, label), Some(pit));
    }
    assert_eq!(
        [board.labelled(Seat::SOUTH, "A9"), board.labelled(Seat::SOUTH, "B0"), board.labelled(Seat::SOUTH, "9"), board.labelled(Seat::SOUTH, "")],
        [None; 4]
    );
}
