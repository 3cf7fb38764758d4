//! Each write as SQL. Conditions are looked at before anything is written; there is one writer, so what was seen still holds.

mod games;
mod invitations;
mod people;
mod ratings;

use sqlx::sqlite::SqliteConnection;

use crate::{Refused, Stored, Transaction, Write};

/// Why a transaction does not go on.
pub(super) enum Stop {
    /// A condition does not hold.
    Refused(Refused),
    /// It was accepted before, with this answer.
    Repeated(String),
    /// The database failed.
    Failed(sqlx::Error),
}

impl From<sqlx::Error> for Stop {
    fn from(error: sqlx::Error) -> Self {
        Self::Failed(error)
    }
}

impl From<Refused> for Stop {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

/// Does all writes of a transaction, in order.
pub(super) async fn all(connection: &mut SqliteConnection, transaction: Transaction) -> Result<Stored, Stop> {
    let mut stored = Stored::default();
    for write in transaction.writes {
        one(connection, write, &mut stored).await?;
    }
    Ok(stored)
}

async fn one(on: &mut SqliteConnection, write: Write, stored: &mut Stored) -> Result<(), Stop> {
    match write {
        Write::InsertPerson { id, kind, name, name_key, at } => people::insert(on, id, kind, &name, &name_key, at).await,
        Write::RenamePerson { id, name, name_key } => people::rename(on, id, &name, &name_key).await,
        Write::InsertSession { hash, person, at, expires } => people::insert_session(on, hash, person, at, expires).await,
        Write::TouchSession { hash, at, expires } => people::touch_session(on, hash, at, expires).await,
        Write::DeleteSession { hash } => people::delete_session(on, hash).await,
        Write::DeleteSessionsOf { person } => people::delete_sessions_of(on, person).await,
        Write::LinkIdentity { identity, person, at } => people::link(on, &identity, person, at).await,
        Write::MovePerson { guest, account, at } => people::move_to(on, guest, account, at).await,
        Write::KeepSettings { person, settings, at } => people::keep_settings(on, person, &settings, at).await,
        Write::DeletePerson { id, at } => people::delete(on, id, at).await,
        Write::RedactEvent { game, seq, event } => games::redact(on, game, seq, &event).await,
        Write::InsertGame(game) => games::insert(on, &game).await,
        Write::Advance(advance) => games::advance(on, &advance).await,
        Write::InsertInvitation { hash, game, from, at, expires } => invitations::insert(on, hash, game, from, at, expires).await,
        Write::UseInvitation { hash, seat, person, at } => invitations::take(on, hash, seat, person, at).await,
        Write::Rate { game, pool, at, places } => {
            stored.ratings.extend(ratings::rate(on, game, &pool, at, &places).await?);
            Ok(())
        }
        Write::Heartbeat { at } => people::heartbeat(on, at).await,
        Write::Sweep { before } => people::sweep(on, before).await,
    }
}
