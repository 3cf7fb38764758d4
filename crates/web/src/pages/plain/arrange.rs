//! The start that players lay out, as a form of numbers: whoever sits at the page lays the own seeds, a computer's lie as ever.

use bija_rules::{Pit, Seat, Share};
use bija_wire::Line;
use maud::{Markup, html};

use super::{Scene, name_of};
use crate::address::{Players, laid};
use crate::shell::nothing;

impl Scene<'_> {
    /// The form, where the rules let somebody at the page lay seeds out.
    pub(super) fn arrangement(&self) -> Markup {
        let rules = self.game().rules();
        let (Some(shares), Some(standard)) = (rules.arrangement(), laid::standard(rules)) else { return nothing() };
        if !shares.iter().any(|share| self.lays(share.seat)) {
            return nothing();
        }
        let lists = self.address.arranged.as_ref().unwrap_or(&standard);
        let anew = self.address.anew();
        html! {
            details class="plain-setup" open[self.address.arranged.is_none()] {
                summary { (self.t("arrange-title")) }
                form class="plain-lay" action={ (self.action()) "#now" } method="get" {
                    @for (name, value) in anew.parts() { input type="hidden" name=(name) value=(value); }
                    @for (index, (share, list)) in shares.iter().zip(lists).enumerate() {
                        @if self.lays(share.seat) { (self.fields(share, index + 1, list)) }
                        @else { @for (place, seeds) in (1..).zip(list) { input type="hidden" name={ "lay." (index + 1) "." (place) } value=(seeds); } }
                    }
                    div.plain-acts {
                        button class="button primary" { (self.t("plain-lay-begin")) }
                        a.button href={ (anew.href(self.lang)) "#now" } { (self.t("arrange-standard")) }
                    }
                }
            }
        }
    }

    fn lays(&self, seat: Seat) -> bool {
        match self.address.players {
            Players::Computer { reader, .. } => seat == reader,
            Players::Two { .. } => true,
        }
    }

    /// The fields of one seat, as its pits lie before it.
    fn fields(&self, share: &Share, number: usize, list: &[u32]) -> Markup {
        let place = |pit: Pit| { share.pits }.position(|other| other == pit).expect("the rows are those of the share");
        let owner = |pit: Pit| self.game().rules().board().owner(pit).unwrap_or(share.seat);
        let named = |pit: Pit| [self.row(owner(pit)), self.line(&Line::new("plain-lay-pit").with("pit", name_of(self.game(), pit)))].join(", ");
        html! {
            fieldset {
                legend { (self.line(&self.said_of(share.seat, "arrange-whose"))) }
                p.meta {
                    (self.line(&Line::new("plain-lay-total").with("seeds", share.seeds)))
                    @if share.least > 0 { " " (self.line(&Line::new("arrange-least").with("least", share.least))) }
                }
                table {
                    @for row in self.rows_before(share) {
                        tr {
                            @for pit in row {
                                td {
                                    label.field {
                                        span aria-hidden="true" { (self.short_name(pit)) }
                                        input type="number" inputmode="numeric" name={ "lay." (number) "." (place(pit) + 1) } aria-label=(named(pit))
                                            min=(share.least) max=(share.seeds) value=(list[place(pit)]);
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The rows that a seat lays out, the farthest first.
    fn rows_before(&self, share: &Share) -> Vec<Vec<Pit>> {
        let board = self.game().rules().board();
        let (own, front) = (board.owned(share.seat), board.front(share.seat));
        let rows = [self.at_top(share.pits.without(own)), self.at_bottom(front), self.at_bottom(own.without(front))];
        rows.into_iter().filter(|row| !row.is_empty()).collect()
    }
}
