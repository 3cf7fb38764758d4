//! The board as text. The seat that looks is at the bottom, pits carry their names outside the box and their counts
//! inside, stores stand where they are on the table.
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

mod facing;
mod ring;

use bija_rules::catalogue::Turning;
use bija_rules::ruleset::Objective;
use bija_rules::{Dir, Pit, PitSet, Position, Rules, Seat, Shape};
use bija_web::messages::{Voice, format, text};
use bija_wire::{Line, People, Side, Spot, house};

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
    /// The sign behind the seeds in hand of the pit at which a question is open.
    pub(crate) const ASKED: char = '?';
    /// The sign before the count of a square that holds its piece.
    pub(crate) const PIECE: char = 'Q';
    /// The sign before the count of a house that is still owned.
    pub(crate) const HOUSE: char = 'H';
    /// The sign before the count of a pit that is blocked.
    pub(crate) const BLOCKED: char = '!';
    /// The sign of a pit that a seat has marked.
    pub(crate) const MARKED: char = '@';
    /// The sign of a pit that is out of play.
    pub(crate) const CLOSED: char = '#';

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
    /// The language of names and the nouns of the game.
    pub(crate) voice: Voice,
    /// Whether to emphasise.
    pub(crate) style: Style,
}

/// Columns left of the box: a store and the space around it.
const MARGIN: usize = 10;
/// Columns of a pit with the edge at its right.
const CELL: usize = 5;

impl BoardText<'_> {
    /// The lines of the board.
    pub(crate) fn lines(&self) -> Vec<String> {
        let board = self.rules.board();
        match board.shape {
            Shape::Rows if board.seats == 2 => self.two_rows(),
            Shape::Rows => self.ring(),
            Shape::Squares => self.squares(),
            Shape::FourRows { .. } => self.four_rows(),
        }
    }

    /// Pits of one row as they lie at the bottom of the table from left to right.
    fn at_bottom(&self, pits: PitSet) -> Vec<Pit> {
        let mut row: Vec<Pit> = pits.collect();
        if row.first().is_some_and(|&pit| Side::of(self.rules, self.turning, pit, Dir::Forward) == Side::Left) {
            row.reverse();
        }
        row
    }

    /// The other end of a row first.
    fn turned(mut row: Vec<Pit>) -> Vec<Pit> {
        row.reverse();
        row
    }

    /// Who it is, what the seat has, and whether it moves.
    fn header(&self, seat: Seat) -> String {
        let sign = self.rules.sign(seat);
        let side = match sign {
            'S' => text(self.voice, "term-south"),
            'N' => text(self.voice, "term-north"),
            _ => sign.to_string(),
        };
        let mut line = format!("{side} · {}", format(self.voice, &self.belongings(seat)));
        let mut add = |more: Line| line.extend([" · ", &format(self.voice, &more)]);
        let hand = self.position.hand(seat);
        if hand > 0 {
            add(Line::new("hand-count").with("count", hand));
        }
        let pieces = self.position.pieces_taken(seat);
        if pieces > 0 {
            add(Line::new("pieces-taken").with("count", pieces));
        }
        if let Some(place) = self.place_taken(seat) {
            add(Line::new("place-taken").with("rank", place));
        }
        if self.position.to_move() == Some(seat) { format!("> {}", self.style.strong(&line)) } else { format!("  {line}") }
    }

    /// The place, from 1, that a seat has taken in a race: by finishing, or from the last on by resigning.
    fn place_taken(&self, seat: Seat) -> Option<usize> {
        let seats = usize::from(self.rules.board().seats);
        let best = self.position.finished().position(|one| one == seat).map(|before| before + 1);
        let worst = self.position.resigned().position(|one| one == seat).map(|behind| seats - behind);
        best.or(worst).filter(|_| self.rules.ruleset().objective == Objective::Race)
    }

    /// The seeds in a seat's store; where nobody has a store, those on its side.
    fn belongings(&self, seat: Seat) -> Line {
        match self.rules.ruleset().objective {
            Objective::Margin | Objective::Race => people::store(self.people, seat, self.position.store(seat)),
            Objective::Survival => people::side(self.people, seat, self.rules.score(self.position, seat)),
        }
    }

    /// The headers of all seats but the one at the bottom, in the order in which they lie from top to bottom.
    fn headers_of_others(&self) -> Vec<String> {
        self.rules.seats().rev().filter(|&seat| seat != self.bottom).map(|seat| self.header(seat)).collect()
    }

    /// The names of pits over or under a row; those that may be chosen stand out.
    fn names(&self, row: &[Pit], margin: usize) -> String {
        let names: String = row.iter().map(|&pit| self.as_choosable(pit, &format!("{:^CELL$}", self.name(pit)))).collect();
        format!("{}{}", " ".repeat(margin), names).trim_end().to_string()
    }

    /// The name of a pit, bold if it may be chosen.
    fn as_choosable(&self, pit: Pit, name: &str) -> String {
        let legal = self.rules.legal(self.position).any(|mv| mv.pit() == Some(pit));
        if legal { self.style.strong(name) } else { self.style.faint(name) }
    }

    /// The name by which a pit is typed.
    fn name(&self, pit: Pit) -> String {
        match self.rules.board().owner(pit) {
            Some(owner) if self.rules.board().has_columns() || !self.rules.sign(owner).is_ascii_alphabetic() => self.rules.board().label(pit),
            Some(_) | None => self.rules.pit_name(pit),
        }
    }

    /// What stands in a pit: the count and a sign behind it, or the sign of a pit that holds none.
    fn cell(&self, pit: Pit) -> String {
        let position = self.position;
        if self.rules.seats().any(|seat| position.mark(seat) == Some(pit)) {
            return format!("  {}{}", Marks::MARKED, self.marks.pit(pit));
        }
        if position.closed().contains(pit) {
            return format!("  {} ", Marks::CLOSED);
        }
        // Seeds in hand lie nowhere; those of a house that may be sown still lie in it.
        let (seeds, behind) = match position.asked_at() {
            Some(asked) if asked == pit => (position.in_hand() + position.seeds(pit), Marks::ASKED),
            Some(_) | None => (position.seeds(pit), self.marks.pit(pit)),
        };
        let before = self.rules.seats().find_map(|seat| {
            let piece = self.rules.board().neutral(seat) == Some(pit) && position.has_piece(seat);
            let house = house(self.rules, position, seat) == Some(pit);
            let blocked = position.blocked(seat) == Some(pit);
            [(piece, Marks::PIECE), (blocked, Marks::BLOCKED), (house, Marks::HOUSE)].into_iter().find(|(is, _)| *is).map(|(_, sign)| sign)
        });
        match before {
            Some(before) => format!("{before}{seeds:>2}{behind}"),
            None => format!("{seeds:>3}{behind}"),
        }
    }

    fn counts(&self, row: &[Pit]) -> String {
        let counts: String = row.iter().flat_map(|&pit| [self.cell(pit), "|".to_string()]).collect();
        format!("|{counts}")
    }

    fn edge(row: &[Pit]) -> String {
        format!("+{}", "----+".repeat(row.len()))
    }

    fn store(&self, seat: Seat) -> String {
        format!("[{:>3}]{}", self.position.store(seat), self.marks.store(seat))
    }
}
