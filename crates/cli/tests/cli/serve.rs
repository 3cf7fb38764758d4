//! `bija serve` and `bija` alone: they say where they are, answer there, and stop when asked to.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::run::{bija, command};

/// A server that is stopped when the test ends, also when it fails.
pub(crate) struct Server {
    child: Child,
    said: String,
    _data: tempfile::TempDir,
}

impl Server {
    pub(crate) fn start(words: &[&str]) -> Server {
        let data = tempfile::tempdir().unwrap();
        let mut child =
            command().args(words).env("BIJA_DATA_DIR", data.path()).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let said = lines.by_ref().map(|line| line.unwrap()).find(|line| line.contains("http://")).expect("the server says where it is");
        // The log is read on, or the server would wait for its reader.
        std::thread::spawn(move || lines.for_each(drop));
        Server { child, said, _data: data }
    }

    fn address(&self) -> &str {
        self.said.split("http://").nth(1).unwrap().split('/').next().unwrap()
    }

    fn answer(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address()).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_server_says_where_it_is_and_answers_there() {
    let data = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("served-data").display().to_string();
    for words in [&["serve", "--bind", "127.0.0.1:0"][..], &["--bind", "127.0.0.1:0", "--data-dir", &data]] {
        let server = Server::start(words);
        assert!(server.said.starts_with("Bija is at http://127.0.0.1:"), "{}", server.said);
        let answer = server.answer("/en/");
        assert!(answer.starts_with("HTTP/1.1 ") && answer.contains("Bija"), "{answer:.300}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_stops_the_server_with_status_0() {
    let mut server = Server::start(&["--bind", "127.0.0.1:0", "--lang", "hi"]);
    assert!(server.said.starts_with("बीज http://"), "{}", server.said);
    assert!(Command::new("kill").args(["-INT", &server.child.id().to_string()]).status().unwrap().success());
    assert_eq!(server.child.wait().unwrap().code(), Some(0));
}

#[test]
fn an_address_in_use_is_status_2() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let ran = bija(&["serve", "--bind", &taken.local_addr().unwrap().to_string()]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("cannot listen"), "{}", ran.err);
}

#[test]
fn a_setting_that_cannot_be_is_status_2_and_a_sentence_of_each_language() {
    let ran = bija(&["--bind", "nowhere"]);
    assert_eq!((ran.status, ran.err.lines().count()), (2, 1));
    assert!(ran.err.contains("--bind: “bind” cannot be “nowhere”. It takes an address with its port"), "{}", ran.err);
    let hindi = bija(&["serve", "--lang", "hi", "--limits-open-tables", "x"]);
    assert_eq!(hindi.status, 2);
    assert!(hindi.err.contains("नहीं हो सकता"), "{}", hindi.err);
}

#[test]
fn a_folder_that_another_server_has_is_status_2() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().to_str().unwrap();
    let first = Server::start(&["--bind", "127.0.0.1:0", "--data-dir", folder]);
    let second = bija(&["--bind", "127.0.0.1:0", "--data-dir", folder]);
    assert_eq!(second.status, 2);
    assert!(second.err.contains(&format!("in use by the server at {}", first.address())), "{}", second.err);
}
