//! What follows a sowing: ends, the extra turn, the next seat, and what it needs before it can choose.
//!
//! Everything up to the next choice belongs to the move before it: a position handed out is over, or asks a question, or
//! has a legal move. Passes and borrowed seeds are therefore events of the move that led to them.

use crate::event::{Event, Sink, Telling};
use crate::pits::PitSet;
use crate::position::Position;
use crate::rules::Rules;
use crate::ruleset::{Collect, EndThen, EndWhen, Endless, Family, Ranks, Reason, Stuck, Why};
use crate::seat::{BySeat, Seat};
use crate::sense::MOST_SEEDS;
use crate::sow::Ended;

/// Whether something is over now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Now {
    Over,
    GoesOn,
}

impl Rules {
    #[inline]
    pub(crate) fn close_turn<S: Sink>(&self, position: &mut Position, ended: Ended, sink: &mut S) {
        let mover = position.seat;
        let why = match ended {
            Ended::Asked => return,
            Ended::RestToOpponent => return self.rest_to_opponent(position, mover, sink),
            Ended::Endless => match self.sow().endless {
                Endless::TurnOver => Some(Why::Endless),
                Endless::Annul => return self.end(position, Reason::Endless, None, Collect::Stay, sink),
                Endless::Lose => return self.lose(position, mover, Reason::Endless, sink),
            },
            Ended::Over(why) => Some(why),
            Ended::Again => None,
        };
        for row in &self.sow().ends {
            if let Some(seat) = self.fires(position, row.when, mover) {
                sink.event(Event::TurnEnd(why.unwrap_or(Why::InStore)));
                match row.then {
                    EndThen::Over(collect) => return self.end(position, reason_of(row.when), Some(seat), collect, sink),
                    EndThen::Finish { ranks } => {
                        if self.finish(position, seat, ranks, sink) == Now::Over {
                            return self.end(position, Reason::Finished, Some(seat), Collect::Stay, sink);
                        }
                        self.pass_turn(position, sink);
                        return self.prepare(position, sink);
                    }
                }
            }
        }
        match self.turn_over(position, why) {
            None => {
                self.answer_first_turn(position);
                sink.event(Event::Again(mover));
            }
            Some(why) => {
                sink.event(Event::TurnEnd(why));
                self.pass_turn(position, sink);
            }
        }
        self.prepare(position, sink);
    }

    /// Why the turn is over; `None` grants an extra sowing and counts it where that is limited.
    #[inline]
    fn turn_over(&self, position: &mut Position, why: Option<Why>) -> Option<Why> {
        if why.is_none()
            && let Some(most) = self.sow().extra.max_bonus
        {
            if position.bonus >= most {
                return Some(Why::BonusSpent);
            }
            position.bonus += 1;
        }
        why
    }

    /// A seat that has sown and goes on has answered the first turn: the pie rule's chance is gone.
    #[inline]
    fn answer_first_turn(&self, position: &mut Position) {
        if position.turns == 1 && self.has_pie_rule() {
            position.turns = 2;
        }
    }

    #[inline]
    fn pass_turn<S: Sink>(&self, position: &mut Position, sink: &mut S) {
        position.bonus = 0;
        if self.reads_turns && position.turns < 2 {
            position.turns += 1;
        }
        let mut seat = position.seat.next(self.board().seats);
        while position.left != [0; Seat::MAX] && position.has_left(seat) {
            seat = seat.next(self.board().seats);
        }
        position.seat = seat;
        sink.event(Event::PassTo(seat));
    }

    /// Lets seats pass or borrow until one can choose, or the game ends.
    #[inline]
    fn prepare<S: Sink>(&self, position: &mut Position, sink: &mut S) {
        let mut passed = 0;
        while !self.can_move(position) {
            let seat = position.seat;
            match self.sow().stuck {
                Stuck::Over(collect) => return self.end(position, Reason::NoMove, Some(seat), collect, sink),
                Stuck::Lose => return self.lose(position, seat, Reason::NoMove, sink),
                Stuck::Pass => {
                    passed += 1;
                    if passed > self.board().seats {
                        return self.end(position, Reason::AllEmpty, None, Collect::Owner, sink);
                    }
                    sink.event(Event::Passed(seat));
                    self.pass_turn(position, sink);
                }
                Stuck::Borrow => {
                    let lent = self.has_credit(position, seat);
                    if lent {
                        self.pay(position, seat, sink);
                    }
                    if !lent || !self.can_move(position) {
                        return self.end(position, Reason::NoMove, Some(seat), Collect::Owner, sink);
                    }
                }
            }
        }
    }

    /// Whether a seat may fill its row once more: neither its debt nor the seeds on the board pass what a board may hold.
    fn has_credit(&self, position: &Position, seat: Seat) -> bool {
        let row = self.owned[seat].without(position.closed).len() as u32;
        let debt = row as i32 - i32::from(position.stores[seat]);
        debt <= MOST_SEEDS as i32 && position.pits.total() + row <= MOST_SEEDS
    }

    fn pay<S: Sink>(&self, position: &mut Position, from: Seat, sink: &mut S) {
        for pit in self.owned[from].without(position.closed) {
            position.pits.drop_seed(pit);
            position.stores[from] -= 1;
            sink.event(Event::Pay { pit, from });
        }
    }

    /// The seat of which an end row speaks, if the row applies after a sowing by `mover`.
    #[inline]
    fn fires(&self, position: &Position, when: EndWhen, mover: Seat) -> Option<Seat> {
        match when {
            EndWhen::AnyRowEmpty => {
                let full = position.pits.holding(1, self.words);
                let empty = |seat: &Seat| full.and(self.owned[*seat]).is_empty();
                if empty(&mover) { Some(mover) } else { self.seats().find(empty) }
            }
            EndWhen::OwnRowEmpty => self.row_is_empty(position, mover).then_some(mover),
            EndWhen::Majority => self.majority(position),
            EndWhen::NeutralEmpty => {
                let stones = position.pits.holding(1, self.words).and(self.board().neutrals());
                (stones.is_empty() && position.pieces == 0).then_some(mover)
            }
            EndWhen::PiecesGone => (position.pieces == 0).then_some(mover),
        }
    }

    /// The seat with more than half of all seeds; seat 0 speaks for an exact half each.
    fn majority(&self, position: &Position) -> Option<Seat> {
        let twice = |seat: Seat| 2 * position.stores[seat] as i32;
        let total = position.total as i32;
        self.seats().find(|&seat| twice(seat) > total).or_else(|| {
            let halves = self.seats().filter(|&seat| twice(seat) == total).count();
            (halves == 2 && total > 0).then_some(Seat::SOUTH)
        })
    }

    fn rest_to_opponent<S: Sink>(&self, position: &mut Position, mover: Seat, sink: &mut S) {
        sink.event(Event::TurnEnd(Why::GrandSlam));
        self.sweep(position, PitSet::range(0, self.board().cells()), mover.other(), sink);
        self.end(position, Reason::GrandSlam, Some(mover), Collect::Stay, sink);
    }

    fn sweep<S: Sink>(&self, position: &mut Position, pits: PitSet, to: Seat, sink: &mut S) {
        for pit in pits.and(position.pits.holding(1, self.words)) {
            let seeds = position.pits.take(pit);
            position.stores[to] += seeds as i16;
            sink.event(Event::Sweep { pit, seeds, to });
        }
    }

    fn finish<S: Sink>(&self, position: &mut Position, seat: Seat, ranks: Ranks, sink: &mut S) -> Now {
        let before = position.finished().count();
        position.left[before] = seat.index() as u8 + 1;
        position.closed = position.closed.or(self.owned[seat]);
        sink.event(Event::Finish { seat, place: before as u8 + 1 });
        if self.enough_finished(position, ranks) { Now::Over } else { Now::GoesOn }
    }

    /// Whether this is a race in which so many seats have finished that it is over.
    fn race_is_decided(&self, position: &Position) -> bool {
        self.sow().ends.iter().any(|row| match row.then {
            EndThen::Finish { ranks } => self.enough_finished(position, ranks),
            EndThen::Over(_) => false,
        })
    }

    /// Whether so many seats have finished that the race is over.
    fn enough_finished(&self, position: &Position, ranks: Ranks) -> bool {
        ranks == Ranks::FirstOnly && position.left[0] != 0 || position.gone() + 1 >= self.board().seats as usize
    }

    /// Whether a seat takes part in a race that goes on.
    pub(crate) fn may_resign(&self, position: &Position, seat: Seat) -> bool {
        position.over.is_none() && self.races() && seat.index() < self.board().seats as usize && !position.has_left(seat)
    }

    /// A seat leaves a race, whether or not it is to move: it takes the worst place that is free, its pits and store leave the
    /// track, and the seeds in its pits leave the game.
    #[inline(never)]
    pub(crate) fn resign(&self, after: &mut Position, seat: Seat, sink: &mut Telling<'_>) {
        let place = self.board().seats as usize - after.resigned().count();
        after.left[place - 1] = seat.index() as u8 + 1;
        after.closed = after.closed.or(self.owned[seat]);
        self.discard(after, self.owned[seat], sink);
        sink.event(Event::Resign { seat, place: place as u8 });
        if self.race_is_decided(after) {
            self.end(after, Reason::Finished, Some(seat), Collect::Stay, sink);
        } else if after.seat == seat {
            self.pass_turn(after, sink);
            self.prepare(after, sink);
        }
    }

    fn discard<S: Sink>(&self, position: &mut Position, pits: PitSet, sink: &mut S) {
        for pit in pits.and(position.pits.holding(1, self.words)) {
            let seeds = position.pits.take(pit);
            position.out += seeds;
            sink.event(Event::Discard { pit, seeds });
        }
    }

    pub(crate) fn lose<S: Sink>(&self, position: &mut Position, loser: Seat, reason: Reason, sink: &mut S) {
        position.left[0] = loser.other().index() as u8 + 1;
        self.end(position, reason, Some(loser), Collect::Stay, sink);
    }

    /// Ends a game by a rule that only its history knows: repetition or the cap of sowings.
    ///
    /// The seeds left are collected as the ruleset's guard says. Does nothing if the position is over already.
    pub fn end_by<S: Sink>(&self, position: &mut Position, reason: Reason, sink: &mut S) {
        if position.over.is_none() {
            self.end(position, reason, None, self.ruleset().guard.collect, &mut Telling::to(&mut |event| sink.event(event)));
        }
    }

    fn end<S: Sink>(&self, position: &mut Position, reason: Reason, seat: Option<Seat>, collect: Collect, sink: &mut S) {
        match collect {
            Collect::Stay => {}
            Collect::Owner => {
                for owner in self.seats() {
                    self.sweep(position, self.owned[owner], owner, sink);
                }
            }
            Collect::Emptier => {
                let emptier = self.seats().find(|&seat| self.row_is_empty(position, seat));
                let rest = PitSet::range(0, self.board().cells());
                if let Some(emptier) = emptier {
                    self.sweep(position, rest, emptier, sink);
                }
            }
            Collect::Nobody => self.discard(position, PitSet::range(0, self.board().cells()), sink),
        }
        position.over = Some(reason);
        position.seat = Seat::SOUTH;
        position.bonus = 0;
        position.turns = 0;
        position.question = None;
        position.bao.blocked = BySeat::default();
        sink.event(Event::End { reason, seat });
    }

    /// Settles a position that somebody wrote down: ends it if it is decided, and lets seats pass that cannot move.
    pub(crate) fn settle(&self, position: &mut Position, sink: &mut Telling<'_>) {
        if position.over.is_some() {
            return;
        }
        if let Family::Bao(bao) = &self.ruleset().family {
            return self.settle_bao(bao, position, sink);
        }
        if position.question.is_some() {
            return;
        }
        if self.race_is_decided(position) {
            let last = position.finished().last();
            return self.end(position, Reason::Finished, last, Collect::Stay, sink);
        }
        for row in &self.sow().ends {
            // Nobody has just sown: a row that is empty ends a seat's race, but no game by the row of the last mover.
            if row.when == EndWhen::OwnRowEmpty && matches!(row.then, EndThen::Over(_)) {
                continue;
            }
            let seats = core::iter::once(position.seat).chain(self.seats());
            for seat in seats {
                if position.has_left(seat) {
                    continue;
                }
                let Some(speaks_of) = self.fires(position, row.when, seat) else { continue };
                match row.then {
                    EndThen::Over(collect) => return self.end(position, reason_of(row.when), Some(speaks_of), collect, sink),
                    EndThen::Finish { ranks } => {
                        if self.finish(position, seat, ranks, sink) == Now::Over {
                            return self.end(position, Reason::Finished, Some(seat), Collect::Stay, sink);
                        }
                        if position.seat == seat {
                            self.pass_turn(position, sink);
                        }
                    }
                }
            }
        }
        self.prepare(position, sink);
    }
}

const fn reason_of(when: EndWhen) -> Reason {
    match when {
        EndWhen::AnyRowEmpty => Reason::RowEmpty,
        EndWhen::OwnRowEmpty => Reason::Finished,
        EndWhen::Majority => Reason::Majority,
        EndWhen::NeutralEmpty => Reason::SquaresEmpty,
        EndWhen::PiecesGone => Reason::PiecesGone,
    }
}
