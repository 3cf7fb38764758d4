//! People, their sessions and identities, and the housekeeping.

use bija_room::{Millis, PersonId};
use sqlx::Row;
use sqlx::sqlite::SqliteConnection;

use super::super::spelling;
use super::Stop;
use crate::{Digest, Identity, Kind, Refused};

/// How somebody is known, if they are there and themselves: not deleted, and not another one by now.
async fn living(on: &mut SqliteConnection, person: PersonId) -> Result<Kind, Stop> {
    let row = sqlx::query("SELECT kind FROM people WHERE id = ? AND deleted IS NULL AND moved_to IS NULL").bind(person.number()).fetch_optional(on).await?;
    let kind = row.map(|row| row.try_get::<String, _>(0)).transpose()?;
    kind.as_deref().and_then(spelling::read_kind).ok_or(Stop::Refused(Refused::NoSuchPerson { person }))
}

/// Refuses a name that looks like an account's.
async fn expect_free(on: &mut SqliteConnection, name_key: &str, except: PersonId) -> Result<(), Stop> {
    let query = "SELECT 1 FROM people WHERE name_key = ? AND kind = 'account' AND id <> ?";
    let taken = sqlx::query(query).bind(name_key).bind(except.number()).fetch_optional(on).await?;
    if taken.is_some() { Err(Refused::NameTaken.into()) } else { Ok(()) }
}

pub(super) async fn insert(on: &mut SqliteConnection, id: PersonId, kind: Kind, name: &str, name_key: &str, at: Millis) -> Result<(), Stop> {
    if sqlx::query("SELECT 1 FROM people WHERE id = ?").bind(id.number()).fetch_optional(&mut *on).await?.is_some() {
        return Err(Refused::PersonExists { person: id }.into());
    }
    expect_free(on, name_key, id).await?;
    let query = "INSERT INTO people (id, kind, name, name_key, created) VALUES (?, ?, ?, ?, ?)";
    sqlx::query(query).bind(id.number()).bind(spelling::kind(kind)).bind(name).bind(name_key).bind(at.0).execute(on).await?;
    Ok(())
}

pub(super) async fn rename(on: &mut SqliteConnection, id: PersonId, name: &str, name_key: &str) -> Result<(), Stop> {
    living(on, id).await?;
    expect_free(on, name_key, id).await?;
    sqlx::query("UPDATE people SET name = ?, name_key = ? WHERE id = ?").bind(name).bind(name_key).bind(id.number()).execute(on).await?;
    Ok(())
}

pub(super) async fn insert_session(on: &mut SqliteConnection, hash: Digest, person: PersonId, at: Millis, expires: Millis) -> Result<(), Stop> {
    living(on, person).await?;
    let query = "INSERT INTO sessions (hash, person, created, renewed, expires) VALUES (?1, ?2, ?3, ?3, ?4) ON CONFLICT DO NOTHING";
    let done = sqlx::query(query).bind(&hash.0[..]).bind(person.number()).bind(at.0).bind(expires.0).execute(on).await?;
    if done.rows_affected() == 0 { Err(Refused::SessionExists.into()) } else { Ok(()) }
}

pub(super) async fn touch_session(on: &mut SqliteConnection, hash: Digest, at: Millis, expires: Millis) -> Result<(), Stop> {
    let done = sqlx::query("UPDATE sessions SET renewed = ?, expires = ? WHERE hash = ?").bind(at.0).bind(expires.0).bind(&hash.0[..]).execute(on).await?;
    if done.rows_affected() == 0 { Err(Refused::NoSuchSession.into()) } else { Ok(()) }
}

pub(super) async fn delete_session(on: &mut SqliteConnection, hash: Digest) -> Result<(), Stop> {
    sqlx::query("DELETE FROM sessions WHERE hash = ?").bind(&hash.0[..]).execute(on).await?;
    Ok(())
}

pub(super) async fn delete_sessions_of(on: &mut SqliteConnection, person: PersonId) -> Result<(), Stop> {
    sqlx::query("DELETE FROM sessions WHERE person = ?").bind(person.number()).execute(on).await?;
    Ok(())
}

/// Refuses whoever is not an account, or not any more.
async fn expect_account(on: &mut SqliteConnection, person: PersonId) -> Result<(), Stop> {
    match living(on, person).await? {
        Kind::Account => Ok(()),
        Kind::Guest => Err(Refused::NoSuchPerson { person }.into()),
    }
}

pub(super) async fn link(on: &mut SqliteConnection, identity: &Identity, person: PersonId, at: Millis) -> Result<(), Stop> {
    expect_account(on, person).await?;
    let query = "SELECT person FROM identities WHERE issuer = ? AND subject = ?";
    let there = sqlx::query(query).bind(&identity.issuer).bind(&identity.subject).fetch_optional(&mut *on).await?;
    if let Some(row) = there {
        let other = PersonId::from_number(row.try_get(0)?).expect("ids are checked to be positive");
        return if other == person { Ok(()) } else { Err(Refused::IdentityTaken { person: other }.into()) };
    }
    let query = "INSERT INTO identities (issuer, subject, person, linked) VALUES (?, ?, ?, ?)";
    sqlx::query(query).bind(&identity.issuer).bind(&identity.subject).bind(person.number()).bind(at.0).execute(on).await?;
    Ok(())
}

pub(super) async fn keep_settings(on: &mut SqliteConnection, person: PersonId, settings: &str, at: Millis) -> Result<(), Stop> {
    expect_account(on, person).await?;
    let query = "INSERT INTO settings (person, settings, changed) VALUES (?1, ?2, ?3) ON CONFLICT (person) DO UPDATE SET settings = ?2, changed = ?3";
    sqlx::query(query).bind(person.number()).bind(settings).bind(at.0).execute(on).await?;
    Ok(())
}

/// What refers to a guest comes to refer to the account.
const MOVE: [&str; 6] = [
    "UPDATE seats SET person = ?2 WHERE person = ?1",
    "UPDATE games SET ended_by = ?2 WHERE ended_by = ?1",
    "UPDATE invitations SET sender = ?2 WHERE sender = ?1",
    "UPDATE invitation_uses SET person = ?2 WHERE person = ?1",
    "DELETE FROM sessions WHERE person = ?1",
    "UPDATE people SET moved_to = ?2, moved_at = ?3, name = NULL, name_key = NULL WHERE id = ?1",
];

pub(super) async fn move_to(on: &mut SqliteConnection, guest: PersonId, account: PersonId, at: Millis) -> Result<(), Stop> {
    for (person, kind) in [(guest, Kind::Guest), (account, Kind::Account)] {
        if living(on, person).await? != kind {
            return Err(Refused::NoSuchPerson { person }.into());
        }
    }
    for query in MOVE {
        sqlx::query(query).bind(guest.number()).bind(account.number()).bind(at.0).execute(&mut *on).await?;
    }
    Ok(())
}

/// What is forgotten of somebody and of the guests they were. Seats, moves and what games did to ratings are shared with others and stay.
const FORGET: [&str; 6] = [
    "DELETE FROM sessions WHERE person = ?1",
    "DELETE FROM identities WHERE person = ?1",
    "DELETE FROM settings WHERE person = ?1",
    "DELETE FROM ratings WHERE person = ?1",
    "DELETE FROM invitations WHERE sender = ?1",
    "UPDATE people SET name = NULL, name_key = NULL, deleted = ?2 WHERE id = ?1 OR moved_to = ?1",
];

pub(super) async fn delete(on: &mut SqliteConnection, id: PersonId, at: Millis) -> Result<(), Stop> {
    living(on, id).await?;
    for query in FORGET {
        sqlx::query(query).bind(id.number()).bind(at.0).execute(&mut *on).await?;
    }
    Ok(())
}

pub(super) async fn heartbeat(on: &mut SqliteConnection, at: Millis) -> Result<(), Stop> {
    sqlx::query("INSERT INTO heartbeat (only, at) VALUES (1, ?1) ON CONFLICT (only) DO UPDATE SET at = ?1").bind(at.0).execute(on).await?;
    Ok(())
}

const SWEEP: [&str; 3] = [
    "DELETE FROM sessions WHERE expires < ?",
    "DELETE FROM invitations WHERE expires < ?",
    "DELETE FROM commands WHERE game IN (SELECT DISTINCT c.game FROM commands c JOIN games g ON g.id = c.game WHERE g.ended < ?)",
];

pub(super) async fn sweep(on: &mut SqliteConnection, before: Millis) -> Result<(), Stop> {
    for query in SWEEP {
        sqlx::query(query).bind(before.0).execute(&mut *on).await?;
    }
    Ok(())
}
