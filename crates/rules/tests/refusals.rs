//! What is refused: every typed error is reached by an input, keeps its evidence, and leaves everything as it was.

mod common;

use std::sync::Arc;

use bija_rules::catalogue::options::{Kind, OptionError};
use bija_rules::catalogue::{self, CatalogueError};
use bija_rules::json::{FieldsError, read_fields};
use bija_rules::ruleset::*;
use bija_rules::{Dir, Event, Game, Half, IllegalWhy, Move, PlayError, Reason, Rules, Seat, SenseError, SetupError, Shape, TextError, TokenError, TokenWhy};
use common::{changed, marking, position, race, reverse_capture, rules, sow, squares};
use proptest::prelude::*;
use serde_json::json;

fn refused(rules: &Rules, text: &str) -> TextError {
    rules.read_position(text).expect_err(text)
}

fn not_accepted(rules: &Rules, text: &str) -> SetupError {
    let error = refused(rules, text);
    if let TextError::Setup(error) = error { error } else { panic!("{text}: {error:?}") }
}

#[test]
fn a_text_that_cannot_be_read_says_which_part() {
    let kalah = rules("kalah", &[]);
    let text = |text: &str| text.to_string();
    for (input, error) in [
        ("", TextError::Missing { part: "rows" }),
        ("   ", TextError::Missing { part: "rows" }),
        ("4,4,4,4,4,4/4,4,4,4,4,4", TextError::Missing { part: "stores" }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0", TextError::Missing { part: "seat to move" }),
        ("4,4,x,4,4,4/4,4,4,4,4,4 0,0 S", TextError::Number { text: text("x") }),
        ("4,4,,4,4,4/4,4,4,4,4,4 0,0 S", TextError::Number { text: text("") }),
        ("4,4,--4,4,4,4/4,4,4,4,4,4 0,0 S", TextError::Number { text: text("--4") }),
        ("4,4,+4,4,4,4/4,4,4,4,4,4 0,0 S", TextError::Number { text: text("+4") }),
        ("4,4,٤,4,4,4/4,4,4,4,4,4 0,0 S", TextError::Number { text: text("٤") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0;0 S", TextError::Number { text: text("0;0") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,99999999999999999999 S", TextError::Huge { text: text("99999999999999999999") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S turn", TextError::Word { text: text("turn") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S colour=red", TextError::Word { text: text("colour=red") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S out=0 out=0", TextError::Word { text: text("out=0") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S reason=cap", TextError::Word { text: text("reason=cap") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S quan=1,1", TextError::Word { text: text("quan=1,1") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S choice=S1", TextError::Word { text: text("choice=S1") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S turn=x", TextError::Number { text: text("x") }),
    ] {
        assert_eq!(refused(&kalah, input), error, "{input}");
    }
}

#[test]
fn a_set_up_that_is_not_accepted_says_why() {
    let kalah = rules("kalah", &[]);
    let text = |text: &str| text.to_string();
    for (input, error) in [
        ("4,4,4,4,4,4 0,0 S", SetupError::Rows { given: 1, expected: 2 }),
        ("4,4,4,4,4,4/4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", SetupError::Rows { given: 3, expected: 2 }),
        ("4,4,4,4,4/4,4,4,4,4,4 0,0 S", SetupError::Pits { seat: Seat::SOUTH, given: 5, expected: 6 }),
        ("4,4,4,4,4,4/4,4,4,4,4,4,4 0,0 S", SetupError::Pits { seat: Seat::NORTH, given: 7, expected: 6 }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0 S", SetupError::Stores { given: 1, expected: 2 }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0,0 S", SetupError::Stores { given: 3, expected: 2 }),
        ("4,4,4,4,4,-4/4,4,4,4,4,4 0,0 S", SetupError::Negative { count: -4 }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,-1 S", SetupError::Negative { count: -1 }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S out=-1", SetupError::Negative { count: -1 }),
        ("4,4,4,4,4,256/4,4,4,4,4,4 0,0 S", SetupError::TooManySeeds { seeds: 256 }),
        ("200,0,0,0,0,0/56,0,0,0,0,0 0,0 S", SetupError::TooManySeeds { seeds: 256 }),
        ("200,0,0,0,0,0/1,0,0,0,0,0 55,0 S", SetupError::TooManySeeds { seeds: 256 }),
        ("0,0,0,0,0,1/1,0,0,0,0,0 256,0 S", SetupError::TooManySeeds { seeds: 256 }),
        ("0,0,0,0,0,1/1,0,0,0,0,0 0,0 S out=254", SetupError::TooManySeeds { seeds: 256 }),
        ("0,0,0,0,0,9223372036854775807/1,0,0,0,0,0 0,0 S", SetupError::TooManySeeds { seeds: i64::MAX }),
        ("0,0,0,0,0,1/1,0,0,0,0,0 0,-9223372036854775808 S", SetupError::Negative { count: i64::MIN }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 W", SetupError::Seat { text: text("W") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 1", SetupError::Seat { text: text("1") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 उ", SetupError::Seat { text: text("उ") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S closed=S1", SetupError::Mark { text: text("S1") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S bonus=1", SetupError::Memory { key: "bonus", count: 1 }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S turn=1", SetupError::Memory { key: "turn", count: 1 }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S tuzdyk=N6,-", SetupError::NotInThisGame { key: text("tuzdyk") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S quan=1,1/0,0", SetupError::NotInThisGame { key: text("quan") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S finished=S", SetupError::NotInThisGame { key: text("finished") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S resigned=S", SetupError::NotInThisGame { key: text("resigned") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S choice=S1:3", SetupError::NotInThisGame { key: text("choice") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S hand=22,22", SetupError::NotInThisGame { key: text("hand") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S nyumba=S,N", SetupError::NotInThisGame { key: text("nyumba") }),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 -", SetupError::NotOver),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 - reason=boredom", SetupError::Reason { text: text("boredom") }),
    ] {
        assert_eq!(not_accepted(&kalah, input), error, "{input}");
    }
    let pie = rules("kalah", &[("pie_rule", "true")]);
    assert_eq!(not_accepted(&pie, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S turn=3"), SetupError::Memory { key: "turn", count: 3 });
    let limited = rules("congklak", &[("max_bonus", "2")]);
    assert_eq!(not_accepted(&limited, "1,1,1,1,1,1,1/1,1,1,1,1,1,1 0,0 S bonus=3"), SetupError::Memory { key: "bonus", count: 3 });
}

#[test]
fn a_set_up_of_rarer_games_is_looked_at_as_closely() {
    let text = |text: &str| text.to_string();
    let reverse = reverse_capture();
    let rows = "2,0,0,0,0,0,0,0|0,0,0,0,0,2,0,2/2,0,0,0,0,0,0,2|2,0,0,0,0,0,0,2";
    for (choice, pit) in [("S3:2", "S3"), ("S1:0", "S1"), ("N99:2", "N99"), ("Z1:2", "Z1"), ("S1:1", "S1"), ("N1:2", "N1"), ("उ:1", "उ")] {
        assert_eq!(not_accepted(&reverse, &format!("{rows} 0,0 S choice={choice}")), SetupError::Choice { text: text(pit) }, "{choice}");
    }
    let over = not_accepted(&reverse, &format!("{rows} 0,0 - choice=S1:2 reason=cap"));
    assert_eq!(over, SetupError::Choice { text: text("S1") }, "no seeds are lost in the hand of a finished game");
    assert_eq!(not_accepted(&reverse, &format!("{rows} 0,0 N finished=S")), SetupError::Finished { text: text("S") }, "the game would be over");
    let marks = marking();
    let rows = "4,4,4,4,4,4/4,4,4,0,4,0 0,0 S";
    assert!(marks.read_position(&format!("{rows} tuzdyk=N4,-")).is_ok());
    for mark in ["N6", "S4", "N7", "N0", "4", "x"] {
        assert_eq!(not_accepted(&marks, &format!("{rows} tuzdyk={mark},-")), SetupError::Mark { text: text(mark) }, "{mark}");
    }
    assert_eq!(not_accepted(&marks, &format!("{rows} tuzdyk=N4,-,S1")), SetupError::Mark { text: text("S1") }, "a third mark of two seats");
    assert!(matches!(not_accepted(&marks, &format!("{rows} tuzdyk=N3,-")), SetupError::Mark { .. }), "a marked pit holds nothing");
    let squares = squares();
    let rows = "0,4,4,4,4,4/0,4,4,4,4,4";
    assert!(squares.read_position(&format!("{rows} -5,5 S quan=1,0/0,1")).is_ok(), "a debt, and a piece taken");
    for quan in ["2,0/0,0", "1,1/1,0", "1/0", "1,1/-1,1", "1,1,1/0,0", "0,0/9223372036854775807,9223372036854775807"] {
        assert_eq!(not_accepted(&squares, &format!("{rows} 0,0 S quan={quan}")), SetupError::Pieces, "{quan}");
    }
    assert_eq!(not_accepted(&squares, "0,200,0,0,0,0/0,100,0,0,0,0 -100,0 S"), SetupError::TooManySeeds { seeds: 300 }, "though the debt makes it 200");
    assert_eq!(not_accepted(&squares, "0,1,0,0,0,0/0,1,0,0,0,0 -100,0 S"), SetupError::Negative { count: -98 });
    let race = race(3);
    let rows = "0,0,0,0,0,0/4,4,4,4,4,4/4,4,4,4,4,4 0,0,0";
    assert!(race.read_position(&format!("{rows} 2 finished=1")).is_ok());
    let two_done = "0,0,0,0,0,0/4,4,4,4,4,4/0,0,0,0,0,0 0,0,0";
    for (rows, words, seat) in [(rows, "1 finished=1", "1"), (rows, "2 finished=1,1", "1"), (two_done, "2 finished=1,3,2", "2")] {
        assert_eq!(not_accepted(&race, &format!("{rows} {words}")), SetupError::Finished { text: text(seat) }, "{words}");
    }
    assert_eq!(position(&race, &format!("{two_done} 2 finished=1,3")).over(), Some(Reason::Finished), "a decided race is settled");
    assert_eq!(not_accepted(&race, &format!("{rows} 2 finished=S")), SetupError::Seat { text: text("S") });
    for (words, seat) in [("1 resigned=1", "1"), ("2 resigned=1,1", "1"), ("2 finished=1 resigned=1", "1"), ("2 finished=1 resigned=3,2", "2")] {
        assert_eq!(not_accepted(&race, &format!("{two_done} {words}")), SetupError::Finished { text: text(seat) }, "{words}");
    }
    assert_eq!(position(&race, &format!("{two_done} 2 finished=1 resigned=3")).over(), Some(Reason::Finished), "one is left");
    assert!(matches!(not_accepted(&race, &format!("{rows} 2 resigned=3")), SetupError::Mark { .. }), "who resigned has no seeds");
}

#[test]
fn a_token_that_cannot_be_read_says_why() {
    let kalah = rules("kalah", &[]);
    let start = kalah.start(0);
    for token in ["", "S", "x", "S-1", "S1.0", "1S", "S 1", " S1", "S1 ", "SS1", "S+1", "१", "S१", "swap!", "Swap", "S1>", "S1+", "0x1", "\u{0}"] {
        let error = kalah.read_move(&start, token).expect_err(token);
        assert_eq!(error, TokenError { token: token.to_string(), why: TokenWhy::Unreadable }, "{token:?}");
    }
    for token in ["0", "7", "S0", "S7", "99", "256", "S18446744073709551615"] {
        assert_eq!(kalah.read_move(&start, token).expect_err(token).why, TokenWhy::NoSuchPit { pits: 6 }, "{token}");
    }
    assert_eq!(kalah.read_move(&start, "N1").expect_err("South moves").why, TokenWhy::WrongSeat { to_move: Some(Seat::SOUTH) });
    let over = position(&kalah, "0,0,0,0,0,0/0,0,0,0,0,0 24,24 -");
    assert_eq!(kalah.read_move(&over, "S1").expect_err("nobody moves").why, TokenWhy::WrongSeat { to_move: None });
    let squares = squares();
    let start = squares.start(0);
    assert_eq!(squares.read_move(&start, "S1").expect_err("no direction").why, TokenWhy::Direction);
    assert_eq!(squares.read_move(&start, "S1-"), Ok(Move::sow(1, Dir::Backward)));
    let long = "S".repeat(100);
    assert_eq!(kalah.read_move(&kalah.start(0), &long).expect_err("too long").token.len(), 40, "cut evidence");
}

/// Plays a move and expects it refused for that reason, with the evidence, and nothing changed.
fn illegal(rules: &Rules, text: &str, mv: Move, why: IllegalWhy) {
    let before = position(rules, text);
    let mut events = Vec::new();
    let refused = rules.play(&before, mv, &mut events).expect_err(text);
    assert_eq!((refused.why, refused.mv, refused.seat), (why, mv, before.to_move()), "{text}");
    assert_eq!((events.as_slice(), before), (&[] as &[Event], position(rules, text)), "{text}: nothing happened");
    let mut game = Game::from_position(Arc::new(rules.clone()), before);
    assert_eq!(game.play(mv, &mut ()).map(|_| ()), Err(refused));
    assert_eq!((game.plies().len(), game.position()), (0, &before));
}

#[test]
fn an_illegal_move_says_why_and_keeps_the_evidence() {
    let forward = |pit| Move::sow(pit, Dir::Forward);
    let kalah = rules("kalah", &[]);
    let start = "4,4,0,5,5,5/4,4,4,4,4,4 1,0 S";
    illegal(&kalah, "0,0,0,0,0,0/0,0,0,0,0,0 24,24 -", forward(0), IllegalWhy::GameOver);
    illegal(&kalah, "0,0,0,0,0,0/0,0,0,0,0,0 24,24 -", Move::SWAP, IllegalWhy::GameOver);
    illegal(&kalah, start, forward(12), IllegalWhy::NoSuchPit);
    illegal(&kalah, start, forward(63), IllegalWhy::NoSuchPit);
    illegal(&kalah, start, forward(6), IllegalWhy::NotYours);
    illegal(&kalah, start, forward(2), IllegalWhy::EmptyPit);
    illegal(&kalah, start, Move::sow(0, Dir::Backward), IllegalWhy::Direction);
    illegal(&kalah, start, Move::SWAP, IllegalWhy::NoSwap);
    let pie = rules("kalah", &[("pie_rule", "true")]);
    illegal(&pie, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", Move::SWAP, IllegalWhy::SwapNotNow);
    illegal(&pie, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S turn=2", Move::SWAP, IllegalWhy::SwapNotNow);
    let oware = rules("oware", &[]);
    illegal(&oware, "0,0,0,0,1,1/0,0,0,0,0,0 20,20 S", forward(4), IllegalWhy::MustFeed);
    let slam = rules("oware", &[("grand_slam", "illegal")]);
    illegal(&slam, "3,0,0,0,0,2/1,1,0,0,0,0 4,8 S", forward(5), IllegalWhy::GrandSlam);
    let forced = changed("kalah", |ruleset| sow(ruleset).choose.which = Which::First).expect("a forced choice makes sense");
    illegal(&forced, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", forward(1), IllegalWhy::NotThisPit);
    let twos = changed("kalah", |ruleset| sow(ruleset).choose.least = 2).expect("two at least makes sense");
    illegal(&twos, "1,2,4,4,4,4/4,4,4,4,4,4 0,0 S", forward(0), IllegalWhy::TooFewSeeds { seeds: 1, least: 2 });
    illegal(&marking(), "4,4,4,4,4,4/4,4,4,0,4,4 0,0 N tuzdyk=N4,-", forward(9), IllegalWhy::PitClosed);
}

#[test]
fn a_token_that_is_not_played_leaves_the_game_as_it_was() {
    let kalah = rules("kalah", &[]);
    let mut game = Game::new(Arc::clone(&kalah), 0);
    for token in ["S3", "S6", "N1"] {
        game.play_token(token, &mut ()).expect("a legal move");
    }
    game.undo();
    let unreadable = game.play_token("?", &mut ()).expect_err("unreadable");
    assert_eq!(unreadable, PlayError::Token(TokenError { token: "?".to_string(), why: TokenWhy::Unreadable }));
    let illegal = game.play_token("swap", &mut ()).expect_err("no pie rule");
    assert!(matches!(illegal, PlayError::Illegal { ref token, illegal } if token == "swap" && illegal.why == IllegalWhy::NoSwap), "{illegal:?}");
    assert_eq!(game.plies().len(), 2);
    assert_eq!(game.redo().and_then(Move::pit), Some(6), "what was taken back can still be played again");
}

#[test]
fn superfluous_answers_leave_the_game_as_it_was() {
    let reverse = Arc::new(reverse_capture());
    let mut game = Game::new(Arc::clone(&reverse), 0);
    game.play_token("S8", &mut ()).expect("a legal move");
    game.undo();
    let before = game.position().stable_hash();
    let error = game.play_token("S8>>>>>", &mut ()).expect_err("nothing is asked");
    assert_eq!(error, PlayError::Answers { token: "S8>>>>>".to_string() });
    assert_eq!((game.position().stable_hash(), game.plies().len()), (before, 0));
    assert_eq!(game.redo().and_then(Move::pit), Some(7), "the ply taken back is still the one to be played again");
    assert_eq!(game.redo(), None);
}

#[test]
fn an_option_that_a_game_does_not_take_says_what_it_takes() {
    fn make(id: &str, options: &[(&str, &str)]) -> CatalogueError {
        catalogue::rules(id, options).map(|_| ()).expect_err("refused")
    }
    assert_eq!(make("chess", &[]), CatalogueError::UnknownGame("chess".to_string()));
    assert_eq!(make("Kalah", &[]), CatalogueError::UnknownGame("Kalah".to_string()), "ids are spelled one way");
    let known = vec!["pits", "seeds", "grand_slam", "cycle", "must_feed"];
    assert_eq!(make("oware", &[("pie_rule", "true")]), CatalogueError::Option(OptionError::Unknown { name: "pie_rule".to_string(), known }));
    for (name, value, kind) in [
        ("seeds", "21", Kind::Number { min: 1, max: 20 }),
        ("seeds", "0", Kind::Number { min: 1, max: 20 }),
        ("seeds", "04", Kind::Number { min: 1, max: 20 }),
        ("seeds", "", Kind::Number { min: 1, max: 20 }),
        ("seeds", "४", Kind::Number { min: 1, max: 20 }),
        ("empty_capture", "yes", Kind::Switch),
        ("empty_capture", "True", Kind::Switch),
        ("remaining", "ownr", Kind::Choice(&["owner", "emptier", "nobody"])),
    ] {
        assert_eq!(make("kalah", &[(name, value)]), CatalogueError::Option(OptionError::Value { name, value: value.to_string(), kind }), "{name}={value}");
    }
    assert_eq!(make("kalah", &[("seeds", "3"), ("seeds", "3")]), CatalogueError::Option(OptionError::Twice { name: "seeds".to_string() }));
    for (options, error) in [
        (vec![("pits", "10"), ("seeds", "13")], SenseError::TooManySeeds { seeds: 260 }),
        (vec![("pits", "1"), ("start", "random_1")], SenseError::MovedNeedsTwoPits),
        (vec![("seeds", "1"), ("start", "random_2")], SenseError::MovedNeedsSeeds { moved: 2 }),
    ] {
        assert_eq!(make("kalah", &options), CatalogueError::Sense(error), "{options:?}");
    }
}

#[test]
fn a_ruleset_that_makes_no_sense_says_why() {
    let refused = |id, change: fn(&mut Ruleset)| changed(id, change).map(|_| ()).expect_err("it makes no sense");
    assert_eq!(refused("kalah", |r| r.board.seats = 5), SenseError::Board);
    assert_eq!(refused("kalah", |r| r.board.pits = 0), SenseError::Board);
    assert_eq!(refused("kalah", |r| (r.board.pits, r.seeds) = (33, 1)), SenseError::Board);
    assert_eq!(refused("kalah", |r| r.seeds = 22), SenseError::TooManySeeds { seeds: 264 });
    assert_eq!(refused("kalah", |r| r.seeds = 0), SenseError::StartIsOver);
    assert_eq!(refused("kalah", |r| sow(r).landing.clear()), SenseError::Landing);
    assert_eq!(refused("kalah", |r| sow(r).landing.truncate(2)), SenseError::Landing);
    assert_eq!(refused("kalah", |r| sow(r).choose.least = 0), SenseError::Least);
    assert_eq!(refused("kalah", |r| sow(r).choose.least = 3), SenseError::Least);
    assert_eq!(refused("kalah", |r| sow(r).extra.marks = Some(MarkRule { last_pit: Except::No, same_number: Except::No })), SenseError::Marks);
    assert_eq!(refused("oware", |r| sow(r).choose.dirs = Dirs::Both), SenseError::Feeding);
    assert_eq!(refused("oware", |r| (sow(r).choose.feed, r.board.seats) = (Feed::Free, 3)), SenseError::Slam);
    let column = |r: &mut Ruleset| sow(r).landing[1].act = Act::Capture(Take::one(At::Last, Holes::FacingColumn), Then::Over);
    assert_eq!(refused("kalah", column), SenseError::Column);
    let back = |r: &mut Ruleset| {
        sow(r).landing = vec![otherwise(Act::Over(Why::Plain))];
        sow(r).choose.dirs = Dirs::ForwardOrCapturingBack { from: bija_rules::PitSet::of(0) };
    };
    assert_eq!(refused("kalah", back), SenseError::Back);
    assert_eq!(refused("kalah", |r| sow(r).extra.pieces = Some(Pieces { value: 10, young: 5 })), SenseError::Pieces);
    assert_eq!(refused("kalah", |r| r.objective = Objective::Race), SenseError::Finish);
    assert_eq!(refused("kalah", |r| sow(r).stuck = Stuck::Lose), SenseError::Survival);
    assert_eq!(refused("kalah", |r| sow(r).endless = Endless::Lose), SenseError::Survival);
    assert_eq!(refused("kalah", |r| sow(r).track.ring = Ring::OwnSide), SenseError::OwnSide);
    let store = |r: &mut Ruleset| (r.board.shape, sow(r).track.ring) = (Shape::FourRows { front: Half::First }, Ring::OwnSide);
    assert_eq!(refused("kalah", store), SenseError::OwnSide);
    let nine = |r: &mut Ruleset| sow(r).landing = [vec![row(&[], Act::Over(Why::Plain)); 8], vec![otherwise(Act::Over(Why::Plain))]].concat();
    assert_eq!(refused("kalah", nine), SenseError::Landing);
}

#[test]
fn fields_that_cannot_be_read_say_which() {
    let kalah = rules("kalah", &[]);
    let value = |key: &str, value: &str| FieldsError::Value { key: key.to_string(), value: value.to_string() };
    for (fields, error) in [
        (json!(null), FieldsError::NotAnObject),
        (json!([1]), FieldsError::NotAnObject),
        (json!({"south": [1], "nort": [1]}), FieldsError::UnknownKey("nort".to_string())),
        (json!({"south": [1], "north": [1], "tuzdyk": [null, null]}), FieldsError::UnknownKey("tuzdyk".to_string())),
        (json!({"south": [1]}), FieldsError::Missing("north")),
        (json!({"south": 1, "north": [1]}), value("south", "1")),
        (json!({"south": [1.5], "north": [1]}), value("south", "[1.5]")),
        (json!({"south": [u64::MAX], "north": [1]}), value("south", "[18446744073709551615]")),
        (json!({"south": ["1"], "north": [1]}), value("south", "[\"1\"]")),
        (json!({"south": [1], "north": [1], "to_move": true}), value("to_move", "true")),
        (json!({"south": [1], "north": [1], "over": "no"}), value("over", "\"no\"")),
        (json!({"south": [1], "north": [1], "over": true, "reason": 1}), value("reason", "1")),
        (json!({"south": [1], "north": [1], "choice": ["S1"]}), value("choice", "[\"S1\"]")),
        (json!({"south": [1], "north": [1], "turn": null}), value("turn", "null")),
        (json!({"south": [1], "north": [1], "over": true, "to_move": "S"}), FieldsError::OverWithMover),
        (json!({"south": [1], "north": [1], "over": false, "to_move": null}), FieldsError::OverWithMover),
    ] {
        assert_eq!(read_fields(&kalah, &fields), Err(error), "{fields}");
    }
    let long = read_fields(&kalah, &json!({"south": vec![7; 1_000_000], "north": "x".repeat(10_000_000)})).expect_err("no row");
    assert!(matches!(long, FieldsError::Value { key, value } if key == "north" && value.len() == 80), "cut evidence");
}

#[test]
fn a_decided_set_up_is_settled_at_once() {
    for (id, options, text, settled, reason) in [
        ("kalah", vec![], "0,0,0,0,0,0/1,0,0,0,0,2 20,25 S", "0,0,0,0,0,0/0,0,0,0,0,0 20,28 -", Reason::RowEmpty),
        ("kalah", vec![], "0,0,0,0,0,0/1,0,0,0,0,2 20,25 N", "0,0,0,0,0,0/0,0,0,0,0,0 20,28 -", Reason::RowEmpty),
        ("kalah", vec![], "1,0,0,0,0,2/0,0,0,0,0,0 20,25 S", "0,0,0,0,0,0/0,0,0,0,0,0 23,25 -", Reason::RowEmpty),
        ("kalah", vec![], "0,0,0,0,0,0/1,0,0,0,0,2 20,25 -", "0,0,0,0,0,0/0,0,0,0,0,0 20,28 -", Reason::RowEmpty),
        ("kalah", vec![("remaining", "nobody")], "0,0,0,0,0,0/1,0,0,0,0,2 20,25 S", "0,0,0,0,0,0/0,0,0,0,0,0 20,25 - out=3", Reason::RowEmpty),
        ("kalah", vec![("end", "mover_cannot_move")], "0,0,0,0,0,0/1,0,0,0,0,2 20,25 S", "0,0,0,0,0,0/0,0,0,0,0,0 20,28 -", Reason::NoMove),
        ("oware", vec![], "1,1,1,0,0,0/0,1,0,0,0,0 25,19 S", "1,1,1,0,0,0/0,1,0,0,0,0 25,19 -", Reason::Majority),
        ("oware", vec![], "1,0,0,0,0,0/0,0,0,0,0,0 20,20 S", "0,0,0,0,0,0/0,0,0,0,0,0 21,20 - reason=no_move", Reason::NoMove),
        ("congklak", vec![], "0,0,0,0,0,0,0/1,0,0,0,0,0,2 20,25 S", "0,0,0,0,0,0,0/0,0,0,0,0,0,0 20,28 -", Reason::NoMove),
        ("congklak", vec![("no_move", "pass")], "0,0,0,0,0,0,0/0,0,0,0,0,0,0 20,25 S", "0,0,0,0,0,0,0/0,0,0,0,0,0,0 20,25 -", Reason::AllEmpty),
    ] {
        let rules = rules(id, &options);
        let mut events = Vec::new();
        let setup = rules.read_setup(text).expect("it can be read");
        let position = rules.accept(&setup, &mut events).expect("it is accepted");
        assert_eq!((rules.text(&position).as_str(), position.over()), (settled, Some(reason)), "{id}: {text}");
        assert!(matches!(events.last(), Some(Event::End { .. })), "{id}: {text}: the end is told");
        assert!(rules.legal(&position).is_empty());
        let game = Game::from_settled(Arc::clone(&rules), position, &events);
        assert_eq!(game.outcome().map(|outcome| (outcome.reason, outcome.last_mover)), Some((reason, None)), "{id}: {text}");
    }
    // A seat that must pass has passed, and a row that is empty is no end where the rules know none.
    let pass = rules("congklak", &[("no_move", "pass")]);
    assert_eq!(pass.text(&position(&pass, "0,0,0,0,0,0,0/1,0,0,0,0,0,2 20,25 S")), "0,0,0,0,0,0,0/1,0,0,0,0,0,2 20,25 N");
    let later = rules("kalah", &[("end", "mover_cannot_move")]);
    assert_eq!(later.text(&position(&later, "0,0,0,0,0,0/1,0,0,0,0,2 20,25 N")), "0,0,0,0,0,0/1,0,0,0,0,2 20,25 N");
}

#[test]
fn ten_megabytes_of_anything_are_refused() {
    let kalah = rules("kalah", &[]);
    let size = 10_000_000;
    let hostile =
        ["4".repeat(size), "4,".repeat(size / 2), "1/".repeat(size / 2), " ".repeat(size), "S ".repeat(size / 2), "उ".repeat(size / 3), "-".repeat(size)];
    for text in &hostile {
        let error = kalah.read_position(text).expect_err("no position");
        assert!(error.to_string().len() < 300, "cut evidence");
        let mut game = Game::new(Arc::clone(&kalah), 0);
        assert!(game.play_token(text, &mut ()).expect_err("no move").to_string().len() < 400, "cut evidence");
        assert!(catalogue::rules(text, &[]).expect_err("no game").to_string().len() < 400, "cut evidence");
        assert!(catalogue::rules("kalah", &[("seeds", text)]).expect_err("no value").to_string().len() < 400, "cut evidence");
        assert!(catalogue::rules("kalah", &[(text, "3")]).expect_err("no option").to_string().len() < 400, "cut evidence");
    }
    let rows = "4,4,4,4,4,4/4,4,4,4,4,4 0,0";
    let words = ["closed=", "finished=", "tuzdyk=", "quan=", "choice=", "reason=", "out=", "x="];
    for text in words.iter().map(|word| format!("{rows} S {word}{}", "S1,".repeat(size / 3))).chain([format!("{rows} {}", "S".repeat(size))]) {
        assert!(kalah.read_position(&text).expect_err("no position").to_string().len() < 300, "cut evidence");
    }
    let answers = format!("S8{}", "<".repeat(size));
    let mut game = Game::new(Arc::new(reverse_capture()), 0);
    assert!(game.play_token(&answers, &mut ()).is_err());
    assert_eq!(game.plies().len(), 0);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_at_any_door_is_refused_or_right(text in ".{0,60}") {
        common::doors::position_text(&text);
        common::doors::move_token(&text);
        common::doors::game_address(&text);
    }

    #[test]
    fn almost_a_position_text_is_refused_or_right(
        rows in "[0-9]{1,3}(,[0-9]{1,2}){5,6}/[0-9]{1,3}(,[0-9]{1,2}){5,6}",
        stores in "-?[0-9]{1,3},[0-9]{1,3}",
        mover in "[SN1-]",
        words in "( (out|bonus|turn)=[0-3]| reason=(cap|no_move|repetition|row_empty)| finished=[SN]| choice=S1:2){0,2}",
    ) {
        common::doors::position_text(&format!("{rows} {stores} {mover}{words}"));
    }

    #[test]
    fn almost_a_game_address_is_refused_or_right(
        text in "(kalah|oware|congklak|congkak)( (pits|seeds|max_bonus)=[0-9]{1,2}| (pie_rule|empty_capture|need_lap|must_feed)=(true|false)| start=random_[12]){0,3}(#[0-9]{1,20})?",
    ) {
        common::doors::game_address(&text);
    }
}
