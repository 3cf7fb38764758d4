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

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::{Arc, OnceLock};
    use std::time::Duration;

    use axum::http::HeaderMap;
    use bija_store::{Holder, Kind, Millis, Person, Session, SqliteStore, Transaction, Write};
    use bija_web::Lang;
    use tokio::time::timeout;

    use super::*;
    use crate::client::Client;
    use crate::people::session::Cookie;
    use crate::{Clock, Config, Parts};

    const NOW: Millis = Millis(1_800_000_000_000);
    const SOON: Duration = Duration::from_secs(5);

    /// A clock that stands still. Whoever looks at it hears first that a session has ended, if that is set.
    #[derive(Debug, Default)]
    struct Telling {
        app: OnceLock<App>,
        ended: OnceLock<Digest>,
    }

    impl Clock for Arc<Telling> {
        fn now(&self) -> Millis {
            if let (Some(app), Some(session)) = (self.app.get(), self.ended.get()) {
                let _ = app.signed_out.send(SignedOut::Session(*session));
            }
            NOW
        }
    }

    /// A server, and a visitor as the first look at the request found them.
    async fn known() -> (App, Arc<Telling>, Visitor, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path(), &Holder::this_process("a test", NOW)).await.unwrap();
        let clock = Arc::new(Telling::default());
        let app = App::new(Parts { clock: Arc::new(clock.clone()), ..Parts::new(Config::default(), Arc::new(store)) });
        let (id, hash, expires) = (PersonId::from_random(2), Digest([7; 32]), NOW.after(1000));
        let person = Write::InsertPerson { id, kind: Kind::Guest, name: "Meera".to_string(), name_key: "meera".to_string(), at: NOW };
        app.commit(Transaction::of([person, Write::InsertSession { hash, person: id, at: NOW, expires }])).await.unwrap();
        let person = Person { id, kind: Kind::Guest, name: Some("Meera".to_string()), created: NOW, moved_to: None, deleted: None };
        let session = Session { hash, person: id, created: NOW, renewed: NOW, expires };
        let client = Client::of(IpAddr::from([127, 0, 0, 1]), &HeaderMap::new(), &[]);
        let visitor = Visitor { known: Some((person, session)), lang: Lang::EN, client, secret: None, cookie: Cookie::Loopback };
        (app, clock, visitor, folder)
    }

    #[tokio::test]
    async fn a_sign_out_after_the_first_look_lets_nobody_in() {
        let (app, _clock, visitor, _folder) = known().await;
        let mut stays = Leave::of(&app, &visitor).await.unwrap();
        assert!(timeout(Duration::from_millis(20), stays.ended()).await.is_err(), "a session that lasts");
        app.commit(Transaction::from(Write::DeleteSession { hash: Digest([7; 32]) })).await.unwrap();
        // Nobody listened yet when it was told.
        assert!(matches!(Leave::of(&app, &visitor).await, Err(Trouble::Nobody(_))));
        let nobody = Visitor { known: None, ..visitor };
        assert!(Leave::of(&app, &nobody).await.is_ok(), "nobody has nothing to lose");
    }

    #[tokio::test]
    async fn a_sign_out_that_is_told_while_the_second_look_is_under_way_ends_the_stay() {
        let (app, clock, visitor, _folder) = known().await;
        assert!(clock.app.set(app.clone()).is_ok());
        clock.ended.set(Digest([8; 32])).unwrap();
        let mut other = Leave::of(&app, &visitor).await.unwrap();
        assert!(timeout(Duration::from_millis(20), other.ended()).await.is_err(), "somebody else's end");

        let (app, clock, visitor, _folder) = known().await;
        assert!(clock.app.set(app.clone()).is_ok());
        clock.ended.set(Digest([7; 32])).unwrap();
        // The store still lets in: it has not heard of it when it is asked.
        let mut leave = Leave::of(&app, &visitor).await.unwrap();
        timeout(SOON, leave.ended()).await.expect("what was told before the look was heard");
    }
}
