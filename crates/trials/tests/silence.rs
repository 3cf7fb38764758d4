//! Ten thousand connections that say nothing.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod binary;

use std::time::Duration;

use bija_trials::http;
use bija_trials::server::{Site, resident};
use binary::binary;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const SILENT: usize = 10_000;
/// What one of them may cost the server, in bytes.
const EACH: u64 = 4096;

/// The connections that the server counts, this question's own among them.
async fn counted(site: &Site) -> usize {
    let mut stream = TcpStream::connect(site.address()).await.unwrap();
    let ask = format!("GET /metrics HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", site.address());
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    text.lines().find_map(|line| line.strip_prefix("bija_connections ")).expect("the metrics count connections").parse().unwrap()
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_connections_that_say_nothing_cost_little_and_keep_nobody_out() {
    let files = rlimit::increase_nofile_limit(SILENT as u64 + 500).unwrap();
    assert!(files >= SILENT as u64 + 500, "this test needs {} open files, and the system gives {files}", SILENT + 500);
    let folder = tempfile::tempdir().unwrap();
    let site = Site::new(&binary(), folder.path()).unwrap();
    let mut running = site.start().unwrap();
    site.ready(&mut running).await.unwrap();
    let process = running.id().unwrap();
    let before = resident(process).unwrap();
    let mut silent = Vec::with_capacity(SILENT);
    for _ in 0..SILENT {
        silent.push(TcpStream::connect(site.address()).await.unwrap());
    }
    while counted(&site).await < SILENT {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let grown = resident(process).unwrap().saturating_sub(before);
    assert!(grown <= SILENT as u64 * EACH, "{SILENT} silent connections take {} bytes each", grown / SILENT as u64);
    assert_eq!(http::get(site.address(), "/en/", None).await.unwrap().status, 200, "others are served");
    drop(silent);
    while counted(&site).await > 1 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    running.kill().await.unwrap();
}
