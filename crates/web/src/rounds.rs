//! What is said of a match between its rounds: on the page without scripts and in the terminal.

use bija_rules::ruleset::Objective;
use bija_rules::{Game, Match, MatchRule, Seat};
use bija_wire::{Line, People};

/// Which round is to be played, or is played.
pub fn round(series: &Match) -> Line {
    let key = match series.rule() {
        MatchRule::Rounds => "series-round",
        MatchRule::Sets { .. } => "series-set",
        MatchRule::Pair => "series-pair",
    };
    let line = Line::new(key).with("round", series.rounds().len() + 1);
    match series.rule() {
        MatchRule::Rounds | MatchRule::Sets { .. } => line.with("of", series.rule().most()),
        MatchRule::Pair => line,
    }
}

/// How a match stands after a round: what each player has, and who has won it if it is over. `people` are the players in their own seats.
pub fn standing(series: &Match, game: &Game, people: &People) -> Vec<Line> {
    let points = series.points();
    let key = match (series.rule(), game.rules().ruleset().objective) {
        (MatchRule::Rounds, _) => "series-seeds",
        (MatchRule::Pair, Objective::Margin) => "series-scores",
        (MatchRule::Sets { .. } | MatchRule::Pair, _) => "series-points",
    };
    let of = |seat: Seat| (people.name(seat), i64::from(points[seat]));
    let ((one, first), (other, second)) = (of(Seat::SOUTH), of(Seat::NORTH));
    let mut lines = vec![Line::new(key).with("one", one).with("first", first).with("other", other).with("second", second)];
    if series.is_over() {
        lines.push(match series.winner() {
            None => Line::new("series-drawn"),
            Some(winner) => {
                let by = if people.reader() == Some(winner) { "you" } else { "other" };
                Line::new("series-won").with("by", by).with("name", people.name(winner))
            }
        });
    }
    lines
}

/// The pits that cannot be filled in the round to play, if any.
pub fn closed(series: &Match) -> Option<Line> {
    let closed = series.start()?.closed().len();
    (closed > 0).then(|| Line::new("series-closed").with("count", closed))
}
