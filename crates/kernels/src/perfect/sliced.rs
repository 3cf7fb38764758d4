//! The player of places where nothing else happens while the program runs, such as a browser's worker: table and proofs are made a slice at a
//! time, and between two slices the caller may turn to something else.

use alloc::sync::Arc;

use bija_rules::{Position, Rules};

use super::{Answer, MEMORY, Means, Unproved, claim, is_perfectly_played};
use crate::book::Book;
use crate::kalah::KalahRules;
use crate::rank::Ranks;
use crate::solve::{Proof, Proved, Solver};
use crate::tables::Filling;

/// Plays the games of one ruleset, one question after the other.
#[derive(Debug)]
pub struct Sliced {
    rules: KalahRules,
    seeds_in_all: u32,
    book: Option<Arc<Book>>,
    means: Means,
    /// Boards of the smallest table that it answers with.
    ready: u64,
    filling: Filling,
    proof: Option<Proof>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Filled {
    /// Boards that have a value.
    pub boards: u64,
    /// With so many the player answers.
    pub ready: u64,
    /// So many have one in the end.
    pub of: u64,
}

impl Sliced {
    /// The player of these rules, if it can be held from the first move. It answers when the table has the largest number of whole layers
    /// that are no more than `ready_boards`; what the means allow comes later.
    pub fn new(rules: &Rules, means: Means, ready_boards: u64) -> Option<Sliced> {
        let claimed = claim(rules).filter(|_| is_perfectly_played(rules))?;
        let seeds = rules.seeds_in_all();
        let filling = Filling::new(claimed, means.table_seeds(claimed, seeds)?)?;
        let first = Means { table_boards: ready_boards.min(means.table_boards), ..means }.table_seeds(claimed, seeds)?;
        let ready = Ranks::new(usize::from(claimed.pits), first)?.count();
        Some(Sliced { rules: claimed, seeds_in_all: seeds, book: Book::of(claimed, rules), means, ready, filling, proof: None })
    }

    /// Whether it is the player of these rules.
    pub fn plays(&self, rules: &Rules) -> bool {
        claim(rules) == Some(self.rules) && rules.seeds_in_all() == self.seeds_in_all
    }

    /// How far the table is.
    pub fn filled(&self) -> Filled {
        Filled { boards: self.filling.filled(), ready: self.ready, of: self.filling.boards() }
    }

    /// Fills about so many boards of the table more, unless something is being proved with it.
    pub fn fill(&mut self, boards: u64) -> Filled {
        self.filling.fill(boards);
        self.filled()
    }

    /// Takes a question in the place of the one before: what is best in a position of these rules? The book's answer, if it knows; if not,
    /// it has to be [searched](Sliced::search).
    ///
    /// # Errors
    /// If there is nothing to be proved.
    pub fn ask(&mut self, position: &Position) -> Result<Option<Answer>, Unproved> {
        self.proof = None;
        if let Some(answer) = self.book.as_ref().and_then(|book| book.answer(position)) {
            return Ok(Some(answer));
        }
        let solver = Solver::new(self.rules, Some(self.filling.table()), MEMORY, 1);
        self.proof = Some(Proof::new(solver, position).map_err(|_| Unproved::NotPlayed)?);
        Ok(None)
    }

    /// Looks at about so many boards more; the answer, if they prove it. Once the table is ready, every position of these rules is proved as
    /// [`Perfect`](super::Perfect) would prove it with a table as large.
    ///
    /// # Errors
    /// If nothing is asked, or it cannot be proved within the player's means. The question is past then.
    pub fn search(&mut self, boards: u64) -> Result<Option<Answer>, Unproved> {
        let proof = self.proof.as_mut().ok_or(Unproved::Stopped)?;
        let proved = proof.go_on(boards);
        let nodes = proof.nodes();
        if proved.is_none() && nodes < self.means.nodes {
            return Ok(None);
        }
        self.proof = None;
        let answer = proved.map(|Proved { best, margin }| Answer { best, value: margin, nodes });
        answer.map(Some).ok_or(Unproved::TooFar)
    }

    /// Drops the question, so that the table can be filled again.
    pub fn stop(&mut self) {
        self.proof = None;
    }
}
