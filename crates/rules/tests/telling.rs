//! What the events of a move tell, in every game of the catalogue: all that happened, nothing else, and by which rule the turn ended.

mod common;

use std::sync::Arc;

use bija_rules::facts::Question;
use bija_rules::ruleset::Objective;
use bija_rules::{Event, Game, Pit, Position, Reason, Rules, Seat, Why};
use common::{cells, in_every_ruleset, is_bao, sow, steps};

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
                assert!(!self.finished.contains(&seat), "who has finished is not asked again");
                (self.mover, self.bonus, self.turns) = (Some(seat), 0, (self.turns + 1).min(2));
            }
            Event::Passed(seat) => assert_eq!(Some(seat), self.mover),
            Event::Finish { seat, place } => {
                self.finished.push(seat);
                assert_eq!(self.finished.len(), usize::from(place));
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
