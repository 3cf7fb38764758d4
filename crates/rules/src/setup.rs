//! Set-ups: anything that can be written down, and the one door through which it becomes a position.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::board::Shape;
use crate::event::{Sink, Telling};
use crate::matches::MatchRule;
use crate::moves::Dir;
use crate::pits::{Pit, PitSet};
use crate::position::{Position, Question};
use crate::rules::Rules;
use crate::ruleset::{Dirs, EndThen, Family, Objective, Origin, Pie, Reason, Ring, Stuck};
use crate::seat::{BySeat, Seat};
use crate::sense::MOST_SEEDS;

/// A position as somebody wrote it down, not yet accepted by any ruleset.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// The pits of each seat in the order of their numbers; a neutral square comes before its row.
    pub rows: Vec<Vec<i64>>,
    /// The store of each seat. Left empty where nothing is said of stores: then they are empty.
    pub stores: Vec<i64>,
    /// Who moves.
    pub to_move: ToMove,
    /// What else is said of it.
    pub extras: Extras,
}

/// Who moves in a set-up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum ToMove {
    /// Seat 0.
    #[default]
    First,
    /// The seat of that sign.
    Seat(String),
    /// Nobody: the game is over, by this reason if one is named, otherwise as the rules find.
    Over(Option<String>),
}

/// The rarer parts of a set-up, each absent or 0 when it is not said.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Extras {
    /// The pit each seat has marked, as a token like `N6`.
    pub marks: Vec<Option<String>>,
    /// Whether each neutral square holds its piece, and the pieces each seat has taken.
    pub pieces: Option<(Vec<i64>, Vec<i64>)>,
    /// Closed pits, as tokens.
    pub closed: Vec<String>,
    /// Seats that have finished, as signs, in order.
    pub finished: Vec<String>,
    /// Seats that have resigned, as signs, in order.
    pub resigned: Vec<String>,
    /// Extra sowings this turn has had.
    pub bonus: i64,
    /// Turns played.
    pub turns: i64,
    /// Seeds in hand and the pit they are to be sown from, as a token.
    pub choice: Option<(String, i64)>,
    /// Seeds out of play.
    pub out: i64,
    /// Seeds that each seat still has in hand.
    pub hand: Vec<i64>,
    /// Seats that still own their house, as signs.
    pub houses: Vec<String>,
    /// The pit of each seat that the other has blocked, as its owner calls it.
    pub blocked: Vec<Option<String>>,
    /// Seeds that the winner has kept, captured as the game ended.
    pub taken: i64,
}

/// Why a ruleset does not accept a set-up. Each keeps what was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// There are not as many rows as seats.
    Rows {
        /// How many there are.
        given: usize,
        /// How many there must be.
        expected: usize,
    },
    /// A row has the wrong number of pits.
    Pits {
        /// Whose row.
        seat: Seat,
        /// How many it has.
        given: usize,
        /// How many it must have.
        expected: usize,
    },
    /// There are not as many stores as seats.
    Stores {
        /// How many there are.
        given: usize,
        /// How many there must be.
        expected: usize,
    },
    /// A count is below zero where it may not be.
    Negative {
        /// The count.
        count: i64,
    },
    /// The set-up holds more seeds than a board may.
    TooManySeeds {
        /// The total, or the first count that is too large by itself.
        seeds: i64,
    },
    /// There is no such seat.
    Seat {
        /// What was written.
        text: String,
    },
    /// A mark where the rules allow none.
    Mark {
        /// What was written.
        text: String,
    },
    /// Pieces that the board does not have, or has lost.
    Pieces,
    /// A seat that cannot have finished.
    Finished {
        /// What was written.
        text: String,
    },
    /// More extra sowings or turns than the rules count.
    Memory {
        /// The name of the count.
        key: &'static str,
        /// What was written.
        count: i64,
    },
    /// A question that the rules would not ask.
    Choice {
        /// The pit that was written.
        text: String,
    },
    /// Seeds in hand for a number of seats that is not that of the game.
    Hand {
        /// How many are given.
        given: usize,
    },
    /// A house that nobody can own.
    House {
        /// The seat that was written.
        text: String,
    },
    /// A pit that cannot be blocked.
    Blocked {
        /// The pit that was written.
        text: String,
    },
    /// Seeds kept by a winner where nobody has won.
    Taken {
        /// How many.
        seeds: i64,
    },
    /// The set-up speaks of something that this game does not have.
    NotInThisGame {
        /// Its name.
        key: String,
    },
    /// The set-up says that the game is over, but the rules do not end it here.
    NotOver,
    /// There is no such reason for a game to be over.
    Reason {
        /// What was written.
        text: String,
    },
}

impl core::fmt::Display for SetupError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "the position is not accepted: {self:?}")
    }
}

impl core::error::Error for SetupError {}

/// Accepts one part of a set-up and lays it into the position.
type Part = fn(&Rules, &Setup, &mut Position) -> Result<(), SetupError>;

/// The parts in the order in which they are read: each may look at those before it.
const PARTS: [Part; 10] = [
    Rules::accept_finished,
    Rules::accept_pits,
    Rules::accept_stores,
    Rules::accept_marks,
    Rules::accept_counts,
    Rules::accept_holdings,
    Rules::accept_pieces,
    Rules::accept_choice,
    Rules::accept_total,
    Rules::accept_closed,
];

/// What is asked of the whole, when it is known who moves.
const CHECKS: [Part; 3] = [Rules::check_finished, Rules::check_choice, Rules::check_holdings];

impl Rules {
    /// Accepts a set-up as a position of this ruleset.
    ///
    /// Any total of at most 255 seeds is accepted: study positions need not come from a game. A set-up that is decided,
    /// or whose seat to move has no move, is settled at once by the rules, and the sink is told how.
    ///
    /// # Errors
    /// If the set-up is not one of this ruleset's board: see [`SetupError`].
    pub fn accept<S: Sink>(&self, setup: &Setup, sink: &mut S) -> Result<Position, SetupError> {
        self.accept_telling(setup, &mut Telling::to(&mut |event| sink.event(event)))
    }

    fn accept_telling(&self, setup: &Setup, sink: &mut Telling<'_>) -> Result<Position, SetupError> {
        let mut position = Position::EMPTY;
        for part in PARTS {
            part(self, setup, &mut position)?;
        }
        self.accept_mover(&mut position, &setup.to_move, sink)?;
        for check in CHECKS {
            check(self, setup, &mut position)?;
        }
        Ok(position)
    }

    fn accept_pits(&self, setup: &Setup, position: &mut Position) -> Result<(), SetupError> {
        let board = self.board();
        let seats = board.seats as usize;
        if setup.rows.len() != seats {
            return Err(SetupError::Rows { given: setup.rows.len(), expected: seats });
        }
        let neutral = usize::from(board.shape == Shape::Squares);
        let mut cell: Pit = 0;
        for (seat, row) in self.seats().zip(&setup.rows) {
            let expected = board.pits_per_seat() + neutral;
            if row.len() != expected {
                return Err(SetupError::Pits { seat, given: row.len(), expected });
            }
            for &seeds in row {
                position.pits.put(cell, count(seeds)?);
                cell += 1;
            }
        }
        Ok(())
    }

    fn accept_stores(&self, setup: &Setup, position: &mut Position) -> Result<(), SetupError> {
        if setup.stores.is_empty() {
            return Ok(());
        }
        if self.as_bao().is_some() && setup.stores.iter().any(|&seeds| seeds != 0) {
            return Err(not_here("stores"));
        }
        let expected = self.board().seats as usize;
        if setup.stores.len() != expected {
            return Err(SetupError::Stores { given: setup.stores.len(), expected });
        }
        let debts = self.as_sow().is_some_and(|sow| sow.stuck == Stuck::Borrow);
        // A debt of one seat may lie in the stores of the others.
        let most = if debts { u64::from(MOST_SEEDS) * Seat::MAX as u64 } else { u64::from(MOST_SEEDS) };
        for (seat, &seeds) in self.seats().zip(&setup.stores) {
            if seeds < 0 && !debts {
                return Err(SetupError::Negative { count: seeds });
            }
            if seeds.unsigned_abs() > most {
                return Err(SetupError::TooManySeeds { seeds });
            }
            position.stores[seat] = seeds as i16;
        }
        Ok(())
    }

    fn accept_marks(&self, setup: &Setup, position: &mut Position) -> Result<(), SetupError> {
        let marks = &setup.extras.marks;
        if marks.iter().all(Option::is_none) {
            return Ok(());
        }
        let rule = self.extra().marks.ok_or_else(|| not_here("tuzdyk"))?;
        for (index, mark) in marks.iter().enumerate() {
            let Some(text) = mark else { continue };
            let seat = self.seats().nth(index);
            let marked = seat.and_then(|seat| self.pit_of_name(text).filter(|&pit| self.mark_is_possible(rule, seat, pit)).map(|pit| (seat, pit)));
            let Some((seat, pit)) = marked else {
                return Err(SetupError::Mark { text: text.clone() });
            };
            position.marks[seat] = pit + 1;
        }
        Ok(())
    }

    fn mark_is_possible(&self, rule: crate::ruleset::MarkRule, seat: Seat, pit: Pit) -> bool {
        let last = self.number(pit) as usize == self.board().pits_per_seat();
        self.owned[seat.other()].contains(pit) && !(last && rule.last_pit == crate::ruleset::Except::Yes)
    }

    fn accept_pieces(&self, setup: &Setup, position: &mut Position) -> Result<(), SetupError> {
        let seats = self.board().seats as usize;
        let all = self.all_pieces();
        let Some((on_board, taken)) = &setup.extras.pieces else {
            position.pieces = all;
            return Ok(());
        };
        if all == 0 {
            return Err(not_here("quan"));
        }
        if on_board.len() != seats || taken.len() != seats {
            return Err(SetupError::Pieces);
        }
        let mut pieces = 0;
        for (seat, (&there, &taken)) in self.seats().zip(on_board.iter().zip(taken)) {
            if !matches!(there, 0 | 1) || !(0..=seats as i64).contains(&taken) {
                return Err(SetupError::Pieces);
            }
            pieces += there + taken;
            position.pieces |= (there as u8) << seat.index();
            position.pieces_taken[seat] = taken as u8;
        }
        if pieces > seats as i64 { Err(SetupError::Pieces) } else { Ok(()) }
    }

    fn accept_finished(&self, setup: &Setup, position: &mut Position) -> Result<(), SetupError> {
        let finished = &setup.extras.finished;
        let races = self.races();
        let can_finish = races || self.ruleset().objective == Objective::Survival;
        if !can_finish && !finished.is_empty() {
            return Err(not_here("finished"));
        }
        if !races && !setup.extras.resigned.is_empty() {
            return Err(not_here("resigned"));
        }
        let seats = self.board().seats as usize;
        for gone in 0..finished.len() + setup.extras.resigned.len() {
            let (place, text) = match finished.get(gone) {
                Some(text) => (gone, text),
                None => (seats.wrapping_sub(gone - finished.len() + 1), &setup.extras.resigned[gone - finished.len()]),
            };
            let seat = self.seat_of_sign(text).ok_or_else(|| SetupError::Seat { text: text.clone() })?;
            if position.has_left(seat) || gone + 1 == seats {
                return Err(SetupError::Finished { text: text.clone() });
            }
            position.left[place & 3] = seat.index() as u8 + 1;
            if races {
                position.closed = position.closed.or(self.owned[seat]);
            }
        }
        Ok(())
    }

    /// Whether seats finish one after the other.
    pub(crate) fn races(&self) -> bool {
        self.as_sow().is_some_and(|sow| sow.ends.iter().any(|row| matches!(row.then, EndThen::Finish { .. })))
    }

    /// What is counted beside the pits and stores.
    fn accept_counts(&self, setup: &Setup, position: &mut Position) -> Result<(), SetupError> {
        let extras = &setup.extras;
        position.out = count(extras.out)?;
        position.bonus = memory("bonus", extras.bonus, self.extra().max_bonus.unwrap_or(0))?;
        position.turns = memory("turn", extras.turns, if self.reads_turns { 2 } else { 0 })?;
        Ok(())
    }

    fn accept_total(_: &Rules, setup: &Setup, position: &mut Position) -> Result<(), SetupError> {
        let stores: i64 = position.stores.0.iter().map(|&store| i64::from(store)).sum();
        let taken = i64::from(count(setup.extras.taken)?);
        let hands: i64 = position.bao.hand.0.iter().map(|&seeds| i64::from(seeds)).sum();
        let on_board = i64::from(position.pits.total()) + i64::from(position.in_hand()) + hands;
        let total = on_board + stores + i64::from(position.out) + taken;
        if on_board > i64::from(MOST_SEEDS) {
            return Err(SetupError::TooManySeeds { seeds: on_board });
        }
        position.total = count(total)?;
        Ok(())
    }

    /// Pits closed for a round of a match: empty ones, on boards of two plain rows that a sowing goes round whatever is closed.
    fn accept_closed(&self, setup: &Setup, position: &mut Position) -> Result<(), SetupError> {
        let mut closed = PitSet::EMPTY;
        let plain = MatchRule::Rounds.fits(self) && self.as_sow().is_some_and(|sow| sow.track.origin == Origin::Sown);
        for text in &setup.extras.closed {
            let impossible = || SetupError::Mark { text: text.clone() };
            let pit = self.pit_of_name(text).filter(|&pit| plain && !closed.contains(pit) && position.seeds(pit) == 0).ok_or_else(impossible)?;
            closed = closed.or(PitSet::of(pit));
        }
        position.closed = position.closed.or(closed);
        if position.marked().or(position.closed).any(|pit| position.seeds(pit) > 0) {
            return Err(SetupError::Mark { text: "seeds in a pit that holds none".to_string() });
        }
        Ok(())
    }

    fn accept_choice(&self, setup: &Setup, position: &mut Position) -> Result<(), SetupError> {
        let Some((text, hand)) = &setup.extras.choice else {
            return Ok(());
        };
        let question = match &self.ruleset().family {
            Family::Bao(_) => self.house_question(text).filter(|_| *hand == 0),
            Family::Sow(sow) => {
                let Dirs::ForwardOrCapturingBack { from } = sow.choose.dirs else {
                    return Err(not_here("choice"));
                };
                match self.pit_of_name(text) {
                    None => None,
                    Some(pit) => Some(Question { pit, hand: count(*hand)?, dir: Dir::Forward }).filter(|asked| from.contains(pit) && asked.hand > 0),
                }
            }
        };
        position.question = Some(question.ok_or_else(|| SetupError::Choice { text: text.clone() })?);
        Ok(())
    }

    /// Only in a race does play go on when a seat has finished.
    fn check_finished(&self, setup: &Setup, position: &mut Position) -> Result<(), SetupError> {
        match setup.extras.finished.last() {
            Some(text) if position.over.is_none() && self.ruleset().objective != Objective::Race => Err(SetupError::Finished { text: text.clone() }),
            Some(_) | None => Ok(()),
        }
    }

    /// A question is asked about a pit on the mover's track, and only where sowing backwards would capture; in bao about
    /// the mover's house.
    fn check_choice(&self, setup: &Setup, position: &mut Position) -> Result<(), SetupError> {
        let asked = |question: Question| match &self.ruleset().family {
            Family::Bao(bao) => bao.may_ask(position, question),
            Family::Sow(sow) => {
                let on_track = sow.track.ring == Ring::Whole || self.owned[position.seat].contains(question.pit);
                on_track && self.may_turn_back(position, position.seat, question.pit, question.hand)
            }
        };
        match &setup.extras.choice {
            Some((text, _)) if !position.question.is_some_and(asked) => Err(SetupError::Choice { text: text.clone() }),
            Some(_) | None => Ok(()),
        }
    }

    fn accept_mover(&self, position: &mut Position, to_move: &ToMove, sink: &mut Telling<'_>) -> Result<(), SetupError> {
        match to_move {
            ToMove::First | ToMove::Seat(_) => {
                if let ToMove::Seat(text) = to_move {
                    position.seat = self.seat_of_sign(text).ok_or_else(|| SetupError::Seat { text: text.clone() })?;
                }
                if position.has_left(position.seat) {
                    return Err(SetupError::Finished { text: self.sign(position.seat).to_string() });
                }
                self.settle(position, sink);
            }
            ToMove::Over(None) => {
                self.settle(position, sink);
                if position.over.is_none() {
                    return Err(SetupError::NotOver);
                }
            }
            ToMove::Over(Some(text)) => {
                let reason = Reason::from_name(text).ok_or_else(|| SetupError::Reason { text: text.clone() })?;
                position.over = Some(reason);
                (position.bonus, position.turns, position.question) = (0, 0, None);
                position.bao.blocked = BySeat::default();
            }
        }
        Ok(())
    }

    /// The position written down: [`accept`](Rules::accept) of it gives the position back.
    pub fn setup(&self, position: &Position) -> Setup {
        let board = self.board();
        // A family without stores writes what the winner has kept under a name of its own.
        let kept = self.as_bao().is_some();
        let row = |seat: Seat| {
            let mut row = Vec::new();
            for pit in self.owned[seat].or(board.neutral(seat).map_or(PitSet::EMPTY, PitSet::of)) {
                row.push(i64::from(position.seeds(pit)));
            }
            row
        };
        let mut closed = Vec::new();
        if !self.races() {
            for pit in position.closed {
                closed.push(self.pit_name(pit));
            }
        }
        let sign = |seat: Seat| self.sign(seat).to_string();
        let mut setup = Setup {
            rows: self.of_seats(&row),
            stores: self.of_seats(&|seat| if kept { 0 } else { i64::from(position.stores[seat]) }),
            to_move: match position.over {
                None => ToMove::Seat(sign(position.seat)),
                Some(_) => ToMove::Over(None),
            },
            extras: Extras {
                marks: if position.marked().is_empty() { Vec::new() } else { self.mark_names(position) },
                pieces: self.extra().pieces.map(|_| {
                    let on_board = self.of_seats(&|seat| i64::from(position.has_piece(seat)));
                    (on_board, self.of_seats(&|seat| i64::from(position.pieces_taken[seat])))
                }),
                closed,
                finished: self.signs_of(&mut position.finished()),
                resigned: self.signs_of(&mut position.resigned()),
                bonus: i64::from(position.bonus),
                turns: i64::from(position.turns),
                choice: position.question.map(|question| {
                    let pit = if kept { self.house_question_name(question) } else { self.pit_name(question.pit) };
                    (pit, i64::from(question.hand))
                }),
                out: i64::from(position.out),
                hand: if position.bao.hand == BySeat::default() { Vec::new() } else { self.of_seats(&|seat| i64::from(position.hand(seat))) },
                houses: self.signs_of(&mut self.seats().filter(|&seat| position.owns_house(seat))),
                blocked: if position.bao.blocked == BySeat::default() { Vec::new() } else { self.blocked_names(position) },
                taken: if kept { position.stores.0.iter().map(|&seeds| i64::from(seeds)).sum() } else { 0 },
            },
        };
        // The reason is written only where the board does not tell it.
        if let Some(reason) = position.over
            && self.accept(&setup, &mut ()).ok().as_ref() != Some(position)
        {
            setup.to_move = ToMove::Over(Some(reason.name().to_string()));
        }
        setup
    }

    /// The signs of seats.
    #[inline(never)]
    fn signs_of(&self, seats: &mut dyn Iterator<Item = Seat>) -> Vec<String> {
        let mut signs = Vec::new();
        for seat in seats {
            signs.push(self.sign(seat).to_string());
        }
        signs
    }

    /// A value of each seat, gathered by one copy of the gathering for each kind of value.
    #[inline(never)]
    pub(crate) fn of_seats<T>(&self, value: &dyn Fn(Seat) -> T) -> Vec<T> {
        self.seats().map(value).collect()
    }

    /// The name of the pit each seat has marked.
    pub(crate) fn mark_names(&self, position: &Position) -> Vec<Option<String>> {
        self.of_seats(&|seat| position.mark(seat).map(|pit| self.pit_name(pit)))
    }

    /// Whether the second player may change seats in some position of this ruleset.
    pub fn has_pie_rule(&self) -> bool {
        self.extra().pie == Pie::Swap
    }
}

/// A count of seeds in a pit.
pub(crate) fn count(seeds: i64) -> Result<u8, SetupError> {
    if seeds < 0 {
        return Err(SetupError::Negative { count: seeds });
    }
    u8::try_from(seeds).map_err(|_| SetupError::TooManySeeds { seeds })
}

/// A count that the rules remember up to a limit.
fn memory(key: &'static str, count: i64, most: u8) -> Result<u8, SetupError> {
    if (0..=i64::from(most)).contains(&count) { Ok(count as u8) } else { Err(SetupError::Memory { key, count }) }
}

/// The set-up speaks of what this game does not have.
#[inline(never)]
pub(crate) fn not_here(key: &str) -> SetupError {
    SetupError::NotInThisGame { key: key.to_string() }
}
