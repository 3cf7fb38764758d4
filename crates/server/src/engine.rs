//! The one door to whatever thinks: the engine, and players that are perfect.

use std::time::Duration;

use bija_engine::{Level, think};
use bija_hints::{Explained, Question};
use bija_kernels::perfect::{Answer, Perfect, PerfectPlayers, Unproved};
use bija_rules::{Game, Move, Rules, Seat};
use bija_web::pages::error::Trouble;
use bija_wire::{Thought, tokens};

use crate::App;
use crate::people::Visitor;
use crate::pool::{PROOF_TIME, SEARCH_TIME};

/// The levels' names, as programs say them; the last one only where it is held.
pub(crate) const LEVELS: [&str; 4] = ["easy", "normal", "hard", PERFECT];
const PERFECT: &str = "perfect";

/// Who thinks.
#[derive(Clone, Debug)]
pub(crate) enum Mind {
    /// The engine at a level.
    Engine(Level),
    /// A player that is perfect; where it cannot prove a move, which is said, the engine's hardest level.
    Perfect(Perfect),
}

/// Why nobody thinks at a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoMind {
    /// There is no level of that name.
    Unknown,
    /// These rules are not solved.
    NotHere,
}

impl Mind {
    /// Who thinks at the level of that name.
    pub(crate) fn named(name: &str, players: &PerfectPlayers, rules: &Rules) -> Result<Mind, NoMind> {
        if name == PERFECT {
            return players.of(rules).map(Mind::Perfect).ok_or(NoMind::NotHere);
        }
        Level::from_name(name).map(Mind::Engine).ok_or(NoMind::Unknown)
    }

    /// How long it may think.
    pub(crate) fn time(&self) -> Duration {
        match self {
            Mind::Engine(_) => SEARCH_TIME,
            Mind::Perfect(_) => PROOF_TIME,
        }
    }

    /// The proved answer, or the engine's level that plays without one.
    fn proved(&self, game: &Game, stop: &(dyn Fn() -> bool + Sync)) -> Result<Thinks, NoMove> {
        match self {
            Mind::Engine(level) => Ok(Thinks::Level(*level)),
            Mind::Perfect(player) => match player.answer(game.position(), stop) {
                Ok(answer) => Ok(Thinks::Proved(answer)),
                Err(Unproved::TooFar | Unproved::NotPlayed) => Ok(Thinks::Level(Level::Hard)),
                Err(Unproved::Stopped) => Err(NoMove::NotYet),
            },
        }
    }
}

/// Where a move comes from.
enum Thinks {
    /// It is proved.
    Proved(Answer),
    /// The engine has to find it.
    Level(Level),
}

/// Why there is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoMove {
    /// The game is over.
    Over,
    /// A proof was stopped before its end, such as one that waits for a table that is being built: it may be asked for again.
    NotYet,
}

/// What a mind thinks of a game.
pub(crate) fn analysis(game: &Game, mind: &Mind, number: u64, stop: &(dyn Fn() -> bool + Sync)) -> Result<Thought, NoMove> {
    let level = match mind.proved(game, stop)? {
        Thinks::Level(level) => level,
        Thinks::Proved(answer) => {
            let best = game.rules().move_token(game.position(), answer.best);
            return Ok(Thought { line: vec![best.clone()], best, value: answer.value, exact: true, depth: 1, nodes: answer.nodes, stopped: "exact" });
        }
    };
    let report = think(game, level, number, stop).map_err(|_| NoMove::Over)?;
    Ok(Thought {
        best: game.rules().move_token(game.position(), report.best),
        value: report.value,
        exact: report.exact,
        depth: report.depth,
        nodes: report.nodes,
        line: tokens(game, &report.line),
        stopped: report.stopped.name(),
    })
}

/// The move of a mind.
pub(crate) fn best(game: &Game, mind: &Mind, number: u64, stop: &(dyn Fn() -> bool + Sync)) -> Result<Move, NoMove> {
    let level = match mind.proved(game, stop)? {
        Thinks::Level(level) => level,
        Thinks::Proved(answer) => return Ok(answer.best),
    };
    think(game, level, number, stop).map(|report| report.best).map_err(|_| NoMove::Over)
}

/// The computers' moves until somebody else is to move or the game is over, as tokens. `reader` says where the person sits;
/// the answer to the pie rule changes that.
pub(crate) fn answer(
    mut game: Game,
    reader: impl Fn(&Game) -> Option<Seat>,
    mind: &Mind,
    number: u64,
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Vec<String>, NoMove> {
    let mut tokens = Vec::new();
    while game.position().to_move().is_some() && game.position().to_move() != reader(&game) {
        let best = best(&game, mind, number, stop)?;
        tokens.push(game.rules().move_token(game.position(), best));
        game.play(best, &mut ()).expect("whoever thinks finds legal moves");
    }
    Ok(tokens)
}

/// What speaks for a move and against it, which counts as an analysis of the visitor's.
///
/// # Errors
/// If the visitor has asked too often, or nobody is free to search.
pub(crate) async fn explained(app: &App, visitor: &Visitor, question: Question) -> Result<Explained, Trouble> {
    app.limits.analysis(visitor.session(), visitor.client)?;
    Ok(app.pool.run_within(SEARCH_TIME, move |stop| question.explained(stop)).await?)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bija_rules::catalogue;

    use super::*;

    fn game(options: &[(&str, &str)]) -> Game {
        Game::new(Arc::new(catalogue::rules("kalah", options).unwrap()), 0)
    }

    #[test]
    fn a_proof_that_was_stopped_gives_no_move_instead() {
        let game = game(&[("seeds", "3")]);
        let mind = Mind::named("perfect", &PerfectPlayers::default(), game.rules()).unwrap();
        assert_eq!(best(&game, &mind, 0, &|| true), Err(NoMove::NotYet), "its table cannot be there yet");
        assert_eq!(answer(game.clone(), |_| None, &mind, 0, &|| true), Err(NoMove::NotYet));
        assert!(analysis(&game, &mind, 0, &|| true).is_err());
    }

    #[test]
    fn a_level_is_named_and_held() {
        let (players, small, large) = (PerfectPlayers::default(), game(&[("pits", "2")]), game(&[("seeds", "6")]));
        for name in LEVELS {
            assert!(Mind::named(name, &players, small.rules()).is_ok(), "{name}");
        }
        assert_eq!(Mind::named("perfect", &players, large.rules()).unwrap_err(), NoMind::NotHere);
        assert_eq!(Mind::named("superb", &players, small.rules()).unwrap_err(), NoMind::Unknown);
    }
}
