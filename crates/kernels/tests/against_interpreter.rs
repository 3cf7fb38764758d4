//! What a kernel claims it plays exactly as the interpreter does: every legal move of random games, for every set of options.

use bija_kernels::{Kernel, MoveMaker};
use bija_rules::catalogue::{self, ENTRIES};
use bija_rules::ruleset::{Except, Family, MarkRule};
use bija_rules::{Game, Move, Position, Rules, SplitMix64, perft};
use std::sync::Arc;

/// Every combination of a game's options that makes rules, with its name.
fn every_ruleset(id: &str, without: &[&str]) -> Vec<(String, Rules)> {
    let entry = catalogue::entry(id).expect("the catalogue has the game");
    let mut sets: Vec<Vec<(&str, String)>> = vec![Vec::new()];
    for spec in entry.options.iter().filter(|spec| !without.contains(&spec.name)) {
        sets = sets.iter().flat_map(|set| spec.kind.values().into_iter().map(move |value| set.iter().cloned().chain([(spec.name, value)]).collect())).collect();
    }
    let rules = sets.into_iter().filter_map(|set| {
        let options: Vec<(&str, &str)> = set.iter().map(|(name, value)| (*name, value.as_str())).collect();
        catalogue::rules(id, &options).ok().map(|rules| (format!("{id} {options:?}"), rules))
    });
    rules.collect()
}

/// Compares every legal move of a position, and says whether the kernel packs it.
fn compare(name: &str, kernel: &Kernel, rules: &Rules, position: &Position) -> bool {
    let mut packed = 0;
    let legal = rules.legal(position);
    for mv in legal {
        let expected = rules.play(position, mv, &mut ()).expect("the move is legal");
        if let Some(played) = kernel.play(rules, position, mv) {
            packed += 1;
            assert_eq!(rules.text(&played), rules.text(&expected), "{name}: {} in {}", rules.move_token(position, mv), rules.text(position));
            assert_eq!(played, expected, "{name}: {}", rules.text(position));
        }
    }
    for pit in 0..rules.board().cells() as u8 {
        let mv = Move::sow(pit, bija_rules::Dir::Forward);
        assert!(legal.contains(mv) || kernel.play(rules, position, mv).is_none(), "{name}: pit {pit} in {}", rules.text(position));
    }
    assert!(packed == 0 || packed == legal.len(), "{name}: {}", rules.text(position));
    packed > 0
}

/// Plays games by random moves and compares all moves on the way; says how many positions were compared.
fn walk(name: &str, rules: Rules, games: u64) -> u64 {
    let kernel = Kernel::for_rules(&rules).unwrap_or_else(|| panic!("{name} has a kernel"));
    let rules = Arc::new(rules);
    let mut compared = 0;
    for number in 0..games {
        let mut draw = SplitMix64::new(number);
        let mut game = Game::new(Arc::clone(&rules), number);
        while game.outcome().is_none() {
            compared += u64::from(compare(name, &kernel, &rules, game.position()));
            let mut legal = game.legal();
            let mv = legal.nth(draw.below(legal.len() as u64) as usize).expect("the draw is below the number of moves");
            game.play(mv, &mut ()).expect("the move is legal");
        }
    }
    compared
}

/// A board with seeds thrown on it at random, few or many, and stores that hold some.
fn thrown(rules: &Rules, draw: &mut SplitMix64) -> Option<Position> {
    let cells = rules.board().cells() as u64;
    let mut pits = vec![0u64; cells as usize];
    let places = 1 + draw.below(cells);
    let most = [8, 40, 250][draw.below(3) as usize];
    for _ in 0..draw.below(most) {
        pits[(draw.below(places) * 5 % cells) as usize] += 1;
    }
    let row = |row: &[u64]| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let (south, north) = pits.split_at(cells as usize / 2);
    let left = 255 - pits.iter().sum::<u64>();
    let stores = [draw.below(left.min(30) + 1), draw.below((left / 2).min(30) + 1)];
    let mover = ["S", "N"][draw.below(2) as usize];
    let text = format!("{}/{} {},{} {mover}{}", row(south), row(north), stores[0], stores[1], drawn_extras(rules, draw));
    rules.read_position(&text).ok()
}

/// What the turn and the seats remember on such a board, where the rules read it.
fn drawn_extras(rules: &Rules, draw: &mut SplitMix64) -> String {
    let extra = &rules.ruleset().family.as_sow().expect("the games with kernels sow").extra;
    let turn = if rules.has_pie_rule() { " turn=2" } else { "" };
    let bonus = extra.max_bonus.map(|most| format!(" bonus={}", draw.below(u64::from(most) + 1))).unwrap_or_default();
    let pits = rules.board().pits_per_seat() as u64;
    let mut mark = |sign: &str| if draw.below(2) == 0 { "-".to_string() } else { format!("{sign}{}", 1 + draw.below(pits)) };
    let marks = extra.marks.map(|_| format!(" tuzdyk={},{}", mark("N"), mark("S"))).unwrap_or_default();
    format!("{turn}{bonus}{marks}")
}

fn compare_thrown(name: &str, rules: &Rules, boards: u32) {
    let kernel = Kernel::for_rules(rules).unwrap_or_else(|| panic!("{name} has a kernel"));
    let mut draw = SplitMix64::new(7);
    let mut compared = 0;
    for _ in 0..boards {
        compared += u32::from(thrown(rules, &mut draw).is_some_and(|position| compare(name, &kernel, rules, &position)));
    }
    assert!(compared > 0, "{name}: no board was compared");
}

#[test]
fn kalah_with_every_option_plays_as_the_interpreter() {
    let all = every_ruleset("kalah", &["start"]);
    assert!(all.len() > 2000, "{}", all.len());
    let mut compared = 0;
    for (name, rules) in all {
        compare_thrown(&name, &rules, 12);
        compared += walk(&name, rules, 1);
    }
    assert!(compared > 50_000, "{compared}");
}

#[test]
fn kalah_from_every_kind_of_start_plays_as_the_interpreter() {
    for start in ["equal", "random_1", "random_2"] {
        for empty_capture in ["true", "false"] {
            let rules = catalogue::rules("kalah", &[("start", start), ("empty_capture", empty_capture)]).expect("kalah has these options");
            assert!(walk(start, rules, 60) > 1500);
        }
    }
}

#[test]
fn oware_with_every_option_plays_as_the_interpreter() {
    let all = every_ruleset("oware", &[]);
    assert_eq!(all.len(), 3 * 6 * 3 * 2);
    for (name, rules) in all {
        compare_thrown(&name, &rules, 400);
        assert!(walk(&name, rules, 6) > 100);
    }
}

#[test]
fn relays_with_every_option_play_as_the_interpreter() {
    for id in ["congklak", "sungka"] {
        let all = every_ruleset(id, &[]);
        assert_eq!(all.len(), 7 * 2 * 2 * 2 * 22 * 2, "pits, both kinds of capture, a lap or none, what a seat without seeds does, extra sowings, rounds");
        let mut compared = 0;
        for (name, rules) in all {
            compare_thrown(&name, &rules, 12);
            compared += walk(&name, rules, 1);
        }
        assert!(compared > 50_000, "{id}: {compared}");
    }
}

#[test]
fn presets_of_relays_play_as_the_interpreter() {
    for id in ["congkak", "dakon"] {
        let rules = catalogue::rules(id, &[]).expect("the catalogue has the game");
        compare_thrown(id, &rules, 400);
        assert!(walk(id, rules, 20) > 300);
    }
}

/// Togyz Kumalak on its board and on the small one, with every kind of marks and with none.
fn every_togyz() -> Vec<(String, Rules)> {
    let mut all = Vec::new();
    let standard = |id: &str| catalogue::rules(id, &[]).expect("the catalogue has the game");
    for id in ["togyz_kumalak", "bestemshe"] {
        let (marking, bare, board) = (standard("togyz_kumalak"), standard("bestemshe"), *standard(id).board());
        let exceptions = [Except::No, Except::Yes];
        let rules = exceptions.into_iter().flat_map(|last_pit| exceptions.map(|same_number| Some(MarkRule { last_pit, same_number }))).chain([None]);
        for marks in rules {
            let mut ruleset = if marks.is_some() { &marking } else { &bare }.ruleset().clone();
            (ruleset.board, ruleset.seeds) = (board, board.pits);
            let Family::Sow(sow) = &mut ruleset.family else { panic!("the game sows") };
            sow.extra.marks = marks;
            all.push((format!("{id} {marks:?}"), Rules::new(ruleset).expect("the members agree")));
        }
    }
    all
}

#[test]
fn togyz_with_every_kind_of_marks_plays_as_the_interpreter() {
    for (name, rules) in every_togyz() {
        compare_thrown(&name, &rules, 4000);
        assert!(walk(&name, rules, 60) > 500, "{name}");
    }
}

/// So few boards have two marks and many seeds in a pit that random games and throws may miss them.
#[test]
fn marks_are_emptied_and_made_as_the_interpreter_does() {
    let rules = catalogue::rules("togyz_kumalak", &[]).unwrap();
    let kernel = Kernel::for_rules(&rules).expect("it has a kernel");
    for text in [
        // A third ball in a pit that may be marked, in the last pit, and in that of the number the other has marked.
        "0,0,0,0,0,0,0,0,3/2,2,2,2,2,2,2,2,2 20,20 S",
        "0,0,0,0,0,0,0,0,9/2,2,2,2,2,2,2,2,2 20,20 S",
        "9,0,1,0,0,0,0,0,3/2,2,2,2,2,2,2,2,2 20,20 S tuzdyk=-,S2",
        // Laps that end in a mark, pass both, or go round twice.
        "1,0,1,0,0,0,0,0,5/2,2,2,0,2,2,2,2,2 20,20 S tuzdyk=N4,S2",
        "40,0,1,70,0,0,0,0,5/2,2,2,0,2,2,2,2,2 10,10 N tuzdyk=N4,S2",
        "40,0,1,70,0,0,0,0,5/2,2,2,0,2,2,2,2,2 10,10 S tuzdyk=N4,S2",
        // The other seat gets more than half by what falls in its mark.
        "0,0,0,0,0,0,0,0,12/1,1,1,0,1,1,1,1,1 0,20 S tuzdyk=N4,S1",
        // The last balls are captured, which leaves each with half; the last ball of the other side is taken, which ends the game.
        "0,0,0,0,0,0,0,0,1/1,0,0,0,0,0,0,0,0 2,4 S",
        "0,0,0,0,0,0,0,5,1/1,0,0,0,0,0,0,0,0 1,5 S",
    ] {
        let position = rules.read_position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert!(compare(text, &kernel, &rules, &position), "{text}");
    }
}

#[test]
fn the_move_trees_have_the_sizes_that_the_interpreter_counts() {
    for (id, options, depth) in [
        ("kalah", vec![], 7),
        ("kalah", vec![("empty_capture", "true")], 7),
        ("kalah", vec![("seeds", "13")], 5),
        ("kalah", vec![("pits", "10"), ("seeds", "12")], 4),
        ("kalah", vec![("pits", "2"), ("end", "mover_cannot_move"), ("remaining", "emptier")], 20),
        ("oware", vec![], 6),
        ("oware", vec![("grand_slam", "illegal")], 6),
        ("congklak", vec![], 5),
        ("congklak", vec![("pits", "10"), ("need_lap", "true"), ("max_bonus", "2")], 4),
        ("congklak", vec![("pits", "5"), ("empty_capture", "true"), ("no_move", "pass")], 6),
        ("sungka", vec![("pits", "6")], 5),
        ("bestemshe", vec![], 8),
        ("togyz_kumalak", vec![], 5),
    ] {
        let rules = catalogue::rules(id, &options).expect("the catalogue has the game");
        let kernel = Kernel::for_rules(&rules).expect("it has a kernel");
        for depth in 0..=depth {
            assert_eq!(kernel.perft(&rules.start(0), depth), Some(perft(&rules, &rules.start(0), depth)), "{id} {options:?} {depth}");
        }
    }
}

/// Published, or counted by programs of others.
#[test]
fn the_move_trees_have_the_published_sizes() {
    for (id, options, depth, leaves) in [
        ("kalah", vec![], 9, 2_763_490),
        ("kalah", vec![], 11, 65_870_790),
        ("kalah", vec![("empty_capture", "true")], 10, 13_394_139),
        ("kalah", vec![("seeds", "3")], 10, 7_557_979),
        ("kalah", vec![("seeds", "6")], 9, 5_197_521),
        ("kalah", vec![("pits", "4")], 10, 239_734),
        ("kalah", vec![("seeds", "14")], 7, 267_648),
        ("oware", vec![], 9, 3_592_872),
    ] {
        let rules = catalogue::rules(id, &options).expect("the catalogue has the game");
        let kernel = Kernel::for_rules(&rules).expect("it has a kernel");
        assert_eq!(kernel.perft(&rules.start(0), depth), Some(leaves), "{id} {options:?} {depth}");
    }
}

#[test]
fn only_games_of_the_families_are_claimed() {
    let claimed: Vec<&str> =
        ENTRIES.iter().filter(|entry| Kernel::for_rules(&catalogue::rules(entry.id, &[]).unwrap()).is_some()).map(|entry| entry.id).collect();
    assert_eq!(claimed, ["kalah", "oware", "congklak", "congkak", "dakon", "sungka", "togyz_kumalak", "bestemshe"]);
}

#[test]
fn positions_with_more_than_seeds_in_them_are_not_packed() {
    let pie = catalogue::rules("kalah", &[("pie_rule", "true")]).expect("kalah has the pie rule");
    let kernel = Kernel::for_rules(&pie).expect("it has a kernel");
    assert_eq!(kernel.perft(&pie.start(0), 3), None, "the question of the pie rule is ahead");
    let past = pie.read_position("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S turn=2").expect("a position of the rules");
    assert_eq!(kernel.perft(&past, 5), Some(4690));
    let kalah = catalogue::rules("kalah", &[]).expect("the catalogue has kalah");
    let kernel = Kernel::for_rules(&kalah).expect("it has a kernel");
    let over = kalah.read_position("0,0,0,0,0,0/0,0,0,0,0,0 21,27 -").expect("a position of the rules");
    assert_eq!(kernel.perft(&over, 5), Some(1), "a finished game is one leaf");
    let congklak = catalogue::rules("congklak", &[]).expect("the catalogue has congklak");
    let kernel = Kernel::for_rules(&congklak).expect("it has a kernel");
    let closed = congklak.read_position("7,7,7,7,7,7,0/7,7,7,7,7,7,7 7,0 S closed=S7").expect("a position of a later round");
    assert_eq!(kernel.perft(&closed, 3), None, "a pit is closed");
}

#[test]
fn a_maker_seen_from_outside_counts_what_was_packed() {
    let rules = catalogue::rules("oware", &[]).expect("the catalogue has oware");
    let Some(Kernel::Oware(maker)) = Kernel::for_rules(&rules) else { panic!("oware has its kernel") };
    let position = rules.read_position("1,2,3,4,5,6/6,5,4,3,2,1 2,4 N").expect("a position of the rules");
    let board = maker.pack(&position).expect("it is packed");
    assert_eq!(maker.counts(board), (vec![6, 5, 4, 3, 2, 1], vec![1, 2, 3, 4, 5, 6], [4, 2]));
}
