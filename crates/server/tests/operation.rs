//! What those who run the server see: numbers, readiness, and connections that say nothing.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use bija_server::config::Limit;
use bija_server::{Config, Peer, Phase, bind};
use common::Reader;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

#[tokio::test]
async fn metrics_count_by_route_and_name_nobody() {
    let reader = Reader::new().await;
    for path in ["/en/play/kalah", "/en/play/oware", "/en/nothing-there", "/.env"] {
        reader.ask(path).await;
    }
    let answer = reader.ask_with("/metrics", "host", "127.0.0.1:8080").await;
    assert_eq!(answer.status, StatusCode::OK);
    let text = answer.text();
    for line in [
        "bija_requests_total{method=\"GET\",route=\"/en/play/{game}\",status=\"200\"} 2",
        "bija_requests_total{method=\"GET\",route=\"none\",status=\"404\"} 2",
        "bija_request_duration_seconds_count{route=\"/en/play/{game}\"} 2",
        "bija_sockets 0",
        "# EOF",
    ] {
        assert!(text.lines().any(|other| other == line), "{line} is not in\n{text}");
    }
    assert!(!text.contains(".env"));
}

#[tokio::test]
async fn metrics_are_for_the_networks_that_may_read_them() {
    let reader = Reader::new().await;
    let from = |peer: [u8; 4], forwarded: Option<&str>| {
        let mut request = Request::get("/metrics").header("host", "127.0.0.1:8080");
        if let Some(forwarded) = forwarded {
            request = request.header("x-forwarded-for", forwarded);
        }
        let mut request = request.body(Body::empty()).unwrap();
        request.extensions_mut().insert(Peer(SocketAddr::from((peer, 1))));
        reader.send(request)
    };
    assert_eq!(from([127, 0, 0, 1], None).await.status, StatusCode::OK);
    assert_eq!(from([192, 0, 2, 1], None).await.status, StatusCode::NOT_FOUND);
    assert_eq!(from([192, 0, 2, 1], Some("127.0.0.1")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(from([127, 0, 0, 1], Some("192.0.2.1")).await.status, StatusCode::NOT_FOUND, "a proxy on this machine that nobody told of");
}

#[tokio::test]
async fn a_proxy_on_this_machine_does_not_open_the_metrics_to_the_world() {
    let usual = Reader::new().await;
    let trusts = Reader::with(|parts| parts.config.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()]).await;
    let asked = async |reader: &Reader, headers: &[(&str, &str)]| {
        let request = headers.iter().fold(Request::get("/metrics"), |request, (name, value)| request.header(*name, *value));
        reader.send(request.body(Body::empty()).unwrap()).await.status
    };
    for reader in [&usual, &trusts] {
        for host in ["127.0.0.1:8080", "localhost:8080", "[::1]:8080", "bija.localhost"] {
            assert_eq!(asked(reader, &[("host", host)]).await, StatusCode::OK, "{host}");
        }
        for headers in [
            &[("host", "bija.example")][..],
            &[("host", "192.0.2.1:8080")],
            &[("host", "127.0.0.1.bija.example")],
            &[],
            &[("host", "127.0.0.1:8080"), ("x-forwarded-for", "192.0.2.7")],
            &[("host", "127.0.0.1:8080"), ("x-forwarded-for", "127.0.0.1")],
            &[("host", "127.0.0.1:8080"), ("x-real-ip", "192.0.2.7")],
            &[("host", "127.0.0.1:8080"), ("x-forwarded-host", "bija.example")],
            &[("host", "127.0.0.1:8080"), ("forwarded", "for=192.0.2.7")],
            &[("host", "127.0.0.1:8080"), ("via", "1.1 proxy")],
        ] {
            assert_eq!(asked(reader, headers).await, StatusCode::NOT_FOUND, "{headers:?}");
        }
    }
    // Behind a proxy that is trusted, a network that is set reads them by the name that it knows.
    let reader = Reader::with(|parts| {
        parts.config.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
        parts.config.metrics_from = vec!["10.0.0.0/8".parse().unwrap()];
    });
    let reader = reader.await;
    assert_eq!(asked(&reader, &[("host", "bija.example"), ("x-forwarded-for", "10.1.2.3")]).await, StatusCode::OK);
    assert_eq!(asked(&reader, &[("host", "bija.example"), ("x-forwarded-for", "192.0.2.7")]).await, StatusCode::NOT_FOUND);
    assert_eq!(asked(&reader, &[("host", "127.0.0.1:8080")]).await, StatusCode::NOT_FOUND, "this machine is not set");
}

#[tokio::test]
async fn the_server_is_ready_between_start_and_stop() {
    let reader = Reader::new().await;
    for (phase, status, word) in [(Phase::Starting, 503, "starting"), (Phase::Ready, 200, "ready"), (Phase::Stopping, 503, "stopping")] {
        reader.app.phase.send_replace(phase);
        let answer = reader.ask("/readyz").await;
        assert_eq!((answer.status.as_u16(), answer.json()["status"].as_str()), (status, Some(word)));
        assert_eq!(reader.ask("/health").await.status, StatusCode::OK, "it lives all the while");
    }
}

/// A server of its own with changed limits, its address, and what stops it.
async fn serving(change: impl FnOnce(&mut Config)) -> (SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>, tempfile::TempDir) {
    let data = tempfile::tempdir().unwrap();
    let mut config = Config { bind: ([127, 0, 0, 1], 0).into(), data_dir: data.path().join("data"), ..Config::default() };
    change(&mut config);
    let listening = bind(&config).await.unwrap();
    let address = listening.address();
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(async move {
        let shutdown = async {
            let _ = stopped.await;
        };
        listening.run(shutdown).await.unwrap();
    });
    (address, stop, running, data)
}

/// What is read until the other end closes.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut bytes)).await.expect("the server closes the connection");
    String::from_utf8(bytes).unwrap()
}

const ASK: &str = "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

#[tokio::test]
async fn connections_that_say_nothing_or_too_little_are_closed() {
    let (address, stop, running, _data) = serving(|config| config.limits.head_seconds = 1).await;
    let mut silent = TcpStream::connect(address).await.unwrap();
    let mut slow = TcpStream::connect(address).await.unwrap();
    slow.write_all(b"GET /health HTTP/1.1\r\nHost: a").await.unwrap();
    let mut first_letters = TcpStream::connect(address).await.unwrap();
    first_letters.write_all(b"PRI").await.unwrap();
    let mut idle = TcpStream::connect(address).await.unwrap();
    idle.write_all(ASK.as_bytes()).await.unwrap();
    assert_eq!(rest(&mut silent).await, "");
    assert_eq!(rest(&mut first_letters).await, "");
    assert!(!rest(&mut slow).await.contains("200 OK"));
    assert!(rest(&mut idle).await.starts_with("HTTP/1.1 200 OK"), "it is answered, and closed when nothing more comes");
    stop.send(()).unwrap();
    running.await.unwrap();
}

#[tokio::test]
async fn an_address_holds_so_many_connections_and_no_more() {
    let (address, stop, running, _data) = serving(|config| config.limits.address_connections = Limit::of(2)).await;
    let mut held = [TcpStream::connect(address).await.unwrap(), TcpStream::connect(address).await.unwrap()];
    for stream in &mut held {
        stream.write_all(ASK.as_bytes()).await.unwrap();
        let mut first = [0; 12];
        stream.read_exact(&mut first).await.unwrap();
        assert_eq!(&first, b"HTTP/1.1 200");
    }
    let mut third = TcpStream::connect(address).await.unwrap();
    assert_eq!(rest(&mut third).await, "");
    drop(held);
    // The places are free as soon as the server has seen the ends.
    let mut answered = false;
    for _ in 0..100 {
        let mut next = TcpStream::connect(address).await.unwrap();
        let _ = next.write_all(ASK.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n").as_bytes()).await;
        let mut bytes = Vec::new();
        let _ = next.read_to_end(&mut bytes).await;
        answered = bytes.starts_with(b"HTTP/1.1 200");
        if answered {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(answered);
    stop.send(()).unwrap();
    running.await.unwrap();
}

#[tokio::test]
async fn a_second_start_knows_how_long_the_server_was_away() {
    let data = tempfile::tempdir().unwrap();
    let config = Config { bind: ([127, 0, 0, 1], 0).into(), data_dir: data.path().join("data"), ..Config::default() };
    let first = bind(&config).await.unwrap();
    assert_eq!(first.outage(), None, "it never ran before");
    let store = first.app().store.clone();
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(first.run(async {
        let _ = stopped.await;
    }));
    while store.heartbeat().await.unwrap().is_none() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    drop(store);
    stop.send(()).unwrap();
    running.await.unwrap().unwrap();
    tokio::time::sleep(Duration::from_millis(20)).await;
    let again = bind(&config).await.unwrap();
    assert!(again.outage().is_some_and(|outage| outage.ms > 0), "{:?}", again.outage());
    let held = bind(&config).await.unwrap_err();
    assert!(held.to_string().contains("in use by the server at 127.0.0.1:"), "{held}");
}
