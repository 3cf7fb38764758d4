//! People, who a session or a sign-in stands for, and all that is kept about somebody.

use bija_room::{Millis, PersonId};
use sqlx::sqlite::SqlitePool;
use sqlx::{AssertSqlSafe, Row};

use super::{games, lists, ratings, rows};
use crate::{Digest, Dossier, Filter, Identity, Page, Person, Session, StoreError};

pub(in super::super) async fn person(on: &SqlitePool, id: PersonId) -> Result<Option<Person>, StoreError> {
    let query = format!("SELECT {} FROM people p WHERE p.id = ?", rows::PERSON);
    let row = sqlx::query(AssertSqlSafe(query)).bind(id.number()).fetch_optional(on).await?;
    row.as_ref().map(rows::person).transpose()
}

pub(in super::super) async fn account_by_name(on: &SqlitePool, name_key: &str) -> Result<Option<Person>, StoreError> {
    let query = format!("SELECT {} FROM people p WHERE p.name_key = ? AND p.kind = 'account'", rows::PERSON);
    let row = sqlx::query(AssertSqlSafe(query)).bind(name_key).fetch_optional(on).await?;
    row.as_ref().map(rows::person).transpose()
}

pub(in super::super) async fn by_session(on: &SqlitePool, hash: Digest, now: Millis) -> Result<Option<(Person, Session)>, StoreError> {
    let query = format!(
        "SELECT {}, s.hash, s.person, s.created AS session_created, s.renewed, s.expires FROM sessions s JOIN people p ON p.id = s.person \
         WHERE s.hash = ? AND s.expires > ?",
        rows::PERSON
    );
    let Some(row) = sqlx::query(AssertSqlSafe(query)).bind(&hash.0[..]).bind(now.0).fetch_optional(on).await? else { return Ok(None) };
    Ok(Some((rows::person(&row)?, rows::session(&row)?)))
}

pub(in super::super) async fn by_identity(on: &SqlitePool, identity: &Identity) -> Result<Option<Person>, StoreError> {
    let query = format!("SELECT {} FROM identities i JOIN people p ON p.id = i.person WHERE i.issuer = ? AND i.subject = ?", rows::PERSON);
    let row = sqlx::query(AssertSqlSafe(query)).bind(&identity.issuer).bind(&identity.subject).fetch_optional(on).await?;
    row.as_ref().map(rows::person).transpose()
}

pub(in super::super) async fn aliases(on: &SqlitePool, account: PersonId) -> Result<Vec<PersonId>, StoreError> {
    let query = "SELECT id FROM people WHERE moved_to = ? ORDER BY id";
    let rows = sqlx::query(query).bind(account.number()).fetch_all(on).await?;
    rows.iter().map(|row| rows::person_id(row.try_get(0)?)).collect()
}

async fn identities(on: &SqlitePool, person: PersonId) -> Result<Vec<Identity>, StoreError> {
    let query = "SELECT issuer, subject FROM identities WHERE person = ? ORDER BY issuer, subject";
    let rows = sqlx::query(query).bind(person.number()).fetch_all(on).await?;
    rows.iter().map(|row| Ok(Identity { issuer: row.try_get(0)?, subject: row.try_get(1)? })).collect()
}

async fn sessions(on: &SqlitePool, person: PersonId) -> Result<Vec<Session>, StoreError> {
    let query = "SELECT hash, person, created AS session_created, renewed, expires FROM sessions WHERE person = ? ORDER BY created, hash";
    let rows = sqlx::query(query).bind(person.number()).fetch_all(on).await?;
    rows.iter().map(rows::session).collect()
}

pub(in super::super) async fn settings(on: &SqlitePool, account: PersonId) -> Result<Option<String>, StoreError> {
    let row = sqlx::query("SELECT settings FROM settings WHERE person = ?").bind(account.number()).fetch_optional(on).await?;
    row.map(|row| Ok(row.try_get(0)?)).transpose()
}

pub(in super::super) async fn dossier(on: &SqlitePool, id: PersonId) -> Result<Option<Dossier>, StoreError> {
    let Some(person) = person(on, id).await? else { return Ok(None) };
    Ok(Some(Dossier {
        person,
        guests: aliases(on, id).await?,
        identities: identities(on, id).await?,
        sessions: sessions(on, id).await?,
        settings: settings(on, id).await?,
        games: lists::games_of(on, id, &Filter::default(), Page::first(u32::MAX)).await?,
        moves: games::moves_of(on, id).await?,
        ratings: ratings::of_person(on, id).await?,
        rating_changes: ratings::changes(on, id, None, u32::MAX).await?,
    }))
}

pub(in super::super) async fn heartbeat(on: &SqlitePool) -> Result<Option<Millis>, StoreError> {
    let row = sqlx::query("SELECT at FROM heartbeat").fetch_optional(on).await?;
    row.map(|row| Ok(Millis(row.try_get(0)?))).transpose()
}
