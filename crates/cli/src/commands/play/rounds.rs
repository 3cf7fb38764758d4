//! The rounds of a match at the prompt: what is said between them, and the next one.

use bija_rules::{Game, Match};
use bija_web::rounds::{closed, round, standing};
use bija_wire::{Line, People};

/// What is said before the first round.
pub(super) fn announced(series: &Match) -> Line {
    round(series)
}

/// Counts the round that is over. Says how the match stands, and gives the next round if there is one.
pub(super) fn finished(series: &mut Match, game: &Game, people: &People) -> (Vec<Line>, Option<Game>) {
    series.finish_round(game).expect("the round has come to its end from where the match began it");
    let mut lines = standing(series, game, people);
    let Some(start) = series.start() else {
        return (lines, None);
    };
    lines.push(round(series));
    lines.extend(closed(series));
    (lines, Some(Game::from_position(game.rules().clone(), *start)))
}
