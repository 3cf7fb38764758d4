//! What all clients of a trial share.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::http::{self, Answer};
use crate::ledger::Ledger;

/// How long a line may take to open.
const LONGEST_OPENING: Duration = Duration::from_secs(10);

/// A line to a game.
pub type Line = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What the clients are asked to do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// Play.
    Play,
    /// Do nothing new, and come to rest: have everything answered and see what the server sees.
    Rest,
    /// Go.
    Go,
}

/// The shared things.
#[derive(Debug)]
pub struct World {
    /// Where the server is.
    pub server: SocketAddr,
    /// The relay through which lines of a bad network go.
    pub relay: SocketAddr,
    /// Where everything is written down.
    pub ledger: Ledger,
    /// What is to be done.
    pub call: watch::Sender<Call>,
    /// Since when the server answers; nothing while it is down.
    pub up: watch::Sender<Option<Instant>>,
    /// How long clients think at most.
    pub thinking: Duration,
    ids: AtomicU64,
    /// Games that were begun, by which the kinds of tables take turns.
    turns: AtomicUsize,
    /// Clients that are at a game, and whether they have come to rest.
    present: Mutex<HashMap<u64, (String, bool)>>,
}

/// A client that is at a game, as long as this lives.
#[derive(Debug)]
pub struct Present {
    world: Arc<World>,
    number: u64,
}

impl Present {
    /// Says that the client has everything answered and sees what the server sees.
    pub fn rests(&self) {
        if let Some((_, rests)) = self.world.present().get_mut(&self.number) {
            *rests = true;
        }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.world.present().remove(&self.number);
    }
}

/// Somebody who plays: a guest, or a player with an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The person's id.
    pub id: String,
    /// What lets them in.
    pub cookie: String,
}

impl World {
    /// A world in which nothing has been told yet.
    pub fn new(server: SocketAddr, relay: SocketAddr, thinking: Duration) -> World {
        World {
            server,
            relay,
            ledger: Ledger::default(),
            call: watch::Sender::new(Call::Play),
            up: watch::Sender::new(None),
            thinking,
            ids: AtomicU64::new(0),
            turns: AtomicUsize::new(0),
            present: Mutex::default(),
        }
    }

    fn present(&self) -> MutexGuard<'_, HashMap<u64, (String, bool)>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A client comes to a game.
    pub fn comes(self: &Arc<World>, game: &str) -> Present {
        let number = self.ids.fetch_add(1, Ordering::Relaxed);
        self.present().insert(number, (game.to_string(), false));
        Present { world: Arc::clone(self), number }
    }

    /// The games at which somebody has not come to rest.
    pub fn restless(&self) -> Vec<String> {
        self.present().values().filter(|(_, rests)| !rests).map(|(game, _)| game.clone()).collect()
    }

    /// The id of a command, never given twice, and always as long as any other, so that it can be found in whatever holds it.
    pub fn command_id(&self) -> String {
        format!("trial-{:010}", self.ids.fetch_add(1, Ordering::Relaxed))
    }

    /// The number of the next table, by which its kind is chosen.
    pub fn turn(&self) -> usize {
        self.turns.fetch_add(1, Ordering::Relaxed)
    }

    /// What is to be done now.
    pub fn called(&self) -> Call {
        *self.call.borrow()
    }

    /// How long the server has been answering.
    pub fn up_for(&self) -> Duration {
        self.up.borrow().map_or(Duration::ZERO, |since| since.elapsed())
    }

    /// A request that is made again until the server answers; nothing once everybody is to go.
    pub async fn insist(&self, path: &str, cookie: Option<&str>, body: Option<&Value>) -> Option<Answer> {
        loop {
            let asked = match body {
                Some(body) => http::post(self.server, path, cookie, body).await,
                None => http::get(self.server, path, cookie).await,
            };
            match asked {
                Ok(answer) if answer.status < 500 && answer.status != 429 => return Some(answer),
                Ok(_) | Err(_) if self.called() == Call::Go => return None,
                Ok(_) | Err(_) => tokio::time::sleep(Duration::from_millis(60)).await,
            }
        }
    }

    /// Makes a guest. One whose answer was lost is one more who never plays.
    pub async fn guest(&self, name: &str) -> Option<Guest> {
        let answer = self.insist("/api/v1/guest", None, Some(&json!({"name": name}))).await?;
        let (Some(id), Some(cookie)) = (answer.body["person"]["id"].as_str(), answer.cookie.clone()) else {
            self.ledger.violated(format!("a guest is refused: {answer:?}"));
            return None;
        };
        let guest = Guest { id: id.to_string(), cookie };
        self.ledger.note(|notebook| {
            notebook.people.insert(guest.cookie.clone(), guest.id.clone());
        });
        Some(guest)
    }

    /// Opens a line to a game, by the relay or straight.
    ///
    /// # Errors
    /// If it does not come about.
    pub async fn line(&self, game: &str, guest: Option<&Guest>, seen: Option<u64>, by: SocketAddr) -> Result<Line, ()> {
        let seen = seen.map(|seen| format!("&seen={seen}")).unwrap_or_default();
        self.open(&format!("/api/v1/games/{game}/socket?protocol=1{seen}"), guest, by).await
    }

    /// Opens any socket of the server, by the relay or straight.
    ///
    /// # Errors
    /// If it does not come about.
    pub async fn open(&self, path: &str, guest: Option<&Guest>, by: SocketAddr) -> Result<Line, ()> {
        let mut request = format!("ws://{by}{path}").into_client_request().map_err(|_| ())?;
        let headers = request.headers_mut();
        headers.insert("origin", format!("http://{}", self.server).parse().map_err(|_| ())?);
        headers.insert("host", self.server.to_string().parse().map_err(|_| ())?);
        if let Some(guest) = guest {
            headers.insert("cookie", guest.cookie.parse().map_err(|_| ())?);
        }
        match tokio::time::timeout(LONGEST_OPENING, tokio_tungstenite::connect_async(request)).await {
            Ok(Ok((line, _))) => Ok(line),
            Ok(Err(_)) | Err(_) => Err(()),
        }
    }
}
