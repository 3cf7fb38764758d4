//! One provider: where it is asked, the keys that it signs with, and whether a token is true.
//!
//! What a provider publishes is kept for an hour, and longer while it cannot be asked. A token signed with a key that is not
//! among the kept ones has the keys fetched again, because providers change them; but not more often than every half minute.

use std::sync::Arc;
use std::time::{Duration, Instant};

use openidconnect::core::{
    CoreAuthPrompt, CoreAuthenticationFlow, CoreClient, CoreClientAuthMethod, CoreErrorResponseType, CoreIdToken, CoreIdTokenClaims, CoreJwsSigningAlgorithm,
    CoreProviderMetadata,
};
use openidconnect::{
    AuthType, AuthorizationCode, ClaimsVerificationError, ClientId, ClientSecret, CsrfToken, DiscoveryError, EndpointMaybeSet, EndpointNotSet, EndpointSet,
    IdTokenVerifier, IssuerUrl, LanguageTag, Nonce, PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, RequestTokenError, SignatureVerificationError,
    StandardErrorResponse, TokenResponse,
};
use tokio::sync::Mutex;

use super::error::TokenFault;
use super::outbound::{Outbound, OutboundError};
use super::pending::Pending;
use super::{Identity, SignInError};
use crate::config::Issuer;

/// How long what a provider publishes is taken for true without asking again.
const FRESH: Duration = Duration::from_hours(1);
/// How long it is made do with while the provider cannot be asked.
const STALE: Duration = Duration::from_hours(24);
/// After a failure, how long the provider is not asked again.
const REST: Duration = Duration::from_secs(5);
/// How often at most the keys are fetched because a token names an unknown one.
const KEYS_REST: Duration = Duration::from_secs(30);
/// How far the provider's clock may be from ours.
const SKEW: chrono::TimeDelta = chrono::TimeDelta::seconds(60);

/// Providers that let the person choose among accounts if they are asked to, because devices are shared. Others may refuse the wish.
const ASKED_WHO: [&str; 1] = ["https://accounts.google.com"];

/// The ways to sign that are believed: those with a key that the provider alone has.
const ALGORITHMS: [CoreJwsSigningAlgorithm; 9] = [
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha384,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha512,
    CoreJwsSigningAlgorithm::RsaSsaPssSha256,
    CoreJwsSigningAlgorithm::RsaSsaPssSha384,
    CoreJwsSigningAlgorithm::RsaSsaPssSha512,
    CoreJwsSigningAlgorithm::EcdsaP256Sha256,
    CoreJwsSigningAlgorithm::EcdsaP384Sha384,
    CoreJwsSigningAlgorithm::EdDsa,
];

type Client = CoreClient<EndpointSet, EndpointNotSet, EndpointNotSet, EndpointNotSet, EndpointMaybeSet, EndpointMaybeSet>;

/// What a provider published, and when it was asked.
struct Published {
    metadata: Arc<CoreProviderMetadata>,
    at: Instant,
}

#[derive(Default)]
struct Kept {
    published: Option<Published>,
    failed: Option<Instant>,
    keys_renewed: Option<Instant>,
}

/// A provider of the configuration.
pub(super) struct Provider {
    pub(super) settings: Issuer,
    kept: Mutex<Kept>,
}

impl Provider {
    pub(super) fn new(settings: Issuer) -> Provider {
        Provider { settings, kept: Mutex::default() }
    }

    /// Where the person is to go, and what has to be kept for the way back.
    pub(super) async fn begin(&self, outbound: &Outbound, origin: &str, lang: &str, back: &str, now: i64) -> Result<(String, Pending), SignInError> {
        let client = self.client(&*self.published(outbound).await?, origin)?;
        let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
        let mut request = client
            .authorize_url(CoreAuthenticationFlow::AuthorizationCode, CsrfToken::new_random, Nonce::new_random)
            .set_pkce_challenge(challenge)
            .add_ui_locale(LanguageTag::new(lang.to_string()));
        if ASKED_WHO.contains(&self.settings.issuer.as_str()) {
            request = request.add_prompt(CoreAuthPrompt::SelectAccount);
        }
        let (address, state, nonce) = request.url();
        let pending = Pending {
            provider: self.settings.id.clone(),
            origin: origin.to_string(),
            state: state.into_secret(),
            nonce: nonce.secret().clone(),
            verifier: verifier.into_secret(),
            lang: lang.to_string(),
            back: back.to_string(),
            begun: now,
        };
        Ok((address.into(), pending))
    }

    /// Who the person is: the code is changed for a token, and the token checked. The token is kept nowhere.
    pub(super) async fn finish(&self, outbound: &Outbound, pending: &Pending, code: String) -> Result<Identity, SignInError> {
        let published = self.published(outbound).await?;
        let client = self.client(&published, &pending.origin)?;
        let answer = client
            .exchange_code(AuthorizationCode::new(code))
            .map_err(|error| SignInError::Unreadable(error.to_string()))?
            .set_pkce_verifier(PkceCodeVerifier::new(pending.verifier.clone()))
            .request_async(outbound)
            .await
            .map_err(of_code)?;
        let token = answer.id_token().ok_or_else(|| SignInError::Unreadable("the provider gave no token of identity".into()))?;
        let claims = match self.check(&published, token, pending) {
            Err(SignInError::Token(TokenFault::UnknownKey)) => match self.renewed(outbound, &published).await {
                Some(renewed) => self.check(&renewed, token, pending)?,
                None => return Err(SignInError::Token(TokenFault::UnknownKey)),
            },
            checked => checked?,
        };
        Ok(Identity { issuer: claims.issuer().to_string(), subject: claims.subject().to_string() })
    }

    fn client(&self, published: &CoreProviderMetadata, origin: &str) -> Result<Client, SignInError> {
        let Issuer { id, client_id, client_secret, .. } = &self.settings;
        let back = RedirectUrl::new(format!("{origin}/sign-in/{id}/back")).map_err(|error| SignInError::Unreadable(error.to_string()))?;
        let secret = client_secret.as_ref().map(|secret| ClientSecret::new(secret.reveal().to_string()));
        let client = CoreClient::from_provider_metadata(published.clone(), ClientId::new(client_id.clone()), secret).set_redirect_uri(back);
        // Without a word about it, a provider takes the secret in the header (OpenID Connect Discovery 1.0, section 3).
        let methods = published.token_endpoint_auth_methods_supported();
        let in_header = methods.is_none_or(|methods| methods.contains(&CoreClientAuthMethod::ClientSecretBasic));
        Ok(if in_header { client } else { client.set_auth_type(AuthType::RequestBody) })
    }

    fn check<'t>(&self, published: &CoreProviderMetadata, token: &'t CoreIdToken, pending: &Pending) -> Result<&'t CoreIdTokenClaims, SignInError> {
        let client_id = ClientId::new(self.settings.client_id.clone());
        // A public client's verifier takes no signature made with a shared secret.
        let verifier = IdTokenVerifier::new_public_client(client_id.clone(), published.issuer().clone(), published.jwks().clone())
            .set_allowed_algs(ALGORITHMS)
            .set_time_fn(|| chrono::Utc::now() - SKEW)
            .set_issue_time_verifier_fn(|at| if at <= chrono::Utc::now() + SKEW { Ok(()) } else { Err(format!("issued in the future, at {at}")) });
        let claims = token.claims(&verifier, &Nonce::new(pending.nonce.clone())).map_err(of_token)?;
        match claims.authorized_party() {
            Some(party) if *party != client_id => Err(SignInError::Token(TokenFault::Audience(format!("the authorized party is {}", party.as_str())))),
            Some(_) | None => Ok(claims),
        }
    }

    /// What the provider publishes, fetched if it is not fresh.
    async fn published(&self, outbound: &Outbound) -> Result<Arc<CoreProviderMetadata>, SignInError> {
        let mut kept = self.kept.lock().await;
        if let Some(published) = kept.published.as_ref().filter(|published| published.at.elapsed() < FRESH) {
            return Ok(published.metadata.clone());
        }
        let resting = kept.failed.is_some_and(|failed| failed.elapsed() < REST);
        let fetched = if resting {
            Err(SignInError::NoAnswer(OutboundError::Unreachable("it could not be reached just now".into())))
        } else {
            self.fetch(outbound).await
        };
        match fetched {
            Ok(metadata) => {
                *kept = Kept { published: Some(Published { metadata: metadata.clone(), at: Instant::now() }), failed: None, ..*kept };
                Ok(metadata)
            }
            Err(error) => {
                if !resting {
                    tracing::warn!(provider = self.settings.id, %error, "what the provider publishes could not be fetched");
                    kept.failed = Some(Instant::now());
                }
                kept.published.as_ref().filter(|published| published.at.elapsed() < STALE).map(|published| published.metadata.clone()).ok_or(error)
            }
        }
    }

    /// What the provider publishes now, after a token named a key that was not in `before`; nothing if there is no newer.
    async fn renewed(&self, outbound: &Outbound, before: &Arc<CoreProviderMetadata>) -> Option<Arc<CoreProviderMetadata>> {
        let mut kept = self.kept.lock().await;
        if let Some(published) = kept.published.as_ref().filter(|published| !Arc::ptr_eq(&published.metadata, before)) {
            return Some(published.metadata.clone());
        }
        if kept.keys_renewed.is_some_and(|renewed| renewed.elapsed() < KEYS_REST) {
            return None;
        }
        kept.keys_renewed = Some(Instant::now());
        match self.fetch(outbound).await {
            Ok(metadata) => {
                tracing::info!(provider = self.settings.id, "a token named an unknown key: the provider's keys were fetched again");
                kept.published = Some(Published { metadata: metadata.clone(), at: Instant::now() });
                Some(metadata)
            }
            Err(error) => {
                tracing::warn!(provider = self.settings.id, %error, "the provider's keys could not be fetched again");
                None
            }
        }
    }

    async fn fetch(&self, outbound: &Outbound) -> Result<Arc<CoreProviderMetadata>, SignInError> {
        let issuer = IssuerUrl::new(self.settings.issuer.clone()).map_err(|error| SignInError::Unreadable(error.to_string()))?;
        let metadata = CoreProviderMetadata::discover_async(issuer, outbound).await.map_err(of_discovery)?;
        self.only_safe_addresses(&metadata)?;
        Ok(Arc::new(metadata))
    }

    /// A provider with TLS must not lead anybody to a place without.
    fn only_safe_addresses(&self, metadata: &CoreProviderMetadata) -> Result<(), SignInError> {
        let asked =
            [Some(metadata.authorization_endpoint().url()), metadata.token_endpoint().map(openidconnect::TokenUrl::url), Some(metadata.jwks_uri().url())];
        match asked.into_iter().flatten().find(|url| self.settings.issuer.starts_with("https://") && url.scheme() != "https") {
            Some(url) => Err(SignInError::Unreadable(format!("the provider names {url}, which has no TLS"))),
            None => Ok(()),
        }
    }
}

#[allow(clippy::wildcard_enum_match_arm, reason = "the library may add errors of its own")]
fn of_discovery(error: DiscoveryError<OutboundError>) -> SignInError {
    match error {
        DiscoveryError::Request(error) => SignInError::NoAnswer(error),
        DiscoveryError::Validation(detail) => SignInError::Token(TokenFault::Issuer(detail)),
        DiscoveryError::Parse(error) => SignInError::Unreadable(error.to_string()),
        other => SignInError::Unreadable(other.to_string()),
    }
}

#[allow(clippy::wildcard_enum_match_arm, reason = "the library may add errors of its own")]
fn of_code(error: RequestTokenError<OutboundError, StandardErrorResponse<CoreErrorResponseType>>) -> SignInError {
    match error {
        RequestTokenError::Request(error) => SignInError::NoAnswer(error),
        RequestTokenError::ServerResponse(answer) => match answer.error() {
            CoreErrorResponseType::InvalidGrant => SignInError::CodeSpent,
            other => SignInError::Refused(other.to_string()),
        },
        RequestTokenError::Parse(error, _) => SignInError::Unreadable(error.to_string()),
        RequestTokenError::Other(detail) => SignInError::Unreadable(detail),
    }
}

#[allow(clippy::wildcard_enum_match_arm, reason = "the library may add errors of its own")]
fn of_token(error: ClaimsVerificationError) -> SignInError {
    SignInError::Token(match error {
        ClaimsVerificationError::Expired(detail) => TokenFault::Expired(detail),
        ClaimsVerificationError::InvalidAudience(detail) => TokenFault::Audience(detail),
        ClaimsVerificationError::InvalidIssuer(detail) => TokenFault::Issuer(detail),
        ClaimsVerificationError::InvalidNonce(detail) => TokenFault::Nonce(detail),
        ClaimsVerificationError::SignatureVerification(error) => match error {
            SignatureVerificationError::NoMatchingKey => TokenFault::UnknownKey,
            SignatureVerificationError::NoSignature => TokenFault::Unsigned("alg is none".into()),
            SignatureVerificationError::DisallowedAlg(detail) | SignatureVerificationError::UnsupportedAlg(detail) => TokenFault::Unsigned(detail),
            other => TokenFault::Signature(other.to_string()),
        },
        other => return SignInError::Unreadable(other.to_string()),
    })
}
