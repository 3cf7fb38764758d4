//! Why something that was asked of a live game was not done.

use bija_room::Refusal;
use bija_rules::Game;
use bija_rules::catalogue;
use bija_store::{Refused, StoreError};
use bija_wire::{Arg, Line, RequestError};

use super::message::Misread;

/// Why it was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The room refuses it.
    Refused(Refusal),
    /// The rules of the game refuse it, in their own words.
    ByRules(Line),
    /// What was sent is no command.
    Misread(Misread),
    /// The session gave too many commands.
    TooQuick(Line),
    /// Nobody has said who asks.
    Nobody,
    /// There is no such game.
    NoSuchGame,
    /// The game has moved on elsewhere.
    Stale,
    /// The store does not take what goes with it, such as the use of an invitation.
    NotTaken(Refused),
    /// The disk did not take it, or does not answer.
    NotStored(StoreError),
    /// What is stored about the game cannot be understood.
    Damaged {
        /// What is wrong, for programmers.
        detail: String,
    },
    /// The server is about to restart.
    Closing,
}

impl Failure {
    /// Its sentence.
    pub fn line(&self) -> Line {
        match self {
            Failure::Refused(refusal) => refused(refusal),
            Failure::ByRules(line) | Failure::TooQuick(line) => line.clone(),
            Failure::Misread(misread) => misread.line(),
            Failure::Nobody => Line::new("live-nobody"),
            Failure::NoSuchGame => Line::new("live-no-such-game"),
            Failure::Stale => Line::new("live-moved-on"),
            Failure::NotTaken(_) => Line::new("live-not-taken"),
            Failure::NotStored(_) | Failure::Damaged { .. } => Line::new("live-not-stored"),
            Failure::Closing => Line::new("live-closing"),
        }
    }

    /// The status of an answer over HTTP.
    pub fn status(&self) -> u16 {
        match self {
            Failure::Refused(_) | Failure::ByRules(_) | Failure::Stale | Failure::NotTaken(_) => 409,
            Failure::Misread(_) => 400,
            Failure::TooQuick(_) => 429,
            Failure::Nobody => 401,
            Failure::NoSuchGame => 404,
            Failure::NotStored(_) | Failure::Damaged { .. } | Failure::Closing => 503,
        }
    }

    /// Whether the one who asked has seen an older state of the game than there is.
    pub fn is_stale(&self) -> bool {
        match self {
            Failure::Refused(Refusal::Stale { .. }) | Failure::Stale => true,
            Failure::Refused(_)
            | Failure::ByRules(_)
            | Failure::Misread(_)
            | Failure::TooQuick(_)
            | Failure::Nobody
            | Failure::NoSuchGame
            | Failure::NotTaken(_)
            | Failure::NotStored(_)
            | Failure::Damaged { .. }
            | Failure::Closing => false,
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        match error {
            StoreError::Refused(Refused::Stale { .. } | Refused::TooLate { .. } | Refused::PlyTaken { .. }) => Failure::Stale,
            StoreError::Refused(Refused::NoSuchGame { .. }) => Failure::NoSuchGame,
            StoreError::Refused(refused) => Failure::NotTaken(refused),
            StoreError::NotStored(_) | StoreError::Unreadable(_) | StoreError::Damaged { .. } | StoreError::Closed => Failure::NotStored(error),
        }
    }
}

impl Failure {
    /// A room's refusal, of a game that is played there or would be. What the rules have sentences for is told in theirs.
    pub fn of(refusal: Refusal, ruleset: &str, game: Option<&Game>) -> Failure {
        let ruled = |error| Failure::ByRules(bija_wire::Refusal::from(&error).0);
        match (refusal, game) {
            (Refusal::Move(error), Some(game)) => Failure::ByRules(bija_wire::Refusal::of_token(game, &error).0),
            (Refusal::Game(error), _) => ruled(RequestError::Catalogue { game: catalogue::entry(ruleset).map(|entry| entry.id), error }),
            (Refusal::Position(error), _) => ruled(RequestError::Position(error)),
            (Refusal::Arrangement(error), _) => ruled(RequestError::Arrangement(error)),
            (refusal, _) => Failure::Refused(refusal),
        }
    }
}

/// The sentence of a room's refusal.
fn refused(refusal: &Refusal) -> Line {
    let args = refusal.args().into_iter().map(|(name, arg)| {
        let arg = match arg {
            // Seats are counted from 1 by people.
            bija_room::Arg::Number(number) if matches!(name, "seat" | "mover") => Arg::Number(number + 1),
            bija_room::Arg::Number(number) => Arg::Number(number),
            bija_room::Arg::Text(text) => Arg::Text(text),
        };
        (name, arg)
    });
    Line { key: refusal.key().into(), args: args.collect() }
}

#[cfg(test)]
mod tests {
    use bija_room::{Millis, SettingsError};
    use bija_web::Lang;
    use bija_web::messages::format;

    use super::*;

    #[test]
    fn every_refusal_has_a_sentence_in_every_language() {
        let settings =
            [SettingsError::Seats { seats: 3, least: 2, most: 2 }, SettingsError::Seated { seats: 2, seated: 3 }, SettingsError::Clock { seconds: 0 }];
        let refusals = [
            Refusal::ServerOnly,
            Refusal::NotSeated,
            Refusal::NotHost,
            Refusal::Begun,
            Refusal::NotBegun,
            Refusal::Over,
            Refusal::NotOver,
            Refusal::RematchMade,
            Refusal::SeatedAlready,
            Refusal::Full { seats: 2 },
            Refusal::TooFew { seated: 1, needed: 2 },
            Refusal::NoComputer { seat: 1 },
            Refusal::Rated,
            Refusal::StartIsOver,
            Refusal::NoSeries,
            Refusal::NotNow,
            Refusal::NotYourTurn { mover: 1 },
            Refusal::HiddenCount { count: 3 },
            Refusal::Stale { ply: 1, now: 2 },
            Refusal::TooLate { deadline: Millis(1), now: Millis(2) },
            Refusal::TimedOut,
            Refusal::ComputerHolds,
            Refusal::NotHeld,
            Refusal::NotComputersTurn,
            Refusal::OutOfPlay,
            Refusal::NoDraw,
            Refusal::DrawOpen,
            Refusal::NoDrawOffer,
            Refusal::DrawWait { sowings: 2 },
            Refusal::HasSown,
            Refusal::SaidAlready,
            Refusal::RematchDeclined { seat: 0 },
            Refusal::NotDue { deadline: None },
            Refusal::NoOutage,
        ];
        let refusals = refusals.into_iter().chain(settings.map(Refusal::Settings)).map(Failure::Refused);
        let own = [
            Failure::Misread(Misread { what: "the frame is no JSON", id: None }),
            Failure::Nobody,
            Failure::NoSuchGame,
            Failure::Stale,
            Failure::NotTaken(Refused::NoSuchInvitation),
            Failure::NotStored(StoreError::Closed),
            Failure::Closing,
        ];
        let mut sentences = std::collections::BTreeSet::new();
        let lines: Vec<Line> = refusals.chain(own).map(|failure| failure.line()).collect();
        for line in &lines {
            for lang in Lang::ALL {
                assert!(sentences.insert(format(lang, line)), "{line:?} is told like another one");
            }
        }
        assert_eq!(sentences.len(), Lang::ALL.len() * lines.len());
    }

    #[test]
    fn what_the_rules_refuse_is_told_in_their_sentences() {
        let game = |ruleset: &str| bija_wire::GameRequest { ruleset: ruleset.to_string(), ..bija_wire::GameRequest::default() }.open().unwrap().game;
        let mut kalah = game("kalah");
        let error = kalah.play_decision("S9", &mut ()).unwrap_err();
        assert_eq!(Failure::of(Refusal::Move(error), "kalah", Some(&kalah)).line().key, "err-no-pit");
        let error = bija_rules::catalogue::CatalogueError::UnknownGame("chess".to_string());
        assert_eq!(Failure::of(Refusal::Game(error), "chess", None).line().key, "err-unknown-game");
    }
}
