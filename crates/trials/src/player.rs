//! A client at one game: it plays at random, sends again what was not answered, comes back when its line is cut, and writes down
//! everything that it is told.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bija_rules::Share;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::MissedTickBehavior;
use tokio_tungstenite::tungstenite::Message;

use crate::http;
use crate::ledger::{Acknowledged, SignOut};
use crate::view::{Took, View, differences};
use crate::world::{Call, Guest, Line, Present, World};

/// How often a client looks for something to do.
const TICK: Duration = Duration::from_millis(20);
/// A command without an answer is sent again after so long.
const PATIENCE: Duration = Duration::from_millis(900);
/// A client on which nothing new has come for so long asks for the whole table: its network may have lost the last event.
const DOUBT: Duration = Duration::from_millis(1200);
/// A server that has been up for so long and still does not show a client the table of its own has lost something.
const STUCK: Duration = Duration::from_secs(30);
/// A line of somebody who has signed out may stay for so long.
const PATIENCE_OF_LINES: Duration = Duration::from_secs(10);
/// A clock of so many seconds soon ends a game that a player has left.
const SOON: u64 = 3;
/// Players wait so long for each other's word about a rematch.
const REMATCH_WAIT: Duration = Duration::from_secs(4);

/// A command on its way.
#[derive(Clone, Debug)]
struct Pending {
    id: String,
    frame: Value,
    sent: Instant,
}

/// Somebody at a game.
#[derive(Debug)]
pub struct Player {
    world: Arc<World>,
    guest: Option<Guest>,
    game: String,
    by: SocketAddr,
    luck: fastrand::Rng,
    view: View,
    pending: Option<Pending>,
    last_answered: Option<Pending>,
    acts_at: Instant,
    heard: Instant,
    over_since: Option<Instant>,
    /// The server's own table, to be equal to this one's at the same event, and since when it waits.
    expected: Option<(Value, Instant)>,
    compared: bool,
    /// Whether the server has said something on the present line.
    greeted: bool,
}

/// How a client left its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Left {
    /// It is over, and the same people play on in this one.
    For(String),
    /// It is over.
    Over,
    /// Everybody was asked to go.
    Called,
    /// This one signed out in the middle of the game, and nobody has the seat's secret any more.
    SignedOut,
}

impl Player {
    /// A client with a seat, or without a cookie one that watches.
    pub fn new(world: &Arc<World>, guest: Option<&Guest>, game: &str, by: SocketAddr, luck: fastrand::Rng) -> Player {
        let now = Instant::now();
        Player {
            world: Arc::clone(world),
            guest: guest.cloned(),
            game: game.to_string(),
            by,
            luck,
            view: View::default(),
            pending: None,
            last_answered: None,
            acts_at: now,
            heard: now,
            over_since: None,
            expected: None,
            compared: false,
            greeted: false,
        }
    }

    /// Plays until the game is over or everybody is to go.
    pub async fn play(mut self) -> Left {
        let present = self.world.comes(&self.game);
        loop {
            if let Some(left) = self.leaves() {
                return left;
            }
            let seen = (self.view.seq > 0).then_some(self.view.seq);
            let Ok(mut line) = self.world.line(&self.game, self.guest.as_ref(), seen, self.by).await else {
                tokio::time::sleep(Duration::from_millis(self.luck.u64(20..150))).await;
                continue;
            };
            self.heard = Instant::now();
            self.greeted = false;
            if let Some(pending) = &mut self.pending {
                pending.sent = Instant::now();
                let frame = pending.frame.to_string();
                self.world.ledger.count(|counts| counts.resent += 1);
                if line.send(Message::text(frame)).await.is_err() {
                    continue;
                }
            }
            if let Some(left) = self.talk(&mut line, &present).await {
                let _ = tokio::time::timeout(Duration::from_millis(200), line.close(None)).await;
                return left;
            }
            if !self.greeted {
                // A relay takes lines while the server behind it is down.
                tokio::time::sleep(Duration::from_millis(self.luck.u64(20..150))).await;
            }
        }
    }

    /// Speaks on one line until it is cut; gives how it ended if there is nothing to come back for.
    async fn talk(&mut self, line: &mut Line, present: &Present) -> Option<Left> {
        let mut ticks = tokio::time::interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let out = tokio::select! {
                frame = line.next() => match frame {
                    Some(Ok(Message::Text(text))) => self.hear(&text).await,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    Some(Ok(_)) => Vec::new(),
                },
                _ = ticks.tick() => {
                    if let Some(left) = self.leaves() {
                        return Some(left);
                    }
                    if self.signs_out() {
                        if self.sign_out(line).await {
                            return Some(Left::SignedOut);
                        }
                        return None;
                    }
                    if self.world.called() == Call::Rest && self.pending.is_none() && self.view.seq > 0 {
                        self.rest(present).await;
                    }
                    self.tick().into_iter().collect()
                }
            };
            for frame in out {
                if line.send(Message::text(frame.to_string())).await.is_err() {
                    return None;
                }
            }
        }
    }

    /// Whether this one leaves for good, in the middle of the game. Only where the clock soon ends it for the other one.
    fn signs_out(&mut self) -> bool {
        let soon = self.view.seconds().is_some_and(|seconds| seconds <= SOON);
        let idle = self.guest.is_some() && self.pending.is_none() && self.world.called() == Call::Play && Instant::now() >= self.acts_at;
        soon && idle && self.view.phase() == "playing" && self.luck.u16(0..1000) < 2
    }

    /// Signs out. Whether that was acknowledged; then the server has to cut the line.
    async fn sign_out(&mut self, line: &mut Line) -> bool {
        let Some(guest) = self.guest.clone() else { return false };
        let note = |how| {
            self.world.ledger.note(|notebook| {
                notebook.signed_out.insert(guest.cookie.clone(), how);
            });
        };
        note(SignOut::Asked);
        let answer = self.world.insist("/api/v1/sign-out", Some(&guest.cookie), Some(&json!({}))).await;
        if answer.is_none_or(|answer| answer.status != 200) {
            return false;
        }
        note(SignOut::Acknowledged);
        let cut = async {
            while let Some(Ok(frame)) = line.next().await
                && !frame.is_close()
            {}
        };
        if tokio::time::timeout(PATIENCE_OF_LINES, cut).await.is_err() {
            self.world.ledger.violated(format!("game {}: person {} signed out, and the line stays", self.game, guest.id));
        }
        true
    }

    /// Takes a frame up and gives what is to be sent.
    async fn hear(&mut self, text: &str) -> Vec<Value> {
        let Ok(frame) = serde_json::from_str::<Value>(text) else {
            self.world.ledger.violated(format!("game {}: a frame that is no JSON: {text}", self.game));
            return Vec::new();
        };
        match frame["type"].as_str() {
            Some("ping") => return vec![json!({"type": "pong", "n": frame["n"]})],
            Some("answer") => self.answered(&frame),
            Some("event") => {
                self.world.ledger.told(&self.game, &frame);
                return self.take(&frame).await;
            }
            Some("welcome" | "resumed") => {
                if !self.greeted && self.view.seq > 0 {
                    self.world.ledger.count(|counts| counts.resumed += 1);
                }
                self.greeted = true;
                self.seated(&frame);
                self.world.ledger.rated(&self.game, &frame["table"]);
                return self.take(&frame).await;
            }
            Some(_) | None => {}
        }
        Vec::new()
    }

    fn seated(&self, welcome: &Value) {
        let seq = welcome["table"]["seq"].as_u64().or_else(|| welcome["events"].as_array()?.last()?["table"]["seq"].as_u64());
        if let (Some(guest), Some(seat), Some(seq)) = (&self.guest, welcome["seat"].as_u64(), seq) {
            self.world.ledger.note(|notebook| notebook.games.entry(self.game.clone()).or_default().seated.push((guest.id.clone(), seq, seat)));
        }
    }

    async fn take(&mut self, frame: &Value) -> Vec<Value> {
        match self.view.take(frame) {
            Took::Nothing => Vec::new(),
            Took::Gap => vec![json!({"type": "sync"})],
            Took::Forward => {
                self.heard = Instant::now();
                self.compared = false;
                self.compare();
                // Some of the tables are fetched; those that wait to be compared come first.
                if self.expected.is_none() && self.luck.u8(0..100) < 30 {
                    self.fetch().await;
                }
                Vec::new()
            }
        }
    }

    /// Asks the server, by a way that loses nothing, what the table is.
    async fn fetch(&mut self) {
        let cookie = self.guest.as_ref().map(|guest| guest.cookie.as_str());
        let asked = http::get(self.world.server, &format!("/api/v1/games/{}", self.game), cookie).await;
        if let Ok(answer) = asked
            && answer.status == 200
        {
            self.expected = Some((answer.body, Instant::now()));
            self.compare();
        }
    }

    /// Sees whether this client is where the server is.
    async fn rest(&mut self, present: &Present) {
        if self.expected.is_none() && !self.compared {
            self.fetch().await;
        }
        if self.compared {
            present.rests();
        }
    }

    /// Holds the view against the server's table, once it is at the same event.
    fn compare(&mut self) {
        let Some((table, since)) = &self.expected else { return };
        let expected = table["seq"].as_u64().unwrap_or_default();
        if self.view.seq < expected {
            if since.elapsed().min(self.world.up_for()) > STUCK {
                self.world.ledger.violated(format!(
                    "game {}: a client stands at event {}, the server was at {expected} {} s ago",
                    self.game,
                    self.view.seq,
                    since.elapsed().as_secs()
                ));
                self.expected = None;
            }
            return;
        }
        if self.view.seq == expected {
            let differs = differences(&self.view.table, table);
            if differs.is_empty() {
                self.world.ledger.count(|counts| counts.equal += 1);
                self.compared = true;
            } else {
                self.world.ledger.violated(format!(
                    "game {}: at event {expected} a client and the server see different tables: {}",
                    self.game,
                    differs.join("; ")
                ));
            }
        }
        self.expected = None;
    }

    fn answered(&mut self, answer: &Value) {
        let (Some(id), Some(seq)) = (answer["id"].as_str(), answer["seq"].as_u64()) else { return };
        let of_pending = self.pending.as_ref().is_some_and(|pending| pending.id == id);
        if answer["ok"] == true {
            let sent = [&self.pending, &self.last_answered].into_iter().flatten().find(|sent| sent.id == id).map(|sent| sent.frame.clone());
            let moved = match sent {
                Some(frame) => frame["ply"].as_u64().zip(frame["move"].as_str().map(str::to_string)),
                None => self.world.ledger.answer_to(&self.game, id).and_then(|before| before.moved),
            };
            self.world.ledger.acknowledged(&self.game, id, &Acknowledged { seq, moved });
        } else if matches!(answer["error"]["key"].as_str(), Some("live-not-stored" | "live-closing")) {
            // It may be sent again.
            return;
        } else if self.world.ledger.answer_to(&self.game, id).is_some() {
            self.world.ledger.note(|notebook| {
                notebook.games.entry(self.game.clone()).or_default().denied.entry(id.to_string()).or_insert(seq);
            });
        } else if of_pending {
            self.world.ledger.count(|counts| counts.refused += 1);
        }
        if of_pending {
            self.last_answered = self.pending.take();
            self.acts_at = Instant::now() + self.thought();
        }
    }

    fn thought(&mut self) -> Duration {
        let most = u64::try_from(self.world.thinking.as_millis()).unwrap_or(u64::MAX).max(1);
        // Now and then somebody dreams: with a short clock the time runs out.
        let dream = if self.luck.u8(0..100) == 0 { 4000 } else { 0 };
        Duration::from_millis(self.luck.u64(0..=most) + dream)
    }

    /// What is to be sent now, if anything.
    fn tick(&mut self) -> Option<Value> {
        self.compare();
        if let Some(pending) = &mut self.pending {
            if pending.sent.elapsed() < PATIENCE {
                return None;
            }
            pending.sent = Instant::now();
            self.world.ledger.count(|counts| counts.resent += 1);
            return Some(pending.frame.clone());
        }
        if self.heard.elapsed() > DOUBT {
            self.heard = Instant::now();
            return Some(json!({"type": "sync"}));
        }
        if self.guest.is_none() || self.view.seq == 0 || Instant::now() < self.acts_at {
            return None;
        }
        match self.world.called() {
            Call::Play => {}
            Call::Rest | Call::Go => return None,
        }
        if self.luck.u8(0..100) < 6
            && let Some(answered) = &self.last_answered
        {
            self.acts_at = Instant::now() + Duration::from_millis(60);
            return Some(answered.frame.clone());
        }
        let mut frame = self.wish()?;
        let id = self.world.command_id();
        frame["type"] = json!("command");
        frame["id"] = json!(id);
        frame["ply"] = json!(self.view.ply());
        self.pending = Some(Pending { id, frame: frame.clone(), sent: Instant::now() });
        Some(frame)
    }

    /// What this client would do, of what it may.
    fn wish(&mut self) -> Option<Value> {
        let chance = self.luck.u16(0..1000);
        let may = |deed| self.view.may(deed);
        if may("accept-draw") {
            return Some(json!({"do": if chance < 150 { "accept-draw" } else { "decline-draw" }}));
        }
        if may("return") {
            return Some(json!({"do": "return"}));
        }
        if may("offer-rematch") {
            return Some(json!({"do": if chance < 600 { "offer-rematch" } else { "decline-rematch" }}));
        }
        if may("hide") {
            return Some(json!({"do": "hide", "count": 1 + chance % 2}));
        }
        if may("guess") {
            return Some(json!({"do": "guess", "parity": if chance < 500 { "odd" } else { "even" }}));
        }
        if may("choose-side") {
            return Some(json!({"do": "choose-side", "side": if chance < 500 { "first" } else { "second" }}));
        }
        if may("arrange") {
            return match self.view.share() {
                Ok(share) => Some(json!({"do": "arrange", "pits": self.laid_out(&share)})),
                Err(error) => self.makes_no_game(&error),
            };
        }
        // Whoever breaks ranked games off is soon let into none.
        if may("abort") && chance < 40 && !self.view.is_ranked() {
            return Some(json!({"do": "abort"}));
        }
        if may("offer-draw") && chance < 6 {
            return Some(json!({"do": "offer-draw"}));
        }
        if may("resign") && chance < if self.view.seats() > 2 { 40 } else { 8 } {
            return Some(json!({"do": "resign"}));
        }
        if may("move") {
            return match self.view.legal() {
                // The answer to the pie rule is one move among many, and the one that is to be tried.
                Ok(legal) if legal.iter().any(|token| token == "swap") && chance < 500 => Some(json!({"do": "move", "move": "swap"})),
                Ok(legal) => self.luck.choice(legal).map(|token| json!({"do": "move", "move": token})),
                Err(error) => self.makes_no_game(&error),
            };
        }
        None
    }

    /// Says that what was told makes no game, and does nothing more in it.
    fn makes_no_game(&mut self, error: &str) -> Option<Value> {
        self.world.ledger.violated(format!("game {}: what a client was told makes no game: {error}", self.game));
        self.acts_at = Instant::now() + Duration::from_hours(1);
        None
    }

    /// A share of the seeds, at random.
    fn laid_out(&mut self, share: &Share) -> Vec<u32> {
        let mut pits = vec![u32::from(share.least); share.pits.len()];
        for _ in pits.iter().sum()..share.seeds {
            let pit = self.luck.usize(0..pits.len());
            pits[pit] += 1;
        }
        pits
    }

    /// Whether there is nothing more to do here.
    fn leaves(&mut self) -> Option<Left> {
        match self.world.called() {
            Call::Go => return Some(Left::Called),
            Call::Rest => return None,
            Call::Play => {}
        }
        if self.view.phase() != "over" || self.pending.is_some() {
            return None;
        }
        if let Some(next) = self.view.table["next"].as_str() {
            return Some(Left::For(next.to_string()));
        }
        let since = *self.over_since.get_or_insert_with(Instant::now);
        let undecided = self.view.may("offer-rematch") || self.view.table["rematch"].as_array().is_some_and(|offers| !offers.is_empty());
        (!undecided || since.elapsed() > REMATCH_WAIT).then_some(Left::Over)
    }
}
