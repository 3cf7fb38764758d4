//! Verifying a book: random walks against it, every answer on the way proved anew.

use std::sync::Arc;

use bija_rules::{Position, Rules, Seat, SplitMix64};

use super::{Book, Watch};
use crate::perfect::{self, Unproved};
use crate::solve::{Asked, Solver, Unsolvable};
use crate::tables::Table;

/// Walks through the positions of a book.
#[derive(Debug)]
pub struct Verifier<'b> {
    book: &'b Book,
    rules: &'b Rules,
    table: Arc<Table>,
    solver: Solver,
}

/// What was found on a walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// So many entries were compared, and the search took over from them.
    Holds {
        /// How many.
        entries: usize,
    },
    /// The book names another value than the solver finds.
    Value {
        /// Where.
        position: Position,
        /// By the book.
        book: i32,
        /// By the solver.
        solved: i32,
    },
    /// The book's move is worth less than the position.
    Move {
        /// Where.
        position: Position,
        /// What the move is worth.
        worth: i32,
        /// What the position is worth.
        solved: i32,
    },
    /// The position is neither in the book nor in reach.
    Gap {
        /// Where.
        position: Position,
    },
}

/// What a second solution says of an answer.
enum Anew {
    Same,
    Differs(Found),
    Stopped,
}

impl<'b> Verifier<'b> {
    /// Verifies a book of these rules with a solver of its own; `None` if it is for others.
    pub fn new(book: &'b Book, rules: &'b Rules, memory: u64, threads: usize) -> Option<Verifier<'b>> {
        perfect::claim(rules).filter(|&claimed| book.is_for(claimed, rules))?;
        let mut table = Table::new(book.made.rules, book.made.table_seeds)?;
        table.fill(threads, &());
        let table = Arc::new(table);
        let solver = Solver::new(book.made.rules, Some(Arc::clone(&table)), memory, threads);
        Some(Verifier { book, rules, table, solver })
    }

    /// One walk: the book's player in that seat, the opponent's moves drawn. Nothing if it was stopped.
    pub fn walk(&self, player: Seat, draw: &mut SplitMix64, watch: &impl Watch) -> Option<Found> {
        let (mut position, mut entries) = (self.rules.start(0), 0);
        while let Some(mover) = position.to_move() {
            let mv = if mover == player {
                let Some(answer) = self.book.answer(&position) else { return self.reaches(&position, entries, watch) };
                match self.solves_anew(&position, answer, watch) {
                    Anew::Same => entries += 1,
                    Anew::Differs(found) => return Some(found),
                    Anew::Stopped => return None,
                }
                answer.best
            } else {
                let legal: Vec<_> = self.rules.legal(&position).collect();
                legal[draw.below(legal.len() as u64) as usize]
            };
            position = self.rules.play(&position, mv, &mut ()).expect("the move is legal");
        }
        Some(Found::Holds { entries })
    }

    fn reaches(&self, position: &Position, entries: usize, watch: &impl Watch) -> Option<Found> {
        match perfect::search(self.book.made.rules, &self.table, position, self.book.made.reach, &|| watch.stops()) {
            Ok(_) => Some(Found::Holds { entries }),
            Err(Unproved::Stopped) => None,
            Err(Unproved::TooFar | Unproved::NotPlayed) => Some(Found::Gap { position: *position }),
        }
    }

    fn solves_anew(&self, position: &Position, answer: perfect::Answer, watch: &impl Watch) -> Anew {
        let after = self.rules.play(position, answer.best, &mut ()).expect("the book's moves are legal");
        let (Some(solved), Some(seen_after)) = (self.value(position, watch), self.value(&after, watch)) else { return Anew::Stopped };
        if solved != answer.value {
            return Anew::Differs(Found::Value { position: *position, book: answer.value, solved });
        }
        let stays = after.to_move().unwrap_or(Seat::SOUTH) == position.to_move().expect("the book's positions go on");
        let worth = if stays { seen_after } else { -seen_after };
        if worth == solved { Anew::Same } else { Anew::Differs(Found::Move { position: *position, worth, solved }) }
    }

    /// The margin of the seat to move, of South if the game is over; nothing if the proof was stopped.
    fn value(&self, position: &Position, watch: &impl Watch) -> Option<i32> {
        match self.solver.solve(position, Asked::Move, &super::build::Solving(watch)) {
            Ok(solved) => solved.margin.value(),
            Err(Unsolvable::Over) => Some(i32::from(position.store(Seat::SOUTH)) - i32::from(position.store(Seat::NORTH))),
            Err(Unsolvable::NotPacked | Unsolvable::TooManySeeds { .. }) => None,
        }
    }
}
