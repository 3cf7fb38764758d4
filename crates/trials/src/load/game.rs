//! One game under load: both players' lines in one task, a sowing at each beat.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bija_rules::Game;
use bija_wire::{GameRequest, Json};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;
use tokio_tungstenite::tungstenite::Message;

use super::figures::Tally;
use crate::world::{Guest, Line, World};

/// An answer that has not come after so long is lost.
const LOST: Duration = Duration::from_secs(20);

/// What came of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Outcome {
    /// Acknowledged sowings by game.
    pub(super) acknowledged: BTreeMap<String, u64>,
    /// Beats at which the sowing before was not answered yet.
    pub(super) late: u64,
    /// What must not be and was.
    pub(super) wrong: Vec<String>,
}

/// The pace of all games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Pace {
    /// Nothing is played.
    Still,
    /// A sowing every so often.
    Every(Duration),
    /// The end.
    End,
}

/// A game with both lines open.
pub(super) struct Pair {
    world: Arc<World>,
    tally: Arc<Tally>,
    /// Which.
    pub(super) game: String,
    guests: [Guest; 2],
    lines: [Line; 2],
    seen: [u64; 2],
    seats: [u64; 2],
    board: Game,
    asked: Option<(String, usize, Instant)>,
    outcome: Outcome,
}

impl std::fmt::Debug for Pair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pair").field("game", &self.game).finish_non_exhaustive()
    }
}

/// Opens a table and sits the other one down.
///
/// # Errors
/// If the server refuses it.
pub(super) async fn open(world: &World, guests: &[Guest; 2], seconds: u16) -> Result<String, String> {
    let body = json!({"kind": "friend", "ruleset": "oware", "settings": {"clock": seconds, "first": "random"}});
    let opened = crate::http::post(world.server, "/api/v1/tables", Some(&guests[0].cookie), &body).await.map_err(|error| format!("a table: {error}"))?;
    let (Some(game), Some(invite)) = (opened.body["game"].as_str(), opened.body["invite"].as_str()) else {
        return Err(format!("a table is refused: {opened:?}"));
    };
    let path = format!("/api/v1/invites/{}/seat", invite.rsplit('/').next().unwrap_or_default());
    let sat = crate::http::post(world.server, &path, Some(&guests[1].cookie), &json!({})).await.map_err(|error| format!("a seat: {error}"))?;
    if sat.status == 200 { Ok(game.to_string()) } else { Err(format!("a seat is refused: {sat:?}")) }
}

impl Pair {
    /// Opens both lines of a game that has begun.
    ///
    /// # Errors
    /// If they do not come about.
    pub(super) async fn sit(world: &Arc<World>, tally: &Arc<Tally>, game: &str, guests: [Guest; 2]) -> Result<Pair, String> {
        let (first, one) = welcomed(world, game, &guests[0]).await?;
        let (second, other) = welcomed(world, game, &guests[1]).await?;
        let seat = |welcome: &Value| welcome["seat"].as_u64().unwrap_or(u64::MAX);
        let seq = |welcome: &Value| welcome["table"]["seq"].as_u64().unwrap_or_default();
        let board = board(&other["table"]["game"])?;
        Ok(Pair {
            world: Arc::clone(world),
            tally: Arc::clone(tally),
            game: game.to_string(),
            guests,
            lines: [first, second],
            seen: [seq(&one), seq(&other)],
            seats: [seat(&one), seat(&other)],
            board,
            asked: None,
            outcome: Outcome::default(),
        })
    }

    /// Plays at the pace that is told until the end.
    pub(super) async fn play(mut self, mut pace: watch::Receiver<Pace>, seconds: u16) -> Outcome {
        loop {
            let now = *pace.borrow_and_update();
            let every = match now {
                Pace::End => return self.outcome,
                Pace::Still => Duration::from_hours(1),
                Pace::Every(every) => every,
            };
            // Games do not beat together.
            let first = tokio::time::Instant::now() + every.mul_f64(fastrand::f64());
            let mut beats = tokio::time::interval_at(first, every);
            beats.set_missed_tick_behavior(MissedTickBehavior::Skip);
            loop {
                let [one, other] = &mut self.lines;
                let done = tokio::select! {
                    changed = pace.changed() => {
                        if changed.is_err() {
                            return self.outcome;
                        }
                        break;
                    }
                    frame = one.next() => self.hear(0, frame).await,
                    frame = other.next() => self.hear(1, frame).await,
                    _ = beats.tick() => self.beat(seconds).await,
                };
                if let Err(wrong) = done {
                    self.outcome.wrong.push(format!("game {}: {wrong}", self.game));
                    return self.outcome;
                }
            }
        }
    }

    async fn beat(&mut self, seconds: u16) -> Result<(), String> {
        if let Some((id, _, since)) = &self.asked {
            self.outcome.late += 1;
            return if since.elapsed() > LOST { Err(format!("command {id} is not answered after {} s", LOST.as_secs())) } else { Ok(()) };
        }
        let legal: Vec<_> = self.board.legal().collect();
        let Some(mv) = fastrand::choice(legal) else { return self.play_again(seconds).await };
        let mover = self.board.position().to_move().map_or(u64::MAX, |seat| seat.index() as u64);
        let line = self.seats.iter().position(|seat| *seat == mover).ok_or("nobody has the seat to move")?;
        let token = self.board.rules().move_token(self.board.position(), mv);
        let id = self.world.command_id();
        let frame = json!({"type": "command", "id": id, "ply": self.board.plies().len(), "do": "move", "move": token});
        self.board.play(mv, &mut ()).map_err(|error| error.to_string())?;
        self.asked = Some((id, line, Instant::now()));
        self.lines[line].send(Message::text(frame.to_string())).await.map_err(|error| error.to_string())
    }

    async fn hear(&mut self, line: usize, frame: Option<Result<Message, tokio_tungstenite::tungstenite::Error>>) -> Result<(), String> {
        let text = match frame {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err("a line was cut".to_string()),
            Some(Ok(_)) => return Ok(()),
        };
        // What is measured comes first.
        let now = Instant::now();
        let frame: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        match frame["type"].as_str() {
            Some("answer") => self.answered(line, &frame, now),
            Some("event") => {
                let seq = frame["seq"].as_u64().unwrap_or_default();
                let before = std::mem::replace(&mut self.seen[line], seq);
                if seq == before + 1 { Ok(()) } else { Err(format!("event {seq} came after event {before}")) }
            }
            Some("ping") => self.lines[line].send(Message::text(json!({"type": "pong", "n": frame["n"]}).to_string())).await.map_err(|error| error.to_string()),
            Some("bye") => Err(format!("the server ended a line: {text}")),
            Some(_) | None => Ok(()),
        }
    }

    fn answered(&mut self, line: usize, answer: &Value, now: Instant) -> Result<(), String> {
        let Some((id, by, since)) = self.asked.take() else { return Err(format!("an answer to nothing: {answer}")) };
        if answer["ok"] != true || answer["id"] != id.as_str() || by != line {
            return Err(format!("the sowing {id} is answered by {answer}"));
        }
        self.tally.add(now - since);
        *self.outcome.acknowledged.entry(self.game.clone()).or_default() += 1;
        Ok(())
    }

    /// The game is over: the same two sit down at another.
    async fn play_again(&mut self, seconds: u16) -> Result<(), String> {
        let game = open(&self.world, &self.guests, seconds).await?;
        let outcome = std::mem::take(&mut self.outcome);
        let next = Pair::sit(&self.world, &self.tally, &game, self.guests.clone()).await?;
        *self = Pair { outcome, ..next };
        Ok(())
    }
}

async fn welcomed(world: &World, game: &str, guest: &Guest) -> Result<(Line, Value), String> {
    let mut line = world.line(game, Some(guest), None, world.server).await.map_err(|()| format!("a line to game {game} does not open"))?;
    loop {
        match tokio::time::timeout(LOST, line.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => {
                let frame: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
                if frame["type"] == "welcome" {
                    return Ok((line, frame));
                }
            }
            Ok(Some(Ok(_))) => {}
            other => return Err(format!("no welcome to game {game}: {other:?}")),
        }
    }
}

fn board(game: &Value) -> Result<Game, String> {
    let text = game.to_string();
    let json = Json::read(text.as_bytes()).map_err(|error| format!("{error:?}: {text}"))?;
    GameRequest::from_json(&json).and_then(|request| request.open()).map(|opened| opened.game).map_err(|error| format!("{error}: {text}"))
}
