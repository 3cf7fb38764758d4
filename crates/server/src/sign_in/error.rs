//! Why somebody was not signed in. Each has a sentence of its own; the log has the evidence.

use bija_wire::Line;

use super::outbound::OutboundError;

/// Why somebody was not signed in.
#[derive(Debug)]
pub(crate) enum SignInError {
    /// No provider of that name is configured.
    NoProvider,
    /// The person, or the provider in the person's name, said no.
    Denied,
    /// The provider refused the request itself, with this code of OAuth.
    Refused(String),
    /// What came back does not belong to what this browser began.
    Mismatched,
    /// It came back too late.
    Late,
    /// It came back a second time.
    Again,
    /// The provider gave no answer.
    NoAnswer(OutboundError),
    /// The provider's answer cannot be read.
    Unreadable(String),
    /// The provider does not take its own code: it was used, or it ran out.
    CodeSpent,
    /// What the provider says of the person cannot be believed.
    Token(TokenFault),
}

/// What is wrong with a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TokenFault {
    /// Its signature is not that of the provider's key.
    Signature(String),
    /// No key of the provider fits it.
    UnknownKey,
    /// It has no signature, or one that anybody with the shared secret could make.
    Unsigned(String),
    /// It was made by somebody else.
    Issuer(String),
    /// It was made for somebody else.
    Audience(String),
    /// It belongs to another sign-in.
    Nonce(String),
    /// It is too old, or from the future.
    Expired(String),
}

impl SignInError {
    /// The status of HTTP.
    pub(crate) fn status(&self) -> u16 {
        match self {
            SignInError::NoProvider => 404,
            SignInError::Denied => 403,
            SignInError::Mismatched | SignInError::Late | SignInError::Again => 400,
            SignInError::Refused(_) | SignInError::Unreadable(_) | SignInError::CodeSpent | SignInError::Token(_) => 502,
            SignInError::NoAnswer(error) => match error {
                OutboundError::Slow => 504,
                OutboundError::Unreachable(_) | OutboundError::Failing(_) | OutboundError::TooLong | OutboundError::NoCertificates(_) => 502,
            },
        }
    }

    /// The sentence. `provider` is the name on the button.
    pub(crate) fn line(&self, provider: &str) -> Line {
        let line = Line::new(match self {
            SignInError::NoProvider => return Line::new("sign-in-no-provider"),
            SignInError::Denied => "sign-in-denied",
            SignInError::Refused(code) => return Line::new("sign-in-refused").with("provider", provider.to_string()).with("code", code.clone()),
            SignInError::Mismatched => return Line::new("sign-in-mismatched"),
            SignInError::Late => return Line::new("sign-in-late"),
            SignInError::Again => return Line::new("sign-in-again"),
            SignInError::NoAnswer(OutboundError::Unreachable(_) | OutboundError::NoCertificates(_)) => "sign-in-unreachable",
            SignInError::NoAnswer(OutboundError::Slow) => "sign-in-slow",
            SignInError::NoAnswer(OutboundError::Failing(_)) => "sign-in-failing",
            SignInError::NoAnswer(OutboundError::TooLong) | SignInError::Unreadable(_) => "sign-in-unreadable",
            SignInError::CodeSpent => "sign-in-code-spent",
            SignInError::Token(TokenFault::Signature(_) | TokenFault::UnknownKey) => "sign-in-forged",
            SignInError::Token(TokenFault::Unsigned(_)) => "sign-in-unsigned",
            SignInError::Token(TokenFault::Issuer(_)) => "sign-in-other-issuer",
            SignInError::Token(TokenFault::Audience(_)) => "sign-in-other-audience",
            SignInError::Token(TokenFault::Nonce(_)) => "sign-in-other-nonce",
            SignInError::Token(TokenFault::Expired(_)) => "sign-in-expired",
        });
        line.with("provider", provider.to_string())
    }
}

impl std::fmt::Display for SignInError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SignInError::NoProvider => f.write_str("no such provider"),
            SignInError::Denied => f.write_str("denied"),
            SignInError::Refused(code) => write!(f, "the provider refused: {code}"),
            SignInError::Mismatched => f.write_str("the answer belongs to no sign-in of this browser"),
            SignInError::Late => f.write_str("the answer came too late"),
            SignInError::Again => f.write_str("the answer came a second time"),
            SignInError::NoAnswer(error) => error.fmt(f),
            SignInError::Unreadable(detail) => write!(f, "the provider's answer cannot be read: {detail}"),
            SignInError::CodeSpent => f.write_str("the provider does not take its code"),
            SignInError::Token(fault) => fault.fmt(f),
        }
    }
}

impl std::fmt::Display for TokenFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (what, detail) = match self {
            TokenFault::Signature(detail) => ("the signature is wrong", detail.as_str()),
            TokenFault::UnknownKey => return f.write_str("no key of the provider fits the token"),
            TokenFault::Unsigned(detail) => ("the token is not signed with a key of the provider", detail.as_str()),
            TokenFault::Issuer(detail) => ("the token has another issuer", detail.as_str()),
            TokenFault::Audience(detail) => ("the token is for somebody else", detail.as_str()),
            TokenFault::Nonce(detail) => ("the token belongs to another sign-in", detail.as_str()),
            TokenFault::Expired(detail) => ("the token is out of its time", detail.as_str()),
        };
        write!(f, "{what}: {detail}")
    }
}

impl std::error::Error for SignInError {}
