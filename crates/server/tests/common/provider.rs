//! A provider of `OpenID Connect` that lies, dawdles and breaks as it is told.
//!
//! It listens on a loopback port and answers for discovery, keys and tokens; [`Provider::authorize`] is its page, with the
//! person who signs in there. It checks what a client has to send: its secret, the redirect address, the PKCE verifier.

#![allow(clippy::wildcard_enum_match_arm, reason = "a mode is bad in one place and good in all others")]

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine;
use base64::prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD};
use hmac::{Hmac, Mac};
use p256::ecdsa::signature::Signer;
use rsa::pkcs8::DecodePrivateKey;
use rsa::signature::SignatureEncoding;
use rsa::traits::PublicKeyParts;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

pub(crate) const CLIENT: &str = "bija: a client";
pub(crate) const SECRET: &str = "s3cret/with+signs & blanks";

/// How the provider behaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// As it should, with ES256.
    Good,
    /// As it should, with RS256.
    GoodRsa,
    /// The signature belongs to another text.
    BadSignature,
    /// The token is signed with a key that is never published.
    UnknownKey,
    /// The token names a published key, but another one signed it.
    OtherKey,
    /// `alg` is `none` and there is no signature.
    AlgNone,
    /// The token is signed with the client's secret.
    SharedSecret,
    /// The token is signed with HMAC over the text of the public key.
    PublicKeyAsSecret,
    /// The token is for another client.
    WrongAudience,
    /// The token is for this client and another one.
    SecondAudience,
    /// The token was asked for by another client.
    WrongParty,
    /// The token is another provider's.
    WrongIssuer,
    /// The token belongs to another sign-in.
    WrongNonce,
    /// The token names no sign-in.
    NoNonce,
    /// The token has run out.
    Expired,
    /// The token was made tomorrow.
    FromTheFuture,
    /// There is no token of identity.
    NoToken,
    /// The token is no token.
    Garbage,
    /// The token's answer never ends.
    Endless,
    /// The token's answer takes longer than anybody waits.
    Slow,
    /// The token's place fails.
    Failing,
    /// The person says no.
    Denied,
    /// The provider does not like the request.
    InvalidScope,
    /// The answer names another state.
    WrongState,
    /// The answer names another issuer.
    WrongIssuerInAnswer,
    /// The answer holds nothing.
    Empty,
    /// The code is one that was used before.
    ReplayedCode,
}

struct Grant {
    nonce: String,
    challenge: String,
    redirect: String,
}

struct Inner {
    mode: Mode,
    key: p256::ecdsa::SigningKey,
    kid: String,
    codes: HashMap<String, Grant>,
    subject: String,
    asked: HashMap<&'static str, usize>,
    down: bool,
}

#[derive(Clone)]
pub(crate) struct Provider {
    pub(crate) address: SocketAddr,
    inner: Arc<Mutex<Inner>>,
    rsa: Arc<rsa::RsaPrivateKey>,
}

type Form = HashMap<String, String>;

impl Provider {
    pub(crate) async fn start() -> Provider {
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let rsa = rsa::RsaPrivateKey::from_pkcs8_pem(include_str!("provider-rsa.pem")).unwrap();
        let inner = Inner {
            mode: Mode::Good,
            key: random_key(),
            kid: "first".into(),
            codes: HashMap::new(),
            subject: "somebody".into(),
            asked: HashMap::new(),
            down: false,
        };
        let provider = Provider { address: listener.local_addr().unwrap(), inner: Arc::new(Mutex::new(inner)), rsa: Arc::new(rsa) };
        let routes = Router::new()
            .route("/.well-known/openid-configuration", get(discovery))
            .route("/keys", get(keys))
            .route("/token", post(token))
            .with_state(provider.clone());
        tokio::spawn(axum::serve(listener, routes).into_future());
        provider
    }

    pub(crate) fn issuer(&self) -> String {
        format!("http://{}", self.address)
    }

    pub(crate) fn behave(&self, mode: Mode) {
        self.inner.lock().unwrap().mode = mode;
    }

    /// Who signs in from now on.
    pub(crate) fn is(&self, subject: &str) {
        self.inner.lock().unwrap().subject = subject.to_string();
    }

    /// Whether discovery and keys fail from now on.
    pub(crate) fn down(&self, down: bool) {
        self.inner.lock().unwrap().down = down;
    }

    /// Another key from now on, under another name.
    pub(crate) fn rotate(&self) {
        let mut inner = self.inner.lock().unwrap();
        inner.key = random_key();
        inner.kid.push_str(", rotated");
    }

    /// How often something was asked for: `discovery`, `keys`, `token`.
    pub(crate) fn asked(&self, what: &'static str) -> usize {
        self.inner.lock().unwrap().asked.get(what).copied().unwrap_or_default()
    }

    /// The person opens the address that the client named, and signs in or not: where the provider leads on.
    pub(crate) fn authorize(&self, address: &str) -> String {
        let (place, query) = address.split_once('?').unwrap();
        assert_eq!(place, format!("{}/authorize", self.issuer()));
        let asked: Form = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
        for (name, value) in [("response_type", "code"), ("client_id", CLIENT), ("scope", "openid"), ("code_challenge_method", "S256")] {
            assert_eq!(asked.get(name).map(String::as_str), Some(value), "{name}");
        }
        let mut inner = self.inner.lock().unwrap();
        let code = format!("code-{}", random_text());
        let state = if inner.mode == Mode::WrongState { "another" } else { &asked["state"] };
        let issuer = if inner.mode == Mode::WrongIssuerInAnswer { "https://elsewhere.example".to_string() } else { self.issuer() };
        let mut answer = vec![("state", state.to_string()), ("iss", issuer)];
        match inner.mode {
            Mode::Denied => answer.push(("error", "access_denied".into())),
            Mode::InvalidScope => answer.push(("error", "invalid_scope".into())),
            Mode::Empty => {}
            _ => answer.push(("code", code.clone())),
        }
        if inner.mode != Mode::ReplayedCode {
            let grant = Grant { nonce: asked["nonce"].clone(), challenge: asked["code_challenge"].clone(), redirect: asked["redirect_uri"].clone() };
            inner.codes.insert(code, grant);
        }
        let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(answer).finish();
        format!("{}?{query}", asked["redirect_uri"])
    }

    fn count(&self, what: &'static str) -> (Mode, bool) {
        let mut inner = self.inner.lock().unwrap();
        *inner.asked.entry(what).or_default() += 1;
        (inner.mode, inner.down)
    }

    fn public_key(&self) -> Value {
        let inner = self.inner.lock().unwrap();
        let point = inner.key.verifying_key().to_sec1_point(false);
        let (x, y) = (BASE64_URL_SAFE_NO_PAD.encode(point.x().unwrap()), BASE64_URL_SAFE_NO_PAD.encode(point.y().unwrap()));
        json!({"kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "kid": inner.kid, "x": x, "y": y})
    }

    /// The token for a grant, as the mode has it.
    fn token(&self, mode: Mode, grant: &Grant) -> String {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
        let (kid, subject, key) = {
            let inner = self.inner.lock().unwrap();
            (inner.kid.clone(), inner.subject.clone(), inner.key.clone())
        };
        let mut claims = json!({"iss": self.issuer(), "aud": CLIENT, "sub": subject, "iat": now, "exp": now + 300, "nonce": grant.nonce});
        match mode {
            Mode::WrongAudience => claims["aud"] = json!("another client"),
            Mode::SecondAudience => claims["aud"] = json!([CLIENT, "another client"]),
            Mode::WrongParty => claims["azp"] = json!("another client"),
            Mode::WrongIssuer => claims["iss"] = json!("https://elsewhere.example"),
            Mode::WrongNonce => claims["nonce"] = json!("another"),
            Mode::NoNonce => drop(claims.as_object_mut().unwrap().remove("nonce")),
            Mode::Expired => (claims["iat"], claims["exp"]) = (json!(now - 7200), json!(now - 3600)),
            Mode::FromTheFuture => (claims["iat"], claims["exp"]) = (json!(now + 86_400), json!(now + 86_700)),
            _ => {}
        }
        let (algorithm, kid) = match mode {
            Mode::GoodRsa => ("RS256", "rsa".to_string()),
            Mode::AlgNone => ("none", kid),
            Mode::SharedSecret | Mode::PublicKeyAsSecret => ("HS256", kid),
            Mode::UnknownKey => ("ES256", "never published".to_string()),
            _ => ("ES256", kid),
        };
        let part = |value: &Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let text = format!("{}.{}", part(&json!({"alg": algorithm, "kid": kid, "typ": "JWT"})), part(&claims));
        let es256 = |key: &p256::ecdsa::SigningKey, text: &str| -> Vec<u8> {
            let signature: p256::ecdsa::Signature = key.sign(text.as_bytes());
            signature.to_bytes().to_vec()
        };
        let hs256 = |secret: &[u8]| Hmac::<Sha256>::new_from_slice(secret).unwrap().chain_update(&text).finalize().into_bytes().to_vec();
        let signature = match mode {
            Mode::GoodRsa => rsa::signature::Signer::sign(&rsa::pkcs1v15::SigningKey::<rsa::sha2::Sha256>::new((*self.rsa).clone()), text.as_bytes()).to_vec(),
            Mode::AlgNone => Vec::new(),
            Mode::SharedSecret => hs256(SECRET.as_bytes()),
            Mode::PublicKeyAsSecret => hs256(self.public_key().to_string().as_bytes()),
            Mode::BadSignature => es256(&key, "another text"),
            Mode::OtherKey | Mode::UnknownKey => es256(&random_key(), &text),
            _ => es256(&key, &text),
        };
        format!("{text}.{}", BASE64_URL_SAFE_NO_PAD.encode(signature))
    }
}

fn random_key() -> p256::ecdsa::SigningKey {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).unwrap();
    p256::ecdsa::SigningKey::from_slice(&bytes).unwrap()
}

fn random_text() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).unwrap();
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

async fn discovery(State(provider): State<Provider>) -> Response {
    let (_, down) = provider.count("discovery");
    if down {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let issuer = provider.issuer();
    Json(json!({
        "issuer": issuer,
        "authorization_endpoint": format!("{issuer}/authorize"),
        "token_endpoint": format!("{issuer}/token"),
        "jwks_uri": format!("{issuer}/keys"),
        "response_types_supported": ["code"],
        "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["ES256", "RS256", "HS256", "none"],
    }))
    .into_response()
}

async fn keys(State(provider): State<Provider>) -> Response {
    let (_, down) = provider.count("keys");
    if down {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let big = |number: &rsa::BigUint| BASE64_URL_SAFE_NO_PAD.encode(number.to_bytes_be());
    let rsa = json!({"kty": "RSA", "alg": "RS256", "use": "sig", "kid": "rsa", "n": big(provider.rsa.n()), "e": big(provider.rsa.e())});
    Json(json!({"keys": [provider.public_key(), rsa]})).into_response()
}

async fn token(State(provider): State<Provider>, headers: HeaderMap, body: String) -> Response {
    let (mode, _) = provider.count("token");
    match mode {
        Mode::Failing => return StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        Mode::Slow => tokio::time::sleep(Duration::from_mins(1)).await,
        Mode::Endless => {
            let chunks = futures_util::stream::repeat_with(|| Ok::<_, std::io::Error>(vec![b' '; 10_000]));
            return ([("content-type", "application/json")], axum::body::Body::from_stream(chunks)).into_response();
        }
        _ => {}
    }
    let refused = |code: &str| (StatusCode::BAD_REQUEST, Json(json!({"error": code}))).into_response();
    let encoded = |text: &str| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
    let credentials = format!("Basic {}", BASE64_STANDARD.encode(format!("{}:{}", encoded(CLIENT), encoded(SECRET))));
    if headers.get("authorization").and_then(|value| value.to_str().ok()) != Some(&credentials) {
        return refused("invalid_client");
    }
    let form: Form = form_urlencoded::parse(body.as_bytes()).into_owned().collect();
    let grant = form.get("code").and_then(|code| provider.inner.lock().unwrap().codes.remove(code));
    let Some(grant) = grant.filter(|grant| {
        let challenge = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(form.get("code_verifier").map_or("", String::as_str)));
        form["grant_type"] == "authorization_code" && form["redirect_uri"] == grant.redirect && challenge == grant.challenge
    }) else {
        return refused("invalid_grant");
    };
    let mut answer = json!({"access_token": "never kept", "token_type": "Bearer", "expires_in": 300});
    match mode {
        Mode::NoToken => {}
        Mode::Garbage => answer["id_token"] = json!("no.token.at.all"),
        _ => answer["id_token"] = json!(provider.token(mode, &grant)),
    }
    Json(answer).into_response()
}
