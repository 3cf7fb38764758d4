//! The board as a table: the reader's side at the bottom, every pit that can be sown a button, or one for each direction.

use bija_rules::catalogue::Turning;
use bija_rules::{Dir, Pit, PitSet, Seat};
use bija_wire::{LegalMove, Line, Side, Spot, house};
use maud::{Markup, html};

use super::{Scene, name_of};
use crate::games;
use crate::icons::Icon;

impl Scene<'_> {
    /// The board with its caption.
    pub(super) fn board(&self) -> Markup {
        let name = self.line(&Line::new("board-label").with("game", games::name(self.opened.entry.id)));
        let turning = self.t(if self.layout.clockwise { "board-clockwise" } else { "board-anticlockwise" });
        let caption = Line::new("board-label-turning").with("label", name).with("turning", turning);
        let shape = self.layout.shape;
        html! {
            table.plain-board data-wood=(self.layout.wood) data-shape=(shape) {
                caption.for-readers { (self.line(&caption)) }
                @match shape {
                    "squares" => (self.squares()),
                    "four_rows" => (self.four_rows()),
                    "ring" => (self.ring()),
                    _ => (self.two_rows()),
                }
            }
        }
    }

    /// Pits of one row as they lie at the bottom of the table, from left to right.
    pub(super) fn at_bottom(&self, pits: PitSet) -> Vec<Pit> {
        let mut row: Vec<Pit> = pits.collect();
        let turning = if self.layout.clockwise { Turning::Clockwise } else { Turning::Anticlockwise };
        if row.first().is_some_and(|&pit| Side::of(self.game().rules(), turning, pit, Dir::Forward) == Side::Left) {
            row.reverse();
        }
        row
    }

    /// The same as they lie at the top.
    pub(super) fn at_top(&self, pits: PitSet) -> Vec<Pit> {
        let mut row = self.at_bottom(pits);
        row.reverse();
        row
    }

    /// The other row, the reader's row, the stores at their ends.
    fn two_rows(&self) -> Markup {
        let board = self.game().rules().board();
        let (own, other) = (self.viewer, self.viewer.other());
        let (left, right) = if self.layout.clockwise { (own, other) } else { (other, own) };
        let (top, bottom) = (self.at_top(board.owned(other)), self.at_bottom(board.owned(own)));
        html! {
            (self.numbers(&top, 1))
            tr { (self.store(left, 2)) (self.pits(&top)) (self.store(right, 2)) }
            tr { (self.pits(&bottom)) }
            (self.numbers(&bottom, 1))
        }
    }

    /// Two rows between two squares of nobody's; what each side has captured stands above and below.
    fn squares(&self) -> Markup {
        let board = self.game().rules().board();
        let (own, other) = (self.viewer, self.viewer.other());
        let (top, bottom) = (self.at_top(board.owned(other)), self.at_bottom(board.owned(own)));
        let square = |seat: Seat| html! { @if let Some(pit) = board.neutral(seat) { td rowspan="2" { (self.pit(pit)) } } };
        html! {
            (self.tray(other, top.len() + 2))
            (self.numbers(&top, 1))
            // The square before a row lies at the left hand of the row's owner.
            tr { (square(own)) (self.pits(&top)) (square(other)) }
            tr { (self.pits(&bottom)) }
            (self.numbers(&bottom, 1))
            (self.tray(own, top.len() + 2))
        }
    }

    /// Two rows a seat, the front rows in the middle.
    fn four_rows(&self) -> Markup {
        let board = self.game().rules().board();
        let (own, other) = (self.viewer, self.viewer.other());
        let back = |seat: Seat| board.owned(seat).without(board.front(seat));
        let (top_back, top_front) = (self.at_top(back(other)), self.at_top(board.front(other)));
        let (bottom_front, bottom_back) = (self.at_bottom(board.front(own)), self.at_bottom(back(own)));
        html! {
            (self.hand(other))
            (self.numbers(&top_back, 0))
            tr { (self.pits(&top_back)) }
            tr { (self.pits(&top_front)) }
            (self.numbers(&top_front, 0))
            (self.numbers(&bottom_front, 0))
            tr { (self.pits(&bottom_front)) }
            tr { (self.pits(&bottom_back)) }
            (self.numbers(&bottom_back, 0))
            (self.hand(own))
        }
    }

    /// Three or four sides round a square, a store at the end of each; with three the top is blank.
    fn ring(&self) -> Markup {
        let board = self.game().rules().board();
        let next = self.viewer.next(board.seats);
        let last = (2..board.seats).fold(next, |seat, _| seat.next(board.seats));
        let across = (board.seats == 4).then(|| next.next(board.seats));
        let clockwise = self.layout.clockwise;
        let (right, left) = if clockwise { (last, next) } else { (next, last) };
        let corners = if clockwise { [Some(left), across, Some(self.viewer), Some(right)] } else { [across, Some(right), Some(left), Some(self.viewer)] };
        let corner = |seat: Option<Seat>| html! { @match seat { Some(seat) => (self.store(seat, 1)), None => td {} } };
        let bottom = self.at_bottom(board.owned(self.viewer));
        let sides: Vec<(Pit, Pit)> = self.at_bottom(board.owned(left)).into_iter().zip(self.at_top(board.owned(right))).collect();
        html! {
            tr {
                (corner(corners[0]))
                @match across { Some(seat) => (self.pits(&self.at_top(board.owned(seat)))), None => td colspan=(bottom.len()) {} }
                (corner(corners[1]))
            }
            @for (index, &(left, right)) in sides.iter().enumerate() {
                tr {
                    td { (self.pit(left)) }
                    @if index == 0 { td rowspan=(sides.len()) colspan=(bottom.len()) {} }
                    td { (self.pit(right)) }
                }
            }
            tr { (corner(corners[2])) (self.pits(&bottom)) (corner(corners[3])) }
            (self.numbers(&bottom, 1))
        }
    }

    fn pits(&self, row: &[Pit]) -> Markup {
        html! { @for &pit in row { td { (self.pit(pit)) } } }
    }

    /// The numbers of a row, with so many blank cells at each end.
    pub(super) fn short_name(&self, pit: Pit) -> String {
        self.game().rules().board().label(pit)
    }

    fn numbers(&self, row: &[Pit], blank: usize) -> Markup {
        html! { tr aria-hidden="true" { @for _ in 0..blank { td {} } @for &pit in row { td.pit-number { (self.short_name(pit)) } } @for _ in 0..blank { td {} } } }
    }

    fn store_label(&self, seat: Seat) -> String {
        let label = self.line(&self.said_of(seat, "store-label").with("count", i64::from(self.position().store(seat))));
        match self.position().pieces_taken(seat) {
            0 => label,
            pieces => [label, self.line(&Line::new("pieces-taken").with("count", pieces))].join(", "),
        }
    }

    fn store(&self, seat: Seat, rows: usize) -> Markup {
        let count = self.position().store(seat);
        html! { td.plain-store rowspan=(rows) { span aria-hidden="true" { (count) } span.for-readers { (self.store_label(seat)) } } }
    }

    /// What a side has captured, in words.
    fn tray(&self, seat: Seat, cells: usize) -> Markup {
        html! { tr { td.plain-tray colspan=(cells) { (self.store_label(seat)) } } }
    }

    /// The seeds that a side still has to bring in.
    fn hand(&self, seat: Seat) -> Markup {
        let count = self.position().hand(seat);
        html! { @if count > 0 { tr { td.plain-tray colspan=(self.layout.pits) { (self.line(&self.said_of(seat, "board-hand").with("count", count))) } } } }
    }

    /// A pit with its seeds: itself the button if there is one way to sow it, with a button for each way if there are two.
    fn pit(&self, pit: Pit) -> Markup {
        let legal: Vec<&LegalMove> = self.legal.iter().filter(|legal| legal.choice.pit == Some(pit) && legal.choice.answer.is_none()).collect();
        let label = self.pit_label(pit);
        let signs = self.signs(pit);
        let count = html! { span aria-hidden="true" { (self.count(pit)) @for (sign, _) in &signs { span.plain-mark { (sign) } } } };
        let said = html! { @for (_, words) in &signs { ", " (words) } };
        let hinted = |legal: &LegalMove| self.hinted().is_some_and(|hint| hint.token == legal.token);
        html! {
            @match legal.as_slice() {
                [] => { span.plain-pit { (count) span.for-readers { (label) (said) } } }
                [one] => {
                    button name="move" value=(one.token) data-hint[hinted(one)] {
                        (count)
                        span.for-readers { (label) ", " (self.t("board-mark-playable")) @if one.choice.side.is_some() { ", " (self.answer_label(one)) } (said) @if hinted(one) { ", " (self.t("board-mark-hint")) } }
                    }
                }
                ways => {
                    span.plain-pit { (count) span.for-readers { (label) (said) } }
                    span.plain-ways { @for way in self.left_first(ways) { (self.way(way, &label)) } }
                }
            }
        }
    }

    fn left_first<'m>(&self, ways: &[&'m LegalMove]) -> Vec<&'m LegalMove> {
        let mut ways = ways.to_vec();
        ways.sort_by_key(|way| way.choice.side.map(|side| self.seen(way, side)) != Some(Side::Left));
        ways
    }

    fn way(&self, way: &LegalMove, label: &str) -> Markup {
        let arrow = if way.choice.side.map(|side| self.seen(way, side)) == Some(Side::Left) { Icon::Left } else { Icon::Right };
        let hinted = self.hinted().is_some_and(|hint| hint.token == way.token);
        html! {
            button.plain-way name="move" value=(way.token) data-hint[hinted] {
                span { (arrow.svg()) }
                span.for-readers { (label) ", " (self.answer_label(way)) @if hinted { ", " (self.t("board-mark-hint")) } }
            }
        }
    }

    /// What stands in a pit: its seeds, those in hand while a question is open there; a square also its piece.
    fn count(&self, pit: Pit) -> Markup {
        let position = self.position();
        let in_hand = if position.asked_at() == Some(pit) { position.in_hand() } else { 0 };
        let seeds = position.seeds(pit).max(in_hand);
        html! { @if self.has_piece(pit) { "◆ " } (seeds) }
    }

    fn has_piece(&self, pit: Pit) -> bool {
        let position = self.game().position();
        let board = self.game().rules().board();
        self.game().rules().seats().any(|seat| board.neutral(seat) == Some(pit) && position.has_piece(seat))
    }

    fn pit_label(&self, pit: Pit) -> String {
        let board = self.game().rules().board();
        let count = self.position().seeds(pit);
        let line = if let Some(owner) = board.owner(pit) {
            Line::new("board-pit").with("row", self.row(owner)).with("pit", name_of(self.game(), pit))
        } else {
            let side = if board.neutral(self.viewer) == Some(pit) { Side::Left } else { Side::Right };
            let piece = self.has_piece(pit);
            let line = Line::new(if piece { "board-square-piece" } else { "board-square-end" }).with("way", side.name());
            if piece { line.with("worth", self.game().rules().piece_value()) } else { line }
        };
        self.line(&line.with("count", count))
    }

    /// What is to be said of a pit beside its seeds, each with its sign.
    fn signs(&self, pit: Pit) -> Vec<(&'static str, String)> {
        let (rules, position) = (self.game().rules(), self.position());
        let one_of = |its: &dyn Fn(Seat) -> Option<Pit>| rules.seats().find(|&seat| its(seat) == Some(pit));
        let mut signs = Vec::new();
        let mut sign = |shown: bool, sign: &'static str, words: &dyn Fn() -> String| {
            if shown {
                signs.push((sign, words()));
            }
        };
        sign(self.moves.last().is_some_and(|last| last.choice.pit == Some(pit)), "○", &|| self.t("board-mark-from"));
        sign(self.landed == Some(Spot::Pit(pit)), "●", &|| self.t("board-mark-landed"));
        sign(position.closed().contains(pit), "×", &|| self.t("board-mark-closed"));
        sign(one_of(&|seat| house(rules, position, seat)).is_some(), "⌂", &|| self.t("board-mark-house"));
        sign(one_of(&|seat| position.blocked(seat)).is_some(), "⊘", &|| self.t("board-mark-blocked"));
        if let Some(owner) = one_of(&|seat| position.mark(seat)) {
            sign(true, "◎", &|| self.line(&self.said_of(owner, "board-mark-taken")));
        }
        signs
    }
}
