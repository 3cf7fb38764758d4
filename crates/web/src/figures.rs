//! Random games in figures: the table of `docs/figures.md`, which `cargo xtask figures` makes.

use std::sync::LazyLock;

use bija_rules::catalogue::Entry;
use bija_wire::Line;

static TABLE: LazyLock<Vec<Figures>> = LazyLock::new(|| include_str!("../../../docs/figures.md").lines().filter_map(Figures::read).collect());

/// What random games of one ruleset come to, in whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figures {
    id: &'static str,
    seats: usize,
    /// Sowings in a game.
    pub sowings: u32,
    /// Moves to choose from.
    pub choices: u32,
    /// Games of 100 that the player who begins wins.
    pub first: u32,
}

impl Figures {
    /// A row of the table, if the line is one.
    fn read(line: &'static str) -> Option<Figures> {
        let cells: Vec<&str> = line.strip_prefix('|')?.split('|').map(str::trim).collect();
        let [id, seats, sowings, _most, _turns, choices, won, ..] = cells[..] else { return None };
        let first = won.split(',').next()?;
        Some(Figures { id, seats: seats.parse().ok()?, sowings: whole(sowings)?, choices: whole(choices)?, first: whole(first)? })
    }

    /// Those of a game with its standard options.
    pub fn of(entry: &Entry) -> Option<Figures> {
        // The rows of a game begin with the fewest seats, which are its standard.
        TABLE.iter().find(|row| row.id == entry.id).copied()
    }

    /// The sentence that tells them.
    pub fn line(&self) -> Line {
        Line::new("rules-figures").with("sowings", self.sowings).with("choices", self.choices).with("first", self.first)
    }
}

fn whole(text: &str) -> Option<u32> {
    text.parse::<f64>().ok().map(|number| number.round() as u32)
}

#[cfg(test)]
mod tests {
    use bija_rules::catalogue::ENTRIES;
    use bija_rules::catalogue::options::Kind;

    use super::*;
    use crate::messages::{Lang, format};

    #[test]
    fn every_game_has_a_row_for_each_number_of_seats_and_there_is_no_other() {
        let mut expected = Vec::new();
        for entry in ENTRIES {
            let seats = match entry.options.iter().find(|option| option.name == "seats").map(|option| option.kind) {
                Some(Kind::Number { min, max }) => min..=max,
                _ => 2..=2,
            };
            expected.extend(seats.map(|seats| (entry.id, usize::from(seats))));
        }
        let rows: Vec<(&str, usize)> = TABLE.iter().map(|row| (row.id, row.seats)).collect();
        assert_eq!(rows, expected, "cargo xtask figures makes the table again");
    }

    #[test]
    fn figures_are_read_from_their_columns() {
        let row = Figures::read("| kalah | 2 | 43.9 | 95 | 37.8 | 4.2 | 48.5, 45.2 | 6.3 |");
        assert_eq!(row, Some(Figures { id: "kalah", seats: 2, sowings: 44, choices: 4, first: 49 }));
        assert_eq!(Figures::read("|---|---|---|---|---|---|---|---|"), None);
        assert_eq!(Figures::read("- The results are games of 100."), None);
    }

    #[test]
    fn a_game_without_choices_is_told_as_one() {
        let told = |choices, first| format(Lang::EN, &Figures { id: "mangala4", seats: 2, sowings: 34, choices, first }.line());
        assert!(told(1, 55).contains("no choice among moves, and the player who begins wins about 55 games"), "{}", told(1, 55));
        assert!(told(4, 0).contains("about 4 moves to choose from, and the player who begins wins none"), "{}", told(4, 0));
    }
}
