//! Invitations: a secret in a link that seats people, once per seat, for a day. To look at one changes nothing.

use axum::Router;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::{get, post};
use bija_room::{Phase, Room};
use bija_store::{Invitation, PersonId, Refused, Write};
use bija_web::pages::error::Trouble;
use bija_wire::Line;
use serde_json::{Value, json};

use super::tables::{Empty, join};
use super::{away, failed, told};
use crate::App;
use crate::body::Body;
use crate::live::{Failure, Name, People};
use crate::people::{Secret, Visitor};

/// The routes of invitations.
pub(super) fn routes() -> Router<App> {
    Router::new().route("/api/v1/invites/{token}", get(look)).route("/api/v1/invites/{token}/seat", post(take))
}

/// An invitation with the table it leads to.
#[derive(Debug)]
pub(super) struct Invited {
    pub(super) invitation: Invitation,
    pub(super) room: Room,
    people: People,
}

/// Whether an invitation still seats somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// It does; `seat` is the number of its next use.
    Open { seat: u8 },
    /// Its time is over.
    Expired,
    /// Every seat of it is taken, or the game has begun.
    Used,
    /// The game is over.
    Over,
}

/// The invitation of a secret, if there is one.
pub(super) async fn find(app: &App, token: &str) -> Result<Option<Invited>, Trouble> {
    let Some(secret) = Secret::<16>::read(token) else { return Ok(None) };
    let Some(invitation) = app.store.invitation(secret.digest()).await.map_err(|error| away(&error))? else { return Ok(None) };
    let (room, people) = app.live.room_and_people(invitation.game).await.map_err(|failure| failed(&failure))?;
    Ok(Some(Invited { invitation, room, people }))
}

impl Invited {
    /// Whether it still seats somebody.
    pub(super) fn standing(&self, app: &App) -> Standing {
        match self.room.phase() {
            Phase::Over => return Standing::Over,
            Phase::Hiding | Phase::Guessing | Phase::Choosing | Phase::Arranging | Phase::Playing => return Standing::Used,
            Phase::Gathering => {}
        }
        if self.invitation.expires <= app.clock.now() {
            return Standing::Expired;
        }
        let used = |seat: &u8| self.invitation.uses.iter().any(|(taken, _)| taken == seat);
        let full = self.room.seats().iter().all(Option::is_some);
        match (1..self.room.settings().seats).find(|seat| !used(seat)) {
            Some(seat) if !full => Standing::Open { seat },
            Some(_) | None => Standing::Used,
        }
    }

    /// The name of whoever sent it, as it is known at the table; empty if they are no longer there.
    pub(super) fn host(&self) -> String {
        match self.people.name_of(self.invitation.from) {
            Some(Name::Of(name, _)) => name.clone(),
            Some(Name::Deleted) | None => String::new(),
        }
    }

    /// Whether somebody sits at its table already.
    pub(super) fn seats(&self, person: Option<PersonId>) -> bool {
        person.is_some_and(|person| self.people.name_of(person).is_some())
    }
}

const fn name(standing: Standing) -> &'static str {
    match standing {
        Standing::Open { .. } => "open",
        Standing::Expired => "expired",
        Standing::Used => "used",
        Standing::Over => "over",
    }
}

async fn look(State(app): State<App>, Path(token): Path<String>, visitor: Visitor) -> Response {
    let found = find(&app, &token).await.map(|invited| {
        let invited = invited.ok_or(())?;
        let (room, standing) = (&invited.room, invited.standing(&app));
        let options: serde_json::Map<String, Value> = room.spec().options.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
        let settings: Value = serde_json::from_str(&crate::live::rows::terms(room).settings).unwrap_or_default();
        Ok::<Value, ()>(json!({
            "state": name(standing),
            "from": invited.host(),
            "game": invited.invitation.game.to_string(),
            "ruleset": room.spec().ruleset,
            "options": options,
            "match": room.spec().series.map(|_| "pair"),
            "settings": settings,
            "expires": invited.invitation.expires.0,
            "seated": invited.seats(visitor.person().map(|person| person.id)),
        }))
    });
    told(match found {
        Ok(Ok(value)) => Ok(value),
        Ok(Err(())) => Err(Trouble::NotFound),
        Err(trouble) => Err(trouble),
    })
}

async fn take(State(app): State<App>, Path(token): Path<String>, visitor: Visitor, body: Body) -> Response {
    told(taken(&app, &token, &visitor, body).await)
}

/// Takes a seat through an invitation. Whoever was quicker at one seat leaves the next.
async fn taken(app: &App, token: &str, visitor: &Visitor, body: Body) -> Result<Value, Trouble> {
    Empty::read(body)?;
    let person = visitor.acts(app)?;
    loop {
        let gone = |key: &'static str| Err(Trouble::Conflict(Line::new(key)));
        let Some(invited) = find(app, token).await? else { return gone("live-invite-unknown") };
        let Invitation { game, hash, from, .. } = invited.invitation;
        if from == person.id {
            return gone("live-invite-own");
        }
        if invited.seats(Some(person.id)) {
            return Ok(json!({"game": game.to_string()}));
        }
        let seat = match invited.standing(app) {
            Standing::Open { seat } => seat,
            Standing::Expired => return gone("live-invite-expired"),
            Standing::Used => return gone("live-invite-used"),
            Standing::Over => return gone("live-invite-over"),
        };
        let used = Write::UseInvitation { hash, seat, person: person.id, at: app.clock.now() };
        match join(app, game, person, vec![used]).await? {
            Ok(seated) => return Ok(seated),
            Err(Failure::NotTaken(Refused::InvitationUsed { .. })) => {}
            Err(Failure::NotTaken(Refused::InvitationExpired { .. } | Refused::NoSuchInvitation)) => return gone("live-invite-expired"),
            Err(failure) => return Err(failed(&failure)),
        }
    }
}
