//! Directions as a person types them: `3l` sows pit 3 to the left as it is seen on the screen, `3r` to the right.

use bija_rules::catalogue::Turning;
use bija_rules::{Dir, Game, Move, Pit, Rules, Seat};
use bija_wire::{Line, Side, has_directions};

/// How a direction is typed.
pub(super) fn how(rules: &Rules) -> Line {
    Line::new("term-ways").with("example", if rules.board().has_columns() { "A3" } else { "3" })
}

/// The side of the screen to which a move runs first, where a direction is chosen. `bottom` is the seat at the bottom.
pub(super) fn side(game: &Game, turning: Turning, bottom: Seat, mv: Move) -> Option<Side> {
    let pit = mv.pit().filter(|_| has_directions(game.rules()))?;
    let side = Side::of(game.rules(), turning, pit, mv.dir());
    Some(if game.rules().board().owner(pit) == Some(bottom) { side } else { side.other() })
}

/// The token of what was typed. What is no pit with a direction is left as it is.
///
/// # Errors
/// With the sentence that says so, if the pit can be sown both ways and none was typed.
pub(super) fn token(game: &Game, turning: Turning, bottom: Seat, typed: &str) -> Result<String, Line> {
    let rules = game.rules();
    let (name, wanted) = match typed.strip_suffix(['l', 'L']) {
        Some(name) => (name, Some(Side::Left)),
        None => typed.strip_suffix(['r', 'R']).map_or((typed, None), |name| (name, Some(Side::Right))),
    };
    let signs = |first: char| if rules.board().has_columns() { "ABab".contains(first) } else { "SN".contains(first) };
    let digits = name.strip_prefix(signs).unwrap_or(name);
    let is_name = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let pit = match game.position().question() {
        Some(asked) if name.is_empty() && game.position().in_hand() > 0 => asked,
        _ if !has_directions(rules) || !is_name => return Ok(typed.to_string()),
        _ => named(game, name).ok_or_else(|| Line::new("err-no-pit").with("pit", digits).with("pits", highest(rules)))?,
    };
    let ways = [Dir::Forward, Dir::Backward].map(|dir| Move::sow(pit, dir));
    let fits = |mv: &Move| match wanted {
        Some(wanted) => side(game, turning, bottom, *mv) == Some(wanted),
        None => game.legal().contains(*mv),
    };
    let mut fitting = ways.into_iter().filter(fits);
    match (fitting.next(), fitting.next()) {
        (Some(_), Some(_)) => Err(how(rules)),
        (Some(mv), None) => Ok(rules.move_token(game.position(), mv)),
        // A pit that cannot be sown at all: whichever way, the rules say why.
        (None, _) => Ok(rules.move_token(game.position(), ways[0])),
    }
}

/// The pit of the seat to move that was typed by its name, with the seat's sign or without.
fn named(game: &Game, name: &str) -> Option<Pit> {
    let seat = game.position().to_move()?;
    game.rules().board().labelled(seat, name.strip_prefix(game.rules().sign(seat)).unwrap_or(name))
}

/// The highest number in the names of pits.
fn highest(rules: &Rules) -> usize {
    if rules.board().has_columns() { usize::from(rules.board().pits) } else { rules.board().pits_per_seat() }
}
