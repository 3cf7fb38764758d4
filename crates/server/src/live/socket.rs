//! A socket of a live game: one task that reads, answers, and passes on what happens.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use bija_store::{GameId, PersonId};
use bija_wire::{Line, ToJson};
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

use super::audience::LineId;
use super::frame::{self, Answer, Bye};
use super::games::Live;
use super::lag::Lag;
use super::message::{Ask, Message, Misread, read};
use super::readers::Entered;
use super::trouble::Failure;
use crate::config::Limit;

/// How often a line is measured.
const PING_EVERY: Duration = Duration::from_secs(10);
/// A line on which nothing is heard for so long is dead: clients answer every ping.
const LONGEST_SILENCE: Duration = Duration::from_secs(45);
/// How long a client may refuse to take a frame.
const LONGEST_WRITE: Duration = Duration::from_secs(10);
/// Frames that are no messages before the line is cut.
const MOST_MISREAD: u32 = 8;
/// Seconds' worth of frames that may come at once.
const BURST_SECONDS: f64 = 3.0;
/// Buffers for reading and writing, sized for a frame: most lines are silent most of the time.
const BUFFER: usize = 4096;
/// What may wait to be written before the line counts as cut.
const MOST_UNWRITTEN: usize = 256 * 1024;

/// Sets the limits of a socket that is about to open.
pub(crate) fn limited(upgrade: WebSocketUpgrade, frame_bytes: usize) -> WebSocketUpgrade {
    upgrade.max_message_size(frame_bytes).max_frame_size(frame_bytes).read_buffer_size(BUFFER).write_buffer_size(BUFFER).max_write_buffer_size(MOST_UNWRITTEN)
}

/// Who sits at the other end.
pub(crate) struct Reader<G> {
    /// The person, if it is known.
    pub(crate) person: Option<PersonId>,
    /// The last event that they have.
    pub(crate) seen: Option<u64>,
    /// How many frames may come.
    pub(crate) frames_per_second: Limit,
    /// Counts a command; says no if there were too many.
    pub(crate) gate: G,
}

/// Speaks with a client until the line is gone, or `let_in_no_more` is ready.
pub(crate) async fn serve<G>(mut socket: WebSocket, live: Live, id: GameId, reader: Reader<G>, let_in_no_more: impl Future<Output = ()>)
where
    G: Fn() -> Result<(), Line> + Sync,
{
    let Ok(game) = live.game(id).await else { return close(&mut socket, Bye::Restart).await };
    let Ok(Entered { line, frames, first }) = game.enter(&live, reader.person, reader.seen).await else {
        return close(&mut socket, Bye::Restart).await;
    };
    let allowance = Allowance::full(reader.frames_per_second);
    let mut talk = Talk { socket, live: &live, id, reader: &reader, line, lag: Lag::default(), heard: Instant::now(), misread: 0, allowance };
    let end = tokio::select! {
        end = talk.go_on(first, frames) => end,
        () = let_in_no_more => None,
    };
    game.leave(&live, line).await;
    if let Some(bye) = end {
        close(&mut talk.socket, bye).await;
    }
}

/// Says why the line ends, and ends it.
async fn close(socket: &mut WebSocket, bye: Bye) {
    let parting = async {
        // Whoever is gone needs no farewell.
        let _ = socket.send(Frame::Text(frame::bye(bye))).await;
        let _ = socket.send(Frame::Close(Some(CloseFrame { code: bye.code(), reason: Utf8Bytes::default() }))).await;
    };
    let _ = tokio::time::timeout(LONGEST_WRITE, parting).await;
}

struct Talk<'a, G> {
    socket: WebSocket,
    live: &'a Live,
    id: GameId,
    reader: &'a Reader<G>,
    line: LineId,
    lag: Lag,
    heard: Instant,
    misread: u32,
    allowance: Allowance,
}

/// Whether to go on; else why not, or nothing if the other end is gone.
type Next = ControlFlow<Option<Bye>>;

impl<G: Fn() -> Result<(), Line> + Sync> Talk<'_, G> {
    async fn go_on(&mut self, first: Utf8Bytes, mut frames: tokio::sync::mpsc::Receiver<Utf8Bytes>) -> Option<Bye> {
        let mut closing = self.live.closing();
        let mut ticks = tokio::time::interval(PING_EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut next = self.send(first).await;
        while next.is_continue() {
            next = tokio::select! {
                biased;
                () = closes(&mut closing) => Next::Break(Some(Bye::Restart)),
                frame = frames.recv() => match frame {
                    Some(frame) => self.send(frame).await,
                    None => Next::Break(Some(Bye::Slow)),
                },
                _ = ticks.tick() => self.ping().await,
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => self.hear(message).await,
                    Some(Err(error)) => Next::Break(is_too_large(&error).then_some(Bye::Protocol)),
                    None => Next::Break(None),
                },
            };
        }
        next.break_value().flatten()
    }

    async fn send(&mut self, frame: Utf8Bytes) -> Next {
        match tokio::time::timeout(LONGEST_WRITE, self.socket.send(Frame::Text(frame))).await {
            Ok(Ok(())) => Next::Continue(()),
            Ok(Err(_)) | Err(_) => Next::Break(None),
        }
    }

    async fn ping(&mut self) -> Next {
        let now = Instant::now();
        if now.duration_since(self.heard) > LONGEST_SILENCE {
            return Next::Break(None);
        }
        let number = self.lag.ping(now);
        self.send(frame::ping(number)).await
    }

    async fn hear(&mut self, message: Frame) -> Next {
        let now = Instant::now();
        self.heard = now;
        if !self.allowance.take(now) {
            return Next::Break(Some(Bye::Flood));
        }
        match message {
            Frame::Text(text) => match read(text.as_bytes()) {
                Ok(Message::Command(ask)) => self.command(ask).await,
                Ok(Message::Pong(number)) => {
                    self.lag.pong(number, now);
                    Next::Continue(())
                }
                Ok(Message::Sync) => self.welcome().await,
                Err(misread) => self.misread(misread).await,
            },
            Frame::Binary(_) => Next::Break(Some(Bye::Protocol)),
            Frame::Ping(_) | Frame::Pong(_) => Next::Continue(()),
            Frame::Close(_) => Next::Break(None),
        }
    }

    async fn misread(&mut self, misread: Misread) -> Next {
        self.misread += 1;
        if self.misread > MOST_MISREAD {
            return Next::Break(Some(Bye::Protocol));
        }
        let id = misread.id.clone();
        self.answer(id, Err(Failure::Misread(misread))).await
    }

    async fn command(&mut self, ask: Ask) -> Next {
        let id = Some(ask.id.clone());
        let done = match (self.reader.person, (self.reader.gate)()) {
            (Some(person), Ok(())) => self.live.ask(self.id, person, ask, self.lag.grace()).await,
            (Some(_), Err(line)) => Err(Failure::TooQuick(line)),
            (None, Ok(()) | Err(_)) => Err(Failure::Nobody),
        };
        let stale = done.as_ref().is_err_and(Failure::is_stale);
        let next = self.answer(id, done).await;
        if stale && next.is_continue() { self.welcome().await } else { next }
    }

    async fn answer(&mut self, id: Option<String>, done: Result<u64, Failure>) -> Next {
        let answer = answer(self.live, self.id, id, done).await;
        self.send(answer.to_json().into()).await
    }

    async fn welcome(&mut self) -> Next {
        let whole = self.live.welcome(self.id, self.line).await;
        match whole {
            Ok(frame) => self.send(frame).await,
            Err(_) => Next::Break(Some(Bye::Restart)),
        }
    }
}

/// Ready when the server ends.
pub(crate) async fn closes(closing: &mut watch::Receiver<bool>) {
    // The sender lives as long as the games.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// What a command came to, as it is told.
pub(crate) async fn answer(live: &Live, game: GameId, id: Option<String>, done: Result<u64, Failure>) -> Answer {
    match done {
        Ok(seq) => Answer { id, error: None, seq },
        Err(failure) => Answer { id, error: Some(failure.line()), seq: live.seq(game).await },
    }
}

fn is_too_large(error: &axum::Error) -> bool {
    let mut source: Option<&dyn std::error::Error> = Some(error);
    while let Some(error) = source {
        if error.to_string().contains("too long") || error.to_string().contains("too large") {
            return true;
        }
        source = error.source();
    }
    false
}

/// How many more frames somebody may send.
#[derive(Debug)]
struct Allowance {
    /// None without a limit.
    each_second: Option<f64>,
    left: f64,
    at: Instant,
}

impl Allowance {
    fn full(limit: Limit) -> Allowance {
        let each_second = limit.number().map(|number| f64::from(number.get()));
        Allowance { each_second, left: each_second.unwrap_or_default() * BURST_SECONDS, at: Instant::now() }
    }

    /// Takes one, if there is one.
    fn take(&mut self, now: Instant) -> bool {
        let Some(each_second) = self.each_second else { return true };
        let grown = self.left + now.duration_since(self.at).as_secs_f64() * each_second;
        self.left = grown.min(each_second * BURST_SECONDS);
        self.at = now;
        let may = self.left >= 1.0;
        if may {
            self.left -= 1.0;
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn talk_is_allowed_and_a_flood_is_not() {
        let mut allowance = Allowance::full(Limit::of(20));
        let begun = allowance.at;
        let taken = |allowance: &mut Allowance, at: Duration, times: usize| (0..times).filter(|_| allowance.take(begun + at)).count();
        assert_eq!(taken(&mut allowance, Duration::ZERO, 100), 60);
        assert_eq!(taken(&mut allowance, Duration::from_secs(1), 100), 20);
        assert_eq!(taken(&mut allowance, Duration::from_mins(1), 100), 60);
        assert_eq!(taken(&mut Allowance::full(Limit::LIFTED), Duration::ZERO, 1000), 1000);
    }
}
