//! How a board lies, and which way seeds run on it as the owner of a pit sees it.

use alloc::string::String;

use bija_rules::catalogue::{Look, Turning};
use bija_rules::ruleset::{Family, Start, Stores};
use bija_rules::{Dir, Half, Pit, Rules, Shape};

use crate::json::{ToJson, object};

/// How a board lies: all that a picture of it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// `rows` (two facing), `ring` (three and four sides), `squares` or `four_rows`.
    pub shape: &'static str,
    /// Number of seats.
    pub seats: u8,
    /// Pits in one row.
    pub pits: u8,
    /// Which half of a seat's pits is the front row: `first` or `second`; null unless there are four rows.
    pub front: Option<&'static str>,
    /// Which stores are sown: `none`, `own` or `all`. With `none`, captured seeds lie in trays.
    pub stores: &'static str,
    /// Whether seeds are brought in from the hand, so that hands have a place beside the pits.
    pub hands: bool,
    /// Whether the seeds run clockwise on the table.
    pub clockwise: bool,
    /// The material.
    pub wood: &'static str,
}

impl Layout {
    /// The layout of a ruleset's board with the look of its game.
    pub fn of(rules: &Rules, look: Look) -> Layout {
        let board = rules.board();
        Layout {
            shape: match board.shape {
                Shape::Rows if board.seats == 2 => "rows",
                Shape::Rows => "ring",
                Shape::Squares => "squares",
                Shape::FourRows { .. } => "four_rows",
            },
            seats: board.seats,
            pits: board.pits,
            front: match board.shape {
                Shape::FourRows { front: Half::First } => Some("first"),
                Shape::FourRows { front: Half::Second } => Some("second"),
                Shape::Rows | Shape::Squares => None,
            },
            stores: stores(rules),
            hands: matches!(rules.ruleset().start, Start::Namua(_)),
            clockwise: look.turning == Turning::Clockwise,
            wood: look.wood.name(),
        }
    }
}

fn stores(rules: &Rules) -> &'static str {
    match &rules.ruleset().family {
        Family::Bao(_) => "none",
        Family::Sow(sow) => match sow.track.stores {
            Stores::None => "none",
            Stores::Own => "own",
            Stores::All => "all",
        },
    }
}

impl ToJson for Layout {
    fn write_json(&self, text: &mut String) {
        object(text, |layout| {
            layout.field("shape", &self.shape).field("seats", &self.seats).field("pits", &self.pits).field("front", &self.front);
            layout.field("stores", &self.stores).field("hands", &self.hands).field("clockwise", &self.clockwise).field("wood", &self.wood);
        });
    }
}

/// A side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Side {
    /// Its name in JSON and in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
        }
    }

    /// The other side: the same as somebody opposite sees it.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }

    /// The side to which a sowing from this pit starts, as the owner of the pit sees it. At the end of a row of a ring of
    /// two rows it is the side to which the row was running.
    pub fn of(rules: &Rules, turning: Turning, pit: Pit, dir: Dir) -> Side {
        let board = rules.board();
        // The row that is numbered first runs to the right, the other row of a ring of two runs back.
        let runs_back = match board.shape {
            Shape::Rows | Shape::Squares => false,
            Shape::FourRows { .. } => pit as usize % board.pits_per_seat() >= board.pits as usize,
        };
        let left = runs_back ^ (dir == Dir::Backward) ^ (turning == Turning::Clockwise);
        if left { Side::Left } else { Side::Right }
    }
}

/// The direction of a sowing from a pit whose first seed falls in `to`.
pub(crate) fn dir_between(rules: &Rules, from: Pit, to: Pit) -> Dir {
    let board = rules.board();
    let ring = match board.shape {
        Shape::Rows | Shape::Squares => board.cells(),
        Shape::FourRows { .. } => board.pits_per_seat(),
    };
    let (from, to) = (from as usize % ring, to as usize % ring);
    if (from + 1) % ring == to { Dir::Forward } else { Dir::Backward }
}
