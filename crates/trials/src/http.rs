//! One request on a connection of its own, which is all that the trials need of HTTP.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// After so long nobody waits for an answer any more.
const PATIENCE: Duration = Duration::from_secs(25);

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The cookie that came with it, as it is to be sent back.
    pub cookie: Option<String>,
    /// The body, null if it is no JSON.
    pub body: Value,
}

impl Answer {
    /// The key of the error it tells.
    pub fn error(&self) -> &str {
        self.body["error"]["key"].as_str().unwrap_or_default()
    }
}

/// Asks for something.
///
/// # Errors
/// If there is no answer: whether anything was done is not known then.
pub async fn get(server: SocketAddr, path: &str, cookie: Option<&str>) -> io::Result<Answer> {
    ask(server, "GET", path, cookie, "").await
}

/// Has something changed.
///
/// # Errors
/// As [`get`].
pub async fn post(server: SocketAddr, path: &str, cookie: Option<&str>, body: &Value) -> io::Result<Answer> {
    ask(server, "POST", path, cookie, &body.to_string()).await
}

async fn ask(server: SocketAddr, method: &str, path: &str, cookie: Option<&str>, body: &str) -> io::Result<Answer> {
    tokio::time::timeout(PATIENCE, exchange(server, method, path, cookie, body)).await.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

async fn exchange(server: SocketAddr, method: &str, path: &str, cookie: Option<&str>, body: &str) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(server).await?;
    let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\norigin: http://{server}\r\n{cookie}content-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    read(&bytes).ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
}

/// Reads an answer that has come whole: a connection that was cut gives none.
fn read(bytes: &[u8]) -> Option<Answer> {
    let text = std::str::from_utf8(bytes).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let header = |name: &str| {
        let of = |line: &str| line.split_once(':').filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim().to_string());
        head.lines().find_map(of)
    };
    let length: usize = header("content-length")?.parse().ok()?;
    if body.len() != length {
        return None;
    }
    let cookie = header("set-cookie").and_then(|cookie| cookie.split(';').next().map(str::to_string));
    Some(Answer { status: head.split(' ').nth(1)?.parse().ok()?, cookie, body: serde_json::from_str(body).unwrap_or(Value::Null) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_that_was_cut_is_none() {
        let whole = b"HTTP/1.1 201 Created\r\nSet-Cookie: bija=a; Path=/\r\nContent-Length: 8\r\n\r\n{\"a\": 1}";
        let answer = read(whole).unwrap();
        assert_eq!((answer.status, answer.cookie.as_deref(), answer.body["a"].as_u64()), (201, Some("bija=a"), Some(1)));
        for cut in 0..whole.len() {
            assert!(read(&whole[..cut]).is_none(), "{cut}");
        }
    }
}
