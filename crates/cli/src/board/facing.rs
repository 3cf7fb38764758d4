//! Boards of two sides that face each other: two rows, two rows with squares at their ends, four rows.

use bija_rules::catalogue::Turning;
use bija_rules::{Pit, PitSet, Seat};

use super::{BoardText, MARGIN};

impl BoardText<'_> {
    fn top(&self) -> Seat {
        self.bottom.other()
    }

    /// The row of pits that lies at the top as `pits` would at the bottom.
    fn at_top(&self, pits: PitSet) -> Vec<Pit> {
        Self::turned(self.at_bottom(pits))
    }

    pub(super) fn two_rows(&self) -> Vec<String> {
        let board = self.rules.board();
        let (bottom, top) = (self.at_bottom(board.owned(self.bottom)), self.at_top(board.owned(self.top())));
        let indent = " ".repeat(MARGIN);
        let edge = Self::edge(&bottom);
        let (left, right) = match self.turning {
            Turning::Anticlockwise => (self.top(), self.bottom),
            Turning::Clockwise => (self.bottom, self.top()),
        };
        vec![
            self.header(self.top()),
            self.names(&top, MARGIN),
            format!("{indent}{edge}"),
            format!("{indent}{}", self.counts(&top)),
            format!("   {} {edge}  {}", self.store(left), self.store(right)).trim_end().to_string(),
            format!("{indent}{}", self.counts(&bottom)),
            format!("{indent}{edge}"),
            self.names(&bottom, MARGIN),
            self.header(self.bottom),
        ]
    }

    /// Two rows between two squares of nobody's. A square is as high as both rows; its count stands in the middle.
    ///
    /// ```text
    ///             N5   N4   N3   N2   N1
    ///      +----+----+----+----+----+----+----+
    ///      |    |  5 |  5 |  5 |  5 |  5 |    |
    ///      |Q 0 +----+----+----+----+----+Q 0 |
    ///      |    |  5 |  5 |  5 |  5 |  5 |    |
    ///      +----+----+----+----+----+----+----+
    ///             S1   S2   S3   S4   S5
    /// ```
    pub(super) fn squares(&self) -> Vec<String> {
        let board = self.rules.board();
        let (bottom, top) = (self.at_bottom(board.owned(self.bottom)), self.at_top(board.owned(self.top())));
        let indent = " ".repeat(MARGIN - super::CELL);
        let edge = Self::edge(&bottom);
        let outer = format!("{indent}+----{edge}----+");
        let square = |seat: Seat| board.neutral(seat).map_or_else(String::new, |pit| self.cell(pit));
        // The square before a row lies at the left hand of the row's owner.
        let (left, right) = (square(self.bottom), square(self.top()));
        vec![
            self.header(self.top()),
            self.names(&top, MARGIN),
            outer.clone(),
            format!("{indent}|    {}    |", self.counts(&top)),
            format!("{indent}|{left}{edge}{right}|"),
            format!("{indent}|    {}    |", self.counts(&bottom)),
            outer,
            self.names(&bottom, MARGIN),
            self.header(self.bottom),
        ]
    }

    /// Two rows a seat; the names of the front rows stand between them.
    pub(super) fn four_rows(&self) -> Vec<String> {
        let board = self.rules.board();
        let back = |seat: Seat| board.owned(seat).without(board.front(seat));
        let (bottom_front, bottom_back) = (self.at_bottom(board.front(self.bottom)), self.at_bottom(back(self.bottom)));
        let (top_front, top_back) = (self.at_top(board.front(self.top())), self.at_top(back(self.top())));
        let indent = " ".repeat(MARGIN);
        let edge = format!("{indent}{}", Self::edge(&bottom_front));
        let counts = |row: &[Pit]| format!("{indent}{}", self.counts(row));
        vec![
            self.header(self.top()),
            self.names(&top_back, MARGIN),
            edge.clone(),
            counts(&top_back),
            edge.clone(),
            counts(&top_front),
            edge.clone(),
            self.names(&top_front, MARGIN),
            self.names(&bottom_front, MARGIN),
            edge.clone(),
            counts(&bottom_front),
            edge.clone(),
            counts(&bottom_back),
            edge,
            self.names(&bottom_back, MARGIN),
            self.header(self.bottom),
        ]
    }
}
