//! Links that seat people.

use bija_room::{GameId, Millis, PersonId};
use sqlx::Row;
use sqlx::sqlite::SqliteConnection;

use super::Stop;
use crate::{Digest, Refused};

pub(super) async fn insert(on: &mut SqliteConnection, hash: Digest, game: GameId, from: PersonId, at: Millis, expires: Millis) -> Result<(), Stop> {
    let query = "INSERT INTO invitations (hash, game, sender, created, expires) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
    let insert = sqlx::query(query).bind(&hash.0[..]).bind(game.number()).bind(from.number()).bind(at.0).bind(expires.0);
    if insert.execute(on).await?.rows_affected() == 0 { Err(Refused::InvitationExists.into()) } else { Ok(()) }
}

pub(super) async fn take(on: &mut SqliteConnection, hash: Digest, seat: u8, person: PersonId, at: Millis) -> Result<(), Stop> {
    let invitation = sqlx::query("SELECT expires FROM invitations WHERE hash = ?").bind(&hash.0[..]).fetch_optional(&mut *on).await?;
    let expires = Millis(invitation.ok_or(Stop::Refused(Refused::NoSuchInvitation))?.try_get(0)?);
    if expires <= at {
        return Err(Refused::InvitationExpired { expires }.into());
    }
    let query = "SELECT person FROM invitation_uses WHERE hash = ? AND seat = ?";
    if let Some(row) = sqlx::query(query).bind(&hash.0[..]).bind(seat).fetch_optional(&mut *on).await? {
        let by = PersonId::from_number(row.try_get(0)?).expect("ids are checked to be positive");
        return Err(Refused::InvitationUsed { by }.into());
    }
    let query = "INSERT INTO invitation_uses (hash, seat, person, at) VALUES (?, ?, ?, ?)";
    sqlx::query(query).bind(&hash.0[..]).bind(seat).bind(person.number()).bind(at.0).execute(on).await?;
    Ok(())
}
