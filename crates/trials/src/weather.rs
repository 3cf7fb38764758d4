//! A bad network: a relay between clients and the server that loses, repeats, delays and disorders frames and cuts lines.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};

/// What may happen to a frame, in percent. One in five is lost: half of them alone, half with the line.
const DROPPED: u32 = 10;
const CUT: u32 = 10;
const TWICE: u32 = 10;
const LATE: u32 = 20;
/// The longest delay of a frame that is late, in milliseconds; those behind it overtake it.
const LATEST: u64 = 120;

/// How often it happened.
#[derive(Debug, Default)]
pub struct Harm {
    /// Frames that went through, whenever and however often.
    pub passed: AtomicU64,
    /// Frames that were lost alone.
    pub dropped: AtomicU64,
    /// Lines that were cut, each with a frame.
    pub cut: AtomicU64,
    /// Frames that came twice.
    pub twice: AtomicU64,
    /// Frames that came late, so that others overtook them.
    pub late: AtomicU64,
}

impl Harm {
    /// In one line.
    pub fn told(&self) -> String {
        let of = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let (dropped, cut) = (of(&self.dropped), of(&self.cut));
        let lost = dropped + cut;
        let all = lost + of(&self.passed);
        let percent = if all == 0 { 0.0 } else { 100.0 * lost as f64 / all as f64 };
        format!("{all} frames, {percent:.0} % of them lost ({dropped} alone, {cut} with their line), {} twice, {} late", of(&self.twice), of(&self.late))
    }
}

/// Opens the relay. It ends with the runtime.
///
/// # Errors
/// If there is no port.
pub async fn relay(server: SocketAddr, seed: u64) -> Result<(SocketAddr, Arc<Harm>), String> {
    let failed = |error: std::io::Error| format!("the relay has no port: {error}");
    let listener = TcpListener::bind("127.0.0.1:0").await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    let harm: Arc<Harm> = Arc::default();
    let told = Arc::clone(&harm);
    tokio::spawn(async move {
        let mut luck = fastrand::Rng::with_seed(seed);
        while let Ok((stream, _)) = listener.accept().await {
            let (luck, harm) = (luck.fork(), Arc::clone(&told));
            tokio::spawn(async move {
                // A line that does not come about is one more that is cut.
                let _ = between(stream, server, luck, harm).await;
            });
        }
    });
    Ok((address, harm))
}

type Failed = Box<dyn std::error::Error + Send + Sync>;

/// Holds one line until it is cut.
async fn between(stream: TcpStream, server: SocketAddr, mut luck: fastrand::Rng, harm: Arc<Harm>) -> Result<(), Failed> {
    let (mut path, mut cookie) = (String::new(), None);
    #[expect(clippy::result_large_err, reason = "the library's own type of a refusal")]
    let note = |request: &Request, response: Response| {
        path = request.uri().to_string();
        cookie = request.headers().get("cookie").cloned();
        Ok(response)
    };
    let client = tokio_tungstenite::accept_hdr_async(stream, note).await?;
    let mut request = format!("ws://{server}{path}").into_client_request()?;
    request.headers_mut().insert("origin", format!("http://{server}").parse()?);
    if let Some(cookie) = cookie {
        request.headers_mut().insert("cookie", cookie);
    }
    let (upstream, _) = tokio_tungstenite::connect_async(request).await?;
    let ((to_client, from_client), (to_server, from_server)) = (client.split(), upstream.split());
    let up = pass(from_client, to_server, luck.fork(), Arc::clone(&harm));
    let down = pass(from_server, to_client, luck, harm);
    // Either end takes the whole line with it.
    tokio::select! {
        () = up => {}
        () = down => {}
    }
    Ok(())
}

/// Passes frames on in one direction, as the weather lets them.
async fn pass<From, To, E>(mut from: From, mut to: To, mut luck: fastrand::Rng, harm: Arc<Harm>)
where
    From: StreamExt<Item = Result<Message, E>> + Unpin,
    To: SinkExt<Message> + Unpin,
{
    let (late, mut overtaken) = mpsc::unbounded_channel::<Message>();
    loop {
        let (frame, was_late) = tokio::select! {
            frame = from.next() => match frame {
                Some(Ok(frame @ Message::Text(_))) => (frame, false),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => continue,
            },
            Some(frame) = overtaken.recv() => (frame, true),
        };
        let count = |counter: &AtomicU64| counter.fetch_add(1, Ordering::Relaxed);
        let fate = if was_late { 100 } else { luck.u32(0..100) };
        let mut times = 1;
        if fate < DROPPED {
            count(&harm.dropped);
            continue;
        } else if fate < DROPPED + CUT {
            count(&harm.cut);
            return;
        } else if fate < DROPPED + CUT + TWICE {
            count(&harm.twice);
            times = 2;
        } else if fate < DROPPED + CUT + TWICE + LATE {
            count(&harm.late);
            let (late, wait) = (late.clone(), Duration::from_millis(luck.u64(1..=LATEST)));
            tokio::spawn(async move {
                tokio::time::sleep(wait).await;
                // The line may be gone by now.
                let _ = late.send(frame);
            });
            continue;
        }
        count(&harm.passed);
        for _ in 0..times {
            if to.send(frame.clone()).await.is_err() {
                return;
            }
        }
    }
}
