//! Tables at which the clients play: opened, joined and begun as people do it, one game after the other.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::ledger::Link;
use crate::player::{Left, Player};
use crate::seek::{Seeker, Stake};
use crate::world::{Call, Guest, World};

/// How good the network is to those at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Network {
    /// Nothing is lost but with the server.
    Good,
    /// It loses, repeats, delays and disorders frames and cuts lines.
    Bad,
}

/// How the people of a table come together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meeting {
    /// One sends another a link.
    Link,
    /// So many people sit down at an open table of four, and the host fills it with computers.
    Table(u8),
    /// Each seeks anybody who would play the same.
    Chance(Stake),
}

/// What is played at a table, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The ruleset.
    pub ruleset: &'static str,
    /// The option that differs from the standard, with its value.
    pub option: Option<(&'static str, &'static str)>,
    /// How people come together.
    pub meeting: Meeting,
    /// Seconds for a sowing, where people may choose them.
    pub clock: Option<u16>,
    /// The network.
    pub network: Network,
}

impl Kind {
    const fn of(ruleset: &'static str, meeting: Meeting, clock: Option<u16>, network: Network) -> Kind {
        Kind { ruleset, option: None, meeting, clock, network }
    }

    const fn with(self, name: &'static str, value: &'static str) -> Kind {
        Kind { option: Some((name, value)), ..self }
    }

    /// People who play.
    const fn people(&self) -> usize {
        match self.meeting {
            Meeting::Link | Meeting::Chance(_) => 2,
            Meeting::Table(people) => people as usize,
        }
    }
}

/// The kinds of tables, taken in turn.
pub const KINDS: [Kind; 16] = [
    Kind::of("kalah", Meeting::Link, Some(30), Network::Good),
    Kind::of("oware", Meeting::Link, Some(30), Network::Bad),
    Kind::of("mancala_basic", Meeting::Table(2), Some(30), Network::Good),
    Kind::of("kalah", Meeting::Chance(Stake::Ranked), Some(30), Network::Good),
    Kind::of("omweso", Meeting::Link, Some(30), Network::Bad).with("setup", "free"),
    Kind::of("kalah", Meeting::Link, Some(3), Network::Good),
    Kind::of("mangala4", Meeting::Link, Some(30), Network::Good),
    Kind::of("mancala_basic", Meeting::Table(4), Some(30), Network::Bad),
    Kind::of("kalah", Meeting::Link, Some(30), Network::Good).with("pie_rule", "true"),
    Kind::of("kalah", Meeting::Chance(Stake::Ranked), Some(30), Network::Bad),
    Kind::of("oware", Meeting::Chance(Stake::Unranked), Some(30), Network::Good),
    Kind::of("congklak", Meeting::Link, None, Network::Bad),
    Kind::of("mancala_basic", Meeting::Table(2), None, Network::Bad),
    Kind::of("congklak", Meeting::Link, Some(60), Network::Good),
    Kind::of("oware", Meeting::Link, None, Network::Good),
    Kind::of("kalah", Meeting::Link, Some(30), Network::Bad).with("pie_rule", "true"),
];

/// Seats of a table that more than two can join.
const SEATS: u8 = 4;
const NAMES: [&str; 5] = ["Asha", "Biru", "Chaya", "Deepa", "Esha"];

/// People who play one game after the other, for the whole trial.
#[derive(Debug)]
pub struct Party {
    world: Arc<World>,
    guests: Vec<Guest>,
    /// Two with accounts.
    known: [Guest; 2],
    luck: fastrand::Rng,
}

impl Party {
    /// As many guests as can play together and one more, beside two who have accounts.
    pub async fn gather(world: Arc<World>, known: [Guest; 2], luck: fastrand::Rng) -> Option<Party> {
        let mut guests = Vec::new();
        for name in NAMES {
            guests.push(world.guest(name).await?);
        }
        Some(Party { world, guests, known, luck })
    }

    /// Plays one game after the other, each of the kind whose turn it is, until everybody is to go.
    pub async fn play(mut self) {
        while self.world.called() != Call::Go {
            if self.world.called() != Call::Play {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
            let kind = KINDS[self.world.turn() % KINDS.len()];
            match kind.meeting {
                Meeting::Link | Meeting::Table(_) => self.at_a_table(kind).await,
                Meeting::Chance(stake) => self.by_chance(kind, stake).await,
            }
        }
    }

    fn network(&self, kind: Kind) -> SocketAddr {
        match kind.network {
            Network::Good => self.world.server,
            Network::Bad => self.world.relay,
        }
    }

    fn player(&mut self, kind: Kind, guest: Option<&Guest>, game: &str) -> Player {
        Player::new(&self.world, guest, game, self.network(kind), self.luck.fork())
    }

    /// Plays at a table of their own, and again as long as all would.
    async fn at_a_table(&mut self, kind: Kind) {
        let mut table = self.open(kind).await;
        while let Some((game, people)) = table.take() {
            let watching = tokio::spawn(self.player(kind, None, &game).play());
            let players: Vec<Player> = people.iter().map(|guest| self.player(kind, Some(guest), &game)).collect();
            let left = futures_util::future::join_all(players.into_iter().map(Player::play)).await;
            watching.abort();
            self.world.ledger.count(|counts| counts.finished += u64::from(!left.contains(&Left::Called)));
            for (guest, left) in people.iter().zip(&left) {
                if *left == Left::SignedOut && self.replace(guest).await.is_none() {
                    return;
                }
            }
            if let Left::For(next) = &left[0]
                && left.iter().all(|other| *other == left[0])
            {
                table = Some((next.clone(), people));
            }
        }
    }

    /// Somebody new comes for a guest who has signed out.
    async fn replace(&mut self, gone: &Guest) -> Option<()> {
        let new = self.world.guest(NAMES[0]).await?;
        self.guests.iter_mut().filter(|guest| *guest == gone).for_each(|guest| *guest = new.clone());
        Some(())
    }

    /// Two of them seek, each alone: whom they play with, the server says.
    async fn by_chance(&mut self, kind: Kind, stake: Stake) {
        let people = match stake {
            Stake::Ranked => self.known.clone(),
            Stake::Unranked => [self.guests[0].clone(), self.guests[1].clone()],
        };
        let by = self.network(kind);
        let world = &self.world;
        let alone = |guest: Guest, mut luck: fastrand::Rng| async move {
            let seeker = Seeker { world, guest: &guest, ruleset: kind.ruleset, stake, by };
            let mut next = seeker.game().await;
            while let Some(game) = next.take() {
                let left = Player::new(world, Some(&guest), &game, by, luck.fork()).play().await;
                world.ledger.count(|counts| counts.finished += u64::from(left != Left::Called));
                if let Left::For(game) = left {
                    next = Some(game);
                }
            }
        };
        let [first, second] = people;
        let lucks = [self.luck.fork(), self.luck.fork()];
        let [luck, other] = lucks;
        tokio::join!(alone(first, luck), alone(second, other));
    }

    /// Opens a table and has the others sit down. None if it did not come about before everybody is to go.
    async fn open(&mut self, kind: Kind) -> Option<(String, Vec<Guest>)> {
        self.luck.shuffle(&mut self.guests);
        let host = self.guests[0].clone();
        let two = kind.meeting == Meeting::Link;
        let mut body = json!({
            "kind": if two { "friend" } else { "table" },
            "ruleset": kind.ruleset,
            "settings": {"clock": kind.clock, "first": "random"},
        });
        if let Some((name, value)) = kind.option {
            body["options"][name] = json!(value);
        }
        if !two {
            body["settings"]["seats"] = json!(SEATS);
        }
        let answer = self.world.insist("/api/v1/tables", Some(&host.cookie), Some(&body)).await?;
        let (Some(game), Some(invite)) = (answer.body["game"].as_str(), answer.body["invite"].as_str()) else {
            self.world.ledger.violated(format!("a table of {} is refused: {answer:?}", kind.ruleset));
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
            let friend = self.take_link(&game, &secret, &self.guests[1], &self.guests[2]).await?;
            return Some((game, vec![host, friend]));
        }
        let people = self.guests[..kind.people()].to_vec();
        for guest in &people[1..] {
            self.sit(&game, guest).await?;
        }
        self.begin(kind, &game, &host).await?;
        Some((game, people))
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
    async fn begin(&self, kind: Kind, game: &str, host: &Guest) -> Option<()> {
        let computers = (kind.people()..usize::from(SEATS)).map(|_| json!({"do": "seat-computer", "level": "easy"}));
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
