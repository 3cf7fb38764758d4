//! `bija play`, driven through its standard input as in a pipe.

use std::sync::Arc;

use bija_rules::catalogue::{ENTRIES, Entry};
use bija_rules::{Game, Pit, Rules, SplitMix64};
use bija_web::Lang;
use unicode_width::UnicodeWidthStr;

use crate::run::{Ran, bija_reading, transcripts};

fn play(words: &[&str], input: &str) -> Ran {
    let ran = bija_reading(&[&["play"], words].concat(), input);
    assert_eq!(ran.err, "", "{words:?}");
    for line in ran.out.lines() {
        assert!(line.width() <= 80, "{} columns: {line}", line.width());
    }
    ran
}

/// The boards that were shown, each as its lines.
fn boards(out: &str) -> Vec<Vec<&str>> {
    out.split("\n\n").filter(|block| block.contains("+----+")).map(|block| block.lines().collect()).collect()
}

/// The counts of a row of a board, from left to right.
fn counts(line: &str) -> Vec<u8> {
    line.trim().trim_matches('|').split('|').map(|cell| cell.trim_matches([' ', '*', '-']).parse().unwrap()).collect()
}

#[test]
fn two_people_play_a_recorded_kalah_game_to_its_end() {
    for (options, moves, last) in transcripts("kalah") {
        for lang in Lang::ALL.map(Lang::code) {
            // The second person types pits by number only, the first by name.
            let typed: Vec<String> = moves.iter().map(|token| token.strip_prefix('N').unwrap_or(token).to_string()).collect();
            let mut words = vec!["--two", "--lang", lang];
            words.extend(options.iter().map(String::as_str));
            let ran = play(&words, &typed.join("\n"));
            assert_eq!(ran.status, 0);
            let (south, north) = (last["stores"][0].as_i64().unwrap(), last["stores"][1].as_i64().unwrap());
            let (winner, high, low) = if south > north { (1, south, north) } else { (2, north, south) };
            let said = match lang {
                "hi" => format!("{low} के मुकाबले {high} बीजों से खिलाड़ी {winner} की जीत हुई।"),
                "id" => format!("Pemain {winner} menang, {high} lawan {low}."),
                _ => format!("Player {winner} wins, {high} to {low}."),
            };
            assert!(ran.out.contains(&said), "{}", ran.out);
            let board = boards(&ran.out).pop().unwrap();
            assert!(board[4].contains(&format!("[{north:>3}]")) && board[4].contains(&format!("[{south:>3}]")), "{board:?}");
        }
    }
}

#[test]
fn wrong_input_gets_a_sentence_and_changes_nothing() {
    let wrong = ["0", "7", "-1", "pit three", "99999999999999999999999999999", "4294967297", "N1", "3.5", "", "swap", "S", "\u{0}", "٣"];
    let long = "9".repeat(1_000_000);
    for lang in Lang::ALL.map(Lang::code) {
        for typed in wrong.into_iter().chain([long.as_str()]) {
            let ran = play(&["--two", "--lang", lang], &format!("{typed}\n"));
            assert_eq!((ran.status, boards(&ran.out).len()), (0, 1), "{typed:.20}: {}", ran.out);
            let after = ran.out.rsplit_once("\n\n").unwrap().1;
            // The prompt with the echo, a sentence, the prompt again, the farewell.
            assert!(after.lines().count() >= 4, "{typed:.20}: {after}");
        }
    }
}

#[test]
fn every_pit_of_the_row_can_be_typed() {
    for pit in 1..=6 {
        let ran = play(&["--two"], &format!("{pit}\n"));
        let row = counts(boards(&ran.out)[1][5]);
        assert_eq!(row[pit - 1], 0, "{}", ran.out);
    }
    let ran = play(&["--two", "--lang", "hi"], "३\n");
    assert_eq!(counts(boards(&ran.out)[1][5]), [4, 4, 0, 5, 5, 5]);
}

#[test]
fn two_people_take_back_sowing_by_sowing() {
    let ran = play(&["--two"], "3\n6\n2\nu\nu\nu\nu\nr\nr\nr\nr\n");
    let boards = boards(&ran.out);
    let rows: Vec<_> = boards.iter().map(|board| (counts(board[3]), counts(board[5]))).collect();
    assert_eq!(rows.len(), 10);
    assert_eq!((&rows[4], &rows[5], &rows[6]), (&rows[2], &rows[1], &rows[0]));
    assert_eq!((&rows[7], &rows[8], &rows[9]), (&rows[1], &rows[2], &rows[3]));
    assert!(ran.out.contains("There is no move to take back."));
}

#[test]
fn taking_back_against_the_computer_takes_its_answer_back_too() {
    let ran = play(&["--level", "easy", "--seed", "4"], "3\n6\nu\nr\nu\nu\nu\n");
    let boards = boards(&ran.out);
    let rows: Vec<_> = boards.iter().map(|board| (counts(board[3]), counts(board[5]))).collect();
    // Start, after 3 (again), after 6 and the answer, back, again, back, back; nothing more to take back.
    assert_eq!(rows.len(), 7, "{}", ran.out);
    assert_eq!((&rows[3], &rows[4], &rows[5], &rows[6]), (&rows[1], &rows[2], &rows[1], &rows[0]));
    assert!(ran.out.contains("There is no move to take back."));
}

#[test]
fn a_game_against_the_computer_comes_to_its_end() {
    for (rules, first) in [("kalah", "you"), ("kalah", "computer"), ("oware", "computer"), ("congklak", "you"), ("congkak", "random")] {
        let pits = if rules.starts_with("cong") { 7 } else { 6 };
        let typed = (1..=pits).map(|pit| format!("{pit}\n")).collect::<Vec<_>>().concat().repeat(200);
        let ran = play(&["--rules", rules, "--first", first, "--level", "easy", "--seed", "11"], &typed);
        assert_eq!(ran.status, 0);
        let result = ["You win, ", "You lose, ", "Draw, "].iter().filter(|result| ran.out.contains(**result)).count();
        assert_eq!(result, 1, "{rules} {first}");
        assert!(!ran.out.contains("The game ends here."));
    }
}

#[test]
fn the_own_row_is_at_the_bottom_also_in_the_north() {
    let ran = play(&["--first", "computer", "--level", "easy", "--seed", "1"], "");
    let board = boards(&ran.out).pop().unwrap();
    assert_eq!(board[7].split_whitespace().collect::<Vec<_>>(), ["N1", "N2", "N3", "N4", "N5", "N6"]);
    assert!(board[8].starts_with("> North (N) · Your store"), "{}", board[8]);
    assert!(board[0].starts_with("  South (S) · The computer’s store"));
}

#[test]
fn clockwise_games_have_the_own_store_at_the_left_and_count_from_the_right() {
    let ran = play(&["--rules", "congklak", "--two"], "1\n");
    let board = boards(&ran.out).pop().unwrap();
    assert_eq!(board[7].split_whitespace().collect::<Vec<_>>(), ["S7", "S6", "S5", "S4", "S3", "S2", "S1"]);
    assert_eq!(board[1].split_whitespace().next(), Some("N1"));
    let own = board[8].split(" · ").nth(1).unwrap();
    let left: i32 = board[4].trim().trim_start_matches('[').split(']').next().unwrap().trim().parse().unwrap();
    assert!(left > 0 && own.contains(&left.to_string()), "{board:?}");
}

#[test]
fn captured_seeds_are_shown_in_oware() {
    let position = "0,0,0,0,0,2/1,1,4,4,4,4 3,5 S";
    let ran = play(&["--rules", "oware", "--two", "--position", position], "6\n");
    assert!(ran.out.contains("Captured 4 seeds from 2 pits"), "{}", ran.out);
    let board = boards(&ran.out).pop().unwrap();
    assert!(board[8].contains("Player 1’s store, 7 seeds") && board[4].trim_end().ends_with("[  7]"), "{board:?}");
}

#[test]
fn sides_can_be_changed_by_the_pie_rule() {
    let ran = play(&["--option", "pie_rule=true", "--first", "computer", "--level", "easy", "--seed", "2"], "swap\n");
    assert!(ran.out.contains("Type swap to change sides"), "{}", ran.out);
    assert!(ran.out.contains("You took over the other side; the board stays as it is.\nThe computer to move.\n"), "{}", ran.out);
    let board = boards(&ran.out).pop().unwrap();
    assert!(board[8].contains("South (S) · Your store"), "{board:?}");
    assert!(board[0].contains("North (N) · The computer’s store"));
}

#[test]
fn a_hint_names_a_pit_and_how_the_game_stands() {
    let ran = play(&["--two", "--position", "0,0,0,0,0,1/0,0,0,0,0,9 10,10 S"], "h\n");
    // South ends the game with the one move there is, 11 to 19.
    assert!(ran.out.contains("Hint: pit 6.") && ran.out.contains("you come out 8 seeds behind") && ran.out.contains("This is proven."), "{}", ran.out);
    assert_eq!(boards(&ran.out).len(), 1);
}

#[test]
fn the_list_of_keys_explains_the_signs_on_the_board() {
    for lang in Lang::ALL.map(Lang::code) {
        let ran = play(&["--lang", lang], "?\nq\n");
        assert!(ran.out.lines().any(|line| line.starts_with("*: ")) && ran.out.lines().any(|line| line.starts_with("-: ")));
        assert_eq!(ran.status, 0);
    }
}

#[test]
fn leaving_and_the_end_of_the_input_end_cleanly() {
    for input in ["q\n", "", "3\n", "3\nq", "Q\n1\n"] {
        let ran = play(&["--two"], input);
        assert_eq!(ran.status, 0);
        assert!(ran.out.ends_with("The game ends here.\n"), "{}", ran.out);
    }
}

#[test]
fn the_same_seed_draws_the_same_game() {
    let words = ["--option", "start=random_2", "--start", "random", "--first", "random", "--level", "easy", "--seed"];
    let run = |seed: &str| play(&[&words[..], &[seed]].concat(), "1\n2\n3\n4\n5\n6\n").out;
    assert_eq!(run("9"), run("9"));
    assert!(run("9").contains("Random start no. ") && run("9").contains("(number 9)"));
    assert!((10..20).any(|seed| run(&seed.to_string()) != run("9").replace("(number 9)", &format!("(number {seed})"))));
}

#[test]
fn the_widest_boards_and_the_longest_words_fit_the_screen() {
    for lang in Lang::ALL.map(Lang::code) {
        for words in [&["--rules", "congklak", "--option", "pits=11"][..], &["--option", "pits=10", "--option", "seeds=12"]] {
            let ran = play(&[words, &["--level", "easy", "--lang", lang, "--seed", "3"]].concat(), "1\n2\n3\n4\n?\nh\n");
            for board in boards(&ran.out) {
                assert!(board.len() <= 9);
            }
        }
    }
}

#[test]
fn output_that_is_no_terminal_is_plain() {
    assert!(!play(&["--two"], "3\n").out.contains('\x1b'));
}

#[test]
fn a_game_that_does_not_exist_is_status_2() {
    let ran = bija_reading(&["play", "--rules", "chess"], "");
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    let ran = bija_reading(&["play", "--start", "random"], "");
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("always starts in the same way"), "{}", ran.err);
}

/// The seeds that a board shows in its pits, in ascending order; pits that hold none for other reasons are left out.
fn shown(board: &[&str]) -> Vec<u8> {
    let cells = board.iter().filter(|line| line.contains('|')).flat_map(|line| {
        let cells: Vec<&str> = line.split(['|', '+']).collect();
        cells[1..cells.len() - 1].to_vec()
    });
    let count = |cell: &str| cell.trim_matches(|one: char| !one.is_ascii_digit()).parse().ok();
    let mut counts: Vec<u8> = cells.filter_map(count).collect();
    counts.sort_unstable();
    counts
}

/// The seeds that the pits of a game hold, those of closed and marked pits left out; at a question the seeds in hand.
fn held(game: &Game) -> Vec<u8> {
    let position = game.position();
    let marked = |pit: Pit| game.rules().seats().any(|seat| position.mark(seat) == Some(pit));
    let pits = (0..game.rules().board().cells() as Pit).filter(|&pit| !marked(pit) && !position.closed().contains(pit));
    let mut counts: Vec<u8> = pits.map(|pit| if position.asked_at() == Some(pit) { position.in_hand() } else { position.seeds(pit) }).collect();
    counts.sort_unstable();
    counts
}

/// A random game of people: what they type, and the seeds on the board after each of it.
fn random_game(rules: Rules, number: u64) -> (Vec<String>, Vec<Vec<u8>>, Game) {
    let mut game = Game::new(Arc::new(rules), number);
    let mut draw = SplitMix64::new(number);
    let (mut typed, mut boards) = (Vec::new(), vec![held(&game)]);
    while game.position().over().is_none() {
        let legal = game.legal();
        let mv = { legal }.nth(draw.below(legal.len() as u64) as usize).unwrap();
        typed.push(game.rules().move_token(game.position(), mv));
        game.play(mv, &mut ()).unwrap();
        boards.push(held(&game));
    }
    (typed, boards, game)
}

fn assert_played_to_its_end(entry: &Entry, options: &[(&str, &str)], lang: &str) {
    let rules = Rules::new(entry.ruleset(&entry.values(options).unwrap())).unwrap();
    let start = rules.has_random_start().then_some("11");
    let (typed, expected, game) = random_game(rules, 11);
    let options: Vec<String> = options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let mut words = vec!["--rules", entry.id, "--people", "--lang", lang];
    words.extend(options.iter().flat_map(|option| ["--option", option.as_str()]));
    words.extend(start.iter().flat_map(|number| ["--start", number]));
    let ran = play(&words, &typed.join("\n"));
    assert_eq!(ran.status, 0);
    let boards: Vec<Vec<u8>> = boards(&ran.out).iter().map(|board| shown(board)).collect();
    assert_eq!(boards.len(), expected.len(), "{words:?}: {}", ran.out);
    for (ply, (board, held)) in boards.iter().zip(&expected).enumerate() {
        assert_eq!(board, held, "{words:?} after {ply} of {typed:?}");
    }
    let outcome = game.outcome().unwrap();
    let winner = outcome.winner(game.rules().board().seats).map(|seat| seat.index() + 1);
    let said = match (winner, lang) {
        (Some(winner), "en") => [format!("Player {winner} wins"), format!("Player {winner} finishes first")],
        (Some(winner), "id") => [format!("Pemain {winner} menang"), format!("Pemain {winner} meraih peringkat 1")],
        (Some(winner), _) => [format!("खिलाड़ी {winner} की जीत हुई"), format!("खिलाड़ी {winner} को पहला स्थान मिला")],
        (None, "en") => ["Draw".to_string(), "The game is a draw.".to_string()],
        (None, "id") => ["Seri".to_string(), "Permainan seri.".to_string()],
        (None, _) => ["खेल ड्रॉ रहा".to_string(), "पहला स्थान".to_string()],
    };
    assert!(said.iter().any(|said| ran.out.contains(said)), "{words:?}: {said:?} in {}", ran.out);
}

#[test]
fn people_play_each_game_of_the_catalogue_to_its_end() {
    for (entry, lang) in ENTRIES.iter().zip(Lang::ALL.map(Lang::code).into_iter().cycle()) {
        assert_played_to_its_end(entry, &[], lang);
    }
    let entry = |id: &str| ENTRIES.iter().find(|entry| entry.id == id).unwrap();
    for lang in Lang::ALL.map(Lang::code) {
        assert_played_to_its_end(entry("mancala_basic"), &[("seats", "3"), ("pits", "4")], lang);
        assert_played_to_its_end(entry("mancala_basic"), &[("seats", "4"), ("all_ranks", "false")], lang);
        assert_played_to_its_end(entry("omweso"), &[("reverse", "true")], lang);
    }
}

/// A line of a board without the stores, which stand in brackets.
fn without_stores(line: &str) -> String {
    let mut kept = String::new();
    let mut inside = false;
    for one in line.chars() {
        inside |= one == '[';
        if !inside {
            kept.push(one);
        }
        inside &= one != ']';
    }
    kept
}

/// Every pit of every board has its name beside it once, and nothing but names and seats stands outside of the boxes.
#[test]
fn every_pit_of_a_board_is_named() {
    let variants: [(&str, &[(&str, &str)]); 2] = [("mancala_basic", &[("seats", "3")]), ("mancala_basic", &[("seats", "4")])];
    for (id, options) in ENTRIES.iter().map(|entry| (entry.id, &[][..])).chain(variants) {
        let rules = bija_rules::catalogue::rules(id, options).unwrap();
        let option: Vec<String> = options.iter().map(|(name, value)| format!("--option={name}={value}")).collect();
        let words: Vec<&str> = ["--rules", id, "--people"].into_iter().chain(option.iter().map(String::as_str)).collect();
        let ran = play(&words, "");
        let board = boards(&ran.out).remove(0);
        // Stores stand in brackets, headings of seats have a dot.
        let lines: Vec<String> = board.iter().filter(|line| !line.contains(" · ")).map(|line| without_stores(line)).collect();
        let outside = lines.iter().flat_map(|line| match (line.find(['|', '+']), line.rfind(['|', '+'])) {
            (Some(first), Some(last)) => vec![&line[..first], &line[last + 1..]],
            _ => vec![line.as_str()],
        });
        let mut names: Vec<String> = outside.flat_map(|text| text.split_whitespace()).map(ToString::to_string).collect();
        // Where seats have letters and pits have numbers, a name is both.
        let letter = |seat| Some(rules.sign(seat)).filter(|sign| sign.is_ascii_alphabetic() && !rules.board().has_columns());
        let mut expected: Vec<String> = Vec::new();
        for seat in rules.seats() {
            expected.extend(rules.board().owned(seat).map(|pit| letter(seat).into_iter().chain(rules.board().label(pit).chars()).collect::<String>()));
        }
        names.sort_unstable();
        expected.sort_unstable();
        assert_eq!(names, expected, "{id}: {}", board.join("\n"));
    }
}

#[test]
fn a_direction_is_typed_as_it_is_seen_on_the_screen() {
    let ran = play(&["--rules", "o_an_quan", "--people"], "1r\nu\n1l\n3\n9l\n");
    assert!(ran.out.contains("Player 1 sowed 5 seeds from square 1 to the right."), "{}", ran.out);
    assert!(ran.out.contains("Player 1 sowed 5 seeds from square 1 to the left."), "{}", ran.out);
    assert_eq!(ran.out.matches("Add l or r to the square").count(), 2, "once at the start, once for the bare square: {}", ran.out);
    assert!(ran.out.contains("There is no square 9"), "{}", ran.out);
    // The second player sits at the top: what is left for the screen is right for their own row.
    let ran = play(&["--rules", "o_an_quan", "--people"], "1r\n3l\n");
    let rules = bija_rules::catalogue::rules("o_an_quan", &[]).unwrap();
    let mut game = Game::new(Arc::new(rules), 0);
    for token in ["S1+", "N3+"] {
        game.play_token(token, &mut ()).unwrap();
    }
    assert_eq!(shown(&boards(&ran.out)[2]), held(&game));
}

#[test]
fn a_question_in_mid_turn_is_asked_and_answered() {
    let rules = || bija_rules::catalogue::rules("omweso", &[("reverse", "true")]).unwrap();
    // Of many random games some ask; the first that does is played in the terminal up to the answer.
    let (typed, answer) = (0..100)
        .find_map(|number| {
            let (typed, ..) = random_game(rules(), number);
            let answer = typed.iter().position(|token| token == "<")?;
            Some((typed[..answer].to_vec(), answer))
        })
        .expect("some game asks");
    for typed_way in ["l", "r", "<", ">"] {
        let ran = play(&["--rules", "omweso", "--option", "reverse=true", "--people"], &format!("{}\n5\n{typed_way}\n", typed.join("\n")));
        assert!(ran.out.contains("where the") && ran.out.contains("in hand go: left or right.\n"), "{}", ran.out);
        assert!(ran.out.contains("l left, r right"), "{}", ran.out);
        // The board of the question, then the answer's; the pit typed instead of an answer changes nothing.
        assert_eq!(boards(&ran.out).len(), answer + 2, "{}", ran.out);
        assert!(boards(&ran.out)[answer].iter().any(|line| line.contains("?|")));
    }
}

#[test]
fn bao_is_played_by_rows_and_columns() {
    let ran = play(&["--rules", "bao", "--people"], "a6\na6r\nA4r\na9r\nc1r\nb1r\na5l\n");
    assert!(ran.out.contains("Add l or r to the pit to sow to the left or to the right: A3l, A3r."), "{}", ran.out);
    assert!(ran.out.contains("Player 1 laid a seed from the hand in pit A6."), "{}", ran.out);
    for said in ["Pit A4 is empty.", "There is no pit 9; the pits are 1 to 8.", "“c1r” is neither a pit"] {
        assert!(ran.out.contains(said), "{said}: {}", ran.out);
    }
    let first = boards(&ran.out)[0].join("\n");
    assert!(first.contains("|  0 |  0 |  0 |  0 |H 6 |  2 |  2 |  0 |") && first.contains("22 in hand"), "{first}");
    // Of many random games some come to the question of the house.
    let asking = (0..100).find_map(|number| {
        let (typed, ..) = random_game(bija_rules::catalogue::rules("bao", &[]).unwrap(), number);
        let answer = typed.iter().position(|token| token == "stop")?;
        Some(typed[..answer].join("\n"))
    });
    let asking = asking.expect("some game comes to the house");
    for (answer, said) in [("stop", "stopped at the nyumba."), ("safari", "nyumba is lost.")] {
        let ran = play(&["--rules", "bao", "--people"], &format!("{asking}\n{answer}\n"));
        assert!(ran.out.contains("safari: sow the nyumba, stop: leave it") && ran.out.contains(said), "{}", ran.out);
    }
}

#[test]
fn four_sides_stand_round_a_square() {
    let ran = play(&["--rules", "mancala_basic", "--option", "seats=4", "--option", "pits=4", "--people"], "4\n");
    let board = boards(&ran.out).pop().unwrap();
    let text = board.join("\n");
    // Pit 4 of the first seat: its store, then pits 1 to 3 of the second seat, which sits at the right.
    assert!(board[12].ends_with("|[  1]"), "{text}");
    let right: Vec<&str> = board[7..11].iter().map(|line| line.rsplit('|').nth(1).unwrap().trim()).collect();
    assert_eq!(right, ["4", "5*", "5", "5"], "{text}");
    assert_eq!(board.iter().filter(|line| line.starts_with("> ")).count(), 1);
}

#[test]
fn a_swap_is_refused_with_the_right_sentence() {
    assert!(play(&["--people"], "swap\n").out.contains("These rules have no change of sides."));
    assert!(play(&["--people", "--option", "pie_rule=true"], "swap\n").out.contains("only once"));
    assert!(play(&["--people"], "r\n").out.contains("There is no move to make again."));
}
