//! Everything that is kept about somebody, as JSON to take along. Times are milliseconds of Unix time.

use bija_store::{Dossier, GameRow, Kind, Millis, Sitter};
use serde_json::{Value, json};

/// The file. Secrets are not in it: the server itself has only their digests.
pub(super) fn written(dossier: &Dossier) -> Value {
    let Dossier { person, guests, identities, sessions, settings, games, moves, ratings, rating_changes } = dossier;
    json!({
        "format": "bija-person-1",
        "person": {"id": person.id.to_string(), "kind": kind(person.kind), "name": person.name, "created": person.created.0},
        "guests": guests.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "sign_ins": identities.iter().map(|identity| json!({"issuer": identity.issuer, "subject": identity.subject})).collect::<Vec<_>>(),
        "devices": sessions.iter().map(|session| json!({"since": session.created.0, "used": session.renewed.0, "until": session.expires.0})).collect::<Vec<_>>(),
        "settings": super::settings::kept(settings.as_deref()),
        "games": games.iter().map(game).collect::<Vec<_>>(),
        "moves": moves.iter().map(|(game, row)| json!({"game": game.to_string(), "ply": row.ply, "seat": row.seat, "move": row.token, "at": row.at.0})).collect::<Vec<_>>(),
        "ratings": ratings.iter().map(|row| json!({"list": row.pool, "rating": row.rating, "games": row.games, "changed": row.changed.0})).collect::<Vec<_>>(),
        "rating_changes": rating_changes
            .iter()
            .map(|change| json!({"game": change.game.to_string(), "list": change.pool, "at": change.at.0, "before": change.before, "after": change.after}))
            .collect::<Vec<_>>(),
    })
}

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Guest => "guest",
        Kind::Account => "account",
    }
}

fn game(row: &GameRow) -> Value {
    let moment = |at: Option<Millis>| at.map(|at| at.0);
    let seats = row.seats.iter().map(|seat| {
        let (who, name) = match &seat.seat.sitter {
            Sitter::Person(id) => (json!(id.to_string()), json!(seat.known_as.as_ref().map(|(name, _)| name))),
            Sitter::Computer(level) => (json!("computer"), json!(level)),
        };
        json!({"seat": seat.seat.seat, "who": who, "name": name, "place": seat.seat.place, "score": seat.seat.score})
    });
    json!({
        "id": row.id.to_string(),
        "ruleset": row.terms.ruleset,
        "options": serde_json::from_str::<Value>(&row.terms.options).unwrap_or(Value::Null),
        "ranked": row.terms.pool.is_some(),
        "opened": row.opened.0,
        "began": moment(row.began),
        "ended": moment(row.ended),
        "reason": row.state.ending.as_ref().map(|ending| &ending.reason),
        "seats": seats.collect::<Vec<_>>(),
    })
}
