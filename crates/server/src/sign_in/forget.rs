//! Deleting somebody: the store forgets the person, and the logs of their games the name.

use std::collections::BTreeSet;

use bija_room::{Actor, Command, Event, Occupant};
use bija_store::{Dossier, GameId, PersonId, Refused, Status, StoreError, Transaction, Write};
use bija_web::pages::error::Trouble;

use crate::live::{Failure, Order};
use crate::people::away;
use crate::{App, SignedOut};

/// Deletes all that names somebody. Tables that gather are left; games that have begun stay for those who play them, and go on as if
/// somebody were away who never comes back.
pub(super) async fn person(app: &App, person: PersonId) -> Result<(), Trouble> {
    let app = app.clone();
    // Whoever asked may be gone: what is stored is told to the games all the same.
    tokio::spawn(async move { forgotten(&app, person).await }).await.map_err(|_| Trouble::Internal)?
}

async fn forgotten(app: &App, person: PersonId) -> Result<(), Trouble> {
    let dossier = app.store.dossier(person).await.map_err(|error| away(&error))?.ok_or(Trouble::Internal)?;
    leave_tables(app, &dossier).await?;
    let mut writes = redactions(app, &dossier).await?;
    writes.push(Write::DeletePerson { id: person, at: app.clock.now() });
    match app.commit(Transaction { writes }).await {
        // It was deleted a moment ago: what was asked for is done.
        Ok(_) | Err(StoreError::Refused(Refused::NoSuchPerson { .. })) => {}
        Err(error) => return Err(away(&error)),
    }
    app.live.people_changed(person).await;
    let _ = app.signed_out.send(SignedOut::Person(person));
    Ok(())
}

/// Leaves the tables that have not begun: others would wait there for nobody.
async fn leave_tables(app: &App, dossier: &Dossier) -> Result<(), Trouble> {
    for game in dossier.games.iter().filter(|game| game.state.status == Status::Gathering) {
        let order = Order { actor: Actor::Person(dossier.person.id), command: Command::Leave, id: None, beside: Vec::new() };
        match app.live.act(game.id, order).await {
            // It has begun a moment ago, or is closed.
            Ok(_) | Err(Failure::Refused(_)) => {}
            Err(failure) => {
                tracing::error!(game = %game.id, ?failure, "somebody who is to be forgotten does not leave a table");
                return Err(Trouble::Away);
            }
        }
    }
    Ok(())
}

/// The events of somebody's games that hold the name, without it. The guests they were are they as well.
async fn redactions(app: &App, dossier: &Dossier) -> Result<Vec<Write>, Trouble> {
    let who: BTreeSet<PersonId> = dossier.guests.iter().copied().chain([dossier.person.id]).collect();
    let mut writes = Vec::new();
    for game in &dossier.games {
        for row in app.store.events(game.id, 0).await.map_err(|error| away(&error))? {
            if let Some(event) = without_name(&row.event, &who, game.id, row.seq)? {
                writes.push(Write::RedactEvent { game: game.id, seq: row.seq, event });
            }
        }
    }
    Ok(writes)
}

/// An event's text without the names of these people; nothing if it holds none.
fn without_name(text: &str, who: &BTreeSet<PersonId>, game: GameId, seq: u64) -> Result<Option<String>, Trouble> {
    let mut event: Event = serde_json::from_str(text).map_err(|error| {
        tracing::error!(%game, seq, %error, "a stored event cannot be read");
        Trouble::Internal
    })?;
    let (Event::Opened { host: Occupant::Person { id, name, .. }, .. } | Event::Joined { occupant: Occupant::Person { id, name, .. } }) = &mut event else {
        return Ok(None);
    };
    if name.is_empty() || !who.contains(id) {
        return Ok(None);
    }
    name.clear();
    Ok(Some(serde_json::to_string(&event).expect("an event that was read can be written")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_goes_and_all_else_stays() {
        let (one, other) = (PersonId::from_random(2), PersonId::from_random(4));
        let game = GameId::from_random(6);
        let joined = |name: &str| {
            let occupant = Occupant::Person { id: one, name: name.into(), account: bija_room::Account::Guest };
            serde_json::to_string(&Event::Joined { occupant }).unwrap()
        };
        let redacted = |text: &str, who| without_name(text, &BTreeSet::from([who]), game, 1).unwrap();
        assert_eq!(redacted(&joined("Ravi"), one), Some(joined("")));
        assert_eq!(redacted(&joined("Ravi"), other), None);
        assert_eq!(redacted(&joined(""), one), None);
        assert_eq!(redacted(&serde_json::to_string(&Event::Left { person: one }).unwrap(), one), None);
        assert!(without_name("{}", &BTreeSet::new(), game, 1).is_err());
    }
}
