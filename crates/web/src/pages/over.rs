//! How a game between people ended, in words: for its own pages and for what stands for them elsewhere.

use bija_wire::Line;

use crate::messages::{Lang, format, text};
use crate::releases::date;

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Over {
    /// Who played, by seat as they sat at its end.
    pub names: Vec<String>,
    /// The place of each seat, from 1; none of a game that was broken off.
    pub places: Vec<u8>,
    /// What each seat has, where that decided.
    pub score: Option<Vec<i16>>,
    /// Why it ended, where it is not a rule of the game.
    pub reason: Option<Line>,
    /// Year, month and day.
    pub date: (u16, u8, u8),
}

impl Over {
    /// Who won, as a headline.
    pub fn title(&self, lang: Lang, game: &str) -> String {
        let said = format(lang, &self.result().with("game", game));
        match self.counted() {
            Some(score) => format(lang, &Line::new("share-scored").with("what", said).with("score", score)),
            None => said,
        }
    }

    /// Why it ended, when it was, and what is to be seen.
    pub fn description(&self, lang: Lang, game: &str) -> String {
        let played = Line::new("share-over").with("game", game).with("date", date(self.date));
        self.reason.iter().chain([&played]).map(|line| format(lang, line)).collect::<Vec<_>>().join(" ")
    }

    /// The line on its card: the score of two, as they sat. More than two are told by their names, for which cards have no room.
    pub fn card(&self, lang: Lang) -> String {
        match self.score.as_deref() {
            Some(&[one, other]) => format!("{one} – {other}"),
            Some(_) | None => text(lang, "share-over-card"),
        }
    }

    fn first(&self) -> impl Iterator<Item = (usize, &String)> {
        self.names.iter().enumerate().filter(|(seat, _)| self.places.get(*seat) == Some(&1))
    }

    fn result(&self) -> Line {
        let mut first = self.first();
        match (first.next(), first.next()) {
            (None, _) => Line::new("share-none").with("names", self.names.join(" – ")),
            (Some((seat, winner)), None) => {
                let others: Vec<&str> = self.names.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, name)| name.as_str()).collect();
                let key = if self.names.len() == 2 { "share-won" } else { "share-first" };
                Line::new(key).with("winner", winner.as_str()).with("others", others.join(", "))
            }
            (Some(_), Some(_)) if self.names.len() == 2 => Line::new("share-drawn").with("names", self.names.join(" – ")),
            (Some(_), Some(_)) => Line::new("share-shared").with("names", self.first().map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ")),
        }
    }

    /// The score of two, the winner's first.
    fn counted(&self) -> Option<String> {
        match (self.score.as_deref(), self.places.as_slice()) {
            (Some(&[one, other]), [_, _]) => Some(format!("{}–{}", one.max(other), one.min(other))),
            (Some(_) | None, _) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn over(names: &[&str], places: &[u8], score: Option<&[i16]>) -> Over {
        let names = names.iter().map(ToString::to_string).collect();
        Over { names, places: places.to_vec(), score: score.map(<[i16]>::to_vec), reason: None, date: (2026, 5, 28) }
    }

    #[test]
    fn a_headline_names_the_winner_first_with_the_higher_score() {
        let lost = over(&["Meera", "Anil"], &[2, 1], Some(&[21, 27]));
        assert_eq!(lost.title(Lang::EN, "Kalah"), "Anil beat Meera at Kalah, 27–21");
        assert_eq!(lost.card(Lang::EN), "21 – 27");
        assert_eq!(over(&["Meera", "Anil"], &[1, 1], Some(&[24, 24])).title(Lang::EN, "Kalah"), "Meera – Anil: a draw at Kalah, 24–24");
        assert_eq!(over(&["Meera", "Anil"], &[], None).title(Lang::EN, "Kalah"), "Meera – Anil played Kalah, without a result");
        assert_eq!(over(&["A", "B", "C"], &[2, 1, 3], Some(&[9, 20, 7])).title(Lang::EN, "Mancala Basic"), "B came first at Mancala Basic, before A, C");
        assert_eq!(over(&["A", "B", "C"], &[1, 1, 3], None).title(Lang::EN, "Mancala Basic"), "A, B came first together at Mancala Basic");
    }

    #[test]
    fn a_description_says_why_and_when() {
        let reason = Some(Line::new("end-timeout").with("by", "other").with("name", "Meera"));
        let over = Over { reason, ..over(&["Meera", "Anil"], &[2, 1], None) };
        assert_eq!(over.description(Lang::EN, "Kalah"), "Meera’s time ran out. Kalah, played on 28 May 2026. Every move is here, one by one.");
        assert_eq!(over.card(Lang::EN), "A finished game");
    }
}
