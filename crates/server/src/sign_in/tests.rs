//! What only the inside shows: how often a provider is asked, and that it is waited for no longer than set.

use std::time::Duration;

use super::outbound::OutboundError;
use super::*;
use crate::config::Secret;

#[path = "../../tests/common/provider.rs"]
#[allow(dead_code, reason = "the tests over HTTP use the rest")]
mod misbehaving;

use misbehaving::{CLIENT, Mode, SECRET};

async fn set_up(patience: Duration) -> (misbehaving::Provider, SignIn) {
    let provider = misbehaving::Provider::start().await;
    let issuer =
        Issuer { id: "test".into(), label: "Test".into(), issuer: provider.issuer(), client_id: CLIENT.into(), client_secret: Some(Secret::new(SECRET)) };
    let sign_in = SignIn::with(&[issuer], patience);
    (provider, sign_in)
}

/// One whole sign-in.
async fn try_once(provider: &misbehaving::Provider, sign_in: &SignIn) -> Result<Identity, SignInError> {
    let begun = sign_in.begin("test", "http://localhost:8080", "hi", "/hi/play/kalah", 0).await?;
    let back = provider.authorize(&begun.address);
    let (place, query) = back.split_once('?').unwrap();
    assert_eq!(place, "http://localhost:8080/sign-in/test/back");
    sign_in.finish("test", Some(&begun.cookie), query, 0).await.who
}

#[tokio::test]
async fn metadata_and_keys_are_fetched_once() {
    let (provider, sign_in) = set_up(outbound::PATIENCE).await;
    for subject in ["one", "two", "three"] {
        provider.is(subject);
        let who = try_once(&provider, &sign_in).await.unwrap();
        assert_eq!(who, Identity { issuer: provider.issuer(), subject: subject.into() });
    }
    assert_eq!((provider.asked("discovery"), provider.asked("keys"), provider.asked("token")), (1, 1, 3));
}

#[tokio::test]
async fn a_rotated_key_is_fetched_and_unknown_keys_do_not_make_us_ask_again_and_again() {
    let (provider, sign_in) = set_up(outbound::PATIENCE).await;
    try_once(&provider, &sign_in).await.unwrap();
    provider.rotate();
    try_once(&provider, &sign_in).await.unwrap();
    assert_eq!(provider.asked("keys"), 2);
    provider.behave(Mode::UnknownKey);
    for _ in 0..5 {
        assert!(matches!(try_once(&provider, &sign_in).await, Err(SignInError::Token(error::TokenFault::UnknownKey))));
    }
    assert_eq!(provider.asked("keys"), 2);
    provider.behave(Mode::Good);
    try_once(&provider, &sign_in).await.unwrap();
}

#[tokio::test]
async fn many_at_once_ask_once() {
    let (provider, sign_in) = set_up(outbound::PATIENCE).await;
    let all = futures_util::future::join_all((0..20).map(|_| try_once(&provider, &sign_in))).await;
    assert!(all.iter().all(Result::is_ok));
    assert_eq!(provider.asked("discovery"), 1);
}

#[tokio::test]
async fn a_provider_that_fails_is_left_in_peace_for_a_while() {
    let (provider, sign_in) = set_up(outbound::PATIENCE).await;
    provider.down(true);
    assert!(matches!(try_once(&provider, &sign_in).await, Err(SignInError::NoAnswer(OutboundError::Failing(503)))));
    for _ in 0..5 {
        assert!(matches!(try_once(&provider, &sign_in).await, Err(SignInError::NoAnswer(_))));
    }
    assert_eq!(provider.asked("discovery"), 1);
}

#[tokio::test]
async fn nobody_waits_for_a_slow_provider_longer_than_set() {
    let (provider, sign_in) = set_up(Duration::from_millis(300)).await;
    provider.behave(Mode::Slow);
    assert!(matches!(try_once(&provider, &sign_in).await, Err(SignInError::NoAnswer(OutboundError::Slow))));
}

#[tokio::test]
async fn an_answer_counts_for_the_provider_that_was_asked() {
    let (provider, first) = set_up(outbound::PATIENCE).await;
    let mut other = first.issuers().next().unwrap().clone();
    other.id = "other".into();
    let sign_in = SignIn::new(&[first.issuers().next().unwrap().clone(), other]);
    let begun = sign_in.begin("test", "http://localhost:8080", "en", "/", 0).await.unwrap();
    let back = provider.authorize(&begun.address);
    let query = back.split_once('?').unwrap().1;
    assert!(matches!(sign_in.finish("other", Some(&begun.cookie), query, 0).await.who, Err(SignInError::Mismatched)));
    assert!(matches!(sign_in.finish("third", Some(&begun.cookie), query, 0).await.who, Err(SignInError::NoProvider)));
    sign_in.finish("test", Some(&begun.cookie), query, 0).await.who.unwrap();
    assert!(matches!(sign_in.finish("test", Some(&begun.cookie), query, 0).await.who, Err(SignInError::Again)));
}

#[test]
fn only_paths_of_ours_are_led_back_to() {
    for path in ["/", "/en/", "/hi/play/kalah?o.seeds=5&moves=S1", "/en/game/abc#now"] {
        assert_eq!(local(path), path);
    }
    let long = format!("/{}", "a".repeat(1000));
    for path in
        ["", "en", "https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", "/\t/elsewhere.example", "/en\r\nset-cookie:a=b", "/खेल", &long]
    {
        assert_eq!(local(path), "/", "{path:?}");
    }
}
