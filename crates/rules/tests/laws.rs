//! Laws that hold in every game of the catalogue, whatever its options: each test is named after the sentence it proves.

mod common;

use std::sync::Arc;

use bija_rules::catalogue::ENTRIES;
use bija_rules::facts::Question;
use bija_rules::json::{fields, read_fields};
use bija_rules::ruleset::{Dirs, Objective};
use bija_rules::{BySeat, Dir, Event, Game, IllegalWhy, Move, Pit, Position, Reason, Rules, Seat, Shape, SplitMix64, ToMove, Why};
use common::{OF_MATCHES, Options, is_bao, option_sets, random_game, random_move, rules_of, seat_sign, sow, turned, turned_move, turned_values};

/// Random combinations of options a game, beside each option alone.
const COMBINATIONS: usize = 12;

/// Calls the law with every ruleset and so many random games of it.
fn in_every_ruleset(games: u64, mut law: impl FnMut(&Arc<Rules>, &Game, &str)) {
    for entry in ENTRIES {
        for options in option_sets(entry, COMBINATIONS) {
            let rules = rules_of(entry, &options).expect("the set was kept because it makes a game");
            let name = format!("{} {options:?}", entry.id);
            for number in 0..games {
                law(&rules, &random_game(&rules, number), &name);
            }
        }
    }
}

/// Every position of a game, the start included.
fn positions(game: &Game) -> impl Iterator<Item = &Position> {
    std::iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.after))
}

/// Every move of a game with the positions before and after it, ends by history left out.
fn steps(game: &Game) -> impl Iterator<Item = (&Position, Move)> {
    positions(game).zip(game.plies().iter().map(|ply| ply.mv))
}

fn cells(rules: &Rules) -> impl Iterator<Item = Pit> {
    0..rules.board().cells() as Pit
}

fn seeds_in_all(rules: &Rules, position: &Position) -> i32 {
    let pits: i32 = cells(rules).map(|pit| i32::from(position.seeds(pit))).sum();
    let stores: i32 = rules.seats().map(|seat| i32::from(position.store(seat))).sum();
    let hands: i32 = rules.seats().map(|seat| i32::from(position.hand(seat))).sum();
    pits + stores + hands + i32::from(position.in_hand()) + i32::from(position.out_of_play())
}

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

/// A board on which events are replayed, by what the documentation of each event says and nothing else.
#[derive(PartialEq, Debug)]
struct Replay {
    pits: Vec<i32>,
    stores: Vec<i32>,
    hand: i32,
    mover: Option<Seat>,
    marks: Vec<Option<Pit>>,
    pieces: Vec<bool>,
    pieces_taken: Vec<i64>,
    finished: Vec<Seat>,
    resigned: Vec<Seat>,
    out: i32,
    asked: bool,
    over: Option<Reason>,
    bonus: u8,
    turns: u8,
    /// Seeds still to be brought in, houses still owned, blocked pits.
    stocks: Vec<i32>,
    houses: Vec<bool>,
    blocked: Vec<Option<Pit>>,
}

impl Replay {
    fn of(rules: &Rules, position: &Position) -> Replay {
        let pieces = rules.setup(position).extras.pieces;
        Replay {
            pits: cells(rules).map(|pit| i32::from(position.seeds(pit))).collect(),
            stores: rules.seats().map(|seat| i32::from(position.store(seat))).collect(),
            hand: i32::from(position.in_hand()),
            mover: position.to_move(),
            marks: rules.seats().map(|seat| position.mark(seat)).collect(),
            pieces: rules.seats().map(|seat| position.has_piece(seat)).collect(),
            pieces_taken: pieces.map_or_else(Vec::new, |(_, taken)| taken),
            finished: position.finished().collect(),
            resigned: position.resigned().collect(),
            out: i32::from(position.out_of_play()),
            asked: position.asked_at().is_some(),
            over: position.over(),
            bonus: position.bonus(),
            turns: position.turns(),
            stocks: rules.seats().map(|seat| i32::from(position.hand(seat))).collect(),
            houses: rules.seats().map(|seat| position.owns_house(seat)).collect(),
            blocked: rules.seats().map(|seat| position.blocked(seat)).collect(),
        }
    }

    fn lift(&mut self, pit: Pit, seeds: u8) -> i32 {
        let pit = &mut self.pits[usize::from(pit)];
        *pit -= i32::from(seeds);
        assert!(*pit >= 0, "no pit gives more than it holds");
        i32::from(seeds)
    }

    fn apply(&mut self, rules: &Rules, event: Event) {
        match event {
            Event::Lift { pit, seeds } => {
                assert_eq!(self.hand, 0, "the hand is empty before a lift");
                self.hand = self.lift(pit, seeds);
                // The tax of a house is two seeds.
                let taxed = seeds == 2 && rules.board().owner(pit).is_some_and(|owner| self.houses[owner.index()]);
                assert!(self.pits[usize::from(pit)] <= 1 || taxed, "one seed is left behind at most");
            }
            Event::Relay { pit, seeds } => {
                self.asked = false;
                assert_eq!(self.hand, 0, "the hand is empty before a lift");
                self.hand = self.lift(pit, seeds);
                assert_eq!(self.pits[usize::from(pit)], 0, "a relay lifts everything");
            }
            Event::Drop(pit) => {
                self.hand -= 1;
                self.pits[usize::from(pit)] += 1;
                self.asked = false;
            }
            Event::DropStore(seat) => {
                self.hand -= 1;
                self.stores[seat.index()] += 1;
            }
            Event::Taken { pit, seeds, to } | Event::Capture { pit, seeds, to } | Event::Sweep { pit, seeds, to } => {
                self.stores[to.index()] += self.lift(pit, seeds);
            }
            Event::Gather { pit, seeds } => self.hand += self.lift(pit, seeds),
            Event::SowOn(_) => assert!(self.hand > 0, "what was gathered is sown on"),
            Event::SowInto(pit) => {
                assert!(self.hand > 0, "what was gathered is sown in");
                assert_eq!(rules.board().owner(pit), self.mover);
            }
            Event::Namua { pit, from } => {
                self.stocks[from.index()] -= 1;
                self.pits[usize::from(pit)] += 1;
            }
            Event::HouseLost(pit) => assert!(std::mem::take(&mut self.houses[owner(rules, pit)]), "a house is lost once"),
            Event::Blocked(pit) => assert_eq!(self.blocked[owner(rules, pit)].replace(pit), None, "one pit is blocked at a time"),
            Event::Unblocked(pit) => assert_eq!(self.blocked[owner(rules, pit)].take(), Some(pit)),
            Event::Piece { pit, to } => {
                let square = rules.seats().find(|&seat| rules.board().neutral(seat) == Some(pit)).expect("pieces lie in neutral squares");
                assert!(std::mem::take(&mut self.pieces[square.index()]), "a piece is taken once");
                self.pieces_taken[to.index()] += 1;
            }
            Event::Mark { pit, owner } => assert_eq!(self.marks[owner.index()].replace(pit), None, "a seat marks once"),
            Event::Pay { pit, from } => {
                self.stores[from.index()] -= 1;
                self.pits[usize::from(pit)] += 1;
            }
            Event::Discard { pit, seeds } => self.out += self.lift(pit, seeds),
            Event::Ask(_) => self.asked = true,
            Event::Skip(_) | Event::Spared(_) => {}
            Event::Swap => self.turns = 2,
            Event::TurnEnd(_) => {
                assert_eq!(self.hand, 0, "a turn ends with an empty hand");
                self.asked = false;
            }
            Event::Again(seat) => {
                assert_eq!((Some(seat), self.hand), (self.mover, 0));
                self.bonus += 1;
                // The answer to the first turn has begun.
                self.turns += u8::from(self.turns == 1);
            }
            Event::PassTo(seat) => {
                assert_ne!(Some(seat), self.mover);
                assert!(!self.finished.contains(&seat) && !self.resigned.contains(&seat), "who has finished is not asked again");
                (self.mover, self.bonus, self.turns) = (Some(seat), 0, (self.turns + 1).min(2));
            }
            Event::Passed(seat) => assert_eq!(Some(seat), self.mover),
            Event::Finish { seat, place } => {
                self.finished.push(seat);
                assert_eq!(self.finished.len(), usize::from(place));
            }
            Event::Resign { seat, place } => {
                self.resigned.push(seat);
                assert_eq!(self.resigned.len() + usize::from(place), rules.seats().count() + 1);
            }
            Event::End { reason, .. } => {
                assert_eq!(self.over.replace(reason), None, "a game ends once");
                self.mover = None;
                self.blocked.fill(None);
            }
        }
    }
}

fn owner(rules: &Rules, pit: Pit) -> usize {
    rules.board().owner(pit).expect("houses and blocked pits have owners").index()
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

/// Seats that still take part in a race.
fn runners(rules: &Rules, position: &Position) -> Vec<Seat> {
    rules.seats().filter(|&seat| !position.has_left(seat)).collect()
}

/// A random race in which one sowing of eight is somebody's resignation.
fn race_with_resignations(rules: &Arc<Rules>, number: u64) -> Game {
    let mut draw = SplitMix64::new(number);
    let mut game = Game::new(Arc::clone(rules), number);
    while game.position().over().is_none() {
        let runners = runners(rules, game.position());
        let legal: Vec<Move> = game.legal().collect();
        let any = |draw: &mut SplitMix64, of: usize| draw.below(of as u64) as usize;
        let mv = if draw.below(8) == 0 { Move::resign(runners[any(&mut draw, runners.len())]) } else { legal[any(&mut draw, legal.len())] };
        game.play(mv, &mut ()).expect("the move is legal");
    }
    game
}

fn in_every_race(games: u64, law: impl Fn(&Arc<Rules>, &Game)) {
    let entry = ENTRIES.iter().find(|entry| entry.id == "mancala_basic").expect("it is in the catalogue");
    for options in option_sets(entry, COMBINATIONS) {
        let rules = rules_of(entry, &options).expect("the set was kept because it makes a game");
        for number in 0..games {
            law(&rules, &race_with_resignations(&rules, number));
        }
    }
}

#[test]
fn the_first_to_resign_from_a_race_is_last_and_the_next_one_before() {
    in_every_race(30, |rules, game| {
        let resigned: Vec<Seat> = game.plies().iter().filter_map(|ply| ply.mv.resigns()).collect();
        let end = game.position();
        assert_eq!(end.resigned().collect::<Vec<_>>(), resigned);
        let outcome = game.outcome().expect("the race is over");
        let seats = usize::from(rules.board().seats);
        for (behind, &seat) in resigned.iter().enumerate() {
            assert_eq!(usize::from(outcome.places[seat]), seats - behind, "{}", rules.text(end));
        }
        for (before, seat) in end.finished().enumerate() {
            assert_eq!(usize::from(outcome.places[seat]), before + 1);
        }
        let moved = game.plies().iter().rev().find(|ply| ply.mv.resigns().is_none());
        assert_eq!(outcome.last_mover, moved.map(|ply| ply.seat), "who resigns has not moved");
    });
}

#[test]
fn the_side_of_a_seat_that_resigns_leaves_the_ring() {
    in_every_race(30, |rules, game| {
        for position in positions(game) {
            assert_eq!(seeds_in_all(rules, position), rules.seeds_in_all() as i32, "{}", rules.text(position));
            for seat in position.resigned() {
                assert!(rules.board().owned(seat).all(|pit| position.seeds(pit) == 0 && position.closed().contains(pit)));
                assert_ne!(position.to_move(), Some(seat));
            }
            assert_eq!(position.over().is_some(), rules.legal(position).is_empty());
        }
        for (before, mv) in steps(game) {
            let after = rules.play(before, mv, &mut ()).expect("the game was played before");
            for seat in before.resigned() {
                assert_eq!(after.store(seat), before.store(seat), "nothing falls in the store of a seat that is not there");
            }
            let mut events = Vec::new();
            assert_eq!(rules.play(before, mv, &mut events), Ok(after), "told play is silent play");
            let mut replay = Replay::of(rules, before);
            for event in events {
                replay.apply(rules, event);
            }
            (replay.bonus, replay.turns) = (0, 0);
            assert_eq!(replay, Replay::of(rules, &after), "{}", rules.text(before));
        }
    });
}

#[test]
fn a_race_with_resignations_survives_text_json_tokens_and_undo() {
    in_every_race(20, |rules, game| {
        let mut again = Game::from_position(Arc::clone(rules), *game.start());
        for token in game.tokens() {
            again.play_decision(&token, &mut ()).expect("the token was written by the rules");
        }
        assert_eq!(again.position(), game.position());
        for position in positions(game) {
            let text = rules.text(position);
            assert_eq!(rules.read_position(&text).as_ref(), Ok(position), "{text}");
            let setup = read_fields(rules, &serde_json::Value::Object(fields(rules, position))).expect("fields are read again");
            assert_eq!(rules.accept(&setup, &mut ()).as_ref(), Ok(position), "{text}");
        }
        for ply in (0..game.plies().len()).rev() {
            again.undo();
            let before = ply.checked_sub(1).map_or(game.start(), |last| &game.plies()[last].after);
            assert_eq!(again.position().stable_hash(), before.stable_hash());
        }
    });
}

#[test]
fn only_who_runs_in_a_race_resigns_from_it() {
    in_every_race(8, |rules, game| {
        for position in positions(game) {
            for seat in (0..4).filter_map(Seat::new) {
                let runs = position.over().is_none() && runners(rules, position).contains(&seat);
                let played = rules.play(position, Move::resign(seat), &mut ());
                assert_eq!(played.is_ok(), runs, "{} {seat:?}", rules.text(position));
                assert!(played.is_ok() || played.is_err_and(|refused| refused.why == IllegalWhy::NoRace && refused.mv == Move::resign(seat)));
                assert!(!rules.legal(position).contains(Move::resign(seat)), "it is never somebody's turn to resign");
            }
        }
    });
    let kalah = rules_of(&ENTRIES[0], &Vec::new()).expect("the standard makes a game");
    let start = kalah.start(0);
    assert_eq!(kalah.play(&start, Move::resign(Seat::SOUTH), &mut ()).map_err(|refused| refused.why), Err(IllegalWhy::NoRace));
    assert!(kalah.read_move(&start, "resign:S").is_err());
    let race = bija_rules::catalogue::rules("mancala_basic", &[("seats", "3")]).expect("it is in the catalogue");
    for token in ["resign:0", "resign:4", "resign:", "resign", "resign:S", "resign:22"] {
        assert!(race.read_move(&race.start(0), token).is_err(), "{token}");
    }
    assert_eq!(race.read_move(&race.start(0), "resign:3"), Ok(Move::resign(Seat::new(2).expect("there are four"))));
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
