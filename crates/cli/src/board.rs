//! The board as text. The row of the seat that looks is at the bottom, pits carry their names outside the box and their
//! counts inside, stores stand where they are on the table.
//!
//! ```text
//!   North (N) · The computer’s store, 1 seed
//!             N6   N5   N4   N3   N2   N1
//!           +----+----+----+----+----+----+
//!           |  4 |  4 |  4 |  4 |  4 |  4 |
//!    [  1]  +----+----+----+----+----+----+  [  0]
//!           |  4 |  4 |  0 |  5 |  5 |  5 |
//!           +----+----+----+----+----+----+
//!             S1   S2   S3   S4   S5   S6
//! > South (S) · Your store, empty
//! ```

use bija_rules::catalogue::Turning;
use bija_rules::{Pit, Position, Rules, Seat, Shape};
use bija_web::messages::{Lang, format, text};
use bija_wire::{People, Spot};

use crate::people;
use crate::terminal::Style;

/// Where the last sowing began and where its last seed fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Marks {
    /// The pit that was chosen.
    pub(crate) from: Option<Pit>,
    /// Where the last seed fell.
    pub(crate) last: Option<Spot>,
}

impl Marks {
    /// The sign behind the count of the pit where the last sowing began.
    pub(crate) const FROM: char = '-';
    /// The sign behind the count where the last seed fell.
    pub(crate) const LANDED: char = '*';

    fn pit(&self, pit: Pit) -> char {
        if self.last == Some(Spot::Pit(pit)) {
            Self::LANDED
        } else if self.from == Some(pit) {
            Self::FROM
        } else {
            ' '
        }
    }

    fn store(&self, seat: Seat) -> char {
        if self.last == Some(Spot::Store(seat)) { Self::LANDED } else { ' ' }
    }
}

/// A position as somebody sees it.
#[derive(Debug)]
pub(crate) struct BoardText<'a> {
    /// The rules.
    pub(crate) rules: &'a Rules,
    /// The position.
    pub(crate) position: &'a Position,
    /// The way the seeds run as the players see it.
    pub(crate) turning: Turning,
    /// The seat whose row is at the bottom.
    pub(crate) bottom: Seat,
    /// Who is who.
    pub(crate) people: &'a People,
    /// What to point out.
    pub(crate) marks: Marks,
    /// The language of names.
    pub(crate) lang: Lang,
    /// Whether to emphasise.
    pub(crate) style: Style,
}

/// Columns left of the box: a store and the space around it.
const MARGIN: usize = 10;

impl BoardText<'_> {
    /// The lines of the board. A board of another shape than two rows is its position text.
    pub(crate) fn lines(&self) -> Vec<String> {
        let board = self.rules.board();
        match board.shape {
            Shape::Rows if board.seats == 2 => self.two_rows(),
            Shape::Rows | Shape::Squares | Shape::FourRows { .. } => vec![self.rules.text(self.position)],
        }
    }

    fn two_rows(&self) -> Vec<String> {
        let (bottom, top) = (self.bottom, self.bottom.other());
        let indent = " ".repeat(MARGIN);
        let edge = format!("+{}", "----+".repeat(self.row(bottom).len()));
        let stores = match self.turning {
            Turning::Anticlockwise => (top, bottom),
            Turning::Clockwise => (bottom, top),
        };
        vec![
            self.header(top),
            self.names(top),
            format!("{indent}{edge}"),
            self.counts(top),
            format!("   {}{edge} {}", self.store(stores.0), self.store(stores.1).trim_end()),
            self.counts(bottom),
            format!("{indent}{edge}"),
            self.names(bottom),
            self.header(bottom),
        ]
    }

    /// A seat's pits from left to right.
    fn row(&self, seat: Seat) -> Vec<Pit> {
        let pits = self.rules.board().owned(seat).into_iter();
        let rightwards = match self.turning {
            Turning::Anticlockwise => seat == self.bottom,
            Turning::Clockwise => seat != self.bottom,
        };
        let mut row: Vec<Pit> = pits.collect();
        if !rightwards {
            row.reverse();
        }
        row
    }

    fn header(&self, seat: Seat) -> String {
        let side = if seat == Seat::SOUTH { "term-south" } else { "term-north" };
        let store = format(self.lang, &people::store(self.people, seat, self.position.store(seat)));
        let line = format!("{} · {store}", text(self.lang, side));
        if self.position.to_move() == Some(seat) { format!("> {}", self.style.strong(&line)) } else { format!("  {line}") }
    }

    fn names(&self, seat: Seat) -> String {
        let legal = self.rules.legal(self.position);
        let name = |pit: Pit| {
            let name = format!("{:^5}", self.rules.pit_name(pit));
            if legal.into_iter().any(|mv| mv.pit() == Some(pit)) { self.style.strong(&name) } else { self.style.faint(&name) }
        };
        let names: String = self.row(seat).into_iter().map(name).collect();
        format!("{}{}", " ".repeat(MARGIN), names).trim_end().to_string()
    }

    fn counts(&self, seat: Seat) -> String {
        let count = |pit: Pit| format!("{:>3}{}|", self.position.seeds(pit), self.marks.pit(pit));
        let counts: String = self.row(seat).into_iter().map(count).collect();
        format!("{}|{counts}", " ".repeat(MARGIN))
    }

    fn store(&self, seat: Seat) -> String {
        format!("[{:>3}]{} ", self.position.store(seat), self.marks.store(seat))
    }
}
