//! `bija tables look`: what a table holds of a position, and of what its moves lead to.

use std::io::Write;
use std::path::Path;

use bija_kernels::tables::{self, AnyTable, Bounds, Seen, Tabled};
use bija_rules::{Extras, Game, Position, Rules, Seat, Setup, ToMove};
use serde_json::json;

use super::unread;
use crate::failure::Failure;
use crate::game_args::{self, BeginArgs, OptionArgs};

pub(super) fn run(file: &Path, text: &str, json: bool) -> Result<(), Failure> {
    let info = tables::info(file).map_err(|error| unread(file, error))?;
    let game = game(info.rules, Some(text))?;
    let table = info.rules.open(file).map_err(|error| unread(file, error))?;
    let (rules, given) = (game.rules(), game.position());
    let not_held = || Failure::NotHeld { position: text.to_string(), most_seeds: info.most_seeds };
    let seen = Seen::of(given, rules.board().pits_per_seat()).filter(|seen| seen.seeds() <= usize::from(info.most_seeds)).ok_or_else(not_held)?;
    let mover = given.to_move().ok_or_else(not_held)?;
    let position = position(rules, &seen, mover, info.most_seeds);
    let held = bounds(rules, &*table, &position).ok_or_else(not_held)?;
    let mut moves = Vec::new();
    for mv in rules.legal(&position) {
        let mut after = position;
        rules.play_unchecked(&mut after, mv, &mut ());
        moves.push((rules.move_token(&position, mv), gained(mover, &position, &after, bounds_after(rules, &*table, &after).ok_or_else(not_held)?)));
    }
    let mut out = std::io::stdout();
    if json {
        let object = |Bounds { lower, upper }: Bounds| json!({"lower": lower, "upper": upper, "exact": lower == upper});
        let moves: Vec<_> = moves.iter().map(|(token, bounds)| json!({"move": token, "value": object(*bounds)})).collect();
        writeln!(out, "{}", json!({"value": object(held), "moves": moves}))?;
    } else {
        writeln!(out, "{}", written(held))?;
        for (token, bounds) in moves {
            writeln!(out, "{token} {}", written(bounds))?;
        }
    }
    Ok(())
}

/// A game of the rules of a table, at a position if one is given.
pub(super) fn game(tabled: Tabled, position: Option<&str>) -> Result<Game, Failure> {
    let options = OptionArgs { options: tabled.options().into_iter().map(|(name, value)| (name.to_string(), value)).collect() };
    let at = BeginArgs { position: position.map(ToString::to_string), ..BeginArgs::default() };
    Ok(game_args::open(tabled.game(), &options, &at)?.game)
}

/// A number where there is one, else both.
fn written(Bounds { lower, upper }: Bounds) -> String {
    if lower == upper { format!("{lower:+}") } else { format!("{lower:+}..{upper:+}") }
}

/// The position of a board that this seat sees: nothing in the stores, and so many seeds out of play that no majority ends the game.
pub(super) fn position(rules: &Rules, board: &Seen, mover: Seat, most_seeds: u8) -> Position {
    let row = |row: &[u8]| row.iter().copied().map(i64::from).collect::<Vec<_>>();
    let first = |seat: Seat| rules.board().owned(seat).next().expect("every seat has a pit");
    let name = |marker: Seat, mark: Option<u8>| mark.map(|pit| rules.pit_name(first(marker.other()) + pit));
    let (mut rows, mut marks) =
        (board.rows.iter().map(|pits| row(pits)).collect::<Vec<_>>(), vec![name(mover, board.marks[0]), name(mover.other(), board.marks[1])]);
    if mover == Seat::NORTH {
        rows.swap(0, 1);
        marks.swap(0, 1);
    }
    let to_move = ToMove::Seat(rules.pit_name(first(mover)).chars().take(1).collect());
    let extras = Extras { out: i64::from(most_seeds), bonus: i64::from(board.bonus), marks, ..Extras::default() };
    let setup = Setup { rows, to_move, extras, ..Setup::default() };
    rules.accept(&setup, &mut ()).expect("a board of few seeds is a position of its rules")
}

/// What the table holds of a position that is not over, for its seat to move.
pub(super) fn bounds(rules: &Rules, table: &dyn AnyTable, position: &Position) -> Option<Bounds> {
    table.bounds_of(&Seen::of(position, rules.board().pits_per_seat())?)
}

/// What is still to come after a move, for the seat to move then.
fn bounds_after(rules: &Rules, table: &dyn AnyTable, after: &Position) -> Option<Bounds> {
    if after.over().is_some() { Some(Bounds { lower: 0, upper: 0 }) } else { bounds(rules, table, after) }
}

/// What a seat makes sure of and can be held to by a move of its, `next` being the bounds of what follows for the seat to move then.
pub(super) fn gained(mover: Seat, before: &Position, after: &Position, next: Bounds) -> Bounds {
    let (gain, next) = ((margin(after, mover) - margin(before, mover)) as i8, seen_by(mover, after, next));
    Bounds { lower: gain + next.lower, upper: gain + next.upper }
}

/// The bounds of the seat to move as this seat sees them.
pub(super) fn seen_by(seat: Seat, position: &Position, bounds: Bounds) -> Bounds {
    if position.to_move() == Some(seat) { bounds } else { Bounds { lower: -bounds.upper, upper: -bounds.lower } }
}

/// Seeds in a seat's store more than in the other's.
pub(super) fn margin(position: &Position, seat: Seat) -> i32 {
    i32::from(position.store(seat)) - i32::from(position.store(seat.other()))
}
