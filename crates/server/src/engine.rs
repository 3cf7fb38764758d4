//! The one door to the engine.

use bija_engine::{Level, think};
use bija_rules::{Game, Seat};
use bija_web::address;
use bija_wire::{Thought, tokens};

/// The engine's level of an address's level.
pub(crate) fn level(level: address::Level) -> Level {
    match level {
        address::Level::Easy => Level::Easy,
        address::Level::Normal => Level::Normal,
        address::Level::Hard => Level::Hard,
    }
}

/// What the engine thinks of a game; nothing if the game is over.
pub(crate) fn analysis(game: &Game, level: Level, number: u64, stop: &dyn Fn() -> bool) -> Option<Thought> {
    let report = think(game, level, number, stop).ok()?;
    Some(Thought {
        best: game.rules().move_token(game.position(), report.best),
        value: report.value,
        exact: report.exact,
        depth: report.depth,
        nodes: report.nodes,
        line: tokens(game, &report.line),
        stopped: report.stopped.name(),
    })
}

/// The computers' moves until somebody else is to move or the game is over, as tokens. `reader` says where the person sits;
/// the answer to the pie rule changes that.
pub(crate) fn answer(mut game: Game, reader: impl Fn(&Game) -> Option<Seat>, level: Level, number: u64, stop: &dyn Fn() -> bool) -> Vec<String> {
    let mut tokens = Vec::new();
    while game.position().to_move().is_some() && game.position().to_move() != reader(&game) {
        let Ok(report) = think(&game, level, number, stop) else { break };
        tokens.push(game.rules().move_token(game.position(), report.best));
        game.play(report.best, &mut ()).expect("the engine finds legal moves");
    }
    tokens
}
