//! When a visitor is let in no more, for whatever lasts longer than a request.

use bija_store::{Digest, PersonId};
use bija_web::pages::error::Trouble;
use bija_wire::Line;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use super::visitor::{Visitor, away};
use crate::{App, SignedOut};

/// A visitor's leave to stay.
#[derive(Debug)]
pub(crate) struct Leave {
    told: Receiver<SignedOut>,
    known: Option<(PersonId, Digest)>,
}

impl Leave {
    /// Listens from now on, and then looks once more whether the session lets in: between the request's first look and this one it
    /// may have ended.
    ///
    /// # Errors
    /// If the session has ended, or the store does not answer.
    pub(crate) async fn of(app: &App, visitor: &Visitor) -> Result<Leave, Trouble> {
        let leave = Leave { told: app.signed_out.subscribe(), known: visitor.known.as_ref().map(|(person, session)| (person.id, session.hash)) };
        if let Some((_, session)) = leave.known {
            let lets_in = app.store.person_by_session(session, app.clock.now()).await.map_err(|error| away(&error))?;
            lets_in.ok_or_else(|| Trouble::Nobody(Line::new("live-nobody")))?;
        }
        Ok(leave)
    }

    /// Ready when the visitor is let in no more. Nothing is lost if it is not waited for to the end.
    pub(crate) async fn ended(&mut self) {
        let Some((person, session)) = self.known else { return std::future::pending().await };
        loop {
            match self.told.recv().await {
                Ok(SignedOut::Session(hash)) if hash == session => return,
                Ok(SignedOut::Person(who)) if who == person => return,
                Ok(SignedOut::Session(_) | SignedOut::Person(_)) => {}
                // Some were missed: whoever may have been meant comes back and is asked who they are.
                Err(RecvError::Lagged(_)) => return,
                Err(RecvError::Closed) => return std::future::pending().await,
            }
        }
    }
}
