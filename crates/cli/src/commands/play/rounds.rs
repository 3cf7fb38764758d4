//! The rounds of a match at the prompt: what is said between them, and the next one.

use bija_rules::ruleset::Objective;
use bija_rules::{Game, Match, MatchRule, Seat};
use bija_wire::{Line, People};

use crate::people;

/// What is said before the first round.
pub(super) fn announced(series: &Match) -> Line {
    round(series)
}

/// Which round is to be played.
fn round(series: &Match) -> Line {
    let key = match series.rule() {
        MatchRule::Rounds => "term-match-round",
        MatchRule::Sets { .. } => "term-match-set",
        MatchRule::Pair => "term-match-pair",
    };
    let line = Line::new(key).with("round", series.rounds().len() + 1);
    match series.rule() {
        MatchRule::Rounds | MatchRule::Sets { .. } => line.with("of", series.rule().most()),
        MatchRule::Pair => line,
    }
}

/// Counts the round that is over. Says how the match stands, and gives the next round if there is one.
pub(super) fn finished(series: &mut Match, game: &Game, people: &People) -> (Vec<Line>, Option<Game>) {
    series.finish_round(game).expect("the round has come to its end from where the match began it");
    let points = series.points();
    let key = match (series.rule(), game.rules().ruleset().objective) {
        (MatchRule::Rounds, _) => "term-match-seeds",
        (MatchRule::Pair, Objective::Margin) => "term-match-scores",
        (MatchRule::Sets { .. } | MatchRule::Pair, _) => "term-match-points",
    };
    let (one, other) = (people.name(Seat::SOUTH), people.name(Seat::NORTH));
    let stand =
        Line::new(key).with("one", one).with("first", i64::from(points[Seat::SOUTH])).with("other", other).with("second", i64::from(points[Seat::NORTH]));
    let mut lines = vec![stand];
    let Some(start) = series.start() else {
        lines.push(series.winner().map_or_else(|| Line::new("term-match-drawn"), |winner| people::said_of(people, winner, "term-match-won")));
        return (lines, None);
    };
    lines.push(round(series));
    if !start.closed().is_empty() {
        lines.push(Line::new("term-match-closed").with("count", start.closed().len()));
    }
    (lines, Some(Game::from_position(game.rules().clone(), *start)))
}
