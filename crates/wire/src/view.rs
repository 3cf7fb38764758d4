//! What a board shows, as JSON, and what one more move does.

use bija_rules::catalogue::Turning;
use bija_rules::json::event;
use bija_rules::ruleset::{Family, Stores};
use bija_rules::{Event, Game, Pit, PlayError, Seat, Shape};
use serde_json::{Map, Value, json};

use crate::narrate::{preview, summary};
use crate::people::People;
use crate::request::Opened;

/// The board of a game and all that is around it: layout, counts, legal moves, the moves so far, the result.
pub fn view(opened: &Opened) -> Value {
    let Opened { entry, values, game, .. } = opened;
    let rules = game.rules();
    let position = game.position();
    let board = rules.board();
    let options: Map<String, Value> = values.iter().map(|(spec, value)| (spec.name.to_string(), json!(value))).collect();
    let Family::Sow(sow) = &rules.ruleset().family;
    let legal: Vec<Value> = game.legal().map(|mv| json!({"move": rules.move_token(position, mv), "pit": mv.pit()})).collect();
    json!({
        "ruleset": entry.id,
        "options": options,
        "ply": game.plies().len(),
        "layout": {
            "shape": match board.shape {
                Shape::Rows if board.seats == 2 => "rows",
                Shape::Rows => "ring",
                Shape::Squares => "squares",
                Shape::FourRows { .. } => "four_rows",
            },
            "seats": board.seats,
            "pits": board.pits,
            "stores": match sow.track.stores {
                Stores::None => "none",
                Stores::Own => "own",
                Stores::All => "all",
            },
            "clockwise": entry.look.turning == Turning::Clockwise,
            "wood": entry.look.wood.name(),
        },
        "position": rules.text(position),
        "pits": (0..board.cells()).map(|pit| position.seeds(pit as Pit)).collect::<Vec<_>>(),
        "stores": rules.seats().map(|seat| position.store(seat)).collect::<Vec<_>>(),
        "seat": position.to_move().map(Seat::index),
        "out": position.out_of_play(),
        "legal": legal,
        "moves": moves(game),
        "outcome": outcome(game),
    })
}

fn moves(game: &Game) -> Vec<Value> {
    let rules = game.rules();
    let before = std::iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.after));
    let one = |(ply, before): (&bija_rules::Ply, &bija_rules::Position)| {
        json!({
            "move": rules.move_token(before, ply.mv),
            "seat": ply.seat.index(),
            "pit": ply.mv.pit(),
            "again": ply.after.to_move() == Some(ply.seat) && ply.mv.pit().is_some(),
        })
    };
    game.plies().iter().zip(before).map(one).collect()
}

fn outcome(game: &Game) -> Value {
    let Some(outcome) = game.outcome() else {
        return Value::Null;
    };
    let rules = game.rules();
    json!({
        "reason": outcome.reason.name(),
        "score": rules.seats().map(|seat| outcome.score[seat]).collect::<Vec<_>>(),
        "places": rules.seats().map(|seat| outcome.places[seat]).collect::<Vec<_>>(),
        "winner": outcome.winner(rules.board().seats).map(Seat::index),
        "last_mover": outcome.last_mover.map(Seat::index),
        "ended_by": game.ended_by().map(Seat::index),
    })
}

/// Plays one more token and tells what it did: `{"events", "summary", "preview", "view"}`. The game is played on.
///
/// # Errors
/// If the token cannot be played; the game is unchanged.
pub fn step(opened: &mut Opened, token: &str, people: &People) -> Result<Value, PlayError> {
    let before = *opened.game.position();
    let mut events: Vec<Event> = Vec::new();
    opened.game.play_token(token, &mut events)?;
    let after = *opened.game.position();
    let rules = opened.game.rules();
    let lines = |lines: Vec<crate::Line>| lines.iter().map(crate::Line::json).collect::<Vec<_>>();
    let told = lines(summary(rules, &before, &after, &events, people));
    let foretold = lines(preview(rules, &before, &after, &events, people));
    let events: Vec<Value> = events.iter().map(|&one| event(one, |_, pit| pit.into(), |_, seat| seat.index().into(), rules)).collect();
    Ok(json!({"events": events, "summary": told, "preview": foretold, "view": view(opened)}))
}
