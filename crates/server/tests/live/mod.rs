//! A server on a port of this machine, and clients that speak with it.

use std::net::SocketAddr;
use std::time::Duration;

use bija_room::{Absence, Account, Actor, Begin, Clock, Command, First, Join, Occupant, PersonId, Rating, Rotate, Settings, Spec};
use bija_server::config::{Limit, Limits};
use bija_server::live::{Order, of_a_game};
use bija_server::{App, Config, ServeError, bind};
use bija_store::{GameId, OpenError, Way};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A running server, on threads of its own.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) app: App,
    folder: TempDir,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
    runtime: Threads,
}

/// Threads that end when this is dropped, whatever runs on them.
struct Threads(Option<Runtime>);

impl Drop for Threads {
    fn drop(&mut self) {
        self.0.take().into_iter().for_each(Runtime::shutdown_background);
    }
}

impl Server {
    /// Without limits of how often: tests are quick.
    pub(crate) async fn new() -> Server {
        let lifted = Limit::LIFTED;
        let limits =
            Limits { guests_per_minute: lifted, sockets_per_minute: lifted, changes_per_minute: lifted, frames_per_second: lifted, ..Limits::default() };
        Server::on(tempfile::tempdir().unwrap(), limits).await
    }

    /// Serves what is kept in a folder, once nobody else does.
    pub(crate) async fn on(folder: TempDir, limits: Limits) -> Server {
        let config = Config { bind: ([127, 0, 0, 1], 0).into(), data_dir: folder.path().to_path_buf(), limits, ..Config::default() };
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let listening = runtime.spawn(async move {
            loop {
                match bind(&config).await {
                    Ok(listening) => return listening,
                    Err(ServeError::Data(OpenError::Held { .. })) => tokio::time::sleep(Duration::from_millis(20)).await,
                    Err(error) => panic!("{error}"),
                }
            }
        });
        let listening = tokio::time::timeout(Duration::from_mins(1), listening).await.unwrap().unwrap();
        let (address, app) = (listening.address(), listening.app().clone());
        let (stop, stopped) = oneshot::channel();
        let running = runtime.spawn(async move {
            let shutdown = async {
                // Dropping the sender stops the server as well.
                let _ = stopped.await;
            };
            listening.run(shutdown).await.unwrap();
        });
        Server { address, app, folder, stop, running, runtime: Threads(Some(runtime)) }
    }

    /// Stops as after a signal. The folder stays.
    pub(crate) async fn stop(self) -> TempDir {
        self.stop.send(()).unwrap();
        self.running.await.unwrap();
        self.folder
    }

    /// Stops in the middle of whatever it does.
    pub(crate) fn kill(self) -> TempDir {
        drop(self.runtime);
        self.folder
    }

    async fn http(&self, method: &str, path: &str, cookie: Option<&str>, body: &str) -> (u16, String, Value) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {0}\r\norigin: http://{0}\r\n{cookie}content-type: application/json\r\ncontent-length: {1}\r\nconnection: close\r\n\r\n",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        stream.write_all(body.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head.to_string(), serde_json::from_str(body).unwrap_or(Value::Null))
    }

    pub(crate) async fn get(&self, path: &str, cookie: Option<&str>) -> (u16, Value) {
        let (status, _, body) = self.http("GET", path, cookie, "").await;
        (status, body)
    }

    pub(crate) async fn post(&self, path: &str, cookie: Option<&str>, body: &Value) -> (u16, Value) {
        let (status, _, body) = self.http("POST", path, cookie, &body.to_string()).await;
        (status, body)
    }

    /// A guest, without a line yet.
    pub(crate) async fn guest(&self, name: &str) -> Player {
        let (status, head, body) = self.http("POST", "/api/v1/guest", None, &json!({"name": name}).to_string()).await;
        assert_eq!(status, 201, "{body}");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap().split(';').next().unwrap().to_string();
        let (_, me) = self.get("/api/v1/me", Some(&cookie)).await;
        let id = me["person"]["id"].as_str().unwrap().parse().unwrap();
        Player { name: name.to_string(), cookie, id: Some(id), ..Server::nobody() }
    }

    /// Somebody without a cookie.
    pub(crate) fn nobody() -> Player {
        Player { name: String::new(), cookie: String::new(), id: None, line: None, table: Value::Null, events: Vec::new(), told: Vec::new() }
    }

    /// A line of somebody without a cookie.
    pub(crate) async fn watch(&self, game: &GameId) -> Player {
        let mut watcher = Server::nobody();
        watcher.open(self, game, None).await;
        watcher
    }

    /// The answer to an upgrade that is refused.
    pub(crate) async fn upgrade_refused(&self, path: &str, origin: &str) -> (u16, Value) {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        let origin = if origin.is_empty() { format!("http://{}", self.address) } else { origin.to_string() };
        request.headers_mut().insert("origin", origin.parse().unwrap());
        match connect_async(request).await {
            Err(Error::Http(answer)) => {
                let body = answer.body().as_ref().and_then(|body| serde_json::from_slice(body).ok());
                (answer.status().as_u16(), body.unwrap_or(Value::Null))
            }
            other => panic!("{other:?}"),
        }
    }
}

/// Somebody with a cookie, and perhaps a line to a game.
pub(crate) struct Player {
    pub(crate) name: String,
    pub(crate) cookie: String,
    pub(crate) id: Option<PersonId>,
    line: Option<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    /// The table as it is told, the game kept up as a client keeps it.
    pub(crate) table: Value,
    pub(crate) events: Vec<Value>,
    told: Vec<String>,
}

impl Player {
    /// Opens a line without reading from it.
    pub(crate) async fn connect(&mut self, server: &Server, game: &GameId, seen: Option<u64>) {
        let seen = seen.map(|seen| format!("&seen={seen}")).unwrap_or_default();
        let mut request = format!("ws://{}/api/v1/games/{game}/socket?protocol=1{seen}", server.address).into_client_request().unwrap();
        request.headers_mut().insert("origin", format!("http://{}", server.address).parse().unwrap());
        if !self.cookie.is_empty() {
            request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        }
        self.line = Some(connect_async(request).await.unwrap().0);
    }

    /// Opens a line and takes up the first frame.
    pub(crate) async fn open(&mut self, server: &Server, game: &GameId, seen: Option<u64>) -> Value {
        self.connect(server, game, seen).await;
        let first = self.next().await.unwrap();
        self.take(&first);
        first
    }

    /// Lets the line go and opens another.
    pub(crate) async fn open_again(&mut self, server: &Server, game: &GameId, seen: Option<u64>) -> Value {
        self.line = None;
        self.open(server, game, seen).await
    }

    /// One more line of the same person.
    pub(crate) async fn another_line(&self, server: &Server, game: &GameId) -> Player {
        let mut other = Player { name: self.name.clone(), cookie: self.cookie.clone(), id: self.id, ..Server::nobody() };
        other.open(server, game, None).await;
        other
    }

    pub(crate) async fn say(&mut self, text: &str) -> Result<(), Error> {
        self.line.as_mut().unwrap().send(Message::text(text)).await
    }

    pub(crate) async fn say_bytes(&mut self, bytes: Vec<u8>) {
        self.line.as_mut().unwrap().send(Message::binary(bytes)).await.unwrap();
    }

    /// The next frame; pings are answered and not given.
    async fn next(&mut self) -> Option<Value> {
        loop {
            match self.line.as_mut().unwrap().next().await {
                Some(Ok(Message::Text(text))) => {
                    let frame: Value = serde_json::from_str(&text).unwrap();
                    if frame["type"] == "ping" {
                        // The server may have gone meanwhile.
                        let _ = self.say(&json!({"type": "pong", "n": frame["n"]}).to_string()).await;
                        continue;
                    }
                    self.told.push(text.to_string());
                    return Some(frame);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next frame that is about the game itself.
    pub(crate) async fn next_told(&mut self) -> Value {
        loop {
            let frame = self.next().await.expect("the line is there");
            if frame["type"] != "presence" {
                return frame;
            }
        }
    }

    /// Keeps the table up as a client does.
    fn take(&mut self, frame: &Value) {
        match frame["type"].as_str().unwrap() {
            "welcome" => self.table = frame["table"].clone(),
            "resumed" => frame["events"].as_array().unwrap().iter().for_each(|event| self.happened(event)),
            "event" => self.happened(frame),
            _ => {}
        }
    }

    fn happened(&mut self, frame: &Value) {
        let seq = frame["seq"].as_u64().unwrap();
        let before = self.table["seq"].as_u64().unwrap();
        if seq <= before {
            return;
        }
        assert_eq!(seq, before + 1, "no event is missing");
        let mut game = self.table["game"].clone();
        if frame["event"]["kind"] == "moved" {
            game["moves"].as_array_mut().unwrap().push(frame["event"]["move"].clone());
        }
        self.table = frame["table"].clone();
        self.table["seq"] = json!(seq);
        if self.table.get("game").is_none() {
            self.table["game"] = game;
        }
        self.events.push(frame.clone());
    }

    /// Sends a command and takes up everything until its answer.
    pub(crate) async fn ask(&mut self, mut command: Value) -> Value {
        command["type"] = json!("command");
        self.say(&command.to_string()).await.unwrap();
        loop {
            let frame = self.next().await.expect("the line is there");
            self.take(&frame);
            if frame["type"] == "answer" && frame["id"] == command["id"] {
                return frame;
            }
        }
    }

    /// Takes up everything until this event.
    pub(crate) async fn until(&mut self, seq: u64) {
        while self.table["seq"].as_u64().unwrap() < seq {
            let frame = self.next().await.expect("the line is there");
            self.take(&frame);
        }
    }

    /// The next presence that is like this.
    pub(crate) async fn presence(&mut self, like: impl Fn(&Value) -> bool) -> Value {
        loop {
            let frame = self.next().await.expect("the line is there");
            self.take(&frame);
            if frame["type"] == "presence" && like(&frame) {
                return frame;
            }
        }
    }

    /// Why the server ends the line.
    pub(crate) async fn farewell(&mut self) -> Option<String> {
        while let Some(frame) = self.next().await {
            if frame["type"] == "bye" {
                return frame["reason"].as_str().map(str::to_string);
            }
        }
        None
    }

    pub(crate) fn can(&self, what: &str) -> bool {
        self.table["can"].as_array().unwrap().iter().any(|one| one == what)
    }

    /// Everything that was told on the lines so far.
    pub(crate) fn heard(&self) -> String {
        self.told.join("\n")
    }
}

pub(crate) fn spec(ruleset: &str, options: &[(&str, &str)]) -> Spec {
    let options = options.iter().map(|(name, value)| ((*name).to_string(), (*value).to_string())).collect();
    Spec { ruleset: ruleset.to_string(), options, series: None, position: None }
}

/// Two guests at a table that has begun, without lines.
pub(crate) async fn two_silent(server: &Server, spec: Spec) -> (GameId, [Player; 2]) {
    let (host, friend) = (server.guest("Asha").await, server.guest("Ravi").await);
    let settings = Settings {
        seats: 2,
        clock: Clock::Sowing { seconds: 600 },
        join: Join::Link,
        begin: Begin::WhenFull,
        first: First::Host,
        rotate: Rotate::Next,
        absence: Absence::ClockDecides,
        rating: Rating::Unrated,
    };
    let occupant = Occupant::Person { id: host.id.unwrap(), name: host.name.clone(), account: Account::Guest };
    let game = server.app.live.open_table(Way::Friend, spec, settings, occupant, |_| Vec::new()).await.unwrap();
    let join = Command::Join { name: friend.name.clone(), account: Account::Guest, chance: of_a_game() };
    let order = Order { actor: Actor::Person(friend.id.unwrap()), command: join, id: None, beside: Vec::new() };
    server.app.live.act(game, order).await.unwrap();
    (game, [host, friend])
}

/// Two guests at a table that has begun, each with a line.
pub(crate) async fn two(server: &Server, spec: Spec) -> (GameId, [Player; 2]) {
    let (game, mut players) = two_silent(server, spec).await;
    for player in &mut players {
        player.open(server, &game, None).await;
    }
    (game, players)
}

/// Whether a frame is as documented: what is documented is there, `…` is anything.
pub(crate) fn matches(documented: &Value, said: &Value) -> bool {
    match (documented, said) {
        (Value::String(text), _) if text == "…" => !said.is_null(),
        (Value::Object(fields), Value::Object(_)) => fields.iter().all(|(name, value)| said.get(name).is_some_and(|said| matches(value, said))),
        (Value::Array(items), Value::Array(said)) => match items.split_last() {
            Some((last, items)) if last == "…" => items.iter().all(|item| said.contains(item)),
            _ => items.len() == said.len() && items.iter().zip(said).all(|(item, said)| matches(item, said)),
        },
        _ => documented == said,
    }
}
