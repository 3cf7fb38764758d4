//! Every request gets an answer: a page when a handler fails or takes too long.

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use bija_web::pages::error::Trouble;
use futures_util::FutureExt;

use crate::trouble;

/// How long an answer may take, a search that waits for its turn included.
const LONGEST: Duration = Duration::from_secs(20);

/// Answers in the handler's place if it fails or takes too long.
pub(crate) async fn answered(request: Request, next: Next) -> Response {
    let (uri, headers) = (request.uri().clone(), request.headers().clone());
    let answer = AssertUnwindSafe(next.run(request)).catch_unwind();
    match tokio::time::timeout(LONGEST, answer).await {
        Ok(Ok(response)) => response,
        Ok(Err(fault)) => {
            tracing::error!(fault = words(fault.as_ref()), "a handler failed");
            trouble::at(&uri, &headers, &Trouble::Internal)
        }
        Err(_) => {
            tracing::error!("a handler took too long");
            trouble::at(&uri, &headers, &Trouble::Busy)
        }
    }
}

/// What a fault says of itself.
fn words(fault: &(dyn Any + Send)) -> &str {
    fault.downcast_ref::<String>().map(String::as_str).or_else(|| fault.downcast_ref::<&str>().copied()).unwrap_or("a fault without words")
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::StatusCode;
    use axum::routing::get;
    use axum::{Router, middleware};
    use http_body_util::BodyExt;
    use tower::ServiceExt;

    use super::*;

    async fn ask(path: &str) -> (StatusCode, String) {
        async fn failing() -> Response {
            panic!("a fault of the test's own")
        }
        async fn slow() {
            tokio::time::sleep(2 * LONGEST).await;
        }
        let routes = Router::new().route("/hi/failing", get(failing)).route("/api/failing", get(failing)).route("/en/slow", get(slow));
        let response = routes.layer(middleware::from_fn(answered)).oneshot(Request::get(path).body(Body::empty()).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        (parts.status, String::from_utf8(body.collect().await.unwrap().to_bytes().to_vec()).unwrap())
    }

    #[tokio::test]
    async fn a_fault_becomes_a_page_in_the_readers_language() {
        let (status, page) = ask("/hi/failing").await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(page.contains("गड़बड़ हमारी ओर से है।"));
        let (status, answer) = ask("/api/failing").await;
        assert_eq!((status, answer.as_str()), (StatusCode::INTERNAL_SERVER_ERROR, r#"{"error":{"key":"err-internal","args":{}}}"#));
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_that_takes_too_long_becomes_a_page() {
        let (status, page) = ask("/en/slow").await;
        assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
        assert!(page.contains("Busy"));
    }
}
