//! The one door to whatever thinks: the engine, and players that are perfect.

use bija_engine::{Level, think};
use bija_kernels::perfect::{Perfect, PerfectPlayers, Readiness};
use bija_rules::{Game, Move, Rules, Seat};
use bija_web::address;
use bija_wire::{Thought, tokens};

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
    /// Who thinks at an address's level.
    pub(crate) fn of(level: address::Level, players: &PerfectPlayers, rules: &Rules) -> Result<Mind, NoMind> {
        Mind::named(level.name(), players, rules)
    }

    /// Who thinks at the level of that name.
    pub(crate) fn named(name: &str, players: &PerfectPlayers, rules: &Rules) -> Result<Mind, NoMind> {
        if name == PERFECT {
            return players.of(rules).map(Mind::Perfect).ok_or(NoMind::NotHere);
        }
        Level::from_name(name).map(Mind::Engine).ok_or(NoMind::Unknown)
    }
}

/// Why there is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoMove {
    /// The game is over.
    Over,
    /// The table of the player that is perfect is still being built.
    NotYet,
}

/// What a mind thinks of a game.
pub(crate) fn analysis(game: &Game, mind: &Mind, number: u64, stop: &(dyn Fn() -> bool + Sync)) -> Result<Thought, NoMove> {
    let level = match mind {
        Mind::Engine(level) => *level,
        Mind::Perfect(player) => {
            if let Ok(answer) = player.answer(game.position(), stop) {
                let best = game.rules().move_token(game.position(), answer.best);
                return Ok(Thought { line: vec![best.clone()], best, value: answer.value, exact: true, depth: 1, nodes: answer.nodes, stopped: "exact" });
            }
            if player.prepare() == Readiness::Building {
                return Err(NoMove::NotYet);
            }
            Level::Hard
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
    let level = match mind {
        Mind::Engine(level) => *level,
        Mind::Perfect(player) => match player.answer(game.position(), stop) {
            Ok(answer) => return Ok(answer.best),
            Err(_) if player.prepare() == Readiness::Building => return Err(NoMove::NotYet),
            Err(_) => Level::Hard,
        },
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
