//! What the server asks of providers: one request at a time, bounded in time and size, redirects not followed.

use std::io;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use http_body_util::{BodyExt, Full, LengthLimitError, Limited};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use openidconnect::{AsyncHttpClient, HttpRequest, HttpResponse};

/// How long a provider may take for one answer.
pub(super) const PATIENCE: Duration = Duration::from_secs(4);
/// The most bytes of an answer that are read: keys and metadata of large providers have under 20 KB.
const LARGEST_ANSWER: usize = 256 * 1024;

/// Why there is no answer of a provider.
#[derive(Debug)]
pub(crate) enum OutboundError {
    /// No connection, or one that broke.
    Unreachable(Box<dyn std::error::Error + Send + Sync>),
    /// No answer in time.
    Slow,
    /// The provider says that it fails, with this status.
    Failing(u16),
    /// An answer longer than any honest one.
    TooLong,
    /// The system has no certificates to know providers by.
    NoCertificates(String),
}

impl std::fmt::Display for OutboundError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OutboundError::Unreachable(error) => write!(f, "the provider cannot be reached: {}", chain(error.as_ref())),
            OutboundError::Slow => f.write_str("the provider did not answer in time"),
            OutboundError::Failing(status) => write!(f, "the provider failed with status {status}"),
            OutboundError::TooLong => write!(f, "the provider's answer has more than {LARGEST_ANSWER} bytes"),
            OutboundError::NoCertificates(error) => write!(f, "this system has no certificates of authorities: {error}"),
        }
    }
}

impl std::error::Error for OutboundError {}

/// An error with its causes: the outermost alone says only that connecting failed.
fn chain(error: &dyn std::error::Error) -> String {
    std::iter::successors(Some(error), |error| error.source()).map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

type Connections = Client<HttpsConnector<HttpConnector>, Full<axum::body::Bytes>>;

/// The way out. TLS believes the authorities that the system believes.
pub(super) struct Outbound {
    connections: Result<Connections, String>,
    patience: Duration,
}

impl Outbound {
    pub(super) fn new(patience: Duration) -> Outbound {
        // A connection that lay idle may be closed by the provider at the moment at which it is used again, and a code can be sent once only:
        // sign-ins are rare enough for a new one each time.
        let client = |connector| Client::builder(TokioExecutor::new()).pool_max_idle_per_host(0).build(connector);
        let connections = connector().map(client).map_err(|error| error.to_string());
        Outbound { connections, patience }
    }

    /// Asks, and reads the whole answer.
    async fn ask(&self, request: HttpRequest) -> Result<HttpResponse, OutboundError> {
        let connections = self.connections.as_ref().map_err(|error| OutboundError::NoCertificates(error.clone()))?;
        let asked = async {
            let response = connections.request(request.map(|body| Full::new(body.into()))).await.map_err(|error| OutboundError::Unreachable(error.into()))?;
            let (parts, body) = response.into_parts();
            if parts.status.is_server_error() {
                return Err(OutboundError::Failing(parts.status.as_u16()));
            }
            let body = Limited::new(body, LARGEST_ANSWER).collect().await.map_err(|error| match error.downcast::<LengthLimitError>() {
                Ok(_) => OutboundError::TooLong,
                Err(error) => OutboundError::Unreachable(error),
            })?;
            Ok(HttpResponse::from_parts(parts, body.to_bytes().into()))
        };
        tokio::time::timeout(self.patience, asked).await.unwrap_or(Err(OutboundError::Slow))
    }
}

impl<'c> AsyncHttpClient<'c> for Outbound {
    type Error = OutboundError;
    type Future = BoxFuture<'c, Result<HttpResponse, OutboundError>>;

    fn call(&'c self, request: HttpRequest) -> Self::Future {
        self.ask(request).boxed()
    }
}

fn connector() -> io::Result<HttpsConnector<HttpConnector>> {
    let ring = rustls::crypto::ring::default_provider();
    Ok(HttpsConnectorBuilder::new().with_provider_and_native_roots(ring)?.https_or_http().enable_http1().build())
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn a_connection_that_the_provider_has_had_enough_of_is_not_used_again() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            loop {
                let (mut stream, _) = listener.accept().await.unwrap();
                tokio::spawn(async move {
                    // One answer that leaves the connection open, and none to what comes next on it.
                    let mut request = [0; 1024];
                    assert_ne!(stream.read(&mut request).await.unwrap(), 0);
                    stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}").await.unwrap();
                    let _ = stream.read(&mut request).await;
                });
            }
        });
        let outbound = Outbound::new(PATIENCE);
        for asked in 1..=3 {
            let request = axum::http::Request::post(format!("http://{address}/token")).body(b"code=once".to_vec()).unwrap();
            let answer = outbound.call(request).await.unwrap_or_else(|error| panic!("{asked}: {error}"));
            assert_eq!(answer.body(), b"{}");
            // The connection would be idle by now.
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}
