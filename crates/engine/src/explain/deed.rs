//! What one move does, counted from the events it tells; and what the next seat could do after it.

use alloc::vec::Vec;

use bija_rules::{Event, Game, Move, Pit, PitSet, Position, Rules, Seat};

/// What one move does for its mover.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deed {
    pub(super) mv: Move,
    /// Seeds captured, to the mover's store or to be sown on.
    pub(super) captured: u32,
    /// Large pieces captured.
    pub(super) pieces: u32,
    /// Those of the captured seeds that lay in the mover's own pits.
    pub(super) own: u32,
    /// The others of the captured seeds and the worth of the pieces.
    pub(super) robbed: u32,
    /// The pits from which those came.
    pub(super) from: PitSet,
    /// Whether the mover moves again.
    pub(super) again: bool,
    /// The pit that became the mover's own.
    pub(super) marked: Option<Pit>,
    /// The place in which the mover finished.
    pub(super) place: Option<u8>,
    /// Laps sown, the first included.
    pub(super) laps: u32,
    /// Seeds sown into the mover's store.
    pub(super) stored: u32,
    /// Leftover seeds that the end of the game gave to the mover.
    pub(super) swept: u32,
    /// The position it leads to.
    pub(super) after: Position,
}

impl Deed {
    /// What a legal move of a game does, the ends included that only the game's history knows.
    pub(super) fn of(game: &Game, mv: Move) -> Deed {
        let mut events = Vec::new();
        let after = game.after(mv, &mut events).expect("the move is legal");
        Deed::told(game.rules(), game.position(), mv, after, &events)
    }

    fn told(rules: &Rules, before: &Position, mv: Move, after: Position, events: &[Event]) -> Deed {
        let mover = before.to_move().expect("somebody moves");
        let mut deed = Deed {
            mv,
            captured: 0,
            pieces: 0,
            own: 0,
            robbed: 0,
            from: PitSet::EMPTY,
            again: false,
            marked: None,
            place: None,
            // Seeds in hand at a question are sown without being lifted again.
            laps: u32::from(before.asked_at().is_some() && before.in_hand() > 0),
            stored: 0,
            swept: 0,
            after,
        };
        for &event in events {
            deed.add(rules, before, mover, event);
        }
        // A further move may be granted by a sowing that leaves nothing to sow.
        deed.again &= after.to_move() == Some(mover);
        deed
    }

    fn add(&mut self, rules: &Rules, before: &Position, mover: Seat, event: Event) {
        match event {
            Event::Capture { pit, seeds, to } if to == mover => self.capture(rules, mover, pit, seeds.into()),
            // What falls into a marked pit belongs to its seat whoever sows: nobody's move captures it.
            Event::Taken { pit, seeds, to } if to == mover && rules.seats().all(|seat| before.mark(seat) != Some(pit)) => {
                self.capture(rules, mover, pit, seeds.into());
            }
            Event::Gather { pit, seeds } => self.capture(rules, mover, pit, seeds.into()),
            Event::Piece { pit, to } if to == mover => {
                self.pieces += 1;
                self.robbed += u32::from(rules.piece_value());
                self.from = self.from.or(PitSet::of(pit));
            }
            Event::Lift { .. } | Event::Relay { .. } | Event::SowOn(_) | Event::SowInto(_) => self.laps += 1,
            Event::DropStore(seat) if seat == mover => self.stored += 1,
            Event::Sweep { seeds, to, .. } if to == mover => self.swept += u32::from(seeds),
            Event::Mark { pit, owner } if owner == mover => self.marked = Some(pit),
            Event::Finish { seat, place } if seat == mover => self.place = Some(place),
            Event::Again(seat) if seat == mover => self.again = true,
            Event::Capture { .. }
            | Event::Taken { .. }
            | Event::Piece { .. }
            | Event::DropStore(_)
            | Event::Sweep { .. }
            | Event::Mark { .. }
            | Event::Finish { .. }
            | Event::Again(_)
            | Event::Drop(_)
            | Event::Skip(_)
            | Event::Namua { .. }
            | Event::HouseLost(_)
            | Event::Blocked(_)
            | Event::Unblocked(_)
            | Event::Spared(_)
            | Event::Ask(_)
            | Event::Swap
            | Event::TurnEnd(_)
            | Event::Resign { .. }
            | Event::PassTo(_)
            | Event::Passed(_)
            | Event::Pay { .. }
            | Event::Discard { .. }
            | Event::End { .. } => {}
        }
    }

    fn capture(&mut self, rules: &Rules, mover: Seat, pit: Pit, seeds: u32) {
        self.captured += seeds;
        if rules.board().owner(pit) == Some(mover) {
            self.own += seeds;
        } else {
            self.robbed += seeds;
            self.from = self.from.or(PitSet::of(pit));
        }
    }

    /// Captured seeds and pieces by what they are worth.
    pub(super) fn worth(&self, rules: &Rules) -> i32 {
        (self.captured + self.pieces * u32::from(rules.piece_value())) as i32
    }
}

/// What the next seat could do with one sowing, if it is another's turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threat {
    /// Whose turn it is.
    pub(super) seat: Seat,
    /// The most seeds that a sowing takes from pits which are not its mover's, pieces by their worth.
    pub(super) seeds: u32,
    /// The pits from which that one takes them.
    pub(super) from: PitSet,
    /// The pits with which the next seat would move again.
    pub(super) again: PitSet,
}

impl Threat {
    /// After a move of `mover`; none if the game is over or the same seat goes on.
    pub(super) fn after(rules: &Rules, mover: Seat, position: &Position) -> Option<Threat> {
        let seat = position.to_move().filter(|&next| next != mover)?;
        let mut threat = Threat { seat, seeds: 0, from: PitSet::EMPTY, again: PitSet::EMPTY };
        for mv in rules.legal(position) {
            let mut events = Vec::new();
            let after = rules.play(position, mv, &mut events).expect("it is legal");
            let deed = Deed::told(rules, position, mv, after, &events);
            if deed.robbed > threat.seeds {
                (threat.seeds, threat.from) = (deed.robbed, deed.from);
            }
            if let Some(pit) = mv.pit().filter(|_| deed.again) {
                threat.again = threat.again.or(PitSet::of(pit));
            }
        }
        Some(threat)
    }
}
