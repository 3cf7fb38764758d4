//! Boards of three and four sides round a square. With three sides the top is blank.
//!
//! ```text
//!             6    5    4    3    2    1
//!           +----+----+----+----+----+----+
//!     [  0] |  4 |  4 |  4 |  4 |  4 |  4 | [  0]
//!     +----++----+----+----+----+----+----++----+
//!   1 |  4 |                               |  4 | 6
//!   2 |  4 |                               |  4 | 5
//! ```

use bija_rules::catalogue::Turning;
use bija_rules::{Pit, Seat};

use super::BoardText;

/// Columns left of the square: the name of a pit, the pit and its edge.
const SIDE: usize = 11;

/// The seats by the sides on which they sit.
struct Sides {
    left: Seat,
    right: Seat,
    top: Option<Seat>,
}

impl BoardText<'_> {
    fn sides(&self) -> Sides {
        let seats = self.rules.board().seats;
        let next = self.bottom.next(seats);
        let (after_next, last) = (next.next(seats), (0..seats - 2).fold(next, |seat, _| seat.next(seats)));
        let (right, left) = match self.turning {
            Turning::Anticlockwise => (next, last),
            Turning::Clockwise => (last, next),
        };
        Sides { left, right, top: (seats == 4).then_some(after_next) }
    }

    pub(super) fn ring(&self) -> Vec<String> {
        let Sides { left, right, top } = self.sides();
        let row = |seat: Seat| self.at_bottom(self.rules.board().owned(seat));
        let bottom = row(self.bottom);
        let indent = " ".repeat(SIDE);
        let edge = Self::edge(&bottom);
        let inner = " ".repeat(edge.len());
        let across = format!("{:5}+----+{edge}+----+", "");
        // The store of a seat lies at the end of its side.
        let (of_bottom_left, of_bottom_right, of_top_left, of_top_right) = match self.turning {
            Turning::Anticlockwise => (Some(left), Some(self.bottom), top, Some(right)),
            Turning::Clockwise => (Some(self.bottom), Some(right), Some(left), top),
        };
        let stores = |left: Option<Seat>, middle: &str, right: Option<Seat>| {
            let [left, right] = [left, right].map(|seat| seat.map_or_else(String::new, |seat| self.store(seat)));
            format!("{:5}{left:<6}{middle}{right}", "").trim_end().to_string()
        };
        let mut lines = self.headers_of_others();
        match top {
            Some(top) => {
                let pits = Self::turned(row(top));
                lines.extend([self.names(&pits, SIDE), format!("{indent}{edge}"), stores(of_top_left, &self.counts(&pits), of_top_right)]);
            }
            None => lines.push(stores(of_top_left, &inner, of_top_right)),
        }
        lines.push(across.clone());
        // From top to bottom: the left side as it would lie at the bottom from left to right, the right side turned.
        let pairs = row(left).into_iter().zip(Self::turned(row(right)));
        lines.extend(pairs.map(|(left, right)| self.beside(left, &inner, right)));
        lines.push(across);
        lines.push(stores(of_bottom_left, &self.counts(&bottom), of_bottom_right));
        lines.extend([format!("{indent}{edge}"), self.names(&bottom, SIDE), self.header(self.bottom)]);
        lines
    }

    /// A line of the square between the sides.
    fn beside(&self, left: Pit, inner: &str, right: Pit) -> String {
        let names = [format!("{:>3}  ", self.name(left)), format!(" {}", self.name(right))];
        let [before, behind] = [(left, &names[0]), (right, &names[1])].map(|(pit, name)| self.as_choosable(pit, name));
        format!("{before}|{}|{inner}|{}|{behind}", self.cell(left), self.cell(right))
    }
}
