//! A board that follows the events of moves.

use bija_rules::{Event, Pit, Position, Reason, Rules, Seat};

use super::cells;

/// A board on which events are replayed, by what the documentation of each event says and nothing else.
#[derive(PartialEq, Debug)]
pub(crate) struct Replay {
    pits: Vec<i32>,
    stores: Vec<i32>,
    hand: i32,
    mover: Option<Seat>,
    marks: Vec<Option<Pit>>,
    pieces: Vec<bool>,
    pieces_taken: Vec<i64>,
    pub(crate) finished: Vec<Seat>,
    resigned: Vec<Seat>,
    out: i32,
    asked: bool,
    over: Option<Reason>,
    pub(crate) bonus: u8,
    pub(crate) turns: u8,
    /// Seeds still to be brought in, houses still owned, blocked pits.
    stocks: Vec<i32>,
    houses: Vec<bool>,
    blocked: Vec<Option<Pit>>,
}

impl Replay {
    pub(crate) fn of(rules: &Rules, position: &Position) -> Replay {
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

    pub(crate) fn apply(&mut self, rules: &Rules, event: Event) {
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
