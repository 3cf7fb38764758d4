//! Tables at which the clients play: opened, joined and begun as people do it, one game after the other.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::ledger::Link;
use crate::player::{Left, Player};
use crate::world::{Call, Guest, World};

/// How good the network is to those at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Network {
    /// Nothing is lost but with the server.
    Good,
    /// It loses, repeats, delays and disorders frames and cuts lines.
    Bad,
}

/// What is played at a table, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The ruleset.
    pub ruleset: &'static str,
    /// Seats; with more than two there are two people and the rest are computers.
    pub seats: u8,
    /// Seconds for a sowing.
    pub clock: Option<u16>,
    /// The network.
    pub network: Network,
}

/// The kinds of tables, taken in turn.
pub const KINDS: [Kind; 10] = [
    Kind { ruleset: "kalah", seats: 2, clock: Some(30), network: Network::Good },
    Kind { ruleset: "oware", seats: 2, clock: Some(30), network: Network::Bad },
    Kind { ruleset: "mancala_basic", seats: 4, clock: Some(30), network: Network::Good },
    Kind { ruleset: "congklak", seats: 2, clock: None, network: Network::Bad },
    Kind { ruleset: "kalah", seats: 2, clock: Some(3), network: Network::Good },
    Kind { ruleset: "mangala4", seats: 2, clock: Some(30), network: Network::Good },
    Kind { ruleset: "mancala_basic", seats: 4, clock: None, network: Network::Bad },
    Kind { ruleset: "congklak", seats: 2, clock: Some(60), network: Network::Good },
    Kind { ruleset: "oware", seats: 2, clock: None, network: Network::Good },
    Kind { ruleset: "kalah", seats: 2, clock: Some(30), network: Network::Bad },
];

/// People at a table, for the whole trial.
#[derive(Debug)]
pub struct Party {
    world: Arc<World>,
    kind: Kind,
    guests: Vec<Guest>,
    luck: fastrand::Rng,
}

impl Party {
    /// Three guests who will play at tables of a kind; two at a time.
    pub async fn gather(world: Arc<World>, kind: Kind, luck: fastrand::Rng) -> Option<Party> {
        let mut guests = Vec::new();
        for name in ["Asha", "Biru", "Chaya"] {
            guests.push(world.guest(name).await?);
        }
        Some(Party { world, kind, guests, luck })
    }

    /// Plays one game after the other until everybody is to go.
    pub async fn play(mut self) {
        let mut rematch = None;
        while self.world.called() != Call::Go {
            let game = match rematch.take() {
                Some(game) => Some(game),
                None if self.world.called() == Call::Play => self.open().await,
                None => None,
            };
            let Some((game, players)) = game else {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let by = match self.kind.network {
                Network::Good => self.world.server,
                Network::Bad => self.world.relay,
            };
            let mut client = |guest: Option<&Guest>| Player::new(&self.world, guest, &game, by, self.luck.fork()).play();
            let (first, second, watcher) = (client(Some(&players[0])), client(Some(&players[1])), client(None));
            let watching = tokio::spawn(watcher);
            let (first, second) = tokio::join!(first, second);
            watching.abort();
            self.world.ledger.count(|counts| counts.finished += u64::from(first != Left::Called));
            if let Left::For(next) = &first
                && second == first
            {
                rematch = Some((next.clone(), players));
            }
        }
    }

    /// Opens a table and has another one sit down. None if it did not come about before everybody is to go.
    async fn open(&mut self) -> Option<(String, [Guest; 2])> {
        self.luck.shuffle(&mut self.guests);
        let [host, second, third] = [&self.guests[0], &self.guests[1], &self.guests[2]].map(Clone::clone);
        let two = self.kind.seats == 2;
        let mut body = json!({
            "kind": if two { "friend" } else { "table" },
            "ruleset": self.kind.ruleset,
            "settings": {"clock": self.kind.clock, "first": "random"},
        });
        if !two {
            body["settings"]["seats"] = json!(self.kind.seats);
        }
        let answer = self.world.insist("/api/v1/tables", Some(&host.cookie), Some(&body)).await?;
        let (Some(game), Some(invite)) = (answer.body["game"].as_str(), answer.body["invite"].as_str()) else {
            self.world.ledger.violated(format!("a table of {} is refused: {answer:?}", self.kind.ruleset));
            return None;
        };
        let (game, secret) = (game.to_string(), invite.rsplit('/').next().unwrap_or_default().to_string());
        let left_alone = two && self.luck.u8(0..100) < 10;
        self.world.ledger.note(|notebook| {
            notebook.games.entry(game.clone()).or_default().sat.push(host.id.clone());
            notebook.links.insert(secret.clone(), Link { game: game.clone(), taken: None, left_alone });
        });
        if left_alone {
            return None;
        }
        if two {
            let friend = self.take_link(&game, &secret, &second, &third).await?;
            return Some((game, [host, friend]));
        }
        self.sit(&game, &second).await?;
        self.begin(&game, &host).await?;
        Some((game, [host, second]))
    }

    /// Two go for the same link: one of them gets the seat.
    async fn take_link(&self, game: &str, secret: &str, second: &Guest, third: &Guest) -> Option<Guest> {
        let path = format!("/api/v1/invites/{secret}/seat");
        let nothing = json!({});
        let take = |guest: &Guest| {
            let (cookie, path, nothing) = (guest.cookie.clone(), &path, &nothing);
            async move { self.world.insist(path, Some(&cookie), Some(nothing)).await }
        };
        let (one, other) = tokio::join!(take(second), take(third));
        let (one, other) = (one?, other?);
        let seated: Vec<&Guest> = [(second, &one), (third, &other)].into_iter().filter(|(_, answer)| answer.status == 200).map(|(guest, _)| guest).collect();
        let [friend] = seated.as_slice() else {
            self.world.ledger.violated(format!("game {game}: one link seated {} people: {one:?} {other:?}", seated.len()));
            return None;
        };
        self.world.ledger.note(|notebook| {
            notebook.games.entry(game.to_string()).or_default().sat.push(friend.id.clone());
            if let Some(link) = notebook.links.get_mut(secret) {
                link.taken = Some(friend.id.clone());
            }
        });
        Some((*friend).clone())
    }

    async fn sit(&self, game: &str, guest: &Guest) -> Option<()> {
        let answer = self.world.insist(&format!("/api/v1/games/{game}/seat"), Some(&guest.cookie), Some(&json!({}))).await?;
        if answer.status != 200 {
            self.world.ledger.violated(format!("game {game}: a seat of an open table is refused: {answer:?}"));
            return None;
        }
        self.world.ledger.note(|notebook| notebook.games.entry(game.to_string()).or_default().sat.push(guest.id.clone()));
        Some(())
    }

    /// The host fills the table with computers and begins. Each command is sent under one id until it is answered.
    async fn begin(&self, game: &str, host: &Guest) -> Option<()> {
        let computers = (2..self.kind.seats).map(|_| json!({"do": "seat-computer", "level": "easy"}));
        for mut command in computers.chain([json!({"do": "begin"})]) {
            command["id"] = json!(self.world.command_id());
            let answer = self.world.insist(&format!("/api/v1/games/{game}/commands"), Some(&host.cookie), Some(&command)).await?;
            // A full table begins by itself where its settings say so.
            let begun = command["do"] == "begin" && answer.status == 409;
            if answer.body["ok"] != Value::Bool(true) && !begun {
                self.world.ledger.violated(format!("game {game}: the host's {command} is refused: {answer:?}"));
                return None;
            }
            if let (Some(id), Some(seq)) = (command["id"].as_str(), answer.body["seq"].as_u64().filter(|_| !begun)) {
                self.world.ledger.acknowledged(game, id, &crate::ledger::Acknowledged { seq, moved: None });
            }
        }
        Some(())
    }
}
