//! Seeking anybody who would play the same. The word that somebody is found may be lost with the server or the line: then the game is
//! found among one's own.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::world::{Call, Guest, Line, World};

/// How long one search lasts at most. A computer is offered before.
const LONGEST: Duration = Duration::from_secs(12);
/// How often somebody who seeks looks whether everybody is called.
const TICK: Duration = Duration::from_millis(100);

/// Whether a game counts for ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stake {
    /// It does: both have accounts.
    Ranked,
    /// It does not.
    Unranked,
}

/// Somebody who seeks.
#[derive(Debug)]
pub struct Seeker<'a> {
    /// Where.
    pub world: &'a Arc<World>,
    /// Who.
    pub guest: &'a Guest,
    /// What, by its standard rules.
    pub ruleset: &'static str,
    /// For what.
    pub stake: Stake,
    /// By the relay or straight.
    pub by: SocketAddr,
}

impl Seeker<'_> {
    /// A game, with the seat written down; none if nobody was found or everybody is called to rest.
    pub async fn game(&self) -> Option<String> {
        let told = match self.world.open("/api/v1/match/socket", Some(self.guest), self.by).await {
            Ok(mut line) => self.told(&mut line).await,
            Err(()) => None,
        };
        let game = match told {
            Some(game) => game,
            None => self.among_own().await?,
        };
        self.world.ledger.note(|notebook| notebook.games.entry(game.clone()).or_default().sat.push(self.guest.id.clone()));
        Some(game)
    }

    /// The game that the server names; none if the line goes before.
    async fn told(&self, line: &mut Line) -> Option<String> {
        let seek = json!({"type": "seek", "ruleset": self.ruleset, "ranked": self.stake == Stake::Ranked});
        line.send(Message::text(seek.to_string())).await.ok()?;
        let end = tokio::time::Instant::now() + LONGEST;
        while self.world.called() == Call::Play && tokio::time::Instant::now() < end {
            let text = match tokio::time::timeout(TICK, line.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => text,
                Ok(Some(Ok(_))) | Err(_) => continue,
                Ok(Some(Err(_)) | None) => return None,
            };
            let frame: Value = serde_json::from_str(&text).unwrap_or_default();
            match frame["type"].as_str() {
                Some("paired") => return frame["game"].as_str().map(str::to_string),
                Some("computer-offered") => line.send(Message::text(json!({"type": "take-computer"}).to_string())).await.ok()?,
                Some("error") if !self.may_end_so(frame["error"]["key"].as_str().unwrap_or_default()) => {
                    self.world.ledger.violated(format!("person {} may not seek a game of {}: {frame}", self.guest.id, self.ruleset));
                    return None;
                }
                Some(_) | None => {}
            }
        }
        None
    }

    /// Whether a search may end with this word: the server is going, the same person seeks on another line, or the relay has sent
    /// the wish twice, and a line has one search.
    fn may_end_so(&self, key: &str) -> bool {
        let twice = key == "err-request" && self.by == self.world.relay;
        twice || matches!(key, "error-503-text" | "live-seeks-elsewhere")
    }

    /// A game that has begun for this one, of which nobody told.
    async fn among_own(&self) -> Option<String> {
        if self.world.called() != Call::Play {
            return None;
        }
        let path = format!("/api/v1/people/{}/games?over=false&ruleset={}&limit=100", self.guest.id, self.ruleset);
        let answer = self.world.insist(&path, Some(&self.guest.cookie), None).await?;
        let mut games = answer.body["games"].as_array()?.iter().filter(|row| row["status"] != "gathering" && row["ranked"] == (self.stake == Stake::Ranked));
        games.find_map(|row| row["game"].as_str().filter(|game| !self.world.ledger.knows_seat(game, &self.guest.id)).map(str::to_string))
    }
}
