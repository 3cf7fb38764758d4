//! A game that is over, as its pages tell it.

use bija_room::EndReason;
use bija_rules::catalogue;
use bija_rules::ruleset::Objective;
use bija_store::{GameRow, Millis, Sitter};
use bija_web::Lang;
use bija_web::pages::over::Over;
use bija_wire::Line;
use chrono::{DateTime, Datelike};

use super::lobby::who;
use super::pages::name;

/// How a stored game ended; nothing as long as it goes on.
pub(super) fn of(lang: Lang, row: &GameRow) -> Option<Over> {
    let (ending, at) = (row.state.ending.as_ref()?, row.ended?);
    let names: Vec<String> = row.seats.iter().map(|seat| name(lang, &who(seat))).collect();
    let by = row.seats.iter().find(|seat| ending.by.is_some_and(|by| seat.seat.sitter == Sitter::Person(by)));
    let named = |key: &'static str| Some(Line::new(key).with("by", "other").with("name", name(lang, &who(by?))));
    let reason = EndReason::try_from(ending.reason.clone()).ok().and_then(|reason| match reason {
        EndReason::Rule(_) => None,
        EndReason::Time => named("end-timeout"),
        EndReason::Resigned => named("end-resign"),
        EndReason::Agreed => Some(Line::new("end-agreed")),
        EndReason::Aborted => Some(Line::new("result-aborted")),
        EndReason::Abandoned => Some(Line::new("result-abandoned")),
        EndReason::Absent => named("result-absent"),
    });
    let score = row.seats.iter().map(|seat| seat.seat.score).collect::<Option<Vec<i16>>>();
    let score = score.filter(|score| !score.is_empty() && is_won_by_score(&row.terms.ruleset));
    let places = row.seats.iter().map(|seat| seat.seat.place).collect::<Option<Vec<u8>>>().unwrap_or_default();
    Some(Over { names, places, score, reason, date: day(at) })
}

/// Whether the score decides who wins. Where the first to be rid of the seeds wins, or the last who can move, it is what lies on the board at
/// the end, and says little.
fn is_won_by_score(ruleset: &str) -> bool {
    catalogue::entry(ruleset).is_some_and(|entry| match entry.ruleset(&entry.standard()).objective {
        Objective::Margin => true,
        Objective::Survival | Objective::Race => false,
    })
}

/// The day of a moment, by universal time: year, month and day.
pub(super) fn day(at: Millis) -> (u16, u8, u8) {
    let date = DateTime::from_timestamp_millis(at.0).unwrap_or_default().date_naive();
    let small = |number: u32| u8::try_from(number).unwrap_or_default();
    (u16::try_from(date.year()).unwrap_or_default(), small(date.month()), small(date.day()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_told_where_it_decides() {
        let told = catalogue::ENTRIES.iter().filter(|entry| !is_won_by_score(entry.id)).map(|entry| entry.id);
        assert_eq!(told.collect::<Vec<_>>(), ["bao", "bao_kujifunza", "omweso", "mancala_basic"]);
        assert!(!is_won_by_score("chess"));
    }

    #[test]
    fn a_moment_lies_on_a_day() {
        assert_eq!(day(Millis(1_779_960_000_000)), (2026, 5, 28));
        assert_eq!(day(Millis(i64::MAX)), (1970, 1, 1), "no clock of ours says so");
    }
}
