//! Laws that hold in every game of the catalogue, whatever its options: each test is named after the sentence it proves.

mod common;

use std::sync::Arc;

use bija_rules::catalogue::ENTRIES;
use bija_rules::json::{fields, read_fields};
use bija_rules::{Dir, Event, Game, IllegalWhy, Move, Pit, Position, Reason, Rules, Seat, SplitMix64, Why};
use common::{Options, mirrored, option_sets, random_game, random_move, rules_of};

/// Random combinations of options a game, beside each option alone.
const COMBINATIONS: usize = 24;

/// Calls the law with every ruleset and so many random games of it.
fn in_every_ruleset(games: u64, law: impl Fn(&Arc<Rules>, &Game, &str)) {
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

const SEATS: [Seat; 2] = [Seat::SOUTH, Seat::NORTH];

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
                    let not_now = if common::is_bao(rules) { IllegalWhy::NothingAsked } else { IllegalWhy::SwapNotNow };
                    let why = if position.over().is_some() { IllegalWhy::GameOver } else { not_now };
                    assert_eq!(refused.why, why, "{name}");
                    assert!(!legal.contains(Move::SWAP), "{name}");
                }
            }
        }
    });
}

#[test]
fn a_token_plays_if_and_only_if_its_move_is_legal() {
    in_every_ruleset(1, |rules, game, name| {
        let row = rules.board().pits_per_seat();
        for position in positions(game) {
            let now = Game::from_position(Arc::clone(rules), *position);
            for mv in now.legal() {
                assert_eq!(rules.read_move(position, &rules.move_token(position, mv)), Ok(mv), "{name}");
            }
            if common::is_bao(rules) {
                tokens_of_bao(&now, name);
                continue;
            }
            for number in 0..=row + 1 {
                for (letter, seat) in [("S", Some(Seat::SOUTH)), ("N", Some(Seat::NORTH)), ("", position.to_move())] {
                    let pit = seat.and_then(|seat| rules.board().pit(seat, number as u8));
                    let legal = seat == position.to_move() && pit.is_some_and(|pit| now.legal().contains(Move::sow(pit, Dir::Forward)));
                    let token = format!("{letter}{number}");
                    assert_eq!(now.clone().play_token(&token, &mut ()).is_ok(), legal, "{name}: {token} in {}", rules.text(position));
                }
            }
            let legal = now.legal().contains(Move::SWAP);
            assert_eq!(now.clone().play_token("swap", &mut ()).is_ok(), legal, "{name}: swap in {}", rules.text(position));
        }
    });
}

/// Every pit with every sign, star and seat, and the two answers: played exactly if it is what the rules write.
fn tokens_of_bao(now: &Game, name: &str) {
    let (rules, position) = (now.rules(), now.position());
    let legal: Vec<String> = now.legal().map(|mv| rules.move_token(position, mv)).collect();
    // A house that is asked about may be named like any pit.
    let safari = position.question().filter(|_| legal.contains(&"safari".to_string()));
    let own_sign = position.to_move().map(|seat| rules.sign(seat).to_string());
    for (row, number, sign, star) in ["A", "B"]
        .iter()
        .flat_map(|row| (0..=9).flat_map(move |number| [("<", ""), (">", ""), ("<", "*"), (">", "*"), ("", "")].map(|(sign, star)| (row, number, sign, star))))
    {
        let token = format!("{row}{number}{sign}{star}");
        let named = safari.is_some_and(|pit| {
            rules.board().label(pit) == format!("{row}{number}") && rules.read_move(position, &token).is_ok_and(|mv| now.legal().contains(mv))
        });
        let right = legal.contains(&token) || named;
        for seat in ["", "S", "N"] {
            let expected = right && (seat.is_empty() || own_sign.as_deref() == Some(seat));
            let token = format!("{seat}{token}");
            assert_eq!(now.clone().play_token(&token, &mut ()).is_ok(), expected, "{name}: {token} in {}", rules.text(position));
        }
    }
    for answer in ["stop", "safari"] {
        assert_eq!(now.clone().play_token(answer, &mut ()).is_ok(), legal.contains(&answer.to_string()), "{name}: {answer}");
    }
    assert!(now.clone().play_token("swap", &mut ()).is_err(), "{name}: bao knows no swap");
}

#[test]
fn mirrored_seats_give_mirrored_results() {
    in_every_ruleset(2, |rules, game, name| {
        let mirror = |position: &Position| rules.accept(&mirrored(rules.setup(position)), &mut ()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let row = rules.board().pits_per_seat() as Pit;
        for (before, mv) in steps(game) {
            let mut after = *before;
            rules.play_unchecked(&mut after, mv, &mut ());
            let other = match mv.pit() {
                Some(pit) => Move::sow((pit + row) % (2 * row), mv.dir()),
                None => mv,
            };
            let answered = rules.play(&mirror(before), other, &mut ()).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(answered, mirror(&after), "{name}: {}", rules.text(before));
            let legal = rules.legal(&after).len();
            assert_eq!(rules.legal(&answered).len(), legal, "{name}");
            let (one, two) = (rules.outcome(&after), rules.outcome(&answered));
            assert_eq!(one.map(|o| (o.reason, o.score.0[0], o.score.0[1])), two.map(|o| (o.reason, o.score.0[1], o.score.0[0])), "{name}");
            assert_eq!(one.map(|o| (o.places.0[0], o.places.0[1])), two.map(|o| (o.places.0[1], o.places.0[0])), "{name}");
        }
    });
}

#[test]
fn text_and_fields_give_the_position_back_at_every_ply() {
    in_every_ruleset(3, |rules, game, name| {
        for position in positions(game) {
            let text = rules.text(position);
            let read = rules.read_position(&text).unwrap_or_else(|error| panic!("{name}: {text}: {error}"));
            assert_eq!(read, *position, "{name}: {text}");
            assert_eq!(read.stable_hash(), position.stable_hash(), "{name}: {text}");
            assert_eq!(rules.read_setup(&text).as_ref(), Ok(&rules.setup(position)), "{name}: {text}");
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

#[test]
fn every_game_ends_as_its_rules_say() {
    in_every_ruleset(6, |rules, game, name| {
        let outcome = game.outcome().unwrap_or_else(|| panic!("{name}: a game without a move is over"));
        let allowed: &[Reason] = match name.split(' ').next() {
            Some("kalah") if name.contains("mover_cannot_move") => &[Reason::NoMove],
            Some("kalah") => &[Reason::RowEmpty],
            Some("oware") if name.contains("rest_to_opponent") => &[Reason::Majority, Reason::NoMove, Reason::Repetition, Reason::Cap, Reason::GrandSlam],
            Some("oware") => &[Reason::Majority, Reason::NoMove, Reason::Repetition, Reason::Cap],
            Some("bao" | "bao_kujifunza") => &[Reason::FrontEmpty, Reason::NoMove, Reason::Endless],
            Some(_) | None if name.contains("(\"no_move\", \"pass\")") => &[Reason::AllEmpty],
            Some(_) | None => &[Reason::NoMove],
        };
        assert!(allowed.contains(&outcome.reason), "{name}: {:?}", outcome.reason);
        let cycle_off = name.contains("(\"cycle\", \"off\")");
        assert!(outcome.reason != Reason::Cap || cycle_off && game.sowings() == 1000, "{name}: {} sowings", game.sowings());
        assert!(outcome.reason != Reason::Repetition || !cycle_off, "{name}");
        assert_eq!(outcome.last_mover, game.plies().last().map(|ply| ply.seat), "{name}");
        let counted = if common::is_bao(rules) { seeds_in_all(rules, game.position()) } else { seeds_in_pits_left_out(rules, game.position()) };
        assert_eq!(i32::from(outcome.score.0[0] + outcome.score.0[1]), counted, "{name}");
    });
}

/// Seeds that the stores hold: all but those that stay in the pits or are out of play.
fn seeds_in_pits_left_out(rules: &Rules, position: &Position) -> i32 {
    let pits: i32 = cells(rules).map(|pit| i32::from(position.seeds(pit))).sum();
    rules.seeds_in_all() as i32 - pits - i32::from(position.out_of_play())
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
struct Replay {
    pits: Vec<i32>,
    stores: [i32; 2],
    hand: i32,
    mover: usize,
    out: i32,
    over: Option<Reason>,
    bonus: u8,
    turns: u8,
    /// Bao: seeds still to be brought in, houses still owned, blocked pits.
    stocks: [i32; 2],
    houses: [bool; 2],
    blocked: [Option<Pit>; 2],
    tax: Vec<Pit>,
    owner: Vec<usize>,
}

impl Replay {
    fn of(rules: &Rules, position: &Position) -> Replay {
        Replay {
            pits: cells(rules).map(|pit| i32::from(position.seeds(pit))).collect(),
            stores: [i32::from(position.store(Seat::SOUTH)), i32::from(position.store(Seat::NORTH))],
            hand: 0,
            mover: position.to_move().expect("only positions with a move are replayed from").index(),
            out: i32::from(position.out_of_play()),
            over: None,
            bonus: position.bonus(),
            turns: position.turns(),
            stocks: SEATS.map(|seat| i32::from(position.hand(seat))),
            houses: SEATS.map(|seat| position.owns_house(seat)),
            blocked: SEATS.map(|seat| position.blocked(seat)),
            tax: rules.seats().filter_map(|seat| rules.house(position, seat)).collect(),
            owner: cells(rules).map(|pit| rules.board().owner(pit).map_or(0, Seat::index)).collect(),
        }
    }

    fn lift(&mut self, pit: Pit, seeds: u8) -> i32 {
        let pit = &mut self.pits[usize::from(pit)];
        *pit -= i32::from(seeds);
        assert!(*pit >= 0, "no pit gives more than it holds");
        i32::from(seeds)
    }

    fn apply(&mut self, event: Event) {
        match event {
            Event::Lift { pit, seeds } | Event::Relay { pit, seeds } => {
                assert_eq!(self.hand, 0, "the hand is empty before a lift");
                self.hand = self.lift(pit, seeds);
                let taxed = self.tax.contains(&pit) && seeds == 2 && matches!(event, Event::Lift { .. });
                assert!(self.pits[usize::from(pit)] == 0 || taxed, "these games lift everything, but for the tax of a house");
            }
            Event::Drop(pit) => {
                self.hand -= 1;
                self.pits[usize::from(pit)] += 1;
            }
            Event::DropStore(seat) => {
                self.hand -= 1;
                self.stores[seat.index()] += 1;
                assert_eq!(seat.index(), self.mover, "only the own store is sown");
            }
            Event::Capture { pit, seeds, to } | Event::Sweep { pit, seeds, to } => self.stores[to.index()] += self.lift(pit, seeds),
            Event::Discard { pit, seeds } => self.out += self.lift(pit, seeds),
            Event::Skip(_) | Event::Spared(_) => {}
            Event::Swap => self.turns = 2,
            Event::TurnEnd(_) => assert_eq!(self.hand, 0, "a turn ends with an empty hand"),
            Event::Again(seat) => {
                assert_eq!((seat.index(), self.hand), (self.mover, 0));
                self.bonus += 1;
                // The answer to the first turn has begun.
                self.turns += u8::from(self.turns == 1);
            }
            Event::PassTo(seat) => {
                assert_ne!(seat.index(), self.mover);
                (self.mover, self.bonus, self.turns) = (seat.index(), 0, (self.turns + 1).min(2));
            }
            Event::Passed(seat) => assert_eq!(seat.index(), self.mover),
            Event::End { reason, .. } => {
                assert_eq!(self.over, None, "a game ends once");
                self.over = Some(reason);
                self.blocked = [None, None];
            }
            Event::Namua { pit, from } => {
                self.stocks[from.index()] -= 1;
                self.pits[usize::from(pit)] += 1;
            }
            Event::Gather { pit, seeds } => {
                assert_eq!(self.hand, 0, "the hand is empty before a capture");
                self.hand = self.lift(pit, seeds);
                assert_ne!(self.owner[usize::from(pit)], self.mover, "captured are the other seat's");
            }
            Event::SowInto(pit) => assert!(self.hand > 0 && self.owner[usize::from(pit)] == self.mover),
            Event::HouseLost(pit) => assert!(std::mem::take(&mut self.houses[self.owner[usize::from(pit)]]), "a house is lost once"),
            Event::Blocked(pit) => self.blocked[self.owner[usize::from(pit)]] = Some(pit),
            Event::Unblocked(pit) => assert_eq!(self.blocked[self.owner[usize::from(pit)]].take(), Some(pit)),
            Event::Ask(pit) => assert_eq!((self.hand, self.owner[usize::from(pit)]), (0, self.mover)),
            Event::Taken { .. } | Event::SowOn(_) | Event::Piece { .. } | Event::Mark { .. } => {
                panic!("{event:?} does not happen in these games")
            }
            Event::Finish { .. } | Event::Pay { .. } => panic!("{event:?} does not happen in these games"),
        }
    }
}

#[test]
fn events_replayed_over_the_old_position_give_the_new_one() {
    in_every_ruleset(3, |rules, game, name| {
        let limited = !common::is_bao(rules) && common::sow(&mut rules.ruleset().clone()).extra.max_bonus.is_some();
        let pie = rules.has_pie_rule();
        let mut again = Game::from_position(Arc::clone(rules), *game.start());
        for (before, mv) in steps(game) {
            let mut events = Vec::new();
            let after = *again.play(mv, &mut events).expect("the game was played before");
            let mut replay = Replay::of(rules, before);
            for &event in &events {
                replay.apply(event);
            }
            let pits: Vec<i32> = cells(rules).map(|pit| i32::from(after.seeds(pit))).collect();
            assert_eq!(replay.pits, pits, "{name}");
            assert_eq!(replay.stores, [i32::from(after.store(Seat::SOUTH)), i32::from(after.store(Seat::NORTH))], "{name}");
            assert_eq!((replay.hand, replay.out, replay.over), (0, i32::from(after.out_of_play()), after.over()), "{name}");
            let bao = (replay.stocks, replay.houses, replay.blocked);
            assert_eq!(
                bao,
                (SEATS.map(|seat| i32::from(after.hand(seat))), SEATS.map(|seat| after.owns_house(seat)), SEATS.map(|seat| after.blocked(seat))),
                "{name}"
            );
            if let Some(mover) = after.to_move() {
                assert_eq!(replay.mover, mover.index(), "{name}");
                assert_eq!(after.bonus(), if limited { replay.bonus } else { 0 }, "{name}");
                assert_eq!(after.turns(), if pie { replay.turns } else { 0 }, "{name}");
            }
            assert_eq!(events.last().is_some_and(|event| matches!(event, Event::End { .. })), after.over().is_some(), "{name}: the end is told last");
            let ends = events.iter().filter(|event| matches!(event, Event::TurnEnd(_) | Event::Again(_) | Event::Swap)).count();
            assert_eq!(ends, usize::from(after.question().is_none()), "{name}: a sowing tells once how it ended");
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
            let captured = before.question().is_some() || events.iter().any(|event| matches!(event, Event::Capture { .. } | Event::Gather { .. }));
            let told = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
            let spared = events.iter().any(|event| matches!(event, Event::Spared(_)));
            for why in events.iter().filter_map(|event| if let Event::TurnEnd(why) = event { Some(*why) } else { None }) {
                match why {
                    Why::Captured => assert!(captured, "{name}"),
                    // Bao: a turn may also end with the mover's front row gone.
                    Why::Plain if common::is_bao(rules) => assert!(!captured || after.over() == Some(Reason::FrontEmpty), "{name}"),
                    Why::Plain | Why::NothingFacing | Why::LapNeeded | Why::BonusSpent | Why::InStore => assert!(!captured, "{name}"),
                    Why::GrandSlam => assert!(captured || spared, "{name}: a slam takes or spares"),
                    Why::House => assert!(common::is_bao(rules) && !captured && told(|event| matches!(event, Event::Namua { .. })), "{name}"),
                    Why::Stopped => assert!(before.question().is_some() && events.len() < 4, "{name}"),
                    Why::Blocked => assert!(!captured && before.blocked(before.to_move().expect("a seat has moved")).is_some(), "{name}"),
                    Why::Endless if common::is_bao(rules) => assert_eq!(after.over(), Some(Reason::Endless), "{name}"),
                    Why::Marked | Why::QuanNext | Why::YoungQuan | Why::TwoEmpty | Why::Endless => panic!("{name}: {why:?} is no rule of this game"),
                }
            }
        }
    });
}

#[test]
fn every_option_is_a_different_game_or_the_standard_one() {
    for entry in ENTRIES {
        let standard = rules_of(entry, &Options::new()).expect("the standard options make a game");
        for options in option_sets(entry, 0).into_iter().skip(1) {
            let rules = rules_of(entry, &options).expect("the set was kept because it makes a game");
            assert_ne!(rules.ruleset(), standard.ruleset(), "{} {options:?} changes something", entry.id);
        }
    }
}
